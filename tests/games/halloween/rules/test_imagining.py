"""Which bonus tokens may come next, for all that anybody knows."""

from __future__ import annotations

from itertools import permutations

from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.games.halloween.rules.pending import Fetching
from halloween_table.games.halloween.rules.position import Mode, Options, Position

from ..doing import GAME, play
from ..drawing import lord, town
from ..invariants import check

MANY = range(200)


def worlds(position: Position) -> list[Position]:
    view = GAME.view(position, 0)
    return [GAME.imagined(view, 0, Chance(seed)) for seed in MANY]


def test_the_stack_may_lie_in_any_order() -> None:  # HA-S1
    position = GAME.setup(Options(), 2, 5)
    position = evolve(position, stack=position.stack[:3], discards=position.stack[3:])
    imagined = worlds(position)
    assert {world.stack for world in imagined} == set(permutations(position.stack))
    assert len({world.chance for world in imagined}) == len(MANY)


def test_a_token_that_was_drawn_is_not_in_the_stack() -> None:  # HA-8.37
    position = play(town("Police: bbb", lord(cards=(37,))), "power 37")
    (fetching,) = position.pending
    assert isinstance(fetching, Fetching)
    for world in worlds(position):
        assert fetching.token not in world.stack
        assert len(world.stack) == len(position.stack)
        check(world)


def test_tokens_on_buildings_and_boards_are_not_in_the_stack() -> None:  # HA-S1, HA-3.1
    board = lord(bonuses="reroll plus_three -")
    for world in worlds(town("School: +rest | Police: bbb", board)):
        check(world)


def test_in_master_there_is_no_stack() -> None:  # HA-7.1
    assert {world.stack for world in worlds(GAME.setup(Options(mode=Mode.MASTER), 2, 5))} == {()}
