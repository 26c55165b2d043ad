/** What every part of the board knows and can do. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ActionView, Book, PlayerView, Settings, View } from "./protocol";
import type { Match } from "./targets";
import type { Words } from "./words";

/** How a thing is marked; several of them together. */
export const LEGAL = 1;
/** Clicked on the way to an action. */
export const CHOSEN = 2;
/** Pressed once, and asking whether one is sure. */
export const ARMED = 4;
/** Pointed out while an action button or a line of the log is under the pointer or has the focus. */
export const HINTED = 8;

export interface Marks {
  of: (target: string) => number;
}

export interface Ui {
  view: View;
  /** Who plays, in order: of the players what stays the same through the game. */
  seats: readonly Pick<PlayerView, "seat" | "name">[];
  book: Book;
  settings: Settings;
  /** Sets the names of this view's elements apart from those of other views. */
  prefix: string;
  t: Words;
  /** The actions that fit what was clicked so far. */
  match: Match;
  marks: Marks;
  /** An act is on its way: nothing else is sent. */
  busy: boolean;
  /** The action that was just sent, drawn as pressed. */
  sent: string | null;
  /** The cards of the payment being built, or null when nothing is paid. */
  draft: readonly string[] | null;
  /** The action that was pressed once and asks whether one is sure. */
  armed: ActionView | null;
  /** A click on a thing of the board. */
  press: (target: string, element: Element) => void;
  act: (text: string) => void;
  hint: (targets: readonly string[]) => void;
  /** Explains what an element of the board stands for; `entered` takes the focus there. */
  explain: (element: Element, entered?: boolean) => void;
}

/** What depends on the language alone, for what is drawn again with it only. */
export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error("no board around");
  return book;
}

/** The board as it is now, whole; part.tsx makes of it what each part sees. */
export const BoardContext = createContext<Ui | null>(null);

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  return inBoard(useContext(UiContext));
}

export function useBoard(): Ui {
  return inBoard(useContext(BoardContext));
}

function inBoard(ui: Ui | null): Ui {
  if (!ui) throw new Error("no board around");
  return ui;
}
