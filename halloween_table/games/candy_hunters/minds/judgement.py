"""How good a position is for a seat, by what that seat can know."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules.cards import REGULAR_NUMBERS
from ..rules.patterns import MOST_UNMET
from ..rules.position import ROUNDS, Ghost, Hunter, Kid, Position, Stage
from ..rules.scoring import HAUNTED_POINTS, REGULAR_POINTS, scores
from ..rules.town import COLOURS, Colour
from .places import HauntedPlace, Mask, Place, Town, Towns


@frozen
class Weights:
    """What things are worth, in points at the end of the game."""

    candy: float = 0.7
    """A point of candy that a card in hand would bring in a turn to come, to one of the card itself:
    kids are shoved more often than houses vanish."""
    whole: float = 0.52
    """A point that a card in hand would bring now, in a turn to come."""
    short: float = 0.45
    """The same of a card that lacks one house."""
    kid: float = 0.45
    """A point that a kid in town would bring as candy."""
    threat: float = 0.5
    """A point that the next one may be able to score at once."""
    drawn: float = 1.2
    """A card that nobody knows yet."""
    further: float = 0.35
    """Each card of a hand after its best one, to the one before."""
    hope: float = 3.0
    """What a haunted card brings in the end, if there is time."""
    late_kid: float = 0.25
    """A point that a kid would bring as candy, when there is one turn left."""
    near_ghost: float = 0.3
    """A ghost on a place that can be scored later: there is time to move it."""
    now: float = 1.1
    """A point that can still be scored in this turn."""
    rivals: float = 1.1
    """A point that brings the others ahead."""


WEIGHTS: Final = Weights()
Gains = dict[Colour, int]
"""What the next candy of each colour brings somebody."""


def points(hunter: Hunter) -> int:
    return sum(score.points for score in scores(hunter))


def gains(hunter: Hunter) -> Gains:
    """CH-6.1."""
    had = {candy.house.colour for candy in hunter.candies}
    return {colour: 1 if colour in had else 2 for colour in COLOURS}


def turns_left(position: Position, seat: Seat) -> int:
    """How many turns that seat will still begin."""
    seats, first = len(position.hunters), position.options.first
    waits = (seat - first) % seats > (position.seat - first) % seats
    return max(0, ROUNDS - position.round + waits)


class Standing:
    """Who stands where in a town, and what each would get."""

    def __init__(self, position: Position, towns: Towns, gains: list[Gains]) -> None:
        bits = towns.bits
        self.town: Town = towns.of(position.houses)
        self.ghosts: Mask = 0
        self.kids: Mask = 0
        self.owners: dict[Mask, Seat] = {}
        self.gains = gains
        self.stacks = position.stacks
        for cell, piece in position.standing.items():
            bit = bits[cell]
            if type(piece) is Ghost:
                self.ghosts |= bit
            elif type(piece) is Kid:
                self.kids |= bit
                self.owners[bit] = piece.seat
        self.taken = self.ghosts | self.kids

    def worth(self, place: Place | HauntedPlace, seat: Seat, ghost: float, rivals: float) -> float:
        """What its houses bring a seat, and the others less."""
        worth = 0.0
        mask = place.mask
        if mask & self.ghosts:
            worth -= ghost * (mask & self.ghosts).bit_count()
        if mask & self.kids:
            owners = self.owners
            for bit, colour in place.houses:
                owner = owners.get(bit)
                if owner is not None:
                    gain = self.gains[owner][colour]
                    worth += gain if owner == seat else -rivals * gain
        return worth

    def unmet(self, place: HauntedPlace) -> int:
        return place.lacking + 2 - (place.ghosts & self.ghosts).bit_count()


class Judge:
    """Judges positions of one thought."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._towns = Towns()
        self._hunters: dict[int, tuple[Hunter, int, Gains]] = {}

    def __call__(self, position: Position, seat: Seat) -> float:
        hunters = [self._known(hunter) for hunter in position.hunters]
        ahead = self._ahead([points for _, points, _ in hunters], seat)
        if position.over:
            return ahead
        standing = Standing(position, self._towns, [gains for _, _, gains in hunters])
        worth = ahead + self._kids(position, standing, seat)
        own = position.seat == seat
        card = None
        if own and position.stage <= Stage.PATTERN:
            now, card = self._now(position, standing, seat)
            worth += self._weights.now * now
        worth += self._hand(position, standing, seat, card)
        if not own and self._weights.threat:
            worth -= self._weights.threat * self._threat(position, standing)
        return worth

    def _known(self, hunter: Hunter) -> tuple[Hunter, int, Gains]:
        """Somebody's points and what candies would bring them. Most moves leave a hunter as it is: it
        is known by the very object."""
        known = self._hunters.get(id(hunter))
        if known is None:
            known = self._hunters[id(hunter)] = hunter, points(hunter), gains(hunter)
        return known

    def _ahead(self, everybody: list[int], seat: Seat) -> float:
        """Points, and how far those of the others count: half by the best of them, half by all."""
        mine = everybody.pop(seat)
        others = (max(everybody) + sum(everybody) / len(everybody)) / 2
        return mine - self._weights.rivals * others

    def _kids(self, position: Position, standing: Standing, seat: Seat) -> float:
        seats = len(position.hunters)
        scores = position.stage <= Stage.PATTERN
        shares = [
            self._kid(turns_left(position, each) + (scores and each == position.seat))
            for each in range(seats)
        ]
        others = -self._weights.rivals / (seats - 1)
        worth = 0.0
        houses = position.houses
        for cell, piece in position.standing.items():
            if type(piece) is Kid:
                owner = piece.seat
                gain = shares[owner] * standing.gains[owner][houses[cell].colour]
                worth += gain if owner == seat else others * gain
        return worth

    def _kid(self, turns: int) -> float:
        if turns > 1:
            return self._weights.kid
        return self._weights.late_kid if turns else 0.0

    def _rivals(self, position: Position) -> float:
        return self._weights.rivals / (len(position.hunters) - 1)

    def _now(self, position: Position, standing: Standing, seat: Seat) -> tuple[float, int | None]:
        """The most that can be scored in this turn by what can be seen at once, and the card."""
        building = position.stage is Stage.HOUSE
        ghost = self._weights.near_ghost if position.stage < Stage.PATTERN else 1.0
        rivals = self._rivals(position)
        best, card = 0.0, None
        for held in position.hunters[seat].hand:
            if held.card is None:
                continue
            if held.haunted:
                worth = self._haunted_now(held.card, standing, seat, ghost, rivals)
            else:
                worth = self._at_once(held.card, standing, seat, ghost, rivals, building)
            if worth > best:
                best, card = worth, held.card
        return best, card

    def _haunted_now(
        self, card: int, standing: Standing, seat: Seat, ghost: float, rivals: float
    ) -> float:
        best = 0.0
        for place in standing.town.haunted(card):
            unmet = standing.unmet(place)
            if unmet <= MOST_UNMET:
                worth = standing.worth(place, seat, ghost, rivals)
                best = max(best, HAUNTED_POINTS - unmet + worth)
        return best

    def _at_once(
        self,
        card: int,
        standing: Standing,
        seat: Seat,
        ghost: float,
        rivals: float,
        building: bool,
    ) -> float:
        """The most that a regular card brings, with a house that may be built for it or without."""
        best = 0.0
        stacks, taken = standing.stacks, standing.taken
        for place in standing.town.regular(card):
            if place.missing is None or (building and stacks[place.missing]):
                worth: float = REGULAR_POINTS
                if place.mask & taken:
                    worth += standing.worth(place, seat, ghost, rivals)
                if worth > best:
                    best = worth
        return best

    def _hand(self, position: Position, standing: Standing, seat: Seat, used: int | None) -> float:
        """What the cards in hand promise for turns to come, the best first; one that is used in this
        turn makes room for another."""
        turns = turns_left(position, seat)
        if not turns:
            return 0.0
        rivals = self._rivals(position)
        promised = []
        for held in position.hunters[seat].hand:
            if held.haunted:
                if held.card is None or held.card != used:
                    promised.append(self._haunted(held.card, standing, seat, turns, rivals))
            elif held.card is None or held.card == used:
                promised.append(self._weights.drawn)
            else:
                promised.append(self._promised(held.card, standing, seat, rivals))
        promised.sort(reverse=True)
        worth, share = 0.0, 1.0
        for each in promised[:turns]:
            worth += share * each
            share *= self._weights.further
        return worth

    def _promised(self, card: int, standing: Standing, seat: Seat, rivals: float) -> float:
        weights, stacks = self._weights, standing.stacks
        ghost = weights.near_ghost
        best = 0.0
        for place in standing.town.regular(card):
            if place.missing is None:
                share = weights.whole
            elif stacks[place.missing]:
                share = weights.short
            else:
                continue
            candy = weights.candy * standing.worth(place, seat, ghost, rivals)
            worth = share * (REGULAR_POINTS + candy)
            if worth > best:
                best = worth
        return best

    def _haunted(
        self, card: int | None, standing: Standing, seat: Seat, turns: int, rivals: float
    ) -> float:
        weights = self._weights
        best = weights.hope if turns > 1 else 0.0
        if card is None:
            return weights.hope
        for place in standing.town.haunted(card):
            unmet = standing.unmet(place)
            if unmet <= MOST_UNMET + 1:
                worth = standing.worth(place, seat, weights.near_ghost, rivals)
                best = max(best, weights.whole * (HAUNTED_POINTS - max(unmet - 1, 0) + worth))
        return best

    def _threat(self, position: Position, standing: Standing) -> float:
        """What the one who is next can be expected to score with two of the cards that are not seen:
        the better one counts."""
        seat, rivals, ghost = position.seat, self._rivals(position), self._weights.near_ghost
        worths = sorted(
            self._at_once(card, standing, seat, ghost, rivals, building=True)
            for card in may_hold(position, seat)
        )
        count = max(1, len(worths))
        return sum((2 * at + 1) * worth for at, worth in enumerate(worths)) / count**2


def may_hold(position: Position, seat: Seat) -> list[int]:
    """The regular cards that a seat may hold, for all that is known of the others."""
    elsewhere = {held.card for held in position.deck}
    for other, hunter in enumerate(position.hunters):
        elsewhere.update(held.card for held in hunter.scored)
        if other != seat:
            elsewhere.update(held.card for held in hunter.hand)
    return [number for number in REGULAR_NUMBERS if number not in elsewhere]
