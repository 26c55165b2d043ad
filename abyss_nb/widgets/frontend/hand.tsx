/** The own hand, sorted by Race; equal cards lie on each other. */
import { AllyFace, ally, counted, useCardName } from "./cards";
import { part } from "./part";
import { Stocks } from "./player";
import type { Card } from "./protocol";
import { Rove } from "./rove";
import { Thing } from "./thing";
import { useUi } from "./ui";

export const Hand = part(function Hand() {
  const { view, draft, t } = useUi();
  const own = view.players.find(({ seat }) => seat === view.seat);
  if (!own || typeof own.hand === "number" || view.over) return null;
  const cards = counted(own.hand);
  return (
    <section class="ab-hand" aria-label={t("hand")}>
      <header class="ab-section-head">
        <h3>{t("hand")}</h3>
        <Stocks player={own} short />
      </header>
      {cards.length === 0 ? (
        <p class="ab-empty">{t("hand.empty")}</p>
      ) : (
        <Rove label={t("hand")} class="ab-cards" name="hand">
          {cards.map(([card, count], at) => (
            <Held key={card} card={card} count={count} first={ally(cards[at - 1]?.[0] ?? "")?.race !== ally(card)?.race} />
          ))}
        </Rove>
      )}
      {draft && <p class="ab-help-line">{t("payment.how")}</p>}
    </section>
  );
});

function Held({ card, count, first }: { card: Card; count: number; first: boolean }) {
  const { draft, t } = useUi();
  const name = useCardName();
  const used = draft?.filter((other) => other === card).length ?? 0;
  const words = [name(card), count > 1 ? t("held", { n: count }) : "", used > 0 ? t("paying", { n: used }) : ""];
  return (
    <Thing
      target={`hand:${card}`}
      label={words.filter(Boolean).join(", ")}
      class={`ab-thing-ally${first ? " ab-first" : ""}`}
      {...(draft ? { legal: true, count: used } : {})}
    >
      {count > 1 && <span class="ab-behind" data-race={ally(card)?.race} aria-hidden="true" />}
      <AllyFace card={card} />
      {count > 1 && <b class="ab-times">{used > 0 ? `${used}/${count}` : `×${count}`}</b>}
    </Thing>
  );
}
