"""How good a position is for a lord: the points there are, and what the rest promises."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import atanh, exp, tanh

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules.claims import CARDS_TO_END, TOKENS, claims_among
from ..rules.deeds import COLOURS_TO_END
from ..rules.effects import Effect, When
from ..rules.ending import SET, SET_POINTS, token_sets
from ..rules.position import Lord, Position, Pumpkin, space
from ..rules.powers import CARDS, effects_among
from ..rules.town import (
    BUILDINGS,
    COMMON_PUMPKINS,
    HAUNTING,
    LEVELS,
    PUMPKINS,
    TOKENS_PER_LEVEL,
    Action,
    Level,
)


@frozen
class Weights:
    """What things are worth in points, while a whole game lies ahead."""

    token: float = 1.2
    """One that helps to buy a card."""
    idle_token: float = 0.2
    """One more than all cards cost that can still be claimed."""
    colour: float = 0.4
    """Each colour among the tokens."""
    scare: float = 0.7
    idle_scare: float = 0.25
    """One more than the dearest upgrades cost."""
    level: float = 1.2
    """Each level of a section above blue."""
    pumpkin: float = 2.5
    """One that is not placed yet."""
    haunting: float = 0.3
    """Of the points of a haunting that could be done at once."""
    reach: float = 0.12
    """Of the points of a haunting for which a ghost would have to be moved."""
    power: float = 1.0
    """Of what a card's power is said to bring."""
    bonus: float = 1.0
    """A bonus token with a disc for it."""
    disc: float = 0.1
    """A disc in the reserve, while there are few."""
    summon_space: float = 0.25
    scare_space: float = 0.4
    upgrade_space: float = 0.45
    move_space: float = 0.2
    fight_space: float = 0.2
    haunt_space: float = 0.5
    """Free action spaces."""
    action: float = 2.0
    """A section that has not had its action in this turn."""
    rivals: float = 1.0
    """How much the best rival counts against one's own."""
    doubt: float = 8.0
    long_doubt: float = 20.0
    last_doubt: float = 4.0
    """By how much one has to be ahead to be rather sure to win: near the end, so much more while the
    whole game lies ahead, and in the last round."""
    turn: float = 6.0
    """What a rival makes of a last turn."""
    hurry: float = 1.0
    """Whatever brings the end nearer, once a game has become long."""


WEIGHTS = Weights()
COMMON = -1
"""In place of a seat: the third colour."""
ENOUGH_SCARES = 12
FEW_DISCS = 5
LONG = 16
"""Rounds after which a game has become long."""

POWERS = {
    1: 2, 2: 3, 3: 4, 4: 2, 5: 4, 6: 3, 7: 2, 9: 2, 10: 1, 11: 2, 12: 4, 13: 4, 14: 3, 15: 2,
    16: 2, 17: 5, 18: 3, 19: 3, 20: 2, 21: 3, 22: 2, 23: 5, 24: 3, 25: 1, 26: 3, 27: 5, 29: 4,
    31: 3, 32: 3, 34: 4, 37: 3, 38: 3, 39: 4, 40: 4, 41: 4, 43: 4, 44: 6, 45: 1, 46: 2, 47: 2,
    48: 2, 49: 4, 51: 3, 52: 3,
}  # fmt: skip
"""By card, the points its power may bring in a whole game; those that count at the end are counted."""


