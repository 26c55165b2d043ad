"""What happened, as rows that can be filtered."""

import html
from typing import Any, SupportsIndex, overload

from abyss_nb.words import words
from abyss_nb.words.plain import isolated

COLUMNS = ("turn", "who", "what", "rule")


class Log(list[dict[str, Any]]):
    """Rows of a log, each with `turn`, `seat`, `who`, `kind`, `rule` and `text`; the value of a cell is a table.

    >>> from abyss_nb.session import Session
    >>> session = Session(["person", "person"], seed=3)
    >>> _ = session.play("explore")
    >>> session.log.where(kind="reveal")[0]["rule"]
    'EXPLORE-REVEAL'
    """

    lang = "en"

    def where(
        self,
        seat: str | None = None,
        kind: str | None = None,
        rule: str | None = None,
        turn: int | None = None,
    ) -> "Log":
        """Return the rows of a seat, of a kind of events, of a rule, of a turn; None takes all of them.

        Args:
            seat: "p1" to "p4"; "" for what happened to nobody in particular.
            kind: One of `abyss_nb.core.abyss.events.KINDS`.
            rule: The ID of a rule, or how it begins: "COURT-" finds all rules of the Court.
            turn: The number of a turn.
        """
        return self._like(
            row
            for row in self
            if (seat is None or row["seat"] == seat)
            and (kind is None or row["kind"] == kind)
            and (rule is None or row["rule"].startswith(rule))
            and (turn is None or row["turn"] == turn)
        )

    def _like(self, rows: Any) -> "Log":
        log = Log(rows)
        log.lang = self.lang
        return log

    @overload
    def __getitem__(self, at: SupportsIndex) -> dict[str, Any]: ...

    @overload
    def __getitem__(self, at: slice) -> "Log": ...

    def __getitem__(self, at: SupportsIndex | slice) -> "dict[str, Any] | Log":
        return self._like(list.__getitem__(self, at)) if isinstance(at, slice) else list.__getitem__(self, at)

    def __str__(self) -> str:
        return "\n".join(f"{row['turn']:>3}  {row['text']}  ({row['rule']})" for row in self)

    def _repr_html_(self) -> str:
        """Return the rows as an HTML table, every text escaped."""
        say = words(self.lang)
        head = "".join(
            f"<th style='text-align:left'>{html.escape(say.label(f'table.{name}'))}</th>" for name in COLUMNS
        )
        body = "".join(
            "<tr>"
            + "".join(
                f"<td style='text-align:left'>{html.escape(str(cell))}</td>"
                for cell in (row["turn"], isolated(row["who"]) if row["who"] else "", row["text"], row["rule"])
            )
            + "</tr>"
            for row in self
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
