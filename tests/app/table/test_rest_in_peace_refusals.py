"""Rest in Peace: every wrong gesture that can be made is explained, with the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.kit import Rule
from halloween_table.engine.game import Refusal
from halloween_table.games.rest_in_peace.rules.position import Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.store.store import Store
from tests.games.rest_in_peace.doing import after, move_of, ten
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from ..playing import (
    Drop,
    drag,
    item_rect,
    kept,
    piece_rect,
    place_rect,
    show_position,
    sit_down,
    sleeve_said,
    wrong_drops_gone_wrong,
)


def at(drawing: str, *said: str) -> Callable[[], Position]:
    return lambda: after(position_of(drawing), *said)


def drop(
    name: str, position: Callable[[], Position], card: str, place: str, rule: str, reason: str
) -> Drop:
    """`card` says which, as in `plays 5`: it is whoever's turn it is who brings it somewhere."""
    sleeve = move_of(position(), card).card  # type: ignore[union-attr]
    return Drop(name, position, ids.Card(sleeve), place, rule, reason)


def lacking(psychic: int, reason: str, green: str = "", blue: str = "") -> Drop:
    """A psychic that lacks what it needs."""
    position = at(f"round 3\ngreen: front p{psychic} | {green}\nblue: {blue}")
    name = f"number {psychic} lacks something"
    return drop(name, position, f"plays p{psychic}", ids.Side(GREEN, 3), "RP-4.0", reason)


TURN = at("round 2\ngreen: hand 1 2 | laid 3 | past 4 | deck 6 5\nblue: hand 5 | laid 6 | front p9")
STAKING = at(
    "round 2  staking green\ngreen: hand 1 | laid 3 | past 4 | stakes 2\nblue: hand 5 | laid 6"
)
HERE = ids.Side(GREEN, 2)
TEN = ids.Side(GREEN, 10)

