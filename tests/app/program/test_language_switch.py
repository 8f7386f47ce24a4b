"""Another language in the middle of everything: every text changes, and the game does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.language import LANGUAGES, speak, spoken
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program.dialogs import AboutDialog, ReadingDialog
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Stage
from halloween_table.games.rest_in_peace.rules.moves import EndTurn, Play, Stake
from halloween_table.games.shelf import SHELF, Box
from halloween_table.store.mending import Mended
from halloween_table.store.problems import ImportKind, ImportProblem, Kind, StoreProblem
from halloween_table.store.salvage import Salvaged
from halloween_table.table.hand.gestures import Carrying
from tests.games.candy_hunters.drawing import position_of
from tests.games.rest_in_peace import doing as duel
from tests.games.rest_in_peace.drawing import position_of as duel_of

from ..castles import castles, practised
from ..fitting import settle
from ..playing import (
    GAMES,
    PLAYERS,
    cell,
    do,
    drag,
    item_rect,
    keep_finished,
    kept,
    offers,
    piece_rect,
    place_rect,
    show_position,
    sit_down,
)
from ..portrait import names_in, tree_of
from ..pseudo import _installed, arranged_texts, speak_pseudo, texts_of, untranslated
from ..seeking import SIX

CAPS = ("-T-4",)
"""The end of a castle's code."""
NAMES = tuple(player.name for player in PLAYERS)


def check(root: QWidget, *allowed: str) -> None:
    left = [
        (where, text) for where, text in texts_of(root) if untranslated(text, (*NAMES, *allowed))
    ]
    assert left == []


def state(page: TablePage) -> tuple[Any, ...]:
    sitting = page.source
    return sitting.position, sitting.record, sitting.eyes, sitting.can_undo, sitting.can_redo


# ---- every page ---------------------------------------------------------------------------------


every_game = pytest.mark.parametrize("game", GAMES)


def test_the_shelf_changes_its_language(window: MainWindow) -> None:
    for game in GAMES:
        sit_down(window, key=game)
    window.show_shelf()
    window.shelf.notify(str)
    speak_pseudo()
    check(window.shelf)


