/** How drawings are taken from a sheet; and the sheet of signs alone, for pages that show no cards. */
import { useLayoutEffect, useRef } from "preact/hooks";
import signs from "../art/sprites.svg";
import { kept } from "./kept";

export interface Drawing {
  viewBox: string;
  /** Its shapes, as they are written in the sheet. */
  shapes: string;
}

/**
 * Every drawing of a sheet by its name. The shapes are put where they are shown: taken from a sheet in the page by
 * `<use>`, each of them would be a tree of its own to the browser, and take twice as long to be styled and laid out.
 */
export const drawingsIn = (sheet: string): Map<string, Drawing> =>
  new Map(
    [...sheet.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
      ([, name = "", viewBox = "", shapes = ""]) => [name, { viewBox, shapes: shapes.replace(/>\s+</g, "><").trim() }],
    ),
  );

/** Shapes as elements, by their text: to copy them takes a quarter of the time that reading the text again does. */
const made = new Map<string, DocumentFragment>();

function copyOf(shapes: string, { ownerDocument: document }: Element): Node {
  let fragment = made.get(shapes);
  if (!fragment) {
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.innerHTML = shapes;
    fragment = document.createDocumentFragment();
    fragment.append(...sheet.childNodes);
    made.set(shapes, fragment);
  }
  return document.importNode(fragment, true);
}

interface ShapesProps {
  shapes: string;
  class: string;
  viewBox: string | undefined;
  preserveAspectRatio?: string;
  style?: string;
  "data-icon"?: string;
  "data-place"?: string | undefined;
}

/** Shapes as they are shown; nobody hears or reaches them, since what they stand for is said in words. */
export const Shapes = kept(({ shapes, ...attributes }: ShapesProps) => {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => svg.current?.replaceChildren(copyOf(shapes, svg.current)), [shapes]);
  return <svg ref={svg} {...attributes} aria-hidden="true" focusable="false" />;
});

export interface IconProps {
  name: string;
  class?: string;
  place?: string;
}

/** A component that shows any of some drawings. */
export const iconOf =
  (drawings: ReadonlyMap<string, Drawing>) =>
  ({ name, class: extra = "", place }: IconProps) => {
    const { viewBox, shapes } = drawings.get(name) ?? { viewBox: undefined, shapes: "" };
    return <Shapes class={`ab-icon ${extra}`} viewBox={viewBox} data-icon={name} data-place={place} shapes={shapes} />;
  };

export const Sign = /* @__PURE__ */ iconOf(/* @__PURE__ */ drawingsIn(signs));
