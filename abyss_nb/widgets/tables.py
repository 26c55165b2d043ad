"""Tables for cells: the log as HTML."""

import html

from abyss_nb.session import Session
from abyss_nb.words import words
from abyss_nb.words.plain import isolated


def log_table(session: Session, last: int | None = None) -> str:
    """Return the log of a session as an HTML table, every text escaped.

    Args:
        session: Whose log; everything that happened is shown, in the session's language.
        last: How many of the latest lines; None for all.
    """
    say = words(session.lang)
    names = {seat: isolated(name) for seat, name in session.names.items()}
    events = session.events()
    rows = events if last is None else events[-last:]
    head = "".join(
        f"<th style='text-align:left'>{html.escape(say.label(f'table.{name}'))}</th>"
        for name in ("turn", "who", "what", "rule")
    )
    body = "".join(
        "<tr>"
        + "".join(
            f"<td style='text-align:left'>{html.escape(str(cell))}</td>"
            for cell in (turn, names.get(event.seat, ""), say.event_text(event, names), event.rule)
        )
        + "</tr>"
        for turn, event in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
