"""What a psychic is meant for goes without saying where there is one card only, and it lies open."""

from __future__ import annotations

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.games.rest_in_peace.rules.position import Position

from ...laws import what_is_forced_is_all_there_is
from ..doing import GAME, after, move_of
from ..drawing import GREEN, position_of


def forced(position: Position) -> bool:
    return what_is_forced_is_all_there_is(GAME, 2, position, Chance(1)) is not None


def test_the_only_card_of_the_rival_is_chosen() -> None:  # RP-4.11
    position = position_of("round 2\ngreen: hand 5 6 | front p11\nblue: hand 1 | laid 3")
    position = after(position, "plays p11")
    assert forced(position)
    assert GAME.forced(GAME.view(position, None)) == move_of(position, "chooses blue's 3")


def test_among_two_somebody_chooses() -> None:  # RP-4.11
    position = position_of("round 2\ngreen: hand 5 6 | front p11\nblue: hand 1 | laid 3 4")
    assert not forced(after(position, "plays p11"))


def test_whoever_looks_through_a_deck_sees_it_first() -> None:  # RP-4.2
    position = position_of("round 2\ngreen: hand 5 6 | front p2 | deck 4\nblue: hand 1 | laid 3")
    position = after(position, "plays p2")
    assert len(list(GAME.moves(position, GREEN))) == 1
    assert GAME.forced(GAME.view(position, None)) is None


@pytest.mark.parametrize("hand", ["", "hand 1 |"])
def test_a_turn_ends_when_its_player_says_so(hand: str) -> None:  # RP-1.3
    """Whatever is in the hand, and if there is nothing."""
    assert not forced(position_of(f"round 2\ngreen: {hand} laid 6\nblue: hand 1 | laid 3"))
