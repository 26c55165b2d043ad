/** A thing on the board that can be clicked: a real button that says what it is and whether it can be used now. */
import type { ComponentChildren } from "preact";
import { ARMED, CHOSEN, HINTED, LEGAL, useUi } from "./ui";

interface Props {
  /** As in the protocol, e.g. "court:slaver". */
  target: string;
  /** Where it lies, if its target does not say it: for what moves (motion/moves.ts). */
  place?: string;
  /** The whole thing in words. */
  label: string;
  class?: string;
  children: ComponentChildren;
  /** Said to be usable although no action lists it (cards while a payment is built). */
  legal?: boolean;
  /** How many of it are chosen, where that is not told by the clicks. */
  count?: number;
  /** Shown under the pointer: the words of a card that may be too small to hold them. */
  tip?: string;
}

export function Thing({ target, place, label, class: extra = "", children, legal, count, tip }: Props) {
  const { press, marks, t } = useUi();
  const mark = marks.of(target);
  const usable = legal ?? (mark & LEGAL) > 0;
  const picked = count === undefined ? (mark & CHOSEN) > 0 : count > 0;
  const words = [label, picked ? t("chosen") : "", usable ? t("possible") : ""].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      class={`ab-thing ${extra}`}
      data-target={target}
      data-place={place}
      data-rove=""
      data-legal={usable ? "true" : undefined}
      data-chosen={picked ? "true" : undefined}
      data-armed={mark & ARMED ? "true" : undefined}
      data-hinted={mark & HINTED ? "true" : undefined}
      aria-label={words}
      aria-disabled={usable || picked ? undefined : "true"}
      aria-pressed={usable || picked ? picked : undefined}
      title={tip}
      onClick={(event) => press(target, event.currentTarget)}
    >
      {children}
    </button>
  );
}
