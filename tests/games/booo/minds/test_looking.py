"""How long computers look: as people do, and about as long as those at this computer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import log

import pytest

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.mind import LEVELS, Budget, Known, Reached
from halloween_table.games.booo.minds.looking import SPREAD, difficulty, drawn, pace
from halloween_table.games.booo.minds.mind import Seeker, thinker
from halloween_table.games.booo.rules.castle import Cell, Colour, Room
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    GiveUp,
    Go,
    Jump,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Position
from halloween_table.games.booo.rules.ways import Way

from ..doing import a_way, after, dealt, searching, way_for
from .race import duel

STEP = Go(Cell(0, 0))


def test_longer_ways_take_longer_and_so_do_changes_and_jumps() -> None:
    plain = Way(Colour.RED, (STEP,) * 12)
    longer = Way(Colour.RED, (STEP,) * 13)
    changes = Way(Colour.RED, (*(STEP,) * 11, ChangeColour(Colour.BLUE)))
    jumps = Way(Colour.RED, (*(STEP,) * 11, Jump(Room(1, 1))))
    assert difficulty(plain) < difficulty(longer)
    assert difficulty(plain) < difficulty(jumps) < difficulty(changes)


def test_times_are_as_often_longer_as_shorter() -> None:
    times, chance = [], Chance(4)
    for _ in range(2000):
        seconds, chance = drawn(chance, 10.0)
        times.append(log(seconds / 10.0))
    assert sum(times) / len(times) == pytest.approx(0, abs=0.03)
    assert sum(each * each for each in times) / len(times) == pytest.approx(SPREAD**2, abs=0.02)


# ---- people at this computer ------------------------------------------------------------------------


def practised(seconds_for: float, castles: int = 3) -> tuple[Reached, ...]:
    """What somebody reached in practice who looks so long, measured by the difficulty."""
    found = []
    for seed in range(castles):
        start = dealt(1, seed)
        for guest, position in _guests(start):
            way = way_for(position, 0)
            if way is not None:
                look = seconds_for * difficulty(way) + 0.25 * len(way)
                found.append(Reached(f"{start.castle}:{guest}", round(1000 * look), len(way)))
    return tuple(found)


def _guests(position: Position) -> Iterator[tuple[int, Position]]:
    while position.stack:
        position = after(position, 0, TurnOver())
        assert position.guest is not None
        yield position.guest, position
        position = after(position, 0, GiveUp())


def test_who_has_reached_nothing_is_like_anybody() -> None:
    assert pace(()) == 1.0
    assert pace((Reached("12:the whole castle", 5000, 80), Reached("", 1, 1))) == 1.0


@pytest.mark.parametrize("as_long", [0.5, 2.0])
def test_computers_look_as_long_as_people_here(as_long: float) -> None:
    assert pace(practised(as_long)) == pytest.approx(as_long, rel=0.05)


def test_a_single_time_says_less_than_many() -> None:
    assert 0.5 < pace(practised(0.5, 1)[:1]) < 1.0


@pytest.mark.parametrize("as_long", [0.5, 2.0])
def test_a_person_at_the_kept_best_times_beats_easy_and_is_beaten_by_hard(as_long: float) -> None:
    reached = practised(as_long)
    person = Thinker(Seeker(as_long / pace(reached), slips=0.0), Budget(1))
    easy, _, hard = (Thinker(*thinker(level)) for level in LEVELS)
    won, lost = duel(person, easy, 60, reached)
    assert won > 1.5 * lost
    won, lost = duel(person, hard, 60, reached)
    assert lost > 1.5 * won


# ---- levels -----------------------------------------------------------------------------------------


def ranks(numbers: list[float]) -> list[int]:
    order = sorted(range(len(numbers)), key=numbers.__getitem__)
    return [order.index(at) for at in range(len(numbers))]


def test_harder_ways_take_longer() -> None:
    hard, times = [], []
    mind = thinker("normal")[0]
    for seed in count():
        position = searching(2, seed)
        if way_for(position, 0) is None:
            continue
        thought = mind.choose(Known(position), 0, Chance(seed), Budget(1))
        if thought.move == CallClaim():
            hard.append(difficulty(a_way(position)))
            times.append(thought.after)
        if len(times) == 200:
            break
    apart = sum((one - other) ** 2 for one, other in zip(ranks(hard), ranks(times), strict=True))
    assert 1 - 6 * apart / (200 * (200**2 - 1)) >= 0.6


@pytest.mark.parametrize(("better", "worse"), [("hard", "normal"), ("normal", "easy")])
@pytest.mark.parametrize(
    "guests", [150, pytest.param(1000, marks=pytest.mark.long)], ids="{} guests".format
)
def test_who_is_better_takes_twice_as_many_guests(better: str, worse: str, guests: int) -> None:
    sides = {level: Thinker(*thinker(level)) for level in LEVELS}
    won, lost = duel(sides[better], sides[worse], guests)
    assert won >= 2 * lost
