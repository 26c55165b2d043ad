import type { Book } from "./protocol";

/** Gives the words for a key, with {placeholders} filled in; the key itself where the book has none. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** A name that keeps its writing direction from turning the sentence around it. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

export function wordsOf(book: Pick<Book, "lang" | "words">): Words {
  const plural = new Intl.PluralRules(book.lang);
  const pattern = (key: string, n: string | number | undefined) =>
    (typeof n === "number" && plural.select(n) === "one" ? book.words[`${key}.one`] : undefined) ?? book.words[key] ?? key;
  return (key, values = {}) =>
    pattern(key, values["n"]).replace(/\{(\w+)\}/g, (whole, placeholder: string) => {
      const value = String(values[placeholder] ?? whole);
      return placeholder === "name" ? isolated(value) : value;
    });
}
