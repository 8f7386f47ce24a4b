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

from ..looking import marked
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
    id_ = Sitting.kept(kit, window._store, history, "curtain").id
    assert not window.room.go_on("candy_hunters", id_, "curtain").can_undo


def spoken(page: TablePage) -> str:
    """What the strip says, once it has spoken of what the table shows."""
    while page._speaking._later.isActive():
        QApplication.processEvents()
    return page.strip.prompt.text()


def test_the_strip_forgets_what_open_eyes_have_read(window: MainWindow) -> None:
    history, kit = played("rest_in_peace"), kit_of("rest_in_peace")
    told = set[tuple[str, str]]()
    for at in range(1, history.last):
        page = TablePage.watched(Replay(kit, history, at), window._preferences)
        before = spoken(page)
        page.source.look_with(OPEN)  # type: ignore[attr-defined]
        opened = spoken(page)
        page.source.look_with(None)  # type: ignore[attr-defined]
        assert spoken(page) == before
        told.add((before, opened))
        page.deleteLater()
    assert any(before != opened for before, opened in told)


def test_the_arrows_of_the_open_list_of_speeds_are_its_own(
    window: MainWindow, page: TablePage
) -> None:
    page.look_back(1)
    page.bar.speed.showPopup()
    QTest.keyClick(page.bar.speed.view(), Qt.Key.Key_Down)
    assert page.watching.speed == 1
    page.bar.speed.hidePopup()
    QTest.keyClick(page, Qt.Key.Key_Up)
    assert page.watching.speed == 2


def test_esc_leaves_a_game_that_is_only_watched(window: MainWindow) -> None:
    history, kit = played("candy_hunters"), kit_of("candy_hunters")
    window._watch(Replay(kit, history, 3), "nowhere")
    QTest.keyClick(table(window), Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_a_heading_leads_to_where_its_turn_begins(page: TablePage) -> None:
    page._log.asked.emit(0)
    assert page.watching.replay is not None
    assert page.watching.replay.cursor == 0
    page.watching.leave()
    heading = page._log.document().firstBlock()
    letters = heading.begin().fragment().charFormat()
    assert letters.anchorHref() == "0"


def test_what_is_lit_in_the_log_is_seen_whole(window: MainWindow) -> None:
    history, kit = played("halloween"), kit_of("halloween")
    window._watch(Replay(kit, history, 0), "nowhere")
    page = table(window)
    log, lit = page._log, 0
    for at in (*range(5, history.last, 17), history.last, *range(history.last, 5, -31)):
        page.watching.seek(at)
        QApplication.processEvents()
        for selection in marked(page).extraSelections():
            if selection.format.background().style() != Qt.BrushStyle.NoBrush:
                lit += 1
                start, end = selection.cursor, selection.cursor
                assert log.cursorRect(end).bottom() <= log.viewport().height()
                start.setPosition(start.selectionStart())
                assert log.cursorRect(start).top() >= 0
    assert lit > history.last / 17
