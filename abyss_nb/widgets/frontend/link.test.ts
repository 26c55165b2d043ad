import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "./fixtures/model";
import { Link, type LinkState } from "./link";

let model: FakeModel;
let states: LinkState[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  model = new FakeModel();
  states = [];
  link = new Link(model, (state) => states.push(state), 2000);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const state = () => states[states.length - 1];

describe("Link", () => {
  it("sends an intent with an id of its own and resolves with its answer", async () => {
    const first = link.ask({ kind: "act", seq: 3, text: "explore" });
    const one = model.last.id;
    const second = link.ask({ kind: "undo", seq: 3 });
    const two = model.last.id;
    expect(model.sent).toEqual([
      { kind: "act", seq: 3, text: "explore", id: one },
      { kind: "undo", seq: 3, id: two },
    ]);
    expect(two).not.toBe(one);
    model.answer({ kind: "refused", id: two, text: "no", reasons: [] });
    model.answer({ kind: "done", id: one });
    await expect(first).resolves.toEqual({ kind: "done", id: one });
    await expect(second).resolves.toMatchObject({ kind: "refused", text: "no" });
  });

  it("counts what is unanswered", () => {
    void link.ask({ kind: "undo", seq: 1 });
    expect(state()).toEqual({ pending: 1, lost: false });
    model.answer({ kind: "done", id: model.last.id });
    expect(state()).toEqual({ pending: 0, lost: false });
  });

  it("says after two seconds that nobody answers, and takes it back with the next sign of life", () => {
    void link.ask({ kind: "undo", seq: 1 });
    vi.advanceTimersByTime(1999);
    expect(state()?.lost).toBe(false);
    vi.advanceTimersByTime(1);
    expect(state()).toEqual({ pending: 1, lost: true });
    link.alive();
    expect(state()?.lost).toBe(false);
  });

  it("takes a late answer", async () => {
    const late = link.ask({ kind: "undo", seq: 1 });
    vi.advanceTimersByTime(5000);
    model.answer({ kind: "done", id: model.last.id });
    await expect(late).resolves.toMatchObject({ kind: "done" });
    expect(state()).toEqual({ pending: 0, lost: false });
  });

  it("ignores answers to other views and messages of other kinds", () => {
    const other = new Link(model, () => undefined);
    void other.ask({ kind: "undo", seq: 1 });
    const theirs = model.last.id;
    void link.ask({ kind: "undo", seq: 1 });
    expect(model.last.id).not.toBe(theirs);
    model.answer({ kind: "done", id: theirs });
    model.answer({ kind: "hello", id: model.last.id } as never);
    model.answer(null as never);
    expect(state()).toEqual({ pending: 1, lost: false });
    other.close();
  });

  it("ignores answers to other pages that share the kernel", async () => {
    const ids: number[] = [];
    for (const _page of ["one", "another"]) {
      vi.resetModules();
      const there = await import("./link");
      const first = new there.Link(model, () => undefined);
      void first.ask({ kind: "undo", seq: 1 });
      ids.push(model.last.id);
      first.close();
    }
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("is lost at once when nothing can be sent", () => {
    model.send = () => {
      throw new Error("closed");
    };
    void link.ask({ kind: "undo", seq: 1 });
    expect(state()?.lost).toBe(true);
  });

  it("takes the view that comes for the answer of who walks, and misses it when none comes", async () => {
    const step = link.ask({ kind: "goto", line: 1, place: 3 });
    const other = link.ask({ kind: "undo", seq: 1 });
    link.alive();
    await expect(step).resolves.toMatchObject({ kind: "done" });
    expect(state()?.pending).toBe(1);
    model.answer({ kind: "done", id: model.last.id });
    await other;
    const no = link.ask({ kind: "goto", line: 0, place: 3 });
    model.answer({ kind: "refused", id: model.last.id, text: "another line", reasons: [] });
    await expect(no).resolves.toMatchObject({ kind: "refused" });
    void link.ask({ kind: "goto", line: 1, place: 4 });
    vi.advanceTimersByTime(2000);
    expect(state()).toEqual({ pending: 1, lost: true });
  });

  it("hears what a comparison tells", async () => {
    const compared = link.ask({ kind: "compare", branch: 4 });
    model.answer({ kind: "compare", id: model.last.id, text: "Pearls: 1 → 2" });
    await expect(compared).resolves.toMatchObject({ text: "Pearls: 1 → 2" });
  });

  it("leaves neither listener nor timer", () => {
    void link.ask({ kind: "undo", seq: 1 });
    link.close();
    expect(model.listeners).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    const heard = states.length;
    void link.ask({ kind: "undo", seq: 1 });
    expect(states).toHaveLength(heard);
  });
});
