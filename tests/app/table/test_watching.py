"""A game that is over, watched again: by mouse, by keys, by itself; whatever is on the table lay
there when it was played."""

from __future__ import annotations

import random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.app.table.replay_bar import SPEEDS
from halloween_table.app.table.scrubber import Scrubber
from halloween_table.contract.arrangement import Arrangement
from halloween_table.engine.game import OPEN
from halloween_table.engine.record import start
from halloween_table.games.candy_hunters.rules.moves import Pass
from halloween_table.sitting.replay import Replay
from halloween_table.table import speeds

from ..fitting import settle
from ..looking import (
    assert_shows,
    click,
    click_line,
    cursor,
    held_moments,
    key,
    laid_out,
    let_play,
    let_time_pass,
    lit_lines,
    plays,
    said_at,
    scrub,
    spot,
    told_moments,
    watch,
)
from ..playing import GAMES, KEY, kit_of

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def game() -> str:
    """One of the tests that need no particular one; a test may have its own parameter."""
    return KEY


@pytest.fixture
def page(window: MainWindow, game: str) -> TablePage:
    return watch(window, game)


@pytest.fixture
def last(page: TablePage) -> int:
    return page.source.history.last


@pytest.fixture
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """No moment is held."""
    for time in ("DWELL", "BRIEF"):
        monkeypatch.setattr(speeds, time, 0)


every_game = pytest.mark.parametrize("game", GAMES)


def has_secrets(page: TablePage) -> bool:
    """Whether somebody ever had something to hide."""
    view = page.source.kit.game.view
    return any(
        view(moment.position, seat) != view(moment.position, None)
        for moment in page.source.history.moments
        for seat in range(len(page.source.players))
    )


def turns(page: TablePage) -> list[int]:
    """The moments in which a turn begins, before the end."""
    game, moments = page.source.kit.game, page.source.history.moments
    seen = [game.turn(moment.position) for moment in moments]
    return [at for at in range(1, len(seen) - 1) if seen[at] != seen[at - 1]]


def assert_is_at(page: TablePage, at: int) -> None:
    """Table, scrubber, log and strip are all at that moment."""
    assert cursor(page) == page.bar.scrubber.value() == at
    assert_shows(page, page.source.history.moments[at].position)
    said = said_at(page, at)
    assert lit_lines(page) == (said if at else [])
    told = page.strip.prompt.text()
    heard = next(filter(None, (said_at(page, before) for before in range(at, 0, -1))), [])
    assert " ".join(heard).startswith(told)
    assert bool(told) == bool(heard)


# ---- where it opens ---------------------------------------------------------------------------------


@every_game
def test_it_opens_at_its_start_and_nothing_can_be_done(window: MainWindow, page: TablePage) -> None:
    assert page.bar.isVisible()
    assert not page.bar.back.isVisible()
    assert_is_at(page, 0)
    (header,) = window._store.finished()
    assert (header.revision, header.moves) == (0, page.source.history.last)
    assert page.bar.open.isVisible() == has_secrets(page)
    assert not page.bar.open.isChecked()
    strip = page.strip
    for button in (strip.undo, strip.redo, strip.pause, strip.keys, strip.advice, strip.away):
        assert not button.isVisible() or not button.isEnabled()
    key(page, Qt.Key.Key_F4)
    assert cursor(page) == 0
    assert not plays(page)
    assert not page.keys.isVisible()
    assert not page.curtain.isVisible()


# ---- by mouse ---------------------------------------------------------------------------------------


def test_a_press_anywhere_on_the_line_goes_there_at_once(page: TablePage, last: int) -> None:
    scrubber = page.bar.scrubber
    for at in (last // 2, last, 3, 0):
        QTest.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, at))
        assert_is_at(page, at)
        QTest.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, at))
        assert_is_at(page, at)


def test_the_table_follows_while_the_handle_is_dragged(page: TablePage, last: int) -> None:
    scrubber = page.bar.scrubber
    QTest.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, 5))
    for at in (6, 20, last, 11):
        QTest.mouseMove(scrubber, spot(scrubber, at))
        assert_is_at(page, at)
    QTest.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, 12))
    assert_is_at(page, 12)
    QTest.mouseMove(scrubber, spot(scrubber, 30))
    assert_is_at(page, 12)


