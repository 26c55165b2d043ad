"""Words for people, in English, French and Spanish.

>>> from abyss_nb.words import words
>>> words("en").lord("slaver")
'The Slaver'

All texts are in gettext catalogs (`abyss_nb/locale`), under ids such as "event.take":

| ids | what they are for |
|---|---|
| `race.` `guild.` `count.` | names of things, numbers of things |
| `power.` `scoring.` | what Lords and Locations do |
| `decision.` `action.` `detail.` | what is asked, the buttons that answer it, one more line for each |
| `event.` | lines of the log |
| `reason.` `why.` | why an action is not possible, what a thing is for |
| `explain.` | why something happened, what a card does, how points add up |
| `advice.` | help to think: what a Lord lacks, what speaks for a payment, what a step reveals |
| `board.` | labels of the board and of the static picture |
| `kind.` `error.` `notice.` | kinds of players, what goes wrong, what goes on |
| `study.` `chart.` `story.` | what changed between positions, charts, the story of a game |
| `form.` `table.` | the form above the board, the log as a table |
| `odds.` | chances as tables |
| `simulate.` `check.` `render.` `replay.` `rulebook.` | the command line, the page of `export_html` |
"""

from functools import cache

from abyss_nb.words.advice import AdviceWords
from abyss_nb.words.book import BookWords
from abyss_nb.words.catalog import LANGUAGES
from abyss_nb.words.events import LogPart
from abyss_nb.words.explaining import ExplainWords

__all__ = ["LANGUAGES", "LogPart", "Words", "words"]


class Words(AdviceWords, BookWords, ExplainWords):
    """Everything the program says in one language.

    Args:
        lang: One of `LANGUAGES`.

    Raises:
        ValueError: another language; the message names the known ones.
    """


@cache
def words(lang: str = "en") -> Words:
    """Return the words of a language, read once.

    Raises:
        ValueError: there are no words in this language; the message names the known ones.
    """
    return Words(lang)
