/** The action bar: a button for every legal action that fits what was clicked so far. */
import type { ComponentChildren } from "preact";
import { ally, useCardName } from "./cards";
import { part } from "./part";
import type { ActionView, Race } from "./protocol";
import { Rove } from "./rove";
import { Icon } from "./sprites";
import { kindOf, wordOf } from "./targets";
import { RewardSigns } from "./threat";
import { useUi } from "./ui";

/** From this many actions on, buttons that belong together stand under one name. */
const MANY = 5;
/** From this many on, the buttons of a group are small. */
const CROWD = 6;

const verb = (action: ActionView) => action.text.split(" ", 1)[0] ?? "";

export interface Group {
  /** The verb, or the thing clicked first where several actions begin with it. */
  verb: string;
  first: string | null;
  actions: ActionView[];
  /** The second line of its buttons where it is the same for all of them. */
  detail: string;
}

const together = (actions: readonly ActionView[]): Group => ({ verb: "", first: null, actions: [...actions], detail: "" });

/** Actions by verb and, for those that name several things, by the first one; single actions side by side are one group. */
export function grouped(actions: readonly ActionView[]): Group[] {
  if (actions.length < MANY) return [together(actions)];
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const first = action.targets.length > 1 ? (action.targets[0] ?? null) : null;
    const name = `${verb(action)} ${first ?? ""}`;
    const group = groups.get(name) ?? { verb: verb(action), first, actions: [], detail: action.detail };
    group.actions.push(action);
    if (group.detail !== action.detail) group.detail = "";
    groups.set(name, group);
  }
  const rows: Group[] = [];
  for (const group of groups.values()) {
    const before = rows[rows.length - 1];
    if (group.actions.length > 1) rows.push(group);
    else if (before?.verb === "") before.actions.push(...group.actions);
    else rows.push(together(group.actions));
  }
  return rows;
}

const reward = (text: string, word: string) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(text)?.[1] ?? 0);

/** A sign for the button: what the action is about, as far as its targets tell. */
function Sign({ action, last }: { action: ActionView; last: boolean }) {
  const { book } = useUi();
  const parts = { keys: reward(action.text, "keys"), pearls: reward(action.text, "pearls"), monsters: reward(action.text, "monsters") };
  if (parts.keys + parts.pearls + parts.monsters > 0) return <RewardSigns reward={parts} />;
  const target = action.targets[last ? action.targets.length - 1 : 0];
  if (target === undefined) return null;
  const word = wordOf(target);
  const lord = book.lords[word];
  const place = book.locations[word];
  switch (kindOf(target)) {
    case "council":
      return <Icon name={`race-${word}`} />;
    case "hand":
    case "played":
      return <Icon name={`race-${word.split("-")[0]}`} />;
    case "seat":
      return <Icon name="person" />;
    default:
      if (lord) return <Icon name={`guild-${lord.guild}`} />;
      if (place?.guild) return <Icon name={`guild-${place.guild}`} />;
      if (place?.race) return <Icon name={`race-${place.race}`} />;
      return null;
  }
}

function AllyChips({ cards }: { cards: readonly string[] }) {
  return (
    <span class="ab-ally-chips">
      {cards.map((card, at) => (
        <span key={at} class="ab-ally-chip" data-race={ally(card)?.race}>
          <Icon name={`race-${ally(card)?.race}`} />
          {ally(card)?.value}
        </span>
      ))}
    </span>
  );
}

/** What an action pays. */
function Pays({ action: { pays, pearls } }: { action: ActionView }) {
  return (
    <span class="ab-pays" aria-hidden="true">
      <AllyChips cards={pays} />
      {pearls > 0 && (
        <span class="ab-pays-pearls">
          + <Icon name="pearl" />
          {pearls}
        </span>
      )}
    </span>
  );
}

/** What an action is about, without the verb that its group has told. */
function useShort(): (action: ActionView) => string | null {
  const { view, book } = useUi();
  const card = useCardName();
  return (action) => {
    const target = action.targets[action.targets.length - 1];
    if (target === undefined) return null;
    const word = wordOf(target);
    const known = book.lords[word]?.name ?? book.locations[word]?.name ?? (book.races as Record<string, string>)[word];
    const name = known ?? (ally(word) ? card(word) : null);
    return name !== null && kindOf(target) === "council" ? `${name} ×${view.council[word as Race]}` : name;
  };
}

/** The key that presses a button. */
export function Digit({ number }: { number: number }) {
  if (number > 9) return null;
  return (
    <kbd class="ab-digit" aria-hidden="true">
      {number}
    </kbd>
  );
}

