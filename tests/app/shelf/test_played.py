"""The games that are over, on the shelf: what stands on their cards, opening them, giving them away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.games_room import GamesRoom
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.games.shelf import box
from halloween_table.store.store import Store

from ..fitting import settle
from ..looking import (
    LEFT,
    assert_shows,
    click,
    come_to_the_end,
    played_card,
)
from ..playing import GAMES, keep_finished, kit_of, sit_down, table, whole_record

SMALL = "rest_in_peace"
"""Its games are the shortest."""


def played_tab(window: MainWindow) -> None:
    click(window.shelf._tabs.button(1))


def tabs(window: MainWindow) -> list[str]:
    return [tab.text() for tab in window.shelf._tabs.buttons()]


# ---- the two lists ----------------------------------------------------------------------------------


def test_played_stands_beside_go_on_playing_with_how_many_there_are(window: MainWindow) -> None:
    assert tabs(window) == ["Go on playing", "Played"]
    assert not any(tab.isVisible() for tab in window.shelf._tabs.buttons())
    click(sit_down(window).strip.home)
    played_tab(window)
    assert window.shelf._nothing.isVisible()
    assert "kept here" in window.shelf._nothing.text()
    click(window.shelf._tabs.button(0))
    keep_finished(window)
    keep_finished(window, SMALL)
    window.show_games()
    assert tabs(window) == ["Go on playing · 1", "Played · 2"]
    assert [card.header.ended for card in window.shelf.cards] == [False]
    played_tab(window)
    assert [card.header.ended for card in window.shelf.cards] == [True, True]
    click(window.shelf._tabs.button(0))
    assert [card.header.ended for card in window.shelf.cards] == [False]


def test_the_newest_is_first(window: MainWindow) -> None:
    ids = [keep_finished(window, game) for game in (*GAMES, SMALL)]
    window.show_games()
    settle()
    listed = window._store.finished()
    assert [header.id for header in listed] == ids[::-1]
    shown = [card.header.id for card in window.shelf.cards]
    assert shown == ids[::-1][: len(shown)]
    assert len(shown) > 2


def test_it_is_turned_by_the_keyboard_too(window: MainWindow) -> None:
    keep_finished(window)
    click(sit_down(window).strip.home)
    tab = window.shelf._tabs.button(1)
    tab.setFocus()
    QTest.keyClick(tab, Qt.Key.Key_Space)
    assert [card.header.ended for card in window.shelf.cards] == [True]


@pytest.mark.parametrize("game", GAMES)
def test_a_card_tells_who_played_who_won_their_points_and_when(
    window: MainWindow, game: str
) -> None:
    card = played_card(window, keep_finished(window, game))
    found, (record, position) = box(game), whole_record(game)
    outcome = kit_of(game).game.outcome(position)
    assert found is not None
    assert outcome is not None
    assert card._title.text() == found.title
    points = {standing.seat: standing.points for standing in outcome.standings}
    people = [f"{player.name}: {points[seat]}" for seat, player in enumerate(record.players)]
    assert card._names.accessibleName() == ", ".join(people)
    winners = ", ".join(record.players[seat].name for seat in outcome.winners)
    assert card._progress.accessibleName() in (f"The winner: {winners}", f"The winners: {winners}")
    when = QLocale().toString(card.header.touched.astimezone(), QLocale.FormatType.ShortFormat)
    when = when.replace(" ", "\N{NO-BREAK SPACE}")  # no line ends between a day and its hour
    assert card._when.text() == f"Played: {when}"
    for told in (found.title, winners, when):
        assert told in card.accessibleName()


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_is_that_of_the_end(window: MainWindow, game: str) -> None:
    card = played_card(window, keep_finished(window, game))
    assert (
        card._picture.pixmap().toImage()
        == window.room.glimpse(card.header, card.thumbnail, 1.0).image
    )
    lid = sit_down(window, key=game)
    click(lid.strip.home)
    (header,) = window._store.unfinished()
    assert (
        window.room.glimpse(header, card.thumbnail, 1.0).image != card._picture.pixmap().toImage()
    )


def test_a_game_that_ends_is_there_at_once(window: MainWindow) -> None:
    page, end = come_to_the_end(window)
    click(end._shelf)
    assert tabs(window) == ["Go on playing", "Played · 1"]
    (card,) = window.shelf.cards
    assert card.header.id == page.source.id
    assert card.hasFocus()


# ---- opening, giving away, deleting -----------------------------------------------------------------


@pytest.mark.parametrize("pressed", [None, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_card_opens_its_game_from_its_start(window: MainWindow, pressed: Qt.Key | None) -> None:
    card = played_card(window, keep_finished(window))
    if pressed is None:
        QTest.mouseClick(card, LEFT)
    else:
        card.setFocus()
        QTest.keyClick(card, pressed)
    page = table(window)
    assert page.bar.isVisible()
    assert_shows(page, page.source.history.moments[0].position)
    click(page.strip.home)
    assert window.page is window.shelf
    (again,) = window.shelf.cards
    assert again.header.id == card.header.id
    assert again.hasFocus()


def test_a_game_is_exported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    card = played_card(window, keep_finished(window))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *told: (str(path), ""))
    click(card._export)
    codec = Codec(kit_of(card.header.game).game)
    store = window._store
    record = store.load(card.header.id, codec).record
    store.delete(card.header.id)
    window.files.take_in(path)
    assert store.load(table(window).source.id, codec).record == record
    assert store.count_finished() == 1


@pytest.mark.parametrize("sure", [True, False])
def test_it_is_deleted_when_somebody_is_sure(window: MainWindow, sure: bool) -> None:
    kept, other = keep_finished(window), keep_finished(window, SMALL)
    asked: list[str] = []

    def answer() -> None:
        (question,) = window.findChildren(QMessageBox)
        asked.append(question.text())
        word = "Delete" if sure else "Keep"
        QTest.mouseClick(next(each for each in question.buttons() if each.text() == word), LEFT)

    card = played_card(window, kept)
    QTimer.singleShot(0, answer)
    click(card._delete)
    settle()
    assert len(asked) == 1
    assert "Ada, Bo" in asked[0]
    left = [header.id for header in window._store.finished()]
    assert left == ([other] if sure else [other, kept])
    assert [card.header.id for card in window.shelf.cards] == left
    assert tabs(window)[1] == f"Played · {len(left)}"
    assert window.shelf._tabs.checkedId() == 1


# ---- pictures are kept ------------------------------------------------------------------------------


@pytest.fixture
def pictured(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games of which a picture was drawn."""
    found: list[str] = []
    draw: Callable[..., Any] = GamesRoom.glimpse

    def glimpse(room: GamesRoom, header: Any, *told: Any) -> Any:
        found.append(header.id)
        return draw(room, header, *told)

    monkeypatch.setattr(GamesRoom, "glimpse", glimpse)
    return found


