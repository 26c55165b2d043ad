/** The languages to choose from, each in its own name. */
import { Sign } from "../signs";
import { usePage } from "./context";
import type { Languages } from "./protocol";

export function LanguagesPage({ page: { lang, languages } }: { page: Languages }) {
  const { t, send } = usePage();
  return (
    <div class="tut-languages" role="group" aria-label={t("languages")}>
      <Sign name="language" />
      {languages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="tut-toggle"
          lang={id}
          aria-pressed={id === lang}
          onClick={() => id !== lang && send({ kind: "lang", lang: id })}
        >
          <Sign name="check" />
          {name}
        </button>
      ))}
    </div>
  );
}
