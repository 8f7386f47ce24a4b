"""Step 2: moving ghosts."""

from __future__ import annotations

import pytest

from halloween_table.games.candy_hunters.rules.events import GhostMoved, KidFled
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
)
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour

from ..doing import GAME, after, events, ghost, offered, shove, walk, ways_out, why_not
from ..drawing import draw, position_of, tidy


def haunting(drawing: str, ghost_moves: int = 0) -> Position:
    """The drawn town in step 2."""
    return position_of(drawing, stage=Stage.GHOSTS, ghost_moves=ghost_moves)


# How many moves


def test_one_ghost_may_move_twice() -> None:  # CH-2.1
    position = after(haunting("o1 v. g. b2"), walk("1", 1, 0))
    assert (position.stage, position.ghost_moves) == (Stage.GHOSTS, 1)
    position = after(position, walk("1", 2, 0))
    assert draw(position) == "o. v. g1 b2"
    assert position.stage is Stage.PATTERN


def test_two_ghosts_may_move_once_each() -> None:  # CH-2.1
    position = after(haunting("o1 v. g. b2"), walk("1", 1, 0), walk("2", 2, 0))
    assert draw(position) == "o. v1 g2 b."
    assert position.stage is Stage.PATTERN


def test_one_ghost_move_is_enough() -> None:  # CH-2.1
    position = after(haunting("o1 v."), walk("1", 1, 0), Pass())
    assert draw(position) == "o. v1"
    assert position.stage is Stage.PATTERN


def test_no_ghost_need_move() -> None:  # CH-2.1
    position = after(haunting("o1 v."), Pass())
    assert draw(position) == "o1 v."
    assert position.stage is Stage.PATTERN


def test_there_is_no_third_ghost_move() -> None:  # CH-2.1
    position = after(haunting("o1 v. g. b2"), walk("1", 1, 0), walk("1", 2, 0))
    assert why_not(position, walk("1", 1, 0)) == ("CH-2.1", "step_over")


def test_the_step_ends_only_when_the_second_chain_is_over() -> None:  # CH-2.1
    position = after(haunting("o1 vA g.", ghost_moves=1), walk("1", 1, 0))
    assert position.stage is Stage.GHOSTS
    assert why_not(position, Pass()) == ("CH-2.3", "shoved_first")
    assert after(position, shove(2, 0)).stage is Stage.PATTERN


def test_moves_are_counted_anew_in_the_next_turn() -> None:  # CH-2.1
    position = after(haunting("o1 v. g."), walk("1", 1, 0), walk("1", 2, 0), Pass(), Pass())
    position = after(position, PlaceKid(Cell(0, 0)))
    assert position.ghost_moves == 0
    position = after(position, PlaceHouse(Colour.BLUE, Cell(3, 0)))
    assert (position.seat, position.stage, position.ghost_moves) == (1, Stage.GHOSTS, 0)


def test_any_player_may_move_any_ghost() -> None:  # CH-2.1
    position = position_of("o1 v2", seat=1, stage=Stage.GHOSTS)
    assert set(offered(position)) == {walk("1", 1, 0), walk("2", 0, 0), Pass()}


# Where to


def test_a_ghost_goes_to_any_tile_that_shares_an_edge() -> None:  # CH-2.2
    position = haunting("""
        g. o. v2
        b. v1 oA
        o. -- g.
    """)
    moves = {(move.ghost, tuple(move.to)) for move in offered(position) if type(move) is MoveGhost}
    assert moves == {(0, (1, 0)), (0, (0, 1)), (0, (2, 1)), (1, (1, 0)), (1, (2, 1))}
    assert len(offered(position)) == 6


def test_a_ghost_never_leaves_the_tiles() -> None:  # CH-2.2
    position = haunting("""
        o1 v.
        -- b.
    """)
    for x, y in ((0, 1), (0, -1), (-1, 0)):
        assert why_not(position, walk("1", x, y)) == ("CH-2.2", "off_the_tiles")


