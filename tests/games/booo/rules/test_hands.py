"""Raised hands: players who believe that there is no way."""

from __future__ import annotations

from itertools import count

import pytest

from halloween_table.engine.game import TABLE
from halloween_table.games.booo.rules.castle import COLOURS
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.events import GuestLost, HandLowered, HandRaised
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    Interrupted,
    LowerHand,
    Move,
    RaiseHand,
    RunOut,
)
from halloween_table.games.booo.rules.position import Phase, Position, Seeker, Share

from ..doing import GAME, after, forgotten, holding, only, searching, took, unlawful, way_for


def with_hands(position: Position, *seats: int) -> Position:
    for seat in seats:
        position = after(position, seat, RaiseHand())
    return position


def test_a_hand_goes_up_and_can_be_taken_down() -> None:  # BO-1.12
    position = searching(4)
    step = GAME.play(position, 3, RaiseHand())
    assert (step.position.hands, step.events) == ({3}, (HandRaised(3),))
    assert set(GAME.moves(step.position, 3)) == {CallClaim(), LowerHand()}
    again = GAME.play(step.position, 3, LowerHand())
    assert (again.position, again.events) == (position, (HandLowered(3),))


def test_a_hand_is_raised_once_and_everybody_has_their_own() -> None:  # BO-1.12
    position = with_hands(searching(4), 1)
    assert unlawful(position, 1, RaiseHand()) == "BO-1.12"
    assert unlawful(position, 2, LowerHand()) == "BO-1.12"
    assert with_hands(position, 2).hands == {1, 2}


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half_of_the_hands_end_the_search(seats: int, needed: int) -> None:  # BO-1.12
    position = with_hands(searching(seats), *range(needed - 1))
    assert position.phase is Phase.SEARCH
    step = GAME.play(position, needed - 1, RaiseHand())
    assert step.position.phase is Phase.READY
    assert only(GuestLost, step).guest == 1
    assert step.events[0] == HandRaised(needed - 1)


def test_a_hand_that_was_taken_down_does_not_count() -> None:  # BO-1.12
    position = after(with_hands(searching(3), 0), 0, LowerHand())
    assert with_hands(position, 1).phase is Phase.SEARCH


def test_the_guest_is_discarded_and_the_ghost_goes_to_its_room() -> None:  # BO-1.12
    searched = searching(3)
    position = with_hands(searched, 0, 2)
    assert position.lost == (1,)
    assert position.guest is None
    assert position.ghost == guest_room(searched)
    assert position.seekers == (Seeker(),) * 3


def test_the_next_player_is_first_after_a_lost_guest() -> None:  # BO-1.13, BO-1.12
    assert with_hands(searching(3, first=2), 0, 2).first == 0


def test_the_table_shows_for_each_player_whether_there_was_a_way() -> None:  # BO-1.12, BO-1.4
    told = set()
    for seed in range(60):
        position = searching(2, seed, tokens=Share.NO_TRAPDOORS)
        position = holding(position, 0, *COLOURS[seed % 3 : seed % 3 + 3])
        there = tuple(way_for(position, seat) is not None for seat in (0, 1))
        last = with_hands(position, 0)
        assert only(GuestLost, GAME.play(last, 1, RaiseHand())).ways == there
        told.add(there)
    assert {(True, True), (False, True)} <= told


def without_any_way() -> Position:
    """A deal in which there is no way at all."""
    for seed in count():
        position = searching(2, seed)
        if way_for(position, 0) is None:
            return position
    raise AssertionError


def test_without_a_way_nobody_had_one() -> None:  # BO-1.12
    last = with_hands(without_any_way(), 0)
    assert only(GuestLost, GAME.play(last, 1, RaiseHand())).ways == (False, False)


@pytest.mark.parametrize("end", [RunOut(), Interrupted(), GiveUp()], ids=repr)
def test_hands_rest_during_a_claim_and_survive_its_failure(end: Move) -> None:  # BO-1.12
    position = with_hands(searching(5), 0, 3)
    claimed = after(position, 1, CallClaim())
    assert claimed.hands == {0, 3}
    for seat, move in ((0, LowerHand()), (2, RaiseHand()), (1, RaiseHand())):
        assert unlawful(claimed, seat, move) is not None
    failed = after(claimed, 1 if isinstance(end, GiveUp) else TABLE, end)
    assert forgotten(failed) == position
    assert with_hands(failed, 4).phase is Phase.READY


def test_the_claimant_s_own_hand_stays_down_after_a_failure() -> None:  # BO-1.3, BO-1.12
    position = with_hands(searching(5), 0, 3)
    assert after(position, 3, CallClaim(), GiveUp()).hands == {0}


def test_hands_fall_at_the_end_of_the_round() -> None:  # BO-1.12
    position = with_hands(searching(5), 0, 3)
    assert took(position, 1).hands == frozenset()
    assert with_hands(position, 4).hands == frozenset()
