"""What the signs of Halloween mean, in a word or two each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

SIGNS: Final = "HA-signs"
"""The rulebook's chapter that explains the signs."""


class LegendWords(QObject):
    """The words of the legend, in the current language: each stands beside its sign."""

    def question(self) -> str:
        return self.tr("What do the signs mean?")

    def always(self) -> str:
        #: Beside the sign of a card whose power works all the time.
        return self.tr("always")

    def once_per_turn(self) -> str:
        return self.tr("once per turn")

    def at_the_end(self) -> str:
        #: Beside the sign of a card that is counted when the game ends.
        return self.tr("at the end")

    def any_tokens(self) -> str:
        #: Beside three dots: a price of any three tokens.
        return self.tr("any three")

    def different_tokens(self) -> str:
        #: Beside three dots that are not equal: a price of three tokens of different colours.
        return self.tr("all different")

    def points(self) -> str:
        return self.tr("points")

    def scares(self) -> str:
        return self.tr("scares")

    def bonus(self) -> str:
        return self.tr("bonus")
