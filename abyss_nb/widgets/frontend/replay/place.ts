/** Places as the page's address names them: `#12`, or `#2.12` on the second branch. */
export function placeIn(hash: string): [line: number, place: number] | null {
  const [, line = "0", place = ""] = /^#(?:(\d+)\.)?(\d+)$/.exec(hash) ?? [];
  return place ? [Number(line), Number(place)] : null;
}

export function addressOf(line: number, place: number): string {
  return line ? `#${line}.${place}` : `#${place}`;
}
