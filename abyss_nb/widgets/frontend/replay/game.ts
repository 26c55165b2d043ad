/** A game as `abyss_nb/widgets/document.py` wrote it: what each place of it looks like, to whom, in which language. */
import type { Book, EventView, Line, LogLine, Seat, View } from "../protocol";
import { type Delta, patched } from "./delta";

/** Whose eyes: a seat, or "" for what lies open. */
export type Eyes = Seat | "";

export interface GameDocument {
  format: 1;
  /** What wrote it. */
  made: string;
  lang: string;
  /** Whose secrets it tells, after "". */
  eyes: Eyes[];
  /** How many of the latest lines and events come with a view. */
  latest: number;
  books: Record<string, Book>;
  /** The place before each place; -1 before the start. No place stands before the one it follows. */
  parents: number[];
  /**
   * What is new at each place, for all eyes in all languages, in the order of `eyes` and `books`: for "" in the first
   * language, then by how it differs from that (`_step` in document.py says how).
   */
  steps: [open: [Step, ...Delta[]], ...seats: Delta[][]][];
  /** The last place of each line: the main line's, then the branches'. */
  ends: number[];
  /** The lines, each as it differs from the main line. */
  lines: Delta[];
  /** What explanations are made of: a sentence in each language, and the rules it rests on. */
  sentences: [texts: string[], rules: string[]][];
  /** The numbers of the sentences that tell what each card is. */
  cards: Record<string, number[]>;
  /** Title and text of the rules that are named, by language. */
  rules: Record<string, Record<string, [title: string, text: string]>>;
}

/** What of a view is kept at a place; the rest is up to who looks. */
type PlaceView = Omit<View, "log" | "events" | "since" | "story" | "seq" | "game">;

interface Step {
  view: Delta;
  /** The id of the first line and event that are new; the others follow. */
  first: number;
  log: Omit<LogLine, "id">[];
  events: Omit<EventView, "id">[];
  /** The lines that tell what just happened, by their ids as they differ from `first`. */
  since: number[];
  /** The numbers of the sentences that explain each line of `log`. */
  why: number[][];
  /** At the end, the numbers of the sentences that tell how the points of each seat add up. */
  points: Partial<Record<Seat, number[]>>;
}

/** What a place looks like to somebody. */
export type Sight = Pick<View, "log" | "events" | "since"> & PlaceView;

export interface Explanation {
  title: string;
  lines: { text: string; rules: string[] }[];
}

/** Lines or events with their ids. */
const numbered = <T>(first: number, items: readonly T[]): (T & { id: number })[] => items.map((item, at) => ({ ...item, id: first + at }));

/** The view of every so many-th place is kept once it was needed, so that going back is short. */
const KEPT_EVERY = 32;

export class Game {
  readonly lines: readonly Line[];
  /** The places of each line, from the start to its end. */
  private readonly paths: readonly (readonly number[])[];
  private readonly languages: readonly string[];
  private readonly views = new Map<string, Map<number, PlaceView>>();

  constructor(readonly document: GameDocument) {
    const [main = {}, ...others] = document.lines;
    const first = patched({}, main) as Line;
    this.lines = [first, ...others.map((line) => patched(first, line) as Line)];
    this.paths = document.ends.map((end) => this.path(end));
    this.languages = Object.keys(document.books);
  }

  /** How many actions a line has. */
  length(line: number): number {
    return (this.paths[line]?.length ?? 1) - 1;
  }

  /** Where the main line is left by another one, or the place itself where it is not yet. */
  parting(line: number, place: number): number {
    const [main = [], path = []] = [this.paths[0], this.paths[line]];
    const parted = path.findIndex((node, at) => node !== main[at]);
    return parted < 0 ? place : Math.min(place, parted - 1);
  }

