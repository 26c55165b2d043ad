"""Section 3 and 4: the turn, plotting at Court, passing, the end of a turn."""

from collections.abc import Iterator, Sequence

from abyss_nb.core.abyss import activated, council, end, explore, limits, recruit
from abyss_nb.core.abyss.actions import COUNCIL, END, EXPLORE, PASS, PLOT, RECRUIT, Action
from abyss_nb.core.abyss.cards import ACTIVATED, LORD, LORDS, PLOT_COST, POWER, RACE, bit
from abyss_nb.core.abyss.steps import Kind, gain_pearls, note, pay_pearls
from abyss_nb.core.abyss.table import Step, Table
from abyss_nb.core.game import Reason

LANDLORD = bit("landlord")


def begin_turn(t: Table, seat: int) -> None:
    """TURN-START: prices and once-per-turn powers are fresh; the Landlord pays its owner."""
    t.active = seat
    t.bought = t.used = t.kept = 0
    t.agenda[:] = [("turn", seat, 0, 0, 0)]
    if t.events is not None:
        note(t, "turn", "TURN-START", seat)
    if t.lords[seat] & LANDLORD:
        gain_pearls(t, seat, POWER["landlord_pearls"], "LORD-LANDLORD")


def can_afford_plot(t: Table, seat: int) -> bool:
    """PLOT-COST."""
    return t.pearls[seat] >= PLOT_COST


def has_room_to_plot(t: Table) -> bool:
    """PLOT-REPEAT: a free Court space and a Lord to put there."""
    return bool(t.lord_deck) and -1 in t.court


def plot(t: Table, seat: int) -> None:
    """PLOT-PLACEMENT: pay, and the top Lord goes on the free space farthest from the deck."""
    pay_pearls(t, seat, PLOT_COST, "PLOT-COST")
    space = t.court.index(-1)
    lord = t.lord_deck.pop()
    t.court[space] = lord
    if t.events is not None:
        note(t, "plot", "PLOT-PLACEMENT", seat, (LORDS[lord].id,), space + 1)


class Turn(Kind):
    """The decision before the action: plot, use a power, or take the one action (TURN-STEPS)."""

    name = "turn"
    rule = "TURN-STEPS"

    def proceed(self, t: Table, step: Step) -> bool:
        """A turn always waits for its player."""
        return True

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        seat = step[1]
        actions = [EXPLORE] if explore.has_cards(t) else []
        for race, pile in enumerate(t.council):
            if pile:
                actions.append(COUNCIL[race])
        for lord in recruit.affordable(t, seat):
            actions.append(RECRUIT[lord])
        last = [] if actions else [PASS]
        if can_afford_plot(t, seat) and has_room_to_plot(t):
            actions.insert(0, PLOT)
        if t.lords[seat] & ACTIVATED:
            actions += activated.legal(t, seat)
        return actions + last if last else actions

    def allows(self, t: Table, step: Step, action: Action) -> bool:
        seat = step[1]
        verb = action.verb
        if verb == "explore":
            return explore.has_cards(t)
        if verb == "recruit":
            lord = LORD[action.words[0]]
            return lord in t.court and recruit.can_pay(t, seat, lord)
        if verb == "council":
            return t.council[RACE[action.words[0]]] > 0
        if verb == "plot":
            return can_afford_plot(t, seat) and has_room_to_plot(t)
        if verb == "use":
            return activated.allows(t, seat, action)
        return action == PASS and not can_act(t, seat)

    def objections(self, t: Table, step: Step, action: Action) -> Iterator[Reason]:
        seat = step[1]
        if action == PLOT:
            if not can_afford_plot(t, seat):
                yield Reason("PLOT-COST", number=PLOT_COST)
            if not has_room_to_plot(t):
                yield Reason("PLOT-REPEAT")
        elif action == EXPLORE:
            if not explore.has_cards(t):
                yield Reason("EXPLORE-NO-CARDS")
        elif action.verb == "council":
            yield from council.objections(t, RACE[action.words[0]])
        elif action.verb == "recruit":
            yield from recruit.objections(t, seat, LORD[action.words[0]])
        elif action == PASS and can_act(t, seat):
            yield Reason("NO-LEGAL-ACTION")
            yield Reason("TURN-ONE-ACTION")

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        seat = step[1]
        verb = action.verb
        if verb == "explore":
            t.passes = 0
            explore.begin(t, seat)
        elif verb == "council":
            t.passes = 0
            council.request(t, seat, RACE[action.words[0]])
        elif verb == "recruit":
            t.passes = 0
            recruit.begin(t, seat, LORD[action.words[0]])
        elif verb == "plot":
            plot(t, seat)
        elif verb == "use":
            activated.use(t, seat, action)
        else:
            pass_turn(t, seat)


def can_act(t: Table, seat: int) -> bool:
    """Return whether one of the three actions is possible (TURN-ONE-ACTION)."""
    return explore.has_cards(t) or any(t.council) or bool(recruit.affordable(t, seat))


def pass_turn(t: Table, seat: int) -> None:
    """NO-LEGAL-ACTION: pass; when every player passed in a row the game ends at once."""
    t.passes += 1
    if t.events is not None:
        note(t, "pass", "NO-LEGAL-ACTION", seat)
    if t.passes == t.players:
        end.finish(t, "NO-LEGAL-ACTION")
    else:
        t.agenda[-1] = ("locations", seat, 0, 0, 0)


class End(Kind):
    """After Location control: powers still unused may be used (TURN-END-SEQUENCE 4)."""

    name = "end"
    rule = "TURN-END-SEQUENCE"

    def proceed(self, t: Table, step: Step) -> bool:
        if t.lords[step[1]] & ACTIVATED and activated.legal(t, step[1]):
            return True
        limits.check_hand(t, step[1])
        return False

    def legal(self, t: Table, step: Step) -> Sequence[Action]:
        return [*activated.legal(t, step[1]), END]

    def allows(self, t: Table, step: Step, action: Action) -> bool:
        return action == END or (action.verb == "use" and activated.allows(t, step[1], action))

    def resolve(self, t: Table, step: Step, action: Action) -> None:
        if action.verb == "use":
            activated.use(t, step[1], action)
        else:
            limits.check_hand(t, step[1])


class Next(Kind):
    """The last step of a turn: an extra turn, the next player, or the end of the game."""

    name = "next"
    rule = "TURN-END-SEQUENCE"
    asks = False

    def proceed(self, t: Table, step: Step) -> bool:
        seat = step[1]
        if t.options.court_end == "empty-deck" and not t.lord_deck and -1 in t.court:
            end.trigger(t, seat, "END-TRIGGER-COURT")
        if t.extra:
            t.extra = False
            begin_turn(t, seat)
        elif (seat + 1) % t.players == t.end_by:
            end.finish(t, "END-LAST-TURNS")
        else:
            begin_turn(t, (seat + 1) % t.players)
        return False
