"""Rest in Peace: what psychics ask for: cards, values, a deck to look through, and chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.contract.places import Piece
from halloween_table.games.rest_in_peace.rules.moves import Choose, EndTurn, Name, Play, PlayUnseen
from halloween_table.games.rest_in_peace.table import ids
from tests.games.rest_in_peace.doing import after, side
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from ..playing import (
    ADA,
    BO,
    PLAYERS,
    drag,
    names_at,
    offer_said,
    offers,
    place_rect,
    play_said,
    played,
    pressed,
    show_position,
    sit_at_duel,
    sit_down,
)
from ..portrait import names_in, tree_of

LEARNED = "Somebody has learned something new: you cannot go back past that."
HIDDEN_GHOST = "Hidden ghost"
HYPNOTISED = "turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8"
GESTURES = (Robot.drag, Robot.click_through, Robot.type)


def fan(pieces: tuple[Piece, ...]) -> list[Piece]:
    """The cards of a deck that somebody looks through, from left to right."""
    found = [piece for piece in pieces if piece.id.startswith("look:")]
    return sorted(found, key=lambda piece: piece.rect.x)


def arranged(page: TablePage, eyes: int | None) -> Arrangement:
    """The table as somebody else would see it."""
    sitting = page.source
    view = sitting.kit.game.view(sitting.position, eyes)
    return sitting.kit.arranger.arrange(view, eyes, sitting.players, ROOM)


# ---- choosing -----------------------------------------------------------------------------------


def by_key(page: TablePage) -> None:
    pressed(page, Qt.Key.Key_3)


def by_mouse(page: TablePage) -> None:
    Robot(page.view).click(place_rect(page, ids.Value(3)))


def by_walking(page: TablePage) -> None:
    Robot(page.view)._walk_to(ids.Value(3))
    pressed(page, Qt.Key.Key_Return)


@pytest.mark.parametrize("gesture", [by_key, by_mouse, by_walking])
def test_a_value_is_named_on_the_dial(
    window: MainWindow, gesture: Callable[[TablePage], None]
) -> None:
    page = sit_at_duel(window, "green: hand 3 | front p10\nblue: laid 1")
    assert page.view.table.place(ids.Value(3)) is None
    play_said(page, "plays p10")
    assert [page.view.table.place(ids.Value(value)) is not None for value in range(1, 7)] == [
        True
    ] * 6
    gesture(page)
    assert played(page)[-1] == Name(3)
    assert side(page.source.position, GREEN) == "p10=3"
    assert page.view.table.place(ids.Value(3)) is None


def test_other_digits_name_nothing(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: front p10\nblue: laid 1")
    play_said(page, "plays p10")
    for key in (Qt.Key.Key_7, Qt.Key.Key_9, Qt.Key.Key_0):
        pressed(page, key)
    assert len(played(page)) == 1


CHOICES = {
    "green: front p2 | deck 4 1 3": ("plays p2", "chooses green's 3"),
    "green: front p11\nblue: laid 4 2": ("plays p11", "chooses blue's 2"),
    "green: hand 5 1 | front p16 | deck 4 3": ("plays p16", "chooses green's 4"),
    "green: laid 1 2 | front p17\nblue: laid 6 5": (
        "plays p17",
        "chooses green's 1",
        "chooses blue's 6",
    ),
    "round 4\ngreen: front p21 | past 3 / 5 1": ("plays p21", "chooses green's 5"),
    "green: front p25\nblue: laid 3 5 2": ("plays p25", "chooses blue's 2"),
    "round 4\ngreen: front p27 | past 3 / 5 1": ("plays p27", "chooses green's 1"),
}


@pytest.mark.parametrize("gesture", GESTURES)
def test_cards_are_chosen_by_every_kind_of_gesture(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_down(window, key="rest_in_peace")
    robot = Robot(page.view)
    for drawing, said in CHOICES.items():
        show_position(page, position_of(drawing))
        for words in said:
            gesture(robot, offer_said(page, words))
        assert page.source.position == after(position_of(drawing), *said), drawing
        assert page.view.table.arrangement.back is None


def test_esc_takes_a_half_made_choice_back_step_by_step(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: laid 1 | front p17\nblue: laid 6 5")
    positions = [page.source.position]
    for words in ("plays p17", "chooses green's 1"):
        play_said(page, words)
        positions.append(page.source.position)
    assert page.view.table.arrangement.back == TakeBack()
    for position in reversed(positions[:-1]):
        pressed(page, Qt.Key.Key_Escape)
        assert page.source.position == position
    assert page.view.table.arrangement.back is None
    pressed(page, Qt.Key.Key_Escape)
    assert page.source.position == positions[0]


@pytest.mark.parametrize(
    ("drawing", "words"),
    [("green: front p10", "plays p10"), ("green: front p2 | deck 1 2", "plays p2")],
)
def test_esc_puts_dial_and_deck_away(window: MainWindow, drawing: str, words: str) -> None:
    page = sit_at_duel(window, drawing)
    before = page.source.position
    arrangement = page.view.table.arrangement
    play_said(page, words)
    pressed(page, Qt.Key.Key_Escape)
    assert page.source.position == before
    assert page.view.table.arrangement == arrangement


def test_esc_puts_a_lifted_card_down_before_it_takes_anything_back(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 5 | front p11\nblue: laid 6 2")
    play_said(page, "plays p11")
    target = offer_said(page, "chooses blue's 6")
    page.view.hand.lift(target.gesture.start)
    pressed(page, Qt.Key.Key_Escape)
    assert page.view.hand.gesture is None
    assert len(played(page)) == 1
    pressed(page, Qt.Key.Key_Escape)
    assert played(page) == []


def test_esc_cannot_take_back_what_was_drawn(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: front p16 | deck 4 3")
    play_said(page, "plays p16")
    pressed(page, Qt.Key.Key_Escape)
    assert LEARNED in page.view.bubble_text
    assert len(played(page)) == 1
    play_said(page, "chooses green's 3")
    assert len(played(page)) == 2


# ---- the deck -----------------------------------------------------------------------------------

SEARCHING = "green: hand 5 | front p2 | deck 4 1 3 1\nblue: hand 6 | deck 2 2"


def test_the_deck_is_fanned_out_by_value_for_its_owner(window: MainWindow) -> None:
    page = sit_at_duel(window, SEARCHING)
    assert not fan(page.view.table.arrangement.pieces)
    play_said(page, "plays p2")
    seen = fan(page.view.table.arrangement.pieces)
    assert [piece.name for piece in seen] == [f"Leaf ghost of {value}" for value in (1, 1, 3, 4)]
    assert len({piece.rect.x for piece in seen}) == 4
    assert {offer.gesture.start for offer in offers(page)} == {piece.id for piece in seen}
    assert names_at(page, ids.Deck(BO)) == [HIDDEN_GHOST] * 2


def test_nobody_else_sees_into_the_deck(window: MainWindow) -> None:
    page = sit_at_duel(window, SEARCHING)
    play_said(page, "plays p2")
    for eyes in (BO, None):
        seen = arranged(page, eyes)
        lying = [piece for piece in seen.pieces if piece.place == ids.Deck(ADA)]
        assert {piece.name for piece in lying} == {HIDDEN_GHOST}
        assert not {piece.id for piece in fan(seen.pieces)} & {o.gesture.start for o in seen.offers}
        assert not any("Leaf ghost" in piece.tooltip for piece in lying)
        other = position_of(SEARCHING.replace("4 1 3 1", "6 2 5 3"))
        game, kit = page.source.kit.game, page.source.kit
        view = game.view(after(other, "plays p2"), eyes)
        assert kit.arranger.arrange(view, eyes, PLAYERS[:2], ROOM) == seen


def test_when_the_search_is_over_the_deck_is_a_deck_again(window: MainWindow) -> None:
    page = sit_at_duel(window, SEARCHING)
    play_said(page, "plays p2")
    names = names_in(tree_of(page))
    assert sum("Leaf ghost" in name for name in names) == 5
    play_said(page, "chooses green's 3")
    assert names_at(page, ids.Deck(ADA)) == [HIDDEN_GHOST] * 3
    assert names_at(page, ids.Side(ADA, page.source.position.round))[-1] == "Leaf ghost of 3"
    names = names_in(tree_of(page))
    assert sum("Leaf ghost" in name for name in names) == 2


def test_a_whole_deck_can_be_searched_card_by_card(window: MainWindow) -> None:
    """Every card of the largest deck can be taken hold of in its fan."""
    page = sit_at_duel(window, "green: front p2 | hand 1\nblue: hand 6")
    play_said(page, "plays p2")
    choices = [offer for offer in offers(page) if isinstance(offer.move, Choose)]
    assert len({choice.gesture.start for choice in choices}) == 20
    robot = Robot(page.view)
    for choice in choices:
        robot.grip(choice.gesture.start)
    robot.drag(choices[7])
    assert played(page)[-1] == choices[7].move


# ---- chance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("gesture", GESTURES)
def test_the_unseen_hand_plays_for_the_hypnotised(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_at_duel(window, HYPNOTISED)
    assert page.view.table.place(ids.UNSEEN) is not None
    assert {type(offer.move) for offer in offers(page)} == {PlayUnseen, EndTurn}
    gesture(Robot(page.view), offer_said(page, "plays unseen"))
    assert played(page) == [PlayUnseen()]
    assert len(page.source.position.families[BLUE].laid) == 1
    assert page.view.table.place(ids.UNSEEN) is None
    assert {type(offer.move) for offer in offers(page)} >= {Play, EndTurn}


def test_what_chance_has_played_cannot_be_taken_back(window: MainWindow) -> None:
    page = sit_at_duel(window, HYPNOTISED)
    play_said(page, "plays unseen")
    assert not any(isinstance(offer.move, TakeBack) for offer in offers(page))
    assert not page.strip.undo.isEnabled()
    (laid,) = page.source.position.families[BLUE].laid
    drag(page, ids.Card(laid.card.sleeve), ids.HAND)
    assert page.view.bubble_text
    assert played(page) == [PlayUnseen()]


def test_nobody_else_has_that_button(window: MainWindow) -> None:
    page = sit_at_duel(window, "green: hand 3\nblue: laid 1")
    assert page.view.table.place(ids.UNSEEN) is None
