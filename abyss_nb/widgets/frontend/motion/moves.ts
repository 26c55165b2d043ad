/**
 * What went where between two views, in words of places: which cards and tokens move, and which numbers change.
 *
 * Lords and Locations are told by comparing the views; of Allies and tokens, which are many of a kind, the events tell.
 * Both views hold only what their seat may know, so nothing hidden can come out here: a card without a name is a back.
 */
import type { Card, EventView, Seat, View } from "../protocol";

/** A `data-place` or `data-target` of the board, e.g. "court:slaver", "space:2", "pearls:p1". */
export type Place = string;

export interface Move {
  /** "crab-3", "monster", "slaver", "jail", "pearl", "key", "token"; "" for a card that stays face down. */
  what: string;
  /** Where it was and where it is now; the first of them that is on the board counts. */
  from: Place[];
  to: Place[];
}

/** A number on the board that is another one now. */
export interface Change {
  place: Place;
  by: number;
}

/** After a long stretch of play only so much moves at once; what counts is where things are. */
const MOST = 14;
/** Of equal cards that go the same way only so many are seen to go. */
const MOST_ALIKE = 3;

export function moves(before: View, after: View): Move[] {
  if (before.game !== after.game) return [];
  const news = since(before, after);
  if (news) return thinned(forward(before, after, news));
  const undone = since(after, before);
  if (undone && sameEyes(before, after))
    return thinned(forward(after, before, undone).map(({ what, from, to }) => ({ what, from: to, to: from })));
  return [];
}

/** The same two people at the screen: whose cards are shown, and whether a curtain hides them. */
export function sameEyes(before: View, after: View): boolean {
  return before.game === after.game && before.seat === after.seat && before.curtain === after.curtain;
}

/** The events of `after` that `before` did not have; null if it does not go on from there. */
function since(before: View, after: View): EventView[] | null {
  const last = before.events[before.events.length - 1];
  if (!last) return after.events;
  const at = after.events.findIndex(({ id }) => id === last.id);
  const there = after.events[at];
  if (!there || there.kind !== last.kind || there.seat !== last.seat || after.events.length === at + 1) return null;
  return after.events.slice(at + 1);
}

function forward(before: View, after: View, news: readonly EventView[]): Move[] {
  return [...ofAllies(before, after, news), ...ofTokens(news), ...between(lords(before), lords(after), "deck:lords"), ...between(locations(before), locations(after), "deck:locations")];
}

/** Where a thing is: `site` tells places apart, `places` finds it on the board. */
interface Spot {
  site: string;
  places: Place[];
}

function lords(view: View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const id of view.lord_discard) spots.set(id, { site: "discard", places: ["discard:lords"] });
  for (const id of view.court) if (id) spots.set(id, { site: "court", places: [`court:${id}`] });
  for (const { seat, lords: free, locations: tiles } of view.players) {
    for (const { id } of free) spots.set(id, { site: seat, places: [seat === view.seat ? `own:${id}` : `lord:${seat}:${id}`] });
    for (const tile of tiles)
      for (const id of tile.lords) spots.set(id, { site: tile.id, places: [`under:${id}`, ...tilePlaces(view, seat, tile.id)] });
  }
  return spots;
}

function locations(view: View): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const id of view.locations_available) spots.set(id, { site: "available", places: [`available:${id}`] });
  for (const id of view.drawn) spots.set(id, { site: "drawn", places: [`drawn:${id}`] });
  for (const { seat, locations: tiles } of view.players)
    for (const { id } of tiles) spots.set(id, { site: seat, places: tilePlaces(view, seat, id) });
  return spots;
}

const tilePlaces = (view: View, seat: Seat, id: string): Place[] => [seat === view.seat ? `mine:${id}` : `place:${seat}:${id}`];

/** The moves of things that are one of a kind; what is nowhere on the table is in its deck. */
function between(before: Map<string, Spot>, after: Map<string, Spot>, deck: Place): Move[] {
  const inDeck: Spot = { site: "deck", places: [deck] };
  const moved: Move[] = [];
  for (const what of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(what) ?? inDeck;
    const to = after.get(what) ?? inDeck;
    if (from.site !== to.site) moved.push({ what, from: from.places, to: to.places });
  }
  return moved;
}

const raceOf = (card: Card): string => card.slice(0, card.indexOf("-"));

