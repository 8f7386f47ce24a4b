"""How far a turn has come: its steps in a row."""

from __future__ import annotations

from typing import Literal

from attrs import evolve
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from halloween_table.contract.arrangement import StepMark
from halloween_table.table.look import letters

from ..parts.widgets import Picture

_AROUND_NAME = 50
"""The picture beside a name, and the edges."""
_AROUND_PICTURE = 34
"""The same without a name."""

Named = Literal["all", "now", "none"]
"""Which steps have their names beside them: every one, the current one, none."""


class StepStrip(QWidget):
    """The steps of a turn, the current one lit; where room is short only that one is named, and
    where there is none, none is."""

    def __init__(self) -> None:
        super().__init__()
        self._named: Named = "all"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self._shown: tuple[StepMark, ...] = ()

    def show_steps(self, steps: tuple[StepMark, ...]) -> None:
        """Only a step that has changed is made anew."""
        before, self._shown = self._shown, steps
        for at, step in enumerate(steps):
            if at < len(before) and step == before[at]:
                continue
            if at < len(before):
                if evolve(before[at], state=step.state) == step:
                    self._come_to(step, self._frame(at))
                    continue
                self._take(at)
            self._layout.insertWidget(at, self._step(step))
        while self._layout.count() > len(steps):
            self._take(len(steps))
        frames = [self._frame(at) for at in range(len(steps))]
        if [widget for widget in self.children() if widget in frames] != frames:
            for frame in frames:
                frame.raise_()  # screen readers find them in this order

    def _frame(self, at: int) -> QWidget:
        return self._layout.itemAt(at).widget()

    def _come_to(self, step: StepMark, frame: QWidget) -> None:
        """The style asks for the state only when it is told to look again."""
        frame.setProperty("state", step.state)
        for widget in (frame, *frame.findChildren(QLabel)):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        self._name(step, frame)

    def _name(self, step: StepMark, frame: QWidget) -> None:
        """Shows its name, or not. Whoever drags the edge of a window sees that in one frame."""
        named = _names(self._named, step)
        frame.layout().setContentsMargins(*(7, 3, 9, 3) if named else (4, 3, 4, 3))
        frame.layout().itemAt(1).widget().setVisible(named)
        frame.updateGeometry()  # Qt keeps the old width where only the margins change

    def _take(self, at: int) -> None:
        widget = self._layout.takeAt(at).widget()
        widget.hide()
        widget.deleteLater()

    def width_with(self, named: Named) -> int:
        """How much room it takes to name so many."""
        around, alone = letters.thing(_AROUND_NAME), letters.thing(_AROUND_PICTURE)
        width = self.fontMetrics().horizontalAdvance
        return sum(
            around + width(step.name) if _names(named, step) else alone for step in self._shown
        )

    def set_named(self, named: Named) -> None:
        if named != self._named:
            self._named = named
            for at, step in enumerate(self._shown):
                self._name(step, self._frame(at))

    def _step(self, step: StepMark) -> QFrame:
        frame = QFrame()
        frame.setObjectName("step")
        frame.setProperty("state", step.state)
        frame.setAccessibleName(step.name)
        frame.setToolTip(step.name)
        layout = QHBoxLayout(frame)
        layout.setSpacing(5)
        layout.addWidget(Picture(step.icon, 22, 22))
        layout.addWidget(QLabel(step.name))
        self._name(step, frame)
        return frame


def _names(named: Named, step: StepMark) -> bool:
    return named == "all" or (named == "now" and step.state == "now")
