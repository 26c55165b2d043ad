/** The board: keeps what belongs to this one view, lays out its parts and passes clicks and keys on. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "./actions";
import { useAsking } from "./asking";
import { Away } from "./away";
import { Bar } from "./bar";
import { Branches } from "./branches";
import { Bubble } from "./bubble";
import { Chances } from "./chances";
import { Council } from "./council";
import { Court } from "./court";
import { Curtain } from "./curtain";
import { focusedIn, useFocusKept } from "./focus";
import { Hand } from "./hand";
import { useHaste } from "./haste";
import { Help } from "./help";
import { keyHandler, useKeysKept } from "./keys";
import { useSteady } from "./kept";
import { useSame } from "./same";
import type { Model, Wish } from "./link";
import { Locations } from "./locations";
import { Log } from "./log";
import { useLog, useNewFrom } from "./logbook";
import { Menu } from "./menu";
import { useModel } from "./model";
import { Motion, useMotion } from "./motion/motion";
import { Notices } from "./notices";
import { Memory } from "./memory";
import { Payment } from "./payment";
import { Played, Players } from "./player";
import { usePlaying } from "./playing";
import { LastTurns, Prompt } from "./prompt";
import type { Answer, PlayerView, View } from "./protocol";
import { Scores } from "./scores";
import { Spoken, useSpoken, useTelling } from "./spoken";
import { EVERYTHING } from "./story";
import { marksOf } from "./targets";
import { themeSheet, useTheme } from "./theme";
import { ThreatTrack } from "./threat";
import { Timeline, ownSeats } from "./timeline";
import { Track } from "./track";
import { BoardContext, BookContext, type Ui, UiContext } from "./ui";
import { useWalker } from "./walker";
import { WIDE, useWidth, widthClasses } from "./width";
import { wordsOf } from "./words";

interface Props {
  model: Model;
  /** Where the board is mounted: its surroundings decide the theme. */
  host: HTMLElement;
  prefix: string;
}

type Panel = "menu" | "help" | "branches" | null;

