"""What lies in front of the players, and the table of scores, in the static picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from abyss_nb.widgets.art.blocks import (
    EMPTY,
    Block,
    column,
    ends,
    flow,
    middle,
    padded,
    put,
    rectangle,
    row,
)
from abyss_nb.widgets.art.faces import RACES, controlled, small_lord
from abyss_nb.widgets.art.pen import SEAT_COLOURS, Pen
from abyss_nb.widgets.art.telling import Book, Player, Telling, View, counted

WIDE = 600.0
"""From this width on, everything about a player stands in one line."""
SCORE_LABELS = 220.0
"""How wide the column with the names of the parts of a score is."""
SCORE_PARTS = (
    ("locations", "key"),
    ("lords", "influence"),
    ("allies", "hand"),
    ("monsters", "monster-token"),
    ("total", "crown"),
    ("pearls", "pearl"),
)


class Seats:
    """Draws players and their scores."""

    def __init__(self, pen: Pen, telling: Telling) -> None:
        self.pen = pen
        self.telling = telling
        self.view: View = telling.view
        self.book: Book = telling.book

    def label(self, seat: str, name: str, width: float, *, colour: str = "text") -> Block:
        """Draw the mark of a seat and a name that takes no more than what is left of the width."""
        mark = self.pen.seat(seat)
        text = self.pen.text(name, "body", width=width - mark.width - 6, bold=True, colour=colour)
        return row([mark, text], 6, align=0.5)

    # -- players -------------------------------------------------------------------------------------------------

    def area(self, player: Player, room: float) -> Block:
        """Draw what lies in front of a player, on no ground."""
        pen, book = self.pen, self.book
        stocks, affiliated = self._stocks(player, room), self._affiliated(player, room)
        if room >= WIDE:
            head = [flow([self._plate(player, 0), stocks, affiliated], room, 12, align=0.5)]
        else:
            head = [self._plate(player, room), flow([stocks, affiliated], room, 12, align=0.5)]
        cards = [
            small_lord(pen, each["id"], book["lords"][each["id"]], tilted=each["tilted"]) for each in player["lords"]
        ]
        cards += [
            controlled(
                pen,
                owned["id"],
                book["locations"][owned["id"]],
                owned["points"],
                [book["lords"][used] for used in owned["lords"]],
            )
            for owned in player["locations"]
        ]
        front = flow(cards, room, 8)
        if not cards and not player["affiliated"]:
            front = pen.text(
                self.telling.say("nothing_in_front"), "small", width=room, italic=True, colour="text-muted"
            )
        return column([*head, front], 8)

    def panel(self, player: Player, area: Block, width: float, height: float) -> Block:
        """Lay an area on its ground, with the colour of the seat at its edge."""
        pen, seat = self.pen, SEAT_COLOURS[player["seat"]]
        decision = self.view["decision"]
        deciding = bool(decision and decision["seat"] == player["seat"] and not self.view["over"])
        round_ = pen.radius["panel"]
        ground = pen.sheet(
            width,
            height,
            seat if deciding else "line",
            "panel" if deciding else pen.tint("panel", 0.78, "water-1"),
            line=2 if deciding else 1,
            radius=round_,
        )
        band = rectangle(5, height, fill=pen.colour[seat])
        return put(pen.cut(put(ground, band, 0, 0), round_), area, 16, 13)

    def _plate(self, player: Player, room: float) -> Block:
        """Write who it is; in a room of 0 everything stands together."""
        pen = self.pen
        person = player["kind"] == "person"
        kind = row(
            [
                pen.symbol("person" if person else "robot", 16, ink="text-muted"),
                pen.text(self.telling.kind(player), "tiny", width=90, colour="text-muted"),
            ],
            4,
            align=0.5,
        )
        points = pen.points(player["points"], "body")
        crown = pen.symbol("crown", 22) if player["seat"] in self.view["winners"] else EMPTY
        beside = row([kind, crown], 8, align=0.5)
        width = room - points.width - beside.width - 2 * 8 if room else 220
        left = row([self.label(player["seat"], player["name"], width), beside], 8, align=0.5)
        return ends(left, points, room) if room else row([left, points], 8, align=0.5)

    def _stocks(self, player: Player, room: float) -> Block:
        """Draw Pearls, keys, Monster tokens, the number of cards in hand and of Lords."""
        tokens = player["monster_tokens"]
        secret = isinstance(tokens, int) or self.view["curtain"]
        key_tokens = player["key_tokens"]
        stocks = (
            ("pearl", player["pearls"], ""),
            ("key", player["working_keys"], self.telling.say("keys.tokens", n=key_tokens) if key_tokens else ""),
            ("monster-token", counted(tokens), "" if secret else " ".join(map(str, sorted(tokens)))),
            ("hand", counted(player["hand"]), ""),
            ("crown", player["lords_counted"], f"/ {player['lords_to_end']}"),
        )
        return flow([self._stock(*stock) for stock in stocks], room, 4)

    def _stock(self, sign: str, count: int, more: str) -> Block:
        pen = self.pen
        parts = [pen.symbol(sign, 18), pen.text(str(count), "body", bold=True)]
        parts += [pen.text(more, "tiny", colour="text-muted")] if more else []
        inside = padded(row(parts, 4, align=0.5), 2, 0)
        return pen.pill([inside], fill="panel-raised", edge="line", across=5, down=2)

    def _affiliated(self, player: Player, room: float) -> Block:
        """Draw the affiliated Allies of each Race: the strongest, which counts, and the others."""
        tags = []
        for race in RACES:
            cards = (card.partition("-") for card in player["affiliated"])
            values = sorted((value for of, _, value in cards if of == race), reverse=True)
            if values:
                tags.append(self._tag(race, values))
        return flow(tags, room, 4)

    def _tag(self, race: str, values: Sequence[str]) -> Block:
        pen = self.pen
        parts = [pen.symbol(f"race-{race}", 18), pen.text(values[0], "small", bold=True)]
        parts += [pen.text(" ".join(values[1:]), "tiny", colour="text-muted")] if values[1:] else []
        return pen.pill(
            parts,
            fill=pen.tint(race, 0.12, "panel-raised"),
            edge=race,
            line=1.5,
            across=7,
            gap=3,
            radius=pen.radius["small"],
        )

    # -- scores --------------------------------------------------------------------------------------------------

    def scores(self, room: float) -> Block:
        """Draw the table of scores: a column for each player, a line for each part."""
        scores = self.view["scores"]
        width = (room - SCORE_LABELS) / len(scores)
        heads = [self._score_head(score, width) for score in scores]
        lines = [self._score_line(EMPTY, heads, width)]
        for part, sign in SCORE_PARTS:
            muted = part == "pearls"
            colour = "text-muted" if muted else "text"
            label = row(
                [
                    self.pen.symbol(sign, 18),
                    self.pen.text(
                        self.telling.say(f"score.{part}"),
                        "small" if muted else "body",
                        width=SCORE_LABELS - 40,
                        colour=colour,
                    ),
                ],
                7,
                align=0.5,
            )
            lines.append(self._score_line(label, [self._cell(score, part, width) for score in scores], width))
        table = column(lines, 0)
        won = [
            put(Block(table.width, table.height, ""), self._winner(width, lines), SCORE_LABELS + at * width, 0).svg
            for at, score in enumerate(scores)
            if score["winner"]
        ]
        return Block(table.width, table.height, "".join(won) + table.svg)

    def _winner(self, width: float, lines: Sequence[Block]) -> Block:
        """Draw the light behind head and total of who has won."""
        total = len(SCORE_PARTS) - 1
        ground = [
            rectangle(
                width,
                line.height if at in (0, total) else 0,
                y=sum(above.height for above in lines[:at]),
                fill=self.pen.colour["key"],
                fill_opacity=0.18,
            ).svg
            for at, line in enumerate(lines)
            if at in (0, total)
        ]
        return Block(width, 1, "".join(ground))

    def _score_head(self, score: dict[str, Any], width: float) -> Block:
        crown = self.pen.symbol("crown", 22) if score["winner"] else EMPTY
        name = self.label(score["seat"], score["name"], width - crown.width - 24)
        return middle(Block(width, name.height, ""), row([crown, name], 6, align=0.5))

    def _cell(self, score: dict[str, Any], part: str, width: float) -> Block:
        pen = self.pen
        if part != "locations":
            total, muted = part == "total", part == "pearls"
            return pen.text(
                str(score[part]),
                "number" if total else "small" if muted else "body",
                width=width,
                align="middle",
                leading=1.1 if total else 0,
                bold=not muted,
                title=total,
                colour="text-muted" if muted else "text",
            )
        places = score["locations"]
        total_text = pen.text(
            str(sum(place["points"] for place in places)), "body", width=width, align="middle", bold=True
        )
        room = min(width - 12, 240)
        names = [
            ends(
                pen.text(self.telling.location(place["id"]), "tiny", width=room - 24, colour="text-muted"),
                pen.text(str(place["points"]), "tiny", colour="text-muted"),
                room,
            )
            for place in places
        ]
        under = column(names, 0)
        return column([total_text, padded(under, (width - room) / 2, 0)] if names else [total_text], 0)

    def _score_line(self, label: Block, cells: Sequence[Block], width: float) -> Block:
        height = max(cell.height for cell in [label, *cells]) + 14
        line = Block(SCORE_LABELS + width * len(cells), height, "")
        line = put(line, label, 10, 7)
        for place, cell in enumerate(cells):
            line = put(line, cell, SCORE_LABELS + place * width, 7)
        return put(line, rectangle(line.width, 1, fill=self.pen.colour["line"]), 0, height - 1)
