/** What came anew and is the same as before keeps its identity, so that comparing it takes no time any more. */

import { useRef } from "preact/hooks";

type Values = Record<string, unknown>;

const isValues = (it: unknown): it is Values => typeof it === "object" && it !== null && !Array.isArray(it);

/** `now`, with everything in it that equals what stood there `before` taken from there. Both are plain JSON. */
export function keptSame<T>(before: unknown, now: T): T {
  if (before === now) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const kept = now.map((value, at) => keptSame(before[at], value));
    return (before.length === now.length && kept.every((value, at) => value === before[at]) ? before : kept) as T;
  }
  if (!isValues(before) || !isValues(now)) return now;
  const kept = Object.fromEntries(Object.entries(now).map(([key, value]) => [key, keptSame(before[key], value)]));
  const names = Object.keys(kept);
  const same = names.length === Object.keys(before).length && names.every((key) => key in before && kept[key] === before[key]);
  return (same ? before : kept) as T;
}

/** The same object as long as it is equal. */
export function useSame<T>(now: T): T {
  const latest = useRef(now);
  latest.current = keptSame(latest.current, now);
  return latest.current;
}
