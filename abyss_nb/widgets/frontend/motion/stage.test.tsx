import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../fixtures/model";
import { book, settings, start, views } from "../fixtures/views";
import board from "../index";
import type { Settings, View } from "../protocol";

interface Run {
  element: Element;
  keyframes: Keyframe[];
  options: KeyframeAnimationOptions;
  animation: { onfinish: (() => void) | null; cancel: () => void };
}

let runs: Run[];
let model: FakeModel;
let el: HTMLElement;
let cleanup: () => void;
let reduced: boolean;

const drawn = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];

function mount(motion: Settings["motion"]): void {
  model = new FakeModel({ view: before, line: start, book, settings: { ...settings, motion } });
  el = document.createElement("div");
  document.body.append(el);
  cleanup = board.render({ model, el });
}

async function change(view: View): Promise<void> {
  model.set("view", view);
  await drawn();
}

const before: View = { ...views.middle, events: [{ id: 1, kind: "turn", seat: "p1", items: [], number: 0, target: "" }] };
/** p2 recruits the Keeper and takes two cards of the Council. */
const now: View = {
  ...before,
  seq: 41,
  court: before.court.map((id) => (id === "keeper" ? null : id)),
  council: { ...before.council, squid: 3 },
  players: before.players.map((one) => (one.seat === "p2" ? { ...one, pearls: 1, hand: 10, lords: [...one.lords, { id: "keeper", tilted: false }] } : one)),
  events: [
    ...before.events,
    { id: 2, kind: "arrive", seat: "p2", items: ["keeper"], number: 1, target: "" },
    { id: 3, kind: "council", seat: "p2", items: [], number: 2, target: "squid" },
  ],
};

beforeEach(() => {
  runs = [];
  reduced = false;
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("reduced-motion") && reduced;
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  // Every element has a place of its own, so that everything seems to have moved.
  let place = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect((place += 7), 0, 80, 100));
  Element.prototype.animate = function (keyframes, options) {
    const animation = { onfinish: null, cancel: () => {} };
    runs.push({ element: this, keyframes: keyframes as Keyframe[], options: options as KeyframeAnimationOptions, animation });
    return animation as unknown as Animation;
  };
});

