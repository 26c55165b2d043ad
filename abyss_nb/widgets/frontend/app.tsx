/** The board: keeps what belongs to this one view, lays out its parts and passes clicks and keys on. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions, grouped } from "./actions";
import { Bar } from "./bar";
import { Bubble } from "./bubble";
import { Council } from "./council";
import { Court } from "./court";
import { Curtain } from "./curtain";
import { focusedIn, useFocusKept } from "./focus";
import { Hand } from "./hand";
import { Help } from "./help";
import { keyHandler } from "./keys";
import { Link, type LinkState, type Model } from "./link";
import { Locations } from "./locations";
import { Log, plain } from "./log";
import { Menu } from "./menu";
import { type Notice, Notices } from "./notices";
import { type Note, noteAbout } from "./notes";
import { type DraftAnswer, Payment, payment } from "./payment";
import { Played, Players } from "./player";
import { LastTurns, Prompt } from "./prompt";
import type { Answer, Book, PlayerView, Settings, View } from "./protocol";
import { question } from "./questions";
import { Scores } from "./scores";
import { SpritePrefix, SpriteSheet } from "./sprites";
import { match, press } from "./targets";
import { type Theme, themeAround, themeSheet, watchTheme } from "./theme";
import { ThreatTrack } from "./threat";
import { Track } from "./track";
import { type Ui, UiContext } from "./ui";
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
}

const NOTHING: Progress = { asked: "", chosen: [], hinted: [], draft: [], answer: null };

interface Shown {
  note: Note;
  anchor: Element;
  seq: number;
}

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
  const [spoken, setSpoken] = useState("");
  const root = useRef<HTMLDivElement>(null);
  const link = useRef<Link | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const width = useWidth(root, settings.scale);
  const logOpen = logWish ?? width >= WIDE;
  const heard = useRef(view.log[view.log.length - 1]?.id ?? -1);

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
  const actions = decision?.mine ? decision.actions : [];
  const fits = useMemo(() => match(actions, paying ? [] : progress.chosen), [actions, paying, progress.chosen]);
  const busy = sent !== null && !connection.lost;

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

  const act = (text: string) =>
    safely(() => {
      if (busy) return;
      setSent(text);
      setNotice(null);
      setShown(null);
      void link.current?.ask({ kind: "act", seq: view.seq, text }).then((answer) => {
        setSent(null);
        setSaved((now) => (now?.asked === question_ ? { ...now, chosen: [] } : now));
        refused(answer);
      });
    });

  const drafted = (cards: readonly string[]) => {
    if (cards.length === 0) return go({ draft: cards, answer: null });
    go({ draft: cards });
    const text = payment(cards);
    void link.current?.ask({ kind: "draft", seq: view.seq, text }).then((answer) => {
      if (answer.kind === "draft")
        setSaved((now) => (now && payment(now.draft) === answer.text ? { ...now, answer } : now));
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
    const text = question(decision?.kind ?? "", target);
    setShown(note.title ? open : null);
    if (text === null || view.over) return;
    void link.current?.ask({ kind: "why", seq: view.seq, text }).then((answer) => {
      if (answer.kind !== "why" && answer.kind !== "refused") return;
      const about = { text: answer.kind === "why" && answer.legal ? "" : answer.text, reasons: answer.reasons };
      setShown((now) => (now === open ? { ...now, note: { ...note, answer: about } } : now));
    });
  };

  const pressed = (target: string, anchor: Element) =>
    safely(() => {
      setNotice(null);
      if (paying && target.startsWith("hand:")) return payWith(target.slice("hand:".length));
      if (busy) return;
      const result = press(actions, progress.chosen, target);
      if (result.kind === "send") act(result.action.text);
      else if (result.kind === "choose") {
        setShown(null);
        go({ chosen: result.chosen });
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
    if (shown) setShown(null);
    else if (panel) show(null);
    else if (progress.chosen.length > 0) go({ chosen: [] });
    else if (progress.draft.length > 0) drafted([]);
    else if (notice) setNotice(null);
    else return false;
    return true;
  };

  const ui: Ui = {
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
    press: pressed,
    act,
    hint: (targets) => {
      if (targets.length > 0 || progress.hinted.length > 0) go({ hinted: targets });
    },
  };

  const keyed = keyHandler({
    root,
    cancel,
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    log: toggleLog,
    help: () => show(panel === "help" ? null : "help"),
  });

  useFocusKept(root);

  useEffect(() => {
    const fresh = view.log.filter(({ id }) => id > heard.current);
    heard.current = view.log[view.log.length - 1]?.id ?? -1;
    const lines = fresh.slice(-SPOKEN).map(plain);
    if (view.over && view.scores) lines.push(t("over"));
    else if (decision?.mine) lines.push(decision.title);
    setSpoken(lines.join(". "));
  }, [view]);

  const roomy = !paying && !view.over && grouped(fits.actions).length === 1;
  const [near, far] = seated(view);
  const closeNote = useCallback(() => setShown(null), []);
  const note = shown && shown.seq === view.seq && shown.anchor.isConnected ? shown : null;

  return (
    <SpritePrefix.Provider value={prefix}>
      <UiContext.Provider value={ui}>
        <div
          ref={root}
          class={`ab-root ${widthClasses(width)}`}
          lang={book.lang}
          data-theme={settings.theme === "auto" ? around : settings.theme}
          style={{ zoom: settings.scale }}
          data-seq={view.seq}
          data-pending={connection.pending > 0 ? "true" : undefined}
          data-mine={decision?.mine ? "true" : undefined}
          onKeyDown={(event) => safely(() => keyed(event))}
        >
          <style>{themeSheet}</style>
          <SpriteSheet prefix={prefix} />
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
            <LastTurns />
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
                    data-roomy={roomy && view.seat !== null ? "true" : undefined}
                  >
                    <div class="ab-asks">
                      <Prompt />
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
                      <Played />
                      <Actions
                        more={decision?.mine ? decision.more : 0}
                        cancel={progress.chosen.length > 0 && !paying && !busy ? () => go({ chosen: [] }) : null}
                      />
                    </div>
                    <Hand />
                  </section>
                )}
                <div class="ab-table">
                  <Court />
                  <Track />
                  <ThreatTrack />
                  <Council />
                  <Locations />
                </div>
                <Players players={near} />
              </div>
              <div class="ab-side">
                <Players players={far} />
                {logOpen && <Log />}
              </div>
            </div>
            {note && <Bubble note={note.note} anchor={note.anchor} root={root.current} close={closeNote} />}
          </div>
          <div class="ab-hidden" aria-live="polite" data-role="live">
            {spoken}
          </div>
        </div>
      </UiContext.Provider>
    </SpritePrefix.Provider>
  );
}

/** One's own seat, and the others in turn order after it; who only watches has all of them before him. */
function seated({ players, seat: own }: View): [near: PlayerView[], far: PlayerView[]] {
  const at = players.findIndex(({ seat }) => seat === own);
  if (at < 0) return [players, []];
  return [players.slice(at, at + 1), [...players.slice(at + 1), ...players.slice(0, at)]];
}
