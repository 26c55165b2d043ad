/** Pages of every kind, as Python makes them: for the tests, and to be looked at. */
import labels from "../fixtures/labels.json";
import type { Body, Control, Gallery, Head, Labels, Languages, Learned, Page, Part, Rulebook, Rules, Step, Text } from "./protocol";

const rules: Rules = {
  "COURT-REFILL-BONUS": {
    title: "Only 2 Lords left in the Court",
    text: [
      ["p", "If your recruit action leaves 2 Lords or fewer in the Court, take 2 Pearls from the Treasury. Fewer can be left when The Corruptor or The Traitor takes another one."],
      ["p", "You get this bonus once per recruit action, however many Lords you took, and also when the deck has no Lords to fill the Court with ", ["rule", "COURT-REFILL-SHORT"], "."],
    ],
  },
  "COURT-REFILL": { title: "Filling up the Court", text: [["p", "After the bonus, lay Lords from the deck on all empty spaces of the Court."]] },
  "COURT-REFILL-SHORT": {
    title: "Too few Lords in the deck",
    text: [["p", "If the deck does not have enough Lords to fill the Court, lay out those it has. The end of the game has come ", ["rule", "END-TRIGGER-COURT"], "."]],
  },
  "COURT-SLIDE": { title: "The Court closes its gaps", text: [["p", "After the powers, move the Lords that are left away from the deck, so that all gaps end up beside it. Keep the Lords in their order."]] },
  "COURT-AT-LEAST-THREE": { title: "Enough Lords are left", text: [["p", "As long as more than 2 Lords are left, the Court is not filled up, and nobody gets a bonus."]] },
  "RECRUIT-SEQUENCE": {
    title: "Recruiting from start to end",
    text: [["ul", ["li", "Choose a Lord of the Court."], ["li", "Pay for it with Allies, and with Pearls where needed."], ["li", "Affiliate one of these Allies."], ["li", "The Court slides ", ["rule", "COURT-SLIDE"], "."]]],
  },
  "RECRUIT-VALUE": { title: "Enough to cover the cost", text: [["p", "Add up the values of the Allies that you play and the Pearls that you put with them."]] },
};

const common = { lang: "en", labels: labels.en as Labels, rules };

/** A page in another language: its labels are those of that language, its own words stay. */
export const inLanguage = <T extends Page>(page: T, lang: keyof typeof labels): T => ({ ...page, lang, labels: labels[lang] as Labels });

const stops = ["One gap", "Two are left", "Who empties it?", "Sent away, not recruited", "Counting on the bonus", "Two at once", "The Traitor helps", "The deck is too small", "An empty deck"];

export const head: Head = {
  ...common,
  kind: "head",
  chapter: {
    title: "When the Court is filled up",
    minutes: 10,
    rules: ["COURT-SLIDE", "COURT-AT-LEAST-THREE", "COURT-REFILL-BONUS", "COURT-REFILL", "COURT-REFILL-SHORT", "RECRUIT-SEQUENCE"],
    text: [["p", "Each Lord you recruit leaves a gap in the Court. Most of the time nobody fills it. But at one particular moment fresh Lords come, all at once, and somebody is paid for it. In this chapter you learn to see that moment coming, also when several Lords leave together and when the deck runs out."]],
  },
  situations: stops.map((title, at) => ({ id: `COURT-${at}`, title, done: at < 2 })),
  at: 0,
  title: "One gap",
  text: [["p", "It is your turn. Four Lords lie in the Court; the two spaces beside the Lord deck are empty. Your two seahorses are worth 8 together, just what The Shepherd costs. It lies between two others."]],
  card: null,
};

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 160"><rect width="116" height="160" rx="8" fill="#1d5a70"/><circle cx="58" cy="70" r="34" fill="#8fc7c2"/></svg>')}`;

export const galleryHead: Head = {
  ...head,
  at: 2,
  title: "The Slaver",
  text: [["p", "Once in each of your turns you may discard an Ally."]],
  card: {
    id: "slaver",
    name: "The Slaver",
    picture,
    alt: "The Slaver, a Merchant: cost 8, 5 Influence Points, 1 Key",
    texts: [
      { lang: "en", language: "English", name: "The Slaver", text: [["p", "Once per turn: discard an Ally from hand and gain 2 Pearls."]] },
      { lang: "fr", language: "Français", name: "L’Esclavagiste", text: [["p", "Une fois par tour : défaussez un Allié de votre main et gagnez 2 Perles."]] },
      { lang: "es", language: "Español", name: "El Esclavista", text: [["p", "Una vez por turno: descarta un Aliado de tu mano y gana 2 Perlas."]] },
    ],
    rulings: ["RECRUIT-VALUE", "COURT-REFILL"],
  },
};

const recruited: Step = {
  who: "Person 1",
  action: "Recruit The Shepherd",
  refused: false,
  told: [
    { text: "You chose this Lord of the Court. It is paid with Allies and one of them is affiliated, then the Lord arrives with its power; the Court and the Locations come last.", rules: ["RECRUIT-SEQUENCE"] },
    { text: "The Court had 2 Lords left after you took The Shepherd, so you gain 2 Pearls and it is filled.", rules: ["COURT-REFILL-BONUS", "COURT-REFILL"] },
  ],
  more: [
    { text: "Its cost now: 8 points in 1 Race (seahorse).", rules: ["RECRUIT-VALUE"] },
    { text: "It has no power.", rules: [] },
  ],
};

