"""The board as one static picture, for everywhere a live board cannot be: exports, prints, notebooks not run.

`board_svg` draws what a view shows, with the drawings and colours of the live board; `board_img_html` packs
the picture into the one form that survives every notebook viewer.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.art.blocks import (
    EMPTY,
    Block,
    attributes,
    centred,
    clipped,
    column,
    ends,
    fanned,
    flow,
    middle,
    moved,
    number,
    padded,
    put,
    rectangle,
    row,
    stack,
)
from abyss_nb.widgets.art.cards import (
    RACES,
    ally,
    back,
    location,
    lord,
    lord_in_front,
    owned_location,
)
from abyss_nb.widgets.art.lettering import escape
from abyss_nb.widgets.art.pen import Pen
from abyss_nb.widgets.art.telling import Book, Telling, View, counted

COURT_SPACES = 6
PLAYERS_IN_A_ROW = 2
NAME_COLUMN = 0.3
"""How much of the table of scores is for the names."""
SCORE_COLUMNS = (
    ("score_locations", "location"),
    ("score_lords", "crown"),
    ("score_allies", "hand"),
    ("score_monsters", "monster-token"),
    ("score_pearls", "pearl"),
    ("score_total", "influence"),
)

Player = Mapping[str, Any]


def board_svg(view: View, book: Book, theme: Theme = "light") -> str:
    """Draw the position that a view describes, as its seat sees it.

    `view` and `book` are the two traits of the board as `protocol.ts` describes them. The picture stands on
    its own: no script, no style sheet, no font or image from elsewhere, and a title and description in words.
    """
    return _Board(view, book, theme).svg()


def board_img_html(svg: str, alt: str) -> str:
    """Return the picture as an ``<img>`` with its alternative text.

    >>> board_img_html("<svg/>", 'Ann & "Bob"')
    '<img alt="Ann &amp; &quot;Bob&quot;" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'


