"""The tables of the four files beside this one: what each of the 52 cards does, and what not."""

from __future__ import annotations

from itertools import chain

import pytest

from halloween_table.games.halloween.rules.powers import CARDS

from ..trying import (
    Case,
    adds_nothing,
    declines,
    fails,
    kind_of_card,
    named,
    needs_its_card,
    works,
    works_once,
)
from . import test_cards_01_13, test_cards_14_26, test_cards_27_39, test_cards_40_52

PARTS = (test_cards_01_13, test_cards_14_26, test_cards_27_39, test_cards_40_52)
KINDS = {card: kind for part in PARTS for card, kind in part.KINDS.items()}
WORKS = list(chain(*(part.WORKS for part in PARTS)))
ADDS_NOTHING = list(chain(*(part.ADDS_NOTHING for part in PARTS)))
DECLINED = list(chain(*(part.DECLINED for part in PARTS)))
FAILS = list(chain(*(part.FAILS for part in PARTS)))
ONCE = list(chain(*(part.ONCE for part in PARTS)))


def test_the_kinds_of_the_cards_are_those_of_the_rules() -> None:  # HA-4.1
    assert {card: kind_of_card(card) for card in CARDS} == KINDS


def test_an_effect_knows_its_card() -> None:
    assert {number: card.effect.by for number, card in CARDS.items()} == {n: n for n in KINDS}


def test_every_card_is_tried() -> None:
    assert {case.card for case in WORKS} == set(KINDS)
    assert {case.card for case in ONCE} == {card for card, kind in KINDS.items() if "T" in kind}


@pytest.mark.parametrize("case", WORKS, ids=named)
def test_a_power_works(case: Case) -> None:
    works(case)


@pytest.mark.parametrize("case", WORKS, ids=named)
def test_without_the_card_it_does_not(case: Case) -> None:
    needs_its_card(case)


@pytest.mark.parametrize("case", ADDS_NOTHING, ids=named)
def test_here_it_adds_nothing(case: Case) -> None:
    adds_nothing(case)


@pytest.mark.parametrize("case", DECLINED, ids=named)
def test_it_may_be_declined(case: Case) -> None:
    declines(case)


@pytest.mark.parametrize("case", FAILS, ids=named)
def test_it_does_not_go(case: Case) -> None:
    fails(case)


@pytest.mark.parametrize("case", ONCE, ids=named)
def test_it_goes_once_per_turn(case: Case) -> None:
    works_once(case)
