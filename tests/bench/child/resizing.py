"""A window whose edge somebody drags: the table in it, against a plain page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..figures import Figures
from .evening import Evening

_FRAMES = 100
_SMALLEST, _LARGEST = (1024, 700), (1440, 900)
_WIDGETS = 60
"""About as many as a table's page has."""


def resizing(key: str, moves: str) -> Callable[[str], Figures]:
    """A frame of it: the median, and the slowest in a hundred. "ours", or "plain"."""
    from PySide6.QtWidgets import QApplication

    from ..ratio import median
    from .frames import Frames

    evening = Evening(pace="off")
    ours, inside = evening.window, evening.open(key, evening.keep(key, int(moves)))
    evening.rest()
    plain = _plain_page()
    QApplication.processEvents()
    asked = {"ours": (ours, evening.frames, inside), "plain": (plain, Frames(plain), plain)}

    def answer(which: str) -> Figures:
        window, frames, widget = asked[which]
        window.resize(*_LARGEST)
        evening.rest()
        times = sorted(
            frames.after_moving(widget, partial(window.resize, *_size(step)))
            for step in range(1, _FRAMES + 1)
        )
        return {"median": median(times), "slowest": times[int(_FRAMES * 0.99) - 1]}

    return answer


def _size(step: int) -> tuple[int, int]:
    """To the smallest window and back again."""
    part = 1 - abs(1 - 2 * step / _FRAMES)
    (width, height), (wide, high) = _SMALLEST, _LARGEST
    return round(wide + (width - wide) * part), round(high + (height - high) * part)


def _plain_page() -> object:
    """Texts that wrap, and buttons, in the program's style."""
    from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

    page = QWidget()
    page.setObjectName("page")
    grid = QGridLayout(page)
    for at in range(_WIDGETS):
        text = f"So many words are read on a page at once, and this is number {at}."
        made = QPushButton(f"Button {at}") if at % 3 == 0 else QLabel(text, wordWrap=True)
        grid.addWidget(made, at // 6, at % 6)
    page.resize(*_LARGEST)
    page.show()
    return page