DROPS = [
    # Places where no card is played to
    drop("a card to the other side", TURN, "plays 1", ids.Side(BLUE, 2), "RP-1.1", "to_your_side"),
    drop(
        "a card to an earlier round", TURN, "plays 1", ids.Side(GREEN, 1), "RP-1.1", "to_your_side"
    ),
    drop("a card to a later round", TURN, "plays 1", ids.Side(GREEN, 5), "RP-1.1", "to_your_side"),
    drop("a card to the line", TURN, "plays 1", ids.Line(4), "RP-1.1", "to_your_side"),
    drop("a card to the discards", TURN, "plays 1", ids.Discards(GREEN), "RP-1.1", "to_your_side"),
    drop("a card to a panel", TURN, "plays 1", ids.Won(BLUE), "RP-1.1", "to_your_side"),
    drop("a card to round ten too early", TURN, "plays 1", TEN, "RP-1.7", "only_the_loser_stakes"),
    # Cards that are not for playing
    drop("a rival's card", TURN, "plays blue's 5", HERE, "RP-1.1", "not_your_card"),
    drop("a rival's psychic", TURN, "plays blue's p9", HERE, "RP-1.1", "not_your_card"),
    drop(
        "a rival's card to the line", TURN, "plays blue's 5", ids.Line(4), "RP-1.1", "not_your_card"
    ),
    drop("a card of the deck", TURN, "plays 6", HERE, "RP-1.6", "decks_are_drawn"),
    drop("a card that lies", TURN, "plays 3", ids.Side(GREEN, 4), "RP-1.1", "lies_for_good"),
    drop("a card of an earlier round", TURN, "plays 4", HERE, "RP-1.1", "lies_for_good"),
    drop("a rival's card that lies", TURN, "plays blue's 6", HERE, "RP-1.1", "lies_for_good"),
    # Psychics that cannot be played
    drop(
        "the Late Guest too early",
        at("green: front p7 | hand 1"),
        "plays p7",
        HERE,
        "RP-4.7",
        "only_at_ten",
    ),
    drop(
        "a psychic where there may be none",
        at("round 3\ngreen: front p8 | hand 1\nblue: laid p18"),
        "plays p8",
        ids.Side(GREEN, 3),
        "RP-4.18",
        "no_psychics",
    ),
    lacking(2, "no_deck", "hand 1 | deck"),
    lacking(6, "no_hand_to_draw_from"),
    lacking(11, "no_card_of_theirs"),
    lacking(16, "no_deck_and_no_hand", "deck"),
    lacking(17, "no_ghost_on_each_side", "laid 2"),
    lacking(21, "no_earlier_ghost"),
    lacking(22, "no_hand_to_draw_from"),
    lacking(25, "no_small_ghost_of_theirs", blue="laid 4"),
    lacking(27, "no_earlier_ghost"),
    # Chance, and the Matchmaker
    drop(
        "a card of one's own while hypnotised",
        at("green: hand 1 2 | front p8\nblue: laid p6"),
        "plays 1",
        ids.Side(GREEN, 3),
        "RP-4.6",
        "chance_plays_first",
    ),
    drop(
        "a psychic while hypnotised",
        at("green: hand 1 2 | front p8\nblue: laid p6"),
        "plays p8",
        ids.Side(GREEN, 3),
        "RP-4.6",
        "chance_plays_first",
    ),
    drop(
        "a single card",
        at("green: hand 1 | front p7\nblue: laid p14"),
        "plays 1",
        ids.Side(GREEN, 3),
        "RP-4.14",
        "no_second_card",
    ),
    drop(
        "a choice that leaves no second card",
        at("green: front p11\nblue: laid p14 3", "plays p11"),
        "chooses blue's 3",
        ids.Discards(BLUE),
        "RP-4.14",
        "no_second_card",
    ),
    # What a psychic is not meant for
    drop(
        "another card than the Exorcist's",
        at("green: hand 5 | front p11\nblue: laid 3", "plays p11"),
        "chooses green's 5",
        ids.Discards(BLUE),
        "RP-4.11",
        "no_target",
    ),
    drop(
        "too strong for the Piper",
        at("green: front p25\nblue: laid 3 5", "plays p25"),
        "chooses blue's 5",
        ids.Side(GREEN, 2),
        "RP-4.25",
        "no_target",
    ),
    drop(
        "the same side twice",
        at("green: laid 1 2 | front p17\nblue: laid 3", "plays p17", "chooses green's 1"),
        "chooses green's 2",
        ids.Side(BLUE, 3),
        "RP-4.17",
        "no_target",
    ),
    drop(
        "a card instead of a value",
        at("green: hand 5 | front p10", "plays p10"),
        "chooses green's 5",
        ids.Side(GREEN, 2),
        "RP-4.10",
        "no_target",
    ),
    drop(
        "a card instead of a value in round ten",
        lambda: ten("stakes p10 3", "stakes 5"),
        "chooses green's 3",
        ids.Side(BLUE, 10),
        "RP-4.10",
        "no_target",
    ),
    # After a round
    drop("a staked card elsewhere", STAKING, "stakes 1", HERE, "RP-1.7", "to_round_ten"),
    drop(
        "a staked card to the rival",
        STAKING,
        "stakes 1",
        ids.Side(BLUE, 10),
        "RP-1.7",
        "to_round_ten",
    ),
    drop("a rival's card at round ten", STAKING, "plays blue's 5", TEN, "RP-1.1", "not_your_card"),
    drop("a card that was played", STAKING, "plays 3", TEN, "RP-1.1", "lies_for_good"),
    drop("a stake elsewhere", STAKING, "plays 2", HERE, "RP-1.7", "stakes_stay"),
    drop(
        "a stake in the next round",
        at("round 2\ngreen: hand 1 | stakes 2"),
        "plays 2",
        HERE,
        "RP-1.7",
        "stakes_stay",
    ),
    drop("a card taken back too late", STAKING, "plays 3", ids.HAND, "RP-1.1", "lies_for_good"),
]

IN_VAIN = {
    "choose_first": ("RP-4.11", at("green: front p11\nblue: laid 3", "plays p11")),
    "not_one_card": ("RP-4.14", at("green: hand 1 2\nblue: laid p14", "plays 2")),
}
"""What the key that ends a turn is answered with, where it cannot be ended."""

OUT_OF_REACH = {
    "game_over": "nothing can be lifted after the end",
    "not_your_turn": "the screen belongs to the one whose turn it is",
    "nothing_to_choose": "where nothing can be chosen a card is played instead",
    "stake_first": "after a round every gesture is about round ten",
    "nobody_is_hypnotised": "the button is there for the hypnotised only",
}


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_down(window, key="rest_in_peace")


def test_every_reason_is_tried_or_out_of_reach(page: TablePage) -> None:
    """A reason that is added to the game has to come here too."""
    voice = page.source.kit.voice
    known = set(voice._plain_refusals())  # type: ignore[attr-defined]
    known |= {"not_your_turn", "choose_first", "no_target"}
    tried = {drop.reason for drop in DROPS} | set(IN_VAIN) | {"of_the_line"}
    assert tried | set(OUT_OF_REACH) == known
    assert not tried & set(OUT_OF_REACH)


def test_every_rule_that_is_named_can_be_read(page: TablePage) -> None:
    rules = {
        block.id
        for chapter in page.source.kit.rulebook.chapters()
        for block in chapter.blocks
        if isinstance(block, Rule)
    }
    assert {drop.rule for drop in DROPS} | {rule for rule, _ in IN_VAIN.values()} <= rules


