/** Between two people at one screen: nothing is shown until the next one says that he is there. */
import type { Seat } from "./protocol";
import { SeatName } from "./player";
import { Icon } from "./sprites";
import { useUi } from "./ui";

export function Curtain({ seat, ready }: { seat: Seat; ready: () => void }) {
  const { view, t } = useUi();
  const name = view.players.find((player) => player.seat === seat)?.name ?? seat;
  return (
    <section class="ab-curtain" aria-label={t("curtain.title", { name })}>
      <Icon name="eye" class="ab-curtain-eye" />
      <h2 tabIndex={-1} data-prompt="">
        <SeatName seat={seat} name={name} />
      </h2>
      <p>{t("curtain.text", { name })}</p>
      <button type="button" class="ab-button ab-primary ab-action" data-role="ready" onClick={ready}>
        {t("curtain.ready", { name })}
      </button>
    </section>
  );
}
