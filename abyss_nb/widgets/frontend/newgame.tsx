/** Who plays the next game. */
import { useState } from "preact/hooks";
import { Icon } from "./sprites";
import { useUi } from "./ui";

export interface SeatWish {
  name: string;
  kind: string;
}

const LEAST = 2;
const MOST = 4;

export function NewGame({ start }: { start: (seats: SeatWish[], seed: string) => void }) {
  const { view, book, t } = useUi();
  // A name that nobody gave is left open: it follows the kind and the language.
  const [seats, setSeats] = useState<SeatWish[]>(() =>
    view.players.map(({ name, named, kind }) => ({ name: named ? name : "", kind })),
  );
  const [asking, setAsking] = useState(false);
  const running = view.log.length > 0 && !view.over;
  const nameOf = (kind: string, at: number) => `${book.kinds.find(({ id }) => id === kind)?.name ?? kind} ${at + 1}`;
  const [seed, setSeed] = useState("");
  const change = (at: number, part: Partial<SeatWish>) =>
    setSeats(seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat)));
  return (
    <form
      class="ab-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (running && !asking) setAsking(true);
        else start(seats, seed.trim());
      }}
    >
      <fieldset>
        <legend>{t("new")}</legend>
        <ol class="ab-new-seats">
          {seats.map((seat, at) => (
            <li key={at}>
              <i class="ab-seat-dot" data-seat={`p${at + 1}`} aria-hidden="true">
                {at + 1}
              </i>
              <input
                type="text"
                dir="auto"
                maxLength={40}
                value={seat.name}
                aria-label={t("new.name", { n: at + 1 })}
                placeholder={nameOf(seat.kind, at)}
                data-seat-name={at + 1}
                onInput={({ currentTarget }) => change(at, { name: currentTarget.value })}
              />
              <select
                value={seat.kind}
                aria-label={t("new.kind", { n: at + 1 })}
                data-seat-kind={at + 1}
                onChange={({ currentTarget }) => change(at, { kind: currentTarget.value })}
              >
                {book.kinds.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <button
                type="button"
                class="ab-tool"
                aria-label={t("new.remove", { n: at + 1 })}
                title={t("new.remove", { n: at + 1 })}
                aria-disabled={seats.length <= LEAST ? "true" : undefined}
                onClick={() => seats.length > LEAST && setSeats(seats.filter((_, other) => other !== at))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ol>
        <div class="ab-new-row">
          <button
            type="button"
            class="ab-button"
            data-role="add-seat"
            aria-disabled={seats.length >= MOST ? "true" : undefined}
            onClick={() =>
              seats.length < MOST && setSeats([...seats, { name: "", kind: seats[seats.length - 1]?.kind ?? book.kinds[0]?.id ?? "" }])
            }
          >
            {t("new.add")}
          </button>
          <label class="ab-new-seed">
            <span>{t("new.seed")}</span>
            <input type="text" dir="ltr" value={seed} placeholder={t("new.seed.any")} data-role="seed" onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
          </label>
          {running && asking && (
            <p class="ab-sure" role="alert">
              <Icon name="warning" />
              {t("new.sure")}
              <button type="button" class="ab-button" data-role="keep" onClick={() => setAsking(false)}>
                {t("cancel")}
              </button>
            </p>
          )}
          <button type="submit" class="ab-button ab-primary" data-role="start">
            <Icon name="new-game" />
            {t(running && asking ? "new.anyway" : "new.start")}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
