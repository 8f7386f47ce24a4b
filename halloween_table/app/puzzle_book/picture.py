"""A puzzle as a picture to send to a friend: its card, and the code below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.palette import MOON, NIGHT
from halloween_table.table.look.render import rendered

_WIDTH = 1200
_MARGIN = 30
_LINE = 84
"""Room for the code."""


def picture_of(face: Arrangement, code: str) -> QImage:
    card = rendered(face, _WIDTH)
    image = QImage(
        _WIDTH + 2 * _MARGIN,
        card.height() + 2 * _MARGIN + _LINE,
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(NIGHT))
    with QPainter(image) as painter:
        painter.drawImage(_MARGIN, _MARGIN, card)
        font = QFont(QGuiApplication.font())
        font.setPixelSize(44)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(MOON))
        line = QRectF(_MARGIN, _MARGIN + card.height(), _WIDTH, _LINE + _MARGIN / 2)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, code)
    return image
