"""A plain-text board, for `print(state)`."""

from abyss_nb.core.abyss.cards import SEATS
from abyss_nb.core.abyss.position import write
from abyss_nb.core.abyss.table import Table


def board_text(t: Table) -> str:
    """Return the whole position as lines of text, hidden parts included."""
    doc = write(t)
    lines = [
        "Court      " + "  ".join(lord or "-" for lord in doc["court"]) + f"   (deck {len(t.lord_deck)})",
        f"Track      {'  '.join(doc['track']) or '-'}   (deck {len(t.deck)}, Threat {t.threat})",
        "Council    " + "  ".join(f"{race}: {text or '-'}" for race, text in doc["council"].items()),
        f"Locations  {'  '.join(doc['locations_available']) or '-'}   (stack {len(t.location_deck)})",
    ]
    for seat in SEATS[: t.players]:
        own = doc["seats"][seat]
        places = [tile["id"] + (f" ({', '.join(tile['lords'])})" if tile["lords"] else "") for tile in own["locations"]]
        lines += [
            f"{seat}{'*' if seat == SEATS[t.active] else ' '}        {own['pearls']} Pearls, {own['key_tokens']} keys, "
            f"Monsters {own['monster_tokens'] or '-'}",
            f"           hand        {own['hand'] or '-'}",
            f"           affiliated  {own['affiliated'] or '-'}",
            f"           Lords       {', '.join(own['lords']) or '-'}",
            f"           Locations   {', '.join(places) or '-'}",
        ]
    return "\n".join(lines)
