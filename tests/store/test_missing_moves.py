"""A move that is missing is found again by what it led to, in games of every kind."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.engine.record import Played
from halloween_table.store import missing_moves
from halloween_table.store.exchange import Imported, import_text
from halloween_table.store.missing_moves import found_again

from .sampling import Sample, exports, game_of

SAMPLES = list(exports(FORMAT_VERSION))


def without(imported: Imported, *gaps: int) -> dict[int, Played]:
    moves = enumerate(imported.record.moves)
    return {n: played for n, played in moves if n not in gaps}


def search(sample: Sample, imported: Imported, known: dict[int, Played]) -> list[Played]:
    record = imported.record
    empty = evolve(record, moves=())
    return found_again(sample.game, empty, known, len(record.moves), imported.position)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.path.stem)
def test_a_gap_is_filled_with_what_was_played(sample: Sample) -> None:
    imported = import_text(sample.path.read_bytes(), game_of)
    moves = imported.record.moves
    for gap in (0, len(moves) // 3, len(moves) // 2, len(moves) - 2):
        assert search(sample, imported, without(imported, gap)) == list(moves), gap


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.path.stem)
def test_a_move_that_the_rules_refuse_is_taken_for_a_gap(sample: Sample) -> None:
    imported = import_text(sample.path.read_bytes(), game_of)
    moves = imported.record.moves
    at = len(moves) // 2
    other = next(played for played in moves if played != moves[at])
    assert search(sample, imported, {**without(imported, at), at: other}) == list(moves)


def test_too_many_gaps_are_not_guessed_at(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = import_text(SAMPLES[0].path.read_bytes(), game_of)
    assert search(SAMPLES[0], imported, without(imported, 3, 9, 20, 30)) == []
    monkeypatch.setattr(missing_moves, "MOST_PLAYED", 5)
    assert search(SAMPLES[0], imported, without(imported, 3)) == []
