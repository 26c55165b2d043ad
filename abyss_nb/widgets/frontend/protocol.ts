/**
 * What Python and the board say to each other.
 *
 * Python owns the game and every word of it; the board draws what it is given and sends back the text of an
 * action. Four traits come down (`book`, changed with the language; `view`, changed with the game; `line`, changed when
 * the game grows or another branch is looked at; `settings`, changed by people and by cells), small messages go both ways. `abyss_nb/widgets/view.py` builds what is described here.
 */

export type Seat = "p1" | "p2" | "p3" | "p4";
export type Race = "crab" | "jellyfish" | "seahorse" | "shellfish" | "squid";
export type Guild = "soldier" | "merchant" | "mage" | "politician" | "farmer" | "ambassador";
/** An Exploration card: an Ally such as "crab-3", or "monster". */
export type Card = string;

export interface LordCard {
  name: string;
  guild: Guild;
  /** The emblem colour of the card; null for Ambassadors. */
  race: Race | null;
  cost: number;
  /** How many different Races must be played. */
  races: number;
  mandatory: Race | null;
  keys: number;
  influence: number;
  kind: "instant" | "lasting" | "activated" | "none";
  /** The power in one line; "" without a power. */
  power: string;
  /** The rule ID of the power, e.g. "LORD-SLAVER". */
  rule: string;
}

export interface LocationCard {
  name: string;
  /** How it scores, in one line. */
  text: string;
  guild: Guild | null;
  race: Race | null;
  /** Short sign of its score for the face of the tile, e.g. "5+2×" or "15−". */
  sign: string;
  rule: string;
}

/** Everything that depends on the language only. */
export interface Book {
  lang: string;
  /**
   * Fixed labels by key; some have {placeholders}. The board shows the key where one is missing. Where the form for
   * one differs, it stands under the key with ".one", and {n} decides.
   */
  words: Record<string, string>;
  lords: Record<string, LordCard>;
  locations: Record<string, LocationCard>;
  races: Record<Race, string>;
  guilds: Record<Guild, string>;
  /** The six spaces of the Threat track, each with its alternatives. */
  threat: { keys: number; pearls: number; monsters: number }[][];
  /** The rules in short, part by part. */
  how_to_play: { title: string; text: string }[];
  languages: { id: string; name: string }[];
  /** What a seat can be: {id:"person",name:"Person"}, {id:"greedy",…}, … */
  kinds: { id: string; name: string }[];
}

/** How one board is set; the menu changes it, and so does Python: traits of the widget. */
export interface Settings {
  lang: string;
  /** "auto": as the page around the board. */
  theme: "auto" | "light" | "dark";
  /** How fast bots play: "instant" shows only what comes out. */
  speed: "slow" | "normal" | "fast" | "instant";
  /** Whether cards move; "auto": as the system wishes. */
  motion: "auto" | "on" | "off";
  /** 0.5 to 2: the size of everything. */
  scale: number;
  /** Show what is remembered of hands and Council stacks. */
  memory_aid: boolean;
  /** Ask once more before a step that cannot be taken back. */
  confirm: boolean;
  /** Look where all boards look that follow the session, and lead them along; off: walk alone. */
  follow: boolean;
  /** Whose eyes; "": whoever of the people has to decide. */
  seat: Seat | "";
  /** What the menu offers for `seat`. */
  seats: { id: Seat | ""; name: string }[];
  /** In a file that replays a game without Python: nothing can be played, taken back or written. */
  replay?: true;
  /** In a lesson: there are no tools for whole games (other games, files, the timeline). */
  lesson?: boolean;
}

export interface LordInFront {
  id: string;
  /** Lying on its side: no power, no keys (ASSASSIN-TILT). */
  tilted: boolean;
}

export interface LocationInFront {
  id: string;
  /** Used Lords that lie under it. */
  lords: string[];
  /** What it scores for its owner as the table stands. */
  points: number;
}

