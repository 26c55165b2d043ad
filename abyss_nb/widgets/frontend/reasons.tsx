/** Why something is not possible: the rules that say so. */
import type { Reason } from "./protocol";

export function Rule({ id }: { id: string }) {
  return id ? (
    <code class="ab-rule" dir="ltr">
      {id}
    </code>
  ) : null;
}

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="ab-reasons">
      {reasons.map(({ rule, text }, at) => (
        <li key={at}>
          <span dir="auto">{text}</span> <Rule id={rule} />
        </li>
      ))}
    </ul>
  );
}
