/** The menu: a new game, one that is kept, and how this board is set. */
import type { RefObject } from "preact";
import { Keep } from "./keeping";
import type { Link } from "./link";
import { NewGame, type SeatWish } from "./newgame";
import { Icon } from "./sprites";
import { Options, type Setter } from "./options";
import { useUi } from "./ui";

interface Props {
  set: Setter;
  start: (seats: SeatWish[], seed: string) => void;
  link: RefObject<Link | null>;
  /** Another game is there. */
  opened: () => void;
  close: () => void;
}

export function Menu({ set, start, link, opened, close }: Props) {
  const { settings, t } = useUi();
  return (
    <section class="ab-menu" tabIndex={-1} aria-label={t("menu")}>
      <header class="ab-section-head">
        <h3>{t("menu")}</h3>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} data-role="close-menu" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="ab-menu-parts">
        {!settings.replay && !settings.lesson && (
          <div class="ab-menu-games">
            <NewGame start={start} />
            <Keep link={link} opened={opened} />
          </div>
        )}
        <Options set={set} />
      </div>
    </section>
  );
}
