"""Explanations: what happens, can be done or lies there is explained, rightly, and never more than one may know."""

import re
from random import Random
from typing import Any

import pytest

from abyss_nb import Event, IllegalAction, Reason, State
from abyss_nb.core.abyss.cards import DECKS, LOCATIONS, LORDS, RULES, SEATS
from abyss_nb.core.abyss.events import visible
from abyss_nb.core.rulebook import languages, rule
from abyss_nb.explain import Explanation, Part, explain
from abyss_nb.words import LANGUAGES, Words, words
from abyss_nb.words.explaining.parts import voiced

from .core.play import VOCABULARY, actions_of, ended, moves, positions, start, states_of_each_kind

NAMES = {"p1": "Ann", "p2": "Bea", "p3": "Cyd", "p4": "Dan"}
RAW = re.compile(r"[{}|\[\]]|\b(?:explain|event|detail|decision|action|board)\.[a-z]")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def assert_explained(told: Explanation) -> None:
    assert told.title.strip()
    assert told.parts
    for part in told.parts:
        assert part.text.strip()
        assert not RAW.search(part.text), part.text
        assert set(part.rules) <= set(RULES), part
        assert len(set(part.rules)) == len(part.rules), part


# -- what happened ---------------------------------------------------------------------------------------------------


@each_language
def test_every_event_of_random_games_is_explained_to_everybody(lang: str) -> None:
    rng = Random(lang)
    for number in range(1, 21):
        state = start(number)
        for action in actions_of(number):
            before = state.copy()
            events = state.apply(action)
            for seat in (None, rng.choice(SEATS[: state.players])):
                for event in events if seat is None else visible(events, seat):
                    told = explain(event, before=before, events=events, state=state, lang=lang, names=NAMES, seat=seat)
                    assert_explained(told)
                    rule = {"ASSASSIN-TILT": "LORD-ASSASSIN"}.get(event.rule, event.rule)
                    assert event.kind in TOLD_BY_OTHERS or rule in told.rules, (event, told.rules)


TOLD_BY_OTHERS = {"turn", "continue", "take", "pearls", "key-tokens"}
"""Kinds whose explanation can rest on a rule that says it better than the one of the event."""


def why(
    rule: str,
    *actions: str,
    kind: str = "",
    lang: str = "en",
    seat: str | None = None,
    p1: dict[str, Any] | None = None,
    p2: dict[str, Any] | None = None,
    **position: Any,
) -> list[str]:
    """Play actions in a position of two (an empty text is the first one possible); say why the last one led to this."""
    court = [*position.pop("court", ("keeper", "miller", "seeker", "reaper")), *[None] * 6][:6]
    doc = {"format": 1, "game": "abyss", "players": 2, "active": "p1", "seats": {"p1": p1 or {}, "p2": p2 or {}}}
    state = before = State.from_position(doc | position | {"court": court})
    events: list[Event] = []
    for action in actions:
        before = state.copy()
        events = state.apply(action or state.legal()[0])
    event = next(event for event in events if event.rule == rule and kind in ("", event.kind))
    told = explain(event, before=before, events=events, state=state, names=NAMES, lang=lang, seat=seat)
    return told.text.split("\n")


SLAVER: dict[str, Any] = {
    "p1": {"pearls": 9, "hand": "shellfish-5 shellfish-3 shellfish-1"},
    "court": ("keeper", "traitor", "slaver"),
}
PAID = ("recruit slaver", "pay shellfish-5 shellfish-1")
ALL_RACES = "crab-5 jellyfish-5 seahorse-5 shellfish-5 squid-5"
CORRUPTED: dict[str, Any] = {
    "p1": {"pearls": 9, "hand": "squid-5 squid-4 squid-1"},
    "court": ("corruptor", "keeper", "seeker", "reaper"),
}
TAMER: dict[str, Any] = {"p2": {"lords": ["tamer"]}, "threat": 4, "exploration_deck": "monster *"}


