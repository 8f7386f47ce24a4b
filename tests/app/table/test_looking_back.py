"""In a running game: a line of the log shows the table as it was then, and what happened while
somebody was away is played to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.store.store import Store
from halloween_table.table import speeds
from tests.sitting.lanterns import HandOver, Hang

from ..fitting import misfits, settle
from ..looking import (
    LEFT,
    assert_shows,
    click,
    click_line,
    cursor,
    held_moments,
    key,
    let_play,
    let_time_pass,
    lit_lines,
    marked,
    play_moves,
    plays,
    said_at,
    scrub,
    sit_before_the_end,
    told_moments,
)
from ..playing import (
    ADA,
    BO,
    GAMES,
    KEY,
    PLAYERS,
    kept,
    lift_curtain,
    offers,
    sit_at_lanterns,
    sit_down,
    table,
    whole_record,
)
from ..seeking import be_ready, search_in_castle

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOVES = 9
"""Played before anybody looks back: Ada has had a turn, and Bo has begun one."""
UNHURRIED = tuple(game for game in GAMES if game != "booo")


@pytest.fixture
def game() -> str:
    """That of the tests which need no particular one."""
    return KEY


@pytest.fixture
def page(window: MainWindow, game: str) -> TablePage:
    page = sit_down(window, key=game)
    play_moves(page, MOVES)
    assert page.source.eyes is not None
    return page


every_game = pytest.mark.parametrize("game", UNHURRIED)


def state(store: Store, page: TablePage) -> tuple[Any, ...]:
    """All there is to change in a game: what it is, whose eyes, what is kept of it."""
    sitting = page.source
    return (sitting.record, sitting.position, sitting.eyes, sitting.can_undo, kept(store, page))


def is_back(page: TablePage) -> bool:
    return page.watching.replay is None and not page.bar.isVisible()


# ---- looking back -----------------------------------------------------------------------------------


@every_game
def test_a_line_of_the_log_shows_the_table_as_it_was_then(page: TablePage) -> None:
    eyes = page.source.eyes
    for at in told_moments(page)[::2]:
        click_line(page, at)
        assert cursor(page) == at
        assert page.shown.eyes == eyes
        assert_shows(page, page.source.history.moments[at].position, eyes)
        assert lit_lines(page) == said_at(page, at, eyes)
        assert page.strip.prompt.text() in " ".join(lit_lines(page))
    assert page.bar.isVisible()
    assert page.bar.back.isVisible()
    assert not page.bar.open.isVisible()


COMING_BACK: dict[str, Callable[[TablePage], None]] = {
    "button": lambda page: click(page.bar.back),
    "Esc": lambda page: key(page, Qt.Key.Key_Escape),
}


@every_game
def test_coming_back_leaves_everything_as_it_was(store: Store, page: TablePage) -> None:
    before, shown = state(store, page), page.view.table.arrangement
    prompt, log = page.strip.prompt.text(), page._log.toHtml()
    for come_back in COMING_BACK.values():
        click_line(page, told_moments(page)[0])
        assert not is_back(page)
        scrub(page, 2, MOVES, 1)
        key(page, Qt.Key.Key_Right)
        come_back(page)
        assert is_back(page)
        assert page.view.table.arrangement == shown
        assert (page.strip.prompt.text(), page._log.toHtml()) == (prompt, log)
        assert not marked(page).extraSelections()
        assert page.view.hasFocus()
        assert state(store, page) == before
    Robot(page.view).drag(offers(page)[0])
    assert page.source.history.last > MOVES


def test_esc_stops_what_plays_before_it_leads_back(page: TablePage) -> None:
    click_line(page, told_moments(page)[0])
    key(page, Qt.Key.Key_Space)
    assert plays(page)
    key(page, Qt.Key.Key_Escape)
    assert not plays(page)
    assert not is_back(page)
    key(page, Qt.Key.Key_Escape)
    assert is_back(page)


def test_by_keys_alone(page: TablePage) -> None:
    """Tab leads to the log, arrows from line to line, Enter to what the line tells of."""
    page.strip.settings.setFocus()
    for _ in range(60):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if page._log.hasFocus():
            break
    assert page._log.hasFocus()
    key(page, Qt.Key.Key_Home, CTRL)
    key(page, Qt.Key.Key_Down)
    key(page, Qt.Key.Key_Down)
    line = page._log._standing()[page._log.textCursor().blockNumber()]
    assert 0 < line.at < page.source.history.last
    key(page, Qt.Key.Key_Return)
    assert cursor(page) == line.at
    assert not is_back(page)
    key(page, Qt.Key.Key_Escape)
    assert is_back(page)


def test_up_and_down_walk_through_the_log_that_has_the_keyboard(page: TablePage) -> None:
    log, lines = page._log, page._log._standing()
    log.setFocus()
    for _ in range(3):
        key(page, Qt.Key.Key_Up)
    assert log.textCursor().selectedText() == lines[-3].text
    assert log.viewport().rect().contains(log.cursorRect())
    key(page, Qt.Key.Key_Down)
    assert log.textCursor().selectedText() == lines[-2].text
    key(page, Qt.Key.Key_Return)
    assert cursor(page) == lines[-2].at
    assert log.hasFocus()
    key(page, Qt.Key.Key_Up)
    assert page.watching.speed == 1.0
    for _ in lines:
        key(page, Qt.Key.Key_Up)
    assert log.textCursor().selectedText() == lines[0].text
    key(page, Qt.Key.Key_Return)
    assert cursor(page) == 0
    key(page, Qt.Key.Key_Escape)
    assert page.shown is page.source
    assert page.view.hasFocus()
    assert not log.textCursor().hasSelection()


@every_game
def test_nothing_can_be_done_meanwhile(store: Store, page: TablePage) -> None:
    key(page, Qt.Key.Key_Z, CTRL)  # so that there may be something to redo
    before = state(store, page)
    robot, could = Robot(page.view), offers(page)
    pressed = {offer.key for offer in could if offer.key}
    spots = [robot.at(place.rect) for place in page.view.table.arrangement.places]
    click_line(page, told_moments(page)[0])
    seen = cursor(page)
    assert not offers(page)
    assert not page.strip.undo.isEnabled()
    assert not page.strip.redo.isEnabled()
    key(page, Qt.Key.Key_Z, CTRL)
    key(page, Qt.Key.Key_Y, CTRL)
    key(page, Qt.Key.Key_Z, CTRL | SHIFT)
    for piece in page.view.table.arrangement.pieces[::5]:
        robot.drag_between(robot.at(piece.rect), spots[len(piece.id) % len(spots)])
    for spot in spots[::3]:
        robot.click_at(spot)
    for name in pressed - {"Space"}:
        key(page, QKeySequence(name)[0].key())
    key(page, Qt.Key.Key_Return)
    assert cursor(page) == seen
    assert not page.view.bubble_text
    assert page.view.hand.gesture is None
    assert state(store, page) == before


def test_another_language_in_the_middle(page: TablePage, preferences: Preferences) -> None:
    at, eyes = told_moments(page)[1], page.source.eyes
    click_line(page, at)
    first = page.bar.back.text(), lit_lines(page)
    for language in ("pl", "uk", "en"):
        preferences.language = language
        QApplication.processEvents()
        assert cursor(page) == at
        assert_shows(page, page.source.history.moments[at].position, eyes)
        assert lit_lines(page) == said_at(page, at, eyes)
        assert page.strip.prompt.text() in " ".join(lit_lines(page))
    assert (page.bar.back.text(), lit_lines(page)) == first


@pytest.mark.parametrize("game", [KEY, "halloween"])
def test_where_one_is_can_be_read_whole_in_every_language(
    window: MainWindow, game: str, preferences: Preferences
) -> None:
    window.resize(1024, 700)
    nameless = tuple(
        evolve(player, name=f"Player {number}") for number, player in enumerate(PLAYERS, 1)
    )
    page = sit_down(window, key=game, players=nameless)
    play_moves(page, 2 * MOVES)
    page.look_back(1)
    for preferences.language in LANGUAGES:
        settle()
        for at in range(page.source.history.last + 1):
            page.watching.seek(at)
            assert "…" not in page.bar._where.text()


def test_another_size_in_the_middle(window: MainWindow, page: TablePage) -> None:
    at, eyes = told_moments(page)[1], page.source.eyes
    click_line(page, at)
    for size in ((1500, 900), (1024, 700), (1280, 800)):
        window.resize(*size)
        QApplication.processEvents()
        page.view.camera.sharpen_now()  # it has come to rest
        assert cursor(page) == at
        assert_shows(page, page.source.history.moments[at].position, eyes)
        assert page.bar.geometry().bottom() < page.view.geometry().top()
        assert not misfits(page.bar)


def test_the_table_stays_as_it_lies_when_the_bar_comes_and_goes(page: TablePage) -> None:
    class Resized(QObject):
        """Counts how often the table has to make do with other room."""

        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.count += event.type() == QEvent.Type.Resize
            return False

    resized, place = Resized(), page.strip.geometry()
    page.view.installEventFilter(resized)
    click_line(page, told_moments(page)[1])
    settle()
    assert page.bar.isVisible()
    assert not page.strip.isVisible()
    assert page.bar.geometry() == place
    assert page.bar._told.text() == page.strip.prompt.text()
    click(page.bar.back)
    settle()
    assert page.strip.isVisible()
    assert page.strip.geometry() == place
    assert resized.count == 0


def test_leaving_meanwhile_keeps_the_game(
    store: Store, window: MainWindow, page: TablePage
) -> None:
    before = kept(store, page)
    click_line(page, told_moments(page)[0])
    click(page.bar.home)
    assert window.page is window.shelf
    assert kept(store, page) == before
    QTest.mouseClick(window.shelf.cards[0], LEFT)
    assert table(window).source.record == page.source.record
    assert is_back(table(window))


# ---- where nobody looks back ------------------------------------------------------------------------


def test_under_the_curtain_the_log_does_not_hear(window: MainWindow, page: TablePage) -> None:
    at = told_moments(page)[0]
    while not page.source.curtain_down:
        eyes = page.source.eyes
        *_, last = page.source.kit.game.moves(page.source.position, eyes)
        page.source.play(last, eyes)
    QApplication.processEvents()
    assert page.curtain.isVisible()
    click_line(page, at)
    page.look_back(at)
    key(page, Qt.Key.Key_F4)
    assert is_back(page)
    assert page.curtain.isVisible()


def test_in_a_race_nobody_looks_back_until_it_is_over(window: MainWindow, store: Store) -> None:
    page = search_in_castle(window)
    while not told_moments(page):
        _some_move(page)
    before = state(store, page)
    click_line(page, told_moments(page)[0])
    assert is_back(page)
    assert page.view.bubble_text.startswith("You cannot look back while the clock decides")
    assert state(store, page) == before


@pytest.mark.parametrize("game", GAMES)
def test_once_it_is_over_everybody_looks_back_but_into_no_hand(
    window: MainWindow, store: Store, game: str, preferences: Preferences
) -> None:
    """A race too; and while the last move can still be taken back, nobody learns what was hidden."""
    page, moves = sit_before_the_end(window, game), whole_record(game)[0].moves
    preferences.pace = "normal"  # the table is left as it is for a while
    for played in moves[page.source.history.last :]:
        page.source.play(played.move, played.actor)
        page.view.finish()
    assert page.source.outcome is not None
    before = state(store, page)
    click_line(page, told_moments(page)[-1])
    scrub(page, 5)
    at = cursor(page)
    assert_shows(page, page.source.history.moments[at].position, page.source.eyes)
    assert not page.bar.open.isVisible()
    click(page.bar.back)
    assert is_back(page)
    assert state(store, page) == before
    click(page.strip.result)
    assert isinstance(window.page, EndPage)


def test_in_a_pause_the_log_does_not_hear(window: MainWindow) -> None:
    page = search_in_castle(window)
    while not told_moments(page):
        _some_move(page)
    page.source.pause()
    QApplication.processEvents()
    assert page.curtain.isVisible()
    click_line(page, told_moments(page)[0])
    page.look_back(1)
    assert is_back(page)
    assert page.source.paused
    assert page.curtain.isVisible()


def _some_move(page: TablePage) -> None:
    """Whatever somebody can do in a race."""
    offer = offers(page)[-1]
    page.source.play(offer.move, offer.seat)
    QApplication.processEvents()


# ---- while you were away ----------------------------------------------------------------------------


def to_the_turn_of(page: TablePage, seat: int) -> None:
    """Others play until it is that seat's turn; they are there then."""
    sitting = page.source
    while True:
        if sitting.curtain_down:
            lift_curtain(page)
        if sitting.eyes == seat and sitting.kit.game.turn(sitting.position).seat == seat:
            break
        *_, last = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(last, sitting.eyes)
    QApplication.processEvents()


