/** A situation to change: its controls, what comes of an action in it, and the way onto the board. */
import { Sign } from "../signs";
import { usePage } from "./context";
import { Part } from "./part";
import type { Control, WhatIfPart } from "./protocol";
import { Mark, Sentences, Steps } from "./steps";
import { PAUSE, useAhead } from "./timing";

/** So many values to choose from are shown side by side; more are a list to open. */
const MANY = 6;

export function WhatIf({ part }: { part: WhatIfPart }) {
  const { t, send } = usePage();
  const { at } = part;
  const set = (path: string, value: number | string[]) => send({ kind: "set", at, path, value });
  return (
    <Part kind="what if" at={at} heading={t("what_if")} text={part.text}>
      <div class="tut-what-if">
        <div class="tut-controls" role="group" aria-label={t("what_if.controls")}>
          {part.controls.map((control) => (
            <Changed key={control.path} control={control} at={at} set={set} />
          ))}
          <div class="tut-foot">
            {part.onBoard ? (
              <p class="tut-quiet">
                <Sign name="check" />
                {t("on_board")}
              </p>
            ) : (
              !part.impossible && (
                <button type="button" class="tut-button" data-role="put-on-board" onClick={() => send({ kind: "put on board", at })}>
                  <Sign name="eye" />
                  {t("put_on_board")}
                </button>
              )
            )}
          </div>
        </div>
        <Outcome part={part} />
      </div>
    </Part>
  );
}

interface ChangedProps<T extends Control = Control> {
  control: T;
  at: number;
  set: (path: string, value: number | string[]) => void;
}

function Changed({ control, ...rest }: ChangedProps) {
  switch (control.kind) {
    case "slide":
      return <Slide control={control} {...rest} />;
    case "pick":
      return <Pick control={control} {...rest} />;
    case "choose":
      return <Choose control={control} {...rest} />;
  }
}

type Of<K extends Control["kind"]> = ChangedProps<Extract<Control, { kind: K }>>;

function Slide({ control: { path, label, value, low, high }, at, set }: Of<"slide">) {
  const { id } = usePage();
  const [shown, change] = useAhead(value, (next) => set(path, next), PAUSE);
  const name = id(`slide${at}-${path}`);
  return (
    <div class="tut-control">
      <label for={name} dir="auto">
        {label}
      </label>
      <div class="tut-slide">
        <span class="tut-end" aria-hidden="true">{low}</span>
        <input
          type="range"
          id={name}
          min={low}
          max={high}
          step={1}
          value={shown}
          onInput={({ currentTarget }) => change(Number(currentTarget.value))}
        />
        <span class="tut-end" aria-hidden="true">{high}</span>
        <output for={name}>{shown}</output>
      </div>
    </div>
  );
}

function Pick({ control: { path, label, cards }, set }: Of<"pick">) {
  const [on, change] = useAhead<boolean[]>(
    cards.map((card) => card.on),
    (next) =>
      set(
        path,
        cards.flatMap(({ word }, place) => (next[place] ? [word] : [])),
      ),
  );
  return (
    <div class="tut-control" role="group" aria-label={label}>
      <span class="tut-label" dir="auto" aria-hidden="true">
        {label}
      </span>
      <div class="tut-cards">
        {cards.map(({ name }, place) => (
          <button
            key={place}
            type="button"
            class="tut-toggle"
            aria-pressed={on[place] === true}
            onClick={() => change(on.map((before, other) => (other === place ? !before : before)))}
          >
            <Sign name="check" />
            <span dir="auto">{name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Choose({ control: { path, label, value, values }, at, set }: Of<"choose">) {
  const { id } = usePage();
  const [shown, change] = useAhead(value, (next) => set(path, next));
  const name = id(`choose${at}-${path}`);
  if (values.length > MANY)
    return (
      <div class="tut-control">
        <label for={name} dir="auto">
          {label}
        </label>
        <select id={name} class="tut-select" value={shown} onChange={({ currentTarget }) => change(Number(currentTarget.value))}>
          {values.map((one, place) => (
            <option key={place} value={place}>
              {one}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <fieldset class="tut-control">
      <legend dir="auto">{label}</legend>
      <div class="tut-choices">
        {values.map((one, place) => (
          <label key={place}>
            <input type="radio" name={name} value={place} checked={shown === place} onChange={() => change(place)} />
            <span dir="auto">{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Outcome({ part: { impossible, tries, shows } }: { part: WhatIfPart }) {
  const { t } = usePage();
  return (
    <div class="tut-outcome" role="status" aria-label={t("what_if.result")}>
      {impossible ? (
        <div class="tut-verdict" data-verdict="wrong">
          <p>
            <Mark kind="refused" text={t("what_if.impossible")} />
          </p>
          <p dir="auto">{impossible}</p>
        </div>
      ) : (
        <>
          {tries.map(({ action, possible, reasons, steps }, at) => (
            <div key={at} class="tut-verdict" data-verdict={possible ? "right" : "wrong"}>
              <p>
                <b dir="auto">{action}</b> <Mark kind={possible ? "possible" : "refused"} text={t(possible ? "possible" : "refused")} />
              </p>
              <Sentences told={reasons} />
              {steps.length > 0 && (
                <details class="tut-more">
                  <summary>{t("what_if.steps")}</summary>
                  <Steps steps={steps} />
                </details>
              )}
            </div>
          ))}
          {shows.length > 0 && (
            <div class="tut-scroll">
              <table class="tut-table">
                <thead>
                  <tr>
                    <td />
                    <th scope="col">{t("before")}</th>
                    <th scope="col">{t("after")}</th>
                  </tr>
                </thead>
                <tbody>
                  {shows.map(({ label, before, after }) => (
                    <tr key={label} data-changed={after && before !== after ? "true" : undefined}>
                      <th scope="row" dir="auto">
                        {label}
                      </th>
                      <td dir="auto">{before}</td>
                      <td dir="auto">{after || "–"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      )}
    </div>
  );
}
