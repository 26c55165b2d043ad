"""Exact distributions: fractions from counting, never a float and never a sample.

A distribution is a dict from each number that can come up to its chance. C(n, k) below is the number of ways to choose
k of n things, `math.comb`.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import comb

Distribution = dict[int, Fraction]
"""Each number that can come up, lowest first, with its chance; the chances add up to 1."""
Ways = dict[tuple[int, int], int]
"""In how many ways so many things (the first number) with such a total (the second) can be chosen."""


def hypergeometric(good: int, bad: int, drawn: int) -> Distribution:
    """Return how many good ones come up when `drawn` things are drawn without putting back.

    P(k) = C(good, k) C(bad, drawn - k) / C(good + bad, drawn).

    Args:
        good: How many things are of the kind that counts.
        bad: How many are not.
        drawn: How many are drawn.

    Raises:
        ValueError: a negative number, or more drawn than there are.

    >>> at_least(hypergeometric(6, 65, 5), 1)
    Fraction(680003, 1859987)
    """
    _check(drawn, good, bad)
    least, most = max(0, drawn - bad), min(good, drawn)
    of_all = comb(good + bad, drawn)
    return {k: Fraction(comb(good, k) * comb(bad, drawn - k), of_all) for k in range(least, most + 1)}


def totals(copies: Mapping[int, int], drawn: int) -> Distribution:
    """Return the total value of things drawn without putting back.

    P(t) is the number of ways to choose `drawn` things with total t (see `ways`), over C(all, drawn). With the values 0
    and 1 it is `hypergeometric`.

    Args:
        copies: How many things there are of each value.
        drawn: How many are drawn.

    Raises:
        ValueError: a negative number, or more drawn than there are.

    >>> for total, chance in totals({2: 2, 3: 1}, 2).items():
    ...     print(total, chance)
    4 1/3
    5 2/3
    """
    _check(drawn, *copies.values())
    return of_size(ways(copies, drawn), drawn)


def at_least(dist: Mapping[int, Fraction], k: int) -> Fraction:
    """Return the chance of k or more: the sum of P(i) over i >= k."""
    return sum((p for i, p in dist.items() if i >= k), Fraction(0))


def mean(dist: Mapping[int, Fraction]) -> Fraction:
    """Return the expected value: the sum of k P(k).

    >>> mean(totals({2: 9, 3: 9, 4: 2}, 1))
    Fraction(53, 20)
    """
    return sum((k * p for k, p in dist.items()), Fraction(0))


def variance(dist: Mapping[int, Fraction]) -> Fraction:
    """Return the expected squared distance from the mean: the sum of k² P(k), less the squared mean."""
    return sum((k * k * p for k, p in dist.items()), Fraction(0)) - mean(dist) ** 2


def together(one: Mapping[int, Fraction], other: Mapping[int, Fraction]) -> Distribution:
    """Return the sum of two numbers that know nothing of each other: P(t) is the sum of P(k) Q(t - k).

    >>> together({1: Fraction(1)}, {2: Fraction(1, 2), 3: Fraction(1, 2)})
    {3: Fraction(1, 2), 4: Fraction(1, 2)}
    """
    return mixture((p, {k + i: q for i, q in other.items()}) for k, p in one.items())


def mixture(cases: Iterable[tuple[Fraction, Mapping[int, Fraction]]]) -> Distribution:
    """Return what comes up over all cases: P(k) is the sum of P(case) P(k in this case).

    Args:
        cases: The chance of each case, and the distribution in it.
    """
    found: Distribution = {}
    for chance, dist in cases:
        for k, p in dist.items():
            found[k] = found.get(k, Fraction(0)) + chance * p
    return dict(sorted(found.items()))


# -- counting --------------------------------------------------------------------------------------------------------


def ways(copies: Mapping[int, int], most: int) -> Ways:
    """Count the choices of up to `most` things by their number and their total value.

    It is the product over the values v of the polynomials with the terms C(copies, i) x^i y^(v i): the coefficient of
    x^n y^t is the number of ways to choose n things with total t.
    """
    found: Ways = {(0, 0): 1}
    for value, n in copies.items():
        found = times(found, {(i, i * value): comb(n, i) for i in range(min(n, most) + 1)}, most)
    return found


def times(one: Ways, other: Ways, most: int) -> Ways:
    """Count the choices out of two heaps, up to `most` things in all: the product of the two polynomials."""
    found: Ways = {}
    for (n, total), number in one.items():
        for (m, more), n_more in other.items():
            if n + m <= most:
                key = (n + m, total + more)
                found[key] = found.get(key, 0) + number * n_more
    return found


def of_size(counted: Ways, size: int) -> Distribution:
    """Return the total of a choice of `size` things, every counted way equally likely."""
    numbers = {total: number for (n, total), number in counted.items() if n == size}
    of_all = sum(numbers.values())
    return {total: Fraction(numbers[total], of_all) for total in sorted(numbers)}


def _check(drawn: int, *numbers: int) -> None:
    if min((drawn, *numbers)) < 0:
        raise ValueError(f"numbers of things cannot be negative: {(drawn, *numbers)}")
    if drawn > sum(numbers):
        raise ValueError(f"{drawn} cannot be drawn, there are only {sum(numbers)}")
