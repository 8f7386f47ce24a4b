"""Files that come while the program runs wait until nobody is disturbed, and then come to the table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program import arriving
from halloween_table.app.program.arriving import Arrivals, come_forward
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.meeting import Request, place_of
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.games.booo.rules.moves import Interrupted, RunOut
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.presence import opening_alone
from halloween_table.store.store import Store
from halloween_table.table.hand.gestures import Carrying
from tests.sitting.tower import Watch, wait
from tests.store.support import CODEC, keep_at_once, script

from ..files import GIVEN, given, no_game
from ..playing import sit_at_lanterns, sit_down, table
from ..seeking import press, sit_at_castle, turn_over

PATIENCE = 60_000
"""Milliseconds."""


@pytest.fixture
def arrivals(window: MainWindow, folder: Path) -> Iterator[Arrivals]:
    arrivals = Arrivals(window, folder)
    yield arrivals
    arrivals.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return given(tmp_path)


def opened(window: MainWindow) -> bool:
    """Whether the game from the file lies on the table."""
    source = getattr(window.page, "source", None)
    return isinstance(source, Sitting) and source.record == GIVEN.record


# ---- when ---------------------------------------------------------------------------------------------


def test_a_file_waits_until_the_shelf_has_been_seen(
    window: MainWindow, arrivals: Arrivals, file: Path, qtbot: QtBot
) -> None:
    arrivals.bring([file])
    QApplication.processEvents()
    assert window.page is window.shelf
    arrivals.begin()
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)


def test_what_comes_together_is_opened_together(
    window: MainWindow,
    arrivals: Arrivals,
    store: Store,
    tmp_path: Path,
    told: list[str],
    qtbot: QtBot,
) -> None:
    arrivals.begin()
    for path in (no_game(tmp_path), given(tmp_path, script(9, length=4)), given(tmp_path)):
        arrivals.bring([path])
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert told == ["shopping.txt: This file is damaged, or not a game of Halloween Table."]
    assert len(store.unfinished()) == 2


def test_a_missing_file_is_explained(
    window: MainWindow, arrivals: Arrivals, tmp_path: Path, told: list[str], qtbot: QtBot
) -> None:
    arrivals.begin()
    arrivals.bring([tmp_path / "nowhere"])
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert told == ["This file cannot be read."]
    assert window.page is window.shelf


def test_what_nobody_thought_of_is_said_and_written_down(
    window: MainWindow,
    arrivals: Arrivals,
    file: Path,
    told: list[str],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A part of the program that an upgrade has taken away, say."""
    monkeypatch.setitem(sys.modules, "halloween_table.app.program.game_files", None)
    with qtbot.capture_exceptions() as raised:
        arrivals.begin()
        arrivals.bring([file])
        qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert [kind for kind, _, _ in raised] == [ModuleNotFoundError]
    assert told == ["Something went wrong with the file; nothing was changed."]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Each time that it was looked whether somebody would be disturbed: whether they would."""
    seen: list[bool] = []
    really = Arrivals._would_disturb
    monkeypatch.setattr(arriving, "_LOOK_AGAIN_MS", 1)

    def look(arrivals: Arrivals) -> bool:
        seen.append(really(arrivals))
        return seen[-1]

    monkeypatch.setattr(Arrivals, "_would_disturb", look)
    return seen


def test_a_dialog_is_finished_first(
    window: MainWindow, arrivals: Arrivals, file: Path, qtbot: QtBot, looks: list[bool]
) -> None:
    arrivals.begin()
    dialog = QDialog(window)
    arrivals.bring([file])

    def close_soon() -> None:
        if len(looks) < 5:
            QTimer.singleShot(1, close_soon)
            return
        assert window.page is window.shelf
        dialog.reject()

    QTimer.singleShot(0, close_soon)
    dialog.exec()
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert looks[:5] == [True] * 5
    assert looks[-1] is False


def test_a_menu_is_finished_first(
    window: MainWindow, arrivals: Arrivals, file: Path, qtbot: QtBot, looks: list[bool]
) -> None:
    arrivals.begin()
    menu = QMenu(window)
    menu.addAction("x")
    menu.popup(window.mapToGlobal(window.rect().center()))
    arrivals.bring([file])
    qtbot.waitUntil(lambda: len(looks) > 2, timeout=PATIENCE)
    assert all(looks)
    menu.close()
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)


def test_whoever_acts_against_the_clock_finishes_and_the_clock_is_stopped(
    window: MainWindow,
    arrivals: Arrivals,
    store: Store,
    file: Path,
    qtbot: QtBot,
    looks: list[bool],
) -> None:
    watch = Watch()
    page = sit_at_castle(window, 2, watch=watch)
    turn_over(page)
    arrivals.begin()
    press(page, 0)
    race = page.source
    assert page.hands.hurried
    arrivals.bring([file])
    qtbot.waitUntil(lambda: len(looks) > 2, timeout=PATIENCE)
    assert all(looks)
    assert window.page is page
    wait(race, watch, 7)
    assert not page.hands.hurried
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert race.paused
    moves = [row.move for row in store.load(race.id, Codec(race.kit.game)).record.moves]
    assert RunOut() in moves
    assert Interrupted() not in moves


def test_whoever_has_something_in_the_hand_puts_it_down_first(
    window: MainWindow, arrivals: Arrivals, file: Path, qtbot: QtBot, looks: list[bool]
) -> None:
    page = sit_down(window)
    piece = next(each.id for each in page.view.table.arrangement.pieces if not each.fixed)
    page.view.hand.lift(piece)
    arrivals.begin()
    arrivals.bring([file])
    qtbot.waitUntil(lambda: len(looks) > 2, timeout=PATIENCE)
    assert all(looks)
    assert window.page is page
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)


def test_what_the_game_has_put_into_the_hand_waits_there(window: MainWindow) -> None:
    page = sit_down(window)
    piece = next(each.id for each in page.view.table.arrangement.pieces if not each.fixed)
    held = page.view.hand.gesture = Carrying(page.view, piece, held=True)
    assert not page.view.hand.is_busy
    held.dragging = True
    assert page.view.hand.is_busy


def test_a_button_of_the_mouse_is_let_go_first(
    window: MainWindow,
    arrivals: Arrivals,
    file: Path,
    qtbot: QtBot,
    looks: list[bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_at_lanterns(window)
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
    arrivals.begin()
    arrivals.bring([file])
    qtbot.waitUntil(lambda: len(looks) > 2, timeout=PATIENCE)
    assert all(looks)
    monkeypatch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)


def test_a_race_in_which_everybody_searches_is_paused_and_left(
    window: MainWindow, arrivals: Arrivals, file: Path, qtbot: QtBot
) -> None:
    page = sit_at_castle(window, 2)
    turn_over(page)
    race = page.source
    arrivals.begin()
    arrivals.bring([file])
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert race.paused


@pytest.mark.parametrize("comes", [True, False])
def test_while_the_games_on_the_shelf_are_awaited_a_file_waits_for_some_time(
    folder: Path,
    file: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    looks: list[bool],
    comes: bool,
) -> None:
    """The game in it may be one of them."""
    monkeypatch.setattr(arriving, "_PATIENCE_SECONDS", inf if comes else 0)
    with Store.open(folder) as store:
        kept, _ = keep_at_once(store, GIVEN)
    with ExitStack() as another, ExitStack() as ours:
        another.enter_context(opening_alone(folder))
        store = ours.enter_context(Store.at_once(folder, patience=0))
        window = MainWindow(store, Preferences(store), folder)
        qtbot.addWidget(window)
        arrivals = Arrivals(window, folder)
        ours.callback(arrivals.close)
        arrivals.begin()
        arrivals.bring([file])
        if comes:
            qtbot.waitUntil(lambda: len(looks) > 2, timeout=PATIENCE)
            assert window.page is window.shelf
            another.close()
            store.take_up()
        qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
        assert (table(window).source.id == kept) is comes
        window.close()


def test_what_still_waits_when_the_program_ends_is_on_the_shelf_the_next_time(
    window: MainWindow, arrivals: Arrivals, store: Store, tmp_path: Path, told: list[str]
) -> None:
    one, another = given(tmp_path), given(tmp_path, script(9, length=4))
    arrivals.bring([one, no_game(tmp_path), another, one])
    arrivals.close()
    records = [store.load(each.id, CODEC).record for each in store.unfinished()]
    assert records == [script(9, length=4).record, GIVEN.record]
    assert (window.page, told) == (window.shelf, [])
    arrivals.close()
    assert len(store.unfinished()) == 2, "only once"


def test_what_nobody_thought_of_does_not_disturb_the_end(
    arrivals: Arrivals, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = GamesRoom.keep_file
    broken, written = tmp_path / "broken", list[type[BaseException]]()

    def keep(room: GamesRoom, path: Path) -> None:
        if path == broken:
            raise RuntimeError
        really(room, path)

    monkeypatch.setattr(GamesRoom, "keep_file", keep)
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: written.append(kind))
    arrivals.bring([broken, given(tmp_path)])
    arrivals.close()
    assert written == [RuntimeError]
    assert len(store.unfinished()) == 1


# ---- where from ---------------------------------------------------------------------------------------


def test_a_file_that_is_handed_over_brings_the_window_to_the_front(
    window: MainWindow, arrivals: Arrivals, folder: Path, file: Path, qtbot: QtBot
) -> None:
    arrivals.begin()
    qtbot.waitUntil(lambda: arrivals._listener is not None)
    listener = arrivals._listener
    assert listener is not None
    assert listener.listens
    window.showMinimized()
    listener.handed.emit(Request((file,), ""))
    assert not window.isMinimized()
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    place = place_of(folder)
    assert place is not None
    arrivals.close()
    assert not listener.listens
    assert place.deserted or os.name == "nt"


def test_where_a_library_for_listening_is_missing_files_come_all_the_same(
    window: MainWindow,
    arrivals: Arrivals,
    file: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "halloween_table.app.program.handing_over", None)
    arrivals.begin()
    arrivals.bring([file])
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert arrivals._listener is None


def test_a_copy_that_could_not_listen_tries_again_when_somebody_turns_to_it(
    window: MainWindow, arrivals: Arrivals, folder: Path, qtbot: QtBot
) -> None:
    first = Arrivals(window, folder)
    first.begin()
    qtbot.waitUntil(lambda: first._listener is not None)
    arrivals.begin()
    qtbot.waitUntil(lambda: arrivals._listener is not None)
    assert arrivals._listener is not None
    assert not arrivals._listener.listens
    first.close()
    assert not arrivals._listener.listens
    app = QApplication.instance()
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert arrivals._listener.listens


def test_where_nobody_can_meet_the_program_runs_all_the_same(
    window: MainWindow,
    arrivals: Arrivals,
    file: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from halloween_table.app.program import meeting

    monkeypatch.setattr(meeting, "_rooms", lambda: iter(()))
    arrivals.begin()
    arrivals.bring([file])
    qtbot.waitUntil(lambda: opened(window), timeout=PATIENCE)
    assert arrivals._listener is None


@pytest.mark.parametrize("state", [Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen])
def test_a_large_window_is_as_large_when_it_comes_to_the_front(
    window: MainWindow, state: Qt.WindowState
) -> None:
    window.setWindowState(state | Qt.WindowState.WindowMinimized)
    come_forward(window)
    assert window.windowState() & state
    assert not window.isMinimized()


@pytest.mark.parametrize(("platform", "used"), [("wayland", True), ("xcb", False)])
def test_the_token_of_a_desktop_is_used_where_it_means_something(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, platform: str, used: bool
) -> None:
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    monkeypatch.setattr(QApplication, "platformName", staticmethod(lambda: platform))
    come_forward(window, "a token")
    assert (os.environ.pop("XDG_ACTIVATION_TOKEN", "") == "a token") is used
