/** The bar along the top: the game's name, the latest event, and the tools. */
import { Newest } from "./log";
import { part } from "./part";
import { Rove } from "./rove";
import { Tool } from "./tool";
import { useUi } from "./ui";

interface Props {
  /** What is open. */
  panel: string | null;
  undo: () => void;
  redo: () => void;
  log: () => void;
  logOpen: boolean;
  chances: () => void;
  chancesOpen: boolean;
  show: (panel: "menu" | "help") => void;
}

export const Bar = part(function Bar({ panel, undo, redo, log, logOpen, chances, chancesOpen, show }: Props) {
  const { view, settings, t } = useUi();
  return (
    <header class="ab-bar">
      <span class="ab-brand">{t("title")}</span>
      <span class="ab-turn">{t("turn", { n: view.turn })}</span>
      <Newest />
      <Rove label={t("tools")} class="ab-tools" role="toolbar" name="tools">
        {!settings.replay && (
          <>
            <Tool name="undo" icon="undo" label={t("undo")} onClick={undo} off={view.can_undo ? null : "undo"} shortcut="U" />
            <Tool name="redo" icon="redo" label={t("redo")} onClick={redo} off={view.can_redo ? null : "redo"} shortcut="R" />
          </>
        )}
        {!settings.replay && <Tool name="chances" icon="chance" label={t("chances")} onClick={chances} expanded={chancesOpen} shortcut="D" />}
        <Tool name="log" icon="log" label={t("log")} onClick={log} expanded={logOpen} shortcut="L" />
        <Tool name="help" icon="help" label={t("help")} onClick={() => show("help")} expanded={panel === "help"} shortcut="?" />
        <Tool name="menu" icon="menu" label={t("menu")} onClick={() => show("menu")} expanded={panel === "menu"} />
      </Rove>
    </header>
  );
}, "later");
