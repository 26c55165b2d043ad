/**
 * Keeps a keyboard player's place: when the control that had the focus is gone, or was used and has done its work, the
 * focus goes on to what is asked next.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { afterwards } from "./soon";

/** What has the focus inside the board, also in a shadow root. */
export function focusedIn(board: HTMLElement | null): HTMLElement | null {
  const active = (board?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement;
  return active && board?.contains(active) ? (active as HTMLElement) : null;
}

/** What is to be done now: the main action if one is marked as such. */
function nextStep(board: HTMLElement): HTMLElement | null {
  return (
    board.querySelector<HTMLElement>(".ab-primary[data-action]") ??
    board.querySelector<HTMLElement>("[data-action], [data-role=ready]")
  );
}

/** `sent`: an action is on its way. */
export function useFocusKept(root: RefObject<HTMLElement | null>, sent: boolean): void {
  const focused = useRef<HTMLElement | null>(null);
  /** What had the focus when an action was sent by a key. */
  const used = useRef<HTMLElement | null>(null);
  /** The focus was put on the prompt for want of an action. */
  const parked = useRef(false);
  const byKey = useRef(false);

  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const entered = (event: FocusEvent) => {
      focused.current = event.target as HTMLElement;
      if (focused.current !== used.current) used.current = null;
      if (!focused.current.hasAttribute("data-prompt")) parked.current = false;
    };
    const left = (event: FocusEvent) => {
      const from = event.target as HTMLElement;
      // A control that is being removed loses the focus too; only one that stays was left on purpose.
      queueMicrotask(() => {
        if (from.isConnected && focused.current === from) focused.current = null;
      });
    };
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    board.addEventListener("focusin", entered);
    board.addEventListener("focusout", left);
    board.addEventListener("keydown", key, true);
    board.addEventListener("pointerdown", pointer, true);
    return () => {
      board.removeEventListener("focusin", entered);
      board.removeEventListener("focusout", left);
      board.removeEventListener("keydown", key, true);
      board.removeEventListener("pointerdown", pointer, true);
    };
  }, [root]);

  useLayoutEffect(() => {
    const keep = () => {
      const board = root.current;
      const last = focused.current;
      if (!board || !last) return;
      if (sent && byKey.current) used.current = last;
      const gone = !last.isConnected;
      const action = nextStep(board);
      // While nothing is asked, as when bots play, it stays where it is.
      const answered = action !== null && !sent;
      const done = answered && used.current === last && last.getAttribute("aria-disabled") === "true";
      if (answered) used.current = null;
      if (!gone && !done && !(parked.current && last.hasAttribute("data-prompt"))) return;
      const next = action ?? (gone ? board.querySelector<HTMLElement>("[data-prompt]") : null);
      if (!next) return;
      focused.current = null;
      next.focus({ preventScroll: !byKey.current });
      parked.current = action === null;
    };
    keep();
    // What is drawn later may take it away as well.
    return focused.current ? afterwards(keep) : undefined;
  });
}
