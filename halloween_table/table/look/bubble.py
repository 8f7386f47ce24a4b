"""The bubble that says why something does not go, or what a choice would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from math import ceil

from attrs import frozen
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QTextDocument, QTextOption, QWheelEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from halloween_table.contract.palette import AMBER, MUTED

from . import letters

_WIDTHS = (340, 270, 220, 180)
"""How wide the text may be: narrower only where that hides less."""
_SLACK = 12
"""Pixels by which it is wider than its longest line."""
_MARGIN = 8
"""Pixels to the edge of the view, and to what must stay visible."""


@frozen
class Beside:
    """Where a bubble belongs."""

    clear: Sequence[QRect]
    """What it speaks of, which stays visible before all else: it is beside the first of these."""
    spared: Sequence[QRect] = ()
    """What stays visible, too, if there is room elsewhere."""

    def place(self, size: QSize, view: QRect) -> QRect:
        """Above, below, right or left of what it speaks of: the first where it fits and hides
        nothing. Where else it hides nothing, or least: as near as possible."""
        room = view.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        spots = [_moved_into(room, QRect(spot, size)) for spot in self._around(size)]
        best = self._first_of(spots)
        for gap in (_MARGIN, 1):
            if self.hidden(best) == (0, 0):
                break
            elsewhere = (*spots, best, *self._elsewhere(size, room, gap))
            best = self._first_of(sorted(elsewhere, key=self._distance))
        return best

    def _first_of(self, spots: list[QRect]) -> QRect:
        """The first that hides nothing, or least. After one that hides nothing no other is
        measured."""
        best, least = spots[0], self.hidden(spots[0])
        for spot in spots[1:]:
            if least == (0, 0):
                break
            hidden = self.hidden(spot)
            if hidden < least:
                best, least = spot, hidden
        return best

    def hidden(self, bubble: QRect) -> tuple[int, int]:
        """How much of what it speaks of would be covered, and of the rest."""
        return (
            sum(_shared(bubble, rect) for rect in self.clear),
            sum(_shared(bubble, rect) for rect in self.spared),
        )

    def _distance(self, bubble: QRect) -> int:
        return (bubble.center() - self.clear[0].center()).manhattanLength()

    def _around(self, size: QSize) -> list[QPoint]:
        clear, width, height = self.clear[0], size.width(), size.height()
        across, down = clear.center().x() - width // 2, clear.center().y() - height // 2
        return [
            QPoint(across, clear.top() - height - _MARGIN),
            QPoint(across, clear.bottom() + _MARGIN),
            QPoint(clear.right() + _MARGIN, down),
            QPoint(clear.left() - width - _MARGIN, down),
        ]

    def _elsewhere(self, size: QSize, room: QRect, gap: int) -> Iterator[QRect]:
        """Every spot that touches the edges of two things, or of the view, up to a gap."""
        centre = self.clear[0].center()
        across = {room.left(), room.right(), centre.x() - size.width() // 2}
        down = {room.top(), room.bottom(), centre.y() - size.height() // 2}
        for rect in (*self.clear, *self.spared):
            across |= {rect.right() + gap, rect.left() - size.width() - gap}
            down |= {rect.bottom() + gap, rect.top() - size.height() - gap}
        inside = {_within(x, room.left(), room.right() - size.width()) for x in across}
        below = {_within(y, room.top(), room.bottom() - size.height()) for y in down}
        return (QRect(QPoint(x, y), size) for x, y in product(sorted(inside), sorted(below)))


def _moved_into(room: QRect, bubble: QRect) -> QRect:
    return QRect(
        QPoint(
            _within(bubble.x(), room.left(), room.right() - bubble.width()),
            _within(bubble.y(), room.top(), room.bottom() - bubble.height()),
        ),
        bubble.size(),
    )


def _within(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))


def _shared(one: QRect, other: QRect) -> int:
    """How many pixels both cover."""
    shared = one & other
    return shared.width() * shared.height() if shared.isValid() else 0


class Link(QWidget):
    """All that a mouse finds of a refusal, over the words that it is seen as.

    Signals:
        followed: it was pressed.
    """

    followed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.followed.emit()


class Bubble(QFrame):
    """A small framed text beside what it speaks of. A refusal is in nobody's way: but for its
    link, a mouse finds what lies beneath.

    Signals:
        linked: a rule's id, when its link is followed.
        pressed: somebody pressed what asks to be pressed; the table below never hears of it.
    """

    linked = Signal(str)
    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        self.rule = ""
        """The rule that the text rests on."""
        self._link = Link(parent)
        self._link.followed.connect(self._follow)
        self._page = QTextDocument(self)
        """What it says, as it is laid out."""
        self._page.setDocumentMargin(0)
        self._label = QLabel(self, wordWrap=True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        # A click leaves the keys with the table.
        self._label.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._label.linkActivated.connect(lambda _: self._follow())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.addWidget(self._label)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()
        letters.follow(self._grow)

    def _grow(self) -> None:
        """What is being said grows; where it is put is seen to by whoever sees the table change."""
        self._page.setDefaultFont(self._label.font())

    def explain(self, text: str, rule: str, link_text: str, where: Beside, stay: int) -> None:
        """A sentence, and a link to the rule it rests on; it goes away by itself after so many
        milliseconds."""
        html = escape(text)
        if rule:
            html += f'<br><a href="#{rule}" style="color:{AMBER}">{escape(link_text)}</a>'
        self.rule = rule
        self._set_pressable(False)
        self._show(html, where)
        self._timer.start(stay)

    def tell(self, text: str, hint: str, where: Beside) -> None:
        """Some lines, and how to go on, that stay until they are hidden."""
        self._timer.stop()
        lines = escape(text).replace("\n", "<br>")
        html = f'<b>{lines}</b><br><span style="color:{MUTED}">{escape(hint)}</span>'
        self.rule = ""
        self._set_pressable(True)
        self._show(html, where)

    def _show(self, html: str, where: Beside) -> None:
        self._label.setText(html)
        page, whole_words = self._page, self._page.defaultTextOption()
        page.setDefaultFont(self._label.font())
        whole_words.setWrapMode(QTextOption.WrapMode.WordWrap)
        page.setDefaultTextOption(whole_words)
        page.setHtml(html)
        self.place(where)
        self.show()
        self.raise_()
        self._link.raise_()

    def place(self, where: Beside) -> None:
        """Goes there, as wide as it hides least."""
        frame = self._frame()
        text, spot = self._fit(frame, where)
        self._page.setTextWidth(text.width())
        self._label.setFixedSize(text)
        self.adjustSize()
        self.move(spot)
        self.layout().activate()
        words = self._link_rect().translated(self._label.pos() + spot)
        self._link.setGeometry(words)

    def _link_rect(self) -> QRect:
        """Where the link is written, on the label."""
        block, found = self._page.begin(), QRectF()
        for at in range(block.layout().lineCount()):
            line = block.layout().lineAt(at)
            if self._page.documentLayout().anchorAt(line.naturalTextRect().center()):
                found |= line.naturalTextRect()
        return found.toAlignedRect()

    def _frame(self) -> QSize:
        """By how much the bubble is larger than its text."""
        self.ensurePolished()
        self._label.setFixedSize(_MARGIN, _MARGIN)
        return self.sizeHint() - QSize(_MARGIN, _MARGIN)

    def _fit(self, frame: QSize, where: Beside) -> tuple[QSize, QPoint]:
        """How large the text is, and where the bubble goes. It is measured on a page of its own:
        a label that has had a width before does not forget it."""
        page, view = self._page, self.parentWidget().rect()
        page.setTextWidth(-1)
        ideal = int(page.idealWidth()) + _SLACK
        page.setTextWidth(1)
        longest_word = ceil(page.size().width())
        fits: list[tuple[QSize, QRect]] = []
        for width in self._widths(view.width() - frame.width()):
            if fits and width < longest_word:
                break
            across = min(max(width, longest_word), ideal)
            page.setTextWidth(across)
            text = QSize(across, ceil(page.size().height()))
            fits.append((text, where.place(text + frame, view)))
            if where.hidden(fits[-1][1]) == (0, 0):
                break
        text, bubble = min(
            fits, key=lambda fit: (fit[1].height() > view.height(), where.hidden(fit[1]))
        )
        return text, bubble.topLeft()

    def _widths(self, most: int) -> Iterator[int]:
        """As wide as it is for letters of the usual size, if the view is."""
        return (min(letters.room(width), most - 2 * _MARGIN) for width in _WIDTHS)

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
        self._link.setVisible(visible and bool(self.rule))

    # ---- pressing -----------------------------------------------------------------------------

    def _set_pressable(self, pressable: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not pressable)

    def _follow(self) -> None:
        self.hide()
        self.linked.emit(self.rule)

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