export interface PlayerView {
  seat: Seat;
  name: string;
  /** False if nobody gave the name: it follows kind and language. */
  named: boolean;
  /** "person" or the name of a bot. */
  kind: string;
  pearls: number;
  key_tokens: number;
  /** Key tokens and keys of Lords in effect. */
  working_keys: number;
  /** Values for the seat that looks, a count for the others. */
  monster_tokens: number[] | number;
  /** Cards for the seat that looks, a count for the others. */
  hand: Card[] | number;
  affiliated: Card[];
  /** Lords that count towards the end, and how many of them end the game. */
  lords_counted: number;
  lords_to_end: number;
  lords: LordInFront[];
  locations: LocationInFront[];
  /** Points as the table shows them now; without what this view may not know. */
  points: number;
}

/** One legal action of the pending decision. */
export interface ActionView {
  /** What is sent back, e.g. "recruit slaver". */
  text: string;
  /** The same in words, for a button. */
  label: string;
  /** One more line: what it costs or gives; may be "". */
  detail: string;
  /**
   * The things on the board that stand for it, in the order in which they are clicked:
   *   "deck:exploration" "deck:lords" "deck:locations" "court:slaver" "council:crab" "hand:crab-1" "track" (the card
   *   just revealed) "own:slaver" (a free Lord of one's own) "lord:p2:keeper" (somebody else's) "seat:p2"
   *   "available:jail" "mine:jail" (a Location of one's own) "drawn:jail" "played:crab-1"
   * Empty for actions that have only a button. A click on a thing narrows the legal actions to those that go on
   * with it; when one is complete, it is sent. The board knows no rule beyond this matching.
   */
  targets: string[];
  /** The cards it pays with: of a payment, and of recruiting a Lord for whom there is only one. */
  pays: Card[];
  /** How many Pearls go with them. */
  pearls: number;
  /** The main thing to do ("take", "fight", "end"): its button is drawn as primary. */
  primary: boolean;
  /**
   * What it brings to light or pays without another question, in words: asked about first if the board is set to;
   * "" if there is nothing of that kind.
   */
  reveals: string;
}

export interface DecisionView {
  seat: Seat;
  /** A decision kind of the action language: "turn", "offer", "payment", "slaver", … */
  kind: string;
  /**
   * True if this board may answer it. Otherwise `actions` is empty, but for a curtain: then it holds what may be
   * answered before it rises, such as letting an offer pass.
   */
  mine: boolean;
  /** What is asked, in words: "Ann: choose an action". */
  title: string;
  /** One helpful line; may be "". */
  hint: string;
  actions: ActionView[];
  /** How many legal actions are not in `actions` (a payment may have thousands: the sensible ones are listed). */
  more: number;
  /** The Lord being paid for (kind "payment") or the card that asks (a power); null otherwise. */
  card: string | null;
  /** Only for "payment": the seat builds any payment by clicking cards of the hand. */
  payment: { lord: string; cost: number; pearls: number; races: number; mandatory: Race | null } | null;
}

/** What a seat can know of a Lord of the Court, also while it is not its turn. */
export interface LordPlan {
  /** What it would cost this seat now. */
  cost: number;
  payable: boolean;
  /** In a few words: that it can be paid and with how many Pearls, or what is missing. */
  short: string;
  /** Everything that is missing, with its rules; empty if it can be paid. */
  missing: Reason[];
  /** Why something else is to be paid than the card tells. */
  notes: Reason[];
  /** What it would add to the points of this seat as the table stands. */
  gain: number;
}

/** What the board works out for the seat that looks. */
export interface Plan {
  /** By id, for every Lord of the Court. */
  lords: Record<string, LordPlan>;
  /** By id, for every Location on offer or in front of somebody: its points for each seat as the table stands. */
  locations: Record<string, number[]>;
}

export interface Counts {
  cards: number;
  monsters: number;
  /** How many of each value, 1 to 5. */
  allies: Record<Race, number[]>;
}

/** What somebody who forgets nothing has seen. */
export interface Memory {
  /** The hands of the others. */
  hands: Partial<Record<Seat, Card[]>>;
  council: Record<Race, Card[]>;
  /** Among which cards the next one is. */
  next: Counts;
  /** The deck is empty: the next card comes from the discard. */
  reshuffle: boolean;
}

export interface LogPart {
  /** "text" or what a chip stands for. */
  type: "text" | "seat" | "ally" | "lord" | "location" | "pearls" | "keys" | "monster" | "race";
  /** The words to show. */
  text: string;
  /** "crab-3", "slaver", "jail", "p2", "crab"; "" for text. */
  id: string;
}

