"""How deep a JSON text is nested, found out before it is parsed: not every parser survives a very deep one."""

import re

MAX_DEPTH = 20
"""How deep lists and objects may be nested; in what is written it is 7."""


def depth(text: str) -> int:
    """Return how deep lists and objects are nested at most."""
    most = text.count("[") + text.count("{")
    if most <= MAX_DEPTH:
        return most
    most = depth = 0
    # What stands between quotes is left out, and before that the quotes that end no text.
    for part in text.replace("\\\\", "").replace('\\"', "").split('"')[::2]:
        for bracket in re.findall(r"[\[\]{}]", part):
            depth += 1 if bracket in "[{" else -1
            most = max(most, depth)
    return most
