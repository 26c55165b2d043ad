/** The keys of the board; none of them reaches the notebook, whose own shortcuts would cut its cells. */
import type { RefObject } from "preact";

interface Doings {
  root: RefObject<HTMLElement | null>;
  /** False if there was nothing to cancel. */
  cancel: () => boolean;
  undo: () => void;
  redo: () => void;
  log: () => void;
  help: () => void;
}

const isText = (target: EventTarget | null) => {
  const name = (target as Element | null)?.localName;
  return name === "input" || name === "select" || name === "textarea";
};

export function keyHandler(doings: Doings): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    const root = doings.root.current;
    if (event.key === "Escape") {
      if (doings.cancel()) event.preventDefault();
      return;
    }
    if (!root || isText(event.target)) return;
    if (/^[1-9]$/.test(event.key)) {
      const button = root.querySelectorAll<HTMLElement>("[data-action]")[Number(event.key) - 1];
      if (button) {
        event.preventDefault();
        button.click();
        root.querySelector("[data-prompt]")?.scrollIntoView?.({ block: "nearest" });
      }
      return;
    }
    const doing = command(event.key, root, doings);
    if (doing) {
      event.preventDefault();
      doing();
    }
  };
}

function command(key: string, root: HTMLElement, { undo, redo, log, help }: Doings): (() => void) | null {
  const jump = (group: string, things = ':not([tabindex="-1"])') => () =>
    root.querySelector<HTMLElement>(`[data-group="${group}"] [data-rove]${things}`)?.focus();
  switch (key.toLowerCase()) {
    case "u":
      return undo;
    case "r":
      return redo;
    case "l":
      return log;
    case "?":
      return help;
    case "a":
      return jump("actions");
    case "h":
      return jump("hand");
    case "c":
      return jump("court", '[data-target^="court:"]');
    default:
      return null;
  }
}
