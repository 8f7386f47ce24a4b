"""Step 1: placing a house."""

from __future__ import annotations

from halloween_table.games.candy_hunters.rules.events import HousePlaced, LargeGhostCalled
from halloween_table.games.candy_hunters.rules.houses import building_sites
from halloween_table.games.candy_hunters.rules.moves import PlaceHouse
from halloween_table.games.candy_hunters.rules.position import House, Stage
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour, neighbours

from ..doing import GAME, after, events, ghost, offered, walk, why_not
from ..drawing import draw, position_of, tidy


def build(colour: Colour, x: int, y: int) -> PlaceHouse:
    return PlaceHouse(colour, Cell(x, y))


def test_a_house_goes_to_every_empty_cell_that_shares_an_edge_with_a_tile() -> None:  # CH-1.1
    position = position_of("o1 v.")
    sites = {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}
    assert set(building_sites(position)) == sites
    lawful = {build(colour, x, y) for colour in COLOURS for x, y in sites}
    assert set(offered(position)) == lawful
    assert len(offered(position)) == len(lawful)


def test_a_placed_house_lies_there_and_its_stack_is_one_lower() -> None:  # CH-1.1
    position = after(position_of("o1 v."), build(Colour.ORANGE, 1, -1))
    assert draw(position) == tidy("""
        -- o.
        o1 v.
    """)
    assert position.houses[Cell(1, -1)] == House(Colour.ORANGE, 2)
    assert [position.stacks[colour] for colour in COLOURS] == [7, 8, 9, 9]
    assert position.stage is Stage.GHOSTS


def test_a_corner_is_not_enough() -> None:  # CH-1.1
    position = position_of("o1 v.")
    for x, y in ((-1, -1), (2, 1), (2, -1), (-1, 1), (3, 0), (0, 2)):
        assert why_not(position, build(Colour.BLUE, x, y)) == ("CH-1.1", "not_at_an_edge")


def test_a_house_does_not_go_on_a_tile() -> None:  # CH-1.1
    position = position_of("o1 v.")
    for x in (0, 1):
        assert why_not(position, build(Colour.BLUE, x, 0)) == ("CH-1.1", "cell_built")


def test_cells_share_an_edge_up_right_down_and_left() -> None:  # CH-1.1
    assert set(neighbours(Cell(3, -2))) == {(3, -3), (4, -2), (3, -1), (2, -2)}


def test_a_colour_without_tiles_cannot_be_placed() -> None:  # CH-1.2
    position = position_of("o1 v.", stacks={"o": 0, "v": 1, "g": 0, "b": 2})
    assert why_not(position, build(Colour.ORANGE, 0, 1)) == ("CH-1.2", "stack_empty")
    assert {move.colour for move in offered(position) if isinstance(move, PlaceHouse)} == {
        Colour.VIOLET,
        Colour.BLUE,
    }


def test_the_last_tile_of_a_colour_can_be_placed() -> None:  # CH-1.2
    position = position_of("o1 v.", stacks={"o": 1, "v": 1, "g": 1, "b": 1})
    position = after(position, build(Colour.ORANGE, 0, 1))
    assert position.houses[Cell(0, 1)] == House(Colour.ORANGE, 9)
    assert position.stacks[Colour.ORANGE] == 0


def test_the_refusal_names_the_colour_that_ran_out() -> None:  # CH-1.2
    position = position_of("o1 v.", stacks={"o": 0, "v": 1, "g": 0, "b": 2})
    refusal = GAME.refusal(position, 0, build(Colour.GREEN, 0, 1))
    assert refusal is not None
    assert refusal.about == (Colour.GREEN,)


def test_the_large_ghost_comes_to_the_house_from_beside_the_board() -> None:  # CH-1.3
    position = position_of("o1 v.", large_ghost=True)
    move = build(Colour.GREEN, 2, 0)
    assert draw(after(position, move)) == "o1 v. gL"
    assert events(position, move) == (
        HousePlaced(0, House(Colour.GREEN, 1), Cell(2, 0)),
        LargeGhostCalled(Cell(2, 0)),
    )


def test_the_large_ghost_comes_from_wherever_it_stood() -> None:  # CH-1.3
    position = after(position_of("oL v1 gA"), build(Colour.BLUE, 3, 0))
    assert draw(position) == "o. v1 gA bL"


def test_the_large_ghost_is_a_ghost_like_the_others() -> None:  # CH-1.3
    position = after(position_of("o1 vA g."), build(Colour.BLUE, 3, 0))
    assert walk("L", 2, 0) not in offered(position)
    position = after(position_of("o1 vA g.", large_ghost=True), build(Colour.BLUE, 3, 0))
    assert draw(after(position, walk("L", 2, 0))) == "o1 vA gL b."
    position = after(position, walk("L", 2, 0), walk("L", 1, 0))
    assert position.pending[-1].shovers == (ghost("L"),)


def test_without_the_variant_no_large_ghost_comes() -> None:  # CH-1.3
    position = position_of("o1 v.")
    move = build(Colour.GREEN, 2, 0)
    assert draw(after(position, move)) == "o1 v. g."
    assert events(position, move) == (HousePlaced(0, House(Colour.GREEN, 1), Cell(2, 0)),)


CUT_OFF = """
    o1 -- v.
    -- -- --
    -- gA --
"""


def test_a_house_may_go_beside_tiles_that_are_cut_off() -> None:  # CH-1.4
    position = position_of(CUT_OFF)
    for x, y in ((3, 0), (1, 0), (2, 2), (1, 3)):
        assert why_not(position, build(Colour.BLUE, x, y)) is None
    assert len(building_sites(position)) == 11


def test_a_house_may_fill_a_hole() -> None:  # CH-1.4
    position = position_of("""
        o1 v. g.
        b. -- o.
        v. g. b.
    """)
    assert why_not(position, build(Colour.BLUE, 1, 1)) is None
    assert offered(position).count(build(Colour.BLUE, 1, 1)) == 1
