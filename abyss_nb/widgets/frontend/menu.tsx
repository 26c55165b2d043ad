/** The menu: a new game, and how this board is set. */
import { NewGame, type SeatWish } from "./newgame";
import { Icon } from "./sprites";
import { Options, type Setter } from "./options";
import { useUi } from "./ui";

interface Props {
  set: Setter;
  start: (seats: SeatWish[], seed: string) => void;
  close: () => void;
}

export function Menu({ set, start, close }: Props) {
  const { t } = useUi();
  return (
    <section class="ab-menu" tabIndex={-1} aria-label={t("menu")}>
      <header class="ab-section-head">
        <h3>{t("menu")}</h3>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} data-role="close-menu" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="ab-menu-parts">
        <NewGame start={start} />
        <Options set={set} />
      </div>
    </section>
  );
}
