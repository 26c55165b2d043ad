"""Mutation testing of the engine: break the code in one place, run the tests, and see whether one of them fails.

    python tools/mutation.py [--files explore.py ...] [--share 1.0] [--seed 1] [--workers 2] [--out mutants.jsonl]

The breaks are those of cosmic-ray (`pip install cosmic-ray`), which writes each into the file and starts the tests
anew: hours. Here the broken module is handed to the import system of a forked process, so that no file is touched and
pytest is loaded once. At every place where cosmic-ray can break something in the same way (a comparison, an operator,
a number, ...) one of its replacements is drawn. Breaks that change no meaning are left out: type hints and docstrings.

Every mutant is written to the report with what became of it; a run goes on where an earlier one stopped. With
`--survivors FILE` only the survivors of that report are tried again, even if the code has moved since. What was found
stands in `docs/mutation.md`.
"""

import argparse
import ast
import difflib
import importlib.abc
import importlib.util
import json
import os
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest
from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "abyss_nb" / "core" / "abyss"
TESTS = (
    "scenarios",
    "chains",
    "why_not",
    "actions",
    "value",
    "scoring",
    "event_replay",
    "payments",
    "positions",
    "perft",
    "knowledge",
    "completeness",
    "record",
    "random_games",
)
"""Test files in the order in which they are tried: what kills most, in the shortest time, comes first."""
FIRST = {
    "actions.py": ("actions",),
    "chance.py": ("record",),
    "knowledge.py": ("knowledge",),
    "payment.py": ("payments",),
    "pending.py": ("positions",),
    "position.py": ("positions",),
    "reader.py": ("positions",),
    "scoring.py": ("scoring",),
    "state.py": ("value",),
    "table.py": ("value",),
}
"""The tests of a file that come before all others."""
LIMIT = 60
"""Seconds of computing that a test file may take, however busy the machine is."""
ARGUMENTS = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
ARGUMENTS += ["-o", "addopts=--import-mode=importlib", "--rootdir", str(ROOT)]


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the import system the mutated source of one module."""

    def __init__(self, path: Path, source: str) -> None:
        self.path, self.source = path, source
        self.name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")

    def find_spec(self, name, path=None, target=None):  # type: ignore[no-untyped-def]
        """Answer for the one module."""
        return importlib.util.spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated source."""
        exec(compile(self.source, str(self.path), "exec"), module.__dict__)


def means_the_same(before: str, after: str) -> bool:
    """Return whether only type hints differ, which are never evaluated."""

    class Bare(ast.NodeTransformer):
        def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
            node.annotation = ast.Constant(None)
            return self.generic_visit(node)

        def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
            node.returns = None
            return self.generic_visit(node)

        def visit_arg(self, node: ast.arg) -> ast.AST:
            node.annotation = None
            return node

    return ast.dump(Bare().visit(ast.parse(before))) == ast.dump(Bare().visit(ast.parse(after)))


def family(operator: str) -> str:
    """Return what several operators do to the same thing: `core/ReplaceBinaryOperator_Add_Sub` is one of many."""
    return re.sub(r"(Replace\w+Operator)_.*", r"\1", operator)


def mutants(path: Path, rng: random.Random) -> Iterator[dict[str, object]]:
    """Yield one mutant for each place of a file and family of operators."""
    source = path.read_text(encoding="utf-8")
    tree = get_ast(source)
    places: dict[tuple[str, object], list[tuple[str, int]]] = {}
    for name in plugins.operator_names():
        operator_class = plugins.get_operator(name)
        if operator_class.arguments():
            continue
        operator = operator_class()
        found = (position for node in ast_nodes(tree) for position in operator.mutation_positions(node))
        for occurrence, position in enumerate(found):
            places.setdefault((family(name), position), []).append((name, occurrence))
    for choices in places.values():
        rng.shuffle(choices)
        for name, occurrence in choices:
            if name.endswith(("_Is", "_IsNot")) and "Operator_Is" not in name:
                continue  # the same as == for small numbers and names
            mutated = mutate_code(source, plugins.get_operator(name)(), occurrence)
            if mutated is None:
                continue
            try:
                same = means_the_same(source, mutated)
            except SyntaxError:
                continue
            if not same:
                diff = difflib.unified_diff(source.splitlines(), mutated.splitlines(), lineterm="", n=0)
                lines = [line for line in diff if not line.startswith(("---", "+++"))]
                file = str(path.relative_to(PACKAGE))
                yield {"file": file, "operator": name, "occurrence": occurrence, "diff": lines}
            break


def broken(source: str, diff: Sequence[str]) -> str | None:
    """Return the source with a diff (without context) applied where its lines stand now, None if they are gone."""
    lines = source.splitlines()
    starts = [i for i, line in enumerate(diff) if line.startswith("@@ ")]
    for start, stop in reversed([*zip(starts, [*starts[1:], len(diff)], strict=True)]):
        number = int(re.split("[-, ]+", diff[start])[1]) - 1
        old, new = ([line[1:] for line in diff[start + 1 : stop] if line[0] == sign] for sign in "-+")
        found = [i for i in range(len(lines)) if lines[i : i + len(old)] == old] if old else [number + 1]
        if not found:
            return None
        place = min(found, key=lambda i: abs(i - number))
        lines[place : place + len(old)] = new
    return "\n".join(lines) + "\n"


