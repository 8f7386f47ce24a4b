"""What an action is done with goes without saying where there is one thing only."""

from __future__ import annotations

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.games.halloween.rules.position import Position

from ...laws import what_is_forced_is_all_there_is
from ..doing import GAME, move_of, play
from ..drawing import lord, town


def forced(position: Position) -> bool:
    """Whether there is one thing to be done, as everybody can see."""
    seats = len(position.lords)
    return what_is_forced_is_all_there_is(GAME, seats, position, Chance(1)) is not None


@pytest.mark.parametrize(
    ("drawing", "begun", "done"),
    [
        ("School: b", "act 1 scare", "scare blue"),
        ("School: bb | Church: g", "act 1 summon", "summon School blue"),
        ("School: b | Church: gg", "act 1 upgrade", "upgrade blue School"),
        ("School: bb | Church: g", "act 1 haunt", "haunt School blue"),
    ],
)
def test_an_action_with_one_aim_needs_no_choice(drawing: str, begun: str, done: str) -> None:
    """HA-2.1 to HA-2.6"""
    position = play(town(drawing), begun)
    assert forced(position)
    assert GAME.forced(GAME.view(position, None)) == move_of(position, done)


@pytest.mark.parametrize(
    ("drawing", "begun"),
    [("School: bg", "act 1 scare"), ("School: b | Church: b", "act 1 upgrade")],
)
def test_an_action_with_two_aims_does(drawing: str, begun: str) -> None:
    assert not forced(play(town(drawing, lord("2 2 2")), begun))


def test_a_turn_ends_when_its_player_says_so() -> None:
    """HA-1.5"""
    position = play(town("School: b"), "1: scare blue", "2: scare blue", "3: scare blue")
    assert len(list(GAME.moves(position, 0))) == 1
    assert not forced(position)


def test_a_price_is_paid_when_its_player_says_so() -> None:
    """HA-4.1: whoever has changed it sees it before."""
    position = town("School: b", lord(tokens="bby"), in_use=(5,))
    position = play(position, "claim 5")
    assert not forced(position)
