"""Write notebooks/tutorial.ipynb: a cell for each chapter, and the code that each of them asks the engine.

The notebook is committed as people see it without a kernel: every cell that shows something has it as a page with
pictures and folded answers. All of it comes from the chapters and the catalogs; a test holds that it is fresh.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from abyss_nb.tutor.chapter import Code
from abyss_nb.tutor.course import COURSE, chapter
from abyss_nb.widgets import Course

NOTEBOOK = Path(__file__).parents[1] / "notebooks" / "tutorial.ipynb"

Cell = dict[str, Any]


def cells() -> Iterator[Cell]:
    """Yield the cells, each with what it shows without a kernel."""
    course = Course(progress=None)
    yield _cell("start", "from abyss_nb.widgets import Course\n\ncourse = Course()\ncourse.languages()", "skip")
    yield _cell("welcome", 'course.text("welcome")', "slide", course.text("welcome"))
    yield _cell("contents", "course.learned()", "subslide", course.learned())
    for name in COURSE:
        yield _cell(name, f'course.chapter("{name}")', "slide", course.chapter(name))
        for at, (id, code) in enumerate(_codes(name)):
            yield _cell(f"{name}-{at}", f'state = course.state("{name}", "{id}")\n{code}', "subslide")
    yield _cell("game-text", 'course.text("game")', "slide", course.text("game"))
    yield _cell("game", "course.game()", "subslide", course.game())
    yield _cell("gallery-text", 'course.text("gallery")', "slide", course.text("gallery"))
    yield _cell("gallery", "course.gallery()", "subslide", course.gallery())
    yield _cell("rulebook-text", 'course.text("rulebook")', "slide", course.text("rulebook"))
    yield _cell("rulebook", "course.rulebook()", "subslide", course.rulebook())
    yield _cell("teachers", 'course.text("teachers")', "skip", course.text("teachers"))


def _codes(name: str) -> Iterator[tuple[str, str]]:
    for situation in chapter(name, "en").situations:
        for part in situation.parts:
            if isinstance(part, Code):
                yield situation.id, part.code


def _cell(id: str, code: str, slide: str, shown: Any = None) -> Cell:
    data = {} if shown is None else shown._repr_mimebundle_()[0]
    outputs = []
    if html := data.get("text/html"):
        kept = {"text/html": _lines(html), "text/plain": _lines(data["text/plain"])}
        outputs = [{"data": kept, "metadata": {}, "output_type": "display_data"}]
    return {
        "cell_type": "code",
        "id": id.replace("_", "-"),
        "metadata": {"slideshow": {"slide_type": slide}},
        "outputs": outputs,
        "source": _lines(code),
    }


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def notebook() -> str:
    """Return the notebook as its file has it."""
    document = {
        # What has outputs must have been run, so all cells have.
        "cells": [{**cell, "execution_count": number} for number, cell in enumerate(cells(), 1)],
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    NOTEBOOK.write_text(notebook(), encoding="utf-8")
    print(f"{NOTEBOOK.name}: {NOTEBOOK.stat().st_size} bytes")
