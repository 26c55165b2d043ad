/** What a note beside a thing says about the thing itself. */
import { racesOf } from "./cards";
import { worthOf } from "./marks";
import type { Book, Reason, View } from "./protocol";
import { kindOf, wordOf } from "./targets";
import type { Words } from "./words";

export interface Note {
  /** The thing it is about. */
  target: string;
  title: string;
  lines: string[];
  rule: string;
  /** What Python has worked out about it. */
  notes: readonly Reason[];
  /** Null while Python has not answered, or when nothing was asked. */
  answer: { text: string; reasons: Reason[] } | null;
}

interface Known {
  view: View;
  book: Book;
  t: Words;
}

/** Asks once more before a step that reveals something. */
export function noteAsking(target: string, reveals: string, t: Words): Note {
  return { target, title: t("sure"), lines: [reveals, t("sure.again")], rule: "", notes: [], answer: null };
}

export function noteAbout(target: string, { view, book, t }: Known): Note {
  const word = wordOf(target);
  const note: Note = { target, title: "", lines: [], rule: "", notes: [], answer: null };
  const lord = book.lords[word];
  const place = book.locations[word];
  switch (kindOf(target)) {
    case "council":
      return {
        ...note,
        title: t("council.stack", { race: book.races[word as "crab"], n: view.council[word as "crab"] }),
        lines: lying(view, word, book, t),
      };
    case "deck":
      return { ...note, title: t(`deck.${word}`, { n: deckSize(view, word) }) };
    case "track":
      return { ...note, title: cardName(view.track[view.track.length - 1] ?? "", book, t) };
    case "hand":
    case "played":
      return { ...note, title: cardName(word, book, t) };
    case "seat": {
      const player = view.players.find(({ seat }) => seat === word);
      if (!player) return note;
      return { ...note, title: player.name, lines: [t("points", { n: player.points }), t("pearls", { n: player.pearls })] };
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
            ...total(view, target, t),
          ],
          rule: lord.rule,
          notes: planned(view, target),
        };
      if (place) return { ...note, title: place.name, lines: [place.text, worthOf(word, view, t)?.words ?? ""].filter(Boolean), rule: place.rule };
      return note;
  }
}

/** What is remembered of a Council stack. */
function lying(view: View, race: string, book: Book, t: Words): string[] {
  const cards = view.memory?.council[race as "crab"] ?? [];
  return cards.length > 0 ? [cards.map((card) => cardName(card, book, t)).join(", ")] : [];
}

/** What a Lord of the Court would make of the points of the seat that looks. */
function total(view: View, target: string, t: Words): string[] {
  const plan = kindOf(target) === "court" ? view.plan?.lords[wordOf(target)] : undefined;
  const own = view.players.find(({ seat }) => seat === view.seat);
  return plan && own ? [t("plan.total", { before: own.points, after: own.points + plan.gain })] : [];
}

/** What there is to say about paying a Lord; what is missing is left to Python's answer when this seat decides. */
function planned(view: View, target: string): readonly Reason[] {
  const plan = kindOf(target) === "court" ? view.plan?.lords[wordOf(target)] : undefined;
  if (!plan) return [];
  return view.decision?.mine ? plan.notes : [...plan.missing, ...plan.notes];
}

function deckSize(view: View, word: string): number {
  if (word === "lords") return view.lord_deck;
  return word === "locations" ? view.location_deck : view.exploration_deck;
}

function cardName(card: string, book: Book, t: Words): string {
  const [race, value] = card.split("-");
  return value === undefined ? t("monster") : t("ally", { race: book.races[race as "crab"] ?? race ?? "", value });
}
