/** The entry of the widget: draws one view of a page into an element and gives back the way to take it away. */
import { render as draw } from "preact";
import { Boundary } from "../boundary";
import type { Model } from "../link";
import { TutorPage, wordsIn } from "./page";
import "./tutor.css";

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const host = el.ownerDocument.createElement("div");
  host.className = "ab-tutor-host";
  el.append(host);
  const prefix = `tut${Math.random().toString(36).slice(2, 10)}-`;
  draw(
    <Boundary model={model} shows="page" words={wordsIn} class="ab-tutor">
      <TutorPage model={model} host={host} prefix={prefix} />
    </Boundary>,
    host,
  );
  return () => {
    draw(null, host);
    host.remove();
  };
}

export default { render };
