/** A rule by its ID: pressed, it tells the rule beside it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../signs";
import { usePage } from "./context";
import { Prose } from "./prose";

/** The rule's ID; a button if the page can tell the rule. */
export function Chip({ id }: { id: string }) {
  const { rules, tell } = usePage();
  const rule = Object.hasOwn(rules, id) ? rules[id] : undefined;
  if (!rule) return <code class="tut-chip" dir="ltr">{id}</code>;
  return (
    <button
      type="button"
      class="tut-chip"
      dir="ltr"
      data-rule={id}
      title={rule.title}
      aria-label={`${id}: ${rule.title}`}
      onClick={({ currentTarget }) => tell(id, currentTarget)}
    >
      <code>{id}</code>
    </button>
  );
}

export function Chips({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <span class="tut-chips">
      {ids.map((id) => (
        <Chip key={id} id={id} />
      ))}
    </span>
  );
}

/** What is told: rules one after the other, and what the first one was asked at. */
export interface Told {
  path: readonly string[];
  beside: HTMLElement;
}

interface Props {
  told: Told;
  back: () => void;
  close: () => void;
}

/** Room kept to the edges and to what it stands beside, in pixels. */
const MARGIN = 8;

/** Whether the browser shows it; without popovers it is simply there. */
const isOpen = (note: HTMLElement) => !note.showPopover || note.matches(":popover-open");

export function RuleNote({ told, back, close }: Props) {
  const { path, beside } = told;
  const { t, rules, id } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const shown = path.at(-1) ?? "";
  const rule = rules[shown];

  // In the browser's top layer nothing that the notebook scrolls or cuts off can hide it. A press on another rule may
  // have closed it just now.
  useLayoutEffect(() => {
    const note = box.current;
    if (note && !isOpen(note)) note.showPopover();
    note?.focus({ preventScroll: true });
  }, [told]);

  useLayoutEffect(() => {
    const view = beside.ownerDocument.defaultView;
    const place = () => {
      const note = box.current;
      if (!note || !view || !beside.isConnected) return;
      const { left, top, bottom } = beside.getBoundingClientRect();
      const most = view.innerWidth - note.offsetWidth - MARGIN;
      const below = bottom + MARGIN;
      const fits = below + note.offsetHeight + MARGIN <= view.innerHeight;
      note.style.left = `${Math.max(MARGIN, Math.min(left, most))}px`;
      note.style.top = `${fits ? below : Math.max(MARGIN, top - note.offsetHeight - MARGIN)}px`;
    };
    place();
    view?.addEventListener("scroll", place, true);
    view?.addEventListener("resize", place);
    return () => {
      view?.removeEventListener("scroll", place, true);
      view?.removeEventListener("resize", place);
    };
  }, [shown, beside]);

  if (!rule) return null;
  return (
    <div
      ref={box}
      class="tut-note"
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={id("note")}
      data-told={shown}
      onToggle={({ currentTarget }) => !isOpen(currentTarget) && close()}
    >
      <header>
        {path.length > 1 && (
          <button type="button" class="tut-tool tut-back" aria-label={t("rule.back")} title={t("rule.back")} onClick={back}>
            <Sign name="chevron" />
          </button>
        )}
        <div>
          <code class="tut-chip" dir="ltr">
            {shown}
          </code>
          <strong id={id("note")} dir="auto">
            {rule.title}
          </strong>
        </div>
        <button type="button" class="tut-tool" aria-label={t("rule.close")} title={t("rule.close")} data-role="close" onClick={close}>
          <Sign name="close" />
        </button>
      </header>
      <div class="tut-prose">
        <Prose nodes={rule.text} />
      </div>
    </div>
  );
}
