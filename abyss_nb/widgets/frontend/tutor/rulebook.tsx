/** The rulebook: its contents, a search, one rule, and a scenario that shows it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusedIn } from "../focus";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Bar } from "./doing";
import { Reading } from "./prose";
import type { Rulebook } from "./protocol";
import { Chips } from "./rule";
import { Steps } from "./steps";
import { PAUSE, useLater } from "./timing";

export function RulebookPage({ page }: { page: Rulebook }) {
  const { t } = usePage();
  const { title, sections, found, rule } = page;
  return (
    <div class="tut-column tut-wide">
      <h2 dir="auto">{title}</h2>
      <div class="tut-book">
        <div class="tut-contents">
          <Search query={page.query} />
          <div role="status" class="tut-quiet">
            {found && (found.length > 0 ? t("rulebook.found", { n: found.length }) : t("rulebook.none"))}
          </div>
          {found ? (
            <RuleList rules={found} shown={rule?.id} />
          ) : (
            <nav aria-label={t("rulebook.contents")}>
              {sections.map((section) => (
                <details key={section.id} class="tut-section" open={section.rules.some(({ id }) => id === rule?.id)}>
                  <summary>
                    <span dir="auto">{section.title}</span> <small>{section.rules.length}</small>
                  </summary>
                  <RuleList rules={section.rules} shown={rule?.id} />
                </details>
              ))}
            </nav>
          )}
        </div>
        <RuleShown page={page} />
      </div>
    </div>
  );
}

function Search({ query }: { query: string }) {
  const { t, id, send } = usePage();
  const [written, write] = useState(query);
  const later = useLater();
  const asked = useRef(query);
  // What was looked for in a cell is shown here too; what is being written stays.
  useLayoutEffect(() => {
    if (query !== asked.current) write(query);
    asked.current = query;
  }, [query]);
  const find = (wished: string) => {
    if (wished === asked.current) return;
    asked.current = wished;
    send({ kind: "find", query: wished });
  };
  return (
    <form
      role="search"
      class="tut-search"
      onSubmit={(event) => {
        event.preventDefault();
        find(written);
      }}
    >
      <label for={id("find")}>{t("rulebook.search")}</label>
      <input
        id={id("find")}
        type="search"
        autocomplete="off"
        maxLength={200}
        value={written}
        onInput={({ currentTarget: { value } }) => {
          write(value);
          later(PAUSE, () => find(value));
        }}
      />
    </form>
  );
}

function RuleList({ rules, shown }: { rules: readonly { id: string; title: string }[]; shown: string | undefined }) {
  const { send } = usePage();
  return (
    <ul class="tut-rules">
      {rules.map(({ id, title }) => (
        <li key={id}>
          <button type="button" aria-current={id === shown ? "true" : undefined} onClick={() => send({ kind: "rule", id })}>
            <span dir="auto">{title}</span>
            <code dir="ltr">{id}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}

function RuleShown({ page: { rule, scenario } }: { page: Rulebook }) {
  const { t, send } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(rule?.id);

  // Whoever asked for the rule reads on in it; whoever is looking for another one goes on writing.
  useLayoutEffect(() => {
    if (shown.current === rule?.id) return;
    shown.current = rule?.id;
    const focused = focusedIn(heading.current?.closest<HTMLElement>(".ab-tutor") ?? null);
    if (!focused || focused.localName === "input") return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "nearest" });
  }, [rule?.id]);

  if (!rule) return <p class="tut-quiet tut-shown">{t("rulebook.choose")}</p>;
  return (
    <article class="tut-shown" data-part="rule" tabIndex={-1}>
      <p>
        <code class="tut-chip" dir="ltr">
          {rule.id}
        </code>
      </p>
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {rule.title}
      </h3>
      <Reading nodes={rule.text} />
      {rule.named.length > 0 && (
        <p class="tut-quiet">
          {t("rulebook.named")} <Chips ids={rule.named} />
        </p>
      )}
      {rule.examples.length > 0 && (
        <>
          <h4>{t("rulebook.examples")}</h4>
          <ul class="tut-examples">
            {rule.examples.map(({ id, title }) => (
              <li key={id}>
                <span dir="auto">{title}</span>
                <button
                  type="button"
                  class="tut-button"
                  aria-label={`${t("rulebook.show")}: ${title}`}
                  aria-pressed={id === scenario?.id}
                  onClick={() => send({ kind: "scenario", id })}
                >
                  <Sign name="play" />
                  {t("rulebook.show")}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {scenario && (
        <div class="tut-part" data-part="scenario" tabIndex={-1}>
          <h4 dir="auto">{t("rulebook.scenario", { title: scenario.title })}</h4>
          <div role="status" class="tut-progress">
            {scenario.total > 0 && (
              <>
                <Bar of={scenario.steps.length} total={scenario.total} />
                <p>{t("do.progress", { done: scenario.steps.length, n: scenario.total })}</p>
              </>
            )}
          </div>
          <div class="tut-foot">
            {scenario.steps.length < scenario.total && (
              <button type="button" class="tut-button" data-role="step" onClick={() => send({ kind: "step" })}>
                <Sign name="play" />
                {t("rulebook.step")}
              </button>
            )}
            {scenario.steps.length > 0 && (
              <button type="button" class="tut-button" data-role="start-over" onClick={() => send({ kind: "scenario", id: scenario.id })}>
                <Sign name="undo" />
                {t("start_over")}
              </button>
            )}
          </div>
          <Steps steps={scenario.steps} />
        </div>
      )}
    </article>
  );
}
