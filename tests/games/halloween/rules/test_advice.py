"""What somebody could do, as the screen tells it."""

from __future__ import annotations

import pytest

from halloween_table.games.halloween.rules.advice import LeftUndone, Prospect, left_undone, prospect
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import Action, Building, Level

from ..doing import GAME
from ..drawing import Drawn, lord, town

LIVELY = "School: bbg | Church: y | Cinema: o"


def undone(position: Position) -> LeftUndone:
    return left_undone(tuple(GAME.moves(position, position.seat)))


def test_what_a_turn_leaves_undone() -> None:
    """HA-4.1"""
    rich = lord(tokens="bbg", cards=(14, 23, 27), discs="scare@1")
    found = undone(town(LIVELY, rich, in_use=(5, 8, 13, 20, 24), spent=(23,)))
    assert found == LeftUndone(powers=(14,), cards=(5,)), "the others want different tokens"


def test_whoever_can_do_nothing_leaves_nothing_undone() -> None:
    assert undone(town(LIVELY, lord(cards=(27,)))) == LeftUndone((), ())


@pytest.mark.parametrize(
    ("action", "held", "expected"),
    [
        (Action.SUMMON, lord("3 1 1"), Prospect(Action.SUMMON, level=Level.BLUE)),
        (
            Action.SUMMON,
            lord("3 1 1", cards=(47,)),
            Prospect(Action.SUMMON, level=Level.GREEN),
        ),
        (Action.SCARE, lord("3 1 1"), Prospect(Action.SCARE, scares=3, level=Level.YELLOW)),
        (
            Action.SCARE,
            lord("3 1 1", cards=(51,)),
            Prospect(Action.SCARE, scares=4, level=Level.YELLOW),
        ),
        (
            Action.UPGRADE,
            lord("3 1 1", scares=4),
            Prospect(Action.UPGRADE, cost=4, level=Level.ORANGE),
        ),
        (
            Action.UPGRADE,
            lord("3 1 1", scares=3),
            Prospect(Action.UPGRADE, cost=3, level=Level.YELLOW),
        ),
        (
            Action.MOVE,
            lord("1 1 1"),
            Prospect(
                Action.MOVE, level=Level.BLUE, buildings=(Building.CHURCH, Building.HOSPITAL)
            ),
        ),
        (Action.FIGHT, lord("1 1 1"), Prospect(Action.FIGHT, level=Level.GREEN)),
        (Action.HAUNT, lord("4 1 1"), Prospect(Action.HAUNT, points=8, level=Level.ORANGE)),
        (
            Action.HAUNT,
            lord("1 1 1", pumpkins="School:g"),
            Prospect(Action.HAUNT),
        ),
    ],
)  # fmt: skip
def test_what_an_action_brings_at_best(action: Action, held: Drawn, expected: Prospect) -> None:
    assert prospect(town(LIVELY, held), 0, action) == expected


@pytest.mark.parametrize("action", [Action.SUMMON, Action.UPGRADE, Action.FIGHT])
def test_what_cannot_be_done_brings_nothing(action: Action) -> None:
    lonely = town("Cinema: b", lord(scares=1))
    assert prospect(lonely, 0, action) == (action, 0, 0, 0, None, ())
