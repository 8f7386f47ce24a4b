"""What somebody did in practice, line by line, beside the best that anybody has done of it."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from halloween_table.contract.ways import Practice
from halloween_table.engine.game import Best
from halloween_table.engine.translate import number
from halloween_table.sitting.source import Source
from halloween_table.store.problems import StoreProblem
from halloween_table.store.results import Kept, Results

from ..parts.names import called
from ..parts.times import time_text
from ..parts.widgets import Page, breakable, text

_CENTRE = Qt.AlignmentFlag.AlignCenter


def reached(source: Source) -> list[Best]:
    """Everything in the log that can be done faster or slower, in the order in which it was."""
    found = (event.best() for _, events in source.history.log(source.eyes) for event in events)
    return [best for best in found if best is not None]


class PracticeTable(Page):
    """Times and steps, and the best times so far."""

    def __init__(self, source: Source, practice: Practice, results: Results) -> None:
        super().__init__()
        self._source, self._practice = source, practice
        self._headings = [text("muted", wrap=True) for _ in range(4)]
        self._rows = [
            (best, self._kept(results, best), [text(wrap=at in (0, 4)) for at in range(5)])
            for best in reached(source)
        ]
        frame = QFrame(self)
        frame.setObjectName("row")
        grid = QGridLayout(frame)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(4, 3)
        for column, heading in enumerate(self._headings, start=1):
            heading.setAlignment(_CENTRE)
            grid.addWidget(heading, 0, column)
        for row, (_, _, cells) in enumerate(self._rows, start=1):
            for column, cell in enumerate(cells):
                cell.setAlignment(_CENTRE if column else Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(cell, row, column)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)
        self.retranslate()

    def _kept(self, results: Results, best: Best) -> Kept | None:
        with suppress(StoreProblem):
            return results.get(self._source.kit.game.key, best.what)
        return None

    def retranslate(self) -> None:
        names = (self.tr("Time"), self.tr("Steps"), self.tr("Best time"), self.tr("Whose"))
        for heading, name in zip(self._headings, names, strict=True):
            heading.setText(name)
        for best, kept, cells in self._rows:
            said = (
                self._practice.best(best),
                time_text(best.milliseconds),
                number(best.steps),
                time_text(kept.milliseconds) if kept else "–",
                breakable(called(kept.name)) if kept else "–",
            )
            for cell, words in zip(cells, said, strict=True):
                cell.setText(words)