  /** What a place of a line looks like. */
  sight(line: number, place: number, eyes: Eyes, lang: string): Sight {
    const path = this.paths[line] ?? [];
    const latest: Step[] = [];
    let lines = 0;
    for (let at = place; at >= 0 && lines < this.document.latest; at--) {
      const step = this.step(path[at] ?? 0, eyes, lang);
      latest.unshift(step);
      lines += step.log.length;
    }
    const log = latest.flatMap((step) => numbered(step.first, step.log)).slice(-this.document.latest);
    const { first = 0, since = [] } = latest[latest.length - 1] ?? {};
    return {
      ...this.view(path[place] ?? 0, eyes, lang),
      log,
      events: latest.flatMap((step) => numbered(step.first, step.events)).slice(-this.document.latest),
      since: log.filter(({ id }) => since.includes(id - first)),
    };
  }

  /** All lines of the log up to a place. */
  log(line: number, place: number, eyes: Eyes, lang: string): LogLine[] {
    return this.steps(line, place, eyes, lang).flatMap((step) => numbered(step.first, step.log));
  }

  /** Why what a line of the log tells happened; null if it is not on the way to the place. */
  why(line: number, place: number, eyes: Eyes, lang: string, id: number): Explanation | null {
    const step = this.steps(line, place, eyes, lang).find(({ first, log }) => first <= id && id < first + log.length);
    if (!step) return null;
    const title = step.log[id - step.first]?.parts.map(({ text }) => text).join("") ?? "";
    return { title, lines: this.told(step.why[id - step.first] ?? [], lang) };
  }

  /** How the points of a seat add up; null before the end. */
  points(line: number, place: number, eyes: Eyes, lang: string, seat: string): Explanation | null {
    const step = this.step(this.paths[line]?.[place] ?? 0, eyes, lang);
    return this.entitled(step.points[seat as Seat], lang);
  }

  /** What a card is; null if it is none. */
  card(card: string, lang: string): Explanation | null {
    return this.entitled(this.document.cards[card], lang);
  }

  /** What a rule says; null if nothing in this game has to do with it. */
  rule(id: string, lang: string): Explanation | null {
    const [title, text] = this.document.rules[lang]?.[id] ?? [];
    return title !== undefined && text !== undefined ? { title, lines: [{ text, rules: [id] }] } : null;
  }

  /** An explanation whose title is the first of its sentences. */
  private entitled(numbers: readonly number[] | undefined, lang: string): Explanation | null {
    const [title, ...lines] = this.told(numbers ?? [], lang);
    return title ? { title: title.text, lines } : null;
  }

  private told(numbers: readonly number[], lang: string): Explanation["lines"] {
    return numbers.map((number) => {
      const [texts = [], rules = []] = this.document.sentences[number] ?? [];
      return { text: texts[this.languages.indexOf(lang)] ?? "", rules };
    });
  }

  private path(end: number): number[] {
    const path: number[] = [];
    for (let at = end; at >= 0; at = this.document.parents[at] ?? -1) path.push(at);
    return path.reverse();
  }

  private steps(line: number, place: number, eyes: Eyes, lang: string): Step[] {
    return (this.paths[line] ?? []).slice(0, place + 1).map((node) => this.step(node, eyes, lang));
  }

  /** What is new at a place. */
  private step(node: number, eyes: Eyes, lang: string): Step {
    const seat = this.document.eyes.indexOf(eyes);
    const tongue = this.languages.indexOf(lang);
    const [[open, ...others], ...seats] = this.document.steps[node] as GameDocument["steps"][number];
    const own = seats[seat - 1];
    const first = patched(open, own?.[0] ?? {});
    if (tongue === 0) return first as Step;
    return patched(first, patched(others[tongue - 1], own?.[tongue] ?? {}) as Delta) as Step;
  }

  private view(node: number, eyes: Eyes, lang: string): PlaceView {
    const name = `${eyes} ${lang}`;
    const kept = this.views.get(name) ?? new Map<number, PlaceView>();
    this.views.set(name, kept);
    const way: number[] = [];
    let at = node;
    for (; at >= 0 && !kept.has(at); at = this.document.parents[at] ?? -1) way.push(at);
    let view = (kept.get(at) ?? {}) as PlaceView;
    for (const next of way.reverse()) {
      view = patched(view, this.step(next, eyes, lang).view) as PlaceView;
      if (view.place % KEPT_EVERY === 0 || next === node) kept.set(next, view);
    }
    return view;
  }
}
