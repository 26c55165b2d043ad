/** The sheet of signs, once per view, and the signs taken from it. */
import { Component, createContext } from "preact";
import { useContext } from "preact/hooks";
import sheet from "../art/sprites.svg";

/** Set before every id of the sheet, so that two boards on a page do not share them. */
export const SpritePrefix = createContext("");

export function prefixed(svg: string, prefix: string): string {
  return svg
    .replace(/\sid="/g, (found) => found + prefix)
    .replace(/href="#/g, (found) => found + prefix)
    .replace(/url\(#/g, (found) => found + prefix);
}

/** The sheet itself; it never changes, so it is drawn once. */
export class SpriteSheet extends Component<{ prefix: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render() {
    const html = { __html: prefixed(sheet, this.props.prefix) };
    return <div class="ab-sprites" aria-hidden="true" dangerouslySetInnerHTML={html} />;
  }
}

export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  const prefix = useContext(SpritePrefix);
  return (
    <svg class={`ab-icon ${extra}`} aria-hidden="true" focusable="false" data-icon={name}>
      <use href={`#${prefix}${name}`} />
    </svg>
  );
}
