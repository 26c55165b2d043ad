/** To ask what something is without using it: a right-click, the menu key, or a finger that rests on it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What is asked about in this way; everywhere else the browser's own menu opens, as to copy a text. */
const ASKED = "[data-target], [data-tool]";
/** How long a finger rests on it, in milliseconds, and how far it may slip, in pixels. */
const HOLD = 500;
const SLIP = 10;

export function useAsking(root: RefObject<HTMLElement | null>, explain: (element: Element) => void): void {
  const latest = useRef(explain);
  latest.current = explain;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    /** The finger on the board: where it came down, and whether it has asked. */
    let finger: { x: number; y: number; asked: boolean; timer: ReturnType<typeof setTimeout> } | null = null;
    const asked = ({ target }: Event) => (target as Element).closest(ASKED);
    const leave = () => clearTimeout(finger?.timer);

    const down = (event: PointerEvent) => {
      leave();
      finger = null;
      const thing = asked(event);
      if (event.pointerType !== "touch" || !event.isPrimary || !thing) return;
      const now = { x: event.clientX, y: event.clientY, asked: false, timer: setTimeout(() => ask(thing), HOLD) };
      finger = now;
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > SLIP) leave();
    };
    const ask = (thing: Element) => {
      leave();
      if (finger?.asked) return;
      if (finger) finger.asked = true;
      latest.current(thing);
    };
    // Browsers differ in whether they tell of a finger that rests: some send this event, some do not.
    const menu = (event: MouseEvent) => {
      const thing = asked(event);
      if (!thing) return;
      event.preventDefault();
      // The notebook has a menu of its own.
      event.stopPropagation();
      ask(thing);
    };
    // A finger that has asked does not also use the thing.
    const click = (event: MouseEvent) => {
      if (!finger?.asked || event.detail === 0) return;
      finger = null;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    board.addEventListener("pointerdown", down);
    board.addEventListener("pointermove", move);
    board.addEventListener("pointerup", leave);
    board.addEventListener("pointercancel", leave);
    board.addEventListener("contextmenu", menu);
    board.addEventListener("click", click, true);
    return () => {
      leave();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", leave);
      board.removeEventListener("pointercancel", leave);
      board.removeEventListener("contextmenu", menu);
      board.removeEventListener("click", click, true);
    };
  }, [root]);
}
