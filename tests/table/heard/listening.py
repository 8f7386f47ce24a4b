"""What a screen reader finds on a table, and what it does there."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from halloween_table.table.view import TableView


def table_of(view: TableView) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(view)
    assert found is not None
    return found


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [of.child(at) for at in range(of.childCount())]
    assert all(child is not None for child in found)
    return [child for child in found if child is not None]


def name_of(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def groups(view: TableView) -> dict[str, list[QAccessibleInterface]]:
    """Every group by its name, with its spots."""
    return {name_of(group): children(group) for group in children(table_of(view))}


def spots(view: TableView) -> list[QAccessibleInterface]:
    return [spot for group in groups(view).values() for spot in group]


def names(view: TableView) -> list[str]:
    return [name_of(spot) for spot in spots(view)]


def named(view: TableView, name: str) -> QAccessibleInterface:
    return next(spot for spot in spots(view) if name_of(spot) == name)


def actions(view: TableView) -> dict[str, list[str]]:
    """What can be done with what, as far as anything can."""
    offered = {name_of(spot): spot.actionInterface().actionNames() for spot in spots(view)}
    return {name: done for name, done in offered.items() if done}


def act(view: TableView, name: str, action: str) -> None:
    """As from another process: it is done when the program gets to it."""
    named(view, name).actionInterface().doAction(action)
    QApplication.processEvents()
