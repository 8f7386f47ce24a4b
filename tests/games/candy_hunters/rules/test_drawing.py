"""The drawings other tests rely on."""

from __future__ import annotations

import pytest

from halloween_table.games.candy_hunters.rules.position import Ghost, House, Kid, Options
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from ..drawing import draw, needs_at, number_of, position_of, tidy

TOWN = """
    -- o1 vA
    gB b. oL
    -- v4 bA
"""


def test_a_drawing_says_what_lies_where() -> None:
    position = position_of(TOWN, origin=(-1, 2))
    assert position.houses == {
        Cell(0, 2): House(Colour.ORANGE, 1),
        Cell(1, 2): House(Colour.VIOLET, 1),
        Cell(-1, 3): House(Colour.GREEN, 1),
        Cell(0, 3): House(Colour.BLUE, 1),
        Cell(1, 3): House(Colour.ORANGE, 2),
        Cell(0, 4): House(Colour.VIOLET, 2),
        Cell(1, 4): House(Colour.BLUE, 2),
    }
    assert position.standing == {
        Cell(0, 2): Ghost(0),
        Cell(1, 2): Kid(0, 1),
        Cell(-1, 3): Kid(1, 1),
        Cell(1, 3): Ghost(4),
        Cell(0, 4): Ghost(3),
        Cell(1, 4): Kid(0, 2),
    }
    assert position.options == Options(first=0, haunted=False, large_ghost=True)


def test_what_is_not_drawn_is_worked_out() -> None:
    position = position_of(TOWN, candies=("oo", "g"), hands=(("ov/g.",), (29,)))
    assert [hunter.kids for hunter in position.hunters] == [1, 3]
    assert position.stacks == {
        Colour.ORANGE: 5, Colour.VIOLET: 7, Colour.GREEN: 7, Colour.BLUE: 7
    }  # fmt: skip
    assert position.options.haunted


def test_drawing_a_drawing_gives_it_back() -> None:
    assert draw(position_of(TOWN)) == tidy(TOWN)


def test_a_pattern_names_its_card_in_every_turn() -> None:
    assert number_of("ov/g.") == number_of("go/.v") == number_of(".g/vo") == number_of("v./og") == 1
    assert number_of("og/v.") == 3
    assert number_of(7) == 7
    with pytest.raises(ValueError, match="no card"):
        number_of("ooo")


def test_a_place_is_named_by_what_it_asks_for() -> None:
    asked = {(4, 5, Colour.GREEN), (5, 5, Colour.ORANGE), (5, 6, Colour.VIOLET)}
    assert needs_at(1, Cell(4, 5), 1) == asked


@pytest.mark.parametrize("bad", ["x.", "o", "o..", "oE", "o1 v1", "oC"])
def test_a_bad_drawing_is_not_read(bad: str) -> None:
    with pytest.raises(ValueError, match=r"no tile|no such piece|stands twice"):
        position_of(bad)
