/** The result: every part of every seat's score in one table. */
import { part } from "./part";
import type { ScoreView } from "./protocol";
import { SeatName } from "./player";
import { Icon } from "./sprites";
import { useUi } from "./ui";

const PARTS = ["lords", "allies", "monsters"] as const;
const SIGNS = { lords: "influence", allies: "hand", monsters: "monster-token" } as const;

interface Props {
  /** Opens the menu, where another game is set up. */
  again: () => void;
  rematch: () => void;
}

export const Scores = part(function Scores({ again, rematch }: Props) {
  const { view, book, settings, explain, t } = useUi();
  const scores = view.scores;
  if (!scores) return null;
  const places = (score: ScoreView) => score.locations.reduce((sum, { points }) => sum + points, 0);
  return (
    <section class="ab-scores" aria-label={t("scores")}>
      <div class="ab-scores-scroll" tabIndex={0} role="group" aria-label={t("scores")}>
        <table>
          <thead>
            <tr>
              <td />
              {scores.map((score) => (
                <th key={score.seat} scope="col" data-winner={score.winner ? "true" : undefined}>
                  {score.winner && <Icon name="crown" class="ab-crown" />}
                  <SeatName seat={score.seat} name={score.name} />
                  {score.winner && <span class="ab-hidden">{t("winner")}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Icon name="key" />
                {t("score.locations")}
              </th>
              {scores.map((score) => (
                <td key={score.seat}>
                  <b>{places(score)}</b>
                  <ul class="ab-score-places">
                    {score.locations.map(({ id, points, text }) => (
                      <li key={id} title={text}>
                        <span dir="auto">{book.locations[id]?.name ?? id}</span>
                        <span>{points}</span>
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">
                  <Icon name={SIGNS[part]} />
                  {t(`score.${part}`)}
                </th>
                {scores.map((score) => (
                  <td key={score.seat}>
                    <b>{score[part]}</b>
                  </td>
                ))}
              </tr>
            ))}
            <tr class="ab-score-total">
              <th scope="row">
                <Icon name="crown" />
                {t("score.total")}
              </th>
              {scores.map((score) => (
                <td key={score.seat} data-winner={score.winner ? "true" : undefined}>
                  <button
                    type="button"
                    class="ab-score-why"
                    data-score={score.seat}
                    aria-label={t("explain.score", { name: score.name, n: score.total })}
                    title={t("explain.why")}
                    onClick={({ currentTarget }) => explain(currentTarget)}
                  >
                    <b>{score.total}</b>
                  </button>
                </td>
              ))}
            </tr>
            <tr class="ab-score-pearls">
              <th scope="row">
                <Icon name="pearl" />
                {t("score.pearls")}
              </th>
              {scores.map((score) => (
                <td key={score.seat}>{score.pearls}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {!settings.replay && !settings.lesson && (
        <div class="ab-scores-next">
          <button type="button" class="ab-button ab-primary" data-role="rematch" onClick={rematch}>
            <Icon name="redo" />
            {t("rematch")}
          </button>
          <button type="button" class="ab-button" data-role="again" onClick={again}>
            <Icon name="new-game" />
            {t("new")}
          </button>
        </div>
      )}
    </section>
  );
});
