"""Whoever answers a screen reader for a widget."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.table.heard import factory
from halloween_table.table.heard.factory import answer_for


class Lantern(QWidget):
    """Something that Qt knows nothing of."""


class LanternInterface(QAccessibleWidget):
    def __init__(self, lantern: Lantern) -> None:
        super().__init__(lantern, QAccessible.Role.PushButton)


@pytest.mark.parametrize("listens", [True, False])
def test_what_a_listener_was_told_of_too_early_is_told_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, listens: bool
) -> None:
    """A screen reader asks about the focus as soon as the window is there, before the shelf has been
    seen."""
    lanterns = [Lantern() for _ in range(3)]
    for lantern in lanterns:
        qtbot.addWidget(lantern)
    lanterns[1].show()
    lanterns[1].activateWindow()
    lanterns[1].setFocus()
    QApplication.processEvents()
    role_of_qt = role(lanterns[0]), role(lanterns[1])
    told: list[Any] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: listens)
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    assert factory.QAccessible is QAccessible
    answer_for((Lantern, LanternInterface))
    early = tuple(QAccessible.Role.PushButton for _ in range(2)) if listens else role_of_qt
    assert (role(lanterns[0]), role(lanterns[1])) == early
    assert role(lanterns[2]) == QAccessible.Role.PushButton
    assert [event.object() for event in told] == ([lanterns[1]] if listens else [])


def role(widget: QWidget) -> QAccessible.Role:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found.role()
