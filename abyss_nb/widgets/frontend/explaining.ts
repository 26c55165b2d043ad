/** What is said beside a thing: what it is, why it cannot be used, why something happened, what a rule says. */
import type { RefObject } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Link } from "./link";
import type { Connected } from "./model";
import { type Note, noteAbout, noteOf, noteOfRule, noteOfTool } from "./notes";
import type { About, Answer } from "./protocol";
import type { Words } from "./words";

/** A note on the board. */
export interface Shown {
  note: Note;
  /** What it lies beside. */
  anchor: Element;
  /** It holds as long as this is the view's `seq`; a note about the past as long as it is the view's `story`. */
  asOf: number | string;
  /** Whether it takes the focus, so that the rules in it can be reached. */
  entered: boolean;
  /** The note out of which it was opened. */
  before: Shown | null;
}

/** Everything that can be explained bears one of these, and its value says what it is. */
const EXPLAINED = "[data-rule], [data-score], [data-line], [data-tool], [data-target]";

export interface Explaining {
  /** Null if nothing is shown, or if it does not hold any more. */
  shown: Shown | null;
  show: (note: Note, anchor: Element) => void;
  /** Says what a thing is, and why it cannot be used; `entered` takes the focus there. */
  tell: (target: string, anchor: Element, entered?: boolean) => void;
  /** Explains what an element, or one around it, stands for; `entered` takes the focus there. */
  explain: (element: Element | null, entered?: boolean) => void;
  /** Back to the note before. */
  back: () => void;
  /** Closes the note; the focus goes back to what it is about. */
  close: () => void;
}

type Heard = Pick<Connected, "view" | "book"> & { link: RefObject<Link | null> };

export function useExplaining({ view, book, link }: Heard, t: Words, refused: (answer: Answer) => void): Explaining {
  const [opened, setOpened] = useState<Shown | null>(null);
  const holds = ({ asOf, anchor }: Shown) => (asOf === view.seq || asOf === view.story) && anchor.isConnected;
  const shown = opened && holds(opened) ? opened : null;
  const latest = useRef<Shown | null>(null);
  latest.current = shown;

  const show = (note: Note, anchor: Element) => setOpened({ note, anchor, asOf: view.seq, entered: false, before: null });

  const tell = (target: string, anchor: Element, entered = false) => {
    const note = noteAbout(target, { view, book, t });
    if (!note.title) return setOpened(null);
    setOpened({ note, anchor, asOf: view.seq, entered, before: null });
    const add = (more: Partial<Note>) =>
      setOpened((now) => (now?.note.target === target && now.asOf === view.seq ? { ...now, note: { ...now.note, ...more } } : now));
    if (note.about)
      void link.current?.ask({ kind: "explain", ...note.about }).then((answer) => answer.kind === "explain" && add({ explained: answer }));
    if (view.seat === null || view.over) return;
    void link.current?.ask({ kind: "why", seq: view.seq, target }).then((answer) => {
      if (answer.kind === "why") add({ answer: { text: "", reasons: answer.reasons } });
      if (answer.kind === "refused") add({ answer: answer });
    });
  };

  const open = (anchor: Element, asOf: number | string, note: Note) => {
    const before = anchor.closest("[data-note]") ? latest.current : null;
    setOpened({ note, anchor: before?.anchor ?? anchor, asOf, entered: true, before });
  };

  const explain = (element: Element | null, entered = true) => {
    const found = element?.closest<HTMLElement>(EXPLAINED);
    if (!found) return;
    const { rule, score, line, tool, target } = found.dataset;
    const ask = (about: About, then: (answer: Answer & { kind: "explain" }) => void) =>
      void link.current?.ask({ kind: "explain", ...about }).then((answer) => {
        refused(answer);
        if (answer.kind === "explain") then(answer);
      });
    if (rule) ask({ about: "rule", what: rule }, (answer) => open(found, view.story, noteOfRule(rule, answer)));
    else if (score) ask({ about: "score", what: score }, (answer) => open(found, view.seq, noteOf(`score:${score}`, answer)));
    else if (line) ask({ about: "event", what: Number(line) }, (answer) => open(found, view.story, noteOf(`line:${line}`, answer)));
    else if (tool) setOpened({ note: noteOfTool(found, t), anchor: found, asOf: view.seq, entered, before: null });
    else if (target) tell(target, found, entered);
  };

  const back = () => setOpened(latest.current?.before ?? null);

  const close = () => {
    const anchor = latest.current?.anchor as HTMLElement | undefined;
    if (latest.current?.entered) anchor?.focus({ preventScroll: true });
    setOpened(null);
  };

  return { shown, show, tell, explain, back, close };
}
