"""How Qt comes by what Python tells screen readers about a widget."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

_kept: dict[int, QAccessibleInterface] = {}
"""Qt keeps no reference to what a factory made."""


def answer_for(*kinds: tuple[type[QWidget], Callable[..., QAccessibleInterface]]) -> None:
    """From now on each such widget answers by an interface that is made of it."""

    def interface_for(_: str, shown: QObject) -> QAccessibleInterface | None:
        make = next((make for kind, make in kinds if isinstance(shown, kind)), None)
        if make is None:
            return None
        key = id(shown)
        made = _kept[key] = make(shown)
        shown.destroyed.connect(lambda: _kept.pop(key, None))
        return made

    QAccessible.installFactory(interface_for)
