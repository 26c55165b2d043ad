/** What the board has worked out about a card for the seat that looks: a strip at its foot, and sentences. */
import type { ComponentChildren } from "preact";
import type { LordPlan, View } from "./protocol";
import { Icon } from "./sprites";
import { type Ui, useUi } from "./ui";
import type { Words } from "./words";

interface Props {
  kind: "payable" | "missing" | "worth";
  children: ComponentChildren;
}

/** Its words are part of the label of the card. */
function Mark({ kind, children }: Props) {
  return (
    <span class="ab-mark" data-mark={kind} aria-hidden="true">
      {children}
    </span>
  );
}

function Gain({ points }: { points: number }) {
  return (
    <span class="ab-gain">
      {points < 0 ? `−${-points}` : `+${points}`}
      <Icon name="influence" />
    </span>
  );
}

/** Whether a Lord can be paid, and its points where they are others than the printed ones. */
export function LordMark({ plan, influence }: { plan: LordPlan; influence: number | undefined }) {
  return (
    <Mark kind={plan.payable ? "payable" : "missing"}>
      <span>
        {plan.payable && "✓ "}
        {plan.short}
      </span>
      {plan.gain !== influence && <Gain points={plan.gain} />}
    </Mark>
  );
}

/** What a Location would bring the seat that looks. */
export function WorthMark({ id }: { id: string }) {
  const { view, seats, t } = useUi();
  const worth = worthOf(id, view, seats, t);
  if (worth === null) return null;
  return <Mark kind="worth">{t("worth", { n: worth.own })}</Mark>;
}

/** What a Location is worth now: to the seat that looks, and to everybody in words. */
export function worthOf(id: string, view: View, seats: Ui["seats"], t: Words): { own: number; words: string } | null {
  const points = view.plan?.locations[id];
  const own = points?.[seats.findIndex(({ seat }) => seat === view.seat)];
  if (!points || own === undefined) return null;
  const list = seats.map(({ name }, at) => `${name} ${points[at]}`).join(", ");
  return { own, words: t("worth.each", { list }) };
}
