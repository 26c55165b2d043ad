"""The front end is tried with what Python really sends."""

import importlib.util
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "make_fixtures.py"
spec = importlib.util.spec_from_file_location("make_fixtures", TOOL)
assert spec
assert spec.loader
make_fixtures = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make_fixtures)


@pytest.mark.parametrize(("path", "text"), make_fixtures.files().items(), ids=lambda part: getattr(part, "name", ""))
def test_the_fixtures_are_fresh(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run tools/make_fixtures.py"
