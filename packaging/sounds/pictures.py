"""Sounds for the eye, since nobody can listen to a hundred of them at once: for each its envelope above its
spectrum over time, with figures, on one sheet for each game."""

from __future__ import annotations

import cmath
import math
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPolygonF

from .ambiences import HALF
from .make import FOLDER
from .measure import loudness, peak
from .wav import decoded

_CARD: Final = (300, 210)
_COLUMNS: Final = 6
_SECONDS: Final = 1.5
"""How much time a card is wide; a longer sound is pressed together, and says so."""
_WINDOW, _HOP = 512, 128


def draw(names: Iterable[str], folder: Path) -> None:
    """A sheet for each game into that folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    if isinstance(app, QGuiApplication):
        from halloween_table.app.program.fonts import use_fonts

        use_fonts(app)  # type: ignore[arg-type]
    folder.mkdir(parents=True, exist_ok=True)
    for game, cards in sheets(names).items():
        rows = math.ceil(len(cards) / _COLUMNS)
        sheet = QImage(_COLUMNS * _CARD[0], rows * _CARD[1], QImage.Format.Format_RGB32)
        sheet.fill(QColor("#14111f"))
        painter = QPainter(sheet)
        for at, name in enumerate(cards):
            corner = QPointF(at % _COLUMNS * _CARD[0], at // _COLUMNS * _CARD[1])
            painter.save()
            painter.translate(corner)
            _draw_card(painter, name)
            painter.restore()
        painter.end()
        sheet.save(str(folder / f"{game}.png"))


def sheets(names: Iterable[str]) -> dict[str, list[str]]:
    """The sounds of each sheet. What is heard far off comes after the effects of all games, and belongs
    to those of its own."""
    found: dict[str, list[str]] = {}
    for name in names:
        found.setdefault(_sheet_of(name), []).append(name)
    return found


def _sheet_of(name: str) -> str:
    game, _, sound = name.partition("/")
    return "ambience" if sound == "ambience" else game


def _draw_card(painter: QPainter, name: str) -> None:
    signal, rate = decoded(FOLDER / f"{name}.wav")
    seconds = len(signal) / rate
    loops = name.endswith("/ambience")
    heard = [value for value in signal for _ in range(2)] if rate == HALF else signal
    wide = _CARD[0] - 12
    used = wide * (1 if loops else min(1.0, seconds / _SECONDS))
    painter.setPen(QColor("#f0e6d2"))
    painter.drawText(QPointF(6, 15), name.partition("/")[2] if not loops else name)
    middle = sum(signal) / len(signal)
    figures = (
        f"{seconds:.2f} s  {loudness(heard):.1f} dB  peak {peak(signal):.1f}  dc {middle:+.4f}"
    )
    painter.setPen(QColor("#b8a9c9"))
    painter.drawText(QPointF(6, 31), figures)
    _draw_envelope(painter, signal, QRectF(6, 38, used, 50))
    painter.drawImage(QRectF(6, 92, used, 110), _spectrum(signal, rate))
    if not loops and seconds > _SECONDS:
        painter.drawText(QPointF(wide - 12, 200), "»")


def _draw_envelope(painter: QPainter, signal: Sequence[float], area: QRectF) -> None:
    columns = max(1, int(area.width()))
    each = max(1, len(signal) // columns)
    tops, bottoms = [], []
    for column in range(columns):
        part = signal[column * each : (column + 1) * each] or [0.0]
        x = area.x() + column
        tops.append(QPointF(x, area.center().y() - max(part) * area.height()))
        bottoms.append(QPointF(x, area.center().y() - min(part) * area.height()))
    painter.setPen(QPen(QColor("#e8a33d")))
    painter.setBrush(QColor("#e8a33d"))
    painter.drawPolygon(QPolygonF([*tops, *reversed(bottoms)]), Qt.FillRule.WindingFill)


def _spectrum(signal: Sequence[float], rate: int) -> QImage:
    """Time to the right, pitch upwards in octaves from 60 Hz to 8 kHz, 70 dB from dark to light."""
    hop = max(_HOP, len(signal) // 280)
    starts = range(0, max(1, len(signal) - _WINDOW), hop)
    high = 110
    image = QImage(max(1, len(starts)), high, QImage.Format.Format_RGB32)
    shape = [0.5 - 0.5 * math.cos(2 * math.pi * at / _WINDOW) for at in range(_WINDOW)]
    for x, start in enumerate(starts):
        part = list(signal[start : start + _WINDOW])
        part += [0.0] * (_WINDOW - len(part))
        powers = [abs(value) for value in _fft([a * b for a, b in zip(part, shape, strict=True)])]
        for y in range(high):
            pitch = 60 * (8000 / 60) ** (1 - y / high)
            bin_ = min(_WINDOW // 2 - 1, int(pitch * _WINDOW / rate))
            level = 20 * math.log10(max(1e-9, powers[bin_] / (_WINDOW / 4)))
            shade = max(0.0, min(1.0, (level + 80) / 70)) if pitch < rate / 2 else 0.0
            image.setPixelColor(x, y, QColor.fromHsvF(0.78 - 0.65 * shade, 0.85, shade))
    return image


def _fft(values: Sequence[complex]) -> list[complex]:
    count = len(values)
    if count == 1:
        return list(values)
    evens, odds = _fft(values[::2]), _fft(values[1::2])
    turned = [cmath.exp(-2j * math.pi * k / count) * odds[k] for k in range(count // 2)]
    return [a + b for a, b in zip(evens, turned, strict=True)] + [
        a - b for a, b in zip(evens, turned, strict=True)
    ]
