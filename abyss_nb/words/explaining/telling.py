"""Why something happened, told."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss.replay import Moment
from abyss_nb.core.abyss.state import State
from abyss_nb.core.abyss.table import Table
from abyss_nb.core.game import Event
from abyss_nb.words.events import EventWords
from abyss_nb.words.explaining.events import reasons_for
from abyss_nb.words.explaining.facts import Facts
from abyss_nb.words.explaining.parts import Explanation, Part, voiced
from abyss_nb.words.names import NOBODY, Names


class EventReasons(EventWords):
    """Words for why something happened."""

    def explain_event(
        self,
        event: Event,
        before: Table,
        earlier: Sequence[Event] = (),
        after: State | None = None,
        names: Names = NOBODY,
        reader: str | None = None,
    ) -> Explanation:
        """Return why an event happened.

        Only what everybody sees of the positions is told, and what the events themselves tell.

        Args:
            event: The event as its reader may see it (`Event.for_seat`).
            before: The position before the action that led to it.
            earlier: The events of that action before it.
            after: The position after the action, if known.
            names: What the players are called.
            reader: The seat that is told; what it did is told in the second person.
        """
        moment = Moment(before)
        for other in earlier:
            moment.play(other)
        parts = self.reasons(event, moment, earlier, after, names, reader)
        return Explanation(self.event_text(event, names), tuple(parts))

    def reasons(
        self,
        event: Event,
        moment: Moment,
        earlier: Sequence[Event],
        after: State | None,
        names: Names,
        reader: str | None,
    ) -> Iterator[Part]:
        """Yield why an event happens at a moment; arguments as for `explain_event`."""
        facts = Facts(self, event, moment, earlier, after, names)
        for why, rules in reasons_for(event, moment, earlier, after):
            key = why if self.has(why) else f"explain.{why}"
            pattern = self.pattern(key, abs(event.number))
            yield Part(voiced(pattern, event.seat == reader).format_map(facts), rules)

    def price_parts(self, lord: str, state: State, seat: str, names: Names, reader: str | None) -> Iterator[Part]:
        """Yield what a Lord costs a seat now, and what changes its cost."""
        choice = Event("recruit", "RECRUIT-SEQUENCE", seat, (lord,))
        _, *price = self.reasons(choice, Moment(state), (), None, names, reader)
        yield from price
