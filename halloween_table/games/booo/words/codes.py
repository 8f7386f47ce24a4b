"""The code of a castle, in words: whoever enters it meets the same castle and the same guests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from ..rules import setup
from ..rules.position import Options, Position
from .voice import BoooVoice


class CastleCodes(QObject):
    """What is told of a castle, and what can be entered (BO-P2)."""

    def __init__(self, voice: BoooVoice) -> None:
        super().__init__()
        self._voice = voice

    def name(self) -> tuple[str, str]:
        hint = self.tr(
            "The same code gives the same castle and the same guests, so that you can compare. "
            "It can be words of your own, too."
        )
        return self.tr("Castle code"), hint

    def code(self, view: Position) -> str:
        return self._voice.castle_code(view.castle)

    def encode(self, seed: int, options: Options) -> str:
        return setup.encode(seed, options)

    def decode(self, entered: str) -> tuple[int, dict[str, Any]] | None:
        return setup.decode(entered)
