"""What a press means that has narrowly missed: a finger covers more than the point it is taken for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from halloween_table.contract.gestures import Carry
from halloween_table.contract.pictures import Rect

from ..scene.points import contains, middle
from .gestures import Carrying, Choosing

if TYPE_CHECKING:
    from ..view import TableView

FINGER = 40.0
"""Pixels: as large is whatever can be taken or pressed for a finger, either way, however small it is
drawn."""
_INSIDE = 0.01
"""Scene units that a point is moved over an edge by."""


class Reach:
    """Whatever is smaller than a fingertip is met by a press beside it too, where nothing lies that
    would be met itself. The nearest counts."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def aimed(self, point: QPointF) -> QPointF:
        """The point itself, or one of what a finger there must mean."""
        if self._means_something(point):
            return point
        near = [rect for rect in self._small_targets() if contains(self._grown(rect), point)]
        for rect in sorted(near, key=lambda rect: (middle(rect) - point).manhattanLength()):
            on_it = _nearest_in(rect, point)
            if self._can_be_used(on_it):
                return on_it
        return point

    def _grown(self, rect: Rect) -> Rect:
        """As large as a fingertip at least."""
        least = FINGER / self._view.transform().m11()
        across, down = max(0.0, least - rect.w) / 2, max(0.0, least - rect.h) / 2
        return Rect(rect.x - across, rect.y - down, rect.w + 2 * across, rect.h + 2 * down)

    def _small_targets(self) -> Iterator[Rect]:
        """Everything smaller than a fingertip that something comes of."""
        least = FINGER / self._view.transform().m11()
        return (rect for rect in self._targets() if min(rect.w, rect.h) < least)

    def _targets(self) -> Iterator[Rect]:
        table, gesture = self._view.table, self._view.hand.gesture
        if isinstance(gesture, Choosing):
            yield from (cover.rect for offer in gesture.offers for cover in offer.covers)
            return
        if isinstance(gesture, Carrying):
            yield from (place.rect for place in gesture.targets())
            if gesture.dragging:
                return
        if table.arrangement.led:
            return  # every place on its way means something itself
        wanted = {offer.gesture.start for offer in table.arrangement.offers}
        wanted |= self._sent_to()
        for things in (table.arrangement.pieces, table.arrangement.places):
            yield from (thing.rect for thing in things if thing.id in wanted)

    def _sent_to(self) -> set[str]:
        """Where the piece comes by a press that alone can be carried."""
        table = self._view.table
        gestures = (offer.gesture for offer in table.offers_at(table.arrangement.lone))
        return {each.place for each in gestures if isinstance(each, Carry) and each.place}

    def _means_something(self, point: QPointF) -> bool:
        """Whether something lies there that is taken or pressed, or tells why it is not."""
        table, gesture = self._view.table, self._view.hand.gesture
        if isinstance(gesture, Carrying) and gesture.dragging:
            return gesture.may_go_to(table.place_at(point))
        place, piece = table.place_at(point), table.piece_at(point)
        lies_open = piece is not None and not piece.fixed
        pressed = place is not None and place.button
        return lies_open or pressed or self._can_be_used(point)

    def _can_be_used(self, point: QPointF) -> bool:
        """Whether something comes of a press there."""
        table, gesture = self._view.table, self._view.hand.gesture
        if isinstance(gesture, Choosing):
            return any(
                contains(cover.rect, point) for offer in gesture.offers for cover in offer.covers
            )
        place, piece = table.place_at(point), table.piece_at(point)
        if isinstance(gesture, Carrying) and gesture.may_go_to(place):
            return True
        if piece is not None and not piece.fixed and table.offers_at(piece.takes or piece.id):
            return True
        if place is None:
            return False
        return place.face_down or bool(table.offers_at(place.id)) or place.id in self._sent_to()


def _nearest_in(rect: Rect, point: QPointF) -> QPointF:
    x = min(max(point.x(), rect.x + _INSIDE), rect.x + rect.w - _INSIDE)
    y = min(max(point.y(), rect.y + _INSIDE), rect.y + rect.h - _INSIDE)
    return QPointF(x, y)
