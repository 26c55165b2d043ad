"""Section 7: recruit a Lord - paying, affiliating, arriving, the Court afterwards."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss import end
from abyss_nb.core.abyss.actions import CHOOSE_ALLY, Action
from abyss_nb.core.abyss.cards import (
    ALLIES,
    ALLY,
    LORDS,
    REFILL_AT,
    REFILL_BONUS,
    VALUES,
    bit,
)
from abyss_nb.core.abyss.payment import DIPLOMAT, cost_change, payments, piles_of
from abyss_nb.core.abyss.piles import (
    CARD_RACE,
    CARD_WEIGHT,
    LOWEST,
    SUM,
    cards_of,
    holds,
    kinds_of,
    pack,
    unpack,
)
from abyss_nb.core.abyss.steps import ON_ARRIVAL, Kind, gain_pearls, note, pay_pearls
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

MASTER_OF_MAGIC = bit("master-of-magic")


_PRICES = [(lord.cost, lord.races, lord.mandatory) for lord in LORDS]
_CHEAPEST = min(lord.cost for lord in LORDS)


def payable(t: Table, seat: int, lords: list[int]) -> list[int]:
    """Return those of the Lords that a seat can pay.

    `payment.best_sum` written out for many Lords at once: the hand is added up and ranked only once, which halves
    the time of a turn's `legal()`.
    """
    hands = t.hands
    i = 5 * seat
    sums = [SUM[hands[i]], SUM[hands[i + 1]], SUM[hands[i + 2]], SUM[hands[i + 3]], SUM[hands[i + 4]]]
    total = sums[0] + sums[1] + sums[2] + sums[3] + sums[4]
    funds = t.pearls[seat] - cost_change(t, seat)
    if total + funds < _CHEAPEST:
        return []
    ranked = sorted(sums, reverse=True)
    first, second, third, _, _ = ranked
    highest = (0, first, first + second, first + second + third, 0, total)
    any_race = t.lords[seat] & DIPLOMAT
    found = []
    for lord in lords:
        if lord < 0:
            continue
        cost, races, mandatory = _PRICES[lord]
        least = ranked[races - 1]
        if not least:
            continue
        best = highest[races]
        if mandatory >= 0 and not any_race:
            must = sums[mandatory]
            if not must:
                continue
            if must < least:
                best += must - least
        if best + funds >= cost:
            found.append(lord)
    return found


def affordable(t: Table, seat: int) -> list[int]:
    """RECRUIT-TARGET: the Lords of the Court that a seat can pay."""
    return payable(t, seat, t.court)


def can_pay(t: Table, seat: int, lord: int) -> bool:
    """Return whether a seat can pay a Lord."""
    return bool(payable(t, seat, [lord]))


def objections(t: Table, seat: int, lord: int) -> Iterator[Reason]:
    """Say why a Lord cannot be recruited: not there, no such Race, too few Races, too few points."""
    if lord not in t.court:
        yield Reason("RECRUIT-TARGET", LORDS[lord].id)
    yield from payments(t, seat, lord).shortfall()


def begin(t: Table, seat: int, lord: int) -> None:
    """RECRUIT-SEQUENCE: first the payment; the Court waits below it."""
    if t.events is not None:
        note(t, "recruit", "RECRUIT-SEQUENCE", seat, (LORDS[lord].id,))
    t.agenda[-1] = ("court", seat, 0, 0, 0)
    t.agenda.append(("payment", seat, lord, 0, 0))


class Payment(Kind):
    """The payment for the Lord chosen."""

    name = "payment"
    rule = "RECRUIT-VALUE"
    fields = (("lord", "lord"),)

    def about(self, t: Table, step: Step) -> str:
        return LORDS[step[2]].id

    def check(self, t: Table, step: Step) -> str:
        return "" if step[2] in t.court else f"{LORDS[step[2]].id} is not in the Court"

    def proceed(self, t: Table, step: Step) -> bool:
        offered = payments(t, step[1], step[2])
        t.offered = offered
        if len(offered) > 1:
            return True
        self.play_forced(t, step, offered[0])
        return False

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return payments(t, step[1], step[2]) if t.offered is None else t.offered

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action.verb != "pay":
            return
        hand = t.hand(step[1])
        for word in dict.fromkeys(action.words):
            card = ALLY[word]
            held = cards_of(hand).count(card)
            if action.words.count(word) > held:
                yield Reason("NOT-HELD", word, held)
        piles = piles_of(action)
        if -1 not in piles:
            yield from payments(t, step[1], step[2]).reasons(piles)

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        """The Allies are laid down and the missing points paid in Pearls (RECRUIT-PEARL-TOPUP)."""
        _, seat, lord, _, _ = step
        offered = payments(t, seat, lord) if t.offered is None else t.offered
        piles = offered.piles(action)
        pearls = offered.pearls_for(piles)
        t.offered = None
        for race, pile in enumerate(piles):
            t.hands[5 * seat + race] -= pile
        if t.events is not None:
            note(t, "pay", "RECRUIT-VALUE", seat, action.words, pearls, LORDS[lord].id)
        pay_pearls(t, seat, pearls, "RECRUIT-PEARL-TOPUP")
        t.agenda[-1] = ("affiliate", seat, lord, pack(piles), 0)


class Affiliate(Kind):
    """Which of the Allies played is affiliated (AFFILIATE-LOWEST, AFFILIATE-TIE, LORD-MASTER-OF-MAGIC)."""

    name = "affiliate"
    rule = "AFFILIATE-LOWEST"
    fields = (("lord", "lord"), ("played", "cards"))

    def about(self, t: Table, step: Step) -> str:
        return LORDS[step[2]].id

    def check(self, t: Table, step: Step) -> str:
        if not step[3]:
            return "no Ally was played"
        return "" if step[2] in t.court else f"{LORDS[step[2]].id} is not in the Court"

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [CHOOSE_ALLY[card] for card in affiliable(t, step[1], unpack(step[3]))]

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        if action in CHOOSE_ALLY:
            card = ALLY[action.words[0]]
            if holds(unpack(step[3])[CARD_RACE[card]], card % VALUES):
                yield Reason("AFFILIATE-LOWEST", action.words[0])
            else:
                yield Reason("NOT-HELD", action.words[0])

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        t.agenda.pop()
        affiliate(t, step[1], step[2], unpack(step[3]), ALLY[action.words[0]])


def affiliable(t: Table, seat: int, piles: Sequence[int]) -> list[int]:
    """AFFILIATE-LOWEST, AFFILIATE-TIE; any of the Allies played with LORD-MASTER-OF-MAGIC."""
    if t.lords[seat] & MASTER_OF_MAGIC:
        return kinds_of(piles)
    lowest = min([LOWEST[pile] for pile in piles if pile])
    return [race * VALUES + lowest - 1 for race, pile in enumerate(piles) if LOWEST[pile] == lowest]


def affiliate(t: Table, seat: int, lord: int, piles: list[int], card: int) -> None:
    """AFFILIATE-PERMANENT: one Ally stays, the others go to the Exploration discard; then the Lord arrives."""
    race = CARD_RACE[card]
    if t.events is not None:
        _note_affiliation(t, seat, piles, card)
    piles[race] -= CARD_WEIGHT[card]
    t.affiliated[5 * seat + race] += CARD_WEIGHT[card]
    for i, pile in enumerate(piles):
        t.discard[i] += pile
    take_from_court(t, lord)
    arrive(t, seat, lord, "RECRUIT-SEQUENCE", bought=True)


def _note_affiliation(t: Table, seat: int, piles: list[int], card: int) -> None:
    lowest = min(LOWEST[pile] for pile in piles if pile)
    note(
        t, "affiliate", "AFFILIATE-LOWEST" if card % VALUES < lowest else "LORD-MASTER-OF-MAGIC", seat, (ALLIES[card],)
    )
    rest = [ALLIES[c] for c in cards_of(piles)]
    rest.remove(ALLIES[card])
    if rest:
        note(t, "spent", "AFFILIATE-LOWEST", seat, tuple(rest), len(rest))


# -- a Lord arrives ----------------------------------------------------------------------------------------------


def take_from_court(t: Table, lord: int) -> None:
    """Leave the Lord's Court space empty."""
    t.court[t.court.index(lord)] = -1


