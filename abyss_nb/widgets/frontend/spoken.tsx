/** What a screen reader says by itself: every line is added once and stays a while, so none is lost or said twice. */
import { useCallback, useState } from "preact/hooks";

interface Line {
  id: number;
  text: string;
}

/** Lines kept; those read out are not needed any more. */
const KEPT = 12;

/** Lines, and the way to add some; `afresh` leaves none of those before, which were for other ears. */
export function useSpoken(): [lines: readonly Line[], say: (texts: readonly string[], afresh?: boolean) => void] {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const say = useCallback((texts: readonly string[], afresh = false) => {
    if (texts.length === 0 && !afresh) return;
    setLines((before) => {
      const next = (before[before.length - 1]?.id ?? 0) + 1;
      return [...(afresh ? [] : before), ...texts.map((text, at) => ({ id: next + at, text }))].slice(-KEPT);
    });
  }, []);
  return [lines, say];
}

export function Spoken({ lines }: { lines: readonly Line[] }) {
  return (
    <div class="ab-hidden" aria-live="polite" data-role="live">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
