/** Whose turn it is and what is asked. */
import { Since } from "./log";
import { part } from "./part";
import { SeatName } from "./player";
import { Icon } from "./sprites";
import { useUi } from "./ui";
import { isolated } from "./words";

/** Above everything else once the end is near. */
export const LastTurns = part(function LastTurns() {
  const { view, t } = useUi();
  const last = view.last_turns;
  if (!last || view.over) return null;
  const nameOf = (seat: string) => view.players.find((player) => player.seat === seat)?.name ?? seat;
  return (
    <p class="ab-last" role="note">
      <Icon name="crown" />
      <strong dir="auto">{t("last_turns", { name: nameOf(last.by) })}</strong>
      {last.left.length > 0 && <span dir="auto">{t("last_turns.left", { names: last.left.map(nameOf).map(isolated).join(", ") })}</span>}
    </p>
  );
});

export const Prompt = part(function Prompt({ skip }: { skip: () => void }) {
  const { view, t } = useUi();
  const nameOf = (seat: string) => view.players.find((player) => player.seat === seat)?.name ?? seat;
  const decision = view.decision;
  const title = view.over ? t("over") : (decision?.title ?? t("wait"));
  return (
    <div class="ab-prompt" data-mine={decision?.mine && !view.over ? "true" : undefined}>
      <h2 class="ab-prompt-title" tabIndex={-1} data-prompt="">
        {decision && !view.over && (
          <i class="ab-seat-dot" data-seat={decision.seat} aria-hidden="true">
            {decision.seat.slice(1)}
          </i>
        )}
        <span>{title}</span>
        {view.last_turns && !view.over && <span class="ab-last-tag">{t("last_turn")}</span>}
        {view.thinking && (
          <span class="ab-thinking" role="img" aria-label={t("thinking", { name: nameOf(view.thinking) })}>
            <i />
            <i />
            <i />
          </span>
        )}
      </h2>
      {view.thinking && (
        <button type="button" class="ab-button ab-skip" data-role="skip" aria-keyshortcuts="S" onClick={skip}>
          {t("skip")}
          <kbd aria-hidden="true">S</kbd>
        </button>
      )}
      {view.over && view.winners.length > 0 && (
        <p class="ab-hint ab-winners">
          {t("winners")}
          {view.winners.map((seat) => (
            <SeatName key={seat} seat={seat} name={nameOf(seat)} />
          ))}
        </p>
      )}
      {!view.over && decision?.hint && (
        <p class="ab-hint">
          {decision.hint}
        </p>
      )}
      {view.over && view.tie && <p class="ab-hint ab-tie">{t(`tie.${view.tie}`)}</p>}
      {!view.over && <Since />}
    </div>
  );
});
