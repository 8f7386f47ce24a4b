"""Showing a way in the window: led by hand, called by clicks, stepped by keys, and seen again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.language import speak
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.booo.rules.castle import Cell, Colour
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.moves import ChangeColour, Go, Jump, TurnOver
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.ways import Way, ways
from halloween_table.games.booo.table import ids
from halloween_table.store.store import Store
from tests.games.booo.doing import a_way

from ..playing import ADA, BO, kept, offers, place_rect, played
from ..portrait import names_in, tree_of
from ..seeking import (
    HOWS,
    LEFT,
    How,
    claim,
    click,
    key_down,
    key_of,
    lose_guest,
    press,
    search_in_castle,
    send,
    show,
    take_guest,
    turn_over,
    type_key,
)

WITH_JUMP, WITH_CHANGE = 135, 72
"""Castles in which a short way to the first guest uses one."""


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """Two search for the first guest."""
    return search_in_castle(window)


def way_with(page: TablePage, kind: type[Jump | ChangeColour]) -> Way:
    view = page.source.position
    found = ways(castle_of(view.order), view.tokens, view.ghost, guest_room(view)).values()
    return min((way for way in found if any(isinstance(step, kind) for step in way.steps)), key=len)


def cells(way: Way) -> list[Cell]:
    """The cells of a way that is gone on foot."""
    return [step.cell for step in way.steps if isinstance(step, Go)]


def corners(page: TablePage, way: Way) -> list[Cell]:
    """Where the way turns, and its end: from one to the next it goes straight."""
    through = [page.source.position.ghost.cell, *cells(way)]
    turns = [
        (two.row - one.row, two.column - one.column)
        != (three.row - two.row, three.column - two.column)
        for (one, two), three in zip(pairwise(through), through[2:], strict=False)
    ]
    return [cell for cell, turn in zip(through[1:], turns, strict=False) if turn] + through[-1:]


def at(page: TablePage, cell: Cell) -> QPoint:
    return Robot(page.view).at(place_rect(page, ids.Cell(*cell)))


def take_ghost(page: TablePage) -> None:
    QTest.mousePress(page.view.viewport(), LEFT, pos=Robot(page.view).grip(ids.GHOST))


def lead_to(page: TablePage, point: QPoint) -> None:
    QTest.mouseMove(page.view.viewport(), point)


def let_go(page: TablePage, point: QPoint) -> None:
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=point)


def marks(page: TablePage, kind: str) -> int:
    """How many marks of that kind are drawn on the castle."""
    drawn = page.view.table.arrangement.marks
    return sum(mark.id.split(":")[0] == kind for mark in drawn)


def walls_crossed(page: TablePage, trail: list[Cell]) -> int:
    castle = castle_of(page.source.position.order)
    return sum(castle.wall(one, other) is not None for one, other in pairwise(trail))


# ---- led by hand ----------------------------------------------------------------------------------


@pytest.mark.parametrize("how", HOWS)
@pytest.mark.parametrize("zoom", [1.5, 2, 4])
def test_a_way_is_shown_in_a_close_look_too(page: TablePage, how: How, zoom: float) -> None:
    """The castle follows the ghost; the panels stay where they are."""
    view, panel = page.view, place_rect(page, ids.Panel(ADA))
    view.camera.zoom_by(zoom, Robot(view).grip(ids.GHOST))
    assert view.table.zoomed
    assert place_rect(page, ids.Panel(ADA)) == panel
    for step in claim(page, ADA).steps:
        show(page, [step], how)
    assert page.source.position.seekers[ADA].guests == (1,)
    assert view.camera.zoom == zoom


def test_each_move_of_the_pointer_is_one_change_however_far_it_goes(
    page: TablePage, store: Store
) -> None:
    way = claim(page, ADA)
    before, count = kept(store, page).revision, len(played(page))
    turning = corners(page, way)
    assert len(turning) < len(way)
    take_ghost(page)
    for cell in turning:
        lead_to(page, at(page, cell))
    let_go(page, at(page, turning[-1]))
    assert played(page)[count:] == list(way.steps)
    assert kept(store, page).revision == before + len(turning)
    assert page.source.position.seekers[ADA].guests == (1,)


def test_a_pointer_that_wobbles_on_a_border_takes_no_step(page: TablePage) -> None:
    way = claim(page, ADA)
    count, (first, *_) = len(played(page)), cells(way)
    here, there = at(page, page.source.position.ghost.cell), at(page, first)
    border = _border(page, first)
    take_ghost(page)
    for _ in range(3):
        for apart in (3, -3):
            lead_to(page, border + _towards(here, there, apart))
    assert played(page)[count:] == []
    lead_to(page, there)
    assert played(page)[count:] == [Go(first)]
    for apart in (-3, 3):
        lead_to(page, border + _towards(here, there, apart))
    assert played(page)[count:] == [Go(first)], "nor one back"
    let_go(page, there)


def _towards(here: QPoint, there: QPoint, pixels: int) -> QPoint:
    step = there - here
    return QPoint(*(pixels * ((part > 0) - (part < 0)) for part in (step.x(), step.y())))


def _border(page: TablePage, cell: Cell) -> QPoint:
    """The middle of the wall between the ghost's room and that cell."""
    room = place_rect(page, ids.Cell(*page.source.position.ghost.cell))
    next_to = place_rect(page, ids.Cell(*cell))
    x = min(max(next_to.x + next_to.w / 2, room.x), room.x + room.w)
    y = min(max(next_to.y + next_to.h / 2, room.y), room.y + room.h)
    return page.view.mapFromScene(QPointF(x, y))


