"""The rulebook as it is opened in the workshop."""

from __future__ import annotations

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph

from ..puzzles.workshop import RULE, Draft
from .book import CandyHuntersRulebook


class WorkshopRulebook:
    """The same book: it opens at the limits of a puzzle."""

    def __init__(self) -> None:
        self._book = CandyHuntersRulebook()

    def chapters(self) -> tuple[Chapter, ...]:
        return self._book.chapters()

    def figure(self, name: str) -> Arrangement:
        return self._book.figure(name)

    def anchor(self, view: Draft) -> str:
        return RULE

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        return self._book.thinking()
