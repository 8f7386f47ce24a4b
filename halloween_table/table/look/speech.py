"""What the table says, beside what it speaks of, also when that is looked at anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from halloween_table.contract.gestures import Carry, Gesture, Lead, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect

from ..scene.points import contains
from .bubble import Beside, Bubble

if TYPE_CHECKING:
    from ..view import TableView

_SPOT = 48
"""Pixels around the point where something happened that stay visible."""


@frozen
class Topic:
    """What is spoken of, where it is seen on the table."""

    point: QPointF | None = None
    """Where it happened."""
    clear: tuple[Rect, ...] = ()
    """What must not be hidden."""
    spared: tuple[Rect, ...] = ()
    """What must not be hidden if there is room elsewhere."""


class Speech:
    """Puts the bubble where it hides nothing that is spoken of."""

    def __init__(self, view: TableView, bubble: Bubble) -> None:
        self._view = view
        self._bubble = bubble
        self._offer: Offer | None = None
        """What is being spoken of, or was last; None: what somebody did last."""
        self._tried: Gesture | None = None
        """What somebody did last."""
        self._where = "", QPointF()
        """And where: at which piece or place, and how far across and down of it; otherwise on the
        table."""

    def follow(self, gesture: Gesture, point: QPointF) -> None:
        """Somebody does something: what is said next is about that."""
        self._tried, self._where = gesture, ("", point)
        for name in reversed(_names(gesture)):
            rect = None if name is None else self._view.table.rect_of(name)
            if name is not None and rect is not None and contains(rect, point):
                across, down = (point.x() - rect.x) / rect.w, (point.y() - rect.y) / rect.h
                self._where = name, QPointF(across, down)
                break

    def explain(self, text: str, rule: str, link_text: str, stay: int) -> None:
        """Why nothing came of what was done last."""
        self._offer = None
        self._bubble.explain(text, rule, link_text, self._beside(), stay)

    def tell(self, offer: Offer, lines: str, hint: str) -> None:
        """What an offer would bring that is being looked at."""
        self._offer = offer
        self._bubble.tell(lines, hint, self._beside())

    def place_anew(self) -> None:
        """The table is seen from elsewhere now, or laid out anew."""
        if not self._bubble.isHidden():
            self._bubble.place(self._beside())

    def _topic(self) -> Topic:
        """What is spoken of, as it lies now."""
        table = self._view.table
        if self._offer is not None:
            rects = tuple(cover.rect for cover in self._offer.covers)
            return Topic(None, rects, table.arrangement.clear)
        piece, place = _names(self._tried)
        return Topic(
            self._point(),
            (*self._rects([piece]), *table.lights.rects()),
            (*self._rects([place]), *table.arrangement.clear),
        )

    def _point(self) -> QPointF:
        """Where it happened, as things lie now."""
        name, point = self._where
        rect = self._view.table.rect_of(name) if name else None
        if rect is None:
            return point
        return QPointF(rect.x + rect.w * point.x(), rect.y + rect.h * point.y())

    def _rects(self, names: Iterable[str | None]) -> Iterable[Rect]:
        found = (self._view.table.rect_of(name) for name in names if name is not None)
        return (rect for rect in found if rect is not None)

    def _beside(self) -> Beside:
        """All that on the screen. What has no spot of its own is spoken of as a whole."""
        topic = self._topic()
        clear, spared = list(map(self._on_screen, topic.clear)), map(self._on_screen, topic.spared)
        if topic.point is not None:
            at = self._view.mapFromScene(topic.point) - QPoint(_SPOT, _SPOT) / 2
            clear.insert(0, QRect(at, QSize(_SPOT, _SPOT)))
        else:
            whole = QRect()
            for rect in clear:
                whole |= rect
            clear = [whole]
        return Beside(clear, list(spared))

    def _on_screen(self, rect: Rect) -> QRect:
        return self._view.mapFromScene(QRectF(*rect)).boundingRect()


def _names(gesture: Gesture | None) -> tuple[str | None, str | None]:
    """The piece and the place that it is about."""
    match gesture:
        case Carry(piece, place):
            return piece, place
        case Lead(piece):
            return piece, None
        case Press(target) | Pick(target):
            return None, target
    return None, None
