"""Where somebody enters what they want to meet again: a number, or the whole code of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from halloween_table.engine.chance import SEEDS

from ..parts.widgets import text

Entered = tuple[int, dict[str, Any]]
"""A seed, and the options that go with it."""


class SeedField(QWidget):
    """The field, what it is called, what it is for, and what is wrong with what it holds.

    Signals:
        edited: it holds something else now.
    """

    edited = Signal()

    def __init__(self, decode: Callable[[str], Entered | None] | None) -> None:
        """Without `decode` only digits can be entered."""
        super().__init__()
        self._decode = decode
        self._label, self._hint = text(), text("muted", wrap=True)
        self._problem = text("prompt", wrap=True)
        self.edit = QLineEdit()
        if decode is None:
            self.edit.setValidator(_SeedValidator(self))
        self._label.setBuddy(self.edit)
        self.edit.textChanged.connect(self._on_text)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self._label, self.edit, self._problem, self._hint):
            layout.addWidget(widget)
        self._problem.hide()

    @property
    def empty(self) -> bool:
        return not self.edit.text().strip()

    @property
    def entered(self) -> Entered | None:
        """What it says; None: nothing, or what nobody can read."""
        if self.empty:
            return None
        return self._decode(self.edit.text()) if self._decode else (int(self.edit.text()), {})

    @property
    def readable(self) -> bool:
        return self.empty or self.entered is not None

    def rewrite(self, code: str) -> None:
        """Puts a code in that says what was agreed since."""
        self.edit.blockSignals(True)
        self.edit.setText(code)
        self.edit.blockSignals(False)

    def say(self, label: str, hint: str, placeholder: str, problem: str) -> None:
        self._label.setText(label)
        self._hint.setText(hint)
        self.edit.setPlaceholderText(placeholder)
        self._problem.setText(problem)

    def _on_text(self) -> None:
        self._problem.setHidden(self.readable)
        self.edit.setAccessibleDescription("" if self.readable else self._problem.text())
        self.edited.emit()


class _SeedValidator(QValidator):
    """Digits that make a seed; QIntValidator ends at 32 bits."""

    def validate(self, entered: str, at: int) -> object:
        fine = entered == "" or (entered.isascii() and entered.isdigit() and int(entered) < SEEDS)
        state = QValidator.State.Acceptable if fine else QValidator.State.Invalid
        return state, entered, at
