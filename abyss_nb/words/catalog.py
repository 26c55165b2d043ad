"""A message catalog: texts by symbolic ids, with plural forms and named placeholders.

The catalogs are gettext files in `abyss_nb/locale`, one for each part of the program; only the standard library reads
them. Values are never read as patterns: a name such as "{x}" comes out as it went in.
"""

import gettext
from importlib.resources import files
from importlib.resources.abc import Traversable

LANGUAGES = {"en": "English", "fr": "Français", "es": "Español"}
"""The languages by their codes, each in its own name."""


class _Messages(gettext.GNUTranslations):
    """The messages of one file, or of several; also says which ids they hold."""

    _catalog: dict[str | tuple[str, int], str]

    def join(self, other: "_Messages") -> None:
        """Take over the messages of another file."""
        self._catalog.update(other._catalog)

    def ids(self) -> list[str]:
        """Return all ids in alphabetical order."""
        return sorted({key if isinstance(key, str) else key[0] for key in self._catalog if key})


def _read(path: Traversable) -> _Messages:
    with path.open("rb") as file:
        return _Messages(file)


class Catalog:
    """The texts of one language.

    Attributes:
        lang: "en", "fr" or "es".

    Args:
        lang: One of `LANGUAGES`.

    Raises:
        ValueError: another language; the message names the known ones.
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(f"{code!r} ({name})" for code, name in LANGUAGES.items())
            raise ValueError(f"unknown language {lang!r}; known are {known}")
        self.lang = lang
        folder = files("abyss_nb") / "locale" / lang / "LC_MESSAGES"
        found = [_read(path) for path in sorted(folder.iterdir(), key=str) if path.name.endswith(".mo")]
        self._messages = found[0]
        for other in found[1:]:
            self._messages.join(other)
        self._ids = frozenset(self._messages.ids())

    def ids(self) -> list[str]:
        """Return the ids of all texts, in alphabetical order."""
        return sorted(self._ids)

    def has(self, key: str) -> bool:
        """Return whether there is a text with this id."""
        return key in self._ids

    def pattern(self, key: str, n: int = 1) -> str:
        """Return a text with its placeholders still in it.

        Args:
            key: The id of the text.
            n: The number that chooses the plural form, if the text has several.

        Raises:
            KeyError: there is no such text.
        """
        if key not in self._ids:
            raise KeyError(f"no text {key!r} in the catalog {self.lang!r}")
        text = self._messages.ngettext(key, key, n)
        return self._messages.gettext(key) if text == key else text

    def label(self, key: str, **values: object) -> str:
        """Return a fixed text with its placeholders filled in.

        >>> Catalog("en").label("notice.thinking", name="Ann")
        'Ann is thinking'
        """
        return self.pattern(key).format_map(values)

    def count(self, key: str, n: int, **values: object) -> str:
        """Return a text in the plural form for `n`; `{n}` in it is the number.

        >>> Catalog("fr").count("count.pearls", 2)
        '2 Perles'
        """
        return self.pattern(key, n).format_map({"n": n, **values})
