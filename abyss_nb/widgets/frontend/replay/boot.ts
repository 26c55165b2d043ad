/** Unpacks what a page holds, its program and its game, and starts it; where that cannot be done, says so. */
import type { GameDocument } from "./game";

interface Packed {
  program: string;
  style: string;
  game: GameDocument;
}

declare const abyssReplay: typeof import("./index");

async function unpacked(text: string): Promise<Packed> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).json()) as Packed;
}

function put(tag: "style" | "script", text: string): void {
  const element = document.createElement(tag);
  element.textContent = text;
  document.head.append(element);
}

const there = (id: string) => document.getElementById(id) as HTMLElement;

unpacked(there("packed").textContent ?? "")
  .then(({ program, style, game }) => {
    put("style", style);
    put("script", program);
    abyssReplay.start(game, there("replay"));
  })
  .catch((error: unknown) => {
    there("sorry").hidden = false;
    there("fault").textContent = String(error);
  });
