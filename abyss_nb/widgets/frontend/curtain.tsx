/** Between two people at one screen: no hand is shown until the next one says that he is there. */
import { Digit, PassAll } from "./actions";
import type { Seat } from "./protocol";
import { SeatName } from "./player";
import { Icon } from "./sprites";
import { useUi } from "./ui";

interface Props {
  seat: Seat;
  ready: () => void;
  passAll: (() => void) | null;
}

export function Curtain({ seat, ready, passAll }: Props) {
  const { view, t, act, busy } = useUi();
  const name = view.players.find((player) => player.seat === seat)?.name ?? seat;
  const decision = view.decision;
  return (
    <section class="ab-curtain" aria-label={t("curtain.title", { name })}>
      <Icon name="eye" class="ab-curtain-eye" />
      <h2 tabIndex={-1} data-prompt="">
        <SeatName seat={seat} name={name} />
      </h2>
      {decision && <p class="ab-curtain-asked">{decision.title}</p>}
      <p>{t("curtain.text", { name })}</p>
      <div class="ab-curtain-buttons">
        <button type="button" class="ab-button ab-primary ab-action" data-role="ready" aria-keyshortcuts="1" onClick={ready}>
          {t("curtain.ready", { name })}
          <Digit number={1} />
        </button>
        {decision?.actions.map((action, at) => (
          <button
            key={action.text}
            type="button"
            class="ab-button"
            data-action={action.text}
            aria-disabled={busy ? "true" : undefined}
            aria-keyshortcuts={String(at + 2)}
            onClick={() => act(action.text)}
          >
            {action.label}
            <Digit number={at + 2} />
          </button>
        ))}
        {passAll && <PassAll passAll={passAll} />}
      </div>
    </section>
  );
}
