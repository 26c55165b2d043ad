/** Stands in for Python: shows a game that is written down, and answers what the board asks about it. */
import type { Model } from "../link";
import type { Answer, Book, Intent, Settings } from "../protocol";
import { wordsOf } from "../words";
import type { Explanation, Eyes, Game } from "./game";

type Callback = (...args: never[]) => void;
type Trait = "settings" | "book" | "line" | "view";
type Reply<T = Answer> = T extends unknown ? Omit<T, "id"> : never;

/** What a reader can set; the rest is for those who play. */
const SETTINGS: ReadonlySet<string> = new Set(["lang", "theme", "speed", "motion", "scale", "seat"]);

export class Replay implements Model {
  line = 0;
  place = 0;
  private settings: Settings;
  private readonly traits = new Map<Trait, unknown>();
  private readonly listeners = new Map<string, Set<Callback>>();
  private seq = 0;

  constructor(
    readonly game: Game,
    lang: string,
  ) {
    const [, first, ...others] = game.document.eyes;
    this.settings = this.named({
      replay: true,
      lang,
      theme: "auto",
      speed: "normal",
      motion: "auto",
      scale: 1,
      memory_aid: false,
      confirm: false,
      follow: true,
      seat: first && others.length === 0 ? first : "",
      seats: [],
    });
    this.show();
  }

  get(name: string): unknown {
    return this.traits.get(name as Trait);
  }

  on(event: string, callback: Callback): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(callback));
  }

  off(event: string, callback: Callback): void {
    this.listeners.get(event)?.delete(callback);
  }

  send(content: unknown): void {
    const intent = content as Intent;
    this.emit("msg:custom", { ...this.answer(intent), id: intent.id });
  }

  /** Shows a place of a line; false if there is none. */
  go(line: number, place: number): boolean {
    if (!(place >= 0 && place <= this.game.length(line)) || !Number.isInteger(place)) return false;
    Object.assign(this, { line, place });
    this.show();
    return true;
  }

  private get book(): Book {
    return this.game.document.books[this.settings.lang] as Book;
  }

  private answer(intent: Intent): Reply {
    const { game, line, place } = this;
    const { seat, lang } = this.settings;
    switch (intent.kind) {
      case "goto":
        return this.done(intent.line === line && this.go(line, intent.place));
      case "goto_branch": {
        const at = this.game.lines[0]?.branches.findIndex(({ id }) => id === intent.branch) ?? -1;
        return this.done(at >= 0 && this.go(at + 1, (game.lines[0]?.branches[at]?.place ?? 0) + 1));
      }
      case "main":
        return this.done(this.go(0, game.parting(line, place)));
      case "set":
        return this.done(this.set(intent.name, intent.value));
      case "log":
        return { kind: "log", story: this.story, lines: game.log(line, place, seat, lang) };
      case "explain": {
        const told = this.explained(intent);
        return told ? { kind: "explain", ...told } : this.refused("replay.untold");
      }
      case "why":
        // What could be done at this place is not told: nobody decides here.
        return { kind: "why", legal: true, reasons: [] };
      default:
        return this.done(intent.kind === "error");
    }
  }

  private explained(intent: Extract<Intent, { kind: "explain" }>): Explanation | null {
    const { game, line, place } = this;
    const { seat, lang } = this.settings;
    switch (intent.about) {
      case "event":
        return game.why(line, place, seat, lang, intent.what);
      case "card":
        return game.card(intent.what, lang);
      case "rule":
        return game.rule(intent.what, lang);
      case "score":
        return game.points(line, place, seat, lang, intent.what);
    }
  }

  private done(possible: boolean): Reply {
    return possible ? { kind: "done" } : this.refused("replay.refused");
  }

  private refused(word: string): Reply {
    return { kind: "refused", text: wordsOf(this.book)(word), reasons: [] };
  }

  private set(name: string, value: string | number | boolean): boolean {
    const { books, eyes } = this.game.document;
    if (!SETTINGS.has(name)) return false;
    if (name === "lang" && !Object.hasOwn(books, String(value))) return false;
    if (name === "seat" && !eyes.includes(value as Eyes)) return false;
    this.settings = this.named({ ...this.settings, [name]: value });
    this.show();
    return true;
  }

  /** The settings with the names of whose eyes there are, in their language. */
  private named(settings: Settings): Settings {
    const { books, eyes } = this.game.document;
    const t = wordsOf(books[settings.lang] as Book);
    const { players } = this.game.sight(0, 0, "", settings.lang);
    const seats = eyes.map((id) => ({ id, name: players.find(({ seat }) => seat === id)?.name ?? t("replay.nobody") }));
    return { ...settings, seats };
  }

  /** As in a view: where it is the same, lines with the same id are the same. */
  private get story(): string {
    return `${this.line}.${this.settings.seat}.${this.settings.lang}`;
  }

  /** Brings all traits up to date, and tells of those that have changed. */
  private show(): void {
    const { game, line, place, book, story, settings } = this;
    const { seat, lang } = settings;
    const sight = game.sight(line, place, seat, lang);
    const view = { ...sight, story, game: 1, seq: ++this.seq };
    const fresh: Record<Trait, unknown> = { settings, book, line: game.lines[line], view };
    const changed = (Object.keys(fresh) as Trait[]).filter((trait) => this.traits.get(trait) !== fresh[trait]);
    for (const trait of changed) this.traits.set(trait, fresh[trait]);
    for (const trait of changed) this.emit(`change:${trait}`);
  }

  private emit(event: string, ...args: unknown[]): void {
    for (const callback of [...(this.listeners.get(event) ?? [])]) (callback as (...all: unknown[]) => void)(...args);
  }
}
