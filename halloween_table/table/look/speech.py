"""What the table says, beside what it speaks of, also when that is looked at anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from halloween_table.contract.gestures import Carry, Gesture, Lead, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect

from .bubble import Beside, Bubble

if TYPE_CHECKING:
    from ..view import TableView

_SPOT = 48
"""Pixels around the point where something happened that stay visible."""


@frozen
class Topic:
    """What is spoken of, where it lies on the table."""

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
        self._topic = Topic(QPointF())
        """What is being spoken of, or was last."""
        self._tried: tuple[Gesture | None, QPointF] = None, QPointF()
        """What somebody did last, and where."""

    def follow(self, gesture: Gesture, point: QPointF) -> None:
        """Somebody does something: what is said next is about that."""
        self._tried = gesture, point

    def explain(self, text: str, rule: str, link_text: str, stay: int) -> None:
        """Why nothing came of what was done last."""
        (gesture, point), table = self._tried, self._view.table
        piece, place = _names(gesture)
        self._topic = Topic(
            point,
            (*self._rects([piece]), *table.lit_rects()),
            (*self._rects([place]), *table.arrangement.clear),
        )
        self._bubble.explain(text, rule, link_text, self._beside(), stay)

    def tell(self, offer: Offer, lines: str, hint: str) -> None:
        """What an offer would bring that is being looked at."""
        rects = tuple(cover.rect for cover in offer.covers)
        self._topic = Topic(None, rects, self._view.table.arrangement.clear)
        self._bubble.tell(lines, hint, self._beside())

    def place_anew(self) -> None:
        """The table is seen from elsewhere now."""
        if not self._bubble.isHidden():
            self._bubble.place(self._beside())

    def _rects(self, names: Iterable[str | None]) -> Iterable[Rect]:
        found = (self._view.table.rect_of(name) for name in names if name is not None)
        return (rect for rect in found if rect is not None)

    def _beside(self) -> Beside:
        """All that on the screen. What has no spot of its own is spoken of as a whole."""
        topic = self._topic
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
