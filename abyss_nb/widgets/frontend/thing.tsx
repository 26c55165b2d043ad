/** A thing on the board that can be clicked: a real button that says what it is and whether it can be used now. */
import type { ComponentChildren } from "preact";
import { useUi } from "./ui";

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
  const { press, match, chosen, hinted, armed, t } = useUi();
  const usable = legal ?? match.next.has(target);
  const picked = count === undefined ? chosen.includes(target) : count > 0;
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
      data-armed={armed?.targets[armed.targets.length - 1] === target ? "true" : undefined}
      data-hinted={hinted.includes(target) ? "true" : undefined}
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