@frozen
class Judgement:
    """How good a position is for a seat."""

    weights: Weights = WEIGHTS
    ahead: float = 1.0
    """How much of the game is still to come."""

    def now(self, view: Position) -> Judgement:
        """The same for one turn: what lies ahead is not judged anew after each of its deeds, or a
        lord would shrink from everything that brings the end nearer."""
        return Judgement(self.weights, ahead_of(view))

    def __call__(self, position: Position, seat: Seat) -> float:
        weights, ahead = self.weights, self.ahead
        if position.ending:
            return self._at_the_end(position, seat)
        worths = [
            points_of(position, lord) + self.prospects(position, at, ahead)
            for at, lord in enumerate(position.lords)
        ]
        own = worths.pop(seat)
        rivals = (max(worths) + sum(worths) / len(worths)) / 2
        worth = own - weights.rivals * rivals
        if position.seat == seat:
            worth += weights.action * ahead * (position.options.sections - len(position.done))
        if position.round > LONG:
            worth += weights.hurry * (position.round - LONG) * progress(position, seat)
        return _likely(worth, weights.doubt + weights.long_doubt * ahead)

    def _at_the_end(self, position: Position, seat: Seat) -> float:
        """The last round: only points count, and who is ahead of whom."""
        weights, lords = self.weights, position.lords
        points = [points_of(position, lord) + 0.01 * sum(lord.tokens) for lord in lords]
        if not position.over:
            still = _still_to_come(position)
            for at in still:
                points[at] += weights.turn if at != position.seat else self._rest_of_turn(position)
        own = points.pop(seat)
        return _likely(own - max(points), 0.01 if position.over else weights.last_doubt)

    def _rest_of_turn(self, position: Position) -> float:
        sections = position.options.sections
        return self.weights.turn * (sections - len(position.done)) / sections

    def prospects(self, position: Position, seat: Seat, ahead: float) -> float:
        """What a lord's board promises for as much of the game as lies ahead."""
        weights, lord = self.weights, position.lords[seat]
        patience = min(1.0, (LONG / position.round) ** 2)
        return ahead * (
            patience * (self._means(lord) + self._board(lord))
            + patience * weights.pumpkin * (lord.pumpkins + lord.common)
            + self._hauntings(position, seat, lord)
            + weights.power * sum(POWERS.get(card, 0) for card in lord.cards)
        ) + (0.4 + 0.6 * ahead) * self._tokens(position, lord)

    def _tokens(self, position: Position, lord: Lord) -> float:
        """They buy a card until the very end; in Master they make sets."""
        weights = self.weights
        tokens, colours = sum(lord.tokens), sum(map(bool, lord.tokens))
        if position.options.master:
            loose = tokens - SET * token_sets(lord.tokens)
            return weights.token * loose + weights.colour * colours
        useful = min(tokens, TOKENS * (CARDS_TO_END - len(lord.cards)))
        return (
            weights.token * useful
            + weights.idle_token * (tokens - useful)
            + weights.colour * colours
        )

    def _means(self, lord: Lord) -> float:
        """Scare points and bonus tokens."""
        weights = self.weights
        scares = min(lord.scares, ENOUGH_SCARES)
        bonuses = sum(slot.token is not None for slot in lord.slots)
        return (
            weights.scare * scares
            + weights.idle_scare * (lord.scares - scares)
            + weights.bonus * bonuses
        )

    def _board(self, lord: Lord) -> float:
        """Sections, their levels and free action spaces, and discs."""
        weights = self.weights
        spaces = (
            weights.summon_space,
            weights.scare_space,
            weights.upgrade_space,
            weights.move_space,
            weights.fight_space,
            weights.haunt_space,
        )
        worth = weights.disc * min(len(lord.reserve), FEW_DISCS)
        for level, discs in lord.sections:
            worth += weights.level * (level - 1)
            for free, taken in zip(spaces, discs, strict=True):
                if not taken:
                    worth += free
        return worth

    def _hauntings(self, position: Position, seat: Seat, lord: Lord) -> float:
        if not lord.pumpkins and not lord.common:
            return 0.0
        weights = self.weights
        near, far = open_hauntings(position, seat)
        worth, share = 0.0, weights.haunting
        commands = sorted(
            (level for level, discs in lord.sections if not discs[Action.HAUNT]), reverse=True
        )
        for command in commands[: lord.pumpkins + lord.common]:
            best = next((level for level in near if level <= command), None)
            if best is None:
                break
            near.remove(best)
            worth += share * HAUNTING[best]
            share *= 0.7
        return worth + weights.reach * sum(HAUNTING[level] for level in far)


