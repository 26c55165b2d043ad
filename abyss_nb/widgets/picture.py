"""The board as one static picture, for everywhere a live board cannot be: exports, prints, notebooks not run.

`board_svg` draws what a view shows, with the drawings, colours and arrangement of the live board (as it is about a
thousand pixels wide), but for what can be pressed; `board_img_html` packs the picture into the one form that survives
every notebook viewer.
"""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice

from abyss_nb.widgets.art import Theme
from abyss_nb.widgets.art.blocks import (
    EMPTY,
    Block,
    attributes,
    centred,
    column,
    ends,
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
from abyss_nb.widgets.art.faces import CARD, RACES, ally, back, held, location, lord, lord_foot, lord_height
from abyss_nb.widgets.art.lettering import escape
from abyss_nb.widgets.art.pen import Pen
from abyss_nb.widgets.art.seats import Seats
from abyss_nb.widgets.art.telling import Book, Player, Telling, View

WIDTH = 1000.0
BAR = 52.0
"""How high the bar along the top is."""
MARGIN = 12.0
"""Room around the parts of the table, between them, and inside each of them."""
HELD = 54.0
"""How wide a card in hand is."""
TRACK_SHARE, COUNCIL_SHARE = 13 / 24, 11 / 24
"""How much of the width Exploration track and Council take; Threat track and Locations have the rest."""
THREAT = 96.0
"""How high a space of the Threat track is."""
LORD_DECK = 0.72
"""How wide the deck of the Lords is for a Lord of the Court."""
CARD_WIDTH = 148.0
"""How wide a card is that is drawn on its own."""
BUBBLES = ((-262, 0.70, 7.0), (-244, 0.36, 4.0), (-320, 0.42, 9.0), (-296, 0.74, 5.0))
"""Places and sizes of the bubbles in the bar."""
REWARDS = (("key", "keys"), ("pearl", "pearls"), ("monster-token", "monsters"))

Draw = Callable[[float], Block]
"""Draws a part of the table in a width."""


def board_svg(view: View, book: Book, theme: Theme = "light", *, brief: bool = False) -> str:
    """Draw the position that a view describes, as its seat sees it.

    `view` and `book` are the two traits of the board as `protocol.ts` describes them. The picture stands on
    its own: no script, no style sheet, no font or image from elsewhere, and a title and description in words.
    A brief one leaves out the parts of the table on which nothing lies.
    """
    return _Board(view, book, theme, brief).svg()


def card_svg(card: str, book: Book, theme: Theme = "light") -> str:
    """Draw one Lord or Location on its own, as large as it lies on the table.

    Raises:
        KeyError: there is no such card.
    """
    pen = Pen(theme)
    if card in book["lords"]:
        facts = book["lords"][card]
        foot = lord_foot(pen, facts, book["guilds"][facts["guild"]], CARD_WIDTH)
        drawn = lord(pen, card, facts, foot, CARD_WIDTH, lord_height(foot, CARD_WIDTH))
    else:
        drawn = location(pen, card, book["locations"][card], CARD_WIDTH)
    return _document(pen, padded(drawn, 6, 6), book, "")


def board_alt(view: View, book: Book) -> str:
    """Tell in words what the picture shows."""
    telling = Telling(view, book)
    return f"{telling.title()}\n{telling.description()}"


def board_img_html(svg: str, alt: str) -> str:
    """Return the picture as an ``<img>`` with its alternative text.

    >>> board_img_html("<svg/>", 'Ann & "Bob"')
    '<img alt="Ann &amp; &quot;Bob&quot;" src="data:image/svg+xml;base64,PHN2Zy8+">'
    """
    data = b64encode(svg.encode()).decode()
    return f'<img alt="{escape(alt)}" src="data:image/svg+xml;base64,{data}">'


def _document(pen: Pen, drawn: Block, book: Book, words: str) -> str:
    """Return a drawing as a file."""
    root = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {number(drawn.width)} {number(drawn.height)}",
        "width": drawn.width,
        "height": drawn.height,
        "role": "img",
        "xml:lang": escape(str(book["lang"])),
        "font_family": escape(pen.type["family"]),
    }
    return f"<svg{attributes(root)}>{words}{pen.definitions(drawn.svg)}{drawn.svg}</svg>"


