/** The board: keeps what belongs to this one view, lays out its parts and passes clicks and keys on. */
import type { RefObject } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "./actions";
import { Bar } from "./bar";
import { Bubble } from "./bubble";
import { Council } from "./council";
import { Court } from "./court";
import { Curtain } from "./curtain";
import { focusedIn, useFocusKept } from "./focus";
import { Hand } from "./hand";
import { Help } from "./help";
import { keyHandler, useKeysKept } from "./keys";
import { useSteady } from "./kept";
import { Link, type LinkState, type Model } from "./link";
import { Locations } from "./locations";
import { Log, plain } from "./log";
import { Menu } from "./menu";
import { Motion, useMotion } from "./motion/motion";
import { type Notice, Notices } from "./notices";
import { Memory } from "./memory";
import { type Note, noteAbout, noteAsking } from "./notes";
import { type DraftAnswer, Payment, payment } from "./payment";
import { Played, Players } from "./player";
import { LastTurns, Prompt } from "./prompt";
import type { ActionView, Answer, Book, PlayerView, Settings, View } from "./protocol";
import { Scores } from "./scores";
import { Spoken, useSpoken } from "./spoken";
import { SpritePrefix, SpriteSheet } from "./sprites";
import { EVERYTHING, type Known, completed, isWhole, known, newFrom } from "./story";
import { match, press } from "./targets";
import { type Theme, themeAround, themeSheet, watchTheme } from "./theme";
import { ThreatTrack } from "./threat";
import { Track } from "./track";
import { BookContext, type Ui, UiContext } from "./ui";
import { WIDE, useWidth, widthClasses } from "./width";
import { wordsOf } from "./words";

interface Props {
  model: Model;
  /** Where the board is mounted: its surroundings decide the theme. */
  host: HTMLElement;
  prefix: string;
}

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

interface Shown {
  note: Note;
  anchor: Element;
  seq: number;
}

/** An answer within so many milliseconds comes at once: nothing has to be drawn meanwhile, which would only delay it. */
const PATIENT = 80;

const NO_ACTIONS: readonly ActionView[] = [];

type Panel = "menu" | "help" | null;

/** New lines read out at once; after a long stretch of bots only the latest matter. */
const SPOKEN = 6;

function asked(view: View): string {
  const decision = view.decision;
  if (!decision) return `${view.turn}`;
  return [view.turn, decision.seat, decision.kind, decision.card, ...decision.actions.map(({ text }) => text)].join("|");
}

