"""To understand: why something happened or cannot be done, what a card or a rule says, how likely something is."""

from abyss_nb.core.abyss.cards import RULES, SEATS
from abyss_nb.explain import Explanation, explain, is_card
from abyss_nb.odds import chances
from abyss_nb.odds.show import tables
from abyss_nb.session import NotYourTurn
from abyss_nb.widgets.intents.base import Answer, Intent, Intents, Refused
from abyss_nb.widgets.view import names_in

MEMORIES = ("table", "perfect")


class Explaining(Intents):
    """What somebody wants to know."""

    def explain(self, intent: Intent) -> Answer:
        """Explain a line of the log, a rule, a card or a score."""
        with self.session._lock:
            told = self._explanation(str(intent.get("about", "")), intent.get("what"))
        lines = [{"text": part.text, "rules": list(part.rules)} for part in told.parts]
        return {"kind": "explain", "title": told.title, "lines": lines}

    def _explanation(self, about: str, what: object) -> Explanation:
        seat = self.board.eyes()[0] or ""
        state, names, lang = self.board.state, names_in(self.session, self.words), self.board.lang
        match about, what:
            case "event", int(number):
                found = self.board.walk.entry(number, seat)
                if found is None:
                    raise Refused(self.words.label("error.stale"))
                node, event = found
                assert node.parent is not None
                assert node.ply is not None
                before = self.board.walk.tree.state_at(node.parent)
                events, after = node.ply.events, node.ply.after
                return explain(event, before=before, events=events, state=after, lang=lang, names=names, seat=seat)
            case "rule", str(rule) if rule in RULES:
                return explain(rule, lang=lang)
            case "score", str(whose) if whose in SEATS[: state.players]:
                score = state.scores()[whose]
                return explain(score, state=state, lang=lang, names=names, seat=seat)
            case "card", str(card) if is_card(card):
                return explain(card, state=state, lang=lang, names=names, seat=seat)
        raise self.malformed(f"explain {about!r}")

    def chances(self, intent: Intent) -> Answer:
        """Tell what is unknown to the seat that looks, and how likely it is."""
        seat, _ = self.board.eyes()
        if seat is None:
            raise NotYourTurn
        memory = intent.get("memory")
        if memory not in MEMORIES:
            raise self.malformed(f"memory {memory!r}")
        found = chances(self.board.state, seat, memory)
        told = [
            {
                "title": table.title,
                "head": list(table.head),
                "rows": [
                    {"label": row.label, "cells": list(row.cells), "bar": None if row.bar is None else float(row.bar)}
                    for row in table.rows
                ],
                "long": table.long,
            }
            for table in tables(found, self.words, names_in(self.session, self.words))
        ]
        return {"kind": "chances", "memory": memory, "tables": told}
