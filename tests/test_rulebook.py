"""The rulebook: whole in every language, true to the data, found by words, told on the command line."""

import re
import subprocess
import sys
import tomllib
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from abyss_nb import Options, rules
from abyss_nb.cli import FOUND, main
from abyss_nb.core.abyss.cards import (
    EXPLORATION_COPIES,
    KEYS_FOR_LOCATION,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    MAX_DRAW,
    PLOT_COST,
    REFILL_AT,
    REFILL_BONUS,
    REWARDS,
    RULES,
)
from abyss_nb.core.rulebook.values import NUMBERS, values
from abyss_nb.words import LANGUAGES, words

from .core.test_scenarios import NOT_SHOWN, SCENARIOS

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "abyss_nb" / "core" / "rulebook"
LONGEST_TITLE = 60
PLACEHOLDER = re.compile(r"\{([^{}#]*)\}")
HOSTILE = [
    "", " ", "\0", "(", "[a-z]*", ".*" * 5000, "x" * 1_000_000, "the " * 100_000, "-" * 1000, "{lord.slaver}", "<b>",
    "\u0301" * 5000, "\ud800", "🦑", "DROP TABLE rules", "COURT-REFILL\n\x1b[2J", "ﬁ" * 500, "1" * 5000,
]  # fmt: skip

each_language = pytest.mark.parametrize("lang", rules.languages())


class Written(NamedTuple):
    """A rule as it stands in its file."""

    title: str
    text: str
    section: str


def source(lang: str) -> str:
    return (FOLDER / f"abyss.{lang}.md").read_text(encoding="utf-8")


@cache
def written(lang: str) -> dict[str, Written]:
    """Read a file line by line, apart from the loader."""
    found: dict[str, Written] = {}
    section = rule = ""
    for line in source(lang).splitlines():
        if line.startswith("## "):
            section = line
        elif line.startswith("### "):
            rule = line.removeprefix("### ")
            assert rule not in found, f"{rule} stands twice"
            found[rule] = Written("", "", section.split("{#")[1].rstrip("}"))
        elif rule and line.startswith("**"):
            assert not found[rule].title, f"{rule} has two titles"
            found[rule] = found[rule]._replace(title=line.strip("*"))
        elif rule and section and not line.startswith("#"):
            found[rule] = found[rule]._replace(text=f"{found[rule].text}{line}\n")
    return found


def prose(text: str) -> str:
    """Return a text without placeholders, links and the names of options."""
    return re.sub(r"\{[^}]*\}|\[[A-Z0-9-]+\]|`[^`]*`", "", text)


# -- the files ---------------------------------------------------------------------------------------------------


def test_the_rules_speak_every_language_of_the_program() -> None:
    assert set(rules.languages()) == set(LANGUAGES)
    assert {path.name for path in FOLDER.glob("*.md")} == {f"abyss.{lang}.md" for lang in rules.languages()}


@each_language
def test_every_rule_is_there_and_nothing_else(lang: str) -> None:
    assert set(written(lang)) == set(RULES)
    assert [rule.id for rule in rules.rules(lang)] == list(written(lang))


@each_language
def test_the_loader_reads_what_is_written(lang: str) -> None:
    known = values(lang)
    for rule in rules.rules(lang):
        title, text, section = (PLACEHOLDER.sub(lambda found: known[found[1]], part) for part in written(lang)[rule.id])
        assert (rule.title, rule.text, rule.section, rule.lang) == (title, text.strip(), section, lang)
        assert rule == rules.rule(rule.id, lang)


@each_language
def test_the_languages_agree_on_order_and_sections(lang: str) -> None:
    assert [(id, one.section) for id, one in written(lang).items()] == [
        (id, one.section) for id, one in written("en").items()
    ]
    sections = rules.sections(lang)
    assert [section.id for section in sections] == [section.id for section in rules.sections("en")]
    assert len({section.title for section in sections}) == len({section.id for section in sections}) == len(sections)
    assert all(section.rules and section.title for section in sections)
    assert rules.rulebook(lang).title == source(lang).splitlines()[0].removeprefix("# ")


@each_language
def test_titles_are_short_and_tell_rules_apart(lang: str) -> None:
    titles = [rule.title for rule in rules.rules(lang)]
    assert len(set(titles)) == len(titles)
    for title in titles:
        assert 0 < len(title) <= LONGEST_TITLE, title
        assert not title.endswith((".", " ")), title
        assert title[0].isupper() or title[0].isdigit() or title[0] in "¿¡«", title


