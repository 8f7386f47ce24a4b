"""Step 5: placing a kid."""

from __future__ import annotations

from halloween_table.games.candy_hunters.rules.events import KidPlaced, TurnBegan
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Kid, Stage
from halloween_table.games.candy_hunters.rules.town import Cell

from ..doing import GAME, after, events, offered, why_not
from ..drawing import draw, position_of

TOWN = """
    o1 v. gA
    -- bB o.
"""


def test_a_kid_goes_to_any_tile_without_a_piece() -> None:  # CH-5.1
    position = position_of(TOWN, stage=Stage.KID)
    assert set(offered(position)) == {PlaceKid(Cell(1, 0)), PlaceKid(Cell(2, 1))}


def test_a_placed_kid_is_the_next_of_its_seat() -> None:  # CH-5.1
    position = position_of(TOWN, stage=Stage.KID)
    move = PlaceKid(Cell(1, 0))
    placed = after(position, move)
    assert draw(placed) == "o1 vA gA\n-- bB o."
    assert [hunter.kids for hunter in placed.hunters] == [3, 4]
    assert events(position, move) == (KidPlaced(Kid(0, 2), Cell(1, 0)), TurnBegan(1, 1))


def test_a_kid_is_put_down_by_its_own_seat() -> None:  # CH-5.1
    position = after(position_of(TOWN, seat=1, stage=Stage.KID), PlaceKid(Cell(2, 1)))
    assert position.standing[Cell(2, 1)] == Kid(1, 2)
    assert [hunter.kids for hunter in position.hunters] == [4, 3]


def test_a_kid_does_not_go_beside_the_town() -> None:  # CH-5.1
    position = position_of(TOWN, stage=Stage.KID)
    for cell in (Cell(0, 1), Cell(3, 0), Cell(9, 9)):
        assert why_not(position, PlaceKid(cell)) == ("CH-5.1", "kid_needs_tile")


def test_a_kid_does_not_go_to_a_ghost_or_another_kid() -> None:  # CH-5.1
    position = position_of(TOWN, stage=Stage.KID)
    for cell in (Cell(0, 0), Cell(2, 0), Cell(1, 1)):
        assert why_not(position, PlaceKid(cell)) == ("CH-5.1", "tile_taken")
        refusal = GAME.refusal(position, 0, PlaceKid(cell))
        assert refusal is not None
        assert refusal.about == (position.standing[cell],)


def test_placing_a_kid_cannot_be_passed() -> None:  # CH-5.1
    position = position_of(TOWN, stage=Stage.KID)
    assert why_not(position, Pass()) == ("CH-5.1", "must_not_pass")
    assert Pass() not in offered(position)


def test_no_kid_is_placed_in_round_six() -> None:  # CH-5.2
    position = after(position_of(TOWN, round=6, stage=Stage.EXCHANGE), Pass())
    assert (position.seat, position.round, position.stage) == (1, 6, Stage.HOUSE)
    assert [hunter.kids for hunter in position.hunters] == [4, 4]


def test_a_kid_is_placed_in_round_five() -> None:  # CH-5.2
    position = after(position_of(TOWN, round=5, stage=Stage.EXCHANGE), Pass())
    assert (position.seat, position.stage) == (0, Stage.KID)
