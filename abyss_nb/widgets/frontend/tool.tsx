/** A tool: a button with a sign. While it is off, a click on it tells why instead of doing nothing. */
import { Icon } from "./sprites";
import { useUi } from "./ui";

interface Props {
  /** Names it for tests, and what it does in words. */
  name: string;
  icon: string;
  label: string;
  onClick: () => void;
  /** Why it is off, as the end of a key of the book's words; null if it is not. */
  off?: "undo" | "redo" | "start" | "end" | null;
  expanded?: boolean;
  shortcut?: string;
  /** Whether its sign points back. */
  back?: boolean;
}

export function Tool({ name, icon, label, onClick, off = null, expanded, shortcut, back = false }: Props) {
  const { explain } = useUi();
  return (
    <button
      type="button"
      class="ab-tool"
      data-role={name}
      data-tool={name}
      data-off={off ?? undefined}
      data-rove=""
      data-back={back ? "true" : undefined}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-disabled={off === null ? undefined : "true"}
      aria-expanded={expanded}
      onClick={({ currentTarget }) => (off === null ? onClick() : explain(currentTarget, false))}
    >
      <Icon name={icon} />
    </button>
  );
}
