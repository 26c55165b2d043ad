/** What every part of the board knows and can do. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ActionView, Book, Settings, View } from "./protocol";
import type { Match } from "./targets";
import type { Words } from "./words";

export interface Ui {
  view: View;
  book: Book;
  settings: Settings;
  /** Sets the names of this view's elements apart from those of other views. */
  prefix: string;
  t: Words;
  /** The actions that fit what was clicked so far. */
  match: Match;
  /** Things clicked on the way to an action. */
  chosen: readonly string[];
  /** Things pointed out while an action button is under the pointer or has the focus. */
  hinted: readonly string[];
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
}

/** What depends on the language alone, for what is drawn again with it only. */
export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error("no board around");
  return book;
}

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error("no board around");
  return ui;
}
