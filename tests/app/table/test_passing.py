"""What everybody can see is the only thing to be done happens by itself, at the table in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.candy_hunters.rules.cards import REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.moves import Displace, MoveGhost, Pass
from halloween_table.games.candy_hunters.rules.patterns import scorings
from halloween_table.games.candy_hunters.rules.position import Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell
from halloween_table.games.halloween.rules.moves import Act, Scare, Upgrade
from halloween_table.games.halloween.rules.pending import Blues, Doing
from halloween_table.games.halloween.rules.town import Action
from halloween_table.games.rest_in_peace.rules.moves import Choose, Play
from halloween_table.store.store import Store
from tests.games.candy_hunters.doing import walk
from tests.games.candy_hunters.drawing import position_of
from tests.games.halloween.drawing import lord, town

from ..haunting import key, press, sit_in_town, undo
from ..playing import (
    do,
    kept,
    offers,
    play_out,
    play_said,
    played,
    pressed,
    show_position,
    sit_at_duel,
    sit_down,
)

CTRL = Qt.KeyboardModifier.ControlModifier
HANDS = ((1, 2), (20, 21))
ALLEY = position_of("o1 vA\n-- --\no2 v3", stage=Stage.GHOSTS, hands=HANDS, deck=(5, 6))
"""A kid with one way out."""
NO_DECK = position_of("o1 v. gA", stage=Stage.PATTERN, ghost_moves=2, hands=HANDS)


@pytest.fixture
def passing() -> bool:
    """As it is for whoever changes nothing."""
    return True


def at(window: MainWindow, position: Position) -> TablePage:
    page = sit_down(window)
    show_position(page, position)
    return page


def log_of(page: TablePage) -> str:
    return page._log.toPlainText()


def shove(page: TablePage) -> None:
    """The ghost goes where the kid stands."""
    Robot(page.view).drag(next(o for o in offers(page) if o.move == walk("1", 1, 0)))


# ---- Candy Hunters ----------------------------------------------------------------------------------


def test_a_kid_with_one_way_out_flees_by_itself(window: MainWindow, store: Store) -> None:
    page = at(window, ALLEY)
    shove(page)
    assert [type(move) for move in played(page)] == [MoveGhost, Displace]
    assert isinstance(page.source.position.standing[Cell(0, 0)], Kid)
    assert page.view.table.arrangement.held == ""
    assert len(kept(store, page).record.moves) == 2
    assert "a kid flees" in log_of(page)


@pytest.mark.parametrize("back", ["Ctrl+Z", "button"])
def test_undo_takes_the_ghost_back_with_it(window: MainWindow, store: Store, back: str) -> None:
    page = at(window, ALLEY)
    shove(page)
    if back == "button":
        QTest.mouseClick(page.strip.undo, Qt.MouseButton.LeftButton)
    else:
        undo(page)
    assert (played(page), page.source.position) == ([], ALLEY)
    assert kept(store, page).record.moves == ()
    key(page, Qt.Key.Key_Y, CTRL)
    assert [type(move) for move in played(page)] == [MoveGhost, Displace]
    assert not page.strip.redo.isEnabled()


def test_a_step_in_which_nothing_can_be_done_passes_with_a_word(window: MainWindow) -> None:
    page = at(window, NO_DECK)
    do(page, Pass)
    assert played(page) == [Pass(), Pass()]
    assert page.source.position.stage is Stage.KID
    assert "No card can be exchanged: the step is passed." in log_of(page)
    undo(page)
    assert page.source.position == NO_DECK


def test_where_only_the_hand_decides_nothing_passes(window: MainWindow) -> None:
    """Nobody else may learn that no card in it fits."""
    corner = position_of("o1 v.\n-- g.", stage=Stage.GHOSTS)
    useless = [card for card in REGULAR_NUMBERS if not [*scorings(corner, [card])]]
    hands = (useless[:2], useless[2:4])
    page = at(window, position_of("o1 v.\n-- g.", stage=Stage.GHOSTS, hands=hands, deck=(5, 6)))
    do(page, Pass)
    assert page.source.position.stage is Stage.PATTERN
    assert [offer.move for offer in offers(page)] == [Pass()]


def test_the_setting_holds_from_the_next_move_on(
    window: MainWindow, preferences: Preferences, folder: Path
) -> None:
    page = at(window, NO_DECK)
    dialog = SettingsDialog(preferences, folder, window)
    dialog.show()
    assert dialog._passing.button.isChecked()
    QTest.mouseClick(
        dialog._passing, Qt.MouseButton.LeftButton, pos=dialog._passing.rect().center()
    )
    dialog.close()
    assert not preferences.passing
    do(page, Pass)
    assert played(page) == [Pass()]
    undo(page)
    preferences.passing = True
    do(page, Pass)
    assert played(page) == [Pass(), Pass()]


def test_it_is_kept_as_it_stands(window: MainWindow, store: Store) -> None:
    page = at(window, NO_DECK)
    do(page, Pass)
    saved = kept(store, page)
    assert (len(saved.record.moves), saved.snapshot) == (2, page.source.position)


def test_a_whole_game_is_played_so(window: MainWindow) -> None:
    """To the end, though some of it is nobody's doing."""
    page = sit_down(window)
    robot = Robot(page.view)
    play_out(page, robot.drag, lambda page: page.curtain.lifted.emit(), seed=3)
    history = page.source.history
    assert any(history.undecided(at) for at in range(1, history.last + 1))


