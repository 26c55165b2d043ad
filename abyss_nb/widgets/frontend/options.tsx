/** How this board is set: every choice is a trait of the widget, so a cell sees and changes the same. */
import type { Settings } from "./protocol";
import { useUi } from "./ui";

type Name = Exclude<keyof Settings, "seats" | "replay" | "lesson">;
export type Setter = <N extends Name>(name: N, value: Settings[N]) => void;

const THEMES = ["auto", "light", "dark"] as const;
const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
const MOTIONS = ["auto", "on", "off"] as const;
const SCALES = [0.75, 0.9, 1, 1.25, 1.5] as const;

interface ChoiceProps<T> {
  name: Name;
  choices: readonly { value: T; label: string; lang?: string }[];
  chosen: T;
  choose: (value: T) => void;
}

function Choice<T extends string | number>({ name, choices, chosen, choose }: ChoiceProps<T>) {
  const { t, prefix } = useUi();
  return (
    <fieldset data-setting={name}>
      <legend>{t(`set.${name}`)}</legend>
      <div class="ab-choices">
        {choices.map(({ value, label, lang }) => (
          <label key={value}>
            <input type="radio" name={`${prefix}${name}`} checked={value === chosen} data-value={value} onChange={() => choose(value)} />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ name, on, turn }: { name: Name; on: boolean; turn: (on: boolean) => void }) {
  const { t } = useUi();
  return (
    <label class="ab-switch" data-setting={name}>
      <input type="checkbox" role="switch" checked={on} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
      <span>
        {t(`set.${name}`)}
        <small>{t(`set.${name}.hint`)}</small>
      </span>
    </label>
  );
}

export function Options({ set }: { set: Setter }) {
  const { book, settings, t } = useUi();
  const named = <T extends string>(name: Name, values: readonly T[]) => values.map((value) => ({ value, label: t(`set.${name}.${value}`) }));
  const percent = new Intl.NumberFormat(book.lang, { style: "percent" });
  return (
    <div class="ab-menu-settings">
      <Choice
        name="lang"
        choices={book.languages.map(({ id, name }) => ({ value: id, label: name, lang: id }))}
        chosen={settings.lang}
        choose={(value) => set("lang", value)}
      />
      <Choice name="theme" choices={named("theme", THEMES)} chosen={settings.theme} choose={(value) => set("theme", value)} />
      <Choice name="speed" choices={named("speed", SPEEDS)} chosen={settings.speed} choose={(value) => set("speed", value)} />
      <Choice name="motion" choices={named("motion", MOTIONS)} chosen={settings.motion} choose={(value) => set("motion", value)} />
      <Choice
        name="scale"
        choices={SCALES.map((value) => ({ value, label: percent.format(value) }))}
        chosen={settings.scale}
        choose={(value) => set("scale", value)}
      />
      {!settings.lesson && settings.seats.length > (settings.replay ? 1 : 2) && (
        <Choice
          name="seat"
          choices={settings.seats.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={settings.seat}
          choose={(value) => set("seat", value)}
        />
      )}
      {!settings.replay && (
        <>
          <Switch name="memory_aid" on={settings.memory_aid} turn={(on) => set("memory_aid", on)} />
          <Switch name="follow" on={settings.follow} turn={(on) => set("follow", on)} />
          <Switch name="confirm" on={settings.confirm} turn={(on) => set("confirm", on)} />
        </>
      )}
    </div>
  );
}