def test_the_bonus_of_an_empty_court_is_told_with_its_numbers() -> None:
    assert why("COURT-REFILL-BONUS", *PAID, seat="p1", **SLAVER) == [
        "The Court had 2 Lords left after you took The Slaver, so you gain 2 Pearls and it is filled."
    ]
    assert why("COURT-REFILL-BONUS", *PAID, seat="p2", **SLAVER) == [
        "The Court had 2 Lords left after Ann took The Slaver, so Ann gains 2 Pearls and it is filled."
    ]
    assert why("COURT-REFILL-BONUS", *PAID, lang="fr", seat="p1", **SLAVER) == [
        "Vous avez pris L’Esclavagiste et il restait 2 Seigneurs à la Cour\u00a0: vous gagnez 2 Perles, "
        "et la Cour est complétée."
    ]
    assert why("COURT-REFILL-BONUS", *PAID, lang="es", **SLAVER) == [
        "Ann tomó El Esclavista y la Corte se quedó con 2 Señores: por eso Ann gana 2 Perlas y la Corte se rellena."
    ]


def test_the_bonus_does_not_promise_what_the_deck_has_not() -> None:
    assert why("COURT-REFILL-BONUS", *PAID, seat="p1", lord_deck=[], **SLAVER) == [
        "The Court had 2 Lords left after you took The Slaver, so you gain 2 Pearls, "
        "although no Lord is left to fill it."
    ]


def test_the_bonus_after_a_chain_of_decisions_names_the_action() -> None:
    told = why(
        "COURT-REFILL-BONUS",
        *("recruit corruptor", "", "decline"),
        **CORRUPTED | {"court": ("corruptor", "keeper", "seeker"), "lord_deck": []},
    )
    assert told == [
        "The Court had 2 Lords left after this recruit action, so Ann gains 2 Pearls, "
        "although no Lord is left to fill it."
    ]


def test_exploring_is_explained() -> None:
    deck = {"p1": {}, "p2": {"pearls": 3}, "exploration_deck": "crab-1 squid-2 *"}
    assert why("EXPLORE-REVEAL", "explore", "buy", **deck) == [
        "An Ally was just sold, so the exploration has to go on; the new card takes the space that became free, "
        "number 1 of 5.",
        "Every Ally is first offered to the opponents, now for 2 Pearls.",
    ]
    assert why("EXPLORE-BUY", "explore", "buy", seat="p2", **deck) == [
        "Sale number 1 of this turn costs 1 Pearl; the price rises with every sale and goes to Ann.",
        "You cannot buy again in this turn.",
        "Ann has to reveal another card now.",
    ]
    last = {"p2": {"pearls": 0}, "exploration_deck": "crab-1 crab-1 crab-1 crab-1 squid-2 *"}
    steps = ("explore", *["continue"] * 4)
    assert why("EXPLORE-TAKE", *steps, kind="take", **last) == [
        "Nobody bought this Ally on the last space, so Ann has to take it. That ends the exploration."
    ]
    assert why("EXPLORE-BONUS-PEARL", *steps, **last) == [
        "The exploration ended with the card on the last space: that brings 1 Pearl."
    ]
    spent = {"exploration_deck": "", "exploration_discard": "crab-1 squid-2"}
    assert why("EXPLORE-RESHUFFLE", "explore", **spent) == [
        "A card was due and the deck was empty: the whole discard was shuffled and became the new deck, 2 cards."
    ]


def test_fights_are_explained() -> None:
    assert why("MONSTER-FIGHT", "explore", "fight", **TAMER) == [
        "A fight is always won and ends the exploration. The Threat marker stands on space 4, so a reward is due.",
        "The Tamer, in front of Bea, lowers the reward to that of space 3.",
    ]
    assert why("THREAT-REWARD-3", "explore", "fight", seat="p1", **TAMER) == [
        "You won the fight, and space 3 of the Threat track pays 1 Key token.",
        "The Tamer, in front of Bea, lowers the reward to that of space 3.",
    ]
    assert why("MONSTER-CONTINUE-THREAT", "explore", "continue", threat=2, exploration_deck="monster *") == [
        "Ann did not fight the Monster, so the Threat marker moves to space 3. There, a fight brings 1 Key token."
    ]
    assert why("EXPLORE-CONTINUE", "explore", "continue", threat=6, exploration_deck="monster *") == [
        "Ann goes on without a fight; the Monster stays on its space.",
        "The Threat marker stands on its last space and moves no further.",
    ]
    assert why("THREAT-REWARD-3", "explore", "fight", lang="fr", seat="p1", **TAMER)[1] == (
        "La Dresseuse, devant Bea, abaisse la récompense à celle de la case 3."
    )


