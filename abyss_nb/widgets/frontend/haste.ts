/** Keeps the second click of a double one from answering what the first one brought up: nobody can have read it yet. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** How long after a click another one may still belong to it, in milliseconds. */
const TOGETHER = 300;

/**
 * `asked` names what a click would answer now. Only a browser's own count of clicks is trusted to tell a double one:
 * two clicks at different places, keys and scripts are never held up.
 */
export function useHaste(root: RefObject<HTMLElement | null>, asked: string): void {
  const now = useRef(asked);
  now.current = asked;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let last = { at: -Infinity, asked: "" };
    const click = (event: MouseEvent) => {
      // Where one steps along, every click is meant.
      if ((event.target as Element).closest("[data-at-will]")) return;
      const again = event.detail > 1 && event.timeStamp - last.at < TOGETHER;
      last = { at: event.timeStamp, asked: again ? last.asked : now.current };
      if (!again || last.asked === now.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    board.addEventListener("click", click, true);
    return () => board.removeEventListener("click", click, true);
  }, [root]);
}
