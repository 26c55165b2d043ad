/** Explanations, chances and kept games: what the board asks, what it draws of the answers, what it leaves out. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turned } from "./chances";
import { FakeModel } from "./fixtures/model";
import { answers, views as samples } from "./fixtures/samples";
import { book, settings, start, views } from "./fixtures/views";
import board from "./index";
import { LARGEST } from "./keeping";
import { Link } from "./link";
import type { Answer, Intent, Settings, View } from "./protocol";

let model: FakeModel;
let el: HTMLElement;
let cleanup = () => {};

const drawn = () => new Promise((resolve) => setTimeout(resolve));
const one = (selector: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
const asked = (kind: Intent["kind"]) => model.sent.filter((intent) => intent.kind === kind);

async function click(selector: string): Promise<void> {
  one(selector).click();
  await drawn();
}

async function key(name: string): Promise<void> {
  const on = el.contains(document.activeElement) ? document.activeElement : one("[data-prompt]");
  on?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  await drawn();
}

type Reply<T = Answer> = T extends unknown ? Omit<T, "id"> : never;

async function answer(reply: Reply, to: Intent | undefined = model.last): Promise<void> {
  model.answer({ ...reply, id: to?.id ?? -1 } as Answer);
  await drawn();
}

function mount(view: View, part: Partial<Settings> = {}): void {
  model = new FakeModel({ view, line: start, book, settings: { ...settings, confirm: false, ...part } });
  el = document.createElement("div");
  document.body.append(el);
  cleanup = board.render({ model, el });
}

const told = (title: string, ...texts: string[]): Reply => ({ kind: "explain", title, lines: texts.map((text) => ({ text, rules: ["PLOT-COST"] })) });

beforeEach(() => vi.spyOn(console, "error"));

afterEach(() => {
  cleanup();
  el.remove();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("to ask about a thing without using it", () => {
  const turn = samples["turn"] as View;
  const usable = turn.decision?.actions.flatMap(({ targets }) => targets).find((target) => target.startsWith("council:") || target.startsWith("deck:")) ?? "";
  const thing = () => one(`[data-target="${usable}"]`);
  const touch = (type: string, clientX = 0) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, detail: 1 });
    return thing().dispatchEvent(Object.assign(event, { pointerType: "touch", isPrimary: true }));
  };

  it("a right-click tells what it is, and keeps the menus of browser and notebook away", async () => {
    mount(turn);
    const outside = vi.fn();
    document.body.addEventListener("contextmenu", outside);
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    thing().dispatchEvent(menu);
    await drawn();
    document.body.removeEventListener("contextmenu", outside);
    expect(one("[data-note]").dataset["note"]).toBe(usable);
    expect(asked("act")).toHaveLength(0);
    expect(menu.defaultPrevented).toBe(true);
    expect(outside).not.toHaveBeenCalled();
    const elsewhere = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    one("[data-prompt]").dispatchEvent(elsewhere);
    expect(elsewhere.defaultPrevented).toBe(false);
  });

  it("so does a finger that rests on it, which does not use it too", () => {
    vi.useFakeTimers();
    try {
      mount(turn);
      touch("pointerdown");
      vi.advanceTimersByTime(600);
      expect(asked("explain").concat(asked("why")).length).toBeGreaterThan(0);
      const before = model.sent.length;
      touch("contextmenu");
      touch("pointerup");
      touch("click");
      expect(model.sent).toHaveLength(before);
      touch("pointerdown");
      touch("pointermove", 40);
      vi.advanceTimersByTime(600);
      touch("pointerup");
      expect(model.sent).toHaveLength(before);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each(["undo", "redo", "chances"])("a tool is explained, and one that is off by a click: %s", async (tool) => {
    mount({ ...turn, can_undo: false, can_redo: false });
    const off = tool !== "chances";
    if (off) one(`[data-tool=${tool}]`).focus();
    if (off) await click(`[data-tool=${tool}]`);
    else one(`[data-tool=${tool}]`).dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await drawn();
    expect(one("[data-note]").textContent).toContain(book.words[`tool.${tool}`]);
    expect(one("[data-note]").textContent?.includes(book.words[`tool.off.${tool}`] ?? "?")).toBe(off);
    expect(model.sent).toHaveLength(0);
    if (off) expect(document.activeElement).toBe(one(`[data-tool=${tool}]`));
    await key("Escape");
    expect(all("[data-note]")).toHaveLength(0);
    if (!off) return;
    await key("w");
    expect(one("[data-note]").getAttribute("role")).toBe("dialog");
  });
});

describe("what Python answers", () => {
  it.each(answers.map((one) => [one.kind, one] as const))("is heard: %s", async (_, sample) => {
    model = new FakeModel();
    el = document.createElement("div");
    cleanup = () => {};
    const link = new Link(model, () => undefined);
    const heard = link.ask({ kind: "save" });
    model.answer({ ...sample, id: model.last.id } as Answer);
    await expect(heard).resolves.toMatchObject({ kind: sample.kind });
    link.close();
  });

  it("is of every kind that panels need", () => {
    model = new FakeModel();
    el = document.createElement("div");
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(
      new Set(["why", "draft", "done", "refused", "explain", "chances", "file", "code", "damaged"]),
    );
  });
});

describe("an explanation", () => {
  it("of a rule stands in paragraphs and lists, and leads to other rules", async () => {
    mount(views.middle);
    await click('[data-target="court:sage"]');
    await answer({ kind: "why", legal: false, reasons: [{ rule: "RECRUIT-VALUE", text: "Too few points" }] });
    await click("[data-note] .ab-why [data-rule]");
    expect(model.last).toMatchObject({ kind: "explain", about: "rule", what: "RECRUIT-VALUE" });
    await answer({ kind: "explain", title: "Points", lines: [{ text: "Pay <b>all</b> `cost` [PLOT-COST].\n\n- one\n- two [COURT-SLIDE]", rules: ["RECRUIT-VALUE"] }] });
    const body = one(".ab-note-body");
    expect([...body.querySelectorAll("p, li")].map((node) => node.textContent)).toEqual([
      "Pay <b>all</b> cost PLOT-COST.",
      "one\n",
      "two COURT-SLIDE",
    ]);
    expect(all("[data-note] b")).toHaveLength(0);
    expect([...body.querySelectorAll<HTMLElement>("[data-rule]")].map((chip) => chip.dataset["rule"])).toEqual(["PLOT-COST", "COURT-SLIDE"]);
    await click("[data-role=back-note]");
    expect(one("[data-note]").textContent).toContain("Too few points");
    expect(all("[data-role=back-note]")).toHaveLength(0);
  });

  it("takes the place of what the board itself says of a card, and keeps what it adds", async () => {
    const lords = { sage: { cost: 9, payable: false, short: "", missing: [], notes: [{ rule: "RECRUIT-COST-MODIFIERS", text: "Costs you 9" }], gain: 4 } };
    mount({ ...views.middle, plan: { lords, locations: {} } });
    await click('[data-target="court:sage"]');
    const note = one("[data-note]");
    expect(note.textContent).toContain("Costs you 9");
    await answer(told("The Sage", "Ambassador.", "Its cost now: 9 points."), asked("explain")[0]);
    expect(note.textContent).not.toContain("Costs you 9");
    expect([...note.querySelectorAll("p")].map((line) => line.textContent)).toHaveLength(3);
    expect(note.textContent).toMatch(/\d+ to \d+|\d+ → \d+/);
  });

  it("that comes late does not come to another card", async () => {
    mount(views.middle);
    await click('[data-target="court:sage"]');
    const late = asked("explain")[0];
    one('[data-target="council:squid"]').focus();
    await key("w");
    await answer(told("The Sage", "Ambassador."), late);
    expect(one("[data-note]").dataset["note"]).toBe("council:squid");
    expect(one("[data-note]").textContent).not.toContain("Ambassador.");
  });

  it("of what happened outlives the next step, one of a card does not", async () => {
    mount(views.middle);
    one("[data-role=log]").click();
    await drawn();
    await click("[data-role=why]");
    expect(model.last).toMatchObject({ kind: "explain", about: "event", what: views.middle.log[0]?.id });
    await answer(told("A line", "So it is."));
    model.set("view", { ...views.middle, seq: 41 });
    await drawn();
    expect(one("[data-note]").textContent).toContain("So it is.");
    model.set("view", { ...views.middle, seq: 42, story: "another" });
    await drawn();
    expect(all("[data-note]")).toHaveLength(0);
  });

  it("is not asked for by a key on what has none", async () => {
    mount(views.middle);
    one("[data-prompt]").focus();
    await key("w");
    expect(model.sent).toHaveLength(0);
  });

  it("that is refused is a notice", async () => {
    mount(samples["2 seats, over"] as View);
    await click("[data-score]");
    await answer({ kind: "refused", text: "Not told here", reasons: [{ rule: "PLOT-COST", text: "Because" }] });
    expect(one(".ab-notice").textContent).toContain("Not told here");
    await click(".ab-notice [data-rule]");
    expect(model.last).toMatchObject({ kind: "explain", about: "rule", what: "PLOT-COST" });
  });
});

describe("chances", () => {
  const table = { title: "Next", head: ["Card", "Chance"], rows: [{ label: "crab", cells: ["1/4"], bar: 0.25 }], long: false };
  const tables: Reply = { kind: "chances", memory: "table", tables: [table, { ...table, title: "Each", long: true }] };

  const open = async () => {
    await key("d");
    await vi.waitFor(() => expect(asked("chances")).toHaveLength(1));
  };

  it("are tables with bars nobody hears, the long ones folded", async () => {
    mount(views.middle);
    await open();
    expect(model.last).toMatchObject({ kind: "chances", memory: "table" });
    await answer(tables);
    expect(all(".ab-chances caption").map((caption) => caption.textContent)).toEqual(["Next"]);
    expect(one(".ab-chances details summary").textContent).toBe("Each");
    expect(one(".ab-chances details table").getAttribute("aria-label")).toBe("Each");
    expect(one(".ab-chance-bar").getAttribute("aria-hidden")).toBe("true");
    expect(all(".ab-chances th[scope]")).toHaveLength(6);
    expect(one(".ab-chance-bar i").getAttribute("style")).toContain("25%");
  });

  it("are not those of somebody else", async () => {
    mount(views.middle);
    await open();
    await answer(tables);
    expect(all(".ab-chances table")).toHaveLength(2);
    model.set("view", { ...views.middle, seq: 41, seat: "p2" });
    await drawn();
    expect(all(".ab-chances table")).toHaveLength(0);
    model.set("view", { ...views.middle, seq: 42, seat: null });
    await drawn();
    expect(one(".ab-chances").textContent).toContain(book.words["chances.nobody"]);
  });

  it("lie on their side without losing a figure", () => {
    mount(views.middle);
    const wide = { title: "", head: ["Player", "Cards", "Points"], rows: [{ label: "Ann", cells: ["1", "2"], bar: null }, { label: "Bo", cells: ["3", "4"], bar: null }], long: false };
    expect(turned(wide)).toMatchObject({ head: ["Player", "Ann", "Bo"], rows: [{ label: "Cards", cells: ["1", "3"] }, { label: "Points", cells: ["2", "4"] }] });
    expect(turned(turned(wide))).toEqual(wide);
  });
});

describe("a kept game", () => {
  const typed = (text: string) => {
    const field = one("[data-role=load-text]") as HTMLTextAreaElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return drawn();
  };

  it.each(["save", "export"] as const)("goes out as a file: %s", async (kind) => {
    const made = vi.fn((_: Blob) => "blob:x");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() }));
    const handed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    mount(views.middle);
    await click("[data-role=menu]");
    await click(`[data-role=${kind}]`);
    expect(model.last.kind).toBe(kind);
    await answer({ kind: "file", name: kind === "save" ? "abyss-9.jsonl" : "abyss-9.html", text: "{}" });
    expect(handed).toHaveBeenCalledOnce();
    expect((handed.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^abyss-9/);
    expect(await made.mock.calls[0]?.[0].text()).toBe("{}");
    expect(one(".ab-menu").textContent).toContain("abyss-9.");
  });

  it.each([
    [undefined, "keep.selected"],
    [{ writeText: () => Promise.reject(new Error("no")) }, "keep.selected"],
    [{ writeText: () => Promise.resolve() }, "keep.copied"],
  ])("goes out as a code that can be copied", async (clipboard, word) => {
    vi.stubGlobal("navigator", { ...navigator, clipboard });
    mount(views.middle);
    await click("[data-role=menu]");
    await click("[data-role=code]");
    await answer({ kind: "code", text: "abyss1:abc" });
    const field = one("[data-role=code-text]") as HTMLTextAreaElement;
    expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 10]);
    expect(one(".ab-menu").textContent).toContain(book.words[word]);
  });

  it("comes in once it is sure that the running game may end", async () => {
    mount(views.middle);
    await click("[data-role=menu]");
    await typed("abyss1:abc");
    await click("[data-role=load]");
    expect(asked("load")).toHaveLength(0);
    await click("[data-role=load-anyway]");
    expect(model.last).toMatchObject({ kind: "load", text: "abyss1:abc", good_part: false });
    await answer({ kind: "refused", text: "No such code", reasons: [] });
    expect(one("[data-bad]").textContent).toBe("No such code");
    await click("[data-role=load]");
    await click("[data-role=load-anyway]");
    await answer({ kind: "done" });
    expect(all(".ab-menu")).toHaveLength(0);
  });

  it("comes in as far as it is good, if somebody wishes", async () => {
    mount({ ...views.middle, log: [] });
    await click("[data-role=menu]");
    await typed("{}");
    await click("[data-role=load]");
    await answer({ kind: "damaged", line: 3, text: "no action", steps: 1 });
    expect(one(".ab-sure").textContent).toContain("3");
    expect(one("[data-role=load-good]").textContent).toBe(book.words["keep.good.one"]);
    await click("[data-role=load-good]");
    expect(model.last).toMatchObject({ kind: "load", text: "{}", good_part: true });
  });

  it("of which nothing is good can only be left", async () => {
    mount({ ...views.middle, log: [] });
    await click("[data-role=menu]");
    await typed("{}");
    await click("[data-role=load]");
    await answer({ kind: "damaged", line: 1, text: "no record", steps: 0 });
    expect(all("[data-role=load-good]")).toHaveLength(0);
    await click("[data-role=load-cancel]");
    expect(all(".ab-sure")).toHaveLength(0);
  });

  it("that is too large is not sent", async () => {
    mount({ ...views.middle, log: [] });
    await click("[data-role=menu]");
    await typed("x".repeat(LARGEST + 1));
    await click("[data-role=load]");
    expect(asked("load")).toHaveLength(0);
    expect(one("[data-bad]").textContent).toContain("20");
  });
});

it("in a file that replays a game there is nothing to keep, and no chances", async () => {
  mount(views.middle, { replay: true });
  await key("d");
  expect(model.sent).toHaveLength(0);
  expect(all(".ab-chances, [data-role=chances]")).toHaveLength(0);
  await click("[data-role=menu]");
  expect(all(".ab-keep")).toHaveLength(0);
});
