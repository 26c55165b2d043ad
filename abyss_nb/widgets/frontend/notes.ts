/** What a note beside a thing says about the thing itself. */
import type { Book, View } from "./protocol";
import { kindOf, wordOf } from "./targets";
import type { Words } from "./words";

export interface Note {
  /** The thing it is about. */
  target: string;
  title: string;
  lines: string[];
  rule: string;
  /** Null while Python has not answered, or when nothing was asked. */
  answer: { text: string; reasons: { rule: string; text: string }[] } | null;
}

interface Known {
  view: View;
  book: Book;
  t: Words;
}

export function noteAbout(target: string, { view, book, t }: Known): Note {
  const word = wordOf(target);
  const note: Note = { target, title: "", lines: [], rule: "", answer: null };
  const lord = book.lords[word];
  const place = book.locations[word];
  switch (kindOf(target)) {
    case "council":
      return { ...note, title: t("council.stack", { race: book.races[word as "crab"], n: view.council[word as "crab"] }) };
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
            [book.guilds[lord.guild], t("lord.cost", { n: lord.cost }), t("lord.influence", { n: lord.influence })].join(" · "),
            lord.kind === "none" ? t("power.none") : `${t(`power.${lord.kind}`)}: ${lord.power}`,
          ],
          rule: lord.rule,
        };
      if (place) return { ...note, title: place.name, lines: [place.text], rule: place.rule };
      return note;
  }
}

function deckSize(view: View, word: string): number {
  if (word === "lords") return view.lord_deck;
  return word === "locations" ? view.location_deck : view.exploration_deck;
}

function cardName(card: string, book: Book, t: Words): string {
  const [race, value] = card.split("-");
  return value === undefined ? t("monster") : t("ally", { race: book.races[race as "crab"] ?? race ?? "", value });
}
