"""Which cards somebody may believe in hands and deck."""

from __future__ import annotations

from itertools import permutations

from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.position import Options, Position

from ..doing import GAME

MANY = range(400)


def late(haunted: bool = False) -> Position:
    """Two hands and one card in the deck: all others have been scored by somebody."""
    position = GAME.setup(Options(haunted=haunted), 2, 3)
    mine, theirs = position.hunters
    return evolve(
        position,
        deck=position.deck[:1],
        hunters=(evolve(mine, scored=position.deck[1:]), theirs),
    )


def worlds(position: Position, seat: Seat | None) -> list[Position]:
    view = GAME.view(position, seat)
    return [GAME.imagined(view, seat, Chance(seed)) for seed in MANY]


def cards(position: Position) -> tuple[int | None, ...]:
    """Of the second hand and of the deck."""
    return tuple(held.card for held in (*position.hunters[1].hand, *position.deck))


def test_hidden_cards_may_be_dealt_in_any_order() -> None:  # CH-S5
    position = late()
    imagined = worlds(position, 0)
    assert {cards(world) for world in imagined} == set(permutations(cards(position)))
    assert {world.hunters[0] for world in imagined} == {position.hunters[0]}


def test_a_haunted_card_may_be_any_that_is_not_seen() -> None:  # CH-S6
    """Others are in the box, and a haunted back is never a regular card's."""
    position = late(haunted=True)
    mine, theirs = (hunter.hand[-1] for hunter in position.hunters)
    assert mine.haunted
    assert theirs.haunted
    found = [world.hunters[1].hand[-1] for world in worlds(position, 0)]
    assert {held.card for held in found} == {*HAUNTED_NUMBERS} - {mine.card}
    assert {held.slot for held in found} == {theirs.slot}


def test_every_card_is_there_once() -> None:
    for world in worlds(GAME.setup(Options(haunted=True), 4, 8), 2)[:50]:
        dealt = [*world.deck, *(held for hunter in world.hunters for held in hunter.hand)]
        regular = sorted(held.card or 0 for held in dealt if not held.haunted)
        haunted = {held.card for held in dealt if held.haunted}
        assert regular == list(REGULAR_NUMBERS)
        assert len(haunted) == 4
        assert haunted <= {*HAUNTED_NUMBERS}