afterEach(() => {
  cleanup();
  el.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

describe("the stage", () => {
  it("follows a step of somebody who walks through the game, and no leap", async () => {
    mount("on");
    await change({ ...now, place: 40, live: false });
    expect(runs).toHaveLength(0);
    await change({ ...before, seq: 42, place: 38, live: false });
    expect(runs.length).toBeGreaterThan(0);
  });

  it("shows what moved as copies that nobody hears, clicks or reaches", async () => {
    mount("on");
    expect(runs).toHaveLength(0);
    await change(now);
    expect(all(".ab-ghost")).toHaveLength(3);
    const layer = all(".ab-ghosts")[0];
    expect(layer?.getAttribute("aria-hidden")).toBe("true");
    expect(layer?.hasAttribute("inert")).toBe(true);
    expect(all(".ab-ghosts :is(button, [id], [tabindex], [data-target], [data-place], [data-action])")).toHaveLength(0);
  });

  it("shows the back of a card that the board does not know", async () => {
    mount("on");
    await change(now);
    const ghosts = all(".ab-ghost").filter((ghost) => ghost.querySelector(".ab-stack"));
    expect(ghosts).toHaveLength(2);
    for (const ghost of ghosts) expect(ghost.querySelector(".ab-ally")).toBeNull();
  });

  it("shows a card on its way although its pile is used up", async () => {
    mount("on");
    await change({ ...now, council: { ...now.council, squid: 0 } });
    const piles = all(".ab-ghost .ab-stack");
    expect(piles.map((pile) => pile.dataset["size"])).toEqual(["1", "1"]);
    expect(piles.every((pile) => pile.querySelector(".ab-count") === null)).toBe(true);
  });

  it("animates transform and opacity, nothing else, with times of the design tokens", async () => {
    mount("on");
    await change(now);
    await change({ ...before, seq: 42 });
    expect(runs.length).toBeGreaterThan(10);
    const times = new Set([120, 220, 420, 3 * 420]);
    for (const { keyframes, options } of runs) {
      for (const frame of keyframes) expect(Object.keys(frame).filter((key) => !["transform", "opacity", "offset"].includes(key))).toEqual([]);
      expect([...times].some((time) => Number(options.duration) >= time)).toBe(true);
      expect(Number(options.duration) + Number(options.delay ?? 0)).toBeLessThanOrEqual(3 * 420);
    }
  });

  it("takes a copy away when it has arrived, and all of them at the next change", async () => {
    mount("on");
    await change(now);
    const [ghost] = all(".ab-ghost");
    runs.find(({ element }) => element === ghost)?.animation.onfinish?.();
    expect(all(".ab-ghost")).toHaveLength(2);
    await change({ ...now, seq: 43 });
    expect(all(".ab-ghost, .ab-by")).toHaveLength(0);
  });

  it("tells by how much numbers changed, with a sign", async () => {
    mount("on");
    await change(now);
    expect(all(".ab-by").map((it) => it.textContent)).toEqual(["−2", "−3", "+2"]);
    expect(all(".ab-by").map((it) => it.dataset["sign"])).toEqual(["minus", "minus", "plus"]);
  });

  it("leaves alone what lies where it lay", async () => {
    mount("on");
    await change(now);
    const within = (group: string) => runs.filter(({ element }) => element.closest(`[data-group="${group}"]`) !== null);
    expect(all('[data-group="locations"] [data-target]').length).toBeGreaterThan(1);
    expect(within("locations")).toEqual([]);
    expect(within("court").length).toBeGreaterThan(1);
  });

  it("lets copies show the way where a frame has shown the change already, and puts nothing back", async () => {
    const tasks: (() => void)[] = [];
    vi.stubGlobal("scheduler", { postTask: async (task: () => void) => void tasks.push(task) });
    mount("on");
    await change(now);
    await drawn();
    expect(runs).toHaveLength(0);
    for (const task of tasks) {
      task();
      await Promise.resolve();
    }
    expect(all(".ab-ghost")).toHaveLength(3);
    expect(runs.filter(({ element }) => !element.closest(".ab-ghosts")).map(({ element }) => element.localName)).toEqual(["b", "b", "b"]);
  });

  it("does not stand in the way of a click", async () => {
    mount("on");
    await change(now);
    all('[data-target="court:corruptor"]')[0]?.click();
    await drawn();
    expect(model.last).toMatchObject({ kind: "act", text: "recruit corruptor" });
  });

  it.each([
    ["off", false],
    ["auto", true],
  ] as const)("moves nothing when motion is %s (less motion wished: %s)", async (motion, wish) => {
    reduced = wish;
    mount(motion);
    await change(now);
    expect(runs).toHaveLength(0);
    expect(all(".ab-ghost, .ab-by")).toHaveLength(0);
    expect(all(".ab-root")[0]?.dataset["motion"]).toBe("off");
  });

  it("moves by itself, and when it is told to although less motion is wished", async () => {
    mount("auto");
    await change(now);
    expect(runs.length).toBeGreaterThan(0);
    cleanup();
    el.remove();
    reduced = true;
    runs = [];
    mount("on");
    await change(now);
    expect(runs.length).toBeGreaterThan(0);
  });
});

describe("the style sheets", () => {
  const folder = join(process.cwd(), "abyss_nb/widgets/frontend/css");
  const sheets = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").replace(/\/\*.*?\*\//gs, ""));
  const css = sheets.join("\n");

  it("animate transform and opacity, nothing else", () => {
    const frames = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, body]) => body ?? "");
    expect(frames.length).toBeGreaterThan(0);
    const animated = frames.flatMap((body) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name));
    expect(new Set(animated)).toEqual(new Set(["transform", "opacity"]));
    const eased = [...css.matchAll(/transition(?:-property)?:\s*([^;]+);/g)].flatMap(([, value]) => (value ?? "").split(","));
    expect(eased.map((one) => one.trim().split(" ")[0]).filter((name) => !["transform", "opacity", "none"].includes(name ?? ""))).toEqual([]);
  });
});