def test_payments_are_explained() -> None:
    dearer = SLAVER | {"p2": {"lords": ["recruiter"]}}
    assert why("RECRUIT-PEARL-TOPUP", *PAID, **dearer) == [
        "The Slaver costs 10 points, and the Allies played are worth 6 points: "
        "each missing point is paid with a Pearl.",
        "The Recruiter, in front of Bea, raises what every Lord costs Ann by 2.",
    ]
    cheaper = {"p1": {"hand": "shellfish-5 shellfish-4", "lords": ["treasurer"]}, "court": ("slaver", "keeper", "sage")}
    assert why("RECRUIT-VALUE", "recruit slaver", "pay shellfish-5 shellfish-4", kind="pay", **cheaper) == [
        "The Slaver costs 6 points; the Allies played are worth 9 points.",
        "What goes beyond the cost is lost.",
        "They show exactly as many Races as the card asks for: shellfish.",
        "The Treasurer lowers what every Lord costs Ann by 2.",
    ]
    assert why("AFFILIATE-LOWEST", *PAID, kind="affiliate", seat="p1", **SLAVER) == [
        "Of the Allies played, the weakest stays in front of you until the end of the game: shellfish 1."
    ]
    assert why("CORRUPTOR-FIXED-PRICE", "recruit corruptor", "", "choose keeper", lang="es", **CORRUPTED) == [
        "El Corruptor trae un segundo Señor de la Corte por 5 Perlas, cueste lo que cueste y sin jugar ningún Aliado."
    ]


def test_powers_are_explained() -> None:
    poor = {"p1": {"hand": "crab-5 squid-3"}, "p2": {"pearls": 1}}
    assert why("LORD-SEEKER", "recruit seeker", seat="p2", **poor) == [
        "The Seeker joined Ann: every opponent not protected by The Shaman gives 2 Pearls back to the Treasury.",
        "You had no more than 1 Pearl.",
    ]
    struck = {
        "p1": {"hand": "crab-5 crab-4 crab-3"},
        "p2": {"lords": ["keeper", "reaper"]},
        "court": ("assassin", "traitor", "seeker", "sage"),
    }
    assert why("ASSASSIN-TILT", "recruit assassin", "", "choose keeper", **struck) == [
        "The Assassin tilts one free Lord of every opponent not protected by The Shaman, and Ann chooses which one.",
        "From now on The Keeper keeps only its Influence Points: no power, no Keys.",
    ]
    sent = {"p1": {"lords": ["ship-master"]}, "p2": {"pearls": 0}, "exploration_deck": "crab-1 squid-1 crab-2 *"}
    assert why("LORD-SHIP-MASTER", "explore", "continue", "continue", "take", **sent) == [
        "The exploration sent Allies to the Council (crab, squid). "
        "The Ship Master brings 1 Pearl for each of these Races."
    ]
    held = {
        "p1": {"hand": "crab-1 crab-1 crab-2 squid-1 squid-2 squid-3"},
        "p2": {"lords": ["commander"]},
        "council": {"crab": "crab-3"},
    }
    assert why("LORD-COMMANDER", "council crab", "choose crab-1", kind="discard", seat="p1", **held) == [
        "The Commander, in front of Bea, leaves opponents no more than 6 Allies in hand; you had 7 Allies."
    ]
    few = {"p1": {"hand": ALL_RACES, "pearls": 25}, "p2": {"pearls": 24}, "treasury": 1}
    assert why("LORD-TRADER", "recruit trader", "", "", court=("trader", "keeper", "miller", "sage"), **few)[-1] == (
        "There were no more Pearls in the Treasury."
    )


