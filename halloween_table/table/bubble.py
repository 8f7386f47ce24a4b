"""The bubble that says why something does not go, or what a choice would bring."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from . import speeds

_WIDEST = 340


class Bubble(QFrame):
    """A small framed text near a point of the view.

    Signals:
        linked: a rule's id, when its link is followed.
    """

    linked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self._label = QLabel(self, wordWrap=True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._label.linkActivated.connect(lambda link: self.linked.emit(link.removeprefix("#")))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.addWidget(self._label)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def explain(self, text: str, link: str, link_text: str, at: QPoint) -> None:
        """A sentence, and a link to the rule it rests on; it goes away by itself."""
        html = escape(text)
        if link:
            html += f'<br><a href="#{link}" style="color:#f2b04a">{escape(link_text)}</a>'
        self._show(html, at)
        self._timer.start(speeds.BUBBLE)

    def tell(self, text: str, hint: str, at: QPoint) -> None:
        """Some lines, and how to go on, that stay until they are hidden."""
        self._timer.stop()
        lines = escape(text).replace("\n", "<br>")
        self._show(f'<b>{lines}</b><br><span style="color:#b9aecb">{escape(hint)}</span>', at)

    def _show(self, html: str, at: QPoint) -> None:
        self._label.setText(html)
        self._label.setMaximumWidth(_WIDEST)
        self._label.setMinimumWidth(min(_WIDEST, self._label.fontMetrics().averageCharWidth() * 32))
        self.adjustSize()
        room = self.parentWidget().rect()
        x = min(max(8, at.x() - self.width() // 2), room.width() - self.width() - 8)
        below, above = at.y() + 18, at.y() - self.height() - 18
        y = above if above > 8 else min(below, room.height() - self.height() - 8)
        self.move(x, y)
        self.show()
        self.raise_()

    @property
    def text(self) -> str:
        return self._label.text()