@each_language
def test_links_lead_to_other_rules_and_are_the_same_everywhere(lang: str) -> None:
    for rule in rules.rules(lang):
        assert set(rule.links) <= set(RULES) - {rule.id}, rule.id
        assert set(rule.links) == set(rules.rule(rule.id, "en").links), rule.id
        assert len(re.findall(r"\[", rule.text)) == len(re.findall(r"\[[A-Z0-9-]+\]", rule.text)), rule.id


@each_language
def test_placeholders_are_known_and_the_same_everywhere(lang: str) -> None:
    for id, one in written(lang).items():
        used = set(PLACEHOLDER.findall(f"{one.title}\n{one.text}"))
        assert used <= set(values(lang)), id
        assert used == set(PLACEHOLDER.findall(f"{written('en')[id].title}\n{written('en')[id].text}")), id
    assert all(not set("{}") & set(rule.title + rule.text) for rule in rules.rules(lang))


@each_language
def test_no_number_and_no_card_is_written_into_a_text(lang: str) -> None:
    numbers = words(lang).label("rulebook.numbers").split()
    names = [card.names[lang].replace("'", "’") for card in (*LORDS, *LOCATIONS)]
    for id, one in written(lang).items():
        text = prose(f"{one.title}\n{one.text}")
        assert not re.search(r"\d", text), id
        assert not re.search(rf"\b(?:{'|'.join(numbers)})\b", text, re.IGNORECASE), id
        assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == [], id


@each_language
def test_a_text_is_plain_markdown(lang: str) -> None:
    for id, one in written(lang).items():
        assert one.text.strip(), id
        assert not re.search(r"[<>*_#|\\]|  | $|\n{4}", re.sub(r"`[\w-]+`|\{[^}]*\}", "x", one.text), re.MULTILINE), id
        for paragraph in one.text.strip().split("\n\n"):
            lines = paragraph.splitlines()
            assert len(lines) == 1 or all(line.startswith("- ") for line in lines), id


@each_language
def test_every_option_is_told(lang: str) -> None:
    for option in fields(Options):
        assert f"`{option.name}`" in source(lang), option.name


@each_language
def test_signs_are_set_as_the_language_wants_it(lang: str) -> None:
    for rule in rules.rules(lang):
        for text in (rule.title, rule.text):
            if lang != "en":
                assert "'" not in text, rule.id
            if lang == "fr":
                assert not re.search(r"(?<!\u00a0)[:;!?](?!\w)|«(?!\u00a0)|(?<!\u00a0)»", text), rule.id
            if lang == "es":
                assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), rule.id


def test_every_number_that_can_be_told_is_told() -> None:
    used = set(PLACEHOLDER.findall(source("en")))
    assert {name for name in NUMBERS if not name.startswith(("lord.", "location.", "reward."))} - used == set()


def test_the_rewards_are_what_the_texts_say() -> None:
    """They say so many Key tokens, and so many Pearls and Monster tokens in any mix."""
    for space, rewards in enumerate(REWARDS, 1):
        mixed = NUMBERS[f"reward.{space}.mixed"]
        keys = NUMBERS[f"reward.{space}.keys"]
        assert sorted(rewards) == [(keys, pearls, mixed - pearls) for pearls in range(mixed + 1)]


def test_a_text_has_the_numbers_of_the_box() -> None:
    for id, told in {
        "SETUP-EXPLORATION-DECK": f"all {sum(EXPLORATION_COPIES)} Exploration cards",
        "PLOT-COST": f"Pay {PLOT_COST} Pearl",
        "COURT-REFILL-BONUS": f"leaves {REFILL_AT} Lords or fewer in the Court, take {REFILL_BONUS} Pearls",
        "END-TRIGGER-SEVEN": f"when {LORDS_TO_END} Lords lie in front of a player",
        "CONTROL-EXACTLY-THREE": f"exactly {KEYS_FOR_LOCATION} Keys",
        "CONTROL-DRAW": f"{MAX_DRAW} at most",
        "LOCATION-GUILD-TILES": "The Barracks: 7, plus 2 per Soldier.",
        "LOCATION-JAIL": "15 points, and 1 fewer",
        "LORD-TREASURER": "every Lord costs you 2 less",
        "LORD-LANDOWNER": "but 12 Influence Points",
    }.items():
        assert told in rules.rule(id).text