def test_the_trail_grows_and_nothing_says_where_it_leads(page: TablePage) -> None:
    way = claim(page, ADA)
    through = [page.source.position.ghost.cell, *cells(way)]
    others = [mark.id for mark in page.view.table.arrangement.marks]
    take_ghost(page)
    for count, cell in enumerate(cells(way)[:-1], start=1):
        lead_to(page, at(page, cell))
        assert marks(page, "way/trail") == marks(page, "way/rim") == count
        assert marks(page, "way/crossed") == walls_crossed(page, through[: count + 1])
        drawn = [mark.id for mark in page.view.table.arrangement.marks]
        grown = [
            id_ for id_ in drawn if id_.split(":")[0] not in ("way/trail", "way/rim", "way/crossed")
        ]
        assert sorted(grown) == sorted(others)
        assert page.view.table.lights.rects() == []
        assert page.view.hand.gesture is None
    assert walls_crossed(page, through[:-1]) > 0
    let_go(page, at(page, through[-2]))


def test_a_ghost_that_was_let_go_is_led_on(page: TablePage) -> None:
    way = claim(page, ADA)
    places = [ids.Cell(*cell) for cell in cells(way)]
    for leg in (places[:2], places[2:5], places[5:]):
        Robot(page.view).lead(ids.GHOST, leg)
    assert page.source.position.seekers[ADA].guests == (1,)


def test_another_language_in_the_middle_of_a_way_loses_nothing(page: TablePage) -> None:
    way = claim(page, ADA)
    way_cells, prompt = cells(way), page.strip.prompt.text()
    spoken = set(names_in(tree_of(page.view)))
    take_ghost(page)
    lead_to(page, at(page, way_cells[0]))
    before = page.source.position
    speak("uk")
    QApplication.processEvents()
    assert page.source.position == before
    assert page.strip.prompt.text() != prompt
    assert len(spoken & set(names_in(tree_of(page.view)))) < 0.3 * len(spoken)
    for cell in way_cells[1:]:
        lead_to(page, at(page, cell))
    assert page.source.position.seekers[ADA].guests == (1,)
    let_go(page, at(page, way_cells[-1]))


# ---- the same way in every manner -------------------------------------------------------------------


@pytest.mark.parametrize("how", HOWS)
def test_a_way_is_the_same_by_hand_by_clicks_and_by_keys(window: MainWindow, how: How) -> None:
    for seed, kind in ((WITH_JUMP, Jump), (WITH_CHANGE, ChangeColour)):
        page = search_in_castle(window, seed=seed)
        way = way_with(page, kind)
        take_guest(page, BO, how, way)
        assert played(page)[3:] == list(way.steps)
        assert page.source.position.seekers[BO].guests == (1,)
        assert page.source.position.seekers[BO].walls == (way.last_colour,)


def test_a_jump_has_a_button_and_a_colour_can_be_pressed_only_where_it_may_change(
    window: MainWindow,
) -> None:
    page = search_in_castle(window, seed=WITH_JUMP)
    way = claim(page, ADA, way_with(page, Jump))
    before = next(at for at, step in enumerate(way.steps) if isinstance(step, Jump))
    assert not [offer for offer in offers(page) if isinstance(offer.move, Jump | ChangeColour)]
    show(page, way.steps[:before])
    jump = way.steps[before]
    assert [offer.move for offer in offers(page) if isinstance(offer.move, Jump)] == [jump]
    assert isinstance(jump, Jump)
    click(page, ids.Jump(*jump.room))
    assert page.source.position.claim.trail[-1].cell == jump.room.cell
    assert marks(page, "way/turn") == 2

    page = search_in_castle(window, seed=WITH_CHANGE)
    way = claim(page, ADA, way_with(page, ChangeColour))
    before = next(at for at, step in enumerate(way.steps) if isinstance(step, ChangeColour))
    show(page, way.steps[:before])
    change = way.steps[before]
    assert isinstance(change, ChangeColour)
    count = len(played(page))
    click(page, ids.Colour(_current(page)))
    assert len(played(page)) == count, "it is that colour already"
    click(page, ids.Colour(change.colour))
    assert _current(page) is change.colour
    assert len(played(page)) == count + 1


