/** A part of a situation: a card with a heading, named by it. */
import type { ComponentChildren } from "preact";
import { usePage } from "./context";
import { Reading } from "./prose";
import type { Part as Shown, Prose } from "./protocol";

interface Props {
  kind: Shown["kind"];
  at: number;
  heading: string;
  /** Of the heading: within a situation, or a page of its own. */
  level?: "h3" | "h4";
  text: readonly Prose[];
  state?: string;
  children: ComponentChildren;
}

export function Part({ kind, at, heading, level: Heading = "h4", text, state, children }: Props) {
  const { id } = usePage();
  const name = id(`part${at}`);
  return (
    <div class="tut-part" role="group" data-part={at} data-kind={kind} data-state={state} aria-labelledby={name} tabIndex={-1}>
      <Heading id={name}>{heading}</Heading>
      <div id={`${name}-text`}>
        <Reading nodes={text} />
      </div>
      {children}
    </div>
  );
}