def test_a_ghost_never_goes_diagonally_or_far_or_nowhere() -> None:  # CH-2.2
    position = haunting("""
        o1 v. g.
        -- b. --
    """)
    for x, y in ((1, 1), (2, 0), (0, 0)):
        assert why_not(position, walk("1", x, y)) == ("CH-2.2", "not_next_to_ghost")


@pytest.mark.parametrize("number", [1, 4, 5, -1, 99])
def test_a_ghost_that_is_not_in_town_does_not_move(number: int) -> None:  # CH-2.2
    refused = why_not(haunting("o1 v."), MoveGhost(number, Cell(1, 0)))
    assert refused == ("CH-2.2", "ghost_not_in_town")


def test_a_ghost_on_an_island_stays_there() -> None:  # CH-1.4
    assert offered(haunting("o1 -- v.")) == [Pass()]


def test_a_ghost_move_is_told() -> None:  # CH-2.2
    moved = GhostMoved(ghost("1"), Cell(0, 0), Cell(1, 0), pushed=False)
    assert events(haunting("o1 v."), walk("1", 1, 0)) == (moved,)


# Kids


def test_a_kid_flees_to_any_empty_tile_next_to_the_entered_one() -> None:  # CH-2.3
    position = after(
        haunting("""
            -- g. --
            o1 vA b.
            -- -- v.
        """),
        walk("1", 1, 1),
    )
    assert ways_out(position) == {(1, 0), (2, 1), (0, 1)}
    position = after(position, shove(2, 1))
    assert draw(position) == tidy("""
        -- g. --
        o. v1 bA
        -- -- v.
    """)


def test_kid_may_flee_to_the_tile_the_ghost_left() -> None:  # CH-2.3
    position = after(haunting("o1 vA"), walk("1", 1, 0))
    assert ways_out(position) == {(0, 0)}
    assert draw(after(position, shove(0, 0))) == "oA v1"


def test_a_kid_never_enters_a_tile_with_a_kid_or_a_ghost() -> None:  # CH-2.3
    position = after(
        haunting("""
            -- gB --
            o1 vA b2
            -- o. --
        """),
        walk("1", 1, 1),
    )
    assert ways_out(position) == {(0, 1), (1, 2)}
    for x, y in ((1, 0), (2, 1)):
        assert why_not(position, shove(x, y)) == ("CH-2.3", "kid_needs_empty_tile")


def test_a_kid_does_not_stay_nor_go_far_nor_leave_the_tiles() -> None:  # CH-2.3
    position = after(haunting("o1 vA g. b."), walk("1", 1, 0))
    for x, y in ((1, 0), (3, 0), (0, 1), (9, 9)):
        assert why_not(position, shove(x, y)) == ("CH-2.3", "not_next_to_shover")
    assert why_not(position, shove(1, 1)) == ("CH-2.3", "no_tile_there")


def test_in_a_chain_the_left_tile_holds_the_pusher() -> None:  # CH-2.3
    position = after(haunting("o1 v2 gA b."), walk("1", 1, 0), shove(2, 0))
    assert ways_out(position) == {(3, 0)}
    assert why_not(position, shove(1, 0)) == ("CH-2.3", "kid_needs_empty_tile")


def test_the_active_player_moves_whosever_kid_it_is() -> None:  # CH-2.3
    position = after(haunting("o1 vB g."), walk("1", 1, 0))
    assert GAME.actors(position) == (0,)
    assert position.pending[-1].owner == 0
    fled = KidFled(Kid(1, 1), Cell(1, 0), Cell(2, 0))
    assert events(position, shove(2, 0)) == (fled,)


# Ghosts shove ghosts


def test_a_shoved_ghost_goes_to_any_tile_next_to_it_empty_or_not() -> None:  # CH-2.4
    position = after(
        haunting("""
            -- g3 b.
            o1 v2 oA
            -- g. b.
        """),
        walk("1", 1, 1),
    )
    assert ways_out(position) == {(0, 1), (1, 0), (2, 1), (1, 2)}


