"""A program that plays and keeps random games as fast as it can, until somebody kills it.

After each commit it says on one line what is now kept: game, revision, how many moves, and those
played last (none: one was taken back).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from attrs import evolve

from halloween_table.engine.record import Origin, Played, Record
from halloween_table.store.replaying import played_out
from halloween_table.store.store import Store

from .support import CODEC, GAME, empty_record


def main(folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    with Store.open(folder) as store:
        whence: tuple[str, Record] | None = None
        while True:
            record = played_on(*whence, rng) if whence and rng.random() < 0.5 else new_record(rng)
            whence = play_one(store, record, rng)


def new_record(rng: random.Random) -> Record:
    return empty_record(rng.randrange(1000), seats=rng.randint(2, 4))


def played_on(game_id: str, record: Record, rng: random.Random) -> Record:
    """Another game that has the first moves of that one."""
    moves = rng.randrange(len(record.moves))
    redrawn = rng.choice([None, rng.randrange(1000)])
    return evolve(record, moves=record.moves[:moves], origin=Origin(game_id, moves, redrawn))


def play_one(store: Store, record: Record, rng: random.Random) -> tuple[str, Record]:
    """Play on to the end: the game's id and its record."""
    played = played_out(GAME, record)
    positions = [played.start, *(step.position for step in played.steps)]
    revision, copied = 0, len(record.moves)
    game_id = store.new_game(record, positions[-1], CODEC)
    say(game_id, revision, record.moves, record.moves)
    while actors := GAME.actors(positions[-1]):
        if len(record.moves) > copied and rng.random() < 0.1:
            positions.pop()
            record = evolve(record, moves=record.moves[:-1])
            revision = store.take_back(game_id, revision, positions[-1], CODEC)
            say(game_id, revision, record.moves, ())
            continue
        move = rng.choice(list(GAME.moves(positions[-1], actors[0])))
        positions.append(GAME.play(positions[-1], actors[0], move).position)
        last, position = Played(actors[0], move), positions[-1]
        record = record.after(last)
        revision = store.append(
            game_id, revision, [last], position, CODEC, outcome=GAME.outcome(position)
        )
        say(game_id, revision, record.moves, (last,))
    return game_id, record


def say(game_id: str, revision: int, moves: Sequence[Played], last: Sequence[Played]) -> None:
    rows = [{"actor": row.actor, **CODEC.move_out(row.move)} for row in last]
    print(json.dumps((game_id, revision, len(moves), rows)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
