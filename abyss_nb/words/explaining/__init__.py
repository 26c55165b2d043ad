"""Explanations: why something happened, what an action does or why it is refused, what a card is, how points add up.

A sentence is a text of the catalogs under an id that begins with `explain.`; it names the rules it rests on. What is
told of a player stands there in two voices (`parts.voiced`).
"""

from abyss_nb.words.explaining.actions import ActionReasons
from abyss_nb.words.explaining.parts import Explanation, Part

__all__ = ["ExplainWords", "Explanation", "Part"]


class ExplainWords(ActionReasons):
    """Words that explain."""

    def explain_rule(self, rule: str) -> Explanation:
        """Return a rule of the rulebook in words.

        Args:
            rule: A rule ID, such as "COURT-REFILL-BONUS".

        Raises:
            KeyError: there is no such rule.
        """
        from abyss_nb.core.rulebook import rule as read  # the book is large and hardly ever opened

        entry = read(rule, self.lang)
        return Explanation(entry.title, (Part(entry.text, (entry.id,)),))
