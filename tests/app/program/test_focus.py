"""The keyboard never comes to something without a name, and a page says what it is when it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from PySide6 import QtGui
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.new_game.picks import Picks
from halloween_table.app.new_game.picks_dialog import PicksDialog
from halloween_table.app.new_game.variant_cards import Option
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.dialogs import AboutDialog, ReadingDialog
from halloween_table.app.program.licences_dialog import LicencesDialog
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.app.puzzle_book.making import MakingDialog
from halloween_table.app.puzzle_book.solved import SolvedPage
from halloween_table.games.shelf import SHELF, Box
from halloween_table.store.puzzle_results import Fared
from halloween_table.table.heard import aloud as aloud_module
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.heard.aloud import Aloud, Note
from halloween_table.table.view import TableView

from ..playing import GAMES, PLAYERS, keep_finished, sit_down
from ..puzzling import KEY, Waiting, book_codes, sit_at_puzzle
from ..seance import SeanceVoice

MOST = 300
"""Nobody presses Tab so often."""
LEAST = 40
"""Pixels of a button, either way, in a window of the usual size: a finger is not smaller."""
every_game = pytest.mark.parametrize("game", GAMES)
every_box = pytest.mark.parametrize("box", SHELF, ids=GAMES)


def name_of(widget: QWidget) -> str:
    """What a screen reader says when the keyboard comes there."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    if isinstance(widget, TableView) and widget.standing_at:
        found = found.focusChild()
    return found.text(QAccessible.Text.Name).strip()


def walked(window: QWidget) -> Iterator[QWidget]:
    """Wherever Tab leads, once round."""
    window.activateWindow()
    QApplication.processEvents()
    seen = set[tuple[QWidget, str]]()
    for _ in range(MOST):
        at = QApplication.focusWidget()
        if at is not None:
            here = (at, at.standing_at if isinstance(at, TableView) else "")
            if here in seen:
                return
            seen.add(here)
            yield at
        QTest.keyClick(at or window, Qt.Key.Key_Tab)
    pytest.fail("Tab never comes round")


def target_of(button: QWidget) -> QWidget:
    """What a finger finds: of something to tick, all that says what it means."""
    around = button.parentWidget()
    return around if isinstance(around, Option) else button


def unnamed(window: QWidget) -> list[str]:
    make_accessible()
    found = list(walked(window))
    assert found
    nameless = [
        f"{widget.metaObject().className()} {widget.objectName()}"
        for widget in found
        if not name_of(widget)
    ]
    buttons = [widget for widget in found if isinstance(widget, QAbstractButton)]
    small = [
        f"{name_of(button)}: {target.width()} × {target.height()}"
        for button in buttons
        if min((target := target_of(button)).width(), target.height()) < LEAST
    ]
    return [*nameless, *small]


def test_on_the_shelf(window: MainWindow) -> None:
    assert window.windowTitle() == "Halloween Table"
    assert unnamed(window) == []
    for game in GAMES:
        keep_finished(window, game)
        sit_down(window, key=game)
    window.show_shelf()
    assert window.windowTitle() == "Halloween Table"
    assert unnamed(window) == []
    window.shelf.turn_to(1)
    assert unnamed(window) == []


@every_box
def test_before_a_game(window: MainWindow, box: Box) -> None:
    window.new_game(box)
    assert window.windowTitle() == f"New game: {box.title} – Halloween Table"
    assert name_of(QApplication.focusWidget())
    window.page._more.setChecked(True)  # type: ignore[attr-defined]
    assert unnamed(window) == []


@every_game
def test_at_the_table(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game, look=False)
    assert unnamed(window) == [], "whatever covers it"
    page = sit_down(window, key=game)
    assert window.windowTitle() == f"{title_of(game)} – Halloween Table"
    assert page.view.hasFocus()
    assert unnamed(window) == []


def title_of(game: str) -> str:
    return next(box.title for box in SHELF if box.key == game)


@every_game
def test_when_it_is_over(window: MainWindow, qtbot: QtBot, game: str) -> None:
    window._resume(game, keep_finished(window, game))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    assert window.windowTitle().startswith("The winner")
    assert name_of(QApplication.focusWidget())
    assert unnamed(window) == []
    window.page._table.click()  # type: ignore[attr-defined]
    assert unnamed(window) == []


def test_among_the_honours(window: MainWindow) -> None:
    keep_finished(window, GAMES[0])
    window.honours.open()
    QApplication.processEvents()
    for tab in range(3):
        window.page._tabs.button(tab).click()  # type: ignore[attr-defined]
        assert unnamed(window) == []


