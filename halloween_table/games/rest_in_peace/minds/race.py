"""The race for the mansions: how likely somebody wins who takes each coming one with some likelihood."""

from __future__ import annotations

from functools import lru_cache

from ..rules.cards import is_castle
from ..rules.position import Position, rival
from ..rules.rounds import CASTLES_TO_WIN, MANORS_TO_WIN

_GRAIN = 12
"""Likelihoods are looked up in so many steps, and in between interpolated."""


@lru_cache(maxsize=1 << 17)
def _wins(
    kinds: tuple[bool, ...], score: tuple[int, int, int, int], round_: int, ten: int
) -> float:
    """For the side whose manors and castles stand first in the score. `kinds` are the castles among
    the mansions to come, round ten's last."""
    manors, castles, their_manors, their_castles = score
    if manors >= MANORS_TO_WIN or castles >= CASTLES_TO_WIN:
        return 1.0
    if their_manors >= MANORS_TO_WIN or their_castles >= CASTLES_TO_WIN:
        return 0.0
    likely = (round_ if len(kinds) > 1 else ten) / _GRAIN
    if len(kinds) <= 1:
        # Whoever takes the last mansion wins, by RP-2.1 or RP-2.3.
        return likely
    return likely * _wins(kinds[1:], _taken(score, kinds[0], True), round_, ten) + (
        1 - likely
    ) * _wins(kinds[1:], _taken(score, kinds[0], False), round_, ten)


def _taken(score: tuple[int, int, int, int], castle: bool, own: bool) -> tuple[int, int, int, int]:
    manors, castles, their_manors, their_castles = score
    if own:
        return manors + (not castle), castles + castle, their_manors, their_castles
    return manors, castles, their_manors + (not castle), their_castles + castle


def _between(
    kinds: tuple[bool, ...], score: tuple[int, int, int, int], round_: float, ten: float
) -> float:
    low, low_ten = int(round_ * _GRAIN), int(ten * _GRAIN)
    more, more_ten = round_ * _GRAIN - low, ten * _GRAIN - low_ten
    worth = 0.0
    for at, share in ((low, 1 - more), (low + 1, more)):
        for at_ten, share_ten in ((low_ten, 1 - more_ten), (low_ten + 1, more_ten)):
            if share and share_ten:
                worth += share * share_ten * _wins(kinds, score, at, at_ten)
    return worth


def chances(position: Position, seat: int, round_: float, ten: float) -> tuple[float, float]:
    """How likely that seat wins the game if it wins the current round, and if it loses it. The later
    rounds it wins with the likelihood `round_`, round ten with `ten`."""
    score = _score(position, seat)
    kinds = kinds_of(position.mansions)[len(position.results) :]
    if len(kinds) <= 1:
        return 1.0, 0.0
    return (
        _between(kinds[1:], _taken(score, kinds[0], True), round_, ten),
        _between(kinds[1:], _taken(score, kinds[0], False), round_, ten),
    )


def likelihood(position: Position, seat: int, round_: float, ten: float) -> float:
    """How likely that seat wins the game, with no round under way."""
    kinds = kinds_of(position.mansions)[len(position.results) :]
    return _between(kinds, _score(position, seat), round_, ten)


@lru_cache(maxsize=64)
def kinds_of(mansions: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple(map(is_castle, mansions))


def _score(position: Position, seat: int) -> tuple[int, int, int, int]:
    counts = [[0, 0], [0, 0]]
    for castle, result in zip(kinds_of(position.mansions), position.results, strict=False):
        if result.winner is not None:
            counts[result.winner][castle] += 1
    (manors, castles), (their_manors, their_castles) = counts[seat], counts[rival(seat)]
    return manors, castles, their_manors, their_castles
