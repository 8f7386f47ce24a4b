"""A claim is heard wherever the keyboard is, and no clock takes a press out of somebody's hand."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.gestures import Carry, Press
from halloween_table.games.booo.rules.castle import COLOURS
from halloween_table.games.booo.rules.moves import GiveUp, LowerHand, NameColour, RunOut, WaitOver
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.table.layout import Layout
from halloween_table.store.problems import ChangedElsewhere
from halloween_table.store.store import Store
from tests.games.booo.doing import RED
from tests.sitting.tower import Watch

from ..playing import drag, table
from ..seeking import callers, claimant, press, search_in_castle, type_key

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize("where", ["log", "home"])
def test_a_claim_is_heard_wherever_the_keyboard_is(window: MainWindow, where: str) -> None:
    page = search_in_castle(window)
    page.strip.log.setChecked(True)
    {"log": page._log, "home": page.strip.home}[where].setFocus()
    press(page, 1)
    assert claimant(page) == 1
    type_key(page, Qt.Key.Key_1)
    assert page.source.position.phase is Phase.SHOWING  # the keyboard is at the table now


def test_a_click_on_the_log_leaves_the_keys_with_the_table(window: MainWindow) -> None:
    page = search_in_castle(window)
    page.strip.log.setChecked(True)
    QTest.mouseClick(page._log.viewport(), LEFT)
    assert QApplication.focusWidget() is page.view


def test_behind_a_curtain_no_claim_is_heard(window: MainWindow) -> None:
    page = search_in_castle(window)
    page.pausing.pause()
    press(page, 1)
    assert page.source.paused
    assert claimant(page) is None


def test_a_clock_that_rings_takes_no_press_away(window: MainWindow) -> None:
    """Bo has to wait; that is over just while Ada presses the colour that she names."""
    watch = Watch()
    page = search_in_castle(window, watch=watch, wait=5)
    press(page, 1)
    page.source.play(GiveUp())
    press(page, 0)
    watch.now += 4.9
    red = page.view.table.place(ids.Colour(RED))
    assert red is not None
    spot = Robot(page.view).at(red.rect)
    page.view.finish()
    QTest.mousePress(page.view.viewport(), LEFT, pos=spot)
    watch.now += 0.2
    page.source.clock.check()
    assert page.source.record.moves[-1].move == WaitOver(1)
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot)
    assert page.source.record.moves[-1].move == NameColour(RED)


def test_a_clock_that_finds_the_game_changed_elsewhere_loads_it_anew(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    page = search_in_castle(window, watch=watch, hint=30)
    told: list[str] = []
    monkeypatch.setattr(window, "tell", told.append)

    def fail(*_: Any, **__: Any) -> None:
        raise ChangedElsewhere(page.source.id)

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        watch.now += 31
        page.source.clock.check()
    assert len(told) == 1
    assert table(window) is not page
    assert table(window).source.id == page.source.id


def test_who_is_ready_in_a_game_changed_elsewhere_has_the_keys_of_the_new_table(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = search_in_castle(window)
    monkeypatch.setattr(window, "tell", lambda _: None)

    def fail() -> None:
        raise ChangedElsewhere(page.source.id)

    page.pausing.ask_keys()
    monkeypatch.setattr(page.source, "go_on", fail)
    page.keys.start.click()
    assert table(window) is not page
    assert QApplication.focusWidget() is table(window).keys


def test_a_click_that_comes_late_is_nobody_elses_claim(window: MainWindow) -> None:
    """Ada's clock runs out just before she presses her colour: somebody's "Booo!" is there now."""
    watch = Watch()
    page = search_in_castle(window, 6, watch=watch, first_clock=20)
    page.view.startle.now = watch
    press(page, 0)
    watch.now += 19.9
    aimed = [page.view.table.place(ids.Colour(colour)) for colour in COLOURS]
    spots = [Robot(page.view).at(place.rect) for place in aimed if place is not None]
    watch.now += 0.2
    page.source.clock.check()
    assert page.source.record.moves[-1].move == RunOut()
    before = page.source.record
    watch.now += 0.3
    for spot in spots:
        QTest.mouseClick(page.view.viewport(), LEFT, pos=spot)
        QTest.mouseDClick(page.view.viewport(), LEFT, pos=spot)
        QTest.mouseRelease(page.view.viewport(), LEFT, pos=spot)
    assert page.source.record == before
    press(page, 1)
    assert claimant(page) == 1, "a key is never late"


def test_who_looks_before_they_press_is_heard(window: MainWindow) -> None:
    watch = Watch()
    page = search_in_castle(window, watch=watch, first_clock=20)
    page.view.startle.now = watch
    press(page, 0)
    watch.now += 20.1
    page.source.clock.check()
    claim = page.view.table.place(ids.Claim(1))
    assert claim is not None
    watch.now += 0.6
    QTest.mouseClick(page.view.viewport(), LEFT, pos=Robot(page.view).at(claim.rect))
    assert callers(page) == [0, 1]


def test_a_second_enter_after_a_colour_does_not_give_up(window: MainWindow) -> None:
    page = search_in_castle(window)
    type_key(page, Qt.Key.Key_Tab)
    assert page.view.standing_at
    press(page, 0)
    assert page.view.standing_at == ""
    type_key(page, Qt.Key.Key_Tab)
    assert page.view.standing_at == ids.Colour(COLOURS[0])
    type_key(page, Qt.Key.Key_Return)
    assert page.source.position.phase is Phase.SHOWING
    assert page.view.standing_at == ""
    type_key(page, Qt.Key.Key_Return)
    assert page.source.position.phase is Phase.SHOWING
    type_key(page, Qt.Key.Key_Tab)
    assert page.view.standing_at


@pytest.mark.parametrize("how", ["drop", "click"])
def test_a_ghost_that_nobody_has_claimed_stays_and_it_is_said_why(
    window: MainWindow, how: str
) -> None:
    page = search_in_castle(window, 3)
    assert page.source.eyes is None
    before, here = page.source.record, page.source.position.ghost.cell
    if how == "drop":
        away = here._replace(row=here.row + 1 if here.row < 9 else here.row - 1)
        drag(page, ids.GHOST, ids.Cell(*away))
    else:
        robot = Robot(page.view)
        robot.click_at(robot.grip(ids.GHOST))
    assert 'href="#BO-1' in page.view.bubble_text
    assert page.source.record == before
    assert page.view.hand.gesture is None


def test_a_move_that_nobody_may_make_now_is_explained_though_nobody_in_particular_looks(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = search_in_castle(window, 3)
    assert page.source.eyes is None
    arranger = page.source.kit.arranger
    monkeypatch.setattr(type(arranger), "attempt", lambda *_: LowerHand())
    page.view.astray.emit(Carry(ids.GHOST, ids.LOST))
    refusal = page.source.refusal(LowerHand(), 0)
    assert refusal is not None
    assert f'href="#{refusal.rule}"' in page.view.bubble_text


def test_what_everybody_has_to_see_is_not_hidden_by_a_refusal(window: MainWindow) -> None:
    """Beside the castle there is room for a bubble that is narrower than usual."""
    page = search_in_castle(window)
    page.strip.log.setChecked(True)
    press(page, 0)
    view, layout = page.view, Layout.of(page.view.room, 2)
    clear = layout.plan.frame, layout.claiming.dial
    view.show_arrangement(evolve(view.table.arrangement, clear=clear))
    view.ask_why(Press(ids.LOST), Robot(view).at(layout.plan.frame))
    view.explain("A sentence that needs some room. " * 4, "BO-1.1", "Read the rule (BO-1.1)")
    for rect in clear:
        assert not view._bubble.geometry().intersects(view._on_screen(rect))
