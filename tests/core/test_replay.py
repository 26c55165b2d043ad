"""A moment in the middle of an action: the open part of the table, moved on by what everybody hears."""

from abyss_nb import Event, State
from abyss_nb.core.abyss.events import visible
from abyss_nb.core.abyss.replay import HIDDEN, Moment

from .play import actions_of, positions, start


def after(before: State, events: list[Event]) -> Moment:
    moment = Moment(before)
    for event in events:
        moment.play(event)
    return moment


def test_the_events_lead_to_the_position_after_them_even_without_what_they_hide() -> None:
    for number in range(1, 61):
        state = start(number)
        for action in actions_of(number):
            before = state.copy()
            events = state.apply(action)
            for heard in (events, visible(events, None)):
                assert after(before, heard).key() == Moment(state).key(), f"game {number}, {action}"


def test_a_moment_does_not_change_the_position_that_it_begins_with() -> None:
    for number in (1, 2):
        state = start(number)
        for action in actions_of(number):
            before, kept = state.copy(), state.copy()
            after(before, state.apply(action))
            assert before == kept


def test_a_moment_holds_nothing_that_a_seat_does_not_know() -> None:
    for state in positions(range(1, 21), 0.2):
        moment = Moment(state)
        assert not any((*moment.hands, *moment.council, *moment.discard, *moment.monster_tokens, moment.monster_supply))
        assert (moment.deck, moment.location_deck, moment.agenda, moment.seed) == ([], [], [], 0)
        assert set(moment.lord_deck) <= {HIDDEN}
