/** Building a payment from the cards of the hand; what it is worth is said by Python. */
import { AllyFace, LordFace, counted, useCardName } from "./cards";
import type { Answer, DecisionView } from "./protocol";
import { Reasons } from "./reasons";
import { Icon } from "./sprites";
import { useUi } from "./ui";

export type DraftAnswer = Extract<Answer, { kind: "draft" }>;

/** The line that pays with these cards. */
export function payment(cards: readonly string[]): string {
  return ["pay", ...counted(cards).flatMap(([card, count]) => Array<string>(count).fill(card))].join(" ");
}

interface Props {
  decision: DecisionView;
  cards: readonly string[];
  /** The latest answer; it may still be about an earlier selection. */
  answer: DraftAnswer | null;
  remove: (card: string) => void;
  clear: () => void;
  undo: () => void;
}

export function Payment({ decision, cards, answer, remove, clear, undo }: Props) {
  const { view, book, t, act, busy } = useUi();
  const name = useCardName(true);
  const due = decision.payment;
  if (!due) return null;
  const text = payment(cards);
  const fresh = answer?.text === text ? answer : null;
  const shown = cards.length > 0 ? answer : null;
  const cost = shown?.cost ?? due.cost;
  const points = shown?.points ?? 0;
  const pearls = shown?.pearls ?? 0;
  const share = (part: number) => `${cost > 0 ? Math.min(100, (part / cost) * 100) : 100}%`;
  const ready = fresh?.legal === true && !busy;
  return (
    <div class="ab-payment" data-fresh={fresh || cards.length === 0 ? "true" : undefined}>
      <span class="ab-payment-lord" role="img" aria-label={book.lords[due.lord]?.name ?? due.lord}>
        <LordFace id={due.lord} />
      </span>
      <div class="ab-payment-sum">
        <div class="ab-payment-cards">
          {cards.length === 0 && <span class="ab-empty">{t("payment.empty")}</span>}
          {counted(cards).map(([card, count]) => (
            <button
              key={card}
              type="button"
              class="ab-thing ab-mini-ally"
              aria-label={t("payment.remove", { card: name(card), n: count })}
              title={t("payment.remove", { card: name(card), n: count })}
              onClick={() => remove(card)}
            >
              <AllyFace card={card} />
              {count > 1 && <b class="ab-times">×{count}</b>}
            </button>
          ))}
        </div>
        <div class="ab-meter" aria-hidden="true">
          <span class="ab-meter-points" style={{ transform: `scaleX(${parseFloat(share(points)) / 100})` }} />
          <span
            class="ab-meter-pearls"
            style={{ insetInlineStart: share(points), transform: `scaleX(${Math.min(pearls / Math.max(cost, 1), 1)})` }}
          />
        </div>
        <p class="ab-payment-line" role="status">
          <strong>{t("payment.points", { n: points, cost })}</strong>
          {pearls > 0 && (
            <span class={`ab-payment-pearls${pearls > due.pearls ? " ab-not" : ""}`}>
              <Icon name="pearl" />
              {t(pearls > due.pearls ? "payment.short" : "payment.pearls", { n: pearls, have: due.pearls })}
            </span>
          )}
          {fresh && !fresh.legal && <span class="ab-not">{t("payment.not_yet")}</span>}
        </p>
        {fresh && !fresh.legal && <Reasons reasons={fresh.reasons} />}
        <div class="ab-payment-buttons">
          <button
            type="button"
            class="ab-button ab-primary"
            data-role="pay"
            data-draft={text}
            aria-disabled={ready ? undefined : "true"}
            onClick={() => ready && act(text)}
          >
            {t("payment.pay")}
          </button>
          {cards.length > 0 && (
            <button type="button" class="ab-button" data-role="clear" onClick={clear}>
              {t("payment.clear")}
            </button>
          )}
          {view.can_undo && (
            <button type="button" class="ab-button ab-quiet" data-role="payment-undo" onClick={undo}>
              <Icon name="undo" />
              {t("payment.undo")}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
