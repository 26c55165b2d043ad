/**
 * What Python sends to the pages of the tutorial (abyss_nb/widgets/pages.py) and what they send back.
 *
 * A page is one of several kinds; each is drawn from what it holds and judges nothing. Every page has its words in
 * `labels`, so that it needs nothing else when the language changes.
 */

/** Running text: a text, or a tag with its children; see abyss_nb/tutor/prose.py for the tags there are. */
export type Prose = string | ProseTag;
export type ProseTag = [tag: string, ...children: Prose[]];

export type Labels = Readonly<Record<string, string>>;

/** The rules that a page names, so that it can tell them. */
export type Rules = Readonly<Record<string, { title: string; text: Prose[] }>>;

interface Common {
  lang: string;
  labels: Labels;
  rules: Rules;
}

/** A sentence with the rules it rests on. */
export interface Told {
  text: string;
  rules: string[];
}

/** The head of a lesson, above the board: the chapter, where one is in it, and the situation. */
export interface Head extends Common {
  kind: "head";
  chapter: { title: string; minutes: number; rules: string[]; text: Prose[] };
  /** The situations of the chapter, the one shown marked by `at`. */
  situations: { id: string; title: string; done: boolean }[];
  at: number;
  title: string;
  text: Prose[];
  /** Of a gallery: the card, drawn, with its text in every language and the rulings on it. */
  card: Card | null;
}

export interface Card {
  id: string;
  name: string;
  /** A picture as an address (data:image/svg+xml…), with its text alternative. */
  picture: string;
  alt: string;
  texts: { lang: string; language: string; name: string; text: Prose[] }[];
  rulings: string[];
}

/** What stands below the board: the parts that can be seen by now, and the way on. */
export interface Body extends Common {
  kind: "body";
  /** Changes with the situation: what was typed for another one is forgotten. */
  situation: string;
  /** Its place in the chapter, from 0. */
  at: number;
  parts: Part[];
  /** Whether something is left that is shown when the questions are answered. */
  more: boolean;
  /** The board shows something else than the situation as it begins: there is a way back. */
  moved: boolean;
  first: boolean;
  last: boolean;
  done: boolean;
}

export type Part = ChoicePart | NumberPart | MovePart | DoPart | AnswerPart | WhatIfPart | CodePart | CoachPart;

interface QuestionPart {
  /** Its place among the parts of the situation: what intents name. */
  at: number;
  text: Prose[];
  /** "open": to be answered; "right": answered; "shown": given up, the answer is shown. */
  state: "open" | "right" | "shown";
}

export interface ChoicePart extends QuestionPart {
  kind: "choice";
  /** `response` once it was chosen (or, of the right one, shown); `right` only then. */
  options: { text: Prose[]; response: Prose[] | null; right: boolean | null }[];
}

export interface NumberPart extends QuestionPart {
  kind: "number";
  /** What was answered so far, the last one last. */
  given: { value: number; right: boolean; response: Prose[] }[];
  /** The answer, once it was found or shown. */
  answer: number | null;
}

export interface MovePart extends QuestionPart {
  kind: "move";
  given: { action: string; right: boolean; response: Prose[]; reasons: Told[] }[];
  /** The right moves in words, once one was found or they are shown. */
  answers: string[];
}

export interface DoPart {
  kind: "do";
  at: number;
  text: Prose[];
  /** How many of the steps are done, of how many. */
  done: number;
  total: number;
  /** What the reader played instead, in words; "" if nothing. */
  astray: string;
  /** What has been done so far, worked out. */
  steps: Step[];
}

export interface Step {
  who: string;
  action: string;
  /** Tried and refused, not done. */
  refused: boolean;
  /** What matters here. */
  told: Told[];
  /** What happened besides: to be folded away. */
  more: Told[];
}

export interface AnswerPart {
  kind: "answer";
  at: number;
  text: Prose[];
  steps: Step[];
}

export type Control =
  | { kind: "slide"; path: string; label: string; value: number; low: number; high: number }
  | { kind: "pick"; path: string; label: string; cards: { word: string; name: string; on: boolean }[] }
  | { kind: "choose"; path: string; label: string; value: number; values: string[] };

export interface WhatIfPart {
  kind: "what if";
  at: number;
  text: Prose[];
  controls: Control[];
  /** Why such a position cannot be, "" if it can. */
  impossible: string;
  tries: { action: string; possible: boolean; steps: Step[]; reasons: Told[] }[];
  shows: { label: string; before: string; after: string }[];
  /** The board shows the changed position. */
  onBoard: boolean;
}

export interface CodePart {
  kind: "code";
  at: number;
  text: Prose[];
  code: string;
}

/** The coach of a first game: what was done by hand, move by move, the latest first. */
export interface CoachPart {
  kind: "coach";
  at: number;
  text: Prose[];
  moves: { number: number; who: string; action: string; mine: boolean; told: Told[] }[];
  next: Told[];
}

/** Words of the notebook, in the language chosen. */
export interface Text extends Common {
  kind: "text";
  title: string;
  /** Of the heading; 0 if there is none. */
  level: number;
  text: Prose[];
}

/** The languages to choose from. */
export interface Languages extends Common {
  kind: "languages";
  languages: { id: string; name: string }[];
}

/** What was learned: chapters with what is done of them. */
export interface Learned extends Common {
  kind: "learned";
  chapters: {
    name: string;
    title: string;
    minutes: number;
    situations: number;
    done: number;
    questions: number;
    /** Questions answered at the first try. */
    first: number;
    rules: string[];
  }[];
  /** Where progress is kept: the name of a file, or "" for this browser. */
  file: string;
  /** What is kept in the browser if there is no file: a text, to be stored as it is. */
  kept: string;
  fault: string;
}

/** The rulebook: contents, a search, one rule. */
export interface Rulebook extends Common {
  kind: "rulebook";
  title: string;
  sections: { id: string; title: string; rules: { id: string; title: string }[] }[];
  query: string;
  found: { id: string; title: string }[] | null;
  rule: {
    id: string;
    title: string;
    text: Prose[];
    /** Rules that point to this one. */
    named: string[];
    examples: { id: string; title: string }[];
  } | null;
  /** The scenario on the board below, with its steps worked out as far as they were played. */
  scenario: { id: string; title: string; steps: Step[]; total: number } | null;
}

/** The gallery: every card, in groups; pictures come beside the page, by the names that the cards have here. */
export interface Gallery extends Common {
  kind: "gallery";
  groups: { id: string; title: string; cards: { id: string; name: string; picture: string; done: boolean }[] }[];
  chosen: string;
}

export type Page = Head | Body | Text | Languages | Learned | Rulebook | Gallery;

/** What a page sends; Python answers by a new page. */
export type Intent =
  | { kind: "go"; at: number }
  | { kind: "answer"; at: number; value: number }
  | { kind: "show"; at: number }
  | { kind: "start over" }
  | { kind: "step" }
  | { kind: "set"; at: number; path: string; value: number | string[] }
  | { kind: "put on board"; at: number }
  | { kind: "lang"; lang: string }
  | { kind: "find"; query: string }
  | { kind: "rule"; id: string }
  | { kind: "scenario"; id: string }
  | { kind: "card"; id: string }
  | { kind: "progress"; kept: string }
  | { kind: "forget" }
  /** A page could not be drawn. */
  | { kind: "error"; text: string };
