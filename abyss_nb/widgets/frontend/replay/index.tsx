/** The entry of a page that replays a game: draws it into an element. */
import { render } from "preact";
import { Game, type GameDocument } from "./game";
import { Replay } from "./model";
import { Page } from "./page";
import { addressOf, placeIn } from "./place";
import "./replay.css";

/** The reader's language, if the game is told in it. */
function spoken(game: Game): string {
  const wished = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return wished.find((lang) => Object.hasOwn(game.document.books, lang)) ?? game.document.lang;
}

export function start(document: GameDocument, element: HTMLElement): void {
  const game = new Game(document);
  const model = new Replay(game, spoken(game));
  const follow = () => {
    const named = placeIn(location.hash);
    if (named) model.go(...named);
  };
  follow();
  addEventListener("hashchange", follow);
  model.on("change:view", () => {
    const hash = addressOf(model.line, model.place);
    // Without a step in the browser's history; a browser that finds this too often may refuse.
    if (hash !== location.hash) history.replaceState(null, "", hash);
  });
  render(<Page model={model} host={element} />, element);
}
