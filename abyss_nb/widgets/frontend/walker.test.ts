import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "./fixtures/views";
import type { Wish } from "./link";
import type { Answer, Line } from "./protocol";
import { type Shown, Walker } from "./walker";

const line: Line = { ...start, number: 7, seats: "12121212" };

let shown: Shown;
let asked: { place: number; answer: (refused?: boolean) => Promise<void> }[];
let refused: Answer[];
let walker: Walker;

beforeEach(() => {
  vi.useFakeTimers();
  shown = { line, place: 8 };
  asked = [];
  refused = [];
  const ask = (wish: Wish) =>
    new Promise<Answer>((resolve) => {
      if (wish.kind !== "goto") throw new Error(wish.kind);
      expect(wish.line).toBe(shown.line.number);
      asked.push({
        place: wish.place,
        answer: async (no = false) => {
          if (!no) shown = { ...shown, place: wish.place };
          resolve(no ? { kind: "refused", id: 1, text: "no", reasons: [] } : { kind: "done", id: 1 });
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  walker = new Walker(() => shown, ask, (answer) => refused.push(answer), () => 1000);
});

afterEach(() => vi.useRealTimers());

const places = () => asked.map(({ place }) => place);
const answer = (no = false) => asked[asked.length - 1]?.answer(no);

describe("the walker", () => {
  it("has one wish on its way, and of those that come meanwhile the latest counts", async () => {
    for (const place of [5, 4, 3, 2]) walker.go(place);
    expect(places()).toEqual([5]);
    expect(walker.state.wish).toBe(2);
    await answer();
    expect(places()).toEqual([5, 2]);
    await answer();
    expect(places()).toEqual([5, 2]);
    expect(walker.state.wish).toBeNull();
  });

  it("asks for nothing where it is already, and for nothing beyond the ends", async () => {
    walker.go(8);
    walker.step(1, "decision", []);
    expect(asked).toHaveLength(0);
    walker.go(-3);
    expect(places()).toEqual([0]);
    walker.go(0);
    await answer();
    expect(places()).toEqual([0]);
  });

  it("steps on from where it wishes to be", async () => {
    walker.step(-1, "decision", []);
    walker.step(-1, "decision", []);
    walker.step(-1, "own", ["p1"]);
    await answer();
    expect(places()).toEqual([7, 4]);
  });

  it("gives a wish up that is refused", async () => {
    walker.go(3);
    await answer(true);
    expect(refused).toHaveLength(1);
    expect(walker.state).toEqual({ wish: null, playing: false });
    expect(places()).toEqual([3]);
  });

  it("plays step by step to the end and rests there", async () => {
    shown = { line, place: 5 };
    walker.play();
    await answer();
    expect(places()).toEqual([6]);
    await vi.advanceTimersByTimeAsync(999);
    expect(places()).toEqual([6]);
    await vi.advanceTimersByTimeAsync(1);
    expect(places()).toEqual([6, 7]);
    await answer();
    await vi.advanceTimersByTimeAsync(1000);
    await answer();
    expect(walker.state.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(places()).toEqual([6, 7, 8]);
    walker.play();
    expect(walker.state.playing).toBe(false);
  });

  it("stops playing when somebody goes somewhere", async () => {
    shown = { line, place: 1 };
    walker.play();
    await answer();
    walker.go(0);
    expect(walker.state.playing).toBe(false);
    await answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(places()).toEqual([2, 0]);
  });

  it("stops playing when a step is refused", async () => {
    shown = { line, place: 1 };
    walker.play();
    await answer(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(places()).toEqual([2]);
    expect(walker.state.playing).toBe(false);
  });

  it("tells who listens, until they leave", () => {
    const heard = vi.fn();
    const leave = walker.listen(heard);
    walker.go(3);
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    leave();
    walker.go(2);
    expect(heard).not.toHaveBeenCalled();
  });
});
