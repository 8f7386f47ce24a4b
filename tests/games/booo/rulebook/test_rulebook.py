"""The rulebook has every rule once, leads nowhere into the void, and shows what the rules allow."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from attrs import evolve

from halloween_table.contract.kit import Figure, Rule
from halloween_table.engine.game import TABLE
from halloween_table.games.booo.rulebook.book import BoooRulebook
from halloween_table.games.booo.rulebook.figures import FIGURES, WAYS, a_way
from halloween_table.games.booo.rules.castle import COLOURS, Colour, Room
from halloween_table.games.booo.rules.moves import GiveUp, RaiseHand
from halloween_table.games.booo.rules.position import GUESTS, Claim, Options, Phase, Position, Stand
from halloween_table.games.booo.rules.tiles import TILES, castle_of

from ..doing import (
    BLUE,
    GAME,
    GREEN,
    RED,
    VIOLET,
    WHITE,
    after,
    claiming,
    dealt,
    holding,
    in_room,
    searching,
    took,
)

RULES = [
    *[f"BO-C{number}" for number in range(1, 7)],
    *[f"BO-S{number}" for number in range(1, 8)],
    *[f"BO-1.{number}" for number in range(1, 14)],
    "BO-2.1", "BO-2.2", "BO-2.3",
    "BO-3.1", "BO-3.2", "BO-3.3",
    "BO-P1", "BO-P2",
]  # fmt: skip
RULINGS = {
    "BO-C2", "BO-C3", "BO-C4", "BO-C5", "BO-S4", "BO-S6", "BO-S7", "BO-1.6", "BO-1.7",
    "BO-2.3", "BO-3.1", "BO-3.2", "BO-3.3", "BO-P1", "BO-P2",
}  # fmt: skip
"""Where the original is silent: wholly, or in a part of the rule."""

BOOK = BoooRulebook()
CHAPTERS = BOOK.chapters()
BLOCKS = [block for chapter in CHAPTERS for block in chapter.blocks]
IN_BOOK = [block for block in BLOCKS if isinstance(block, Rule)]


# ---- what is in the book --------------------------------------------------------------------


def test_every_rule_is_there_once() -> None:
    assert Counter(rule.id for rule in IN_BOOK) == Counter(RULES)


def test_rulings_are_marked_and_nothing_else_is() -> None:
    assert {rule.id for rule in IN_BOOK if rule.ruling} == RULINGS


def test_every_figure_is_shown_once() -> None:
    shown = [block.name for block in BLOCKS if isinstance(block, Figure)]
    assert sorted(shown) == sorted(FIGURES)


def _walls_on(name: str) -> list[Colour]:
    """The colours of the walls that the way of a figure crosses, in their order."""
    before = WAYS[name].before()
    castle = castle_of(before.order)
    trail = a_way(before, WAYS[name].colour).trail(before.ghost)
    walls = (castle.wall(one.cell, other.cell) for one, other in pairwise(trail))
    return [wall for wall in walls if wall is not None]


def test_ways_in_figures_are_as_their_captions_say() -> None:
    assert _walls_on("way") == [VIOLET] * 4
    assert _walls_on("trapdoor") == [BLUE] * 4
    assert _walls_on("transformation") == [RED, RED, BLUE, BLUE]


def test_figure_of_a_wrong_wall_shows_one() -> None:
    assert {"stopped", "wrong", "way/trail:0"} <= {mark.id for mark in BOOK.figure("wrong").marks}


# ---- what the book counts -------------------------------------------------------------------


def test_walls_of_each_colour() -> None:  # BO-C5
    walls = Counter(colour for tile in TILES.values() for colour in tile.walls.values())
    assert {walls[colour] for colour in COLOURS} == {31, 32}


def test_guests_for_each_number_of_players() -> None:  # BO-S6
    assert [GUESTS[players] for players in range(2, 7)] == [9, 12, 12, 15, 15]


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_more_than_half(players: int, needed: int) -> None:  # BO-1.12
    position = searching(players)
    for seat in range(needed):
        assert position.phase is Phase.SEARCH
        position = after(position, seat, RaiseHand())
    assert position.phase is Phase.READY


def test_usual_times() -> None:  # BO-1.9, BO-1.10
    usual = Options()
    assert (usual.first_clock, usual.step_clock, usual.wait, usual.hint) == (6, 4, 0, 0)


# ---- where the game is ----------------------------------------------------------------------


def test_anchor_from_guest_to_guest() -> None:
    assert BOOK.anchor(dealt(choose_start=True)) == "BO-S5"
    assert BOOK.anchor(dealt()) == "BO-1.1"
    search = searching()
    assert BOOK.anchor(search) == "BO-1.2"
    assert BOOK.anchor(claiming(search, 1, RED)) == "BO-1.5"
    assert BOOK.anchor(took(search, 1)) == "BO-1.1"


def test_anchor_where_a_special_token_lies() -> None:
    search = searching()
    (trapdoor, *_), (transformation, *_) = search.tokens.trapdoors, search.tokens.transformations
    assert BOOK.anchor(claiming(in_room(search, trapdoor), 0, RED)) == "BO-1.6"
    assert BOOK.anchor(claiming(in_room(search, transformation), 0, RED)) == "BO-1.7"


def test_anchor_while_a_way_is_shown_again() -> None:
    trail = (Stand(Room(2, 2).cell, RED),)
    shown = evolve(searching(), phase=Phase.REPLAY, claim=Claim(1, trail))
    assert BOOK.anchor(shown) == "BO-1.11"
    assert BOOK.anchor(evolve(shown, claim=Claim(TABLE, trail))) == "BO-1.12"


def test_anchor_at_the_end() -> None:
    over = evolve(dealt(), phase=Phase.OVER)
    assert BOOK.anchor(over) == "BO-2.3"
    assert BOOK.anchor(holding(over, 1, WHITE, RED, GREEN, BLUE)) == "BO-2.1"
    assert BOOK.anchor(holding(over, 1, WHITE, guests=range(1, 6))) == "BO-2.2"


def test_anchor_in_practice() -> None:
    naming = searching(seats=1)
    assert BOOK.anchor(dealt(seats=1)) == BOOK.anchor(naming) == "BO-P1"
    assert BOOK.anchor(after(naming, 0, GiveUp())) == "BO-P1"
    assert BOOK.anchor(evolve(naming, phase=Phase.OVER)) == "BO-P2"


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_there_is_an_anchor_wherever_a_game_goes(seats: int) -> None:
    met: set[Phase] = set()
    for position in _game(seats, seed=seats):
        met.add(position.phase)
        assert BOOK.anchor(position) in RULES
    assert met >= set(Phase) - {Phase.SEARCH}


def _game(seats: int, seed: int) -> list[Position]:
    """Every position of a game with random moves and some right ways, those on the way included."""
    random = Random(seed)
    position = dealt(seats, seed, choose_start=True)
    passed = [position]
    while not position.over:
        actor = random.choice(GAME.actors(position))
        moves = list(GAME.moves(position, actor))
        if not moves:
            continue
        step = GAME.play(position, actor, random.choice(moves))
        position = step.position
        passed += [*step.on_the_way, position]
    return passed