class _Board:
    """One picture being drawn: every method draws a part of the table as a block."""

    def __init__(self, view: View, book: Book, theme: Theme, brief: bool = False) -> None:
        self.view = view
        self.brief = brief
        self.book = book
        self.pen = Pen(theme)
        self.telling = Telling(view, book)
        self.seats = Seats(self.pen, self.telling)
        self.say = self.telling.say

    def svg(self) -> str:
        """Put the parts together and write the file."""
        pen, room = self.pen, WIDTH - 2 * MARGIN
        parts = [
            self._last_turns(room),
            self._curtain(room) if self.view["curtain"] else self._console(room),
            *self._table(room),
            *self._players(room),
        ]
        table = padded(column(parts, MARGIN), MARGIN, MARGIN)
        height = BAR + table.height
        dark = pen.theme == "dark"
        water = pen.fade(*(pen.colour[f"water-{depth}"] for depth in ((2, 1, 0) if dark else (0, 1, 2))))
        ground = rectangle(WIDTH, height, fill=water)
        whole = put(put(ground, self._bar(), 0, 0), table, 0, BAR)
        title, description = escape(self.telling.title()), escape(self.telling.description())
        words = f"<title>{title}</title><desc>{description}</desc>"
        return _document(pen, pen.cut(whole, pen.radius["panel"]), self.book, words)

    def _table(self, room: float) -> list[Block]:
        """Draw the middle of the table."""
        view, all_of_it = self.view, not self.brief
        parts = [self._court(room)] if all_of_it or any(view["court"]) else []
        if all_of_it or any(view["track"]) or view["threat"] > 1:
            parts.append(self._pair(room, TRACK_SHARE, self._track, self._threat))
        if all_of_it or any(view["council"].values()) or view["locations_available"] or view["drawn"]:
            parts.append(self._pair(room, COUNCIL_SHARE, self._council, self._locations))
        return parts

    # -- the frame -----------------------------------------------------------------------------------------------

    def _panel(self, inside: Block, width: float, height: float = 0) -> Block:
        """Lay a part of the table on a panel, at least as high as given."""
        pen = self.pen
        ground = pen.sheet(
            width,
            max(height, inside.height + 2 * MARGIN + 2),
            "line",
            pen.tint("panel", 0.78, "water-1"),
            line=1,
            radius=pen.radius["panel"],
        )
        return put(ground, inside, MARGIN + 1, MARGIN + 1)

    def _inside(self, width: float) -> float:
        return width - 2 * (MARGIN + 1)

    def _heading(self, title: str, width: float, aside: Block = EMPTY) -> Block:
        heading = self.pen.text(
            title.upper(),
            "small",
            width=width - aside.width - 12,
            leading=1.2,
            bold=True,
            title=True,
            spacing=1.25,
            colour="text-muted",
        )
        return ends(heading, aside, width)

    def _aside(self, text: str) -> Block:
        return self.pen.text(text, "tiny", colour="text-muted", align="end")

    def _part(self, title: str, inside: Block, width: float, aside: Block = EMPTY) -> Block:
        return column([self._heading(title, width, aside), inside], 8)

    def _pair(self, room: float, share: float, left: Draw, right: Draw) -> Block:
        """Draw two parts beside each other, equally high."""
        widths = (room * share - MARGIN, room * (1 - share))
        parts = [draw(self._inside(width)) for draw, width in zip((left, right), widths, strict=True)]
        height = max(part.height for part in parts) + 2 * MARGIN + 2
        panels = (self._panel(part, width, height) for part, width in zip(parts, widths, strict=True))
        return row(panels, MARGIN)

    def _bar(self) -> Block:
        """Draw the bar along the top: the game, the turn, the latest event."""
        pen = self.pen
        ground = rectangle(WIDTH, BAR, fill=pen.fade(pen.colour["back"], pen.colour["back-2"], slant=1))
        bubbles = "".join(
            f'<circle cx="{number(WIDTH + x)}" cy="{number(BAR * y)}" r="{number(radius)}" fill="none" stroke="#fff" '
            'stroke-opacity=".2"/>'
            for x, y, radius in BUBBLES
        )
        brand = pen.text(
            self.say("title").upper(), "title", leading=1, bold=True, title=True, spacing=3.8, colour="#ffffff"
        )
        turn = pen.text(self.say("turn", n=self.view["turn"]), "small", colour="back-ink")
        pill = pen.pill([turn], fill="back", edge=pen.tint("back-ink", 0.4, "back"), across=10, down=2)
        used = brand.width + pill.width + 2 * 16 + 2 * 12
        newest = pen.text(self.telling.newest(), "small", width=WIDTH - used, colour="back-ink")
        line = row([brand, pill, newest], 12, align=0.5)
        return put(Block(WIDTH, BAR, ground.svg + bubbles), line, 16, (BAR - line.height) / 2)

    # -- what is asked -------------------------------------------------------------------------------------------

    def _last_turns(self, room: float) -> Block:
        pen, lines = self.pen, self.telling.last_turns()
        if not lines:
            return EMPTY
        crown = pen.symbol("crown", 24)
        first = pen.text(lines[0], "large", width=room - 80, bold=True, title=True, colour="influence-ink")
        parts = [crown, first]
        rest = room - sum(part.width + 12 for part in parts) - 32
        parts += [pen.text(line, "body", width=rest, colour="influence-ink") for line in lines[1:] if rest > 40]
        inside = row(parts, 12, align=0.5)
        ground = rectangle(room, inside.height + 18, rx=pen.radius["panel"], fill=pen.colour["influence"])
        return put(ground, inside, 16, 9)

    def _console(self, room: float) -> Block:
        """Draw what is asked, or how the game ended, and the hand of the seat that looks."""
        pen, view, width = self.pen, self.view, self._inside(room)
        parts = [self._question(width)]
        if view["scores"]:
            parts.append(self.seats.scores(width))
        if view["played"]:
            heading = self._heading(self.say("played"), width)
            parts.append(column([heading, self._cards(view["played"], width)], 10))
        player = self.telling.players.get(view["seat"] or "")
        if player and not isinstance(player["hand"], int) and not view["over"]:
            parts.append(self._hand(player, width))
        inside = column(parts, MARGIN)
        mine = bool(view["decision"] and view["decision"]["mine"] and not view["over"])
        height = inside.height + 2 * MARGIN + 4
        round_ = pen.radius["panel"]
        edge = "accent" if mine else "line"
        face = pen.lifted(pen.sheet(room, height, edge, "panel", line=1, radius=round_), round_)
        if mine:
            face = stack(face, self._edge_of_mine(room, height))
        return put(face, inside, MARGIN + 1, MARGIN + 3)

    def _edge_of_mine(self, width: float, height: float) -> Block:
        """Draw the strong upper edge of a question that the seat that looks has to answer."""
        band = rectangle(width, 3, fill=self.pen.colour["accent"])
        return self.pen.cut(Block(width, height, band.svg), self.pen.radius["panel"])

    def _question(self, width: float) -> Block:
        pen, view = self.pen, self.view
        decision = view["decision"] if not view["over"] else None
        mark = pen.seat(decision["seat"]) if decision else EMPTY
        title = pen.text(
            self.telling.asked() if decision else self.say("over"),
            "large",
            width=width - mark.width - 8,
            lines=3,
            leading=1.25,
            bold=True,
            title=True,
        )
        lines = [row([mark, title], 8, align=0.5)]
        if view["winners"]:
            parts = [pen.text(self.say("winners"), "small", colour="text-muted")]
            each = (width - parts[0].width) / len(view["winners"]) - 8
            parts += [
                self.seats.label(seat, self.telling.players[seat]["name"], each, colour="text-muted")
                for seat in view["winners"]
            ]
            lines.append(row(parts, 8, align=0.5))
        lines.append(pen.text(self.telling.hint(), "small", width=width, lines=2, colour="text-muted"))
        return column(lines, 3)

    def _curtain(self, room: float) -> Block:
        """Draw the curtain: whose hand stays hidden until he is there."""
        pen, seat = self.pen, self.view["curtain"]
        name = pen.text(
            self.telling.players[seat]["name"],
            "title",
            width=room - 120,
            bold=True,
            title=True,
            colour="back-ink",
        )
        look = {"width": room - 60, "lines": 2, "align": "middle", "colour": "back-ink"}
        parts = [
            pen.symbol("eye", 40, ink="back-ink", fill="back-ink"),
            row([pen.seat(seat), name], 8, align=0.5),
            pen.text(self.telling.asked(), "large", bold=True, **look),  # type: ignore[arg-type]
            pen.text(self.telling.hint(), "body", **look),  # type: ignore[arg-type]
        ]
        lines = column([centred(Block(room, part.height, ""), part, 0) for part in parts if part.height], 12)
        ground = rectangle(
            room,
            lines.height + 48,
            rx=pen.radius["panel"],
            fill=pen.fade(pen.colour["back-2"], pen.colour["back"]),
        )
        return put(ground, lines, 0, 24)

    def _hand(self, player: Player, width: float) -> Block:
        count = self._aside(self.say("hand.count", n=len(player["hand"])))
        heading = self._heading(self.say("picture.hand", name=self.telling.name(player["seat"])), width, count)
        if not player["hand"]:
            return column([heading, self._aside(self.say("hand.empty"))], 8)
        return column([heading, self._cards(player["hand"], width)], 10)

    def _cards(self, cards: Iterable[str], width: float) -> Block:
        """Draw cards sorted by Race, equal ones on each other."""
        drawn, before = [], ""
        for card, count in sorted(Counter(cards).items()):
            race = card.partition("-")[0]
            apart = 8.0 if before not in ("", race) else 0.0
            face = held(self.pen, card, HELD, count)
            drawn.append(Block(face.width + apart, face.height + 8, moved(face, apart, 4)))
            before = race
        return flow(drawn, width, 9)

    # -- the table -----------------------------------------------------------------------------------------------

    def _court(self, room: float) -> Block:
        """Draw the Court: the deck at the left end, then the spaces from the one nearest to it."""
        pen, view, width = self.pen, self.view, self._inside(room)
        gap = 10.0
        each = (width - gap * len(view["court"])) / (len(view["court"]) + LORD_DECK)
        cards = {id_: self.book["lords"][id_] for id_ in view["court"] if id_}
        feet = {id_: lord_foot(pen, card, self.book["guilds"][card["guild"]], each) for id_, card in cards.items()}
        height = max([lord_height(foot, each) for foot in feet.values()], default=180.0)
        spaces = [
            lord(pen, id_, cards[id_], feet[id_], each, height) if id_ else self._free_space(each, height)
            for id_ in reversed(view["court"])
        ]
        deck = back(pen, "back-lord", each * LORD_DECK, view["lord_deck"])
        inside = row([deck, *spaces], gap, align=0.5)
        aside = self._aside(self.say("court.aside", n=len(view["lord_discard"])))
        return self._panel(self._part(self.say("court"), inside, width, aside), room)

    def _free_space(self, width: float, height: float) -> Block:
        grey = dict.fromkeys(("key", "key-edge"), self.pen.colour["text-muted"])
        return self.pen.place(width, height, self.pen.symbol("crown", 40, paint=grey, opacity=0.16))

    def _track(self, width: float) -> Block:
        pen, view = self.pen, self.view
        gap = 8.0
        each = min(68.0, (width - gap * view["track_spaces"]) / (view["track_spaces"] + 1))
        last = view["track_spaces"] - 1
        spaces = [back(pen, "back-ally", each, view["exploration_deck"])]
        for at in range(view["track_spaces"]):
            if at < len(view["track"]):
                card = ally(pen, view["track"][at], each)
                passed = at < len(view["track"]) - 1
                spaces.append(Block(*card[:2], f'<g opacity=".72">{card.svg}</g>') if passed else card)
            else:
                mark = (
                    pen.symbol("pearl", 26)
                    if at == last
                    else pen.text(str(at + 1), "large", leading=1, bold=True, title=True, colour="text-muted")
                )
                spaces.append(pen.place(each, each * CARD, mark))
        aside = row(
            [
                row([self._aside(self.say("price", n=view["price"])), pen.symbol("pearl", 11)], 4, align=0.5),
                self._aside(self.say("discard", n=view["exploration_discard"])),
            ],
            16,
            align=0.5,
        )
        return self._part(self.say("track"), row(spaces, gap), width, aside)

    def _threat(self, width: float) -> Block:
        view, book = self.view, self.book
        gap = 5.0
        each = (width - gap * (len(book["threat"]) - 1)) / len(book["threat"])
        spaces = [self._threat_space(place, each) for place in range(1, len(book["threat"]) + 1)]
        aside = self._aside(self.say("supply", keys=view["key_supply"], monsters=view["monster_supply"]))
        return self._part(self.say("threat"), row(spaces, gap), width, aside)

    def _threat_space(self, place: int, width: float) -> Block:
        """Draw a space of the Threat track: what a fight gives there, one line for each alternative."""
        pen, here = self.pen, place == self.view["threat"]
        ground = pen.sheet(
            width,
            THREAT,
            "monster" if here else "line",
            pen.tint("monster", 0.05 * (place - 1), "panel"),
            line=2 if here else 1,
        )
        if here:
            halo = rectangle(
                width + 6, THREAT + 6, rx=pen.radius["card"] + 3, fill=pen.colour["monster"], fill_opacity=0.3
            )
            ground = Block(*ground[:2], moved(halo, -3, -3) + ground.svg)
        ink = "text" if here else "text-muted"
        name = pen.text(str(place), "tiny", width=width, align="middle", leading=1, bold=True, colour=ink)
        # The marker stands beside the number.
        ground = Block(*ground[:2], ground.svg + moved(name, width * 0.2 if here else 0, 6))
        line = middle(Block(width, 7, ""), rectangle(width * 0.64, 1, fill=pen.colour["line"]))
        rewards = [self._reward(reward, width) for reward in self.book["threat"][place - 1]]
        alternatives = [part for reward in rewards for part in (line, reward)][1:]
        lines = column(alternatives, 0)
        space = put(ground, lines, 0, 16 + (THREAT - 16 - lines.height) / 2)
        return Block(*space[:2], space.svg + moved(pen.symbol("threat", 28), width / 2 - 24, -11)) if here else space

    def _reward(self, reward: Mapping[str, int], width: float) -> Block:
        icons = [self.pen.symbol(sign, 16) for sign, kind in REWARDS for _ in range(reward[kind])]
        return centred(Block(width, 16, ""), row(icons, 1), 0)

    def _council(self, width: float) -> Block:
        gap = 10.0
        each = min(68.0, (width - gap * (len(RACES) - 1)) / len(RACES))
        stacks = row((self._stack(race, self.view["council"][race], each) for race in RACES), gap)
        return self._part(self.say("council"), stacks, width)

    def _stack(self, race: str, count: int, width: float) -> Block:
        """Draw a stack of the Council, as thick as it has cards, and the name of its Race."""
        pen = self.pen
        height, icon = width, width * 0.58
        if count:
            front = pen.fade(pen.tint(race, 0.7, "back"), pen.colour["back"], slant=0.4)
            edges = [pen.tint(race, share, "back") for share in (0.65, 0.35, 0.65)]
            under = [
                moved(rectangle(width, height, rx=pen.radius["card"], fill=edge), 0, 3.0 * (at + 1))
                for at, edge in enumerate(islice(edges, min(count, 4) - 1))
            ]
            sign = pen.symbol(f"race-{race}", icon, fill="#ffffff", detail="back")
            face = pen.sheet(width, height, race, front)
            card = Block(width, height, "".join(reversed(under)) + face.svg)
        else:
            sign = pen.symbol(f"race-{race}", icon, fill="line", detail="panel")
            card = pen.place(width, height, edge=race)
        card = centred(card, sign, (height - icon) / 2 - width * 0.13)
        card = centred(card, pen.count(count), height - 26)
        name = pen.text(
            self.book["races"][race], "tiny", width=width, lines=2, leading=1.15, align="middle", colour="text-muted"
        )
        return column([card, name], 9)

    def _locations(self, width: float) -> Block:
        view, parts = self.view, list[Block]()
        gap, deck = 10.0, back(self.pen, "back-location", 88, view["location_deck"])
        if view["drawn"]:
            parts.append(self._drawn(width))
        if view["locations_available"]:
            tiles = self._tiles(view["locations_available"], width - deck.width - gap)
            parts.append(row([deck, tiles], gap))
        else:
            parts.append(deck)
        return self._part(self.say("locations"), column(parts, MARGIN), width)

    def _drawn(self, width: float) -> Block:
        pen = self.pen
        tag = pen.text(self.say("drawn"), "tiny", leading=1, bold=True, colour="text-muted")
        inside = column([tag, self._tiles(self.view["drawn"], width - 16)], 8)
        ground = pen.sheet(width, inside.height + 16, "accent", pen.tint("accent", 0.12, "panel"))
        return put(ground, inside, 8, 8)

    def _tiles(self, ids: Sequence[str], width: float) -> Block:
        """Draw Locations in rows, those of a row equally high."""
        gap = 10.0
        many = int((width + gap) // (100 + gap))
        each = (width - gap * (many - 1)) / many
        cards = [(id_, self.book["locations"][id_]) for id_ in ids]
        rows = []
        for first in range(0, len(cards), many):
            here = cards[first : first + many]
            height = max(location(self.pen, id_, card, each).height for id_, card in here)
            rows.append(row([location(self.pen, id_, card, each, least=height) for id_, card in here], gap))
        return column(rows, gap)

    # -- the players ---------------------------------------------------------------------------------------------

    def _players(self, room: float) -> list[Block]:
        """Draw all players: first whose eyes these are, then the others as they follow in turn."""
        players = list(self.view["players"])
        at = next((i for i, player in enumerate(players) if player["seat"] == self.view["seat"]), None)
        if at is None or len(players) == 2:
            seated = players if at is None else players[at:] + players[:at]
            return [self._row_of(seated[i : i + 2], room, 2) for i in range(0, len(seated), 2)]
        others = players[at + 1 :] + players[:at]
        return [self._row_of(players[at : at + 1], room, 1), self._row_of(others, room, len(others))]

    def _row_of(self, players: Sequence[Player], room: float, many: int) -> Block:
        width = (room - MARGIN * (many - 1)) / many
        areas = [self.seats.area(player, width - 16 - MARGIN - 1) for player in players]
        height = max(area.height for area in areas) + 2 * MARGIN + 2
        panels = (self.seats.panel(player, area, width, height) for player, area in zip(players, areas, strict=True))
        return row(panels, MARGIN)
