"""Hundreds of games that are over, on the shelf: only those in sight are made, and whoever comes back
finds their game where it was."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf.games import GameCard, GameList
from halloween_table.app.shelf.search_field import SearchField
from halloween_table.engine.codec import Codec
from halloween_table.store.store import Store

from ..fitting import settle
from ..looking import LEFT, click, cursor, key
from ..playing import kit_of, sit_down, table, whole_record

SHORT = "rest_in_peace"
"""Its games are the shortest."""
LONG = "candy_hunters"
MANY = 300
"""As many as a family plays in some years."""


@pytest.fixture(scope="module")
def years(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of such a family."""
    folder = tmp_path_factory.mktemp("years")
    record, position = whole_record(SHORT)
    game = kit_of(SHORT).game
    codec, outcome = Codec(game), game.outcome(position)
    with Store.open(folder) as store:
        for _ in range(MANY):
            store.new_game(record, position, codec, outcome=outcome)
    return folder


@pytest.fixture
def folder(years: Path, tmp_path: Path) -> Path:
    """It again, for a test of its own."""
    return Path(shutil.copytree(years, tmp_path / "data"))


@pytest.fixture
def many(window: MainWindow) -> GameList:
    settle()
    assert window.shelf.played.isVisible()
    return window.shelf.played


def played_tab(window: MainWindow) -> QPushButton:
    tab = window.shelf._tabs.button(1)
    assert isinstance(tab, QPushButton)
    return tab


def press_delete(question: QMessageBox) -> None:
    next(button for button in question.buttons() if button.text() == "Delete").click()


def made(games: GameList) -> list[GameCard]:
    """All cards that exist."""
    return [card for card in games.findChildren(GameCard) if not card.isHidden()]


def in_sight(games: GameList) -> list[GameCard]:
    return [card for card in made(games) if not card.visibleRegion().isEmpty()]


def rows_in_sight(games: GameList) -> list[int]:
    """Which of all games are seen, counted from the newest."""
    ids = [header.id for header in games._pile.fetch(MANY, 0)]
    return sorted(ids.index(card.header.id) for card in in_sight(games))


def assert_only_what_is_in_sight(games: GameList) -> None:
    settle()
    seen = rows_in_sight(games)
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert 2 <= len(seen) <= 6
    assert len(made(games)) <= len(seen) + 17
    tops = {card.y() for card in made(games)}
    assert len(tops) == len(made(games))


