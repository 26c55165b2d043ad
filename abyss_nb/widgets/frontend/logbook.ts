/** The log as one view of the board keeps it: only its end comes with every change. */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Link } from "./link";
import type { View } from "./protocol";
import { type Known, completed, isWhole, known, newFrom, upTo } from "./story";

/** How long somebody who walks through the game stays at a place before lines are asked for, in milliseconds. */
const STAYED = 300;

/** The log as far as it came; what is missing is asked for when it is read. */
export function useLog(view: View, open: boolean, link: RefObject<Link | null>): Known["lines"] {
  const [, redraw] = useState(0);
  const kept = useRef<Known & { of: View | null }>({ story: "", lines: [], of: null });
  if (kept.current.of !== view) kept.current = { ...known(kept.current, view.story, view.log), of: view };
  const missing = open && !isWhole(kept.current);
  useEffect(() => {
    if (!missing) return;
    const ask = () =>
      void link.current?.ask({ kind: "log" }).then((answer) => {
        const now = kept.current;
        if (answer.kind !== "log" || answer.story !== now.story) return;
        kept.current = { ...completed(now, answer.lines), of: now.of };
        redraw((times) => times + 1);
      });
    if (view.live) return ask();
    const stayed = setTimeout(ask, STAYED);
    return () => clearTimeout(stayed);
  }, [missing, view.story, kept.current.lines[0]?.id]);
  return upTo(kept.current.lines, view.log[view.log.length - 1]?.id ?? 0);
}

/** Lines of the log after this one came since the reader decided last. */
export function useNewFrom(view: View): number {
  const seen = useRef({ view, from: view.log[view.log.length - 1]?.id ?? 0 });
  if (seen.current.view !== view) seen.current = { view, from: newFrom(seen.current.view, view, seen.current.from) };
  return seen.current.from;
}
