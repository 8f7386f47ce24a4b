"""The shelf: boxes, games that wait, files to give away and take in, and the language."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import LANGUAGES, spoken, system_language
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program import asking
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf import boxes as shelf_boxes
from halloween_table.app.shelf import page as shelf_page
from halloween_table.app.shelf.boxes import BoxCard
from halloween_table.app.shelf.games import EMPTY, GameCard, Pile
from halloween_table.app.shelf.page import ShelfPage
from halloween_table.app.table.page import TablePage
from halloween_table.games.booo.rules.position import Share
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid
from halloween_table.games.halloween.rules.position import CardSet, Mode
from halloween_table.games.rest_in_peace.rules.position import Psychics
from halloween_table.games.shelf import SHELF, Box
from halloween_table.product import SUFFIX
from halloween_table.store.exchange import MOST_MOVES
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.rows import Header
from halloween_table.store.store import Store
from halloween_table.table.look import letters
from tests.systems import needs_odd_files, pipe

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import GAMES, KEY, PLAYERS, do, keep_finished, offers, sit_down, table

LEFT = Qt.MouseButton.LeftButton


def cards(window: MainWindow) -> list[GameCard]:
    return window.shelf.cards


def begin_and_leave(window: MainWindow, seed: int, key: str = KEY) -> str:
    page = sit_down(window, seed=seed, key=key)
    Robot(page.view).drag(offers(page)[0])
    assert len(page.source.record.moves) == 1
    QTest.mouseClick(page.strip.home, LEFT)
    assert window.page is window.shelf
    return page.source.id


# ---- boxes ----------------------------------------------------------------------------------------


def test_every_game_has_its_box(window: MainWindow) -> None:
    boxes = window.shelf.boxes
    assert [card._title.text() for card in boxes] == [box.title for box in SHELF]
    for card, box in zip(boxes, SHELF, strict=True):
        assert card._title.text() in card.accessibleName()
        assert card._facts.text() in card.accessibleName()
        assert card._blurb.text() == card.accessibleDescription()
        assert card._blurb.text() == box.blurb
        fewest, most = box.players
        players = f"{most} players" if fewest == most else f"{fewest}–{most} players"
        assert card._facts.text().startswith(players)
        assert f"{box.minutes} min " in card._facts.text()


@pytest.mark.parametrize("number", range(len(SHELF)), ids=GAMES)
def test_a_box_is_opened_by_mouse_or_key(window: MainWindow, number: int) -> None:
    card = window.shelf.boxes[number]
    QTest.mouseClick(card, LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page._box is SHELF[number]
    QTest.mouseClick(page._back, LEFT)
    assert window.page is window.shelf
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)


def test_a_press_on_a_picture_opens_its_box_and_one_on_its_button_the_rulebook(
    window: MainWindow,
) -> None:
    card = window.shelf.boxes[-1]
    QTest.mouseClick(window.windowHandle(), LEFT, pos=card.rulebook.mapTo(window, QPoint(9, 9)))
    (book,) = window._rulebooks.values()
    assert book.isVisible()
    book.close()
    assert window.page is window.shelf
    QTest.mouseClick(
        window.windowHandle(), LEFT, pos=card._picture.mapTo(window, card._picture.rect().center())
    )
    assert isinstance(window.page, NewGamePage)


def test_tab_goes_from_box_to_box(window: MainWindow) -> None:
    first, second = window.shelf.boxes[:2]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert first.rulebook.hasFocus()
    QTest.keyClick(first.rulebook, Qt.Key.Key_Tab)
    assert second.hasFocus()


# ---- a shelf of four ------------------------------------------------------------------------------


FOUR = tuple(
    (*SHELF, *SHELF)[at % len(SHELF)]._replace(
        minutes=100, age=12, players=(2, 12), blurb=max((box.blurb for box in SHELF), key=len)
    )
    for at in range(4)
)
"""As many boxes as there will be, each with as much on it as any."""


@pytest.fixture
def four(
    qtbot: QtBot,
    store: Store,
    preferences: Preferences,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> MainWindow:
    monkeypatch.setattr(shelf_page, "SHELF", FOUR)
    window = MainWindow(store, preferences, folder)
    qtbot.addWidget(window)
    window.show()
    return window


def seen(card: BoxCard) -> bool:
    """Whether nothing of it is out of sight."""
    return card.visibleRegion().boundingRect() == card.rect()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)])
@in_wide_letters
def test_four_boxes_are_seen_at_once(
    four: MainWindow, preferences: Preferences, size: tuple[int, int]
) -> None:
    four.resize(*size)
    boxes = four.shelf.boxes
    assert len(boxes) == 4
    for language in LANGUAGES:
        preferences.language = language
        settle()
        assert all(map(seen, boxes)), language
        assert misfits(four) == [], language
        places = [card.mapTo(four, QPoint(0, 0)) for card in boxes]
        assert places[0].y() == places[1].y() < places[2].y() == places[3].y()
        assert places[0].x() == places[2].x() < places[1].x() == places[3].x()
        assert boxes[0].size() == boxes[1].size()


@in_wide_letters
def test_in_a_small_window_all_four_can_be_scrolled_to(four: MainWindow) -> None:
    four.resize(1024, 640)
    begin_and_leave(four, 1)
    settle()
    assert misfits(four) == []
    last = four.shelf.boxes[-1]
    assert not seen(last)
    four.shelf.boxes[-2].rulebook.setFocus()
    QTest.keyClick(four.shelf.boxes[-2].rulebook, Qt.Key.Key_Tab)
    settle()
    assert last.hasFocus()
    assert seen(last)


def covered(page: ShelfPage) -> float:
    """How much of the page the pictures on the boxes cover."""
    pictures = [card._picture.size() for card in page.boxes]
    room = page.width() * page.height()
    return sum(size.width() * size.height() for size in pictures) / room


@pytest.mark.parametrize(
    "size", [(1024, 700), (1280, 800), (1920, 1080), (2560, 1440), (1080, 1600)]
)
@in_wide_letters
def test_without_games_the_boxes_fill_the_shelf(four: MainWindow, size: tuple[int, int]) -> None:
    four.resize(*size)
    four.growing.follow()
    settle()
    assert not four.shelf.waiting.isVisible()
    assert all(map(seen, four.shelf.boxes))
    assert misfits(four) == []
    alone = covered(four.shelf)
    assert alone > (0.18 if size == (1024, 700) else 0.25)
    begin_and_leave(four, 1)
    settle()
    assert four.shelf.waiting.isVisible()
    assert covered(four.shelf) < alone
    assert misfits(four) == []


@pytest.mark.parametrize("games", [False, True])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
@in_wide_letters
def test_what_stands_above_the_boxes_now_and_then_hides_none(
    four: MainWindow, size: tuple[int, int], games: bool
) -> None:
    if games:
        begin_and_leave(four, 1)
    four.resize(*size)
    four.growing.follow()
    settle()
    shelf = four.shelf
    before = shelf._boards._plan
    shelf.offer_evening(lambda: "Next: Candy Hunters (2 of 3)")
    settle()
    assert all(map(seen, shelf.boxes))
    shelf.offer_evening(None)
    shelf.notify(lambda: "Something happened.")
    settle()
    assert all(map(seen, shelf.boxes))
    QTest.mouseClick(shelf._notice_close, LEFT)
    settle()
    assert shelf._boards._plan == before, "the room is theirs again"


def test_no_button_lies_on_the_art(window: MainWindow) -> None:
    for _ in range(2):
        settle()
        for card in window.shelf.boxes:
            assert not card.rulebook.geometry().intersects(card._picture.geometry())
        begin_and_leave(window, 1)


def test_few_games_share_the_room(window: MainWindow) -> None:
    heights = []
    for seed in range(5):
        begin_and_leave(window, seed)
        settle()
        heights.append(cards(window)[0].height())
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 2 * heights[-1]
    assert heights[-1] == heights[-2]


def test_honours_are_asked_for_at_the_top(window: MainWindow, qtbot: QtBot) -> None:
    assert window.shelf._honours.accessibleName() == "Honours"
    with qtbot.waitSignal(window.shelf.honours_asked):
        QTest.mouseClick(window.shelf._honours, LEFT)


@pytest.mark.parametrize("boxes", [2, 3, 4])
@in_wide_letters
def test_waiting_games_have_room_beside_any_number_of_boxes(
    qtbot: QtBot, preferences: Preferences, monkeypatch: pytest.MonkeyPatch, boxes: int
) -> None:
    monkeypatch.setattr(shelf_page, "SHELF", FOUR[:boxes])
    page = ShelfPage(preferences)
    qtbot.addWidget(page)
    page.show()
    now = datetime(2026, 10, 31, 23, 59, tzinfo=UTC)
    header = Header("one", KEY, 1, 0, PLAYERS, 3, now, now, False)
    page.show_games(Pile(1, lambda limit, offset: (header,)), EMPTY)
    (card,) = page.cards
    for size in ((1024, 700), (1280, 800), (1366, 768), (2560, 1440)):
        page.resize(*size)
        settle()
        assert misfits(page) == [], size
        assert card.width() >= 420, size
        assert card._progress.width() >= 150, size
        left = page.boxes[0].mapTo(page, QPoint(0, 0)).x()
        right = page.width() - card.mapTo(page, QPoint(card.width(), 0)).x()
        assert abs(left - right) < 40, size


def test_pictures_are_drawn_once_before_the_first_frame(
    qtbot: QtBot, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    draw = shelf_boxes.drawn
    monkeypatch.setattr(
        shelf_boxes, "drawn", lambda asset, *size: drawn.append(asset) or draw(asset, *size)
    )
    page = ShelfPage(preferences)
    qtbot.addWidget(page)
    assert drawn == []
    page.resize(1280, 800)
    page.show()
    settle()
    assert drawn == [box.picture for box in SHELF]
    page.resize(1281, 801)
    assert len(drawn) == len(SHELF)
    for card in page.boxes:
        ratio = card._picture.pixmap().devicePixelRatio()
        assert card._picture.pixmap().size() == card._picture.size() * ratio


def test_an_empty_shelf_says_how_to_begin(window: MainWindow) -> None:
    assert not cards(window)
    assert window.shelf._nothing.isVisible()
    assert "open a box" in window.shelf._nothing.text()


# ---- games that wait --------------------------------------------------------------------------------


def test_games_wait_with_the_newest_first(window: MainWindow) -> None:
    first, second, third = (begin_and_leave(window, seed) for seed in (1, 2, 3))
    assert [card.header.id for card in cards(window)] == [third, second, first]
    QTest.mouseClick(cards(window)[1], LEFT)
    page = table(window)
    assert page.source.id == second
    QTest.mouseClick(page.curtain._ready, LEFT)
    do(page, Pass)
    QTest.mouseClick(page.strip.home, LEFT)
    assert [card.header.id for card in cards(window)] == [second, third, first]


def test_games_get_their_pictures_as_they_come_in_sight(window: MainWindow, qtbot: QtBot) -> None:
    for seed, key in enumerate((*GAMES, *GAMES)):
        begin_and_leave(window, seed, key)
    games = window.shelf.waiting

    def drawn() -> set[str]:
        return {card.header.id for card in cards(window) if not card._picture.pixmap().isNull()}

    qtbot.waitUntil(lambda: len(drawn()) >= 3)
    settle()
    assert len(drawn()) < 8, "what is out of sight is not drawn"
    images = [card._picture.pixmap().toImage() for card in cards(window)[:3]]
    assert not any(one == other for one, other in combinations(images, 2))
    assert all(image.width() == 208 for image in images)
    games.verticalScrollBar().setValue(games.verticalScrollBar().maximum())
    last = window._store.unfinished()[-1].id
    qtbot.waitUntil(lambda: last in drawn())


@pytest.mark.parametrize("box", SHELF, ids=GAMES)
def test_a_waiting_game_says_who_plays_how_far_and_when(
    window: MainWindow, qtbot: QtBot, box: Box
) -> None:
    begin_and_leave(window, 1, box.key)
    (card,) = cards(window)
    assert card._names.text() == "Ada, Bo"
    assert card._title.text() == box.title
    assert card._when.text()
    far = {"booo": "Guest 1 of ", "halloween": "Round 1 · Ada"}.get(box.key, "Round 1 of ")
    qtbot.waitUntil(lambda: card._progress.text().startswith(far))
    assert "Ada, Bo" in card.accessibleName()


def test_two_names_of_forty_letters_are_whole(window: MainWindow, qtbot: QtBot) -> None:
    """On a narrow card, where the other words leave room for them."""
    window.resize(1024, 700)
    names = ("Włodzimiera-Kazimiera Nowosielska-Zawada", "Maximiliano Alessandro Della Rovere Cont")
    players = tuple(evolve(player, name=name) for player, name in zip(PLAYERS, names, strict=False))
    kit = window.room.kit("rest_in_peace")
    window.room.begin("rest_in_peace", players, kit.game.options_type(), 5, hiding="curtain")
    window.show_shelf()
    (card,) = cards(window)
    qtbot.waitUntil(lambda: bool(card._progress.text()))
    settle()
    assert "…" not in card._names.text()
    assert card._names.height() >= card._names.heightForWidth(card._names.width())
    assert card._when.geometry().bottom() <= card.height()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("games", [1, 2, 5])
def test_the_picture_of_a_game_is_drawn_as_large_as_it_is_seen(
    window: MainWindow, size: tuple[int, int], games: int
) -> None:
    for seed in range(games):
        begin_and_leave(window, seed)
    window.resize(*size)
    settle()
    for card in cards(window)[:3]:
        window.filling.draw_thumbnail(card)
        seen, drawn = card._picture.width(), card._picture.pixmap().width()
        assert drawn >= 0.9 * seen, "fewer pixels than are seen are blurred"
        assert drawn <= max(1.5 * seen, letters.thing(208)), "more are in vain"


def wait_with(window: MainWindow, key: str, seats: int = 2, **options: Any) -> GameCard:
    """The card of a game for which that was agreed, once it has been filled."""
    kit = window.room.kit(key)
    agreed = kit.game.options_type(**options)
    window.room.begin(key, PLAYERS[:seats], agreed, 5, hiding="curtain")
    window.show_shelf()
    card = cards(window)[0]
    window.filling.draw_thumbnail(card)
    return card


@pytest.mark.parametrize(
    ("key", "seats", "options", "said"),
    [
        ("candy_hunters", 2, {}, ""),
        ("candy_hunters", 2, {"haunted": True}, "Haunted cards"),
        (
            "candy_hunters",
            2,
            {"haunted": True, "large_ghost": True},
            "Haunted cards · Large Ghost",
        ),
        ("halloween", 2, {}, "Standard game · Casper"),
        ("halloween", 2, {"cards": CardSet.BLOODY_MARY}, "Standard game · Bloody Mary"),
        (
            "halloween",
            2,
            {"cards": CardSet.PICKED, "picked": tuple(range(1, 9))},
            "Standard game · Eight of your choice",
        ),
        ("halloween", 2, {"mode": Mode.MASTER, "cards": CardSet.MARLEY}, "Master game"),
        ("rest_in_peace", 2, {}, "Training game"),
        ("rest_in_peace", 2, {"psychics": Psychics.ALL}, "All psychics"),
        ("booo", 2, {}, ""),
        ("booo", 2, {"hint": 30, "route": 2}, "Colour hint: 30 seconds · Route 2"),
        ("booo", 1, {"first_clock": 10, "choose_start": True}, "Choose where the ghost starts"),
    ],
)
def test_a_waiting_game_says_what_was_agreed(
    window: MainWindow, key: str, seats: int, options: dict[str, Any], said: str
) -> None:
    card = wait_with(window, key, seats, **options)
    assert card._variants.text() == said
    assert card._variants.isHidden() == (not said)
    assert said.replace(" · ", ", ") in card.accessibleName()


def test_what_was_agreed_is_said_in_another_language(
    window: MainWindow, preferences: Preferences
) -> None:
    card = wait_with(window, "halloween", mode=Mode.MASTER)
    preferences.language = "uk"
    settle()
    assert card._variants.text() == "Гра майстрів"
    assert "Гра майстрів" in card.accessibleName()
    preferences.language = "en"
    settle()
    assert card._variants.text() == "Master game"


@pytest.mark.parametrize("language", ["en", "uk", "pl", "it", "ru"])
@in_wide_letters
def test_what_was_agreed_fits_and_is_told_whole(
    window: MainWindow, preferences: Preferences, language: str
) -> None:
    preferences.language = language
    window.resize(1024, 700)
    wait_with(window, "halloween", cards=CardSet.AMITYVILLE)
    wait_with(window, "candy_hunters", haunted=True, large_ghost=True)
    much = {"tokens": Share.THREE_TRAPDOORS, "first_clock": 10, "step_clock": 0, "wait": 5}
    wait_with(window, "booo", hint=30, route=2, choose_start=True, **much)
    settle()
    assert not misfits(window)
    cut, *whole = cards(window)
    variants = window.room.kit("booo").voice.variants()
    assert cut._variants.text().endswith(" …")
    for variant in variants:
        for tells in (cut._variants.toolTip(), cut._variants.accessibleName()):
            assert variant.title in tells or variant.key == "route"
        assert variant.title in cut.accessibleName() or variant.key == "route"
    assert [card._variants.toolTip() for card in whole] == ["", ""]
    window.resize(1800, 900)
    settle()
    assert len(cut._variants.text()) > 60


def test_a_game_goes_on_exactly_where_it_was(window: MainWindow) -> None:
    page = sit_down(window, haunted=True, large_ghost=True)
    do(page, PlaceHouse, Pass, Pass)
    position, record = page.source.position, page.source.record
    window.show_shelf()
    QTest.mouseClick(cards(window)[0], LEFT)
    again = table(window)
    assert again is not page
    assert again.curtain.isVisible()
    assert (again.source.position, again.source.record) == (position, record)


def test_games_survive_a_restart(
    window: MainWindow, store: Store, folder: Path, qtbot: QtBot
) -> None:
    id_ = begin_and_leave(window, 1)
    with Store.open(folder) as other:
        preferences = Preferences(other)
        again = MainWindow(other, preferences, folder)
        qtbot.addWidget(again)
        again.show()
        qtbot.waitUntil(lambda: len(cards(again)) == 1)
        assert cards(again)[0].header.id == id_
        again.resume_game(cards(again)[0].header)
        assert len(table(again).source.record.moves) == 1
        again.close()


def test_finished_games_do_not_wait(window: MainWindow) -> None:
    keep_finished(window)
    begin_and_leave(window, 1)
    assert len(cards(window)) == 1


def test_a_damaged_game_is_explained_and_the_others_stay(
    window: MainWindow, store: Store, told: list[str]
) -> None:
    damaged = begin_and_leave(window, 1)
    begin_and_leave(window, 2)
    store._connection.execute("UPDATE games SET options = 'nonsense' WHERE id = ?", (damaged,))
    window.show_shelf()
    QApplication.processEvents()
    assert len(cards(window)) == 2
    window.resume_game(next(card.header for card in cards(window) if card.header.id == damaged))
    assert len(told) == 1
    assert "can no longer be read" in told[0]
    assert window.page is window.shelf


# ---- deleting ---------------------------------------------------------------------------------------


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], list[str]]:
    """Presses a button of the next question, and remembers what was asked."""

    def prepare(number: int) -> list[str]:
        asked: list[str] = []

        def exec_(box: QMessageBox) -> int:
            asked.append(box.text())
            box.buttons()[number].click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)
        return asked

    return prepare


def button_number(window: MainWindow, name: str) -> int:
    """Which of the two buttons has that name: Qt orders them as the system does."""
    box = QMessageBox(window)
    box.addButton("Delete", QMessageBox.ButtonRole.DestructiveRole)
    box.addButton("Keep", QMessageBox.ButtonRole.RejectRole)
    return [button.text() for button in box.buttons()].index(name)


@pytest.mark.parametrize(("name", "left"), [("Keep", 1), ("Delete", 0)])
def test_deleting_asks_first(
    window: MainWindow, store: Store, answer: Callable[[int], list[str]], name: str, left: int
) -> None:
    begin_and_leave(window, 1)
    asked = answer(button_number(window, name))
    QTest.mouseClick(cards(window)[0]._delete, LEFT)
    assert len(asked) == 1
    assert "Ada, Bo" in asked[0]
    assert len(store.unfinished()) == left
    assert len(cards(window)) == left


# ---- files ------------------------------------------------------------------------------------------


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> list[str]:
    """The next file dialogs answer with that path; the names they suggest are remembered. Whoever is
    asked whether secrets may be told agrees."""
    suggested: list[str] = []
    monkeypatch.setattr(asking, "agrees", lambda *_: True)

    def save(parent: Any, title: str, name: str, *_: Any) -> tuple[str, str]:
        suggested.append(name)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    return suggested


def test_a_game_goes_out_as_a_file_and_comes_back(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    page = sit_down(window, seats=3, haunted=True)
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid, PlaceHouse)
    record, position, id_ = page.source.record, page.source.position, page.source.id
    window.show_shelf()
    path = tmp_path / f"a game{SUFFIX}"
    suggested = choose(monkeypatch, path)
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    assert path.exists()
    day = datetime.now().astimezone().date()
    name = Path(suggested[0]).name
    assert name == f"candy_hunters-Ada-Bo-Cy-{day}{SUFFIX}"
    (tmp_path / name).touch()
    assert window.room.unused_file(KEY, id_, tmp_path).stem == f"{Path(name).stem}-2"
    window._store.delete(id_)
    QTest.mouseClick(window.shelf._import, LEFT)
    again = table(window)
    assert again.source.id != id_
    assert again.source.record == record
    assert again.source.position == position
    assert told == []
    window.show_shelf()
    assert len(cards(window)) == 1


@pytest.mark.parametrize(("answered", "saved"), [("Save it", True), ("Do not save it", False)])
def test_whoever_saves_an_unfinished_game_is_told_that_the_file_tells_its_secrets(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answered: str,
    saved: bool,
) -> None:
    begin_and_leave(window, 1)
    really = asking.agrees
    suggested = choose(monkeypatch, tmp_path / "game.json")
    monkeypatch.setattr(asking, "agrees", really)
    asked: list[str] = []

    def exec_(question: QMessageBox) -> int:
        asked.append(question.text())
        (button,) = (each for each in question.buttons() if each.text() == answered)
        button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    assert len(asked) == 1
    assert "hidden cards" in asked[0]
    assert bool(suggested) is saved
    assert (tmp_path / "game.json").exists() is saved


@pytest.mark.parametrize("key", GAMES)
def test_only_of_a_game_that_has_secrets_somebody_is_asked(window: MainWindow, key: str) -> None:
    hides = window.room.kit(key).secrets
    assert hides is (key in ("candy_hunters", "rest_in_peace"))
    page = sit_down(window, key=key)
    assert window.room.tells_secrets(key, page.source.id) is hides


def test_nobody_is_asked_about_a_game_that_is_over(window: MainWindow, store: Store) -> None:
    keep_finished(window)
    (header,) = store.finished()
    assert not window.room.tells_secrets(header.game, header.id)


def test_a_cancelled_dialog_does_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    begin_and_leave(window, 1)
    choose(monkeypatch, "")
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    QTest.mouseClick(window.shelf._import, LEFT)
    assert window.page is window.shelf
    assert told == []


BAD_FILES = {
    "not json": (b"boo", "damaged"),
    "no game": (b"{}", "not a game of Halloween Table"),
    "nothing": (b"", "damaged"),
    "too large": (b" " * (9 << 20), "too large"),
}


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_bad_file_is_explained_in_a_sentence(
    window: MainWindow,
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    told: list[str],
    name: str,
) -> None:
    content, sentence = BAD_FILES[name]
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    choose(monkeypatch, path)
    QTest.mouseClick(window.shelf._import, LEFT)
    assert len(told) == 1
    assert sentence in told[0]
    assert window.page is window.shelf
    assert store.unfinished() == ()


def spoil(exported: dict[str, Any], name: str) -> None:
    if name == "unknown game":
        exported["game"] = "chess"
    elif name == "newer program":
        exported["format_version"] = 99
    elif name == "bad values":
        exported["options"]["first"] = 7
    elif name == "endless":
        exported["moves"] *= MOST_MOVES + 1
    else:
        exported["moves"][0]["actor"] = 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("unknown game", "not on your shelf"),
        ("newer program", "newer version"),
        ("bad values", "does not have"),
        ("illegal move", "move 1 breaks the rules"),
        ("endless", "more moves than any real game"),
    ],
)
def test_a_forged_game_is_explained_in_a_sentence(
    window: MainWindow,
    store: Store,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    told: list[str],
    name: str,
    sentence: str,
) -> None:
    begin_and_leave(window, 1)
    path = tmp_path / "game.json"
    choose(monkeypatch, path)
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    exported = json.loads(path.read_text(encoding="utf-8"))
    spoil(exported, name)
    path.write_text(json.dumps(exported), encoding="utf-8")
    QTest.mouseClick(window.shelf._import, LEFT)
    assert len(told) == 1
    assert sentence in told[0]
    assert len(store.unfinished()) == 1


def test_a_file_that_is_gone_or_cannot_be_written_is_explained(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    begin_and_leave(window, 1)
    choose(monkeypatch, tmp_path / "no folder" / "game.json")
    QTest.mouseClick(window.shelf._import, LEFT)
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    assert len(told) == 2
    assert all(told)


@needs_odd_files
def test_what_is_no_file_is_explained(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    begin_and_leave(window, 1)
    pipe(tmp_path / "game.json")
    choose(monkeypatch, tmp_path / "game.json")
    QTest.mouseClick(window.shelf._import, LEFT)
    QTest.mouseClick(cards(window)[0]._export, LEFT)
    reading, writing = told
    assert "not an ordinary file" in reading
    assert "something else of that name" in writing


def test_the_mouse_says_that_a_file_is_being_played_through(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    seen: list[Qt.CursorShape] = []

    def reading(path: Path) -> Any:
        cursor = QApplication.overrideCursor()
        seen.append(cursor.shape())
        raise StoreProblem(Kind.disk_full)

    monkeypatch.setattr(window.room, "reading", reading)
    window.files.take_in(tmp_path / "game.json")
    assert seen == [Qt.CursorShape.WaitCursor]
    assert QApplication.overrideCursor() is None
    assert len(told) == 1


def test_a_finished_game_from_a_file_shows_its_end(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    from halloween_table.app.end.page import EndPage

    keep_finished(window)
    (header,) = window._store.finished()
    path = tmp_path / "done.json"
    window.room.export(header.game, header.id, path)
    window._store.delete(header.id)
    window.show_shelf()
    window.files.take_in(path)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


# ---- language -----------------------------------------------------------------------------------------


def test_the_language_picker_names_each_language_in_itself(window: MainWindow) -> None:
    picker = window.shelf._language
    assert [picker.itemText(at) for at in range(picker.count())] == list(LANGUAGES.values())
    assert picker.currentData() == "en"


def test_the_picked_language_is_spoken_at_once_and_after_a_restart(
    window: MainWindow, store: Store
) -> None:
    picker = window.shelf._language
    picker.setCurrentIndex(picker.findData("it"))
    picker.activated.emit(picker.currentIndex())
    QApplication.processEvents()
    assert spoken() == "it"
    assert "scaffale" in window.shelf._boxes_heading.text().lower() or (
        window.shelf._boxes_heading.text() != "On the shelf"
    )
    assert Preferences(store).language == "it"


@pytest.mark.parametrize(
    ("system", "expected"),
    [
        (["uk-UA"], "uk"),
        (["de-DE", "pl-PL", "en-US"], "pl"),
        (["it"], "it"),
        (["ru_RU"], "ru"),
        (["de-DE", "fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_the_first_start_follows_the_system(
    store: Store, monkeypatch: pytest.MonkeyPatch, system: list[str], expected: str
) -> None:
    class System:
        @staticmethod
        def system() -> Any:
            class Locale:
                @staticmethod
                def uiLanguages() -> list[str]:
                    return system

            return Locale

    from halloween_table.app.parts import language

    monkeypatch.setattr(language, "QLocale", System)
    assert system_language() == expected
    assert Preferences(store).language == expected


def test_a_language_we_do_not_speak_any_more_is_the_systems(store: Store) -> None:
    store.settings.set("language", "tlh")
    assert Preferences(store).language == "en"
    assert QLocale().language() == QLocale.Language.English


# ---- notices and other windows --------------------------------------------------------------------------


def test_a_notice_stays_until_it_is_closed(window: MainWindow) -> None:
    window.shelf.notify(lambda: "Something happened.")
    assert window.shelf._notice.isVisible()
    assert window.shelf._notice_text.text() == "Something happened."
    QTest.mouseClick(window.shelf._notice_close, LEFT)
    assert not window.shelf._notice.isVisible()


def test_a_notice_from_before_the_first_frame_is_no_higher_than_its_words(
    qtbot: QtBot, store: Store, preferences: Preferences, folder: Path
) -> None:
    """What the program says about its last end: the page has no width of its own by then."""
    window = MainWindow(store, preferences, folder)
    qtbot.addWidget(window)
    window.shelf.notify(lambda: "Last time the lights went out before the end. Nothing is lost.")
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    shown = window.shelf._notice_scroll
    assert shown.height() == window.shelf._notice_text.heightForWidth(shown.width())


def test_the_rulebooks_open_from_the_shelf_and_close_with_the_window(window: MainWindow) -> None:
    for card in window.shelf.boxes:
        QTest.mouseClick(card.rulebook, LEFT)
    assert tuple(window._rulebooks) == GAMES
    books = tuple(window._rulebooks.values())
    assert len({book.windowTitle() for book in books}) == len(GAMES)
    assert all(book.isVisible() for book in books)
    window.close()
    assert not any(book.isVisible() for book in books)


@pytest.mark.parametrize("game", GAMES)
def test_f1_on_the_table_opens_the_rulebook_at_the_current_step(
    window: MainWindow, game: str
) -> None:
    page = sit_down(window, key=game)
    QTest.keyClick(page.view, Qt.Key.Key_F1)
    (book,) = window._rulebooks.values()
    assert book.isVisible()
    assert book._contents.currentRow() >= 0
    book.close()


def test_settings_hold_at_once(window: MainWindow, preferences: Preferences) -> None:
    from halloween_table.app.program.settings_dialog import SettingsDialog

    page = sit_down(window, look=False)
    assert isinstance(page, TablePage)
    dialog = SettingsDialog(preferences, window._folder, window)
    dialog._hiding.activated.emit(dialog._hiding.findData("open"))
    assert not page.curtain.isVisible()
    assert page.view.table.arrangement.offers
    at = dialog._pace.findData("calm")
    dialog._pace.activated.emit(at)
    assert page.view.table.motion.factor == preferences.pace_factor > 1
    assert str(window._folder) in dialog._folder_line.text()


def test_the_keyboard_begins_at_the_first_box(window: MainWindow) -> None:
    """Not at the language: an arrow key would change it."""
    window.show()
    QApplication.processEvents()
    assert QApplication.focusWidget() is window.shelf.boxes[0]


def test_the_keyboard_begins_at_the_game_that_waits(
    window: MainWindow, store: Store, preferences: Preferences, folder: Path, qtbot: QtBot
) -> None:
    sit_down(window)
    window.close()
    again = MainWindow(store, preferences, folder)
    qtbot.addWidget(again)
    again.show()
    QApplication.processEvents()
    assert QApplication.focusWidget() is again.shelf.cards[0]
