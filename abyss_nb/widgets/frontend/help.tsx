/** How the game goes in short, what the signs mean, and the keys of the board. */
import { KEYS } from "./keys";
import { Icon } from "./sprites";
import { useUi } from "./ui";

/** What is written on Locations, for example. */
const WRITTEN: readonly [sign: string, word: string][] = [
  ["5+3×", "legend.times"],
  ["20−", "legend.less"],
  ["=", "legend.same"],
];

const SIGNS: readonly [icon: string, word: string][] = [
  ["race-crab", "legend.mandatory"],
  ["", "legend.free"],
  ["pearl", "legend.cost"],
  ["key", "legend.key"],
  ["influence", "legend.influence"],
  ["power-instant", "power.instant"],
  ["power-lasting", "power.lasting"],
  ["power-activated", "power.activated"],
  ["hand", "legend.affiliated"],
];

export function Help({ close }: { close: () => void }) {
  const { book, t } = useUi();
  return (
    <section class="ab-help" tabIndex={-1} aria-label={t("help")}>
      <header class="ab-section-head">
        <h3>{t("help")}</h3>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} data-role="close-help" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <h4>{t("help.how")}</h4>
      <dl class="ab-how">
        {book.how_to_play.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h4>{t("help.legend")}</h4>
      <ul class="ab-legend">
        {SIGNS.map(([icon, word]) => (
          <li key={word}>
            {icon ? <Icon name={icon} /> : <i class="ab-legend-circle" aria-hidden="true" />}
            {t(word)}
          </li>
        ))}
        {WRITTEN.map(([sign, word]) => (
          <li key={word}>
            <b class="ab-location-sign">{sign}</b>
            {t(word)}
          </li>
        ))}
        <li>
          <b class="ab-legend-mark">{t("worth", { n: 9 })}</b>
          {t("legend.worth")}
        </li>
        <li>
          <b class="ab-legend-mark ab-gain">
            +6
            <Icon name="influence" />
          </b>
          {t("legend.gain")}
        </li>
        {Object.entries(book.guilds).map(([guild, name]) => (
          <li key={guild}>
            <Icon name={`guild-${guild}`} />
            {name}
          </li>
        ))}
      </ul>
      <h4>{t("help.pointer")}</h4>
      <p>{t("help.pointer.ask")}</p>
      <h4>{t("help.keys")}</h4>
      <dl class="ab-keymap">
        {KEYS.map(({ keys, word }) => (
          <div key={word}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      <p class="ab-help-line">{t("help.again")}</p>
    </section>
  );
}