def test_locations_are_explained() -> None:
    opened = {
        "p1": {"key_tokens": 2, "lords": ["keeper"]},
        "council": {"crab": "crab-1"},
        "locations_available": ["jail"],
        "court": ("seeker", "miller", "reaper"),
    }
    assert why("CONTROL-CHOICE", "council crab", "choose jail", kind="control", **opened) == [
        "Ann had 3 working Keys, and with 3 a Location must be taken: here one that was available.",
        "What the tile scores: “15 minus 1 for each of your Lords.”",
    ]
    assert why("CONTROL-USED-LORD", "council crab", "choose jail", **opened) == [
        "Keys printed on Lords paid for this Location, so they lie under it: The Keeper. "
        "Such a Lord keeps its Influence Points, but loses power and Keys."
    ]
    assert why("CONTROL-EXACTLY-THREE", "council crab", "choose jail", **opened) == [
        "A Location takes exactly 3 Keys, and Ann used 2 Key tokens for it. Tokens go back to the supply."
    ]


def test_the_end_is_explained() -> None:
    six = ["trader", "peddler", "shepherd", "oracle", "shaman", "invoker"]
    seven = {"p1": {"hand": "shellfish-5 shellfish-3", "lords": six}, "court": ("slaver", "keeper", "miller", "sage")}
    assert why("END-TRIGGER-SEVEN", "recruit slaver", kind="end-trigger", seat="p1", **seven) == [
        "You have 7 Lords now, which is enough to trigger the end.",
        "You finish this turn, then everybody else plays once more.",
    ]
    assert why("RECRUIT-SEQUENCE", "recruit slaver", kind="arrive", seat="p1", **seven) == [
        "The payment is made, so The Slaver arrives free in front of you.",
        "Its power is there to be used: “Once per turn: discard an Ally from hand and gain 2 Pearls.”",
        "That makes 7 Lords; 7 of them trigger the end.",
    ]
    assert why("COURT-REFILL", *PAID, **SLAVER) == [
        "The Court had 2 Lords left; with 2 or fewer it is filled from the deck."
    ]
    short = SLAVER | {"lord_deck": ["miller"]}
    assert why("COURT-REFILL", *PAID, **short) == [
        "The Court had 2 Lords left; with 2 or fewer it is filled from the deck.",
        "The deck did not have enough Lords for all spaces.",
    ]
    assert why("END-TRIGGER-COURT", *PAID, **short)[0] == (
        "After a recruit action the Court had to be filled, and the deck was too small for it."
    )
    nothing = {"exploration_deck": "", "exploration_discard": "", "p1": {"pearls": 0}, "p2": {"pearls": 0}}
    assert why("NO-LEGAL-ACTION", "pass", "pass", kind="game-over", **nothing) == [
        "Everybody passed in a row, so the game ends at once.",
        "Points: Ann 0, Bea 0. The highest total wins.",
        "Equal in everything: the victory is shared.",
    ]


@pytest.mark.parametrize("number", range(2, 40, 2))
def test_who_won_and_by_what_is_told_as_the_engine_counts(number: int) -> None:
    state = start(number)
    before, events = state.copy(), []
    for action in actions_of(number):
        before = state.copy()
        events = state.apply(action)
    (part, *tie) = explain(events[-1], before=before, events=events, state=state, names=NAMES).parts[1:]
    scores = state.scores()
    assert part.text.startswith(
        "Points: " + ", ".join(f"{NAMES[seat]} {score.total}" for seat, score in scores.items())
    )
    best = [score for score in scores.values() if score.total == max(s.total for s in scores.values())]
    richest = [score for score in best if score.pearls == max(s.pearls for s in best)]
    decided = "TIE-PEARLS" if len(richest) == 1 else "TIE-LORD" if len(state.winners) == 1 else "TIE-SHARED"
    assert [part.rules for part in tie] == ([(decided,)] if len(best) > 1 else [])


def test_without_the_position_before_it_the_rule_of_an_event_is_told() -> None:
    event = Event("pearls", "PLOT-COST", "p1", number=-1)
    told = explain(event, names=NAMES)
    assert (told.title, told.text) == ("Ann pays 1 Pearl to the Treasury", rule("PLOT-COST").text)


# -- what can be done ------------------------------------------------------------------------------------------------


