/** The timeline under the bar: where in the game one looks, and the way to everywhere else. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { kept } from "./kept";
import { type By, STEPS, drawing, lastOf, middleOf, placeAt, placeWords } from "./line";
import { part } from "./part";
import type { Line, Mark, Seat, View } from "./protocol";
import { Rove } from "./rove";
import { Icon } from "./sprites";
import { Tool } from "./tool";
import { useUi } from "./ui";
import type { Walker, Walking } from "./walker";

const SIGNS: Record<Mark, string> = { recruit: "crown", location: "location", fight: "monster", end: "flag" };

/** Whose decisions "own" steps to: those of the one who looks, or of the people. */
export const ownSeats = ({ seat, players }: View): Seat[] =>
  seat ? [seat] : players.filter(({ kind }) => kind === "person").map((player) => player.seat);

function useWalking(walker: Walker): Walking {
  const [, redraw] = useState(walker.state);
  useEffect(() => walker.listen(() => redraw(walker.state)), [walker]);
  return walker.state;
}

interface Props {
  line: Line;
  walker: Walker;
  /** Whether branches and comments are open. */
  opened: boolean;
  open: () => void;
}

export const Timeline = part(function Timeline({ line, walker, opened, open }: Props) {
  const { view, t } = useUi();
  const { wish, playing } = useWalking(walker);
  const [by, setBy] = useState<By>("decision");
  const last = lastOf(line);
  if (last === 0) return null;
  const place = wish ?? view.place;
  const own = ownSeats(view);
  const start = place === 0 ? "start" : null;
  const end = place === last ? "end" : null;
  const step = (direction: 1 | -1) => walker.step(direction, by, own);
  return (
    <section class="ab-timeline" aria-label={t("timeline")} data-at-will="">
      <div class="ab-timeline-steps">
        <Rove label={t("timeline.steps")} class="ab-tools" role="toolbar" name="steps">
          <Tool name="first" icon="to-end" back label={t("timeline.first")} off={start} onClick={() => walker.go(0)} />
          <Tool name="back" icon="step" back label={t("timeline.back")} off={start} shortcut="," onClick={() => step(-1)} />
          <Tool
            name="play"
            icon={playing ? "pause" : "play"}
            label={t(playing ? "timeline.pause" : "timeline.play")}
            off={end}
            shortcut="G"
            onClick={() => (playing ? walker.pause() : walker.play())}
          />
          <Tool name="forward" icon="step" label={t("timeline.forward")} off={end} shortcut="." onClick={() => step(1)} />
          <Tool name="last" icon="to-end" label={t("timeline.last")} off={end} onClick={() => walker.go(last)} />
        </Rove>
        <select aria-label={t("timeline.by")} data-role="by" value={by} onChange={({ currentTarget }) => setBy(currentTarget.value as By)}>
          {STEPS.filter((one) => one !== "own" || own.length > 0).map((one) => (
            <option key={one} value={one}>
              {t(`timeline.by.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Scrubber line={line} walker={walker} place={place} own={own} />
      <button
        type="button"
        class="ab-button ab-timeline-open"
        data-role="branches"
        data-tool="branches"
        aria-expanded={opened}
        title={t("timeline.branches")}
        onClick={open}
      >
        <Icon name="branch" />
        <span class="ab-hidden">{t("timeline.branches")}</span>
        {line.branches.length > 0 && <b>{line.branches.length}</b>}
      </button>
    </section>
  );
}, "later");

interface ScrubberProps {
  line: Line;
  walker: Walker;
  place: number;
  own: readonly Seat[];
}

const PAGE: Record<string, 1 | -1> = { PageDown: -1, PageUp: 1 };
const ARROWS: Record<string, [direction: 1 | -1, by: By]> = {
  ArrowLeft: [-1, "decision"],
  ArrowRight: [1, "decision"],
  ArrowDown: [-1, "own"],
  ArrowUp: [1, "own"],
};

function Scrubber({ line, walker, place, own }: ScrubberProps) {
  const { view, t } = useUi();
  /** Where the pointer is. */
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const dragging = useRef(false);
  const words = (at: number) => placeWords(line, at, view.players, t, at === view.place ? view.active : null);

  const placeUnder = (event: PointerEvent) => {
    const { left, width } = (event.currentTarget as Element).getBoundingClientRect();
    return placeAt(line, (event.clientX - left) / width);
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    dragging.current = true;
    walker.go(placeUnder(event));
  };
  const move = (event: PointerEvent) => {
    const at = placeUnder(event);
    if (at === pointed) return;
    setPointed(at);
    if (dragging.current) walker.go(at);
  };
  const release = () => {
    dragging.current = false;
  };
  const leave = () => setPointed(null);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [direction, by] = ARROWS[event.key] ?? [PAGE[event.key], "turn" as const];
    if (direction) walker.step(direction, event.shiftKey ? "turn" : by, own);
    else if (event.key === "Home") walker.go(0);
    else if (event.key === "End") walker.go(lastOf(line));
    else return;
    event.preventDefault();
  };

  const told = pointed ?? (focused ? place : null);
  return (
    <div
      class="ab-scrub"
      role="slider"
      tabIndex={0}
      data-role="scrub"
      aria-label={t("timeline")}
      aria-valuemin={0}
      aria-valuemax={lastOf(line)}
      aria-valuenow={place}
      aria-valuetext={words(place)}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={leave}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={key}
    >
      <Strip line={line} lanes={view.players.length} />
      <div class="ab-scrub-cut">
        <i class="ab-scrub-cursor" style={{ transform: `translateX(${middleOf(line, place) * 100}%)` }} />
      </div>
      {told !== null && <Told line={line} place={told} text={words(told)} />}
    </div>
  );
}

/** What is to be known about a place, above the strip; within its ends wherever it is. */
function Told({ line, place, text }: { line: Line; place: number; text: string }) {
  const at = middleOf(line, place) * 100;
  const comment = line.comments.find((one) => one.place === place)?.text;
  return (
    <span class="ab-scrub-told" aria-hidden="true" style={{ left: `${at}%`, transform: `translateX(${-at}%)` }}>
      <span dir="auto">{text}</span>
      {comment && <bdi>{comment}</bdi>}
    </span>
  );
}

/** The drawn line: a handful of shapes however long it is, and drawn again only with another line or another width. */
const Strip = kept(({ line, lanes }: { line: Line; lanes: number }) => {
  const strip = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const measured = strip.current;
    if (!measured) return;
    const measure = () => setWidth(measured.offsetWidth);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const drawn = useMemo(() => drawing(line, lanes, width), [line, lanes, width]);
  const row = (height: number) => ({ viewBox: `0 0 ${drawn.columns} ${height}`, preserveAspectRatio: "none" });
  return (
    <div ref={strip} class="ab-strip" aria-hidden="true">
      <div class="ab-strip-signs">
        <svg {...row(1)}>
          <path class="ab-strip-dot" d={drawn.dots} />
        </svg>
        {drawn.signs.map(({ place, mark, seat }) => (
          <i key={`${place}${mark}`} data-mark={mark} data-seat={seat ?? undefined} style={{ left: `${middleOf(line, place) * 100}%` }}>
            <Icon name={SIGNS[mark]} />
          </i>
        ))}
      </div>
      <svg class="ab-strip-lanes" data-lanes={lanes} {...row(lanes)}>
        {drawn.lanes.map(({ seat, turns, actions }) => (
          <g key={seat} data-seat={seat}>
            <path class="ab-strip-turns" d={turns} />
            <path d={actions} />
          </g>
        ))}
      </svg>
      <svg class="ab-strip-notes" {...row(1)}>
        <path class="ab-strip-branch" d={drawn.branches} />
        <path class="ab-strip-comment" d={drawn.comments} />
      </svg>
    </div>
  );
});