function ofAllies(before: View, after: View, news: readonly EventView[]): Move[] {
  const own = sameEyes(before, after) ? after.seat : null;
  const moved: Move[] = [];
  /** Cards on the track as the events go by, with where they lay before; the deck for those revealed meanwhile. */
  const track = before.track.map((card, at) => ({ card, from: `space:${at}` }));
  const played = [...before.played];

  const hand = (seat: Seat | null, card: Card): Place[] => (seat === own ? [`hand:${card}`, `cards:${seat}`] : [`cards:${seat}`]);
  const offTrack = (card: Card): Place[] => {
    const at = track.map((it) => it.card).lastIndexOf(card);
    return at < 0 ? ["deck:exploration"] : [track.splice(at, 1)[0]?.from ?? ""];
  };
  const fromHand = (seat: Seat | null, card: Card): Place[] => {
    const at = played.indexOf(card);
    if (at < 0) return hand(seat, card);
    played.splice(at, 1);
    return [`played:${card}`];
  };

  for (const { kind, seat, items, number, target } of news) {
    switch (kind) {
      case "reveal":
        for (const card of items) track.push({ card, from: "deck:exploration" });
        break;
      case "buy":
      case "take":
        for (const card of items) moved.push({ what: card, from: offTrack(card), to: hand(seat, card) });
        break;
      case "fight":
        for (const card of items) moved.push({ what: card, from: offTrack(card), to: ["discard:exploration"] });
        break;
      case "monsters-discarded":
        for (let n = 0; n < number; n++) moved.push({ what: "monster", from: offTrack("monster"), to: ["discard:exploration"] });
        break;
      case "to-council":
        for (const card of items) moved.push({ what: card, from: offTrack(card), to: [`council:${raceOf(card)}`] });
        break;
      case "council": {
        const stack = [`council:${target}`];
        if (items.length > 0) for (const card of items) moved.push({ what: card, from: stack, to: hand(seat, card) });
        else for (let n = 0; n < number; n++) moved.push({ what: "", from: stack, to: [`cards:${seat}`] });
        break;
      }
      case "oracle":
        for (let n = 0; n < number; n++) moved.push({ what: "", from: [`council:${target}`], to: ["discard:exploration"] });
        break;
      case "pay":
        for (const card of after.played) moved.push({ what: card, from: hand(seat, card), to: [`played:${card}`] });
        break;
      case "affiliate":
        for (const card of items) moved.push({ what: card, from: fromHand(seat, card), to: [`affiliated:${seat}:${raceOf(card)}`] });
        break;
      case "spent":
      case "discard":
        for (const card of items) moved.push({ what: card, from: fromHand(seat, card), to: ["discard:exploration"] });
        break;
    }
  }
  track.forEach(({ card, from }, at) => {
    if (from === "deck:exploration" && after.track[at] === card) moved.push({ what: card, from: [from], to: [`space:${at}`] });
  });
  return moved;
}

/** What a reward of the Threat track, a sale or a theft brings; the Treasury itself is no place on the board. */
function ofTokens(news: readonly EventView[]): Move[] {
  const moved: Move[] = [];
  const several = (what: string, n: number, from: Place, to: Place) => {
    for (let at = 0; at < n; at++) moved.push({ what, from: [from], to: [to] });
  };
  let fought = false;
  for (const { kind, seat, number, target } of news) {
    if (kind === "fight") fought = true;
    else if (kind === "turn") fought = false;
    else if (kind === "buy") several("pearl", number, `pearls:${seat}`, `pearls:${target}`);
    else if (kind === "pearls" && fought) several("pearl", number, "threat", `pearls:${seat}`);
    else if (kind === "key-tokens" && fought) several("key", number, "threat", `keys:${seat}`);
    else if (kind === "monster-token") several("token", 1, "threat", `tokens:${seat}`);
    else if (kind === "steal") several("token", 1, `tokens:${target}`, `tokens:${seat}`);
  }
  return moved;
}

function thinned(all: Move[]): Move[] {
  const times = new Map<string, number>();
  const kept = all.filter(({ from, to }) => {
    const way = `${from[0]} ${to[0]}`;
    times.set(way, (times.get(way) ?? 0) + 1);
    return (times.get(way) ?? 0) <= MOST_ALIKE;
  });
  // Of too many, the latest are seen.
  return kept.slice(-MOST);
}

/** The numbers on the board that differ between two views. */
export function changes(before: View, after: View): Change[] {
  if (!sameEyes(before, after)) return [];
  const now = numbers(after);
  return Object.entries(numbers(before)).flatMap(([place, was]) => {
    const by = (now[place] ?? was) - was;
    return by === 0 ? [] : [{ place, by }];
  });
}

const size = (cards: readonly unknown[] | number): number => (typeof cards === "number" ? cards : cards.length);

function numbers(view: View): Record<Place, number> {
  const all: Record<Place, number> = {
    "deck:lords": view.lord_deck,
    "deck:exploration": view.exploration_deck,
    "deck:locations": view.location_deck,
  };
  for (const [race, n] of Object.entries(view.council)) all[`council:${race}`] = n;
  for (const { seat, pearls, working_keys, monster_tokens, hand, lords_counted, points } of view.players) {
    all[`pearls:${seat}`] = pearls;
    all[`keys:${seat}`] = working_keys;
    all[`tokens:${seat}`] = size(monster_tokens);
    all[`cards:${seat}`] = size(hand);
    all[`lords:${seat}`] = lords_counted;
    all[`points:${seat}`] = points;
  }
  return all;
}