class _Board:
    """One picture being drawn: every method draws a part of the table as a block."""

    def __init__(self, view: View, book: Book, theme: Theme) -> None:
        self.view = view
        self.book = book
        self.pen = Pen(theme)
        self.telling = Telling(view, book)
        self.say = self.telling.say
        _, _, self.gap, self.padding, self.margin, *_ = self.pen.gap
        self.room = (COURT_SPACES + 1) * (self.pen.size("lord")[0] + self.gap) - self.gap

    def svg(self) -> str:
        """Put the parts together and write the file."""
        parts = [
            self._header(),
            self._scores(),
            self._court(),
            self._beside(self._track(), self._threat),
            self._beside(self._council(), self._locations),
            self._played(),
            self._players(),
            self._hand(),
        ]
        table = padded(column(parts, self.padding), self.margin, self.margin)
        ground = rectangle(table.width, table.height, fill=self.pen.colour["water-0"])
        root = {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {number(table.width)} {number(table.height)}",
            "width": table.width,
            "height": table.height,
            "role": "img",
            "font_family": escape(self.pen.type["family"]),
        }
        title, description = escape(self.telling.title()), escape(self.telling.description())
        return (
            f"<svg{attributes(root)}><title>{title}</title><desc>{description}</desc>"
            f"{self.pen.symbols()}{ground.svg}{table.svg}</svg>"
        )

    # The frame

    def _part(self, title: str, inside: Block, width: float, right: Block = EMPTY) -> Block:
        """Draw a part of the table: a heading, something at its right end, and what lies below."""
        heading = self.pen.text(title, "large", width=width - right.width - self.gap, bold=True, title=True)
        return column([ends(heading, right, width), inside], self.gap)

    def _panel(self, inside: Block, width: float, *, height: float = 0, marked: bool = False) -> Block:
        """Lay a part of the table on a panel, at least as high as given; nothing of it shows outside."""
        pen = self.pen
        ground = rectangle(
            width + 2 * self.padding,
            max(height, inside.height) + 2 * self.padding,
            rx=pen.radius["panel"],
            fill=pen.colour["panel"],
            stroke=pen.colour["accent" if marked else "line"],
            stroke_width=pen.stroke["chosen" if marked else "hair"],
        )
        return stack(ground, clipped(put(Block(*ground[:2], ""), inside, self.padding, self.padding)))

    def _wide(self, title: str, inside: Block, right: Block = EMPTY) -> Block:
        """Draw a panel over the whole width."""
        return self._panel(self._part(title, inside, self.room, right), self.room)

    def _beside(self, left: Block, draw: Callable[[float], Block]) -> Block:
        """Draw two panels beside each other, equally high; the right one takes the rest of the width."""
        rest = self.room - left.width - 3 * self.padding
        parts = ((left, left.width), (draw(rest), rest))
        height = max(part.height for part, _ in parts)
        return row((self._panel(part, width, height=height) for part, width in parts), self.padding)

    def _header(self) -> Block:
        """Draw whose turn it is and what is asked."""
        pen = self.pen
        turn = pen.badge(self.say("turn", turn=self.view["turn"]), "accent", "accent-ink", size="body")
        sign = pen.symbol("crown", pen.icon["large"]) if self.view["over"] else self._kind(self._asked_seat())
        width = self.room - turn.width - sign.width - 2 * self.gap
        words = column(
            [
                pen.text(self.telling.asked(), "title", width=width, bold=True, title=True),
                pen.text(self.telling.hint(), "body", width=width, colour="text-muted"),
            ],
            0,
        )
        return self._panel(ends(row([sign, words], self.gap, align=0.5), turn, self.room), self.room)

    def _asked_seat(self) -> str:
        decision = self.view["decision"]
        return str(decision["seat"] if decision else self.view["active"])

    def _kind(self, seat: str) -> Block:
        kind = "person" if self.telling.players[seat]["kind"] == "person" else "robot"
        return self.pen.symbol(kind, self.pen.icon["large"] * 0.8, ink="accent")

    # The table

    def _court(self) -> Block:
        pen, view = self.pen, self.view
        cards = [self._lord(id_) if id_ else pen.place(*pen.size("lord")) for id_ in view["court"]]
        places = row([back(pen, "lord", view["lord_deck"]), *cards], self.gap)
        return self._wide(self.say("court"), places, self._discard(len(view["lord_discard"])))

    def _lord(self, id_: str) -> Block:
        card = self.book["lords"][id_]
        return lord(self.pen, card, self.book["guilds"][card["guild"]])

    def _discard(self, count: int) -> Block:
        pen = self.pen
        sign = pen.symbol("discard", pen.icon["small"], ink="text-muted")
        return pen.chip(sign, self.say("discard", count=count), bold=False, colour="text-muted")

    def _track(self) -> Block:
        pen, view = self.pen, self.view
        empty = max(0, view["track_spaces"] - len(view["track"]))
        cards = [ally(pen, card) for card in view["track"]] + [pen.place(*pen.size("ally"))] * empty
        places = row([back(pen, "ally", view["exploration_deck"]), *cards], self.gap)
        price = pen.chip(pen.symbol("pearl", pen.icon["small"]), self.say("price", price=view["price"]))
        right = row([price, self._discard(view["exploration_discard"])], self.padding, align=0.5)
        return self._part(self.say("track"), places, places.width, right)

    def _threat(self, width: float) -> Block:
        pen, view = self.pen, self.view
        count = len(self.book["threat"])
        each = (width - (count - 1) * self.gap) / count
        spaces = [self._threat_space(place, each) for place in range(1, count + 1)]
        supply = [
            pen.chip(pen.symbol(sign, pen.icon["small"]), str(view[pile]))
            for sign, pile in (
                ("pearl", "treasury"),
                ("key", "key_supply"),
                ("monster-token", "monster_supply"),
            )
        ]
        return self._part(self.say("threat"), row(spaces, self.gap), width, row(supply, self.gap, align=0.5))

    def _threat_space(self, place: int, width: float) -> Block:
        """Draw a space of the Threat track: what a fight gives there, one line for each alternative."""
        pen, here = self.pen, place == self.view["threat"]
        mark = pen.symbol("threat", pen.icon["small"]) if here else EMPTY
        name = row(
            [mark, pen.text(str(place), "small", bold=here, colour="text" if here else "text-muted")],
            4,
            align=0.5,
        )
        top = middle(Block(width, pen.icon["small"], ""), name)
        ground = rectangle(
            width,
            pen.size("ally")[1] - top.height - 2,
            rx=pen.radius["card"],
            fill=pen.colour["panel-raised" if here else "water-1"],
            stroke=pen.colour["danger" if here else "edge"],
            stroke_width=pen.stroke["chosen" if here else "hair"],
        )
        line = rectangle(width * 0.6, pen.stroke["hair"], fill=pen.colour["edge"], fill_opacity=0.5)
        rewards = [
            centred(Block(width, pen.icon["small"], ""), self._reward(reward), 0)
            for reward in self.book["threat"][place - 1]
        ]
        lines = [centred(Block(width, line.height, ""), line, 0)] * len(rewards)
        alternatives = [part for pair in zip(lines, rewards, strict=True) for part in pair][1:]
        return column([top, middle(ground, column(alternatives, 2))], 2)

    def _reward(self, reward: Mapping[str, int]) -> Block:
        signs = (("key", "keys"), ("pearl", "pearls"), ("monster-token", "monsters"))
        icons = [self.pen.symbol(sign, self.pen.icon["small"]) for sign, kind in signs for _ in range(reward[kind])]
        return row(icons, 2)

    def _council(self) -> Block:
        stacks = row((self._stack(race, self.view["council"][race]) for race in RACES), self.gap)
        return self._part(self.say("council"), stacks, stacks.width)

    def _stack(self, race: str, count: int) -> Block:
        """Draw a stack of the Council: face down, marked with its Race."""
        pen, (width, height) = self.pen, self.pen.size("ally")
        cards = back(pen, "ally", count) if count else pen.place(width, height)
        disc = rectangle(
            width * 0.7,
            width * 0.7,
            rx=width * 0.35,
            fill=pen.colour["panel-raised"],
            stroke=pen.colour[race],
            stroke_width=pen.stroke["edge"],
        )
        disc = middle(disc, pen.symbol(f"race-{race}", width * 0.5))
        return put(cards, disc, width * 0.15, height * (0.12 if count else 0.25))

    def _locations(self, width: float) -> Block:
        view = self.view
        deck = back(self.pen, "location-small", view["location_deck"])
        inside = [flow([deck, *self._tiles(view["locations_available"])], width, self.gap)]
        if view["drawn"]:
            inside += [self._label("drawn"), flow(self._tiles(view["drawn"]), width, self.gap)]
        return self._part(self.say("locations"), column(inside, self.gap), width)

    def _tiles(self, ids: Iterable[str]) -> list[Block]:
        return [location(self.pen, id_, self.book["locations"][id_]) for id_ in ids]

    def _label(self, key: str) -> Block:
        return self.pen.text(self.say(key), "small", colour="text-muted")

    def _played(self) -> Block:
        if not self.view["played"]:
            return EMPTY
        cards = fanned([ally(self.pen, card) for card in self.view["played"]], self.room, self.gap)
        return self._wide(self.say("played"), cards)

    # The players

    def _players(self) -> Block:
        """Draw all areas, two beside each other, those beside each other equally high."""
        width = (self.room - (PLAYERS_IN_A_ROW - 1) * 3 * self.padding) / PLAYERS_IN_A_ROW
        lines = []
        for first in range(0, len(self.view["players"]), PLAYERS_IN_A_ROW):
            here = self.view["players"][first : first + PLAYERS_IN_A_ROW]
            areas = [self._area(player, width) for player in here]
            height = max(area.height for area in areas)
            panels = (
                self._panel(area, width, height=height, marked=self._to_play(player))
                for player, area in zip(here, areas, strict=True)
            )
            lines.append(row(panels, self.padding))
        return column(lines, self.padding)

    def _to_play(self, player: Player) -> bool:
        return bool(player["seat"] == self.view["active"] and not self.view["over"])

    def _area(self, player: Player, room: float) -> Block:
        """Draw what lies in front of a player."""
        pen, book = self.pen, self.book
        lords = [lord_in_front(pen, book["lords"][each["id"]], tilted=each["tilted"]) for each in player["lords"]]
        tiles = [
            owned_location(
                pen,
                owned["id"],
                book["locations"][owned["id"]],
                owned["points"],
                [book["lords"][used] for used in owned["lords"]],
            )
            for owned in player["locations"]
        ]
        affiliated = [ally(pen, card, "ally-small") for card in player["affiliated"]]
        parts = [self._nameplate(player, room), self._goods(player)]
        parts += [flow(lords, room, self.gap, align=1), flow(tiles, room, self.gap)]
        if affiliated:
            parts += [self._label("affiliated"), flow(affiliated, room, pen.gap[1])]
        if not (lords or tiles or affiliated):
            parts.append(self._label("no_cards"))
        return column(parts, self.gap)

    def _nameplate(self, player: Player, room: float) -> Block:
        pen = self.pen
        star = pen.symbol("influence", pen.icon["body"], fill="influence-ink", detail="influence")
        marks = [pen.badge(str(player["points"]), "influence", "influence-ink", icon=star, size="large")]
        if self._to_play(player):
            marks.insert(0, pen.badge(self.say("to_play"), "accent", "accent-ink"))
        elif not self.view["over"] and player["seat"] == self._asked_seat():
            marks.insert(0, pen.badge(self.say("asked"), "panel-raised", "accent"))
        if player["seat"] in self.view["winners"]:
            marks.insert(0, pen.symbol("crown", pen.icon["large"]))
        right = row(marks, self.gap, align=0.5)
        sign = self._kind(player["seat"])
        width = room - right.width - sign.width - 2 * self.gap
        name = clipped(pen.text(player["name"], "large", width=width, bold=True))
        return ends(row([sign, name], self.gap, align=0.5), right, room)

    def _goods(self, player: Player) -> Block:
        """Draw Pearls, keys, Monster tokens and the number of cards in hand."""
        pen = self.pen
        keys, tokens = player["working_keys"], player["monster_tokens"]
        known = (
            ""
            if isinstance(tokens, int) or not tokens or self.view["curtain"]
            else f" ({'+'.join(map(str, sorted(tokens)))})"
        )
        goods = (
            ("pearl", str(player["pearls"])),
            ("key", str(keys)),
            ("monster-token", f"{counted(tokens)}{known}"),
            ("hand", str(counted(player["hand"]))),
        )
        chips = [pen.chip(pen.symbol(sign, pen.icon["body"]), text) for sign, text in goods]
        return row(chips, self.padding, align=0.5)

    def _hand(self) -> Block:
        """Draw the hand of the seat that looks, if anybody does."""
        player = self.telling.players.get(self.view["seat"] or "")
        if not player or self.view["curtain"] or isinstance(player["hand"], int):
            return EMPTY
        cards = [ally(self.pen, card) for card in sorted(player["hand"])]
        inside = fanned(cards, self.room, self.gap) if cards else self._label("no_cards")
        return self._wide(self.say("hand", name=self.telling.name(player["seat"])), inside)

    # The end

    def _scores(self) -> Block:
        """Draw the table of scores at the end of the game."""
        if not self.view["scores"]:
            return EMPTY
        first = self.room * NAME_COLUMN
        each = (self.room - first) / len(SCORE_COLUMNS)
        lines = [self._score_line(EMPTY, [self._score_head(*head, each) for head in SCORE_COLUMNS], first, each)]
        for score in self.view["scores"]:
            crown = self.pen.symbol("crown", self.pen.icon["body"]) if score["winner"] else EMPTY
            name = clipped(self.pen.text(score["name"], "body", width=first - crown.width - self.gap, bold=True))
            values = (
                sum(place["points"] for place in score["locations"]),
                *(score[part] for part in ("lords", "allies", "monsters", "pearls", "total")),
            )
            cells = [
                self.pen.centred_text(str(value), each, "large" if last else "body", bold=last)
                for value, last in zip(values, [False] * 5 + [True], strict=True)
            ]
            lines.append(self._score_line(row([name, crown], self.pen.gap[1], align=0.5), cells, first, each))
        return self._wide(self.say("scores"), column(lines, self.pen.gap[1]))

    def _score_head(self, key: str, sign: str, width: float) -> Block:
        icon = self.pen.icon["body"]
        name = "back-location" if sign == "location" else sign
        symbol = self.pen.symbol(name, icon)
        return column(
            [
                middle(Block(width, icon, ""), symbol),
                self.pen.centred_text(self.say(key), width, "small", colour="text-muted"),
            ],
            0,
        )

    def _score_line(self, name: Block, cells: list[Block], first: float, each: float) -> Block:
        height = max(cell.height for cell in [name, *cells])
        line = Block(first + each * len(cells), height, moved(name, 0, (height - name.height) / 2))
        for place, cell in enumerate(cells):
            line = put(line, cell, first + place * each, (height - cell.height) / 2)
        return line
