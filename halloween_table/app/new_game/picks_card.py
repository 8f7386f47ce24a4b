"""The card of a variant of which several are picked: what they are, and the way to all others."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QGroupBox, QHBoxLayout, QPushButton, QVBoxLayout

from halloween_table.contract.kit import Variant
from halloween_table.engine.translate import fill

from ..parts.sketch import Sketch
from ..parts.widgets import text
from .picks import Picks
from .picks_dialog import PicksDialog

_COLUMNS = 2
_PICTURE = 32


class PicksCard(QGroupBox):
    """Shows by name what is picked; all there is, and what it means, has room in a dialog.

    Signals:
        changed: somebody decided otherwise.
    """

    changed = Signal()

    def __init__(self, values: tuple[Any, ...], wanted: int, picked: tuple[Any, ...]) -> None:
        super().__init__()
        self.setObjectName("row")
        self._variant: Variant | None = None
        self._picks = Picks(values, wanted)
        self._picks.choose(picked)
        self._picks.changed.connect(self._show_picks)
        self._picks.changed.connect(self.changed)
        self._title, self._line = text("prompt", wrap=True), text("muted", wrap=True)
        self._counter, self._sketch = text("prompt"), Sketch(_PICTURE)
        self._names = [text(wrap=True) for _ in range(wanted)]
        self.open_button, self.rest = QPushButton(), QPushButton()
        self.open_button.clicked.connect(self._open)
        self.rest.clicked.connect(self._picks.fill_by_lot)
        self.dialog: PicksDialog | None = None
        """Made when it is first opened: most games are begun without a look at it."""
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._sketch)
        head.addWidget(self._title, 1)
        head.addWidget(self._counter, 0, Qt.AlignmentFlag.AlignTop)
        names = QGridLayout()
        names.setHorizontalSpacing(14)
        names.setVerticalSpacing(3)
        for at, name in enumerate(self._names):
            names.addWidget(name, at // _COLUMNS, at % _COLUMNS, Qt.AlignmentFlag.AlignTop)
        for column in range(_COLUMNS):
            names.setColumnStretch(column, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.open_button)
        buttons.addWidget(self.rest)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._line)
        layout.addLayout(names)
        layout.addLayout(buttons)

    def be_brief(self, brief: bool, shares: bool = False) -> None:
        """It always says what is picked."""

    @property
    def value(self) -> tuple[Any, ...]:
        return self._picks.value

    @property
    def missing(self) -> int:
        """How many are still to be picked."""
        return self._picks.missing

    def choose(self, value: tuple[Any, ...]) -> None:
        self._picks.choose(value)
        self._show_picks()

    def say(self, variant: Variant) -> None:
        self._variant = variant
        self.setAccessibleName(variant.title)
        self._title.setText(variant.title)
        self._sketch.draw(variant.picture)
        self._line.setText(variant.line)
        self._line.setVisible(bool(variant.line))
        self.open_button.setText(self.tr("Choose …"))
        self.open_button.setAccessibleName(fill(self.tr("Choose: %1"), variant.title))
        self.rest.setText(self.tr("The rest by lot"))
        if self.dialog is not None:
            self.dialog.say(variant)
        self._show_picks()

    def _show_picks(self) -> None:
        places = self._picks.places
        choices = self._variant.choices if self._variant is not None else ()
        names = [choices[at].title for at in places] if choices else []
        for at, label in enumerate(self._names):
            label.setText(names[at] if at < len(names) else "")
            label.setVisible(at < len(names))
        counted = fill(self.tr("%1 of %2"), len(places), self._picks.wanted)
        self._counter.setText(counted)
        self.setAccessibleDescription(": ".join(filter(None, (counted, ", ".join(names)))))
        self.rest.setEnabled(self._picks.missing > 0)

    def _open(self) -> None:
        if self._variant is not None:
            self.dialog = self.dialog or PicksDialog(self._picks, self)
            self.dialog.say(self._variant)
            self.dialog.ask()
