"""Files that are dragged over the shelf: it says that they can be let go there, and takes them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ..parts.widgets import text

if TYPE_CHECKING:
    from .page import ShelfPage

MOST_AT_ONCE = 20
"""Nobody wants to play more; a whole folder that is let go by mistake is not taken."""


class Dropping(QObject):
    """Watches over the shelf, which tells of what was let go."""

    def __init__(self, shelf: ShelfPage) -> None:
        super().__init__(shelf)
        self._shelf, self._sign = shelf, DropSign(shelf)
        self._files = 0
        """How many are over the shelf, or were last."""
        shelf.setAcceptDrops(True)
        shelf.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter | QEvent.Type.DragMove:
                assert isinstance(event, QDragMoveEvent)
                self._welcome(event)
            case QEvent.Type.Drop:
                assert isinstance(event, QDropEvent)
                self._take(event)
            case QEvent.Type.DragLeave | QEvent.Type.Hide:
                self._sign.hide()
                return False
            case QEvent.Type.LanguageChange:
                self._say()
                return False
            case QEvent.Type.Resize:
                self._sign.fit()
                return False
            case _:
                return False
        return True

    def _welcome(self, event: QDragMoveEvent) -> None:
        paths = _files(event)
        if paths and _accept(event):
            self._files = len(paths)
            self._say()
            self._sign.come()
        else:
            event.ignore()

    def _say(self) -> None:
        if self._files > 1:
            self._sign.say(self.tr("Let go here to open these files"))
        else:
            self._sign.say(self.tr("Let go here to open this file"))

    def _take(self, event: QDropEvent) -> None:
        self._sign.hide()
        paths = _files(event)
        if paths and _accept(event):
            self._shelf.dropped.emit(paths)
        else:
            event.ignore()


def _files(event: QDropEvent) -> list[Path]:
    """What is dragged, if all of it are files of this computer."""
    paths = [url.toLocalFile() for url in event.mimeData().urls()[: MOST_AT_ONCE + 1]]
    return [Path(path) for path in paths] if all(paths) and len(paths) <= MOST_AT_ONCE else []


def _accept(event: QDropEvent) -> bool:
    """To be copied, so that nobody moves the file away from where it was."""
    for action in (Qt.DropAction.CopyAction, Qt.DropAction.LinkAction):
        if event.possibleActions() & action:
            event.setDropAction(action)
            event.accept()
            return True
    return False


class DropSign(QFrame):
    """A frame around the shelf and a few words in the middle of it. What is on the shelf is seen all
    the while."""

    def __init__(self, shelf: QWidget) -> None:
        super().__init__(shelf)
        self.setObjectName("drop")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board, self._label = QFrame(), text("heading")
        board.setObjectName("notice")
        inside = QVBoxLayout(board)
        inside.setContentsMargins(40, 24, 40, 24)
        inside.addWidget(self._label)
        QVBoxLayout(self).addWidget(board, 0, Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def say(self, words: str) -> None:
        self._label.setText(words)

    def come(self) -> None:
        self.fit()
        self.show()
        self.raise_()

    def fit(self) -> None:
        self.setGeometry(self.parentWidget().rect())
