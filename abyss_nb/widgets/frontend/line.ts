/** A line of play as a timeline shows it: where its turns begin, how it is drawn, and the way along it. */
import type { Branch, Line, Mark, Seat } from "./protocol";
import type { Words } from "./words";

/** How far a step goes: to the next action, to where the next turn begins, to where one decides the next time. */
export type By = "decision" | "turn" | "own";

export const STEPS: readonly By[] = ["decision", "turn", "own"];

/** Somebody at the table. */
interface Named {
  seat: Seat;
  name: string;
}

/** How many actions a line has: its last place. */
export const lastOf = (line: Line): number => line.seats.length;

/** Who played the action that leads to a place; null at the start. */
export function actorAt(line: Line, place: number): Seat | null {
  const digit = line.seats[place - 1];
  return digit === undefined ? null : (`p${digit}` as Seat);
}

/** The turn of the game at a place. */
export function turnAt({ turns, first_turn }: Line, place: number): number {
  let [low, high] = [0, turns.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((turns[middle] ?? Infinity) <= place) low = middle;
    else high = middle;
  }
  return first_turn + low;
}

const beginsTurn = (line: Line, place: number) => place > 0 && turnAt(line, place) !== turnAt(line, place - 1);

/** The place a step away, at most the start or the end; `own` are the seats that decide for "own". */
export function stepFrom(line: Line, from: number, direction: 1 | -1, by: By, own: readonly Seat[]): number {
  const last = lastOf(line);
  const unasked = new Set(by === "own" ? line.unasked : []);
  const stops = (place: number) => {
    if (by === "turn") return beginsTurn(line, place);
    const next = actorAt(line, place + 1);
    return by === "decision" || (next !== null && own.includes(next) && !unasked.has(place + 1));
  };
  let place = from + direction;
  while (place > 0 && place < last && !stops(place)) place += direction;
  return Math.max(0, Math.min(place, last));
}

const MARKS: readonly Mark[] = ["end", "location", "recruit", "fight"];

/** What is pointed out at a place. */
export const marksAt = (line: Line, place: number): Mark[] => MARKS.filter((mark) => line.marks[mark].includes(place));

/** A place in words: the turn, who played there, and what is pointed out. `active` has the turn at the line's end. */
export function placeWords(line: Line, place: number, players: readonly Named[], t: Words, active: Seat | null = null): string {
  if (place === 0) return t("timeline.start");
  const at = (n: number, seat: Seat | null) => {
    const name = players.find((player) => player.seat === seat)?.name;
    return name === undefined ? t("turn", { n }) : t("timeline.place", { n, name });
  };
  const marks = marksAt(line, place).map((mark) => t(`timeline.mark.${mark}`));
  const begins = beginsTurn(line, place) ? at(turnAt(line, place), actorAt(line, place + 1) ?? active) : null;
  if (begins !== null && marks.length === 0) return begins;
  const played = at(turnAt(line, place - 1), actorAt(line, place));
  const what = marks.length > 0 ? t("timeline.marked", { place: played, marks: marks.join(", ") }) : played;
  return begins === null ? what : t("timeline.then", { what, turn: begins });
}

/** The branch that a line ends with; null of the main line. */
export function branchOf(line: Line): Branch | null {
  const through = line.branches.filter(({ shown }) => shown);
  return through[through.length - 1] ?? null;
}

export function branchName({ name, turn, seat }: Branch, players: readonly Named[], t: Words): string {
  return name || t("timeline.branch", { n: turn, name: players.find((player) => player.seat === seat)?.name ?? seat });
}

// -- drawing -------------------------------------------------------------------------------------------------------

/** The least width of a column, and of a sign with some room around it, in pixels. */
export const COLUMN = 2.5;
export const SIGN = 18;
/** Between two turns, in columns, where each place has its own. */
const GAP = 0.22;

/** Every place has a cell of the same width, the start included; this is the middle of it, from 0 to 1. */
export const middleOf = (line: Line, place: number): number => (place + 0.5) / (lastOf(line) + 1);

/** The place whose cell lies at a fraction of the width. */
export function placeAt(line: Line, fraction: number): number {
  const cells = lastOf(line) + 1;
  return Math.max(0, Math.min(Math.floor(fraction * cells), cells - 1));
}

