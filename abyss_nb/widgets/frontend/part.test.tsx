import { type FunctionComponent, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "./fixtures/model";
import { views as samples } from "./fixtures/samples";
import { book, settings, start, views } from "./fixtures/views";
import board from "./index";
import { part } from "./part";
import type { View } from "./protocol";
import { keptSame } from "./same";
import { BoardContext, LEGAL, type Ui, useUi } from "./ui";

let el: HTMLElement;
beforeEach(() => {
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  render(null, el);
  el.remove();
});

const drawn = () => new Promise((resolve) => setTimeout(resolve));

describe("a part of the board", () => {
  const nothing: Ui["marks"] = { of: () => 0 };
  const whole = { view: views.middle, marks: nothing, busy: false } as Ui;

  /** How often a component is drawn while the board changes step by step. */
  async function draws(content: () => unknown, ...steps: Partial<Ui>[]): Promise<number> {
    let times = 0;
    const Counted: FunctionComponent = part(() => {
      times += 1;
      return <>{String(content())}</>;
    });
    for (const step of steps) {
      render(<BoardContext.Provider value={{ ...whole, ...step }}>{<Counted />}</BoardContext.Provider>, el);
      await drawn();
    }
    return times;
  }

  it("is drawn again when something that it reads is different, and only then", async () => {
    const price = () => useUi().view.price;
    const view = { ...views.middle, price: views.middle.price + 1 };
    expect(await draws(price, {}, { busy: true }, { view: { ...views.middle, turn: 99 } })).toBe(1);
    expect(await draws(price, {}, { view })).toBe(2);
    expect(el.textContent).toBe(String(view.price));
  });

  it("reads the decision key by key, and sees it come and go", async () => {
    const title = () => useUi().view.decision?.title ?? "nothing";
    const { decision } = views.middle;
    if (!decision) throw new Error("nothing is decided");
    expect(await draws(title, {}, { view: { ...views.middle, decision: { ...decision, actions: [] } } })).toBe(1);
    expect(await draws(title, {}, { view: { ...views.middle, decision: null } })).toBe(2);
    expect(el.textContent).toBe("nothing");
    expect(await draws(title, { view: { ...views.middle, decision: null } }, {})).toBe(2);
    expect(el.textContent).toBe(decision.title);
  });

  it("knows only how its own things are marked", async () => {
    const mark = () => useUi().marks.of("court:keeper");
    const marks = (target: string): Ui["marks"] => ({ of: (one) => (one === target ? LEGAL : 0) });
    expect(await draws(mark, {}, { marks: marks("court:sage") })).toBe(1);
    expect(await draws(mark, {}, { marks: marks("court:keeper") })).toBe(2);
  });

  it("follows the board within another part that is not drawn again", async () => {
    const Inner = part(() => <>{useUi().view.turn}</>);
    const Outer = part(() => <Inner />);
    for (const turn of [1, 2]) {
      render(<BoardContext.Provider value={{ ...whole, view: { ...views.middle, turn } }}>{<Outer />}</BoardContext.Provider>, el);
      await drawn();
      expect(el.textContent).toBe(String(turn));
    }
  });
});

describe("a part that is not drawn now", () => {
  const tasks: (() => void)[] = [];
  let times = 0;
  const turn = (when: "soon" | "later") =>
    part(() => {
      times += 1;
      return <>{useUi().view.turn}</>;
    }, when);
  const show = async (content: FunctionComponent, turn: number) => {
    const Shown = content;
    render(<BoardContext.Provider value={{ view: { ...views.middle, turn } } as Ui}>{<Shown />}</BoardContext.Provider>, el);
    await drawn();
    return el.textContent;
  };

  beforeEach(() => {
    tasks.length = 0;
    times = 0;
    vi.stubGlobal("scheduler", { postTask: async (task: () => void) => void tasks.push(task) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each(["soon", "later"] as const)("is drawn %s in one task, with what is the latest then", async (when) => {
    const Turn = turn(when);
    expect(await show(Turn, 1)).toBe("1");
    expect(await show(Turn, 2)).toBe("1");
    expect(await show(Turn, 3)).toBe("1");
    expect(tasks).toHaveLength(1);
    tasks[0]?.();
    await drawn();
    expect(el.textContent).toBe("3");
    expect(await show(Turn, 4)).toBe("3");
    expect(tasks).toHaveLength(2);
    expect(times).toBe(2);
  });

  it("is left alone where all is again as it was", async () => {
    const Turn = turn("later");
    await show(Turn, 1);
    await show(Turn, 2);
    await show(Turn, 1);
    tasks[0]?.();
    await drawn();
    expect(times).toBe(1);
    expect(await show(Turn, 2)).toBe("1");
  });

  it("is drawn at once where the browser has no tasks to give", async () => {
    vi.unstubAllGlobals();
    const Turn = turn("later");
    await show(Turn, 1);
    expect(await show(Turn, 2)).toBe("2");
  });
});

describe("a board that changed", () => {
  /** What it shows line by line, but for what tells of the way there: what was said, and where the Tab key is. */
  const shown = (host: HTMLElement): string[] =>
    [...host.querySelectorAll(".ab-frame, .ab-frame *")].map((it) => {
      const attributes = [...it.attributes].filter(({ name }) => name !== "tabindex" && name !== "data-stop");
      const own = [...it.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [it.localName, ...attributes.map(({ name, value }) => `${name}=${value}`).sort(), ...own.map(({ nodeValue }) => nodeValue)].join(" ");
    });

  it("looks like one that was never anything else", { timeout: 120_000 }, async () => {
    const model = new FakeModel({ view: views.middle, line: start, book, settings });
    const away = board.render({ model, el });
    const all: View[] = [...Object.values(views), ...Object.values(samples).filter((_, at) => at % 3 === 0)];
    for (const view of all) {
      model.set("view", structuredClone(view));
      await drawn();
      const other = document.createElement("div");
      const otherAway = board.render({ model: new FakeModel({ view, line: start, book, settings }), el: other });
      await drawn();
      expect(shown(el), `seq ${view.seq}`).toEqual(shown(other));
      otherAway();
    }
    away();
  });
});

describe("what is the same", () => {
  it("keeps its identity, and what is different is as it came", () => {
    const before = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }], e: null as unknown };
    const now = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }], e: { f: 1 } };
    const kept = keptSame(before, now);
    expect(kept).toEqual(now);
    expect(kept.a).toBe(before.a);
    expect(kept.c[0]).toBe(before.c[0]);
    expect(keptSame(before, structuredClone(before))).toBe(before);
    expect(keptSame([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(keptSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keptSame({ a: 1, b: undefined }, { a: 1, c: undefined })).toEqual({ a: 1, c: undefined });
  });
});
