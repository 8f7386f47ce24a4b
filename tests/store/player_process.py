"""A program that plays and keeps random games as fast as it can, until somebody kills it.

After each commit it says on one line what is now kept: game, revision, moves, and the last move
played (null: the last one was taken back).
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from halloween_table.engine.record import Played, start
from halloween_table.store.store import Store

from .support import CODEC, GAME, empty_record


def main(folder: Path, seed: int) -> None:
    rng = random.Random(seed)
    with Store.open(folder) as store:
        while True:
            play_one(store, rng)


def play_one(store: Store, rng: random.Random) -> None:
    record = empty_record(rng.randrange(1000), seats=rng.randint(2, 4))
    positions = [start(GAME, record)]
    revision = 0
    game_id = store.new_game(record, positions[0], CODEC)
    say(game_id, revision, 0, None)
    while actors := GAME.actors(positions[-1]):
        if len(positions) > 1 and rng.random() < 0.1:
            positions.pop()
            revision = store.take_back(game_id, revision, positions[-1], CODEC)
            say(game_id, revision, len(positions) - 1, None)
            continue
        move = rng.choice(list(GAME.moves(positions[-1], actors[0])))
        positions.append(GAME.play(positions[-1], actors[0], move).position)
        played, position = Played(actors[0], move), positions[-1]
        revision = store.append(
            game_id, revision, [played], position, CODEC, outcome=GAME.outcome(position)
        )
        say(game_id, revision, len(positions) - 1, [actors[0], CODEC.move_out(move)])


def say(*kept: object) -> None:
    print(json.dumps(kept), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