const refused: Step = {
  who: "Person 2",
  action: "Recruit The Traitor",
  refused: true,
  told: [{ text: "3 points are missing, even with all Pearls.", rules: ["RECRUIT-VALUE"] }],
  more: [],
};

type Of<K extends Part["kind"]> = Extract<Part, { kind: K }>;

export const choice: Of<"choice"> = {
  kind: "choice",
  at: 0,
  text: [["p", "What does the Court look like when you have recruited it?"]],
  state: "open",
  options: [
    { text: [["p", "A Lord from the deck lies in the gap"]], response: null, right: null },
    { text: [["p", "The gap stays where it is"]], response: null, right: null },
    { text: [["p", "The others have closed up, and three spaces beside the deck are empty"]], response: null, right: null },
    { text: [["p", "All spaces are full again"]], response: null, right: null },
  ],
};

const replies: readonly { text: Of<"choice">["options"][number]["text"]; right: boolean }[] = [
  { text: [["p", "In many games each card that is taken is replaced at once. Here the Court is allowed to thin out ", ["rule", "COURT-AT-LEAST-THREE"], "."]], right: false },
  { text: [["p", "True, no card comes from the deck. But the Court does not keep gaps between Lords ", ["rule", "COURT-SLIDE"], "."]], right: false },
  { text: [["p", "Yes: they move away from the deck and keep their order ", ["rule", "COURT-SLIDE"], "."]], right: true },
  { text: [["p", "That comes, but not yet: count how many Lords are still there ", ["rule", "COURT-AT-LEAST-THREE"], "."]], right: false },
];

/** The choice with some options answered. */
export const answered = (part: Of<"choice">, given: readonly number[], state: Of<"choice">["state"]): Of<"choice"> => ({
  ...part,
  state,
  options: part.options.map((option, at) => {
    const reply = replies[at];
    const told = reply && (given.includes(at) || (state === "shown" && reply.right));
    return told ? { ...option, response: reply.text, right: reply.right } : option;
  }),
});

export const number: Of<"number"> = {
  kind: "number",
  at: 1,
  text: [["p", "How many Pearls do you gain in this turn?"]],
  state: "open",
  given: [],
  answer: null,
};

export const numberTried: Of<"number"> = {
  ...number,
  given: [
    { value: 3, right: false, response: [["p", "Perhaps you counted what you will own, or the Lords that lie there now. The question is what you gain ", ["rule", "COURT-REFILL-BONUS"], "."]] },
    { value: 1, right: false, response: [["p", "Not a Pearl for the Lord you took: the bonus is paid for what is left ", ["rule", "COURT-REFILL-BONUS"], "."]] },
  ],
};

export const move: Of<"move"> = {
  kind: "move",
  at: 2,
  text: [["p", "Pay so that the strongest Ally possible stays with you."]],
  state: "open",
  given: [
    {
      action: "Pay with crab 2, seahorse 5 and 1 Pearl",
      right: false,
      response: [["p", "That saves crab 4, for a Pearl. Yet who is the weakest now?"]],
      reasons: [{ text: "3 points are missing.", rules: ["RECRUIT-VALUE"] }],
    },
  ],
  answers: [],
};

export const doing: Of<"do"> = {
  kind: "do",
  at: 3,
  text: [["p", "Plot, then recruit The Shepherd. Your opponent’s turn happens by itself."]],
  done: 1,
  total: 3,
  astray: "Explore",
  steps: [recruited],
};

export const worked: Of<"answer"> = {
  kind: "answer",
  at: 4,
  text: [["p", "Your recruitment left 2 Lords in the Court. Then three things happen in this order: the Court slides, you take 2 Pearls from the Treasury, and Lords from the deck fill all empty spaces. Lords are counted ", ["em", "after"], " yours has left."]],
  steps: [recruited, refused],
};

const controls: Control[] = [
  { kind: "slide", path: "seats.p1.pearls", label: "Your Pearls", value: 1, low: 0, high: 6 },
  {
    kind: "pick",
    path: "seats.p1.hand",
    label: "Your hand",
    cards: [
      { word: "seahorse-5", name: "seahorse 5", on: true },
      { word: "seahorse-3", name: "seahorse 3", on: true },
      { word: "crab-1", name: "crab 1", on: false },
      { word: "crab-1", name: "crab 1", on: false },
    ],
  },
  { kind: "choose", path: "court", label: "The Court", value: 0, values: ["three Lords", "two Lords", "four Lords", "six Lords"] },
];

