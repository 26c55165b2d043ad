/** Why something is not possible: the rules that say so. */
import type { Reason } from "./protocol";
import { useUi } from "./ui";

interface Props {
  id: string;
  /** What rests on the rule: tells this button from others to the same rule. */
  of: string;
}

/** Opens what a rule says. */
export function RuleButton({ id, of }: Props) {
  const { explain, t } = useUi();
  return (
    <button
      type="button"
      class="ab-rule"
      dir="ltr"
      data-rule={id}
      aria-label={`${id}: ${of}`}
      title={t("explain.rule")}
      onClick={({ currentTarget }) => explain(currentTarget)}
    >
      <code>{id}</code>
    </button>
  );
}

/** The rule behind something, if there is one. */
export function Rule({ id, of }: Props) {
  return id ? <RuleButton id={id} of={of} /> : null;
}

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul class="ab-reasons">
      {reasons.map(({ rule, text }, at) => (
        <li key={at}>
          <span dir="auto">{text}</span> <Rule id={rule} of={text} />
        </li>
      ))}
    </ul>
  );
}