def wheel(games: GameList, notches: int) -> None:
    middle = QPointF(games.viewport().rect().center())
    event = QWheelEvent(
        middle,
        games.viewport().mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(games.viewport(), event)


def test_of_hundreds_only_those_in_sight_are_made(window: MainWindow, many: GameList) -> None:
    assert played_tab(window).text() == f"Played · {MANY}"
    assert_only_what_is_in_sight(many)
    assert rows_in_sight(many)[0] == 0
    bar = many.verticalScrollBar()
    for part in (0.5, 0.9, 0.1):
        bar.setValue(round(part * bar.maximum()))
        assert_only_what_is_in_sight(many)
        assert rows_in_sight(many)[0] == pytest.approx(part * MANY, abs=4)
        assert all(card.drawn for card in in_sight(many))
    bar.setValue(bar.maximum())
    assert_only_what_is_in_sight(many)
    assert rows_in_sight(many)[-1] == MANY - 1


def test_the_wheel_brings_more(many: GameList) -> None:
    before = rows_in_sight(many)
    for _ in range(12):
        wheel(many, -3)
    assert_only_what_is_in_sight(many)
    assert rows_in_sight(many)[0] > before[-1]
    for _ in range(14):
        wheel(many, 3)
    assert_only_what_is_in_sight(many)
    assert rows_in_sight(many) == before


def test_up_and_down_go_from_game_to_game(window: MainWindow, many: GameList) -> None:
    many.cards[0].setFocus()
    ids = [header.id for header in window._store.finished()]
    for row in range(1, 40):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
        focused = window.focusWidget()
        assert isinstance(focused, GameCard)
        assert focused.header.id == ids[row]
        assert focused.visibleRegion().boundingRect() == focused.rect()
    assert_only_what_is_in_sight(many)
    for row in reversed(range(39)):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
        focused = window.focusWidget()
        assert isinstance(focused, GameCard)
        assert focused.header.id == ids[row]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.focusWidget() is focused
    assert_only_what_is_in_sight(many)


def test_tab_goes_through_them_as_they_lie(window: MainWindow, many: GameList) -> None:
    many.cards[0].setFocus()
    ids = [header.id for header in window._store.finished()]
    for row in range(24):
        card = window.focusWidget()
        assert isinstance(card, GameCard)
        assert card.header.id == ids[row]
        assert not card.visibleRegion().isEmpty()
        for stop in (card, card._export, card._delete):
            assert stop.hasFocus()
            QTest.keyClick(stop, Qt.Key.Key_Tab)
    assert_only_what_is_in_sight(many)


def test_whoever_comes_back_finds_the_game_where_it_was(window: MainWindow, many: GameList) -> None:
    bar = many.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settle()
    at, card = bar.value(), in_sight(many)[1]
    QTest.mouseClick(card, LEFT)
    key(table(window), Qt.Key.Key_End)
    assert cursor(table(window)) > 0
    click(table(window).strip.home)
    settle()
    assert window.shelf._tabs.checkedId() == 1
    assert bar.value() == at
    focused = window.focusWidget()
    assert isinstance(focused, GameCard)
    assert focused.header.id == card.header.id
    assert_only_what_is_in_sight(many)


def test_whoever_deletes_one_stays_where_they_are(
    window: MainWindow, many: GameList, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = many.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    settle()
    at, card = bar.value(), in_sight(many)[1]
    monkeypatch.setattr(QMessageBox, "exec", press_delete)
    click(card._delete)
    settle()
    assert window._store.count_finished() == MANY - 1
    assert bar.value() == at
    assert played_tab(window).text() == f"Played · {MANY - 1}"
    assert card.header.id not in [other.header.id for other in made(many)]


def test_the_keyboard_goes_on_with_the_game_after_a_deleted_one(
    window: MainWindow, many: GameList, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", press_delete)
    many.cards[0].setFocus()
    for _ in range(25):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    card = window.focusWidget()
    assert isinstance(card, GameCard)
    ids = [header.id for header in window._store.finished()]
    after = ids[ids.index(card.header.id) + 1]
    card._delete.setFocus()
    QTest.keyClick(card._delete, Qt.Key.Key_Space)
    settle()
    assert card.header.id not in [header.id for header in window._store.finished()]
    focused = window.focusWidget()
    assert isinstance(focused, GameCard)
    assert focused.header.id == after


# ---- looking for one --------------------------------------------------------------------------------


@pytest.fixture
def search(window: MainWindow, many: GameList) -> SearchField:
    """The field, and among hundreds of games one that Оленка has played and one of another box."""
    for which, names in ((SHORT, ("Оленка", "Ada")), (LONG, ("Ada", "Bo"))):
        record, position = whole_record(which)
        players = tuple(
            evolve(player, name=name) for player, name in zip(record.players, names, strict=True)
        )
        game = kit_of(which).game
        outcome = game.outcome(position)
        kept = evolve(record, players=players)
        window._store.new_game(kept, position, Codec(game), outcome=outcome)
    window.show_games()
    assert window.shelf.search is not None
    assert window.shelf.search.isVisible()
    return window.shelf.search


def enter(search: SearchField, text: str) -> None:
    search.setFocus()
    search.setText(text)
    settle()


def test_a_game_is_found_as_one_types(
    window: MainWindow, many: GameList, search: SearchField
) -> None:
    many.verticalScrollBar().setValue(9000)
    for text, found in (
        ("оЛЕН", 1),
        ("  ada   ОЛЕНКА ", 1),
        ("candy", 1),
        ("a", MANY + 2),
        ("REST ada", MANY + 1),
    ):
        enter(search, text)
        assert many._pile.size == found, text
        assert many.verticalScrollBar().value() == 0
        assert in_sight(many)[0].y() == 0
        assert len(made(many)) <= 23
    speak("uk")
    settle()
    enter(search, "МИСЛИВЦІ")
    assert [card.header.game for card in in_sight(many)] == [LONG]
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == ""
    assert many._pile.size == MANY + 2


def test_whoever_comes_back_finds_what_they_looked_for(
    window: MainWindow, many: GameList, search: SearchField
) -> None:
    enter(search, "оленка")
    QTest.keyClick(search, Qt.Key.Key_Down)
    (card,) = in_sight(many)
    assert card.hasFocus()
    QTest.keyClick(card, Qt.Key.Key_Return)
    click(table(window).strip.home)
    settle()
    (card,) = in_sight(many)
    assert card.hasFocus()
    assert "Оленка" in card.accessibleName()


def test_where_nothing_is_found_a_sentence_says_so(
    window: MainWindow, many: GameList, search: SearchField
) -> None:
    enter(search, "zzz <b>")
    assert not many.isVisible()
    assert window.shelf._nothing.text() == "No game found for “zzz <b>”."
    click(window.shelf._tabs.button(0))
    assert not search.isVisible()
    assert "No game is waiting" in window.shelf._nothing.text()
    click(played_tab(window))
    assert search.isVisible()
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert many.isVisible()


def test_among_few_games_nobody_searches(window: MainWindow, many: GameList) -> None:
    search = window.shelf.search
    assert search is not None
    for header in window._store.finished(MANY, 9):
        window._store.delete(header.id)
    window.show_games()
    enter(search, "nobody")
    assert search.isVisible()
    window._store.delete(window._store.finished()[0].id)
    window.show_games()
    assert not search.isVisible()
    assert many._pile.size == 8


def test_pictures_wait_while_a_table_is_open(window: MainWindow, qtbot: QtBot) -> None:
    for seed in range(6):
        sit_down(window, seed=40 + seed)
    drawn: list[bool] = []
    window.shelf.picture_wanted.connect(lambda _: drawn.append(window.page is window.shelf))
    window.show_shelf()
    QApplication.processEvents()
    window.resume_game(window.shelf.cards[0].header)
    for _ in range(12):
        QApplication.processEvents()
    assert all(drawn)
    window.show_shelf()
    qtbot.waitUntil(lambda: all(card.drawn for card in window.shelf.cards[:3]))
    assert drawn