def test_before_an_evening(window: MainWindow) -> None:
    """What scrolls can have the focus, too, where not all is seen."""
    window.honours.plan()
    QApplication.processEvents()
    for height in (800, 400):
        window.resize(1024, height)
        QApplication.processEvents()
        assert unnamed(window) == []
    scroll = window.page.findChild(QScrollArea)
    assert scroll is not None
    assert name_of(scroll)


def test_in_the_puzzle_book(window: MainWindow) -> None:
    window.puzzles("candy_puzzles").open_book()
    assert window.windowTitle() == "The puzzle book – Halloween Table"
    assert unnamed(window) == []
    beside = window.page.beside  # type: ignore[attr-defined]
    assert name_of(beside.day).startswith("The puzzle of the day: ")
    assert name_of(beside.make) == "Make me one", "however many lines it has"


def test_when_a_puzzle_is_solved(window: MainWindow) -> None:
    kit, code = window.room.kit(KEY), book_codes(window)[0]
    page = SolvedPage(kit, code, PLAYERS[0], Fared(12, 13, 1), 3_599_900, None)
    window.turn_to(page)
    assert page.windowTitle()
    assert unnamed(window) == []


def test_at_a_puzzle(window: MainWindow) -> None:
    sit_at_puzzle(window)
    assert unnamed(window) == []


def test_in_the_workshop(window: MainWindow) -> None:
    window.workshop("candy_workshop").begin()
    QApplication.processEvents()
    assert unnamed(window) == []


def test_where_several_are_picked(window: MainWindow) -> None:
    *_, picked = SeanceVoice().variants()
    values = tuple(choice.value for choice in picked.choices)
    dialog = PicksDialog(Picks(values, picked.picks), window)
    dialog.say(picked)
    dialog.show()
    assert dialog.windowTitle()
    assert unnamed(dialog) == []
    dialog.close()


@every_game
def test_in_a_rulebook(window: MainWindow, game: str) -> None:
    window.open_rulebook(game, "")
    assert unnamed(window._rulebooks[game]) == []


def dialogs() -> dict[str, Callable[[MainWindow, Preferences], QWidget]]:
    reading = Mock(moves=10_000, read=8_888, go_on=Mock(return_value=True))
    return {
        "settings": lambda window, preferences: SettingsDialog(preferences, window._folder, window),
        "about": lambda window, _: AboutDialog(window),
        "licences": lambda window, _: LicencesDialog(window),
        "reading": lambda window, _: ReadingDialog(reading, window),
        "new puzzle": lambda window, _: MakingDialog(Waiting(), window),
    }


@pytest.mark.parametrize("dialog", dialogs().values(), ids=dialogs())
def test_in_a_dialog(
    window: MainWindow,
    preferences: Preferences,
    dialog: Callable[[MainWindow, Preferences], QWidget],
) -> None:
    opened = dialog(window, preferences)
    opened.show()
    assert opened.windowTitle()
    assert unnamed(opened) == []
    opened.close()


def test_in_a_question(window: MainWindow) -> None:
    sit_down(window)
    (header,) = window._store.unfinished()
    found: list[str] = []

    def answer() -> None:
        (question,) = window.findChildren(QMessageBox)
        found.extend(unnamed(question))
        question.buttons()[-1].click()

    QTimer.singleShot(0, answer)
    window.delete_game(header)
    assert found == []


def test_the_page_that_opens_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Aloud, "say", lambda _, text: said.append(text))
    window.new_game(SHELF[0])
    window._entitling._saying.timeout.emit()
    assert not said, "nobody listens"
    monkeypatch.setattr(QtGui, "QAccessible", Mock(isActive=lambda: True))
    window.show_shelf()
    window.new_game(SHELF[0])
    assert not said, "not before everything else on it has been told"
    assert window._entitling._saying.isActive()
    window._entitling._saying.timeout.emit()
    assert said == [f"New game: {SHELF[0].title}"]


def test_what_earlier_pages_were_called_is_found_no_more(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Mock(
        isActive=lambda: True, queryAccessibleInterface=QAccessible.queryAccessibleInterface
    )
    monkeypatch.setattr(QtGui, "QAccessible", told)
    monkeypatch.setattr(aloud_module, "QAccessible", told)
    monkeypatch.setattr(aloud_module, "QAccessibleEvent", Mock())
    monkeypatch.setattr(QtGui.QGuiApplication, "platformName", lambda: "xcb")
    for box in SHELF:
        window.new_game(box)
        window._entitling._saying.timeout.emit()
        QApplication.processEvents()
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    notes = [note.said for note in window.findChildren(Note, options=directly)]
    assert list(filter(None, notes)) == [f"New game: {SHELF[-1].title}"]
