"""Cards for screen readers: buttons, as they are to everybody else."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from .card import Card

_kept: dict[int, QAccessibleInterface] = {}
"""Qt keeps no reference to what the factory made."""


@cache
def make_cards_accessible() -> None:
    """From now on. The shelf does without it until its first frame is seen."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_: str, shown: QObject) -> QAccessibleInterface | None:
    if not isinstance(shown, Card):
        return None
    key = id(shown)
    _kept[key] = made = QAccessibleWidget(shown, QAccessible.Role.PushButton)
    shown.destroyed.connect(lambda: _kept.pop(key, None))
    return made
