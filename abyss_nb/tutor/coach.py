"""A coach for a first game: says after every move which rules were at work. He judges none.

He sees with the eyes of the one person who plays.
"""

from typing import Any

from abyss_nb.session import Session
from abyss_nb.tutor.pages import Page, page, steps_of
from abyss_nb.tutor.prose import prose
from abyss_nb.tutor.worked import Teller
from abyss_nb.words import words

MOST = 12
"""How many moves are told, the latest first."""


def coach(session: Session, lang: str) -> Page:
    """Return what the coach says of the latest moves of a game, and of what comes next.

    Raises:
        ValueError: not exactly one person plays.
    """
    if len(session.people) != 1:
        raise ValueError("the coach looks over the shoulder of one person; the others have to be bots")
    say, seat = words(lang), session.people[0]
    teller = Teller(lang, session.names, seat)
    history = session.history
    moves: list[dict[str, Any]] = []
    for number in range(len(history) - 1, max(-1, len(history) - 1 - MOST), -1):
        ply = history[number]
        before = history[number - 1].after if number else session.walk.tree.start
        (step,) = steps_of([teller.step(before, ply.action, ply.events, ply.after)])
        moves.append(
            {
                "number": number + 1,
                "who": step["who"],
                "action": step["action"],
                "mine": ply.seat == seat,
                "told": step["told"],
            }
        )
    part = {
        "kind": "coach",
        "at": 0,
        "text": prose(say.label("tutor.coach")),
        "moves": moves,
        "next": _next(session, say),
    }
    return page(
        "body", say, situation="coach", at=0, parts=[part], more=False, moved=False, first=True, last=True, done=False
    )


def _next(session: Session, say: Any) -> list[dict[str, Any]]:
    """Say what the person has to decide now, if it is up to him."""
    decision = session.state.decision
    if decision is None or decision.seat not in session.people:
        return []
    title = say.decision_title(decision, session.names)
    return [{"text": title, "rules": []}]