@pytest.mark.parametrize("curtain", [False])
def test_every_wrong_drop_is_explained_and_changes_nothing(
    page: TablePage, store: Store, curtain: bool
) -> None:
    assert wrong_drops_gone_wrong(page, store, DROPS) == []


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize("reason", IN_VAIN)
def test_a_turn_that_cannot_be_ended_is_explained(
    page: TablePage, store: Store, reason: str, by_key: bool
) -> None:
    rule, position = IN_VAIN[reason]
    show_position(page, position())
    before, in_store = page.source.position, kept(store, page)
    if by_key:
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    elif page.view.table.place(ids.END) is None:
        return  # while a psychic waits there is no button
    else:
        Robot(page.view).click(place_rect(page, ids.END))
    about = tuple(before.number(choosing.psychic) for choosing in before.pending)
    sentence = page.source.kit.voice.refusal(Refusal(rule, reason, about), page.source.players)
    assert sentence in page.view.bubble_text
    assert f'href="#{rule}"' in page.view.bubble_text
    assert page.source.position == before
    assert kept(store, page) == in_store


# ---- clicks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "card", "reason"),
    [
        (at("green: front p7 | hand 1"), "plays p7", "only_at_ten"),
        (at("green: front p8 | hand 1\nblue: laid p18"), "plays p8", "no_psychics"),
        (TURN, "plays 6", "decks_are_drawn"),
        (TURN, "plays blue's p9", "not_your_card"),
    ],
)
def test_a_click_on_a_card_that_cannot_be_played_says_why(
    page: TablePage, position: Callable[[], Position], card: str, reason: str
) -> None:
    show_position(page, position())
    robot = Robot(page.view)
    robot.click_at(robot.grip(ids.Card(sleeve_said(page, card))))
    sentence = page.source.kit.voice._plain_refusals()[reason]  # type: ignore[attr-defined]
    assert sentence in page.view.bubble_text
    assert page.view.hand.gesture is None


@pytest.mark.parametrize(
    ("drawing", "card", "reason"),
    [
        ("green: front p8 | hand 1\nblue: laid p18", "plays p8", "no_psychics"),
        ("green: front p2 | hand 1 | deck", "plays p2", "no_deck"),
        ("green: hand 1\nblue: laid p14", "plays 1", "no_second_card"),
    ],
)
def test_what_hinders_a_card_is_in_its_tooltip_too(
    page: TablePage, drawing: str, card: str, reason: str
) -> None:
    show_position(page, position_of(drawing))
    piece = page.view.table.piece(ids.Card(sleeve_said(page, card)))
    assert piece is not None
    sentence = page.source.kit.voice._plain_refusals()[reason]  # type: ignore[attr-defined]
    assert sentence in piece.tooltip


@pytest.mark.parametrize("place", [ids.HAND, ids.Front(GREEN)])
def test_a_card_put_back_where_it_lay_is_not_scolded(page: TablePage, place: str) -> None:
    show_position(page, position_of("green: hand 2 5 | front p8"))
    drag(page, ids.Card(sleeve_said(page, "plays 2" if place == ids.HAND else "plays p8")), place)
    assert page.view.bubble_text == ""
    assert page.source.record.moves == ()


def test_mansions_and_the_line_cannot_be_lifted_and_a_press_says_why(page: TablePage) -> None:
    show_position(page, TURN())
    before = page.source.position
    robot = Robot(page.view)
    for id_ in (ids.Mansion(before.mansions[2]), ids.Card(before.line[3].sleeve)):
        robot.drag_between(robot.grip(id_), robot.at(place_rect(page, HERE)))
        assert item_rect(page, id_) == piece_rect(page, id_)
        assert page.view.hand.gesture is None
        assert page.view.bubble_text == ""
        robot.click_at(robot.grip(id_))
        sentence = page.source.kit.voice.refusal(Refusal("RP-1.5", "of_the_line"), ())
        assert sentence in page.view.bubble_text
        assert 'href="#RP-1.5"' in page.view.bubble_text
        page.view.hide_bubble()
    assert page.source.position == before


def test_the_decks_of_both_say_how_many_are_left(page: TablePage) -> None:
    show_position(page, TURN())
    for seat in (GREEN, BLUE):
        place = page.view.table.place(ids.Deck(seat))
        assert place is not None
        left = len(page.source.position.families[seat].deck)
        assert str(left) in place.name


def test_after_the_end_no_gesture_means_anything(page: TablePage, store: Store) -> None:
    show_position(page, TURN())
    over = after(
        position_of("round 3  turn blue  mansions gc gc c\ngreen: hand 1\nblue: hand 1"), "leaves"
    )
    show_position(page, over)
    in_store = kept(store, page)
    for piece in page.view.table.arrangement.pieces[::7]:
        robot = Robot(page.view)
        start = robot.at(piece.rect)
        robot.drag_between(start, robot.at(place_rect(page, HERE)))
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.view.bubble_text == ""
    assert page.source.position == over
    assert kept(store, page) == in_store
