"""The matches of Rest in Peace."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.minds import Thinker
from halloween_table.engine.mind import LEVELS
from halloween_table.games.rest_in_peace.minds.mind import thinker
from halloween_table.games.rest_in_peace.rules.game import RestInPeace
from halloween_table.games.rest_in_peace.rules.position import Options, Psychics
from tests.games.rest_in_peace.minds.yardstick import yardstick

from .aimless import aimless
from .match import Match, Setting, Side

_LINES = tuple(Psychics)
SETTING = Setting(RestInPeace(), lambda deal: Options(psychics=_LINES[deal % len(_LINES)]))
"""Every choice of psychics in turn."""


def matches() -> Iterator[Match]:
    """What is promised of the players of Rest in Peace."""
    game = SETTING.game
    easy, normal, hard = (Side(level, Thinker(*thinker(level))) for level in LEVELS)
    planned = (
        (easy, Side("random", aimless(game)), 0.80),
        (normal, easy, 0.80),
        (hard, normal, 0.85),
        (hard, Side("yardstick", yardstick()), 0.60),
    )
    for tried, other, goal in planned:
        yield Match(
            f"rest_in_peace: {tried.name} against {other.name}", SETTING, tried, other, goal
        )
