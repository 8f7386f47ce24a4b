"""The one type family of the program, installed with it as a package."""

from __future__ import annotations

import font_manrope
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

FAMILY = "Manrope"
_WEIGHTS = ("ManropeMedium", "ManropeBold", "ManropeExtraBold")


def use_fonts(app: QApplication) -> None:
    """Loads the family, so that the program looks the same on every system."""
    for weight in _WEIGHTS:
        if QFontDatabase.addApplicationFont(getattr(font_manrope, weight)) < 0:
            raise RuntimeError(f"the font {weight} cannot be read")
    font = QFont(FAMILY)
    font.setPixelSize(14)
    font.setWeight(QFont.Weight.Medium)
    # Otherwise Windows gives each letter whole pixels, and many lines grow by a twentieth.
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    app.setFont(font)
