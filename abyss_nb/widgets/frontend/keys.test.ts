import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { words } from "./fixtures/book.json";
import { KEYS, keyHandler } from "./keys";

const doings = () => ({ cancel: vi.fn(), pay: vi.fn(), step: vi.fn(), play: vi.fn(), undo: vi.fn(), redo: vi.fn(), skip: vi.fn(), log: vi.fn(), explain: vi.fn(), chances: vi.fn(), help: vi.fn() });

function boardOf(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

function typing(root: HTMLElement) {
  const done = doings();
  const handle = keyHandler({ root: { current: root }, ...done });
  root.addEventListener("keydown", handle);
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    (root.contains(document.activeElement) ? document.activeElement : root)?.dispatchEvent(event);
    return event;
  };
  return { done, press };
}

describe("the keys", () => {
  it("are those that docs/keys.md lists", () => {
    const said = words as Record<string, string>;
    const rows = KEYS.map(({ keys, word }) => `| ${keys.map((key) => `\`${key}\``).join(" ")} | ${said[word]} |`);
    const page = readFileSync(join(process.cwd(), "docs/keys.md"), "utf8");
    expect(page.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
    expect(page).toContain(said["help.again"]);
  });

  it("all do something, each letter one thing", () => {
    const letters = KEYS.flatMap(({ keys }) => keys).filter((key) => /^[A-Z?,.<>]$/.test(key));
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) {
      const { press } = typing(boardOf("<button></button>"));
      expect(press(letter).defaultPrevented, letter).toBe(true);
    }
  });

  it("go to what can be used, and with the same letter again to the next", () => {
    const root = boardOf(
      ["a", "b", "c", "d"]
        .map((lord, at) => `<button data-target="court:${lord}" ${at % 2 ? "" : 'aria-disabled="true"'}>${lord}</button>`)
        .join(""),
    );
    const { press } = typing(root);
    const reached = ["c", "C", "c"].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(reached).toEqual(["b", "d", "b"]);
  });

  it("held down are one wish", () => {
    const { press } = typing(boardOf('<button data-action="explore"></button>'));
    expect(press("Enter").defaultPrevented).toBe(false);
    expect(press("Enter", { repeat: true }).defaultPrevented).toBe(true);
    expect(press(" ", { repeat: true }).defaultPrevented).toBe(true);
    const clicked = vi.fn();
    document.querySelector("[data-action]")?.addEventListener("click", clicked);
    press("1");
    press("1", { repeat: true });
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("play nothing behind the menu", () => {
    const root = boardOf('<button data-action="explore"></button><div class="ab-menu"><button></button></div>');
    const clicked = vi.fn();
    root.querySelector("[data-action]")?.addEventListener("click", clicked);
    const { press } = typing(root);
    root.querySelector<HTMLElement>(".ab-menu button")?.focus();
    press("1");
    expect(clicked).not.toHaveBeenCalled();
    root.querySelector<HTMLElement>("[data-action]")?.focus();
    press("1");
    expect(clicked).toHaveBeenCalledOnce();
  });
});
