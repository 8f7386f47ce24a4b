"""The special tokens and where they lie."""

from __future__ import annotations

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.games.booo.rules.castle import ROOMS, Room
from halloween_table.games.booo.rules.tokens import (
    SPECIAL_ROOMS,
    Tokens,
    tokens_by_lot,
    tokens_with,
)

USUAL = {Room(1, 1), Room(1, 4), Room(4, 1), Room(4, 4)}


def test_usually_two_trapdoors_face_each_other_and_the_others_are_transformations() -> (
    None
):  # BO-S4
    assert tokens_with(trapdoors=2) == Tokens(
        trapdoors=(Room(1, 1), Room(4, 4)), transformations=(Room(1, 4), Room(4, 1))
    )


def test_other_shares_of_trapdoors() -> None:  # BO-S4
    assert tokens_with(trapdoors=0) == Tokens((), tuple(sorted(USUAL)))
    assert tokens_with(trapdoors=3) == Tokens((Room(1, 1), Room(1, 4), Room(4, 4)), (Room(4, 1),))
    assert tokens_with(trapdoors=4) == Tokens(tuple(sorted(USUAL)), ())
    assert set(SPECIAL_ROOMS) == USUAL


@pytest.mark.parametrize("trapdoors", [-1, 1, 5])
def test_no_other_share_is_offered(trapdoors: int) -> None:  # BO-S4
    with pytest.raises(ValueError, match="BO-S4"):
        tokens_with(trapdoors)
    with pytest.raises(ValueError, match="BO-S4"):
        tokens_by_lot(Chance(1), trapdoors, count=4, anywhere=True)


@pytest.mark.parametrize("count", [-1, 5])
def test_there_are_four_tokens(count: int) -> None:  # BO-S4
    with pytest.raises(ValueError, match="BO-S4"):
        tokens_by_lot(Chance(1), 2, count, anywhere=True)


@pytest.mark.parametrize("anywhere", [False, True])
@pytest.mark.parametrize("count", range(5))
@pytest.mark.parametrize("trapdoors", [0, 2, 3, 4])
def test_experts_draw_rooms_and_number_by_lot(
    trapdoors: int, count: int, anywhere: bool
) -> None:  # BO-S4
    seen = set()
    chance = Chance(5)
    for _ in range(100):
        tokens, chance = tokens_by_lot(chance, trapdoors, count, anywhere)
        rooms = (*tokens.trapdoors, *tokens.transformations)
        assert len(set(rooms)) == len(rooms) == count
        assert len(tokens.trapdoors) == (there if (there := min(trapdoors, count)) > 1 else 0)
        assert list(tokens.trapdoors) == sorted(tokens.trapdoors)
        assert list(tokens.transformations) == sorted(tokens.transformations)
        seen |= {*rooms}
    if count:
        assert seen == set(ROOMS) if anywhere and count > 2 else seen >= USUAL or anywhere
    if not anywhere:
        assert seen <= USUAL


def test_the_lot_is_the_position_s_own() -> None:
    tokens, after = tokens_by_lot(Chance(7), 2, 4, anywhere=True)
    assert tokens_by_lot(Chance(7), 2, 4, anywhere=True) == (tokens, after)
    assert after != Chance(7)
    assert tokens_by_lot(after, 2, 4, anywhere=True)[0] != tokens
