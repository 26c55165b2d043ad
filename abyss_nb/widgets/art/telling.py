"""The picture in words: its title and the description that stands in for it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from abyss_nb.widgets.art.faces import RACES
from abyss_nb.widgets.art.lettering import clean
from abyss_nb.words.plain import isolated

View = Mapping[str, Any]
Book = Mapping[str, Any]
Player = Mapping[str, Any]


def counted(cards: list[Any] | int) -> int:
    """Return how many cards or tokens there are, known or not."""
    return cards if isinstance(cards, int) else len(cards)


class Telling:
    """Says what a view shows, in the language of a book."""

    def __init__(self, view: View, book: Book) -> None:
        self.view = view
        self.book = book
        self._words: Mapping[str, str] = book["words"]
        self.players: dict[str, Player] = {player["seat"]: player for player in view["players"]}

    def say(self, key: str, **values: object) -> str:
        """Return the words of a key with its {placeholders} filled in, in the form for the number `n`."""
        one = values.get("n") == 1 or (values.get("n") == 0 and self.book["lang"] == "fr")
        pattern = (one and self._words.get(f"{key}.one")) or self._words[key]
        return re.sub(r"\{(\w+)\}", lambda at: str(values.get(at[1], at[0])), pattern)

    def name(self, seat: str) -> str:
        """Return the name of a seat's player, to stand in a sentence."""
        return isolated(clean(self.players[seat]["name"]))

    def kind(self, player: Player) -> str:
        """Return what kind of player this is."""
        kinds: dict[str, str] = {kind["id"]: kind["name"] for kind in self.book["kinds"]}
        return kinds.get(player["kind"], str(player["kind"]))

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

    def listed(self, parts: Iterable[str], between: str = ", ") -> str:
        """Return the parts with commas between them, or the word for nothing."""
        return between.join(parts) or self.say("picture.nothing")

    def asked(self) -> str:
        """Say what the game waits for, or how it ended."""
        view = self.view
        if view["over"]:
            winners = self.listed(map(self.name, view["winners"]))
            return f"{self.say('over')}. {self.say('picture.won', names=winners)}"
        return str(view["decision"]["title"]) if view["decision"] else self.say("wait")

    def last_turns(self) -> list[str]:
        """Say who set off the end and who is still to play; nothing before that and after the game."""
        view = self.view
        if not view["last_turns"] or view["over"]:
            return []
        lines = [self.say("last_turns", name=self.name(view["last_turns"]["by"]))]
        left = [self.name(seat) for seat in view["last_turns"]["left"]]
        return [*lines, self.say("last_turns.left", names=", ".join(left))] if left else lines

    def hint(self) -> str:
        """Say the line that helps: who has to come, what decided between equals, or the hint of the decision."""
        view = self.view
        if view["curtain"]:
            return self.say("curtain.text", name=self.name(view["curtain"]))
        if view["over"]:
            return self.say(f"tie.{view['tie']}") if view["tie"] else ""
        return str(view["decision"]["hint"]) if view["decision"] else ""

    def newest(self) -> str:
        """Return the latest line of the log; that a turn begins is said elsewhere."""
        lines = [line for line in self.view["log"] if line["kind"] != "turn"]
        return "".join(str(part["text"]) for part in lines[-1]["parts"]) if lines else ""

    def title(self) -> str:
        """Return the title of the picture."""
        return clean_line(f"{self.say('picture.title', turn=self.view['turn'])}: {self.asked()}")

    def description(self) -> str:
        """Return everything the picture shows, a line for each part of the table."""
        lines = [self.hint(), *self.last_turns(), *self._scores()]
        lines += [self._hand(player) for player in self.view["players"]]
        lines += [*self._table(), *map(self._player, self.view["players"])]
        return "\n".join(line for line in map(clean_line, lines) if line)

    def _hand(self, player: Player) -> str:
        if self.view["curtain"] or self.view["over"] or isinstance(player["hand"], int):
            return ""
        cards = self.listed(map(self.ally, sorted(player["hand"])))
        return self.say("picture.hand_text", name=self.name(player["seat"]), cards=cards)

    def _scores(self) -> list[str]:
        return [
            self.say(
                "picture.scores_text",
                **{
                    **score,
                    "name": self.say("picture.winner", name=self.name(score["seat"]))
                    if score["winner"]
                    else self.name(score["seat"]),
                    "locations": sum(location["points"] for location in score["locations"]),
                },
            )
            for score in self.view["scores"] or []
        ]

    def _lord_offered(self, id_: str) -> str:
        """Tell everything that is printed on a Lord."""
        card = self.book["lords"][id_]
        return ", ".join(
            part.rstrip(".")
            for part in (
                card["name"],
                self.book["guilds"][card["guild"]],
                self.say("lord.cost", n=card["cost"]),
                self.say("lord.races.mandatory", n=card["races"], race=self.book["races"][card["mandatory"]])
                if card["mandatory"]
                else self.say("lord.races", n=card["races"]),
                self.say("lord.influence", n=card["influence"]),
                self.say("lord.keys", n=card["keys"]) if card["keys"] else "",
                card["power"],
            )
            if part
        )

    def _location_offered(self, id_: str) -> str:
        card = self.book["locations"][id_]
        return f"{card['name']} ({card['text'].rstrip('.')})"

    def _table(self) -> list[str]:
        view = self.view
        stacks = (
            self.say("picture.stack", race=self.book["races"][race], count=view["council"][race]) for race in RACES
        )
        lines = [
            self.say(
                "picture.court_text",
                lords=self.listed((self._lord_offered(id_) for id_ in reversed(view["court"]) if id_), "; "),
                deck=view["lord_deck"],
                discard=len(view["lord_discard"]),
            ),
            self.say(
                "picture.track_text",
                cards=self.listed(map(self.ally, view["track"])),
                price=view["price"],
                deck=view["exploration_deck"],
                discard=view["exploration_discard"],
            ),
            self.say(
                "picture.threat_text",
                space=view["threat"],
                spaces=len(self.book["threat"]),
                pearls=view["treasury"],
                keys=view["key_supply"],
                monsters=view["monster_supply"],
            ),
            self.say("picture.council_text", stacks=self.listed(stacks)),
            self.say(
                "picture.locations_text",
                locations=self.listed(map(self._location_offered, view["locations_available"])),
                deck=view["location_deck"],
            ),
        ]
        if view["drawn"]:
            lines.append(
                self.say("picture.drawn_text", locations=self.listed(map(self._location_offered, view["drawn"])))
            )
        if view["played"]:
            lines.append(self.say("picture.played_text", cards=self.listed(map(self.ally, view["played"]))))
        return lines

    def _player(self, player: Player) -> str:
        lords = (
            self.say("picture.tilted", lord=self.lord(lord["id"])) if lord["tilted"] else self.lord(lord["id"])
            for lord in player["lords"]
        )
        locations = (
            self.say(
                "picture.location_lords" if owned["lords"] else "picture.location",
                location=self.location(owned["id"]),
                points=owned["points"],
                lords=", ".join(map(self.lord, owned["lords"])),
            )
            for owned in player["locations"]
        )
        return self.say(
            "picture.player_text",
            name=self.name(player["seat"]),
            points=player["points"],
            pearls=player["pearls"],
            tokens=player["key_tokens"],
            keys=player["working_keys"],
            monsters=self._tokens(player),
            hand=counted(player["hand"]),
            lords=self.listed(lords),
            locations=self.listed(locations),
            affiliated=self.listed(map(self.ally, player["affiliated"])),
        )

    def _tokens(self, player: Player) -> str:
        tokens = player["monster_tokens"]
        if isinstance(tokens, int) or not tokens or self.view["curtain"]:
            return str(counted(tokens))
        return f"{len(tokens)} ({' + '.join(map(str, sorted(tokens)))})"


def clean_line(line: str) -> str:
    """Return a whole line of the description clean, however long it is."""
    return " ".join(clean(word) for word in line.split(" "))
