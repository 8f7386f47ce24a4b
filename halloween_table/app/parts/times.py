"""How long something took, as people write it in the current language."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def time_text(milliseconds: int) -> str:
    """Minutes, seconds and tenths, such as 1:04.3; a tenth counts once it is full."""
    tenths = milliseconds // 100
    seconds, tenth = divmod(tenths, 10)
    minutes, second = divmod(seconds, 60)
    return f"{minutes}:{second:02}{QLocale().decimalPoint()}{tenth}"