def second_window(qtbot: QtBot, store: Store, folder: Path) -> MainWindow:
    window = MainWindow(store, Preferences(store), folder)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    settle()
    return window


def test_a_picture_is_kept_and_not_drawn_again(
    qtbot: QtBot, window: MainWindow, folder: Path, pictured: list[str]
) -> None:
    ids = [keep_finished(window, game) for game in ("candy_hunters", SMALL)]
    assert window._store.examine() is None
    window.show_games()
    settle()
    assert sorted(pictured) == sorted(ids)
    pictures = [card._picture.pixmap().toImage() for card in window.shelf.cards]
    pictured.clear()
    with Store.open(folder) as store:
        again = second_window(qtbot, store, folder)
        assert [card._picture.pixmap().toImage() for card in again.shelf.cards] == pictures
        assert pictured == []
        again.close()


def test_before_the_file_was_examined_nothing_is_written_to_it(
    qtbot: QtBot, window: MainWindow, folder: Path, pictured: list[str]
) -> None:
    id_ = keep_finished(window)
    assert not window._store.sound
    window.show_games()
    settle()
    assert pictured == [id_]
    with Store.open(folder) as store:
        again = second_window(qtbot, store, folder)
        assert pictured == [id_, id_]
        again.close()


def test_another_language_has_a_picture_of_its_own(
    window: MainWindow, preferences: Preferences, pictured: list[str]
) -> None:
    id_ = keep_finished(window)
    assert window._store.examine() is None
    window.show_games()
    settle()
    for language in ("it", "en", "it"):
        preferences.language = language
        settle()
    assert pictured == [id_, id_]


def test_a_game_that_has_gone_on_is_drawn_anew(window: MainWindow, pictured: list[str]) -> None:
    assert window._store.examine() is None
    page = sit_down(window)
    click(page.strip.home)
    settle()
    assert pictured == [page.source.id]
    window.resume_game(window.shelf.cards[0].header)
    again = table(window)
    click(again.curtain._ready)
    *_, last = again.source.kit.game.moves(again.source.position, again.source.eyes)
    again.source.play(last, again.source.eyes)
    again.left.emit()
    settle()
    assert pictured == [page.source.id] * 2
    window.show_shelf()
    settle()
    assert pictured == [page.source.id] * 2
