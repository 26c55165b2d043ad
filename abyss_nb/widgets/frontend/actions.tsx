/** The action bar: a button for every legal action that fits what was clicked so far. */
import type { ComponentChildren } from "preact";
import { ally, useCardName } from "./cards";
import type { ActionView } from "./protocol";
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

/** Actions by verb and, for those that name several things, by the first one; single actions lead. */
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
  const alone = [...groups.values()].filter((group) => group.actions.length === 1).flatMap((group) => group.actions);
  const several = [...groups.values()].filter((group) => group.actions.length > 1);
  return [...(alone.length > 0 ? [{ verb: "", first: null, actions: alone, detail: "" }] : []), ...several];
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

/** What an action is about, without the verb that its group has told. */
function useShort(): (action: ActionView) => string | null {
  const { book } = useUi();
  const card = useCardName();
  return (action) => {
    const target = action.targets[action.targets.length - 1];
    if (target === undefined) return null;
    const word = wordOf(target);
    const known = book.lords[word]?.name ?? book.locations[word]?.name ?? (book.races as Record<string, string>)[word];
    return known ?? (ally(word) ? card(word) : null);
  };
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
  const chips = draft !== null && action.targets.length > 0 && action.targets.every((target) => kindOf(target) === "hand");
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
            <span class="ab-pays" aria-hidden="true">
              <AllyChips cards={action.targets.map(wordOf)} />
              {action.pearls > 0 && (
                <span class="ab-pays-pearls">
                  + <Icon name="pearl" />
                  {action.pearls}
                </span>
              )}
            </span>
            <span class="ab-hidden">{action.label}</span>
          </>
        ) : (
          <span class="ab-action-label">{asking ? `${t("sure")} ${action.reveals}` : (brief ?? action.label)}</span>
        )}
        {asking ? (
          <span class="ab-action-detail">{t("sure.again")}</span>
        ) : (
          action.detail && !told.detail && brief === null && <span class="ab-action-detail">{action.detail}</span>
        )}
      </span>
      {number <= 9 && (
        <kbd class="ab-digit" aria-hidden="true">
          {number}
        </kbd>
      )}
    </button>
  );
}

export function Actions({ more, cancel }: { more: number; cancel: (() => void) | null }) {
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
      {cancel && (
        <button type="button" class="ab-button ab-quiet" data-role="cancel" data-rove="" onClick={cancel}>
          <Icon name="close" />
          {t("cancel")}
        </button>
      )}
    </Rove>
  );
}

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
