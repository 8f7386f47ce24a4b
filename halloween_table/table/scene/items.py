"""What the scene consists of: pictures at rectangles, all of them plain pixmap items."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from halloween_table.contract.pictures import Picture, Rect

from ..look.painter import PixmapShelf


class PictureItem:
    """A picture at a rectangle. Its pixmap has exactly the pixels the screen needs and lies on
    whole device pixels, so that painting it is a plain copy. It holds Qt's own item instead of
    being one: a subclass would be asked about every virtual function in Python.

    Attributes:
        id: the piece's, place's or mark's own id.
        rect: where it is now, also in mid-flight.
        picture: what it shows.
    """

    def __init__(
        self, scene: QGraphicsScene, id_: str, picture: Picture, rect: Rect, z: float
    ) -> None:
        self.id = id_
        self.picture = picture
        self.rect = rect
        self._drawn_for: tuple[Picture, float, float, float] | None = None
        self._placed: tuple[object, ...] = ()
        self._exact = True
        self._item = scene.addPixmap(QPixmap())
        self._item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.z = z

    @property
    def z(self) -> float:
        return self._z

    @z.setter
    def z(self, z: float) -> None:
        self._z = z
        self._item.setZValue(z)

    @property
    def pixmap(self) -> QPixmap:
        return self._item.pixmap()

    def remove(self) -> None:
        self._item.scene().removeItem(self._item)

    def forget(self) -> None:
        """What was drawn is not to be seen any more."""
        self._drawn_for = None

    def draw(self, shelf: PixmapShelf, scale: float, exact: bool = True) -> None:
        """Renders the picture for its rectangle; `scale` is device pixels per scene unit, and
        `exact` whether the screen shows them one to one."""
        self._exact = exact
        wanted = (self.picture, self.rect.w, self.rect.h, scale)
        if wanted != self._drawn_for:
            width, height = round(self.rect.w * scale), round(self.rect.h * scale)
            self._item.setPixmap(shelf.pixmap(self.picture, width, height, scale))
            self._drawn_for = wanted
        self.move_to(self.rect)

    def move_to(self, rect: Rect, open_: float = 1.0) -> None:
        """Puts the item there; `open_` below 1 narrows it, as a card that is being turned over."""
        self.rect = rect
        if self._drawn_for is None:
            return
        item, (_, width, height, scale) = self._item, self._drawn_for
        placed = (rect, open_, self._exact, width, height, scale)
        if placed == self._placed:
            return  # Qt would paint the item anew, wherever it is told to be
        self._placed = placed
        if self._exact and open_ == 1.0 and abs(width - rect.w) < 0.01:
            item.setPos(round(rect.x * scale) / scale, round(rect.y * scale) / scale)
            item.setTransform(QTransform())
            item.setScale(1 / scale)
            item.setTransformationMode(Qt.TransformationMode.FastTransformation)
        else:
            item.setPos(rect.x, rect.y)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setScale(rect.w / max(1, self.pixmap.width()))
            middle = self.pixmap.width() / 2
            turned = QTransform.fromTranslate(middle, 0).scale(max(open_, 0.02), 1)
            item.setTransform(turned.translate(-middle, 0))
