"""Files that are dragged over the shelf: a sign says that they can be let go, and they are opened. Qt's
own drags cannot be made without a screen, so the events are made by hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.program.arriving import Arrivals
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf.dropping import MOST_AT_ONCE, DropSign
from tests.store.support import script

from ..files import GIVEN, given, no_game
from ..playing import sit_at_lanterns, table

COPY, MOVE, LINK = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction, Qt.DropAction.LinkAction
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def dropped(window: MainWindow, qtbot: QtBot) -> list[list[Path]]:
    """All that the shelf was told of; it has been seen."""
    told: list[list[Path]] = []
    window.shelf.dropped.connect(told.append)
    qtbot.waitUntil(window.shelf.acceptDrops)
    return told


def of(*paths: Path | str) -> QMimeData:
    """What a file manager drags."""
    dragged = QMimeData()
    dragged.setUrls([QUrl(p) if isinstance(p, str) else QUrl.fromLocalFile(str(p)) for p in paths])
    return dragged


def drag_over(
    window: MainWindow, dragged: QMimeData, actions: Qt.DropAction = COPY | MOVE
) -> QDragEnterEvent:
    """Somebody comes over the shelf with that, and moves on a little."""
    event = QDragEnterEvent(QPoint(300, 300), actions, dragged, LEFT, NO_KEY)
    QApplication.sendEvent(window.shelf, event)
    if event.isAccepted():
        on = QDragMoveEvent(QPoint(310, 300), actions, dragged, LEFT, NO_KEY)
        QApplication.sendEvent(window.shelf, on)
        assert on.isAccepted()
    return event


def drop(
    window: MainWindow, dragged: QMimeData, actions: Qt.DropAction = COPY | MOVE
) -> QDropEvent:
    """It is let go where it was dragged to; without that, Qt drops nothing."""
    drag_over(window, dragged, actions)
    event = QDropEvent(QPointF(310, 300), actions, dragged, LEFT, NO_KEY)
    QApplication.sendEvent(window.shelf, event)
    return event


def sign(window: MainWindow) -> DropSign:
    (found,) = window.shelf.findChildren(DropSign)
    return found


@pytest.mark.usefixtures("dropped")
def test_a_sign_is_seen_while_files_are_over_the_shelf(window: MainWindow, tmp_path: Path) -> None:
    assert not sign(window).isVisible()
    assert drag_over(window, of(given(tmp_path))).dropAction() == COPY
    assert sign(window).isVisible()
    assert sign(window).geometry() == window.shelf.rect()
    assert sign(window)._label.text() == "Let go here to open this file"
    window.resize(1100, 700)
    QApplication.processEvents()
    assert sign(window).geometry() == window.shelf.rect()
    QApplication.sendEvent(window.shelf, QDragLeaveEvent())
    assert not sign(window).isVisible()
    drag_over(window, of(given(tmp_path), no_game(tmp_path)))
    assert sign(window)._label.text() == "Let go here to open these files"
    window.shelf.hide()
    assert sign(window).isHidden()


@pytest.mark.usefixtures("dropped")
def test_the_sign_speaks_another_language_at_once(window: MainWindow, tmp_path: Path) -> None:
    drag_over(window, of(given(tmp_path)))
    english = sign(window)._label.text()
    try:
        speak("uk")
        QApplication.processEvents()
        assert sign(window).isVisible()
        assert sign(window)._label.text() not in ("", english)
    finally:
        speak("en")
        QApplication.processEvents()
    assert sign(window)._label.text() == english
    QApplication.sendEvent(window.shelf, QDragLeaveEvent())
    speak("en")
    assert not sign(window).isVisible()


@pytest.mark.usefixtures("dropped")
def test_the_sign_is_in_nobodys_way(window: MainWindow, tmp_path: Path) -> None:
    """What lies below it is what a drag or a click meets."""
    card = window.shelf.boxes[0]
    middle = card.mapTo(window.shelf, card.rect().center())
    below = window.shelf.childAt(middle)
    drag_over(window, of(given(tmp_path)))
    assert window.shelf.childAt(middle) is below
    QApplication.sendEvent(window.shelf, QDragLeaveEvent())


def test_files_that_are_let_go_are_told(
    window: MainWindow, tmp_path: Path, dropped: list[list[Path]]
) -> None:
    one, another = given(tmp_path), given(tmp_path, script(6, length=3))
    event = drop(window, of(one, another))
    assert (event.isAccepted(), event.dropAction()) == (True, COPY)
    assert dropped == [[one, another]]
    assert not sign(window).isVisible()


@pytest.mark.parametrize(
    "what",
    [
        (),
        ("https://example.org/game.halloweengame",),
        (Path("/tmp/game"), "https://example.org/game.halloweengame"),
        tuple(Path(f"/tmp/{number}") for number in range(MOST_AT_ONCE + 1)),
    ],
    ids=["nothing", "an address", "one of each", "a whole folder"],
)
def test_what_is_no_file_or_too_much_is_not_taken(
    window: MainWindow, dropped: list[list[Path]], what: tuple[Path | str, ...]
) -> None:
    assert not drag_over(window, of(*what)).isAccepted()
    assert not sign(window).isVisible()
    assert not drop(window, of(*what)).isAccepted()
    assert dropped == []


def test_words_are_not_taken(window: MainWindow, dropped: list[list[Path]]) -> None:
    words = QMimeData()
    words.setText("/tmp/game")
    assert not drag_over(window, words).isAccepted()
    assert not drop(window, words).isAccepted()
    assert dropped == []


@pytest.mark.parametrize(("actions", "taken"), [(COPY | MOVE, COPY), (LINK | MOVE, LINK)])
def test_nobody_moves_the_file_away(
    window: MainWindow,
    tmp_path: Path,
    dropped: list[list[Path]],
    actions: Qt.DropAction,
    taken: Qt.DropAction,
) -> None:
    assert drag_over(window, of(given(tmp_path)), actions).dropAction() == taken
    assert drop(window, of(given(tmp_path)), actions).dropAction() == taken
    assert not drag_over(window, of(given(tmp_path)), MOVE).isAccepted()
    assert not drop(window, of(given(tmp_path)), MOVE).isAccepted()
    assert len(dropped) == 1


def test_what_falls_on_something_on_the_shelf_falls_on_the_shelf(
    window: MainWindow, dropped: list[list[Path]]
) -> None:
    assert not any(field.acceptDrops() for field in window.shelf.findChildren(QLineEdit))


def test_elsewhere_nothing_is_taken(
    window: MainWindow, tmp_path: Path, dropped: list[list[Path]]
) -> None:
    page = sit_at_lanterns(window)
    for over in (page.view.viewport(), page.strip, page, window):
        # The table looks at all that comes, and then finds no place for it.
        for kind in (QDragEnterEvent, QDragMoveEvent):
            event = kind(QPoint(300, 300), COPY, of(given(tmp_path)), LEFT, NO_KEY)
            QApplication.sendEvent(over, event)
        assert not event.isAccepted()
    assert dropped == []


# ---- and opened ---------------------------------------------------------------------------------------


def test_a_game_that_is_let_go_comes_to_the_table(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    arrivals = Arrivals(window, tmp_path)
    arrivals.begin()
    qtbot.waitUntil(window.shelf.acceptDrops)
    drop(window, of(given(tmp_path)))
    assert window.page is window.shelf, "not before the hand is free"
    qtbot.waitUntil(lambda: window.page is not window.shelf)
    assert table(window).source.history.record == GIVEN.record
    arrivals.close()


def test_what_is_no_game_is_explained(
    window: MainWindow, tmp_path: Path, told: list[str], qtbot: QtBot
) -> None:
    arrivals = Arrivals(window, tmp_path)
    arrivals.begin()
    qtbot.waitUntil(window.shelf.acceptDrops)
    drop(window, of(no_game(tmp_path)))
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["This file is damaged, or not a game of Halloween Table."]
    arrivals.close()
