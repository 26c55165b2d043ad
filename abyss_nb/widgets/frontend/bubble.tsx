/** A note beside a thing: what it is, why it cannot be used now, or what an explanation says. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Explained, Written } from "./explained";
import type { Shown } from "./explaining";
import { Reasons, Rule } from "./reasons";
import { Icon } from "./sprites";
import { useUi } from "./ui";

interface Props {
  shown: Shown;
  root: HTMLElement | null;
  back: () => void;
  close: () => void;
}

/** Room kept to the edges, in pixels. */
const MARGIN = 8;

export function Bubble({ shown: { note, anchor, entered, before }, root, back, close }: Props) {
  const { prefix, t } = useUi();
  const body = useRef<HTMLDivElement>(null);
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
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
    if (entered) body.current?.focus({ preventScroll: true });
  }, [note.target, entered]);
  return (
    <div
      ref={ref}
      class="ab-bubble-note"
      role={entered ? "dialog" : "status"}
      aria-label={note.title}
      aria-describedby={entered ? `${prefix}note` : undefined}
      data-note={note.target}
      data-told={note.explained || note.written ? "true" : undefined}
    >
      <header>
        {before && (
          <button type="button" class="ab-tool ab-back" aria-label={`${t("explain.back")}: ${before.note.title}`} title={t("explain.back")} data-role="back-note" onClick={back}>
            <Icon name="chevron" />
          </button>
        )}
        <strong dir="auto">{note.title}</strong>
        <button type="button" class="ab-tool" aria-label={`${t("close")}: ${note.title}`} title={t("close")} data-role="close-note" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div ref={body} class="ab-note-body" role="group" tabIndex={0} id={`${prefix}note`} aria-label={note.title}>
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
        {note.written ? (
          <>
            <code class="ab-rule" dir="ltr">
              {note.rule}
            </code>
            <Written text={note.written} />
          </>
        ) : note.explained ? (
          <Explained lines={note.explained.lines} />
        ) : (
          <>
            <Sentences lines={note.lines} />
            {note.rule && <Rule id={note.rule} of={note.title} />}
            <Reasons reasons={note.notes} />
          </>
        )}
        <Sentences lines={note.more} />
        <Reasons reasons={note.missing} />
      </div>
    </div>
  );
}

function Sentences({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, at) => (
        <p key={at} dir="auto">
          {line}
        </p>
      ))}
    </>
  );
}
