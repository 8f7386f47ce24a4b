"""The one type family of the program, installed with it as a package."""

from __future__ import annotations

from pathlib import Path

import font_manrope
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from halloween_table.table.look import letters

FAMILY = "Manrope"
_WEIGHTS = ("ManropeMedium", "ManropeBold", "ManropeExtraBold")


def use_fonts(app: QApplication) -> None:
    """Loads the family, so that the program looks the same on every system."""
    for weight in _WEIGHTS:
        if not _loaded(getattr(font_manrope, weight)):
            raise RuntimeError(f"the font {weight} cannot be read")
    font = QFont(FAMILY)
    font.setPixelSize(letters.ORDINARY)
    font.setWeight(QFont.Weight.Medium)
    # Otherwise Windows gives each letter whole pixels, and many lines grow by a twentieth.
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    app.setFont(font)


def _loaded(path: str) -> bool:
    """By its name, or by what is in it: without a screen, Qt on Windows opens no file in a folder whose
    name has letters of another alphabet than the system's."""
    if QFontDatabase.addApplicationFont(path) >= 0:
        return True
    return QFontDatabase.addApplicationFontFromData(Path(path).read_bytes()) >= 0
