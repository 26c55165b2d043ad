/** The coach of a first game: what happened, the latest move first, and what there is to think about now. */
import { usePage } from "./context";
import { Part } from "./part";
import type { CoachPart } from "./protocol";
import { Sentences } from "./steps";

/** So many moves are told; those before them are folded away. */
const RECENT = 3;

export function Coach({ part: { at, text, moves, next } }: { part: CoachPart }) {
  const { t } = usePage();
  return (
    <Part kind="coach" at={at} heading={t("coach")} level="h3" text={text}>
      {next.length > 0 && (
        <div class="tut-advice">
          <h4>{t("coach.next")}</h4>
          <Sentences told={next} />
        </div>
      )}
      <div role="log" aria-label={t("coach.moves")}>
        {moves.length === 0 ? <p class="tut-quiet">{t("coach.none")}</p> : <Moves moves={moves.slice(0, RECENT)} />}
      </div>
      {moves.length > RECENT && (
        <details class="tut-more">
          <summary>{t("coach.earlier", { n: moves.length - RECENT })}</summary>
          <Moves moves={moves.slice(RECENT)} />
        </details>
      )}
    </Part>
  );
}

function Moves({ moves }: { moves: CoachPart["moves"] }) {
  const { t } = usePage();
  return (
    <ol class="tut-moves" reversed>
      {moves.map(({ number, who, action, mine, told }) => (
        <li key={number} value={number} data-mine={mine ? "true" : undefined}>
          <p class="tut-step">
            <span class="tut-number-of" aria-label={t("coach.move", { number })}>
              {number}
            </span>
            <span class="tut-who" dir="auto">
              {who}
            </span>
            <b dir="auto">{action}</b>
          </p>
          <Sentences told={told} />
        </li>
      ))}
    </ol>
  );
}
