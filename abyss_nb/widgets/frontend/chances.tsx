/** What the seat that looks does not know, and how likely each thing is. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusedIn } from "./focus";
import { kept } from "./kept";
import type { Link } from "./link";
import { part } from "./part";
import type { ChanceTable, Seat } from "./protocol";
import { Icon } from "./sprites";
import { useUi } from "./ui";

const MEMORIES = ["table", "perfect"] as const;
type Memory = (typeof MEMORIES)[number];

/** With more columns than this a table lies on its side: a column for each of its rows, which are the players. */
const MOST_COLUMNS = 5;

interface Found {
  /** Who may see it. */
  seat: Seat;
  memory: Memory;
  tables: readonly ChanceTable[];
}

/** The chances as the view stands: one question at a time, and the next one as soon as it is answered. */
function useChances(link: RefObject<Link | null>, memory: Memory): Found | null {
  const { view, book } = useUi();
  const { seat, seq } = view;
  const [found, setFound] = useState<Found | null>(null);
  const wanted = useRef<(() => void) | null>(null);
  const asking = useRef(false);

  useEffect(() => {
    const ask = () => {
      if (seat === null || !link.current) return;
      asking.current = true;
      wanted.current = null;
      void link.current.ask({ kind: "chances", memory }).then((answer) => {
        asking.current = false;
        if (answer.kind === "chances") setFound({ seat, memory, tables: answer.tables });
        wanted.current?.();
      });
    };
    wanted.current = ask;
    if (!asking.current) ask();
    return () => {
      wanted.current = null;
    };
  }, [link, memory, seat, seq, book]);

  return found?.seat === seat && found.memory === memory ? found : null;
}

interface Props {
  link: RefObject<Link | null>;
  board: RefObject<HTMLElement | null>;
  close: () => void;
}

export const Chances = part(function Chances({ link, board, close }: Props) {
  const { view, settings, prefix, t } = useUi();
  const [memory, setMemory] = useState<Memory>(settings.memory_aid ? "perfect" : "table");
  const found = useChances(link, memory);
  const section = useRef<HTMLElement>(null);

  // The focus comes here, and goes back where it came from if it is still here at the end.
  useLayoutEffect(() => {
    const own = section.current;
    const before = focusedIn(board.current);
    own?.focus({ preventScroll: true });
    return () => {
      const inside = own?.contains(focusedIn(board.current));
      if (inside) (before?.isConnected ? before : board.current?.querySelector<HTMLElement>("[data-role=chances]"))?.focus();
    };
  }, []);

  useLayoutEffect(() => section.current?.scrollIntoView?.({ block: "nearest" }), [found !== null]);

  return (
    <section ref={section} class="ab-section ab-chances" tabIndex={-1} aria-label={t("chances")}>
      <header class="ab-section-head">
        <h3>{t("chances")}</h3>
        <button type="button" class="ab-tool" aria-label={`${t("close")}: ${t("chances")}`} title={`${t("close")} (D)`} data-role="close-chances" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {view.seat === null ? (
        <p class="ab-empty">{t("chances.nobody")}</p>
      ) : (
        <>
          <fieldset class="ab-chances-memory">
            <legend>{t("chances.memory")}</legend>
            <div class="ab-choices">
              {MEMORIES.map((value) => (
                <label key={value}>
                  <input type="radio" name={`${prefix}chances`} checked={value === memory} data-value={value} onChange={() => setMemory(value)} />
                  <span>{t(`chances.${value}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {found && <Tables tables={found.tables} />}
        </>
      )}
    </section>
  );
}, "later");

const Tables = kept(({ tables }: { tables: readonly ChanceTable[] }) => (
  <div class="ab-chance-tables">
    {tables.map((table, at) =>
      table.long ? (
        <details key={at}>
          <summary>{table.title}</summary>
          <Table table={table} />
        </details>
      ) : (
        <Table key={at} table={table} caption />
      ),
    )}
  </div>
));

function Table({ table, caption = false }: { table: ChanceTable; caption?: boolean }) {
  const { title, head, rows } = table.head.length > MOST_COLUMNS ? turned(table) : table;
  return (
    <table class="ab-chance-table" aria-label={caption ? undefined : title}>
      {caption && <caption>{title}</caption>}
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={at} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, bar }, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            {cells.map((cell, place) => (
              <td key={place}>
                {cell}
                {bar !== null && place === cells.length - 1 && (
                  <span class="ab-chance-bar" aria-hidden="true">
                    <i style={{ inlineSize: `${100 * bar}%` }} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table with its rows as columns. */
export function turned({ title, head, rows, long }: ChanceTable): ChanceTable {
  const [corner = "", ...names] = head;
  return {
    title,
    head: [corner, ...rows.map(({ label }) => label)],
    rows: names.map((label, at) => ({ label, cells: rows.map(({ cells }) => cells[at] ?? ""), bar: null })),
    long,
  };
}
