"""What the scene consists of: pictures at rectangles, all of them plain pixmap items."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .contract import Picture, Rect
from .painter import PixmapShelf


class PictureItem(QGraphicsPixmapItem):
    """A picture at a rectangle. Its pixmap has exactly the pixels the screen needs, so that
    painting it is a plain copy.

    Attributes:
        id: the piece's, place's or mark's own id.
        rect: where it is now, also in mid-flight.
        picture: what it shows.
    """

    def __init__(self, id_: str, picture: Picture, rect: Rect, z: float) -> None:
        super().__init__()
        self.id = id_
        self.picture = picture
        self.rect = rect
        self._drawn_for: tuple[Picture, float, float, float] | None = None
        self.setZValue(z)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, shelf: PixmapShelf, scale: float) -> None:
        """Renders the picture for its rectangle; `scale` is device pixels per scene unit."""
        wanted = (self.picture, self.rect.w, self.rect.h, scale)
        if wanted != self._drawn_for:
            width, height = round(self.rect.w * scale), round(self.rect.h * scale)
            self.setPixmap(shelf.pixmap(self.picture, width, height, scale))
            self._drawn_for = wanted
        self.move_to(self.rect)

    def move_to(self, rect: Rect, open_: float = 1.0) -> None:
        """Puts the item there; `open_` below 1 narrows it, as a card that is being turned over."""
        self.rect = rect
        self.setPos(rect.x, rect.y)
        if self._drawn_for is None:
            return
        _, width, _, scale = self._drawn_for
        if open_ == 1.0 and abs(width - rect.w) < 0.01:
            self.setTransform(QTransform())
            self.setScale(1 / scale)
        else:
            self.setScale(rect.w / max(1, self.pixmap().width()))
            middle = self.pixmap().width() / 2
            turned = QTransform.fromTranslate(middle, 0).scale(max(open_, 0.02), 1)
            self.setTransform(turned.translate(-middle, 0))
