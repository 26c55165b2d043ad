/** Questions: they are answered before the solution is shown; each wrong answer is spoken to where it was given. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Part } from "./part";
import { Prose, Reading } from "./prose";
import type { ChoicePart, MovePart, NumberPart, Prose as Nodes } from "./protocol";
import { Mark, Sentences } from "./steps";

type Question = ChoicePart | NumberPart | MovePart;

interface Props<T extends Question> {
  part: T;
  /** Which question of the situation it is, from 1. */
  number: number;
}

/** Answers a question: once, until a new page comes. */
function useAnswer({ at, state }: Question, part: Question) {
  const { send } = usePage();
  const answered = useRef<Question | null>(null);
  const once = (doing: () => void) => () => {
    if (state !== "open" || answered.current === part) return;
    answered.current = part;
    doing();
  };
  return {
    answer: (value: number) => once(() => send({ kind: "answer", at, value }))(),
    show: once(() => send({ kind: "show", at })),
  };
}

/** What stands below an open question: that the solution waits, and the way to give up. */
function Foot({ show, children }: { show: () => void; children?: ComponentChildren }) {
  const { t } = usePage();
  return (
    <div class="tut-foot">
      {children}
      <p class="tut-quiet">{t("answer_first")}</p>
      <button type="button" class="tut-button tut-give-up" data-role="show" onClick={show}>
        <Sign name="eye" />
        {t("show")}
      </button>
    </div>
  );
}

interface Said {
  verdict: "right" | "wrong" | "shown";
  /** What was answered, where that is not seen anyway. */
  answer?: string | number;
  response?: readonly Nodes[];
  children?: ComponentChildren;
}

/** What is said to an answer. */
function Verdict({ verdict, answer, response = [], children }: Said) {
  const { t } = usePage();
  return (
    <div class="tut-verdict" data-verdict={verdict}>
      <p>
        {answer !== undefined && <b dir="auto">{answer}</b>}
        <Mark kind={verdict} text={t(verdict)} />
      </p>
      <Reading nodes={response} />
      {children}
    </div>
  );
}

export function Choice({ part, number }: Props<ChoicePart>) {
  const { t, id } = usePage();
  const { answer, show } = useAnswer(part, part);
  const [picked, pick] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const name = id(`part${part.at}`);
  const open = part.state === "open";
  const fresh = picked !== null && part.options[picked]?.right === null;
  const submit = (event: Event) => {
    event.preventDefault();
    if (picked !== null && fresh) answer(picked);
    else setAsked(true);
  };
  return (
    <Part kind="choice" at={part.at} heading={t("question", { number })} text={part.text} state={part.state}>
      <form onSubmit={submit}>
        <fieldset class="tut-options" data-open={open ? "true" : undefined} aria-labelledby={`${name}-text`}>
          {part.options.map(({ text, response, right }, at) => (
            <div key={at} class="tut-option" data-verdict={right === null ? undefined : right ? "right" : "wrong"}>
              <label>
                <input
                  type="radio"
                  name={name}
                  value={at}
                  checked={picked === at}
                  disabled={!open}
                  onChange={() => {
                    pick(at);
                    setAsked(false);
                  }}
                />
                <span>
                  <Prose nodes={text} inline />
                </span>
              </label>
              <div role="status">
                {right !== null && (
                  <Verdict verdict={!right ? "wrong" : part.state === "shown" ? "shown" : "right"} response={response ?? []} />
                )}
              </div>
            </div>
          ))}
        </fieldset>
        {open && (
          <Foot show={show}>
            <button type="submit" class="tut-button tut-primary" aria-disabled={fresh ? undefined : "true"}>
              {t("answer")}
            </button>
            <span role="status" class="tut-missing">
              {asked && !fresh && t("choose_first")}
            </span>
          </Foot>
        )}
      </form>
    </Part>
  );
}

/** The whole number that is written, also with the minus of typography; null if it is none. */
export function numberIn(written: string): number | null {
  const text = written.trim().replace(/^[−–]/, "-");
  return /^[+-]?\d{1,6}$/.test(text) ? Number(text) : null;
}

export function NumberQuestion({ part, number }: Props<NumberPart>) {
  const { t, id } = usePage();
  const { answer, show } = useAnswer(part, part);
  const input = useRef<HTMLInputElement>(null);
  const [faulty, setFaulty] = useState(false);
  const name = id(`part${part.at}`);
  const submit = (event: Event) => {
    event.preventDefault();
    const value = numberIn(input.current?.value ?? "");
    setFaulty(value === null);
    if (value !== null) answer(value);
    input.current?.select();
  };
  return (
    <Part kind="number" at={part.at} heading={t("question", { number })} text={part.text} state={part.state}>
      {part.state === "open" && (
        <form onSubmit={submit} noValidate>
          <div class="tut-number">
            <label for={`${name}-input`}>{t("your_answer")}</label>
            <input
              ref={input}
              id={`${name}-input`}
              type="text"
              inputMode="numeric"
              autocomplete="off"
              size={6}
              maxLength={20}
              aria-describedby={`${name}-text ${name}-fault`}
              aria-invalid={faulty}
              onInput={() => setFaulty(false)}
            />
            <button type="submit" class="tut-button tut-primary">
              {t("answer")}
            </button>
            <span role="alert" id={`${name}-fault`} class="tut-missing">
              {faulty && t("not_number")}
            </span>
          </div>
          <Foot show={show} />
        </form>
      )}
      <div role="status" class="tut-verdicts">
        {part.state === "shown" && part.answer !== null && <Verdict key="shown" verdict="shown" answer={part.answer} />}
        {part.given
          .map(({ value, right, response }, at) => (
            <Verdict key={at} verdict={right ? "right" : "wrong"} answer={value} response={response} />
          ))
          .reverse()}
      </div>
    </Part>
  );
}

export function Move({ part }: Props<MovePart>) {
  const { t } = usePage();
  const { show } = useAnswer(part, part);
  return (
    <Part kind="move" at={part.at} heading={t("move")} text={part.text} state={part.state}>
      {part.state === "open" && (
        <p class="tut-on-board">
          <Sign name="hand" />
          {t("move.how")}
        </p>
      )}
      <div role="status" class="tut-verdicts">
        {part.state === "shown" && (
          <Verdict key="shown" verdict="shown">
            <ul class="tut-told">
              {part.answers.map((answer) => (
                <li key={answer} dir="auto">
                  {answer}
                </li>
              ))}
            </ul>
          </Verdict>
        )}
        {part.given
          .map(({ action, right, response, reasons }, at) => (
            <Verdict key={at} verdict={right ? "right" : "wrong"} answer={action} response={response}>
              <Sentences told={reasons} />
            </Verdict>
          ))
          .reverse()}
      </div>
      {part.state === "open" && <Foot show={show} />}
    </Part>
  );
}
