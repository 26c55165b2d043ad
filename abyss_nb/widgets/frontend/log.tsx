/** What happened, turn by turn, with the rule behind each line. */
import { useState } from "preact/hooks";
import { ally } from "./cards";
import { kept } from "./kept";
import { part } from "./part";
import { SeatName } from "./player";
import type { LogLine, LogPart, Seat } from "./protocol";
import { Rove } from "./rove";
import { Icon } from "./sprites";
import { EVERYTHING, type Filter, TOPICS, type Topic, type Turn, fits, spokenOf, turns } from "./story";
import { useBook, useUi } from "./ui";

/** How many lines are drawn until somebody asks for all. */
const TAIL = 40;

export function plain(line: LogLine): string {
  return line.parts.map((part) => part.text).join("");
}

/** A line with its chips. */
function Parts({ line }: { line: LogLine }) {
  return (
    <>
      {line.parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { part: LogPart }) {
  const book = useBook();
  if (part.type === "text") return <>{part.text}</>;
  const lord = part.type === "lord" ? book.lords[part.id] : undefined;
  const race = part.type === "ally" ? ally(part.id)?.race : part.type === "race" ? part.id : undefined;
  const icon =
    race !== undefined
      ? `race-${race}`
      : lord
        ? `guild-${lord.guild}`
        : part.type === "pearls"
          ? "pearl"
          : part.type === "keys"
            ? "key"
            : part.type === "monster"
              ? "monster"
              : null;
  return (
    <span class="ab-chip" data-type={part.type} data-race={race} data-guild={lord?.guild} data-seat={part.type === "seat" ? part.id : undefined}>
      {part.type === "seat" && <i class="ab-seat-dot" aria-hidden="true" data-seat={part.id} />}
      {icon && <Icon name={icon} />}
      <bdi>{part.text}</bdi>
    </span>
  );
}

interface Props {
  lines: readonly LogLine[];
  filter: Filter;
  choose: (filter: Filter) => void;
  /** Lines after this one came since the reader decided last. */
  newFrom: number;
  close: () => void;
}

export const Log = part(function Log({ lines: log, filter, choose, newFrom, close }: Props) {
  const { view, hint, explain, t } = useUi();
  const [all, setAll] = useState(false);
  const fitting = log.filter((line) => line.kind === "turn" || fits(line, filter));
  const lines = all ? fitting : fitting.slice(-TAIL);
  const shown = turns(lines).filter((turn) => turn.lines.length > 0 || filter === EVERYTHING);
  /** Points out on the board what a line speaks of, while the pointer or the focus is on it. */
  const show = ({ target }: Event) => {
    const id = (target as Element).closest<HTMLElement>("[data-line]")?.dataset["line"];
    const line = lines.find((one) => String(one.id) === id);
    hint(line ? spokenOf(line, view) : []);
  };
  const hide = () => hint([]);
  /** Explains a line: at a click on its rule, or by a key on it. */
  const why = (event: Event) => {
    event.preventDefault();
    explain(event.target as Element);
  };
  return (
    <section class="ab-log" aria-label={t("log")}>
      <header class="ab-section-head">
        <h3>{t("log")}</h3>
        <span class="ab-aside">{t("turn", { n: view.turn })}</span>
        <button type="button" class="ab-tool" aria-label={`${t("close")}: ${t("log")}`} title={`${t("close")} (L)`} data-role="close-log" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <Choice filter={filter} choose={choose} />
      <div
        class="ab-log-lines"
        onMouseOver={show}
        onMouseLeave={hide}
        onFocusIn={show}
        onFocusOut={hide}
        onClick={(event) => (event.target as Element).closest("[data-role=why]") && why(event)}
        onKeyDown={(event) => isUse(event) && (event.target as Element).matches("[data-line]") && why(event)}
      >
        <Rove label={t("log")} name="log">
          {lines.length < fitting.length && (
            <button type="button" class="ab-button ab-quiet" data-rove="" onClick={() => setAll(true)}>
              {t("log.all", { n: fitting.length })}
            </button>
          )}
          {shown.length === 0 && <p class="ab-empty">{t(log.length > 0 ? "log.none" : "log.empty")}</p>}
          <ol class="ab-log-turns">
            {shown.map((turn) => (
              <TurnLines key={turn.turn} turn={turn} newFrom={newFrom} />
            ))}
          </ol>
        </Rove>
      </div>
    </section>
  );
}, "later");

const isUse = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key === "Enter" || key === " ") && !(repeat || ctrlKey || metaKey || altKey);

/** Which lines are shown. */
function Choice({ filter, choose }: { filter: Filter; choose: (filter: Filter) => void }) {
  const { view, t } = useUi();
  const set = (part: Partial<Filter>) => choose({ ...filter, ...part });
  return (
    <div class="ab-log-choice" role="group" aria-label={t("log.choice")}>
      <select aria-label={t("log.who")} data-log="seat" value={filter.seat} onChange={({ currentTarget }) => set({ seat: currentTarget.value as Seat | "" })}>
        <option value="">{t("log.everybody")}</option>
        {view.players.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {seat === view.seat ? t("log.mine") : name}
          </option>
        ))}
      </select>
      <select aria-label={t("log.what")} data-log="topic" value={filter.topic} onChange={({ currentTarget }) => set({ topic: currentTarget.value as Topic | "" })}>
        <option value="">{t("log.everything")}</option>
        {TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`log.topic.${topic}`)}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" data-log="auto" checked={filter.auto} onChange={({ currentTarget }) => set({ auto: currentTarget.checked })} />
        {t("log.auto")}
      </label>
    </div>
  );
}

