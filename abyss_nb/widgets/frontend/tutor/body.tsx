/** What stands below the board: the parts that can be seen by now, and the way on. */
import type { ComponentChildren } from "preact";
import { Sign } from "../signs";
import { Coach } from "./coach";
import { usePage } from "./context";
import { Answer, Code, Do } from "./doing";
import type { Body, Part } from "./protocol";
import { Choice, Move, NumberQuestion } from "./question";
import { Mark } from "./steps";
import { WhatIf } from "./whatif";

export function BodyPage({ page }: { page: Body }) {
  const { t } = usePage();
  const { situation, parts, more } = page;
  return (
    <div class="tut-column">
      {parts.map((part) => (
        <Shown key={`${situation} ${part.at}`} part={part} page={page} />
      ))}
      {more && (
        <p class="tut-waits">
          <Sign name="chevron" />
          {t("more")}
        </p>
      )}
      <WayOn page={page} />
    </div>
  );
}

const QUESTIONS: readonly Part["kind"][] = ["choice", "number"];

function Shown({ part, page: { parts, moved } }: { part: Part; page: Body }): ComponentChildren {
  const number = parts.filter(({ kind, at }) => QUESTIONS.includes(kind) && at <= part.at).length;
  switch (part.kind) {
    case "choice":
      return <Choice part={part} number={number} />;
    case "number":
      return <NumberQuestion part={part} number={number} />;
    case "move":
      return <Move part={part} number={number} />;
    case "do":
      return <Do part={part} moved={moved} worked={parts.some(({ kind }) => kind === "answer")} />;
    case "answer":
      return <Answer part={part} />;
    case "what if":
      return <WhatIf part={part} />;
    case "code":
      return <Code part={part} />;
    case "coach":
      return <Coach part={part} />;
  }
}

function WayOn({ page: { at, parts, moved, first, last, done } }: { page: Body }) {
  const { t, send } = usePage();
  // Where there are steps to play, the way back stands beside them.
  const back = moved && !parts.some(({ kind }) => kind === "do");
  return (
    <div class="tut-way" role="group" aria-label={t("way")} data-part="way" tabIndex={-1}>
      <p role="status">{done && <Mark kind="right" text={t(last ? "chapter_done" : "situation_done")} />}</p>
      {back && (
        <button type="button" class="tut-button" data-role="start-over" onClick={() => send({ kind: "start over" })}>
          <Sign name="undo" />
          {t("start_over")}
        </button>
      )}
      {!first && (
        <button type="button" class="tut-button" data-role="previous" onClick={() => send({ kind: "go", at: at - 1 })}>
          {t("previous")}
        </button>
      )}
      {!last && (
        <button
          type="button"
          class={`tut-button ${done ? "tut-primary" : ""}`}
          data-role="next"
          onClick={() => send({ kind: "go", at: at + 1 })}
        >
          {t("next")}
        </button>
      )}
    </div>
  );
}
