"""Practice for one."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import TABLE
from halloween_table.games.booo.rules.castle import COLOURS, Room, neighbours
from halloween_table.games.booo.rules.claims import guest_room, standing
from halloween_table.games.booo.rules.events import ClaimFailed, GuestLost, GuestTaken, WallTaken
from halloween_table.games.booo.rules.game import clock
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    Jump,
    LowerHand,
    NameColour,
    RaiseHand,
    RunOut,
    Timed,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Phase, Position
from halloween_table.games.booo.rules.tiles import castle_of

from ..doing import GAME, RED, a_way, after, dealt, forgotten, in_room, searching, unlawful, way_for


def solved(position: Position) -> Position:
    way = a_way(position)
    return after(position, 0, NameColour(way.colour), *way.steps)


def test_a_guest_comes_and_the_player_names_a_colour_at_once() -> None:  # BO-P1
    position = searching(1)
    assert position.practice
    assert position.phase is Phase.NAMING
    assert set(GAME.moves(position, 0)) == {*map(NameColour, COLOURS), GiveUp()}


def test_nobody_claims_or_raises_a_hand() -> None:  # BO-P1
    for position in (searching(1), after(searching(1), 0, NameColour(RED))):
        for move in (CallClaim(), RaiseHand(), LowerHand()):
            assert unlawful(position, 0, move) is not None


def test_there_are_no_wall_tiles_and_every_start_colour_is_free() -> None:  # BO-P1
    position = dealt(1, seed=3)
    while not position.over:
        position = after(position, 0, TurnOver())
        for colour in COLOURS:
            assert after(position, 0, NameColour(colour)).phase is Phase.SHOWING
        position = solved(position) if way_for(position, 0) else after(position, 0, GiveUp())
        assert position.seekers[0].walls == ()
        assert all(position.holder(colour) is None for colour in COLOURS)


def test_a_right_way_takes_the_guest_and_moves_the_ghost() -> None:  # BO-P1, BO-1.5
    position = searching(1)
    way = a_way(position)
    showing = after(position, 0, NameColour(way.colour), *way.steps[:-1])
    step = GAME.play(showing, 0, way.steps[-1])
    assert [type(event) for event in step.events] == [GuestTaken]
    assert not any(isinstance(event, WallTaken) for event in step.events)
    assert step.position.seekers[0].guests == (1,)
    assert step.position.ghost == guest_room(position)
    assert step.position.phase is Phase.READY


def test_tokens_work_as_in_a_game() -> None:  # BO-P1, BO-1.6, BO-1.7, BO-1.8
    position = after(in_room(searching(1), Room(1, 1)), 0, NameColour(RED), Jump(Room(4, 4)))
    assert standing(position).cell == Room(4, 4).cell
    position = in_room(searching(1), Room(1, 4))
    position = after(position, 0, NameColour(RED), *map(ChangeColour, COLOURS[3:]))
    assert standing(position).colour is COLOURS[-1]


def test_a_wrong_wall_lets_the_player_begin_again() -> None:  # BO-P1, BO-1.5
    position = searching(1, wait=9)
    here = position.ghost.cell
    showing = after(position, 0, NameColour(RED))
    for near in neighbours(here):
        wall = castle_of(position.order).wall(here, near)
        if wall is not RED:
            step = GAME.play(showing, 0, Go(near))
            assert step.events == (ClaimFailed(0, "wrong_wall", wall),)
            assert forgotten(step.position) == position


def test_a_stopwatch_runs_and_no_clock() -> None:  # BO-P1
    position = searching(1)
    showing = after(position, 0, NameColour(RED))
    for claimed in (position, showing):
        assert clock(claimed) == 0
        assert unlawful(claimed, TABLE, RunOut()) == "BO-1.9"
    assert list(GAME.moves(position, TABLE)) == [Hint(), Timed(0)]
    assert list(GAME.moves(showing, TABLE)) == [Interrupted(), Hint(), Timed(0)]


def test_an_interruption_lets_the_player_begin_again() -> None:  # BO-P1, BO-3.3
    position = searching(1)
    interrupted = after(after(position, 0, NameColour(RED)), TABLE, Interrupted())
    assert forgotten(interrupted) == position


def test_before_a_colour_is_named_nothing_can_be_interrupted() -> None:  # BO-P1, BO-3.3
    assert unlawful(searching(1), TABLE, Interrupted()) == "BO-3.3"


@pytest.mark.parametrize("seed", range(10))
def test_who_gives_up_is_told_whether_there_was_a_way(seed: int) -> None:  # BO-P1
    position = searching(1, seed)
    step = GAME.play(position, 0, GiveUp())
    assert step.events == (GuestLost(1, (way_for(position, 0) is not None,)),)
    assert step.position.ghost == guest_room(position)
    assert step.position.phase is Phase.READY


def test_a_shortest_way_can_be_shown_for_the_ghost_before_the_round() -> None:  # BO-P1
    position = searching(1)
    way = a_way(position)
    assert len(way) == min(len(found) for c in COLOURS if (found := way_for(position, 0, c)))


def test_practice_ends_with_the_last_guest_and_not_before() -> None:  # BO-P1, BO-2.3
    for seed in range(4):
        position, taken = dealt(1, seed), 0
        for left in range(8, -1, -1):
            position = after(position, 0, TurnOver())
            if way_for(position, 0):
                position, taken = solved(position), taken + 1
            else:
                position = after(position, 0, GiveUp())
            assert position.over == (left == 0)
        assert taken > 5
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert outcome.winners == (0,)
