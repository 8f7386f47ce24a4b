"""Halloween: a ghost is brought to another building before any disc; what is left at the end of a
turn is asked about once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.halloween.rules.moves import Act, MoveGhost, UseBonus
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import Action, Level
from halloween_table.games.halloween.table import ids
from halloween_table.table.hand.gestures import Choosing
from tests.games.halloween import doing
from tests.games.halloween.doing import play
from tests.games.halloween.drawing import building_of, lord, town

from ..haunting import action, building, ghost, prompt, sit_in_town, undo
from ..playing import drag, place_rect, played, pressed, show_position

TOWN = town("School: bg", lord("1 2 1"))
"""Every section moves the blue ghost, the second one alone the green one."""
CHURCH = building_of("Church")


def moved(position: Position, colour: str, section: int) -> list[Act | MoveGhost]:
    """What comes of it when that section, counted from 1, brings a ghost to the church."""
    number = doing.ghost(position, colour, "School")
    return [Act(section - 1, Action.MOVE), MoveGhost(number, CHURCH)]


def click(page: TablePage, place: str) -> None:
    Robot(page.view).click(place_rect(page, place))


def test_where_one_section_can_move_it_does_so_at_once(window: MainWindow) -> None:
    """HA-2.4"""
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "green", "School"), building("Church"))
    assert played(page) == moved(TOWN, "green", 2)


@pytest.mark.parametrize("section", [1, 2, 3])
def test_where_several_can_the_one_that_is_pressed_does(window: MainWindow, section: int) -> None:
    """HA-1.3"""
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "blue", "School"), building("Church"))
    assert isinstance(page.view.hand.gesture, Choosing)
    assert played(page) == []
    assert "Section 1: move this ghost" in page.view.bubble_text
    assert "Place" not in page.view.bubble_text, "the building is chosen already"
    click(page, action(section, "move"))
    assert played(page) == moved(TOWN, "blue", section)


def test_or_the_one_that_the_arrows_come_to(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "blue", "School"), building("Church"))
    pressed(page, Qt.Key.Key_Right)
    assert "Section 2" in page.view.bubble_text
    pressed(page, Qt.Key.Key_Return)
    assert played(page) == moved(TOWN, "blue", 2)


def test_whoever_thinks_better_of_it_has_done_nothing(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "blue", "School"), building("Church"))
    pressed(page, Qt.Key.Key_Escape)
    assert (played(page), page.source.position) == ([], TOWN)
    assert page.view.bubble_text == ""


@pytest.mark.parametrize("part", [ids.Space(CHURCH, Level.BLUE), ids.BonusAt(CHURCH)])
def test_anywhere_in_the_building_will_do(window: MainWindow, part: str) -> None:
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "green", "School"), part)
    assert played(page) == moved(TOWN, "green", 2)


def test_only_buildings_are_lit_while_it_is_carried(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    carrying = page.view.hand.lift(ghost(page, "blue", "School"))
    lit = {place.id for place in carrying.targets()}
    assert lit == {building("Church"), building("Hospital")}


def test_nothing_draws_the_eye_to_it(window: MainWindow) -> None:
    """A disc is still what a turn begins with."""
    page = sit_in_town(window, TOWN)
    assert ghost(page, "blue", "School") not in page.view.table._halos


def test_a_section_that_has_acted_is_not_asked_about(window: MainWindow) -> None:
    """HA-1.1"""
    begun = play(TOWN, "1: scare blue", "2: scare blue")
    page = sit_in_town(window, begun)
    drag(page, ghost(page, "blue", "School"), building("Church"))
    assert played(page) == moved(begun, "blue", 3)


def test_it_goes_back_as_it_came(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    drag(page, ghost(page, "green", "School"), building("Church"))
    undo(page)
    undo(page)
    assert (played(page), page.source.position) == ([], TOWN)


# ---- the end of a turn ------------------------------------------------------------------------------


def ended(*in_use: int, tokens: str) -> Position:
    """Every section has acted, and these cards could still be claimed."""
    begun = town("School: b", lord(tokens=tokens), in_use=in_use)
    return play(begun, "1: scare blue", "2: scare blue", "3: scare blue")


def ends(page: TablePage, position: Position) -> bool:
    """Whether a turn that has come to that ends at once; a question is answered with yes."""
    show_position(page, position)
    page.view.finish()
    before = len(played(page))
    click(page, ids.END)
    if len(played(page)) > before:
        return True
    assert "End the turn?" in page.view.bubble_text
    click(page, ids.END)
    assert len(played(page)) == before + 1
    return False


def test_a_card_that_can_be_had_is_asked_about_once(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    first = ended(5, tokens="bbb")
    assert not ends(page, first)
    assert ends(page, first)


def test_another_card_that_can_be_had_is_asked_about(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    assert not ends(page, ended(5, 27, tokens="bbb"))
    assert not ends(page, ended(5, 27, tokens="bgy"))
    assert ends(page, ended(5, 27, tokens="bgy"))


def test_a_card_that_could_not_be_had_meanwhile_is_new(window: MainWindow) -> None:
    page = sit_in_town(window, TOWN)
    assert not ends(page, ended(5, tokens="bbb"))
    assert ends(page, ended(5, tokens="bb"))
    assert not ends(page, ended(5, tokens="bbb"))


# ---- the strip --------------------------------------------------------------------------------------


def test_what_is_chosen_after_the_last_action_comes_before_the_end(window: MainWindow) -> None:
    begun = town("School: b", lord(bonuses="move"))
    position = play(begun, "1: scare blue", "2: scare blue", "3: scare blue")
    page = sit_in_town(window, position)
    assert page.view.table.arrangement.prompt.steps[-1].state == "now"
    show_position(page, play(position, UseBonus(0)))
    assert page.view.table.arrangement.prompt.steps[-1].state == "next"
    assert "ghost" in prompt(page)
