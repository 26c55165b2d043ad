/** Keeps a keyboard reader's place when what had the focus goes away with what was done. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusedIn } from "../focus";

interface Held {
  control: HTMLElement;
  /** The part of the page that it was in. */
  part: HTMLElement | null;
}

/** After every page: if what had the focus is gone or can no longer be used, the part it was in has the focus. */
export function useFocusHeld(root: RefObject<HTMLElement | null>, page: unknown): void {
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const entered = ({ target }: FocusEvent) => {
      const control = target as HTMLElement;
      held.current = { control, part: control.closest("[data-part]") };
    };
    const left = ({ target }: FocusEvent) => {
      // A control that is being removed or switched off loses the focus too; only a usable one was left on purpose.
      queueMicrotask(() => {
        const control = target as HTMLElement;
        if (held.current?.control === control && usable(control) && !focusedIn(element)) held.current = null;
      });
    };
    element.addEventListener("focusin", entered);
    element.addEventListener("focusout", left);
    return () => {
      element.removeEventListener("focusin", entered);
      element.removeEventListener("focusout", left);
    };
  }, [root]);

  useLayoutEffect(() => {
    const before = held.current;
    if (!before || usable(before.control)) return;
    const part = before.part?.isConnected ? before.part : root.current;
    held.current = null;
    part?.focus({ preventScroll: true });
  }, [root, page]);
}

const usable = (control: HTMLElement) => control.isConnected && !control.matches(":disabled");
