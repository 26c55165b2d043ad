/** Walks along a line of play: one wish at a time, and step by step while it is played. */
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type By, lastOf, stepFrom } from "./line";
import type { Link, Model, Wish } from "./link";
import type { Answer, Line, Seat, Settings, View } from "./protocol";

/** What the board shows now. */
export interface Shown {
  line: Line;
  place: number;
}

export interface Walking {
  /** Where somebody wants to be; null where he is. */
  wish: number | null;
  playing: boolean;
}

/**
 * Goes along the line. Only one wish is on its way at a time; of those that come meanwhile the latest one counts.
 */
export class Walker {
  state: Walking = { wish: null, playing: false };
  private readonly listeners = new Set<() => void>();
  private sending = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: () => Shown,
    private readonly ask: (wish: Wish) => Promise<Answer>,
    private readonly refused: (answer: Answer) => void,
    /** How long an action is shown while all are played, in milliseconds. */
    private readonly pace: () => number,
  ) {}

  /** Calls back whenever `state` changes; returns the way to stop. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Looks at a place of the line. */
  go(place: number): void {
    this.pause();
    this.wish(place);
  }

  step(direction: 1 | -1, by: By, own: readonly Seat[]): void {
    const { line, place } = this.shown();
    this.go(stepFrom(line, this.state.wish ?? place, direction, by, own));
  }

  /** Shows action by action up to the end. */
  play(): void {
    const { line, place } = this.shown();
    if (this.state.playing || place >= lastOf(line)) return;
    this.set({ playing: true });
    this.wish(place + 1);
  }

  pause(): void {
    clearTimeout(this.timer);
    if (this.state.playing) this.set({ playing: false });
  }

  private wish(place: number): void {
    this.set({ wish: Math.max(0, Math.min(place, lastOf(this.shown().line))) });
    this.send();
  }

  private send(): void {
    const { line, place } = this.shown();
    const { wish } = this.state;
    if (this.sending || wish === null) return;
    if (wish === place) return this.arrived();
    this.sending = true;
    void this.ask({ kind: "goto", line: line.number, place: wish }).then((answer) => {
      this.sending = false;
      if (answer.kind === "refused") {
        this.refused(answer);
        this.pause();
        this.set({ wish: null });
      } else this.send();
    });
  }

  private arrived(): void {
    this.set({ wish: null });
    if (!this.state.playing) return;
    const { line, place } = this.shown();
    if (place >= lastOf(line)) return this.pause();
    this.timer = setTimeout(() => this.wish(this.shown().place + 1), this.pace());
  }

  private set(part: Partial<Walking>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

/** How long each action is shown, in milliseconds, while all of them are played: long enough to see what it changed. */
const PACE: Record<Settings["speed"], number> = { slow: 2400, normal: 1200, fast: 500, instant: 120 };

/** The walker of a view of the board; it stops playing as soon as somebody does something else on the board. */
export function useWalker(
  model: Model,
  link: RefObject<Link | null>,
  root: RefObject<HTMLElement | null>,
  refused: (answer: Answer) => void,
): Walker {
  const latest = useRef(refused);
  latest.current = refused;
  const walker = useMemo(
    () =>
      new Walker(
        () => ({ line: model.get("line") as Line, place: (model.get("view") as View).place }),
        (wish) => link.current?.ask(wish) ?? new Promise(() => undefined),
        (answer) => latest.current(answer),
        () => PACE[(model.get("settings") as Settings).speed],
      ),
    [model],
  );
  useLayoutEffect(() => {
    const board = root.current;
    const stop = (event: Event) => {
      const key = (event as Partial<KeyboardEvent>).key ?? "";
      // What starts and stops it does so itself; looking around is no doing.
      if (/^([gG]|Tab|Shift)$/.test(key) || (event.target as Element).closest("[data-role=play]")) return;
      walker.pause();
    };
    board?.addEventListener("pointerdown", stop, true);
    board?.addEventListener("keydown", stop, true);
    return () => {
      walker.pause();
      board?.removeEventListener("pointerdown", stop, true);
      board?.removeEventListener("keydown", stop, true);
    };
  }, [walker]);
  return walker;
}
