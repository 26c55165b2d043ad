/** What lines of the log are about: which of them somebody wants to read, and what on the board they speak of. */
import type { LogLine, Seat, View } from "./protocol";

export const TOPICS = ["recruit", "explore", "council", "location", "token"] as const;
export type Topic = (typeof TOPICS)[number];

/** What each kind of event is about (core/abyss/events.py lists the kinds). */
export const TOPICS_OF: Record<string, readonly Topic[]> = {
  turn: [],
  explore: ["explore"],
  reveal: ["explore"],
  reshuffle: ["explore"],
  "no-sale": ["explore"],
  buy: ["explore", "token"],
  continue: ["explore"],
  take: ["explore"],
  fight: ["explore"],
  threat: ["explore"],
  "monster-token": ["token"],
  "key-tokens": ["token"],
  pearls: ["token"],
  "to-council": ["explore", "council"],
  "monsters-discarded": ["explore"],
  council: ["council"],
  oracle: ["council"],
  recruit: ["recruit"],
  pay: ["recruit"],
  affiliate: ["recruit"],
  spent: ["recruit"],
  arrive: ["recruit"],
  slide: ["recruit"],
  refill: ["recruit"],
  plot: ["recruit"],
  use: ["recruit"],
  "court-replaced": ["recruit"],
  discard: [],
  kept: [],
  tilt: ["recruit"],
  steal: ["token"],
  "extra-turn": [],
  "lord-discarded": ["recruit"],
  "draw-locations": ["location"],
  available: ["location"],
  control: ["location"],
  "use-lords": ["location"],
  "swap-location": ["location"],
  "stack-shuffled": ["location"],
  pass: [],
  "end-trigger": [],
  "game-over": [],
  auto: [],
};

/** Which lines are read; "" takes all. */
export interface Filter {
  seat: Seat | "";
  topic: Topic | "";
  /** Steps that went by themselves too. */
  auto: boolean;
}

export const EVERYTHING: Filter = { seat: "", topic: "", auto: true };

export function fits(line: LogLine, { seat, topic, auto }: Filter): boolean {
  if (line.auto && !auto) return false;
  if (topic && !TOPICS_OF[line.kind]?.includes(topic)) return false;
  return !seat || line.seat === seat || line.parts.some((part) => part.type === "seat" && part.id === seat);
}

export interface Turn {
  turn: number;
  /** Whose turn it is, where the log reaches back to its beginning. */
  seat: Seat | null;
  lines: LogLine[];
}

/** The lines turn by turn; that a turn begins is said by its heading. */
export function turns(lines: readonly LogLine[]): Turn[] {
  const groups: Turn[] = [];
  for (const line of lines) {
    let group = groups[groups.length - 1];
    if (group?.turn !== line.turn) groups.push((group = { turn: line.turn, seat: null, lines: [] }));
    if (line.kind === "turn") group.seat = line.seat;
    else group.lines.push(line);
  }
  return groups;
}

/** The things on the board that a line speaks of, whether or not they are there any more. */
export function spokenOf(line: LogLine, view: View): string[] {
  const own = line.seat !== null && line.seat === view.seat;
  return line.parts.flatMap(({ type, id }) => {
    switch (type) {
      case "seat":
        return [`seat:${id}`];
      case "lord":
        return [`court:${id}`, `own:${id}`, ...view.players.map(({ seat }) => `lord:${seat}:${id}`)];
      case "location":
        return [`available:${id}`, `drawn:${id}`, `mine:${id}`, ...view.players.map(({ seat }) => `place:${seat}:${id}`)];
      case "race":
        return [`council:${id}`];
      case "ally":
        if (line.kind === "to-council") return [`council:${id.slice(0, id.indexOf("-"))}`];
        if (line.kind === "reveal" && view.track[view.track.length - 1] === id) return ["track"];
        return own ? [`hand:${id}`] : [];
      case "monster":
        return line.kind === "reveal" && view.track[view.track.length - 1] === "monster" ? ["track"] : [];
      default:
        return [];
    }
  });
}

/** Lines known to a view, of one story, without gaps; some may come after the place that is shown. */
export interface Known {
  story: string;
  lines: readonly LogLine[];
}

/** What is known once lines of a story have come, the latest or all of them. */
export function known(before: Known, story: string, come: readonly LogLine[]): Known {
  if (before.story !== story) return { story, lines: come };
  const [first, latest] = [come[0], come[come.length - 1]];
  if (!first || !latest) return before;
  const [head, last] = [before.lines[0], before.lines[before.lines.length - 1]];
  if (!head || !last || first.id > last.id + 1 || latest.id < head.id - 1) return { story, lines: come };
  // What was there stays, so that it is not drawn again.
  const earlier = come.filter(({ id }) => id < head.id);
  const later = come.filter(({ id }) => id > last.id);
  return earlier.length + later.length > 0 ? { story, lines: [...earlier, ...before.lines, ...later] } : before;
}

/** The lines up to one with this id: what has happened where somebody looks. */
export function upTo(lines: readonly LogLine[], id: number): readonly LogLine[] {
  const length = Math.max(0, id - (lines[0]?.id ?? 1) + 1);
  return length < lines.length ? lines.slice(0, length) : lines;
}

/** The same with the lines before them, as far as they join; `all` may have been sent a little earlier or later. */
export function completed(latest: Known, all: readonly LogLine[]): Known {
  const first = latest.lines[0]?.id ?? 1;
  const earlier = all.filter(({ id }) => id < first);
  return (earlier[earlier.length - 1]?.id ?? 0) === first - 1 ? { ...latest, lines: [...earlier, ...latest.lines] } : latest;
}

/** Whether the log reaches back to the first line. */
export const isWhole = ({ lines }: Known): boolean => (lines[0]?.id ?? 1) === 1;

/** The id of the last line that was there when the reader decided last; who only watches has read all up to the last change. */
export function newFrom(before: View, after: View, from: number): number {
  const last = (view: View) => view.log[view.log.length - 1]?.id ?? 0;
  if (before.game !== after.game) return last(after);
  // Taken back: what is left has been read.
  if (last(after) < last(before)) return last(after);
  const read = before.seat === null || before.decision?.mine;
  return read && last(after) > last(before) ? last(before) : from;
}
