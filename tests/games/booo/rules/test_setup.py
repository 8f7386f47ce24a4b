"""Setting up: players, castle, tokens, ghost, guests and route."""

from __future__ import annotations

import pytest

from halloween_table.games.booo.rules.castle import COLOURS, MIDDLE, ROOMS, Room
from halloween_table.games.booo.rules.events import GhostPlaced
from halloween_table.games.booo.rules.moves import ChooseStart, TurnOver
from halloween_table.games.booo.rules.position import Options, Phase, Position, Share
from halloween_table.games.booo.rules.rounds import room_of
from halloween_table.games.booo.rules.routes import ROUTES
from halloween_table.games.booo.rules.tokens import SPECIAL_ROOMS

from ..doing import GAME, dealt, unlawful

SEEDS = range(200)


def test_two_to_six_play_and_one_practises() -> None:  # BO-S1, BO-P1
    assert list(GAME.seat_counts) == [1, 2, 3, 4, 5, 6]
    for seats in GAME.seat_counts:
        assert len(dealt(seats).seekers) == seats
    for seats in (-1, 0, 7):
        with pytest.raises(ValueError, match="BO-S1"):
            dealt(seats)


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_chosen_first_player_begins(seats: int) -> None:  # BO-S1
    for first in range(seats):
        position = dealt(seats, first=first)
        assert position.first == first
        assert GAME.actors(position) == (first,)
    for stranger in (-1, seats):
        with pytest.raises(ValueError, match="BO-S1"):
            dealt(seats, first=stranger)


def test_the_nine_tiles_are_laid_at_random() -> None:  # BO-S2
    orders = [dealt(seed=seed).order for seed in SEEDS]
    assert all(sorted(order) == list(range(1, 10)) for order in orders)
    assert len(set(orders)) == len(SEEDS)
    for place in range(9):
        assert {order[place] for order in orders} == set(range(1, 10))


def test_the_same_seed_lays_the_same_castle() -> None:  # BO-S2
    for seed in range(5):
        assert dealt(seed=seed) == dealt(seed=seed)


@pytest.mark.parametrize("seats", range(1, 7))
def test_all_wall_tiles_lie_in_the_reserve(seats: int) -> None:  # BO-S3
    position = dealt(seats)
    assert len(COLOURS) == 6
    assert all(position.holder(colour) is None for colour in COLOURS)
    assert all(seeker.walls == seeker.guests == () for seeker in position.seekers)


SHARES = {
    Share.TWO_TRAPDOORS: [(1, 1), (4, 4)],
    Share.NO_TRAPDOORS: [],
    Share.THREE_TRAPDOORS: [(1, 1), (1, 4), (4, 4)],
    Share.FOUR_TRAPDOORS: [(1, 1), (1, 4), (4, 1), (4, 4)],
}


@pytest.mark.parametrize("share", SHARES)
def test_the_tokens_lie_in_their_rooms_as_agreed(share: Share) -> None:  # BO-S4
    for seed in range(5):
        tokens = dealt(seed=seed, tokens=share).tokens
        assert list(tokens.trapdoors) == SHARES[share]
        rest = {(1, 1), (1, 4), (4, 1), (4, 4)} - {*SHARES[share]}
        assert list(tokens.transformations) == sorted(rest)


def test_two_trapdoors_and_two_transformations_are_usual() -> None:  # BO-S4
    assert Options().tokens is Share.TWO_TRAPDOORS


def test_experts_may_have_fewer_tokens_drawn_by_lot() -> None:  # BO-S4
    drawn = set()
    for seed in SEEDS:
        tokens = dealt(seed=seed, tokens=Share.FEWER).tokens
        rooms = {*tokens.trapdoors, *tokens.transformations}
        assert (len(tokens.trapdoors), len(tokens.transformations), len(rooms)) == (2, 1, 3)
        assert rooms < {*SPECIAL_ROOMS}
        drawn.add(frozenset(rooms))
    assert len(drawn) == 4


