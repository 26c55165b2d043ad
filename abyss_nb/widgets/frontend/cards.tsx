/** The faces of cards, without what can be done with them. */
import { portrait, scene } from "./art";
import { kept } from "./kept";
import type { Book, Card, LocationCard, LordCard, Race } from "./protocol";
import { Composed, Icon } from "./sprites";
import { useBook, useUi } from "./ui";
import type { Words } from "./words";

export const RACES: readonly Race[] = ["crab", "jellyfish", "seahorse", "shellfish", "squid"];

export interface Ally {
  race: Race;
  value: number;
}

/** "crab-3" taken apart; null for a Monster. */
export function ally(card: Card): Ally | null {
  const [race, value] = card.split("-");
  return RACES.includes(race as Race) ? { race: race as Race, value: Number(value) } : null;
}

/** Cards in the order of the action language: by Race, low values first. */
export function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => {
    const { race, value } = ally(card) ?? { race: "crab", value: 0 };
    return RACES.indexOf(race) * 10 + value;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** Equal cards counted, in order. */
export function counted(cards: readonly Card[]): [Card, number][] {
  const counts = new Map<Card, number>();
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The name of an Exploration card in words: as a title, or small within a sentence. */
export function useCardName(inSentence = false): (card: Card) => string {
  const { book, t } = useUi();
  return (card) => {
    const it = ally(card);
    if (!it) return t("monster");
    const race = book.races[it.race];
    return t("ally", { race: inSentence ? race.toLocaleLowerCase(book.lang) : race, value: it.value });
  };
}

/** An Exploration card: the value large, the Race by shape and colour. */
function DrawnAllyFace({ card }: { card: Card }) {
  const it = ally(card);
  if (!it)
    return (
      <span class="ab-card ab-monster-card">
        <Icon name="monster" />
      </span>
    );
  return (
    <span class="ab-card ab-ally" data-race={it.race}>
      <span class="ab-ally-value">{it.value}</span>
      <Icon name={`race-${it.race}`} />
      <span class="ab-ally-pips" aria-hidden="true">
        {Array.from({ length: it.value }, (_, at) => (
          <i key={at} />
        ))}
      </span>
    </span>
  );
}

/** The Races to be played: the mandatory one large and coloured, the free ones small and open. */
export function Bubbles({ card }: { card: LordCard }) {
  const free = card.races - (card.mandatory ? 1 : 0);
  return (
    <span class="ab-bubbles" data-all={card.mandatory ? undefined : ""} aria-hidden="true">
      {card.mandatory && (
        <span class="ab-bubble ab-bubble-large" data-race={card.mandatory}>
          <Icon name={`race-${card.mandatory}`} />
        </span>
      )}
      {Array.from({ length: free }, (_, at) => (
        <span key={at} class="ab-bubble" />
      ))}
    </span>
  );
}

export function Keys({ count }: { count: number }) {
  return (
    <span class="ab-keys" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Icon key={at} name="key" />
      ))}
    </span>
  );
}

export function Points({ value }: { value: number }) {
  return (
    <span class="ab-points" aria-hidden="true">
      <Icon name="influence" />
      <b>{value}</b>
    </span>
  );
}

/** A Lord as in the Court; `cost` is what it costs now. */
function DrawnLordFace({ id, cost }: { id: string; cost?: number }) {
  const book = useBook();
  const card = book.lords[id];
  if (!card) return <span class="ab-card">{id}</span>;
  return (
    <span class="ab-card ab-lord" data-guild={card.guild}>
      <span class="ab-lord-art">
        <Composed picture={portrait(id, card.guild)} class="ab-portrait" />
      </span>
      <LordCost printed={card.cost} now={cost ?? card.cost} />
      <span class="ab-lord-guild">
        <Icon name={`guild-${card.guild}`} />
      </span>
      <Bubbles card={card} />
      <Keys count={card.keys} />
      <span class="ab-lord-foot">
        <span class="ab-lord-name" dir="auto">
          {card.name}
        </span>
        <span class="ab-lord-power" dir="auto">
          {card.kind === "none" ? <i>{book.guilds[card.guild]}</i> : <Icon name={`power-${card.kind}`} />}
          {card.power}
        </span>
        <Points value={card.influence} />
      </span>
    </span>
  );
}