@each_language
def test_every_action_is_explained_in_every_kind_of_decision(lang: str) -> None:
    rng = Random("actions")
    for states in states_of_each_kind().values():
        for state in states[:2]:
            legal = [*state.legal()[:20]]
            for action in (*legal, *rng.sample(VOCABULARY, 60)):
                told = explain(action, state=state, lang=lang, names=NAMES)
                assert_explained(told)
                refused = state.why_not(action)
                if refused:
                    named = [(r.rule,) if r.rule in RULES else () for r in refused]
                    assert [part.rules for part in told.parts] == named
                else:
                    assert all(part.rules for part in told.parts)


def test_recruiting_tells_what_it_costs_and_leads_to() -> None:
    state = State.from_position(
        {
            **{"format": 1, "game": "abyss", "players": 2, "active": "p1"},
            "seats": {
                "p1": {
                    "hand": "shellfish-5 shellfish-4 shellfish-1",
                    "lords": ["treasurer", "trader", "peddler", "shepherd", "oracle", "shaman"],
                },
                "p2": {"lords": ["recruiter"]},
            },
            "court": ["slaver", "keeper", "miller", None, None, None],
        }
    )
    assert str(explain("recruit slaver", state=state, names=NAMES, seat="p1")) == "\n".join(
        [
            "Recruit The Slaver",
            "The Lord is paid with Allies, and with Pearls for missing points; one Ally is affiliated. "
            "Then the Lord arrives. (RECRUIT-SEQUENCE, TURN-ONE-ACTION)",
            "Its cost now: 6 points in 1 Race (shellfish). (RECRUIT-VALUE, RECRUIT-RACE-COUNT, RECRUIT-MANDATORY-RACE)",
            "The Treasurer lowers what every Lord costs you by 2. (LORD-TREASURER, RECRUIT-COST-MODIFIERS)",
            "The Court would have 2 Lords left: that brings 2 Pearls, and it is filled. "
            "(COURT-REFILL-BONUS, COURT-REFILL)",
            "With one more Lord you have 7 Lords: then everybody else has one last turn. "
            "(END-TRIGGER-SEVEN, END-LAST-TURNS)",
        ]
    )
    state.apply("recruit slaver")
    told = explain("pay shellfish-5 shellfish-1", state=state)
    assert told.title == "Pay with shellfish 1 + shellfish 5"
    assert (
        told.text
        == "The Allies alone reach the cost of 6 points.\nOne of the Allies played stays as affiliated: shellfish 1."
    )


def test_a_refused_action_can_be_explained_from_its_error() -> None:
    state = start(2)
    with pytest.raises(IllegalAction) as error:
        state.apply("end")
    told = explain(error.value, state=state)
    assert told == Explanation("end", (Part("This is not what is asked now.", ()),))
    assert explain(Reason("PLOT-COST", number=1)).parts == (Part("A plot costs 1 Pearl.", ("PLOT-COST",)),)


# -- cards and rules -------------------------------------------------------------------------------------------------


