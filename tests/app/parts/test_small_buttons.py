"""Buttons with only an icon, as a screen reader presses them: nobody waits for what they open."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.accessible_card import ToolButtonInterface, make_cards_accessible
from halloween_table.app.parts.widgets import ToolButton, name_button, tool_button


@pytest.fixture
def button(qtbot: QtBot) -> ToolButton:
    make_cards_accessible()
    button = tool_button("settings")
    name_button(button, "Settings")
    qtbot.addWidget(button)
    button.show()
    return button


def heard(button: ToolButton) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(button)
    assert isinstance(found, ToolButtonInterface)
    return found


def test_it_is_a_button_with_a_name(button: ToolButton) -> None:
    assert heard(button).role() == QAccessible.Role.Button
    assert heard(button).text(QAccessible.Text.Name) == "Settings"
    assert heard(button).actionInterface().actionNames() == ["Press", "SetFocus"]


def test_whoever_presses_it_is_answered_before_anything_opens(button: ToolButton) -> None:
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    heard(button).actionInterface().doAction("Press")
    assert not pressed
    QApplication.processEvents()
    assert len(pressed) == 1


def test_one_that_can_be_switched_says_so_and_is_switched(button: ToolButton) -> None:
    button.setCheckable(True)
    assert heard(button).actionInterface().actionNames() == ["Toggle", "Press", "SetFocus"]
    for on in (True, False):
        heard(button).actionInterface().doAction("Toggle")
        QApplication.processEvents()
        state = heard(button).state()
        assert (button.isChecked(), bool(state.checkable), bool(state.checked)) == (on, True, on)


def test_one_that_cannot_be_pressed_offers_nothing(button: ToolButton) -> None:
    button.setEnabled(False)
    assert heard(button).actionInterface().actionNames() == []
    assert heard(button).state().disabled


def test_a_focus_can_be_given_to_it(button: ToolButton, qtbot: QtBot) -> None:
    button.activateWindow()
    qtbot.waitUntil(button.isActiveWindow)
    heard(button).actionInterface().doAction("SetFocus")
    assert button.hasFocus()
