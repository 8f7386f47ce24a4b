"""Letters as some systems draw them: wider than they were designed, from the same font."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.theme import use_theme
from halloween_table.table.look import letters, painter

in_wide_letters = pytest.mark.usefixtures("wide_letters")
"""For a test of whether something fits: what does with wide letters does with all others, too."""
_SPACING = 103.5
"""Per cent. Positions are rounded: with 103 a line grows by a little less than three."""


@contextmanager
def wider_letters() -> Iterator[None]:
    """Inside, whatever is written is at least 3 % wider: so wide it is where a system gives each letter
    whole pixels, as Windows does if it may."""
    plain = QApplication.font()
    wide = QFont(plain)
    wide.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SPACING)
    _write_in(wide)
    try:
        yield
    finally:
        _write_in(plain)


def usual_letters() -> None:
    """The next window begins with letters of the usual size, whatever this one made of them."""
    if letters.now() != letters.Scale():
        letters.use(letters.Scale())
        use_theme(QApplication.instance())


def _write_in(font: QFont) -> None:
    """And forgets what was written in another one."""
    QApplication.setFont(font)
    painter._fitted.cache_clear()
    painter.SHELF.clear()
    painter._DETAILS.clear()
