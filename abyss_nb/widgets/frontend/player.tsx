/** What lies in front of one seat. */
import { AllyFace, LocationFace, LordSmall, Points, RACES, ally, counted, useCardName, useLocationWords, useLordWords } from "./cards";
import { worthOf } from "./marks";
import { part } from "./part";
import type { Card, LocationInFront, LordInFront, PlayerView, Race } from "./protocol";
import { Rove } from "./rove";
import { Icon } from "./sprites";
import { Thing } from "./thing";
import { useUi } from "./ui";

export function SeatName({ name, seat }: { name: string; seat: string }) {
  return (
    <span class="ab-seat" data-seat={seat}>
      <i class="ab-seat-dot" aria-hidden="true">
        {seat.slice(1)}
      </i>
      <bdi class="ab-seat-name" title={name}>
        {name}
      </bdi>
    </span>
  );
}

interface StockProps {
  icon: string;
  value: number;
  label: string;
  /** For what moves, e.g. "pearls:p1". */
  place: string | undefined;
  extra?: string;
}

function Stock({ icon, value, label, place, extra }: StockProps) {
  return (
    <li class="ab-stock" title={label} data-place={place}>
      <Icon name={icon} />
      <b aria-hidden="true">{value}</b>
      {extra && <small aria-hidden="true">{extra}</small>}
      <span class="ab-hidden">{label}</span>
    </li>
  );
}

/** What a seat owns, counted. `short`: a line of it with the points, away from the seat; what moves goes to the seat. */
export function Stocks({ player, short = false }: { player: PlayerView; short?: boolean }) {
  const { t } = useUi();
  const { seat } = player;
  const monsters = player.monster_tokens;
  const tokens = typeof monsters === "number" ? monsters : monsters.length;
  const values = typeof monsters === "number" || tokens === 0 ? "" : [...monsters].sort().join(" ");
  const cards = typeof player.hand === "number" ? player.hand : player.hand.length;
  const place = (kind: string) => (short ? undefined : `${kind}:${seat}`);
  return (
    <ul class="ab-stocks" data-short={short ? "" : undefined}>
      <Stock icon="pearl" place={place("pearls")} value={player.pearls} label={t("pearls", { n: player.pearls })} />
      <Stock
        icon="key"
        place={place("keys")}
        value={player.working_keys}
        label={t("keys.working", { n: player.working_keys, tokens: player.key_tokens })}
        extra={player.key_tokens > 0 ? t("keys.tokens", { n: player.key_tokens }) : ""}
      />
      <Stock
        icon="monster-token"
        place={place("tokens")}
        value={tokens}
        label={values ? t("monsters.values", { n: tokens, values }) : t("monsters", { n: tokens })}
        extra={values}
      />
      <Stock icon="hand" place={place("cards")} value={cards} label={t("hand.count", { n: cards })} />
      <Stock
        icon="crown"
        place={place("lords")}
        value={player.lords_counted}
        label={t("lords.count", { n: player.lords_counted, end: player.lords_to_end })}
        extra={`/ ${player.lords_to_end}`}
      />
      {short && <Stock icon="influence" place={undefined} value={player.points} label={t("points", { n: player.points })} />}
    </ul>
  );
}

/** Affiliated Allies: the strongest of each Race counts, so each Race is one fan with its best card in front. */
function Affiliated({ cards, seat }: { cards: readonly Card[]; seat: string }) {
  const { book, t } = useUi();
  if (cards.length === 0) return null;
  const values = (race: Race) =>
    cards
      .map(ally)
      .filter((it) => it?.race === race)
      .map((it) => it?.value ?? 0)
      .sort((one, other) => other - one);
  return (
    <ul class="ab-affiliated" aria-label={t("affiliated")}>
      {RACES.map((race) => [race, values(race)] as const)
        .filter(([, list]) => list.length > 0)
        .map(([race, list]) => (
          <li key={race} data-race={race} data-place={`affiliated:${seat}:${race}`} title={`${book.races[race]} ${list.join(" ")}`}>
            <Icon name={`race-${race}`} />
            <b>{list[0]}</b>
            {list.length > 1 && <small>{list.slice(1).join(" ")}</small>}
            <span class="ab-hidden">{book.races[race]}</span>
          </li>
        ))}
    </ul>
  );
}

function FreeLord({ lord, seat, own }: { lord: LordInFront; seat: string; own: boolean }) {
  const words = useLordWords();
  const target = own ? `own:${lord.id}` : `lord:${seat}:${lord.id}`;
  return (
    <Thing target={target} label={words(lord.id, lord.tilted)} tip={words(lord.id, lord.tilted)} class={`ab-thing-small${lord.tilted ? " ab-tilted" : ""}`}>
      <LordSmall id={lord.id} tilted={lord.tilted} />
    </Thing>
  );
}

