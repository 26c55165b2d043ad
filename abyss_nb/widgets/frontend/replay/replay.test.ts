import { describe, expect, it } from "vitest";
import fixture from "../fixtures/game.json";
import { book } from "../fixtures/views";
import type { Answer, Intent, Line, Settings, View } from "../protocol";
import { type Delta, patched } from "./delta";
import { type Eyes, Game, type GameDocument } from "./game";
import { placeIn } from "./place";
import { Replay } from "./model";

const books = Object.fromEntries(Object.keys(fixture.document.books).map((lang) => [lang, { ...book, lang }]));
const written = { ...fixture.document, books } as unknown as GameDocument;
const game = () => new Game(written);

describe("a change", () => {
  it("puts a value in the place of another one", () => {
    expect(patched({ a: 1, b: [1, 2] }, { a: [[3]], b: { "1": [{}] } })).toEqual({ a: [3], b: [1, {}] });
    expect(patched(1, [null])).toBeNull();
  });

  it("takes fields away and adds some", () => {
    expect(patched({ a: 1, b: 2 }, { a: null, c: [3] })).toEqual({ b: 2, c: 3 });
  });

  it("shares what stays, and leaves the old value as it was", () => {
    const old = { same: { deep: [1] }, other: { n: 1 } };
    const fresh = patched(old, { other: { n: [2] } }) as typeof old;
    expect(fresh.same).toBe(old.same);
    expect(old.other.n).toBe(1);
    expect(patched(old, {})).toBe(old);
  });

  it("keeps lists lists", () => {
    expect(patched(["a", "b"], { "0": ["c"] } as Delta)).toEqual(["c", "b"]);
  });
});

describe("a game", () => {
  it.each(fixture.views)("looks like what Python shows at $line.$place to '$eyes' in $lang", ({ line, place, eyes, lang, view }) => {
    const { live, can_redo, ...seen } = game().sight(line, place, eyes as Eyes, lang);
    expect(live).toBe(true);
    expect(can_redo).toBe(false);
    expect(seen).toEqual(view);
  });

  it("looks the same however one came there", () => {
    const walked = game();
    const last = walked.length(0);
    for (let place = 0; place <= last; place++) walked.sight(0, place, "p1", "fr");
    for (let place = last; place >= 0; place--) expect(walked.sight(0, place, "p1", "fr")).toEqual(game().sight(0, place, "p1", "fr"));
  });

  it("tells all lines without a gap", () => {
    const ids = game().log(0, game().length(0), "", "es").map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, at) => at + 1));
  });

  it("finds where a branch parts from the main line", () => {
    expect(game().parting(1, game().length(1))).toBe(6);
    expect(game().parting(1, 3)).toBe(3);
    expect(game().parting(0, 9)).toBe(9);
  });

  it("explains every line of the log in each language, with rules that have a text", () => {
    const one = game();
    const last = one.length(0);
    for (const eyes of written.eyes)
      for (const lang of Object.keys(books))
        for (const { id, rule } of one.log(0, last, eyes, lang)) {
          const why = one.why(0, last, eyes, lang, id);
          expect(why?.lines.length, rule).toBeGreaterThan(0);
          for (const named of [rule, ...(why?.lines.flatMap(({ rules }) => rules) ?? [])]) expect(one.rule(named, lang)?.title).toBeTruthy();
        }
    expect(one.why(0, last, "", "en", 10_000)).toBeNull();
    expect(one.why(0, 0, "", "en", 1)).toBeNull();
  });

  it("holds every rule to which one of its rules points", () => {
    for (const lang of Object.keys(books))
      for (const [, text] of Object.values(written.rules[lang] ?? {}))
        for (const [, linked = ""] of text.matchAll(/\[([A-Z0-9-]+)\]/g)) expect(game().rule(linked, lang), linked).not.toBeNull();
  });

  it("tells what every card is", () => {
    for (const card of ["slaver", "jail", "crab-3", "squid", "monster"]) expect(game().card(card, "es")?.lines.length).toBeGreaterThan(0);
    expect(game().card("slaver", "fr")?.title).toBe("L’Esclavagiste");
    expect(game().card("kraken", "fr")).toBeNull();
  });
});

