"""Halloween: claims, what they cost, and what others get for them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.pictures import Rect
from halloween_table.games.halloween.rules.moves import (
    Claim,
    Move,
    Pay,
    PickColour,
    PickDisc,
    TakePoints,
)
from halloween_table.games.halloween.rules.pending import Asked, Paying, Rewarded
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import Action, Level
from halloween_table.games.halloween.table import ids
from halloween_table.table.hand.gestures import Choosing
from tests.games.halloween import doing
from tests.games.halloween.doing import discs, play, tokens
from tests.games.halloween.drawing import lord, town

from ..haunting import (
    action,
    caption,
    card,
    has_button,
    key,
    laid,
    log,
    offers_said,
    play_said,
    press,
    press_piece,
    press_place,
    sit_in_town,
    title,
    undo,
)
from ..haunting import lord as lord_of
from ..playing import ADA, BO, drag, piece_rect, place_rect, played, show_position

CY = 2
FIGHT = "School: bg | Police: b"


# ---- claims -------------------------------------------------------------------------------------


CLAIMED = 5
RICH = town("School: b", lord(tokens="bbgyr", discs="scare@1 move@2"), in_use=(CLAIMED,))
PAYING = play(RICH, f"claim {CLAIMED}")


def check_claimed(page: TablePage, left: str, on_board: str) -> None:
    ada = lord_of(page)
    assert (ada.cards, tokens(ada), discs(ada), ada.points) == ((CLAIMED,), left, on_board, 3)
    assert page.source.position.pending == ()


BOARD_DISC = RICH.lords[ADA].sections[0].discs[Action.SCARE][0]


@pytest.mark.parametrize(
    ("paid", "chosen", "paying"),
    [
        (ids.Token(ADA, Level.GREEN, 0), [], Paying(ADA, CLAIMED)),
        (
            ids.Token(ADA, Level.YELLOW, 0),
            [PickColour(Level.YELLOW)],
            Paying(ADA, CLAIMED, tokens=(Level.YELLOW,)),
        ),
        (
            ids.Disc(ADA, BOARD_DISC),
            [PickDisc(0, Action.SCARE)],
            Paying(ADA, CLAIMED, disc=(0, Action.SCARE)),
        ),
        (ids.Disc(ADA, RICH.lords[ADA].reserve[-1]), [], Paying(ADA, CLAIMED)),
    ],
    ids=["a token", "a token that was not proposed", "a disc of the board", "a disc"],
)
def test_a_claim_begins_with_what_is_paid(
    window: MainWindow, paid: str, chosen: list[Move], paying: Paying
) -> None:
    """HA-4.1"""
    page = sit_in_town(window, RICH)
    drag(page, paid, card(CLAIMED))
    assert played(page) == [Claim(CLAIMED), *chosen]
    assert page.source.position.pending == (paying,)


def test_a_way_out_of_a_claim_stays_whatever_was_changed(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    drag(page, ids.Token(ADA, Level.YELLOW, 0), card(CLAIMED))
    press_piece(page, ids.Token(ADA, Level.RED, 0))
    press_place(page, ids.BACK)
    assert (played(page), page.source.position) == ([], RICH)


def test_what_is_chosen_for_a_price_answers_no_other_question(window: MainWindow) -> None:
    """HA-8.49: the free token is chosen on its own."""
    page = sit_in_town(window, town("School: b", lord(tokens="bbb", cards=(49,)), in_use=(5,)))
    drag(page, ids.Token(ADA, Level.BLUE, 2), card(5))
    assert played(page) == [Claim(5)]
    assert isinstance(page.source.position.pending[-1], Asked)


def test_a_disc_of_the_board_says_why_it_does_not_buy_another_card(window: MainWindow) -> None:
    grey, coloured = 5, 8
    board = lord(tokens="bbb", discs="scare@1")
    page = sit_in_town(window, town("School: b", board, in_use=(grey, coloured)))
    (disc,) = lord_of(page).sections[0].discs[Action.SCARE]
    robot = Robot(page.view)
    there = robot.at(place_rect(page, card(coloured)))
    robot.drag_between(robot.at(piece_rect(page, ids.Disc(ADA, disc))), there)
    assert played(page) == []
    assert 'href="#HA-4.1"' in page.view.bubble_text


def test_a_press_on_a_card_asks_before_it_is_claimed(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    press_place(page, card(CLAIMED))
    assert isinstance(page.view.hand.gesture, Choosing)
    assert "for a disc and 3 tokens?" in page.view.bubble_text
    assert played(page) == []
    press_place(page, card(CLAIMED))
    assert played(page) == [Claim(CLAIMED)]


def test_the_proposal_is_paid_as_it_is(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    assert caption(page, ids.YES) == "Pay"
    press_place(page, ids.YES)
    check_claimed(page, "yr", "scare@1 move@2")
    assert len(lord_of(page).reserve) == 9


def test_a_token_is_changed(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    marked = _marked_tokens(page)
    press_piece(page, ids.Token(ADA, Level.RED, 0))
    assert marked - _marked_tokens(page) == {ids.Token(ADA, Level.GREEN, 0)}
    assert _marked_tokens(page) - marked == {ids.Token(ADA, Level.RED, 0)}
    press_place(page, ids.YES)
    check_claimed(page, "gy", "scare@1 move@2")


def _marked_tokens(page: TablePage) -> set[str]:
    """Those that would be paid look different from the others."""
    pieces = [
        piece
        for piece in page.view.table.arrangement.pieces
        if piece.id.startswith(f"token:{ADA}:")
    ]
    return {piece.id for piece in pieces if len(piece.picture) > 1}


def test_the_disc_is_changed(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    ring = {mark.id: mark.rect for mark in page.view.table.arrangement.marks}["price_disc"]
    (disc,) = lord_of(page).sections[0].discs[Action.SCARE]
    press_piece(page, ids.Disc(ADA, disc))
    marks = {mark.id: mark.rect for mark in page.view.table.arrangement.marks}
    assert marks["price_disc"] != ring
    assert marks["price_disc"].inset(4) == piece_rect(page, ids.Disc(ADA, disc))
    press_place(page, ids.YES)
    check_claimed(page, "yr", "move@2")
    assert lord_of(page).card_discs == (disc,)


def test_undo_takes_a_claim_back_step_by_step(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    drag(page, ids.Token(ADA, Level.BLUE, 1), card(CLAIMED))
    press_piece(page, ids.Token(ADA, Level.RED, 0))
    for left in ([Claim(CLAIMED)], []):
        undo(page)
        assert played(page) == left
    assert page.source.position == RICH
    undo(page)
    assert page.source.position == RICH


def test_escape_ends_a_claim_with_all_that_was_chosen_for_it(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    drag(page, ids.Token(ADA, Level.BLUE, 1), card(CLAIMED))
    press_piece(page, ids.Token(ADA, Level.RED, 0))
    key(page, Qt.Key.Key_Escape)
    assert played(page) == []
    assert page.source.position == RICH
    key(page, Qt.Key.Key_Escape)
    assert page.source.position == RICH


def test_a_claim_is_paid_by_keys_alone(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    robot = Robot(page.view)
    for words in (f"claim {CLAIMED}", "colour red", "disc 1 scare", "pay"):
        robot.type(offers_said(page, words)[-1])
    check_claimed(page, "gy", "move@2")


def test_before_it_is_paid_nothing_else_is_done(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    press_place(page, action(1, "upgrade"))
    assert "First pay for the card that you claim" in page.view.bubble_text
    key(page, Qt.Key.Key_Space)
    assert "First pay for the card that you claim" in page.view.bubble_text
    assert played(page) == []


# ---- what others get ----------------------------------------------------------------------------


def shared(seats: int) -> Position:
    """Everybody else is on the card already, and has discs on the board."""
    others = [lord(cards=(CLAIMED,), discs="scare@1 move@1 fight@2") for _ in range(seats - 1)]
    return town("School: b", lord(tokens="bbb"), *others, seats=seats)


def test_the_table_turns_to_the_others_in_order_and_back(window: MainWindow) -> None:
    page = sit_in_town(window, shared(3))
    near = []
    sitting = page.source
    sitting.changed.connect(lambda _: near.append((sitting.eyes, _near(page))))
    Robot(page.view).drag(offers_said(page, f"claim {CLAIMED}")[0])
    assert sitting.position.pending[-1] == Rewarded(BO, CLAIMED)
    assert "Bo" in title(page)
    assert not has_button(page, action(1, "summon", BO)), "it is not Bo's turn"
    press_place(page, ids.POINTS)
    assert sitting.position.pending == (Rewarded(CY, CLAIMED),)
    assert "Cy" in title(page)
    press_place(page, ids.Section(CY, 0))
    assert near == [(BO, BO), (CY, CY), (ADA, ADA)]
    assert "Ada" in title(page)
    assert lord_of(page, BO).points == 1
    assert discs(lord_of(page, CY)) == "fight@2"
    assert [row.actor for row in sitting.record.moves] == [ADA, BO, CY]
    assert page.curtain.isHidden()


def _near(page: TablePage) -> int | None:
    """Whose board is the large one."""
    seats = range(len(page.source.players))
    return next(
        (seat for seat in seats if page.view.table.place(ids.Section(seat, 0)) is not None), None
    )


def test_of_two_players_the_other_gets_twice_as_much(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}")
    standing = page.source.position
    press_place(page, ids.POINTS)
    assert lord_of(page, BO).points == 2
    assert page.source.eyes == ADA
    show_position(page, standing)
    press_place(page, ids.Section(BO, 0))
    assert page.source.eyes == BO, "a second section"
    assert page.view.table.place(ids.POINTS) is None
    press_place(page, ids.Section(BO, 1))
    assert page.source.eyes == ADA
    assert discs(lord_of(page, BO)) == ""


def _rect(page: TablePage, part: str) -> Rect:
    board = laid(page).near_board(page.source.position)
    return {
        "head": board.head(0),
        "an action space": board.action(0, Action.HAUNT),
        "a disc": board.disc_spot(0, Action.SCARE),
        "the bar of its rest": board.rest(0),
    }[part]


@pytest.mark.parametrize("part", ["head", "an action space", "a disc", "the bar of its rest"])
def test_a_reward_takes_the_discs_of_a_section_that_is_pressed_anywhere(
    window: MainWindow, part: str
) -> None:
    page = sit_in_town(window, shared(3))
    play_said(page, f"claim {CLAIMED}")
    assert len(offers_said(page, "section 1")) == 1
    Robot(page.view).click(_rect(page, part))
    assert discs(lord_of(page, BO)) == "fight@2"
    assert page.source.position.pending[-1] == Rewarded(CY, CLAIMED)


def test_a_section_that_was_chosen_for_a_reward_is_not_chosen_twice(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}", "section 1")
    for part in ("an action space", "the bar of its rest"):
        Robot(page.view).click(_rect(page, part))
        assert page.view.bubble_text, part
    assert page.source.position.pending[-1] == Rewarded(BO, CLAIMED, (0,))


def test_a_bonus_lets_a_section_rest_that_is_pressed_anywhere(window: MainWindow) -> None:
    drawn = town("School: b", lord(bonuses="rest", discs="scare@1 move@1 fight@2"))
    page = sit_in_town(window, play(drawn, "use rest"))
    rested = laid(page).near_board(page.source.position).rest(0)
    assert [mark.id for mark in page.view.table.arrangement.marks if mark.rect == rested] == [
        "rest:0"
    ]
    Robot(page.view).click(rested)
    assert discs(lord_of(page)) == "fight@2"


def test_a_section_is_lifted_only_at_its_head(window: MainWindow) -> None:
    """Who would rather act at once does not lift a section by an action space of it."""
    page = sit_in_town(window, play(town("School: bb", lord(scares=2)), "1: upgrade blue School"))
    before = page.source.position
    press_place(page, action(2, "move"))
    assert page.source.position == before
    assert page.view.bubble_text
    press_place(page, ids.Section(ADA, 1))
    assert doing.levels(lord_of(page)) != doing.levels(before.lords[ADA])


def test_a_reward_is_told(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}", "points")
    assert [type(row.move) for row in page.source.record.moves] == [Claim, TakePoints]
    told = log(page)
    assert any(line.startswith("Ada") for line in told)
    assert any(line.startswith("Bo") for line in told)


def test_a_colour_of_the_supply_is_chosen_by_a_press_on_it(window: MainWindow) -> None:
    """Whoever is on that card takes a token with each that is claimed."""
    page = sit_in_town(window, town("School: b", lord(tokens="bbb", cards=(49,)), in_use=(5,)))
    play_said(page, "claim 5")
    press(page, "colour orange")
    assert tokens(lord_of(page)) == "o"
    assert played(page)[0] == Claim(5)
    assert Pay() not in played(page), "there was nothing to choose"


def test_a_reward_is_not_thrown_away_by_a_careless_press(window: MainWindow) -> None:
    """HA-4.3"""
    start = play(
        town("School: b", lord(tokens="bbb"), lord(cards=(5,), discs="scare@1")), "claim 5"
    )
    page = sit_in_town(window, start)
    press_place(page, ids.Section(BO, 2))
    assert "Section 3 holds no discs. Take nothing?" in page.view.bubble_text
    assert played(page) == []
    press_place(page, ids.Section(BO, 0))
    assert not lord_of(page, BO).sections[0].taken
