"""Tooltips lie beside what they speak of."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from halloween_table.table.look import tips

VIEW = QRect(0, 0, 1280, 720)
TEXT = "<qt>One step to a neighbouring house.</qt>"
SIZE = QSize(120, 20)
"""Smaller than any such tooltip."""


def shown(about: QRect, lying: list[QRect]) -> QRect:
    at = tips.spot(TEXT, QFont(), about, lying, VIEW) + QPoint(2, 16)
    return QRect(at, SIZE)


def test_it_never_covers_what_it_is_about(qapp: QApplication) -> None:
    for x, y in product((0, 600, 1200), (0, 300, 640)):
        about = QRect(x, y, 80, 80)
        assert not shown(about, []).intersects(about)


def test_it_stays_within_the_view(qapp: QApplication) -> None:
    for x, y in product((0, 600, 1200), (0, 300, 640)):
        assert VIEW.contains(shown(QRect(x, y, 80, 80), []))


def test_it_spares_the_neighbours_where_there_is_room(qapp: QApplication) -> None:
    about = QRect(400, 300, 80, 80)
    town = [
        QRect(400 + 82 * dx, 300 + 82 * dy, 80, 80) for dx, dy in product((-1, 0, 1), (-1, 0, 1))
    ]
    town.remove(about)
    assert not any(shown(about, town).intersects(rect) for rect in town)
