// Runs the tests of the core, and the doctests of what needs no Jupyter, in Pyodide: the Python that JupyterLite runs
// in a browser. Then plays sessions there. What happens inside is in inside.py.
//
//   node tests/pyodide/run.mjs                            everything that is not marked slow
//   node tests/pyodide/run.mjs tests/core -k payments     what these arguments of pytest choose, no sessions
//
// pip brings pytest and what the tests import, in the versions of requirements.lock, built for this Pyodide. It is that
// of .venv, or of the Python that the variable PYTHON names. Pyodide itself fetches nothing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../..", import.meta.url));
const python = process.env.PYTHON ?? join(root, ".venv/bin/python");
const packages = ["pytest", "pytest-timeout", "hypothesis", "traitlets", "markdown-it-py"];

/** Fill a folder with the packages that the tests need. */
function install(folder) {
  const lock = createRequire(import.meta.url).resolve("pyodide/pyodide-lock.json");
  const { abi_version, python: version } = JSON.parse(readFileSync(lock, "utf8")).info;
  const [major, minor] = version.split(".");
  const options = ["-qq", "--disable-pip-version-check", "--no-compile", "--only-binary", ":all:", "--target", folder];
  options.push("--platform", `pyemscripten_${abi_version}_wasm32`, "--python-version", `${major}.${minor}`);
  options.push("--implementation", "cp", "--abi", `cp${major}${minor}`, "--abi", "none");
  options.push("--constraint", join(root, "requirements.lock"));
  execFileSync(python, ["-m", "pip", "install", ...options, ...packages], { stdio: "inherit" });
}

/** Run the tests and play the sessions with the packages of a folder; return pytest's exit code. */
async function run(folder, chosen) {
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
  pyodide.FS.chdir("/project");
  const inside = pyodide.pyimport("tests.pyodide.inside");
  const code = inside.run_tests(pyodide.toPy(chosen));
  if (!chosen.length) {
    const game = execFileSync(python, ["-m", "tests.pyodide.inside"], { cwd: root, encoding: "utf8" });
    await inside.play_sessions(game);
  }
  return code;
}

const folder = mkdtempSync(join(tmpdir(), "abyss-pyodide-"));
process.on("exit", () => rmSync(folder, { recursive: true })); // also when Pyodide dies
install(folder);
process.exitCode = await run(folder, process.argv.slice(2));