# ---- Halloween --------------------------------------------------------------------------------------


def test_a_scare_with_one_colour_asks_for_no_ghost(window: MainWindow) -> None:
    page = sit_in_town(window, town("School: bb"))
    press(page, "act 1 scare")
    assert [type(move) for move in played(page)] == [Act, Scare]
    assert page.source.position.pending == ()
    undo(page)
    assert played(page) == []


def test_where_there_are_two_it_asks(window: MainWindow) -> None:
    page = sit_in_town(window, town("School: bg", lord("2 2 2")))
    press(page, "act 1 scare")
    assert played(page) == [Act(0, Action.SCARE)]


def test_esc_goes_back_as_far_as_undo(window: MainWindow) -> None:
    """Somebody has to say where blue ghosts appear: the upgrade before that went without saying."""
    start = town("School: b | Church: g")
    page = sit_in_town(window, start)
    press(page, "act 1 upgrade")
    assert [type(move) for move in played(page)] == [Act, Upgrade]
    assert isinstance(page.source.position.pending[-1], Blues)
    pressed(page, Qt.Key.Key_Escape)
    assert (played(page), page.source.position) == ([], start)


def test_dice_do_not_roll_by_themselves(window: MainWindow) -> None:
    """Nobody could change their mind afterwards."""
    page = sit_in_town(window, town("School: bg"))
    press(page, "act 1 fight")
    assert played(page) == [Act(0, Action.FIGHT)]
    assert isinstance(page.source.position.pending[-1], Doing)
    pressed(page, Qt.Key.Key_Escape)
    assert played(page) == []


# ---- Rest in Peace ----------------------------------------------------------------------------------


def test_a_psychic_finds_the_only_card_there_is(window: MainWindow) -> None:
    duel = "round 2\ngreen: hand 5 6 | front p11\nblue: hand 1 | laid 3"
    page = sit_at_duel(window, duel)
    start = page.source.position
    play_said(page, "plays p11")
    assert [type(move) for move in played(page)] == [Play, Choose]
    Robot(page.view).drag(next(offer for offer in offers(page) if not offer.invites))
    assert (played(page), page.source.position) == ([], start)


def test_the_last_card_of_a_hand_can_be_taken_back(window: MainWindow) -> None:
    """A turn ends when its player says so."""
    page = sit_at_duel(window, "round 2\ngreen: hand 5\nblue: hand 1 | laid 3")
    play_said(page, "plays 5")
    assert len(played(page)) == 1
    undo(page)
    assert played(page) == []
