"""Whatever is written in or chosen from is high enough for a fingertip."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit

from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import SHELF
from halloween_table.table.hand.reach import FINGER

from ..playing import visible


@pytest.mark.parametrize("at", [None, *range(len(SHELF))])
def test_fields_and_lists_are_as_high_as_a_fingertip(window: MainWindow, at: int | None) -> None:
    if at is None:
        window.show_shelf()
    else:
        window.new_game(SHELF[at])
    QApplication.processEvents()
    fields = [*visible(window, QComboBox), *visible(window, QLineEdit)]
    assert fields
    assert [field.accessibleName() for field in fields if field.height() < FINGER] == []
