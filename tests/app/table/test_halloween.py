"""Halloween at the table: whole games, the six actions, what follows them, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.engine.record import replay
from halloween_table.games.halloween.rules.moves import (
    Act,
    Fight,
    FightAll,
    Haunt,
    Rest,
    TakePumpkin,
)
from halloween_table.games.halloween.rules.pending import Blues, Doing, Fetching, Lifting
from halloween_table.games.halloween.rules.position import CardSet, Mode, Position, Pumpkin, space
from halloween_table.games.halloween.rules.town import Action, Building, Level
from halloween_table.games.halloween.table import ids
from halloween_table.store.store import Store
from halloween_table.table.hand.gestures import Choosing
from tests.games.gestures import aim
from tests.games.halloween.doing import bonuses, levels, play, tokens, with_dice
from tests.games.halloween.drawing import draw, ghosts_in, kind_of, lord, town

from ..haunting import (
    KEY,
    action,
    building,
    card,
    carried,
    drag_disc,
    drop_on_name,
    ghost,
    has_button,
    key,
    play_said,
    press,
    press_piece,
    press_place,
    prompt,
    sit_in_town,
    title,
)
from ..haunting import lord as lord_of
from ..playing import (
    ADA,
    BO,
    drag,
    kept,
    lift_curtain,
    lift_curtain_by_key,
    offers,
    play_out,
    played,
    show_position,
    sit_down,
)

QUIET = "School: b"
"""A town where hardly anything can be done."""
GESTURES: tuple[Callable[[Robot, Offer], None], ...] = (
    Robot.drag,
    Robot.click_through,
    Robot.type,
)


# ---- whole games --------------------------------------------------------------------------------


def look(page: TablePage) -> None:
    """Nothing is secret: no curtain, and the large board is that of whoever decides."""
    sitting = page.source
    assert sitting.eyes == sitting.position.decider
    assert page.curtain.isHidden()
    assert page.view.table.place(ids.Section(sitting.eyes, 0)) is not None
    assert sitting.players[sitting.eyes].name in title(page)


def check_end(window: MainWindow, page: TablePage, store: Store, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    saved, sitting = kept(store, page), page.source
    assert saved.ended
    assert replay(sitting.kit.game, saved.record) == sitting.position == saved.snapshot


@pytest.mark.long
def test_a_whole_game_of_three_by_mouse(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    page = sit_down(window, key=KEY, seats=3, cards=CardSet.AMITYVILLE)
    play_out(page, Robot(page.view).drag, lift_curtain, seed=1, look=look)
    assert {Act, Rest, Haunt} <= {type(move) for move in played(page)}
    check_end(window, page, store, qtbot)


@pytest.mark.long
def test_a_whole_game_of_two_by_keyboard_alone(
    window: MainWindow, store: Store, qtbot: QtBot
) -> None:
    page = sit_down(window, key=KEY, cards=CardSet.BROWN_LADY)
    play_out(page, Robot(page.view).type, lift_curtain_by_key, seed=2)
    assert {Act, Rest, Haunt} <= {type(move) for move in played(page)}
    check_end(window, page, store, qtbot)


def test_a_whole_master_game(window: MainWindow, store: Store, qtbot: QtBot) -> None:
    """Four sections, no dice, and neither cards nor bonuses on the table."""
    page = sit_down(window, key=KEY, mode=Mode.MASTER)

    def look_at_master(page: TablePage) -> None:
        found = {thing.id for thing in page.view.table.arrangement.places}
        assert ids.Section(page.source.position.decider, 3) in found
        kinds = {id_.partition(":")[0] for id_ in found}
        kinds |= {piece.id.partition(":")[0] for piece in page.view.table.arrangement.pieces}
        assert not kinds & {"card", "slot", "bonus", "bonus_at", "die", "stack"}

    play_out(page, Robot(page.view).click_through, lift_curtain, seed=3, look=look_at_master)
    assert {Act, Fight, Haunt} <= {type(move) for move in played(page)}
    check_end(window, page, store, qtbot)


@pytest.mark.long
@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("cards", [CardSet.CASPER, CardSet.MARLEY, CardSet.BLOODY_MARY])
def test_many_whole_games(
    window: MainWindow,
    store: Store,
    qtbot: QtBot,
    gesture: Callable[[Robot, Offer], None],
    cards: CardSet,
) -> None:
    page = sit_down(window, key=KEY, seats=4, seed=7, cards=cards)
    robot = Robot(page.view)
    play_out(page, lambda offer: gesture(robot, offer), lift_curtain, seed=4, look=look)
    check_end(window, page, store, qtbot)


# ---- the six actions ----------------------------------------------------------------------------


class Deed(NamedTuple):
    """An action from the disc on its space to what comes of it."""

    said: str
    town: str
    tokens: str
    scares: int
    points: int


TOWN = "School: bg | Police: bb"
DEEDS = {
    "summon": Deed("summon Police blue", "School: bg | Police: bbb", "b", 2, 0),
    "scare": Deed("scare green", TOWN, "", 4, 0),
    "upgrade": Deed("upgrade blue Police", "School: bg | Police: bg", "g", 0, 0),
    "move": Deed("move green School Church", "School: b | Church: g | Police: bb", "", 2, 0),
    "fight": Deed("fight green blue School", "School: g | Police: bb", "b", 2, 0),
    "haunt": Deed("haunt School green", TOWN, "", 2, 4),
}


@pytest.fixture
def begun() -> Position:
    """The green die will beat the blue one."""
    return with_dice(town(TOWN, lord("2 2 2")), "g6 b1")


def check_deed(page: TablePage, deed: Deed) -> None:
    found, ada = page.source.position, lord_of(page)
    assert (draw(found), tokens(ada), ada.scares, ada.points) == deed[1:]


def test_a_disc_is_dragged_to_an_action_which_is_then_done(
    window: MainWindow, begun: Position
) -> None:
    page = sit_in_town(window, begun)
    for name, deed in DEEDS.items():
        show_position(page, begun)
        drag_disc(page, action(2, name))
        (doing,) = page.source.position.pending
        assert isinstance(doing, Doing)
        assert doing.action is Action[name.upper()]
        assert name in prompt(page).lower()
        play_said(page, deed.said)
        check_deed(page, deed)
        assert page.source.position.done == (1,)


def test_a_press_on_the_action_space_will_do(window: MainWindow, begun: Position) -> None:
    page = sit_in_town(window, begun)
    for name, deed in DEEDS.items():
        show_position(page, begun)
        press_place(page, action(1, name))
        assert played(page)[-1] == Act(0, Action[name.upper()])
        Robot(page.view).click_through(carried(page, deed.said))
        check_deed(page, deed)


@pytest.mark.parametrize("gesture", GESTURES)
def test_every_gesture_of_an_action_does_the_same(
    window: MainWindow, begun: Position, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_in_town(window, begun)
    for name, deed in DEEDS.items():
        standing = play(begun, f"act 1 {name}")
        show_position(page, standing)
        moves = [offer for offer in offers(page) if offer.move == carried(page, deed.said).move]
        assert moves
        for offer in moves:
            show_position(page, standing)
            gesture(Robot(page.view), offer)
            check_deed(page, deed)


def test_a_section_rests_by_its_button_and_its_discs_come_back(window: MainWindow) -> None:
    page = sit_in_town(window, town(QUIET, lord(discs="move@2 scare@2")))
    press(page, "rest 2")
    assert len(lord_of(page).reserve) == 12
    assert page.source.position.done == (1,)
    assert not has_button(page, "rest:1")


# ---- what follows an action -----------------------------------------------------------------------


BLUES = with_dice(play(town("School: bg", lord("2 2 2")), "act 1 fight"), "g6 b1")


@pytest.mark.parametrize("way", ["a press on the building", "a blue ghost from the supply"])
def test_whoever_drives_the_last_blue_ghost_away_brings_three(window: MainWindow, way: str) -> None:
    page = sit_in_town(window, BLUES)
    play_said(page, "fight green blue School")
    assert isinstance(page.source.position.pending[-1], Blues)
    if way == "a press on the building":
        press_place(page, building("Cinema"))
    else:
        drag(page, ghost(page, "blue", "supply"), building("Cinema"))
    assert ghosts_in(page.source.position, "Cinema") == "bbb"
    assert page.source.position.pending == ()


LIFTING = play(town(TOWN, lord("1 2 1", scares=5)), "2: upgrade green School")
NOT_LIFTED = {
    "by the button": lambda page: press_place(page, ids.NO),
    "by Space": lambda page: key(page, Qt.Key.Key_Space),
}


@pytest.mark.parametrize("decline", NOT_LIFTED.values(), ids=NOT_LIFTED)
def test_a_lift_can_be_declined(window: MainWindow, decline: Callable[[TablePage], None]) -> None:
    page = sit_in_town(window, LIFTING)
    assert isinstance(page.source.position.pending[-1], Lifting)
    decline(page)
    assert page.source.position.pending == ()
    assert levels(lord_of(page)) == "1 2 1"


def test_a_lift_goes_to_the_section_whose_head_is_pressed(window: MainWindow) -> None:
    page = sit_in_town(window, LIFTING)
    press_place(page, ids.Section(ADA, 2))
    assert levels(lord_of(page)) == "1 2 3"


def fetching(held: str) -> Position:
    there = "School: b | Church: +two_scares | Cinema: +one_point"
    return play(town(there, lord(bonuses=held)), "1: move blue School Church")


def fetched(page: TablePage) -> str:
    due = page.source.position.pending[-1]
    assert isinstance(due, Fetching)
    assert kind_of(due.token) == "two_scares"
    return ids.Bonus(due.token)


def test_a_bonus_is_fetched_to_a_free_slot(window: MainWindow) -> None:
    page = sit_in_town(window, fetching("reroll"))
    drag(page, fetched(page), ids.Slot(ADA, 2))
    assert bonuses(lord_of(page)) == "reroll - two_scares"
    assert page.source.position.bonuses[Building.CHURCH] is None


def test_a_bonus_takes_the_place_of_another(window: MainWindow) -> None:
    page = sit_in_town(window, fetching("reroll disc disc"))
    drag(page, fetched(page), ids.Slot(ADA, 0))
    assert bonuses(lord_of(page)) == "two_scares disc disc"
    assert [kind_of(token) for token in page.source.position.discards] == ["reroll"]


def test_a_bonus_can_be_left_where_it_lies(window: MainWindow) -> None:
    page = sit_in_town(window, fetching("reroll"))
    press_place(page, ids.NO)
    assert bonuses(lord_of(page)) == "reroll - -"
    assert draw(page.source.position).startswith("Church: b +two_scares")


def test_a_disc_uses_a_bonus_and_so_does_a_press_on_its_slot(window: MainWindow) -> None:
    page = sit_in_town(window, town(QUIET, lord(bonuses="two_scares one_point")))
    drag_disc(page, ids.Slot(ADA, 0))
    assert (lord_of(page).scares, bonuses(lord_of(page))) == (4, "disc one_point -")
    press(page, "use one_point")
    assert (lord_of(page).points, bonuses(lord_of(page))) == (1, "disc disc -")


# ---- one against all ----------------------------------------------------------------------------


AGAINST_ALL = play(town("School: ybb | Police: b", lord("3 3 3", cards=(20,))), "act 1 fight")


def test_a_ghost_dropped_on_its_own_building_shows_whom_it_would_attack(
    window: MainWindow,
) -> None:
    page = sit_in_town(window, with_dice(AGAINST_ALL, "y8 b1 y8 b1"))
    attacker = ghost(page, "yellow", "School")
    drop_on_name(page, attacker, "School")
    choosing = page.view.hand.gesture
    assert isinstance(choosing, Choosing)
    assert len(choosing.current.covers) == 2
    assert "Fight all 2 foes here" in page.view.bubble_text
    assert played(page) == []
    Robot(page.view).click(choosing.current.covers[1].rect)
    assert [type(move) for move in played(page)] == [FightAll]
    press(page, "ghost blue School")  # the first of them
    assert ghosts_in(page.source.position, "School") == "y"
    assert tokens(lord_of(page)) == "bb"


@pytest.mark.parametrize("gesture", GESTURES)
def test_a_ghost_brought_to_the_card_attacks_them_all(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_in_town(window, with_dice(AGAINST_ALL, "y8 b1 y8 b1"))
    gesture(Robot(page.view), next(offer for offer in offers(page) if aim(offer) == card(20)))
    assert [type(move) for move in played(page)] == [FightAll]


# ---- pumpkins -----------------------------------------------------------------------------------


def test_a_pumpkin_is_taken_back(window: MainWindow) -> None:
    drawn = lord("1 1 1", cards=(46,), points=8, pumpkins="School:o")
    page = sit_in_town(window, play(town(QUIET, drawn), "act 1 haunt"))
    press_piece(page, ids.pumpkin(ADA, Building.SCHOOL, common=False))
    assert played(page) == [TakePumpkin(Building.SCHOOL, Level.ORANGE)]
    assert (lord_of(page).pumpkins, lord_of(page).points) == (6, 4)
    assert page.source.position.haunted[space(Building.SCHOOL, Level.ORANGE)] is None


def test_of_two_players_each_has_common_pumpkins_too(window: MainWindow) -> None:
    page = sit_in_town(window, play(town("School: bg", lord("2 2 2"), seats=2), "act 1 haunt"))
    standing, blue = page.source.position, ids.Space(Building.SCHOOL, Level.BLUE)
    at = space(Building.SCHOOL, Level.BLUE)
    for pile, pumpkin, left in (
        (ids.OWN_PILE, Pumpkin(ADA), (5, 2)),
        (ids.COMMON_PILE, Pumpkin(ADA, True), (6, 1)),
    ):
        show_position(page, standing)
        drag(page, pile, blue)
        assert page.source.position.haunted[at] == pumpkin
        assert (lord_of(page).pumpkins, lord_of(page).common) == left


def test_a_press_on_the_space_takes_a_common_pumpkin_where_no_other_goes(
    window: MainWindow,
) -> None:
    for pumpkins, common in (("", False), ("School:g", True)):
        drawn = lord("2 2 2", pumpkins=pumpkins)
        page = sit_in_town(window, play(town("School: bg", drawn, seats=2), "act 1 haunt"))
        press_place(page, ids.Space(Building.SCHOOL, Level.BLUE))
        at = space(Building.SCHOOL, Level.BLUE)
        assert page.source.position.haunted[at] == Pumpkin(ADA, common)


def test_of_three_players_nobody_has_common_pumpkins(window: MainWindow) -> None:
    page = sit_in_town(window, play(town("School: bg", lord("2 2 2")), "act 1 haunt"))
    assert page.view.table.piece(ids.OWN_PILE) is not None
    assert page.view.table.piece(ids.COMMON_PILE) is None


# ---- the end of a turn --------------------------------------------------------------------------


ENDED = {
    "by the button": lambda page: press_place(page, ids.END),
    "by Space": lambda page: key(page, Qt.Key.Key_Space),
}


LEFT = {
    (): "Before you end your turn, 3 sections must act or rest.",
    (1, 3): "Before you end your turn, one section must act or rest: Section 2.",
}


@pytest.mark.parametrize("end", ENDED.values(), ids=ENDED)
def test_a_turn_does_not_end_while_a_section_is_left(
    window: MainWindow, end: Callable[[TablePage], None]
) -> None:
    page = sit_down(window, key=KEY, seats=3)
    for done, said in LEFT.items():
        show_position(page, town(QUIET, done=done))
        end(page)
        assert said in page.view.bubble_text
        assert 'href="#HA-1.1"' in page.view.bubble_text
        assert played(page) == []


@pytest.mark.parametrize("end", ENDED.values(), ids=ENDED)
def test_a_turn_ends_and_the_next_board_comes_near_without_a_curtain(
    window: MainWindow, end: Callable[[TablePage], None]
) -> None:
    page = sit_in_town(window, town(QUIET, done=(1, 2, 3)))
    end(page)
    assert (page.source.eyes, page.curtain.isHidden()) == (BO, True)
    assert has_button(page, action(1, "scare", BO))
    assert page.view.table.place(action(1, "scare", ADA)) is None


QUESTIONS = {
    "a power": (lord(cards=(17,)), "End the turn? You could still use: "),
    "a card": (lord(tokens="bbb"), "End the turn? You could still claim: "),
    "both": (lord(tokens="bbb", cards=(17,)), "You could still claim: "),
}
NO_QUESTIONS = {
    "nothing": lord(),
    "a power that works by itself": lord(cards=(51,)),
    "too few tokens": lord(tokens="bb"),
}


@pytest.mark.parametrize("end", ENDED.values(), ids=ENDED)
def test_whoever_leaves_something_is_asked(
    window: MainWindow, end: Callable[[TablePage], None]
) -> None:
    page = sit_down(window, key=KEY, seats=3)
    for left, (drawn, question) in QUESTIONS.items():
        show_position(page, town(QUIET, drawn, done=(1, 2, 3)))
        end(page)
        assert isinstance(page.view.hand.gesture, Choosing), left
        assert question in page.view.bubble_text, left
        assert ("You could still use: " in page.view.bubble_text) is (left != "a card")
        key(page, Qt.Key.Key_Escape)
        assert page.source.eyes == ADA, left
        assert page.view.hand.gesture is None
        end(page)
        end(page)
        assert page.source.eyes == BO, left


def test_whoever_leaves_nothing_is_not_asked(window: MainWindow) -> None:
    page = sit_down(window, key=KEY, seats=3)
    for left, drawn in NO_QUESTIONS.items():
        show_position(page, town(QUIET, drawn, done=(1, 2, 3)))
        press_place(page, ids.END)
        assert page.source.eyes == BO, left


def test_cards_that_cost_more_colours_are_not_asked_about(window: MainWindow) -> None:
    coloured = (2, 3, 8, 13, 27, 28, 33, 34)
    page = sit_in_town(window, town(QUIET, lord(tokens="bbb"), done=(1, 2, 3), in_use=coloured))
    press_place(page, ids.END)
    assert page.source.eyes == BO


def test_a_spent_power_is_not_asked_about(window: MainWindow) -> None:
    page = sit_in_town(window, town(QUIET, lord(cards=(17,)), done=(1, 2, 3), spent=(17,)))
    press_place(page, ids.END)
    assert page.source.eyes == BO