@pytest.fixture
def bo(window: MainWindow, game: str) -> TablePage:
    """Ada has played a turn, and Bo has just lifted the curtain."""
    page = sit_down(window, key=game)
    to_the_turn_of(page, BO)
    assert page.source.history.last > 0
    return page


@every_game
def test_whoever_begins_was_never_away(window: MainWindow, game: str) -> None:
    page = sit_down(window, key=game)
    assert page.source.eyes == ADA
    assert not page.strip.away.isVisible()
    key(page, Qt.Key.Key_F4)
    assert is_back(page)


@every_game
def test_the_button_is_there_until_one_has_moved(bo: TablePage) -> None:
    assert bo.strip.away.isVisible()
    *_, last = bo.source.kit.game.moves(bo.source.position, BO)
    bo.source.play(last, BO)
    QApplication.processEvents()
    if bo.source.eyes == BO:
        assert not bo.strip.away.isVisible()
        key(bo, Qt.Key.Key_F4)
        assert is_back(bo)


@every_game
def test_it_plays_just_that_and_comes_back(store: Store, bo: TablePage) -> None:
    before, shown = state(store, bo), bo.view.table.arrangement
    click(bo.strip.away)
    assert plays(bo)
    assert not bo.strip.away.isVisible()
    for at in held_moments(bo, 0, BO):
        assert cursor(bo) == at
        assert_shows(bo, bo.source.history.moments[at].position, BO)
        let_time_pass(bo)
    assert is_back(bo)
    assert bo.view.table.arrangement == shown
    assert bo.strip.away.isVisible()
    assert state(store, bo) == before


