"""The table for screen readers: every piece, place and named mark with its spoken name."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPointF, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget

from halloween_table.contract.places import Mark, Piece, Place

from .view import TableView


class Spot(QObject):
    """Something on the table that has a name. Graphics items are no objects to Qt's
    accessibility, so each gets one of these beside it."""

    def __init__(self, view: TableView, shown: Piece | Place | Mark) -> None:
        super().__init__(view)
        self.view = view
        self.shown = shown


class SpotInterface(QAccessibleObject):
    """What a screen reader asks of one spot. Qt keeps interfaces for long, so they hold
    nothing: whatever they tell, they ask of the object, while there is one."""

    @property
    def _spot(self) -> Spot | None:
        spot = self.object()
        return spot if isinstance(spot, Spot) else None

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot
        if spot is not None and kind == QAccessible.Text.Name:
            return spot.shown.name
        if spot is not None and kind == QAccessible.Text.Description:
            return spot.shown.tooltip
        return ""

    def role(self) -> QAccessible.Role:
        shown = self._spot.shown if self._spot else None
        if isinstance(shown, Piece):
            return QAccessible.Role.Graphic if shown.fixed else QAccessible.Role.PushButton
        if isinstance(shown, Place):
            return QAccessible.Role.PushButton if shown.button else QAccessible.Role.Cell
        return QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state, spot = QAccessible.State(), self._spot
        if spot is not None and not isinstance(spot.shown, Mark):
            state.focusable = not (isinstance(spot.shown, Piece) and spot.shown.fixed)
            state.focused = spot.view.standing_at == spot.shown.id
        return state

    def rect(self) -> QRect:
        spot = self._spot
        if spot is None:
            return QRect()
        view, at = spot.view, spot.shown.rect
        corner = view.mapFromScene(QPointF(at.x, at.y))
        far = view.mapFromScene(QPointF(at.x + at.w, at.y + at.h))
        return QRect(view.viewport().mapToGlobal(corner), view.viewport().mapToGlobal(far))

    def parent(self) -> QAccessibleInterface | None:
        spot = self._spot
        return QAccessible.queryAccessibleInterface(spot.view) if spot else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


class Spots(QObject):
    """The spots of a table: one for each identity, kept as long as it is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._arrangement: object = None
        self._spots: dict[tuple[str, str], Spot] = {}

    def current(self) -> list[Spot]:
        arrangement = self._view.table.arrangement
        if arrangement is not self._arrangement:
            self._arrangement = arrangement
            named: dict[tuple[str, str], Piece | Place | Mark] = {
                **{("place", place.id): place for place in arrangement.places},
                **{("piece", piece.id): piece for piece in arrangement.pieces},
                **{("mark", mark.id): mark for mark in arrangement.marks if mark.name},
            }
            before, self._spots = self._spots, {}
            for key, shown in named.items():
                spot = before.pop(key, None) or Spot(self._view, shown)
                spot.shown = shown
                self._spots[key] = spot
            for gone in before.values():
                gone.deleteLater()
        return list(self._spots.values())

    def standing(self) -> Spot | None:
        """The spot under the keyboard's ring."""
        self.current()
        at = self._view.standing_at
        return self._spots.get(("piece", at)) or self._spots.get(("place", at))


class TableInterface(QAccessibleWidget):
    """The table itself: its children are the spots of the arrangement that is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Table, "")

    def _current(self) -> list[Spot]:
        view = self.object()
        return spots_of(view).current() if isinstance(view, TableView) else []

    def childCount(self) -> int:
        return len(self._current())

    def child(self, index: int) -> QAccessibleInterface | None:
        spots = self._current()
        if 0 <= index < len(spots):
            return QAccessible.queryAccessibleInterface(spots[index])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spots, shown = self._current(), child.object()
        return spots.index(shown) if shown in spots else -1

    def focusChild(self) -> QAccessibleInterface | None:
        view = self.object()
        spot = spots_of(view).standing() if isinstance(view, TableView) else None
        return QAccessible.queryAccessibleInterface(spot) if spot else None


def spots_of(view: TableView) -> Spots:
    """The spots of that table, made when they are first asked for."""
    found = view.findChild(Spots)
    if found is None:
        found = Spots(view)
        view.stood.connect(lambda: _focus_moved(found))
    return found


def _focus_moved(spots: Spots) -> None:
    spot = spots.standing() if QAccessible.isActive() else None
    if spot is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(spot, QAccessible.Event.Focus))


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
