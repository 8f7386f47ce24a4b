"""Playing on from any moment of a game: a new one for the same seats, and the old one stays as it
was."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import replay
from halloween_table.games.candy_hunters.rules.moves import PlaceHouse
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

from ..looking import (
    LEFT,
    click,
    click_line,
    cursor,
    key,
    play_moves,
    played_card,
    scrub,
    told_moments,
    watch,
)
from ..playing import (
    GAMES,
    KEY,
    do,
    keep_finished,
    kept,
    kit_of,
    lift_curtain,
    sit_down,
    table,
    whole_record,
)

CTRL = Qt.KeyboardModifier.ControlModifier
AS_IT_WAS = "From here this is a new game."


def anew(page: TablePage, seat: int = 0) -> str:
    """What the log says where a game that is over was played on."""
    name = page.source.players[seat].name
    return f"From here this is a new game: what {name} could see stays, the rest is dealt anew."


every_game = pytest.mark.parametrize("game", GAMES)


def finished(store: Store, key: str) -> Saved:
    (header,) = (header for header in store.finished() if header.game == key)
    return store.load(header.id, Codec(kit_of(key).game))


def play_on(window: MainWindow) -> TablePage:
    """Presses the button; everybody who has to be there is."""
    click(table(window).bar.play_on)
    page = table(window)
    if page.keys.isVisible():
        click(page.keys.start)
    if page.curtain.isVisible():
        lift_curtain(page)
    return page


def middle(page: TablePage) -> int:
    """A moment of a game in which nothing is under way that a clock would interrupt."""
    game, at = page.source.kit.game, page.source.history.last // 2
    while (timing := game.timing(page.source.history.moments[at].position)) and timing.interruption:
        at += 1
    return at


# ---- from a game that is over -----------------------------------------------------------------------


@every_game
def test_the_moves_up_to_there_are_those_of_the_old_game(
    window: MainWindow, store: Store, game: str
) -> None:
    old = watch(window, game)
    before, at = finished(store, game), middle(old)
    scrub(old, at)
    assert cursor(old) == at
    page = play_on(window)
    record, rules = page.source.record, page.source.kit.game
    assert page.source.id != before.id
    assert record.moves == before.record.moves[:at]
    assert record.players == before.record.players
    assert record.origin is not None
    assert (record.origin.game, record.origin.moves) == (before.id, at)
    assert record.origin.redrawn is not None
    then = old.source.history.moments[at].position
    assert rules.view(page.source.position, None) == rules.view(then, None)
    assert kept(store, page).record == record
    assert replay(rules, record) == page.source.position
    assert finished(store, game) == before


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace", "halloween"])
def test_what_was_hidden_is_dealt_anew_and_the_log_says_so(
    window: MainWindow, store: Store, game: str
) -> None:
    old = watch(window, game)
    scrub(old, middle(old))
    then = old.source.position
    page = play_on(window)
    rules, origin = page.source.kit.game, page.source.record.origin
    assert page.source.position != then
    assert origin is not None
    assert origin.eyes is not None
    assert origin.eyes in rules.actors(then), "who decides here can try another move"
    assert rules.view(page.source.position, origin.eyes) == rules.view(then, origin.eyes)
    lines = page._log.toPlainText().splitlines()
    assert lines[-1] == anew(page, origin.eyes)
    assert page._notice.isVisible()
    assert page._notice._label.text().startswith("A new game begins here.")


def test_its_card_on_the_shelf_says_where_it_is_from(window: MainWindow) -> None:
    click(watch(window).bar.turn_forward)
    at = cursor(table(window))
    for moves, words in (
        (at, f"Played on from move {at} of an earlier game"),
        (0, "from the start"),
    ):
        scrub(table(window), moves)
        click(play_on(window).strip.home)
        card = window.shelf.waiting.cards[0]
        assert words in card._variants.accessibleName()
        assert words in card.accessibleName()
        watch(window)


def test_undo_stops_there(window: MainWindow) -> None:
    click(watch(window).bar.turn_forward)
    page = play_on(window)
    sitting, beginning = page.source, page.source.history.last
    assert beginning > 0
    key(page, Qt.Key.Key_Z, CTRL)
    assert sitting.history.last == beginning
    assert not page.strip.undo.isEnabled()
    do(page, PlaceHouse)
    assert sitting.history.last == beginning + 1
    assert page.strip.undo.isEnabled()
    key(page, Qt.Key.Key_Z, CTRL)
    assert sitting.history.last == beginning
    assert not page.strip.undo.isEnabled()


def test_not_where_it_is_over(window: MainWindow, store: Store) -> None:
    page = watch(window)
    key(page, Qt.Key.Key_End)
    assert not page.bar.play_on.isEnabled()
    assert page.bar.play_on.toolTip().startswith("The game is over here")
    QTest.mouseClick(page.bar.play_on, LEFT)
    assert window.page is page
    assert store.count_unfinished() == 0
    key(page, Qt.Key.Key_Left)
    assert page.bar.play_on.isEnabled()
    assert page.bar.play_on.toolTip() == ""


def test_both_are_on_the_shelf(window: MainWindow) -> None:
    old = watch(window)
    scrub(old, 10)
    page = play_on(window)
    click(page.strip.home)
    shelf = window.shelf
    assert [tab.text() for tab in shelf._tabs.buttons()] == ["Go on playing · 1", "Played · 1"]
    (card,) = shelf.cards
    assert card.header.id == page.source.id
    assert card.hasFocus()


# ---- from a running game ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["candy_hunters", "rest_in_peace", "halloween"])
def test_a_running_game_is_played_on_with_the_same_cards(
    window: MainWindow, store: Store, game: str
) -> None:
    old = sit_down(window, key=game)
    play_moves(old, 9)
    before = kept(store, old)
    click_line(old, told_moments(old)[2])
    at = cursor(old)
    page = play_on(window)
    assert page is not old
    assert page.source.position == old.source.history.moments[at].position
    assert page.source.record.origin is not None
    assert page.source.record.origin.redrawn is None
    assert page._log.toPlainText().splitlines()[-1] == AS_IT_WAS
    assert store.load(before.id, Codec(kit_of(game).game)) == before
    assert store.count_unfinished() == 2


def test_from_the_very_start_too(window: MainWindow) -> None:
    old = watch(window)
    scrub(old, 0)
    page = play_on(window)
    assert page.source.history.last == 0
    assert page._log.toPlainText() == anew(page)
    play_moves(page, 3)
    assert page._log.toPlainText().splitlines()[0] == anew(page)
    assert page.source.record.origin is not None


# ---- afterwards -------------------------------------------------------------------------------------


@every_game
def test_after_a_restart_it_goes_on_where_it_stood(
    qtbot: QtBot, window: MainWindow, folder: Path, game: str
) -> None:
    old = watch(window, game)
    scrub(old, middle(old))
    page = play_on(window)
    if game != "booo":
        play_moves(page, 3)
    sitting = page.source
    sitting.interrupt()
    window.close()
    with Store.open(folder) as store:
        again = MainWindow(store, Preferences(store), folder)
        qtbot.addWidget(again)
        again.show()
        QApplication.processEvents()
        (header,) = store.unfinished()
        again.resume_game(header)
        resumed = table(again)
        assert resumed.source.id == sitting.id
        assert resumed.source.record == sitting.record
        assert resumed.source.position == sitting.position
        assert resumed.source.history.beginning == sitting.history.beginning
        assert resumed.source.history.log(None) == sitting.history.log(None)
        assert not resumed.source.history.from_snapshot
        again.close()
        QApplication.processEvents()


def test_a_game_that_was_played_on_can_be_watched_and_played_on_again(window: MainWindow) -> None:
    old = watch(window)
    scrub(old, 12)
    first = play_on(window)
    play_moves(first, 4)
    click_line(first, told_moments(first)[-1])
    at = cursor(first)
    assert at > 12
    second = play_on(window)
    assert second.source.record.origin is not None
    assert second.source.record.origin.game == first.source.id
    assert second.source.position == first.source.history.moments[at].position
    assert second.source.history.beginning == at


# ---- older rules ------------------------------------------------------------------------------------


def test_a_game_of_older_rules_is_watched_from_where_it_stood_and_says_so(
    window: MainWindow, store: Store
) -> None:
    record, position = whole_record(KEY)
    game = kit_of(KEY).game
    older = evolve(record, version=game.version - 1)
    id_ = store.new_game(older, position, Codec(game), outcome=game.outcome(position))
    QTest.mouseClick(played_card(window, id_), LEFT)
    page = table(window)
    assert page.source.history.from_snapshot
    assert page.source.history.last == 0
    assert "older rules" in page._notice._label.text()
    assert page._notice.isVisible()
    assert not page.bar.play_on.isEnabled()
    assert page.bar.play_on.toolTip().startswith("This game was begun under older rules")
    assert not page.bar.move_forward.isEnabled()
    key(page, Qt.Key.Key_Space)
    key(page, Qt.Key.Key_Right)
    assert cursor(page) == 0


def test_nobody_plays_on_from_a_running_game_of_older_rules(
    window: MainWindow, store: Store
) -> None:
    record, game = whole_record(KEY)[0], kit_of(KEY).game
    older = evolve(record, version=game.version - 1, moves=record.moves[:10])
    position = replay(game, record, 10)
    window._resume(KEY, store.new_game(older, position, Codec(game)))
    page = table(window)
    lift_curtain(page)
    play_moves(page, 3)
    click_line(page, told_moments(page)[0])
    assert cursor(page) > 0
    assert not page.bar.play_on.isEnabled()
    assert page.bar.play_on.toolTip().startswith("This game was begun under older rules")
    assert page.bar.scrubber.maximum() == 3


def test_a_game_that_is_gone_is_told_of(window: MainWindow, store: Store, told: list[str]) -> None:
    card = played_card(window, keep_finished(window))
    store.delete(card.header.id)
    QTest.mouseClick(card, LEFT)
    assert window.page is window.shelf
    assert told
    assert not window.shelf.cards
