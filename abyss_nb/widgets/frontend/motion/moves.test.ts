import { describe, expect, it } from "vitest";
import { views } from "../fixtures/views";
import type { EventView, View } from "../protocol";
import { changes, moves } from "./moves";

const event = (kind: string, part: Partial<EventView> = {}): EventView => ({
  id: 0,
  kind,
  seat: "p1",
  items: [],
  number: 0,
  target: "",
  ...part,
});
const told = (...events: EventView[]): EventView[] => events.map((one, at) => ({ ...one, id: at + 1 }));

const start: View = { ...views.middle, events: told(event("turn")) };
/** What the view is after some events. */
const after = (events: EventView[], part: Partial<View> = {}): View => ({ ...start, ...part, events: told(event("turn"), ...events) });
const ways = (before: View, now: View) => moves(before, now).map(({ what, from, to }) => `${what}: ${from[0]} > ${to[0]}`);

const player = (view: View, seat: string) => view.players.find((one) => one.seat === seat) ?? view.players[0]!;
const withPlayer = (view: View, seat: string, part: Partial<View["players"][number]>): View["players"] =>
  view.players.map((one) => (one.seat === seat ? { ...one, ...part } : one));

describe("what moves", () => {
  it("is a Lord from the Court to whoever recruits it, and to the discard", () => {
    const court = start.court.map((id) => (id === "keeper" || id === "sage" ? null : id));
    const lords = [...player(start, "p2").lords, { id: "keeper", tilted: false }];
    const now = after([event("arrive")], { court, players: withPlayer(start, "p2", { lords }), lord_discard: ["tamer", "sage"] });
    expect(ways(start, now).sort()).toEqual(["keeper: court:keeper > lord:p2:keeper", "sage: court:sage > discard:lords"]);
  });

  it("is a Lord from the deck to the Court and to a player", () => {
    const court = start.court.map((id) => id ?? "miller");
    const players = withPlayer(start, "p2", { lords: [] });
    const own = withPlayer({ ...start, players }, "p1", { lords: [...player(start, "p1").lords, { id: "landlord", tilted: false }] });
    expect(ways({ ...start, players }, after([event("refill")], { court, players: own })).sort()).toEqual([
      "landlord: deck:lords > own:landlord",
      "miller: deck:lords > court:miller",
    ]);
  });

  it("is a Location to a player and the Lords whose Keys are used under it", () => {
    const players = withPlayer(start, "p1", {
      lords: [],
      locations: [...player(start, "p1").locations, { id: "jail", lords: ["slaver", "peddler"], points: 3 }],
    });
    const now = after([event("control")], { players, locations_available: ["the-abyss", "oceanic-senate-assembly"] });
    expect(ways(start, now).sort()).toEqual([
      "jail: available:jail > mine:jail",
      "peddler: own:peddler > under:peddler",
      "slaver: own:slaver > under:slaver",
    ]);
  });

  it("is nothing where Lords only close up", () => {
    expect(ways(start, after([event("slide")], { court: [...start.court].reverse() }))).toEqual([]);
  });

  it("is a card of the deck onto the track, and from the track to a hand", () => {
    const track = ["crab-2", "squid-4"];
    const shown = after([event("reveal", { items: ["squid-4"], number: 2 })], { track });
    expect(ways({ ...start, track: ["crab-2"] }, shown)).toEqual(["squid-4: deck:exploration > space:1"]);
    const taken = { ...shown, track: [], events: [...shown.events, { ...event("take", { items: ["squid-4"] }), id: 9 }] };
    expect(moves(shown, taken)).toEqual([{ what: "squid-4", from: ["space:1"], to: ["hand:squid-4", "cards:p1"] }]);
    const bought = { ...taken, events: [...shown.events, { ...event("buy", { items: ["squid-4"], seat: "p2", number: 2, target: "p1" }), id: 9 }] };
    expect(ways(shown, bought)).toEqual(["squid-4: space:1 > cards:p2", "pearl: pearls:p2 > pearls:p1", "pearl: pearls:p2 > pearls:p1"]);
  });

  it("is a card that was revealed and taken in one step, from the deck", () => {
    const now = after([event("reveal", { items: ["squid-4"], number: 1 }), event("take", { items: ["squid-4"] })]);
    expect(ways(start, now)).toEqual(["squid-4: deck:exploration > hand:squid-4"]);
  });

  it("is what is left on the track, to the Council and to the discard", () => {
    const before = { ...start, track: ["crab-2", "monster", "crab-1"] };
    const now = after([event("to-council", { items: ["crab-2", "crab-1"] }), event("monsters-discarded", { number: 1 })]);
    expect(ways(before, now)).toEqual([
      "crab-2: space:0 > council:crab",
      "crab-1: space:2 > council:crab",
      "monster: space:1 > discard:exploration",
    ]);
  });

  it("is a stack of the Council: open into one's own hand, as backs into another", () => {
    const own = after([event("council", { items: ["crab-3", "crab-1"], number: 2, target: "crab" })]);
    expect(ways(start, own)).toEqual(["crab-3: council:crab > hand:crab-3", "crab-1: council:crab > hand:crab-1"]);
    const other = after([event("council", { seat: "p2", number: 2, target: "crab" })]);
    expect(ways(start, other)).toEqual([": council:crab > cards:p2", ": council:crab > cards:p2"]);
  });

  it("is a payment: played, then affiliated and spent", () => {
    const paid = after([event("pay", { items: ["crab-1", "squid-3"] })], { played: ["crab-1", "squid-3"] });
    expect(ways(start, paid)).toEqual(["crab-1: hand:crab-1 > played:crab-1", "squid-3: hand:squid-3 > played:squid-3"]);
    const chosen = { ...paid, played: [], events: [...paid.events, ...[event("affiliate", { items: ["crab-1"] }), event("spent", { items: ["squid-3"] })].map((one, at) => ({ ...one, id: 8 + at }))] };
    expect(ways(paid, chosen)).toEqual(["crab-1: played:crab-1 > affiliated:p1:crab", "squid-3: played:squid-3 > discard:exploration"]);
  });

  it("is the reward of a fight, a Monster token stolen", () => {
    const now = after([
      event("fight", { items: ["monster"] }),
      event("pearls", { number: 1 }),
      event("key-tokens", { number: 1 }),
      event("monster-token"),
      event("steal", { target: "p2" }),
    ]);
    expect(ways({ ...start, track: ["monster"] }, now)).toEqual([
      "monster: space:0 > discard:exploration",
      "pearl: threat > pearls:p1",
      "key: threat > keys:p1",
      "token: threat > tokens:p1",
      "token: tokens:p2 > tokens:p1",
    ]);
  });

  it("goes back the same way when it is undone", () => {
    const now = after([event("council", { seat: "p2", number: 1, target: "crab" })]);
    expect(ways(now, start)).toEqual([": cards:p2 > council:crab"]);
  });

  it("does not betray a hand when somebody else looks", () => {
    const taken = [event("council", { items: ["crab-3"], number: 1, target: "crab" }), event("discard", { items: ["crab-1"] })];
    for (const part of [{ seat: "p2" }, { seat: null, curtain: "p2" }] as Partial<View>[]) {
      const now = after(taken, part);
      expect(moves(start, now).flatMap(({ from, to }) => [...from, ...to]).filter((place) => place.startsWith("hand:"))).toEqual([]);
      expect(moves(now, start)).toEqual([]);
      expect(changes(start, now)).toEqual([]);
    }
  });

  it("is nothing between two games, nor where the views do not go on from each other", () => {
    const now = after([event("council", { seat: "p2", number: 1, target: "crab" })]);
    expect(moves(start, { ...now, game: 2 })).toEqual([]);
    expect(moves({ ...start, events: told(event("pass")) }, now)).toEqual([]);
  });

  it("is not everything after a long stretch of play", () => {
    const many = Array.from({ length: 50 }, (_, at) => event("discard", { items: ["crab-1"], seat: at % 2 ? "p1" : "p2" }));
    const now = after([...many, event("council", { seat: "p2", number: 9, target: "crab" })]);
    expect(ways(start, now).filter((way) => way.includes("council"))).toHaveLength(3);
    expect(moves(start, now).length).toBeLessThanOrEqual(14);
  });
});

describe("the numbers that change", () => {
  it("are told with by how much", () => {
    const players = withPlayer({ ...start, players: withPlayer(start, "p1", { pearls: 4, monster_tokens: [2, 4, 3], points: 45 }) }, "p2", { hand: 10 });
    const now = after([], { players, lord_deck: 17, council: { ...start.council, crab: 2 } });
    expect(changes(start, now)).toEqual([
      { place: "deck:lords", by: -1 },
      { place: "council:crab", by: 2 },
      { place: "pearls:p1", by: -2 },
      { place: "tokens:p1", by: 1 },
      { place: "points:p1", by: 4 },
      { place: "cards:p2", by: 2 },
    ]);
    expect(changes(now, now)).toEqual([]);
  });
});
