/** Why something is as it is, in sentences with the rules they rest on; and the text of a rule. */
import type { ComponentChildren } from "preact";
import { RuleButton } from "./reasons";

export interface Explanation {
  lines: readonly { text: string; rules: readonly string[] }[];
}

export function Explained({ lines }: Explanation) {
  return (
    <>
      {lines.map(({ text, rules }, at) => (
        <div key={at}>
          <p dir="auto">{text}</p>
          <div class="ab-rules">
            {rules.map((id) => (
              <RuleButton key={id} id={id} of={text} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

/** The Markdown of the rulebook: paragraphs, lists, options in backticks, other rules in brackets. */
export function Written({ text }: { text: string }) {
  return (
    <>
      {text.split("\n\n").map((block, at) =>
        block.startsWith("- ") ? (
          <ul key={at}>
            {block.split(/^- /m).flatMap((item, place) => (item ? [<li key={place}>{inline(item)}</li>] : []))}
          </ul>
        ) : (
          <p key={at}>{inline(block)}</p>
        ),
      )}
    </>
  );
}

/** The pieces between, in backticks and in brackets come in turn. */
const inline = (text: string): ComponentChildren =>
  text.split(/(?:`([^`]+)`|\[([A-Z0-9-]+)\])/).map((piece, at) => {
    if (!piece || at % 3 === 0) return piece;
    return at % 3 === 1 ? <code key={at}>{piece}</code> : <RuleButton key={at} id={piece} of={text} />;
  });
