"""Everything a person can learn from the window: pixels, texts, tooltips, the accessibility tree."""

from __future__ import annotations

from typing import Any

from attrs import frozen
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import Arrangement

Node = tuple[Any, ...]


@frozen
class Portrait:
    arrangement: Arrangement
    pixels: QImage
    table: QImage
    """The table behind the curtain, if it is down."""
    log: str
    tooltips: tuple[str, ...]
    tree: Node


def portrait(window: MainWindow, page: TablePage) -> Portrait:
    page.view.camera.sharpen_now()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return Portrait(
        page.view.table.arrangement,
        window.grab().toImage(),
        page.view.grab().toImage(),
        page._log.toHtml(),
        tooltips_in(window),
        tree_of(window),
    )


def tooltips_in(widget: QWidget) -> tuple[str, ...]:
    """Of everything in it that has one."""
    tips = (child.toolTip() for child in widget.findChildren(QWidget))
    return tuple(filter(None, tips))


def tree_of(widget: QWidget) -> Node:
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    return _node(root)


def _node(found: QAccessibleInterface) -> Node:
    texts = tuple(
        found.text(kind)
        for kind in (
            QAccessible.Text.Name,
            QAccessible.Text.Description,
            QAccessible.Text.Value,
            QAccessible.Text.Help,
        )
    )
    children = []
    for at in range(found.childCount()):
        child = found.child(at)
        if child is not None:
            children.append(_node(child))
    rect = found.rect()
    where = (rect.x(), rect.y(), rect.width(), rect.height())
    return (found.role(), texts, where, tuple(children))


def every_text(node: Node) -> list[str]:
    """Every name, description, value and help of a tree."""
    _, texts, _, children = node
    return [*texts, *(text for child in children for text in every_text(child))]


def names_in(node: Node) -> list[str]:
    """Every spoken name of a tree."""
    _, (name, *_), _, children = node
    return [name, *(text for child in children for text in names_in(child))]
