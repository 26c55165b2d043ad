/** What happened, turn by turn, with the rule behind each line. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ally } from "./cards";
import type { LogLine, LogPart } from "./protocol";
import { Rule } from "./reasons";
import { Icon } from "./sprites";
import { useUi } from "./ui";

/** How many lines are drawn until somebody asks for all. */
const TAIL = 120;

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
  const { book } = useUi();
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

function Turn({ turn, lines }: { turn: number; lines: LogLine[] }) {
  const { t } = useUi();
  return (
    <li class="ab-log-turn">
      <h4>{t("turn", { n: turn })}</h4>
      <ol>
        {lines.map((line) => (
          <li key={line.id} class="ab-log-line" data-auto={line.auto ? "true" : undefined} data-kind={line.kind}>
            <Parts line={line} /> <Rule id={line.rule} />
          </li>
        ))}
      </ol>
    </li>
  );
}

export function turns(lines: readonly LogLine[]): { turn: number; lines: LogLine[] }[] {
  const groups: { turn: number; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const last = groups[groups.length - 1];
    if (last?.turn === line.turn) last.lines.push(line);
    else groups.push({ turn: line.turn, lines: [line] });
  }
  return groups;
}

export function Log() {
  const { view, t } = useUi();
  const [all, setAll] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const lines = all ? view.log : view.log.slice(-TAIL);
  const newest = view.log[view.log.length - 1]?.id;
  useLayoutEffect(() => {
    if (scroller.current && atEnd.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [newest]);
  return (
    <section class="ab-log" aria-label={t("log")}>
      <header class="ab-section-head">
        <h3>{t("log")}</h3>
        <span class="ab-aside">{t("turn", { n: view.turn })}</span>
      </header>
      <div
        ref={scroller}
        class="ab-log-lines"
        tabIndex={0}
        role="region"
        aria-label={t("log")}
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        }}
      >
        {!all && view.log.length > TAIL && (
          <button type="button" class="ab-button ab-quiet" onClick={() => setAll(true)}>
            {t("log.all", { n: view.log.length })}
          </button>
        )}
        {lines.length === 0 && <p class="ab-empty">{t("log.empty")}</p>}
        <ol class="ab-log-turns">
          {turns(lines).map(({ turn, lines: of }) => (
            <Turn key={`${turn} ${of[0]?.id}`} turn={turn} lines={of} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What happened since the person at the board decided last, the most telling of it. */
export function Since() {
  const { view, t } = useUi();
  if (view.since.length === 0) return null;
  return (
    <div class="ab-since">
      <h3>{t("since")}</h3>
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
export function Newest() {
  const { view } = useUi();
  const line = view.log.filter(({ kind }) => kind !== "turn").pop();
  if (!line) return null;
  return (
    <p class="ab-newest" aria-hidden="true">
      <Parts line={line} />
    </p>
  );
}
