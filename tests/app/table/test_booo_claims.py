"""Claims in the window: the first key wins, whatever is written on it, and what comes of a claim."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Played
from halloween_table.games.booo.rules.castle import COLOURS, MIDDLE, Room, neighbours
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChooseStart,
    GiveUp,
    Go,
    LowerHand,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.booo.table import ids
from halloween_table.table.hand.own_keys import USES, PhysicalKey, Use
from tests.games.booo.doing import holding, other_than, wall_beside

from ..playing import ADA, BO, drag, played, show_position
from ..seeking import (
    LEFT,
    callers,
    claim,
    claimant,
    click,
    hands,
    key_down,
    key_of,
    key_up,
    log,
    lose_guest,
    name_colour,
    press,
    search_in_castle,
    send,
    show,
    sit_at_castle,
    status,
    take_guest,
    turn_over,
    type_key,
)

CY = 2


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    """Three search for the first guest."""
    return search_in_castle(window, 3)


# ---- who is first (BO-1.3) ------------------------------------------------------------------------


def test_of_two_keys_at_once_the_first_event_counts(page: TablePage) -> None:
    for first, second in ((ADA, BO), (BO, ADA), (CY, ADA), (ADA, CY)):
        before = callers(page)
        keys = key_of(page, first), key_of(page, second)
        for event in (*map(key_down, keys), *map(key_up, keys)):
            send(page, event)
        assert callers(page) == [*before, first]
        assert claimant(page) == page.source.eyes == first
        assert page.source.players[first].name in page.strip.title.text()
        assert page.source.players[second].name not in page.strip.title.text()
        click(page, ids.GIVE_UP)


def test_events_that_wait_in_the_queue_keep_their_order(page: TablePage) -> None:
    window = page.window().windowHandle()
    for seat in (CY, ADA, BO):
        QApplication.postEvent(window, key_down(key_of(page, seat)))
    QApplication.processEvents()
    assert callers(page) == [CY]


def test_the_others_are_dead_until_the_claim_is_over(page: TablePage) -> None:
    press(page, BO)
    press_all(page)
    name_colour(page, COLOURS[0])
    press_all(page)
    assert claimant(page) == BO
    assert played(page) == [TurnOver(), CallClaim(), NameColour(COLOURS[0])]
    click(page, ids.GIVE_UP)
    for use, move in (("hand", RaiseHand()), ("claim", CallClaim())):
        press(page, ADA, use)
        assert played(page)[-1] == move


def press_all(page: TablePage) -> None:
    for seat in (ADA, BO, CY):
        for use in USES:
            press(page, seat, use)


def test_before_the_guest_comes_nobody_claims_and_is_told_why(window: MainWindow) -> None:
    page = sit_at_castle(window, 3)
    for use in USES:
        press(page, BO, use)
        assert played(page) == []
        assert 'href="#BO-1.1"' in page.view.bubble_text
        page.view.hide_bubble()
    turn_over(page)
    press(page, BO)
    assert callers(page) == [BO]


def test_the_ghost_is_put_into_one_of_the_middle_rooms(window: MainWindow) -> None:  # BO-S5
    page = sit_at_castle(window, 3, choose_start=True)
    drag(page, ids.GHOST, ids.Cell(*Room(0, 0).cell))
    assert played(page) == []
    assert 'href="#BO-S5"' in page.view.bubble_text
    press(page, BO)
    type_key(page, Qt.Key.Key_Space)
    assert played(page) == []
    drag(page, ids.GHOST, ids.Cell(*MIDDLE[2].cell))
    assert played(page) == [ChooseStart(MIDDLE[2])]
    assert page.source.position.ghost == MIDDLE[2]
    turn_over(page)


# ---- held keys ------------------------------------------------------------------------------------


def test_keys_held_since_before_the_guest_came_do_not_call(window: MainWindow) -> None:
    page = sit_at_castle(window, 3)
    keys = [key_of(page, CY, use) for use in USES]
    for key in keys:
        send(page, key_down(key))
    turn_over(page)
    for key in (*keys, *keys):
        send(page, key_up(key, repeated=True))
        send(page, key_down(key, repeated=True))
    assert played(page) == [TurnOver()]
    send(page, key_up(keys[0]))
    send(page, key_down(keys[0]))
    assert callers(page) == [CY]


def test_a_key_held_through_a_failed_claim_claims_once(page: TablePage) -> None:
    key = key_of(page, ADA)
    send(page, key_down(key))
    click(page, ids.GIVE_UP)
    send(page, key_down(key, repeated=True))
    assert callers(page) == [ADA]
    assert page.source.position.phase is Phase.SEARCH


def test_a_held_hand_key_does_not_wave(page: TablePage) -> None:
    key = key_of(page, ADA, "hand")
    send(page, key_down(key))
    for _ in range(5):
        send(page, key_down(key, repeated=True))
    assert hands(page) == {ADA}


def test_an_arrow_that_repeats_takes_one_step(page: TablePage) -> None:
    way = claim(page, ADA)
    show(page, way.steps[:1])
    count = len(played(page))
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
        none = Qt.KeyboardModifier.NoModifier
        send(page, QKeyEvent(QEvent.Type.KeyPress, key, none, "", True))
    assert len(played(page)) == count
    assert page.view.standing_at == ""


# ---- layouts --------------------------------------------------------------------------------------

CYRILLIC = PhysicalKey(0, 0x0419, "Й")
"""What the key of Q is in a Ukrainian layout."""
FRENCH = PhysicalKey(0, ord("A"), "A")


def test_a_key_is_where_it_is_in_every_layout(page: TablePage) -> None:
    for written in (CYRILLIC, FRENCH):
        send(page, key_down(evolve(written, code=key_of(page, ADA).code)))
        assert claimant(page) == ADA
        click(page, ids.GIVE_UP)


def test_the_same_sign_elsewhere_on_the_keyboard_is_another_key(page: TablePage) -> None:
    """Where Z and Y, or Q and A, have changed their places."""
    send(page, key_down(evolve(key_of(page, ADA), code=key_of(page, BO, "hand").code)))
    assert callers(page) == []
    assert hands(page) == {BO}


def test_a_key_of_an_italian_keyboard_can_be_picked_and_claims(window: MainWindow) -> None:
    accent, dead = PhysicalKey(48, 0xE0, "À"), PhysicalKey(48, ord("'"), "'")
    page = sit_at_castle(window, 2)
    pick(page, ADA, accent)
    turn_over(page)
    send(page, key_down(dead))  # the same key after somebody has changed the layout
    assert callers(page) == [ADA]


def test_without_a_scan_code_the_sign_decides(page: TablePage) -> None:
    send(page, key_down(PhysicalKey(0, 0x0419, "Й")))
    assert callers(page) == []
    send(page, key_down(evolve(key_of(page, BO), code=0)))
    assert callers(page) == [BO]


def test_with_a_modifier_it_is_a_shortcut_and_no_claim(page: TablePage) -> None:
    key = key_of(page, ADA)
    ctrl = Qt.KeyboardModifier.ControlModifier
    send(page, QKeyEvent(QEvent.Type.KeyPress, key.qt_key, ctrl, key.code, 0, 0, ""))
    assert callers(page) == []


# ---- keys that mean something else ------------------------------------------------------------------


def pick(page: TablePage, seat: Seat, key: PhysicalKey, use: Use = "claim") -> None:
    """Somebody chooses that key, and everybody is ready again."""
    QTest.mouseClick(page.strip.keys, LEFT)
    QTest.mouseClick(page.keys.caps[seat, use], LEFT)
    send(page, key_down(key))
    send(page, key_up(key))
    QTest.mouseClick(page.keys.start, LEFT)


OTHERWISE_USED = (
    PhysicalKey(10, Qt.Key.Key_1, "1"),
    PhysicalKey(27, Qt.Key.Key_R, "R"),
    PhysicalKey(19, Qt.Key.Key_0, "0"),
    PhysicalKey(20, Qt.Key.Key_Minus, "-"),
    PhysicalKey(86, Qt.Key.Key_Plus, "+"),
)


def test_a_chosen_key_beats_what_the_table_means_by_it(page: TablePage) -> None:
    zoom = page.view.transform().m11()
    for key in OTHERWISE_USED:
        pick(page, BO, key)
        before = callers(page)
        send(page, key_down(key))
        assert callers(page) == [*before, BO], key.label
        send(page, key_down(key))
        assert page.source.position.phase is Phase.NAMING, "1 is Bo's and no colour any more"
        assert page.view.transform().m11() == zoom
        name_colour(page, COLOURS[0], by_key=False)
        assert page.source.position.phase is Phase.SHOWING
        click(page, ids.GIVE_UP)


NOBODYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape),
    *(Qt.Key.Key_Space, Qt.Key.Key_F2, Qt.Key.Key_Shift),
)


def test_what_everybody_needs_cannot_be_picked(page: TablePage) -> None:
    QTest.mouseClick(page.strip.keys, LEFT)
    before = page.keys.chosen
    for key in NOBODYS:
        QTest.mouseClick(page.keys.caps[ADA, "claim"], LEFT)
        none = Qt.KeyboardModifier.NoModifier
        send(page, QKeyEvent(QEvent.Type.KeyPress, key, none, 99, 0, 0, ""))
        assert page.keys.chosen == before, key
    assert page.keys.isVisible()


# ---- the mouse --------------------------------------------------------------------------------------


def test_the_mouse_calls_when_it_is_pressed(page: TablePage) -> None:
    for id_, move in ((ids.Hand(CY), RaiseHand()), (ids.Claim(CY), CallClaim())):
        place, before = page.view.table.place(id_), page.source.record.moves
        assert place is not None
        at = Robot(page.view).at(place.rect)
        page.view.finish()
        QTest.mousePress(page.view.viewport(), LEFT, pos=at)
        assert page.source.record.moves == (*before, Played(CY, move))
        QTest.mouseRelease(page.view.viewport(), LEFT, pos=at)
        assert page.source.record.moves == (*before, Played(CY, move))


def test_mouse_and_key_at_once(page: TablePage) -> None:
    click(page, ids.Claim(BO))
    press(page, ADA)
    assert callers(page) == [BO]


# ---- hands (BO-1.12) ----------------------------------------------------------------------------------

RAISING: dict[str, Callable[[TablePage, Seat], None]] = {
    "key": lambda page, seat: press(page, seat, "hand"),
    "mouse": lambda page, seat: click(page, ids.Hand(seat)),
}


def test_a_hand_goes_up_and_comes_down(page: TablePage) -> None:
    for toggle in RAISING.values():
        toggle(page, BO)
        assert hands(page) == {BO}
        assert status(page).startswith("No way? Hands up: 1")
        assert log(page)[-1] == "Bo sees no way."
        toggle(page, BO)
        assert hands(page) == set()
        assert status(page) == ""
        assert log(page)[-1] == "Bo takes the hand down."
        assert played(page)[-2:] == [RaiseHand(), LowerHand()]


def test_hands_survive_a_failed_claim_but_the_claimants_own(page: TablePage) -> None:
    press(page, BO, "hand")
    press(page, ADA)
    assert hands(page) == {BO}
    click(page, ids.GIVE_UP)
    assert hands(page) == {BO}
    press(page, BO)
    click(page, ids.GIVE_UP)
    assert hands(page) == set()


def test_with_more_than_half_of_the_hands_the_guest_is_lost_and_all_hands_fall(
    page: TablePage,
) -> None:
    lose_guest(page)
    position = page.source.position
    assert (position.lost, position.hands, position.phase) == ((1,), frozenset(), Phase.READY)
    assert "Guest 1 goes away" in page.strip.prompt.text()
    turn_over(page)
    assert hands(page) == set()
    assert status(page) == ""


def test_hands_fall_when_the_guest_is_taken(page: TablePage) -> None:
    press(page, BO, "hand")
    take_guest(page, ADA)
    turn_over(page)
    assert hands(page) == set()


# ---- what makes a claim fail --------------------------------------------------------------------------


def test_ones_own_colour_fails_the_claim(page: TablePage) -> None:  # BO-1.4
    red = COLOURS[2]
    show_position(page, holding(page.source.position, ADA, red))
    for by_key in (True, False):
        press(page, ADA)
        assert claimant(page) == ADA, "a failed claim costs nothing (BO-1.10)"
        name_colour(page, red, by_key)
        assert page.source.position.phase is Phase.SEARCH
        sentence = "Ada may not use this colour, the wall tile is their own: red."
        assert status(page) == log(page)[-1] == sentence


def wrong_wall(page: TablePage) -> tuple[ids.Cell, str]:
    """Ada claims and is about to meet a wall: the cell behind it, and its colour."""
    cell, wall = wall_beside(page.source.position, page.source.position.ghost.cell)
    press(page, ADA)
    name_colour(page, other_than(wall))
    return ids.Cell(*cell), wall


def test_a_wrong_wall_stops_there_and_says_why(page: TablePage) -> None:  # BO-1.5, BO-1.9
    place, wall = wrong_wall(page)
    here = page.source.position.ghost.cell
    Robot(page.view).lead(ids.GHOST, [place])
    position = page.source.position
    assert position.phase is Phase.SEARCH
    assert position.last is not None
    assert ids.Cell(*position.last.cell) == place
    assert status(page) == log(page)[-1] == f"Ada meets a wall of another colour: {wall}."
    ghost = page.view.table.piece(ids.GHOST)
    assert ghost is not None
    assert ghost.place == ids.Cell(*here)
    assert {"stopped", "wrong"} <= {mark.id for mark in page.view.table.arrangement.marks}


def test_behind_a_wrong_wall_nothing_more_is_played(page: TablePage) -> None:
    place, _ = wrong_wall(page)
    count = len(played(page))
    way = [place, *(ids.Cell(*cell) for cell in neighbours(place.cell))]
    Robot(page.view).lead(ids.GHOST, way, per_event=2)
    assert [type(move) for move in played(page)[count:]] == [Go]
    assert page.view.bubble_text == ""
    press(page, BO)
    assert claimant(page) == BO


def test_giving_up_costs_nothing(page: TablePage) -> None:  # BO-1.9, BO-1.10
    for colours in ((), COLOURS[:1]):
        press(page, ADA)
        for colour in colours:
            name_colour(page, colour)
        click(page, ids.GIVE_UP)
        assert played(page)[-1] == GiveUp()
        assert status(page) == log(page)[-1] == "Ada gives up."
    press(page, ADA)
    assert claimant(page) == ADA


def test_the_rest_of_the_table_is_dead_while_all_search(page: TablePage) -> None:
    """BO-1.2: nobody touches the ghost, and no light says where a way leads."""
    before = page.source.record
    drag(page, ids.GHOST, "cell:0:0")
    for key in (Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Up):
        type_key(page, key)
    assert page.source.record == before
    assert page.view.table.lights.rects() == []