def _current(page: TablePage) -> Colour:
    found: Colour = page.source.position.claim.trail[-1].colour
    return found


def test_a_click_far_away_says_that_it_is_no_step(page: TablePage) -> None:
    claim(page, ADA)
    before = page.source.record
    click(page, ids.Cell(*Cell(12, 3)))
    assert page.source.record == before
    assert 'href="#BO-C6"' in page.view.bubble_text


# ---- seen again ---------------------------------------------------------------------------------------

ENDING: dict[str, Callable[[TablePage], None]] = {
    "key": lambda page: type_key(page, Qt.Key.Key_Space),
    "mouse": lambda page: QTest.mouseClick(page.view.viewport(), LEFT, pos=QPoint(5, 5)),
}


def arrive(page: TablePage) -> None:
    """Everything comes to rest where the scene has it now."""
    page.view.table.motion.finish()


def test_after_a_success_everybody_sees_the_guest_jump_and_be_carried_off(page: TablePage) -> None:
    way = claim(page, ADA)
    show(page, way.steps[:-1])
    page.view.set_speed(10_000)
    show(page, way.steps[-1:])
    assert page.view.underway
    assert page.strip.prompt.text() == "Look, this was the way."
    assert offers(page) == ()
    assert "gets guest 1" not in page._log.toPlainText()
    assert marks(page, "way/trail") == len(way)
    arrive(page)
    page.view._passage._hold.timeout.emit()
    guest, room = page.view.table.piece_item(ids.Guest(1)), page.view.table.seen_at("goal")
    assert guest is not None
    assert page.view.underway
    assert room is not None
    clock = page.view.table.motion._clock
    for _ in range(2):  # it jumps where it is, and is fetched
        assert guest.rect.x == pytest.approx(room.x, abs=9)
        clock.setCurrentTime(clock.duration())
    before = page.source.record
    type_key(page, Qt.Key.Key_Space)
    assert page.source.record == before
    assert not page.view.underway
    assert page.strip.prompt.text().startswith("Ada gets guest 1 and the wall tile: ")
    assert "Ada gets guest 1" in page._log.toPlainText()
    page.view.finish()
    type_key(page, Qt.Key.Key_Space)
    assert played(page)[-1] == TurnOver()


@pytest.mark.parametrize("end", ENDING)
def test_any_press_ends_the_scene_and_does_nothing_else(page: TablePage, end: str) -> None:
    page.view.set_speed(10_000)
    lose_guest(page)
    assert page.view.underway
    before = page.source.record
    send(page, key_down(key_of(page, ADA, "hand"), repeated=True))
    assert page.view.underway, "not the key that has made the move"
    for seat in (ADA, BO):
        press(page, seat)
    assert page.view.underway, "nor those of the ones who hammer on"
    ENDING[end](page)
    assert not page.view.underway
    assert page.source.record == before
    assert page.view.bubble_text == ""


def test_after_a_lost_guest_a_shortest_way_is_shown(page: TablePage) -> None:
    way = a_way(page.source.position)
    page.view.set_speed(10_000)
    lose_guest(page)
    assert page.strip.prompt.text() == "There was a way: look, this is a shortest one."
    page.view.finish()
    assert page.strip.prompt.text() == "Guest 1 goes away: there was a way for everybody."
    assert marks(page, "way/trail") == len(way)
    page.view.set_speed(0)
    turn_over(page)
    assert marks(page, "way/trail") == 0


NO_WAY = 230


def test_where_there_was_no_way_none_is_shown(window: MainWindow) -> None:
    page = search_in_castle(window, seed=NO_WAY)
    page.view.set_speed(10_000)
    searching = page.strip.prompt.text()
    lose_guest(page)
    assert page.view._passage._ahead == [], "only the guest goes"
    assert page.strip.prompt.text() == searching, "it is said once that has been seen"
    page.view.finish()
    assert page.strip.prompt.text() == "Guest 1 goes away: there was no way for anybody."
    assert marks(page, "way/trail") == 0
    assert page.source.position.phase is Phase.READY
