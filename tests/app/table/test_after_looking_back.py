"""What comes after a look back: the game goes on, or back, as if nobody had looked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.language import speak
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.game import OPEN
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.sitting import Sitting
from tests.sitting.whole_games import kit_of, played

from ..playing import do, sit_down, table


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    page = sit_down(window)
    do(page, PlaceHouse, Pass)
    return page


def test_undo_after_a_look_back_and_then_another_language(page: TablePage) -> None:
    page.look_back(page.source.history.last)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    page.undo()
    speak("it")
    QApplication.processEvents()
    assert page.source.history.last == 1
    assert not page.bar.isVisible()


def test_a_game_that_goes_on_while_somebody_looks_back_is_shown_once(page: TablePage) -> None:
    shown = list[object]()
    page.look_back(1)
    page.view.shown.connect(shown.append)
    page.source.undo()
    assert page.watching.replay is None
    assert len(shown) == 1


@pytest.mark.parametrize("seats", [1, 3])
def test_a_race_that_is_played_on_is_paused_until_everybody_is_ready(
    window: MainWindow, seats: int
) -> None:
    history, kit = played("booo", 5, max(2, seats)), kit_of("booo")
    hurried = [
        at
        for at, moment in enumerate(history.moments)
        if (timing := kit.game.timing(moment.position)) is not None and timing.hurried
    ]
    assert hurried
    window._play_on_from(Replay(kit, history, hurried[0]), "the-one-before")
    page = table(window)
    sitting = page.source
    assert isinstance(sitting, Sitting)
    assert sitting.paused
    assert page.keys.isVisible()
    QTest.mouseClick(page.keys.start, Qt.MouseButton.LeftButton)
    assert not sitting.paused
    assert page.view.table.seat_keys is not None


def test_a_finished_game_that_is_opened_again_is_not_taken_back(window: MainWindow) -> None:
    """Somebody may have seen it with all cards face up."""
    history = played("candy_hunters")
    kit = kit_of("candy_hunters")
    id_ = Sitting.kept(kit, window._store, history, True).id
    assert not window.room.go_on("candy_hunters", id_, True).can_undo


def test_the_strip_forgets_what_open_eyes_have_read(window: MainWindow) -> None:
    history, kit = played("rest_in_peace"), kit_of("rest_in_peace")
    told = set[tuple[str, str]]()
    for at in range(1, history.last):
        page = TablePage.watched(Replay(kit, history, at), window._preferences)
        before = page.strip.prompt.text()
        page.source.look_with(OPEN)  # type: ignore[attr-defined]
        opened = page.strip.prompt.text()
        page.source.look_with(None)  # type: ignore[attr-defined]
        assert page.strip.prompt.text() == before
        told.add((before, opened))
        page.deleteLater()
    assert any(before != opened for before, opened in told)
