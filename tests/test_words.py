"""Words for people: the catalogs are whole, and everything that can be said is said in every language."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Message
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

import abyss_nb
from abyss_nb import Action, Decision, Event, Options, Reason, State
from abyss_nb.core.abyss import actions, events
from abyss_nb.core.abyss.cards import (
    ALLIES,
    COMPONENTS,
    GUILDS,
    KEYS_FOR_LOCATION,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    POWER,
    RACES,
    REFILL_AT,
    REFILL_BONUS,
    REWARDS,
    Reward,
)
from abyss_nb.core.abyss.steps import KINDS as STEPS
from abyss_nb.words import LANGUAGES, Words, words

ROOT = Path(__file__).parents[1]
CORE = ROOT / "abyss_nb" / "core" / "abyss"
LOCALE = ROOT / "abyss_nb" / "locale"
SAID = re.compile(r"""\.say\(\s*["']([a-z_.]+)["']""")
NAMES = {"p1": "Ann", "p2": "Bea", "p3": "Cyd", "p4": "Dan"}
HOSTILE = {"p1": "<b>{x}</b>", "p2": "{0.__class__}", "p3": "x" * 5000, "p4": "%s {seat} \\n"}
RAW = re.compile(r"[{}]|\b(?:event|decision|action|detail|reason|power|scoring|count|race|guild)\.[a-z]")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def sources(lang: str) -> list[Path]:
    """The .po files of a language, one for each part of the program."""
    return sorted((LOCALE / lang / "LC_MESSAGES").glob("*.po"))


def messages_of(source: Path) -> dict[str, Message]:
    """The messages of a .po file, in its order."""
    with source.open("rb") as file:
        catalog = read_po(file, locale=source.parents[1].name, abort_invalid=True)
    return {symbol(m): m for m in catalog if m.id}


@cache
def messages(lang: str) -> dict[str, Message]:
    """The messages of a language."""
    return {key: message for source in sources(lang) for key, message in messages_of(source).items()}


def symbol(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def texts(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def placeholders(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def all_texts(lang: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(lang).items():
        for text in texts(message):
            yield key, text


def assert_said(text: str) -> None:
    assert text.strip()
    assert not RAW.search(text), text


# -- the catalogs ----------------------------------------------------------------------------------------------------


@each_language
def test_the_compiled_catalogs_are_what_the_sources_give(lang: str) -> None:
    for source in sources(lang):
        with source.with_suffix(".mo").open("rb") as file:
            compiled = {symbol(m): texts(m) for m in read_mo(file) if m.id}
        assert compiled == {key: texts(m) for key, m in messages_of(source).items()}, "run tools/compile_catalogs.py"
    assert len(list((LOCALE / lang / "LC_MESSAGES").glob("*.mo"))) == len(sources(lang))
    assert words(lang).ids() == sorted(messages(lang))


@each_language
def test_the_catalogs_have_the_same_ids_in_the_same_order(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))
    assert [source.name for source in sources(lang)] == [source.name for source in sources("en")]
    found = sum(source.read_text(encoding="utf-8").count("\nmsgid ") - 1 for source in sources(lang))
    assert found == len(messages("en")), "an id occurs twice"


@each_language
def test_every_text_is_there_and_none_is_a_guess(lang: str) -> None:
    for key, message in messages(lang).items():
        assert all(text.strip() for text in texts(message)), key
        assert not message.fuzzy, key


@each_language
def test_plural_forms_and_placeholders_agree_between_the_languages(lang: str) -> None:
    english = messages("en")
    for key, message in messages(lang).items():
        assert len(texts(message)) == len(texts(english[key])), key
        fields = {frozenset(placeholders(text)) for text in texts(message)}
        assert set.union(*map(set, fields)) == set.union(*(placeholders(t) for t in texts(english[key]))), key
        assert all(field.isidentifier() for field in set.union(*map(set, fields))), key


@each_language
def test_the_picture_finds_a_text_for_every_label_it_asks_for(lang: str) -> None:
    drawing = [*(ROOT / "abyss_nb" / "widgets" / "art").glob("*.py"), ROOT / "abyss_nb" / "widgets" / "picture.py"]
    wanted = {key for path in drawing for key in SAID.findall(path.read_text(encoding="utf-8"))}
    wanted |= {"picture.location_lords", "picture.location"}  # the one or the other
    said = set(words(lang).labels("board."))
    assert wanted - said == set()
    assert {key for key in said if key.startswith("picture.")} - wanted == set(), "not used"


@each_language
def test_the_program_finds_every_text_that_it_names(lang: str) -> None:
    for path in sorted((ROOT / "abyss_nb").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "label":
                key = ast.literal_eval(node.args[0]) if isinstance(node.args[0], ast.Constant) else ""
                if key:
                    given = {keyword.arg for keyword in node.keywords}
                    assert placeholders(words(lang).pattern(key)) <= given, (path.name, node.lineno, key)


@each_language
def test_no_number_of_a_card_is_written_into_a_text(lang: str) -> None:
    for key, text in all_texts(lang):
        if key.startswith(("howto.", "power.", "scoring.", "decision.", "action.", "detail.", "event.", "reason.")):
            assert not re.search(r"\d", text), key


def test_french_keeps_its_signs_on_the_line() -> None:
    for key, text in all_texts("fr"):
        if key != "check.total":
            assert not re.search(r"(?<!\u00a0)[:;!?](?!\w)", text), key
            assert "'" not in text, key


def test_spanish_opens_its_questions_and_cries() -> None:
    for key, text in all_texts("es"):
        assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!"), key


@each_language
def test_the_last_line_of_check_is_the_same_everywhere(lang: str) -> None:
    assert words(lang).label("check.total", passed=3, failed=0) == "3 passed, 0 failed"


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"'de'.*'en' \(English\), 'fr' \(Français\), 'es' \(Español\)"):
        words("de")


def test_an_unknown_text_is_refused_with_its_id() -> None:
    with pytest.raises(KeyError, match=r"no text 'event\.nap' in the catalog 'fr'"):
        words("fr").label("event.nap")


def test_words_are_read_once() -> None:
    assert words("es") is words("es")


# -- names -----------------------------------------------------------------------------------------------------------


@each_language
def test_everything_in_the_box_has_a_name(lang: str) -> None:
    w = words(lang)
    lords = [w.lord(lord.id) for lord in LORDS]
    locations = [w.location(tile.id) for tile in LOCATIONS]
    assert lords == [lord.names[lang].replace("'", "’") for lord in LORDS]
    assert locations == [tile.names[lang].replace("'", "’") for tile in LOCATIONS]
    assert len({w.race(race) for race in RACES}) == len(RACES)
    assert len({w.guild(guild) for guild in GUILDS}) == len(GUILDS)
    for text in (*map(w.ally, ALLIES), *(w.race(race, 2) for race in RACES), w.monster()):
        assert_said(text)


def test_names_in_each_language() -> None:
    assert words("en").ally("crab-3") == "crab 3"
    assert words("fr").lord("slaver") == "L’Esclavagiste"
    assert words("es").race("squid", 2) == "calamares"
    assert words("fr").pearls(0) == "0 Perle"
    assert words("en").pearls(0) == "0 Pearls"
    assert words("es").cards(["crab-1", "crab-1", "squid-2"]) == "2 × cangrejo 1 + calamar 2"


@each_language
def test_every_power_is_told_with_its_numbers(lang: str) -> None:
    w = words(lang)
    told = {lord.id: w.power(lord.id) for lord in LORDS}
    assert {id for id, text in told.items() if not text} == {x.id for x in LORDS if x.power_kind == "none"}
    for lord in LORDS:
        if lord.power_kind != "none":
            assert_said(told[lord.id])
    for constant, number in POWER.items():
        lord_id = next(x.id for x in LORDS if constant.startswith(x.id.replace("-", "_")))
        assert str(abs(number)) in told[lord_id], constant


@each_language
def test_every_location_tells_how_it_scores(lang: str) -> None:
    w = words(lang)
    for tile in LOCATIONS:
        text = w.location_text(tile.id)
        assert_said(text)
        assert not tile.base or str(tile.base) in text
        assert abs(tile.per_unit) < 2 or str(abs(tile.per_unit)) in text
        assert not tile.guild or w.guild(tile.guild) in text
        assert tile.race < 0 or w.race(RACES[tile.race]) in text


# -- decisions and actions -------------------------------------------------------------------------------------------

DECISIONS = {
    ("turn", ""): "Ann: choose an action",
    ("offer", "2"): "Ann: buy this Ally for 2 Pearls?",
    ("ally", ""): "Ann: take the Ally or go on?",
    ("monster", ""): "Ann: fight the Monster or go on?",
    ("reward", "4"): "Ann: choose a reward",
    ("payment", "slaver"): "Ann: pay for The Slaver",
    ("affiliate", "slaver"): "Ann: choose the Ally to affiliate",
    ("keys", ""): "Ann: choose the Keys to use",
    ("control", ""): "Ann: take control of a Location",
    ("keep", ""): "Ann: keep one of the Locations drawn",
    ("jailer", ""): "Ann: discard an Ally",
    ("commander", ""): "Ann: discard until 6 Allies are left",
    ("assassin", "p2"): "Ann: choose the Lord to tilt (Bea)",
    ("hunter", ""): "Ann: choose whose Monster token to take",
    ("apprentice", ""): "Ann: take a stack of the Council",
    ("alchemist", ""): "Ann: take another stack of the Council",
    ("illusionist", ""): "Ann: exchange a Location?",
    ("corruptor", ""): "Ann: recruit another Lord for 5 Pearls?",
    ("traitor", ""): "Ann: exchange a Lord?",
    ("schemer", ""): "Ann: exchange a Lord for an unknown one?",
    ("sage", ""): "Ann: take control of a Location",
    ("hermit", ""): "Ann: take control of a Location",
    ("elder", ""): "Ann: take control of a Location",
    ("black-smokers", ""): "Ann: exchange Black Smokers?",
    ("hand-limit", "2"): "Ann: 2 Allies too many in hand",
    ("end", ""): "Ann: use a power or end the turn",
}


def asked(kind: str, about: str = "", seat: str = "p1") -> Decision:
    return Decision(seat, kind, about, STEPS[kind].rule)


def test_a_decision_names_the_card_and_the_keys_it_is_about() -> None:
    for lang in LANGUAGES:
        w = words(lang)
        title = w.decision_title(asked("offer", "2", "p2"), NAMES, card="crab-3", explorer="p1")
        assert all(text in title for text in ("Bea", "Ann", w.ally("crab-3"), w.pearls(2)))
        assert w.ally("crab-3") in w.decision_title(asked("ally"), NAMES, card="crab-3")
        assert w.ally("crab-3") in w.action_label("take", asked("ally"), NAMES, card="crab-3")
        assert w.ally("crab-3") in w.action_label("buy", asked("offer", "2"), NAMES, card="crab-3")
        for kind in ("keys", "control"):
            assert "5" in w.decision_hint(asked(kind), NAMES, keys=5)


@each_language
def test_the_rules_in_short_have_the_numbers_of_the_box(lang: str) -> None:
    told = words(lang).how_to_play()
    assert len(told) == 12
    for part in told:
        assert_said(part["title"])
        assert_said(part["text"])
    everything = " ".join(part["text"] for part in told)
    assert all(str(n) in everything for n in (LORDS_TO_END, KEYS_FOR_LOCATION, REFILL_AT, REFILL_BONUS))


def test_labels_of_the_board_have_a_form_for_one() -> None:
    said = words("en").labels("board.")
    assert (said["hand.count"], said["hand.count.one"]) == ("{n} cards", "{n} card")
    assert "turn.one" not in said


def test_the_decisions_below_are_all_there_are() -> None:
    assert {kind for kind, _ in DECISIONS} == {name for name, kind in STEPS.items() if kind.asks}


@pytest.mark.parametrize(("kind", "about"), DECISIONS)
def test_a_decision_is_asked_in_every_language(kind: str, about: str) -> None:
    decision = asked(kind, about)
    assert words("en").decision_title(decision, NAMES) == DECISIONS[kind, about]
    other = {words(lang).label("decision.other", name="Ann") for lang in LANGUAGES}
    for lang in LANGUAGES:
        title = words(lang).decision_title(decision, NAMES)
        assert title.startswith("Ann")
        assert title not in other
        assert_said(title)
        assert_said(words(lang).decision_hint(decision, NAMES))


@each_language
def test_the_payment_of_every_lord_is_explained(lang: str) -> None:
    for lord in LORDS:
        hint = words(lang).decision_hint(asked("payment", lord.id))
        assert str(lord.races) in hint
        assert lord.mandatory < 0 or words(lang).race(RACES[lord.mandatory]) in hint


def test_a_decision_that_no_catalog_knows_is_still_asked() -> None:
    unknown = Decision("p1", "recruit-a-kraken", "", "KRAKEN")
    assert words("en").decision_title(unknown, NAMES) == "Ann: it is for you to decide"
    assert words("en").decision_hint(unknown, NAMES) == ""


ACTIONS = [
    ("plot", "turn", "", "Plot for 1 Pearl"),
    ("explore", "turn", "", "Explore the depths"),
    ("council crab", "turn", "", "Ask the Council: crab"),
    ("recruit slaver", "turn", "", "Recruit The Slaver"),
    ("pass", "turn", "", "Pass"),
    ("use slaver crab-1", "turn", "", "Use The Slaver: discard crab 1"),
    ("use oracle squid", "end", "", "Use The Oracle: discard a stack (squid)"),
    ("use opportunist keeper", "ally", "", "Use The Opportunist: replace The Keeper"),
    ("buy", "offer", "2", "Buy for 2 Pearls"),
    ("pass", "offer", "2", "Do not buy"),
    ("take", "ally", "", "Take the Ally"),
    ("continue", "ally", "", "Go on exploring"),
    ("continue", "monster", "", "Go on exploring"),
    ("fight", "monster", "", "Fight the Monster"),
    ("choose keys=1 pearls=2", "reward", "5", "Take 1 Key token and 2 Pearls"),
    (
        "choose keys=1 pearls=1 monsters=1",
        "reward",
        "5",
        "Take 1 Key token, 1 Pearl and 1 Monster token",
    ),
    ("pay crab-3 squid-2", "payment", "slaver", "Pay with crab 3 + squid 2"),
    ("pay crab-3 crab-3", "payment", "slaver", "Pay with 2 × crab 3"),
    ("choose crab-3", "affiliate", "slaver", "Affiliate crab 3"),
    ("choose keeper tokens=2", "keys", "", "Use The Keeper + 2 Key tokens"),
    ("choose tokens=3", "keys", "", "Use 3 Key tokens"),
    ("choose keeper reaper", "keys", "", "Use The Keeper + The Reaper"),
    ("choose sage", "keys", "", "Use The Sage"),
    ("choose jail", "control", "", "Take The Jail"),
    ("draw 3", "control", "", "Draw 3 Locations"),
    ("draw 1", "control", "", "Draw 1 Location"),
    ("choose jail", "keep", "", "Keep The Jail"),
    ("choose crab-3", "jailer", "", "Discard crab 3"),
    ("choose crab-3", "commander", "", "Discard crab 3"),
    ("choose keeper", "assassin", "p2", "Tilt The Keeper"),
    ("choose p2", "hunter", "", "Take from Bea"),
    ("choose squid", "apprentice", "", "Take the squid stack"),
    ("choose squid", "alchemist", "", "Take the squid stack"),
    ("choose jail chasm", "illusionist", "", "Exchange The Jail for The Chasm"),
    ("decline", "illusionist", "", "Exchange nothing"),
    ("choose keeper", "corruptor", "", "Recruit The Keeper"),
    ("decline", "corruptor", "", "Recruit nobody else"),
    ("choose keeper reaper", "traitor", "", "Discard The Keeper, take The Reaper"),
    ("choose keeper", "traitor", "", "Choose The Keeper"),
    ("decline", "traitor", "", "Keep all my Lords"),
    ("choose keeper", "schemer", "", "Discard The Keeper"),
    ("decline", "schemer", "", "Keep all my Lords"),
    ("choose jail", "sage", "", "Take The Jail"),
    ("choose jail", "hermit", "", "Take The Jail"),
    ("choose jail", "elder", "", "Take The Jail"),
    ("choose jail", "black-smokers", "", "Take The Jail instead"),
    ("decline", "black-smokers", "", "Keep Black Smokers"),
    ("choose crab-3", "hand-limit", "1", "Discard crab 3"),
    ("pay", "hand-limit", "1", "Pay 1 Pearl to keep one more"),
    ("end", "end", "", "End the turn"),
    ("decline", "reward", "5", "Decline"),
    ("buy", "turn", "", "Buy"),
]


def test_the_actions_below_have_every_verb() -> None:
    known = {*actions._ALONE, *actions._READERS}
    assert {text.split()[0] for text, *_ in ACTIONS} == known


@pytest.mark.parametrize(("text", "kind", "about", "label"), ACTIONS)
def test_an_action_has_a_label_in_every_language(text: str, kind: str, about: str, label: str) -> None:
    decision = asked(kind, about)
    assert words("en").action_label(text, decision, NAMES) == label
    for lang in LANGUAGES:
        w = words(lang)
        assert_said(w.action_label(Action.parse(text), decision, NAMES))
        assert not RAW.search(w.action_detail(text, decision))


def test_a_payment_tells_the_pearls_that_go_with_it() -> None:
    label = words("en").action_label("pay crab-3 squid-2", asked("payment", "slaver"), pearls=2)
    assert label == "Pay with crab 3 + squid 2 and 2 Pearls"


@pytest.mark.parametrize(
    ("text", "kind", "more", "detail"),
    [
        ("recruit slaver", "turn", {}, "8 points in 1 Race (shellfish)."),
        ("recruit slaver", "turn", {"cost": 6}, "6 points in 1 Race (shellfish)."),
        ("recruit sage", "turn", {}, "10 points in 5 Races."),
        ("council crab", "turn", {"cards": 3}, "Take 3 cards, unseen."),
        ("council crab", "turn", {}, "Take the whole stack."),
        ("choose crab", "apprentice", {"cards": 1}, "Take 1 card, unseen."),
        ("use slaver crab-1", "turn", {}, "Gain 2 Pearls."),
        ("choose keeper", "corruptor", {}, "6 Influence Points."),
        ("choose trader", "corruptor", {}, "9 Influence Points. Gain 3 Pearls."),
        ("choose jail", "keep", {}, "15 minus 1 for each of your Lords."),
        ("choose jail", "keep", {"worth": 1}, "Worth 1 point now. 15 minus 1 for each of your Lords."),
        ("choose keeper tokens=2", "keys", {}, ""),
        (
            "fight",
            "monster",
            {"rewards": [Reward(1, 2, 0)]},
            "Brings 1 Key token and 2 Pearls and ends the exploration.",
        ),
        ("pass", "offer", {}, ""),
        ("pass", "turn", {}, "No action is possible."),
        ("end", "end", {}, ""),
    ],
)
def test_an_action_tells_what_it_costs_or_brings(text: str, kind: str, more: dict[str, Any], detail: str) -> None:
    assert words("en").action_detail(text, asked(kind), **more) == detail


# -- events ----------------------------------------------------------------------------------------------------------

EVENTS = [
    (Event("turn", "TURN-START", "p1"), "Ann: a new turn"),
    (Event("explore", "EXPLORE-REVEAL", "p1"), "Ann explores the depths"),
    (Event("reveal", "EXPLORE-REVEAL", "p1", ("crab-3",), 2), "On space 2: crab 3"),
    (Event("reveal", "EXPLORE-REVEAL", "p1", ("monster",), 2), "On space 2: Monster"),
    (
        Event("reshuffle", "EXPLORE-RESHUFFLE", "", (), 40, "", ()),
        "The Exploration discard becomes the new deck: 40 cards",
    ),
    (Event("no-sale", "EXPLORE-OFFER-ORDER", "p2"), "Bea does not buy"),
    (Event("buy", "EXPLORE-BUY", "p2", ("crab-3",), 1, "p1"), "Bea buys crab 3 from Ann for 1 Pearl"),
    (Event("continue", "EXPLORE-CONTINUE", "p1"), "Ann leaves the card and goes on"),
    (Event("take", "EXPLORE-TAKE", "p1", ("crab-3",)), "Ann takes crab 3"),
    (Event("take", "EXPLORE-TAKE", "p1"), "Ann takes 1 card"),
    (Event("fight", "MONSTER-FIGHT", "p1", ("monster",), 2), "Ann fights the Monster (Threat: 2)"),
    (Event("threat", "MONSTER-CONTINUE-THREAT", "p1", (), 3), "The Threat rises to space 3"),
    (Event("threat", "THREAT-RESET", "p1", (), 1), "The Threat falls back to space 1"),
    (
        Event("monster-token", "MONSTER-TOKEN-DRAW", "p1", ("4",), 1),
        "Ann draws a Monster token worth 4",
    ),
    (Event("monster-token", "MONSTER-TOKEN-DRAW", "p1", (), 1), "Ann draws a Monster token"),
    (Event("key-tokens", "THREAT-REWARD-6", "p1", (), 2), "Ann gains 2 Key tokens"),
    (Event("key-tokens", "CONTROL-EXACTLY-THREE", "p1", (), -1), "Ann returns 1 Key token"),
    (Event("pearls", "LORD-TRADER", "p1", (), 3), "Ann gains 3 Pearls"),
    (Event("pearls", "PLOT-COST", "p1", (), -1), "Ann pays 1 Pearl to the Treasury"),
    (
        Event("to-council", "EXPLORE-CLEANUP-COUNCIL", "p1", ("crab-1", "crab-1", "squid-2"), 3),
        "Face down to the Council: 2 × crab 1, squid 2",
    ),
    (
        Event("monsters-discarded", "EXPLORE-CLEANUP-MONSTERS", "p1", ("monster",) * 2, 2),
        "2 Monsters go to the discard",
    ),
    (
        Event("council", "COUNCIL-REQUEST", "p1", ("crab-1", "crab-2"), 2, "crab"),
        "Ann takes a stack of the Council (crab): crab 1, crab 2",
    ),
    (
        Event("council", "COUNCIL-REQUEST", "p1", (), 2, "crab"),
        "Ann takes a stack of the Council (crab): 2 cards",
    ),
    (
        Event("oracle", "LORD-ORACLE", "p1", (), 1, "crab"),
        "Ann discards a stack of the Council (crab) unseen: 1 card",
    ),
    (Event("recruit", "RECRUIT-SEQUENCE", "p1", ("slaver",)), "Ann chooses to recruit The Slaver"),
    (
        Event("pay", "RECRUIT-VALUE", "p1", ("crab-3", "squid-2"), 2, "slaver"),
        "Ann pays for The Slaver with crab 3, squid 2",
    ),
    (Event("affiliate", "AFFILIATE-LOWEST", "p1", ("crab-3",)), "Ann affiliates crab 3"),
    (Event("spent", "AFFILIATE-LOWEST", "p1", ("squid-2",), 1), "Ann discards the rest: squid 2"),
    (Event("arrive", "RECRUIT-SEQUENCE", "p1", ("slaver",)), "The Slaver joins Ann"),
    (Event("slide", "COURT-SLIDE"), "The Lords of the Court move up"),
    (Event("refill", "COURT-REFILL", "", ("sage", "keeper"), 2), "New in the Court: The Sage, The Keeper"),
    (Event("plot", "PLOT-PLACEMENT", "p1", ("sage",), 4), "Ann plots; new in the Court: The Sage"),
    (Event("use", "LORD-ORACLE", "p1", ("oracle",)), "Ann uses The Oracle"),
    (
        Event("court-replaced", "LORD-OPPORTUNIST", "p1", ("sage", "keeper"), 4),
        "The Sage leaves the Court, The Keeper takes the space",
    ),
    (Event("court-replaced", "LORD-OPPORTUNIST", "p1"), "A Lord of the Court is replaced"),
    (Event("discard", "LORD-JAILER", "p2", ("crab-3",), 1), "Bea discards crab 3"),
    (Event("discard", "LORD-JAILER", "p2", (), 2), "Bea discards 2 cards"),
    (
        Event("kept", "VARIANT-HAND-LIMIT-12", "p1", (), 2),
        "Ann pays to keep one Ally more (this turn: 2)",
    ),
    (Event("tilt", "ASSASSIN-TILT", "p1", ("keeper",), 0, "p2"), "Ann tilts The Keeper (Bea)"),
    (Event("steal", "LORD-HUNTER", "p1", ("3",), 1, "p2"), "Ann takes a Monster token worth 3 from Bea"),
    (Event("steal", "LORD-HUNTER", "p1", (), 1, "p2"), "Ann takes a Monster token from Bea"),
    (Event("extra-turn", "LORD-INVOKER", "p1"), "Ann will play another turn"),
    (Event("lord-discarded", "LORD-TRAITOR", "p1", ("keeper",)), "Ann discards The Keeper"),
    (Event("draw-locations", "CONTROL-DRAW", "p1", ("jail", "chasm"), 2), "Ann draws The Jail, The Chasm"),
    (Event("available", "CONTROL-DRAW", "p1", ("jail",), 1), "Now available: The Jail"),
    (Event("control", "CONTROL-CHOICE", "p1", ("jail",)), "Ann takes control: The Jail"),
    (
        Event("use-lords", "CONTROL-USED-LORD", "p1", ("keeper", "reaper"), 2, "jail"),
        "Under The Jail: The Keeper, The Reaper",
    ),
    (
        Event("swap-location", "LORD-ILLUSIONIST", "p1", ("jail", "chasm"), 0, "available"),
        "Ann exchanges The Jail for The Chasm",
    ),
    (
        Event("swap-location", "BLACK-SMOKERS", "p1", ("black-smokers", "jail"), 0, "stack"),
        "Ann exchanges Black Smokers for The Jail from the stack",
    ),
    (Event("swap-location", "BLACK-SMOKERS", "p1", (), 0, "stack"), "Ann exchanges a Location"),
    (Event("stack-shuffled", "BLACK-SMOKERS", "p1", (), 9, "", ()), "The Location stack is shuffled"),
    (Event("pass", "NO-LEGAL-ACTION", "p1"), "Ann passes: no action is possible"),
    (
        Event("end-trigger", "END-TRIGGER-SEVEN", "p1"),
        "Ann triggers the end: one last turn for everybody else",
    ),
    (Event("game-over", "END-LAST-TURNS", "", ("p2",)), "The game is over: Bea wins"),
    (
        Event("game-over", "END-LAST-TURNS", "", ("p1", "p2")),
        "The game is over, a shared victory: Ann, Bea",
    ),
    (Event("game-over", "END-LAST-TURNS"), "The game is over"),
    (
        Event("auto", "LORD-JAILER", "p1", ("choose crab-3",)),
        "Ann had one possibility only: Discard crab 3",
    ),
    (Event("auto", "LORD-JAILER", "p1"), "Ann had one possibility only"),
]


def test_the_events_below_are_of_every_kind() -> None:
    assert {event.kind for event, _ in EVENTS} == set(events.KINDS)
    told = {key.split(".")[1] for key in words("en").ids() if key.startswith("event.")}
    assert told == set(events.KINDS)


@pytest.mark.parametrize(("event", "text"), EVENTS)
def test_an_event_is_told_in_every_language(event: Event, text: str) -> None:
    assert words("en").event_text(event, NAMES) == text
    for lang in LANGUAGES:
        assert_said(words(lang).event_text(event, NAMES))


@each_language
@pytest.mark.parametrize("kind", events.KINDS)
def test_an_event_with_everything_hidden_is_told(lang: str, kind: str) -> None:
    for number in (0, 1, 2):
        assert_said(words(lang).event_text(Event(kind, "", "p1", (), number, "p2"), NAMES))


def test_a_log_line_is_made_of_chips() -> None:
    parts = words("es").event_parts(Event("buy", "EXPLORE-BUY", "p2", ("crab-3",), 1, "p1"), NAMES)
    assert parts == [
        {"type": "seat", "text": "Bea", "id": "p2"},
        {"type": "text", "text": " compra ", "id": ""},
        {"type": "ally", "text": "cangrejo 3", "id": "crab-3"},
        {"type": "text", "text": " a ", "id": ""},
        {"type": "seat", "text": "Ann", "id": "p1"},
        {"type": "text", "text": " por ", "id": ""},
        {"type": "pearls", "text": "1 Perla", "id": "1"},
    ]


def test_every_type_of_chip_comes_up() -> None:
    parts = [part for event, _ in EVENTS for part in words("fr").event_parts(event, NAMES)]
    assert {part["type"] for part in parts} == {
        "text",
        "monster",
        "pearls",
        "keys",
        *("seat", "ally", "lord", "location", "race"),
    }
    assert all((part["id"] == "") == (part["type"] == "text") for part in parts)


def test_a_seat_without_a_name_has_a_number() -> None:
    assert words("fr").event_text(Event("turn", "TURN-START", "p3")) == "Place 3\u00a0: nouveau tour"


# -- reasons ---------------------------------------------------------------------------------------------------------

FROM_ATTRIBUTES = {
    *("LORD-JAILER", "LORD-COMMANDER", "VARIANT-HAND-LIMIT-12", "LORD-APPRENTICE", "LORD-ALCHEMIST"),
    *("LORD-CORRUPTOR", "EXPLORE-LAST-SPACE", "MONSTER-LAST-SPACE"),
    *("LORD-SLAVER", "LORD-ORACLE", "LORD-OPPORTUNIST"),
    *(f"THREAT-REWARD-{space + 1}" for space in range(len(REWARDS))),
}
"""Rules that a `Reason` takes from an attribute or puts together."""


def rules_in(node: ast.expr) -> set[str]:
    """The rule IDs that the first argument of a `Reason` can be."""
    if isinstance(node, ast.Attribute):
        assert node.attr in ("rule", "last_space_rule"), "add its rules to FROM_ATTRIBUTES, and their texts"
        return set()
    if isinstance(node, ast.JoinedStr):
        assert ast.unparse(node).startswith("f'THREAT-REWARD-{"), "add its rules to FROM_ATTRIBUTES"
        return set()
    return {x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)}


def written_reasons() -> set[str]:
    """The rule IDs written out in every `Reason(…)` of the core."""
    return {
        rule
        for path in CORE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason"
        for rule in rules_in(node.args[0])
        if rule.isupper()
    }


def fallback(w: Words, rule: str) -> str:
    return w.label("reason.other", rule=rule)


@each_language
def test_every_rule_that_refuses_something_says_why(lang: str) -> None:
    w = words(lang)
    written = written_reasons()
    assert len(written) > 40
    for rule in written | FROM_ATTRIBUTES:
        for about in ("", "crab-3", "slaver", "jail", "crab", "p2", "key", "jail chasm", "2"):
            for number in (0, 1, 3):
                text = w.reason_text(Reason(rule, about, number), NAMES)
                assert_said(text)
                assert text != fallback(w, rule), rule


@pytest.mark.parametrize(
    ("reason", "kind", "text"),
    [
        (Reason("RECRUIT-VALUE", "", 2), "turn", "2 points are missing, even with all your Pearls."),
        (Reason("RECRUIT-MANDATORY-RACE", "squid"), "turn", "An Ally of this Race is needed: squid."),
        (Reason("RECRUIT-RACE-COUNT", "", 1), "turn", "Your hand lacks 1 Race."),
        (Reason("RECRUIT-RACE-COUNT", "", 3), "payment", "It must be exactly 3 different Races."),
        (Reason("RECRUIT-RACE-COUNT", "", 3), "", "The number of different Races is not right."),
        (Reason("NOT-HELD", "crab-3"), "payment", "No crab 3 to use here."),
        (Reason("NOT-HELD", "crab-3", 1), "payment", "Only 1 × crab 3 in hand."),
        (Reason("NOT-HELD", "key", 1), "keys", "You have only 1 Key token."),
        (Reason("NOT-HELD", "slaver"), "turn", "The Slaver is not a free Lord of yours."),
        (Reason("SHAMAN-SCOPE", "p2"), "hunter", "The Shaman protects Bea."),
        (
            Reason("SHAMAN-SCOPE", "keeper"),
            "assassin",
            "The Shaman protects the owner of this Lord: The Keeper.",
        ),
        (
            Reason("THREAT-REWARD-2"),
            "reward",
            "Space 2 of the Threat track gives 2 Pearls, 1 Pearl and 1 Monster token or 2 Monster tokens.",
        ),
        (Reason("VARIANT-HAND-LIMIT-12", "", 1), "hand-limit", "Keeping one more Ally costs 1 Pearl."),
        (Reason("SOME-NEW-RULE"), "turn", "Not possible by the rule SOME-NEW-RULE."),
    ],
)
def test_a_reason_is_concrete(reason: Reason, kind: str, text: str) -> None:
    decision = asked(kind, "slaver") if kind else None
    assert words("en").reason_text(reason, NAMES, decision) == text


# -- whole games -----------------------------------------------------------------------------------------------------

SAMPLE = [
    *(actions.PLOT, actions.EXPLORE, actions.PASS, actions.BUY, actions.TAKE, actions.CONTINUE),
    *(actions.FIGHT, actions.END, actions.DECLINE, actions.PAY),
    *actions.COUNCIL,
    *actions.RECRUIT,
    *actions.DRAW[1:],
    *actions.CHOOSE_ALLY[::7],
    *actions.CHOOSE_RACE[:2],
    *actions.CHOOSE_LORD[::5],
    *actions.CHOOSE_LOCATION[::5],
    *actions.CHOOSE_SEAT,
    *(actions.USE_SLAVER[3], actions.USE_ORACLE[1], actions.USE_OPPORTUNIST[20]),
    *map(Action.parse, ("pay crab-1", "pay crab-1 squid-5 squid-5", "choose keeper tokens=2", "choose pearls=1")),
]


def assert_all_told(w: Words, state: State, action: Action | str, names: dict[str, str]) -> None:
    """Play an action and say everything about it."""
    decision = state.decision
    assert decision is not None
    assert_said(w.decision_title(decision, NAMES))
    assert_said(w.action_label(action, decision, NAMES, pearls=1))
    for event in state.apply(action):
        for seat in (None, "p1", "p2"):
            assert_said(w.event_text(event.for_seat(seat), NAMES))
        w.event_text(event, names)


@each_language
@pytest.mark.parametrize("seed", range(4))
def test_random_games_are_told(lang: str, seed: int) -> None:
    w, rng = words(lang), random.Random(seed)
    state = abyss_nb.new_game(2 + seed % 3, seed=seed, options=Options.bga() if seed % 2 else Options())
    for _ in range(200):
        decision = state.decision
        if decision is None:
            break
        for action in rng.sample(SAMPLE, 12):
            for reason in state.why_not(action):
                text = w.reason_text(reason, NAMES, decision)
                assert_said(text)
                assert text != fallback(w, reason.rule), reason
        assert_all_told(w, state, rng.choice(state.legal()), HOSTILE)


@each_language
@pytest.mark.parametrize("path", sorted((ROOT / "scenarios" / "abyss").glob("*.json")), ids=lambda p: p.stem)
def test_scenarios_are_told(lang: str, path: Path) -> None:
    w = words(lang)
    for scenario in json.loads(path.read_text(encoding="utf-8")):
        state = State.from_position(scenario["position"])
        for step in scenario["steps"]:
            if "refuse" in step:
                for reason in state.why_not(step["refuse"]):
                    text = w.reason_text(reason, NAMES, state.decision)
                    assert_said(text)
                    assert text != fallback(w, reason.rule), reason
            elif "do" in step:
                assert_all_told(w, state, step["do"], HOSTILE)


# -- names that want to be more than names -----------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("seat", HOSTILE)
def test_a_hostile_name_comes_through_as_text(lang: str, seat: str) -> None:
    w, name = words(lang), HOSTILE[seat]
    for kind, about in DECISIONS:
        assert w.decision_title(asked(kind, about, seat), HOSTILE).startswith(name)
        w.decision_hint(asked(kind, about, seat), HOSTILE)
    assert name in w.decision_title(asked("assassin", seat, "p1"), HOSTILE)
    assert name in w.action_label(f"choose {seat}", asked("hunter"), HOSTILE)
    assert name in w.reason_text(Reason("SHAMAN-SCOPE", seat), HOSTILE)
    for event, _ in EVENTS:
        parts = w.event_parts(event._replace(seat=seat if event.seat else ""), HOSTILE)
        assert all(part["text"] == HOSTILE[part["id"]] for part in parts if part["type"] == "seat")
        assert name in [part["text"] for part in parts] or "{seat}" not in w.pattern(f"event.{event.kind}")


# -- the board's book ------------------------------------------------------------------------------------------------


@each_language
def test_the_book_holds_everything_that_depends_on_the_language(lang: str) -> None:
    w = words(lang)
    book = w.book()
    assert json.loads(json.dumps(book)) == book
    assert book["lang"] == lang
    assert set(book["lords"]) == {lord.id for lord in LORDS}
    assert set(book["locations"]) == {tile.id for tile in LOCATIONS}
    assert set(book["races"]) == set(RACES)
    assert set(book["guilds"]) == set(GUILDS)
    assert [language["id"] for language in book["languages"]] == list(LANGUAGES)
    assert len(book["threat"]) == COMPONENTS["threat_track"]["spaces"]
    assert book["threat"][0] == [
        {"keys": 0, "pearls": 1, "monsters": 0},
        {"keys": 0, "pearls": 0, "monsters": 1},
    ]
    assert book["lords"]["slaver"] == {
        "name": w.lord("slaver"),
        "guild": "merchant",
        "race": "shellfish",
        "cost": 8,
        "races": 1,
        "mandatory": "shellfish",
        "keys": 1,
        "influence": 5,
        "kind": "activated",
        "power": w.power("slaver"),
        "rule": "LORD-SLAVER",
    }
    assert book["lords"]["sage"]["race"] is None
    assert book["locations"]["barracks"]["sign"] == "7+2×"
    assert book["locations"]["chamber-of-allies"]["sign"] == "3+"
    assert book["locations"]["throne-room"]["sign"] == "1×"


def test_a_bot_of_ones_own_keeps_its_name() -> None:
    kinds = words("fr").book(("person", "greedy", "{my} bot"))["kinds"]
    assert [kind["name"] for kind in kinds] == ["Humain", "Robot glouton", "{my} bot"]
