"""Data folders with games in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import cycle, islice
from pathlib import Path

from halloween_table.engine.codec import Codec
from halloween_table.store.store import Store

from ..figures import Figures
from .records import GAMES, game_of, half_way


def fill(folder: str, games: str, key: str = "") -> Callable[[str], Figures]:
    """Lets so many games wait in that folder, half-way through: that one, or some of each."""
    store = Store.open(Path(folder))
    wanted = islice(cycle((key,) if key else GAMES), int(games))
    for each in wanted:
        record, position = half_way(each)
        store.new_game(record, position, _codec(each))
    store.close()
    return lambda _: {}


@cache
def _codec(key: str) -> Codec:
    return Codec(game_of(key))