export interface LogLine {
  /** Counts up through the game. */
  id: number;
  turn: number;
  seat: Seat | null;
  kind: string;
  parts: LogPart[];
  rule: string;
  /** Played by the engine because there was only one possibility. */
  auto: boolean;
}

/** An event as the engine tells it (`core/abyss/events.py` says what each kind means), without what the seat may not know. */
export interface EventView {
  /** As of its line in the log. */
  id: number;
  kind: string;
  seat: Seat | null;
  items: string[];
  number: number;
  target: string;
}

export interface ScoreView {
  seat: Seat;
  name: string;
  total: number;
  locations: { id: string; points: number; text: string }[];
  lords: number;
  allies: number;
  monsters: number;
  pearls: number;
  winner: boolean;
}

export interface View {
  /** Counts up with every change; an intent carries the one it was made on and is refused when it is stale. */
  seq: number;
  /** Counts the games of a session: another one begins with another number. */
  game: number;
  /** Whose hand is shown; null: nobody's. */
  seat: Seat | null;
  /** Hot seat: no hand is shown until this seat says it is there ({kind:"ready"}). */
  curtain: Seat | null;
  players: PlayerView[];
  active: Seat;
  turn: number;
  over: boolean;
  winners: Seat[];
  /** What decided between equal totals. */
  tie: "" | "pearls" | "lord" | "shared";
  /** Who triggered the end, if it was triggered. */
  last_turns: { by: Seat; left: Seat[] } | null;
  court: (string | null)[];
  lord_deck: number;
  lord_discard: string[];
  track: Card[];
  track_spaces: number;
  /** What the next Ally sold costs. */
  price: number;
  exploration_deck: number;
  exploration_discard: number;
  council: Record<Race, number>;
  /** 1 to 6. */
  threat: number;
  locations_available: string[];
  location_deck: number;
  /** Tiles drawn and not yet kept. */
  drawn: string[];
  /** Allies played for a Lord while one is chosen to be affiliated. */
  played: Card[];
  treasury: number;
  key_supply: number;
  monster_supply: number;
  decision: DecisionView | null;
  /** For the seat that looks; null when nobody does, and at the end. */
  plan: Plan | null;
  /** Only if the board is set to remind of it. */
  memory: Memory | null;
  /** The most telling lines since the last decision of the seat that looks; while others play, what they just did. */
  since: LogLine[];
  /** The latest lines of the log; {kind:"log"} asks for all of them. */
  log: LogLine[];
  /** Where it is the same, lines with the same id are the same: they need not be sent again. */
  story: string;
  /** The latest events: what moves on the board. */
  events: EventView[];
  /** After how many actions of its line this is. */
  place: number;
  /** Whether the game goes on here; otherwise somebody only looks back. */
  live: boolean;
  /** At the end of the game. */
  scores: ScoreView[] | null;
  can_undo: boolean;
  can_redo: boolean;
  /** A bot that is thinking. */
  thinking: Seat | null;
  /** An error or notice to be shown until the next change; "" if none. */
  notice: string;
}

export type Mark = "recruit" | "location" | "fight" | "end";

/** The line of play that is looked at, with what a timeline shows of it. */
export interface Line {
  /** Names it: it grows, and another line has another number. */
  number: number;
  /** Who played each of its actions, a digit a seat: "1221". */
  seats: string;
  /** Which of them are offers that passed without a word of the seat. */
  unasked: number[];
  /** After how many actions each turn begins. */
  turns: number[];
  /** The number of the first turn. */
  first_turn: number;
  /** After which actions something happened that is worth finding again. */
  marks: Record<Mark, number[]>;
  /** All branches of the game, in its order. */
  branches: Branch[];
  comments: { place: number; text: string }[];
}

export interface Branch {
  id: number;
  /** "" if nobody named it. */
  name: string;
  /** After how many actions it parts from its line. */
  place: number;
  turn: number;
  /** Who played otherwise. */
  seat: Seat;
  /** How many actions it has. */
  length: number;
  /** Whether the line that is looked at goes through it. */
  shown: boolean;
  /** Whether it parts from a place of the line that is looked at. */
  here: boolean;
}

