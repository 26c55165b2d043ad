/** What somebody who forgets nothing has seen: hands, Council stacks, and what the next card may be. */
import { RACES, ally, counted, useCardName } from "./cards";
import { part } from "./part";
import { SeatName } from "./player";
import type { Card, Counts, Race } from "./protocol";
import { Section } from "./section";
import { Icon } from "./sprites";
import { useUi } from "./ui";

export const Memory = part(function Memory() {
  const { view, t } = useUi();
  const memory = view.memory;
  if (!memory) return null;
  const { cards } = memory.next;
  return (
    <Section name="memory" title={t("memory")}>
      <div class="ab-remembered">
        <dl class="ab-memory">
          {view.players.map(({ seat, name }) => {
            const hand = memory.hands[seat];
            return (
              hand && (
                <div key={seat}>
                  <dt>
                    <SeatName seat={seat} name={name} />
                  </dt>
                  <Known cards={hand} />
                </div>
              )
            );
          })}
          <div>
            <dt>{t("council")}</dt>
            <Known cards={RACES.flatMap((race) => memory.council[race])} />
          </div>
        </dl>
        {cards === 0 ? (
          <p class="ab-empty">{t("memory.no_card")}</p>
        ) : (
          <Next counts={memory.next} title={t(memory.reshuffle ? "memory.reshuffle" : "memory.deck", { n: cards })} />
        )}
      </div>
    </Section>
  );
}, "later");

/** Cards in one chip for each Race: its sign and the values. */
function Known({ cards }: { cards: readonly Card[] }) {
  const { t } = useUi();
  const name = useCardName();
  const ofRace = (race: Race) => cards.filter((card) => ally(card)?.race === race).sort();
  return (
    <dd class="ab-known">
      {cards.length === 0 && <span class="ab-empty">{t("memory.nothing")}</span>}
      {RACES.map((race) => [race, ofRace(race)] as const)
        .filter(([, own]) => own.length > 0)
        .map(([race, own]) => (
          <span key={race} class="ab-ally-chip" data-race={race}>
            <Icon name={`race-${race}`} />
            <span aria-hidden="true">{own.map((card) => ally(card)?.value).join(" ")}</span>
            <span class="ab-hidden">{counted(own).map(([card, n]) => (n > 1 ? `${n} × ` : "") + name(card)).join(", ")}</span>
          </span>
        ))}
    </dd>
  );
}

/** How many of each Race and value there are among the cards one of which comes next. */
function Next({ counts, title }: { counts: Counts; title: string }) {
  const { book, t } = useUi();
  const percent = new Intl.NumberFormat(book.lang, { style: "percent" });
  const chance = (n: number) => (
    <td class="ab-chance">
      {n}/{counts.cards} <b>{percent.format(n / counts.cards)}</b>
    </td>
  );
  return (
    <table class="ab-next">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {counts.allies.crab.map((_, at) => (
            <th key={at} scope="col">
              {at + 1}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {RACES.map((race) => (
          <tr key={race} data-race={race}>
            <th scope="row">
              <Icon name={`race-${race}`} />
              {book.races[race]}
            </th>
            {counts.allies[race].map((n, at) => (
              <td key={at} data-none={n === 0 ? "" : undefined}>
                {n}
              </td>
            ))}
            {chance(counts.allies[race].reduce((sum, n) => sum + n, 0))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Icon name="monster" />
            {t("monster")}
          </th>
          <td colSpan={counts.allies.crab.length}>{counts.monsters}</td>
          {chance(counts.monsters)}
        </tr>
      </tbody>
    </table>
  );
}
