import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vitest/config";

/** `import art from "./art.svg"` gives the file's text, as it does in the bundle. */
const svgAsText: Plugin = {
  name: "svg-as-text",
  enforce: "pre",
  load(id) {
    const path = id.split("?")[0] ?? id;
    return path.endsWith(".svg") ? `export default ${JSON.stringify(readFileSync(path, "utf8"))}` : null;
  },
};

export default defineConfig({
  plugins: [svgAsText],
  test: {
    environment: "jsdom",
    include: ["abyss_nb/widgets/frontend/**/*.test.{ts,tsx}"],
    passWithNoTests: true,
  },
});
