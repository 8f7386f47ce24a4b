"""What the scene consists of: pictures at rectangles, all of them plain pixmap items."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from halloween_table.contract.pictures import Picture, Rect

from ..look import looks
from ..look.drawing import over
from ..look.painter import PixmapShelf

_FAST = Qt.TransformationMode.FastTransformation
_SMOOTH = Qt.TransformationMode.SmoothTransformation


class PictureItem:
    """A picture at a rectangle. Its pixmap has exactly the pixels the screen needs and lies on
    whole device pixels, so that painting it is a plain copy. It holds Qt's own item instead of
    being one: a subclass would be asked about every virtual function in Python.

    Attributes:
        id: the piece's, place's or mark's own id.
        rect: where it is now, also in mid-flight.
        picture: what it shows.
        called: what that is called, if it is a piece.
        zoom: how many times as large as the game has laid it out: its letters and lines grow, too.
    """

    def __init__(
        self, layer: QGraphicsItem, id_: str, picture: Picture, rect: Rect, z: float
    ) -> None:
        self.id = id_
        self.picture = picture
        self.called = ""
        self.rect = rect
        self.zoom = 1.0
        self._drawn_for: tuple[Picture, float, float, float, float] | None = None
        self._placed: tuple[object, ...] = ()
        self._exact = True
        self._pixels = (1, 1)
        """How large its pixmap is."""
        self._copied_at: float | None = None
        """The scale at which its pixels are copied as they are; None: they are not."""
        self._stretched: Qt.TransformationMode | None = None
        """How they are stretched; None: they are not."""
        self._layer = layer
        self._item = QGraphicsPixmapItem(layer)
        self._alone: QPixmap | None = None
        """Its pixmap without the shadow that is in the one that is seen; None: it casts none."""
        self._item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._z = z
        self._item.setZValue(z)

    @property
    def z(self) -> float:
        return self._z

    @z.setter
    def z(self, z: float) -> None:
        if z != self._z:  # Qt would sort them all again
            self._z = z
            self._item.setZValue(z)

    def fade(self, opacity: float) -> None:
        self._item.setOpacity(opacity)

    def cast_shadow(self, shelf: PixmapShelf) -> None:
        """It lies on nothing: below it, and wherever it goes, is its shadow. Both are one pixmap, which
        costs no more to move than the piece alone. It has been drawn."""
        if self._drawn_for is None:
            return
        self.lose_shadow()
        picture, width, height, fineness, zoom = self._drawn_for
        area = Rect(*looks.CAST, width, height).inset(-looks.SHADOW_REACH)
        size = round(area.w * fineness), round(area.h * fineness)
        cast = shelf.pixmap(looks.shadow(picture, width, height), *size, fineness * zoom)
        away = QPoint(round(area.x * fineness), round(area.y * fineness))
        self._alone = self._item.pixmap()
        self._item.setPixmap(over(cast, self._alone, away, looks.SHADE))
        self._item.setOffset(min(0, away.x()), min(0, away.y()))

    def lose_shadow(self) -> None:
        """It lies somewhere again."""
        if self._alone is not None:
            self._item.setPixmap(self._alone)
            self._item.setOffset(0, 0)
            self._alone = None

    def put_into(self, layer: QGraphicsItem) -> None:
        """From now on that layer holds it."""
        if self._layer is not layer:
            self._layer = layer
            self._item.setParentItem(layer)

    @property
    def pixmap(self) -> QPixmap:
        """Without its shadow."""
        return self._item.pixmap() if self._alone is None else self._alone

    def remove(self) -> None:
        self._item.scene().removeItem(self._item)

    def forget(self) -> None:
        """What was drawn is not to be seen any more."""
        self._drawn_for = None

    def draw(self, shelf: PixmapShelf, scale: float, finest: float) -> bool:
        """Renders the picture for its rectangle; `scale` is device pixels per scene unit, of which
        a picture that is looked at closely has `finest` at most for each unit of its own. Whether
        something else is seen now."""
        fineness = min(scale, finest / self.zoom)
        self._exact = fineness == scale
        wanted = (self.picture, self.rect.w, self.rect.h, fineness, self.zoom)
        another = wanted != self._drawn_for
        if another:
            width, height = round(self.rect.w * fineness), round(self.rect.h * fineness)
            pixmap = shelf.pixmap(self.picture, width, height, fineness * self.zoom)
            in_hand = self._alone is not None
            self.lose_shadow()
            self._item.setPixmap(pixmap)
            self._pixels = max(1, pixmap.width()), max(1, pixmap.height())
            self._drawn_for = wanted
            if in_hand:
                self.cast_shadow(shelf)
        return self.move_to(self.rect) or another

    def shows(self, picture: Picture) -> bool:
        """Whether it has been drawn, for whatever size."""
        return self._drawn_for is not None and self._drawn_for[0] == picture

    def move_to(self, rect: Rect, open_: float = 1.0, *, rough: bool = False) -> bool:
        """Puts the item there; `open_` below 1 narrows it, as a card that is being turned over. `rough`:
        it is stretched without care for its edges. Whether it was not there before."""
        self.rect = rect
        if self._drawn_for is None:
            return False
        item, (_, width, height, scale, _) = self._item, self._drawn_for
        placed = (rect, open_, rough, self._exact, width, height, scale)
        if placed == self._placed:
            return False  # Qt would paint the item anew, wherever it is told to be
        self._placed = placed
        alike = abs(width - rect.w) < 0.01 and abs(height - rect.h) < 0.01
        if self._exact and open_ == 1.0 and alike:
            item.setPos(round(rect.x * scale) / scale, round(rect.y * scale) / scale)
            if self._copied_at != scale:  # Qt would think it over each time
                self._copied_at, self._stretched = scale, None
                item.setTransform(QTransform())
                item.setScale(1 / scale)
                item.setTransformationMode(_FAST)
        else:
            item.setPos(rect.x, rect.y)
            how = _FAST if rough else _SMOOTH
            if self._stretched != how:
                self._copied_at, self._stretched = None, how
                item.setTransformationMode(how)
                item.setScale(1.0)
            across, down = rect.w / self._pixels[0], rect.h / self._pixels[1]
            open_ = max(open_, 0.02)
            item.setTransform(QTransform(open_ * across, 0, 0, down, (1 - open_) * rect.w / 2, 0))
        return True
