/** What the board draws of what Python has worked out: marks, payments, reasons, steps that ask, what is remembered. */
import { afterEach, describe, expect, it } from "vitest";
import { FakeModel } from "./fixtures/model";
import { views as samples } from "./fixtures/samples";
import { book, settings, start, views } from "./fixtures/views";
import board from "./index";
import type { LordPlan, Memory, Settings, View } from "./protocol";
import { kindOf } from "./targets";

let model: FakeModel;
let el: HTMLElement;
let cleanup = () => {};

const drawn = () => new Promise((resolve) => setTimeout(resolve));
const one = (selector: string): HTMLElement => {
  const found = el.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const thing = (target: string) => one(`[data-target="${target}"]`);
const key = (on: Element, name: string) => on.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));

async function click(element: HTMLElement): Promise<void> {
  element.click();
  await drawn();
}

function mount(view: View, part: Partial<Settings> = {}): void {
  model = new FakeModel({ view, line: start, book, settings: { ...settings, confirm: false, ...part } });
  el = document.createElement("div");
  document.body.append(el);
  cleanup = board.render({ model, el });
}

afterEach(() => {
  cleanup();
  el.remove();
});

const plan = (part: Partial<LordPlan>): LordPlan => ({ cost: 6, payable: true, short: "payable", missing: [], notes: [], gain: 0, ...part });

const planned: View = {
  ...views.middle,
  plan: {
    lords: {
      sage: plan({ cost: 12, payable: false, short: "1 more Race", missing: [{ rule: "RECRUIT-RACE-COUNT", text: "Your hand lacks 1 Race." }], notes: [{ rule: "RECRUIT-COST-MODIFIERS", text: "Costs you 12." }], gain: 4 }),
      keeper: plan({ gain: 9 }),
    },
    locations: Object.fromEntries(views.middle.locations_available.map((id) => [id, views.middle.players.map((_, at) => 9 - at)])),
  },
};

describe("plans", () => {
  it("mark what can be paid and what is missing, with the changed price and other points", () => {
    mount(planned);
    expect(thing("court:keeper").querySelector("[data-mark=payable]")?.textContent).toContain("✓ payable");
    expect(thing("court:keeper").querySelector(".ab-gain")?.textContent).toBe("+9");
    const sage = thing("court:sage");
    expect(sage.querySelector("[data-mark=missing]")?.textContent).toBe("1 more Race");
    expect(sage.querySelector(".ab-lord-cost")?.textContent).toBe("10→12");
    expect(sage.querySelector(".ab-lord-cost s")?.textContent).toBe("10");
    expect(sage.querySelector(".ab-gain")).toBeNull();
    expect(sage.getAttribute("aria-label")).toContain("cost 12 now, 10 printed");
    expect(sage.getAttribute("aria-label")).toContain("1 more Race");
    expect(sage.title).toContain("Your hand lacks 1 Race. [RECRUIT-RACE-COUNT]");
  });

  it("tell what a Location is worth to everybody", () => {
    mount(planned);
    const tile = thing(`available:${planned.locations_available[0]}`);
    expect(tile.querySelector("[data-mark=worth]")?.textContent).toBe("worth 9 now");
    expect(tile.title).toContain("worth now: Ann 9, ");
  });

  it("tell everything beside a Lord, also while somebody else decides", async () => {
    const { decision } = planned;
    if (!decision) throw new Error("nothing is asked");
    mount({ ...planned, decision: { ...decision, mine: false, actions: [] } });
    await click(thing("court:sage"));
    const own = planned.players.find(({ seat }) => seat === planned.seat)?.points ?? 0;
    expect(one("[data-note]").textContent).toContain("Your hand lacks 1 Race.");
    expect(one("[data-note]").textContent).toContain("Costs you 12.");
    expect(one("[data-note]").textContent).toContain(`from ${own} to ${own + 4}`);
    expect(model.last).toMatchObject({ kind: "why", target: "court:sage" });
  });

  it("are not drawn where nobody looks", () => {
    mount(views.middle);
    expect(el.querySelectorAll(".ab-mark")).toHaveLength(0);
  });
});

describe("reasons", () => {
  it.each(Object.keys(samples))("are asked for everything that cannot be used: %s", async (name) => {
    const view = samples[name] as View;
    mount(view);
    const idle = [...el.querySelectorAll<HTMLElement>("[data-target][aria-disabled]")];
    const ofEachKind = new Map(idle.map((element) => [kindOf(element.dataset["target"] ?? ""), element]));
    for (const element of ofEachKind.values()) {
      expect(element.tagName).toBe("BUTTON");
      await click(element);
      if (view.seat !== null && !view.over) expect(model.last).toMatchObject({ kind: "why", target: element.dataset["target"] });
    }
  });
});

const asking: View = {
  ...views.middle,
  decision: views.middle.decision && {
    ...views.middle.decision,
    actions: views.middle.decision.actions.map((action) => ({ ...action, reveals: action.text === "explore" ? "Reveals a card." : "" })),
  },
};

