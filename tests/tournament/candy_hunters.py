"""The matches of Candy Hunters."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.minds import Thinker
from halloween_table.engine.mind import LEVELS, Budget
from halloween_table.games.candy_hunters.minds.mind import thinker
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.position import Options
from tests.games.candy_hunters.minds.yardstick import Yardstick

from .aimless import aimless
from .match import Match, Setting, Side

GAME = CandyHunters()


def _variant(deal: int) -> Options:
    """With and without haunted cards and the Large Ghost, in turn."""
    return Options(haunted=deal % 2 == 1, large_ghost=deal // 2 % 2 == 1)


def matches() -> Iterator[Match]:
    """What is promised of the players of Candy Hunters."""
    easy, normal, hard = (Side(level, Thinker(*thinker(level))) for level in LEVELS)
    planned = (
        (easy, Side("random", aimless(GAME)), 2, 0.80),
        (normal, easy, 2, 0.80),
        (hard, normal, 2, 0.70),
        (hard, Side("yardstick", Thinker(Yardstick(), Budget(3))), 2, 0.60),
        (hard, normal, 3, 2 / 3),
        (hard, normal, 4, 2 / 4),
    )
    for tried, other, seats, goal in planned:
        name = f"candy_hunters: {tried.name} against {other.name}, {seats} seats"
        yield Match(name, Setting(GAME, _variant, seats), tried, other, goal)
