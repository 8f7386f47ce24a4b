"""Where a tooltip goes: beside what it speaks of, and over as little as possible of what lies around."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel

from .bubble import Beside

_FRAME = QSize(14, 12)
"""By how much a tooltip is larger than its text."""
_QT_ADDS = QPoint(2, 16)
"""How far from the point it was given Qt shows a tooltip: below the pointer's tip."""
_AROUND = 1.6
"""How many times its own size around something its neighbours are spared."""


def spot(html: str, font: QFont, about: QRect, lying: Iterable[QRect], view: QRect) -> QPoint:
    """The point to give Qt, in the coordinates of the view, for a tooltip about what is there."""
    page = QLabel(html)  # as Qt's own: it breaks lines so that a long text is no endless strip
    page.setFont(font)
    page.setWordWrap(True)
    size = page.sizeHint() + _FRAME
    where = Beside([about], list(_neighbours(about, lying)))
    return where.place(size, view).topLeft() - _QT_ADDS


def put_away() -> None:
    """At once: QToolTip's own way leaves a tooltip in sight for a third of a second."""
    for shown in QApplication.topLevelWidgets():
        if shown.inherits("QTipLabel"):
            shown.hide()


def _neighbours(about: QRect, lying: Iterable[QRect]) -> Iterator[QRect]:
    across, down = round(about.width() * _AROUND), round(about.height() * _AROUND)
    near = about.adjusted(-across, -down, across, down)
    for rect in lying:
        if rect.intersects(near) and not rect.contains(about):
            yield rect