def test_beyond_the_ends_it_stays_at_them(page: TablePage, last: int) -> None:
    scrubber = page.bar.scrubber
    QTest.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, 5))
    QTest.mouseMove(scrubber, spot(scrubber, last + 40))
    assert cursor(page) == last
    QTest.mouseMove(scrubber, spot(scrubber, -40))
    assert cursor(page) == 0
    QTest.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=spot(scrubber, -40))
    assert_is_at(page, 0)


def test_another_button_of_the_mouse_does_nothing(page: TablePage) -> None:
    QTest.mouseClick(page.bar.scrubber, Qt.MouseButton.RightButton, pos=spot(page.bar.scrubber, 20))
    assert cursor(page) == 0


@pytest.mark.parametrize("game", ["rest_in_peace"])
def test_over_the_line_stands_what_is_there(page: TablePage, last: int) -> None:
    replay = page.watching.replay
    assert replay is not None
    at = next(at for at in range(last) if replay.points_made(at).get(1, 0) > 0)
    for moment, told in (
        (0, f"The start · {last} moves"),
        (at, f" · move {at} of {last}<br>Bo +{replay.points_made(at)[1]}"),
        (last, f"The end · move {last} of {last}"),
    ):
        QTest.mouseMove(page.bar.scrubber, spot(page.bar.scrubber, moment))
        assert told in QToolTip.text()
        assert cursor(page) == 0
    QToolTip.hideText()


def test_the_wheel_goes_forward_when_it_is_turned_up(page: TablePage) -> None:
    scrubber = page.bar.scrubber
    scrub(page, 20)
    for by, at in ((1, range(21, 40)), (-1, range(20, 21)), (-1, range(20))):
        middle = QPointF(scrubber.rect().center())
        turned = QPoint(0, 120 * by)
        button, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        modifiers = Qt.KeyboardModifier.NoModifier
        place = scrubber.mapToGlobal(middle)
        wheel = QWheelEvent(middle, place, QPoint(), turned, button, modifiers, phase, False)
        QApplication.sendEvent(scrubber, wheel)
        assert cursor(page) in at


def test_the_keys_for_a_round_are_told_where_those_for_a_turn_are(page: TablePage) -> None:
    assert page.bar.turn_forward.tip == (
        "<qt>To the next turn (Ctrl+Right)<br>To the next round (Ctrl+PgDown)</qt>"
    )


def test_every_button_does_what_its_key_does(page: TablePage, last: int) -> None:
    bar, begins = page.bar, turns(page)
    assert not bar.move_back.isEnabled()
    assert not bar.turn_back.isEnabled()
    click(bar.move_forward)
    assert_is_at(page, 1)
    click(bar.turn_forward)
    assert_is_at(page, begins[0])
    click(bar.turn_forward)
    assert_is_at(page, begins[1])
    click(bar.move_forward)
    click(bar.turn_back)
    assert_is_at(page, begins[1])
    click(bar.turn_back)
    assert_is_at(page, begins[0])
    click(bar.move_back)
    assert_is_at(page, begins[0] - 1)
    scrub(page, last)
    assert not bar.move_forward.isEnabled()
    assert not bar.turn_forward.isEnabled()


def test_a_line_of_the_log_leads_to_its_moment(page: TablePage) -> None:
    for at in told_moments(page)[::9]:
        click_line(page, at)
        assert_is_at(page, at)


# ---- by keys ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["candy_hunters", "halloween"])
def test_keys_lead_everywhere(page: TablePage, last: int) -> None:
    begins, rules = turns(page), page.source.kit.game
    seen = [rules.turn(moment.position).round for moment in page.source.history.moments]
    rounds = [at for at in begins if seen[at] != seen[at - 1]]
    for pressed, modifiers, at in (
        (Qt.Key.Key_Right, None, 1),
        (Qt.Key.Key_Right, None, 2),
        (Qt.Key.Key_Left, None, 1),
        (Qt.Key.Key_Right, CTRL, begins[0]),
        (Qt.Key.Key_PageDown, None, begins[1]),
        (Qt.Key.Key_Right, None, begins[1] + 1),
        (Qt.Key.Key_Left, CTRL, begins[1]),
        (Qt.Key.Key_PageUp, None, begins[0]),
        (Qt.Key.Key_End, None, last),
        (Qt.Key.Key_Right, None, last),
        (Qt.Key.Key_PageDown, None, last),
        (Qt.Key.Key_Left, None, last - 1),
        (Qt.Key.Key_Home, None, 0),
        (Qt.Key.Key_Left, None, 0),
        (Qt.Key.Key_PageUp, None, 0),
        (Qt.Key.Key_PageDown, CTRL, rounds[0]),
        (Qt.Key.Key_PageDown, CTRL, rounds[1]),
        (Qt.Key.Key_Right, None, rounds[1] + 1),
        (Qt.Key.Key_PageUp, CTRL, rounds[1]),
        (Qt.Key.Key_PageUp, CTRL, rounds[0]),
        (Qt.Key.Key_PageUp, CTRL, 0),
    ):
        key(page, pressed, modifiers or Qt.KeyboardModifier.NoModifier)
        assert_is_at(page, at)


