"""Hearing what the program would play, without a sound."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sounds import SOUNDS


class Listener:
    """Stands where a player would.

    Attributes:
        cues: what has been heard, in order.
        evening: whose ambience is heard; empty: none.
        gains: how loud effects and ambience are.
    """

    def __init__(self) -> None:
        self.cues: list[str] = []
        self.evening = ""
        self.gains = (0.0, 0.0)

    def cue(self, name: str) -> None:
        self.cues.append(name)

    def ambience(self, game: str) -> None:
        self.evening = game

    def turn(self, effects: float, ambience: float) -> None:
        self.gains = effects, ambience

    def close(self) -> bool:
        return True

    def heard(self) -> list[str]:
        """What has been heard since the last time somebody asked."""
        for _ in range(3):
            QApplication.processEvents()
        cues, self.cues = self.cues, []
        return cues


@contextmanager
def listening(preferences: Preferences) -> Iterator[Listener]:
    listener = Listener()
    SOUNDS.begin(listener, preferences)
    try:
        yield listener
    finally:
        SOUNDS.end()
        SOUNDS.ambience("shelf")
