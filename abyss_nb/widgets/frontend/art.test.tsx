import { render, type ComponentChildren } from "preact";
import { describe, expect, it } from "vitest";
import compositions from "../art/compositions.json";
import { portrait, scene, type Picture } from "./art";
import { book } from "./fixtures/views";
import { Composed, Icon, hasDrawing } from "./sprites";

function drawn(content: ComponentChildren): HTMLElement {
  const el = document.createElement("div");
  render(content, el);
  return el;
}

const names = (picture: Picture) => picture.parts.map(([name]) => name);

describe("pictures put together from parts", () => {
  it("stand a Lord in the shape of its Guild, dressed by it, behind what it carries", () => {
    const guild = book.lords["commander"]?.guild ?? "mage";
    expect(names(portrait("commander", guild)).slice(0, 4)).toEqual(["halo-soldier", "plume", "body-soldier", "head-broad"]);
    expect(portrait("commander", guild).paint).toBe("--ab-skin:#a6cdec;--ab-skin-shade:#6f9bc2");
  });

  it("put every part where its composition says", () => {
    const el = drawn(<Composed picture={scene("hydrozoa-reserves")} />);
    expect(el.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 140 70");
    const jars = [...el.querySelectorAll("g[transform]")];
    expect(jars.map((part) => part.getAttribute("transform"))).toEqual([
      "translate(-15 6) scale(0.8)",
      "translate(62 6) scale(0.8)",
      "translate(14 -1) scale(1)",
    ]);
    const [jar] = [...drawn(<Icon name="jar" />).querySelectorAll("svg")];
    expect(jar?.children.length).toBeGreaterThan(0);
    for (const part of jars) expect(part.innerHTML).toBe(jar?.innerHTML);
    expect(el.querySelector("svg")?.firstElementChild?.getAttribute("transform")).toBeNull();
  });

  it("find every part of every Lord and Location of the book on the sheets", () => {
    expect(Object.keys(compositions.lords).sort()).toEqual(Object.keys(book.lords).sort());
    expect(Object.keys(compositions.locations).sort()).toEqual(Object.keys(book.locations).sort());
    const pictures = [
      ...Object.entries(book.lords).map(([id, card]) => portrait(id, card.guild)),
      ...Object.keys(book.locations).map(scene),
    ];
    for (const name of pictures.flatMap(names)) expect(hasDrawing(name), name).toBe(true);
  });
});