def test_the_keys_lead_on_from_the_scrubber_too(page: TablePage) -> None:
    page.bar.scrubber.setFocus()
    for pressed in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(page.bar.scrubber, pressed)
    assert_is_at(page, 1)


@pytest.mark.parametrize(("pressed", "at"), [(Qt.Key.Key_Right, 30), (Qt.Key.Key_Left, 10)])
def test_a_key_that_is_held_goes_on_move_by_move(page: TablePage, pressed: Qt.Key, at: int) -> None:
    scrub(page, 20)
    for number in range(10):
        _hold(page, pressed, number > 0)
    assert_is_at(page, at)


@pytest.mark.parametrize("pressed", [Qt.Key.Key_Space, Qt.Key.Key_PageDown])
def test_other_keys_do_their_thing_once_however_long_they_are_held(
    page: TablePage, pressed: Qt.Key
) -> None:
    for number in range(6):
        _hold(page, pressed, number > 0)
    QApplication.processEvents()
    if pressed == Qt.Key.Key_Space:
        assert plays(page)
    else:
        assert_is_at(page, turns(page)[0])


def _hold(page: TablePage, pressed: Qt.Key, again: bool) -> None:
    """One of the events of a key that is held, as the system sends them to the window."""
    window = page.window().windowHandle()
    assert QGuiApplication.focusWindow() is window
    event = QKeyEvent(QEvent.Type.KeyPress, pressed, Qt.KeyboardModifier.NoModifier, "", again)
    QApplication.sendEvent(window, event)


def test_a_button_that_has_the_keyboard_is_pressed_by_space(
    window: MainWindow, page: TablePage
) -> None:
    bar = page.bar
    bar.open.setFocus()
    QTest.keyClick(bar.open, Qt.Key.Key_Space)
    assert page.source.eyes == OPEN
    assert not plays(page)
    bar.move_forward.setFocus()
    QTest.keyClick(bar.move_forward, Qt.Key.Key_Space)
    assert cursor(page) == 1
    bar.play.setFocus()
    QTest.keyClick(bar.play, Qt.Key.Key_Space)
    assert plays(page)
    QTest.keyClick(bar.play, Qt.Key.Key_Space)
    assert not plays(page)
    page.strip.home.setFocus()
    QTest.keyClick(page.strip.home, Qt.Key.Key_Space)
    assert window.page is window.shelf


def test_tab_leads_to_the_scrubber_and_every_button(page: TablePage) -> None:
    bar, stops = page.bar, []
    page.bar.scrubber.setFocus()
    for _ in range(10):
        stops.append(page.window().focusWidget())
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
    assert stops[0] is bar.scrubber
    reached = [button for button in stops[1:] if bar.isAncestorOf(button)]
    assert reached == [
        bar.play,
        bar.move_forward,
        bar.turn_forward,
        bar.speed,
        bar.open,
        bar.review,
        bar.play_on,
    ]