def _likely(margin: float, doubt: float) -> float:
    """From -100 to 100, how likely it is to win with that margin; a larger one is always better."""
    return 100 * tanh(margin / doubt) + 0.1 * margin


SURENESS = 1.7
"""How fast the likelihood to win grows with what a position is judged to be worth: fitted to who won
150 games among computers, of two, three and four lords."""
_SURE = 0.999


def likelihood(worth: float, view: Position) -> float:
    """How likely somebody wins whose position is judged so, from 0 to 1: among equals everybody has
    their share."""
    odds = SURENESS * atanh(min(max(worth / 100, -_SURE), _SURE))
    return 1 / (1 + (len(view.lords) - 1) * exp(-odds))


def points_of(position: Position, lord: Lord) -> float:
    """A lord's points if the game ended now."""
    points = lord.points
    if lord.cards:
        claims = claims_among(lord.cards, position.cards)
        for effect in _counting(lord.cards):
            counted = effect.at_end(lord, claims)
            points += counted[1] if counted is not None else 0
    if position.options.master:
        points += SET_POINTS * token_sets(lord.tokens)
    return points


@lru_cache(maxsize=4096)
def _counting(cards: tuple[int, ...]) -> tuple[Effect, ...]:
    """The powers that count at the end."""
    return tuple(e for e in effects_among(cards) if CARDS[e.by].when is When.END)


def progress(position: Position, seat: Seat) -> float:
    """How far a lord is on the way to the end, from 0 to 1."""
    lord = position.lords[seat]
    pumpkins = PUMPKINS + (COMMON_PUMPKINS if len(position.lords) == 2 else 0)
    placed = 1 - (lord.pumpkins + lord.common) / pumpkins
    if position.options.master:
        left = sorted(position.tokens_left(level) for level in LEVELS)[COLOURS_TO_END - 1]
        return max(placed, 1 - left / TOKENS_PER_LEVEL)
    return max(placed, len(lord.cards) / CARDS_TO_END)


def ahead_of(position: Position) -> float:
    """How much of the game is still to come, from 1 to little."""
    furthest = max(progress(position, seat) for seat in range(len(position.lords)))
    return max(0.1, 1.0 - 0.85 * furthest)


def _still_to_come(position: Position) -> Iterator[Seat]:
    """Those who have not ended their last turn."""
    seats = len(position.lords)
    at = position.seat
    while True:
        yield at
        at = (at + 1) % seats
        if at == position.options.first:
            return


@lru_cache(maxsize=8192)
def _standing(
    haunted: tuple[Pumpkin | None, ...],
) -> tuple[tuple[tuple[Level, ...], frozenset[int]], ...]:
    """By building: the levels that are free, and who stands there, or COMMON."""
    found = []
    for building in BUILDINGS:
        here = [haunted[space(building, level)] for level in LEVELS]
        free = tuple(level for level in reversed(LEVELS) if here[level - 1] is None)
        who = frozenset(COMMON if p.common else p.seat for p in here if p is not None)
        found.append((free, who))
    return tuple(found)


def open_hauntings(position: Position, seat: Seat) -> tuple[list[Level], list[Level]]:
    """The highest haunting of each building that this lord's pumpkins may still go to, the highest first:
    where the ghost for it is there already, and where one is elsewhere in town."""
    lord, census = position.lords[seat], position.census
    highest = lord.highest
    near, far = [], []
    for building, (free, who) in enumerate(_standing(position.haunted)):
        if not (lord.pumpkins and seat not in who) and not (lord.common and COMMON not in who):
            continue
        ghosts, reached = census.of[building], False
        for level in free:
            if level > highest or not census.in_town[level - 1]:
                continue
            if ghosts[level - 1]:
                near.append(level)
                break
            if not reached:
                far.append(level)
                reached = True
    near.sort(reverse=True)
    far.sort(reverse=True)
    return near, far[:3]
