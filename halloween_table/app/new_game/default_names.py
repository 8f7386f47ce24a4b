"""What a seat is called while nobody has named it: “Player 1”, in every language."""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QCoreApplication, QTranslator

from halloween_table.engine.translate import QT_TRANSLATE_NOOP, fill
from halloween_table.resources import translations_folder

from ..parts.language import LANGUAGES

_SOURCE = QT_TRANSLATE_NOOP("SeatsEditor", "Player %1")


def default_name(at: int) -> str:
    """The name of that seat in the current language, counted from 0."""
    return fill(QCoreApplication.translate("SeatsEditor", _SOURCE), at + 1)


def is_default(name: str) -> bool:
    """Whether it is such a name in any of our languages: a game keeps the names that it began
    with, and nobody is called that."""
    return any(pattern.fullmatch(name) for pattern in _patterns())


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    spoken = {_SOURCE}
    for language in LANGUAGES:
        translator = QTranslator()
        if translator.load(f"halloween_table_{language}", str(translations_folder())):
            spoken.add(translator.translate("SeatsEditor", _SOURCE) or _SOURCE)
    return tuple(re.compile(re.escape(name).replace("%1", r"\d+")) for name in sorted(spoken))
