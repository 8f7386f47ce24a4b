"""The ways to play Candy Hunters: against each other, with computers, and puzzles."""

from __future__ import annotations

from typing import Final

from halloween_table.contract.ways import Way, together, with_computers
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

PUZZLES: Final = Way(
    "puzzles",
    QT_TRANSLATE_NOOP("Ways", "Puzzles"),
    QT_TRANSLATE_NOOP(
        "Ways", "Alone or with your heads together: forty of them, and new ones every day."
    ),
    range(1, 2),
    "common/way-puzzles",
    contest=False,
    opens="candy_puzzles",
)
WORKSHOP: Final = Way(
    "workshop",
    QT_TRANSLATE_NOOP("Ways", "Workshop"),
    QT_TRANSLATE_NOOP("Ways", "Build a puzzle of your own."),
    range(1, 2),
    "common/way-puzzles",
    contest=False,
)
WAYS: Final = (together(range(2, 5)), with_computers(range(2, 5)), PUZZLES)
