"""Places found for all cards at once are those that the rules find, one by one."""

from __future__ import annotations

from halloween_table.games.candy_hunters.minds.places import Towns
from halloween_table.games.candy_hunters.rules.cards import (
    CARDS,
    HAUNTED_NUMBERS,
    REGULAR_NUMBERS,
)
from halloween_table.games.candy_hunters.rules.houses import house_moves
from halloween_table.games.candy_hunters.rules.patterns import match, scorings
from halloween_table.games.candy_hunters.rules.position import Options, Position, Stage

from ..doing import GAME
from .thinking import moments

TURNS = [
    position
    for seed in range(3)
    for _, position, _ in moments(Options(haunted=True), 3, seed, every=19)
]


def _by_the_rules(position: Position, card: int) -> set[frozenset[tuple[int, int]]]:
    return {
        frozenset(match(position, CARDS[card], move.cell, move.turn).houses)
        for move in scorings(position, [card])
    }


def _cells(towns: Towns, mask: int) -> frozenset[tuple[int, int]]:
    return frozenset(cell for cell, bit in towns.bits.items() if bit & mask)


def test_a_place_that_fits_is_where_the_rules_find_it() -> None:
    for position in TURNS:
        towns = Towns()
        for card in REGULAR_NUMBERS:
            found = [each for each in towns.of(position.houses).regular(card) if not each.missing]
            places = {_cells(towns, place.mask) for place in found}
            assert places == _by_the_rules(position, card)
            assert len(places) == len(found)


def test_a_place_that_lacks_a_house_fits_once_it_is_built() -> None:
    position = next(each for each in TURNS if each.stage is Stage.HOUSE)
    towns = Towns()
    town = towns.of(position.houses)
    for card in REGULAR_NUMBERS:
        lacking = {
            (place.missing, _cells(towns, place.mask))
            for place in town.regular(card)
            if place.missing
        }
        built = set()
        for move in house_moves(position):
            after = GAME.play(position, position.seat, move).position
            for place in _by_the_rules(after, card) - _by_the_rules(position, card):
                built.add((move.colour, place - {move.cell}))
        assert lacking == built


def test_a_haunted_card_finds_the_houses_that_the_rules_find() -> None:
    for position in TURNS:
        towns = Towns()
        for card in HAUNTED_NUMBERS:
            found = {_cells(towns, each.mask) for each in towns.of(position.houses).haunted(card)}
            assert {each for each in _by_the_rules(position, card) if len(each) > 1} <= found
