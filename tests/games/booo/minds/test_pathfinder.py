"""Whoever gives hints: tells of a shortest way that whoever asks may use, and of what is left of it."""

from __future__ import annotations

from typing import Any

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE, Seat
from halloween_table.engine.mind import Known, Thought
from halloween_table.games.booo.minds import reasons
from halloween_table.games.booo.minds.pathfinder import BUDGET, Pathfinder, onward, stands
from halloween_table.games.booo.rules.castle import Colour
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChooseStart,
    GiveUp,
    Hint,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Position, Share

from ..doing import GAME, after, claiming, dealt, forgotten, holding, searching, way_for

CASTLES = range(60)


def told(position: Position, seat: Seat = 0, chance: int = 1) -> Thought[Any]:
    return Pathfinder().choose(Known(position), seat, Chance(chance), BUDGET)


def begun(position: Position, seat: Seat = 0) -> Position:
    """The way that is told of is claimed, and its colour named."""
    (colour,) = (each.colour for each in told(position, seat).line if isinstance(each, NameColour))
    if position.practice:
        return after(position, seat, NameColour(colour))
    return claiming(position, seat, colour)


def long_way(seats: int = 1) -> Position:
    """There is time to go astray."""
    return next(
        position
        for position in (searching(seats, seed) for seed in range(100))
        if (way := way_for(position, 0)) is not None and len(way) > 12
    )


@pytest.mark.parametrize("walls", [(), (Colour.RED,), (Colour.BLUE, Colour.GREEN)])
def test_it_is_a_shortest_way_and_leads_to_the_guest(walls: tuple[Colour, ...]) -> None:
    """Whichever walls they have (BO-1.4)."""
    for seed in CASTLES:
        position = holding(searching(3, seed), 1, *walls)
        way, thought = way_for(position, 1), told(position, 1)
        if way is None:
            assert (thought.move, thought.why) == (RaiseHand(), reasons.NoWay())
            assert stands(position, thought) == ()
            continue
        assert thought.move == CallClaim()
        named, *steps = thought.line
        assert len(steps) == len(way)
        end = after(claiming(position, 1, named.colour), 1, *steps)
        assert end.last is not None
        assert (end.last.outcome, end.last.seat) == ("taken", 1)
        assert stands(position, thought) == end.last.trail
        assert thought.why == reasons.StartsWith(named.colour, len(way))


def test_it_never_slips_and_leaves_nothing_to_chance() -> None:
    position = long_way(3)
    assert len({str(told(position, chance=chance)) for chance in range(20)}) == 1
    while position.guest == 1:
        thought = told(position)
        assert thought.move is not None
        position = after(position, 0, thought.move)
    assert position.last is not None
    assert position.last.outcome == "taken"


def test_the_table_and_it_name_the_same_colour_to_whoever_practises() -> None:  # BO-1.2, BO-P1
    """Otherwise one hint would speak against the other."""
    for seed in CASTLES:
        position = after(searching(1, seed, tokens=Share.FOUR_TRAPDOORS), TABLE, Hint())
        thought = told(position)
        if position.hint is None:
            assert (thought.move, thought.why) == (GiveUp(), reasons.NoWay())
        else:
            assert thought.move == NameColour(position.hint)


def test_before_a_guest_comes_it_says_what_is_due() -> None:
    assert told(dealt()).move == TurnOver()
    assert isinstance(told(dealt(choose_start=True)).move, ChooseStart)


# ---- following it -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_left_of_it_stays_told_while_it_is_followed(seats: int) -> None:
    position = long_way(seats)
    thought = told(position)
    whole = stands(position, thought)
    position = begun(position)
    for at in range(len(whole) - 1):
        left = onward(position, 0, thought)
        assert left is not None
        assert stands(position, left) == whole[at:]
        thought, position = left, after(position, 0, left.line[0])
    assert onward(position, 0, thought) is None, "the guest is gone"


def test_whoever_leaves_it_is_not_led_on() -> None:
    position = begun(long_way())
    thought = told(position)
    there = after(position, 0, thought.line[0])
    left = onward(there, 0, thought)
    assert left is not None
    back = after(there, 0, type(thought.line[0])(position.claim.trail[-1].cell))
    assert onward(back, 0, left) is None
    assert onward(forgotten(after(position, 0, GiveUp())), 0, thought) is None


def test_it_stays_as_it_is_while_others_search_and_not_for_the_next_guest() -> None:
    position = long_way(3)
    thought = told(position)
    assert onward(after(position, 1, RaiseHand()), 0, thought) == thought
    assert onward(after(position, 2, CallClaim(), GiveUp()), 0, thought) == thought
    there = after(begun(position), 0, *thought.line[1:])
    assert onward(there, 0, thought) is None
    assert onward(after(there, there.first, TurnOver()), 0, thought) is None


def test_another_way_that_is_no_longer_is_as_good() -> None:
    """Who takes a corner the other way round is told of the rest all the same."""
    tried = 0
    for seed in CASTLES:
        position = begun(searching(1, seed)) if way_for(searching(1, seed), 0) else None
        if position is None:
            continue
        thought = told(position)
        for move in GAME.moves(position, 0):
            there = GAME.play(position, 0, move).position
            if move == thought.line[0] or there.claim is None:
                continue
            left = len(told(there).line)
            assert (onward(there, 0, thought) is not None) is (0 < left <= len(thought.line))
            tried += left <= len(thought.line)
    assert tried > 0
