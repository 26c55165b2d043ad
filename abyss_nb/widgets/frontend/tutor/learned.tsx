/** What was learned, and where that is kept. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Bar } from "./doing";
import type { Learned } from "./protocol";
import { Chips } from "./rule";

export const KEY = "abyss-nb-progress";

/** What this browser has kept, "" if nothing; null if it does not let anything be kept. */
function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return null;
  }
}

function write(kept: string): boolean {
  try {
    localStorage.setItem(KEY, kept);
    return true;
  } catch {
    return false;
  }
}

/** Keeps progress in the browser where there is no file: takes up what is found there first, and only then writes. */
function useBrowserKeeps({ file, kept, fault }: Learned): boolean {
  const { send } = usePage();
  const [able, setAble] = useState(true);
  const drawn = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (file) return;
    if (drawn.current === null) {
      drawn.current = kept;
      const found = read();
      setAble(found !== null);
      if (found && found !== kept) send({ kind: "progress", kept: found });
      return;
    }
    if (drawn.current === kept || fault) return;
    drawn.current = kept;
    setAble(write(kept));
  }, [file, kept, fault]);
  return able;
}

export function LearnedPage({ page }: { page: Learned }) {
  const { t, id } = usePage();
  const able = useBrowserKeeps(page);
  const { chapters, file, fault } = page;
  return (
    <div class="tut-column tut-wide">
      <h2 id={id("learned")}>{t("learned")}</h2>
      <ol class="tut-chapters" aria-labelledby={id("learned")}>
        {chapters.map(({ name, title, minutes, situations, done, questions, first, rules }) => (
          <li key={name} data-done={situations > 0 && done >= situations ? "true" : undefined}>
            <p class="tut-chapter">
              <b dir="auto">{title}</b>
              <span class="tut-quiet">{t("minutes", { n: minutes })}</span>
            </p>
            <div class="tut-progress">
              <Bar of={done} total={situations} />
              <p>
                {situations > 0 && done >= situations && <Sign name="check" />}
                {t("learned.situations", { done, n: situations })}
              </p>
              {questions > 0 && <p class="tut-quiet">{t("learned.questions", { first, n: questions })}</p>}
            </div>
            {rules.length > 0 && (
              <details class="tut-more">
                <summary>{t("chapter_rules", { n: rules.length })}</summary>
                <Chips ids={rules} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {fault && (
        <p class="tut-fault" role="alert">
          <Sign name="warning" />
          <span dir="auto">{fault}</span>
        </p>
      )}
      <div class="tut-kept" data-part="kept" tabIndex={-1}>
        <p class="tut-quiet">{file ? t("learned.file", { file }) : t(able ? "learned.browser" : "learned.nowhere")}</p>
        <Forget />
      </div>
    </div>
  );
}

/** Forgets everything, when it was asked once more. */
function Forget() {
  const { t, send } = usePage();
  const [sure, setSure] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const forget = useRef<HTMLButtonElement>(null);
  const changed = useRef(false);
  useLayoutEffect(() => {
    if (changed.current) (sure ? keep : forget).current?.focus();
    changed.current = true;
  }, [sure]);
  if (!sure)
    return (
      <button ref={forget} type="button" class="tut-button" data-role="forget" onClick={() => setSure(true)}>
        {t("forget")}
      </button>
    );
  return (
    <div class="tut-sure" role="group" aria-label={t("forget")}>
      <Sign name="warning" />
      <p role="alert">{t("forget.sure")}</p>
      <button
        type="button"
        class="tut-button"
        data-role="forget-all"
        onClick={() => {
          send({ kind: "forget" });
          setSure(false);
        }}
      >
        {t("forget.yes")}
      </button>
      <button ref={keep} type="button" class="tut-button" data-role="keep" onClick={() => setSure(false)}>
        {t("forget.no")}
      </button>
    </div>
  );
}
