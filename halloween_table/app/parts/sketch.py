"""A picture that a game has put together, beside words."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLabel

from halloween_table.contract.pictures import Picture
from halloween_table.table.look import letters
from halloween_table.table.look.painter import painted

from .widgets import sharpest


def icon_of(picture: Picture, side: int) -> QIcon:
    """For a list, with letters as large as they are now; `side`: with letters of the usual size."""
    return QIcon(painted(picture, side, side, sharpest() * letters.thing(100) / 100))


class Sketch(QLabel):
    """A picture in a square, which grows with the words beside it, though not as far. It says nothing
    that they do not; without one it takes no room."""

    def __init__(self, side: int, picture: Picture = ()) -> None:
        """`side`: beside letters of the usual size."""
        super().__init__(scaledContents=True)
        self._side, self._picture = side, picture
        letters.follow(self._fit)

    def draw(self, picture: Picture) -> None:
        if picture != self._picture:
            self._picture = picture
            self._fit()

    def resize_to(self, side: int) -> None:
        if side != self._side:
            self._side = side
            self._fit()

    def _fit(self) -> None:
        if not self._picture:
            self.hide()
            return
        side, ratio = letters.thing(self._side), sharpest()
        self.setFixedSize(side, side)
        pixmap = painted(self._picture, self._side, self._side, ratio * side / self._side)
        pixmap.setDevicePixelRatio(ratio)
        self.setPixmap(pixmap)
        if self.parentWidget() is not None:
            self.show()
