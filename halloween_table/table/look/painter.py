"""Turns pictures into pixmaps: drawings are rendered once per size and shared."""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from functools import lru_cache
from math import cos, pi, sin

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from halloween_table.contract.pictures import WHOLE, Art, Glow, Picture, Rect, Shape, Words

from .contrast import CONTRAST, stronger
from .drawing import blank, drawing

_BUDGET = 8 << 20
"""Bytes of pixmaps kept; what was not used for longest goes first."""
_TABLES = 2
"""On a fine screen that is not enough for what lies on the table: then so many times its pixels."""
_DETAIL = 0.25
"""Of a picture: a drawing that takes up no more is a detail, and other pictures have it too."""
_DIGITS = 3
"""So many letters are a number at most, which comes again and again, too."""
_DETAILS_BUDGET = 3 << 20

_RINGS = ((1.0, 0.06), (0.75, 0.1), (0.45, 0.9))
"""Of a glow: how far out, and how strong."""
_AROUND = 20
"""So many directions in which it spreads."""

_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


class PixmapShelf:
    """The pixmaps in use, by picture and size in device pixels."""

    def __init__(self, budget: int = _BUDGET) -> None:
        self._least = self._budget = budget
        self._bytes = 0
        self._scale = 0.0
        self._tables = 0
        """How many are open."""
        self._pixmaps: OrderedDict[tuple[Picture, int, int, float], QPixmap] = OrderedDict()

    def serve(self, scale: float, table: int) -> None:
        """Pictures are wanted at that scale from now on, at which the whole table has so many
        device pixels. Nothing that was drawn for another zoom is wanted any more."""
        if scale != self._scale:
            self.clear()
            self._scale = scale
        self._budget = max(self._least, _TABLES * 4 * table)

    def open_table(self) -> None:
        self._tables += 1

    def close_table(self) -> None:
        """After the last one only as much is kept as nobody misses; the next table finds it."""
        self._tables -= 1
        if not self._tables:
            self._budget = self._least
            self._make_room()

    def clear(self) -> None:
        self._pixmaps.clear()
        self._bytes = 0

    def pixmap(self, picture: Picture, width: int, height: int, scale: float) -> QPixmap:
        """The picture at that size in device pixels; `scale` is device pixels per scene unit."""
        key = (picture, width, height, scale)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = self._pixmaps[key] = new_pixmap(picture, width, height, scale)
        self._bytes += 4 * width * height
        self._make_room()
        return pixmap

    def _make_room(self) -> None:
        while self._bytes > self._budget and len(self._pixmaps) > 1:
            (_, gone_width, gone_height, _), _ = self._pixmaps.popitem(last=False)
            self._bytes -= 4 * gone_width * gone_height


SHELF = PixmapShelf()
"""Of all tables: the one that is opened next shows much of what the last one did."""

_DETAILS = PixmapShelf(_DETAILS_BUDGET)
"""Drawings that are put together to pictures: a board with one more disc is not drawn from scratch."""

CONTRAST.changed.connect(SHELF.clear)


def new_pixmap(picture: Picture, width: int, height: int, scale: float) -> QPixmap:
    """The picture alone, at that size in device pixels."""
    pixmap = blank(width, height)
    with QPainter(pixmap) as painter:
        paint(painter, picture, QRectF(0, 0, width, height), scale)
    return pixmap