export const whatIf: Of<"what if"> = {
  kind: "what if",
  at: 5,
  text: [["p", "Change how many Lords lie in the Court."]],
  controls,
  impossible: "",
  tries: [
    { action: "Recruit The Shepherd", possible: true, steps: [recruited], reasons: [] },
    { action: "Recruit The Traitor", possible: false, steps: [], reasons: [{ text: "3 points are missing, even with all your Pearls.", rules: ["RECRUIT-VALUE"] }] },
  ],
  shows: [
    { label: "Your Pearls", before: "1", after: "3" },
    { label: "Lords in the Court", before: "3", after: "6" },
    { label: "Your hand", before: "–", after: "–" },
  ],
  onBoard: false,
};

export const code: Of<"code"> = {
  kind: "code",
  at: 6,
  text: [["p", "The engine knows what is possible, and why the rest is not:"]],
  code: 'before = state.copy()\nstate.apply("recruit shepherd")\nbefore.to_position()["court"], state.to_position()["court"]',
};

export const coach: Of<"coach"> = {
  kind: "coach",
  at: 7,
  text: [],
  moves: [4, 3, 2, 1].map((number) => ({
    number,
    who: number % 2 ? "You" : "Person 2",
    action: number % 2 ? "Explore" : "Recruit The Shepherd",
    mine: number % 2 === 1,
    told: recruited.told,
  })),
  next: [{ text: "Two Lords are left in the Court after the next recruitment: whoever recruits is paid.", rules: ["COURT-REFILL-BONUS"] }],
};

export const body: Body = {
  ...common,
  kind: "body",
  situation: "COURT-1",
  at: 1,
  parts: [choice],
  more: true,
  moved: false,
  first: false,
  last: false,
  done: false,
};

/** A body with these parts, which is done. */
export const bodyWith = (...parts: Part[]): Body => ({ ...body, parts, more: false, moved: true, done: true });

export const text: Text = {
  ...common,
  kind: "text",
  title: "Learn Abyss",
  level: 1,
  text: [
    ["p", "Choose your language above; everything below ", ["em", "follows"], " it."],
    ["ul", ["li", "Think first and ", ["strong", "answer the question"], "."], ["li", "Then play it on the board ", ["rule", "COURT-REFILL"], "."]],
    ["blockquote", ["p", "What you do is sent nowhere."]],
    ["p", "See ", ["a", "https://example.org/", "the format"], " or ", ["code", "docs/chapters.md"], "."],
    ["pre", "abyss-nb check my_chapter.json"],
  ],
};

export const languages: Languages = {
  ...common,
  kind: "languages",
  languages: [
    { id: "en", name: "English" },
    { id: "fr", name: "Français" },
    { id: "es", name: "Español" },
  ],
};

export const learned: Learned = {
  ...common,
  kind: "learned",
  chapters: [
    { name: "turn", title: "A turn", minutes: 6, situations: 5, done: 5, questions: 6, first: 4, rules: ["RECRUIT-SEQUENCE"] },
    { name: "court_refill", title: "When the Court is filled up", minutes: 10, situations: 9, done: 2, questions: 12, first: 1, rules: head.chapter.rules },
    { name: "ending", title: "The end of the game", minutes: 1, situations: 1, done: 0, questions: 0, first: 0, rules: [] },
  ],
  file: "abyss-progress.json",
  kept: '{"format": 1, "done": {}}\n',
  fault: "",
};

export const rulebook: Rulebook = {
  ...common,
  kind: "rulebook",
  title: "Rulebook",
  sections: [
    { id: "recruit", title: "Recruiting", rules: ["RECRUIT-SEQUENCE", "RECRUIT-VALUE"].map((id) => ({ id, title: rules[id]?.title ?? "" })) },
    { id: "court", title: "The Court", rules: ["COURT-SLIDE", "COURT-AT-LEAST-THREE", "COURT-REFILL-BONUS", "COURT-REFILL", "COURT-REFILL-SHORT"].map((id) => ({ id, title: rules[id]?.title ?? "" })) },
  ],
  query: "",
  found: null,
  rule: {
    id: "COURT-REFILL-BONUS",
    title: "Only 2 Lords left in the Court",
    text: rules["COURT-REFILL-BONUS"]?.text ?? [],
    named: ["COURT-REFILL", "RECRUIT-SEQUENCE"],
    examples: [
      { id: "COURT-TWO-LEFT", title: "Two Lords are left: the bonus is paid and the Court is filled" },
      { id: "COURT-EMPTY-DECK", title: "The bonus is paid even if the deck is empty" },
    ],
  },
  scenario: { id: "COURT-TWO-LEFT", title: "Two Lords are left", steps: [recruited], total: 2 },
};

const lords = ["Keeper", "Slaver", "Traitor", "Shepherd", "Oracle", "Sage", "Opportunist", "Aquaculturalist"];

export const pictures = { card: picture };

export const gallery: Gallery = {
  ...common,
  kind: "gallery",
  groups: [
    { id: "merchants", title: "Merchants", cards: lords.map((name, at) => ({ id: name.toLowerCase(), name: `The ${name}`, picture: "card", done: at % 3 === 0 })) },
    { id: "mages", title: "Mages", cards: lords.slice(0, 3).map((name) => ({ id: `mage-${name}`, name: `The ${name}`, picture: "card", done: false })) },
  ],
  chosen: "slaver",
};
