/** What readers change is shown at once and sent when they pause. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Milliseconds after which somebody who types or drags has paused. */
export const PAUSE = 150;

/** Milliseconds after which Python should have answered. */
export const PATIENCE = 3000;

/** Does what it was told last, some time later; not at all once the part is gone. */
export function useLater(): (after: number, doing: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
  return (after, doing) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(doing, after);
  };
}

/**
 * A value of Python's that the reader changes: ahead of it until the page says the same, or nobody has answered.
 * Returns what to show, and the way to change it.
 */
export function useAhead<T>(value: T, send: (value: T) => void, pause = 0): [T, (value: T) => void] {
  const [ahead, setAhead] = useState<{ value: T } | null>(null);
  const sending = useLater();
  const waiting = useLater();
  const said = JSON.stringify(value);
  const wished = ahead && JSON.stringify(ahead.value);
  useLayoutEffect(() => {
    if (wished === said) setAhead(null);
  }, [wished, said]);
  const change = (next: T) => {
    setAhead({ value: next });
    waiting(pause + PATIENCE, () => setAhead(null));
    if (pause > 0) sending(pause, () => send(next));
    else send(next);
  };
  return [ahead ? ahead.value : value, change];
}
