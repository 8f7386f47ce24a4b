"""Games as files, for the tests that open them in the window."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from halloween_table.product import SUFFIX
from halloween_table.store.exchange import export_text
from tests.store.support import CODEC, Script, script

GIVEN = script(5, length=12)
"""A game of Candy Hunters, in its middle."""


def given(folder: Path, scripted: Script = GIVEN, moves: int | None = None) -> Path:
    """The file of that game, or of its first moves."""
    record = evolve(scripted.record, moves=scripted.record.moves[:moves])
    path = folder / f"гра {scripted.record.seed} {len(record.moves)}{SUFFIX}"
    path.write_text(export_text(record, CODEC), encoding="utf-8")
    return path


def no_game(folder: Path, name: str = "shopping.txt") -> Path:
    path = folder / name
    path.write_text("milk, bread, pumpkins", encoding="utf-8")
    return path
