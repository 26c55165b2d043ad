/** A named part of the table. */
import type { ComponentChildren } from "preact";

interface Props {
  name: string;
  title: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
}

export function Section({ name, title, aside, children }: Props) {
  return (
    <section class={`ab-section ab-section-${name}`} aria-label={title}>
      <header class="ab-section-head">
        <h3>{title}</h3>
        {aside && <span class="ab-aside">{aside}</span>}
      </header>
      {children}
    </section>
  );
}
