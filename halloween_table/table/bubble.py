"""The bubble that says why something does not go, or what a choice would bring."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from . import speeds
from .palette import AMBER, MUTED

_WIDEST = 340
_MARGIN = 8
"""Pixels to the edge of the view, and to what must stay visible."""


class Bubble(QFrame):
    """A small framed text beside what it speaks of.

    Signals:
        linked: a rule's id, when its link is followed.
        pressed: somebody pressed the bubble itself; the table below never hears of it.
    """

    linked = Signal(str)
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self.rule = ""
        """The rule that the text rests on."""
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

    def explain(self, text: str, rule: str, link_text: str, clear: QRect) -> None:
        """A sentence, and a link to the rule it rests on; it goes away by itself."""
        html = escape(text)
        if rule:
            html += f'<br><a href="#{rule}" style="color:{AMBER}">{escape(link_text)}</a>'
        self._show(html, rule, clear)
        self._timer.start(speeds.BUBBLE)

    def tell(self, text: str, hint: str, clear: QRect) -> None:
        """Some lines, and how to go on, that stay until they are hidden."""
        self._timer.stop()
        lines = escape(text).replace("\n", "<br>")
        html = f'<b>{lines}</b><br><span style="color:{MUTED}">{escape(hint)}</span>'
        self._show(html, "", clear)

    def _show(self, html: str, rule: str, clear: QRect) -> None:
        self.rule = rule
        self._label.setText(html)
        page = QTextDocument()
        page.setDefaultFont(self._label.font())
        page.setHtml(html)
        width = min(_WIDEST, int(page.idealWidth()) + 4)
        self._label.setFixedSize(width, self._label.heightForWidth(width))
        self.adjustSize()
        self.move(self._beside(clear))
        self.show()
        self.raise_()

    def _beside(self, clear: QRect) -> QPoint:
        """Above, below, right or left of what must stay visible: the first where it fits, or
        where it hides least."""
        room = self.parentWidget().rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        width, height = self.width(), self.height()
        across, down = clear.center().x() - width // 2, clear.center().y() - height // 2
        spots = [
            QPoint(across, clear.top() - height - _MARGIN),
            QPoint(across, clear.bottom() + _MARGIN),
            QPoint(clear.right() + _MARGIN, down),
            QPoint(clear.left() - width - _MARGIN, down),
        ]
        inside = [
            QPoint(
                max(room.left(), min(spot.x(), room.right() - width)),
                max(room.top(), min(spot.y(), room.bottom() - height)),
            )
            for spot in spots
        ]

        def hidden(spot: QPoint) -> int:
            overlap = QRect(spot, self.size()) & clear
            return overlap.width() * overlap.height()

        return min(inside, key=hidden)

    @property
    def text(self) -> str:
        return self._label.text()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
