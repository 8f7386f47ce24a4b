"""The pages of a rulebook: they stay open at the same place, and draw a figure when it is seen."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextBlock, QTextCursor

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Rulebook
from halloween_table.table.look import letters
from halloween_table.table.look.render import rendered

from ..parts.reading import Reading

_WIDEST_FIGURE = 560
_FIGURE = "figure"
"""The scheme of a figure's address."""


class RulebookPages(Reading):
    """What stands at the top of the view stays there when the text is set anew: in another width,
    another size of letters, another language.

    Signals:
        reached: the keyboard has come to a link that belongs to this rule or chapter.
    """

    reached = Signal(str)

    _place = (0, -1.0)
    """The paragraph at the top of the view, or the one that was turned to, and how much of it is
    above the view, as a part of its height. At first, the margin above the first one."""
    _setting = False
    """The text is being set: where the view is says nothing of where the reader was."""

    def __init__(self, rulebook: Rulebook[Any]) -> None:
        super().__init__()
        self._rulebook = rulebook
        self._figures: dict[str, Arrangement] = {}
        self.verticalScrollBar().valueChanged.connect(self._remember)

    def print_anew(self, html: str) -> None:
        """The same book with other words."""
        with self._kept_open():
            self.setHtml(html)

    # ---- the place ----------------------------------------------------------------------------

    def turn_to(self, anchor: str) -> None:
        """Shows that rule or chapter at the top; near the end, as far up as the book goes."""
        self.scrollToAnchor(anchor)
        block = self.block_of(anchor)
        if block is not None:
            self._place = (block.blockNumber(), 0.0)

    def hits(self, wanted: str) -> list[QTextCursor]:
        """Every place where these words are, in order."""
        found, hit = [], self.document().find(wanted)
        while not hit.isNull():
            found.append(hit)
            hit = self.document().find(wanted, hit)
        return found

    def show_hit(self, hit: QTextCursor) -> None:
        """Marks it, a third of the view below the top: what comes before and after is seen too."""
        self.document().size()  # all of it is set now
        self.setTextCursor(hit)
        below = self.cursorRect(hit).top() - self.viewport().height() // 3
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + below)

    def block_of(self, anchor: str) -> QTextBlock | None:
        """The paragraph that a link to this anchor leads to."""
        block = self.document().begin()
        while block.isValid():
            if anchor in _anchors_of(block):
                return block
            block = block.next()
        return None

    def anchor_above(self, block: QTextBlock) -> str:
        """The rule or chapter that a paragraph belongs to; nothing before the first one."""
        while block.isValid():
            for anchor in _anchors_of(block):
                return anchor
            block = block.previous()
        return ""

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """From link to link, and then on to whatever comes after the book."""
        stays = super().focusNextPrevChild(forwards)
        if stays:
            self.reached.emit(self.anchor_above(self.textCursor().block()))
        return stays

    def _remember(self, above: int) -> None:
        if not self._setting:
            numbers = range(self.document().blockCount())
            at = max(0, bisect_right(numbers, above, key=self._top) - 1)
            self._place = (at, (above - self._top(at)) / max(1.0, self._area(at).height()))

    def _area(self, number: int) -> QRectF:
        """Where that paragraph is on the one long page."""
        document = self.document()
        return document.documentLayout().blockBoundingRect(document.findBlockByNumber(number))

    def _top(self, number: int) -> int:
        return round(self._area(number).top())

    @contextmanager
    def _kept_open(self) -> Iterator[None]:
        """Whatever sets the text anew in the meantime, the place is kept."""
        before, self._setting = self._setting, True
        try:
            yield
        finally:
            self.document().size()  # all of it is set now
            number, past = self._place
            above = round(past * self._area(number).height())
            self.verticalScrollBar().setValue(self._top(number) + above)
            self._setting = before

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._kept_open():
            super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        with self._kept_open():
            super().changeEvent(event)

    # ---- figures ------------------------------------------------------------------------------

    def figure_html(self, name: str) -> str:
        """A figure with its size: there is room for it before it is drawn."""
        self._figures[name] = self._rulebook.figure(name)
        width, (across, down) = self._width(name), self._figures[name].size
        height = round(down * width / across)
        return f'<img src="{_FIGURE}:{name}" width="{width}" height="{height}">'

    def _width(self, name: str) -> int:
        return letters.thing(min(_WIDEST_FIGURE, self._figures[name].size[0]))

    def loadResource(self, kind: int, address: QUrl) -> Any:
        """The document asks for a figure when it is first seen, and keeps it until the words
        change."""
        if address.scheme() != _FIGURE:
            return super().loadResource(kind, address)
        name = address.path()
        return rendered(self._figures[name], self._width(name), 2.0)


def _anchors_of(block: QTextBlock) -> Iterator[str]:
    parts = block.begin()
    while not parts.atEnd():
        yield from parts.fragment().charFormat().anchorNames()
        parts += 1
