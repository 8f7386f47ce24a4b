"""A page of honours as a picture to send to a friend."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from halloween_table.contract.palette import MOON, NIGHT
from halloween_table.table.look import letters

_MARGIN, _HEAD = 28, 76
_SHARP, _HIGHEST = 2, 16_000
"""Pixels for each of the screen's, and how high a picture may be."""


def picture_of(page: QWidget, heading: str) -> QImage:
    """Everything on that page below its heading, also what is scrolled out of sight."""
    head = letters.room(_HEAD)
    wide, high = page.width() + 2 * _MARGIN, page.height() + head + _MARGIN
    ratio = max(1, min(_SHARP, _HIGHEST // high))
    image = QImage(wide * ratio, min(high * ratio, _HIGHEST), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(NIGHT))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(QGuiApplication.font())
        font.setPixelSize(letters.high(30))
        font.setWeight(QFont.Weight.ExtraBold)
        painter.setFont(font)
        painter.setPen(QColor(MOON))
        line = QRectF(_MARGIN, 0, page.width(), head)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, middle, heading)
        page.render(painter, QPoint(_MARGIN, head), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image
