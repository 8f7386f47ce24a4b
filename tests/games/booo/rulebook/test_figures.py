"""A castle worth looking at: the figures of the rule file, and the workshop that made the tiles."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations
from typing import NamedTuple

import make_castle
import pytest
from castle_figures import EDGES, GAME_ROOMS, NOTHING, Deals, Survey
from make_castle import DEMANDS, Demand, Lot, any_box, box_of_the_game, changed, drawing_of

from halloween_table.games.booo.rules.castle import (
    COLOURS,
    ROOMS,
    Castle,
    Colour,
    Room,
    neighbours,
    rooms_apart,
)
from halloween_table.games.booo.rules.routes import FAR, ROUTES, read_routes
from halloween_table.games.booo.rules.tiles import TILES, castle_of, read_box, read_tile
from halloween_table.games.booo.rules.tokens import Tokens, tokens_with
from halloween_table.games.booo.rules.ways import shortest, working_colours

BOX = box_of_the_game()
TOLERANCE = 0.2
"""In the scale of each demand: what a smaller sample may be off by. Tiles drawn by lot miss most
demands by more than 1."""


@pytest.fixture(scope="module", params=[GAME_ROOMS, ROOMS], ids=["rooms of a game", "all rooms"])
def survey(request: pytest.FixtureRequest) -> Survey:
    return Survey(Deals(1500, 5, request.param), BOX)


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: demand.what)
def test_the_tiles_reach_every_figure(demand: Demand, survey: Survey) -> None:
    assert demand.missing(survey) <= TOLERANCE, demand.line(survey)


def test_tiles_drawn_by_lot_do_not() -> None:
    for seed in range(3):
        survey = Survey(Deals(400, seed), any_box(Lot(seed)))
        missed = [demand for demand in DEMANDS if demand.missing(survey) > 5 * TOLERANCE]
        assert len(missed) >= 4


# The figures against the way finder


@pytest.fixture(scope="module")
def deals() -> Deals:
    return Deals(24, 3)


class Deal(NamedTuple):
    castle: Castle
    ghost: Room
    guest: Room
    hand: tuple[Colour, ...]
    """All colours, those first that are held."""
    working: tuple[Colour, ...]
    """Without tokens."""


@pytest.fixture(scope="module")
def one_by_one(deals: Deals) -> list[Deal]:
    """The same deals, looked up with the way finder."""
    found = []
    for order, ghost, hues in zip(deals.orders, deals.ghosts, deals.hands, strict=True):
        castle = castle_of(tuple(tile + 1 for tile in order))
        hand = tuple(COLOURS[hue] for hue in hues)
        for guest in GAME_ROOMS:
            if rooms_apart(ghost, guest) >= FAR:
                working = working_colours(castle, Tokens(), ghost, guest)
                found.append(Deal(castle, ghost, guest, hand, working))
    assert len(found) == deals.pairs
    return found


def test_the_same_colours_work(deals: Deals, one_by_one: list[Deal]) -> None:
    survey = Survey(deals, BOX)
    often = Counter(min(4, len(deal.working)) for deal in one_by_one)
    assert survey.working == pytest.approx([often[n] / deals.pairs for n in range(5)])
    each = Counter(colour for deal in one_by_one for colour in deal.working)
    assert survey.colours == pytest.approx([each[colour] / deals.pairs for colour in COLOURS])


def test_the_same_colours_are_decoys(deals: Deals, one_by_one: list[Deal]) -> None:
    decoys = sum(
        len((_colours_at(castle, ghost) & _colours_at(castle, guest)) - {*working})
        for castle, ghost, guest, _, working in one_by_one
    )
    assert Survey(deals, BOX).decoys == pytest.approx(decoys / deals.pairs)


def _colours_at(castle: Castle, room: Room) -> set[Colour | None]:
    return {castle.wall(room.cell, near) for near in neighbours(room.cell)}


@pytest.mark.parametrize("held", range(4))
def test_the_same_deals_are_dead(held: int, deals: Deals, one_by_one: list[Deal]) -> None:
    hands = list(combinations(COLOURS, held))
    dead = sum({*deal.working} <= {*hand} for deal in one_by_one for hand in hands)
    assert Survey(deals, BOX).dead[held] == pytest.approx(dead / len(hands) / deals.pairs)


def test_the_ways_are_as_long(deals: Deals, one_by_one: list[Deal]) -> None:
    ways = [shortest(deal.castle, Tokens(), deal.ghost, deal.guest) for deal in one_by_one]
    steps = [len(way) for way in ways if way is not None]
    assert Survey(deals, BOX).steps == pytest.approx(sum(steps) / len(steps))


def test_the_ways_cross_as_many_walls(deals: Deals, one_by_one: list[Deal]) -> None:
    walls = [_fewest_walls(deal.castle, deal.ghost, deal.guest) for deal in one_by_one]
    often = Counter(min(5, each) for each in walls if each is not None)
    assert Survey(deals, BOX).walls == pytest.approx(
        [often[n] / often.total() for n in range(2, 6)]
    )


def _fewest_walls(castle: Castle, start: Room, goal: Room) -> int | None:
    """The fewest walls any one-colour way crosses: free steps are taken first."""
    best: list[int] = []
    for colour in COLOURS:
        crossed = {start.cell: 0}
        queue = deque([start.cell])
        while queue:
            at = queue.popleft()
            for near in neighbours(at):
                wall = castle.wall(at, near)
                if wall in (None, colour):
                    walls = crossed[at] + (wall is not None)
                    if walls < crossed.get(near, 99):
                        crossed[near] = walls
                        queue.append(near) if wall else queue.appendleft(near)
        best += [crossed[goal.cell]] if goal.cell in crossed else []
    return min(best, default=None)


@pytest.mark.parametrize("held", range(4))
def test_tokens_open_the_same_deals(held: int, deals: Deals, one_by_one: list[Deal]) -> None:
    tokens = tokens_with(trapdoors=2)
    dead = sum(
        not working_colours(deal.castle, tokens, deal.ghost, deal.guest, deal.hand[:held])
        for deal in one_by_one
    )
    assert Survey(deals, BOX).dead_with_tokens[held] == pytest.approx(dead / deals.pairs)


# The workshop


def test_changes_keep_the_rules_for_tiles() -> None:  # BO-C3, BO-C4, BO-C5
    lot = Lot(1)
    box = any_box(lot)
    made = 0
    while made < 100:
        new = changed(box, lot)
        if new is not None:
            made += 1
            assert new != box
            box = new
            read_box(map(drawing_of, box))


def test_a_tile_is_drawn_as_it_is_read() -> None:
    for number, tile in TILES.items():
        slots = [COLOURS.index(tile.walls[e]) if e in tile.walls else NOTHING for e in EDGES]
        assert read_tile(number, drawing_of(slots)) == tile


def test_the_workshop_finds_the_routes_of_the_game_again() -> None:  # BO-S7
    found = make_castle.search_routes(Lot(make_castle.SEED))
    assert read_routes(map(make_castle.map_of, found)) == ROUTES
