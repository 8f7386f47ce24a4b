"""Booo! for somebody alone: what is compared, and the code of a castle to compare by."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from halloween_table.engine.game import Best

from ..rules import setup
from ..rules.position import Options, Position
from .voice import BoooVoice


class BoooPractice(QObject):
    """Nine guests and a stopwatch (BO-P1, BO-P2)."""

    def __init__(self, voice: BoooVoice) -> None:
        super().__init__()
        self._voice = voice

    def best(self, best: Best) -> str:
        _, _, guest = best.what.partition(":")
        if guest:
            return self._voice.guest(int(guest))
        return self.tr("The whole castle")

    def code(self, view: Position) -> str:
        return self._voice.castle_code(view.castle)

    def seed(self) -> tuple[str, str]:
        hint = self.tr(
            "The same code gives the same castle and the same guests, so that you can compare."
        )
        return self.tr("Castle code"), hint

    def encode(self, seed: int, options: Options) -> str:
        return setup.encode(seed, options)

    def decode(self, entered: str) -> tuple[int, dict[str, Any]] | None:
        return setup.decode(entered)

    def again(self) -> str:
        return self.tr("The same castle again")

    def alone(self) -> str:
        return self.tr(
            "Alone you practise: nine guests, a stopwatch, and a shortest way to compare with."
        )
