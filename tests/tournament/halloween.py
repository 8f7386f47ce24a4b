"""The matches of Halloween: every level against the one below, with cards and in Master."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.minds import Thinker
from halloween_table.engine.mind import LEVELS, Budget, Level
from halloween_table.games.halloween.minds.mind import thinker
from halloween_table.games.halloween.rules.game import Halloween
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options
from tests.games.halloween.minds.yardstick import Yardstick

from .aimless import aimless
from .match import Setting, Side

GAME = Halloween()
SETS = tuple(each for each in CardSet if each is not CardSet.PICKED)


def side(level: Level) -> Side:
    return Side(level, Thinker(*thinker(level)))


AIMLESS = Side("random", aimless(GAME))
YARDSTICK = Side("yardstick", Thinker(Yardstick(), Budget(2)))
EASY, NORMAL, HARD = map(side, LEVELS)


def any_set(deal: int) -> Options:
    """Each set of cards in turn."""
    return Options(cards=SETS[deal % len(SETS)])


def master(deal: int) -> Options:
    return Options(mode=Mode.MASTER)


def matches() -> Iterator[tuple[str, Setting, Side, Side, float]]:
    """Name, setting, who is tried against whom, and the goal."""
    for name, options in (("Halloween", any_set), ("Halloween, Master", master)):
        two = Setting(GAME, options)
        yield f"{name}: easy against random", two, EASY, AIMLESS, 0.8
        yield f"{name}: normal against easy", two, NORMAL, EASY, 0.8
        yield f"{name}: hard against normal", two, HARD, NORMAL, 0.8
        yield f"{name}: hard against yardstick", two, HARD, YARDSTICK, 0.6
        for seats in (3, 4):
            more = Setting(GAME, options, seats)
            yield f"{name}: hard against normal, {seats} seats", more, HARD, NORMAL, 2 / seats
