"""Setting a game up: who sits where, who starts, and by which variants."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.seats_editor import SeatRow
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.chance import SEEDS
from halloween_table.engine.codec import Codec
from halloween_table.games.candy_hunters.rules.position import Options
from halloween_table.games.shelf import SHELF
from halloween_table.store.exchange import export_text, import_text

from ..playing import table

LEFT = Qt.MouseButton.LeftButton
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def page(window: MainWindow) -> NewGamePage:
    window.new_game(SHELF[0])
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, NewGamePage)
    return page


def rows(page: NewGamePage) -> list[SeatRow]:
    return page._seats._rows


def names(page: NewGamePage) -> list[str]:
    return [player.name for player in page._seats.players()]


def name_seats(page: NewGamePage, *seats: str) -> None:
    while len(rows(page)) < len(seats):
        QTest.mouseClick(page._seats.add_button, LEFT)
    for row, name in zip(rows(page), seats, strict=True):
        row.name_edit.clear()
        if name.isascii():
            QTest.keyClicks(row.name_edit, name)
        else:
            row.name_edit.insert(name)  # QTest types nothing but Latin letters
    QApplication.processEvents()


def start(window: MainWindow, page: NewGamePage) -> Any:
    """Presses the button: the record of the game that began."""
    QTest.mouseClick(page._start, LEFT)
    return table(window).source.record


def test_a_careless_key_does_nothing_when_the_page_opens(
    window: MainWindow, page: NewGamePage
) -> None:
    field = rows(page)[0].name_edit
    field.setText("Ada")
    page.take_focus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NO_MODIFIER, " ", True)
    QApplication.sendEvent(field, held)  # it has pressed the box on the shelf
    assert (window.page, field.text()) == (page, "Ada")
    page._scroll.setFocus()
    QTest.keyClick(page._scroll, Qt.Key.Key_Tab)
    assert page._back.hasFocus()


def test_two_seats_are_there_and_up_to_four_can_be_added(page: NewGamePage) -> None:
    assert len(rows(page)) == 2
    assert not any(row.remove_button.isEnabled() for row in rows(page))
    for seats in (3, 4):
        assert page._seats.add_button.isEnabled()
        QTest.mouseClick(page._seats.add_button, LEFT)
        assert len(rows(page)) == seats
    assert not page._seats.add_button.isEnabled()
    assert all(row.remove_button.isEnabled() for row in rows(page))


def test_seats_can_be_taken_away_down_to_two(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    QTest.mouseClick(rows(page)[1].remove_button, LEFT)
    assert names(page) == ["Ada", "Cy"]
    QTest.mouseClick(rows(page)[0].remove_button, LEFT)
    assert names(page) == ["Ada", "Cy"]


def test_every_seat_has_its_own_figure_and_colour(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy", "Di")
    assert len({row.figure for row in rows(page)}) == 4
    assert len({row.colour for row in rows(page)}) == 4


def test_a_row_can_be_dragged_by_its_handle(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy", "Di")
    handle, last = rows(page)[0].handle, rows(page)[3]
    QTest.mousePress(handle, LEFT)
    for row in rows(page)[1:3]:
        QTest.mouseMove(handle, handle.mapFromGlobal(row.mapToGlobal(row.rect().center())))
        QApplication.processEvents()
    below = last.mapToGlobal(QPoint(last.width() // 2, last.height() - 2))
    QTest.mouseMove(handle, handle.mapFromGlobal(below))
    QApplication.processEvents()
    QTest.mouseRelease(handle, LEFT)
    assert names(page) == ["Bo", "Cy", "Di", "Ada"]
    tops = [row.y() for row in rows(page)]
    assert tops == sorted(tops)


def test_a_row_can_be_moved_by_keys(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    handle = rows(page)[0].handle
    handle.setFocus()
    QTest.keyClick(handle, Qt.Key.Key_Down)
    assert names(page) == ["Bo", "Ada", "Cy"]
    QTest.keyClick(handle, Qt.Key.Key_Down)
    QTest.keyClick(handle, Qt.Key.Key_Down)
    assert names(page) == ["Bo", "Cy", "Ada"]
    QTest.keyClick(handle, Qt.Key.Key_Up)
    assert names(page) == ["Bo", "Ada", "Cy"]
    assert handle.hasFocus()


def test_a_colour_that_somebody_has_is_swapped(page: NewGamePage) -> None:
    one, other = rows(page)
    before = (one.colour, other.colour)
    actions = one.colour_button.menu().actions()
    actions[list(SEAT_COLOURS).index(other.colour)].trigger()
    assert (one.colour, other.colour) == before[::-1]


def test_a_figure_that_nobody_has_is_simply_taken(page: NewGamePage) -> None:
    one, other = rows(page)
    before = other.figure
    one.figure_button.menu().actions()[FIGURES.index("skeleton")].trigger()
    assert one.figure == "skeleton"
    assert other.figure == before


def test_names_end_at_forty_characters(window: MainWindow, page: NewGamePage) -> None:
    name_seats(page, "x" * 60, "й" * 40)
    record = start(window, page)
    assert [player.name for player in record.players] == ["x" * 40, "й" * 40]


def test_empty_names_get_one_of_their_own(window: MainWindow, page: NewGamePage) -> None:
    name_seats(page, "   ", "Bo", "")
    record = start(window, page)
    assert [player.name for player in record.players] == ["Player 1", "Bo", "Player 3"]


@pytest.mark.parametrize("name", ["a\tb", "a\nb", "a\u2028b", "<b>Bo</b>", "%1 %n &amp;", "🎃" * 8])
def test_a_game_of_people_with_odd_names_can_go_out_and_come_back(
    window: MainWindow, page: NewGamePage, name: str
) -> None:
    """What can be pasted into the field can be kept, given away and taken in."""
    rows(page)[0].name_edit.clear()
    QApplication.clipboard().setText(name)
    rows(page)[0].name_edit.paste()
    record = start(window, page)
    sitting = table(window).source
    exported = export_text(record, Codec(sitting.kit.game))
    imported = import_text(exported.encode(), lambda key: sitting.kit.game)
    assert imported.record == record


def test_the_same_seed_deals_the_same_start(window: MainWindow, page: NewGamePage) -> None:
    QTest.mouseClick(page._more, LEFT)
    assert page._seed.isVisible()
    QTest.keyClicks(page._seed.edit, "424242")
    assert start(window, page).seed == 424242
    first = table(window).source.position
    window.new_game(SHELF[0])
    again = window.page
    assert isinstance(again, NewGamePage)
    again._seed.edit.setText("424242")
    start(window, again)
    assert table(window).source.position == first


def test_a_seed_is_digits_and_not_too_many(page: NewGamePage) -> None:
    QTest.keyClicks(page._seed.edit, "-12x3.4")
    assert page._seed.edit.text() == "1234"
    page._seed.edit.clear()
    QTest.keyClicks(page._seed.edit, str(SEEDS))
    assert int(page._seed.edit.text()) < SEEDS
    page._seed.edit.clear()
    QTest.keyClicks(page._seed.edit, str(SEEDS - 1))
    assert int(page._seed.edit.text()) == SEEDS - 1


def test_without_a_seed_every_deal_is_another(window: MainWindow, page: NewGamePage) -> None:
    first = start(window, page).seed
    window.new_game(SHELF[0])
    again = window.page
    assert isinstance(again, NewGamePage)
    assert start(window, again).seed != first


def test_the_first_player_can_be_chosen(window: MainWindow, page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    entries = [page._first.itemText(at) for at in range(page._first.count())]
    assert entries == ["By lot", "Ada", "Bo", "Cy"]
    page._first.setCurrentIndex(3)
    assert start(window, page).options.first == 2


def test_the_chosen_first_player_stays_chosen_when_seats_are_moved(
    window: MainWindow, page: NewGamePage
) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    page._first.setCurrentIndex(page._first.findText("Bo"))
    QTest.keyClick(rows(page)[0].handle, Qt.Key.Key_Down)
    assert names(page) == ["Bo", "Ada", "Cy"]
    assert page._first.currentText() == "Bo"
    QTest.keyClicks(rows(page)[0].name_edit, "ris")
    assert page._first.currentText() == "Boris"
    QTest.mouseClick(rows(page)[1].remove_button, LEFT)
    assert page._first.currentText() == "Boris"
    assert start(window, page).options.first == 0


def test_when_the_chosen_first_player_leaves_lots_are_drawn(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    page._first.setCurrentIndex(page._first.findText("Cy"))
    QTest.mouseClick(rows(page)[2].remove_button, LEFT)
    assert page._first.currentText() == "By lot"


def test_lots_follow_from_the_seed_and_reach_everybody(page: NewGamePage) -> None:
    name_seats(page, "Ada", "Bo", "Cy")
    drawn: list[int] = []
    page.started.disconnect()
    page.started.connect(lambda players, options, seed, hints: drawn.append(options.first))
    for _ in range(2):
        for seed in range(30):
            page._seed.edit.setText(str(seed))
            page._on_start()
    assert drawn[:30] == drawn[30:]
    assert set(drawn) == {0, 1, 2}


@pytest.mark.parametrize(
    ("haunted", "large_ghost"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_variants_reach_the_game(
    window: MainWindow, page: NewGamePage, haunted: bool, large_ghost: bool
) -> None:
    page._variants["haunted"].option.button.setChecked(haunted)
    page._variants["large_ghost"].option.button.setChecked(large_ghost)
    page._first.setCurrentIndex(1)
    assert start(window, page).options == Options(0, haunted, large_ghost)
    sitting = table(window).source
    assert all(len(hunter.hand) == 2 + haunted for hunter in sitting.position.hunters)


def agreed(page: NewGamePage) -> dict[str, bool]:
    return {key: card.value for key, card in page._variants.items()}


def test_what_was_agreed_last_is_agreed_again(window: MainWindow, page: NewGamePage) -> None:
    assert agreed(page) == {"haunted": False, "large_ghost": False}
    QTest.mouseClick(page._variants["haunted"].option, LEFT)  # the line below the box
    page._first.setCurrentIndex(2)
    start(window, page)
    window.new_game(SHELF[0])
    again = window.page
    assert isinstance(again, NewGamePage)
    assert agreed(again) == {"haunted": True, "large_ghost": False}
    assert again._first.currentText() == "By lot"


@pytest.mark.parametrize(
    "kept", ["nonsense", [1], {"haunted": "yes"}, {"haunted": True, "dragons": True}]
)
def test_spoiled_or_outdated_agreements_do_no_harm(
    window: MainWindow, store: Any, kept: Any
) -> None:
    store.settings.set("agreed:candy_hunters", kept)
    window.new_game(SHELF[0])
    page = window.page
    assert isinstance(page, NewGamePage)
    assert agreed(page) == {"haunted": False, "large_ghost": False}


def test_what_an_older_program_did_not_know_is_as_the_game_has_it(
    window: MainWindow, store: Any
) -> None:
    store.settings.set("agreed:candy_hunters", {"haunted": True})
    window.new_game(SHELF[0])
    page = window.page
    assert isinstance(page, NewGamePage)
    assert agreed(page) == {"haunted": True, "large_ghost": False}


def test_those_who_sat_here_last_sit_here_again(
    window: MainWindow, page: NewGamePage, preferences: Preferences
) -> None:
    name_seats(page, "Ada", "", "Cy")
    rows(page)[0].figure_button.menu().actions()[FIGURES.index("skeleton")].trigger()
    start(window, page)
    window.new_game(SHELF[0])
    again = window.page
    assert isinstance(again, NewGamePage)
    assert names(again) == ["Ada", "Player 2", "Cy"]
    assert rows(again)[0].figure == "skeleton"
    assert rows(again)[1].name_edit.text() == ""


@pytest.mark.parametrize(
    "seats",
    [
        "nonsense",
        [1, 2],
        [{"name": "Ada"}],
        [{"name": "x" * 90, "figure": "dragon", "colour": "plaid"}] * 9,
    ],
)
def test_spoiled_memories_of_seats_do_no_harm(window: MainWindow, store: Any, seats: Any) -> None:
    store.settings.set("seats", seats)
    window.new_game(SHELF[0])
    page = window.page
    assert isinstance(page, NewGamePage)
    assert 2 <= len(rows(page)) <= 4
    assert all(len(player.name) <= 40 for player in start(window, page).players)
