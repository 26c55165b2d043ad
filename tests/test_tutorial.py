"""The notebook of the tutorial, the example of a chapter, and questions to print."""

import json
import re
from pathlib import Path

import pytest

from abyss_nb import rules
from abyss_nb.cli import main
from abyss_nb.tutor.course import COURSE
from abyss_nb.widgets import Tutor
from abyss_nb.widgets.course import called
from abyss_nb.words import LANGUAGES
from tools.make_tutorial import NOTEBOOK, notebook

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLE = DOCS / "example" / "thin_court"
TAGS = {"h1", "h2", "h3", "p", "ul", "ol", "li", "details", "summary", "strong", "em", "code", "pre", "br"}
CHAPTER = EXAMPLE.with_name("thin_court.en.md")


def test_the_notebook_is_made_of_the_chapters() -> None:
    assert NOTEBOOK.read_text(encoding="utf-8") == notebook(), "run tools/make_tutorial.py"


def test_the_notebook_reads_without_a_kernel_and_is_cut_for_slides() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    shown = {
        cell["id"]: "".join(line for out in cell["outputs"] for line in out["data"]["text/html"]) for cell in cells
    }
    for name in COURSE:
        html = shown[name.replace("_", "-")]
        assert html.count("<img ") == 1
        assert "<details><summary>Answer</summary>" in html
    for html in filter(None, shown.values()):
        tags = set(
            re.findall(r"<(\w+)([^>]*)>", re.sub(r'<img alt="[^"]*" src="data:image/svg\+xml;base64,[^"]*">', "", html))
        )
        assert {tag for tag, _ in tags} <= TAGS
        assert {attributes.strip() for _, attributes in tags} <= {"", 'type="a"'}
    assert {cell["metadata"]["slideshow"]["slide_type"] for cell in cells} == {"skip", "slide", "subslide"}


def test_the_example_in_the_documentation_is_the_one_in_its_folder() -> None:
    written = (DOCS / "chapters.md").read_text(encoding="utf-8")
    shown = re.search(r"````markdown\n(.*?)````", written, re.DOTALL)
    assert shown
    assert shown[1] == CHAPTER.read_text(encoding="utf-8")
    assert main(["check", f"{EXAMPLE}.json", str(CHAPTER)]) == 0
    tutor = Tutor(EXAMPLE)
    assert tutor.lesson.answer(1).right


def test_a_chapter_that_does_not_hold_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.json").write_text(Path(f"{EXAMPLE}.json").read_text(encoding="utf-8"), encoding="utf-8")
    wrong = CHAPTER.read_text(encoding="utf-8").replace("seats.p1.pearls = 2", "seats.p1.pearls = 3")
    (tmp_path / "mine.en.md").write_text(wrong, encoding="utf-8")
    assert main(["check", str(tmp_path / "mine.en.md")]) == 1
    line = wrong[: wrong.index("seats.p1.pearls = 3")].count("\n") + 1
    assert f"mine.en.md:{line}: THIN-COURT: the right answer does not hold" in capsys.readouterr().out


def test_languages_that_differ_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = CHAPTER.read_text(encoding="utf-8")
    (tmp_path / "mine.json").write_text(Path(f"{EXAMPLE}.json").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "mine.en.md").write_text(words, encoding="utf-8")
    (tmp_path / "mine.fr.md").write_text(words.replace("0 to 6", "0 to 5"), encoding="utf-8")
    assert main(["check", *map(str, sorted(tmp_path.glob("*.md")))]) == 1
    assert "not as in mine.en.md" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_are_printed_with_and_without_answers(lang: str, tmp_path: Path) -> None:
    without, with_answers = tmp_path / "questions.html", tmp_path / "answers.html"
    assert main(["sheet", "court_refill", str(EXAMPLE), "--lang", "en", "--html", str(without)]) == 0
    assert main(["sheet", "all", "--answers", "--no-pictures", "--lang", lang, "--html", str(with_answers)]) == 0
    assert (
        "answer" not in re.sub(r"<style>.*?</style>", "", without.read_text(encoding="utf-8"), flags=re.DOTALL).lower()
    )
    assert with_answers.read_text(encoding="utf-8").count('<div class="answer">') > 100


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_scenario_is_called_in_words_of_the_language(lang: str) -> None:
    for id, scenario in rules.scenarios().items():
        name = called(id, lang)
        assert name
        assert name not in (id, scenario.title, called(id, "en"))


def test_a_sheet_of_a_chapter_that_is_missing_or_wrong_is_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.html"
    assert main(["sheet", str(tmp_path / "none"), "--html", str(out)]) == 2
    assert "none.json: cannot be read" in capsys.readouterr().err
    assert main(["sheet", "aim", "--html", str(tmp_path / "no" / "out.html")]) == 2
    assert not out.exists()
