/**
 * A part of the board, drawn again only when something is different that it has read. It notes by itself what it reads,
 * so there is no list of that to keep.
 */
import { type FunctionComponent, type VNode, h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useSteady } from "./kept";
import { afterwards, hasTasks, soon } from "./soon";
import { type Ui, UiContext, useBoard } from "./ui";

type Question = (ui: Ui) => unknown;
type Answers<T> = Partial<{ [K in keyof T]: () => T[K] }>;

/** Reads as what `source` gives does, and `note` is told each key; some may be answered otherwise. */
function watched<T extends object>(source: () => T, note: (key: keyof T) => void, otherwise: Answers<T> = {}): T {
  return new Proxy({} as T, {
    get(_, name) {
      const key = name as keyof T;
      const answer = otherwise[key];
      if (answer) return answer();
      note(key);
      return source()[key];
    },
  });
}

/** What a part has read so far: of the board, its view and the decision key by key, of the marks thing by thing. */
class Reading {
  private readonly questions = new Map<string, Question>();

  constructor(private latest: Ui) {}

  /** The board is another one; whether something read differs from what it was when the part was drawn. */
  differs(drawn: Ui, now: Ui): boolean {
    this.latest = now;
    for (const question of this.questions.values()) if (question(drawn) !== question(now)) return true;
    return false;
  }

  /** The board as the part sees it; what it reads later, at a click, is as fresh as what it draws. */
  view(): Ui {
    const note = (name: string, question: Question) => this.questions.set(name, question);
    const decision = () => {
      note("decision", ({ view }) => view.decision === null);
      const asked = this.latest.view.decision;
      return asked && watched(() => asked, (key) => note(`decision.${key}`, ({ view }) => view.decision?.[key]));
    };
    const view = watched(() => this.latest.view, (key) => note(`view.${key}`, (ui) => ui.view[key]), { decision });
    const marks = {
      of: (target: string) => {
        note(`marks ${target}`, (ui) => ui.marks.of(target));
        return this.latest.marks.of(target);
      },
    };
    // The words are a doing, which stays the same; what it says changes with the book.
    const t = () => {
      note("book", ({ book }) => book);
      return this.latest.t;
    };
    return watched(() => this.latest, (key) => note(key, (ui) => ui[key]), { view: () => view, marks: () => marks, t });
  }
}

interface Drawn<P> {
  ui: Ui;
  props: P;
  vnode: VNode;
}

/**
 * When a part is drawn again: "now", in the task in which the change came; "soon", in a task of its own right after it;
 * "later", in one after everything that has to be soon.
 */
type When = "now" | "soon" | "later";

/** Lets a part wait for a task in which it is drawn again: whether that has come, and how to wait for it. */
function useTurn(when: When): [come: boolean, wait: () => void] {
  const [, redraw] = useState(0);
  const come = useRef(false);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const wait = () => {
    stop.current ??= (when === "soon" ? soon : afterwards)(() => {
      stop.current = null;
      come.current = true;
      redraw((times) => times + 1);
    });
  };
  const now = come.current;
  come.current = false;
  return [now, wait];
}

/** The component as a part of the board. What a click is about is drawn now; the seats soon, since things move there. */
export function part<P extends object>(drawn: FunctionComponent<P>, when: When = "now"): FunctionComponent<P> {
  return function Part(given) {
    const ui = useBoard();
    const props = useSteady(given as P);
    const reading = useRef<Reading | null>(null);
    const latest = useRef<Drawn<P> | null>(null);
    const [come, wait] = useTurn(when);
    reading.current ??= new Reading(ui);
    const before = latest.current;
    if (before && !reading.current.differs(before.ui, ui) && before.props === props) return before.vnode;
    if (before && when !== "now" && !come && hasTasks()) {
      wait();
      return before.vnode;
    }
    const content = h(drawn, props as P & { children?: never });
    latest.current = { ui, props, vnode: <UiContext.Provider value={reading.current.view()}>{content}</UiContext.Provider> };
    return latest.current.vnode;
  };
}
