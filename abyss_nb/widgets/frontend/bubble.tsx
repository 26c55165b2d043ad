/** A note beside a thing: what it is, and why it cannot be used now. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Note } from "./notes";
import { Reasons, Rule } from "./reasons";
import { Icon } from "./sprites";
import { useUi } from "./ui";


interface Props {
  note: Note;
  /** The element clicked. */
  anchor: Element;
  root: HTMLElement | null;
  close: () => void;
}

/** Room kept to the edges, in pixels. */
const MARGIN = 8;

export function Bubble({ note, anchor, root, close }: Props) {
  const { t } = useUi();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !root) return;
    const frame = root.getBoundingClientRect();
    const thing = anchor.getBoundingClientRect();
    // Boxes are measured on the page, and set in the board's own pixels, which its scale enlarges.
    const scale = frame.width / root.offsetWidth || 1;
    const left = (thing.left + thing.width / 2 - frame.left) / scale - box.offsetWidth / 2;
    const below = (thing.bottom - frame.top) / scale + MARGIN;
    const room = root.ownerDocument.defaultView?.innerHeight ?? 0;
    const needed = (box.offsetHeight + 2 * MARGIN) * scale;
    const fits = below + box.offsetHeight < root.offsetHeight && (thing.bottom + needed <= room || thing.top < needed);
    const top = fits ? below : Math.max(MARGIN, (thing.top - frame.top) / scale - box.offsetHeight - MARGIN);
    const most = Math.max(MARGIN, root.offsetWidth - box.offsetWidth - MARGIN);
    box.style.left = `${Math.min(Math.max(MARGIN, left), most)}px`;
    box.style.top = `${top}px`;
  });
  // The board may lie in something that scrolls and shows only a part of it.
  useLayoutEffect(() => ref.current?.scrollIntoView?.({ block: "nearest" }), [note]);
  return (
    <div ref={ref} class="ab-bubble-note" role="status" data-note={note.target}>
      <header>
        <strong dir="auto">{note.title}</strong>
        <button type="button" class="ab-tool" aria-label={t("close")} title={t("close")} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {note.lines.map((line, at) => (
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
      <Rule id={note.rule} />
      <Reasons reasons={note.notes} />
      {note.answer && (note.answer.text || note.answer.reasons.length > 0) && (
        <div class="ab-why">
          <p class="ab-why-title">
            <Icon name="warning" />
            {t("why")}
          </p>
          {note.answer.reasons.length === 0 && note.answer.text && <p dir="auto">{note.answer.text}</p>}
          <Reasons reasons={note.answer.reasons} />
        </div>
      )}
    </div>
  );
}
