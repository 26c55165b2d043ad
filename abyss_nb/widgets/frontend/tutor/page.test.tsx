/** The pages of the tutorial: what they draw, what they send, and what they do not let in. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../fixtures/model";
import labels from "../fixtures/labels.json";
import tutor from "./index";
import { KEY } from "./learned";
import type { Body, Intent, Page, Part, Prose } from "./protocol";
import { numberIn } from "./question";
import * as samples from "./samples";
import { PATIENCE, PAUSE } from "./timing";

let model: FakeModel;
let el: HTMLElement;
let cleanup = () => {};

const drawn = () => new Promise((resolve) => setTimeout(resolve, 2));
const all = <T extends HTMLElement = HTMLElement>(selector: string) => [...el.querySelectorAll<T>(selector)];
const one = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const [found] = all<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const text = (selector: string) => one(selector).textContent;
const sent = () => model.sent as unknown as Intent[];

function mount(page: Page, traits: Record<string, unknown> = {}): void {
  model = new FakeModel({ page, theme: "auto", fault: "", ...traits });
  el = document.createElement("div");
  document.body.append(el);
  cleanup = tutor.render({ model, el });
}

/** A new page comes from Python. */
async function show(page: Page): Promise<void> {
  model.set("page", structuredClone(page));
  await drawn();
}

const withParts = (...parts: Part[]): Body => ({ ...samples.body, parts });

async function click(selector: string): Promise<void> {
  one(selector).click();
  await drawn();
}

async function submit(selector = "form"): Promise<void> {
  one(selector).dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await drawn();
}