def test_a_shoved_ghost_may_go_to_the_tile_the_pusher_left() -> None:  # CH-2.4
    position = after(haunting("o1 v2"), walk("1", 1, 0), shove(0, 0))
    assert draw(position) == "o2 v1"


def test_a_shoved_ghost_shoves_in_turn_until_everything_has_a_tile() -> None:  # CH-2.4
    position = haunting("o1 v2 g3 bA o.")
    assert draw(after(position, walk("1", 1, 0))) == "o. v1 g3 bA o."
    position = after(position, walk("1", 1, 0), shove(2, 0))
    assert position.pending[-1].piece == ghost("3")
    position = after(position, shove(3, 0))
    assert position.pending[-1].piece == Kid(0, 1)
    position = after(position, shove(4, 0))
    assert position.pending == ()
    assert draw(position) == "o. v1 g2 b3 oA"


def test_a_shoved_ghost_does_not_leave_the_tiles_nor_go_far() -> None:  # CH-2.4
    position = after(haunting("o1 v2 g. b."), walk("1", 1, 0))
    assert why_not(position, shove(1, 1)) == ("CH-2.4", "no_tile_there")
    for x, y in ((3, 0), (1, 0), (0, 1)):
        assert why_not(position, shove(x, y)) == ("CH-2.4", "not_next_to_shover")


def test_nothing_else_is_done_before_the_shoved_piece_has_a_tile() -> None:  # CH-2.4
    position = after(haunting("o1 v2 g."), walk("1", 1, 0))
    for move in (Pass(), walk("1", 2, 0), walk("2", 2, 0)):
        assert why_not(position, move) == ("CH-2.4", "shoved_first")
    assert all(type(move) is Displace for move in offered(position))
    refusal = GAME.refusal(position, 0, Pass())
    assert refusal is not None
    assert refusal.about == (ghost("2"),)


def test_without_a_shoved_piece_there_is_nothing_to_displace() -> None:  # CH-2.4
    for stage in Stage:
        position = position_of("o1 v2 g.", stage=stage)
        assert why_not(position, shove(2, 0)) == ("CH-2.4", "nothing_shoved")


def test_a_shove_is_told_as_a_shove() -> None:  # CH-2.4
    position = after(haunting("o1 v2 g."), walk("1", 1, 0))
    moved = GhostMoved(ghost("2"), Cell(1, 0), Cell(2, 0), pushed=True)
    assert events(position, shove(2, 0)) == (moved,)


def test_after_a_chain_no_tile_holds_two_pieces() -> None:  # CH-2.5
    position = after(haunting("o1 v2 gA b."), walk("1", 1, 0), shove(2, 0), shove(3, 0))
    assert draw(position) == "o. v1 g2 bA"
    assert len(position.standing) == 3


# Dead ends


def test_a_choice_that_leaves_a_kid_without_a_tile_is_refused() -> None:  # CH-2.6
    position = after(haunting("o1 v2 gA"), walk("1", 1, 0))
    assert ways_out(position) == {(0, 0)}
    assert why_not(position, shove(2, 0)) == ("CH-2.6", "dead_end")


def test_a_choice_is_refused_however_late_the_chain_would_fail() -> None:  # CH-2.6
    position = after(haunting("o1 v2 g3 b4 oA"), walk("1", 1, 0))
    assert why_not(position, shove(2, 0)) == ("CH-2.6", "dead_end")
    assert ways_out(position) == {(0, 0)}


def test_a_choice_is_offered_if_the_chain_can_end_in_one_way() -> None:  # CH-2.6
    position = after(
        haunting("""
            o1 v2 g3 bA
            -- -- o4 v.
        """),
        walk("1", 1, 0),
    )
    assert ways_out(position) == {(0, 0), (2, 0)}
    position = after(position, shove(2, 0))
    assert ways_out(position) == {(3, 0), (2, 1)}
    position = after(position, shove(2, 1))
    assert ways_out(position) == {(3, 1)}


