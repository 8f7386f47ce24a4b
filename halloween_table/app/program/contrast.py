"""Windows for those whose system asks for more contrast."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from halloween_table.contract.palette import FADED, GHOST, MOON, MUTED, PANEL_EDGE

_STRONGER = (
    (rf"1px (solid|dashed) {PANEL_EDGE}", rf"2px \1 {MUTED}"),
    (rf"solid {PANEL_EDGE}", f"solid {MUTED}"),
    (rf"border-color: {PANEL_EDGE}", f"border-color: {MUTED}"),
    (rf"3px solid {GHOST}", f"4px solid {GHOST}"),
    (rf"2px solid {GHOST}", f"3px solid {GHOST}"),
    (rf"(?<!-)color: {MUTED}", f"color: {MOON}"),
    (rf"(?<!-)color: {FADED}", f"color: {MUTED}"),
)
"""What a rule of the style sheet says, and what it says instead: stronger outlines, no text that is
paler than it has to be."""


def contrasted(sheet: str) -> str:
    """The same style sheet with more contrast."""
    for pattern, instead in _STRONGER:
        sheet = re.sub(pattern, instead, sheet)
    return sheet


def wanted(app: QApplication) -> bool:
    """Whether the system asks for it."""
    hints = app.styleHints()  # kept: what it gives away goes with it
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def follow(app: QApplication, dress: Callable[[], None]) -> None:
    """From now on: `dress` puts on the style sheet, and tables take the same."""
    from halloween_table.table.look.contrast import CONTRAST

    def change() -> None:
        dress()
        CONTRAST.set_high(wanted(app))

    hints = app.styleHints()
    hints.accessibility().contrastPreferenceChanged.connect(change)
    CONTRAST.set_high(wanted(app))
