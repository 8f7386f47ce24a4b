"""A text of a few lines at most."""

from __future__ import annotations

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.widgets import ShortText

STORY = "A ghost with <three> candles went up the stairs, and nobody has seen it since. " * 3


def test_what_does_not_fit_is_told_whole_and_without_tags(qtbot: QtBot) -> None:
    """Where a widget has no description, Qt tells its tooltip as it is written."""
    short = ShortText(lines=1)
    qtbot.addWidget(short)
    short.resize(200, 40)
    short.say(STORY)
    short.show()
    QApplication.processEvents()
    assert short.text().endswith("…")
    assert "&lt;three&gt;" in short.toolTip(), "a tooltip has tags"
    told = QAccessible.queryAccessibleInterface(short)
    assert told.text(QAccessible.Text.Name) == STORY
    assert told.text(QAccessible.Text.Description) == STORY


def test_what_fits_is_told_once(qtbot: QtBot) -> None:
    short = ShortText(lines=1)
    qtbot.addWidget(short)
    short.resize(400, 40)
    short.say("A ghost")
    short.show()
    assert QAccessible.queryAccessibleInterface(short).text(QAccessible.Text.Description) == ""
