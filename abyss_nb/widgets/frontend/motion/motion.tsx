/** Watches the board change and lets the stage show how; and whether anything may move at all. */
import { Component, type RefObject, createRef, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AllyFace, ally } from "../cards";
import type { Settings, View } from "../protocol";
import { Icon } from "../sprites";
import { later, soon } from "../soon";
import { changes, moves, sameEyes } from "./moves";
import { type Shot, Stage } from "./stage";

const REDUCED = "(prefers-reduced-motion: reduce)";

/** Whether things move: as the board is set, or as the system wishes. */
export function useMotion(wish: Settings["motion"]): boolean {
  const [reduced, setReduced] = useState(() => globalThis.matchMedia?.(REDUCED).matches ?? false);
  useEffect(() => {
    const system = globalThis.matchMedia?.(REDUCED);
    const changed = () => setReduced(system?.matches ?? false);
    system?.addEventListener("change", changed);
    return () => system?.removeEventListener("change", changed);
  }, []);
  return wish === "on" || (wish === "auto" && !reduced);
}

interface Props {
  /** Whether anything moves. */
  on: boolean;
  view: View;
  speed: Settings["speed"];
  board: RefObject<HTMLElement | null>;
}

/** What the board showed before the changes that the next frame brings. */
interface Before {
  view: View;
  shot: Shot;
  /** A frame has shown the change, or a part of it, before it could be set in motion. */
  shown: boolean;
}

/** Who walks through the game sees cards move only as far as he can follow: this many actions at once. */
const FOLLOWED = 3;

const leaps = (old: View, view: View) => !(old.live && view.live) && Math.abs(view.place - old.place) > FOLLOWED;

/**
 * Stands before everything that moves, so that it comes to look at it just before it is redrawn. Its own layer, above
 * the board, holds the copies on their way.
 */
export class Motion extends Component<Props> {
  private readonly layer = createRef<HTMLDivElement>();
  private stage: Stage | null = null;
  private before: Before | null = null;
  /** What the board shows, looked at while nothing was to be done; null if it may have changed since. */
  private rested: Shot | null = null;
  private resized: ResizeObserver | null = null;
  private stopPlaying = () => {};
  private stopResting = () => {};

  override componentDidMount(): void {
    const board = this.props.board.current;
    if (!board || !this.layer.current) return;
    this.stage = new Stage(board, this.layer.current);
    this.rest();
    if (typeof ResizeObserver === "undefined") return;
    this.resized = new ResizeObserver(() => this.rest());
    this.resized.observe(board);
  }

  override componentWillUnmount(): void {
    this.stopPlaying();
    this.stopResting();
    this.resized?.disconnect();
    this.stage?.clear();
  }

  /** Just before the board is redrawn. */
  override getSnapshotBeforeUpdate({ view: old }: Props): null {
    const { view, on } = this.props;
    if (!this.stage || old === view) return null;
    soon(this.layOut);
    queueMicrotask(this.redrawn);
    if (!on || leaps(old, view) || globalThis.document.hidden || typeof Element.prototype.animate !== "function") {
      this.before = null;
      this.stopPlaying();
      this.stage.clear();
    } else this.before ??= { view: old, shot: this.rested ?? this.stage.look(), shown: false };
    return null;
  }

  override componentDidUpdate(): void {
    this.rest();
  }

  /** What is drawn now stands there, and what is drawn later has been given its turns: then the change is set in motion. */
  private readonly redrawn = () => {
    soon(this.layOut);
    const { before } = this;
    if (!before) return;
    const frame = requestAnimationFrame(() => setTimeout(() => (before.shown = true)));
    this.stopPlaying();
    const stop = soon(() => {
      cancelAnimationFrame(frame);
      this.play();
    });
    this.stopPlaying = () => {
      cancelAnimationFrame(frame);
      stop();
    };
  };

  /** Lays out what was drawn, in a task of its own: left to the frame, that would make one long task of both. */
  private readonly layOut = () => void this.props.board.current?.offsetHeight;

  /** Looks at the board once it has come to rest, so that the next change need not be held up by that. */
  private rest(lasting = 0): void {
    this.rested = null;
    this.stopResting();
    if (this.props.on) this.stopResting = later(lasting, () => (this.rested = this.stage?.look() ?? null));
  }

  private play(): void {
    const { before, stage } = this;
    this.before = null;
    if (!before || !stage) return;
    const { view, speed } = this.props;
    const lasting = stage.play(before.shot, {
      moves: moves(before.view, view),
      changes: changes(before.view, view),
      appearing: sameEyes(before.view, view),
      shown: before.shown,
      speed: speed === "fast" ? "normal" : "slow",
      draw: (what, host) => render(<Drawn what={what} />, host),
    });
    soon(this.layOut);
    this.rest(lasting);
  }

  override render() {
    return <div ref={this.layer} class="ab-ghosts" aria-hidden="true" inert />;
  }
}

const TOKENS: Record<string, string> = { pearl: "pearl", key: "key", token: "monster-token" };

/** What moves between two places neither of which shows it. */
function Drawn({ what }: { what: string }) {
  const token = TOKENS[what];
  if (token) return <Icon name={token} />;
  return what === "monster" || ally(what) ? <AllyFace card={what} /> : null;
}
