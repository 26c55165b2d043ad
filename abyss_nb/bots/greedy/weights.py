"""The judgements of the bot that no rule gives, in Influence Points, each with its reason."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth. The defaults were found by playing variants against each other.

    Attributes:
        ally_point: A point of an Ally in hand. A Lord of cost 8 brings about 8 points and an affiliated Ally, and
            takes two turns; what remains for the 8 points spent is a little under 1 each.
        ally_card: An Ally in hand whatever its value: it can be affiliated, or pay the Slaver or the Jailer.
        lord_price: Points of Allies that a Lord takes. A hand is good for the Lords still to come and one more;
        hoarded: the share that counts of what goes beyond.
        race_in_hand: Each Race in hand: Lords ask for Races, and two Races pay for more Lords than one.
        pearl: A Pearl: a missing point of a payment, or an Ally on offer.
        pearl_beyond: A Pearl beyond `enough_pearls`; beyond twice as many there is hardly a use.
        enough_pearls: Five for the Corruptor and a few for offers.
        monster_token: The mean of the tokens: nine 2, nine 3, two 4 make 53 / 20.
        one_key, two_keys: Working keys that do not open a Location yet, as a share of a Location. The third key is
            not certain to come, and Lords that bring it lose their power under the Location.
        affiliated: The share of an affiliated Ally's points that counts; a stronger one may come and cover it.
        patience: What a plan loses by each turn it takes: others take the Lord, the game ends.
        second_plan: The share of the second best plan that counts, for the case that somebody takes the first Lord.
        points_per_turn: Points of Allies that a turn of exploring or of Council support brings.
        turns_per_lord: Turns between two Lords of the player who gets them fastest.
        lasting: The share of lasting powers that is ever used: many Lords with a key soon lie under a Location.
        council_leak: The share of an Ally sent to the Council that helps the opponents: they can ask for it first.
        council_ally: The mean value of an Ally in the Council; low ones are left lying.
        turn: An extra turn: a third of a Lord, or an exploration.
        tile_left: A Location laid open for everybody.
        ending: How much a lead is worth when ending the game makes it final.
        last_turn_points: What an opponent still makes when the end is triggered: 14 on the mean, of a last turn and of
            the Allies in hand.
    """

    ally_point: float = 0.8
    ally_card: float = 0.1
    lord_price: float = 9.0
    hoarded: float = 0.1
    race_in_hand: float = 0.5
    pearl: float = 1.2
    pearl_beyond: float = 0.9
    enough_pearls: int = 8
    monster_token: float = 2.65
    one_key: float = 0.25
    two_keys: float = 0.55
    affiliated: float = 0.8
    patience: float = 0.8
    second_plan: float = 0.2
    points_per_turn: float = 4.0
    turns_per_lord: float = 2.1
    lasting: float = 0.55
    council_leak: float = 0.2
    council_ally: float = 2.0
    turn: float = 4.0
    tile_left: float = 0.5
    ending: float = 0.5
    last_turn_points: float = 13.0


DEFAULT = Weights()
