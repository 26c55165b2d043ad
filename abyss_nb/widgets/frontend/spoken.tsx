/** What a screen reader says by itself: every line is added once and stays a while, so none is lost or said twice. */
import type { RefObject } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { plain } from "./log";
import type { Line, View } from "./protocol";
import type { Words } from "./words";

interface Said {
  id: number;
  text: string;
}

/** Lines kept; those read out are not needed any more. */
const KEPT = 12;

/** Adds lines; `afresh` leaves none of those before, which were for other ears. */
export type Say = (texts: readonly string[], afresh?: boolean) => void;

/** The lines stand in a part of their own, and the rest of the board is not drawn again when some are added. */
export function useSpoken(): [voice: RefObject<Say>, say: Say] {
  const voice = useRef<Say>(() => {});
  const say = useCallback<Say>((texts, afresh) => voice.current(texts, afresh), []);
  return [voice, say];
}

export function Spoken({ voice }: { voice: RefObject<Say> }) {
  const [lines, setLines] = useState<readonly Said[]>([]);
  voice.current = (texts, afresh = false) => {
    if (texts.length === 0 && !afresh) return;
    setLines((before) => {
      const next = (before[before.length - 1]?.id ?? 0) + 1;
      return [...(afresh ? [] : before), ...texts.map((text, at) => ({ id: next + at, text }))].slice(-KEPT);
    });
  };
  return (
    <div class="ab-hidden" aria-live="polite" data-role="live">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/** New lines read out at once; after a long stretch of bots only the latest matter. */
const AT_ONCE = 6;

/** How long somebody who walks through the game stays at a place before it is said, in milliseconds. */
const STAYED = 400;

/**
 * Says what happened and what is asked, whenever the view changes, and to somebody who walks along a line where he is;
 * `otherEyes` hears that somebody else looks now.
 */
export function useTelling(
  view: View,
  line: Line,
  question: string,
  t: Words,
  say: Say,
  otherEyes: () => void,
): void {
  const heard = useRef(view.log[view.log.length - 1]?.id ?? -1);
  const eyes = useRef(view.seat);
  const place = useRef({ line, at: view.place });
  /** What was asked when it was last said. */
  const told = useRef("");
  useEffect(() => {
    const fresh = view.log.filter(({ id }) => id > heard.current);
    heard.current = view.log[view.log.length - 1]?.id ?? -1;
    const from = place.current;
    place.current = { line, at: view.place };
    // Along the same line nothing has happened: somebody only looks at another place of it.
    const walked = from.at !== view.place && (from.line === line || !view.live);
    const lines = walked ? [] : fresh.slice(-AT_ONCE).map(plain);
    const asked = `${question}|${view.over}`;
    if (asked !== told.current && (view.live || !walked)) {
      if (view.over && view.scores) lines.push(t("over"));
      else if (view.decision?.mine) lines.push(view.decision.title);
    }
    told.current = asked;
    // At a hot seat, what was told to the one before is not for the next.
    const others = eyes.current !== view.seat;
    eyes.current = view.seat;
    if (others) otherEyes();
    say(lines, others);
    const latest = view.log[view.log.length - 1];
    if (!walked) return;
    const here = latest ? t("timeline.at", { n: latest.turn, line: plain(latest) }) : t("timeline.start");
    const stayed = setTimeout(() => say([here]), STAYED);
    return () => clearTimeout(stayed);
  }, [view]);
}
