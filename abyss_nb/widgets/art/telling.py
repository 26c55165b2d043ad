"""The picture in words: its title and the description that stands in for it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from abyss_nb.widgets.art import english
from abyss_nb.widgets.art.cards import RACES
from abyss_nb.widgets.art.lettering import clean

View = Mapping[str, Any]
Book = Mapping[str, Any]


def counted(cards: list[Any] | int) -> int:
    """Return how many cards or tokens there are, known or not."""
    return cards if isinstance(cards, int) else len(cards)


class Telling:
    """Says what a view shows, in the language of a book."""

    def __init__(self, view: View, book: Book) -> None:
        self.view = view
        self.book = book
        self._words: dict[str, str] = {**english(), **book["words"]}
        self.players: dict[str, Mapping[str, Any]] = {player["seat"]: player for player in view["players"]}

    def say(self, key: str, **values: object) -> str:
        """Return the words of a key with its {placeholders} filled in, and those only."""
        pattern = self._words.get(f"picture.{key}", key)
        return re.sub(r"\{(\w+)\}", lambda at: str(values.get(at[1], at[0])), pattern)

    def name(self, seat: str) -> str:
        """Return the name of a seat's player."""
        return clean(self.players[seat]["name"])

    def ally(self, card: str) -> str:
        """Return the name of an Exploration card."""
        race, _, value = card.partition("-")
        if not value:
            return self.say("monster")
        return self.say("ally", race=self.book["races"][race], value=value)

    def lord(self, id_: str) -> str:
        """Return the name of a Lord."""
        return str(self.book["lords"][id_]["name"])

    def location(self, id_: str) -> str:
        """Return the name of a Location."""
        return str(self.book["locations"][id_]["name"])

    def listed(self, parts: Iterable[str]) -> str:
        """Return the parts with commas between them, or the word for nothing."""
        return ", ".join(parts) or self.say("nothing")

    def asked(self) -> str:
        """Say what the game waits for, or how it ended."""
        view = self.view
        if view["over"]:
            winners = self.listed(self.name(seat) for seat in view["winners"])
            return f"{self.say('over')}. {self.say('won', names=winners)}" if view["winners"] else self.say("over")
        if view["decision"] and view["decision"]["title"]:
            return clean(view["decision"]["title"])
        return self.say("turn_of", name=self.name(view["active"]))

    def hint(self) -> str:
        """Say the line that helps: who has to come, that the end is near, or the hint of the decision."""
        view = self.view
        if view["curtain"]:
            return self.say("curtain", name=self.name(view["curtain"]))
        if view["last_turns"] and not view["over"]:
            return self.say("last_turns", name=self.name(view["last_turns"]["by"]))
        return str(view["decision"]["hint"]) if view["decision"] else ""

    def title(self) -> str:
        """Return the title of the picture."""
        return f"{self.say('title', turn=self.view['turn'])}: {self.asked()}"

    def description(self) -> str:
        """Return everything the picture shows, a line for each part of the table."""
        lines = [self.title(), self.hint(), *self._scores(), *self._table()]
        lines += [self._player(player) for player in self.view["players"]]
        lines += [
            self.say("hand_text", name=self.name(player["seat"]), cards=self.listed(map(self.ally, player["hand"])))
            for player in self.view["players"]
            if not self.view["curtain"] and not isinstance(player["hand"], int)
        ]
        return "\n".join(line for line in map(clean_line, lines) if line)

    def _scores(self) -> list[str]:
        return [
            self.say(
                "scores_text",
                **{
                    **score,
                    "name": self.say("winner", name=clean(score["name"])) if score["winner"] else clean(score["name"]),
                    "locations": sum(location["points"] for location in score["locations"]),
                },
            )
            for score in self.view["scores"] or []
        ]

    def _table(self) -> list[str]:
        view = self.view
        stacks = (self.say("stack", race=self.book["races"][race], count=view["council"][race]) for race in RACES)
        lines = [
            self.say(
                "court_text",
                lords=self.listed(self.lord(id_) for id_ in view["court"] if id_),
                deck=view["lord_deck"],
                discard=len(view["lord_discard"]),
            ),
            self.say(
                "track_text",
                cards=self.listed(map(self.ally, view["track"])),
                price=view["price"],
                deck=view["exploration_deck"],
                discard=view["exploration_discard"],
            ),
            self.say(
                "threat_text",
                space=view["threat"],
                spaces=len(self.book["threat"]),
                pearls=view["treasury"],
                keys=view["key_supply"],
                monsters=view["monster_supply"],
            ),
            self.say("council_text", stacks=self.listed(stacks)),
            self.say(
                "locations_text",
                locations=self.listed(map(self.location, view["locations_available"])),
                deck=view["location_deck"],
            ),
        ]
        if view["drawn"]:
            lines.append(self.say("drawn_text", locations=self.listed(map(self.location, view["drawn"]))))
        if view["played"]:
            lines.append(self.say("played_text", cards=self.listed(map(self.ally, view["played"]))))
        return lines

    def _player(self, player: Mapping[str, Any]) -> str:
        lords = (
            self.say("tilted", lord=self.lord(lord["id"])) if lord["tilted"] else self.lord(lord["id"])
            for lord in player["lords"]
        )
        locations = (
            self.say(
                "location_lords" if owned["lords"] else "location",
                location=self.location(owned["id"]),
                points=owned["points"],
                lords=", ".join(map(self.lord, owned["lords"])),
            )
            for owned in player["locations"]
        )
        return self.say(
            "player_text",
            name=self.name(player["seat"]),
            points=player["points"],
            pearls=player["pearls"],
            tokens=player["key_tokens"],
            keys=player["working_keys"],
            monsters=counted(player["monster_tokens"]),
            hand=counted(player["hand"]),
            lords=self.listed(lords),
            locations=self.listed(locations),
            affiliated=self.listed(map(self.ally, player["affiliated"])),
        )


def clean_line(line: str) -> str:
    """Return a whole line of the description clean, however long it is."""
    return " ".join(clean(word) for word in line.split())
