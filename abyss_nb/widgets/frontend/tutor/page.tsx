/** A page of the tutorial: draws what Python tells it and passes on what is done. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { focusedIn } from "../focus";
import { isForeign, useKeysKept } from "../keys";
import { useSteady } from "../kept";
import type { Model } from "../link";
import type { Settings } from "../protocol";
import { Sign } from "../signs";
import { tokensFor, useTheme } from "../theme";
import { type Words, wordsOf } from "../words";
import { BodyPage } from "./body";
import { Provider, type Ui } from "./context";
import { useFocusHeld } from "./focus";
import { GalleryPage } from "./gallery";
import { HeadPage } from "./head";
import { LanguagesPage } from "./languages";
import { LearnedPage } from "./learned";
import { Reading } from "./prose";
import type { Intent, Page, Text } from "./protocol";
import { RuleNote, type Told } from "./rule";
import { RulebookPage } from "./rulebook";
import { PATIENCE, useLater } from "./timing";

interface Props {
  model: Model;
  /** Where the page is mounted: its surroundings decide the theme. */
  host: HTMLElement;
  prefix: string;
}

const sheet = tokensFor(".ab-tutor");

/** The words of the page that a model has, if it has one. */
export function wordsIn(model: Model): Words {
  const page = model.get("page") as Partial<Page> | undefined;
  return wordsOf({ lang: page?.lang ?? "en", words: page?.labels ?? {} });
}

function useTrait<T>(model: Model, name: string): T {
  const [value, setValue] = useState(() => model.get(name) as T);
  useLayoutEffect(() => {
    const changed = () => setValue(model.get(name) as T);
    changed();
    model.on(`change:${name}`, changed);
    return () => model.off(`change:${name}`, changed);
  }, [model, name]);
  return value;
}

/** Intents that always change the page; others may ask for what is shown already. */
const ANSWERED: ReadonlySet<Intent["kind"]> = new Set(["go", "answer", "show", "start over", "step", "put on board"]);

const NONE = {};

export function TutorPage({ model, host, prefix }: Props) {
  const page = useTrait<Page>(model, "page");
  const pictures = useTrait<Ui["pictures"] | undefined>(model, "pictures") ?? NONE;
  const fault = useTrait<string | undefined>(model, "fault");
  const theme = useTheme(host, useTrait<Settings["theme"] | undefined>(model, "theme") ?? "auto");
  const t = useMemo(() => wordsIn(model), [page]);
  const root = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [lost, setLost] = useState(false);
  const waiting = useLater();

  useKeysKept(root);
  useFocusHeld(root, page);
  // An answer has come: nobody is waited for any more.
  useLayoutEffect(() => {
    waiting(0, () => setLost(false));
  }, [page, fault]);

  const rules = page.rules ?? {};
  const send = (intent: Intent) => {
    model.send(intent);
    if (ANSWERED.has(intent.kind)) waiting(PATIENCE, () => setLost(true));
  };
  const tell = (rule: string, beside: HTMLElement) => {
    if (page.kind === "rulebook") send({ kind: "rule", id: rule });
    // Pressed in what is told, a rule takes its place.
    else if (told && root.current?.querySelector(".tut-note")?.contains(beside)) setTold({ ...told, path: [...told.path, rule] });
    else setTold({ path: [rule], beside });
  };
  const close = () => {
    const note = root.current?.querySelector(".tut-note");
    const inside = focusedIn(root.current);
    if (note && inside && note.contains(inside)) told?.beside.focus({ preventScroll: true });
    setTold(null);
  };
  const ui = useSteady<Ui>({ t, lang: page.lang, rules, pictures, send, tell, id: (name) => prefix + name.replaceAll(/\s+/g, "-") });

  const keyed = (event: KeyboardEvent) => {
    if (isForeign(event)) return;
    // No key of a page shall reach the notebook, whose own shortcuts would cut its cells.
    event.stopPropagation();
    if (event.key !== "Escape" || !told) return;
    event.preventDefault();
    close();
  };

  return (
    <Provider value={ui}>
      <div ref={root} class="ab-tutor" lang={page.lang} data-theme={theme} data-page={page.kind} data-part="page" tabIndex={-1} onKeyDown={keyed}>
        <style>{sheet}</style>
        {drawn(page)}
        <div role="alert" class="tut-faults">
          {(fault || lost) && (
            <p class="tut-fault">
              <Sign name="warning" />
              <span dir="auto">{fault || t("lost")}</span>
            </p>
          )}
        </div>
        {told && (
          <RuleNote told={told} back={() => setTold({ ...told, path: told.path.slice(0, -1) })} close={close} />
        )}
      </div>
    </Provider>
  );
}

function drawn(page: Page): ComponentChildren {
  switch (page.kind) {
    case "head":
      return <HeadPage page={page} />;
    case "body":
      return <BodyPage page={page} />;
    case "text":
      return <TextShown page={page} />;
    case "languages":
      return <LanguagesPage page={page} />;
    case "learned":
      return <LearnedPage page={page} />;
    case "rulebook":
      return <RulebookPage page={page} />;
    case "gallery":
      return <GalleryPage page={page} />;
  }
}

function TextShown({ page: { title, level, text } }: { page: Text }) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div class="tut-column">
      {level > 0 && <Heading dir="auto">{title}</Heading>}
      <Reading nodes={text} />
    </div>
  );
}
