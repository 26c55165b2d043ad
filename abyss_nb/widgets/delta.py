"""What changes from one JSON value to the next, as a JSON value itself: a game is sent as a start and its changes.

An object with fields tells what changes inside: of an object by name, of a list that keeps its length by place; null
takes a field away, and what is not named stays. A list of one value puts this value in the place of the old one.

>>> difference({"pearls": 3, "hand": ["crab-1", "monster"]}, {"pearls": 5, "hand": ["crab-1", "squid-2"]})
{'pearls': [5], 'hand': {'1': ['squid-2']}}
"""

from collections.abc import Iterable
from typing import Any

Delta = dict[str, Any] | list[Any]


def difference(old: Any, new: Any) -> Delta:
    """Return what makes `new` of `old`; `{}` if nothing does."""
    if isinstance(old, dict) and isinstance(new, dict):
        added = {key: [value] for key, value in new.items() if key not in old}
        return (
            _changes((key, old[key], new[key]) for key in new if key in old) | added | dict.fromkeys(old.keys() - new)
        )
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return _changes((str(place), *values) for place, values in enumerate(zip(old, new, strict=True)))
    # In JSON true is not 1.
    return {} if old == new and type(old) is type(new) else [new]


def _changes(values: Iterable[tuple[str, Any, Any]]) -> dict[str, Any]:
    # Most values are the very same: asking that first takes half the time.
    return {key: change for key, old, new in values if old is not new and (change := difference(old, new))}