export interface Drawing {
  columns: number;
  /** For each seat, the shapes in its lane, one unit high: its turns, and what it has played. */
  lanes: { seat: Seat; turns: string; actions: string }[];
  /** Dots in the middle of their columns: branches and comments, and marks for which there is no room. */
  branches: string;
  comments: string;
  dots: string;
  /** The marks for which there is room, as signs. */
  signs: { place: number; mark: Mark; seat: Seat | null }[];
}

/** A few paths for a line of any length in so many pixels; `lanes` is how many seats play. */
export function drawing(line: Line, lanes: number, width: number): Drawing {
  const cells = lastOf(line) + 1;
  const columns = Math.max(1, Math.min(cells, Math.floor(width / COLUMN)));
  const columnOf = (place: number) => Math.floor((place * columns) / cells);
  const dots = (places: Iterable<number>) =>
    [...new Set([...places].map(columnOf))].map((column) => `M${column + 0.5} .5h0`).join("");
  const [signs, rest] = signsOf(line, Math.floor(width / SIGN));
  return {
    columns,
    lanes: lanesOf(line, lanes, columns, columnOf),
    branches: dots(line.branches.filter(({ here }) => here).map(({ place }) => place)),
    comments: dots(line.comments.map(({ place }) => place)),
    dots: dots(rest),
    signs,
  };
}

function lanesOf(line: Line, lanes: number, columns: number, columnOf: (place: number) => number): Drawing["lanes"] {
  const last = lastOf(line);
  const laneOf = (place: number) => Number(line.seats[place - 1] ?? 0) - 1;
  // Where several actions share a column, it shows who played most of them.
  const counts = Array.from({ length: columns }, () => new Array<number>(lanes).fill(0));
  for (let place = 1; place <= last; place++) {
    const count = counts[columnOf(place)];
    const lane = laneOf(place);
    if (count) count[lane] = (count[lane] ?? 0) + 1;
  }
  const apart = columns > last ? new Set(line.turns) : new Set<number>();
  const gap = columns > last ? GAP : 0;
  const turns = new Array<string>(lanes).fill("");
  const actions = new Array<string>(lanes).fill("");
  const block = (from: number, to: number, lane: number) => `M${from} ${lane}H${to}v1H${from}z`;
  line.turns.forEach((begin, at) => {
    const lane = laneOf(begin + 1);
    const [from, to] = [columnOf(begin + 1), columnOf((line.turns[at + 1] ?? last) + 1)];
    if (lane >= 0 && to > from) turns[lane] += block(from + gap, to, lane);
  });
  const whose = counts.map((count) => count.indexOf(Math.max(1, ...count)));
  for (let from = 0; from < columns; ) {
    const lane = whose[from] ?? -1;
    let to = from + 1;
    while (to < columns && whose[to] === lane && !apart.has(to - 1)) to++;
    if (lane >= 0) actions[lane] += block(from + (apart.has(from - 1) ? gap : 0), to, lane);
    from = to;
  }
  return actions.map((path, lane) => ({ seat: `p${lane + 1}` as Seat, turns: turns[lane] ?? "", actions: path }));
}

/** The signs that fit where `room` of them fit side by side, the weightiest first, and the places of the others. */
function signsOf(line: Line, room: number): [signs: Drawing["signs"], rest: number[]] {
  const taken: number[] = [];
  const signs: Drawing["signs"] = [];
  const rest: number[] = [];
  const slots = new Map<number, number[]>();
  const isFree = (at: number) =>
    [-1, 0, 1].every((beside) => (slots.get(Math.floor(at) + beside) ?? taken).every((other) => Math.abs(other - at) >= 1));
  for (const mark of MARKS)
    for (const place of line.marks[mark]) {
      const at = middleOf(line, place) * room;
      if (isFree(at)) {
        slots.set(Math.floor(at), [...(slots.get(Math.floor(at)) ?? []), at]);
        signs.push({ place, mark, seat: actorAt(line, place) });
      } else rest.push(place);
    }
  return [signs.sort((one, other) => one.place - other.place), rest];
}
