import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { grouped } from "./actions";
import { FakeModel } from "./fixtures/model";
import { views as samples } from "./fixtures/samples";
import { action, book, decision, settings, start, views } from "./fixtures/views";
import board from "./index";
import type { View } from "./protocol";

const { words } = book;
let model: FakeModel;
let el: HTMLElement;
let cleanup: () => void;

const drawn = () => new Promise((resolve) => setTimeout(resolve));

function mount(view: View): void {
  model = new FakeModel({ view, line: start, book, settings });
  el = document.createElement("div");
  document.body.append(el);
  cleanup = board.render({ model, el });
}

const one = (selector: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
const thing = (target: string) => one(`[data-target="${target}"]`);
const key = (on: Element, name: string) => on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

async function click(element: HTMLElement): Promise<void> {
  element.click();
  await drawn();
}

async function answer(kind: "done"): Promise<void> {
  model.answer({ kind, id: model.last.id });
  await drawn();
}

beforeEach(() => vi.spyOn(console, "error"));

afterEach(() => {
  cleanup();
  el.remove();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe("the board", () => {
  it.each(Object.entries({ ...views, ...samples }))("draws %s with a button for every action", (_, view) => {
    mount(view);
    expect(one(".ab-root").dataset["seq"]).toBe(String(view.seq));
    expect(all("[data-action]").map((button) => button.dataset["action"]).sort()).toEqual(
      (view.decision?.actions ?? []).map(({ text }) => text).sort(),
    );
    for (const action of view.decision?.actions ?? [])
      if (action.targets[0]) expect(thing(action.targets[0]).dataset["legal"]).toBe("true");
  });

  it("has words for everything it says", { timeout: 60_000 }, () => {
    for (const view of Object.values(views)) {
      mount(view);
      const labels = [one(".ab-root").textContent ?? "", ...all("[aria-label]").map((node) => node.getAttribute("aria-label") ?? "")];
      for (const label of labels) expect(label).not.toMatch(/\b[a-z_]+\.[a-z_]+\b|\{\w+\}/);
      cleanup();
    }
  });

  it("takes every word from the book", async () => {
    mount(views.middle);
    model.set("book", { ...book, lang: "fr", words: Object.fromEntries(Object.keys(words).map((word) => [word, `«${word}»`])) });
    await drawn();
    expect(one(".ab-root").lang).toBe("fr");
    expect(one(".ab-brand").textContent).toBe("«title»");
  });

  it("sends an action at a click and is pending until the answer", async () => {
    mount(views.middle);
    await click(thing("court:keeper"));
    expect(model.last).toMatchObject({ kind: "act", seq: 40, text: "recruit keeper" });
    expect(one(".ab-root").dataset["pending"]).toBe("true");
    await click(one('[data-action="explore"]'));
    expect(model.sent).toHaveLength(1);
    await answer("done");
    expect(one(".ab-root").dataset["pending"]).toBeUndefined();
  });

  it("asks why something is not possible and shows the reasons", async () => {
    mount(views.middle);
    await click(thing("court:sage"));
    expect(model.last).toMatchObject({ kind: "why", target: "court:sage" });
    model.answer({ kind: "why", id: model.last.id, legal: false, reasons: [{ rule: "RECRUIT-RACE-COUNT", text: "A Race is missing" }] });
    await drawn();
    expect(one("[data-note]").textContent).toContain("A Race is missing");
    expect(one("[data-note] .ab-why code").textContent).toBe("RECRUIT-RACE-COUNT");
    key(thing("court:sage"), "Escape");
    await drawn();
    expect(all("[data-note]")).toHaveLength(0);
  });

  it("narrows the actions and gives up with Escape", async () => {
    mount(views.middle);
    await click(thing("own:slaver"));
    expect(thing("own:slaver").getAttribute("aria-pressed")).toBe("true");
    expect(all("[data-action]").every((button) => button.dataset["action"]?.startsWith("use slaver"))).toBe(true);
    key(thing("own:slaver"), "Escape");
    await drawn();
    expect(all("[data-action]")).toHaveLength(views.middle.decision?.actions.length ?? 0);
  });

  it("builds a payment card by card", async () => {
    mount(views.paymentWide);
    await click(thing("hand:crab-1"));
    await click(thing("hand:crab-1"));
    expect(model.last).toMatchObject({ kind: "draft", text: "pay crab-1 crab-1" });
    model.answer({ kind: "draft", id: model.last.id, text: "pay crab-1 crab-1", legal: true, points: 2, cost: 6, pearls: 4, wasted: 0, races: ["crab"], affiliates: ["crab-1"], reasons: [] });
    await drawn();
    expect(one("[data-role=pay]").getAttribute("aria-disabled")).toBeNull();
    await click(thing("hand:squid-1"));
    expect(one("[data-role=pay]").getAttribute("aria-disabled")).toBe("true");
    await click(one("[data-role=pay]"));
    expect(model.last.kind).toBe("draft");
    await click(thing("hand:squid-1"));
    await click(one("[data-role=pay]"));
    expect(model.last).toMatchObject({ kind: "act", text: "pay crab-1 crab-1" });
  });

  it("says how many Pearls a payment needs and how many there are", async () => {
    mount(views.paymentWide);
    await click(thing("hand:crab-1"));
    model.answer({ kind: "draft", id: model.last.id, text: "pay crab-1", legal: false, points: 1, cost: 60, pearls: 59, wasted: 0, races: ["crab"], affiliates: ["crab-1"], reasons: [] });
    await drawn();
    const have = views.paymentWide.decision?.payment?.pearls;
    expect(one(".ab-payment-pearls").textContent).toBe(`needs 59 Pearls, you have ${have}`);
  });

  it("shows the Pearls that go with a suggested payment", () => {
    const { decision } = views.paymentWide;
    if (!decision) throw new Error("nothing is asked");
    const [first, ...others] = decision.actions;
    if (!first) throw new Error("nothing is suggested");
    mount({ ...views.paymentWide, decision: { ...decision, actions: [{ ...first, pearls: 3 }, ...others] } });
    expect(all(".ab-pays-pearls").map((it) => it.textContent)).toEqual(["+ 3"]);
  });

  it("tells the last turns above everything else, and how many Lords everybody has", () => {
    mount(views.lastTurns);
    expect(one(".ab-last").textContent).toContain("Last turns!");
    expect(one(".ab-prompt .ab-last-tag").textContent).toBe("last turn");
    expect(all('.ab-player .ab-stock [data-icon="crown"]')).toHaveLength(views.lastTurns.players.length);
  });

  it("retells what happened since the last decision, and does not end with a turn in the bar", () => {
    const last = views.middle.log[views.middle.log.length - 1];
    if (!last) throw new Error("nothing happened");
    const turn = { ...last, id: last.id + 1, kind: "turn", parts: [{ type: "text" as const, text: "a new turn", id: "" }] };
    mount({ ...views.middle, since: [last], log: [...views.middle.log, turn] });
    expect(all(".ab-since li")).toHaveLength(1);
    expect(one(".ab-newest").textContent).not.toContain("a new turn");
  });

  it("says what decided between equal totals and starts another game", async () => {
    mount({ ...views.end, tie: "pearls" });
    expect(one(".ab-tie").textContent).toBe(words["tie.pearls"]);
    await click(one("[data-role=again]"));
    expect(all(".ab-menu")).toHaveLength(1);
    expect(one("[data-role=rematch]").textContent).toBe(words.rematch);
  });

  it("opens, closes and opens the log", async () => {
    mount(views.middle);
    for (const open of [true, false, true]) {
      await click(one("[data-role=log]"));
      expect(one("[data-role=log]").getAttribute("aria-expanded")).toBe(String(open));
      expect(all(".ab-log")).toHaveLength(Number(open));
    }
  });

  it("closes the log that the reader opened with its button and with Escape, and gives the focus back", async () => {
    mount(views.middle);
    await click(one("[data-role=log]"));
    one("[data-role=close-log]").focus();
    await click(one("[data-role=close-log]"));
    expect(all(".ab-log")).toHaveLength(0);
    expect(document.activeElement).toBe(one("[data-role=log]"));
    await click(one("[data-role=log]"));
    const back = vi.fn();
    one("[data-prompt]").scrollIntoView = back;
    key(one("[data-role=log]"), "Escape");
    await drawn();
    expect(all(".ab-log")).toHaveLength(0);
    expect(back).toHaveBeenCalledOnce();
  });

  it("counts on the curtain what the digits press: first that one is there", async () => {
    mount(views.curtain);
    const asked = { ...decision("offer", "Ann: buy?", [action("pass", "Do not buy")]), mine: true };
    model.set("view", { ...views.curtain, seq: 99, decision: asked });
    await drawn();
    expect(all(".ab-curtain-buttons kbd").map((digit) => digit.textContent)).toEqual(["1", "2"]);
    key(one("[data-prompt]"), "1");
    await drawn();
    expect(model.last).toMatchObject({ kind: "ready" });
    key(one("[data-prompt]"), "2");
    await drawn();
    expect(model.last).toMatchObject({ kind: "act", text: "pass" });
  });

  it("says how many cards a stack of the Council has where its button says little", () => {
    mount(views.middle);
    const stacks = all('[data-action^="council "] .ab-action-label').map((label) => label.textContent);
    expect(stacks.length).toBeGreaterThan(1);
    for (const text of stacks) expect(text).toMatch(/ ×\d+$/);
  });

  it("keeps the order of the actions and groups those of a kind", () => {
    const text = ["explore", "council crab", "council squid", "recruit sage", "plot"];
    const groups = grouped(text.map((one) => action(one, one)));
    expect(groups.map(({ actions }) => actions.map((one) => one.text))).toEqual([["explore"], ["council crab", "council squid"], ["recruit sage", "plot"]]);
  });

  it("counts a card of the hand only where there are several", async () => {
    mount(views.paymentWide);
    const own = views.paymentWide.players[0]?.hand as string[];
    const held = (card: string) => own.filter((other) => other === card).length;
    const single = own.find((card) => held(card) === 1) ?? "";
    const several = own.find((card) => held(card) > 1) ?? "";
    await click(thing(`hand:${single}`));
    await click(thing(`hand:${several}`));
    expect(thing(`hand:${single}`).querySelector(".ab-times")).toBeNull();
    expect(thing(`hand:${several}`).querySelector(".ab-times")?.textContent).toBe(`1/${held(several)}`);
  });

  it("says nothing of what a Lord lacks that is being paid for", () => {
    const id = samples["turn"]?.court.find((lord) => lord !== null) ?? "";
    const view = samples["turn"] as View;
    mount(view);
    expect(thing(`court:${id}`).querySelector(".ab-mark")).not.toBeNull();
    cleanup();
    mount({ ...view, decision: view.decision && { ...view.decision, card: id } });
    expect(thing(`court:${id}`).querySelector(".ab-mark")).toBeNull();
  });

  it("shows what recruiting pays where there is no choice", () => {
    const { decision } = views.middle;
    const actions = decision?.actions.map((one) => (one.text === "recruit keeper" ? { ...one, pays: ["crab-3", "squid-2"], pearls: 1 } : one)) ?? [];
    mount({ ...views.middle, decision: decision && { ...decision, actions } });
    const paid = one('[data-action="recruit keeper"]');
    expect([...paid.querySelectorAll(".ab-ally-chip")].map((chip) => chip.textContent)).toEqual(["3", "2"]);
    expect(paid.querySelector(".ab-pays-pearls")?.textContent).toBe("+ 1");
  });

  it("takes the second click of a double one for the first question only", async () => {
    mount(views.middle);
    const on = (count: number) =>
      one('[data-action="explore"]').dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: count }));
    on(1);
    await answer("done");
    model.set("view", { ...views.middle, seq: 41, turn: views.middle.turn + 1 });
    await drawn();
    on(2);
    on(3);
    expect(model.sent).toHaveLength(1);
    on(1);
    expect(model.sent).toHaveLength(2);
  });

  it("brings what is said about a thing into sight", async () => {
    const seen = vi.fn();
    Element.prototype.scrollIntoView = seen;
    mount(views.middle);
    await click(thing("court:sage"));
    expect(seen.mock.contexts).toContain(one("[data-note]"));
    delete (Element.prototype as Partial<Element>).scrollIntoView;
  });

  it("keeps the table in sight behind the curtain", () => {
    mount(views.curtain);
    expect(all(".ab-curtain, .ab-court, .ab-council, .ab-player")).toHaveLength(3 + views.curtain.players.length);
    expect(all('[data-target^="hand:"]')).toHaveLength(0);
  });

  it("keeps its keys from the notebook, but not those with Ctrl", () => {
    mount(views.middle);
    const leaked: string[] = [];
    const listen = (event: KeyboardEvent) => leaked.push(event.key);
    document.addEventListener("keydown", listen);
    for (const name of ["a", "x", "d", "Enter", "ArrowDown"]) key(thing("court:keeper"), name);
    thing("court:keeper").dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }));
    document.removeEventListener("keydown", listen);
    expect(leaked).toEqual(["s"]);
  });

  it("marks its keys for those who hear them on the way down, but not those with Ctrl", () => {
    mount(views.middle);
    const heard: string[] = [];
    const listen = ({ key, target }: KeyboardEvent) => {
      if (!(target as Element).hasAttribute("data-lm-suppress-shortcuts")) heard.push(key);
    };
    document.addEventListener("keydown", listen, true);
    key(thing("court:keeper"), "x");
    thing("court:keeper").dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true }));
    key(document.body, "b");
    document.removeEventListener("keydown", listen, true);
    expect(heard).toEqual(["s", "b"]);
  });

  it("presses the numbered actions", async () => {
    mount(views.offer);
    key(one("[data-prompt]"), "2");
    await drawn();
    expect(model.last).toMatchObject({ text: "pass" });
  });

  it.each([
    ["a", "fight", "action"],
    ["h", "hand:crab-1", "target"],
    ["c", "court:seeker", "target"],
  ])("jumps with %s", (name, wanted, kind) => {
    mount(views.monster);
    key(one("[data-prompt]"), name);
    const active = document.activeElement as HTMLElement;
    expect(active.dataset[kind]).toBe(wanted);
  });

  it("is one stop for Tab in each group and moves inside it with arrows", () => {
    mount(views.middle);
    const stops = () => all("[data-group=council] [data-rove]").filter((member) => member.tabIndex === 0);
    expect(stops().map((stop) => stop.dataset["target"])).toEqual(["council:jellyfish"]);
    thing("council:jellyfish").focus();
    key(thing("council:jellyfish"), "ArrowRight");
    expect(stops()).toEqual([thing("council:seahorse")]);
    expect(document.activeElement).toBe(thing("council:seahorse"));
    key(thing("council:seahorse"), "End");
    expect(document.activeElement).toBe(thing("council:squid"));
  });

  it("keeps the focus where it is through a change, and moves it on when its control is gone", async () => {
    mount(views.middle);
    thing("court:keeper").focus();
    model.set("view", { ...views.middle, seq: 41 });
    await drawn();
    expect(document.activeElement).toBe(thing("court:keeper"));
    one('[data-action="explore"]').focus();
    model.set("view", { ...views.four, seq: 42 });
    await drawn();
    expect(document.activeElement).toBe(one("[data-prompt]"));
    model.set("view", { ...views.offer, seq: 43 });
    await drawn();
    expect(document.activeElement).toBe(one('[data-action="buy"]'));
  });

  it("leaves the focus alone when it is elsewhere", async () => {
    mount(views.middle);
    one('[data-action="explore"]').focus();
    one('[data-action="explore"]').blur();
    await drawn();
    model.set("view", { ...views.offer, seq: 43 });
    await drawn();
    expect(el.contains(document.activeElement)).toBe(false);
  });

  it("says new log lines in a live region, not the old ones", async () => {
    mount(views.middle);
    expect(one("[aria-live=polite]").textContent).toBe("");
    const line = { id: 900, turn: 14, seat: null, kind: "x", parts: [{ type: "text" as const, text: "A <b>whale</b> passes", id: "" }], rule: "", auto: false };
    model.set("view", { ...views.middle, seq: 41, log: [...views.middle.log, line] });
    await vi.waitFor(() => expect(one("[aria-live=polite]").textContent).toContain("A <b>whale</b> passes"));
    expect(one("[aria-live=polite]").textContent).not.toContain("reveals");
    expect(all(".ab-log b, .ab-newest b")).toHaveLength(0);
  });

  it("shows an error of its own in its place and tells Python", async () => {
    mount(views.middle);
    model.set("view", { ...views.middle, seq: 41, track: null });
    await drawn();
    expect(one("[role=alert]").textContent).toContain("The board made a mistake");
    expect(model.last).toMatchObject({ kind: "error" });
    model.set("view", { ...views.middle, seq: 42 });
    await drawn();
    expect(one(".ab-root").dataset["seq"]).toBe("42");
  });

  it("can stand beside another one: nothing in it has an id that the other might have", () => {
    mount(views.middle);
    const other = document.createElement("div");
    const away = board.render({ model, el: other });
    expect([...el.querySelectorAll("[id], use"), ...other.querySelectorAll("[id], use")]).toEqual([]);
    away();
  });

  it("leaves nothing behind when it is taken away", async () => {
    const added = vi.spyOn(EventTarget.prototype, "addEventListener");
    const removed = vi.spyOn(EventTarget.prototype, "removeEventListener");
    const observed = vi.spyOn(MutationObserver.prototype, "observe");
    const disconnected = vi.spyOn(MutationObserver.prototype, "disconnect");
    mount(views.middle);
    await click(thing("own:slaver"));
    cleanup();
    expect(model.listeners).toBe(0);
    expect(el.childElementCount).toBe(0);
    const outside = (calls: unknown[][], contexts: unknown[]) => calls.filter((_, at) => !(contexts[at] instanceof Element)).length;
    expect(outside(added.mock.calls, added.mock.contexts)).toBe(outside(removed.mock.calls, removed.mock.contexts));
    expect(observed).toHaveBeenCalled();
    expect(disconnected).toHaveBeenCalled();
  });
});