def outcome(mutant: dict[str, object], tests: Sequence[str]) -> str:
    """Run the tests on a mutant in this process; return which killed it, `survived`, or `gone` with its code."""
    file, diff = mutant["file"], mutant["diff"]
    assert isinstance(file, str)
    assert isinstance(diff, list)
    mutated = broken((PACKAGE / file).read_text(encoding="utf-8"), diff)
    if mutated is None:
        return "gone"
    sys.path.insert(0, str(ROOT))
    sys.meta_path.insert(0, Broken(PACKAGE / file, mutated))
    for name in sorted(tests, key=lambda name: name not in FIRST.get(file, ())):
        signal.setitimer(signal.ITIMER_PROF, LIMIT)
        code = pytest.main([*ARGUMENTS, str(ROOT / "tests" / "core" / f"test_{name}.py")])
        if code in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED):
            return name
        if code != pytest.ExitCode.OK:
            return f"error {code}"
    return "survived"


def in_a_fork(mutant: dict[str, object], tests: Sequence[str]) -> tuple[int, int]:
    """Start a process for a mutant; return its number and where it will say what became of it."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.setpgid(0, 0)
    try:
        word = outcome(mutant, tests)
    except BaseException as error:  # whatever the mutant does, it is noticed
        word = type(error).__name__
    os.write(writer, word.encode())
    os._exit(0)


def run(work: Sequence[dict[str, object]], workers: int, tests: Sequence[str], out: Path) -> None:
    """Try the mutants, so many at a time, and write down each."""
    running: dict[int, tuple[dict[str, object], int, float]] = {}
    todo = list(reversed(work))
    with out.open("a", encoding="utf-8") as report:
        while todo or running:
            while todo and len(running) < workers:
                mutant = todo.pop()
                child, reader = in_a_fork(mutant, tests)
                running[child] = mutant, reader, time.time()
            child, _ = os.wait()
            mutant, reader, began = running.pop(child)
            word = os.read(reader, 100).decode() or "timeout"
            os.close(reader)
            report.write(json.dumps(mutant | {"outcome": word, "seconds": round(time.time() - began, 1)}) + "\n")
            report.flush()


def summary(results: Sequence[dict[str, object]]) -> str:
    """Return how many were tried and killed, by file, as a table in Markdown."""
    tried = Counter(str(line["file"]) for line in results if line["outcome"] != "gone")
    alive = Counter(str(line["file"]) for line in results if line["outcome"] == "survived")
    rows = [(f"`{file}`", tried[file], alive[file]) for file in sorted(tried)]
    rows.append(("all", tried.total(), alive.total()))
    lines = ["| file | tried | killed | survived | killed of those tried |", "|---|--:|--:|--:|--:|"]
    lines += [f"| {file} | {n} | {n - left} | {left} | {1 - left / max(1, n):.0%} |" for file, n, left in rows]
    return "\n".join(lines)


def main() -> None:
    """Choose the mutants, try them and say how many were killed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", nargs="*", help="files of core/abyss; all of them unless given")
    parser.add_argument("--share", type=float, default=1.0, help="share of the mutants to try, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--survivors", type=Path, help="a report of which to try the survivors again")
    parser.add_argument("--out", type=Path, default=Path("mutants.jsonl"))
    parser.add_argument("--tests", nargs="*", choices=TESTS, default=TESTS, help="which tests to run, in this order")
    chosen = parser.parse_args()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to load than a mutant to die
    rng = random.Random(chosen.seed)
    if chosen.survivors:
        lines = map(json.loads, chosen.survivors.read_text(encoding="utf-8").splitlines())
        work = [{k: line[k] for k in ("file", "operator", "occurrence", "diff")} for line in lines
                if line["outcome"] == "survived"]  # fmt: skip
    else:
        names = chosen.files or [str(path.relative_to(PACKAGE)) for path in sorted(PACKAGE.rglob("*.py"))]
        work = [mutant for name in names for mutant in mutants(PACKAGE / name, rng)]
        rng.shuffle(work)
        work = work[: round(len(work) * chosen.share)]
    done: set[tuple[object, ...]] = set()
    if chosen.out.exists():
        lines = map(json.loads, chosen.out.read_text(encoding="utf-8").splitlines())
        done = {(line["file"], line["operator"], line["occurrence"]) for line in lines}
    work = [each for each in work if (each["file"], each["operator"], each["occurrence"]) not in done]
    print(f"{len(work)} mutants to try", flush=True)
    run(work, chosen.workers, chosen.tests, chosen.out)
    print(summary([json.loads(line) for line in chosen.out.read_text(encoding="utf-8").splitlines()]))


if __name__ == "__main__":
    main()