describe("the stand-in for Python", () => {
  const replay = (lang = "en") => {
    const model = new Replay(game(), lang);
    const heard: string[] = [];
    const answers: Answer[] = [];
    for (const trait of ["settings", "book", "line", "view"]) model.on(`change:${trait}`, () => heard.push(trait));
    model.on("msg:custom", (answer: Answer) => answers.push(answer));
    const ask = (intent: object) => {
      heard.length = 0;
      model.send({ ...intent, id: answers.length } as Intent);
      return answers[answers.length - 1] as Answer;
    };
    const view = () => model.get("view") as View;
    return { model, heard, ask, view, settings: () => model.get("settings") as Settings, line: () => model.get("line") as Line };
  };

  it("begins at the start, with the eyes of the only seat it tells of", () => {
    const { view, settings, line } = replay();
    expect([view().place, view().seat, line().number]).toEqual([0, "p1", 0]);
    expect(settings().seats).toEqual([{ id: "", name: book.words["replay.nobody"] }, { id: "p1", name: "Ann" }]);
  });

  it("goes along the line, and tells of the view alone", () => {
    const { heard, ask, view } = replay();
    const { seq, story } = view();
    expect(ask({ kind: "goto", line: 0, place: 12 })).toEqual({ kind: "done", id: 0 });
    expect(heard).toEqual(["view"]);
    expect(view().place).toBe(12);
    expect(view().seq).toBeGreaterThan(seq);
    expect(view().story).toBe(story);
  });

  it.each([{ line: 0, place: 17 }, { line: 0, place: -1 }, { line: 1, place: 1 }, { line: 0, place: 1.5 }, { line: 0, place: NaN }])(
    "refuses a place that is not there: %o",
    (where) => {
      const { heard, ask, view } = replay();
      expect(ask({ kind: "goto", ...where }).kind).toBe("refused");
      expect([view().place, heard]).toEqual([0, []]);
    },
  );

  it("goes to a branch and back to the main line", () => {
    const { heard, ask, view, line } = replay();
    const branch = line().branches[0];
    ask({ kind: "goto_branch", branch: branch?.id });
    expect([line().number, view().place, line().branches[0]?.shown]).toEqual([1, 7, true]);
    expect(line().comments).toEqual([{ place: 7, text: "here it turned" }]);
    expect(heard).toEqual(["line", "view"]);
    ask({ kind: "main" });
    expect([line().number, view().place]).toEqual([0, 6]);
    expect(ask({ kind: "goto_branch", branch: 999 }).kind).toBe("refused");
  });

  it("speaks another language, and looks with other eyes", () => {
    const { ask, heard, model, view, settings } = replay();
    ask({ kind: "set", name: "lang", value: "fr" });
    expect(heard).toEqual(["settings", "book", "view"]);
    expect((model.get("book") as { lang: string }).lang).toBe("fr");
    expect(settings().lang).toBe("fr");
    ask({ kind: "set", name: "seat", value: "" });
    expect(view().seat).toBeNull();
    expect(view().players.every(({ hand }) => typeof hand === "number")).toBe(true);
  });

  it.each([
    ["lang", "de"],
    ["lang", "__proto__"],
    ["seat", "p2"],
    ["confirm", true],
    ["seats", []],
  ])("does not set %s to %s", (name, value) => {
    const { ask, settings } = replay();
    const before = settings();
    expect(ask({ kind: "set", name, value }).kind).toBe("refused");
    expect(settings()).toBe(before);
  });

  it("tells the whole log and why each line of it happened", () => {
    const { ask, view } = replay("es");
    ask({ kind: "goto", line: 0, place: 16 });
    const log = ask({ kind: "log" });
    expect(log).toMatchObject({ kind: "log", story: view().story });
    const line = view().log[3]?.id;
    expect(ask({ kind: "explain", about: "event", what: line })).toMatchObject({ kind: "explain", title: expect.any(String) });
    expect(ask({ kind: "explain", about: "rule", what: "EXPLORE-REVEAL" })).toMatchObject({ kind: "explain", lines: [{ rules: ["EXPLORE-REVEAL"] }] });
    expect(ask({ kind: "explain", about: "card", what: "monster" }).kind).toBe("explain");
    // The game is not over.
    for (const nothing of [{ about: "event", what: 0 }, { about: "rule", what: "X" }, { about: "card", what: "x" }, { about: "score", what: "p1" }])
      expect(ask({ kind: "explain", ...nothing })).toMatchObject({ kind: "refused", text: book.words["replay.untold"] });
  });

  it.each(["act", "draft", "undo", "redo", "pass_all", "skip", "ready", "new", "rematch", "play_on", "compare", "chances", "save", "load", "code", "export", "name_branch", "delete_branch", "make_main", "comment"])(
    "refuses to %s, in words",
    (kind) => {
      const { heard, ask } = replay();
      expect(ask({ kind, seq: 1, text: "explore", branch: 1 })).toMatchObject({ kind: "refused", text: book.words["replay.refused"] });
      expect(heard).toEqual([]);
    },
  );

  it("forgets who listens no more", () => {
    const { model, view } = replay();
    let times = 0;
    const listener = () => times++;
    model.on("change:view", listener);
    model.off("change:view", listener);
    model.go(0, view().place + 1);
    expect(times).toBe(0);
  });
});

describe("an address", () => {
  it.each([
    ["#12", [0, 12]],
    ["#2.12", [2, 12]],
    ["", null],
    ["#", null],
    ["#x", null],
    ["#1.2.3", null],
    ["#-1", null],
  ])("%s names a place", (hash, place) => expect(placeIn(hash)).toEqual(place));
});
