"""The panel that says what could be done, where a game has an adviser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.advice_panel import AdvicePanel
from halloween_table.app.table.page import TablePage
from halloween_table.contract.kit import Advice, Hint, Players
from halloween_table.engine.game import Seat
from halloween_table.games.booo.rules.moves import TurnOver
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid
from tests.sitting import lanterns

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import ADA, BO, GAMES, KEY, do, kit_of, lift_curtain, offers, sit_down, table
from ..pseudo import speak_pseudo, untranslated

F3 = Qt.Key.Key_F3
LEFT = Qt.MouseButton.LeftButton
TURN = (PlaceHouse, Pass, Pass, Pass, PlaceKid)


class Oracle:
    """Counts the moves that it is told of, and knows who asks."""

    def __init__(self, more: int = 0) -> None:
        self.asked: list[Seat | None] = []
        self._more = more

    def advice(self, view: Any, eyes: Seat | None, players: Players) -> tuple[Advice, ...]:
        self.asked.append(eyes)
        who = "everybody" if eyes is None else players[eyes].name
        return (
            Advice(
                f"The board of {who}",
                (
                    Hint("Build a <house> & see.", "open"),
                    Hint("Scare a kid: 2 points.", "shut", "No ghost is near."),
                    Hint("Fly.", "shut"),
                    Hint("Howl at the moon.", "used"),
                    *(Hint(f"Count to {number}.", "open") for number in range(self._more)),
                ),
            ),
            Advice("What nobody can do", ()),
        )


@pytest.fixture
def oracle(window: MainWindow) -> Oracle:
    """Somebody to ask in the usual game."""
    return consulted(window, Oracle())


def consulted(window: MainWindow, oracle: Oracle, key: str = KEY) -> Oracle:
    window.room._kits[key] = evolve(kit_of(key), adviser=oracle)
    return oracle


def panel(page: TablePage) -> AdvicePanel:
    found = page._beside.panel
    assert found is not None
    return found


def asked_at(page: TablePage) -> str:
    """What the panel says, once somebody has opened it."""
    if not page.strip.advice.isChecked():
        QTest.mouseClick(page.strip.advice, LEFT)
    settle()
    return panel(page).toPlainText()


# ---- opening it ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_an_adviser_is_as_it_was(window: MainWindow, game: str) -> None:
    window.room._kits[game] = evolve(kit_of(game), adviser=None)
    page = sit_down(window, key=game)
    assert not page.strip.advice.isVisible()
    assert page._beside.panel is None
    QTest.keyClick(page.view, F3)
    assert page._log.isVisible()
    assert page.strip.log.isChecked()
    assert page.view.width() + page._log.width() == window.width()
    page.strip.log.click()
    settle()
    assert page.view.width() == window.width()


def test_it_takes_the_place_of_the_log(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    assert page._log.isVisible()
    assert not panel(page).isVisible()
    for press in (page.strip.advice.click, lambda: QTest.keyClick(page.view, F3)):
        press()
        settle()
        assert panel(page).isVisible()
        assert not page._log.isVisible()
        assert not page.strip.log.isChecked()
        assert page.view.width() + panel(page).width() == window.width()
        press()
        settle()
        assert not panel(page).isVisible()
        assert page._log.isVisible()
        assert page.strip.log.isChecked()


def test_the_log_takes_its_place_back(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    page.strip.advice.click()
    page.strip.log.click()
    assert page._log.isVisible()
    assert page.strip.log.isChecked()
    assert not panel(page).isVisible()
    assert not page.strip.advice.isChecked()


def test_a_log_that_was_put_away_stays_away(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    page.strip.log.click()
    for _ in range(2):
        page.strip.advice.click()
        assert not page._log.isVisible()


def test_it_is_remembered(window: MainWindow, oracle: Oracle, preferences: Preferences) -> None:
    sit_down(window).strip.advice.click()
    again = sit_down(window)
    assert panel(again).isVisible()
    assert "The board of Ada" in panel(again).toPlainText()
    assert preferences.log_shown
    other = sit_down(window, key="rest_in_peace")
    assert other._log.isVisible()
    again = sit_down(window)
    again.strip.advice.click()
    assert again._log.isVisible()
    assert not panel(sit_down(window)).isVisible()


# ---- what it says -------------------------------------------------------------------------------


def test_every_hint_has_a_sign_and_what_is_not_open_a_word(
    window: MainWindow, oracle: Oracle
) -> None:
    page = sit_down(window)
    lines = [line for line in asked_at(page).splitlines() if line.strip("\ufffc")]
    assert lines == [
        "What could I do?",
        "The board of Ada",
        "Build a <house> & see.",
        "Scare a kid: 2 points.",
        "No ghost is near.",
        "Fly.",
        "Not now.",
        "Howl at the moon.",
        "Done already.",
    ]
    html = panel(page).toHtml()
    assert [html.count(f"hint:{state}") for state in ("open", "shut", "used")] == [1, 2, 1]


def test_it_follows_every_move(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    asked_at(page)
    for kind in (PlaceHouse, Pass, Pass):
        before = len(oracle.asked)
        do(page, kind)
        assert len(oracle.asked) == before + 1
    before = len(oracle.asked)
    page.strip.undo.click()
    assert len(oracle.asked) == before + 1
    assert set(oracle.asked) == {ADA}


def test_nobody_is_asked_while_it_is_closed(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass)
    assert oracle.asked == []
    asked_at(page)
    assert oracle.asked == [ADA]
    page.strip.advice.click()
    assert panel(page).toPlainText() == ""
    do(page, Pass)
    assert oracle.asked == [ADA]


def test_nothing_is_said_behind_the_curtain(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    asked_at(page)
    do(page, *TURN)
    assert page.curtain.isVisible()
    assert panel(page).toPlainText() == ""
    QTest.keyClick(page, F3)
    assert page.strip.advice.isChecked(), "what is covered hears no key"
    assert set(oracle.asked) == {ADA}
    lift_curtain(page)
    assert oracle.asked[-1] == BO
    assert "The board of Bo" in panel(page).toPlainText()


def test_nothing_is_said_in_a_pause(window: MainWindow, preferences: Preferences) -> None:
    preferences.advice_shown = True
    oracle = consulted(window, Oracle(), "booo")
    page = sit_down(window, key="booo", look=False)
    assert page.keys.isVisible()
    assert oracle.asked == []
    page.keys.start.click()
    assert "The board of Ada" in panel(page).toPlainText()
    do(page, TurnOver)
    assert "The board of everybody" in panel(page).toPlainText()
    before = len(oracle.asked)
    page.pausing.pause()
    assert page.curtain.isVisible()
    assert panel(page).toPlainText() == ""
    assert len(oracle.asked) == before
    page.curtain.lifted.emit()
    assert len(oracle.asked) == before + 1


@pytest.mark.parametrize("curtain", [False])
def test_when_the_game_is_over_there_is_nothing_to_do(window: MainWindow, curtain: bool) -> None:
    oracle = Oracle()
    window.room._kits["lanterns"] = evolve(lanterns.KIT, adviser=oracle)
    window.begin("lanterns", lanterns.PLAYERS, lanterns.Options(1), 5)
    page = table(window)
    asked_at(page)
    before = len(oracle.asked)
    page.source.play(lanterns.HandOver())
    assert page.source.outcome is not None
    assert "There is nothing to do now." in panel(page).toPlainText()
    assert len(oracle.asked) == before


def test_whoever_reads_further_down_is_left_there(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.advice_shown = True
    consulted(window, Oracle(60))
    page = sit_down(window)
    settle()
    bar = panel(page).verticalScrollBar()
    assert bar.maximum() > 300
    bar.setValue(200)
    do(page, *TURN[:3])
    settle()
    assert bar.value() == 200
    do(page, *TURN[3:])
    lift_curtain(page)
    settle()
    assert bar.value() == 0


# ---- for everybody ------------------------------------------------------------------------------


def test_keys_can_reach_it_and_a_click_leaves_them_with_the_table(
    window: MainWindow, oracle: Oracle
) -> None:
    page = sit_down(window)
    asked_at(page)
    page.view.setFocus()
    QTest.mouseClick(panel(page).viewport(), LEFT)
    assert page.view.hasFocus()
    for _ in range(len(offers(page)) + 8):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if panel(page).hasFocus():
            break
    assert panel(page).hasFocus()


def test_a_screen_reader_reads_it(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    said = asked_at(page)
    found = QAccessible.queryAccessibleInterface(panel(page))
    assert found.text(QAccessible.Text.Name) == "What could I do?"
    assert "No ghost is near." in said
    button = QAccessible.queryAccessibleInterface(page.strip.advice)
    assert button.text(QAccessible.Text.Name) == "What could I do? (F3)"
    assert button.state().checked


def test_it_changes_its_language(window: MainWindow, oracle: Oracle) -> None:
    page = sit_down(window)
    asked_at(page)
    speak_pseudo()
    settle()
    lines = panel(page).toPlainText().splitlines()
    assert not untranslated(lines[0])
    assert "⟦Not now.⟧" in lines
    assert "⟦Done already.⟧" in lines
    assert not untranslated(panel(page).accessibleName())
    assert not untranslated(page.strip.advice.toolTip(), ("F3",))


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@in_wide_letters
def test_everything_fits_and_the_table_stays_large(
    window: MainWindow, pictures: Path, preferences: Preferences, size: tuple[int, int]
) -> None:
    preferences.advice_shown = True
    consulted(window, Oracle(20))
    window.resize(*size)
    page = sit_down(window, seats=4)
    for language in LANGUAGES:
        speak(language)
        settle()
        assert misfits(window) == []
        assert (window.width(), window.height()) == size
    assert page.view.width() > 0.7 * window.width()
    assert page.view.transform().m11() > 0.5
    page.view.camera.sharpen_now()
    assert window.grab().save(str(pictures / f"advice-{size[0]}x{size[1]}.png"))