# -- asking for a rule -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "near"),
    [
        ("COURT-REFIL", "COURT-REFILL"),
        ("court-refill", "COURT-REFILL"),
        ("LORD-SLAVE", "LORD-SLAVER"),
        ("VARIANT-HAND-LIMIT", "VARIANT-HAND-LIMIT-12"),
    ],
)
def test_an_unknown_rule_is_refused_with_near_ones(id: str, near: str) -> None:
    with pytest.raises(rules.UnknownRule, match=rf"no rule '{id}'; near ones are {near}\b") as refusal:
        rules.rule(id)
    assert refusal.value.near[0] == near
    with pytest.raises(rules.UnknownRule):
        rules.examples(id)


@pytest.mark.parametrize("id", HOSTILE, ids=lambda id: ascii(id[:20]))
def test_a_hostile_id_is_refused_shortly(id: str) -> None:
    with pytest.raises(ValueError, match="no rule") as refusal:
        rules.rule(id)
    assert len(str(refusal.value)) < 200
    assert str(refusal.value).isprintable()
    assert len(id) < 100 or refusal.value.near == ()


@pytest.mark.parametrize("lang", ["de", "", "EN", "../en", "x" * 5000])
def test_an_unknown_language_is_refused_with_the_known_ones(lang: str) -> None:
    for ask in (
        lambda: rules.rule("PLOT-COST", lang),
        lambda: rules.rules(lang),
        lambda: rules.sections(lang),
        lambda: rules.find("plot", lang),
    ):
        with pytest.raises(ValueError, match="known are 'en'") as refusal:
            ask()
        assert len(str(refusal.value)) < 200


def test_the_rules_are_read_once_and_only_when_asked_for() -> None:
    assert rules.rulebook("en") is rules.rulebook("en")
    asked = "import sys, abyss_nb; sys.exit('abyss_nb.rules' in sys.modules or 'abyss_nb.core.rulebook' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


# -- scenarios ---------------------------------------------------------------------------------------------------


def test_every_rule_has_scenarios_that_show_it_but_those_that_cannot_be_shown() -> None:
    known = {one.id: one for one in SCENARIOS}
    assert dict(rules.scenarios()) == known
    for id in RULES:
        assert bool(rules.examples(id)) == (id not in NOT_SHOWN), id
        assert all(id in known[example].rules for example in rules.examples(id))


def test_an_installed_program_has_the_scenarios_too() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["scenarios"] == "abyss_nb/scenarios"


# -- looking for rules -------------------------------------------------------------------------------------------


def found(query: str, lang: str | None = None) -> list[str]:
    return [rule.id for rule in rules.find(query, lang)]


@each_language
def test_a_title_finds_its_rule_first(lang: str) -> None:
    for rule in rules.rules(lang):
        best = rules.find(rule.title.upper())[0]
        assert (best.id, best.title) == (rule.id, rules.rule(rule.id, best.lang).title)


@pytest.mark.parametrize("id", RULES)
def test_an_id_finds_its_rule_first(id: str) -> None:
    for query in (id, id.lower().replace("-", " ")):
        assert found(query)[0] == id


@pytest.mark.parametrize(
    ("query", "id"),
    [
        ("two lords left", "COURT-REFILL-BONUS"),
        ("2 Lords left in the Court", "COURT-REFILL-BONUS"),
        ("court refill bonus", "COURT-REFILL-BONUS"),
        ("COURT-REFILL-B", "COURT-REFILL-BONUS"),
        ("lords left two", "COURT-REFILL-BONUS"),
        ("slaver", "LORD-SLAVER"),
        ("the slav", "LORD-SLAVER"),
        ("threat space five", "THREAT-REWARD-5"),
        ("ties pearl", "TIE-PEARLS"),
        ("what if two lords are left in the court?", "COURT-REFILL-BONUS"),
    ],
)
def test_english_words_find_a_rule(query: str, id: str) -> None:
    assert found(query)[0] == id
    assert found(query, "en")[0] == id


NAMED = {"en": ("the jail", "IN THE JAIL?"), "fr": ("geoles", "Les GEÔLES"), "es": ("calabozo", "los CALABÓZOS")}
"""What people write for the Jail: with and without accents, in the plural and not."""


@each_language
def test_a_name_is_found_whatever_its_accents(lang: str) -> None:
    for query in NAMED[lang]:
        assert found(query)[0] == "LOCATION-JAIL"


