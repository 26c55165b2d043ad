import { describe, expect, it } from "vitest";
import { book, start } from "./fixtures/views";
import { lines } from "./fixtures/samples";
import { COLUMN, SIGN, actorAt, branchOf, drawing, lastOf, marksAt, middleOf, placeAt, placeWords, stepFrom, turnAt } from "./line";
import type { Line } from "./protocol";
import { wordsOf } from "./words";

const t = wordsOf(book);
const players = [
  { seat: "p1" as const, name: "Ann" },
  { seat: "p2" as const, name: "Bo" },
];
/** Without the marks that keep the direction of names. */
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, "");
const said = (line: Line, place: number) => bare(placeWords(line, place, players, t));

/** Turn 3 begins at the start, turn 4 after two actions, turn 5 after five. */
const short: Line = { ...start, seats: "1122121", turns: [0, 2, 5], first_turn: 3, marks: { recruit: [2], location: [2, 4], fight: [], end: [7] } };

const long: Line = {
  ...start,
  seats: "1221".repeat(2500),
  turns: Array.from({ length: 2500 }, (_, at) => at * 4),
  marks: { recruit: Array.from({ length: 900 }, (_, at) => at * 11 + 1), location: [5, 9000], fight: [], end: [9990] },
};

describe("a line", () => {
  it("knows turn and seat of every place", () => {
    expect([0, 1, 2, 4, 5, 7].map((place) => turnAt(short, place))).toEqual([3, 3, 4, 4, 5, 5]);
    expect([0, 1, 3, 7].map((place) => actorAt(short, place))).toEqual([null, "p1", "p2", "p1"]);
    expect(turnAt(long, 9999)).toBe(2500);
    expect(marksAt(short, 2)).toEqual(["location", "recruit"]);
  });

  it("is walked by actions, turns and own decisions, at most to its ends", () => {
    expect(stepFrom(short, 0, 1, "decision", [])).toBe(1);
    expect(stepFrom(short, 0, -1, "decision", [])).toBe(0);
    expect(stepFrom(short, 7, 1, "turn", [])).toBe(7);
    expect(stepFrom(short, 0, 1, "turn", [])).toBe(2);
    expect(stepFrom(short, 4, -1, "turn", [])).toBe(2);
    expect(stepFrom(short, 2, -1, "turn", [])).toBe(0);
    expect(stepFrom(short, 0, 1, "own", ["p2"])).toBe(2);
    expect(stepFrom(short, 3, 1, "own", ["p2"])).toBe(5);
    expect(stepFrom(short, 5, 1, "own", ["p2"])).toBe(7);
    const passed = { ...short, unasked: [3, 6] };
    expect(stepFrom(passed, 0, 1, "own", ["p2"])).toBe(3);
    expect(stepFrom(passed, 3, -1, "own", ["p2"])).toBe(0);
    expect(stepFrom(passed, 3, 1, "own", ["p2"])).toBe(7);
    expect(stepFrom(passed, 2, 1, "decision", ["p2"])).toBe(3);
  });

  it("says in words what a place is", () => {
    expect(said(short, 0)).toBe("Start of the game");
    expect(said(short, 1)).toBe("Turn 3, Ann");
    expect(said(short, 4)).toBe("Turn 4, Bo: a Location controlled");
    expect(said(short, 5)).toBe("Turn 5, Bo");
    expect(said(short, 2)).toBe("Turn 3, Ann: a Location controlled, a Lord recruited; then: Turn 4, Bo");
  });

  it("ends with the innermost of the branches that it goes through", () => {
    const branch = { id: 1, name: "", place: 2, turn: 4, seat: "p1" as const, length: 3, shown: true, here: true };
    expect(branchOf({ ...short, branches: [branch, { ...branch, id: 2, place: 4 }, { ...branch, id: 3, shown: false }] })?.id).toBe(2);
    expect(branchOf(short)).toBeNull();
  });

  it("has a cell for every place, from which one comes back to it", () => {
    for (const line of [short, long]) for (const place of [0, 1, 5, 7, lastOf(line)]) expect(placeAt(line, middleOf(line, place))).toBe(place);
    expect([placeAt(short, -0.2), placeAt(short, 1.3)]).toEqual([0, 7]);
  });
});

describe("the drawing of a line", () => {
  it("shows every action in the lane of its seat, and where turns begin", () => {
    const { columns, lanes, dots } = drawing(short, 2, 1000);
    expect(columns).toBe(8);
    expect(lanes.map(({ actions }) => actions.match(/M[\d.]+ \dH[\d.]+/g))).toEqual([
      ["M1.22 0H3", "M5 0H6", "M7 0H8"],
      ["M3.22 1H5", "M6.22 1H7"],
    ]);
    expect(lanes.map(({ turns }) => turns.match(/M/g)?.length)).toEqual([1, 2]);
    expect(dots).toBe("M2.5 .5h0");
  });

  it.each(Object.entries(lines))("holds for %s", (_, line) => {
    const { signs, lanes } = drawing(line, 4, 900);
    expect(lanes.map(({ actions }) => actions !== "")).toEqual(["1", "2", "3", "4"].map((seat) => line.seats.includes(seat)));
    expect(signs.length).toBeGreaterThan(0);
  });

  it("takes no more room for a long line than there is", () => {
    const [few, many] = [short, long].map((line) => drawing(line, 2, 900));
    const size = (drawn = many) => (drawn?.lanes ?? []).reduce((sum, { turns, actions }) => sum + turns.length + actions.length, 0);
    expect(many?.columns).toBe(Math.floor(900 / COLUMN));
    expect(size()).toBeLessThan(40_000);
    expect(many?.signs.length).toBeLessThanOrEqual(900 / SIGN);
    expect(many?.signs.map(({ mark }) => mark)).toEqual(expect.arrayContaining(["end", "location", "recruit"]));
    expect(few?.lanes).toHaveLength(2);
  });

  it("keeps signs apart, the weightiest first", () => {
    const { signs } = drawing(long, 2, 900);
    const places = signs.map(({ place }) => middleOf(long, place) * 900);
    for (let at = 1; at < places.length; at++) expect((places[at] ?? 0) - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(SIGN - 0.001);
    expect(signs.find(({ mark }) => mark === "end")?.place).toBe(9990);
  });
});
