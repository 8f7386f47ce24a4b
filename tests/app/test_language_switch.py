"""Another language in the middle of everything: every text changes, and the game does not."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.dialogs import AboutDialog, SettingsDialog
from halloween_table.app.end_page import EndPage
from halloween_table.app.language import LANGUAGES, speak, spoken
from halloween_table.app.preferences import Preferences
from halloween_table.app.robot import Robot
from halloween_table.app.sentences import Sentences
from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Stage
from halloween_table.games.shelf import SHELF
from halloween_table.store.problems import ImportKind, ImportProblem, Kind, StoreProblem
from halloween_table.table.gestures import Carry
from tests.games.candy_hunters.drawing import position_of

from .playing import (
    KEY,
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
from .portrait import names_in, tree_of
from .pseudo import arranged_texts, speak_pseudo, texts_of, untranslated

NAMES = tuple(player.name for player in PLAYERS)


def check(root: QWidget, *allowed: str) -> None:
    left = [
        (where, text) for where, text in texts_of(root) if untranslated(text, (*NAMES, *allowed))
    ]
    assert left == []


def state(page: TablePage) -> tuple[Any, ...]:
    sitting = page.sitting
    return sitting.position, sitting.record, sitting.eyes, sitting.can_undo, sitting.can_redo


# ---- every page ---------------------------------------------------------------------------------


def test_the_shelf_changes_its_language(window: MainWindow) -> None:
    sit_down(window)
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


def test_the_end_page_changes_its_language(window: MainWindow, qtbot: QtBot) -> None:
    window._resume(KEY, keep_finished(window))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    speak_pseudo()
    check(window.page)
    window.page._table.click()  # type: ignore[attr-defined]
    check(window.page)


def test_dialogs_change_their_language(window: MainWindow, preferences: Preferences) -> None:
    dialogs = (SettingsDialog(preferences, window._folder, window), AboutDialog(window))
    for dialog in dialogs:
        dialog.show()
    speak_pseudo()
    for dialog in dialogs:
        check(dialog)
        assert not untranslated(dialog.windowTitle())
        dialog.close()


def test_the_rulebook_changes_its_language(window: MainWindow) -> None:
    window.open_rulebook("candy_hunters", "CH-2.3")
    (book,) = window._rulebooks.values()
    speak_pseudo()
    assert not untranslated(book.windowTitle())
    for where, text in texts_of(book):
        without_ids = re.sub(r"CH-[\dS.]+", "", text)
        assert not untranslated(without_ids), where


def test_every_sentence_about_files_is_translated(window: MainWindow) -> None:
    speak_pseudo()
    sentences = Sentences()
    said = [sentences.problem(StoreProblem(kind)) for kind in Kind]
    said += [sentences.problem(ImportProblem(kind, "")) for kind in ImportKind]
    said += [sentences.problem(ImportProblem(ImportKind.illegal_move, "", move=3))]
    said += [sentences.temporary_store(), sentences.crashed(), sentences.nonsense()]
    said += [sentences.older_rules(), sentences.read_the_rule("1"), sentences.put_aside("1", 2)]
    assert not [text for text in said if untranslated(text) or not text]


# ---- in the middle of something -----------------------------------------------------------------


def test_in_the_middle_of_a_drag_the_piece_goes_back_and_nothing_is_played(
    window: MainWindow,
) -> None:
    page = sit_down(window)
    before = state(page)
    offer = offers(page)[0]
    robot = Robot(page.view)
    start, end = robot.at(piece_rect(page, offer.piece)), robot.at(place_rect(page, offer.place))
    QTest.mousePress(page.view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(page.view.viewport(), start + (end - start) * 0.6)
    assert isinstance(page.view.gesture, Carry)
    speak_pseudo()
    assert page.view.gesture is None
    assert item_rect(page, offer.piece) == piece_rect(page, offer.piece)
    QTest.mouseMove(page.view.viewport(), end)
    QTest.mouseRelease(page.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert state(page) == before
    check(page)
    robot.drag(offers(page)[0])
    assert len(page.sitting.record.moves) == 1


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
    assert isinstance(page.view.gesture, Carry)
    assert page.view.gesture.held
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


def test_the_log_changes_its_language_as_a_whole(window: MainWindow) -> None:
    page = sit_down(window)
    do(page, PlaceHouse, Pass, Pass, Exchange, PlaceKid, PlaceHouse)
    lines = page._log.toPlainText().count("\n")
    speak_pseudo()
    text = page._log.toPlainText()
    assert text.count("\n") == lines
    assert not untranslated(text, NAMES)


# ---- the five languages -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_each_language_is_really_spoken(window: MainWindow, language: str) -> None:
    """With the real translations: nearly nothing on the table stays English."""
    page = sit_down(window)
    english = {text for _, text in texts_of(page) if untranslated(text, NAMES)}
    speak(language)
    QApplication.processEvents()
    assert spoken() == language
    now = {text for _, text in texts_of(page)}
    assert english
    assert len(english & now) < 0.1 * len(english)


def test_all_languages_one_after_the_other_leave_the_game_alone(
    window: MainWindow, preferences: Preferences, store: Any
) -> None:
    page = sit_down(window, haunted=True)
    do(page, PlaceHouse)
    before, saved = state(page), kept(store, page)
    english = sorted(texts_of(page))
    for language in (*LANGUAGES, "en"):
        preferences.language = language
        QApplication.processEvents()
        assert state(page) == before
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
