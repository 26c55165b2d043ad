/** The sheets of drawings, once per view, and what is taken from them: a sign alone, or parts put together. */
import { Component, createContext } from "preact";
import { useContext } from "preact/hooks";
import portraits from "../art/portraits.svg";
import scenes from "../art/scenes.svg";
import signs from "../art/sprites.svg";
import type { Picture } from "./art";

const sheets = signs + portraits + scenes;

/** Set before every id of the sheets, so that two boards on a page do not share them. */
export const SpritePrefix = createContext("");

export function prefixed(svg: string, prefix: string): string {
  return svg
    .replace(/\sid="/g, (found) => found + prefix)
    .replace(/href="#/g, (found) => found + prefix)
    .replace(/url\(#/g, (found) => found + prefix);
}

/** The sheets themselves; they never change, so they are drawn once. */
export class SpriteSheet extends Component<{ prefix: string }> {
  override shouldComponentUpdate(): boolean {
    return false;
  }

  override render() {
    const html = { __html: prefixed(sheets, this.props.prefix) };
    return <div class="ab-sprites" aria-hidden="true" dangerouslySetInnerHTML={html} />;
  }
}

export function Icon({ name, class: extra = "", place }: { name: string; class?: string; place?: string }) {
  const prefix = useContext(SpritePrefix);
  return (
    <svg class={`ab-icon ${extra}`} aria-hidden="true" focusable="false" data-icon={name} data-place={place}>
      <use href={`#${prefix}${name}`} />
    </svg>
  );
}

/** A picture put together from parts; it fills the room it is given and is cut at its edges. */
export function Composed({ picture, class: extra = "" }: { picture: Picture; class?: string }) {
  const prefix = useContext(SpritePrefix);
  const [width, height] = picture.frame;
  return (
    <svg
      class={extra}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      style={picture.paint}
      aria-hidden="true"
      focusable="false"
    >
      {picture.parts.map(([name, right, down, scale], at) => (
        <use
          key={at}
          href={`#${prefix}${name}`}
          width={width}
          height={height}
          transform={right || down || scale !== 1 ? `translate(${right} ${down}) scale(${scale})` : undefined}
        />
      ))}
    </svg>
  );
}
