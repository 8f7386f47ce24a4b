"""Games to keep: scripted Candy Hunters, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from attrs import frozen

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Game
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.position import Options, Position
from halloween_table.store.store import Store

GAME = CandyHunters()
CODEC = Codec(GAME)
PLAYERS = (
    Player("Оленка", "witch", "orange"),
    Player("Zbyszek", "bat", "violet"),
    Player("Niccolò", "owl", "green"),
    Player("Ann", "cat", "blue"),
)


def game_of(key: str) -> Game[Any, Any] | None:
    return GAME if key == GAME.key else None


def empty_record(seed: int, seats: int = 2, version: int = GAME.version) -> Record:
    options = Options(first=seed % seats, haunted=seed % 2 == 0, large_ghost=seed % 3 == 0)
    return Record(GAME.key, version, options, PLAYERS[:seats], seed)


def random_steps(record: Record, rng: random.Random) -> Iterator[tuple[Played, Position]]:
    """Lawful moves and the positions they lead to, until the game is over."""
    position = start(GAME, record)
    while actors := GAME.actors(position):
        move = rng.choice(list(GAME.moves(position, actors[0])))
        position = GAME.play(position, actors[0], move).position
        yield Played(actors[0], move), position


@frozen
class Script:
    """A game with the position before its first move and after each."""

    record: Record
    positions: tuple[Position, ...]

    @property
    def last(self) -> Position:
        return self.positions[-1]


def script(seed: int, length: int = 1_000, seats: int = 2) -> Script:
    """The first moves of a game; all of them unless a length is given."""
    record = empty_record(seed, seats)
    positions = [start(GAME, record)]
    for (played, position), _ in zip(
        random_steps(record, random.Random(seed)), range(length), strict=False
    ):
        record = record.after(played)
        positions.append(position)
    return Script(record, tuple(positions))


def keep(store: Store, scripted: Script) -> tuple[str, int]:
    """Play a script into the store move by move, as people do: its id and revision."""
    record = empty_record(scripted.record.seed, len(scripted.record.players))
    game_id = store.new_game(record, scripted.positions[0], CODEC)
    revision = 0
    for played, position in zip(scripted.record.moves, scripted.positions[1:], strict=True):
        revision = store.append(
            game_id, revision, [played], position, CODEC, outcome=GAME.outcome(position)
        )
    return game_id, revision


def keep_at_once(store: Store, scripted: Script) -> tuple[str, int]:
    """Keep a script in one change, which is faster: its id and revision."""
    outcome = GAME.outcome(scripted.last)
    return store.new_game(scripted.record, scripted.last, CODEC, outcome=outcome), 0


def mended(folder: Path) -> Store:
    """The store in that folder as it is when the whole file has been looked at, too."""
    store = Store.open(folder, game_of)
    if store.examine() is not None:
        store.mend()
    return store
