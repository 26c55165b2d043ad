"""Chance as one integer: SplitMix64 and a Fisher-Yates shuffle.

The generator is a plain 64-bit number, so a state that holds one copies it for nothing, and the same seed gives
the same game on any version of Python.
"""

MASK = (1 << 64) - 1


def advance(seed: int) -> int:
    """Return the generator state that follows `seed`."""
    return (seed + 0x9E3779B97F4A7C15) & MASK


def output(seed: int) -> int:
    """Return the 64 random bits that belong to the generator state `seed`."""
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(seed: int, n: int) -> tuple[int, int]:
    """Return the next generator state and a number from 0 to `n` - 1."""
    seed = advance(seed)
    return seed, (output(seed) * n) >> 64


def shuffle(seed: int, items: list[int]) -> int:
    """Shuffle `items` in place (Fisher-Yates, from the end) and return the next generator state."""
    for i in range(len(items) - 1, 0, -1):
        # `below(seed, i + 1)` written out: a new game shuffles 126 cards.
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        items[i], items[j] = items[j], items[i]
    return seed


def derive(master: int, index: int) -> int:
    """Return the seed of game `index` in a batch, so that results do not depend on who plays which game."""
    return output(advance(output(advance(master & MASK)) ^ (index & MASK)))
