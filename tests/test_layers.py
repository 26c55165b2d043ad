"""Imports point one way, and the core stands on the standard library alone."""

import sys
from pathlib import Path

import grimp
from importlinter import cli

import abyss_nb

PACKAGE = Path(abyss_nb.__file__).parent


def test_every_folder_of_python_is_a_package_that_the_checks_below_can_see() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert {str(folder) for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_the_layers_of_pyproject_hold() -> None:
    assert cli.lint_imports(config_filename="pyproject.toml", no_cache=True) == 0


def test_the_core_imports_only_itself_and_the_standard_library() -> None:
    graph = grimp.build_graph("abyss_nb", include_external_packages=True, cache_dir=None)
    core = {"abyss_nb.core", *graph.find_descendants("abyss_nb.core")}
    imported = set().union(*(graph.find_modules_directly_imported_by(module) for module in core))
    assert {name for name in imported - core if name not in sys.stdlib_module_names} == set()
