"""What each player may know: everything but the stack of bonus tokens and chance."""

from __future__ import annotations

from attrs import evolve

from halloween_table.engine.chance import Chance

from ..doing import GAME, play
from ..drawing import lord, town

RICH = town(
    "School: bbg +two_scares | Church: y | Police: b",
    lord("1 2 3", tokens="bgy", cards=(4, 23), bonuses="reroll disc", discs="move@1"),
    lord(tokens="rr", pumpkins="School:g"),
    discards="one_point rest",
    seed=77,
)
EVERYBODY = (0, 1, 2, None)


def test_nobody_knows_the_order_of_the_stack() -> None:
    """HA-S1: it lies face down; how many there are can be seen."""
    for seat in EVERYBODY:
        assert GAME.view(RICH, seat).stack == (None,) * len(RICH.stack)


def test_nobody_knows_what_the_dice_will_show() -> None:
    """HA-2.5"""
    for seat in EVERYBODY:
        assert GAME.view(RICH, seat).chance == Chance(0)


def test_everything_else_lies_open() -> None:
    """HA-S1, HA-S3"""
    for seat in EVERYBODY:
        view = GAME.view(RICH, seat)
        assert evolve(view, stack=RICH.stack, chance=RICH.chance) == RICH


def test_a_view_of_a_view_tells_no_more() -> None:
    view = GAME.view(RICH, 0)
    assert GAME.view(view, 0) == GAME.view(view, None) == view


def test_two_stacks_look_alike() -> None:
    """HA-S1"""
    other = evolve(RICH, stack=RICH.stack[::-1], chance=Chance(5))
    assert GAME.view(other, 0) == GAME.view(RICH, 0)
    assert repr(GAME.view(other, None)) == repr(GAME.view(RICH, None))


def test_a_drawn_token_is_seen_by_all() -> None:
    """HA-8.37: it is turned up, and no longer in the stack."""
    position = play(town("School: b", lord(cards=(37,)), stack="one_point"), "power 37")
    for seat in EVERYBODY:
        assert GAME.view(position, seat).pending == position.pending
    assert len(position.stack) == 23


def test_the_moves_can_be_told_from_the_view() -> None:
    """HA-1.2"""
    for position in (RICH, play(RICH, "act 1 haunt"), play(RICH, "claim 7")):
        moves = list(GAME.moves(position, 0))
        for seat in EVERYBODY:
            assert list(GAME.moves(GAME.view(position, seat), 0)) == moves


def test_time_means_nothing() -> None:
    assert GAME.timing(RICH) is None