def test_it_begins_where_one_has_moved_last(window: MainWindow) -> None:
    page = sit_down(window)
    to_the_turn_of(page, BO)
    to_the_turn_of(page, ADA)
    left = max(at for at, played in enumerate(page.source.record.moves, 1) if played.actor == ADA)
    click(page.strip.away)
    assert cursor(page) == left
    let_time_pass(page)
    assert cursor(page) == left + 1
    assert_shows(page, page.source.history.moments[left + 1].position, ADA)


def test_esc_ends_it(store: Store, bo: TablePage) -> None:
    before = state(store, bo)
    key(bo, Qt.Key.Key_F4)
    let_time_pass(bo)
    assert plays(bo)
    key(bo, Qt.Key.Key_Escape)
    assert is_back(bo)
    assert not plays(bo)
    assert state(store, bo) == before


def test_whoever_stops_it_by_hand_stays_there(bo: TablePage) -> None:
    key(bo, Qt.Key.Key_F4)
    let_time_pass(bo)
    key(bo, Qt.Key.Key_Left)
    assert not plays(bo)
    assert not is_back(bo)
    key(bo, Qt.Key.Key_End)
    assert not is_back(bo)
    key(bo, Qt.Key.Key_Escape)
    assert is_back(bo)


def test_whoever_stops_it_goes_on_from_there(bo: TablePage) -> None:
    """At the end, too: it is then back to now, not the whole game once more."""
    last = bo.source.history.last
    key(bo, Qt.Key.Key_F4)
    for at in held_moments(bo, 0, BO)[1:]:
        let_time_pass(bo)
        key(bo, Qt.Key.Key_Space)
        assert (plays(bo), cursor(bo)) == (False, at)
        key(bo, Qt.Key.Key_Space)
        assert (plays(bo), cursor(bo)) == (True, at)
    assert cursor(bo) == last
    let_time_pass(bo)
    assert is_back(bo)


