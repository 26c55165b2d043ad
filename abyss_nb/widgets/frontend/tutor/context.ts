/** What every part of a page needs: its words, its rules, and the way to Python. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../words";
import type { Intent, Rules } from "./protocol";

export interface Ui {
  t: Words;
  lang: string;
  rules: Rules;
  /** Addresses of pictures by their names. */
  pictures: Readonly<Record<string, string>>;
  send: (intent: Intent) => void;
  /** Tells a rule beside what was pressed. */
  tell: (rule: string, beside: HTMLElement) => void;
  /** An ID that no other page in the notebook has. */
  id: (name: string) => string;
}

const Context = createContext<Ui | null>(null);

export const Provider = Context.Provider;

export function usePage(): Ui {
  const ui = useContext(Context);
  if (!ui) throw new Error("a part of a page outside of one");
  return ui;
}
