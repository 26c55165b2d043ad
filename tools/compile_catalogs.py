"""Compile the message catalogs: the .po files in abyss_nb/locale/*/LC_MESSAGES to .mo, next to them.

Both are committed; a test holds that they belong together. Run it after every change of a .po file, and
tools/make_fixtures.py after it.
"""

from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).parents[1] / "abyss_nb" / "locale"
KEPT = ("Language", "Plural-Forms", "Content-Type")


class Compiled(Catalog):
    """A catalog whose header tells neither dates nor versions, so that the same words give the same file."""

    def __init__(self, written: Catalog) -> None:
        """Take over the messages of `written`."""
        super().__init__(written.locale)
        self.written = written
        for message in written:
            if message.id:
                self.add(message.id, message.string, flags=message.flags)

    @property  # type: ignore[misc]  # the original can also be set
    def mime_headers(self) -> list[tuple[str, str]]:
        """The header lines that matter at run time."""
        return [(name, value) for name, value in self.written.mime_headers if name in KEPT]


def main() -> None:
    """Compile every catalog."""
    for source in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            written = read_po(file, locale=source.parents[1].name, abort_invalid=True)
        with source.with_suffix(".mo").open("wb") as file:
            write_mo(file, Compiled(written))
        print(f"{source.relative_to(LOCALE)}: {len(written)} messages")


if __name__ == "__main__":
    main()
