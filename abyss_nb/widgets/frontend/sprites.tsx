/** The drawings: signs alone, and pictures put together from parts. */
import portraits from "../art/portraits.svg";
import scenes from "../art/scenes.svg";
import signs from "../art/sprites.svg";
import type { Picture } from "./art";
import { Shapes, drawingsIn, iconOf } from "./signs";

const drawings = drawingsIn(signs + portraits + scenes);

export const hasDrawing = (name: string): boolean => drawings.has(name);

export const Icon = iconOf(drawings);

/** A picture put together from parts; it fills the room it is given and is cut at its edges. */
export function Composed({ picture, class: extra = "" }: { picture: Picture; class?: string }) {
  const [width, height] = picture.frame;
  const shapes = picture.parts.map(([name, right, down, scale]) => {
    const drawn = drawings.get(name)?.shapes ?? "";
    return right || down || scale !== 1 ? `<g transform="translate(${right} ${down}) scale(${scale})">${drawn}</g>` : drawn;
  });
  return (
    <Shapes
      class={extra}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={picture.paint}
      shapes={shapes.join("")}
    />
  );
}
