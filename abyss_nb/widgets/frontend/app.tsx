/** The board: keeps what belongs to this one view, lays out its parts and passes clicks and keys on. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "./actions";
import { Bar } from "./bar";
import { Bubble } from "./bubble";
import { Council } from "./council";
import { Court } from "./court";
import { Curtain } from "./curtain";
import { focusedIn, useFocusKept } from "./focus";
import { Hand } from "./hand";
import { useHaste } from "./haste";
import { Help } from "./help";
import { keyHandler, useKeysKept } from "./keys";
import { useSteady } from "./kept";
import type { Model } from "./link";
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
import type { PlayerView, View } from "./protocol";
import { Scores } from "./scores";
import { Spoken, useSpoken, useTelling } from "./spoken";
import { SpritePrefix, SpriteSheet } from "./sprites";
import { EVERYTHING } from "./story";
import { themeSheet, useTheme } from "./theme";
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

type Panel = "menu" | "help" | null;

export function App({ model, host, prefix }: Props) {
  const connected = useModel(model);
  const { view, book, settings, connection, link } = connected;
  const t = useMemo(() => wordsOf(book), [book]);
  const [spoken, say] = useSpoken();
  const playing = usePlaying(connected, t, say);
  const { progress, paying, actions, sent, notice, shown, safely, refused, travel, skip } = playing;
  const [panel, setPanel] = useState<Panel>(null);
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

  useLayoutEffect(() => {
    if (panel !== null) root.current?.querySelector<HTMLElement>(".ab-menu, .ab-help")?.focus();
  }, [panel]);

  /** Closes the log; where it lay below everything else, what is asked comes back into sight. */
  const closeLog = () => {
    const board = root.current;
    const within = board?.querySelector(".ab-log")?.contains(focusedIn(board));
    setLogWish(false);
    if (within) board?.querySelector<HTMLElement>("[data-role=log]")?.focus({ preventScroll: true });
    if (width < WIDE) board?.querySelector("[data-prompt]")?.scrollIntoView?.({ block: "nearest" });
  };

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
    if (!panel || shown || progress.armed !== null) {
      if (playing.cancel()) return true;
      if (logWish !== true) return false;
      closeLog();
    } else show(null);
    return true;
  };

  const ui = useSteady<Ui>({
    view,
    book,
    settings,
    prefix,
    t,
    match: playing.fits,
    chosen: actions.find(({ text }) => text === sent)?.targets ?? progress.chosen,
    hinted: progress.hinted,
    busy: playing.busy,
    sent,
    draft: paying ? progress.draft : null,
    armed: actions.find(({ text }) => text === progress.armed) ?? null,
    press: playing.press,
    act: playing.act,
    hint: playing.hint,
  });

  const keyed = keyHandler({
    root,
    cancel,
    pay: playing.pay,
    undo: () => travel("undo"),
    redo: () => travel("redo"),
    skip,
    log: toggleLog,
    help: () => show(panel === "help" ? null : "help"),
  });

  useKeysKept(root);
  useHaste(root, `${playing.question}|${view.curtain}|${progress.armed}`);
  useFocusKept(root, playing.sending.current !== null);

  useTelling(view, playing.question, t, say, () => playing.setNotice(null));

  const from = useNewFrom(view);
  const log = useLog(view, logOpen, link);
  const [near, far] = useMemo(() => seated(view).map((players) => <Players players={players} />), [view]);
  // Parts that know by themselves when they have to be drawn again.
  const bound = useMemo(() => ({ hand: <Hand />, table: <Table />, memory: <Memory />, played: <Played />, last: <LastTurns /> }), []);

  return (
    <SpritePrefix.Provider value={prefix}>
      <BookContext.Provider value={book}>
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
                      {bound.played}
                      <Actions
                        more={decision?.mine ? decision.more : 0}
                        passAll={playing.passAll}
                        cancel={progress.chosen.length > 0 && !paying && !playing.busy ? playing.unchoose : null}
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
                {logOpen && <Log lines={log} filter={logFilter} choose={setLogFilter} newFrom={from} close={closeLog} />}
              </div>
            </div>
            {shown && <Bubble note={shown.note} anchor={shown.anchor} root={root.current} close={playing.closeNote} />}
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

/** One's own seat, and the others in turn order after it; who only watches has all of them before him. */
function seated({ players, seat: own }: View): [near: PlayerView[], far: PlayerView[]] {
  const at = players.findIndex(({ seat }) => seat === own);
  if (at < 0) return [players, []];
  return [players.slice(at, at + 1), [...players.slice(at + 1), ...players.slice(0, at)]];
}
