"""The table for screen readers: every piece, place and named mark with its spoken name."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget

from .contract import Mark, Piece, Place
from .view import TableView


class Spot(QObject):
    """Something on the table that has a name. Graphics items are no objects to Qt's
    accessibility, so each gets one of these beside it."""

    def __init__(self, view: TableView, shown: Piece | Place | Mark) -> None:
        super().__init__(view)
        self.view = view
        self.shown = shown


class SpotInterface(QAccessibleObject):
    """What a screen reader asks of one spot."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(spot)
        self._spot = spot

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._spot.shown.name
        if kind == QAccessible.Text.Description:
            return self._spot.shown.tooltip
        return ""

    def role(self) -> QAccessible.Role:
        shown = self._spot.shown
        if isinstance(shown, Mark):
            return QAccessible.Role.StaticText
        if isinstance(shown, Place) and not shown.button:
            return QAccessible.Role.Cell
        return QAccessible.Role.PushButton

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = not isinstance(self._spot.shown, Mark)
        state.focused = self._spot.view.standing_at == self._spot.shown.id
        return state

    def rect(self) -> QRect:
        view, at = self._spot.view, self._spot.shown.rect
        corner = view.mapFromScene(QPointF(at.x, at.y))
        far = view.mapFromScene(QPointF(at.x + at.w, at.y + at.h))
        return QRect(view.viewport().mapToGlobal(corner), view.viewport().mapToGlobal(far))

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self._spot.view)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


class TableInterface(QAccessibleWidget):
    """The table itself: its children are the spots of the arrangement that is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Table, "")
        self._view = view
        self._shown: object = None
        self._spots: list[Spot] = []

    def _current(self) -> list[Spot]:
        arrangement = self._view.table.arrangement
        if arrangement is not self._shown:
            self._shown = arrangement
            for spot in self._spots:
                spot.deleteLater()
            named = (
                *arrangement.places,
                *arrangement.pieces,
                *(mark for mark in arrangement.marks if mark.name),
            )
            self._spots = [Spot(self._view, shown) for shown in named]
        return self._spots

    def childCount(self) -> int:
        return len(self._current())

    def child(self, index: int) -> QAccessibleInterface | None:
        spots = self._current()
        if 0 <= index < len(spots):
            return QAccessible.queryAccessibleInterface(spots[index])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        shown = child.object()
        return self._current().index(shown) if shown in self._current() else -1


_kept: dict[int, QAccessibleInterface] = {}
"""Qt keeps no reference to what the factory made."""


def _interface_for(_: str, shown: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface | None = None
    if isinstance(shown, TableView):
        made = TableInterface(shown)
    elif isinstance(shown, Spot):
        made = SpotInterface(shown)
    if made is not None:
        key = id(shown)
        _kept[key] = made
        shown.destroyed.connect(lambda: _kept.pop(key, None))
    return made


@cache
def make_accessible() -> None:
    """From now on screen readers find what lies on tables."""
    QAccessible.installFactory(_interface_for)


def table_changed(view: TableView) -> None:
    """Tells a listening screen reader that other things lie on the table now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.ObjectReorder))