def test_a_dead_end_names_the_piece_that_would_have_no_tile() -> None:  # CH-2.6
    position = after(haunting("o1 v2 gA"), walk("1", 1, 0))
    refusal = GAME.refusal(position, 0, shove(2, 0))
    assert refusal is not None
    assert refusal.about == (Kid(0, 1),)


def test_a_started_move_is_never_refused_for_a_crowd() -> None:  # CH-2.6
    position = haunting("""
        -- g3 --
        oA v1 b2
        -- o4 --
    """)
    for letter in "1234":
        for x, y in ((1, 0), (0, 1), (2, 1), (1, 2), (1, 1)):
            start = position.where(ghost(letter))
            assert start is not None
            if abs(start.x - x) + abs(start.y - y) == 1:
                assert why_not(position, walk(letter, x, y)) is None
                assert (start.x, start.y) in ways_out(after(position, walk(letter, x, y)))


def test_a_chain_may_not_count_on_shoving_a_ghost_again() -> None:  # CH-2.6
    """The second ghost's way down would end only if the third shoved it back. CH-2.7"""
    position = after(
        haunting("""
            o1 v2 g.
            -- b3 --
        """),
        walk("1", 1, 0),
    )
    assert why_not(position, shove(1, 1)) == ("CH-2.6", "dead_end")
    assert ways_out(position) == {(0, 0), (2, 0)}


# Chains end


def test_the_ghost_that_started_the_chain_is_not_shoved() -> None:  # CH-2.7
    position = after(
        haunting("""
            o1 v2
            g4 b3
        """),
        walk("1", 1, 0),
        shove(1, 1),
    )
    assert why_not(position, shove(1, 0)) == ("CH-2.7", "shover_stays")
    refusal = GAME.refusal(position, 0, shove(1, 0))
    assert refusal is not None
    assert refusal.about == (ghost("1"),)
    assert ways_out(position) == {(0, 1)}


def test_no_piece_is_shoved_twice_in_a_chain() -> None:  # CH-2.7
    position = after(
        haunting("""
            o1 v2
            g4 b3
        """),
        walk("1", 1, 0),
        shove(1, 1),
        shove(0, 1),
    )
    assert position.pending[-1].shovers == (ghost("1"), ghost("2"), ghost("3"))
    assert why_not(position, shove(1, 1)) == ("CH-2.7", "shover_stays")
    assert draw(after(position, shove(0, 0))) == tidy("""
        o4 v1
        g3 b2
    """)


def test_a_ghost_shoved_in_one_chain_may_move_or_be_shoved_in_the_next() -> None:  # CH-2.7
    position = after(haunting("o1 v2 g."), walk("1", 1, 0), shove(2, 0))
    assert draw(after(position, walk("2", 1, 0), shove(0, 0))) == "o1 v2 g."
    assert draw(after(position, walk("1", 2, 0), shove(1, 0))) == "o. v2 g1"


# What a chain costs


def test_shoved_ghosts_cost_nothing() -> None:  # CH-2.8
    position = after(haunting("o1 v2 g3 b."), walk("1", 1, 0), shove(2, 0), shove(3, 0))
    assert draw(position) == "o. v1 g2 b3"
    assert (position.ghost_moves, position.stage) == (1, Stage.GHOSTS)
    assert why_not(position, walk("3", 2, 0)) is None
    assert Pass() in offered(position)


def test_the_large_ghost_is_shoved_and_shoves_like_any_other() -> None:  # CH-1.3
    position = after(haunting("o1 vL g2 b."), walk("1", 1, 0), shove(2, 0), shove(3, 0))
    assert draw(position) == "o. v1 gL b2"


def test_a_ghost_is_found_by_its_number() -> None:
    position = haunting("o1 v4 g.")
    assert position.where(Ghost(3)) == Cell(1, 0)
    assert position.where(Ghost(2)) is None
