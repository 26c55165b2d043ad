import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { views } from "./fixtures/views";
import type { LogLine, LogPart } from "./protocol";
import { EVERYTHING, TOPICS_OF, completed, fits, isWhole, known, newFrom, spokenOf, turns, upTo } from "./story";

const part = (type: LogPart["type"], id: string): LogPart => ({ type, id, text: id });
const line = (kind: string, parts: LogPart[] = [], rest: Partial<LogLine> = {}): LogLine => ({
  id: 1,
  turn: 1,
  seat: "p1",
  kind,
  parts,
  rule: "",
  auto: false,
  ...rest,
});

describe("a line of the log", () => {
  it("is about something for every kind of event that the engine knows", () => {
    const source = readFileSync("abyss_nb/core/abyss/events.py", "utf8");
    const kinds = [...source.matchAll(/^ {4}"([\w-]+)": "/gm)].map(([, kind]) => kind);
    expect(kinds.length).toBeGreaterThan(30);
    expect(Object.keys(TOPICS_OF).sort()).toEqual(kinds.sort());
  });

  it("is read by seat: whoever does it and whomever it names", () => {
    const sale = line("buy", [part("seat", "p1"), part("ally", "crab-1"), part("seat", "p2")]);
    expect(["p1", "p2", "p3"].map((seat) => fits(sale, { ...EVERYTHING, seat: seat as "p1" }))).toEqual([true, true, false]);
  });

  it("is read by topic, and with or without what went by itself", () => {
    expect(fits(line("buy"), { ...EVERYTHING, topic: "token" })).toBe(true);
    expect(fits(line("buy"), { ...EVERYTHING, topic: "recruit" })).toBe(false);
    expect(fits(line("auto", [], { auto: true }), EVERYTHING)).toBe(true);
    expect(fits(line("auto", [], { auto: true }), { ...EVERYTHING, auto: false })).toBe(false);
  });

  it("stands under its turn, whose heading says whose it is", () => {
    const lines = [line("take", [], { turn: 3 }), line("turn", [], { turn: 4, seat: "p2" }), line("explore", [], { turn: 4, seat: "p2" })];
    expect(turns(lines).map(({ turn, seat, lines: of }) => [turn, seat, of.map(({ kind }) => kind)])).toEqual([
      [3, null, ["take"]],
      [4, "p2", ["explore"]],
    ]);
  });

  it("points at the things it speaks of", () => {
    const view = { ...views.middle, track: ["squid-4"] };
    expect(spokenOf(line("arrive", [part("lord", "keeper"), part("seat", "p2")]), view)).toEqual(
      expect.arrayContaining(["court:keeper", "own:keeper", "lord:p2:keeper", "seat:p2"]),
    );
    expect(spokenOf(line("control", [part("location", "jail")]), view)).toContain("place:p2:jail");
    expect(spokenOf(line("reveal", [part("ally", "squid-4")]), view)).toEqual(["track"]);
    expect(spokenOf(line("to-council", [part("ally", "squid-4")], { seat: null }), view)).toEqual(["council:squid"]);
    expect(spokenOf(line("take", [part("ally", "crab-1")]), view)).toEqual(["hand:crab-1"]);
    expect(spokenOf(line("take", [part("ally", "crab-1")], { seat: "p2" }), view)).toEqual([]);
  });

  it("is new until the reader decides again", () => {
    const { middle } = views;
    const last = middle.log[middle.log.length - 1]?.id ?? 0;
    const longer = (by: number) => [...middle.log, ...Array.from({ length: by }, (_, at) => line("take", [], { id: last + 1 + at }))];
    const waiting = { ...middle, decision: middle.decision && { ...middle.decision, mine: false } };
    const decided = { ...waiting, log: longer(1) };
    const followed = { ...middle, log: longer(2) };
    expect(newFrom(middle, decided, 0)).toBe(last);
    expect(newFrom(decided, followed, last)).toBe(last);
    expect(newFrom(followed, { ...followed, thinking: "p2" }, last)).toBe(last);
    expect(newFrom(followed, { ...waiting, log: longer(3) }, last)).toBe(last + 2);
    expect(newFrom(followed, middle, last)).toBe(last); // taken back
    expect(newFrom(followed, { ...middle, game: 9 }, 0)).toBe(last);
  });

  it("is new until the next change to somebody who only watches", () => {
    const watched = { ...views.middle, seat: null };
    const last = watched.log[watched.log.length - 1]?.id ?? 0;
    const more = { ...watched, log: [...watched.log, line("take", [], { id: last + 1 })] };
    expect(newFrom(watched, more, 0)).toBe(last);
    expect(newFrom(more, { ...more, log: [...more.log, line("buy", [], { id: last + 2 })] }, last)).toBe(last + 1);
  });
});

describe("the log as it comes", () => {
  const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => line("take", [], { id: from + at }));
  const ids = ({ lines: of }: { lines: readonly LogLine[] }) => of.map(({ id }) => id);

  it("grows by the latest lines and keeps what was there", () => {
    const before = known({ story: "", lines: [] }, "1", lines(1, 4));
    const after = known(before, "1", lines(3, 6));
    expect(ids(after)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(after.lines[3]).toBe(before.lines[3]);
    // Taken back: nothing is forgotten, and not shown.
    expect(known(after, "1", lines(1, 2))).toBe(after);
    expect(known(after, "1", [])).toBe(after);
    expect([2, 6, 9, 0].map((id) => upTo(after.lines, id).length)).toEqual([2, 6, 6, 0]);
  });

  it("grows at its other end for somebody who goes back", () => {
    const before = { story: "1", lines: lines(8, 11) };
    expect(ids(known(before, "1", lines(6, 9)))).toEqual([6, 7, 8, 9, 10, 11]);
    expect(upTo(before.lines, 9).map(({ id }) => id)).toEqual([8, 9]);
    expect(ids(known(before, "1", lines(2, 4)))).toEqual([2, 3, 4]);
  });

  it("begins anew with another story and after a gap, and is completed when all was asked for", () => {
    const before = { story: "1", lines: lines(1, 4) };
    expect(ids(known(before, "2", lines(3, 4)))).toEqual([3, 4]);
    const gap = known(before, "1", lines(8, 9));
    expect(ids(gap)).toEqual([8, 9]);
    expect(isWhole(gap)).toBe(false);
    expect(ids(completed(gap, lines(1, 6)))).toEqual([8, 9]); // too early an answer
    expect(ids(completed(gap, lines(1, 12)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(isWhole(completed(gap, lines(1, 9)))).toBe(true);
  });
});