export function App({ model, host, prefix }: Props) {
  const [view, setView] = useState(() => model.get("view") as View);
  const [book, setBook] = useState(() => model.get("book") as Book);
  const [settings, setSettings] = useState(() => model.get("settings") as Settings);
  const [around, setAround] = useState<Theme>(() => themeAround(host));
  const [connection, setConnection] = useState<LinkState>({ pending: 0, lost: false });
  const [saved, setSaved] = useState<Progress | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [panel, setPanel] = useState<Panel>(null);
  /** Opened or closed by the reader; null: as the room allows. */
  const [logWish, setLogWish] = useState<boolean | null>(null);
  const [logFilter, setLogFilter] = useState(EVERYTHING);
  const [spoken, say] = useSpoken();
  const root = useRef<HTMLDivElement>(null);
  const link = useRef<Link | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const width = useWidth(root);
  const moving = useMotion(settings.motion);
  const logOpen = logWish ?? width >= WIDE;
  const heard = useRef(view.log[view.log.length - 1]?.id ?? -1);
  const eyes = useRef(view.seat);
  /** What was asked when it was last said. */
  const told = useRef("");
  /** The payment that was confirmed before Python had said whether it is one. */
  const eager = useRef<string | null>(null);

  useLayoutEffect(() => {
    const opened = new Link(model, setConnection);
    const onView = () => {
      opened.alive();
      setView(model.get("view") as View);
    };
    const onBook = () => setBook(model.get("book") as Book);
    const onSettings = () => setSettings(model.get("settings") as Settings);
    model.on("change:view", onView);
    model.on("change:book", onBook);
    model.on("change:settings", onSettings);
    const unwatch = watchTheme(host, () => setAround(themeAround(host)));
    link.current = opened;
    return () => {
      unwatch();
      model.off("change:view", onView);
      model.off("change:book", onBook);
      model.off("change:settings", onSettings);
      opened.close();
    };
  }, [model, host]);

  const t = useMemo(() => wordsOf(book), [book]);
  const decision = view.decision;
  const question_ = asked(view);
  const progress: Progress = saved?.asked === question_ ? saved : NOTHING;
  const paying = decision?.mine === true && decision.payment !== null;
  const actions = decision?.mine ? decision.actions : NO_ACTIONS;
  const fits = useMemo(() => match(actions, paying ? [] : progress.chosen), [actions, paying, progress.chosen]);
  const busy = sent !== null && !connection.lost;
  /** The action on its way, from the click on; `sent` shows it, if the answer does not come at once. */
  const sending = useRef<string | null>(null);
  const locked = () => sending.current !== null && !connection.lost;

  const go = (part: Partial<Progress>) =>
    setSaved((now) => ({ ...(now?.asked === question_ ? now : NOTHING), ...part, asked: question_ }));
  const refused = (answer: Answer) => {
    if (answer.kind === "refused") setNotice({ text: answer.text, reasons: answer.reasons });
  };

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
        setShown(pressed ? { note: noteAsking(pressed.target, reveals, t), anchor: pressed.anchor, seq: view.seq } : null);
        say([[t("sure"), reveals, t("sure.again")].join(" ")]);
        return;
      }
      sending.current = text;
      const slow = setTimeout(() => setSent(text), PATIENT);
      setNotice(null);
      setShown(null);
      void link.current?.ask({ kind: "act", seq: view.seq, text }).then((answer) => {
        clearTimeout(slow);
        sending.current = null;
        setSent(null);
        setSaved((now) => (now?.asked === question_ ? { ...now, chosen: [], armed: null } : now));
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

  const explain = (target: string, anchor: Element) => {
    const note = noteAbout(target, { view, book, t });
    const open: Shown = { note, anchor, seq: view.seq };
    setShown(note.title ? open : null);
    if (view.seat === null || view.over) return;
    void link.current?.ask({ kind: "why", seq: view.seq, target }).then((answer) => {
      if (answer.kind !== "why" && answer.kind !== "refused") return;
      const about = { text: answer.kind === "why" ? "" : answer.text, reasons: answer.reasons };
      setShown((now) => (now === open ? { ...now, note: { ...note, answer: about } } : now));
    });
  };

  const pressed = (target: string, anchor: Element) =>
    safely(() => {
      setNotice(null);
      if (paying && target.startsWith("hand:")) return payWith(target.slice("hand:".length));
      if (locked()) return;
      const result = press(actions, progress.chosen, target);
      if (result.kind === "send") act(result.action.text, { target, anchor });
      else if (result.kind === "choose") {
        setShown(null);
        go({ chosen: result.chosen, armed: null });
      } else explain(target, anchor);
    });

  useLayoutEffect(() => {
    if (panel !== null) root.current?.querySelector<HTMLElement>(".ab-menu, .ab-help")?.focus();
  }, [panel]);

  const travel = (kind: "undo" | "redo") => {
    if (kind === "undo" ? !view.can_undo : !view.can_redo) return;
    setNotice(null);
    void link.current?.ask({ kind, seq: view.seq }).then(refused);
  };

  const skip = () => {
    if (view.thinking) void link.current?.ask({ kind: "skip" }).then(refused);
  };

  const toggleLog = () => setLogWish(!logOpen);

  // Where there is little room, the log lies below everything else.
  useLayoutEffect(() => {
    if (logWish === true) root.current?.querySelector(".ab-log")?.scrollIntoView?.({ block: "nearest" });
  }, [logWish]);

  /** Opens a panel, which takes the focus, or closes it, which gives the focus back. */
  const show = (wished: Panel) => {
    const board = root.current;
    if (wished !== null && panel === null) opener.current = focusedIn(board);
    setPanel(wished);
    if (wished !== null) return;
    const back = opener.current?.isConnected ? opener.current : board?.querySelector<HTMLElement>("[data-role=menu]");
    back?.focus();
  };

  /** Closes or gives up the last thing opened; false if there was none. */
  const cancel = (): boolean => {
    if (progress.armed !== null) {
      go({ armed: null });
      setShown(null);
    } else if (shown) setShown(null);
    else if (panel) show(null);
    else if (progress.chosen.length > 0) go({ chosen: [] });
    else if (progress.draft.length > 0) drafted([]);
    else if (notice) setNotice(null);
    else return false;
    return true;
  };

  const ui = useSteady<Ui>({
    view,
    book,
    settings,
    prefix,
    t,
    match: fits,
    chosen: actions.find(({ text }) => text === sent)?.targets ?? progress.chosen,
    hinted: progress.hinted,
    busy,
    sent,
    draft: paying ? progress.draft : null,
    armed: actions.find(({ text }) => text === progress.armed) ?? null,
    press: pressed,
    act,
    hint: (targets) => {
      if (targets.length > 0 || progress.hinted.length > 0) go({ hinted: targets });
    },
  });

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

  const keyed = keyHandler({
    root,
    cancel,
    pay,
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    skip,
    log: toggleLog,
    help: () => show(panel === "help" ? null : "help"),
  });

  useKeysKept(root);
  useFocusKept(root, sending.current !== null);

  useEffect(() => {
    const fresh = view.log.filter(({ id }) => id > heard.current);
    heard.current = view.log[view.log.length - 1]?.id ?? -1;
    const lines = fresh.slice(-SPOKEN).map(plain);
    const question = `${question_}|${view.over}`;
    if (question !== told.current) {
      if (view.over && view.scores) lines.push(t("over"));
      else if (decision?.mine) lines.push(decision.title);
    }
    told.current = question;
    // At a hot seat, what was told to the one before is not for the next.
    const others = eyes.current !== view.seat;
    eyes.current = view.seat;
    if (others) setNotice(null);
    say(lines, others);
  }, [view]);

  const from = useNewFrom(view);
  const log = useLog(view, logOpen, link);
  const [near, far] = useMemo(() => seated(view).map((players) => <Players players={players} />), [view]);
  // Parts that know by themselves when they have to be drawn again.
  const bound = useMemo(() => ({ hand: <Hand />, table: <Table />, memory: <Memory />, played: <Played />, last: <LastTurns /> }), []);
  const closeNote = useCallback(() => setShown(null), []);
  const note = shown && shown.seq === view.seq && shown.anchor.isConnected ? shown : null;

  return (
    <SpritePrefix.Provider value={prefix}>
      <BookContext.Provider value={book}>
      <UiContext.Provider value={ui}>
        <div
          ref={root}
          class={`ab-root ${widthClasses(width)}`}
          lang={book.lang}
          data-theme={settings.theme === "auto" ? around : settings.theme}
          style={{ zoom: settings.scale }}
          data-seq={view.seq}
          data-motion={moving ? "on" : "off"}
          data-pending={connection.pending > 0 ? "true" : undefined}
          data-mine={decision?.mine ? "true" : undefined}
          onKeyDown={(event) => safely(() => keyed(event))}
        >
          <style>{themeSheet}</style>
          <SpriteSheet prefix={prefix} />
          <Motion on={moving} view={view} speed={settings.speed} prefix={prefix} board={root} />
          <div class="ab-frame">
            <Bar
              panel={panel}
              undo={() => travel("undo")}
              redo={() => travel("redo")}
              log={toggleLog}
              logOpen={logOpen}
              show={(wished) => show(panel === wished ? null : wished)}
            />
            <Notices notice={notice} lost={connection.lost} dismiss={() => setNotice(null)} />
            {panel === "menu" && (
              <Menu
                set={(name, value) => void link.current?.ask({ kind: "set", name, value }).then(refused)}
                start={(seats, seed) =>
                  void link.current?.ask({ kind: "new", seats, seed }).then((answer) => {
                    if (answer.kind === "done") setPanel(null);
                    refused(answer);
                  })
                }
                close={() => show(null)}
              />
            )}
            {panel === "help" && <Help close={() => show(null)} />}
            {bound.last}
            <div class="ab-layout" data-seats={view.players.length}>
              <div class="ab-main">
                {view.curtain ? (
                  <Curtain
                    seat={view.curtain}
                    ready={() => {
                      const seat = view.curtain;
                      if (seat) void link.current?.ask({ kind: "ready", seq: view.seq, seat }).then(refused);
                    }}
                  />
                ) : (
                  <section
                    class="ab-console"
                    aria-label={t("console")}
                    data-mine={decision?.mine && !view.over ? "true" : undefined}
                    data-hand={view.seat !== null && !view.over ? "true" : undefined}
                  >
                    <div class="ab-asks">
                      <Prompt skip={skip} />
                      <Scores again={() => panel !== "menu" && show("menu")} />
                      {paying && decision && (
                        <Payment
                          decision={decision}
                          cards={progress.draft}
                          answer={progress.answer}
                          remove={(card) => {
                            const at = progress.draft.lastIndexOf(card);
                            safely(() => drafted(progress.draft.filter((_, other) => other !== at)));
                          }}
                          clear={() => safely(() => drafted([]))}
                          undo={() => travel("undo")}
                        />
                      )}
                      {bound.played}
                      <Actions
                        more={decision?.mine ? decision.more : 0}
                        cancel={progress.chosen.length > 0 && !paying && !busy ? () => go({ chosen: [] }) : null}
                      />
                    </div>
                    {bound.hand}
                  </section>
                )}
                {bound.table}
                {near}
              </div>
              <div class="ab-side">
                {far}
                {bound.memory}
                {logOpen && <Log lines={log} filter={logFilter} choose={setLogFilter} newFrom={from} />}
              </div>
            </div>
            {note && <Bubble note={note.note} anchor={note.anchor} root={root.current} close={closeNote} />}
          </div>
          <Spoken lines={spoken} />
        </div>
      </UiContext.Provider>
      </BookContext.Provider>
    </SpritePrefix.Provider>
  );
}

/** What lies in the middle for everybody. */
function Table() {
  return (
    <div class="ab-table">
      <Court />
      <Track />
      <ThreatTrack />
      <Council />
      <Locations />
    </div>
  );
}

/** The log as far as it came; what is missing is asked for when it is read. */
function useLog(view: View, open: boolean, link: RefObject<Link | null>): Known["lines"] {
  const [, redraw] = useState(0);
  const kept = useRef<Known & { of: View | null }>({ story: "", lines: [], of: null });
  if (kept.current.of !== view) kept.current = { ...known(kept.current, view.story, view.log), of: view };
  const missing = open && !isWhole(kept.current);
  useEffect(() => {
    if (!missing) return;
    void link.current?.ask({ kind: "log" }).then((answer) => {
      const now = kept.current;
      if (answer.kind !== "log" || answer.story !== now.story) return;
      kept.current = { ...completed(now, answer.lines), of: now.of };
      redraw((times) => times + 1);
    });
  }, [missing, view.story, kept.current.lines[0]?.id]);
  return kept.current.lines;
}

/** Lines of the log after this one came with the latest change that brought any. */
function useNewFrom(view: View): number {
  const seen = useRef({ view, from: view.log[view.log.length - 1]?.id ?? 0 });
  if (seen.current.view !== view) seen.current = { view, from: newFrom(seen.current.view, view, seen.current.from) };
  return seen.current.from;
}

/** One's own seat, and the others in turn order after it; who only watches has all of them before him. */
function seated({ players, seat: own }: View): [near: PlayerView[], far: PlayerView[]] {
  const at = players.findIndex(({ seat }) => seat === own);
  if (at < 0) return [players, []];
  return [players.slice(at, at + 1), [...players.slice(at + 1), ...players.slice(0, at)]];
}
