"""The bubble that says why something does not go, or what a choice would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QTextDocument, QTextOption, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from halloween_table.contract.palette import AMBER, MUTED

_WIDTHS = (340, 270, 220, 180)
"""How wide the text may be: narrower only where that hides less."""
_SLACK = 12
"""Pixels by which it is wider than its longest line."""
_MARGIN = 8
"""Pixels to the edge of the view, and to what must stay visible."""


@frozen
class Beside:
    """Where a bubble belongs."""

    clear: QRect
    """What it speaks of, which stays visible before all else: it is beside this."""
    spared: Sequence[QRect] = ()
    """What stays visible, too, if there is room elsewhere."""

    def place(self, size: QSize, view: QRect) -> QRect:
        """Above, below, right or left of what it speaks of: the first where it fits and hides
        nothing. Where else it hides nothing, or least: as near as possible."""
        room = view.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        near = [_moved_into(room, QRect(spot, size)) for spot in self._around(size)]
        best = min(near, key=self.hidden)
        if not self.spared or self.hidden(best) == (0, 0):
            return best
        anywhere = (_moved_into(room, QRect(spot, size)) for spot in self._elsewhere(size, room))
        return min(
            (*near, *anywhere),
            key=lambda spot: (
                *self.hidden(spot),
                (spot.center() - self.clear.center()).manhattanLength(),
            ),
        )

    def hidden(self, bubble: QRect) -> tuple[int, int]:
        """How much of what it speaks of would be covered, and of the rest."""
        return _area(bubble & self.clear), sum(_area(bubble & rect) for rect in self.spared)

    def _around(self, size: QSize) -> list[QPoint]:
        clear, width, height = self.clear, size.width(), size.height()
        across, down = clear.center().x() - width // 2, clear.center().y() - height // 2
        return [
            QPoint(across, clear.top() - height - _MARGIN),
            QPoint(across, clear.bottom() + _MARGIN),
            QPoint(clear.right() + _MARGIN, down),
            QPoint(clear.left() - width - _MARGIN, down),
        ]

    def _elsewhere(self, size: QSize, room: QRect) -> Iterator[QPoint]:
        """Every spot that touches the edges of two things, or of the view."""
        everything = (self.clear, *self.spared)
        across = {room.left(), room.right(), self.clear.center().x() - size.width() // 2}
        down = {room.top(), room.bottom(), self.clear.center().y() - size.height() // 2}
        for rect in everything:
            across |= {rect.right() + _MARGIN, rect.left() - size.width() - _MARGIN}
            down |= {rect.bottom() + _MARGIN, rect.top() - size.height() - _MARGIN}
        return (QPoint(x, y) for x, y in product(sorted(across), sorted(down)))


def _moved_into(room: QRect, bubble: QRect) -> QRect:
    return QRect(
        QPoint(
            max(room.left(), min(bubble.x(), room.right() - bubble.width())),
            max(room.top(), min(bubble.y(), room.bottom() - bubble.height())),
        ),
        bubble.size(),
    )


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0


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
        # A click leaves the keys with the table.
        self._label.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._label.linkActivated.connect(lambda link: self.linked.emit(link.removeprefix("#")))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.addWidget(self._label)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def explain(self, text: str, rule: str, link_text: str, where: Beside, stay: int) -> None:
        """A sentence, and a link to the rule it rests on; it goes away by itself after so many
        milliseconds."""
        html = escape(text)
        if rule:
            html += f'<br><a href="#{rule}" style="color:{AMBER}">{escape(link_text)}</a>'
        self._show(html, rule, where)
        self._timer.start(stay)

    def tell(self, text: str, hint: str, where: Beside) -> None:
        """Some lines, and how to go on, that stay until they are hidden."""
        self._timer.stop()
        lines = escape(text).replace("\n", "<br>")
        html = f'<b>{lines}</b><br><span style="color:{MUTED}">{escape(hint)}</span>'
        self._show(html, "", where)

    def _show(self, html: str, rule: str, where: Beside) -> None:
        self.rule = rule
        frame = self._frame()
        self._label.setText(html)
        page = QTextDocument()
        page.setDefaultFont(self._label.font())
        whole_words = page.defaultTextOption()
        whole_words.setWrapMode(QTextOption.WrapMode.WordWrap)
        page.setDefaultTextOption(whole_words)
        page.setDocumentMargin(0)
        page.setHtml(html)
        text, spot = self._fit(page, frame, where)
        self._label.setFixedSize(text)
        self.adjustSize()
        self.move(spot)
        self.show()
        self.raise_()

    def _frame(self) -> QSize:
        """By how much the bubble is larger than its text."""
        self.ensurePolished()
        self._label.setFixedSize(_MARGIN, _MARGIN)
        return self.sizeHint() - QSize(_MARGIN, _MARGIN)

    def _fit(self, page: QTextDocument, frame: QSize, where: Beside) -> tuple[QSize, QPoint]:
        """How large the text is, and where the bubble goes. It is measured on a page of its own:
        a label that has had a width before does not forget it."""
        ideal, view = int(page.idealWidth()) + _SLACK, self.parentWidget().rect()
        page.setTextWidth(1)
        longest_word = page.size().width()
        fits: list[tuple[QSize, QRect]] = []
        for width in _WIDTHS:
            if fits and width < longest_word:
                break
            page.setTextWidth(min(width, ideal))
            text = QSize(min(width, ideal), ceil(page.size().height()))
            fits.append((text, where.place(text + frame, view)))
            if not where.spared or where.hidden(fits[-1][1]) == (0, 0):
                break
        text, bubble = min(fits, key=lambda fit: where.hidden(fit[1]))
        return text, bubble.topLeft()

    @property
    def text(self) -> str:
        return self._label.text()

    def setVisible(self, visible: bool) -> None:
        """Keys that went to its link go to the table again, also behind another window; Qt would
        give them to some button."""
        table = self.parentWidget()
        if not visible and table is not None and self.window().focusWidget() is self._label:
            table.setFocus()
        super().setVisible(visible)

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
