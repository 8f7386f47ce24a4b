"""What is heard at the table: whose turn it is by itself, and by a key each everything else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceHouse, PlaceKid
from halloween_table.games.rest_in_peace.rules.moves import EndTurn, Play, StakeNothing
from halloween_table.games.rest_in_peace.table.ids import HAND as HAND_OF_GHOSTS
from halloween_table.table.view import TableView

from ..playing import ADA, BO, GAMES, do, lift_curtain, sit_down
from ..seeking import search_in_castle
from .test_secrets import SECRETS, Secret, bo_looks, swap

HAND, BOARD, CHANGES, TURN = Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8
KEYS = (HAND, BOARD, CHANGES, TURN)
TURN_CARDS = Qt.Key.Key_F9


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that tables have said."""
    lines: list[str] = []
    monkeypatch.setattr(
        "halloween_table.table.view.TableView.announce", lambda _, text: lines.append(text)
    )
    return lines


def reading(page: TablePage, key: Qt.Key, said: list[str]) -> str:
    """What that key reads: the same is said and shown."""
    page._notice.hide()
    said.clear()
    QTest.keyClick(page.view, key)
    QApplication.processEvents()
    if not said:
        assert not page._notice.isVisible()
        return ""
    (spoken,) = said
    shown = page._notice._label.text()
    assert page._notice.isVisible()
    assert spoken.startswith(shown.removesuffix("\n…"))
    return spoken


@pytest.mark.parametrize("game", GAMES)
def test_each_key_reads_something_in_every_game(
    window: MainWindow, said: list[str], game: str
) -> None:
    page = sit_down(window, key=game)
    read = [reading(page, key, said) for key in KEYS]
    assert all(read)
    assert page.view.table.arrangement.prompt.title in read[-1]
    if game != "booo":
        assert len(set(read)) == len(KEYS)


