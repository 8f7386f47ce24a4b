"""Nothing is left of a dialog that somebody has answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from halloween_table.app.program.asking import Choice, Question, agrees, chosen
from halloween_table.app.program.window import MainWindow

tell = MainWindow.tell
"""The true one: in tests windows only note what they tell."""
OPENED: dict[str, Callable[[MainWindow], Any]] = {
    "settings": MainWindow.open_settings,
    "about": MainWindow.open_about,
    "word": lambda window: tell(window, "The cellar is open."),
    "question": lambda window: agrees(
        window, Question("Cellar", "Close it?", "Close it", "Leave it")
    ),
    "choice": lambda window: chosen(window, Choice("Cellar", "Who closes it?", ("Ada", "Bo"))),
}


@pytest.mark.parametrize("opened", OPENED.values(), ids=OPENED)
def test_no_dialog_stays_at_its_window(
    window: MainWindow, opened: Callable[[MainWindow], Any]
) -> None:
    """Screen readers would find it there, and every change of language would come to it."""
    seen: list[bool] = []

    def close() -> None:
        for dialog in window.findChildren(QDialog):
            seen.append(dialog.isVisible())
            dialog.reject()

    for _ in range(2):
        QTimer.singleShot(0, close)
        opened(window)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not window.findChildren(QDialog)
    assert seen == [True, True]
