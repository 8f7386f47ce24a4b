"""The code of a puzzle: to be read, copied, or saved as a picture."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .widgets import name_button, text, tool_button

_SEEN = 1500
"""Milliseconds for which a copied code says so."""


class CodeRow(QWidget):
    """A code, and what can be done with it.

    Signals:
        picture_asked: the puzzle as a picture.
    """

    picture_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._label, self._code = text("muted"), text("code", wrap=True)
        self._code.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._copy, self._picture = tool_button("copy"), tool_button("picture")
        self._copy.clicked.connect(self._on_copy)
        self._picture.clicked.connect(self.picture_asked)
        self._copied = QTimer(self, singleShot=True, interval=_SEEN)
        self._copied.timeout.connect(lambda: self._copy.show_icon("copy"))
        row = QHBoxLayout()
        row.addWidget(self._label, 1)
        row.addWidget(self._copy)
        row.addWidget(self._picture)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(row)
        layout.addWidget(self._code)

    @property
    def code(self) -> str:
        return self._code.text()

    def show_code(self, code: str) -> None:
        """Nothing is shown while there is none."""
        self._code.setText(code)
        self.setVisible(bool(code))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self._copy.show_icon("check")
        self._copied.start()

    def retranslate(self) -> None:
        self._label.setText(self.tr("Code"))
        name_button(self._copy, self.tr("Copy the code"))
        name_button(self._picture, self.tr("Save the puzzle as a picture"))
