"""What is on the table now, and where: everything that is asked of a scene without changing it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TypeVar

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.engine.game import Seat

from .held import Held, nothing_held
from .items import PictureItem
from .lens import board_of
from .points import contains

EMPTY = Arrangement((), (), (), Prompt("", ""))

Lying = TypeVar("Lying", Piece, Place, Mark)
"""What lies on the table."""


class Shown(QGraphicsScene):
    """Items by identity, and the arrangement that they show.

    Attributes:
        laid: the arrangement as the game has laid it out.
        arrangement: the same as it is seen, perhaps more closely: what is where on the screen.
        before: what was seen before that.
        zoomed: where things are seen that lie on a board that is looked at closely.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.laid = self.arrangement = self.before = EMPTY
        self.zoomed: frozenset[Rect] = frozenset()
        self._held: Held = nothing_held
        self._pieces: dict[str, PictureItem] = {}
        self._grounds: dict[str, PictureItem] = {}
        """Marks and drawn places."""
        self._halos: dict[str, PictureItem] = {}
        """Rims of pieces that can be taken, frames of those that can be pressed."""

    def piece(self, id_: str) -> Piece | None:
        return next((piece for piece in self.arrangement.pieces if piece.id == id_), None)

    def _pieces_shown(self) -> Iterator[Piece]:
        """Not those that only a later beat shows."""
        return (piece for piece in self.arrangement.pieces if piece.id in self._pieces)

    def piece_item(self, id_: str) -> PictureItem | None:
        return self._pieces.get(id_)

    def seen_item(self, id_: str) -> PictureItem | None:
        """What shows that piece, or that mark."""
        return self._pieces.get(id_) or self._grounds.get(f"mark/{id_}")

    def place(self, id_: str) -> Place | None:
        return next((place for place in self.arrangement.places if place.id == id_), None)

    def place_of_key(self, seat: Seat, use: str) -> Place | None:
        """The place that this key of that seat presses."""
        for place in self.arrangement.places:
            if place.own_key is not None and place.own_key[:2] == (seat, use):
                return place
        return None

    def piece_at(self, point: QPointF) -> Piece | None:
        """The topmost piece there."""
        found = self._under(self._pieces_shown(), point)
        return max(found, key=lambda piece: self._pieces[piece.id].z, default=None)

    def piece_seen_at(self, point: QPointF) -> Piece | None:
        """The topmost piece that can be taken where it is seen now, be it on its way."""
        pieces, items = self._pieces_shown(), self._pieces
        found = [it for it in pieces if not it.fixed and contains(items[it.id].rect, point)]
        return max(found, key=lambda piece: items[piece.id].z, default=None)

    def place_at(self, point: QPointF) -> Place | None:
        """The smallest place there."""
        return self.smallest_of(self.arrangement.places, point)

    def smallest_of(self, places: Iterable[Place], point: QPointF) -> Place | None:
        """The smallest of these that is seen there."""
        found = self._under(places, point)
        return min(found, key=lambda place: place.rect.w * place.rect.h, default=None)

    def places_along(self, way: QLineF) -> list[Place]:
        """Every place that such a way may touch, and perhaps some beside it."""
        area = QRectF(way.p1(), way.p2()).normalized().adjusted(-1, -1, 1, 1)
        return [place for place in self.arrangement.places if area.intersects(QRectF(*place.rect))]

    def led_piece(self) -> Piece | None:
        """The piece that is led from place to place now."""
        return self.piece(self.arrangement.led)

    def offers_at(self, id_: str) -> list[Offer]:
        """What can be done with a piece, or by a press on a place."""
        return [offer for offer in self.arrangement.offers if offer.gesture.start == id_]

    def rect_of(self, id_: str) -> Rect | None:
        """Where that piece lies, or that place is."""
        found = self.piece(id_) or self.place(id_)
        return found.rect if found is not None else None

    def seen_at(self, id_: str) -> Rect | None:
        """Where a piece is seen now, or else where a place or a mark of that name is or was: as long
        as it waits for a later beat, where it was."""
        item = self._pieces.get(id_)
        if item is not None:
            return item.rect
        both = (self.arrangement, self.before)
        for seen in reversed(both) if self._held(id_) else both:
            things: Iterable[Place | Mark | Piece] = chain(seen.places, seen.marks, seen.pieces)
            for thing in things:
                if thing.id == id_:
                    return thing.rect
        return None

    def within(self, rect: Rect) -> Rect:
        """Moved so that all of it is on the table, if it fits."""
        x = min(max(rect.x, 0.0), max(0.0, self.width() - rect.w))
        y = min(max(rect.y, 0.0), max(0.0, self.height() - rect.h))
        return rect._replace(x=x, y=y)

    def tooltip_at(self, point: QPointF) -> str:
        piece = self.piece_at(point)
        if piece is not None and piece.tooltip:
            return piece.tooltip
        place = self.place_at(point)
        if place is not None and place.tooltip:
            return place.tooltip
        marks = self._under(self.arrangement.marks, point)
        return next((mark.tooltip for mark in marks if mark.tooltip), "")

    def _under(self, things: Iterable[Lying], point: QPointF) -> Iterator[Lying]:
        """Those of them that are seen there. Asked at every move of the mouse, of everything."""
        x, y = point.x(), point.y()
        for thing in things:
            left, top, width, height = thing.rect
            there = left <= x < left + width and top <= y < top + height
            if there and (thing.rect not in self.zoomed or contains(board_of(self.laid), point)):
                yield thing
