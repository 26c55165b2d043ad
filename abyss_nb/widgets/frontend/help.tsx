/** The keys of the board. */
import { Icon } from "./sprites";
import { useUi } from "./ui";

const KEYS: readonly [keys: string[], word: string][] = [
  [["Tab", "←", "→", "↑", "↓"], "help.move"],
  [["Enter"], "help.enter"],
  [["1", "9"], "help.digits"],
  [["Esc"], "help.escape"],
  [["A"], "help.actions"],
  [["H"], "help.hand"],
  [["C"], "help.court"],
  [["U"], "help.undo"],
  [["R"], "help.redo"],
  [["L"], "help.log"],
  [["?"], "help.help"],
];

export function Help({ close }: { close: () => void }) {
  const { t } = useUi();
  return (
    <section class="ab-help" tabIndex={-1} aria-label={t("help")}>
      <header class="ab-section-head">
        <h3>{t("help")}</h3>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} data-role="close-help" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {KEYS.map(([keys, word]) => (
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
      <ul class="ab-legend">
        {(["instant", "lasting", "activated"] as const).map((kind) => (
          <li key={kind}>
            <Icon name={`power-${kind}`} />
            {t(`power.${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
