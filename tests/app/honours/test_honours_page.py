"""What the honours show: people, games and evenings; nothing, a little, and much."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from halloween_table.app.ceremony.podium import Podium
from halloween_table.app.honours.evenings import EndingCard, EveningCard
from halloween_table.app.honours.games import GameHonoursCard
from halloween_table.app.honours.page import EVENINGS, GAMES, PEOPLE, HonoursPage
from halloween_table.app.honours.people import PersonCard
from halloween_table.app.honours.picture import picture_of
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.palette import MUTED
from halloween_table.store import schema
from halloween_table.store.store import Store
from tests.store.made_up import COMPUTER, NIGHT, SIX, feat, put, result, weeks

from ..fitting import misfits, settle
from ..playing import KEY, keep_finished, visible
from ..shades import brightest, contrast

KEYS = ("candy_hunters", "rest_in_peace", "booo", "halloween")
NOW = datetime.now(UTC)


def opened(window: MainWindow, at: int = PEOPLE) -> HonoursPage:
    window.shelf.honours_asked.emit()
    page = window.page
    assert isinstance(page, HonoursPage)
    page.turn_to(at)
    settle()
    return page


def said(page: object) -> list[str]:
    return [label.text() for label in visible(page, QLabel)]  # type: ignore[arg-type]


def test_where_nothing_was_played_people_are_invited_to_play(window: MainWindow) -> None:
    page = opened(window)
    assert any("The steps are still free" in words for words in said(page))
    for at in (GAMES, EVENINGS):
        page.turn_to(at)
        assert any("The steps are still free" in words for words in said(page))
    assert not page._picture.isEnabled()
    page._to_shelf.click()
    assert window.page is window.shelf


def test_a_first_game(window: MainWindow, store: Store) -> None:
    put(store, result("1", KEY, NOW, SIX[:2], (21, 20)))
    page = opened(window)
    assert len(visible(page, PersonCard)) == 2
    (podium,) = visible(page, Podium)
    assert podium.accessibleName() == "1. Ada: 1 win"
    assert "1 of 1 won" in said(page)
    page.turn_to(GAMES)
    settle()
    assert any(words.startswith("Highest score: Ada, 21") for words in said(page))
    assert "Not played yet: Rest in Peace, Booo!, Halloween" in said(page)
    page.turn_to(EVENINGS)
    settle()
    assert "1 : 0" in said(page)
    assert any(words.startswith("Tonight") for words in said(page))


def test_tonight_two_to_one(window: MainWindow, store: Store) -> None:
    for at, points in enumerate(((2, 1), (1, 2), (3, 0))):
        put(store, result(f"{at}", KEY, NOW - timedelta(minutes=9 - at), SIX[:2], points))
    page = opened(window, EVENINGS)
    assert "2 : 1" in said(page)
    (score,) = (label for label in visible(page, QLabel) if label.text() == "2 : 1")
    assert score.accessibleName() == "Ada 2, Bo 1"


def test_computers_are_named_with_their_level_and_share_a_bar(
    window: MainWindow, store: Store
) -> None:
    put(store, result("1", KEY, NIGHT, (SIX[0], COMPUTER), (1, 2)))
    page = opened(window, GAMES)
    assert "Computers" in said(page)
    page.turn_to(EVENINGS)
    settle()
    assert "Sly Vampire (hard)" in said(page)
    page.turn_to(PEOPLE)
    settle()
    assert len(visible(page, PersonCard)) == 1


def test_puzzles_and_best_times(window: MainWindow, store: Store) -> None:
    put(
        store,
        feat("candy_puzzles", "solved:1", "Ada"),
        feat("candy_puzzles", "streak", "Ada", steps=3),
        feat("booo", "ABC", "Ada", milliseconds=61_000, steps=20),
        result("1", "booo", NIGHT, SIX[:1], (9,)),
    )
    page = opened(window)
    assert any("Most puzzles in a row: 3" in words for words in said(page))
    page.turn_to(GAMES)
    settle()
    assert "Best time, The whole castle: Ada, 1:01.0" in said(page)


def test_only_some_evenings_are_made_until_somebody_asks_for_more(
    window: MainWindow, store: Store
) -> None:
    put(
        store, *(result(f"{n}", KEY, NIGHT + timedelta(days=n), SIX[:2], (1, 2)) for n in range(30))
    )
    page = opened(window, EVENINGS)
    assert len(page.findChildren(EveningCard)) == 8
    (more,) = (each for each in visible(page, QPushButton) if "earlier" in each.text())
    more.click()
    settle()
    assert len(page.seen.findChildren(EveningCard)) == 24


def test_a_damaged_row_costs_nobody_their_honours(window: MainWindow, store: Store) -> None:
    rows = weeks(20, KEYS)
    rows[3]["players"], rows[4]["outcome"], rows[5]["at"] = "{", "[]", -(2**62)
    put(store, *rows)
    page = opened(window)
    assert len(visible(page, PersonCard)) == 6
    page.turn_to(EVENINGS)
    settle()
    assert visible(page, EveningCard)


def test_a_game_that_is_still_there_is_watched_and_the_way_back_leads_here(
    window: MainWindow, store: Store
) -> None:
    keep_finished(window)
    put(store, result("gone", KEY, NOW + timedelta(minutes=5), SIX[:2], (1, 2)))
    page = opened(window, EVENINGS)
    kept, gone = visible(page, EndingCard)
    QTest.mouseClick(gone, Qt.MouseButton.LeftButton)
    assert window.page is page
    assert gone.focusPolicy() == Qt.FocusPolicy.NoFocus
    kept.setFocus()
    QTest.keyClick(kept, Qt.Key.Key_Return)
    table = window.page
    assert isinstance(table, TablePage)
    table.left.emit()
    settle()
    assert isinstance(window.page, HonoursPage)
    assert "Evenings" in window.page.heading


def test_a_game_deleted_meanwhile_is_missed_with_a_word(
    window: MainWindow, store: Store, told: list[str]
) -> None:
    id_ = keep_finished(window)
    page = opened(window, EVENINGS)
    with schema.transaction(store._file.connection) as connection:
        connection.execute("DELETE FROM games WHERE id = ?", (id_,))
    page.findChildren(EndingCard)[0].pressed.emit()
    settle()
    assert len(told) == 1
    assert isinstance(window.page, HonoursPage)


def test_everything_is_said_anew_in_another_language(
    window: MainWindow, store: Store, preferences: Preferences
) -> None:
    put(store, *weeks(6, KEYS))
    page = opened(window, GAMES)
    english = said(page)
    preferences.language = "pl"
    settle()
    assert said(page) != english
    assert visible(page, GameHonoursCard)
    preferences.language = "en"
    settle()
    assert said(page) == english


def test_escape_leads_to_the_shelf(window: MainWindow) -> None:
    page = opened(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_tabs_are_reached_by_keys(window: MainWindow, store: Store) -> None:
    put(store, *weeks(12, KEYS))
    page = opened(window)
    tab = page._tabs.button(GAMES)
    tab.setFocus()
    QTest.keyClick(tab, Qt.Key.Key_Space)
    settle()
    assert visible(page, GameHonoursCard)


def test_a_picture_shows_all_of_the_page(
    window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    put(store, *weeks(20, KEYS))
    page = opened(window)
    image = picture_of(page.seen, page.heading)
    assert image.height() >= 2 * page.seen.height() > 2 * page._scrolls[PEOPLE].height()
    path = f"{tmp_path}/honours"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (path, ""))
    page._picture.click()
    with open(f"{path}.png", "rb") as file:
        assert file.read(4) == b"\x89PNG"


@pytest.mark.parametrize("at", [PEOPLE, GAMES, EVENINGS])
def test_six_people_fit_into_a_small_window(window: MainWindow, store: Store, at: int) -> None:
    window.resize(1024, 700)
    put(store, *weeks(14, KEYS))
    assert misfits(opened(window, at)) == []


def test_there_is_a_room_behind_the_honours_and_words_are_read_on_it(window: MainWindow) -> None:
    page = opened(window)
    behind = QPixmap(page.size())
    page._backdrop.paint(behind)
    assert contrast(MUTED, brightest(behind, behind.rect())) >= 4.5
    corner = QRect(4, page.height() - 200, 196, 196)
    shown, painted = (
        each.copy(corner).toImage().convertToFormat(QImage.Format.Format_RGB32)
        for each in (page.grab(), behind)
    )
    assert shown == painted