/** A Location with the used Lords peeping out from under it. */
function Controlled({ location, seat, own }: { location: LocationInFront; seat: string; own: boolean }) {
  const { view, seats, book, t } = useUi();
  const words = useLocationWords();
  const under = location.lords.map((id) => book.lords[id]);
  const label = [
    words(location.id),
    t("points", { n: location.points }),
    location.lords.length > 0 ? t("used", { lords: under.map((card, at) => card?.name ?? location.lords[at]).join(", ") }) : "",
    own ? "" : worthOf(location.id, view, seats, t)?.words,
  ]
    .filter(Boolean)
    .join(", ");
  const inside = (
    <>
      {location.lords.length > 0 && (
        <span class="ab-under">
          {under.map((card, at) => (
            <span key={location.lords[at]} class="ab-used" data-place={`under:${location.lords[at]}`} data-guild={card?.guild} title={card?.name}>
              {card && <Icon name={`guild-${card.guild}`} />}
              <b>{card?.influence}</b>
            </span>
          ))}
        </span>
      )}
      <LocationFace id={location.id} points={location.points} />
    </>
  );
  const target = own ? `mine:${location.id}` : `place:${seat}:${location.id}`;
  return (
    <Thing target={target} label={label} tip={label} class="ab-thing-location ab-controlled">
      {inside}
    </Thing>
  );
}

export function Players({ players }: { players: readonly PlayerView[] }) {
  if (players.length === 0) return null;
  return (
    <div class="ab-players" data-count={players.length}>
      {players.map((player) => (
        <Player key={player.seat} player={player} />
      ))}
    </div>
  );
}

const Player = part(function Player({ player }: { player: PlayerView }) {
  const { view, book, t } = useUi();
  const own = player.seat === view.seat;
  const robot = player.kind !== "person";
  const kind = book.kinds.find(({ id }) => id === player.kind)?.name ?? player.kind;
  const deciding = view.decision?.seat === player.seat && !view.over;
  const label = [player.name, kind, view.active === player.seat ? t("active") : "", t("points", { n: player.points })];
  const nothing = player.lords.length === 0 && player.locations.length === 0 && player.affiliated.length === 0;
  return (
    <section
      class="ab-player"
      data-seat={player.seat}
      data-own={own ? "true" : undefined}
      data-active={view.active === player.seat && !view.over ? "true" : undefined}
      data-deciding={deciding ? "true" : undefined}
      aria-label={player.name}
    >
      <header class="ab-player-head">
        <Thing target={`seat:${player.seat}`} label={label.filter(Boolean).join(", ")} class="ab-thing-seat">
          <SeatName name={player.name} seat={player.seat} />
          <span class="ab-kind" title={kind}>
            <Icon name={robot ? "robot" : "person"} />
            <span>{kind}</span>
          </span>
          {view.winners.includes(player.seat) && <Icon name="crown" class="ab-crown" />}
          {view.thinking === player.seat && (
            <span class="ab-thinking" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <Points value={player.points} />
        </Thing>
        <Stocks player={player} />
        <Affiliated cards={player.affiliated} seat={player.seat} />
      </header>
      {(player.lords.length > 0 || player.locations.length > 0) && (
        <Rove label={t("in_front", { name: player.name })} class="ab-front" name={`front-${player.seat}`}>
          {player.lords.map((lord) => (
            <FreeLord key={lord.id} lord={lord} seat={player.seat} own={own} />
          ))}
          {player.locations.map((location) => (
            <Controlled key={location.id} location={location} seat={player.seat} own={own} />
          ))}
        </Rove>
      )}
      {nothing && <p class="ab-empty">{t("nothing_in_front")}</p>}
    </section>
  );
}, "soon");

export const Played = part(function Played() {
  const { view, t } = useUi();
  const name = useCardName();
  if (view.played.length === 0) return null;
  return (
    <div class="ab-played">
      <h3>{t("played")}</h3>
      <Rove label={t("played")} class="ab-cards" name="played">
        {counted(view.played).map(([card, count]) => (
          <Thing key={card} target={`played:${card}`} label={`${name(card)}, ${t("played")}`} class="ab-thing-ally">
            <AllyFace card={card} />
            {count > 1 && <b class="ab-times">×{count}</b>}
          </Thing>
        ))}
      </Rove>
    </div>
  );
});
