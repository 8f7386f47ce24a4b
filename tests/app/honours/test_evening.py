"""An evening: planned, played game by game, left and gone on with, and won."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.honours.page import HonoursPage
from halloween_table.app.honours.plan_page import PlanPage
from halloween_table.app.honours.ranking_page import RankingPage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program import honours_room
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.palette import MOON, MUTED
from halloween_table.engine.record import Player
from halloween_table.sitting.sitting import Sitting
from halloween_table.store import schema
from halloween_table.store.plans import Plan, Planned, Plans
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.rows import Person
from halloween_table.store.store import Store
from tests.store.made_up import NIGHT, SIX, put, result

from ..fitting import misfits, settle
from ..playing import PLAYERS, kit_of, table, visible
from ..shades import brightest, contrast

DUEL, HUNT = "rest_in_peace", "candy_hunters"


@pytest.fixture
def curtain() -> bool:
    """Nobody has to look away."""
    return False


def planning(window: MainWindow) -> PlanPage:
    window.honours.plan()
    page = window.page
    assert isinstance(page, PlanPage)
    for key in (HUNT, DUEL, "booo", "halloween"):
        window.room._kits[key] = kit_of(key)
    page.retranslate()
    return page


def choose(page: PlanPage, *keys: str) -> None:
    for key in keys:
        (choice,) = (each for each in page._boxes if each.lid.key == key)
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton)


def begin(window: MainWindow, *keys: str) -> None:
    """An evening of Ada and Bo."""
    page = planning(window)
    for row, player in zip(page._seats._rows, PLAYERS, strict=False):
        row.name_edit.setText(player.name)
    choose(page, *keys)
    page._start.click()
    settle()


def running(store: Store) -> Plan:
    plan = Plans(store.settings).running()
    assert plan is not None
    return plan


def play_to_the_end(sitting: Sitting) -> None:
    """Everybody passes whatever can be passed."""
    game = sitting.kit.game
    while sitting.outcome is None:
        actor = game.actors(sitting.position)[0]
        *_, move = game.moves(sitting.position, actor)
        sitting.play(move)


def end_of(window: MainWindow) -> EndPage:
    """The game on the table comes to its end."""
    play_to_the_end(table(window).source)
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    return page


def ended(store: Store, id_: str) -> None:
    """That game is over, whoever played it."""
    with schema.transaction(store._file.connection) as connection:
        connection.execute("DELETE FROM games WHERE id = ?", (id_,))
    put(store, result(id_, DUEL, NIGHT, SIX[:2], (3, 7)))


# ---- planning -------------------------------------------------------------------------------------


def test_two_games_are_needed_and_five_are_enough(window: MainWindow) -> None:
    page = planning(window)
    assert not page._start.isEnabled()
    choose(page, HUNT)
    assert page._missing.text() == "Choose 1 more game."
    choose(page, *[HUNT] * 6)
    assert page._games == [HUNT] * 5
    assert page._start.isEnabled()
    assert page._missing.text() == "About 2 h 30 min"


def test_a_game_that_cannot_be_added_says_why(window: MainWindow) -> None:
    page = planning(window)
    choose(page, *[HUNT] * 4)
    assert not any(choice.toolTip() for choice in page._boxes)
    choose(page, HUNT)
    why = "An evening has 5 games at most. Take one away to add this one."
    assert {choice.toolTip() for choice in page._boxes} == {why}
    assert {choice.accessibleDescription() for choice in page._boxes} == {why}
    page._rows[0].remove.click()
    assert not any(choice.toolTip() for choice in page._boxes)


def test_a_plan_that_fits_is_not_scrolled(window: MainWindow) -> None:
    window.resize(1024, 700)
    page = planning(window)
    choose(page, HUNT, DUEL)
    settle()
    assert page._scroll.verticalScrollBar().maximum() == 0


def test_games_can_be_put_in_another_order_and_taken_away(window: MainWindow) -> None:
    page = planning(window)
    choose(page, HUNT, DUEL, "booo")
    page._rows[2].up.click()
    assert page._games == [HUNT, "booo", DUEL]
    assert page._rows[1].up.hasFocus()
    page._rows[0].down.click()
    page._rows[0].remove.click()
    assert page._games == [HUNT, DUEL]


def test_tab_goes_from_the_seats_to_the_games_and_the_button_that_begins(
    window: MainWindow,
) -> None:
    page = planning(window)
    choose(page, HUNT, DUEL)
    row = page._seats._rows[-1]
    stops = [page._boxes[0], page._boxes[-1], page._rows[0].down, page._rows[1].up, page._start]
    chain, at = [row.name_edit], row.name_edit.nextInFocusChain()
    while at is not row.name_edit:
        chain.append(at)
        at = at.nextInFocusChain()
    order = [chain.index(each) for each in (page._seats.add_button, *stops)]
    assert order == sorted(order)


def test_only_what_all_of_them_can_play_can_be_chosen(window: MainWindow) -> None:
    page = planning(window)
    choose(page, DUEL, HUNT)
    page._seats.add_button.click()
    assert page._seats.players()[2].mind == ""
    fitting = {each.lid.key for each in page._boxes if each.isEnabled()}
    assert fitting == {HUNT, "booo", "halloween"}
    assert not page._start.isEnabled()
    assert page._missing.text() == "Not every game can be played by so many."
    for _ in range(3):
        page._seats.add_button.click()
    assert {each.lid.key for each in page._boxes if each.isEnabled()} == {"booo"}


def test_before_a_box_is_opened_what_stands_on_it_is_believed(window: MainWindow) -> None:
    four = PLAYERS[:4]
    assert not window.honours.can_play(DUEL, four)
    assert window.honours.can_play(HUNT, four)
    assert not window.honours.can_play("none", four)
    assert not window.room.is_open(HUNT)


def test_computers_may_take_part(window: MainWindow) -> None:
    for key in (HUNT, "booo"):
        window.room._kits[key] = kit_of(key)
    players = (PLAYERS[0], Player("Sly Vampire", "vampire", "brown", "easy"))
    assert window.honours.can_play(HUNT, players)
    assert window.honours.can_play("booo", players)


def test_a_whole_plan_is_seen_in_a_low_window(window: MainWindow, preferences: Preferences) -> None:
    window.resize(1280, 720)
    preferences.language = "pl"
    page = planning(window)
    while len(page._seats.players()) < 4:
        page._seats.add_button.click()
    choose(page, *["halloween"] * 5)
    settle()
    assert len(page._games) == 5
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert misfits(page) == []


def test_words_are_read_on_the_picture_behind_a_plan(window: MainWindow) -> None:
    page = planning(window)
    shown = QPixmap(page.size())
    page._backdrop.paint(shown)
    assert contrast(MUTED, brightest(shown, shown.rect())) >= 4.5


def test_nothing_is_written_on_the_art_of_a_box(window: MainWindow) -> None:
    page = planning(window)
    choose(page, HUNT, DUEL, "booo")
    settle()
    for row in page._rows:
        title = next(label for label in row.findChildren(QLabel) if label is not row._count)
        written = title.geometry()
        for child in (title, row.up, row.down, row.remove):
            child.hide()
        ground = row.grab()
        assert contrast(MOON, brightest(ground, written)) >= 4.5


# ---- playing --------------------------------------------------------------------------------------


def test_an_evening_from_its_first_game_to_its_ranking(window: MainWindow, store: Store) -> None:
    begin(window, DUEL, DUEL)
    first = table(window).source.record
    assert [player.name for player in first.players] == ["Ada", "Bo"]
    end = end_of(window)
    assert end._onward.text() == "Next: Rest in Peace (2 of 2)"
    assert end._onward.isVisible()
    end._onward.click()
    settle()
    second = table(window).source.record
    assert second.players == first.players
    assert second.options.first == 1 - first.options.first
    end = end_of(window)
    assert end._onward.text() == "The ranking of the evening"
    end._onward.click()
    settle()
    page = window.page
    assert isinstance(page, RankingPage)
    assert Plans(store.settings).running() is None
    assert sum(each.points for each in page._ranked) in (6, 7, 8)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_another_game_in_between_leads_nowhere(window: MainWindow, store: Store) -> None:
    begin(window, HUNT, DUEL)
    first = running(store).games[0].played
    assert window.honours.onward(first) is not None
    assert window.honours.onward("another") is None


def test_a_game_left_waiting_is_resumed_from_the_shelf_and_counts(
    window: MainWindow, store: Store
) -> None:
    begin(window, DUEL, HUNT)
    id_ = running(store).games[0].played
    table(window).left.emit()
    settle()
    assert window.page is window.shelf
    (header,) = store.unfinished()
    assert header.id == id_
    window.resume_game(header)
    assert table(window).source.id == id_
    ended(store, id_)
    onward = window.honours.onward(id_)
    assert onward is not None
    assert onward() == "Next: Candy Hunters (2 of 2)"


def test_the_shelf_leads_on(window: MainWindow, store: Store, preferences: Preferences) -> None:
    begin(window, DUEL, HUNT)
    id_ = running(store).games[0].played
    window.show_shelf()
    button = window.shelf._evening
    assert button is not None
    assert button.text() == "Go on: Rest in Peace (1 of 2)"
    preferences.language = "pl"
    settle()
    assert button.text() != "Go on: Rest in Peace (1 of 2)"
    button.click()
    settle()
    assert table(window).source.id == id_


def test_after_the_program_was_killed_the_evening_is_offered_again(
    window: MainWindow, store: Store, preferences: Preferences, folder: Path, qtbot: QtBot
) -> None:
    begin(window, DUEL, HUNT)
    ended(store, running(store).games[0].played)
    again = MainWindow(store, preferences, folder)
    qtbot.addWidget(again)
    again.show()
    settle()
    assert again.shelf._evening is not None
    assert again.shelf._evening.text() == "Next: Candy Hunters (2 of 2)"
    again.shelf._evening.click()
    settle()
    assert table(again).source.record.game == HUNT
    again.close()
    QApplication.processEvents()


def test_a_game_that_was_deleted_is_begun_anew(window: MainWindow, store: Store) -> None:
    begin(window, DUEL, HUNT)
    id_ = running(store).games[0].played
    window.show_shelf()
    store.delete(id_)
    window.honours.go_on()
    assert running(store).games[0].played == table(window).source.id != id_


def test_an_evening_can_end_early(
    window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, DUEL, HUNT)
    ended(store, running(store).games[0].played)
    asked = iter((False, True))
    monkeypatch.setattr(honours_room, "agrees", lambda *_: next(asked))
    window.honours.open()
    page = window.page
    assert isinstance(page, HonoursPage)
    assert page._running is not None
    page._running.end_asked.emit()
    assert window.page is page
    page._running.end_asked.emit()
    assert isinstance(window.page, RankingPage)
    assert [each.by_game[1] for each in window.page._ranked] == [None, None]
    window.show_shelf()
    assert window.shelf._evening is None or not window.shelf._evening.isVisible()


def test_an_evening_without_an_ended_game_has_no_ranking(
    window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(honours_room, "agrees", lambda *_: True)
    begin(window, DUEL, HUNT)
    window.honours._end_early()
    assert isinstance(window.page, HonoursPage)
    assert Plans(store.settings).running() is None


def test_another_evening_is_begun_only_on_purpose(
    window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, DUEL, HUNT)
    before = running(store)
    monkeypatch.setattr(honours_room, "agrees", lambda *_: False)
    page = planning(window)
    assert page._games == [DUEL, HUNT]
    page._start.click()
    assert running(store) == before
    monkeypatch.setattr(honours_room, "agrees", lambda *_: True)
    page.started.emit(PLAYERS[:2], (DUEL, DUEL))
    assert running(store) != before


def test_nothing_of_the_honours_is_loaded_before_it_is_wanted(window: MainWindow) -> None:
    settle()
    assert "honours" not in vars(window)
    window.show_shelf()
    assert "honours" not in vars(window)


# ---- the ranking ----------------------------------------------------------------------------------


def ranked(
    window: MainWindow, store: Store, people: tuple[Person, ...], pace: float = 0.0
) -> RankingPage:
    games = tuple(Planned(key, key) for key in (HUNT, "booo", "halloween"))
    for at, game in enumerate(games):
        points = [(seat + at // 2) % 11 for seat in range(len(people))]
        put(store, result(game.played, game.game, NIGHT, people, points))
    window.honours.show_ranking(Plan(people, games, 0, True), pace)
    if not pace:
        settle()
    page = window.page
    assert isinstance(page, RankingPage)
    return page


def telling(window: MainWindow, store: Store) -> tuple[RankingPage, QVariantAnimation]:
    """Bo has won with six, all of the games; from now on only the test moves the clock."""
    page = ranked(window, store, SIX[:2], pace=1.0)
    clock = page.ceremony._clock
    assert clock is not None
    clock.pause()
    return page, clock


def seen(page: RankingPage) -> list[list[str]]:
    """What can be seen of the points of everybody, and what they have together."""
    points = page._points
    return [
        [*("" if cell.waits else cell.text() for cell in cells), total.seen]
        for cells, total in zip(points._cells, points._sums, strict=True)
    ]


def test_points_are_added_game_by_game(window: MainWindow, store: Store) -> None:
    page, clock = telling(window, store)
    shown = []
    for milliseconds in (0, 210, 630, 1300):
        clock.setCurrentTime(milliseconds)
        shown.append(seen(page))
    assert shown == [
        [["", "", "", "0"], ["", "", "", "0"]],
        [["1", "", "", "0"], ["2 ★", "", "", "1"]],
        [["1", "1", "", "2"], ["2 ★", "2 ★", "", "3"]],
        [["1", "1", "1", "3"], ["2 ★", "2 ★", "2 ★", "6"]],
    ]


def test_who_won_the_evening_is_seen_last_and_heard_at_once(
    window: MainWindow, store: Store
) -> None:
    page, clock = telling(window, store)
    clock.setCurrentTime(1300)
    assert page._title.waits
    assert all(place.waits for place in page._points._places)
    assert page._scroll.accessibleName() == "The winner of the evening: Bo"
    assert page._podium.accessibleName() == "1. Bo: 6 points; 2. Ada: 3 points"
    clock.setCurrentTime(2400)
    assert not page._title.waits
    assert page._hero.confetti.isVisible()
    page.ceremony.finish()
    assert not page._hero.confetti.isVisible()
    assert [place.text() for place in page._points._places] == ["2.", "1."]


def test_a_game_that_was_not_played_is_not_counted(window: MainWindow, store: Store) -> None:
    put(store, result("a", HUNT, NIGHT, SIX[:2], (1, 2)))
    window.honours.show_ranking(Plan(SIX[:2], (Planned("booo"), Planned(HUNT, "a")), 0, True), 1.0)
    page = window.page
    assert isinstance(page, RankingPage)
    assert page.ceremony.timetable.lines == 1
    assert seen(page) == [["–", "", "0"], ["–", "", "0"]]
    page.ceremony.finish()
    assert seen(page) == [["–", "1", "1"], ["–", "2 ★", "2"]]


def test_a_key_completes_the_evening_and_does_nothing_else(
    window: MainWindow, store: Store
) -> None:
    page, _ = telling(window, store)
    QTest.keyClick(page._scroll, Qt.Key.Key_Escape)
    assert window.page is page
    assert not page.ceremony.running
    QTest.keyClick(page._scroll, Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_a_picture_shows_all_of_the_ranking(window: MainWindow, store: Store) -> None:
    page, _ = telling(window, store)
    page.picture_asked.disconnect()
    asked: list[bool] = []
    page.picture_asked.connect(lambda: asked.append(page.ceremony.running))
    page._picture.click()  # as a screen reader does it
    assert asked == [False]


def test_it_is_told_to_those_who_have_just_played(
    window: MainWindow, store: Store, preferences: Preferences
) -> None:
    begin(window, DUEL, HUNT)
    plan = running(store)
    ended(store, plan.games[0].played)
    preferences.pace = "calm"
    window.honours._end(plan)
    page = window.page
    assert isinstance(page, RankingPage)
    assert page.ceremony.running
    page.ceremony.finish()
    window.honours.show_ranking(plan)
    again = window.page
    assert isinstance(again, RankingPage)
    assert not again.ceremony.running, "whoever looks again has seen it"


def test_another_language_in_the_middle_of_it_tells_nothing_early(
    window: MainWindow, store: Store, preferences: Preferences
) -> None:
    page, clock = telling(window, store)
    clock.setCurrentTime(630)
    preferences.language = "it"
    settle()
    assert page._title.waits
    assert page._title.text() == "Vince la serata: Bo"
    assert [row[-1] for row in seen(page)] == ["2", "3"]


def test_the_ranking_tells_its_rule(window: MainWindow, store: Store) -> None:
    page = ranked(window, store, SIX[:3])
    words = [label.text() for label in visible(page, QLabel)]
    assert any("The first of each game gets 3 points" in each for each in words)
    assert page._scroll.accessibleName() == page.windowTitle()
    assert page.windowTitle().startswith("The winner of the evening: ")


def test_a_shared_win_names_both(window: MainWindow, store: Store) -> None:
    people = SIX[:2]
    put(store, result("a", HUNT, NIGHT, people, (1, 2)), result("b", HUNT, NIGHT, people, (2, 1)))
    window.honours.show_ranking(Plan(people, (Planned(HUNT, "a"), Planned(HUNT, "b")), 0, True))
    assert window.page.windowTitle() == "The winners of the evening: Ada, Bo"


def test_six_fit_into_a_small_window(window: MainWindow, store: Store) -> None:
    window.resize(1024, 700)
    page = ranked(window, store, SIX)
    settle()
    assert misfits(page) == []


def test_an_evening_does_not_end_because_nobody_can_read_how_its_games_ended(
    window: MainWindow, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another copy of the program holds the file for a moment."""
    begin(window, HUNT, DUEL)
    told: list[StoreProblem] = []

    def locked(played: object) -> None:
        raise StoreProblem(Kind.locked)

    with monkeypatch.context() as busy:
        busy.setattr(store.endings, "of", locked)
        busy.setattr(window, "say", told.append)
        window.honours.go_on()
    assert [problem.kind for problem in told] == [Kind.locked]
    assert not running(store).over
