"""The game of Abyss: every rule is in the module of its group, named by its ID.

| section of the rules | module |
|---|---|
| 2 setup | `position.py` (`set_up`) |
| 3, 4 turn and plots | `turn.py` |
| 5 exploring, Monsters | `explore.py` |
| 6 Council | `council.py` |
| 7 recruiting | `payment.py`, `recruit.py` |
| 8 keys and Locations | `locations.py`, what they score in `scoring.py` |
| 9, 10 Lords | `powers/`, `activated.py`, `protection.py`, `limits.py` |
| 11 end and scoring | `end.py`, `scoring.py` |
| 12 supplies | where something is gained |
| 13 variant | `options.py`, `limits.py` |
"""