@each_language
def test_every_card_is_explained_wherever_it_lies(lang: str) -> None:
    w = words(lang)
    for state in [None, *positions(range(1, 30, 2), 0.02)]:
        for lord in LORDS:
            told = explain(lord.id, state=state, lang=lang, names=NAMES)
            assert_explained(told)
            assert told.title == w.lord(lord.id)
            assert lord.rule in told.rules
            assert w.power(lord.id) in told.text
        for tile in LOCATIONS:
            told = explain(tile.id, state=state, lang=lang, names=NAMES)
            assert_explained(told)
            assert told.parts[0].text == w.location_text(tile.id)
            assert told.parts[0].rules[0] == tile.rule
        for card in ("crab-3", "squid", "monster"):
            assert_explained(explain(card, state=state, lang=lang, names=NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_is_told_with_how_many_cards_are_left(lang: str) -> None:
    state = start(1)
    seen = state.observe("p1")
    for deck, first in [
        ("exploration_deck", "SETUP-EXPLORATION-DECK"),
        ("lord_deck", "SETUP-LORDS"),
        ("location_deck", "SETUP-LOCATIONS"),
    ]:
        told = explain(deck, state=state, lang=lang)
        assert_explained(told)
        assert told.rules[0] == first
        assert told.parts[1].text.endswith(f" {seen[deck]}.")
        assert len(explain(deck, lang=lang).parts) == 1
    assert explain("exploration_deck", state=state).parts[2].text.endswith(f" {seen['exploration_discard']}.")


def test_a_card_is_told_as_it_lies() -> None:
    state = State.from_position(
        {
            **{"format": 1, "game": "abyss", "players": 2, "active": "p1", "court": ["keeper"] + [None] * 5},
            "seats": {
                "p1": {
                    "lords": ["jailer", "recruiter", "seeker tilted", "slaver"],
                    "locations": [{"id": "jail", "lords": ["sage"]}],
                    "hand": "crab-1",
                },
                "p2": {"lords": ["shaman", "treasurer"]},
            },
            "lord_discard": ["miller"],
            "locations_available": ["parliament"],
        }
    )
    state.apply("use slaver crab-1")

    def last(card: str, n: int, seat: str | None = None) -> list[str]:
        return [str(part) for part in explain(card, state=state, names=NAMES, seat=seat).parts[-n:]]

    assert last("jailer", 2, "p2") == [
        "It is free in front of Ann: its power and its Keys work. (TERM-LORD-STATES)",
        "Its power was carried out when it arrived. (LORD-POWER-INSTANT)",
    ]
    assert last("recruiter", 1) == ["The Shaman protects Bea from it. (SHAMAN-SCOPE)"]
    assert last("slaver", 1) == ["Its power has been used in this turn. (ACTIVATED-POWER-WINDOW)"]
    assert last("seeker", 1, "p1") == [
        "It is tilted in front of you: its power and its Keys are gone for good, but it still counts as a Lord. "
        "(ASSASSIN-TILT, ASSASSIN-TILT-SCORING, ASSASSIN-TILT-NO-CONTROL)"
    ]
    assert last("sage", 1, "p1") == [
        "It lies under a Location of yours (The Jail): only its Influence Points remain. (CONTROL-USED-LORD)"
    ]
    assert last("miller", 1) == ["It has left the game. (LORD-DISCARD-GONE)"]
    assert last("reaper", 1) == ["It is not in sight. (INFORMATION-HIDDEN)"]
    assert last("keeper", 3, "p2") == [
        "It is in the Court, where you may recruit it with an action. (RECRUIT-TARGET)",
        "Its cost now: 4 points in 3 Races, seahorse among them. "
        "(RECRUIT-VALUE, RECRUIT-RACE-COUNT, RECRUIT-MANDATORY-RACE)",
        "The Treasurer lowers what every Lord costs you by 2. (LORD-TREASURER, RECRUIT-COST-MODIFIERS)",
    ]
    assert last("jail", 2) == [
        "It is controlled by Ann and scores at the end. (SCORE-LOCATIONS)",
        "Points for Ann as the table stands: 15 − 5 = 10. (LOCATION-JAIL)",
    ]
    assert last("parliament", 2, "p2") == [
        "Points for Ann as the table stands: 6 + 2 × 0 = 6. (LOCATION-GUILD-TILES)",
        "Points for you as the table stands: 6 + 2 × 1 = 8. (LOCATION-GUILD-TILES)",
    ]
    assert last("depths", 1) == ["It is not in sight. (INFORMATION-HIDDEN)"]


def test_a_location_drawn_is_seen_while_it_waits() -> None:
    state = states_of_each_kind()["keep"][0]
    drawn = state.legal()[0].words[0]
    assert "It has been drawn" in explain(drawn, state=state).text


@pytest.mark.parametrize("lang", languages())
def test_every_rule_is_told_as_in_the_rulebook(lang: str) -> None:
    for id in RULES:
        told = explain(id, lang=lang)
        assert (told.title, told.text, told.rules) == (rule(id, lang).title, rule(id, lang).text, (id,))


# -- scores ----------------------------------------------------------------------------------------------------------


@each_language
def test_a_score_adds_up_to_what_the_engine_counts(lang: str) -> None:
    for state in (ended(2), ended(4), *positions(range(1, 40), 0.02)):
        for seat, score in state.scores().items():
            told = explain(score, state=state, lang=lang, names=NAMES)
            assert_explained(told)
            assert NAMES[seat] in told.title
            assert str(score.total) in told.title
            tiles, (locations, lords, allies, monsters, total, _) = told.parts[:-6], told.parts[-6:]
            assert sum(numbers(part.text.split("“")[0].split("«")[0])[-1] for part in tiles) == score.locations
            assert numbers(locations.text) == [score.locations]
            for part, points in ((lords, score.lords), (allies, score.allies), (monsters, score.monsters)):
                first, *rest = numbers(part.text)
                assert first == points == sum(rest)
            first, *rest = numbers(total.text)
            assert first == score.total == sum(rest)
            assert len(explain(score, lang=lang).parts) == len(told.parts)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_city_of_mirrors_tells_what_it_copies() -> None:
    mirrors = {"locations": [{"id": "city-of-mirrors", "lords": ["sage"]}]}
    doc = {"format": 1, "game": "abyss", "players": 2, "active": "p1"}
    alone = State.from_position(doc | {"seats": {"p1": mirrors, "p2": {}}})
    assert str(explain(alone.scores()["p1"]).parts[0]) == (
        "City of Mirrors: 0. No opponent controls a Location that it could copy. (CITY-OF-MIRRORS, LOCATION-OWN-CARDS)"
    )
    theirs = {"locations": [{"id": "jail", "lords": []}]}
    state = State.from_position(doc | {"seats": {"p1": mirrors, "p2": theirs}})
    assert str(explain(state.scores()["p1"]).parts[0]) == (
        "City of Mirrors copies The Jail: 15 − 1 = 14. “15 minus 1 for each of your Lords.” "
        "(CITY-OF-MIRRORS, LOCATION-JAIL, LOCATION-OWN-CARDS)"
    )


# -- what a seat may know --------------------------------------------------------------------------------------------


def test_worlds_that_a_seat_cannot_tell_apart_are_explained_alike() -> None:
    rng = Random("worlds")
    for number in range(1, 40):
        state = start(number)
        for action in actions_of(number)[:150]:
            before = state.copy()
            events = state.apply(action)
            seat = rng.choice(SEATS[: state.players])
            if rng.random() < 0.8:
                continue
            heard = visible(events, seat)
            world = before.determinize(seat, rng)
            for event in heard:
                ours = explain(event, before=before, events=events, seat=seat)
                assert ours == explain(event, before=world, events=heard, seat=seat)
            if state.over:
                continue
            world = state.determinize(seat, rng)
            for other, score in state.scores().items():
                if other != seat:
                    theirs = world.scores()[other]
                    assert explain(score, state=state, seat=seat) == explain(theirs, state=world, seat=seat)
                    assert explain(score, seat=seat) == explain(theirs, seat=seat)
            asked = state.decision.seat
            for line in (*rng.sample(VOCABULARY, 3), *(card.id for card in rng.sample(LORDS + LOCATIONS, 3))):
                ours = explain(line, state=state, seat=seat)
                assert ours == explain(line, state=world, seat=seat)
                assert asked == seat or isinstance(line, str) or ours.rules == ("TURN-ORDER",)


def test_an_event_for_the_eyes_of_another_is_not_explained() -> None:
    event = Event("auto", "RECRUIT-VALUE", "p1", ("pay crab-1",), seen_by=("p1",))
    with pytest.raises(ValueError, match="for the eyes of p1 only, not of p2"):
        explain(event, before=start(2), seat="p2")
    assert explain(event, before=start(2), seat="p1").text.startswith("You had no other possibility")


def test_a_token_drawn_is_told_to_its_owner_only() -> None:
    event = Event("monster-token", "MONSTER-TOKEN-DRAW", "p1", ("4",), 1, "", ("p1",))
    assert explain(event, before=start(2), seat="p1", names=NAMES).title == "Ann draws a Monster token worth 4"
    assert explain(event, before=start(2), seat="p2", names=NAMES).title == "Ann draws a Monster token"


# -- the rest --------------------------------------------------------------------------------------------------------


def test_hostile_names_stay_text() -> None:
    names = {"p1": "<b>[a|b]{x}</b>\x1b", "p2": "{seat}"}
    event = Event("plot", "PLOT-PLACEMENT", "p1", ("keeper",), 2)
    told = explain(Event("explore", "EXPLORE-REVEAL", "p1"), before=start(2), names=names)
    assert told.text.startswith("<b>[a|b]{x}</b> explores: ")
    assert "<b>" not in told._repr_html_()
    assert "&lt;b&gt;[a|b]{x}&lt;/b&gt;" in told._repr_html_()
    assert "<code>EXPLORE-REVEAL</code>" in told._repr_html_()
    assert "\x1b" not in explain(event, before=start(2), names=names).title


def test_what_cannot_be_explained_is_refused_with_what_can() -> None:
    with pytest.raises(TypeError, match=r"an event, an action, .* can be explained, not 7"):
        explain(7)
    with pytest.raises(ValueError, match="'crab-9' is neither a rule, a card nor an action: "):
        explain("crab-9", state=start(2))
    with pytest.raises(ValueError, match="give state"):
        explain("explore")
    with pytest.raises(ValueError, match="seat must be one of p1, p2, p3, p4, not 'p5'"):
        explain("crab-1", seat="p5")
    with pytest.raises(ValueError, match="unknown language 'de'"):
        explain("crab-1", lang="de")


def test_equal_events_of_one_action_are_told_apart_by_their_place() -> None:
    held = {
        "p1": {"hand": "crab-1 crab-1 crab-1 crab-1 squid-1 squid-1 squid-1 squid-1"},
        "p2": {"lords": ["commander"]},
    }
    doc = {"format": 1, "game": "abyss", "players": 2, "active": "p1", "seats": held}
    first, second = (Event("discard", "LORD-COMMANDER", "p1", ("crab-1",), 1) for _ in range(2))
    told = [explain(x, before=State.from_position(doc), events=[first, second]).text for x in (first, second)]
    assert [text.split()[-2] for text in told] == ["8", "7"]


def test_an_event_that_does_not_follow_from_the_position_is_refused() -> None:
    rng = Random("wrong")
    happened = [event for number in (1, 2) for event in played(number)]
    refused = set()
    for state in positions(range(1, 20), 0.05):
        event, earlier = rng.choice(happened), rng.sample(happened, 2)
        try:
            assert explain(event, before=state, events=earlier).parts
        except ValueError as error:
            refused.add(str(error).split(") ")[1])
    assert refused == {"does not follow from the position before and the events given"}


def played(number: int) -> list[Event]:
    state = start(number)
    return [event for action in actions_of(number) for event in state.apply(action)]


def test_the_two_voices_of_a_pattern() -> None:
    assert voiced("[{seat} has|You have] it; [a|b]", to_reader=False) == "{seat} has it; a"
    assert voiced("[{seat} has|You have] it; [a|b]", to_reader=True) == "You have it; b"


@each_language
def test_brackets_come_in_pairs_of_voices(lang: str) -> None:
    w = words(lang)
    for key in w.ids():
        if key.startswith("explain."):
            for n in (1, 2):
                pattern = w.pattern(key, n)
                assert not RAW.search(re.sub(r"[{}]", "", voiced(pattern, True) + voiced(pattern, False))), key
                assert not re.search(r"\d", pattern), key


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_every_sentence_is_told_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()
    pattern = Words.pattern

    def listening(self: Words, key: str, n: int = 1) -> str:
        told.add(key)
        return pattern(self, key, n)

    monkeypatch.setattr(Words, "pattern", listening)
    test_the_bonus_after_a_chain_of_decisions_names_the_action()
    test_the_end_is_explained()
    test_the_city_of_mirrors_tells_what_it_copies()
    for number in range(1, 121):
        state = start(number)
        for i, (_, action) in enumerate(moves(number)):
            before = state.copy()
            explain(action, state=before)
            events = state.apply(action)
            for event in events:
                explain(event, before=before, events=events, state=state)
            if i % 60 == 0:
                for x in (*(card.id for card in LORDS + LOCATIONS), *state.scores().values()):
                    explain(x, state=state)
                    explain(x, state=state, seat="p1")
    for card in ("crab", "crab-1", "monster", *DECKS):
        explain(card, state=start(2))
    assert {key for key in words("en").ids() if key.startswith("explain.")} <= told