def test_a_setting_plays_it_when_the_curtain_is_lifted(
    window: MainWindow, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    for time in ("DWELL", "BRIEF"):
        monkeypatch.setattr(speeds, time, 0)
    preferences.away_played = True
    page = sit_down(window)
    QApplication.processEvents()
    assert is_back(page), "nobody was away at the start"
    sitting = page.source
    while not sitting.curtain_down:
        *_, last = sitting.kit.game.moves(sitting.position, sitting.eyes)
        sitting.play(last, sitting.eyes)
    assert not plays(page)
    lift_curtain(page)
    for _ in range(3):
        QApplication.processEvents()
    assert plays(page)
    assert page.shown.eyes == BO
    assert let_play(page, QApplication.processEvents)[-1] == sitting.history.last
    assert is_back(page)
    assert sitting.eyes == BO
    *_, last = sitting.kit.game.moves(sitting.position, BO)
    sitting.play(last, BO)
    QApplication.processEvents()
    assert is_back(page)


@pytest.mark.parametrize("curtain", [False])
def test_without_a_curtain_too(window: MainWindow, curtain: bool) -> None:
    page = sit_down(window)
    to_the_turn_of(page, BO)
    click(page.strip.away)
    assert cursor(page) == 0
    assert page.shown.eyes == BO


def test_in_a_race_nobody_was_away(window: MainWindow) -> None:
    page = search_in_castle(window)
    be_ready(page)
    _some_move(page)
    assert not page.strip.away.isVisible()
    key(page, Qt.Key.Key_F4)
    assert is_back(page)


# ---- what has been seen before ----------------------------------------------------------------------


@pytest.fixture
def played_by_itself(window: MainWindow, preferences: Preferences) -> TablePage:
    """Ada has been shown what Bo did."""
    preferences.hiding = "open"
    page = sit_at_lanterns(window)
    for move in (Hang(0, 0), HandOver(), Hang(1, 1), HandOver()):
        page.source.play(move)
    QApplication.processEvents()
    preferences.away_played = True
    assert page.source.eyes == ADA
    return page


def test_taking_a_move_back_plays_nothing_again(played_by_itself: TablePage) -> None:
    page = played_by_itself
    page.source.play(HandOver())
    QTest.qWait(20)
    assert not is_back(page), "Bo sees what Ada did"
    page.watching.leave()
    QApplication.processEvents()
    key(page, Qt.Key.Key_Z, CTRL)
    QTest.qWait(20)
    assert page.source.eyes == ADA
    assert is_back(page)


def test_playing_on_begins_with_a_word_and_not_with_what_was_just_watched(
    window: MainWindow, played_by_itself: TablePage
) -> None:
    page = played_by_itself
    page.look_back(page.source.history.last)
    QApplication.processEvents()
    click(page.bar.play_on)
    QTest.qWait(20)
    branch = table(window)
    assert branch is not page
    assert is_back(branch)
    assert branch._notice.isVisible()
