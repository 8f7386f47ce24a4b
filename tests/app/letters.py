"""Letters as some systems draw them: wider than Qt does here, from the same font."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from halloween_table.table.look import painter

in_wide_letters = pytest.mark.usefixtures("wide_letters")
"""For a test of whether something fits: what does with wide letters does with all others, too."""
_SPACING = 103.5
"""Per cent. Positions are rounded: with 103 a line grows by a little less than three."""


@contextmanager
def wider_letters() -> Iterator[None]:
    """Inside, whatever is written is at least 3 % wider: so wide it is on Windows, where each letter
    takes whole pixels."""
    plain = QApplication.font()
    wide = QFont(plain)
    wide.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _SPACING)
    _write_in(wide)
    try:
        yield
    finally:
        _write_in(plain)


def _write_in(font: QFont) -> None:
    """And forgets what was written in another one."""
    QApplication.setFont(font)
    painter._fitted.cache_clear()
    painter.SHELF.clear()
