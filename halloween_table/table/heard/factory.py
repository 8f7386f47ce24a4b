"""How Qt comes by what Python tells screen readers about a widget."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

Kind = tuple[type[QWidget], type[QAccessibleWidget]]
"""A widget, and what answers for it."""

_kept: dict[int, QAccessibleInterface] = {}
"""Qt keeps no reference to what a factory made."""


def answer_for(*kinds: Kind) -> None:
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
    if QAccessible.isActive():
        _ask_anew(kinds)


def _ask_anew(kinds: tuple[Kind, ...]) -> None:
    """Whoever listened before has been told of some of them by interfaces of Qt's own, which Qt
    keeps: of the one that has the focus, say, when the window came up."""
    shown, ours = (tuple(column) for column in zip(*kinds, strict=True))
    for widget in QApplication.allWidgets():
        if not isinstance(widget, shown):
            continue
        known = QAccessible.queryAccessibleInterface(widget)
        if known is not None and not isinstance(known, ours):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(known))
            if widget.hasFocus():
                focus = QAccessibleEvent(widget, QAccessible.Event.Focus)
                QAccessible.updateAccessibility(focus)
