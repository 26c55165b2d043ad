/**
 * A group of things that is one stop for Tab; inside it the arrow keys, Home and End move. The tab stop is kept on
 * the elements themselves, so that it survives redraws.
 */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  label: string;
  class?: string;
  role?: "group" | "toolbar" | "list";
  /** A name by which keys and tests find the group. */
  name?: string;
  children: ComponentChildren;
}

const members = (group: Element) => Array.from(group.querySelectorAll<HTMLElement>("[data-rove]"));

/** Makes `stop` the only member that Tab reaches, and marks a group in which something can be used. */
function settle(group: Element, wished: HTMLElement | null): void {
  const all = members(group);
  group.toggleAttribute("data-live", all.some((member) => member.dataset["legal"] === "true"));
  const before = all.find((member) => member.tabIndex === 0 && member.hasAttribute("data-stop"));
  const stop = wished ?? before ?? all.find((member) => member.dataset["legal"] === "true") ?? all[0];
  for (const member of all) {
    const on = member === stop;
    if (member.tabIndex !== (on ? 0 : -1)) member.tabIndex = on ? 0 : -1;
    member.toggleAttribute("data-stop", on && (wished !== null || before !== undefined));
  }
}

/** The member next to `from` in the direction of an arrow key, by where things are drawn. */
function beside(all: HTMLElement[], from: HTMLElement, key: string, rtl: boolean): HTMLElement | undefined {
  const at = all.indexOf(from);
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (key === "ArrowLeft" || key === "ArrowRight") return all[at + (key === forward ? 1 : -1)];
  const here = from.getBoundingClientRect();
  const down = key === "ArrowDown";
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const member of all) {
    const there = member.getBoundingClientRect();
    const gap = down ? there.top - here.bottom : here.top - there.bottom;
    if (gap < -4) continue;
    const across = Math.abs(there.left + there.width / 2 - here.left - here.width / 2);
    const distance = gap * 3 + across;
    if (distance < least) [best, least] = [member, distance];
  }
  return best ?? all[at + (down ? 1 : -1)];
}

const KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

export function Rove({ label, class: extra = "", role = "group", name, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) settle(ref.current, null);
  });
  const move = (event: KeyboardEvent) => {
    const group = ref.current;
    const from = (event.target as Element | null)?.closest<HTMLElement>("[data-rove]");
    if (!group || !from || !KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = beside(members(group), from, event.key, getComputedStyle(group).direction === "rtl");
    event.preventDefault();
    if (to) to.focus();
  };
  const follow = (event: FocusEvent) => {
    const on = (event.target as Element | null)?.closest<HTMLElement>("[data-rove]");
    if (ref.current && on) settle(ref.current, on);
  };
  return (
    <div ref={ref} role={role} aria-label={label} class={extra} data-group={name} onKeyDown={move} onFocusIn={follow}>
      {children}
    </div>
  );
}
