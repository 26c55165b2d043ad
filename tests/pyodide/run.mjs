// Runs the tests of the core and the doctests of what needs no Jupyter in Pyodide, the Python that JupyterLite runs in
// a browser, and then plays a session there (session.py).
//
//   node tests/pyodide/run.mjs                       everything that is not marked slow
//   node tests/pyodide/run.mjs tests/core -k payment  what pytest's arguments choose; plays no session
//
// pip brings pytest and what the tests import, in the versions of requirements.lock and built for this Pyodide. It is
// the pip of .venv, or of the Python that the variable PYTHON names. Pyodide itself fetches nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const lock = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");
const { abi_version: abi, python: pythonVersion } = JSON.parse(readFileSync(lock, "utf8")).info;
const packages = ["pytest", "pytest-timeout", "hypothesis", "traitlets"];
const tests = ["tests/core", "abyss_nb/__init__.py", "abyss_nb/core", "abyss_nb/bots", "abyss_nb/words"];

/** What pytest is given; nbval and timers need processes and signals, which do not exist there. */
const options = [
  "--override-ini=addopts=--strict-markers --strict-config --import-mode=importlib --doctest-modules",
  "--override-ini=timeout=0",
  "-p",
  "no:cacheprovider",
  "-m",
  "not slow",
  "--durations=5",
];

/** Fill a folder with the packages that the tests need. */
function install(folder) {
  const python = process.env.PYTHON ?? join(root, ".venv/bin/python");
  const [major, minor] = pythonVersion.split(".");
  const target = ["--target", folder, "--only-binary", ":all:", "--platform", `pyemscripten_${abi}_wasm32`];
  target.push("--implementation", "cp", "--python-version", `${major}.${minor}`);
  target.push("--abi", `cp${major}${minor}`, "--abi", "abi3", "--abi", "none");
  const quiet = ["--quiet", "--quiet", "--disable-pip-version-check", "--no-compile"];
  const constraints = ["--constraint", join(root, "requirements.lock")];
  execFileSync(python, ["-m", "pip", "install", ...quiet, ...target, ...constraints, ...packages], {
    stdio: "inherit",
  });
}

/** Run the tests with packages from a folder; return pytest's exit code, or 1 if the session went wrong. */
async function run(folder) {
  const pyodide = await loadPyodide({
    env: {
      HOME: "/tmp",
      HYPOTHESIS_STORAGE_DIRECTORY: "/tmp/hypothesis",
      PYTHONDONTWRITEBYTECODE: "1",
      PYTHONPATH: "/project",
    },
    fsInit: async (FS, { sitePackages }) => {
      FS.mkdir("/project");
      FS.mount(FS.filesystems.NODEFS, { root }, "/project");
      FS.mount(FS.filesystems.NODEFS, { root: folder }, sitePackages);
    },
  });
  const chosen = process.argv.slice(2);
  pyodide.globals.set("arguments", pyodide.toPy([...options, ...(chosen.length ? chosen : tests)]));
  const code = await pyodide.runPythonAsync(`
import os, pytest
os.chdir("/project")
int(pytest.main(arguments))`);
  if (code || chosen.length) return code;
  await pyodide.runPythonAsync(readFileSync(join(root, "tests/pyodide/session.py"), "utf8"));
  return 0;
}

const folder = mkdtempSync(join(tmpdir(), "abyss-pyodide-"));
try {
  install(folder);
  process.exitCode = await run(folder);
} finally {
  rmSync(folder, { recursive: true });
}
