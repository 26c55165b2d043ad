/** The head of a lesson: the chapter, where one is in it, and the situation. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusedIn } from "../focus";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Reading } from "./prose";
import type { Card, Head } from "./protocol";
import { Chips } from "./rule";

export function HeadPage({ page: { chapter, situations, at, title, text, card } }: { page: Head }) {
  const { t, id } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const situation = situations[at]?.id;
  const shown = useRef(situation);

  // Who goes on from below the board comes up to what the new situation tells; others are left where they are.
  useLayoutEffect(() => {
    if (shown.current === situation) return;
    shown.current = situation;
    const lesson = heading.current?.closest<HTMLElement>(".widget-vbox, .ab-tutor") ?? null;
    const whole = lesson?.closest<HTMLElement>(".widget-vbox") ?? lesson;
    if (!focusedIn(whole)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".ab-tutor")?.scrollIntoView?.({ block: "start" });
  }, [situation]);

  return (
    <>
      <header class="tut-banner" data-part="chapter" tabIndex={-1}>
        <p>{t("minutes", { n: chapter.minutes })}</p>
        <h2 dir="auto">{chapter.title}</h2>
        {situations.length > 1 && <Stops chapter={chapter.title} situations={situations} at={at} />}
      </header>
      <div class="tut-column">
        {at === 0 && <Reading nodes={chapter.text} />}
        {(at > 0 || chapter.rules.length > 0) && (
          <details class="tut-more tut-about">
            <summary>{at > 0 ? t("about") : t("chapter_rules", { n: chapter.rules.length })}</summary>
            {at > 0 && <Reading nodes={chapter.text} />}
            <Chips ids={chapter.rules} />
          </details>
        )}
        <article class="tut-situation" data-part="situation" tabIndex={-1} aria-labelledby={id("situation")}>
          {situations.length > 1 && <p class="tut-eyebrow">{t("situation", { number: at + 1, total: situations.length })}</p>}
          <h3 ref={heading} id={id("situation")} tabIndex={-1} dir="auto">
            {title}
          </h3>
          <Reading nodes={text} />
          {card && <CardTold card={card} />}
        </article>
      </div>
    </>
  );
}

function Stops({ chapter, situations, at }: Pick<Head, "situations" | "at"> & { chapter: string }) {
  const { t, send } = usePage();
  return (
    <nav aria-label={`${t("situations")}: ${chapter}`}>
      <ol class="tut-stops">
        {situations.map(({ id, title, done }, place) => (
          <li key={id}>
            <button
              type="button"
              aria-current={place === at ? "step" : undefined}
              aria-label={t(done ? "stop.done" : "stop", { number: place + 1, title })}
              title={title}
              data-done={done ? "true" : undefined}
              onClick={() => place !== at && send({ kind: "go", at: place })}
            >
              {place + 1}
              {done && <Sign name="check" />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Pictures are data that Python drew: nothing is asked of the net. */
export const pictureIn = (address: string): string | undefined => (address.startsWith("data:image/") ? address : undefined);

function CardTold({ card: { name, picture, alt, texts, rulings } }: { card: Card }) {
  const { t, lang } = usePage();
  const own = texts.find((text) => text.lang === lang) ?? texts[0];
  const others = texts.filter((text) => text !== own);
  return (
    <figure class="tut-card">
      {picture && <img src={pictureIn(picture)} alt={alt} />}
      <figcaption>
        <strong dir="auto">{own?.name ?? name}</strong>
        {own && (
          <div lang={own.lang}>
            <Reading nodes={own.text} />
          </div>
        )}
        {rulings.length > 0 && (
          <p class="tut-quiet">
            {t("card.rulings")} <Chips ids={rulings} />
          </p>
        )}
        {others.length > 0 && (
          <details class="tut-more">
            <summary>{t("card.languages")}</summary>
            <dl>
              {others.map((text) => (
                <div key={text.lang}>
                  <dt lang={text.lang}>
                    {text.language}: <b dir="auto">{text.name}</b>
                  </dt>
                  <dd lang={text.lang}>
                    <Reading nodes={text.text} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </figcaption>
    </figure>
  );
}