function TurnLines({ turn: { turn, seat, lines }, newFrom }: { turn: Turn; newFrom: number }) {
  const { view, t } = useUi();
  const player = view.players.find((one) => one.seat === seat);
  return (
    <li class="ab-log-turn">
      <h4>
        {t("turn", { n: turn })}
        {player && <SeatName seat={player.seat} name={player.name} />}
      </h4>
      <ol>
        {lines.map((line) => (
          <Line key={line.id} line={line} mark={line.id > newFrom ? t("log.new") : ""} why={t("explain.why")} />
        ))}
      </ol>
    </li>
  );
}

const Line = kept(({ line, mark, why }: { line: LogLine; mark: string; why: string }) => (
  <li
    class="ab-log-line"
    tabIndex={-1}
    data-rove=""
    data-line={line.id}
    data-kind={line.kind}
    data-seat={line.seat ?? undefined}
    data-auto={line.auto ? "true" : undefined}
    data-new={mark ? "true" : undefined}
  >
    {mark && <b class="ab-log-new">{mark}</b>}
    <Parts line={line} />{" "}
    <button type="button" class="ab-rule" dir="ltr" tabIndex={-1} data-role="why" aria-label={`${why} ${line.rule} (${line.id})`} title={why}>
      <code>{line.rule}</code>
    </button>
  </li>
));

/** What happened since the person at the board decided last; while others play, what they just did. */
export function Since() {
  const { view, t } = useUi();
  const waiting = !view.decision?.mine;
  // Whoever waits has its room kept, once there is something to tell.
  if (view.since.length === 0 && (!waiting || view.log.length === 0)) return null;
  return (
    <div class="ab-since" data-waiting={waiting ? "true" : undefined}>
      <h3>{t(waiting ? "just_now" : "since")}</h3>
      <ul>
        {view.since.map((line) => (
          <li key={line.id} data-kind={line.kind}>
            <Parts line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest line on its own, for where there is no room for the log; that a turn begins is said beside it. */
export const Newest = part(function Newest() {
  const { view } = useUi();
  const line = view.log.filter(({ kind }) => kind !== "turn").pop();
  if (!line) return null;
  return (
    <p class="ab-newest" aria-hidden="true">
      <Parts line={line} />
    </p>
  );
}, "later");
