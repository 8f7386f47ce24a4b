"""What grows with the letters, and what keeps its room."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from halloween_table.table.look import letters
from halloween_table.table.look.letters import Scale

USUAL = Scale()
LARGE_WINDOW = Scale(2.0, 28)
LARGE_LETTERS = Scale(1.0, 28)
SMALL_LETTERS = Scale(1.0, 11)


def test_usually_everything_is_as_large_as_it_says() -> None:
    sizes = (USUAL.high(30), USUAL.room(300), USUAL.thing(22), USUAL.column(300))
    assert sizes == (30, 300, 22, 300)
    assert not USUAL.crowded


def test_in_a_large_window_everything_grows_alike() -> None:
    grown = (LARGE_WINDOW.high(30), LARGE_WINDOW.room(300), LARGE_WINDOW.thing(22))
    assert grown == (60, 600, 44)
    assert LARGE_WINDOW.column(300) == 600
    assert not LARGE_WINDOW.crowded


def test_who_wants_larger_letters_gets_as_much_more_in_headings_as_elsewhere() -> None:
    assert (LARGE_LETTERS.high(14), LARGE_LETTERS.high(30)) == (28, 44)
    assert (SMALL_LETTERS.high(14), SMALL_LETTERS.high(30)) == (11, 27)


def test_what_stands_beside_larger_letters_leaves_them_the_room() -> None:
    assert LARGE_LETTERS.room(300) == 600
    assert 300 < LARGE_LETTERS.column(300) < 600
    assert 22 < LARGE_LETTERS.thing(22) < 30
    assert LARGE_LETTERS.crowded


def test_smaller_letters_make_nothing_else_smaller() -> None:
    sizes = (SMALL_LETTERS.thing(22), SMALL_LETTERS.column(300), SMALL_LETTERS.room(300))
    assert sizes == (22, 300, 300)


@pytest.mark.parametrize("scale", [Scale(0.5, 9), Scale(0.5, 7)])
def test_no_letters_are_too_small_to_be_read(scale: Scale) -> None:
    assert scale.high(11) >= 8


class Following(QLabel):
    fitted = 0

    def fit(self) -> None:
        self.fitted += 1


def test_a_widget_follows_as_long_as_it_lives(qtbot: QtBot) -> None:
    staying, gone = Following(), Following()
    qtbot.addWidget(staying)
    for widget in (staying, gone):
        letters.follow(widget.fit)
    gone.deleteLater()
    qtbot.waitUntil(lambda: _is_gone(gone))
    letters.tell()
    assert (staying.fitted, gone.fitted) == (2, 1)


def _is_gone(widget: QLabel) -> bool:
    from shiboken6 import isValid

    return not isValid(widget)
