"""What a screen reader asks of a table: its groups, their spots, and what can be done with each.

UIA and NSAccessibility know no action but "Press": each spot that can be used has it, after the word
of its own that AT-SPI tells. Interfaces hold nothing, because Qt keeps them for long: whatever they
tell, they ask of their widget, while there is one.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from halloween_table.contract.pictures import Rect

from ..view import TableView
from .factory import answer_for
from .spots import Grouped, Spot, spots_of

_ONLY_SEEN = (QAccessible.Role.Graphic, QAccessible.Role.StaticText)


class SpotInterface(QAccessibleWidget):
    """One spot, and what can be done with it."""

    @property
    def _spot(self) -> Spot | None:
        spot = self.object()
        return spot if isinstance(spot, Spot) else None

    def text(self, kind: QAccessible.Text) -> str:
        spot = self._spot
        if spot is not None and kind == QAccessible.Text.Name:
            return spot.name
        if spot is not None and kind == QAccessible.Text.Description:
            return spot.description
        return ""

    def role(self) -> QAccessible.Role:
        return self._spot.role if self._spot else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state, spot = QAccessible.State(), self._spot
        if spot is not None and spot.role not in _ONLY_SEEN:
            state.focusable = True
            state.focused = spot.focused
        return state

    def rect(self) -> QRect:
        spot = self._spot
        return on_screen(spot.view, spot.rect) if spot and spot.rect else QRect()

    def parent(self) -> QAccessibleInterface | None:
        spot = self._spot
        return QAccessible.queryAccessibleInterface(spot.group) if spot else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def actionNames(self) -> list[str]:
        verb = self._spot.verb if self._spot else None
        return list(dict.fromkeys((verb, self.pressAction()))) if verb else []

    def localizedActionDescription(self, name: str) -> str:
        spot = self._spot
        verb = spot.verb if spot else None
        return spots_of(spot.view).about(verb) if spot and verb else ""

    def doAction(self, name: str) -> None:
        """Once whoever asked has its answer: a question may come up that waits for somebody."""
        spot = self._spot
        if spot is not None and name in self.actionNames():
            QTimer.singleShot(0, spot, spot.use)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class _Holder(QAccessibleWidget):
    """Something with children of its own making."""

    def _children(self) -> list[Grouped] | list[Spot]:
        raise NotImplementedError

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:
        children = self._children()
        if 0 <= index < len(children):
            return QAccessible.queryAccessibleInterface(children[index])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children, shown = self._children(), child.object()
        return next((at for at, known in enumerate(children) if known is shown), -1)


class GroupInterface(_Holder):
    """A group: its children are its spots."""

    def __init__(self, group: Grouped) -> None:
        super().__init__(group, QAccessible.Role.Grouping, "")

    def _children(self) -> list[Spot]:
        group = self.object()
        return group.spots if isinstance(group, Grouped) else []

    def text(self, kind: QAccessible.Text) -> str:
        group = self.object()
        if isinstance(group, Grouped) and kind == QAccessible.Text.Name:
            return group.name
        return ""

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def rect(self) -> QRect:
        whole = QRect()
        for spot in self._children():
            if spot.rect is not None:
                whole = whole.united(on_screen(spot.view, spot.rect))
        return whole

    def parent(self) -> QAccessibleInterface | None:
        group = self.object()
        if isinstance(group, Grouped):
            return QAccessible.queryAccessibleInterface(group.view)
        return None

    def actionNames(self) -> list[str]:
        return []


class TableInterface(_Holder):
    """The table itself: its children are the groups of the arrangement that is shown."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.LayeredPane, "")

    def _children(self) -> list[Grouped]:
        view = self.object()
        return spots_of(view).groups() if isinstance(view, TableView) else []

    def focusChild(self) -> QAccessibleInterface | None:
        view = self.object()
        spot = spots_of(view).standing() if isinstance(view, TableView) else None
        return QAccessible.queryAccessibleInterface(spot) if spot else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """The smallest thing there: groups lie over each other."""
        spots = (spot for group in self._children() for spot in group.spots if spot.rect)
        there = [spot for spot in spots if on_screen(spot.view, spot.rect).contains(x, y)]
        found = min(there, key=lambda spot: spot.rect.w * spot.rect.h, default=None)
        return QAccessible.queryAccessibleInterface(found) if found else None


def on_screen(view: TableView, rect: Rect) -> QRect:
    corner = view.mapFromScene(QPointF(rect.x, rect.y))
    far = view.mapFromScene(QPointF(rect.x + rect.w, rect.y + rect.h))
    return QRect(view.viewport().mapToGlobal(corner), view.viewport().mapToGlobal(far))


@cache
def make_accessible() -> None:
    """From now on screen readers find what lies on tables."""
    answer_for(
        (TableView, TableInterface),
        (Grouped, GroupInterface),
        (Spot, SpotInterface),
    )
