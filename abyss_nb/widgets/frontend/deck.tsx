/** A face-down pile with the number of its cards. */
import { Icon } from "./sprites";
import { Thing } from "./thing";

interface Props {
  target: string;
  back: string;
  count: number;
  label: string;
}

export function Deck({ target, back, count, label }: Props) {
  return (
    <Thing target={target} label={label} class="ab-thing-deck">
      <span class="ab-deck" data-back={back} data-empty={count === 0 ? "true" : undefined}>
        <Icon name={back} />
        <b class="ab-count">{count}</b>
      </span>
    </Thing>
  );
}
