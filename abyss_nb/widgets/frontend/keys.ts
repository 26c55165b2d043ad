/** The keys of the board; none of them reaches the notebook, whose own shortcuts would cut its cells. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { focusedIn } from "./focus";
import type { By } from "./line";

interface Key {
  /** As they are printed on keyboards. */
  keys: readonly string[];
  /** What they do, as a key of the book's words. */
  word: string;
  /** The things that they take the focus to. */
  to?: string;
}

/** What the digits press, in their order. */
const NUMBERED = "[data-role=ready], [data-action]";

/** All keys of the board; the help shows them, and docs/keys.md. */
export const KEYS: readonly Key[] = [
  { keys: ["Tab", "←", "→", "↑", "↓"], word: "help.move" },
  { keys: ["Enter"], word: "help.enter" },
  { keys: ["Enter"], word: "help.pay" },
  { keys: ["1–9"], word: "help.digits" },
  { keys: ["Esc"], word: "help.escape" },
  { keys: ["A"], word: "help.actions", to: NUMBERED },
  { keys: ["N"], word: "help.next", to: '[data-legal="true"]' },
  { keys: ["H"], word: "help.hand", to: '[data-target^="hand:"]' },
  { keys: ["C"], word: "help.court", to: '[data-target^="court:"]' },
  { keys: ["E"], word: "help.track", to: '[data-target="deck:exploration"], [data-target="track"]' },
  { keys: ["K"], word: "help.council", to: '[data-target^="council:"]' },
  { keys: ["O"], word: "help.locations", to: '[data-target^="drawn:"], [data-target^="available:"], [data-target="deck:locations"]' },
  { keys: ["M"], word: "help.mine", to: '[data-target^="own:"], [data-target^="mine:"]' },
  { keys: ["T"], word: "help.timeline", to: "[data-role=scrub]" },
  { keys: [",", "."], word: "help.step" },
  { keys: ["<", ">"], word: "help.step_turn" },
  { keys: ["G"], word: "help.play" },
  { keys: ["U"], word: "help.undo" },
  { keys: ["R"], word: "help.redo" },
  { keys: ["S"], word: "help.skip" },
  { keys: ["L"], word: "help.log" },
  { keys: ["W"], word: "help.explain" },
  { keys: ["D"], word: "help.chances" },
  { keys: ["?"], word: "help.help" },
];

interface Doings {
  root: RefObject<HTMLElement | null>;
  /** False if there was nothing to cancel. */
  cancel: () => boolean;
  /** False if what is chosen is no payment. */
  pay: () => boolean;
  step: (direction: 1 | -1, by: By) => void;
  /** Plays the game step by step, or pauses. */
  play: () => void;
  undo: () => void;
  redo: () => void;
  skip: () => void;
  log: () => void;
  /** Explains what has the focus. */
  explain: () => void;
  chances: () => void;
  help: () => void;
}

/** What a key's target wears if Lumino, which JupyterLab and Notebook are built on, shall leave the key alone. */
const UNHEARD = "data-lm-suppress-shortcuts";

/** A key with one of these is the notebook's or the browser's, also in the board: Ctrl+S saves. */
export const isForeign = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/**
 * Keeps the board's keys from those who hear them on their way down to it, when it cannot stop them yet, as Notebook 7
 * does. Only the window hears them earlier.
 */
export function useKeysKept(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const board = root.current;
    const view = board?.ownerDocument.defaultView;
    if (!board || !view) return;
    const mark = (event: KeyboardEvent) => {
      if (event.composedPath().includes(board)) (event.target as Element).toggleAttribute(UNHEARD, !isForeign(event));
    };
    view.addEventListener("keydown", mark, true);
    return () => view.removeEventListener("keydown", mark, true);
  }, [root]);
}

const isText = (target: EventTarget | null) => {
  const name = (target as Element | null)?.localName;
  return name === "input" || name === "select" || name === "textarea";
};

/** In the hand the space bar chooses cards, and Enter pays as soon as they are a payment. */
const paysFrom = (target: EventTarget | null) => (target as Element | null)?.closest('[data-group="hand"], [data-prompt]') != null;

export function keyHandler(doings: Doings): (event: KeyboardEvent) => void {
  return (event) => {
    if (isForeign(event)) return;
    event.stopPropagation();
    if (event.defaultPrevented) return;
    const root = doings.root.current;
    if (event.key === "Escape") {
      if (doings.cancel()) event.preventDefault();
      return;
    }
    if (!root || isText(event.target)) return;
    // A key held down is one wish: it must not play on with what has the focus next.
    if (event.repeat && /^([1-9 ]|Enter)$/.test(event.key)) {
      event.preventDefault();
      return;
    }
    if (event.key === "Enter" && paysFrom(event.target) && doings.pay()) {
      event.preventDefault();
      return;
    }
    const inMenu = (event.target as Element).closest(".ab-menu") !== null;
    if (/^[1-9]$/.test(event.key) && !inMenu) {
      const button = root.querySelectorAll<HTMLElement>(NUMBERED)[Number(event.key) - 1];
      if (button) {
        event.preventDefault();
        // From there the focus goes on to what is asked next.
        button.focus({ preventScroll: true });
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

function command(key: string, root: HTMLElement, { step, play, undo, redo, skip, log, explain, chances, help }: Doings): (() => void) | null {
  switch (key.toLowerCase()) {
    case ",":
      return () => step(-1, "decision");
    case ".":
      return () => step(1, "decision");
    case "<":
      return () => step(-1, "turn");
    case ">":
      return () => step(1, "turn");
    case "g":
      return play;
    case "u":
      return undo;
    case "r":
      return redo;
    case "s":
      return skip;
    case "l":
      return log;
    case "w":
      return explain;
    case "d":
      return chances;
    case "?":
      return help;
    default: {
      const things = KEYS.find(({ keys }) => keys.includes(key.toUpperCase()))?.to;
      return things === undefined ? null : () => jump(root, things);
    }
  }
}

/** Puts the focus on the first of the things that can be used; if it is there already, on the next one. */
function jump(root: HTMLElement, things: string): void {
  const all = Array.from(root.querySelectorAll<HTMLElement>(things));
  const usable = all.filter((thing) => thing.getAttribute("aria-disabled") !== "true");
  const among = usable.length > 0 ? usable : all;
  const focused = focusedIn(root);
  among[((focused ? among.indexOf(focused) : -1) + 1) % among.length]?.focus();
}