async function write(selector: string, value: string): Promise<void> {
  const input = one<HTMLInputElement>(selector);
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  el.remove();
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pages: Record<string, Page> = {
  head: samples.head,
  "head of a card": samples.galleryHead,
  body: samples.body,
  "every part": samples.bodyWith(samples.choice, samples.numberTried, samples.move, samples.doing, samples.worked, samples.whatIf, samples.code, samples.coach),
  text: samples.text,
  languages: samples.languages,
  learned: samples.learned,
  rulebook: samples.rulebook,
  gallery: samples.gallery,
};

describe("every page", () => {
  it.each(Object.entries(pages))("has all its words in every language: %s", (_, page) => {
    for (const lang of Object.keys(labels) as (keyof typeof labels)[]) {
      mount(samples.inLanguage(page, lang));
      expect(one(".ab-tutor").lang).toBe(lang);
      expect(el.textContent).not.toMatch(/\{\w+\}/);
      for (const key of Object.keys(labels.en)) {
        // A label that stands for itself is a word as well, as "copy" is; a key of several parts is none.
        if (key.includes(".") || key.includes("_")) expect(el.innerHTML).not.toContain(`>${key}<`);
      }
      cleanup();
      el.remove();
    }
    mount(page);
  });

  it("asks for labels that there are, and no label is left over", () => {
    const folder = import.meta.dirname;
    const sources = [...readdirSync(folder).filter((name) => /(?<!test)\.tsx?$/.test(name)), "../boundary.tsx"].map((name) => readFileSync(join(folder, name), "utf8"));
    const said = new Set(sources.flatMap((source) => [...source.matchAll(/["']([a-z_]+(?:\.[a-z_]+)?)["']/g)].map(([, key]) => key)));
    const asked = sources.flatMap((source) => [...source.matchAll(/\bt\(["']([a-z_.]+)["']/g)].map(([, key]) => key ?? ""));
    for (const key of asked) expect(labels.en, key).toHaveProperty([key]);
    expect(Object.keys(labels.en).filter((key) => !key.endsWith(".one") && !said.has(key))).toEqual([]);
  });

  it("is as dark as it is told, and follows", async () => {
    mount(samples.text, { theme: "dark" });
    expect(one(".ab-tutor").dataset["theme"]).toBe("dark");
    model.set("theme", "light");
    await drawn();
    expect(one(".ab-tutor").dataset["theme"]).toBe("light");
  });

  it("is another kind of page when Python says so, and leaves nothing behind", async () => {
    mount(samples.text);
    await show(samples.languages);
    expect(all(".tut-languages button")).toHaveLength(3);
    cleanup();
    expect(el.childElementCount).toBe(0);
    expect(model.listeners).toBe(0);
    mount(samples.text);
  });

  it("waits for a page that has not come", () => {
    mount({} as Page);
    expect(el.querySelector(".tut-column")).toBeNull();
  });

  it("shows what went wrong in Python until something else was done", async () => {
    mount(samples.body, { fault: "there is no such option" });
    expect(text("[role=alert] .ab-icon + span")).toBe("there is no such option");
    model.set("fault", "");
    await drawn();
    expect(el.querySelector(".tut-fault")).toBeNull();
  });

  it("says so when nobody answers, and takes it back when somebody does", async () => {
    vi.useFakeTimers();
    mount(samples.body);
    one("[data-role=next]").click();
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(el.querySelector(".tut-fault")).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    expect(text(".tut-fault")).toBe(labels.en.lost);
    model.set("page", { ...samples.body, situation: "COURT-2", at: 2 });
    await vi.advanceTimersByTimeAsync(10);
    expect(el.querySelector(".tut-fault")).toBeNull();
  });

  it("tells Python what it could not draw, and draws the next one", async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    mount({ ...samples.body, parts: null } as unknown as Page);
    await drawn();
    expect(text("[role=alert]")).toContain(labels.en.front_error.split("{")[0]);
    expect(sent().map(({ kind }) => kind as string)).toEqual(["error"]);
    await show(samples.text);
    expect(text("h1")).toBe(samples.text.title);
    vi.mocked(console.error).mockClear();
  });

  it("keeps its keys from the notebook, but not those of the browser", () => {
    mount(samples.body);
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    const press = (init: KeyboardEventInit) => one("input").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
    press({ key: "d" });
    expect(outside).not.toHaveBeenCalled();
    press({ key: "s", ctrlKey: true });
    expect(outside).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("keydown", outside);
  });
});

describe("running text", () => {
  const prose = (...nodes: unknown[]) => mount({ ...samples.text, text: nodes as Prose[] });

  it("has the tags that there are", () => {
    mount(samples.text);
    expect(one("a").getAttribute("href")).toBe("https://example.org/");
    expect(one<HTMLAnchorElement>("a").rel).toBe("noopener noreferrer");
    expect(all("ul > li, blockquote > p, strong, em, pre > code")).toHaveLength(6);
  });

  it("lets nothing else in, whatever is written", () => {
    prose(
      ["script", "alert(1)"],
      ["img", "x"],
      ["p", "<img src=x onerror=alert(1)>", ["a", "javascript:alert(1)", "link"], ["a", "data:text/html,x", "data"]],
      ["__proto__", "deep", ["constructor", "deeper"]],
      ["rule", "<b>NO</b>"],
      [["p"], "odd"],
      [],
      null,
      7,
      { p: "x" },
    );
    expect(el.querySelector("script, img, a, b")).toBeNull();
    expect(text(".tut-prose")).toContain("alert(1)x<img src=x onerror=alert(1)>linkdatadeepdeeper<b>NO</b>odd");
  });

  it("lets each paragraph run in its own direction", () => {
    prose(["p", "שלום"]);
    expect(one("p").dir).toBe("auto");
  });

  it("stands under a heading of its level, or under none", async () => {
    mount(samples.text);
    await show({ ...samples.text, level: 2 });
    expect(text("h2")).toBe(samples.text.title);
    await show({ ...samples.text, level: 0, title: "" });
    expect(el.querySelector("h1, h2")).toBeNull();
  });
});

describe("a rule's ID", () => {
  const chip = (id: string) => `.tut-prose button[data-rule="${id}"]`;

  it("tells the rule beside it, follows it to others, and goes back", async () => {
    mount(samples.text);
    one(chip("COURT-REFILL")).focus();
    await click(chip("COURT-REFILL"));
    expect(text(".tut-note strong")).toBe("Filling up the Court");
    expect(document.activeElement).toBe(one(".tut-note"));
    await show({ ...samples.text, text: [["p", ["rule", "COURT-REFILL-BONUS"]]] });
    await click(".tut-note [data-role=close]");
    expect(el.querySelector(".tut-note")).toBeNull();
    await click(chip("COURT-REFILL-BONUS"));
    await click(".tut-note button[data-rule=COURT-REFILL-SHORT]");
    expect(text(".tut-note strong")).toBe("Too few Lords in the deck");
    await click(".tut-back");
    expect(text(".tut-note strong")).toBe("Only 2 Lords left in the Court");
    expect(el.querySelector(".tut-back")).toBeNull();
  });

  it("closes by Escape, and the focus is back where it was", async () => {
    mount(samples.text);
    await click(chip("COURT-REFILL"));
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    one(".tut-note").dispatchEvent(escape);
    await drawn();
    expect(escape.defaultPrevented).toBe(true);
    expect(el.querySelector(".tut-note")).toBeNull();
    expect(document.activeElement).toBe(one(chip("COURT-REFILL")));
  });

  it("is no button where the page cannot tell it", () => {
    mount({ ...samples.text, text: [["rule", "END-TRIGGER-COURT"], ["rule", "toString"]] });
    expect(el.querySelector("button")).toBeNull();
    expect(all("code").map((code) => code.textContent)).toEqual(["END-TRIGGER-COURT", "toString"]);
  });
});

describe("the head", () => {
  it("shows where one is, what is done, and goes elsewhere", async () => {
    mount(samples.head);
    expect(one("[aria-current=step]").textContent).toBe("1");
    expect(all("[data-done]").map((stop) => stop.getAttribute("aria-label"))).toEqual(["1: One gap (done)", "2: Two are left (done)"]);
    await click(".tut-stops li:nth-child(1) button");
    expect(sent()).toEqual([]);
    await click(".tut-stops li:nth-child(4) button");
    expect(sent()).toEqual([{ kind: "go", at: 3 }]);
  });

  it("has its introduction open in the first situation only, and its headings in order", async () => {
    mount(samples.head);
    expect(one(".tut-column > .tut-prose").textContent).toContain("Each Lord you recruit");
    await show({ ...samples.head, at: 1, title: "Two are left" });
    expect(all(".tut-column > .tut-prose")).toHaveLength(0);
    expect(one("details .tut-prose").textContent).toContain("Each Lord you recruit");
    expect(all("h1, h2, h3, h4").map(({ localName }) => localName)).toEqual(["h2", "h3"]);
  });

  it("takes the focus to the new situation only from within the lesson", async () => {
    mount(samples.head);
    await show({ ...samples.head, at: 1 });
    expect(el.contains(document.activeElement)).toBe(false);
    one(".tut-stops button").focus();
    await show({ ...samples.head, at: 2 });
    expect(document.activeElement).toBe(one("h3"));
    const lesson = document.createElement("div");
    lesson.className = "widget-vbox";
    const next = document.createElement("button");
    document.body.append(lesson);
    lesson.append(el, next);
    next.focus();
    await show({ ...samples.head, at: 3 });
    expect(document.activeElement).toBe(one("h3"));
    document.body.append(el);
    lesson.remove();
  });

  it("shows a card in the reader's language, the others folded away", () => {
    mount(samples.inLanguage(samples.galleryHead, "fr"));
    expect(text("figcaption > strong")).toBe("L’Esclavagiste");
    expect(all("figure dt").map(({ lang }) => lang)).toEqual(["en", "es"]);
    expect(one("figure > img").getAttribute("alt")).toContain("cost 8");
  });

  it("asks nothing of the net for a picture", () => {
    mount({ ...samples.galleryHead, card: { ...samples.galleryHead.card!, picture: "https://example.org/spy.png" } });
    expect(one("figure > img").hasAttribute("src")).toBe(false);
  });
});

describe("a choice", () => {
  const option = (at: number) => `.tut-option:nth-child(${at + 1})`;

  it("is answered once, not before something is chosen", async () => {
    mount(samples.body);
    await submit();
    expect(sent()).toEqual([]);
    expect(text(".tut-missing")).toBe(labels.en.choose_first);
    await click(`${option(1)} input`);
    expect(text(".tut-missing")).toBe("");
    await submit();
    await submit();
    expect(sent()).toEqual([{ kind: "answer", at: 0, value: 1 }]);
  });

  it("speaks to a wrong answer under it, marks it by a word, and lets another be tried", async () => {
    mount(samples.body);
    await click(`${option(1)} input`);
    await submit();
    await show(withParts(samples.answered(samples.choice, [1], "open")));
    expect(text(`${option(1)} [role=status]`)).toContain("Not right");
    expect(text(`${option(1)} [role=status]`)).toContain("does not keep gaps");
    expect(text(`${option(2)} [role=status]`)).toBe("");
    expect(one("[type=submit]").getAttribute("aria-disabled")).toBe("true");
    await submit();
    await click(`${option(2)} input`);
    await submit();
    expect(sent().slice(1)).toEqual([{ kind: "answer", at: 0, value: 2 }]);
  });

  it("is closed when it is right; the focus stays in it", async () => {
    mount(samples.body);
    one(`${option(2)} input`).focus();
    await show(withParts(samples.answered(samples.choice, [0, 2], "right")));
    expect(text(`${option(2)} .tut-mark`)).toBe("Right");
    expect(text(`${option(0)} .tut-mark`)).toBe("Not right");
    expect(all("input:enabled")).toHaveLength(0);
    // What it is told by can still be asked.
    expect(all("button[data-rule]:enabled")).toHaveLength(2);
    expect(el.querySelector("[data-role=show], [type=submit]")).toBeNull();
    expect(document.activeElement).toBe(one(".tut-part"));
  });

  it("can be given up: the answer is shown, not called right", async () => {
    mount(samples.body);
    expect(text(".tut-foot p")).toBe(labels.en.answer_first);
    await click("[data-role=show]");
    await click("[data-role=show]");
    expect(sent()).toEqual([{ kind: "show", at: 0 }]);
    await show(withParts(samples.answered(samples.choice, [], "shown")));
    expect(all(".tut-mark").map((mark) => mark.textContent)).toEqual(["The answer"]);
  });

  it("of another situation begins anew", async () => {
    mount(samples.body);
    await click(`${option(1)} input`);
    await show({ ...samples.body, situation: "COURT-2", at: 2 });
    expect(all<HTMLInputElement>("input").some(({ checked }) => checked)).toBe(false);
  });
});

describe("a number", () => {
  const given = () => all(".tut-verdict > p:first-child").map((said) => said.textContent);

  it.each([
    ["2", 2],
    [" -3 ", -3],
    ["−4", -4],
    ["+5", 5],
    ["", null],
    ["two", null],
    ["1.5", null],
    ["1e3", null],
    ["9999999", null],
  ])("is read as it is written: %j", (written, value) => expect(numberIn(written)).toBe(value) ?? mount(samples.text));

  it("that is none is told beside it, and not sent", async () => {
    mount(withParts(samples.number));
    await write("input", "two");
    await submit();
    expect(text("[role=alert].tut-missing")).toBe(labels.en.not_number);
    expect(one("input").getAttribute("aria-invalid")).toBe("true");
    expect(sent()).toEqual([]);
    await write("input", "3");
    expect(text("[role=alert].tut-missing")).toBe("");
    await submit();
    await submit();
    expect(sent()).toEqual([{ kind: "answer", at: 1, value: 3 }]);
  });

  it("that is wrong is spoken to, the latest first", async () => {
    mount(withParts(samples.number));
    await show(withParts(samples.numberTried));
    expect(given()).toEqual(["1Not right", "3Not right"]);
    expect(el.querySelector("form")).not.toBeNull();
  });

  it("that is right closes the question; given up, it is shown", async () => {
    mount(withParts(samples.number));
    await show(withParts({ ...samples.number, state: "right", given: [{ value: 2, right: true, response: [] }], answer: 2 }));
    expect(given()).toEqual(["2Right"]);
    expect(el.querySelector("form")).toBeNull();
    await show(withParts({ ...samples.number, state: "shown", answer: 2 }));
    expect(given()).toEqual(["2The answer"]);
  });
});

describe("what is played", () => {
  it("a move is answered on the board; what was tried is told with the rules against it", async () => {
    mount(withParts(samples.move));
    expect(text(".tut-on-board")).toBe(labels.en["move.how"]);
    expect(text(".tut-verdict")).toContain("Pay with crab 2");
    expect(text(".tut-verdict li")).toBe("3 points are missing. RECRUIT-VALUE");
    await show(withParts({ ...samples.move, state: "shown", answers: ["Pay with crab 4 and seahorse 5"] }));
    expect(el.querySelector(".tut-on-board")).toBeNull();
    expect(text(".tut-verdict[data-verdict=shown] li")).toBe("Pay with crab 4 and seahorse 5");
  });

  it("steps: how many are done, what was played instead, the next one, and over again", async () => {
    mount({ ...withParts(samples.doing), moved: true });
    expect(text(".tut-progress p")).toBe("1 of 3 steps played");
    expect(text(".tut-astray")).toContain("Explore");
    expect(one<HTMLDetailsElement>("details").open).toBe(true);
    await click("[data-role=step]");
    await click("[data-role=start-over]");
    expect(sent()).toEqual([{ kind: "step" }, { kind: "start over" }]);
    expect(all("[data-role=start-over]")).toHaveLength(1);
    one("[data-role=step]").focus();
    await show({ ...withParts({ ...samples.doing, done: 3, astray: "" }), moved: true });
    expect(text(".tut-progress .tut-mark")).toBe(labels.en["do.done"]);
    expect(document.activeElement).toBe(one("[data-kind=do]"));
    await show({ ...withParts(samples.doing), moved: false });
    expect(el.querySelector("[data-role=start-over]")).toBeNull();
  });

  it("the steps worked out: what matters is told, the rest folded away, what was refused marked", () => {
    mount(withParts(samples.worked));
    const [first, second] = all(".tut-steps > li");
    expect(first?.querySelectorAll(":scope > .tut-told > li")).toHaveLength(2);
    expect(first?.querySelector("summary")?.textContent).toBe("2 more things that happened");
    expect(first?.querySelectorAll("details li")).toHaveLength(2);
    expect(second?.querySelector(".tut-mark")?.textContent).toBe("not possible");
    expect(second?.querySelector("details")).toBeNull();
  });

  it("the coach tells the latest moves, and the earlier ones folded away", () => {
    mount(withParts(samples.coach));
    expect(all("[role=log] > ol > li").map((move) => move.getAttribute("value"))).toEqual(["4", "3", "2"]);
    expect(all("[data-mine] .tut-who").map((who) => who.textContent)).toEqual(["You", "You"]);
    expect(text("details summary")).toBe("1 earlier move");
    expect(text(".tut-advice li")).toContain("Two Lords are left");
  });
});

describe("the way on", () => {
  it("leads on and back, and says what is done", async () => {
    mount(samples.body);
    expect(text(".tut-waits")).toBe(labels.en.more);
    await click("[data-role=previous]");
    await click("[data-role=next]");
    expect(sent()).toEqual([
      { kind: "go", at: 0 },
      { kind: "go", at: 2 },
    ]);
    await show({ ...samples.body, more: false, first: true, last: true, done: true });
    expect(el.querySelector("[data-role=previous], [data-role=next], .tut-waits")).toBeNull();
    expect(text(".tut-way [role=status]")).toBe(labels.en.chapter_done);
  });

  it("leads back to the beginning where the board shows something else", async () => {
    mount({ ...withParts(samples.code), moved: true });
    await click(".tut-way [data-role=start-over]");
    expect(sent()).toEqual([{ kind: "start over" }]);
  });

  it("the headings follow one another", () => {
    mount(samples.bodyWith(samples.choice, samples.number, samples.move, samples.doing, samples.worked));
    expect(all("h4").map((heading) => heading.textContent)).toEqual(["Question 1", "Question 2", "Your move", "On the board", "How it works out"]);
    expect(all("[data-part] > h4").every((heading) => heading.parentElement?.getAttribute("aria-labelledby") === heading.id)).toBe(true);
  });
});

describe("what if", () => {
  it("a slider is shown at once, sent when it rests, and given up for Python's word", async () => {
    vi.useFakeTimers();
    mount(withParts(samples.whatIf));
    const slide = one<HTMLInputElement>("input[type=range]");
    for (const value of ["3", "5"]) {
      slide.value = value;
      slide.dispatchEvent(new Event("input", { bubbles: true }));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(text("output")).toBe("5");
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(sent()).toEqual([{ kind: "set", at: 5, path: "seats.p1.pearls", value: 5 }]);
    await vi.advanceTimersByTimeAsync(PATIENCE + PAUSE);
    expect(text("output")).toBe("1");
  });

  it("cards are in or out, each of several alike for itself", async () => {
    mount(withParts(samples.whatIf));
    const pressed = () => all(".tut-cards button").map((card) => card.getAttribute("aria-pressed"));
    expect(pressed()).toEqual(["true", "true", "false", "false"]);
    await click(".tut-cards button:nth-child(4)");
    await click(".tut-cards button:nth-child(1)");
    expect(pressed()).toEqual(["false", "true", "false", "true"]);
    expect(sent().map((intent) => (intent as { value: string[] }).value)).toEqual([
      ["seahorse-5", "seahorse-3", "crab-1"],
      ["seahorse-3", "crab-1"],
    ]);
  });

  it("a value is chosen by its place; many of them are a list to open", async () => {
    mount(withParts(samples.whatIf));
    await click(".tut-choices label:nth-child(3) input");
    const values = Array.from({ length: 9 }, (_, at) => `${at} Lords`);
    await show(withParts({ ...samples.whatIf, controls: [{ kind: "choose", path: "court", label: "The Court", value: 2, values }] }));
    const select = one<HTMLSelectElement>("select");
    expect(select.value).toBe("2");
    select.value = "7";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(sent().map((intent) => (intent as { value: number }).value)).toEqual([2, 7]);
  });

  it("tells what is possible, why the rest is not, and what changes", () => {
    mount(withParts(samples.whatIf));
    expect(all(".tut-outcome .tut-mark").map((mark) => mark.textContent)).toEqual(["possible", "not possible"]);
    expect(text(".tut-outcome .tut-verdict[data-verdict=wrong] li")).toContain("RECRUIT-VALUE");
    expect(all("tbody tr").map((row) => [...row.children].map((cell) => cell.textContent).join("|"))).toEqual([
      "Your Pearls|1|3",
      "Lords in the Court|3|6",
      "Your hand|–|–",
    ]);
    expect(all("[data-changed]")).toHaveLength(2);
  });

  it("says why a position cannot be, and cannot be put on the board then", async () => {
    mount(withParts(samples.whatIf));
    await click("[data-role=put-on-board]");
    expect(sent()).toEqual([{ kind: "put on board", at: 5 }]);
    await show(withParts({ ...samples.whatIf, onBoard: true }));
    expect(text(".tut-controls .tut-quiet")).toBe(labels.en.on_board);
    await show(withParts({ ...samples.whatIf, impossible: "twice the same Lord", tries: [], shows: [] }));
    expect(text(".tut-outcome")).toContain("twice the same Lord");
    expect(el.querySelector("[data-role=put-on-board], table")).toBeNull();
  });
});

describe("code", () => {
  it("is copied, and says so", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    mount(withParts(samples.code));
    await click("[data-role=copy]");
    expect(writeText).toHaveBeenCalledWith(samples.code.code);
    expect(text(".tut-quiet [role=status]")).toBe(labels.en.copied);
  });

  it("is selected where there is no clipboard", async () => {
    vi.stubGlobal("navigator", {});
    mount(withParts(samples.code));
    await click("[data-role=copy]");
    expect(String(getSelection())).toBe(samples.code.code);
    expect(text(".tut-quiet [role=status]")).toBe(labels.en["copy.by_hand"]);
  });
});

describe("what was learned", () => {
  const browser = { ...samples.learned, file: "" };

  it("tells each chapter in words beside its bar", () => {
    mount(samples.learned);
    expect(all(".tut-progress > p:first-of-type").map((said) => said.textContent)).toEqual([
      "5 of 5 situations done",
      "2 of 9 situations done",
      "0 of 1 situation done",
    ]);
    expect(text(".tut-kept p")).toBe("Kept in the file abyss-progress.json, and sent nowhere.");
    expect(all(".tut-chapters > li")[2]?.textContent).not.toContain("first try");
  });

  it("is forgotten only when asked once more", async () => {
    mount(samples.learned);
    await click("[data-role=forget]");
    expect(document.activeElement).toBe(one("[data-role=keep]"));
    await click("[data-role=keep]");
    expect(document.activeElement).toBe(one("[data-role=forget]"));
    expect(sent()).toEqual([]);
    await click("[data-role=forget]");
    await click("[data-role=forget-all]");
    expect(sent()).toEqual([{ kind: "forget" }]);
  });

  it("with a file, the browser keeps nothing", async () => {
    localStorage.setItem(KEY, "old");
    mount(samples.learned);
    await show({ ...samples.learned, kept: "new" });
    expect(sent()).toEqual([]);
    expect(localStorage.getItem(KEY)).toBe("old");
  });

  it("without a file, what the browser kept is taken up before anything is written over it", async () => {
    localStorage.setItem(KEY, "kept before");
    mount(browser);
    await drawn();
    expect(sent()).toEqual([{ kind: "progress", kept: "kept before" }]);
    expect(localStorage.getItem(KEY)).toBe("kept before");
    await show({ ...browser, kept: "both" });
    await show({ ...browser, kept: "both and more" });
    expect(localStorage.getItem(KEY)).toBe("both and more");
    expect(sent()).toHaveLength(1);
    expect(text(".tut-kept p")).toBe(labels.en["learned.browser"]);
  });

  it("what Python could not read is not written over", async () => {
    localStorage.setItem(KEY, "from the future");
    mount(browser);
    await show({ ...browser, kept: "new", fault: "is not kept progress" });
    expect(localStorage.getItem(KEY)).toBe("from the future");
    expect(text(".tut-fault")).toBe("is not kept progress");
  });

  it("a browser that keeps nothing is told of, and nothing breaks", async () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    mount(browser);
    await drawn();
    expect(text(".tut-kept p")).toBe(labels.en["learned.nowhere"]);
    await show({ ...browser, kept: "new" });
    expect(all(".tut-chapters > li")).toHaveLength(3);
  });
});

describe("the rulebook", () => {
  it("looks up what was written when the writer pauses, or at once by Enter", async () => {
    vi.useFakeTimers();
    mount(samples.rulebook);
    const input = one<HTMLInputElement>("input");
    for (const value of ["b", "bo", "bonus"]) {
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(sent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    one("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(sent()).toEqual([{ kind: "find", query: "bonus" }]);
  });

  it("shows what was found in place of the contents, and says if nothing was", async () => {
    mount(samples.rulebook);
    expect(all("nav details").map((section) => (section as HTMLDetailsElement).open)).toEqual([false, true]);
    await show({ ...samples.rulebook, query: "bonus", found: [{ id: "COURT-REFILL", title: "Filling up the Court" }] });
    expect(one<HTMLInputElement>("input").value).toBe("bonus");
    expect(text(".tut-contents [role=status]")).toBe("1 rule found");
    expect(el.querySelector("nav")).toBeNull();
    await show({ ...samples.rulebook, query: "xyz", found: [] });
    expect(text(".tut-contents [role=status]")).toBe(labels.en["rulebook.none"]);
  });

  it("goes from rule to rule, and takes the focus along, but not from the search", async () => {
    mount(samples.rulebook);
    await click(".tut-prose button[data-rule=COURT-REFILL-SHORT]");
    expect(el.querySelector(".tut-note")).toBeNull();
    await click(".tut-rules button");
    expect(sent()).toEqual([
      { kind: "rule", id: "COURT-REFILL-SHORT" },
      { kind: "rule", id: "RECRUIT-SEQUENCE" },
    ]);
    const other = { ...samples.rulebook, rule: { ...samples.rulebook.rule!, id: "COURT-REFILL", title: "Filling up the Court" } };
    one(".tut-rules button").focus();
    await show(other);
    expect(document.activeElement).toBe(one("h3"));
    one("input").focus();
    await show(samples.rulebook);
    expect(document.activeElement).toBe(one("input"));
    await show({ ...samples.rulebook, rule: null, scenario: null });
    expect(text(".tut-shown")).toBe(labels.en["rulebook.choose"]);
  });

  it("shows an example on the board, step by step", async () => {
    mount(samples.rulebook);
    expect(text(".tut-shown .tut-progress p")).toBe("1 of 2 steps played");
    expect(all(".tut-examples button").map((button) => button.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    await click(".tut-examples li:nth-child(2) button");
    await click("[data-role=step]");
    await click("[data-role=start-over]");
    expect(sent()).toEqual([{ kind: "scenario", id: "COURT-EMPTY-DECK" }, { kind: "step" }, { kind: "scenario", id: "COURT-TWO-LEFT" }]);
  });
});

describe("gallery and languages", () => {
  it("a card is chosen by its button, which has its name", async () => {
    mount(samples.gallery, { pictures: samples.pictures });
    expect(one("[aria-current=true]").textContent).toBe("The Slaver");
    expect(one("[data-card=keeper]").textContent).toBe("The Keeperdone");
    await click("[data-card=sage]");
    expect(sent()).toEqual([{ kind: "card", id: "sage" }]);
  });

  it("a language is chosen by its own name", async () => {
    mount(samples.languages);
    expect(one("[aria-pressed=true]").textContent).toBe("English");
    await click("[lang=en][aria-pressed]");
    await click("[lang=fr]");
    expect(sent()).toEqual([{ kind: "lang", lang: "fr" }]);
  });
});