def paint(painter: QPainter, picture: Picture, area: QRectF, scale: float) -> None:
    """Paints a picture's layers into the area; `scale` is painter units per scene unit."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for layer in stronger(picture) if CONTRAST.high else picture:
        target = _part(area, layer.rect)
        if isinstance(layer, Art):
            if layer.rect.w * layer.rect.h <= _DETAIL:
                _paint_detail(painter, evolve(layer, rect=WHOLE), target)
            else:
                _paint_art(painter, layer, target)
        elif isinstance(layer, Shape):
            _paint_shape(painter, layer, target, scale)
        elif isinstance(layer, Glow):
            _paint_glow(painter, layer, area, target, scale)
        elif len(layer.text) <= _DIGITS and layer.rect != WHOLE:
            _paint_detail(painter, evolve(layer, rect=WHOLE), target, scale)
        else:
            _paint_words(painter, layer, target, scale)


def _part(area: QRectF, part: Rect) -> QRectF:
    return QRectF(
        area.x() + part.x * area.width(),
        area.y() + part.y * area.height(),
        part.w * area.width(),
        part.h * area.height(),
    )


def _paint_detail(
    painter: QPainter, detail: Art | Words, target: QRectF, scale: float = 1.0
) -> None:
    """From edge to edge of whole pixels, so that what lies side by side still does."""
    left, top = round(target.left()), round(target.top())
    width, height = round(target.right()) - left, round(target.bottom()) - top
    if width > 0 and height > 0:
        painter.drawPixmap(left, top, _DETAILS.pixmap((detail,), width, height, scale))


def _paint_art(painter: QPainter, art: Art, target: QRectF) -> None:
    renderer = drawing(art.asset, art.tint)
    painter.save()
    painter.setOpacity(art.opacity)
    if art.turn:
        painter.translate(target.center())
        painter.rotate(90 * (art.turn % 4))
        size = target.size().transposed() if art.turn % 2 else target.size()
        target = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    renderer.render(painter, target)
    painter.restore()


def _paint_shape(painter: QPainter, shape: Shape, target: QRectF, scale: float) -> None:
    width = shape.width * scale if shape.line else 0.0
    inner = target.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    path = QPainterPath()
    path.addRoundedRect(inner, shape.radius * scale, shape.radius * scale)
    if shape.fill:
        painter.fillPath(path, QColor(shape.fill))
    if shape.line:
        pen = QPen(QColor(shape.line), width)
        if shape.dashed:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.strokePath(path, pen)


def _paint_glow(painter: QPainter, glow: Glow, area: QRectF, target: QRectF, scale: float) -> None:
    """The picture's shadow in the light's own colour, spread to all sides, bright at the contour and
    soft outside."""
    shadow = blank(round(area.width()), round(area.height()))
    with QPainter(shadow) as inner:
        paint(inner, glow.picture, target.translated(-area.topLeft()), scale)
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        inner.fillRect(shadow.rect(), QColor(glow.colour))
    reach = glow.width * scale
    for share, strength in _RINGS:
        painter.setOpacity(strength)
        for step in range(_AROUND):
            turned = 2 * pi * step / _AROUND
            off = QPointF(cos(turned), sin(turned)) * reach * share
            painter.drawPixmap(area.topLeft() + off, shadow)
    painter.setOpacity(1.0)


_NARROW = 72
"""Percent: letters that are narrower are hard to read."""
_STEPS = (
    *((step, 100, False) for step in range(9)),
    (8, 86, False),
    (8, _NARROW, False),
    (8, 100, True),
    (8, _NARROW, True),
)
"""How a text is made to fit, one after another: steps to the smallest letters, how wide they are, and
whether words may be broken anywhere."""


_ROUNDED = 1.0
"""By so many pixels a place can be narrower on the screen than on the table."""


_DOT, _BEFORE = 0.13, 0.5
"""Of the height of letters: how large the dot before a point is, and how far before its words."""


def _paint_words(painter: QPainter, words: Words, target: QRectF, scale: float) -> None:
    font, text, flags = fitted(words, target, scale)
    painter.setFont(font)
    painter.setPen(QColor(words.colour))
    painter.drawText(target, flags, text)
    if words.points:
        for middle in dots(font, text, flags, target):
            radius = font.pixelSize() * _DOT
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(words.colour))
            painter.drawEllipse(middle, radius, radius)


def dots(font: QFont, text: str, flags: int, target: QRectF) -> list[QPointF]:
    """The middles of the dots before all points of a text: each beside the first line of its own."""
    metrics, points = QFontMetricsF(font), text.split("\n")
    box = metrics.boundingRect(target, flags, text)

    def high(lines: list[str]) -> float:
        return metrics.boundingRect(target, flags, "\n".join(lines)).height()

    left = target.left() - font.pixelSize() * _BEFORE
    tops = (high(points[: at + 1]) - high([point]) for at, point in enumerate(points))
    return [QPointF(left, box.top() + top + metrics.height() / 2) for top in tops]


def _flags(align: str, anywhere: bool = False) -> int:
    flags = _ALIGN[align] | Qt.AlignmentFlag.AlignVCenter
    wrap = Qt.TextFlag.TextWrapAnywhere if anywhere else Qt.TextFlag.TextWordWrap
    return int(flags) | int(wrap)


def fitted(words: Words, target: QRectF, scale: float) -> tuple[QFont, str, int]:
    """Font, text and flags: the largest font, within limits, in which the text fits. If the smallest
    does not do, letters are drawn narrower, then long words are broken; of a text that never fits as
    much is shown as there is room for."""
    look = words.size * scale, words.bold, words.align
    high, least = target.height(), words.least
    found = _fitted(words.text, *look, target.width(), high, least)
    beside = (
        *((text, target.width()) for text in words.alike),
        *((text, wide * scale - _ROUNDED) for text, wide in words.alike_in),
    )
    limits = (_fitted(text, *look, width, high, least)[0].pixelSize() for text, width in beside)
    smallest = min(limits, default=found[0].pixelSize())
    if smallest < found[0].pixelSize():
        font = QFont(found[0])
        font.setPixelSize(smallest)
        return font, *found[1:]
    return found


@lru_cache(1024)
def _fitted(
    text: str, size: float, bold: bool, align: str, width: float, height: float, least: float
) -> tuple[QFont, str, int]:
    font = QFont()
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    room = QRectF(0, 0, width, height)
    for step, stretch, anywhere in _STEPS:
        font.setPixelSize(max(1, round(size * (1 - step * (1 - least) / 8))))
        font.setStretch(stretch)
        flags = _flags(align, anywhere)
        if _fits(text, font, room, flags):
            return font, text, flags
    return font, _cut(text, font, room, flags), flags


def _fits(text: str, font: QFont, room: QRectF, flags: int) -> bool:
    needed = QFontMetricsF(font).boundingRect(room, flags, text)
    return needed.width() <= room.width() + 0.5 and needed.height() <= room.height() + 0.5


def _cut(text: str, font: QFont, room: QRectF, flags: int) -> str:
    """As much of the beginning as there is room for, in as many lines as there are."""
    shown = bisect_left(
        range(len(text)),
        True,
        key=lambda letters: not _fits(f"{text[: letters + 1].rstrip()}…", font, room, flags),
    )
    return f"{text[:shown].rstrip()}…"


def painted(picture: Picture, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """A picture as a pixmap for a widget or an icon."""
    pixmap = blank(round(width * ratio), round(height * ratio))
    with QPainter(pixmap) as painter:
        paint(painter, picture, QRectF(pixmap.rect()), ratio)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