@each_language
def test_number_words_are_understood(lang: str) -> None:
    many = words(lang).label("rulebook.numbers").split()[REFILL_AT - 2]
    name = rules.rule("COURT-REFILL-BONUS", lang).title.replace(str(REFILL_AT), many)
    assert found(name)[0] == "COURT-REFILL-BONUS"


@each_language
def test_the_rules_found_come_in_the_language_wanted(lang: str) -> None:
    assert all(rule == rules.rule(rule.id, lang) for rule in rules.find("court", lang))
    titled = rules.rule("EXPLORE-ONLY-LATEST", lang).title
    assert rules.find(titled)[0].lang == lang


def test_rules_with_every_word_push_the_others_out() -> None:
    assert "LORD-SLAVER" in found("hand")
    assert "LORD-SLAVER" not in found("hand limit")
    assert set(found("hand limit")) >= {"COUNCIL-NO-HAND-LIMIT", "VARIANT-HAND-LIMIT-12"}
    assert "SETUP-KEYS" in found("key")
    assert "SETUP-KEYS" not in found("printed key tower")


def test_a_link_is_no_word_of_the_text_that_it_stands_in() -> None:
    assert "AMBASSADOR-CONTROL" in rules.rule("LORD-SAGE").links
    assert "LORD-SAGE" not in found("AMBASSADOR-CONTROL")


def test_of_a_very_long_query_the_beginning_counts() -> None:
    assert found("pearls " * 50 + "slaver") == found("pearls")
    assert found("a b c d e f g h i j k l slaver") == found("a b c d e f g h i j k l")


@pytest.mark.parametrize("query", HOSTILE, ids=lambda query: ascii(query[:20]))
def test_a_hostile_query_finds_rules_or_nothing(query: str) -> None:
    listed = rules.find(query)
    assert all(rule.id in RULES for rule in listed)
    assert len({rule.id for rule in listed}) == len(listed)


@pytest.mark.parametrize("query", ["", "  ", "?", "(((", "xyzzy", "🦑"])
def test_what_fits_nothing_finds_nothing(query: str) -> None:
    assert rules.find(query) == []


# -- the command line --------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["rules", *arguments])
    return code, *capsys.readouterr()


@each_language
def test_the_command_tells_a_rule(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "turn-end-sequence", "--lang", lang)
    rule = rules.rule("TURN-END-SEQUENCE", lang)
    assert (code, err) == (0, "")
    assert out.startswith(f"{rule.title} [TURN-END-SEQUENCE]\n\n")
    assert out.split()[: len(rule.title.split()) + 1 + len(rule.text.split())] == [
        *rule.title.split(),
        "[TURN-END-SEQUENCE]",
        *rule.text.split(),
    ]
    assert all(example in out for example in rules.examples(rule.id))
    assert max(map(len, out.splitlines())) <= 88


def test_a_rule_that_no_scenario_shows_is_told_without_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Scenario" not in run(capsys, "SETUP-FIRST-PLAYER")[1]


@each_language
def test_without_arguments_the_command_lists_all_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--lang", lang)
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == rules.rulebook(lang).title
    assert [line for line in lines if line.startswith("  ")] == [f"  {r.id}: {r.title}" for r in rules.rules(lang)]
    assert all(section.title in lines for section in rules.sections(lang))


@each_language
def test_the_command_finds_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    listed = rules.find("court", lang)
    assert len(listed) > FOUND
    code, out, _ = run(capsys, "--find", "court", "--lang", lang)
    assert code == 0
    assert out.splitlines()[:FOUND] == [f"  {rule.id}: {rule.title}" for rule in listed[:FOUND]]
    assert out.splitlines()[FOUND:] == [words(lang).count("rulebook.more", len(listed) - FOUND)]
    assert run(capsys, "--find", "COURT-REFILL-BONUS", "--lang", lang)[1].startswith("  COURT-REFILL-BONUS: ")


@each_language
def test_the_command_suggests_near_rules(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "COURT-REFIL", "--lang", lang)
    assert (code, out) == (2, "")
    assert err.startswith("abyss-nb: ")
    assert "COURT-REFILL, " in err.splitlines()[1]


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:20]))
def test_the_command_stands_hostile_arguments(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    for code, out, err in (run(capsys, f"--find={text}"), run(capsys, "--", text)):
        assert code == (0 if out else 2)
        assert bool(out) != bool(err)
        assert (out + err).replace("\n", "").isprintable()
        assert len(err) < 600


def test_the_command_takes_either_an_id_or_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["rules", "PLOT-COST", "--find", "plot"])
    assert stop.value.code == 2
