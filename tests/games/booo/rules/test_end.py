"""The end: four wall tiles, five guests, or no guest left."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.game import Turn
from halloween_table.games.booo.rules.castle import COLOURS
from halloween_table.games.booo.rules.events import GameEnded, WallTaken
from halloween_table.games.booo.rules.moves import CallClaim, RaiseHand, TurnOver
from halloween_table.games.booo.rules.position import Phase, Position

from ..doing import GAME, a_way, after, dealt, holding, only, searching, shown, took, unlawful

SEARCH = searching(3)
WAY = a_way(SEARCH)
GETS = WAY.last_colour
USED = {WAY.colour, GETS}
UNUSED = tuple(colour for colour in COLOURS if colour not in USED)


def last_guest(*hands: tuple[int, ...]) -> Position:
    """The last guest is searched for; so many guests lie in front of the players."""
    position = evolve(searching(len(hands)), stack=())
    for seat, guests in enumerate(hands):
        position = holding(position, seat, guests=guests)
    return evolve(position, guest=12)


def nobody_gets_it(position: Position) -> Position:
    for seat in range(len(position.seekers) // 2 + 1):
        position = after(position, seat, RaiseHand())
    return position


def winners(position: Position) -> tuple[int, ...]:
    outcome = GAME.outcome(position)
    assert outcome is not None
    return outcome.winners


def test_four_wall_tiles_win_at_once() -> None:  # BO-2.1
    step = shown(holding(SEARCH, 0, *UNUSED[:3]), 0, WAY)
    assert step.position.over
    assert step.position.stack
    assert only(GameEnded, step) == GameEnded((0,), "four_walls")
    assert winners(step.position) == (0,)


def test_three_wall_tiles_do_not_win() -> None:  # BO-2.1
    position = shown(holding(SEARCH, 0, *UNUSED[:2]), 0, WAY).position
    assert len(position.seekers[0].walls) == 3
    assert position.phase is Phase.READY
    assert GAME.outcome(position) is None


def test_a_stolen_wall_tile_may_be_the_fourth() -> None:  # BO-2.1, BO-1.11
    position = holding(holding(SEARCH, 0, *UNUSED[:3]), 1, GETS)
    step = shown(position, 0, WAY)
    assert only(WallTaken, step).holder == 1
    assert winners(step.position) == (0,)


def test_four_wall_tiles_win_against_more_points() -> None:  # BO-2.1
    position = holding(holding(SEARCH, 0, *UNUSED[:3]), 1, GETS, guests=(2, 3, 4, 5))
    position = holding(position, 2, *UNUSED[3:4], guests=(6, 7, 8, 9))
    outcome = GAME.outcome(shown(position, 0, WAY).position)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert [standing.points for standing in outcome.standings] == [5, 5, 4]
    assert outcome.tie_breaks == ("four_walls", None)


def test_five_guests_win_at_once() -> None:  # BO-2.2
    step = shown(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0, WAY)
    assert step.position.over
    assert only(GameEnded, step) == GameEnded((0,), "five_guests")
    assert winners(step.position) == (0,)


def test_four_guests_do_not_win() -> None:  # BO-2.2
    position = shown(holding(SEARCH, 0, guests=(9, 10, 11)), 0, WAY).position
    assert len(position.seekers[0].guests) == 4
    assert not position.over


def test_five_guests_win_against_more_points() -> None:  # BO-2.2
    position = holding(SEARCH, 0, guests=(9, 10, 11, 12))
    position = holding(position, 1, *UNUSED[:3], guests=(2, 3, 4, 5))
    position = shown(position, 0, WAY).position
    assert position.seekers[1].points > position.seekers[0].points
    assert winners(position) == (0,)
    outcome = GAME.outcome(position)
    assert outcome is not None
    assert outcome.tie_breaks[0] == "five_guests"


def test_an_immediate_win_breaks_no_tie_if_the_points_say_the_same() -> None:  # BO-2.1, BO-2.2
    walls = shown(holding(SEARCH, 0, *UNUSED[:3]), 0, WAY).position
    guests = shown(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0, WAY).position
    for position in (walls, guests):
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert outcome.tie_breaks == (None, "shared")


def test_the_end_belongs_to_the_round_of_the_last_first_player() -> None:  # BO-1.13, BO-2.2, BO-2.3
    for first in range(3):
        position = searching(first=first)
        won = took(holding(position, 0, guests=(9, 10, 11, 12)), 0)
        empty = nobody_gets_it(evolve(position, stack=(), guest=12))
        for over, searched in ((won, position), (empty, evolve(position, stack=()))):
            assert over.over
            assert GAME.turn(over) == GAME.turn(searched) == Turn(GAME.turn(over).round, first)


def test_after_the_end_nothing_may_be_done() -> None:  # BO-2.1, BO-2.2, BO-2.3
    position = shown(holding(SEARCH, 0, guests=(9, 10, 11, 12)), 0, WAY).position
    assert GAME.actors(position) == ()
    for seat in range(-1, 3):
        assert not list(GAME.moves(position, seat))
        for move in (TurnOver(), CallClaim(), RaiseHand()):
            assert unlawful(position, seat, move) == "BO-2.3"


def test_with_no_guest_left_the_most_guests_and_wall_tiles_win() -> None:  # BO-2.3
    position = last_guest((1, 2), (3, 4, 5), ())
    position = holding(position, 2, *UNUSED[:3], guests=(6,))
    ended = nobody_gets_it(position)
    assert ended.over
    assert winners(ended) == (2,)
    assert [standing.rank for standing in GAME.standings(ended)] == [3, 2, 1]


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (((1, 2), (3, 4), ()), 1),
        (((1, 4), (2, 3), ()), 0),
        (((1, 5), (3, 4), (2, 6)), 2),
    ],
)
def test_of_the_tied_the_one_who_took_a_guest_last_wins(
    hands: tuple[tuple[int, ...], ...], winner: int
) -> None:  # BO-2.3
    ended = nobody_gets_it(last_guest(*hands))
    assert winners(ended) == (winner,)
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert outcome.tie_breaks[0] == "took_last"


def test_wall_tiles_count_in_a_tie_and_the_last_guest_decides_it() -> None:  # BO-2.3
    position = holding(last_guest((), (), ()), 0, *UNUSED[:2], guests=(1, 7))
    position = holding(position, 1, guests=(2, 3, 4, 8))
    assert winners(nobody_gets_it(position)) == (1,)


def test_the_last_guest_counts_for_who_takes_it() -> None:  # BO-2.3
    position = last_guest((1, 2), (3, 4, 5, 6), ())
    ended = took(position, 0)
    assert ended.over
    assert ended.seekers[0].points == ended.seekers[1].points == 4
    assert winners(ended) == (0,)


def test_the_end_is_told_with_its_reason() -> None:  # BO-2.3
    position = after(last_guest((1, 2), (3,), ()), 0, RaiseHand())
    step = GAME.play(position, 1, RaiseHand())
    assert step.events[-1] == GameEnded((0,), "no_guest_left")
    outcome = GAME.outcome(step.position)
    assert outcome is not None
    assert outcome.tie_breaks == (None, None)


def test_if_nobody_took_a_guest_all_share_the_win() -> None:  # BO-2.3
    for seats in range(2, 7):
        position = dealt(seats)
        while not position.over:
            position = nobody_gets_it(after(position, position.first, TurnOver()))
        assert winners(position) == tuple(range(seats))
        outcome = GAME.outcome(position)
        assert outcome is not None
        assert set(outcome.tie_breaks) == {"shared"}
        assert position.lost == dealt(seats).stack


def test_the_game_goes_on_while_guests_are_left() -> None:  # BO-2.3
    position = dealt(2)
    for left in range(8, -1, -1):
        position = nobody_gets_it(after(position, position.first, TurnOver()))
        assert len(position.stack) == left
        assert position.over == (left == 0)