/** A changed cost stands beside the printed one, which is crossed out. */
function LordCost({ printed, now }: { printed: number; now: number }) {
  if (printed === now) return <span class="ab-lord-cost">{printed}</span>;
  return (
    <span class="ab-lord-cost" data-changed="">
      <s>{printed}</s>→<b>{now}</b>
    </span>
  );
}

/** A Lord in front of somebody: small, still told apart by guild, points, keys and power. */
function DrawnLordSmall({ id, tilted }: { id: string; tilted: boolean }) {
  const book = useBook();
  const card = book.lords[id];
  if (!card) return <span class="ab-card">{id}</span>;
  return (
    <span class="ab-card ab-small" data-guild={card.guild} data-tilted={tilted ? "true" : undefined}>
      <span class="ab-small-art">
        <Composed picture={portrait(id, card.guild)} class="ab-portrait" />
        <Icon name={`guild-${card.guild}`} class="ab-small-guild" />
      </span>
      <Points value={card.influence} />
      <Keys count={card.keys} />
      {card.kind !== "none" && card.kind !== "instant" && <Icon name={`power-${card.kind}`} class="ab-small-power" />}
      <span class="ab-small-name" dir="auto">
        {card.name}
      </span>
    </span>
  );
}

function DrawnLocationFace({ id, points }: { id: string; points?: number }) {
  const book = useBook();
  const card = book.locations[id];
  if (!card) return <span class="ab-card">{id}</span>;
  return (
    <span class="ab-card ab-location" data-guild={card.guild ?? undefined} data-race={card.race ?? undefined}>
      <span class="ab-location-head">
        <Composed picture={scene(id)} class="ab-scene" />
        <LocationSign card={card} />
        {points !== undefined && <Points value={points} />}
      </span>
      <span class="ab-location-name" dir="auto">
        {card.name}
      </span>
      <span class="ab-location-text" dir="auto">
        {card.text}
      </span>
    </span>
  );
}

function LocationSign({ card }: { card: LocationCard }) {
  const icon = card.guild ? `guild-${card.guild}` : card.race ? `race-${card.race}` : null;
  return (
    <span class="ab-location-sign">
      {card.sign}
      {icon && <Icon name={icon} />}
    </span>
  );
}

/** Words for the Races that are played for a Lord. */
export function racesOf({ races, mandatory }: LordCard, book: Book, t: Words): string {
  if (!mandatory) return t("lord.races", { n: races });
  return t("lord.races.mandatory", { n: races, race: book.races[mandatory].toLocaleLowerCase(book.lang) });
}

/** Words for a Lord: everything on the card. */
export function useLordWords(): (id: string, tilted?: boolean, cost?: number) => string {
  const { book, t } = useUi();
  return (id, tilted = false, cost) => {
    const card = book.lords[id];
    if (!card) return id;
    return [
      card.name,
      book.guilds[card.guild],
      cost === undefined || cost === card.cost
        ? t("lord.cost", { n: card.cost })
        : t("lord.cost.now", { n: cost, printed: card.cost }),
      racesOf(card, book, t),
      t("lord.influence", { n: card.influence }),
      card.keys > 0 ? t("lord.keys", { n: card.keys }) : "",
      card.kind === "none" ? "" : `${t(`power.${card.kind}`)}: ${card.power}`,
      tilted ? t("tilted") : "",
    ]
      .filter(Boolean)
      .join(", ");
  };
}

export function useLocationWords(): (id: string) => string {
  const { book } = useUi();
  return (id) => {
    const card = book.locations[id];
    return card ? `${card.name}, ${card.text}` : id;
  };
}

export const AllyFace = kept(DrawnAllyFace);
export const LordFace = kept(DrawnLordFace);
export const LordSmall = kept(DrawnLordSmall);
export const LocationFace = kept(DrawnLocationFace);
