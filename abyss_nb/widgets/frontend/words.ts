import type { Book } from "./protocol";

/** Gives the words for a key, with {placeholders} filled in; the key itself where the book has none. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

export function wordsOf(book: Book): Words {
  return (key, values = {}) =>
    (book.words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
