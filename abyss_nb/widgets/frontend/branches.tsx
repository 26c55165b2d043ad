/** The branches of the game, and what is written about the place shown. */
import { useState } from "preact/hooks";
import { branchName, placeWords } from "./line";
import type { Wish } from "./link";
import type { Answer, Branch, Line } from "./protocol";
import { Icon } from "./sprites";
import { useUi } from "./ui";

interface Props {
  line: Line;
  /** Sends a wish; the answer is told to whoever asks for it, unless it is a refusal. */
  ask: (wish: Wish, then?: (answer: Answer) => void) => void;
  close: () => void;
}

export function Branches({ line, ask, close }: Props) {
  const { view, settings, t } = useUi();
  const comment = line.comments.find(({ place }) => place === view.place)?.text ?? "";
  return (
    <section class="ab-branches" tabIndex={-1} aria-label={t("timeline.branches")}>
      <header class="ab-section-head">
        <h3>{t("timeline.branches")}</h3>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} data-role="close-branches" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {!settings.replay && (
        <Field
          key={`${line.number}.${view.place}.${comment}`}
          name="comment"
          label={t("timeline.comment", { place: placeWords(line, view.place, view.players, t, view.active) })}
          value={comment}
          save={(text) => ask({ kind: "comment", seq: view.seq, text })}
        />
      )}
      {line.branches.length === 0 ? (
        <p class="ab-empty">{t("timeline.branches.none")}</p>
      ) : (
        <ul class="ab-branch-list">
          {line.branches.map((branch) => (
            <Item key={branch.id} branch={branch} ask={ask} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ branch, ask }: { branch: Branch; ask: Props["ask"] }) {
  const { view, settings, t } = useUi();
  const [naming, setNaming] = useState(false);
  const [sure, setSure] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const name = branchName(branch, view.players, t);
  const about = { branch: branch.id };
  const button = (role: string, onClick: () => void, expanded?: boolean) => (
    <button
      type="button"
      class="ab-button"
      data-role={role}
      aria-label={t("timeline.branches.of", { what: t(`timeline.branches.${role}`), name })}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {t(`timeline.branches.${role}`)}
    </button>
  );
  const compare = () => {
    if (compared !== null) setCompared(null);
    else ask({ kind: "compare", ...about }, (answer) => answer.kind === "compare" && setCompared(answer.text));
  };
  return (
    <li data-branch={branch.id} data-shown={branch.shown ? "true" : undefined}>
      <p class="ab-branch-name">
        <Icon name="branch" />
        <bdi>{name}</bdi>
        <span class="ab-aside">
          {t("timeline.branches.length", { n: branch.length })}
          {branch.shown && <b class="ab-branch-shown">{t("timeline.branches.shown")}</b>}
        </span>
      </p>
      <div class="ab-branch-buttons">
        {button("goto", () => ask({ kind: "goto_branch", ...about }))}
        {!settings.replay && button("compare", compare, compared !== null)}
        {!settings.replay && (
          <>
            {button("rename", () => setNaming(!naming), naming)}
            {button("promote", () => ask({ kind: "make_main", ...about }))}
            {button("delete", () => setSure(!sure), sure)}
          </>
        )}
      </div>
      {naming && (
        <Field
          name="branch-name"
          label={t("timeline.branches.name")}
          value={branch.name}
          save={(text) => {
            setNaming(false);
            ask({ kind: "name_branch", ...about, name: text });
          }}
        />
      )}
      {sure && (
        <p class="ab-sure">
          <Icon name="warning" />
          <span>{t("timeline.branches.sure")}</span>
          <button type="button" class="ab-button" data-role="delete-sure" onClick={() => ask({ kind: "delete_branch", ...about })}>
            {t("timeline.branches.delete")}
          </button>
          <button type="button" class="ab-button" data-role="delete-not" onClick={() => setSure(false)}>
            {t("cancel")}
          </button>
        </p>
      )}
      {compared !== null && (
        <div class="ab-compared" role="group" aria-label={t("timeline.branches.compared")} tabIndex={0}>
          <p aria-hidden="true">{t("timeline.branches.compared")}</p>
          <ul>
            {compared.split("\n").map((line, at) => (
              <li key={at} data-under={line.startsWith(" ") ? "true" : undefined}>
                <bdi>{line.trim()}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

interface FieldProps {
  name: string;
  label: string;
  value: string;
  save: (text: string) => void;
}

/** A line of text to be written. */
function Field({ name, label, value, save }: FieldProps) {
  const { t, prefix } = useUi();
  const [text, setText] = useState(value);
  const id = `${prefix}${name}`;
  return (
    <form
      class="ab-field"
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
      }}
    >
      <label for={id} dir="auto">
        {label}
      </label>
      <span>
        <input id={id} type="text" dir="auto" autocomplete="off" data-field={name} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
        <button
          type="submit"
          class="ab-button"
          data-role={`save-${name}`}
          aria-label={t("timeline.branches.of", { what: t("timeline.save"), name: label })}
          aria-disabled={text === value ? "true" : undefined}
        >
          {t("timeline.save")}
        </button>
      </span>
    </form>
  );
}