/** From the board to Python. `id` is counted by the view and comes back in the answer. */
export type Intent =
  | { kind: "act"; id: number; seq: number; text: string }
  | { kind: "draft"; id: number; seq: number; text: string }
  /** A thing was clicked that cannot be used now. */
  | { kind: "why"; id: number; seq: number; target: string }
  | { kind: "undo" | "redo"; id: number; seq: number }
  /** Lets this offer pass, and all further ones of this turn. */
  | { kind: "pass_all"; id: number; seq: number }
  /** Bots that are playing go on to the next decision of a person without pauses. */
  | { kind: "skip"; id: number }
  | { kind: "log"; id: number }
  | { kind: "ready"; id: number; seq: number; seat: Seat }
  | { kind: "new"; id: number; seats: { name: string; kind: string }[]; seed: string }
  /** Another game with the same seats. */
  | { kind: "rematch"; id: number }
  | { kind: "set"; id: number; name: Exclude<keyof Settings, "seats" | "replay" | "lesson">; value: string | number | boolean }
  /** Looks at another place of the line; the view that comes is the answer. */
  | { kind: "goto"; id: number; line: number; place: number }
  /** Back to the main line. */
  | { kind: "main"; id: number }
  /** The game goes on from the place shown, on a branch of its own: people act, bots answer. */
  | { kind: "play_on"; id: number; seq: number; name: string }
  | { kind: "goto_branch" | "delete_branch" | "make_main" | "compare"; id: number; branch: number }
  | { kind: "name_branch"; id: number; branch: number; name: string }
  /** What the game is kept as: a file of a record, a page that replays it, a short text for the position shown. */
  | { kind: "save" | "export" | "code"; id: number }
  /** Goes on with a record or a code; `good_part` takes what is good of a damaged record. */
  | { kind: "load"; id: number; text: string; good_part: boolean }
  /** Why something is as it is. */
  | ({ kind: "explain"; id: number } & About)
  /** What is unknown to the seat that looks, and how likely. */
  | { kind: "chances"; id: number; memory: "table" | "perfect" }
  /** About the place shown; "" takes it away. */
  | { kind: "comment"; id: number; seq: number; text: string }
  | { kind: "error"; id: number; text: string };

/** What is explained: the line of the log with this number; a card, a Race or a deck, a rule, the points of a seat. */
export type About = { about: "event"; what: number } | { about: "card" | "rule" | "score"; what: string };

export interface Reason {
  rule: string;
  text: string;
}

/** From Python to the board, each an answer to the intent with the same id. Every intent gets one. */
export type Answer =
  | { kind: "done"; id: number }
  /** All lines of the log, from the first one. */
  | { kind: "log"; id: number; story: string; lines: LogLine[] }
  /** Not done: stale, not legal, not this seat's, an error in Python. */
  | { kind: "refused"; id: number; text: string; reasons: Reason[] }
  /** About a payment being built: what it makes up so far and whether it can be paid. */
  | ({ kind: "draft"; id: number; text: string; legal: boolean; reasons: Reason[] } & Draft)
  /** Why a thing cannot be used now. */
  | { kind: "why"; id: number; legal: boolean; reasons: Reason[] }
  /** How a branch ends otherwise than the line it parts from, in lines of text. */
  | { kind: "compare"; id: number; text: string }
  /** The sentences of an explanation, each with the rules it rests on. */
  | { kind: "explain"; id: number; title: string; lines: { text: string; rules: string[] }[] }
  | { kind: "chances"; id: number; memory: "table" | "perfect"; tables: ChanceTable[] }
  | { kind: "file"; id: number; name: string; text: string }
  | { kind: "code"; id: number; text: string }
  /** A record that is good only up to this line; so many actions could be taken. */
  | { kind: "damaged"; id: number; line: number; text: string; steps: number };

export interface ChanceTable {
  title: string;
  head: string[];
  /** `bar`: a chance to be drawn, 0 to 1. */
  rows: { label: string; cells: string[]; bar: number | null }[];
  /** A list that only some want to read. */
  long: boolean;
}

export interface Draft {
  points: number;
  cost: number;
  /** The Pearls that would have to go with it. */
  pearls: number;
  /** Points above the cost. */
  wasted: number;
  /** The Races shown. */
  races: Race[];
  /** The Allies one of which would be affiliated. */
  affiliates: Card[];
}
