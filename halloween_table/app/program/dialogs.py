"""What dialogs have in common; about; and how far a long file has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from halloween_table import __version__
from halloween_table.engine.translate import fill
from halloween_table.games.shelf import SHELF
from halloween_table.store.problems import StoreProblem
from halloween_table.table.look import letters

from ..parts.widgets import Picture, shelf_text, text

if TYPE_CHECKING:
    from halloween_table.store.exchange import Reading

_ABOUT_WIDTH = 620
_SLICE_SECONDS = 0.02
"""For which a file is read on before the window has a turn."""


class Dialog(QDialog):
    """A dialog that speaks another language as soon as one is chosen."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._close = QPushButton()
        self._close.clicked.connect(self.reject)
        self._close.setDefault(True)

    def behind(self) -> QSize:
        """How large the window is that it lies over, be it below other dialogs."""
        below = self.parentWidget()
        if below is None:
            return self.screen().availableSize()
        while below.window().parentWidget() is not None:
            below = below.window().parentWidget()
        return below.window().size()

    def retranslate(self) -> None:
        self._close.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class TallDialog(Dialog):
    """One with much to read: where the window behind it is too small for all of it, it scrolls, and
    the buttons below stay."""

    def __init__(self, parent: QWidget | None, width: int) -> None:
        """`width`: what its words need across, with letters of the usual size."""
        super().__init__(parent)
        self._width = width
        self._inside = QWidget()
        self._inside.setObjectName("clear")
        self._body = QVBoxLayout(self._inside)
        self._body.setContentsMargins(26, 22, 26, 6)
        self._body.setSpacing(12)
        self._foot = QHBoxLayout()
        self._foot.setContentsMargins(26, 10, 26, 22)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setObjectName("clear")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._inside)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self._foot)
        letters.follow(self.fit)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def fit(self) -> None:
        """As large as what is in it, and no larger than the window behind it."""
        if not self.isVisible():
            return
        behind = self.behind()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        for part in self._inside.findChildren(QWidget):
            part.ensurePolished()
            if part.layout() is not None:
                part.layout().activate()  # it may have other words than a moment ago
        self._spread(behind.width() - bar)
        needed = self._body.totalMinimumSize().width()
        width = min(max(letters.room(self._width), needed + bar), behind.width())
        self._body.activate()
        height = self._body.totalHeightForWidth(width - bar) + self._foot.sizeHint().height()
        self.setFixedSize(width, min(height, behind.height()))

    def _spread(self, room: int) -> None:
        """What is in it may stand otherwise where so much is free across."""


class AboutDialog(TallDialog):
    """What this is, and whose games they are."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, _ABOUT_WIDTH)
        self._title, self._version = text("title"), text("muted")
        self._what, self._credits, self._own = (text(wrap=True) for _ in range(3))
        self._made = text("muted", wrap=True)
        self.licences = QPushButton(autoDefault=False)
        self.licences.clicked.connect(self._show_licences)
        head = QHBoxLayout()
        head.addWidget(Picture("common/app", 84, 84))
        head.addSpacing(10)
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._version)
        head.addLayout(names, 1)
        self._body.addLayout(head)
        for label in (self._what, self._credits, self._own, self._made):
            self._body.addWidget(label)
        self._foot.addWidget(self.licences)
        self._foot.addStretch(1)
        self._foot.addWidget(self._close)
        self.retranslate()

    def _show_licences(self) -> None:
        from .licences_dialog import LicencesDialog

        LicencesDialog(self).open()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("About Halloween Table"))
        self._title.setText(self.tr("Halloween Table"))
        self._version.setText(fill(self.tr("Version %1 · MIT licence"), __version__))
        self._what.setText(self.tr("Ghostly board games for people around one shared computer."))
        self._credits.setText("\n".join(shelf_text(box.credits) for box in SHELF))
        self._own.setText(
            self.tr(
                "This is a fan-made table: rules are retold in our own words, and all pictures "
                "are our own. It is not connected with the publishers. If you like a game, "
                "buy the box. The typeface is Manrope (SIL Open Font Licence)."
            )
        )
        self._made.setText(
            self.tr(
                "Made with Python and with Qt, which is used under the GNU LGPL, version 3. "
                "“Licences” shows its terms, and those of everything else in this program."
            )
        )
        self.licences.setText(self.tr("Licences"))
        self.fit()


class ReadingDialog(Dialog):
    """Reads a file to its end and shows how far it has come; whoever cancels has read nothing. It is
    accepted when all moves have been played; otherwise `problem` says what is wrong with them."""

    def __init__(self, reading: Reading, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._reading = reading
        self.problem: StoreProblem | None = None
        """None also if somebody has cancelled."""
        self._line, self._bar = text(), QProgressBar(maximum=reading.moves, textVisible=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(26, 22, 26, 22)
        layout.setSpacing(12)
        layout.addWidget(self._line)
        layout.addWidget(self._bar)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.setMinimumWidth(letters.room(420))
        self.retranslate()
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._read_on)
        self.finished.connect(self._next.stop)
        self._next.start()

    def _read_on(self) -> None:
        try:
            if not self._reading.go_on(_SLICE_SECONDS):
                self.accept()
        except StoreProblem as problem:
            self.problem = problem
            self.reject()
        self._show_progress()

    def _show_progress(self) -> None:
        self._bar.setValue(self._reading.read)
        said = self.tr("Reading the file: %1 of %2 moves")
        self._line.setText(fill(said, self._reading.read, self._reading.moves))

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(self.tr("Open a saved game file"))
        self._close.setText(self.tr("Cancel"))
        self._show_progress()
