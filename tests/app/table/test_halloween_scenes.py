"""Halloween told in the window: nobody reads how a fight ends before the dice lie, and nothing is left."""

from __future__ import annotations

import pytest

from halloween_table.app.parts.language import speak
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.halloween.table import ids
from tests.games.halloween.doing import move_of, play, with_dice
from tests.games.halloween.drawing import town

from ..haunting import sit_in_town

FIGHT = "fight blue green School"


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """A fight is about to begin; nothing moves unless a test says so."""
    position = with_dice(play(town("School: bg | Church: b"), "act 1 fight"), "b4 g3")
    page = sit_in_town(window, position)
    page.view.set_speed(10_000)
    return page


def fight(page: TablePage) -> None:
    page.source.play(move_of(page.source.position, FIGHT))


def next_beat(page: TablePage) -> None:
    clock = page.view.table.motion._clock
    clock.setCurrentTime(clock.duration())


def seen(page: TablePage) -> int:
    """How many pictures are on the table."""
    return len(page.view.table.items())


def test_how_a_fight_ends_is_not_said_before_the_dice_lie(page: TablePage) -> None:
    before = page.strip.prompt.text()
    fight(page)
    assert page.view.telling
    next_beat(page)
    for die in (0, -1):
        assert page.view.table.piece_item(ids.Die(die)) is not None, "both are seen to tumble"
    assert "mark/roll" not in page.view.table._grounds
    assert page.strip.prompt.text() == before
    page.view.finish()
    assert not page.view.telling
    assert page.strip.prompt.text() != before


def test_counts_wait_for_what_they_count(page: TablePage) -> None:
    fight(page)
    next_beat(page)
    assert page.source.position.lords[0].tokens[1] == 1
    assert page.view.table.piece_item(ids.Token(0, 2, 0)) is None
    page.view.finish()
    assert page.view.table.piece_item(ids.Token(0, 2, 0)) is not None


@pytest.mark.parametrize(("what", "beats"), [("language", 1), ("room", 3), ("press", 2)])
def test_nothing_is_left_of_a_scene_that_is_cut_short(
    page: TablePage, what: str, beats: int
) -> None:
    fight(page)
    for _ in range(beats):
        next_beat(page)
    if what == "language":
        speak("uk")
    elif what == "room":
        page._lay_anew()
    page.view.finish()
    table = page.view.table
    for piece in table.arrangement.pieces:
        item = table.piece_item(piece.id)
        assert item is not None
        assert (item.rect, item._item.opacity()) == (piece.rect, 1.0)
    told = seen(page)
    page.view.show_arrangement(page.arranging.now(), animate=False)
    assert seen(page) == told


def test_with_motion_off_everything_is_there_at_once(page: TablePage) -> None:
    page.view.set_speed(0)
    before = seen(page)
    fight(page)
    assert not page.view.telling
    assert not page.view.underway
    assert page.view.table.piece_item(ids.Token(0, 2, 0)) is not None
    assert seen(page) > before
