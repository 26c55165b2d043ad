// Bundles the front end into the files that the Python package ships: the board (board.js and board.css), the pages of
// the tutorial (tutor.js and tutor.css), and what replays a game without Python (replay.js and replay.css, which hold
// the board, and boot.js).
//
//   node build.mjs           write them to abyss_nb/widgets/static
//   node build.mjs --check   write nothing; exit 1 if they differ from what the sources give
//   node build.mjs --watch   write them again at every change of a source
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";

const root = dirname(fileURLToPath(import.meta.url));
const staticFolder = join(root, "abyss_nb/widgets/static");
const preactLicence = (await readFile(join(root, "node_modules/preact/LICENSE"), "utf8")).trim();

const banner = { js: `/*! Contains Preact.\n\n${preactLicence}\n*/` };

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: root,
  outdir: staticFolder,
  bundle: true,
  platform: "browser",
  target: "es2022",
  minify: true,
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text", ".json": "json" },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
};

/** @type {import("esbuild").BuildOptions[]} */
const bundles = [
  { ...common, entryPoints: { board: "abyss_nb/widgets/frontend/index.tsx" }, format: "esm", banner },
  { ...common, entryPoints: { tutor: "abyss_nb/widgets/frontend/tutor/index.tsx" }, format: "esm", banner },
  {
    ...common,
    entryPoints: { replay: "abyss_nb/widgets/frontend/replay/index.tsx" },
    format: "iife",
    globalName: "abyssReplay",
    banner,
  },
  { ...common, entryPoints: { boot: "abyss_nb/widgets/frontend/replay/boot.ts" }, format: "iife" },
];

/** The files of all bundles as [name, bytes], nothing written. */
async function bundle() {
  const built = await Promise.all(bundles.map((options) => build({ ...options, write: false })));
  const files = built.flatMap(({ outputFiles }) => outputFiles);
  return files.map((file) => /** @type {const} */ ([basename(file.path), Buffer.from(file.contents)]));
}

async function write() {
  await mkdir(staticFolder, { recursive: true });
  for (const [name, bytes] of await bundle()) {
    const path = join(staticFolder, name);
    await writeFile(path, bytes);
    console.log(`${relative(root, path)}  ${bytes.length} bytes, ${gzipSync(bytes).length} compressed`);
  }
}

async function check() {
  for (const [name, bytes] of await bundle()) {
    const shipped = await readFile(join(staticFolder, name)).catch(() => Buffer.alloc(0));
    if (!shipped.equals(bytes)) {
      console.error(`${name} is not what its sources give: run "npm run build"`);
      process.exitCode = 1;
    }
  }
}

if (process.argv.includes("--watch")) {
  for (const options of bundles) await (await context({ ...options, logLevel: "info" })).watch();
} else if (process.argv.includes("--check")) {
  await check();
} else {
  await write();
}
