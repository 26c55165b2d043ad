/** The traits of the widget as they come from Python, and the way to it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Link, type LinkState, type Model } from "./link";
import { keptSame } from "./same";
import type { Book, Line, Settings, View } from "./protocol";

export interface Connected {
  view: View;
  line: Line;
  book: Book;
  settings: Settings;
  connection: LinkState;
  link: RefObject<Link | null>;
}

/** Follows the model as long as the board is drawn. */
export function useModel(model: Model): Connected {
  const [view, setView] = useState(() => model.get("view") as View);
  const [line, setLine] = useState(() => model.get("line") as Line);
  const [book, setBook] = useState(() => model.get("book") as Book);
  const [settings, setSettings] = useState(() => model.get("settings") as Settings);
  const [connection, setConnection] = useState<LinkState>({ pending: 0, lost: false });
  const link = useRef<Link | null>(null);
  useLayoutEffect(() => {
    const opened = new Link(model, setConnection);
    const onView = () => {
      opened.alive();
      setView((before) => keptSame(before, model.get("view") as View));
    };
    const onLine = () => setLine(model.get("line") as Line);
    const onBook = () => setBook(model.get("book") as Book);
    const onSettings = () => setSettings(model.get("settings") as Settings);
    model.on("change:view", onView);
    model.on("change:line", onLine);
    model.on("change:book", onBook);
    model.on("change:settings", onSettings);
    link.current = opened;
    return () => {
      model.off("change:view", onView);
      model.off("change:line", onLine);
      model.off("change:book", onBook);
      model.off("change:settings", onSettings);
      opened.close();
    };
  }, [model]);
  return { view, line, book, settings, connection, link };
}
