/** How wide the board is. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** The widths in the board's own pixels, which its scale enlarges, from which the layout changes; board.css knows them as .ab-from-600 and so on. */
const STEPS = [600, 640, 760, 1000, 1160, 1360] as const;

/** From this width on there is room for the log beside the table. */
export const WIDE = 1160;

/** The largest step that the board is at least as wide as; 0 below the first one. */
export function useWidth(root: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(0);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const measure = () => {
      const width = board.offsetWidth;
      // Without a width the board is out of sight; it keeps its layout until it comes back.
      if (width > 0) setStep(Math.max(0, ...STEPS.filter((from) => from <= width)));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    return () => observer.disconnect();
  }, [root]);
  return step;
}

/** The classes that tell the style sheet about the width. */
export function widthClasses(step: number): string {
  return STEPS.filter((from) => from <= step)
    .map((from) => `ab-from-${from}`)
    .join(" ");
}
