"""What everybody can see is the only thing to be done; no hidden card has a say in it."""

from __future__ import annotations

import pytest

from halloween_table.engine.chance import Chance
from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.events import Passed
from halloween_table.games.candy_hunters.rules.moves import Move, Pass
from halloween_table.games.candy_hunters.rules.position import Position, Stage

from ...laws import what_is_forced_is_all_there_is
from ..doing import GAME, after, events, offered, shove, walk
from ..drawing import position_of

HAUNTED = HAUNTED_NUMBERS[0]
CARDS = ((1, 2), (20, 21))
CORNER = "o1 v.\n-- g."
"""Where one regular card fits."""


def forced(position: Position) -> Move | None:
    found: Move | None = what_is_forced_is_all_there_is(GAME, 2, position, Chance(1))
    return found


def test_a_shoved_kid_goes_to_the_only_tile_there_is() -> None:  # CH-2.3
    position = after(position_of("o1 vA", stage=Stage.GHOSTS), walk("1", 1, 0))
    assert forced(position) == shove(0, 0)


def test_a_shoved_kid_with_two_ways_out_waits() -> None:  # CH-2.3
    position = after(position_of("o1 vA g.", stage=Stage.GHOSTS), walk("1", 1, 0))
    assert forced(position) is None


def test_where_no_ghost_can_move_the_step_is_passed() -> None:  # CH-2.2, CH-3.7
    position = position_of("o1 -- v. g. --\n-- -- -- -- b2", stage=Stage.GHOSTS, hands=CARDS)
    assert forced(position) == Pass()
    assert events(position, Pass()) == (Passed(0, Stage.GHOSTS, idle=True),)


def test_while_a_ghost_can_move_it_is_not() -> None:  # CH-2.1
    position = position_of("o1 v. --\n-- -- b2", stage=Stage.GHOSTS, hands=CARDS)
    assert forced(position) is None
    assert events(position, Pass()) == (Passed(0, Stage.GHOSTS),)


def test_where_no_regular_card_fits_at_all_the_step_is_passed() -> None:  # CH-3.2
    position = position_of("o1 o. o. o.", stage=Stage.PATTERN, hands=CARDS)
    assert forced(position) == Pass()
    assert events(position, Pass()) == (Passed(0, Stage.PATTERN, idle=True),)


def test_where_only_the_hand_has_no_card_that_fits_it_is_not() -> None:  # CH-S5
    """That would tell what is in it."""
    fitting = [card for card in REGULAR_NUMBERS if _fits(card)]
    others = [card for card in REGULAR_NUMBERS if card not in fitting]
    assert fitting
    position = position_of(CORNER, stage=Stage.PATTERN, hands=(others[:2], others[2:4]))
    assert offered(position) == [Pass()]
    assert forced(position) is None
    assert events(position, Pass()) == (Passed(0, Stage.PATTERN),)


def test_a_card_that_lies_open_is_in_nobody_s_hand() -> None:  # CH-3.3
    fitting = [card for card in REGULAR_NUMBERS if _fits(card)]
    others = [card for card in REGULAR_NUMBERS if card not in fitting]
    hands = (others[:2], others[2:4])
    position = position_of(CORNER, stage=Stage.PATTERN, hands=hands, scored=((), fitting))
    assert forced(position) == Pass()


def _fits(card: int) -> bool:
    position = position_of(CORNER, stage=Stage.PATTERN, hands=((card,), ()))
    return offered(position) != [Pass()]


def test_an_empty_hand_scores_nothing() -> None:  # CH-3.1
    assert forced(position_of("o1 v. g.", stage=Stage.PATTERN, hands=((), (20, 21)))) == Pass()


def test_a_haunted_card_may_fit_where_no_regular_one_does() -> None:  # CH-3.9
    town = "o1 v2\nb3 o4"
    hands = ((1, HAUNTED), (20, 21))
    assert forced(position_of(town, stage=Stage.PATTERN, hands=hands)) is None


@pytest.mark.parametrize(
    ("mine", "deck", "passed"),
    [((1, 2), (5,), False), ((1, 2), (), True), ((HAUNTED,), (5,), True), ((), (5,), True)],
    ids=["cards and a deck", "no deck", "only a haunted card", "no card"],
)
def test_where_nothing_can_be_exchanged_the_step_is_passed(
    mine: tuple[int, ...], deck: tuple[int, ...], passed: bool
) -> None:  # CH-4.1
    position = position_of(
        "o1 v. g.", stage=Stage.EXCHANGE, round=3, hands=(mine, (20, 21)), deck=deck
    )
    assert (forced(position) == Pass()) is passed
    assert events(position, Pass())[0] == Passed(0, Stage.EXCHANGE, idle=passed)


@pytest.mark.parametrize("stage", [Stage.HOUSE, Stage.KID])
def test_what_must_be_done_is_never_passed(stage: Stage) -> None:  # CH-1.1, CH-5.1
    assert forced(position_of("o1 v.", stage=stage, hands=CARDS)) is None
