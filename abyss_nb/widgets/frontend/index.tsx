/** The entry of the widget: draws one view of the model into an element and gives back the way to take it away. */
import { render as draw } from "preact";
import { App } from "./app";
import "./board.css";
import { Boundary } from "./boundary";
import type { Model } from "./link";

let views = 0;

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const host = el.ownerDocument.createElement("div");
  host.className = "ab-host";
  el.append(host);
  const prefix = `ab${(++views).toString(36)}${Math.random().toString(36).slice(2, 6)}-`;
  draw(
    <Boundary model={model}>
      <App model={model} host={host} prefix={prefix} />
    </Boundary>,
    host,
  );
  return () => {
    draw(null, host);
    host.remove();
  };
}

export default { render };