def arrive(t: Table, seat: int, lord: int, rule: str, bought: bool = False) -> None:
    """TERM-ARRIVE: the Lord is placed free and untilted; its instant power comes at once (CHAIN-ORDER).

    Args:
        t: The table; the Lord has already left the Court or the deck.
        seat: Whose Lord it is now.
        lord: The Lord.
        rule: By which rule it arrives.
        bought: Whether it was bought with Allies; under `refill_first` its Court is then filled before its power.
    """
    t.lords[seat] |= 1 << lord
    if t.events is not None:
        note(t, "arrive", rule, seat, (LORDS[lord].id,))
    if t.options.seventh_lord == "recruited":
        t.recruited[seat] += 1
    end.check_seventh_lord(t, seat)
    if bought and t.options.refill_first:
        settle_court(t, seat)
    power = ON_ARRIVAL.get(LORDS[lord].id)
    if power is not None:
        power(t, seat)


# -- the Court after a recruit action ----------------------------------------------------------------------------


class Court(Kind):
    """After all powers: slide, bonus and refill, once per recruit action; only a slide if it was filled before."""

    name = "court"
    rule = "COURT-SLIDE"
    asks = False

    def proceed(self, t: Table, step: Step) -> bool:
        if t.options.refill_first:
            slide(t)
        else:
            settle_court(t, step[1])
        t.agenda[-1] = ("locations", step[1], 0, 0, 0)
        return False


def slide(t: Table) -> None:
    """COURT-SLIDE: the empty spaces come to lie next to the deck, the order is kept."""
    left = [lord for lord in t.court if lord >= 0]
    slid = left + [-1] * (len(t.court) - len(left))
    if slid != t.court:
        t.court = slid
        if t.events is not None:
            note(t, "slide", "COURT-SLIDE")


def settle_court(t: Table, seat: int) -> None:
    """COURT-SLIDE, COURT-REFILL-BONUS, COURT-REFILL, COURT-REFILL-SHORT, END-TRIGGER-COURT."""
    slide(t)
    empty = t.court.count(-1)
    if len(t.court) - empty > REFILL_AT:
        return
    gain_pearls(t, seat, REFILL_BONUS, "COURT-REFILL-BONUS")
    space = len(t.court) - empty
    placed = []
    while space < len(t.court) and t.lord_deck:
        lord = t.lord_deck.pop()
        t.court[space] = lord
        placed.append(LORDS[lord].id)
        space += 1
    if t.events is not None and placed:
        note(t, "refill", "COURT-REFILL", -1, tuple(placed), len(placed))
    if space < len(t.court) and t.options.court_end == "refill":
        end.trigger(t, seat, "END-TRIGGER-COURT")