@pytest.mark.parametrize("size", [(1024, 700), (1100, 720), (1280, 800)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_is_shown_whole_and_in_lines_not_in_a_column_of_words(
    window: MainWindow, said: list[str], preferences: Preferences, game: str, size: tuple[int, int]
) -> None:
    preferences.language, preferences.log_shown = "uk", False
    window.resize(*size)
    page = sit_down(window, key=game)
    page.view.finish()
    for key in KEYS:
        reading(page, key, said)
        notice, table = page._notice.geometry(), page.view.rect()
        assert table.contains(notice)
        assert notice.height() < max(notice.width(), table.height() / 2)


def test_the_own_hand_is_read_and_no_other(window: MainWindow, said: list[str]) -> None:
    page = sit_down(window)
    read = reading(page, HAND, said)
    assert read.startswith("Hand: Ada: ")
    assert read.count("row by row") == 2
    assert "Hidden" not in read


def test_the_board_is_read_place_by_place_where_something_lies(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window)
    lines = reading(page, BOARD, said).split("\n")
    assert sum("house" in line for line in lines) == 8
    assert sum("Ghost" in line for line in lines) == 4
    assert not any("Empty" in line for line in lines)
    assert len(lines) < 15


def test_in_the_castle_the_walls_around_the_ghost_are_read_once(
    window: MainWindow, said: list[str]
) -> None:
    lines = reading(search_in_castle(window), BOARD, said).split("\n")
    (ghost,) = (line for line in lines if "The ghost" in line)
    assert ghost.count("Up: ") == ghost.count("left: ") == 1
    assert any("Guest 1" in line for line in lines)


def test_in_halloween_the_own_board_is_what_one_holds(window: MainWindow, said: list[str]) -> None:
    read = reading(sit_down(window, key="halloween"), HAND, said)
    assert "Ada, reserve: 12 discs; pumpkins: 6 pumpkins of your own; 2 common pumpkins" in read
    assert "0 points" in read
    assert "Bo" not in read
    assert "Sphere" not in read, "the section says its level"


def test_what_stands_in_a_building_is_read_in_one_line_and_counted(
    window: MainWindow, said: list[str]
) -> None:
    read = reading(sit_down(window, key="halloween"), BOARD, said)
    (ghosts,) = (line for line in read.split("\n") if "ghost" in line and "3 times" in line)
    assert ghosts.count("Police Station") == 1


def test_in_rest_in_peace_the_board_begins_with_what_the_round_is_played_for(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window, key="rest_in_peace")
    lines = reading(page, BOARD, said).split("\n")
    assert lines[0].startswith("Psychic of this round: ")
    assert lines[1] == "Mansion of this round: Castle"
    do(page, Play)
    assert "Round 1, side of Ada, strength: 6: Leaf ghost of 6\n" in reading(page, BOARD, said)
    do(page, EndTurn)
    bo_looks(page)
    do(page, EndTurn, StakeNothing)
    lift_curtain(page)
    read = reading(page, BOARD, said)
    assert "Round 1," not in read, "it is over, and found in a group of its own"
    assert "Ada, manors: 0 of 4, castles: 1 of 3" in read


def test_things_to_use_are_not_listed_without_end(window: MainWindow, said: list[str]) -> None:
    used = reading(sit_down(window, key="halloween"), TURN, said).split("\n")[-1]
    assert used.count(";") == 9
    assert used.endswith("11 more; Tab takes you there.")


@pytest.fixture
def peeking(preferences: Preferences) -> None:
    preferences.hiding, preferences.has_peeked = "peek", True


@pytest.mark.usefixtures("peeking")
def test_a_hand_that_lies_face_down_is_not_said_but_how_to_hear_it(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window, key="rest_in_peace")
    how = "Your cards lie face down. To hear them, press F9 and then F5."
    assert reading(page, HAND, said) == f"Hand: Ada: Hidden ghost, 5 times\n{how}"
    assert reading(page, TURN, said).endswith(how)
    QTest.keyClick(page.view, TURN_CARDS)
    come_to_rest(page)
    assert said[-1] == "Your cards are up. F5 reads them."
    read = reading(page, HAND, said)
    assert "Leaf ghost of" in read
    assert "face down" not in read
    QTest.keyClick(page.view, TURN_CARDS)
    come_to_rest(page)
    assert said[-1] == "Your cards lie face down again."


@pytest.mark.usefixtures("peeking")
def test_what_was_read_of_a_hand_goes_with_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes next finds it neither on the table nor in what a screen reader has said last."""
    page = sit_down(window, key="rest_in_peace")
    hushed: list[bool] = []
    monkeypatch.setattr(TableView, "hush", lambda _: hushed.append(True))
    QTest.keyClick(page.view, TURN)
    page.view.uses.use(HAND_OF_GHOSTS)
    assert not hushed
    QTest.keyClick(page.view, HAND)
    page.view.uses.use(HAND_OF_GHOSTS)
    assert hushed
    assert not page._notice.isVisible()


@pytest.mark.usefixtures("peeking")
def test_a_key_that_trembles_is_not_heard(window: MainWindow, said: list[str]) -> None:
    page = sit_down(window, key="rest_in_peace")
    page.view.holding.press()
    come_to_rest(page)
    said.clear()
    page.view.holding.release()
    page.view.holding.press()
    come_to_rest(page)
    assert not said


def come_to_rest(page: TablePage) -> None:
    """As if some time had passed since cards were turned."""
    page.reading._turning.timeout.emit()


@pytest.mark.usefixtures("peeking")
def test_of_cards_that_stay_up_nothing_is_said_again(window: MainWindow, said: list[str]) -> None:
    page = sit_down(window, key="rest_in_peace")
    page.view.uses.use(HAND_OF_GHOSTS)
    come_to_rest(page)
    said.clear()
    do(page, Play)
    QApplication.processEvents()
    come_to_rest(page)
    assert page.source.eyes == ADA
    assert not any("Your cards" in line for line in said)


@pytest.mark.usefixtures("peeking")
def test_with_hands_face_down_what_has_changed_is_told_to_whoever_plays(
    window: MainWindow, said: list[str]
) -> None:
    """Since their last turn, while the next one lasts: nobody's cards have to be up for it."""
    page = sit_down(window, key="rest_in_peace")
    page.view.uses.use(HAND_OF_GHOSTS)
    do(page, Play, EndTurn)
    QApplication.processEvents()
    assert (page.source.at, page.source.eyes) == (BO, None)
    lines = reading(page, CHANGES, said).split("\n")
    assert lines[0].startswith("Ada plays")
    page.view.uses.use(HAND_OF_GHOSTS)
    do(page, Play)
    assert reading(page, CHANGES, said).split("\n")[: len(lines)] == lines


def test_the_cards_that_can_be_claimed_are_read_with_the_board(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window, key="halloween")
    read = reading(page, BOARD, said)
    cards = [place for place in page.view.table.arrangement.places if place.group == "cards"]
    assert len(cards) == 8
    assert all(card.name in read for card in cards)


def test_what_has_changed_is_what_the_others_did_since(window: MainWindow, said: list[str]) -> None:
    page = sit_down(window)
    assert reading(page, CHANGES, said) == "Nothing has changed."
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    bo_looks(page)
    lines = reading(page, CHANGES, said).split("\n")
    assert lines[0].startswith("Ada builds")
    do(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    lift_curtain(page)
    lines = reading(page, CHANGES, said).split("\n")
    assert lines
    assert all("Ada" not in line for line in lines)


def test_what_can_be_done_is_named(window: MainWindow, said: list[str]) -> None:
    page = sit_down(window)
    assert reading(page, TURN, said).split("\n") == [
        "Round 1 of 6 · Ada",
        "Drag a house from a stack to the edge of the town.",
        "You can use: Orange house; Violet house; Green house; Blue house.",
    ]


def test_behind_a_curtain_and_in_a_pause_nothing_is_read(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window, look=False)
    assert page.curtain.isVisible()
    assert [reading(page, key, said) for key in KEYS] == [""] * 4
    page = search_in_castle(window)
    page.pausing.pause()
    assert page.curtain.isVisible()
    assert [reading(page, key, said) for key in KEYS] == [""] * 4


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.key)
def test_nothing_is_read_that_these_eyes_may_not_see(
    window: MainWindow, said: list[str], secret: Secret
) -> None:
    page = sit_down(window, key=secret.key, **secret.options)
    secret.turn(page)
    bo_looks(page)
    read = [reading(page, key, said) for key in KEYS]
    swap(page, secret.names(page, 1))
    page._log.write()
    page.refresh(animate=False)
    assert [reading(page, key, said) for key in KEYS] == read
    swap(page, secret.names(page, 0))
    page.refresh(animate=False)
    assert reading(page, HAND, said) != read[0], "the control: the own hand is another"


def test_whose_turn_it_is_is_heard_when_the_curtain_is_lifted(
    window: MainWindow, said: list[str]
) -> None:
    page = sit_down(window, look=False)
    assert not said
    lift_curtain(page)
    title, prompt, keys = said
    assert title == "Round 1 of 6 · Ada"
    assert prompt == "Drag a house from a stack to the edge of the town."
    assert keys.startswith("Read your hand (F5)"), "once"
    do(page, PlaceHouse)
    assert said[3:] == [
        "Ada builds an orange house.",
        "Orange house, column 1, row 2",
        page.strip.prompt.text(),
    ], "and where, which the log leaves to the eye"
    said.clear()
    do(page, Pass, Pass, Exchange, PlaceKid)
    assert said[-1] != page.strip.prompt.text(), "the next one hears it behind the curtain"


def test_the_keys_are_told_where_people_look_for_them(
    window: MainWindow, preferences: Preferences
) -> None:
    page = sit_down(window)
    tips = (page.strip.title.toolTip(), page.strip.prompt.toolTip())
    assert all(f"F{number}" in tip for tip in tips for number in (5, 6, 7, 8))
    assert not any("F9" in tip for tip in tips), "no cards lie face down"
    preferences.hiding = "peek"
    assert "F9" in page.strip.title.toolTip()
    assert "<" not in page.strip.title.accessibleDescription()
