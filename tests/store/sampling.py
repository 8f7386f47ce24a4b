"""Samples of every format ever written, and how those of today's are made.

`python -m tests.store.sampling` writes today's beside the older ones, from the games in the oldest.
Whoever raises a version does that once; what is there is never written again.
"""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.engine.game import TABLE, Best, Game
from halloween_table.engine.record import Hints, Origin, Played, Record, replay
from halloween_table.games.shelf import SHELF, box
from halloween_table.store import schema
from halloween_table.store.exchange import export_text, import_text
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.replaying import played_out
from halloween_table.store.store import Store

SAMPLES = Path(__file__).parent / "samples"
BESTS = {
    "1000:1": ("Оленка", 5250, 9),
    "1000:2": ("Zbyszek", 7100, 12),
    "1000": ("Оленка", 61300, 88),
}
"""The best times in every store: of what, whose, in how many milliseconds and steps."""


class Sample(NamedTuple):
    """One exported game."""

    path: Path
    game: Game[Any, Any]
    over: bool


def game_of(key: str) -> Game[Any, Any] | None:
    found = box(key)
    return found.open().game if found else None


def exports(version: int) -> Iterator[Sample]:
    """The sample exports of that version: of each game one that is over and one that is not."""
    for box_ in SHELF:
        for state in ("finished", "middle"):
            path = SAMPLES / f"format-{version}" / f"{box_.key}-{state}.json"
            yield Sample(path, box_.open().game, state == "finished")


def store_of(version: int) -> Path:
    """The sample store of that schema: the games of the exports, and some best times."""
    return SAMPLES / f"schema-{version}.sqlite3"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with Store.open(Path(folder)) as store:
            store.settings.set("language", "uk")
            store.settings.set("curtain", False)
            for oldest, sample in zip(exports(1), exports(FORMAT_VERSION), strict=True):
                record = _of_today(oldest)
                if not sample.path.exists():
                    sample.path.parent.mkdir(exist_ok=True)
                    text = export_text(record, Codec(sample.game))
                    sample.path.write_text(text, encoding="utf-8", newline="\n")
                _keep(store, sample.game, record)
            for what, (name, milliseconds, steps) in BESTS.items():
                store.results.offer("booo", Best(0, what, milliseconds, steps), name)
        if not store_of(len(schema.MIGRATIONS)).exists():
            shutil.copyfile(Path(folder) / FILE_NAME, store_of(len(schema.MIGRATIONS)))


def _of_today(sample: Sample) -> Record:
    """A game that says all that today's format can say: somebody has asked for hints; in the middle of
    its record it was played on from another by the first player, and a mind has taken a seat."""
    record = import_text(sample.path.read_bytes(), game_of).record
    record = evolve(record, hints=Hints(asked=(3, *(0 for _ in record.players[1:]))))
    if sample.over:
        return record
    persons, (*others, last) = record.players[:1], record.players[1:]
    copied = len(record.moves)
    record = evolve(
        record,
        players=(*persons, *others, evolve(last, mind="patient")),
        origin=Origin("00c0ffee" * 4, copied, redrawn=2024, eyes=0),
    )
    rng, position = random.Random(copied), replay(sample.game, record)
    for _ in range(copied // 4):
        actor = rng.choice([seat for seat in sample.game.actors(position) if seat != TABLE])
        move = rng.choice(list(sample.game.moves(position, actor)))
        position = sample.game.play(position, actor, move).position
        record = record.after(Played(actor, move))
    return record


def _keep(store: Store, game: Game[Any, Any], record: Record) -> None:
    """What was copied at once, the rest move by move, as people do."""
    codec, played = Codec(game), played_out(game, record)
    copied = record.origin.moves if record.origin else 0
    positions = (played.start, *(step.position for step in played.steps))
    game_id = store.new_game(evolve(record, moves=record.moves[:copied]), positions[copied], codec)
    for revision, (row, position) in enumerate(
        zip(record.moves[copied:], positions[copied + 1 :], strict=True)
    ):
        outcome = game.outcome(position)
        store.append(game_id, revision, [row], position, codec, outcome=outcome)


if __name__ == "__main__":
    main()
