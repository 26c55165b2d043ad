"""Compile the message catalogs: abyss_nb/locale/*/LC_MESSAGES/abyss_nb.po to .mo, next to them.

The English book, as a board gets it, goes to the fixtures of the front end's tests as well. All of it is committed; a
test holds that it belongs together. Run it after every change of a .po file.
"""

import json
import subprocess
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[1]
LOCALE = ROOT / "abyss_nb" / "locale"
BOOK = ROOT / "abyss_nb" / "widgets" / "frontend" / "fixtures" / "book.json"
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
    # Another process, so that it reads the catalogs just written.
    read = "import json; from abyss_nb.words import words; print(json.dumps(words('en').book(), ensure_ascii=False))"
    book = subprocess.run([sys.executable, "-c", read], check=True, capture_output=True, encoding="utf-8").stdout
    BOOK.write_text(json.dumps(json.loads(book), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
