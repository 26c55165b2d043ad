/** The design tokens as CSS variables, and which of the two themes is in force. */
import { useLayoutEffect, useState } from "preact/hooks";
import tokens from "../art/tokens.json";
import type { Settings } from "./protocol";

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
    ...Object.entries(tokens.motion).map(([name, time]) => `--ab-motion-${name}:${time}ms`),
  ].join(";");
}

/** The design tokens for what a selector finds, in the theme that it is marked with. */
export const tokensFor = (selector: string): string =>
  `${selector}{${sizes()};${variables("light")}}${selector}[data-theme=dark]{${variables("dark")}}`;

export const themeSheet = tokensFor(".ab-root");

/** What the page around the board looks like: JupyterLab's mark first, VS Code's next, the system's last. */
export function themeAround(element: Element): Theme {
  const marked = around(element).find((node) => node.hasAttribute("data-jp-theme-light"));
  const light = marked?.getAttribute("data-jp-theme-light") ?? null;
  if (light !== null) return light === "false" ? "dark" : "light";
  const classes = body(element).classList;
  if (classes.contains("vscode-dark") || classes.contains("vscode-high-contrast")) return "dark";
  if (classes.contains("vscode-light")) return "light";
  const view = element.ownerDocument.defaultView;
  const style = view?.getComputedStyle(element.isConnected ? element : body(element));
  if (style?.getPropertyValue("--jp-layout-color0")) return "light";
  if (style?.colorScheme === "dark" || style?.colorScheme === "light") return style.colorScheme;
  return view?.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the surroundings change their theme; returns the way to stop. */
export function watchTheme(element: Element, changed: () => void): () => void {
  const view = element.ownerDocument.defaultView;
  const observer = new MutationObserver(changed);
  for (const node of around(element))
    observer.observe(node, { attributeFilter: ["data-jp-theme-light", "class", "style", "data-theme"] });
  const system = view?.matchMedia?.("(prefers-color-scheme: dark)");
  system?.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    system?.removeEventListener("change", changed);
  };
}

/** What lies around an element, from the inside out, also beyond the edge of a shadow root; the body and the page. */
function around(element: Element): Element[] {
  const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
  if (parent) return [parent, ...around(parent)];
  // What is not yet in the page will lie in these.
  return element.isConnected ? [] : [body(element), element.ownerDocument.documentElement];
}

function body(element: Element): HTMLElement {
  return element.ownerDocument.body;
}

/** The theme in force: the one wished for, or that of the surroundings as they change. */
export function useTheme(host: Element, wish: Settings["theme"]): Theme {
  const [around, setAround] = useState<Theme>(() => themeAround(host));
  useLayoutEffect(() => watchTheme(host, () => setAround(themeAround(host))), [host]);
  return wish === "auto" ? around : wish;
}
