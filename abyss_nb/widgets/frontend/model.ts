/** The traits of the widget as they come from Python, and the way to it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Link, type LinkState, type Model } from "./link";
import type { Book, Settings, View } from "./protocol";

export interface Connected {
  view: View;
  book: Book;
  settings: Settings;
  connection: LinkState;
  link: RefObject<Link | null>;
}

/** Follows the model as long as the board is drawn. */
export function useModel(model: Model): Connected {
  const [view, setView] = useState(() => model.get("view") as View);
  const [book, setBook] = useState(() => model.get("book") as Book);
  const [settings, setSettings] = useState(() => model.get("settings") as Settings);
  const [connection, setConnection] = useState<LinkState>({ pending: 0, lost: false });
  const link = useRef<Link | null>(null);
  useLayoutEffect(() => {
    const opened = new Link(model, setConnection);
    const onView = () => {
      opened.alive();
      setView(model.get("view") as View);
    };
    const onBook = () => setBook(model.get("book") as Book);
    const onSettings = () => setSettings(model.get("settings") as Settings);
    model.on("change:view", onView);
    model.on("change:book", onBook);
    model.on("change:settings", onSettings);
    link.current = opened;
    return () => {
      model.off("change:view", onView);
      model.off("change:book", onBook);
      model.off("change:settings", onSettings);
      opened.close();
    };
  }, [model]);
  return { view, book, settings, connection, link };
}
