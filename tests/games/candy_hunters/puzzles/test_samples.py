"""Puzzles and drafts that were exported once open for ever, and come to what they came to then."""

from __future__ import annotations

from typing import Any

import pytest

from halloween_table.engine.record import Record, replay
from halloween_table.store.exchange import import_text
from tests.store.sampling import SAMPLES, game_of


def opened(name: str) -> tuple[Record, Any]:
    path = SAMPLES / "format-2" / f"{name}.json"
    record = import_text(path.read_bytes(), game_of).record
    game = game_of(record.game)
    assert game is not None
    return record, replay(game, record)


@pytest.mark.parametrize(
    ("name", "moves", "points", "over"),
    [("solved", 10, 8, True), ("missed", 7, 4, True), ("middle", 2, 0, False)],
)
def test_a_puzzle(name: str, moves: int, points: int, over: bool) -> None:
    record, position = opened(f"candy_puzzles-{name}")
    assert (len(record.moves), position.points, position.over) == (moves, points, over)
    assert position.solved == (name == "solved")
    assert record.players[0].name == "Оленка"


def test_a_draft() -> None:
    record, draft = opened("candy_workshop-middle")
    assert len(record.moves) == 40
    assert (len(draft.houses), len(draft.standing), len(draft.cards), draft.rounds) == (18, 8, 4, 2)