def test_the_log_is_beside_it_whatever_was_open_in_the_last_game(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.advice_shown = True
    for game in GAMES:
        if kit_of(game).adviser is not None:
            assert watch(window, game)._log.isVisible()


# ---- by itself --------------------------------------------------------------------------------------


@every_game
def test_it_plays_to_its_end_and_stops(page: TablePage, last: int, in_no_time: None) -> None:
    scrub(page, last - 12)
    held = let_play(page, lambda: key(page, Qt.Key.Key_Space))
    assert held == held_moments(page, last - 12)
    assert page.source.at_the_end
    assert not page.watching._dwell.isActive()
    assert page.strip.result.isVisible()


def test_each_moment_is_held_once_everything_lies(
    page: TablePage, preferences: Preferences
) -> None:
    preferences.pace = "normal"
    page.view.set_speed(1000)
    scrub(page, 5)
    click(page.bar.play)
    assert page.view.table.motion.running
    assert not page.watching._dwell.isActive()
    page.view.finish()
    QApplication.processEvents()
    assert page.watching._dwell.isActive()
    assert page.watching._dwell.interval() == speeds.DWELL
    assert cursor(page) == 5


def test_it_stands_still_and_goes_on_by_the_same_key_and_button(page: TablePage) -> None:
    assert page.bar.play.toolTip() == "Play"
    first, second, third = held_moments(page, 0)[1:4]
    key(page, Qt.Key.Key_Space)
    assert page.bar.play.toolTip() == "Pause"
    for at in (first, second):
        let_time_pass(page)
        assert_is_at(page, at)
    key(page, Qt.Key.Key_Space)
    assert not plays(page)
    assert not page.watching._dwell.isActive()
    assert page.bar.play.toolTip() == "Play"
    click(page.bar.play)
    let_time_pass(page)
    assert_is_at(page, third)
    click(page.bar.play)
    assert not plays(page)
    assert_is_at(page, third)


def test_moves_that_change_nothing_are_passed_over_but_not_step_by_step(page: TablePage) -> None:
    """Whoever passes in Candy Hunters leaves everything as it lies."""
    moves = page.source.history.record.moves
    first, then = held_moments(page, 0)[1:3]
    assert then > first + 1
    assert all(isinstance(played.move, Pass) for played in moves[first : then - 1])
    for at in range(1, then + 1):
        key(page, Qt.Key.Key_Right)
        assert_is_at(page, at)


def test_at_its_end_it_plays_from_its_start(page: TablePage, last: int) -> None:
    key(page, Qt.Key.Key_End)
    assert not plays(page)
    key(page, Qt.Key.Key_Space)
    assert plays(page)
    assert_is_at(page, 0)
    let_time_pass(page)
    assert_is_at(page, 1)


BY_HAND = {
    "Left": lambda page: key(page, Qt.Key.Key_Left),
    "Right": lambda page: key(page, Qt.Key.Key_Right),
    "PgUp": lambda page: key(page, Qt.Key.Key_PageUp),
    "PgDown": lambda page: key(page, Qt.Key.Key_PageDown),
    "Home": lambda page: key(page, Qt.Key.Key_Home),
    "End": lambda page: key(page, Qt.Key.Key_End),
    "Esc": lambda page: key(page, Qt.Key.Key_Escape),
    "scrubber": lambda page: scrub(page, 40, 30),
    "button": lambda page: click(page.bar.turn_forward),
    "log": lambda page: click_line(page, told_moments(page)[-2]),
}


def test_whatever_is_done_by_hand_stops_it(page: TablePage) -> None:
    for name, do in BY_HAND.items():
        scrub(page, 20)
        key(page, Qt.Key.Key_Space)
        let_time_pass(page)
        assert plays(page)
        do(page)
        assert not plays(page), name
        assert not page.watching._dwell.isActive()


def test_leaving_ends_it(window: MainWindow, page: TablePage) -> None:
    key(page, Qt.Key.Key_Space)
    QApplication.processEvents()
    click(page.strip.home)
    assert window.page is window.shelf


# ---- how fast ---------------------------------------------------------------------------------------


def test_up_and_down_change_the_speed(page: TablePage, preferences: Preferences) -> None:
    preferences.pace = "normal"
    motion, bar = page.view.table.motion, page.bar
    assert page.watching.speed == 1.0
    for pressed, speed in (
        (Qt.Key.Key_Up, 2.0),
        (Qt.Key.Key_Up, 4.0),
        (Qt.Key.Key_Up, 4.0),
        (Qt.Key.Key_Down, 2.0),
        (Qt.Key.Key_Down, 1.0),
        (Qt.Key.Key_Down, 0.5),
        (Qt.Key.Key_Down, 0.5),
    ):
        key(page, pressed)
        assert page.watching.speed == bar.speed.currentData() == speed
        assert motion.factor == pytest.approx(preferences.pace_factor / speed)


def test_it_is_written_as_numbers_are_in_each_language(
    page: TablePage, preferences: Preferences
) -> None:
    for language, half in (("uk", "0,5 ×"), ("en", "0.5 ×"), ("pl", "0,5 ×")):
        preferences.language = language
        settle()
        assert [page.bar.speed.itemText(at) for at in range(2)] == [half, "1 ×"]


def test_the_picker_changes_it_too_and_how_long_a_moment_is_held(page: TablePage) -> None:
    at = SPEEDS.index(4.0)
    page.bar.speed.setCurrentIndex(at)
    page.bar.speed.activated.emit(at)
    key(page, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert page.watching._dwell.interval() == round(speeds.DWELL / 4)


def test_another_speed_holds_at_once_and_does_not_stop_it(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speeds, "DWELL", 100_000)
    monkeypatch.setattr(speeds, "BRIEF", 100_000)
    key(page, Qt.Key.Key_Space)
    QApplication.processEvents()
    dwell = page.watching._dwell
    assert dwell.interval() == 100_000
    key(page, Qt.Key.Key_Up)
    assert 25_000 < dwell.interval() < 75_000
    page.bar.speed.setCurrentIndex(0)
    page.bar.speed.activated.emit(0)
    assert dwell.interval() > 100_000
    let_time_pass(page)
    assert plays(page)
    assert_is_at(page, 1)


def test_another_pace_holds_here_too(page: TablePage, preferences: Preferences) -> None:
    key(page, Qt.Key.Key_Up)
    preferences.pace = "calm"
    assert page.view.table.motion.factor == pytest.approx(preferences.pace_factor / 2)


# ---- a seek is one motion ---------------------------------------------------------------------------


@every_game
def test_a_seek_over_many_moves_glides_once(
    page: TablePage, last: int, preferences: Preferences
) -> None:
    preferences.pace = "normal"
    page.view.set_speed(1000)
    shown: list[Arrangement] = []
    page.view.shown.connect(shown.append)
    for at in (last // 2, last, 1):
        shown.clear()
        scrub(page, at)
        assert len(shown) == 1
        assert not page.view.underway
        assert page.view.table.motion.running
        assert_shows(page, page.source.history.moments[at].position)


def test_one_move_forward_is_told_as_it_was_played(
    window: MainWindow, preferences: Preferences
) -> None:
    page = watch(window, "halloween")
    at = next(n for n, moment in enumerate(page.source.history.moments) if moment.on_the_way)
    scrub(page, at - 1)
    preferences.pace = "normal"
    page.view.set_speed(1000)
    key(page, Qt.Key.Key_Right)
    assert page.view.underway
    page.view.finish()
    assert_is_at(page, at)
    key(page, Qt.Key.Key_Left)
    assert not page.view.underway


# ---- replay equals play -----------------------------------------------------------------------------


def as_it_was_played(page: TablePage) -> list[Any]:
    """The positions from move to move."""
    record, game = page.source.history.record, page.source.kit.game
    found = [start(game, record)]
    for played in record.moves:
        found.append(game.play(found[-1], played.actor, played.move).position)
    assert len(found) == page.source.history.last + 1
    return found


def assert_leads_through(page: TablePage, pressed: Qt.Key, moves: int, then: list[Any]) -> None:
    """Each press of that key shows what lay there then."""
    for _ in range(moves):
        key(page, pressed)
        assert page.view.table.arrangement == laid_out(page, then[cursor(page)])


@every_game
def test_what_is_on_the_table_lay_there_when_it_was_played(page: TablePage, last: int) -> None:
    """Seeks from anywhere to anywhere, and some moves forwards and back from there."""
    then, lot = as_it_was_played(page), random.Random(11)
    for _ in range(6):
        scrub(page, lot.randrange(last + 1))
        assert page.view.table.arrangement == laid_out(page, then[cursor(page)])
        assert_leads_through(page, Qt.Key.Key_Right, 2, then)
        assert_leads_through(page, Qt.Key.Key_Left, 3, then)


@pytest.mark.long
@every_game
def test_so_it_is_move_by_move_through_the_whole_game(page: TablePage, last: int) -> None:
    then = as_it_was_played(page)
    for pressed, end in ((Qt.Key.Key_Right, last), (Qt.Key.Key_Left, 0)):
        assert_leads_through(page, pressed, last, then)
        assert cursor(page) == end


# ---- whose eyes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace"])
def test_it_lays_every_hand_open_and_hides_it_again(page: TablePage, last: int) -> None:
    moments, differing = page.source.history.moments, 0
    for at in range(0, last + 1, 7):
        scrub(page, at)
        at = cursor(page)
        hidden = page.view.table.arrangement
        click(page.bar.open)
        assert page.bar.open.isChecked()
        assert cursor(page) == at
        assert_shows(page, moments[at].position, OPEN)
        differing += page.view.table.arrangement != hidden
        click(page.bar.open)
        assert not page.bar.open.isChecked()
        assert_shows(page, moments[at].position)
    assert differing


@pytest.mark.parametrize("game", ["rest_in_peace"])
def test_other_eyes_look_on_while_it_plays(
    page: TablePage, last: int, preferences: Preferences
) -> None:
    moments = page.source.history.moments
    at = next(at for at in range(2, last) if moments[at].on_the_way)
    scrub(page, at - 2)
    key(page, Qt.Key.Key_Space)
    QApplication.processEvents()
    click(page.bar.open)
    let_time_pass(page)
    assert plays(page)
    assert_shows(page, moments[at - 1].position, OPEN)
    preferences.pace = "normal"
    page.view.set_speed(1000)
    let_time_pass(page)
    assert page.view.underway, "in the middle of a little scene"
    click(page.bar.open)
    page.view.finish()
    assert plays(page)
    assert_shows(page, moments[at].position)
    preferences.pace = "off"
    let_time_pass(page)
    assert_shows(page, moments[at + 1].position)


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace"])
def test_what_lies_open_stays_open_wherever_one_goes(page: TablePage, last: int) -> None:
    click(page.bar.open)
    for at in (5, last, 3):
        scrub(page, at)
        assert_shows(page, page.source.history.moments[cursor(page)].position, OPEN)
    assert said_at(page, cursor(page), OPEN) == lit_lines(page)


def test_booo_counts_guests_wherever_it_says_where_one_is(window: MainWindow) -> None:
    page = watch(window, "booo")
    for at in range(1, page.source.history.last, 3):
        page.watching.seek(at)
        QApplication.processEvents()
        where, told = page.bar._where.text().split(" · ")
        assert told == f"move {at} of {page.source.history.last}"
        assert page.strip.title.text().startswith(f"{where} of 9")
    headings = [line.text for line in page._log._standing() if line.event is None]
    assert headings[:3] == ["Guest 1", "Guest 2", "Guest 3"]


# ---- for everybody ----------------------------------------------------------------------------------


def test_a_screen_reader_tells_what_is_watched(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page.view, "announce", heard.append)
    told = []
    for _ in range(5):
        key(page, Qt.Key.Key_Right)
        told.append(page.strip.prompt.text())
    page.refresh()
    assert heard == told
    assert all(told)


@pytest.mark.parametrize("forward", [True, False])
def test_a_button_keeps_the_keyboard_where_it_leads_no_further(
    page: TablePage, last: int, forward: bool
) -> None:
    button = page.bar.move_forward if forward else page.bar.move_back
    page.watching.seek(last - 1 if forward else 1)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        key(page, Qt.Key.Key_Space)
        assert cursor(page) == (last if forward else 0)
        assert button.hasFocus()
        assert not plays(page)
    page.bar.play.setFocus(Qt.FocusReason.TabFocusReason)
    page.refresh()
    page.bar.follow(False)
    assert not button.isEnabled()


def test_names_with_signs_of_html_are_read_as_they_are(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Дем'ян", "<b>Tom</b> & Jo")
    players = tuple(
        evolve(player, name=name) for player, name in zip(page.source.players, names, strict=False)
    )
    monkeypatch.setattr(Replay, "players", players)
    told = [page.bar._told_at(at) for at in range(page.source.history.last)]
    for tip in told:
        shown = QTextDocument()
        shown.setHtml(tip)
        assert tip.startswith("<qt>"), "Qt would take it for plain text"
        assert any(name in shown.toPlainText() for name in names) or tip == told[0]


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75])
def test_the_marks_of_the_scrubber_are_drawn_once(
    page: TablePage, last: int, ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(Scrubber, "devicePixelRatioF", lambda _: ratio)
    monkeypatch.setattr(Scrubber, "_paint_notches", lambda *_: drawn.append(1))
    for width in range(600, 606):
        page.bar.scrubber.resize(width, 34)
        drawn.clear()
        for at in range(3):
            page.bar.scrubber.setValue(at)
            page.bar.scrubber.grab()
        assert drawn == [1]
