/** The drawings: signs alone, and pictures put together from parts. */
import portraits from "../art/portraits.svg";
import scenes from "../art/scenes.svg";
import signs from "../art/sprites.svg";
import type { Picture } from "./art";

interface Drawing {
  viewBox: string;
  /** Its shapes, as they are written in the sheet. */
  shapes: string;
}

/**
 * Every drawing of the sheets by its name. The shapes are put where they are shown: taken from a sheet in the page by
 * `<use>`, each of them would be a tree of its own to the browser, and take twice as long to be styled and laid out.
 */
const drawings = new Map<string, Drawing>(
  [...(signs + portraits + scenes).matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(
    ([, name = "", viewBox = "", shapes = ""]) => [name, { viewBox, shapes: shapes.replace(/>\s+</g, "><").trim() }],
  ),
);

export const hasDrawing = (name: string): boolean => drawings.has(name);

export function Icon({ name, class: extra = "", place }: { name: string; class?: string; place?: string }) {
  const { viewBox, shapes } = drawings.get(name) ?? { viewBox: undefined, shapes: "" };
  return (
    <svg
      class={`ab-icon ${extra}`}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      data-place={place}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** A picture put together from parts; it fills the room it is given and is cut at its edges. */
export function Composed({ picture, class: extra = "" }: { picture: Picture; class?: string }) {
  const [width, height] = picture.frame;
  const shapes = picture.parts.map(([name, right, down, scale]) => {
    const drawn = drawings.get(name)?.shapes ?? "";
    return right || down || scale !== 1 ? `<g transform="translate(${right} ${down}) scale(${scale})">${drawn}</g>` : drawn;
  });
  return (
    <svg
      class={extra}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={picture.paint}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: shapes.join("") }}
    />
  );
}
