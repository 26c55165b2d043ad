/** Games that are kept: out as a file, a page or a code, and in from a file or a code. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Link } from "./link";
import type { Answer } from "./protocol";
import { Icon } from "./sprites";
import { useUi } from "./ui";

/** The largest file that is read, in bytes; a game has some ten thousands. */
export const LARGEST = 20_000_000;

/** How long the browser may take to begin with a file, in milliseconds. */
const HANDED_OUT = 60_000;

/** Lets the browser keep a text as a file. */
function handOut({ name, text }: Answer & { kind: "file" }): void {
  const url = URL.createObjectURL(new Blob([text], { type: name.endsWith(".html") ? "text/html" : "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_OUT);
}

/** What is said below the buttons. */
interface Said {
  text: string;
  bad: boolean;
}

/** A text that would be opened, if somebody says so. */
type Waiting = { text: string; damaged: (Answer & { kind: "damaged" }) | null };

interface Props {
  link: RefObject<Link | null>;
  /** Another game is there. */
  opened: () => void;
}

export function Keep({ link, opened }: Props) {
  const { t } = useUi();
  return (
    <>
      <fieldset class="ab-keep">
        <legend>{t("keep")}</legend>
        <HandOut link={link} />
      </fieldset>
      <fieldset class="ab-keep">
        <legend>{t("keep.open")}</legend>
        <TakeIn link={link} opened={opened} />
      </fieldset>
    </>
  );
}

function HandOut({ link }: Pick<Props, "link">) {
  const { t } = useUi();
  const [said, setSaid] = useState<Said | null>(null);
  const [code, setCode] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  const ask = (kind: "save" | "export" | "code") => {
    setSaid(null);
    void link.current?.ask({ kind }).then((answer) => {
      if (answer.kind === "refused") setSaid({ text: answer.text, bad: true });
      if (answer.kind === "code") setCode(answer.text);
      if (answer.kind !== "file") return;
      handOut(answer);
      setSaid({ text: t("keep.saved", { file: answer.name }), bad: false });
    });
  };

  // A page may not be allowed to copy: then the code stands there selected.
  useLayoutEffect(() => {
    if (!code) return;
    field.current?.focus();
    field.current?.select();
    const copied = (word: string) => () => setSaid({ text: t(word), bad: false });
    const copying = navigator.clipboard?.writeText(code) ?? Promise.reject(new Error("no clipboard"));
    copying.then(copied("keep.copied"), copied("keep.selected"));
  }, [code]);

  const button = (kind: "save" | "export" | "code", icon: string) => (
    <button type="button" class="ab-button" data-role={kind} onClick={() => ask(kind)}>
      <Icon name={icon} />
      {t(`keep.${kind}`)}
    </button>
  );
  return (
    <>
      <p class="ab-keep-warning">
        <Icon name="eye" />
        {t("keep.warning")}
      </p>
      <div class="ab-keep-row">
        {button("save", "save")}
        {button("export", "page")}
        {button("code", "copy")}
      </div>
      {code && <textarea ref={field} class="ab-keep-code" dir="ltr" readOnly rows={3} aria-label={t("keep.code.text")} value={code} data-role="code-text" />}
      <SaidLine said={said} />
    </>
  );
}

function TakeIn({ link, opened }: Props) {
  const { view, t } = useUi();
  const [said, setSaid] = useState<Said | null>(null);
  const [text, setText] = useState("");
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const running = view.log.length > 0 && !view.over;

  const refuse = (reason: string) => {
    setWaiting(null);
    setSaid({ text: reason, bad: true });
  };

  const load = (from: string, good_part: boolean) =>
    void link.current?.ask({ kind: "load", text: from, good_part }).then((answer) => {
      if (answer.kind === "done") opened();
      else if (answer.kind === "damaged") setWaiting({ text: from, damaged: answer });
      else if (answer.kind === "refused") refuse(answer.text);
    });

  /** Opens a text, once it is sure that the game that is played may end. */
  const open = (from: string) => {
    setSaid(null);
    setWaiting(null);
    if (from.length > LARGEST) refuse(t("keep.large", { most: LARGEST / 1_000_000 }));
    else if (!from.trim()) refuse(t("keep.empty"));
    else if (running) setWaiting({ text: from, damaged: null });
    else load(from, false);
  };

  const read = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (!file) return;
    if (file.size > LARGEST) refuse(t("keep.large", { most: LARGEST / 1_000_000 }));
    else file.text().then(open, () => refuse(t("keep.unread", { file: file.name })));
    // The same file may be chosen again.
    field.value = "";
  };

  return (
    <>
      <label class="ab-drop">
        <Icon name="open" />
        <span>{t("keep.file")}</span>
        <input type="file" aria-label={t("keep.file")} data-role="file" onChange={({ currentTarget }) => read(currentTarget)} />
      </label>
      <div class="ab-keep-row">
        <textarea
          class="ab-keep-code"
          dir="ltr"
          rows={2}
          spellcheck={false}
          aria-label={t("keep.text")}
          placeholder={t("keep.text")}
          value={text}
          data-role="load-text"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="button" class="ab-button" data-role="load" onClick={() => open(text)}>
          {t("keep.load")}
        </button>
      </div>
      {waiting && <Sure waiting={waiting} load={load} cancel={() => setWaiting(null)} />}
      <SaidLine said={said} />
    </>
  );
}

/** Asks whether another game shall take the place of this one: the whole of it, or what is good of it. */
function Sure({ waiting: { text, damaged }, load, cancel }: { waiting: Waiting; load: (text: string, good_part: boolean) => void; cancel: () => void }) {
  const { t } = useUi();
  const takes = damaged === null || damaged.steps > 0;
  return (
    <div class="ab-sure" role="alert">
      <Icon name="warning" />
      <span dir="auto">{damaged ? t("keep.damaged", { line: damaged.line, reason: damaged.text }) : t("new.sure")}</span>
      <button type="button" class="ab-button" data-role="load-cancel" onClick={cancel}>
        {t("cancel")}
      </button>
      {takes && (
        <button type="button" class="ab-button ab-primary" data-role={damaged ? "load-good" : "load-anyway"} onClick={() => load(text, damaged !== null)}>
          {damaged ? t("keep.good", { n: damaged.steps }) : t("keep.anyway")}
        </button>
      )}
    </div>
  );
}

function SaidLine({ said }: { said: Said | null }) {
  return (
    <p class="ab-keep-said" role="status" data-bad={said?.bad ? "true" : undefined} dir="auto">
      {said?.bad && <Icon name="warning" />}
      {said?.text}
    </p>
  );
}
