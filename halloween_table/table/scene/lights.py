"""What shines on a table for a while: where a piece may go, what an offer would use, where the keyboard
stands, and what has moved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Picture, Rect
from halloween_table.contract.places import Mark, Piece, Place

from ..look import looks
from . import z_values
from .items import PictureItem

if TYPE_CHECKING:
    from .scene import TableScene


class Lights:
    """Over what lies there; another arrangement puts all of them out.

    Attributes:
        lit: places where the piece in the hand may go, by their id.
        marks: what is seen of that meanwhile, by the marks in whose place it is.
        preview: that piece, where it would lie.
        covers: what an offer would use.
        focus: the keyboard's ring.
        recent: rings around pieces that have moved, by their id.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.lit: dict[str, PictureItem] = {}
        self.marks: dict[str, PictureItem] = {}
        self.preview: PictureItem | None = None
        self._previewed = "", ""
        """At which place, and which piece."""
        self.covers: list[PictureItem] = []
        self.focus: PictureItem | None = None
        self.recent: dict[str, PictureItem] = {}

    def items(self) -> Iterator[PictureItem]:
        yield from (*self.lit.values(), *self.marks.values(), *self.covers, *self.recent.values())
        yield from (item for item in (self.focus, self.preview) if item is not None)

    def put_out(self) -> None:
        """All of them."""
        self.clear()
        self.clear_covers()
        self.stand_at(None)
        self.show_recent(())

    def _new(self, id_: str, picture: Picture, rect: Rect, z: float, owner: Rect) -> PictureItem:
        """Belongs to what has the rectangle `owner`."""
        item = PictureItem(self._scene.around, id_, picture, rect, z)
        self._scene.add(item, owner)
        return item

    # ---- where the piece in the hand may go -----------------------------------------------------

    def light(self, places: Iterable[str], marks: Iterable[Mark | None] = ()) -> None:
        """Lights up these places, and no others, and shows those marks."""
        self.clear()
        for id_ in dict.fromkeys(places):
            place = self._scene.place(id_)
            if place is not None:
                rect, z = place.rect.inset(2), z_values.LIGHT
                self.lit[id_] = self._new(id_, looks.LIGHT, rect, z, place.rect)
        for mark in marks:
            if mark is not None:
                self._scene.veil(mark.id, True)
                item = self._new(mark.id, mark.picture, mark.rect, z_values.LABEL, mark.rect)
                self.marks[mark.id] = item

    def come_near(self, id_: str, piece: str = "") -> None:
        """The lit place under the piece in hand shines brighter, and the piece is seen where it
        would lie."""
        for light_id, item in self.lit.items():
            picture = looks.LIGHT_NEAR if light_id == id_ else looks.LIGHT
            if item.picture is not picture:
                item.picture = picture
                self._scene.draw(item)
        self._show_preview(id_ if id_ in self.lit else "", piece)

    def _show_preview(self, at: str, piece_id: str) -> None:
        if self._previewed == (at, piece_id):
            return
        self._previewed = at, piece_id
        if self.preview is not None:
            self.preview.remove()
            self.preview = None
        place, piece = self._scene.place(at), self._scene.piece(piece_id)
        if place is None or piece is None:
            return
        rect = would_lie(piece, self._scene.place(piece.place), place)
        self.preview = self._new("preview", piece.picture, rect, z_values.PREVIEW, place.rect)
        self.preview.fade(looks.PREVIEW)

    def rects(self) -> list[Rect]:
        """Of the lit places."""
        return [item.rect for item in self.lit.values()]

    def clear(self) -> None:
        """Nothing is in the hand any more."""
        _remove(self.lit)
        for id_ in self.marks:
            self._scene.veil(id_, False)
        _remove(self.marks)
        self._show_preview("", "")

    # ---- what an offer would use ----------------------------------------------------------------

    def show_covers(self, current: Offer, others: Iterable[Offer]) -> None:
        """Outlines what the current offer would use, and faintly what the others would."""
        self.clear_covers()
        faint = {cover.rect for offer in others for cover in offer.covers if cover.look == "fits"}
        chosen = {cover.rect for cover in current.covers}
        for rect in faint - chosen:
            self._cover(rect, looks.COVER_FAINT)
        for cover in current.covers:
            self._cover(cover.rect, looks.cover_look(cover))

    def _cover(self, rect: Rect, picture: Picture) -> None:
        self.covers.append(self._new("cover", picture, rect.inset(1), z_values.COVER, rect))

    def clear_covers(self) -> None:
        for item in self.covers:
            item.remove()
        self.covers.clear()

    # ---- where somebody is, and where something was ---------------------------------------------

    def stand_at(self, rect: Rect | None) -> None:
        """The keyboard's ring."""
        if self.focus is not None:
            self.focus.remove()
            self.focus = None
        if rect is not None:
            self.focus = self._new("focus", looks.FOCUS, rect.inset(-5), z_values.FOCUS, rect)

    def show_recent(self, ids: Iterable[str]) -> None:
        """Rings around what has moved, until the table changes."""
        _remove(self.recent)
        for id_ in ids:
            piece, item = self._scene.piece(id_), self._scene.piece_item(id_)
            if piece is not None and item is not None:
                rect, z = piece.rect.inset(-4), item.z + z_values.FRAME_ABOVE
                self.recent[id_] = self._new(id_, looks.RECENT, rect, z, piece.rect)


def _remove(family: dict[str, PictureItem]) -> None:
    for item in family.values():
        item.remove()
    family.clear()


def would_lie(piece: Piece, here: Place | None, there: Place) -> Rect:
    """Where a piece from one place would lie at another, as far as can be told: where that one says,
    or as it lies within its own if it fills that, otherwise in the middle."""
    if there.landing is not None:
        return _in_the_middle(piece.rect, there.rect.within(there.landing))
    if here is not None and _fills(here.rect, piece.rect):
        own = here.rect
        across, down = (piece.rect.x - own.x) / own.w, (piece.rect.y - own.y) / own.h
        part = Rect(across, down, piece.rect.w / own.w, piece.rect.h / own.h)
        return there.rect.within(part)
    return _in_the_middle(piece.rect, there.rect, most=1.0)


def _in_the_middle(piece: Rect, rect: Rect, most: float = inf) -> Rect:
    """As large as there is room, but no more than so many times as large as it is."""
    fit = min(most, rect.w / piece.w, rect.h / piece.h)
    width, height = piece.w * fit, piece.h * fit
    return Rect(rect.x + (rect.w - width) / 2, rect.y + (rect.h - height) / 2, width, height)


def _fills(place: Rect, piece: Rect) -> bool:
    large = piece.w * piece.h > 0.35 * place.w * place.h
    return large and QRectF(*place).contains(QRectF(*piece))
