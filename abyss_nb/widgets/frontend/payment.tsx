/** Building a payment from the cards of the hand; what it is worth is said by Python. */
import { AllyFace, LordFace, counted, useCardName } from "./cards";
import type { Answer, DecisionView, Race } from "./protocol";
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
  const points = shown?.points ?? 0;
  const ready = fresh?.legal === true && !busy;
  return (
    <div class="ab-payment" data-fresh={fresh || cards.length === 0 ? "true" : undefined} data-ready={ready ? "true" : undefined}>
      <span class="ab-payment-lord" role="img" aria-label={book.lords[due.lord]?.name ?? due.lord}>
        <LordFace id={due.lord} cost={due.cost} />
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
        <Meter points={points} pearls={Math.min(shown?.pearls ?? due.cost, due.pearls)} cost={due.cost} started={shown !== null} />
        <div class="ab-payment-line" role="status">
          <strong>{t("payment.points", { n: points, cost: due.cost })}</strong>
          <Slots shown={shown?.races ?? []} needed={due.races} mandatory={due.mandatory} />
          {shown && shown.pearls > 0 && <Pearls needed={shown.pearls} have={due.pearls} />}
          {shown && shown.wasted > 0 && <span class="ab-payment-wasted">{t("payment.wasted", { n: shown.wasted })}</span>}
          {shown?.legal && <span>{t("payment.affiliates", { cards: shown.affiliates.map(name).join(` ${t("or")} `) })}</span>}
          {fresh && !fresh.legal && <span class="ab-not">{t("payment.not_yet")}</span>}
        </div>
        {fresh && !fresh.legal && <Reasons reasons={fresh.reasons} />}
        <div class="ab-payment-buttons">
          <button
            type="button"
            class="ab-button ab-primary"
            data-role="pay"
            data-draft={text}
            aria-disabled={ready ? undefined : "true"}
            aria-keyshortcuts="Enter"
            onClick={() => ready && act(text)}
          >
            {t("payment.pay")}
            <kbd class="ab-enter" aria-hidden="true">
              ↵
            </kbd>
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

interface MeterProps {
  points: number;
  /** The Pearls that go with it, or that could. */
  pearls: number;
  cost: number;
  started: boolean;
}

/** How much of the cost is made up by Allies and by Pearls. */
function Meter({ points, pearls, cost, started }: MeterProps) {
  const share = (part: number) => (cost > 0 ? Math.min(1, part / cost) : 1);
  return (
    <div class="ab-meter" aria-hidden="true">
      <span class="ab-meter-points" style={{ transform: `scaleX(${share(points)})` }} />
      {started && (
        <span
          class="ab-meter-pearls"
          style={{ insetInlineStart: `${share(points) * 100}%`, transform: `scaleX(${share(pearls)})` }}
        />
      )}
    </div>
  );
}

interface SlotsProps {
  shown: readonly Race[];
  needed: number;
  mandatory: Race | null;
}

/** A place for each Race to be played: the mandatory one first, too many ones crossed out. */
function Slots({ shown, needed, mandatory }: SlotsProps) {
  const { book, t } = useUi();
  const free = shown.filter((race) => race !== mandatory);
  const places = mandatory ? [mandatory, ...free] : free;
  const empty = Math.max(0, needed - places.length);
  return (
    <span class="ab-slots" role="img" aria-label={t("payment.races", { n: shown.length, of: needed })} title={t("payment.races", { n: shown.length, of: needed })}>
      {places.map((race, at) => (
        <span
          key={race}
          class="ab-slot"
          data-race={race}
          data-filled={shown.includes(race) ? "" : undefined}
          data-surplus={at >= needed ? "" : undefined}
          title={shown.includes(race) ? book.races[race] : t("payment.needed", { race: book.races[race] })}
        >
          <Icon name={`race-${race}`} />
        </span>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        <span key={at} class="ab-slot" />
      ))}
    </span>
  );
}

function Pearls({ needed, have }: { needed: number; have: number }) {
  const { t } = useUi();
  const short = needed > have;
  return (
    <span class={`ab-payment-pearls${short ? " ab-not" : ""}`}>
      <Icon name="pearl" />
      {t(short ? "payment.short" : "payment.pearls", { n: needed, have })}
    </span>
  );
}
