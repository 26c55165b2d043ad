/** What the pictures of Lords and Locations are put together from, the same for the live board and the static picture. */
import compositions from "../art/compositions.json";
import type { Guild } from "./protocol";

/** A drawing of the sheet, moved to the right and down within its frame, and scaled. */
export type Part = readonly [name: string, right: number, down: number, scale: number];

/** Drawings over one another, in the colours they take besides those of the theme. */
export interface Picture {
  frame: readonly [width: number, height: number];
  parts: readonly Part[];
  paint: string;
}

interface Figure {
  skin: string;
  behind?: readonly Written[];
  front: readonly Written[];
}

/** A part in the file: only its name where it stays as it is drawn. */
type Written = string | readonly (string | number)[];

const lords: Readonly<Record<string, Figure>> = compositions.lords;
const locations: Readonly<Record<string, readonly Written[]>> = compositions.locations;
const skins: Readonly<Record<string, object>> = compositions.skins;

function part(written: Written): Part {
  const [name, right = 0, down = 0, scale = 1] = typeof written === "string" ? [written] : written;
  return [String(name), Number(right), Number(down), Number(scale)];
}

function frame([width = 0, height = 0]: readonly number[]): Picture["frame"] {
  return [width, height];
}

/** The portrait of a Lord: the shape of its Guild, the Lord in the costume of its Guild, what it carries. */
export function portrait(lord: string, guild: Guild): Picture {
  const { skin = "", behind = [], front = [] } = lords[lord] ?? {};
  const paint = Object.entries(skins[skin] ?? {}).map(([name, colour]) => `--ab-${name}:${colour}`);
  return {
    frame: frame(compositions.frames.portrait),
    parts: [`halo-${guild}`, ...behind, `body-${guild}`, ...front].map(part),
    paint: paint.join(";"),
  };
}

/** The scene of a Location. */
export function scene(location: string): Picture {
  return { frame: frame(compositions.frames.scene), parts: (locations[location] ?? []).map(part), paint: "" };
}
