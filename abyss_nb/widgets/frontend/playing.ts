/** What a hand does on one view of the board, from the first click to the answer of Python. */
import type { RefObject } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { type Explaining, useExplaining } from "./explaining";
import type { Connected } from "./model";
import type { Notice } from "./notices";
import { noteAsking } from "./notes";
import { type DraftAnswer, payment } from "./payment";
import type { ActionView, Answer, View } from "./protocol";
import { type Match, match, press } from "./targets";
import type { Words } from "./words";

/** What was begun and not yet sent; it is forgotten as soon as something else is asked. */
interface Progress {
  asked: string;
  chosen: readonly string[];
  hinted: readonly string[];
  draft: readonly string[];
  answer: DraftAnswer | null;
  /** The action that was pressed once and reveals something: pressed again, it is sent. */
  armed: string | null;
}

const NOTHING: Progress = { asked: "", chosen: [], hinted: [], draft: [], answer: null, armed: null };

/** An answer within so many milliseconds comes at once: nothing has to be drawn meanwhile, which would only delay it. */
const PATIENT = 80;

const NO_ACTIONS: readonly ActionView[] = [];

function asked(view: View): string {
  const decision = view.decision;
  if (!decision) return `${view.turn}`;
  return [view.turn, decision.seat, decision.kind, decision.card, ...decision.actions.map(({ text }) => text)].join("|");
}

export interface Playing {
  /** Names the question that is asked; what was begun for another one is forgotten. */
  question: string;
  progress: Progress;
  paying: boolean;
  actions: readonly ActionView[];
  /** The actions that fit what was clicked so far. */
  fits: Match;
  /** An act is on its way: nothing else is sent. */
  busy: boolean;
  /** The action on its way, shown as pressed if its answer does not come at once. */
  sent: string | null;
  /** The action on its way, from the click on. */
  sending: RefObject<string | null>;
  notice: Notice | null;
  setNotice: (notice: Notice | null) => void;
  /** What is said about a thing, beside it. */
  explaining: Explaining;
  safely: (work: () => void) => void;
  refused: (answer: Answer) => void;
  act: (text: string) => void;
  press: (target: string, anchor: Element) => void;
  drafted: (cards: readonly string[]) => void;
  pay: () => boolean;
  hint: (targets: readonly string[]) => void;
  travel: (kind: "undo" | "redo") => void;
  skip: () => void;
  /** Lets all further offers of this turn pass; null where nothing is offered. */
  passAll: (() => void) | null;
  rematch: () => void;
  /** Gives up the things clicked on the way to an action. */
  unchoose: () => void;
  /** Gives up the latest thing begun or said; false if there was none. */
  cancel: () => boolean;
}

