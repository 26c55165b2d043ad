/** The page around the board: who played, whose cards it shows, in which language. */
import { useLayoutEffect, useMemo } from "preact/hooks";
import { App } from "../app";
import { Boundary } from "../boundary";
import { useModel } from "../model";
import type { Settings } from "../protocol";
import { tokensFor, useTheme } from "../theme";
import { wordsOf } from "../words";
import type { Replay } from "./model";

interface Props {
  model: Replay;
  host: HTMLElement;
}

export function Page({ model, host }: Props) {
  const { view, book, settings, link } = useModel(model);
  const t = useMemo(() => wordsOf(book), [book]);
  const theme = useTheme(host, settings.theme);
  const { eyes, made } = model.game.document;
  const list = new Intl.ListFormat(book.lang);
  const names = view.players.map(({ name }) => name);
  const told = view.players.filter(({ seat }) => eyes.includes(seat)).map(({ name }) => name);
  const title = t("replay.title", { names: list.format(names) });
  const set = (name: "lang" | "seat", value: string) => void link.current?.ask({ kind: "set", name, value });

  useLayoutEffect(() => {
    document.documentElement.lang = book.lang;
    document.title = title;
  }, [book.lang, title]);

  return (
    <div class="ab-page" lang={book.lang} data-theme={theme}>
      <style>{tokensFor(".ab-page")}</style>
      <header class="ab-page-head">
        <div>
          <h1 dir="auto">{title}</h1>
          <p dir="auto" data-role="secrets">
            {told.length > 0 ? t("replay.shows", { n: told.length, names: list.format(told) }) : t("replay.shows.nothing")}
          </p>
        </div>
        <div class="ab-page-choices">
          {eyes.length > 1 && (
            <Choice label={t("set.seat")} name="seat" chosen={settings.seat} choices={settings.seats} choose={(value) => set("seat", value)} />
          )}
          <Choice label={t("set.lang")} name="lang" chosen={settings.lang} choices={book.languages} choose={(value) => set("lang", value)} />
        </div>
      </header>
      <main class="ab-host">
        <Boundary model={model}>
          <App model={model} host={host} prefix="ab-" />
        </Boundary>
      </main>
      <footer class="ab-page-foot">{made}</footer>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: keyof Settings;
  chosen: string;
  choices: readonly { id: string; name: string }[];
  choose: (id: string) => void;
}

function Choice({ label, name, chosen, choices, choose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select data-role={`page-${name}`} value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} lang={name === "lang" ? choice.id : undefined}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
