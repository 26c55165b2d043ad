/** What a screen reader says by itself: every line is added once and stays a while, so none is lost or said twice. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { plain } from "./log";
import type { View } from "./protocol";
import type { Words } from "./words";

interface Line {
  id: number;
  text: string;
}

/** Lines kept; those read out are not needed any more. */
const KEPT = 12;

/** Lines, and the way to add some; `afresh` leaves none of those before, which were for other ears. */
export function useSpoken(): [lines: readonly Line[], say: (texts: readonly string[], afresh?: boolean) => void] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const say = useCallback((texts: readonly string[], afresh = false) => {
    if (texts.length === 0 && !afresh) return;
    setLines((before) => {
      const next = (before[before.length - 1]?.id ?? 0) + 1;
      return [...(afresh ? [] : before), ...texts.map((text, at) => ({ id: next + at, text }))].slice(-KEPT);
    });
  }, []);
  return [lines, say];
}

export function Spoken({ lines }: { lines: readonly Line[] }) {
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

/** Says what happened and what is asked, whenever the view changes; `otherEyes` hears that somebody else looks now. */
export function useTelling(
  view: View,
  question: string,
  t: Words,
  say: (texts: readonly string[], afresh?: boolean) => void,
  otherEyes: () => void,
): void {
  const heard = useRef(view.log[view.log.length - 1]?.id ?? -1);
  const eyes = useRef(view.seat);
  /** What was asked when it was last said. */
  const told = useRef("");
  useEffect(() => {
    const fresh = view.log.filter(({ id }) => id > heard.current);
    heard.current = view.log[view.log.length - 1]?.id ?? -1;
    const lines = fresh.slice(-AT_ONCE).map(plain);
    const asked = `${question}|${view.over}`;
    if (asked !== told.current) {
      if (view.over && view.scores) lines.push(t("over"));
      else if (view.decision?.mine) lines.push(view.decision.title);
    }
    told.current = asked;
    // At a hot seat, what was told to the one before is not for the next.
    const others = eyes.current !== view.seat;
    eyes.current = view.seat;
    if (others) otherEyes();
    say(lines, others);
  }, [view]);
}
