/** Steps worked out, and sentences with the rules they rest on. */
import { Sign } from "../signs";
import { usePage } from "./context";
import type { Step, Told } from "./protocol";
import { Chips } from "./rule";

export function Sentences({ told }: { told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <ul class="tut-told">
      {told.map(({ text, rules }, at) => (
        <li key={at}>
          <span dir="auto">{text}</span> <Chips ids={rules} />
        </li>
      ))}
    </ul>
  );
}

export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = usePage();
  if (steps.length === 0) return null;
  return (
    <ol class="tut-steps">
      {steps.map(({ who, action, refused, told, more }, at) => (
        <li key={at} data-refused={refused ? "true" : undefined}>
          <p class="tut-step">
            <span class="tut-who" dir="auto">
              {who}
            </span>
            <b dir="auto">{action}</b>
            {refused && <Mark kind="refused" text={t("refused")} />}
          </p>
          <Sentences told={told} />
          {more.length > 0 && (
            <details class="tut-more">
              <summary>{t("step.more", { n: more.length })}</summary>
              <Sentences told={more} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

const SIGNS = { right: "check", wrong: "close", shown: "eye", possible: "check", refused: "warning" } as const;

/** How something is judged: a sign and a word, never a colour alone. */
export function Mark({ kind, text }: { kind: keyof typeof SIGNS; text: string }) {
  return (
    <span class="tut-mark" data-mark={kind}>
      <Sign name={SIGNS[kind]} />
      {text}
    </span>
  );
}