describe("a step that reveals something", () => {
  it("is done at once unless the board is set to ask", async () => {
    mount(asking);
    await click(thing("deck:exploration"));
    expect(model.last).toMatchObject({ kind: "act", text: "explore" });
  });

  it("asks once more, at the thing and on its button, and says so", async () => {
    mount(asking, { confirm: true });
    await click(thing("deck:exploration"));
    expect(model.sent).toHaveLength(0);
    expect(thing("deck:exploration").dataset["armed"]).toBe("true");
    expect(one('[data-action="explore"]').textContent).toContain("Sure? Reveals a card.");
    expect(one("[data-note]").textContent).toContain("Reveals a card.");
    expect(one("[data-role=live]").textContent).toContain("Reveals a card.");
    await click(one('[data-action="explore"]'));
    expect(model.last).toMatchObject({ kind: "act", text: "explore" });
  });

  it("is given up with Escape, and what reveals nothing is never asked", async () => {
    mount(asking, { confirm: true });
    await click(one('[data-action="explore"]'));
    key(one('[data-action="explore"]'), "Escape");
    await drawn();
    expect(el.querySelectorAll("[data-armed]")).toHaveLength(0);
    await click(thing("court:keeper"));
    expect(model.last).toMatchObject({ kind: "act", text: "recruit keeper" });
  });
});

const answer = (text: string, legal: boolean) => ({
  kind: "draft" as const,
  id: model.last.id,
  text,
  legal,
  points: 7,
  cost: 6,
  pearls: 0,
  wasted: 1,
  races: ["seahorse" as const, "squid" as const],
  affiliates: ["squid-3"],
  reasons: [],
});

describe("a payment", () => {
  it("shows the Races, what is wasted and who would be affiliated", async () => {
    mount(views.paymentWide);
    expect(el.querySelectorAll(".ab-slot")).toHaveLength(3);
    expect(one(".ab-slot").dataset["race"]).toBe("seahorse");
    expect(el.querySelectorAll(".ab-slot[data-filled]")).toHaveLength(0);
    await click(thing("hand:squid-1"));
    model.answer(answer("pay squid-1", true));
    await drawn();
    expect(el.querySelectorAll(".ab-slot[data-filled]")).toHaveLength(2);
    expect(one(".ab-slots").getAttribute("aria-label")).toBe("Races: 2 of 3");
    expect(one(".ab-payment-line").textContent).toContain("1 point wasted");
    expect(one(".ab-payment-line").textContent).toContain("affiliates squid 3");
  });

  it("is paid with Enter in the hand, as soon as it is one", async () => {
    mount(views.paymentWide);
    await click(thing("hand:squid-1"));
    model.answer(answer("pay squid-1", false));
    await drawn();
    key(thing("hand:squid-1"), "Enter");
    expect(model.last.kind).toBe("draft");
    await click(thing("hand:crab-1"));
    model.answer(answer("pay crab-1 squid-1", true));
    await drawn();
    key(thing("hand:crab-1"), "Enter");
    expect(model.last).toMatchObject({ kind: "act", text: "pay crab-1 squid-1" });
  });

  it("says what speaks for the suggested ones", () => {
    const view = samples["payment"];
    mount(view as View);
    const details = view?.decision?.actions.map(({ detail }) => detail).filter(Boolean) ?? [];
    expect(details.length).toBeGreaterThan(0);
    for (const detail of details) expect(one(".ab-actions").textContent).toContain(detail);
  });
});

const none = [0, 0, 0, 0, 0];
const memory: Memory = {
  hands: { p2: ["crab-1", "crab-3", "squid-2"] },
  council: { crab: ["crab-4"], jellyfish: [], seahorse: [], shellfish: [], squid: [] },
  next: { cards: 8, monsters: 2, allies: { crab: [3, 0, 0, 0, 1], jellyfish: none, seahorse: none, shellfish: none, squid: [0, 2, 0, 0, 0] } },
  reshuffle: false,
};

describe("what is remembered", () => {
  it("is not there unless it is wished", () => {
    mount(views.middle);
    expect(el.querySelector(".ab-section-memory")).toBeNull();
  });

  it("is hands, stacks and the chances of the next card", async () => {
    mount({ ...views.middle, memory });
    const part = one(".ab-section-memory");
    expect(part.textContent).toContain("1 3");
    expect(part.textContent).toContain("one of 8 in the deck");
    const chances = [...part.querySelectorAll(".ab-chance")].map((cell) => cell.textContent);
    expect(chances).toEqual(["4/8 50%", "0/8 0%", "0/8 0%", "0/8 0%", "2/8 25%", "2/8 25%"]);
    await click(thing("council:crab"));
    expect(one("[data-note]").textContent).toContain("Crab 4");
  });

  it("says where no card is left", () => {
    mount({ ...views.middle, memory: { ...memory, next: { cards: 0, monsters: 0, allies: memory.next.allies } } });
    expect(el.querySelector(".ab-next")).toBeNull();
    expect(one(".ab-section-memory").textContent).toContain("No card is left");
  });
});
