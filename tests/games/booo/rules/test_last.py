"""What the table shows of the last claim and the last guest, and the way it shows again."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.game import TABLE, Actor, Step
from halloween_table.games.booo.rules.castle import COLOURS, Room
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    GiveUp,
    Go,
    Hint,
    Interrupted,
    Move,
    NameColour,
    RaiseHand,
    RunOut,
    TurnOver,
    WaitOver,
)
from halloween_table.games.booo.rules.position import Claim, Last, Phase, Position, Stand
from halloween_table.games.booo.rules.rounds import users

from ..doing import (
    GAME,
    GREEN,
    RED,
    a_way,
    after,
    claiming,
    dealt,
    holding,
    in_room,
    other_than,
    searching,
    shown,
    took,
    wall_beside,
    way_for,
)

SEARCH = searching()
WAY = a_way(SEARCH)
TRAIL = WAY.trail(SEARCH.ghost)
BEGUN = after(claiming(SEARCH, 1, WAY.colour), 1, *WAY.steps[:3])


def lost(position: Position) -> Step[Position]:
    """So many hands go up that the search ends."""
    enough = len(position.seekers) // 2
    for seat in range(enough):
        position = after(position, seat, RaiseHand())
    return GAME.play(position, enough, RaiseHand())


# ---- the last claim --------------------------------------------------------------------------------


def test_at_first_there_is_nothing_to_tell() -> None:  # BO-1.1
    assert dealt().last is None
    assert SEARCH.last is None


def test_after_a_wrong_wall_the_way_the_wall_and_the_cell_beyond_are_told() -> None:  # BO-1.9
    near, wall = wall_beside(SEARCH, SEARCH.ghost.cell)
    named = other_than(wall)
    failed = after(claiming(SEARCH, 2, named), 2, Go(near))
    start = Stand(SEARCH.ghost.cell, named)
    assert failed.last == Last("wrong_wall", 1, 2, (start,), wall, near)


@pytest.mark.parametrize(
    ("actor", "move", "outcome"), [(TABLE, RunOut(), "hesitated"), (1, GiveUp(), "gave_up")]
)
def test_the_way_is_told_as_far_as_it_went(
    actor: Actor, move: Move, outcome: str
) -> None:  # BO-1.9
    assert after(BEGUN, actor, move).last == Last(outcome, 1, 1, TRAIL[:4])
    unnamed = after(SEARCH, 1, CallClaim())
    assert after(unnamed, actor, move).last == Last(outcome, 1, 1)


def test_after_an_interruption_no_way_is_told() -> None:  # BO-3.3
    assert after(BEGUN, TABLE, Interrupted()).last == Last("interrupted", 1, 1)


def test_a_held_colour_is_told_with_the_way_to_where_it_was_named() -> None:  # BO-1.4
    held = in_room(holding(SEARCH, 0, GREEN), Room(1, 4))
    assert after(held, 0, CallClaim(), NameColour(GREEN)).last == Last("held", 1, 0, (), GREEN)
    changed = after(claiming(held, 0, RED), 0, ChangeColour(GREEN))
    assert changed.last == Last("held", 1, 0, (Stand(held.ghost.cell, RED),), GREEN)


def test_it_is_told_until_the_next_claim() -> None:  # BO-1.10
    failed = after(searching(wait=5, hint=9), 1, CallClaim(), GiveUp())
    assert failed.last is not None
    for actor, move in ((0, RaiseHand()), (TABLE, WaitOver(1)), (TABLE, Hint())):
        assert after(failed, actor, move).last == failed.last
    assert after(failed, 0, CallClaim()).last is None


def test_it_is_told_until_the_next_guest() -> None:  # BO-1.1
    ready = took(SEARCH, 1)
    assert ready.last is not None
    assert after(ready, ready.first, TurnOver()).last is None


def test_who_practises_is_told_until_a_new_colour_is_named() -> None:  # BO-P1
    position = searching(1)
    failed = after(after(position, 0, NameColour(RED)), TABLE, Interrupted())
    assert failed.last == Last("interrupted", 1, 0)
    assert after(failed, 0, NameColour(RED)).last is None


def test_a_failure_in_practice_tells_no_shortest_way() -> None:  # BO-P1
    position = searching(1)
    near, wall = wall_beside(position, position.ghost.cell)
    named = other_than(wall)
    step = GAME.play(after(position, 0, NameColour(named)), 0, Go(near))
    start = Stand(position.ghost.cell, named)
    assert step.position.last == Last("wrong_wall", 1, 0, (start,), wall, near)
    assert step.on_the_way == ()


# ---- the last guest --------------------------------------------------------------------------------


def test_a_taken_guest_is_told_with_the_whole_way_and_the_wall_tile() -> None:  # BO-1.11
    last = took(SEARCH, 0).last
    assert last == Last("taken", 1, 0, TRAIL, WAY.last_colour)


def test_a_lost_guest_is_told_with_who_had_a_way_and_one_for_all_of_them() -> None:  # BO-1.12
    for_all, for_some = 0, 0
    for seed in range(60):
        position = holding(searching(2, seed), 0, *COLOURS[seed % 3 : seed % 3 + 3])
        position = holding(position, 1, *COLOURS[-(seed % 2) - 1 :])
        last = lost(position).position.last
        assert last is not None
        found = [way_for(position, seat) for seat in (0, 1)]
        assert last.ways == tuple(way is not None for way in found)
        had = [seat for seat, way in enumerate(found) if way]
        shared = holding(position, 0, *(wall for at in had for wall in position.seekers[at].walls))
        common = way_for(shared, 0) if had else None
        best = common or min((way for way in found if way), key=len, default=None)
        assert last.shortest == (best.trail(position.ghost) if best else ())
        may = [seat for seat in users(position.seekers, last.shortest) if seat in had]
        assert (may == had) is (common is not None or not had)
        for_all += len(may) == 2
        for_some += may != had
    assert for_all
    assert for_some


def test_in_practice_the_shortest_way_is_told_beside_the_own_one() -> None:  # BO-P1
    position = searching(1)
    way = a_way(position)
    trail = way.trail(position.ghost)
    there, back = Go(trail[1].cell), Go(position.ghost.cell)
    found = after(position, 0, NameColour(way.colour), there, back, *way.steps)
    own = (trail[0], trail[1], *trail)
    assert found.last == Last("taken", 1, 0, own, shortest=trail)
    given_up = after(position, 0, GiveUp())
    assert given_up.last == Last("lost", 1, ways=(True,), shortest=trail)


def test_the_trail_of_a_way_is_what_showing_it_gives() -> None:  # BO-1.5, BO-1.6, BO-1.7
    kinds: set[type[Move]] = set()
    for seed in range(12):
        position = searching(2, seed)
        for colour in COLOURS:
            way = way_for(position, 0, colour)
            if way is not None:
                last = shown(position, 0, way).position.last
                assert last is not None
                assert last.trail == way.trail(position.ghost)
                kinds |= {type(step) for step in way.steps}
    assert len(kinds) == 3


# ---- shown again -----------------------------------------------------------------------------------


def trails(step: Step[Position]) -> list[Claim | None]:
    return [position.claim for position in step.on_the_way]


def growing(seat: Actor, trail: tuple[Stand, ...]) -> list[Claim]:
    return [Claim(seat, trail[: nth + 1]) for nth in range(len(trail))]


def test_after_a_right_way_the_ghost_is_seen_beside_the_guest() -> None:  # BO-1.11
    position = holding(after(SEARCH, 2, RaiseHand()), 1, other_than(*COLOURS[:3]), guests=(8,))
    way = a_way(position)
    step = shown(position, 0, way)
    assert trails(step) == [Claim(0, way.trail(position.ghost))]
    (found,) = step.on_the_way
    assert evolve(found, phase=Phase.SEARCH, claim=None) == position
    assert step.so_far == (0,)


def test_after_a_lost_guest_the_table_shows_the_shortest_way() -> None:  # BO-1.12
    failed = after(SEARCH, 0, CallClaim(), GiveUp())
    step = lost(failed)
    assert trails(step) == growing(TABLE, TRAIL)
    assert set(step.so_far) == {1}, "the hand that ended the search is seen first"
    for passed in step.on_the_way:
        assert (passed.phase, passed.guest, passed.ghost) == (Phase.REPLAY, 1, SEARCH.ghost)
        assert passed.hands == {0, 1}
        assert passed.last is None


def test_in_practice_the_table_shows_the_shortest_way() -> None:  # BO-P1
    position = searching(1)
    way = a_way(position)
    trail = way.trail(position.ghost)
    showing = after(position, 0, NameColour(way.colour), *way.steps[:-1])
    for step in (GAME.play(showing, 0, GiveUp()), GAME.play(position, 0, GiveUp())):
        assert trails(step) == growing(TABLE, trail)
        assert set(step.so_far) == {0}
    shortest = GAME.play(showing, 0, way.steps[-1])
    assert trails(shortest) == [Claim(0, trail)], "nobody has to see it twice"
    there, back = Go(trail[1].cell), Go(position.ghost.cell)
    showing = after(position, 0, NameColour(way.colour), there, back, *way.steps[:-1])
    longer = GAME.play(showing, 0, way.steps[-1])
    own = (trail[0], trail[1], *trail)
    assert trails(longer) == [Claim(0, own), *growing(TABLE, trail)]
    assert set(longer.so_far) == {1}


@pytest.mark.parametrize("seats", [1, 2])
def test_without_a_way_nothing_is_shown(seats: int) -> None:  # BO-1.12, BO-P1
    seed = next(seed for seed in range(2000) if way_for(searching(1, seed), 0) is None)
    position = searching(seats, seed)
    step = GAME.play(position, 0, GiveUp()) if seats == 1 else lost(position)
    assert step.on_the_way == ()
    assert step.position.last == Last("lost", 1, ways=(False,) * seats)


def test_nothing_else_is_shown_again() -> None:  # BO-1.9
    position = dealt()
    for actor, move in (
        (0, TurnOver()),
        (2, RaiseHand()),
        (1, CallClaim()),
        (1, NameColour(WAY.colour)),
        (1, WAY.steps[0]),
        (TABLE, RunOut()),
    ):
        step = GAME.play(position, actor, move)
        assert step.on_the_way == ()
        position = step.position


def test_nobody_acts_while_a_way_is_shown_again() -> None:  # BO-1.11
    passed = shown(SEARCH, 0, WAY).on_the_way[0]
    assert GAME.actors(passed) == ()
    assert GAME.outcome(passed) is None
    assert GAME.timing(passed) is None
    assert not passed.over
    for actor in range(TABLE, 3):
        assert not list(GAME.moves(passed, actor))


def test_the_last_way_of_a_game_is_shown_before_the_end() -> None:  # BO-2.2, BO-1.11
    step = shown(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0, WAY)
    assert step.position.over
    assert trails(step) == [Claim(0, TRAIL)]
    assert all(GAME.outcome(passed) is None for passed in step.on_the_way)


def test_whose_wall_tile_was_taken_is_remembered() -> None:  # BO-1.11
    stolen, from_the_reserve = (
        took(position, 0).last for position in (holding(SEARCH, 1, WAY.last_colour), SEARCH)
    )
    assert stolen is not None
    assert stolen.holder == 1
    assert from_the_reserve is not None
    assert from_the_reserve.holder is None
