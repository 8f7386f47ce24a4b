"""How long it takes to see a way: longer the longer it is, and about as long as people here take."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, exp, log, pi, sqrt
from statistics import median
from typing import Final

from halloween_table.engine.chance import SEEDS, Chance
from halloween_table.engine.mind import Reached

from ..rules.moves import ChangeColour, Jump
from ..rules.position import GUESTS, Options
from ..rules.rounds import room_of
from ..rules.setup import decode, setup
from ..rules.tiles import castle_of
from ..rules.ways import Way, shortest

SPREAD: Final = 0.35
"""Of the logarithm of such times: of two looks in three the time is within a factor of 1.4."""
_FIRST_LOOK: Final = 2.0
"""Seconds until anybody knows where ghost and guest are."""
_A_STEP: Final = 0.85
"""Seconds for each step of a way."""
_A_CHANGE: Final = 1.4
_A_JUMP: Final = 1.25
"""How much longer a way with one of these takes."""
_SHOWN: Final = 0.25
"""Seconds that somebody who practises takes to show a step; a best time counts them, too."""
_LEAST: Final = 0.3
"""Of a best time is spent on looking, however long the way was."""
_FASTEST, _SLOWEST = 0.2, 4.0


def difficulty(way: Way) -> float:
    """Seconds after which every second person has seen it."""
    changes = sum(isinstance(step, ChangeColour) for step in way.steps)
    jumps = sum(isinstance(step, Jump) for step in way.steps)
    return (_FIRST_LOOK + _A_STEP * len(way)) * _A_CHANGE**changes * _A_JUMP**jumps


def drawn(chance: Chance, middle: float, spread: float = SPREAD) -> tuple[float, Chance]:
    """A time, as often longer than the middle one as shorter: its logarithm is normal."""
    one, chance = chance.below(SEEDS)
    other, chance = chance.below(SEEDS)
    normal = sqrt(-2 * log((one + 1) / SEEDS)) * cos(2 * pi * other / SEEDS)
    return middle * exp(spread * normal), chance


@lru_cache(maxsize=4)
def pace(reached: tuple[Reached, ...]) -> float:
    """How long people at this computer look, measured by the difficulty: by the times that they have
    reached in practice; one time alone says less than many do. 1.0 if nobody has reached any."""
    looks = [log(seconds / difficulty(way)) for seconds, way in _looks(reached)]
    if not looks:
        return 1.0
    found = exp(median(looks) * len(looks) / (len(looks) + 1))
    return min(max(found, _FASTEST), _SLOWEST)


def _looks(reached: tuple[Reached, ...]) -> Iterator[tuple[float, Way]]:
    """How long somebody looked for a guest in practice, and for which way (BO-P2)."""
    for best in reached:
        code, _, guest = best.what.partition(":")
        way = _way(code, int(guest)) if guest.isdecimal() else None
        seconds = best.milliseconds / 1000
        if way is not None and seconds > 0:
            yield max(seconds - _SHOWN * best.steps, _LEAST * seconds), way


def _way(code: str, guest: int) -> Way | None:
    """A shortest way to that guest of a castle, for somebody who holds nothing."""
    found = decode(code)
    if found is None or not 1 <= guest <= GUESTS[1]:
        return None
    seed, options = found
    start = setup(Options(**options), 1, seed)
    ghost = start.ghost if guest == 1 else room_of(start, guest - 1)
    return shortest(castle_of(start.order), start.tokens, ghost, room_of(start, guest))