def test_the_new_game_page_changes_its_language(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    page: Any = window.page
    page._more.setChecked(True)
    page._seats._rows[0].name_edit.setText("Ada")
    page._seats._add()
    page._variants["haunted"].option.button.setChecked(True)
    page._first.setCurrentIndex(2)
    before = (page._first.currentData(), page._seats.seats(), page._more.isChecked())
    speak_pseudo()
    check(page)
    assert (page._first.currentData(), page._seats.seats(), page._more.isChecked()) == before
    assert page._variants["haunted"].option.button.isChecked()


@pytest.mark.parametrize(
    "played",
    [(), (PlaceHouse,), (PlaceHouse, Pass), (PlaceHouse, Pass, Pass, Exchange)],
    ids=["house", "ghosts", "pattern", "kid"],
)
def test_the_table_changes_its_language_in_every_step(
    window: MainWindow, played: tuple[type[Any], ...]
) -> None:
    page = sit_down(window, seats=3, haunted=True, large_ghost=True)
    do(page, *played)
    before, offered = state(page), [offer.move for offer in offers(page)]
    speak_pseudo()
    check(page)
    assert state(page) == before
    assert [offer.move for offer in offers(page)] == offered


@pytest.mark.parametrize("box", SHELF, ids=GAMES)
def test_every_new_game_page_changes_its_language(window: MainWindow, box: Box) -> None:
    window.new_game(box)
    speak_pseudo()
    check(window.page)


DUEL = {
    "a turn": ("green: hand 1 5 | front p8 | laid 2\nblue: hand 3 | laid 4 p9 | discards 1", ()),
    "hypnotised": ("turn blue\ngreen: laid p6 3\nblue: hand 2 5 6", ()),
    "the dial": ("green: front p10\nblue: laid 1", ("plays p10",)),
    "a deck": ("green: front p2 | hand 1 | deck 4 1 3", ("plays p2",)),
    "half an exchange": (
        "green: laid 1 | front p17\nblue: laid 6",
        ("plays p17", "chooses green's 1"),
    ),
    "a stake": ("round 4  staking green 2\ngreen: hand 2 | stakes 5 p8", ()),
    "a spy": ("round 4\ngreen: laid p3 | hand 1\nblue: hand 4 5", ()),
    "round ten": (
        "round 9  staking blue\ngreen: stakes p10 3 | hand 1\nblue: stakes p11 4 | hand 2",
        ("stakes nothing",),
    ),
    "the end": ("round 3  turn blue  mansions gc gc c\ngreen: hand 1\nblue: hand 1", ("leaves",)),
}


def test_the_duel_changes_its_language_in_every_phase(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    for phase, (drawing, said) in DUEL.items():
        show_position(page, duel.after(duel_of(drawing), *said))
        before, offered = state(page), [offer.move for offer in offers(page)]
        with pseudo_spoken():
            check(page)
            assert state(page) == before, phase
            assert [offer.move for offer in offers(page)] == offered, phase
            named = [name for name in names_in(tree_of(page.view)) if name]
            assert not [name for name in named if untranslated(name, NAMES)], phase
        assert state(page) == before, phase


@pytest.mark.parametrize("seats", [1, 6])
def test_the_castle_changes_its_language_in_every_phase(window: MainWindow, seats: int) -> None:
    page = sit_down(window, seats, key="booo", players=SIX)
    names = tuple(player.name for player in SIX)
    for phase, position in (castles("short") if seats > 1 else practised()).items():
        show_position(page, position)
        before, offered = state(page), [offer.move for offer in offers(page)]
        with pseudo_spoken():
            left = [
                (at, text) for at, text in texts_of(page) if untranslated(text, (*names, *CAPS))
            ]
            assert left == [], phase
            assert state(page) == before, phase
            assert [offer.move for offer in offers(page)] == offered, phase


@contextmanager
def pseudo_spoken() -> Iterator[None]:
    """The language that nobody speaks, for a while."""
    speak_pseudo()
    yield
    QCoreApplication.removeTranslator(_installed.pop())
    QApplication.processEvents()


def test_every_psychic_is_named_in_the_new_language(window: MainWindow) -> None:
    page = sit_down(window, key="rest_in_peace")
    speak_pseudo()
    for first in range(1, 30, 8):
        numbers = " ".join(f"p{number}" for number in range(first, min(30, first + 8)))
        show_position(page, duel_of(f"round 9\ngreen: front {numbers} | hand 1\nblue: laid 1 2"))
        check(page)


def test_everything_that_can_lie_on_the_table_is_named_in_the_new_language(
    window: MainWindow,
) -> None:
    page = sit_down(window, haunted=True)
    position = position_of(
        "oA v. g1 \n b. o2 vB \n -- bL --",
        stage=Stage.PATTERN,
        hands=([1, 5, 29], [2, 30]),
        scored=([7], [31]),
        candies=("ovgb", ""),
        scares=(3, 0),
        deck=[9, 10],
    )
    speak_pseudo()
    show_position(page, position)
    check(page)
    spoken_names = [name for name in names_in(tree_of(page.view)) if name]
    assert len(spoken_names) > 40
    assert not [name for name in spoken_names if untranslated(name, NAMES)]


@every_game
def test_the_end_page_changes_its_language(window: MainWindow, qtbot: QtBot, game: str) -> None:
    window._resume(game, keep_finished(window, game))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    speak_pseudo()
    check(window.page)
    window.page._table.click()  # type: ignore[attr-defined]
    check(window.page)


def test_dialogs_change_their_language(window: MainWindow, preferences: Preferences) -> None:
    reading = Mock(moves=10_000, read=8_888, go_on=Mock(return_value=True))
    dialogs = (
        SettingsDialog(preferences, window._folder, window),
        AboutDialog(window),
        ReadingDialog(reading, window),
    )
    for dialog in dialogs:
        dialog.show()
    speak_pseudo()
    for dialog in dialogs:
        check(dialog)
        assert not untranslated(dialog.windowTitle())
        dialog.close()


@every_game
def test_the_rulebook_changes_its_language(window: MainWindow, game: str) -> None:
    window.open_rulebook(game, "")
    (book,) = window._rulebooks.values()
    speak_pseudo()
    assert not untranslated(book.windowTitle())
    for where, text in texts_of(book):
        without_ids = re.sub(r"\b[A-Z]{2}-[\dCPST.]+", "", text)
        assert not untranslated(without_ids), where


def test_every_sentence_about_files_is_translated(window: MainWindow) -> None:
    speak_pseudo()
    sentences = Sentences()
    said = [sentences.problem(StoreProblem(kind)) for kind in Kind]
    said += [sentences.problem(ImportProblem(kind, "")) for kind in ImportKind]
    said += [sentences.problem(ImportProblem(ImportKind.illegal_move, "", move=3))]
    said += [sentences.temporary_store(), sentences.crashed(), sentences.nonsense()]
    said += [sentences.older_rules(), sentences.read_the_rule("1"), sentences.mending()]
    salvaged = Salvaged(9, 2, date(2026, 10, 31), 3)
    said += [
        text for aside in (None, Path("1")) for text in sentences.mended(Mended(aside, salvaged))
    ]
    assert not [text for text in said if untranslated(text) or not text]


# ---- in the middle of something -----------------------------------------------------------------


def test_in_the_middle_of_a_drag_the_piece_goes_back_and_nothing_is_played(
    window: MainWindow,
) -> None:
    page = sit_down(window)
    before = state(page)
    offer = offers(page)[0]
    robot = Robot(page.view)
    assert isinstance(offer.gesture, Carry)
    piece, place = offer.gesture.piece, offer.gesture.place
    assert place is not None
    start, end = robot.at(piece_rect(page, piece)), robot.at(place_rect(page, place))
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(page.view.viewport(), start + (end - start) * 0.6)
    assert isinstance(page.view.hand.gesture, Carrying)
    speak_pseudo()
    assert page.view.hand.gesture is None
    assert item_rect(page, piece) == piece_rect(page, piece)
    QTest.mouseMove(page.view.viewport(), end)
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert state(page) == before
    check(page)
    robot.drag(offers(page)[0])
    assert len(page.source.record.moves) == 1


def test_in_the_middle_of_a_choice(window: MainWindow) -> None:
    page = sit_down(window)
    position = position_of("o. v. \n g. --", stage=Stage.PATTERN, hands=(["ov/g."], [9]))
    show_position(page, position)
    before = state(page)
    drag(page, "card:101", cell(0, 0))
    assert page.view.bubble_text
    speak_pseudo()
    assert page.view.bubble_text == ""
    assert state(page) == before
    drag(page, "card:101", cell(0, 0))
    check(page)


def test_with_a_shoved_piece_in_the_hand(window: MainWindow) -> None:
    page = sit_down(window)
    show_position(page, position_of("o1 v2 g.", stage=Stage.GHOSTS, hands=([1], [2]), deck=[9]))
    drag(page, "ghost:0", cell(1, 0))
    assert page.view.table.arrangement.held
    speak_pseudo()
    assert isinstance(page.view.hand.gesture, Carrying)
    assert page.view.hand.gesture.held
    check(page)


def test_with_the_curtain_down(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Exchange, PlaceKid)
    before = state(page)
    assert page.curtain.isVisible()
    speak_pseudo()
    assert page.curtain.isVisible()
    check(page.curtain)
    assert state(page) == before
    assert not any("row by row" in text for _, text in arranged_texts(page.view.table.arrangement))


def test_with_a_refusal_on_the_screen(window: MainWindow) -> None:
    page = sit_down(window)
    drag(page, "ghost:0", cell(0, 0))
    assert page.view.bubble_text
    speak_pseudo()
    drag(page, "ghost:0", cell(0, 0))
    assert page.view.bubble_text.startswith("⟦")


@pytest.mark.parametrize(
    ("game", "played"),
    [
        ("candy_hunters", (PlaceHouse, Pass, Pass, Exchange, PlaceKid, PlaceHouse)),
        ("rest_in_peace", (Play, EndTurn, EndTurn, Stake, Play, EndTurn)),
        ("booo", (TurnOver, RaiseHand, CallClaim, NameColour, GiveUp)),
    ],
)
def test_the_log_changes_its_language_as_a_whole(
    window: MainWindow, game: str, played: tuple[type[Any], ...]
) -> None:
    page = sit_down(window, key=game)
    do(page, *played)
    lines = page._log.toPlainText().count("\n")
    speak_pseudo()
    text = page._log.toPlainText()
    assert text.count("\n") == lines
    assert not untranslated(text, NAMES)


# ---- the five languages -----------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_each_language_is_really_spoken(window: MainWindow, language: str, game: str) -> None:
    """With the real translations: hardly anything on the table stays English. A round is one in
    Italian too."""
    page = sit_down(window, key=game)
    english = {text for _, text in texts_of(page) if untranslated(text, NAMES)}
    speak(language)
    QApplication.processEvents()
    assert spoken() == language
    now = {text for _, text in texts_of(page)}
    assert english
    assert len(english & now) < 0.2 * len(english)


@every_game
def test_all_languages_one_after_the_other_leave_the_game_alone(
    window: MainWindow, preferences: Preferences, store: Any, game: str
) -> None:
    page = sit_down(window, key=game)
    Robot(page.view).drag(offers(page)[0])
    before, saved = state(page), kept(store, page)
    settle()
    english = sorted(texts_of(page))
    for language in (*LANGUAGES, "en"):
        preferences.language = language
        QApplication.processEvents()
        assert state(page) == before
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert kept(store, page) == saved
    assert sorted(texts_of(page)) == english


def test_the_settings_and_the_shelf_switch_the_language_at_once(
    window: MainWindow, preferences: Preferences
) -> None:
    dialog = SettingsDialog(preferences, window._folder, window)
    dialog.show()
    at = dialog._language.findData("pl")
    dialog._language.setCurrentIndex(at)
    dialog._language.activated.emit(at)
    QApplication.processEvents()
    assert spoken() == "pl"
    assert preferences.language == "pl"
    assert window.shelf._language.currentData() == "pl"
    dialog.close()