def test_experts_may_have_the_tokens_in_any_rooms_drawn_by_lot() -> None:  # BO-S4
    drawn: set[Room] = set()
    for seed in SEEDS:
        tokens = dealt(seed=seed, tokens=Share.ANYWHERE).tokens
        rooms = {*tokens.trapdoors, *tokens.transformations}
        assert len(tokens.trapdoors) == len(tokens.transformations) == 2
        assert len(rooms) == 4
        drawn |= rooms
    assert drawn == {*ROOMS}


def test_the_ghost_starts_in_a_middle_room_drawn_by_lot() -> None:  # BO-S5
    starts = [dealt(seed=seed) for seed in SEEDS]
    assert all(position.phase is Phase.READY for position in starts)
    assert {position.ghost for position in starts} == {(2, 2), (2, 3), (3, 2), (3, 3)}


def test_the_first_player_may_choose_the_middle_room() -> None:  # BO-S5
    position = dealt(first=1, choose_start=True)
    assert GAME.actors(position) == (1,)
    assert set(GAME.moves(position, 1)) == set(map(ChooseStart, MIDDLE))
    for room in MIDDLE:
        step = GAME.play(position, 1, ChooseStart(room))
        assert (step.position.ghost, step.position.phase) == (room, Phase.READY)
        assert step.events == (GhostPlaced(room),)
    for room in {*ROOMS} - {*MIDDLE}:
        assert unlawful(position, 1, ChooseStart(room)) == "BO-S5"


def test_nobody_else_chooses_and_no_guest_comes_before() -> None:  # BO-S5
    position = dealt(first=1, choose_start=True)
    assert unlawful(position, 0, ChooseStart(MIDDLE[0])) is not None
    assert unlawful(position, 1, TurnOver()) == "BO-S5"
    assert unlawful(dealt(), 0, ChooseStart(MIDDLE[0])) is not None


@pytest.mark.parametrize(("seats", "guests"), [(2, 9), (3, 12), (4, 12), (5, 15), (6, 15)])
def test_so_many_guests_come_with_1_on_top(seats: int, guests: int) -> None:  # BO-S6
    assert dealt(seats).stack == tuple(range(1, guests + 1))


def test_one_of_four_routes_is_drawn_for_the_whole_game() -> None:  # BO-S7
    drawn = [dealt(seed=seed) for seed in SEEDS]
    assert {position.route for position in drawn} == {0, 1, 2, 3}
    for position in drawn[:20]:
        rooms = [room_of(position, guest) for guest in range(1, 16)]
        assert tuple(rooms) == ROUTES[position.route]


@pytest.mark.parametrize("route", [1, 2, 3, 4])
def test_a_route_can_be_agreed(route: int) -> None:  # BO-S7
    by_lot, agreed = GAME.setup(Options(), 3, 11), GAME.setup(Options(route=route), 3, 11)
    assert agreed.route == route - 1
    assert agreed.castle == f"11-R{route}"
    assert (agreed.order, agreed.ghost, agreed.tokens) == (
        by_lot.order,
        by_lot.ghost,
        by_lot.tokens,
    )


@pytest.mark.parametrize("route", [-1, 5])
def test_there_is_no_fifth_route(route: int) -> None:  # BO-S7
    with pytest.raises(ValueError, match="BO-S7"):
        GAME.setup(Options(route=route), 3, 11)


def _far(position: Position) -> bool:
    room = room_of(position, 1)
    rows, columns = room.row - position.ghost.row, room.column - position.ghost.column
    return abs(rows) + abs(columns) >= 3


def test_the_first_guest_is_three_rooms_away() -> None:  # BO-S7
    assert all(_far(dealt(seed=seed)) for seed in SEEDS)


@pytest.mark.parametrize("clock", ["first_clock", "step_clock", "wait", "hint"])
def test_a_clock_runs_forwards(clock: str) -> None:  # BO-1.9, BO-1.10
    with pytest.raises(ValueError, match=r"BO-1\.9"):
        dealt(**{clock: -1})
