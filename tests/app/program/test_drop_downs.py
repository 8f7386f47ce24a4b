"""Drop-downs in our colours: every row of them is seen whole."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget

from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import SHELF, Box

from ..playing import visible


def check_rows(page: QWidget) -> None:
    found = visible(page, QComboBox)
    assert found
    for box in found:
        box.showPopup()
        rows, window = box.view(), box.view().window()
        assert rows.verticalScrollBar().maximum() == 0
        for row in range(box.count()):
            rect = rows.visualRect(rows.model().index(row, box.modelColumn()))
            assert rect.height() >= 30
            assert rows.viewport().rect().contains(rect.center())
            assert rect.bottom() <= rows.viewport().rect().bottom()
        # No arrow lies over them that would scroll.
        assert [child for child in visible(window, QWidget) if child.parent() is window] == [rows]
        box.hidePopup()


def test_on_the_shelf(window: MainWindow) -> None:
    check_rows(window.shelf)


def test_in_the_settings(window: MainWindow) -> None:
    dialog = SettingsDialog(window._preferences, window._folder, window)
    dialog.show()
    QTest.qWaitForWindowExposed(dialog)
    check_rows(dialog)
    dialog.close()


@pytest.mark.parametrize("box", [box for box in SHELF if box.key != "rest_in_peace"])
def test_in_a_new_game(window: MainWindow, box: Box) -> None:
    window.new_game(box)
    check_rows(window.page)
