/** The design tokens as CSS variables, and which of the two themes is in force. */
import tokens from "../art/tokens.json";

export type Theme = "light" | "dark";

function variables(theme: Theme): string {
  return Object.entries(tokens[theme])
    .map(([name, colour]) => `--ab-${name}:${colour}`)
    .join(";");
}

function sizes(): string {
  const { family, "family-title": title, "line-height": lineHeight, ...fonts } = tokens.type;
  return [
    `--ab-family:var(--jp-ui-font-family,${family})`,
    `--ab-family-title:${title}`,
    `--ab-line-height:${lineHeight}`,
    ...Object.entries(fonts).map(([name, size]) => `--ab-type-${name}:${size}px`),
    ...Object.entries(tokens.space).map(([name, size]) => `--ab-space-${name}:${size}px`),
    ...Object.entries(tokens.radius).map(([name, size]) => `--ab-radius-${name}:${size}px`),
    ...Object.entries(tokens.stroke).map(([name, size]) => `--ab-stroke-${name}:${size}px`),
    ...Object.entries(tokens.motion).map(([name, time]) => `--ab-motion-${name}:${time}ms`),
  ].join(";");
}

export const themeSheet = `.ab-root{${sizes()};${variables("light")}}.ab-root[data-theme=dark]{${variables("dark")}}`;

/** The colours of a Lord's face, so that the Lords of a guild differ. */
export function complexion(rule: string): string {
  const sum = [...rule].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const paint = tokens.complexions[sum % tokens.complexions.length];
  return paint ? `--ab-skin:${paint.skin};--ab-skin-shade:${paint["skin-shade"]}` : "";
}

/** The picture on a Location. */
export function scene(location: string): string {
  return (tokens["scene-of"] as Record<string, string>)[location] ?? "scene-city";
}

/** What the page around the board looks like: JupyterLab's mark first, VS Code's next, the system's last. */
export function themeAround(element: Element): Theme {
  const marked = element.closest("[data-jp-theme-light]") ?? body(element);
  const light = marked.getAttribute("data-jp-theme-light");
  if (light !== null) return light === "false" ? "dark" : "light";
  const classes = body(element).classList;
  if (classes.contains("vscode-dark") || classes.contains("vscode-high-contrast")) return "dark";
  if (classes.contains("vscode-light")) return "light";
  const view = element.ownerDocument.defaultView;
  const style = view?.getComputedStyle(body(element));
  if (style?.getPropertyValue("--jp-layout-color0")) return "light";
  if (style?.colorScheme === "dark" || style?.colorScheme === "light") return style.colorScheme;
  return view?.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the surroundings change their theme; returns the way to stop. */
export function watchTheme(element: Element, changed: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  const observer = new MutationObserver(changed);
  for (const node of [body(element), element.ownerDocument.documentElement])
    observer.observe(node, { attributeFilter: ["data-jp-theme-light", "class", "style", "data-theme"] });
  const system = view?.matchMedia?.("(prefers-color-scheme: dark)");
  system?.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    system?.removeEventListener("change", changed);
  };
}

function body(element: Element): HTMLElement {
  return element.ownerDocument.body;
}
