"""Halloween: options that no screen offers, and what the advice and the tray make of odd powers."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.engine.record import Player
from halloween_table.games.halloween import kit
from halloween_table.games.halloween.rules.advice import prospect
from halloween_table.games.halloween.rules.position import CardSet, Options, Position
from halloween_table.games.halloween.rules.town import Action, Level
from halloween_table.games.halloween.table.pieces import dice_shown

from ..doing import GAME, play, with_dice
from ..drawing import Drawn, lord, town

EIGHT = (1, 2, 3, 4, 5, 6, 7, 8)
PICKED = Options(cards=CardSet.PICKED, picked=EIGHT)


@pytest.mark.parametrize(
    "picked",
    [
        (),
        EIGHT[:2],
        (*EIGHT, 9),
        (1, *EIGHT),
        (1, 1, *EIGHT[:6]),
        (*EIGHT[:7], 99),
        (*EIGHT[:7], 0),
    ],
)
def test_eight_different_cards_are_needed(picked: tuple[int, ...]) -> None:  # HA-S2
    with pytest.raises(ValueError, match="HA-S2"):
        GAME.setup(evolve(PICKED, picked=picked), 2, 1)


def test_picked_cards_lie_in_the_order_of_their_numbers() -> None:
    assert GAME.setup(evolve(PICKED, picked=EIGHT[::-1]), 2, 1).cards == EIGHT


# ---- what lies in the tray ----------------------------------------------------------------------


def _fought(position: Position) -> Position:
    return play(with_dice(position, "b1 g6"), "act 1 fight", "fight blue green School")


@pytest.mark.parametrize(
    ("rich", "said"),
    [
        (lord(cards=(14,), discs="move@2 scare@2 haunt@2"), "power 14"),
        (lord(bonuses="three_discs", discs="move@2 scare@2 haunt@2 fight@3"), "use three_discs"),
    ],
)
def test_the_dice_are_gone_when_something_else_is_decided(rich: Drawn, said: str) -> None:
    fought = _fought(town("School: bg | Police: b", rich))
    assert dice_shown(fought) is not None
    asked = play(fought, said)
    assert asked.pending
    assert dice_shown(asked) is None


def test_the_dice_stay_while_their_difference_is_decided() -> None:
    assert dice_shown(_fought(town("School: bg | Police: b", lord(cards=(26,))))) is not None


# ---- advice -------------------------------------------------------------------------------------


def test_a_summon_of_two_colours_brings_the_higher_one_at_best() -> None:  # HA-8.47
    mixed = town("School: gy | Police: b", lord("3 1 1", cards=(47,)))
    assert prospect(mixed, 0, Action.SUMMON).level is Level.YELLOW


def test_advice_promises_no_points_for_a_pumpkin_taken_back() -> None:  # HA-8.46
    taken = town("Church: b", lord(cards=(46,), pumpkins="Church:o"))
    halloween = kit()
    assert halloween.adviser is not None
    players = tuple(Player(name, "cat", "red") for name in ("Ada", "Bo", "Cyd"))
    section, *_ = halloween.adviser.advice(GAME.view(taken, 0), 0, players)
    haunt = section.hints[Action.HAUNT]
    assert (haunt.text, haunt.state) == ("Haunt", "open")
