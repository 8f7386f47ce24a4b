"""Halloween: rolls and what changes them, questions, and what buttons say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Words
from halloween_table.games.halloween.rules.pending import Die, Throwing
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.town import SUPPLY, Building, Level, ghosts_of
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.words.names import Names
from halloween_table.games.halloween.words.prompts import PromptWords
from tests.games.gestures import aim
from tests.games.halloween import doing
from tests.games.halloween.doing import bonuses, play, tokens, with_dice
from tests.games.halloween.drawing import ghosts_in, lord, town

from ..haunting import (
    action,
    caption,
    card,
    drag_disc,
    drop_on_name,
    ghost,
    key,
    laid,
    move_said,
    offers_said,
    play_said,
    press_piece,
    press_place,
    prompt,
    sit_in_town,
)
from ..haunting import lord as lord_of
from ..playing import ADA, PLAYERS, drag, offers, piece_rect, played, show_position

CY = 2
FIGHT = "School: bg | Police: b"


# ---- rolls --------------------------------------------------------------------------------------


def fighting(dice: str, **drawn: object) -> Position:
    """A green ghost is about to fight a blue one."""
    position = town(FIGHT, lord("2 2 2", **drawn))  # type: ignore[arg-type]
    return with_dice(play(position, "1: fight green blue School"), dice)


def throwing(page: TablePage) -> Throwing:
    due = page.source.position.pending[-1]
    assert isinstance(due, Throwing)
    return due


def bonus_in(page: TablePage, slot: int) -> str:
    token = lord_of(page).slots[slot].token
    assert token is not None
    return ids.Bonus(token)


def test_before_a_roll_the_die_can_be_raised(window: MainWindow) -> None:
    page = sit_in_town(window, fighting("y8 b4", bonuses="higher_die"))
    assert not throwing(page).rolled
    assert caption(page, ids.YES) == "Roll"
    assert "roll, or use a bonus first" in prompt(page)
    drag_disc(page, ids.Slot(ADA, 0))
    assert ghosts_in(page.source.position, "School") == "g", "8 against 4, and nothing to decide"
    assert bonuses(lord_of(page)) == "disc - -"


def test_after_a_roll_it_is_kept_or_changed(window: MainWindow) -> None:
    """Rolled again by a bonus and by a card, then three more, then kept."""
    held = {"bonuses": "higher_die reroll plus_three", "cards": (10,), "scares": 2}
    page = sit_in_town(window, fighting("g1 b4 g2 g3", **held))
    press_place(page, ids.YES)
    assert throwing(page).dice == (Die(Level.GREEN, 1),)
    assert throwing(page).against == Die(Level.BLUE, 4)
    assert prompt(page) == (
        "1 against 4: you lose. Keep it, use a bonus, or roll again: The Stubborn Gambler."
    )
    assert caption(page, ids.YES) == "Keep 1"
    press_piece(page, bonus_in(page, 1))
    assert throwing(page).dice == (Die(Level.GREEN, 2),)
    press_place(page, card(10))
    assert throwing(page).dice == (Die(Level.GREEN, 3),)
    assert lord_of(page).scares == 1
    drag(page, bonus_in(page, 2), ids.DieAt(0))
    assert throwing(page).dice == (Die(Level.GREEN, 3, plus=3),)
    assert "6 against 4: you win." in prompt(page)
    press_place(page, ids.YES)
    assert ghosts_in(page.source.position, "School") == "g"
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
    assert page.source.position.pending == ()
    assert ghosts_in(page.source.position, "School") == "bg"
    assert page.view.table.piece(ids.Die(-1)) is not None, "the dice lie there still"


def test_what_comes_too_early_or_too_late_says_so(window: MainWindow) -> None:
    page = sit_in_town(window, fighting("g1 b4", bonuses="higher_die plus_three two_scares"))
    press_piece(page, bonus_in(page, 1))
    assert "Roll first: this bonus is used after the roll" in page.view.bubble_text
    press_piece(page, bonus_in(page, 2))
    assert "This bonus does not help dice" in page.view.bubble_text
    press_place(page, action(2, "scare"))
    assert "First finish the roll" in page.view.bubble_text
    press_place(page, ids.YES)
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
        changed = next(offer for offer in offers(page) if aim(offer) == ids.DieAt(die))
        gesture(Robot(page.view), changed)
        assert bonuses(lord_of(page)) == "disc - -"
        assert ghosts_in(page.source.position, "School") == comes, "the lower roll decides"


def test_a_ghost_with_a_pair_and_another_colour_is_carried(window: MainWindow) -> None:
    """Either to the other colour, or to the sign of its building for its own."""
    drawn = town("School: bbgg", lord("2 2 2", cards=(47,)))
    start = with_dice(play(drawn, "act 1 summon"), "b1 g3")
    page = sit_in_town(window, start)
    green = ghost(page, "green", "School")
    for words, found in (("mix School blue green", "bbbgg"), ("summon School green", "bbggg")):
        by_keys = [offer for offer in offers_said(page, words) if offer.gesture.start == green]
        assert by_keys
        for offer in by_keys:
            Robot(page.view).type(offer)
            assert ghosts_in(page.source.position, "School") == found
            show_position(page, start)
    drop_on_name(page, green, "School")
    assert ghosts_in(page.source.position, "School") == "bbggg"
    show_position(page, start)
    drag(page, green, ids.Stand(doing.ghost(start, "blue", "School")))
    assert ghosts_in(page.source.position, "School") == "bbbgg"


def test_a_ghost_of_the_supply_is_summoned_wherever_in_the_building_it_is_put(
    window: MainWindow,
) -> None:
    start = play(town("School: bbgg", lord("2 2 2", cards=(47,))), "act 1 summon")
    page = sit_in_town(window, start)
    spare = ghost(page, "green", "supply")
    for put in (
        lambda: drop_on_name(page, spare, "School"),
        lambda: drag(page, spare, ids.Stand(doing.ghost(start, "blue", "School"))),
    ):
        put()
        assert ghosts_in(page.source.position, "School") == "bbggg"
        show_position(page, start)


def test_any_ghost_that_waits_can_be_taken(window: MainWindow) -> None:
    """Whichever of a colour somebody grabs, the one on offer comes along."""
    page = sit_in_town(window, play(town("School: bb"), "act 1 summon"))
    *_, last = (at for at in ghosts_of(Level.BLUE) if page.source.position.ghosts[at] == SUPPLY)
    robot = Robot(page.view)
    home = robot.at(laid(page).town.name(0))
    robot.drag_between(robot.at(piece_rect(page, ids.Ghost(last))), home)
    assert ghosts_in(page.source.position, "School") == "bbb"


def test_a_number_is_named_by_button_and_by_digit(window: MainWindow) -> None:
    position = play(town(FIGHT, lord("2 2 2", cards=(21,))), "1: move green School Church")
    for name in (lambda p: press_place(p, ids.Name(3)), lambda p: key(p, Qt.Key.Key_3)):
        page = sit_in_town(window, with_dice(position, "g5"))
        before = lord_of(page).scares
        name(page)
        assert lord_of(page).scares == before + 3


# ---- questions and buttons ------------------------------------------------------------------------


def test_a_fight_that_is_won_anyway_can_be_rolled_all_the_same(window: MainWindow) -> None:
    start = with_dice(
        play(town(FIGHT, lord("2 2 2", cards=(32,))), "1: fight green blue School"), "g1 b4"
    )
    page = sit_in_town(window, start)
    assert (caption(page, ids.YES), caption(page, ids.NO)) == ("Win at once", "Roll all the same")
    press_place(page, ids.YES)
    assert ghosts_in(page.source.position, "School") == "g"
    show_position(page, start)
    press_place(page, ids.NO)
    assert ghosts_in(page.source.position, "School") == "bg"
    assert page.source.position.bonuses[Building.SCHOOL] is None


def test_a_yes_says_how_much_it_brings(window: MainWindow) -> None:
    """HA-8.26"""
    fight = with_dice(town(FIGHT, lord("2 2 2", cards=(26,), scares=1)), "g5 b2")
    page = sit_in_town(window, play(fight, "1: fight green blue School"))
    assert (caption(page, ids.YES), caption(page, ids.NO)) == ("Scares: +3", "Let it be")
    press_place(page, ids.YES)
    assert lord_of(page).scares == 4


def tip(page: TablePage, place: str) -> str:
    found = page.view.table.place(place)
    assert found is not None, place
    return found.tooltip


@pytest.mark.parametrize(
    ("start", "place", "told"),
    [
        (town(FIGHT), ids.END, "3 sections still to act"),
        (town(FIGHT, done=(0, 1, 2)), ids.END, "The next player’s turn begins."),
        (
            fighting("g1 b4", bonuses="higher_die"),
            ids.YES,
            "The dice are rolled. A roll cannot be taken back.",
        ),
        (
            play(fighting("g1 b4", bonuses="higher_die reroll"), "roll"),
            ids.YES,
            "The roll counts as it lies.",
        ),
        (
            play(town("School: b", lord(tokens="bbgy"), in_use=(5,)), "claim 5"),
            ids.YES,
            "You pay these tokens and this disc, and the power is yours.",
        ),
        (
            play(town("Police: bb", lord(cards=(21,))), "1: move blue Police Church"),
            ids.Name(3),
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
    assert tip(page, ids.BACK) == "As if it had not been begun: nothing is spent."
    press_place(page, ids.BACK)
    assert page.source.position == town(FIGHT)


@pytest.mark.parametrize(
    ("start", "said", "told"),
    [
        (town(FIGHT, lord("2 2 2")), "1: fight green blue School", "1 against 4: you lose."),
        (
            town(FIGHT, lord("2 2 2", cards=(18,))),
            "1: haunt School green",
            "The Creaking Door",
        ),
    ],
    ids=["a fight", "a card"],
)
def test_where_nothing_can_be_done_about_a_roll_nothing_is_offered(
    window: MainWindow, start: Position, said: str, told: str
) -> None:
    """The dice are shown for a moment, and then it goes on by itself."""
    (shown,) = doing.step(with_dice(start, "g1 b4"), said).on_the_way
    assert PromptWords(Names()).prompt(shown, PLAYERS) == told


FETCHING = "School: b | Church: +reroll"


def test_a_bonus_is_taken_by_a_button(window: MainWindow) -> None:
    """HA-3.1: into the first free slot; where there is none, one has to choose."""
    held = town(FETCHING, lord(bonuses="disc rest"))
    page = sit_in_town(window, play(held, "1: move blue School Church"))
    assert (caption(page, ids.YES), caption(page, ids.NO)) == ("Take it", "Leave it there")
    press_place(page, ids.YES)
    assert bonuses(lord_of(page)) == "disc rest reroll"
    full = town(FETCHING, lord(bonuses="disc rest one_point"))
    show_position(page, play(full, "1: move blue School Church"))
    assert page.view.table.place(ids.YES) is None


def test_a_bonus_that_acts_is_named_and_can_be_taken_back(window: MainWindow) -> None:
    start = town(FETCHING, lord(bonuses="two_scares move"))
    page = sit_in_town(window, start)
    play_said(page, "use two_scares")
    before = page.source.position
    play_said(page, "use move")
    marks = {mark.id: mark for mark in page.view.table.arrangement.marks}
    told = [
        layer.text
        for id_ in (ids.TOLD, ids.TOLD_MORE)
        for layer in marks[id_].picture
        if isinstance(layer, Words)
    ]
    assert told == ["Gust of Wind", "Move"]
    press_place(page, ids.BACK)
    assert page.source.position == before
