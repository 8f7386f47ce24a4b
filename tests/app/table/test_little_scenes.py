"""Little scenes in the window: what a move passes through, then the curtain or the points."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store
from tests.sitting.lanterns import ADA, BO, Draw, HandOver, Hang

from ..playing import item_rect, lift_curtain, offers, piece_rect, sit_at_lanterns, table
from ..portrait import Portrait, names_in, portrait, tree_of

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """Ada plays; nothing moves unless a test says so."""
    return slow(sit_at_lanterns(window))


def slow(page: TablePage) -> TablePage:
    page.view.set_speed(10_000)
    return page


def play(page: TablePage, *moves: Any) -> None:
    for move in moves:
        page.source.play(move)


def glide(page: TablePage) -> None:
    page.view.table.motion.finish()


def wait(page: TablePage) -> None:
    """Everything arrives and has been looked at."""
    glide(page)
    assert page.view._passage._hold.isActive()
    page.view._passage._hold.timeout.emit()


def strip(page: TablePage) -> tuple[str, str]:
    return page.strip.title.text(), page.strip.prompt.text()


def quiet(page: TablePage) -> bool:
    """Whether nothing is to come any more."""
    view = page.view
    return not (view.underway or view.table.motion.running or view._passage._hold.isActive())


def lies(page: TablePage) -> bool:
    """Whether every item is where and what the arrangement says."""
    arrangement = page.view.table.arrangement
    for piece in arrangement.pieces:
        item = page.view.table.piece_item(piece.id)
        if item is None or (item.rect, item.picture) != (piece.rect, piece.picture):
            return False
    return True


def card(page: TablePage, seat: int = ADA) -> int:
    found: int = page.source.position.cards[seat]
    return found


# ---- one after another ------------------------------------------------------------------------------


def test_a_drawn_card_comes_up_on_the_way(page: TablePage) -> None:
    play(page, Draw())
    assert strip(page) == ("Fate", "turn 1")
    assert page.view.table.piece("fate") is not None
    wait(page)
    assert strip(page) == ("Fate", f"fate {card(page)}")
    assert f"Fate {card(page)}" in names_in(tree_of(page))
    wait(page)
    assert strip(page) == ("Lanterns", "turn 1")
    assert page.view.table.piece("fate") is None
    glide(page)
    assert quiet(page)
    assert lies(page)


def test_nothing_can_be_done_on_the_way(page: TablePage) -> None:
    play(page, Draw())
    assert offers(page) == ()
    wait(page)
    assert offers(page) == ()
    wait(page)
    assert offers(page)


def test_the_log_does_not_tell_before_the_scene_has_shown_it(page: TablePage) -> None:
    play(page, Draw())
    wait(page)
    assert "You draw" not in page._log.toPlainText()
    wait(page)
    assert f"You draw {card(page)}." in page._log.toPlainText()


def test_a_key_ends_it_and_does_nothing_else(page: TablePage) -> None:
    play(page, Draw())
    before = page.source.record
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert strip(page) == ("Lanterns", "turn 1")
    assert quiet(page)
    assert page.source.record == before
    assert not page.view.bubble_text


def test_with_motion_off_there_is_none(page: TablePage) -> None:
    page.view.set_speed(0)
    play(page, Draw())
    assert strip(page) == ("Lanterns", "turn 1")
    assert quiet(page)


def test_motion_that_is_switched_off_ends_it(page: TablePage, preferences: Preferences) -> None:
    preferences.pace = "normal"
    play(page, Draw())
    assert page.view.underway
    preferences.pace = "off"
    assert quiet(page)
    assert strip(page) == ("Lanterns", "turn 1")


def test_it_is_not_played_again_for_another_reason(
    page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(page, Draw())
    page.view.finish()

    def fail(*_: Any, **__: Any) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    monkeypatch.setattr(Store, "append", fail)
    page._doing.make(Offer(Hang(0, 0), ""))
    assert not page.view.underway
    assert "The disk is full" in page.view.bubble_text
    page.refresh()
    assert not page.view.underway


# ---- the curtain ------------------------------------------------------------------------------------


def test_the_curtain_falls_after_it(page: TablePage) -> None:
    mine = card(page)
    play(page, HandOver())
    assert page.source.curtain_down
    assert not page.curtain.isVisible()
    assert page._desk.isEnabled()
    assert strip(page) == ("Fate", f"fate {mine}")
    wait(page)
    assert page.curtain.isVisible()
    assert not page._desk.isEnabled()
    assert quiet(page)
    assert lies(page)
    lift_curtain(page)
    assert page.source.eyes == BO


def test_a_press_ends_it_and_the_curtain_falls(page: TablePage) -> None:
    play(page, HandOver())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert page.curtain.isVisible()
    assert quiet(page)


@pytest.mark.parametrize("curtain", [False])
def test_without_a_curtain_the_one_before_sees_it_and_then_the_next(
    page: TablePage, curtain: bool
) -> None:
    mine, theirs = card(page, ADA), card(page, BO)
    play(page, Hang(0, 0), HandOver())
    assert page.source.eyes == BO
    names = names_in(tree_of(page))
    assert f"Fortune {mine}" in names
    assert f"Fortune {theirs}" not in names
    assert not page.view.table.lights.recent
    wait(page)
    glide(page)
    names = names_in(tree_of(page))
    assert f"Fortune {mine}" not in names
    assert f"Fortune {theirs}" in names
    assert set(page.view.table.lights.recent) == {"lamp:0"}


def test_nothing_secret_is_left_behind_the_curtain(window: MainWindow, page: TablePage) -> None:
    mine = card(page)
    play(page, HandOver())
    wait(page)
    names = names_in(tree_of(window))
    assert not any(str(mine) in name for name in names)
    assert "fate" not in {piece.id for piece in page.view.table.arrangement.pieces}
    assert page.view.table.piece_item("fate") is None
    assert page.view.table.piece_item(f"card:{ADA}") is None


def test_taking_the_curtain_off_in_the_middle_ends_it(
    page: TablePage, preferences: Preferences
) -> None:
    play(page, HandOver())
    preferences.hiding = "open"
    glide(page)
    assert quiet(page)
    assert page.source.eyes == BO
    assert strip(page) == ("Lanterns", "turn 2")
    assert not page.curtain.isVisible()


# ---- interrupted ------------------------------------------------------------------------------------


def test_another_language_ends_it_and_the_curtain_falls(page: TablePage) -> None:
    play(page, HandOver())
    glide(page)
    speak("pl")
    QApplication.processEvents()
    assert quiet(page)
    assert page.curtain.isVisible()
    assert strip(page) == ("Lanterns", "turn 2")


def test_another_size_ends_it_and_the_curtain_falls(window: MainWindow, page: TablePage) -> None:
    play(page, HandOver())
    window.resize(1400, 900)
    QApplication.processEvents()
    assert quiet(page)
    assert page.curtain.isVisible()
    assert page.curtain.size() == page.size()


@pytest.mark.parametrize("by_key", [True, False])
def test_undo_in_the_middle_takes_the_move_back(page: TablePage, by_key: bool) -> None:
    play(page, Hang(0, 0), HandOver())
    if by_key:
        QTest.keyClick(page.view, Qt.Key.Key_Z, CTRL)
    else:
        QTest.mouseClick(page.strip.undo, Qt.MouseButton.LeftButton)
    glide(page)
    assert quiet(page)
    assert lies(page)
    assert page.source.eyes == ADA
    assert not page.curtain.isVisible()
    assert strip(page) == ("Lanterns", "turn 1")
    assert offers(page)


def test_redo_plays_it_again(page: TablePage) -> None:
    play(page, HandOver())
    page.view.finish()
    QTest.mouseClick(page.curtain._undo, Qt.MouseButton.LeftButton)
    page.view.finish()
    lift_curtain(page)
    QTest.keyClick(page.view, Qt.Key.Key_Y, CTRL)
    assert page.view.underway
    assert not page.curtain.isVisible()
    page.view.finish()
    assert page.curtain.isVisible()


def test_an_undo_that_cannot_be_kept_ends_it_with_a_word(
    page: TablePage, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    play(page, HandOver())

    def fail(*_: Any, **__: Any) -> int:
        raise StoreProblem(Kind.disk_full, "for the test")

    monkeypatch.setattr(Store, "take_back", fail)
    QTest.mouseClick(page.strip.undo, Qt.MouseButton.LeftButton)
    assert quiet(page)
    assert page.curtain.isVisible()
    assert len(told) == 1


def test_whoever_leaves_in_the_middle_has_left(
    window: MainWindow, page: TablePage, qtbot: QtBot
) -> None:
    page.view.set_speed(0.02)
    play(page, HandOver())
    assert page.view.underway
    QTest.mouseClick(page.strip.home, Qt.MouseButton.LeftButton)
    assert window.page is window.shelf
    assert quiet(page)
    QTest.qWait(60)
    assert window.page is window.shelf


# ---- the end of the game ----------------------------------------------------------------------------


@pytest.fixture
def last_turn(window: MainWindow) -> TablePage:
    return slow(sit_at_lanterns(window, turns=1))


def test_the_points_come_after_it(window: MainWindow, last_turn: TablePage, qtbot: QtBot) -> None:
    page = last_turn
    play(page, HandOver())
    assert page.source.outcome is not None
    QApplication.processEvents()
    assert window.page is page
    assert not page.strip.result.isVisible()
    wait(page)
    glide(page)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_a_press_ends_it_and_the_points_come(
    window: MainWindow, last_turn: TablePage, qtbot: QtBot
) -> None:
    play(last_turn, HandOver())
    QTest.mouseClick(last_turn.view.viewport(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    QTest.mouseClick(window.page._table, Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    watched = table(window)
    assert watched.strip.result.isVisible()
    assert quiet(watched)


def test_whoever_leaves_before_the_points_goes_to_the_shelf(
    window: MainWindow, last_turn: TablePage
) -> None:
    play(last_turn, HandOver())
    QTest.mouseClick(last_turn.strip.home, Qt.MouseButton.LeftButton)
    for _ in range(3):
        QApplication.processEvents()
    assert window.page is window.shelf


# ---- secrets ------------------------------------------------------------------------------------------


def swap(page: TablePage, seat: int) -> None:
    """Gives that seat another fortune, in the whole past too."""
    sitting = page.source

    def other(position: Any) -> Any:
        cards = tuple(77 if owner == seat else c for owner, c in enumerate(position.cards))
        return evolve(position, cards=cards)

    sitting.history._moments = [
        evolve(moment, position=other(moment.position)) for moment in sitting.history.moments
    ]


def scene_of(window: MainWindow, page: TablePage) -> list[Portrait]:
    """Hands over, and everything that is to be seen on the way."""
    play(page, HandOver())
    seen = []
    while page.view.underway:
        glide(page)
        seen.append(portrait(window, page))
        page.view._passage._hold.timeout.emit()
    return seen


@pytest.mark.parametrize("curtain", [True, False])
@pytest.mark.parametrize("seat", [ADA, BO])
def test_on_the_way_only_the_own_fortune_shows(
    window: MainWindow, page: TablePage, seat: int, curtain: bool
) -> None:
    """Two games that differ in one fortune look the same, but to its owner."""
    scene_of(window, page)  # a curtain that has fallen once is laid out
    page.source.undo(still_there=True)
    first = scene_of(window, page)
    page.source.undo(still_there=True)
    swap(page, seat)
    page.refresh(animate=False)
    second = scene_of(window, page)
    assert len(first) == len(second) == 1
    same = [
        getattr(a, name) == getattr(b, name)
        for a, b in zip(first, second, strict=True)
        for name in ("arrangement", "pixels", "table", "tooltips", "tree")
    ]
    assert all(same) is (seat == BO)


def test_whoever_looks_next_never_sees_the_frame(page: TablePage) -> None:
    """Even a press at the last moment goes to the end, not to the next player's table."""
    play(page, HandOver())
    glide(page)
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.curtain.isVisible()
    lift_curtain(page)
    names = names_in(tree_of(page))
    assert not any("Fate" in name and name != "Fate" for name in names)
    assert item_rect(page, f"card:{BO}") == piece_rect(page, f"card:{BO}")


# ---- under the curtain ------------------------------------------------------------------------------


def test_a_scene_behind_the_curtain_keeps_nobody_at_the_table(page: TablePage) -> None:
    """Undo, redo and undo again, the last while the scene is played where nobody sees it."""
    play(page, HandOver())
    page.view.finish()
    QApplication.processEvents()
    for pressed in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Z):
        assert page.curtain.isVisible()
        QTest.keyClick(page.window().focusWidget(), pressed, CTRL)
        QApplication.processEvents()
    assert page.source.eyes is None
    assert page.curtain.isVisible()
    page.view.finish()
    QApplication.processEvents()
    assert not any("Fortune" in piece.name for piece in page.view.table.arrangement.pieces)


def test_it_has_come_to_rest_only_when_everybody_knows_of_it(page: TablePage) -> None:
    """Also where nothing moves."""
    order: list[str] = []
    page.view.set_speed(1)
    page.view.finish()
    page.view.shown.connect(lambda _: order.append("shown"))
    page.view._passage.settled.connect(lambda: order.append("settled"))
    page.view.show_arrangement(page.view.table.arrangement)
    assert order == ["shown", "settled"]
