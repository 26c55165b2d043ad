import { describe, expect, it } from "vitest";
import type { ActionView } from "./protocol";
import { match, press, remaining } from "./targets";

const action = (text: string, ...targets: string[]): ActionView => ({ text, label: text, detail: "", targets, pays: [], pearls: 0, primary: false, reveals: "" });

const turn = [
  action("plot", "deck:lords"),
  action("explore", "deck:exploration"),
  action("recruit keeper", "court:keeper"),
  action("use slaver crab-1", "own:slaver", "hand:crab-1"),
  action("use slaver squid-3", "own:slaver", "hand:squid-3"),
  action("use opportunist keeper", "own:opportunist", "court:keeper"),
  action("pass"),
];

const texts = (actions: readonly ActionView[]) => actions.map(({ text }) => text);

describe("remaining", () => {
  it("takes clicks in the order of the action", () => {
    expect(remaining(["own:slaver", "hand:crab-1"], ["own:slaver"])).toEqual(["hand:crab-1"]);
    expect(remaining(["own:slaver", "hand:crab-1"], ["hand:crab-1"])).toBeNull();
  });

  it("lets things of one kind be clicked in any order, each once", () => {
    expect(remaining(["own:keeper", "own:slaver"], ["own:slaver"])).toEqual(["own:keeper"]);
    expect(remaining(["own:keeper", "own:slaver"], ["own:slaver", "own:slaver"])).toBeNull();
  });
});

describe("match", () => {
  it("starts with every legal action and the first thing of each", () => {
    const { actions, next, complete } = match(turn, []);
    expect(actions).toHaveLength(turn.length);
    expect([...next]).toEqual(["deck:lords", "deck:exploration", "court:keeper", "own:slaver", "own:opportunist"]);
    expect(complete).toBeNull();
  });

  it("narrows to the actions that go on with what was clicked", () => {
    const { actions, next } = match(turn, ["own:slaver"]);
    expect(texts(actions)).toEqual(["use slaver crab-1", "use slaver squid-3"]);
    expect([...next]).toEqual(["hand:crab-1", "hand:squid-3"]);
  });

  it("does not call an action without things complete", () => {
    expect(match([action("end")], []).complete).toBeNull();
  });
});

describe("press", () => {
  it("sends an action that one click completes", () => {
    expect(press(turn, [], "court:keeper")).toMatchObject({ kind: "send", action: { text: "recruit keeper" } });
  });

  it("goes on with the first of two things, then sends", () => {
    expect(press(turn, [], "own:slaver")).toEqual({ kind: "choose", chosen: ["own:slaver"] });
    expect(press(turn, ["own:slaver"], "hand:squid-3")).toMatchObject({ kind: "send", action: { text: "use slaver squid-3" } });
  });

  it("reads the same thing as a different click on the way to another action", () => {
    expect(press(turn, ["own:opportunist"], "court:keeper")).toMatchObject({ action: { text: "use opportunist keeper" } });
  });

  it("gives up what was clicked when it is clicked again", () => {
    expect(press(turn, ["own:slaver"], "own:slaver")).toEqual({ kind: "choose", chosen: [] });
  });

  it("begins anew with a thing that begins another action", () => {
    expect(press(turn, ["own:slaver"], "deck:lords")).toMatchObject({ kind: "send", action: { text: "plot" } });
  });

  it("asks about things that nothing goes on with", () => {
    expect(press(turn, [], "court:sage")).toEqual({ kind: "ask" });
    expect(press(turn, ["own:slaver"], "hand:crab-3")).toEqual({ kind: "ask" });
    expect(press([], [], "court:keeper")).toEqual({ kind: "ask" });
  });

  it("waits while several actions stand for one thing", () => {
    const draws = [action("draw 1", "deck:locations"), action("draw 2", "deck:locations")];
    expect(press(draws, [], "deck:locations")).toEqual({ kind: "choose", chosen: ["deck:locations"] });
    expect(texts(match(draws, ["deck:locations"]).actions)).toEqual(["draw 1", "draw 2"]);
  });

  it("does not send an action that goes on with further things", () => {
    const keys = [action("choose a tokens=2", "own:a"), action("choose a b tokens=1", "own:a", "own:b")];
    expect(press(keys, [], "own:a")).toEqual({ kind: "choose", chosen: ["own:a"] });
    expect(press(keys, ["own:a"], "own:b")).toMatchObject({ kind: "send", action: { text: "choose a b tokens=1" } });
  });
});
