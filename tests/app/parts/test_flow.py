"""Buttons go on in another row, and words on a button in another line, where there is no more room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.flow import Flow
from halloween_table.app.parts.long_button import LongButton


@pytest.fixture
def buttons(qtbot: QtBot) -> Iterator[list[QPushButton]]:
    """Two at the left, two at the right, in a page."""
    found = [QPushButton(name) for name in ("Home", "Look", "Again", "Once more")]
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.addLayout(Flow(*found, gap=2))
    layout.addStretch(1)
    page.show()
    yield found
    page.close()


def rows(buttons: list[QPushButton], width: int) -> list[int]:
    """In which row each of them stands."""
    buttons[0].window().resize(width, 400)
    QApplication.processEvents()
    tops = [button.geometry().center().y() for button in buttons]
    return [sorted(set(tops)).index(top) for top in tops]


def test_in_one_row_some_stand_left_and_some_right(buttons: list[QPushButton]) -> None:
    assert rows(buttons, 900) == [0, 0, 0, 0]
    assert buttons[1].geometry().right() < 450 < buttons[2].geometry().left()
    assert buttons[3].geometry().right() > buttons[2].geometry().right()


def test_those_at_the_right_come_below_together(buttons: list[QPushButton]) -> None:
    two = max(
        sum(button.sizeHint().width() for button in pair) for pair in (buttons[:2], buttons[2:])
    )
    assert rows(buttons, two + 40) == [0, 0, 1, 1]


def test_in_a_narrow_page_each_has_a_row(buttons: list[QPushButton]) -> None:
    widest = max(button.sizeHint().width() for button in buttons)
    assert rows(buttons, widest + 24) == [0, 1, 2, 3]
    assert all(button.size() == button.sizeHint() for button in buttons)


def test_a_hidden_button_takes_no_room(buttons: list[QPushButton]) -> None:
    buttons[0].hide()
    assert rows(buttons, 900)[1:] == [0, 0, 0]
    assert buttons[1].geometry().left() < 30


def test_the_words_of_a_button_go_on_in_another_line(qtbot: QtBot) -> None:
    column = QWidget()
    qtbot.addWidget(column)
    layout, button = QVBoxLayout(column), LongButton()
    button.setText("Back to where it could be solved")
    layout.addWidget(button)
    layout.addStretch(1)
    column.show()
    low = 0
    for width, broken in ((600, False), (190, True), (600, False)):
        column.resize(width, 300)
        QApplication.processEvents()
        assert ("\n" in button.text()) is broken
        assert button.text().split() == ["Back", "to", "where", "it", "could", "be", "solved"]
        assert button.width() >= button.sizeHint().width()
        low = low or button.height()
        assert (button.height() > low) is broken
