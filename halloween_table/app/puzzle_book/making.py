"""Waiting for a new puzzle: most that are tried are thrown away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from halloween_table.engine.job import Task
from halloween_table.engine.translate import fill
from halloween_table.table.look import letters

from ..parts.thinking import Thinking
from ..parts.widgets import text
from ..program.dialogs import Dialog


class MakingDialog(Dialog):
    """Accepted when there is one; whoever cancels gets none."""

    def __init__(self, task: Task[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.code = ""
        self.failed = False
        """Whether there was nobody to make one."""
        self._tried = 0
        self._line = text()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 22)
        layout.setSpacing(12)
        layout.addWidget(self._line)
        self._bar = QProgressBar(maximum=0, textVisible=False)
        layout.addWidget(self._bar)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self._close.setDefault(False)  # a key that is held down since before presses nothing
        self._close.setAutoDefault(False)
        self.setMinimumWidth(letters.room(420))
        self.retranslate()
        self._thinking = Thinking(self)
        self.finished.connect(self._thinking.stop)
        self._thinking.ask(task, self._made, self._show_tried, self._fail)

    def _made(self, code: str) -> None:
        self.code = code
        self.accept()

    def _fail(self) -> None:
        self.failed = True
        self.reject()

    def _show_tried(self, tried: int) -> None:
        self._tried = tried
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("A new puzzle"))
        said = fill(self.tr("Looking for a good one. Tried so far: %1"), self._tried)
        self._line.setText(said)
        self._bar.setAccessibleName(said)
        self._close.setText(self.tr("Cancel"))
