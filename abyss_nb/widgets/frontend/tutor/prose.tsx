/** Running text as elements: the tags that there are, and nothing else, whatever is written. */
import type { ComponentChildren } from "preact";
import { Chip } from "./rule";
import type { Prose as Nodes } from "./protocol";

const BLOCKS = new Set(["p", "ul", "ol", "li", "blockquote"]);
const MARKS = new Set(["em", "strong"]);

interface Props {
  nodes: readonly Nodes[];
  /** Within a label or another text: paragraphs are none. */
  inline?: boolean;
}

export function Prose({ nodes, inline = false }: Props) {
  return <>{nodes.map((node, at) => drawn(node, at, inline))}</>;
}

/** As a block of its own, in lines that are not too long to read. */
export function Reading({ nodes }: { nodes: readonly Nodes[] }) {
  return nodes.length > 0 ? (
    <div class="tut-prose">
      <Prose nodes={nodes} />
    </div>
  ) : null;
}

function drawn(node: unknown, key: number, inline: boolean): ComponentChildren {
  if (typeof node === "string") return node;
  if (!Array.isArray(node)) return null;
  const [tag, ...children] = node as [unknown, ...Nodes[]];
  const inner = (list: readonly Nodes[] = children) => <Prose nodes={list} inline={inline} />;
  const first = typeof children[0] === "string" ? children[0] : "";
  if (typeof tag === "string" && BLOCKS.has(tag)) {
    const Block = (inline ? "span" : tag) as "p";
    return (
      <Block key={key} dir="auto">
        {inner()}
      </Block>
    );
  }
  if (typeof tag === "string" && MARKS.has(tag)) {
    const Mark = tag as "em";
    return <Mark key={key}>{inner()}</Mark>;
  }
  switch (tag) {
    case "br":
      return <br key={key} />;
    case "code":
      return (
        <code key={key} dir="ltr">
          {first}
        </code>
      );
    case "pre":
      return (
        <pre key={key} dir="ltr" tabIndex={0}>
          <code>{first}</code>
        </pre>
      );
    case "rule":
      return <Chip key={key} id={first} />;
    case "a":
      return /^https?:\/\//i.test(first) ? (
        <a key={key} href={first} target="_blank" rel="noopener noreferrer">
          {inner(children.slice(1))}
        </a>
      ) : (
        inner(children.slice(1))
      );
    default:
      return inner();
  }
}
