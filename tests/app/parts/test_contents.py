"""The list of contents: whatever is in it can be read without going sideways."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.contents import Contents

CHAPTERS = ("The idea of the game", "Step 3 with a haunted card", "A puzzle, worked through")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_broken_where_its_line_does_not_fit_with_what_is_around_it(
    qtbot: QtBot, chapter: str
) -> None:
    contents = Contents(300)
    qtbot.addWidget(contents)
    contents.addItem(chapter)
    contents.show()
    whole = contents.fontMetrics().horizontalAdvance(chapter)
    heights = []
    for width in range(whole - 10, whole + 40):
        contents.setFixedWidth(width)
        contents.doItemsLayout()
        QApplication.processEvents()
        assert contents.horizontalScrollBar().maximum() == 0, width
        heights.append(contents.visualItemRect(contents.item(0)).height())
    assert heights[0] > heights[-1], "it must have been broken, and must not always be"
