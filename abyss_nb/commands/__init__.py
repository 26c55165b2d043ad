"""Commands of `abyss-nb` that need more room than a few lines of `cli.py`."""

import argparse
from typing import Protocol


class Commands(Protocol):
    """What commands are added to: what `add_subparsers` returns."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...
