"""Section 9: instant powers, one function or kind of step per Lord, found by the card's id.

Lasting powers are asked where they matter: costs in `payment.py`, rewards and the Ship Master in `explore.py`, the
Alchemist in `council.py`, limits in `limits.py`, the Landlord in `turn.py`. Activated ones are in `activated.py`.
"""

from abyss_nb.core.abyss.powers import ambassadors, mages, merchants, politicians, soldiers

__all__ = ["ambassadors", "mages", "merchants", "politicians", "soldiers"]
