"""Halloween: rolls and what changes them, claims and what they cost, and what others get for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from halloween_table.app.robot import Robot
from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.games.halloween.ids import (
    BACK,
    END,
    NO,
    POINTS,
    YES,
    bonus_id,
    die_id,
    die_place_id,
    disc_id,
    ghost_id,
    name_id,
    section_id,
    slot_id,
    stand_id,
    token_id,
)
from halloween_table.games.halloween.layout import building_name
from halloween_table.games.halloween.near_board import NearBoard
from halloween_table.games.halloween.rules.moves import Claim, Pay, TakePoints
from halloween_table.games.halloween.rules.pending import Die, Paying, Rewarded, Throwing
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import SUPPLY, Action, Building, Level, ghosts_of
from halloween_table.table.contract import Offer, Rect
from halloween_table.table.gestures import Choosing
from tests.games.halloween import doing
from tests.games.halloween.doing import bonuses, discs, play, tokens, with_dice
from tests.games.halloween.drawing import ghosts_in, lord, town

from .haunting import (
    action,
    card,
    drag_disc,
    drop_on_name,
    ghost,
    has_button,
    key,
    log,
    move_said,
    offers_said,
    play_said,
    press,
    press_piece,
    press_place,
    prompt,
    sit_in_town,
    title,
)
from .haunting import lord as lord_of
from .playing import ADA, BO, drag, offers, piece_rect, played, show_position

CY = 2
FIGHT = "School: bg | Police: b"


# ---- rolls --------------------------------------------------------------------------------------


def fighting(dice: str, **drawn: object) -> Position:
    """A green ghost is about to fight a blue one."""
    position = town(FIGHT, lord("2 2 2", **drawn))  # type: ignore[arg-type]
    return with_dice(play(position, "1: fight green blue School"), dice)


def throwing(page: TablePage) -> Throwing:
    due = page.sitting.position.pending[-1]
    assert isinstance(due, Throwing)
    return due


def bonus_in(page: TablePage, slot: int) -> str:
    token = lord_of(page).slots[slot].token
    assert token is not None
    return bonus_id(token)


def caption(page: TablePage, place: str) -> str:
    found = page.view.table.place(place)
    assert found is not None, place
    return found.name


def test_before_a_roll_the_die_can_be_raised(window: MainWindow) -> None:
    page = sit_in_town(window, fighting("y8 b4", bonuses="higher_die"))
    assert not throwing(page).rolled
    assert caption(page, YES) == "Roll"
    assert "roll, or use a bonus first" in prompt(page)
    drag_disc(page, slot_id(ADA, 0))
    assert ghosts_in(page.sitting.position, "School") == "g", "8 against 4, and nothing to decide"
    assert bonuses(lord_of(page)) == "disc - -"


def test_after_a_roll_it_is_kept_or_changed(window: MainWindow) -> None:
    """Rolled again by a bonus and by a card, then three more, then kept."""
    held = {"bonuses": "higher_die reroll plus_three", "cards": (10,), "scares": 2}
    page = sit_in_town(window, fighting("g1 b4 g2 g3", **held))
    press_place(page, YES)
    assert throwing(page).dice == (Die(Level.GREEN, 1),)
    assert throwing(page).against == Die(Level.BLUE, 4)
    assert prompt(page) == (
        "1 against 4: you lose. Keep it, use a bonus, or roll again: The Stubborn Gambler."
    )
    assert caption(page, YES) == "Keep 1"
    press_piece(page, bonus_in(page, 1))
    assert throwing(page).dice == (Die(Level.GREEN, 2),)
    press_place(page, card(10))
    assert throwing(page).dice == (Die(Level.GREEN, 3),)
    assert lord_of(page).scares == 1
    drag(page, bonus_in(page, 2), die_place_id(0))
    assert throwing(page).dice == (Die(Level.GREEN, 3, plus=3),)
    assert "6 against 4: you win." in prompt(page)
    press_place(page, YES)
    assert ghosts_in(page.sitting.position, "School") == "g"
    assert tokens(lord_of(page)) == "b"
    assert bonuses(lord_of(page)) == "higher_die disc disc"


@pytest.mark.parametrize(
    ("held", "told"),
    [
        (
            {"cards": (10,), "scares": 1},
            "Keep it, or roll again: The Stubborn Gambler.",
        ),
        ({"bonuses": "reroll", "cards": (10,), "scares": 0}, "Keep it, or use a bonus."),
    ],
    ids=["no bonus", "no scares"],
)
def test_the_prompt_names_what_can_be_done_about_a_roll(
    window: MainWindow, held: dict[str, object], told: str
) -> None:
    """HA-8.10"""
    start = with_dice(town(FIGHT, lord("2 2 2", **held)), "g1 b4")  # type: ignore[arg-type]
    page = sit_in_town(window, play(start, "1: fight green blue School"))
    assert prompt(page) == f"1 against 4: you lose. {told}"


def test_a_roll_is_made_and_kept_by_space(window: MainWindow) -> None:
    page = sit_in_town(window, fighting("g1 b4", bonuses="higher_die plus_three"))
    key(page, Qt.Key.Key_Space)
    assert throwing(page).rolled
    key(page, Qt.Key.Key_Space)
    assert page.sitting.position.pending == ()
    assert ghosts_in(page.sitting.position, "School") == "bg"
    assert page.view.table.piece(die_id(-1)) is not None, "the dice lie there still"


def test_what_comes_too_early_or_too_late_says_so(window: MainWindow) -> None:
    page = sit_in_town(window, fighting("g1 b4", bonuses="higher_die plus_three two_scares"))
    press_piece(page, bonus_in(page, 1))
    assert "Roll first: this bonus is used after the roll" in page.view.bubble_text
    press_piece(page, bonus_in(page, 2))
    assert "This bonus does not help dice" in page.view.bubble_text
    press_place(page, action(2, "scare"))
    assert "First finish the roll" in page.view.bubble_text
    press_place(page, YES)
    press_piece(page, bonus_in(page, 0))
    assert "It is too late: this bonus is used before the roll" in page.view.bubble_text
    assert 'href="#HA-3.5"' in page.view.bubble_text
    assert played(page) == [move_said(page, "roll")]


MIXING = play(town("School: bg", lord("2 2 2", cards=(47,), bonuses="plus_three")), "act 1 summon")


@pytest.mark.parametrize("gesture", [Robot.drag, Robot.click_through, Robot.type])
def test_of_two_dice_the_one_that_the_bonus_is_brought_to_changes(
    window: MainWindow, gesture: Callable[[Robot, Offer], None]
) -> None:
    page = sit_in_town(window, MIXING)
    for die, (blue, green, comes) in enumerate(((1, 3, "bgg"), (3, 1, "bbg"))):
        show_position(page, with_dice(MIXING, f"b{blue} g{green}"))
        gesture(Robot(page.view), offers_said(page, "mix School blue green")[0])
        assert throwing(page).dice == (Die(Level.BLUE, blue), Die(Level.GREEN, green))
        changed = next(offer for offer in offers(page) if offer.place == die_place_id(die))
        gesture(Robot(page.view), changed)
        assert bonuses(lord_of(page)) == "disc - -"
        assert ghosts_in(page.sitting.position, "School") == comes, "the lower roll decides"


def test_a_ghost_with_a_pair_and_another_colour_is_carried(window: MainWindow) -> None:
    """Either to the other colour, or to the sign of its building for its own."""
    drawn = town("School: bbgg", lord("2 2 2", cards=(47,)))
    start = with_dice(play(drawn, "act 1 summon"), "b1 g3")
    page = sit_in_town(window, start)
    green = ghost(page, "green", "School")
    for words, found in (("mix School blue green", "bbbgg"), ("summon School green", "bbggg")):
        by_keys = [offer for offer in offers_said(page, words) if offer.piece == green]
        assert by_keys
        for offer in by_keys:
            Robot(page.view).type(offer)
            assert ghosts_in(page.sitting.position, "School") == found
            show_position(page, start)
    drop_on_name(page, green, "School")
    assert ghosts_in(page.sitting.position, "School") == "bbggg"
    show_position(page, start)
    drag(page, green, stand_id(doing.ghost(start, "blue", "School")))
    assert ghosts_in(page.sitting.position, "School") == "bbbgg"


def test_a_ghost_of_the_supply_is_summoned_wherever_in_the_building_it_is_put(
    window: MainWindow,
) -> None:
    start = play(town("School: bbgg", lord("2 2 2", cards=(47,))), "act 1 summon")
    page = sit_in_town(window, start)
    spare = ghost(page, "green", "supply")
    for put in (
        lambda: drop_on_name(page, spare, "School"),
        lambda: drag(page, spare, stand_id(doing.ghost(start, "blue", "School"))),
    ):
        put()
        assert ghosts_in(page.sitting.position, "School") == "bbggg"
        show_position(page, start)


def test_any_ghost_that_waits_can_be_taken(window: MainWindow) -> None:
    """Whichever of a colour somebody grabs, the one on offer comes along."""
    page = sit_in_town(window, play(town("School: bb"), "act 1 summon"))
    *_, last = (at for at in ghosts_of(Level.BLUE) if page.sitting.position.ghosts[at] == SUPPLY)
    robot = Robot(page.view)
    robot.drag_between(robot.at(piece_rect(page, ghost_id(last))), robot.at(building_name(0)))
    assert ghosts_in(page.sitting.position, "School") == "bbb"


def test_a_number_is_named_by_button_and_by_digit(window: MainWindow) -> None:
    position = play(town(FIGHT, lord("2 2 2", cards=(21,))), "1: move green School Church")
    for name in (lambda p: press_place(p, name_id(3)), lambda p: key(p, Qt.Key.Key_3)):
        page = sit_in_town(window, with_dice(position, "g5"))
        before = lord_of(page).scares
        name(page)
        assert lord_of(page).scares == before + 3


# ---- claims -------------------------------------------------------------------------------------


CLAIMED = 5
RICH = town("School: b", lord(tokens="bbgyr", discs="scare@1 move@2"), in_use=(CLAIMED,))
PAYING = play(RICH, f"claim {CLAIMED}")


def check_claimed(page: TablePage, left: str, on_board: str) -> None:
    ada = lord_of(page)
    assert (ada.cards, tokens(ada), discs(ada), ada.points) == ((CLAIMED,), left, on_board, 3)
    assert page.sitting.position.pending == ()


@pytest.mark.parametrize("paid", ["a token", "a disc"])
def test_a_claim_begins_with_what_it_costs(window: MainWindow, paid: str) -> None:
    page = sit_in_town(window, RICH)
    if paid == "a token":
        drag(page, token_id(ADA, Level.YELLOW, 0), card(CLAIMED))
    else:
        drag_disc(page, card(CLAIMED))
    assert played(page) == [Claim(CLAIMED)]
    assert page.sitting.position.pending == (Paying(ADA, CLAIMED),)


def test_a_press_on_a_card_asks_before_it_is_claimed(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    press_place(page, card(CLAIMED))
    assert isinstance(page.view.gesture, Choosing)
    assert "for a disc and 3 tokens?" in page.view.bubble_text
    assert played(page) == []
    press_place(page, card(CLAIMED))
    assert played(page) == [Claim(CLAIMED)]


def test_the_proposal_is_paid_as_it_is(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    assert caption(page, YES) == "Pay"
    press_place(page, YES)
    check_claimed(page, "yr", "scare@1 move@2")
    assert len(lord_of(page).reserve) == 9


def test_a_token_is_changed(window: MainWindow) -> None:
    page = sit_in_town(window, PAYING)
    marked = _marked_tokens(page)
    press_piece(page, token_id(ADA, Level.RED, 0))
    assert marked - _marked_tokens(page) == {token_id(ADA, Level.GREEN, 0)}
    assert _marked_tokens(page) - marked == {token_id(ADA, Level.RED, 0)}
    press_place(page, YES)
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
    press_piece(page, disc_id(ADA, disc))
    marks = {mark.id: mark.rect for mark in page.view.table.arrangement.marks}
    assert marks["price_disc"] != ring
    assert marks["price_disc"].inset(4) == piece_rect(page, disc_id(ADA, disc))
    press_place(page, YES)
    check_claimed(page, "yr", "move@2")
    assert lord_of(page).card_discs == (disc,)


def test_escape_takes_a_claim_back_step_by_step(window: MainWindow) -> None:
    page = sit_in_town(window, RICH)
    drag(page, token_id(ADA, Level.BLUE, 1), card(CLAIMED))
    press_piece(page, token_id(ADA, Level.RED, 0))
    for left in ([Claim(CLAIMED)], []):
        key(page, Qt.Key.Key_Escape)
        assert played(page) == left
    assert page.sitting.position == RICH
    key(page, Qt.Key.Key_Escape)
    assert page.sitting.position == RICH


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
    sitting = page.sitting
    sitting.changed.connect(lambda: near.append((sitting.eyes, _near(page))))
    Robot(page.view).drag(offers_said(page, f"claim {CLAIMED}")[0])
    assert sitting.position.pending[-1] == Rewarded(BO, CLAIMED)
    assert "Bo" in title(page)
    assert not has_button(page, action(1, "summon", BO)), "it is not Bo's turn"
    press_place(page, POINTS)
    assert sitting.position.pending == (Rewarded(CY, CLAIMED),)
    assert "Cy" in title(page)
    press_place(page, section_id(CY, 0))
    assert near == [(BO, BO), (CY, CY), (ADA, ADA)]
    assert "Ada" in title(page)
    assert lord_of(page, BO).points == 1
    assert discs(lord_of(page, CY)) == "fight@2"
    assert [row.actor for row in sitting.record.moves] == [ADA, BO, CY]
    assert page.curtain.isHidden()


def _near(page: TablePage) -> int | None:
    """Whose board is the large one."""
    seats = range(len(page.sitting.players))
    return next(
        (seat for seat in seats if page.view.table.place(section_id(seat, 0)) is not None), None
    )


def test_of_two_players_the_other_gets_twice_as_much(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}")
    standing = page.sitting.position
    press_place(page, POINTS)
    assert lord_of(page, BO).points == 2
    assert page.sitting.eyes == ADA
    show_position(page, standing)
    press_place(page, section_id(BO, 0))
    assert page.sitting.eyes == BO, "a second section"
    assert page.view.table.place(POINTS) is None
    press_place(page, section_id(BO, 1))
    assert page.sitting.eyes == ADA
    assert discs(lord_of(page, BO)) == ""


def _rect(page: TablePage, part: str) -> Rect:
    board = NearBoard.of(page.sitting.position)
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
    assert page.sitting.position.pending[-1] == Rewarded(CY, CLAIMED)


def test_a_section_that_was_chosen_for_a_reward_is_not_chosen_twice(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}", "section 1")
    for part in ("an action space", "the bar of its rest"):
        Robot(page.view).click(_rect(page, part))
        assert page.view.bubble_text, part
    assert page.sitting.position.pending[-1] == Rewarded(BO, CLAIMED, (0,))


def test_a_bonus_lets_a_section_rest_that_is_pressed_anywhere(window: MainWindow) -> None:
    drawn = town("School: b", lord(bonuses="rest", discs="scare@1 move@1 fight@2"))
    page = sit_in_town(window, play(drawn, "use rest"))
    rested = NearBoard.of(page.sitting.position).rest(0)
    assert [mark.id for mark in page.view.table.arrangement.marks if mark.rect == rested] == [
        "rest:0"
    ]
    Robot(page.view).click(rested)
    assert discs(lord_of(page)) == "fight@2"


def test_a_section_is_lifted_only_at_its_head(window: MainWindow) -> None:
    """Who would rather act at once does not lift a section by an action space of it."""
    page = sit_in_town(window, play(town("School: bb", lord(scares=2)), "1: upgrade blue School"))
    before = page.sitting.position
    press_place(page, action(2, "move"))
    assert page.sitting.position == before
    assert page.view.bubble_text
    press_place(page, section_id(ADA, 1))
    assert doing.levels(lord_of(page)) != doing.levels(before.lords[ADA])


def test_a_reward_is_told(window: MainWindow) -> None:
    page = sit_in_town(window, shared(2))
    play_said(page, f"claim {CLAIMED}", "points")
    assert [type(row.move) for row in page.sitting.record.moves] == [Claim, TakePoints]
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


def test_a_fight_that_is_won_anyway_can_be_rolled_all_the_same(window: MainWindow) -> None:
    start = with_dice(
        play(town(FIGHT, lord("2 2 2", cards=(32,))), "1: fight green blue School"), "g1 b4"
    )
    page = sit_in_town(window, start)
    assert (caption(page, YES), caption(page, NO)) == ("Win at once", "Roll all the same")
    press_place(page, YES)
    assert ghosts_in(page.sitting.position, "School") == "g"
    show_position(page, start)
    press_place(page, NO)
    assert ghosts_in(page.sitting.position, "School") == "bg"
    assert page.sitting.position.bonuses[Building.SCHOOL] is None


def test_a_yes_says_how_much_it_brings(window: MainWindow) -> None:
    """HA-8.26"""
    fight = with_dice(town(FIGHT, lord("2 2 2", cards=(26,), scares=1)), "g5 b2")
    page = sit_in_town(window, play(fight, "1: fight green blue School"))
    assert (caption(page, YES), caption(page, NO)) == ("Scares: +3", "Let it be")
    press_place(page, YES)
    assert lord_of(page).scares == 4


def tip(page: TablePage, place: str) -> str:
    found = page.view.table.place(place)
    assert found is not None, place
    return found.tooltip


@pytest.mark.parametrize(
    ("start", "place", "told"),
    [
        (town(FIGHT), END, "3 sections still to act"),
        (town(FIGHT, done=(0, 1, 2)), END, "The next player’s turn begins."),
        (
            fighting("g1 b4", bonuses="higher_die"),
            YES,
            "The dice are rolled. A roll cannot be taken back.",
        ),
        (
            play(fighting("g1 b4", bonuses="higher_die reroll"), "roll"),
            YES,
            "The roll counts as it lies.",
        ),
        (PAYING, YES, "You pay these tokens and this disc, and the power is yours."),
        (
            play(town("Police: bb", lord(cards=(21,))), "1: move blue Police Church"),
            name_id(3),
            "Roll at least 3 to gain as many scares; otherwise you gain 1.",
        ),
    ],
    ids=["too early", "end", "roll", "keep", "pay", "name"],
)
def test_a_button_tells_what_comes_of_it(
    window: MainWindow, start: Position, place: str, told: str
) -> None:
    assert tip(sit_in_town(window, start), place) == told


def test_what_was_begun_can_be_taken_back(window: MainWindow) -> None:
    page = sit_in_town(window, town(FIGHT))
    play_said(page, "act 1 move")
    assert tip(page, BACK) == "As if it had not been begun: nothing is spent."
    press_place(page, BACK)
    assert page.sitting.position == town(FIGHT)
