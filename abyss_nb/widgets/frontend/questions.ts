/** The line of the action language that a click on a thing stands for, to ask Python why it is not possible. */
import { kindOf, wordOf } from "./targets";

/** Decisions answered by other verbs than "choose": a card clicked during them means what it means in a turn. */
const TURN = new Set(["", "turn", "offer", "ally", "monster", "end", "payment", "reward"]);

/** Null where nothing sensible can be asked: the thing only shows what it is. */
export function question(decision: string, target: string): string | null {
  const choosing = !TURN.has(decision);
  const choose = `choose ${wordOf(target)}`;
  switch (kindOf(target)) {
    case "court":
      return choosing ? choose : `recruit ${wordOf(target)}`;
    case "council":
      return choosing ? choose : `council ${wordOf(target)}`;
    case "deck":
      if (target === "deck:lords") return "plot";
      if (target === "deck:locations") return "draw 1";
      return decision === "ally" || decision === "monster" ? "continue" : "explore";
    case "track":
      return decision === "offer" ? "buy" : decision === "monster" ? "fight" : "take";
    case "available":
      return choose;
    case "own":
    case "lord":
    case "hand":
    case "seat":
    case "mine":
    case "drawn":
    case "played":
      return choosing ? choose : null;
    default:
      return null;
  }
}