interface ButtonProps {
  action: ActionView;
  number: number;
  /** The group has told what the actions share: the first thing clicked, the second line. */
  told: Group;
}

function ActionButton({ action, number, told }: ButtonProps) {
  const { act, busy, sent, hint, draft, armed, t } = useUi();
  const short = useShort();
  const point = () => hint(action.targets);
  const away = () => hint([]);
  // A payment shows its cards as they look in the hand.
  const chips = draft !== null && action.pays.length > 0;
  const asking = armed?.text === action.text;
  const brief = told.verb === "" || asking ? null : short(action);
  return (
    <button
      type="button"
      class={`ab-button ab-action${action.primary ? " ab-primary" : ""}`}
      data-action={action.text}
      data-rove=""
      data-armed={asking ? "true" : undefined}
      data-sent={sent === action.text ? "true" : undefined}
      aria-disabled={busy ? "true" : undefined}
      aria-label={brief === null ? undefined : [action.label, action.detail].filter(Boolean).join(", ")}
      title={brief === null ? undefined : [action.label, action.detail].filter(Boolean).join(". ")}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      onClick={() => act(action.text)}
      onPointerEnter={point}
      onPointerLeave={away}
      onFocus={point}
      onBlur={away}
    >
      {!chips && <Sign action={action} last={told.first !== null} />}
      <span class="ab-action-words">
        {chips ? (
          <>
            <Pays action={action} />
            <span class="ab-hidden">{action.label}</span>
          </>
        ) : (
          <>
            <span class="ab-action-label">{asking ? `${t("sure")} ${action.reveals}` : (brief ?? action.label)}</span>
            {action.pays.length > 0 && <Pays action={action} />}
          </>
        )}
        {asking ? (
          <span class="ab-action-detail">{t("sure.again")}</span>
        ) : (
          action.detail && !told.detail && brief === null && <span class="ab-action-detail">{action.detail}</span>
        )}
      </span>
      <Digit number={number} />
    </button>
  );
}

/** Lets all further offers of this turn pass. */
export function PassAll({ passAll }: { passAll: () => void }) {
  const { t, busy } = useUi();
  return (
    <button
      type="button"
      class="ab-button ab-quiet"
      data-role="pass-all"
      data-rove=""
      aria-disabled={busy ? "true" : undefined}
      onClick={passAll}
    >
      {t("pass_all")}
    </button>
  );
}

interface ActionsProps {
  more: number;
  passAll: (() => void) | null;
  cancel: (() => void) | null;
}

export const Actions = part(function Actions({ more, passAll, cancel }: ActionsProps) {
  const { match, t, draft } = useUi();
  if (match.actions.length === 0 && !cancel) return null;
  let number = 0;
  return (
    <Rove label={t("actions")} class="ab-actions" role="toolbar" name="actions">
      {draft && match.actions.length > 0 && <h3 class="ab-actions-title">{t("payment.suggestions")}</h3>}
      {(draft ? [together(match.actions)] : grouped(match.actions)).map((group) => (
        <ActionGroup key={`${group.verb} ${group.first}`} group={group} paying={draft !== null}>
          {group.actions.map((action) => (
            <ActionButton key={action.text} action={action} number={++number} told={group} />
          ))}
        </ActionGroup>
      ))}
      {more > 0 && <span class="ab-more">{t("payment.more", { n: more })}</span>}
      {passAll && <PassAll passAll={passAll} />}
      {cancel && (
        <button type="button" class="ab-button ab-quiet" data-role="cancel" data-rove="" onClick={cancel}>
          <Icon name="close" />
          {t("cancel")}
        </button>
      )}
    </Rove>
  );
});

function ActionGroup({ group, paying, children }: { group: Group; paying: boolean; children: ComponentChildren }) {
  const { book, t } = useUi();
  const word = group.first === null ? "" : wordOf(group.first);
  const name = book.lords[word]?.name ?? book.locations[word]?.name ?? (group.verb ? t(`verb.${group.verb}`) : "");
  const crowd = group.verb !== "" && group.actions.length > CROWD;
  return (
    <div class={`ab-action-group${name ? " ab-named" : ""}${crowd ? " ab-compact" : ""}`} role="group" aria-label={name || undefined}>
      {name && !paying && (
        <span class="ab-action-verb">
          {name}
          {group.detail && <span class="ab-action-shared"> · {group.detail}</span>}
        </span>
      )}
      {children}
    </div>
  );
}
