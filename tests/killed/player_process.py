"""A program that plays and keeps games of one kind straight in the store, as fast as it can.

After each commit it says what is kept now. It goes on with the game that was played last, if that is
not over, and begins others: some by lot, some that are almost over already.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.engine.game import TABLE
from halloween_table.engine.record import Origin, Played, Record
from halloween_table.store.exchange import import_text
from halloween_table.store.replaying import played_out
from halloween_table.store.store import Store
from tests.store.sampling import SAMPLES, game_of

from .dying import Life, life_of

CHANGES = 60
"""After so many it ends."""
_MOST_MOVES = 20
_LAST_MOVES = 4
"""So many moves before its end a game is begun that shall come to it."""


class Table:
    """Where games of one kind are played, one after another."""

    def __init__(self, life: Life, store: Store, key: str, rng: random.Random) -> None:
        game = game_of(key)
        assert game is not None
        self._life, self._store, self._game, self._rng = life, store, game, rng
        self._codec = Codec(game)
        exported = SAMPLES / f"format-{FORMAT_VERSION}" / f"{key}-finished.json"
        self._whole = import_text(exported.read_bytes(), game_of).record
        """A game that has been played to its end once."""

    def changes(self) -> Iterator[None]:
        """One after another, without end."""
        waiting = [each for each in self._store.unfinished() if each.game == self._game.key]
        for header in waiting[:1]:
            saved = self._store.load(header.id, self._codec)
            yield from self._play(saved.id, saved.revision, saved.record, whole=False)
        while True:
            whole = self._rng.random() < 0.5
            record = self._almost_over() if whole else self._dealt()
            position = played_out(self._game, record).position
            game_id = self._store.new_game(record, position, self._codec)
            self._life.say_kept(game_id, 0, record, self._codec)
            yield
            yield from self._play(game_id, 0, record, whole)

    def _dealt(self) -> Record:
        return evolve(self._whole, moves=(), seed=self._rng.randrange(1000))

    def _almost_over(self) -> Record:
        """Played on from another game."""
        moves = max(0, len(self._whole.moves) - _LAST_MOVES)
        return evolve(
            self._whole, moves=self._whole.moves[:moves], origin=Origin("a1b2", moves, None)
        )

    def _play(self, game_id: str, revision: int, record: Record, whole: bool) -> Iterator[None]:
        """Some moves more, by lot or as the whole game has them; now and then one is taken back."""
        played = played_out(self._game, record)
        positions = [played.start, *(step.position for step in played.steps)]
        first = record.origin.moves if record.origin else 0
        for _ in range(_MOST_MOVES):
            if len(record.moves) > first and self._rng.random() < 0.1:
                positions.pop()
                record = evolve(record, moves=record.moves[:-1])
                revision = self._store.take_back(game_id, revision, positions[-1], self._codec)
            elif (row := self._next(record, positions[-1], whole)) is None:
                return
            else:
                record = record.after(row)
                positions.append(self._game.play(positions[-1], row.actor, row.move).position)
                outcome = self._game.outcome(positions[-1])
                revision = self._store.append(
                    game_id, revision, [row], positions[-1], self._codec, outcome=outcome
                )
            self._life.say_kept(game_id, revision, record, self._codec)
            yield

    def _next(self, record: Record, position: Any, whole: bool) -> Played | None:
        if whole:
            return next(iter(self._whole.moves[len(record.moves) :]), None)
        actors = [actor for actor in self._game.actors(position) if actor != TABLE]
        if not actors:
            return None
        actor = self._rng.choice(actors)
        return Played(actor, self._rng.choice(list(self._game.moves(position, actor))))


def main(life: Life, key: str, seed: str) -> None:
    with Store.open(life.folder, game_of) as store:
        table = Table(life, store, key, random.Random(seed))
        life.begin()
        for _, _ in zip(range(CHANGES), table.changes(), strict=False):
            pass
    life.end()


if __name__ == "__main__":
    main(life_of(sys.argv[1:]), *sys.argv[4:])
