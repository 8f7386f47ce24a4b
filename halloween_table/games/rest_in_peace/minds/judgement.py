"""How good a position is for a seat: as the likelihood that it wins the game."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from attrs import field, frozen

from halloween_table.engine.game import Seat

from ..rules import strength
from ..rules.cards import Card, is_ghost_sleeve
from ..rules.position import LINE, Family, Phase, Position, rival
from . import race

PSYCHICS: Final = {
    1: 0.2, 2: 2.2, 3: 1.0, 4: 1.9, 5: 3.0, 6: 0.1, 7: 0.7, 8: 3.4, 9: 3.6, 10: 3.0,
    11: 4.0, 12: 4.2, 13: 4.2, 14: 1.6, 15: 2.7, 16: 1.1, 17: 4.0, 18: 0.5, 19: 4.4, 20: 4.7,
    21: 3.9, 22: 2.7, 23: 1.3, 24: 3.9, 25: 5.3, 26: 0.2, 27: 4.1, 28: 2.5, 29: 1.7,
}  # fmt: skip
"""What a psychic in front is worth, in points of ghosts, by its number. A psychic that computers use badly
is worth little to them."""
AT_TEN: Final = {
    3: 1.0, 4: 2.0, 5: 3.0, 7: 3.0, 8: 1.5, 9: 1.5, 10: 2.0, 11: 4.0, 12: 1.5, 13: -2.0, 15: 3.0,
    17: 3.0, 19: 1.5, 20: 4.0, 24: 1.0, 25: 3.0, 27: 5.0, 28: 0.5, 29: 2.5,
}  # fmt: skip
"""What a psychic at round ten is worth there; the others are idle."""


@frozen
class Weights:
    """How much what counts."""

    points: float = 0.286
    """Of a point of ghosts more than the rival, for the likelihood of each coming round."""
    spread: float = 3.37
    """How many rounds more than there are such points seem to be spread over."""
    psychics: float = 0.9
    """Of a psychic's worth, in points."""
    large: float = -0.024
    """Of a ghost's squared value, in points: large ones are more, or less, than their sum."""
    deck: float = 0.67
    """Of a point that is still in the deck."""
    ten: float = 0.463
    """Of a point more at round ten."""
    ten_psychics: float = 0.58
    """Of what a psychic is worth at round ten: chances to use it there may not come."""
    ten_lead: float = 0.316
    """Of a mansion more, for the likelihood of round ten: whoever has lost more has put more there
    already, and that is counted above."""
    starts: float = 0.041
    """Of having to begin the next round."""
    lead: float = 0.326
    """Of a point of strength ahead, for the likelihood of this round."""
    answered: float = -0.061
    """Of having ended the turn ahead: the rival has to answer."""
    reserve: float = 0.287
    """Of a point more in hand, for the likelihood of this round."""


PLAIN: Final = Weights(
    points=0.24, spread=0.31, psychics=0.58, large=0.0, deck=0.86, ten=0.25, ten_psychics=1.0,
    ten_lead=0.0, starts=-0.01, lead=0.48, answered=0.014, reserve=0.43,
)  # fmt: skip
"""Of somebody who is surer of what comes than anybody can be, and thinks little of round ten."""


def _likely(odds: float) -> float:
    return 1 / (1 + exp(-odds)) if odds > -30 else 0.0


@frozen
class Judgement:
    """Judges with those weights."""

    weights: Weights = Weights()
    worths: Mapping[int, float] = field(factory=lambda: PSYCHICS)
    """Of psychics, in points, by their number."""

    def __call__(self, position: Position, seat: Seat) -> float:
        """From 0 (lost) to 1 (won), of a game that is not over."""
        both = strength.now(position)
        ahead = both[seat] - both[rival(seat)]
        if position.phase is Phase.TEN:
            return _likely(ahead)
        hands, points, ten = self._compared(position, seat)
        if position.phase is Phase.STAKE:
            return race.likelihood(position, seat, self._later(position, points), ten)
        begun = any(family.laid for family in position.families)
        due = 1 if position.seat == seat else -1
        return self._in_round(position, seat, hands, points, ten, ahead if begun else None, due)

    def _in_round(
        self,
        position: Position,
        seat: Seat,
        hands: float,
        points: float,
        ten: float,
        ahead: int | None,
        due: int,
    ) -> float:
        """While a round is played: `ahead` is None before its first card, `due` is 1 for whoever's
        turn it is and -1 for the other one."""
        weights = self.weights
        if ahead is None:
            odds = weights.starts * due
        else:
            odds = weights.lead * ahead - weights.answered * due
        now = _likely(odds + weights.reserve * hands)
        won, lost = race.chances(position, seat, self._later(position, points), ten)
        return now * won + (1 - now) * lost

    def _compared(self, position: Position, seat: Seat) -> tuple[float, float, float]:
        """By how much more that seat has in hand, and altogether; and how likely it wins round ten."""
        weights, other = self.weights, rival(seat)
        own, theirs = position.families[seat], position.families[other]
        hands = self.in_hand(own) - self.in_hand(theirs)
        points = hands + weights.deck * (_in_deck(own) - _in_deck(theirs))
        staked = self._staked(own) - self._staked(theirs)
        lead = 0
        for result in position.results:
            lead += 1 if result.winner == seat else -1
        return hands, points, _likely(weights.ten * staked + weights.ten_lead * lead)

    def _staked(self, family: Family) -> float:
        """What lies at round ten, in points."""
        total = 0.0
        for card in family.stakes:
            ghost = is_ghost_sleeve(card.sleeve)
            total += at_ten(card) * (1.0 if ghost else self.weights.ten_psychics)
        return total

    def _later(self, position: Position, points: float) -> float:
        """How likely each later round is won by whoever has so many points more."""
        to_play = LINE - len(position.results)
        return _likely(4 * self.weights.points * points / (to_play + self.weights.spread))

    def in_hand(self, family: Family) -> float:
        """What can be played, in points."""
        weights = self.weights
        total = 0.0
        for card in family.hand:
            face = card.face or 0
            total += face + weights.large * face * face
        for card in family.front:
            total += weights.psychics * self.worths[card.face or 0]
        return total

    def cost(self, card: Card) -> float:
        """What it means to give that card away, in points."""
        face = card.face or 0
        if is_ghost_sleeve(card.sleeve):
            return face + self.weights.large * face * face
        return self.weights.psychics * self.worths[face]


def _in_deck(family: Family) -> int:
    """The points of the ghosts that are still to be drawn."""
    total = 0
    for card in family.deck:
        total += card.face or 0
    return total


def at_ten(card: Card) -> float:
    """What a card is worth at round ten, in points of strength."""
    face = card.face or 0
    return face if is_ghost_sleeve(card.sleeve) else AT_TEN.get(face, 0.0)