export function App({ model, host, prefix }: Props) {
  const connected = useModel(model);
  const { view, line, book, settings, connection, link } = connected;
  const t = useMemo(() => wordsOf(book), [book]);
  const [voice, say] = useSpoken();
  const playing = usePlaying(connected, t, say);
  const { progress, paying, actions, sent, notice, explaining, safely, refused, travel, skip } = playing;
  const [panel, setPanel] = useState<Panel>(null);
  const [chancesOpen, setChancesOpen] = useState(false);
  /** Opened or closed by the reader; null: as the room allows. */
  const [logWish, setLogWish] = useState<boolean | null>(null);
  const [logFilter, setLogFilter] = useState(EVERYTHING);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const theme = useTheme(host, settings.theme);
  const width = useWidth(root);
  const moving = useMotion(settings.motion);
  const logOpen = logWish ?? width >= WIDE;
  const decision = view.decision;
  const walker = useWalker(model, link, root, refused);
  /** Sends a wish of the timeline; a refusal is shown. */
  const ask = (wish: Wish, then?: (answer: Answer) => void) =>
    void link.current?.ask(wish).then((answer) => {
      refused(answer);
      then?.(answer);
    });

  useLayoutEffect(() => {
    if (panel !== null) root.current?.querySelector<HTMLElement>(".ab-menu, .ab-help, .ab-branches")?.focus();
  }, [panel]);

  /** Closes the log; where it lay below everything else, what is asked comes back into sight. */
  const closeLog = () => {
    const board = root.current;
    const within = board?.querySelector(".ab-log")?.contains(focusedIn(board));
    setLogWish(false);
    if (within) board?.querySelector<HTMLElement>("[data-role=log]")?.focus({ preventScroll: true });
    if (width < WIDE) board?.querySelector("[data-prompt]")?.scrollIntoView?.({ block: "nearest" });
  };

  const toggleChances = () => !settings.replay && setChancesOpen(!chancesOpen);

  const toggleLog = () => (logOpen ? closeLog() : setLogWish(true));

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
    if (!panel || explaining.shown || progress.armed !== null) {
      if (playing.cancel()) return true;
      if (chancesOpen && root.current?.querySelector(".ab-chances")?.contains(focusedIn(root.current))) {
        toggleChances();
        return true;
      }
      if (logWish !== true) return false;
      closeLog();
    } else show(null);
    return true;
  };

  const armed = actions.find(({ text }) => text === progress.armed) ?? null;
  const chosen = actions.find(({ text }) => text === sent)?.targets ?? progress.chosen;
  const marks = useMemo(
    () => marksOf(playing.fits, chosen, armed, progress.hinted),
    [playing.fits, chosen, armed, progress.hinted],
  );

  const seats = useSame(view.players.map(({ seat, name }) => ({ seat, name })));

  const ui = useSteady<Ui>({
    view,
    seats,
    book,
    settings,
    prefix,
    t,
    match: playing.fits,
    marks,
    busy: playing.busy,
    sent,
    draft: paying ? progress.draft : null,
    armed,
    press: playing.press,
    act: playing.act,
    hint: playing.hint,
    explain: explaining.explain,
  });

  const keyed = keyHandler({
    root,
    cancel,
    pay: playing.pay,
    step: (direction, by) => walker.step(direction, by, ownSeats(view)),
    play: () => (walker.state.playing ? walker.pause() : walker.play()),
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    skip,
    log: toggleLog,
    explain: () => explaining.explain(focusedIn(root.current)),
    chances: toggleChances,
    help: () => show(panel === "help" ? null : "help"),
  });

  useKeysKept(root);
  useAsking(root, explaining.explain);
  useHaste(root, `${playing.question}|${view.curtain}|${progress.armed}`);
  useFocusKept(root, playing.sending.current !== null);

  useTelling(view, line, playing.question, t, say, () => playing.setNotice(null));

  const from = useNewFrom(view);
  const log = useLog(view, logOpen, link);
  const [near, far] = seated(view);

  return (
    <BookContext.Provider value={book}>
      <BoardContext.Provider value={ui}>
      <UiContext.Provider value={ui}>
        <div
          ref={root}
          class={`ab-root ${widthClasses(width)}`}
          lang={book.lang}
          data-theme={theme}
          style={{ zoom: settings.scale }}
          data-seq={view.seq}
          data-motion={moving ? "on" : "off"}
          data-pending={connection.pending > 0 ? "true" : undefined}
          data-mine={decision?.mine ? "true" : undefined}
          onKeyDown={(event) => safely(() => keyed(event))}
        >
          <style>{themeSheet}</style>
          <Motion on={moving} view={view} speed={settings.speed} board={root} />
          <div class="ab-frame">
            <Bar
              panel={panel}
              undo={() => travel("undo")}
              redo={() => travel("redo")}
              log={toggleLog}
              logOpen={logOpen}
              chances={toggleChances}
              chancesOpen={chancesOpen}
              show={(wished) => show(panel === wished ? null : wished)}
            />
            {!settings.lesson && (
              <Timeline line={line} walker={walker} opened={panel === "branches"} open={() => show(panel === "branches" ? null : "branches")} />
            )}
            <Notices notice={notice} lost={connection.lost} dismiss={() => playing.setNotice(null)} />
            {panel === "menu" && (
              <Menu
                set={(name, value) => void link.current?.ask({ kind: "set", name, value }).then(refused)}
                start={(seats, seed) =>
                  void link.current?.ask({ kind: "new", seats, seed }).then((answer) => {
                    if (answer.kind === "done") setPanel(null);
                    refused(answer);
                  })
                }
                link={link}
                opened={() => setPanel(null)}
                close={() => show(null)}
              />
            )}
            {panel === "help" && <Help close={() => show(null)} />}
            {panel === "branches" && <Branches line={line} ask={ask} close={() => show(null)} />}
            <LastTurns />
            <div class="ab-layout" data-seats={view.players.length}>
              <div class="ab-main">
                {view.curtain ? (
                  <Curtain
                    seat={view.curtain}
                    passAll={playing.passAll}
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
                      <Away line={line} walker={walker} ask={ask} />
                      <Prompt skip={skip} />
                      <Scores again={() => panel !== "menu" && show("menu")} rematch={playing.rematch} />
                      {paying && decision && (
                        <Payment
                          decision={decision}
                          cards={progress.draft}
                          answer={progress.answer}
                          remove={(card) => {
                            const at = progress.draft.lastIndexOf(card);
                            safely(() => playing.drafted(progress.draft.filter((_, other) => other !== at)));
                          }}
                          clear={() => safely(() => playing.drafted([]))}
                          undo={() => travel("undo")}
                        />
                      )}
                      <Played />
                      <Actions
                        more={decision?.mine ? decision.more : 0}
                        passAll={playing.passAll}
                        cancel={progress.chosen.length > 0 && !paying && !playing.busy ? playing.unchoose : null}
                      />
                    </div>
                    <Hand />
                  </section>
                )}
                <Table />
                <Players players={near} />
              </div>
              <div class="ab-side">
                <Players players={far} />
                {chancesOpen && <Chances link={link} board={root} close={toggleChances} />}
                <Memory />
                {logOpen && <Log lines={log} filter={logFilter} choose={setLogFilter} newFrom={from} close={closeLog} />}
              </div>
            </div>
            {explaining.shown && <Bubble shown={explaining.shown} root={root.current} back={explaining.back} close={explaining.close} />}
          </div>
          <Spoken voice={voice} />
        </div>
      </UiContext.Provider>
      </BoardContext.Provider>
    </BookContext.Provider>
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

/** One's own seat, and the others in turn order after it; who only watches has all of them before him. */
function seated({ players, seat: own }: View): [near: PlayerView[], far: PlayerView[]] {
  const at = players.findIndex(({ seat }) => seat === own);
  if (at < 0) return [players, []];
  return [players.slice(at, at + 1), [...players.slice(at + 1), ...players.slice(0, at)]];
}
