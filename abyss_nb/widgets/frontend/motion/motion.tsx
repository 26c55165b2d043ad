/** Watches the board change and lets the stage show how; and whether anything may move at all. */
import { Component, type RefObject, createRef, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AllyFace, ally } from "../cards";
import type { Settings, View } from "../protocol";
import { Icon, SpritePrefix } from "../sprites";
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
  prefix: string;
  board: RefObject<HTMLElement | null>;
}

/** What the board showed before the changes that the next frame brings. */
interface Before {
  view: View;
  shot: Shot;
}

/**
 * Stands before everything that moves, so that it comes to look at it just before it is redrawn. Its own layer, above
 * the board, holds the copies on their way.
 */
export class Motion extends Component<Props> {
  private readonly layer = createRef<HTMLDivElement>();
  private stage: Stage | null = null;
  private before: Before | null = null;
  private frame = 0;

  override componentDidMount(): void {
    const board = this.props.board.current;
    if (board && this.layer.current) this.stage = new Stage(board, this.layer.current);
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.frame);
    this.stage?.clear();
  }

  /** Just before the board is redrawn. What it shows then is laid out, so that looking costs little. */
  override getSnapshotBeforeUpdate({ view: old }: Props): null {
    const { view, on } = this.props;
    if (!this.stage || old === view) return null;
    if (!on || globalThis.document.hidden || typeof Element.prototype.animate !== "function") {
      this.before = null;
      cancelAnimationFrame(this.frame);
      this.stage.clear();
    } else this.before ??= { view: old, shot: this.stage.look() };
    return null;
  }

  /** A change is drawn first, and set in motion as the frame begins that shows it: then it is laid out anyway. */
  override componentDidUpdate(): void {
    if (!this.before) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.play());
  }

  private play(): void {
    const { before, stage } = this;
    this.before = null;
    if (!before || !stage) return;
    const { view, speed, prefix } = this.props;
    stage.play(before.shot, {
      moves: moves(before.view, view),
      changes: changes(before.view, view),
      appearing: sameEyes(before.view, view),
      speed: speed === "fast" ? "normal" : "slow",
      draw: (what, host) =>
        render(
          <SpritePrefix.Provider value={prefix}>
            <Drawn what={what} />
          </SpritePrefix.Provider>,
          host,
        ),
    });
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
