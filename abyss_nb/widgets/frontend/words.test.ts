import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Book } from "./protocol";
import { wordsOf } from "./words";
import { words } from "./fixtures/book.json";

const folder = join(process.cwd(), "abyss_nb/widgets/frontend");
/** Of the board; the pages of the tutorial have labels of their own. */
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !/^(?:fixtures|tutor)\b/.test(name))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

describe("the words", () => {
  it("are all in the book", () => {
    const used = [...sources.matchAll(/\bt\("([a-z_.]+)"/g)].map(([, key]) => key);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((key) => !(String(key) in words))).toEqual([]);
  });

  it("are all used", () => {
    const families = [...sources.matchAll(/\bt\(`([a-z_.]+)\$\{/g)].map(([, start]) => String(start));
    const unused = Object.keys(words).filter(
      (key) =>
        !key.startsWith("picture.") &&
        !key.endsWith(".one") &&
        !sources.includes(`"${key}"`) && !families.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it("have a form for one where it differs", () => {
    const t = wordsOf({ lang: "fr", words: { cards: "{n} cartes", "cards.one": "{n} carte" } } as unknown as Book);
    expect([0, 1, 2].map((n) => t("cards", { n }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
  });

  it("fill in placeholders and show the key of a missing one", () => {
    const t = wordsOf({ words: { turn: "Turn {n} of {all}" } } as unknown as Book);
    expect(t("turn", { n: 3 })).toBe("Turn 3 of {all}");
    expect(wordsOf({ words: { next: "{name} is next" } } as unknown as Book)("next", { name: "\u05d0 1" })).toBe("\u2068\u05d0 1\u2069 is next");
    expect(t("missing.word")).toBe("missing.word");
  });
});
