/** Ways not to draw again what is the same: a click shall be shown at once, on slow machines too. */
import { Component, type ComponentType, type FunctionComponent, h } from "preact";
import { useRef } from "preact/hooks";

function differ(one: object, other: object): boolean {
  const before = one as Record<string, unknown>;
  const now = other as Record<string, unknown>;
  return Object.keys({ ...before, ...now }).some((key) => before[key] !== now[key]);
}

/** The component, drawn again only when its properties change (or a context that it reads itself). */
export function kept<P extends object>(drawn: FunctionComponent<P>): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return differ(this.props, next);
    }

    override render() {
      return h(drawn, this.props as P & { children?: never });
    }
  };
}

type Doing = (...values: never[]) => unknown;

/** The same object as long as its values are the same. Its functions stay the same and do what the latest ones do. */
export function useSteady<T extends object>(now: T): T {
  const latest = useRef(now);
  const doings = useRef<Record<string, Doing>>({});
  const steady = useRef<T | null>(null);
  latest.current = now;
  const next = Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      if (typeof value !== "function") return [name, value];
      doings.current[name] ??= (...values) => (latest.current as Record<string, Doing>)[name]?.(...values);
      return [name, doings.current[name]];
    }),
  ) as T;
  if (!steady.current || differ(steady.current, next)) steady.current = next;
  return steady.current;
}
