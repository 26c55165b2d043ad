/**
 * Clicks on the board become actions by matching alone: an action lists the things that stand for it in the order
 * in which they are clicked, and each click narrows the legal actions to those that go on with it.
 *
 * Two liberties keep this pleasant: things of one kind that stand side by side in an action (two Lords whose keys
 * are used) may be clicked in any order; and while several actions still fit, nothing is sent although one of them
 * may be complete: the action bar shows what is left.
 */
import type { ActionView } from "./protocol";
import { ARMED, CHOSEN, HINTED, LEGAL, type Marks } from "./ui";

/** "court:slaver" is a thing of the kind "court". */
export function kindOf(target: string): string {
  const colon = target.indexOf(":");
  return colon < 0 ? target : target.slice(0, colon);
}

/** The last word of a target: "lord:p2:keeper" is about "keeper". */
export function wordOf(target: string): string {
  return target.slice(target.lastIndexOf(":") + 1);
}

/** The targets among which the next click may fall: the first one and its neighbours of the same kind. */
function open(rest: readonly string[]): string[] {
  const first = rest[0];
  if (first === undefined) return [];
  const end = rest.findIndex((target) => kindOf(target) !== kindOf(first));
  return rest.slice(0, end < 0 ? rest.length : end);
}

/** What is still to be clicked of `targets` after `chosen`, or null if they do not go together. */
export function remaining(targets: readonly string[], chosen: readonly string[]): string[] | null {
  let rest = [...targets];
  for (const target of chosen) {
    const at = open(rest).indexOf(target);
    if (at < 0) return null;
    rest = [...rest.slice(0, at), ...rest.slice(at + 1)];
  }
  return rest;
}

export interface Match {
  /** The legal actions that go on with what was chosen. */
  actions: ActionView[];
  /** The things a click on which goes on with one of them. */
  next: Set<string>;
  /** The one action left, if everything it names was clicked. */
  complete: ActionView | null;
}

export function match(actions: readonly ActionView[], chosen: readonly string[]): Match {
  const fitting: ActionView[] = [];
  const next = new Set<string>();
  let done: ActionView | null = null;
  for (const action of actions) {
    const rest = remaining(action.targets, chosen);
    if (rest === null) continue;
    fitting.push(action);
    for (const target of open(rest)) next.add(target);
    if (rest.length === 0 && action.targets.length > 0) done = action;
  }
  return { actions: fitting, next, complete: fitting.length === 1 ? done : null };
}

/** How the things are marked, with those clicked so far, the action that asks whether one is sure, and what is pointed out. */
export function marksOf(fits: Match, chosen: readonly string[], armed: ActionView | null, hinted: readonly string[]): Marks {
  const asking = armed?.targets[armed.targets.length - 1];
  return {
    of: (target) =>
      (fits.next.has(target) ? LEGAL : 0) |
      (chosen.includes(target) ? CHOSEN : 0) |
      (target === asking ? ARMED : 0) |
      (hinted.includes(target) ? HINTED : 0),
  };
}

export type Press =
  | { kind: "send"; action: ActionView }
  | { kind: "choose"; chosen: string[] }
  /** Nothing legal goes on with it. */
  | { kind: "ask" };

/** What a click on `target` means when `chosen` was clicked before. */
export function press(actions: readonly ActionView[], chosen: readonly string[], target: string): Press {
  const goesOn = match(actions, chosen).next.has(target);
  if (!goesOn && chosen.includes(target)) return { kind: "choose", chosen: chosen.slice(0, chosen.indexOf(target)) };
  const from = goesOn ? chosen : [];
  if (!goesOn && (chosen.length === 0 || !match(actions, []).next.has(target))) return { kind: "ask" };
  const now = [...from, target];
  const { complete } = match(actions, now);
  return complete ? { kind: "send", action: complete } : { kind: "choose", chosen: now };
}
