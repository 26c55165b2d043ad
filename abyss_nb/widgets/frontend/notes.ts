/** What a note beside a thing says about the thing itself. */
import { racesOf } from "./cards";
import type { Explanation } from "./explained";
import { worthOf } from "./marks";
import type { About, Book, Reason, View } from "./protocol";
import { kindOf, wordOf } from "./targets";
import type { Words } from "./words";

export interface Note {
  /** The thing it is about. */
  target: string;
  title: string;
  /** What Python is asked about it. */
  about: About | null;
  /** What it is in short, with its rule and why it costs something else than it tells: until it is explained. */
  lines: string[];
  rule: string;
  notes: readonly Reason[];
  explained: Explanation | null;
  /** The text of a rule. */
  written: string;
  /** What the board shows and remembers of it. */
  more: string[];
  /** What is missing to recruit it. */
  missing: readonly Reason[];
  /** Null while Python has not answered, or when nothing was asked. */
  answer: { text: string; reasons: Reason[] } | null;
}

const NOTHING = { title: "", about: null, lines: [], rule: "", notes: [], explained: null, written: "", more: [], missing: [], answer: null };

interface Known {
  view: View;
  book: Book;
  t: Words;
}

/** Asks once more before a step that reveals something. */
export function noteAsking(target: string, reveals: string, t: Words): Note {
  return { ...NOTHING, target, title: t("sure"), lines: [reveals, t("sure.again")] };
}

/** An explanation. */
export function noteOf(target: string, explained: Explanation & { title: string }): Note {
  return { ...NOTHING, target, title: explained.title, explained };
}

/** What a tool does and, if it is off, why. */
export function noteOfTool(element: HTMLElement, t: Words): Note {
  const { tool = "", off } = element.dataset;
  const answer = off === undefined ? null : { text: t(`tool.off.${off}`), reasons: [] };
  return { ...NOTHING, target: `tool:${tool}`, title: element.getAttribute("aria-label") ?? element.title, lines: [t(`tool.${tool}`)], answer };
}

/** What a rule says. */
export function noteOfRule(id: string, { title, lines }: Explanation & { title: string }): Note {
  return { ...NOTHING, target: `rule:${id}`, title, rule: id, written: lines.map(({ text }) => text).join("\n\n") };
}

export function noteAbout(target: string, { view, book, t }: Known): Note {
  const word = wordOf(target);
  const note: Note = { ...NOTHING, target, about: { about: "card", what: word } };
  const lord = book.lords[word];
  const place = book.locations[word];
  switch (kindOf(target)) {
    case "council":
      return {
        ...note,
        title: t("council.stack", { race: book.races[word as "crab"], n: view.council[word as "crab"] }),
        more: lying(view, word, book, t),
      };
    case "deck":
      return { ...note, title: t(`deck.${word}`, { n: view[deckOf(word)] }), about: { about: "card", what: deckOf(word) } };
    case "track": {
      const card = view.track[view.track.length - 1] ?? "";
      return { ...note, title: cardName(card, book, t), about: { about: "card", what: card } };
    }
    case "hand":
    case "played":
      return { ...note, title: cardName(word, book, t) };
    case "seat": {
      const player = view.players.find(({ seat }) => seat === word);
      if (!player) return note;
      const about = { about: "score", what: word } as const;
      return { ...note, title: player.name, about, lines: [t("points", { n: player.points }), t("pearls", { n: player.pearls })] };
    }
    default:
      if (lord)
        return {
          ...note,
          title: lord.name,
          lines: [
            [
              book.guilds[lord.guild],
              t("lord.cost", { n: lord.cost }),
              racesOf(lord, book, t),
              t("lord.influence", { n: lord.influence }),
              ...(lord.keys > 0 ? [t("lord.keys", { n: lord.keys })] : []),
            ].join(" · "),
            lord.kind === "none" ? t("power.none") : `${t(`power.${lord.kind}`)}: ${lord.power}`,
          ],
          rule: lord.rule,
          ...planned(view, target, t),
        };
      if (place) return { ...note, title: place.name, lines: [place.text, worthOf(word, view, view.players, t)?.words ?? ""].filter(Boolean), rule: place.rule };
      return note;
  }
}

/** What is remembered of a Council stack. */
function lying(view: View, race: string, book: Book, t: Words): string[] {
  const cards = view.memory?.council[race as "crab"] ?? [];
  return cards.length > 0 ? [cards.map((card) => cardName(card, book, t)).join(", ")] : [];
}

/**
 * What a Lord of the Court would make of the points of the seat that looks, and what there is to say about paying him;
 * what is missing is left to Python's answer when this seat decides.
 */
function planned(view: View, target: string, t: Words): Partial<Note> {
  const plan = kindOf(target) === "court" ? view.plan?.lords[wordOf(target)] : undefined;
  const own = view.players.find(({ seat }) => seat === view.seat);
  if (!plan || !own) return {};
  return {
    more: [t("plan.total", { before: own.points, after: own.points + plan.gain })],
    missing: view.decision?.mine ? [] : plan.missing,
    notes: plan.notes,
  };
}

/** A deck as Python calls it. */
function deckOf(word: string): "lord_deck" | "location_deck" | "exploration_deck" {
  if (word === "lords") return "lord_deck";
  return word === "locations" ? "location_deck" : "exploration_deck";
}

function cardName(card: string, book: Book, t: Words): string {
  const [race, value] = card.split("-");
  return value === undefined ? t("monster") : t("ally", { race: book.races[race as "crab"] ?? race ?? "", value });
}