export function usePlaying({ view, book, settings, connection, link }: Connected, t: Words, say: (texts: readonly string[]) => void): Playing {
  const [saved, setSaved] = useState<Progress | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The payment that was confirmed before Python had said whether it is one. */
  const eager = useRef<string | null>(null);
  const decision = view.decision;
  const question = asked(view);
  const progress: Progress = saved?.asked === question ? saved : NOTHING;
  const paying = decision?.mine === true && decision.payment !== null;
  const actions = decision?.mine ? decision.actions : NO_ACTIONS;
  const fits = useMemo(() => match(actions, paying ? [] : progress.chosen), [actions, paying, progress.chosen]);
  const busy = sent !== null && !connection.lost;
  /** The action on its way, from the click on; `sent` shows it, if the answer does not come at once. */
  const sending = useRef<string | null>(null);
  const locked = () => sending.current !== null && !connection.lost;

  const go = (part: Partial<Progress>) =>
    setSaved((now) => ({ ...(now?.asked === question ? now : NOTHING), ...part, asked: question }));
  const refused = (answer: Answer) => {
    if (answer.kind === "refused") setNotice({ text: answer.text, reasons: answer.reasons });
  };
  const explaining = useExplaining({ view, book, link }, t, refused);

  /** Runs what a click or a key asks for; an error is shown instead of being lost in the console. */
  const safely = (work: () => void) => {
    try {
      work();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setNotice({ text: t("front_error", { text }), reasons: [] });
      void link.current?.ask({ kind: "error", text });
    }
  };

  const act = (text: string, pressed?: { target: string; anchor: Element }) =>
    safely(() => {
      if (locked()) return;
      const reveals = actions.find((action) => action.text === text)?.reveals;
      if (settings.confirm && reveals && progress.armed !== text) {
        go({ armed: text });
        if (pressed) explaining.show(noteAsking(pressed.target, reveals, t), pressed.anchor);
        else explaining.close();
        say([[t("sure"), reveals, t("sure.again")].join(" ")]);
        return;
      }
      sending.current = text;
      const slow = setTimeout(() => setSent(text), PATIENT);
      setNotice(null);
      explaining.close();
      void link.current?.ask({ kind: "act", seq: view.seq, text }).then((answer) => {
        clearTimeout(slow);
        sending.current = null;
        setSent(null);
        setSaved((now) => (now?.asked === question ? { ...now, chosen: [], armed: null } : now));
        refused(answer);
      });
    });

  const drafted = (cards: readonly string[]) => {
    eager.current = null;
    if (cards.length === 0) return go({ draft: cards, answer: null });
    go({ draft: cards });
    const text = payment(cards);
    void link.current?.ask({ kind: "draft", seq: view.seq, text }).then((answer) => {
      if (answer.kind === "draft")
        setSaved((now) => (now && payment(now.draft) === answer.text ? { ...now, answer } : now));
      if (answer.kind === "draft" && answer.legal && answer.text === eager.current) act(answer.text);
      refused(answer);
    });
  };

  /** One more of the card; when all that are held are in, none of them. */
  const payWith = (card: string) => {
    const held = view.players.find(({ seat }) => seat === view.seat)?.hand;
    const most = Array.isArray(held) ? held.filter((other) => other === card).length : 0;
    const used = progress.draft.filter((other) => other === card).length;
    drafted(used < most ? [...progress.draft, card] : progress.draft.filter((other) => other !== card));
  };

  const pressed = (target: string, anchor: Element) =>
    safely(() => {
      setNotice(null);
      if (paying && target.startsWith("hand:")) return payWith(target.slice("hand:".length));
      if (locked()) return;
      const result = press(actions, progress.chosen, target);
      if (result.kind === "send") act(result.action.text, { target, anchor });
      else if (result.kind === "choose") {
        explaining.close();
        go({ chosen: result.chosen, armed: null });
      } else explaining.tell(target, anchor);
    });

  const travel = (kind: "undo" | "redo") => {
    if (kind === "undo" ? !view.can_undo : !view.can_redo) return;
    setNotice(null);
    void link.current?.ask({ kind, seq: view.seq }).then(refused);
  };

  const skip = () => {
    if (view.thinking) void link.current?.ask({ kind: "skip" }).then(refused);
  };

  const rest = () => {
    if (locked()) return;
    setNotice(null);
    void link.current?.ask({ kind: "pass_all", seq: view.seq }).then(refused);
  };
  const offered = decision?.kind === "offer" && (decision.mine || view.curtain !== null);

  const rematch = () => void link.current?.ask({ kind: "rematch" }).then(refused);

  /** Pays with what was chosen, if it is a payment. */
  const pay = (): boolean => {
    const { answer, draft } = progress;
    if (!paying || draft.length === 0) return false;
    const text = payment(draft);
    if (answer?.text !== text) eager.current = text;
    else if (answer.legal) act(text);
    else return false;
    return true;
  };

  const cancel = (): boolean => {
    if (progress.armed !== null) {
      go({ armed: null });
      explaining.close();
    } else if (explaining.shown) explaining.close();
    else if (progress.chosen.length > 0) go({ chosen: [] });
    else if (progress.draft.length > 0) drafted([]);
    else if (notice) setNotice(null);
    else return false;
    return true;
  };

  const hint = (targets: readonly string[]) => {
    if (targets.length > 0 || progress.hinted.length > 0) go({ hinted: targets });
  };

  return {
    question,
    progress,
    paying,
    actions,
    fits,
    busy,
    sent,
    sending,
    notice,
    setNotice,
    explaining,
    safely,
    refused,
    act,
    press: pressed,
    drafted,
    pay,
    hint,
    travel,
    skip,
    passAll: offered ? rest : null,
    rematch,
    unchoose: () => go({ chosen: [] }),
    cancel,
  };
}
