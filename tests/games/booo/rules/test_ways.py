"""The way finder: small castles drawn by hand, and random ones against a plain search."""

from __future__ import annotations

import random

import pytest

from halloween_table.games.booo.rules.castle import (
    CELLS,
    COLOURS,
    ROOMS,
    Castle,
    Colour,
    Edge,
    Room,
    place_at,
)
from halloween_table.games.booo.rules.moves import ChangeColour, Go, Jump
from halloween_table.games.booo.rules.tiles import TILES, castle_of
from halloween_table.games.booo.rules.tokens import Tokens, tokens_with
from halloween_table.games.booo.rules.ways import Way, distances, shortest, ways, working_colours

from ..brute_force import fault_of, fewest_steps
from ..drawing import castle_drawn, castle_with, told

WHITE, YELLOW, RED, GREEN, BLUE, VIOLET = COLOURS
NONE = Tokens()
FIRST, SECOND, THIRD = Room(0, 0), Room(0, 1), Room(0, 2)

PAIR = castle_drawn("""
    + . + . +
      g   b
    .g#r.b#g.
      b   r
    + . + . +
""")
ROW = castle_drawn("""
    + . + . + . +
      w w b   b
    .w#b.b#r.r#w.
      w w w   w
    + . + . + . +
""")
"""Left of the middle room lies a passage that leads nowhere else."""
CLOSED = castle_drawn("""
    + . + . + . +
      w w w w w
    .w#r.g#b.w#b.
      w w w w w
    + . + . + . +
""")
"""Nothing leads out of the first room but a red wall, and only into the passage beside it."""
CHAIN = castle_drawn("""
    + . + . + . + . + . + . +
      w w w w w w w w w w w
    .w#r.r#g.g#w.w#b.b#g.g#w.
      w w w w w w w w w w w
    + . + . + . + . + . + . +
""")


def told_for(
    castle: Castle,
    start: Room,
    goal: Room,
    colour: Colour | None = None,
    tokens: Tokens = NONE,
    held: tuple[Colour, ...] = (),
) -> str:
    """The way somebody may go who also holds white: the fence is closed."""
    return told(start, shortest(castle, tokens, start, goal, (WHITE, *held), colour))


# Walls and corridors


def test_corridors_are_free_and_walls_open_to_their_colour() -> None:  # BO-1.5, BO-C6
    assert told_for(PAIR, FIRST, SECOND, RED) == "red →↓→↑"
    assert told_for(PAIR, FIRST, SECOND, BLUE) == "blue ↓→↑→"
    assert told_for(PAIR, FIRST, SECOND, GREEN) == "green ↑→→→↓←"


def test_a_colour_on_one_of_the_rooms_only_does_not_work() -> None:  # BO-1.5
    assert told_for(ROW, THIRD, SECOND, RED) == "red ←←"
    assert told_for(ROW, THIRD, FIRST, RED) == "no way"
    assert told_for(PAIR, FIRST, SECOND, VIOLET) == "no way"


def test_a_wall_across_a_corridor_opens_to_its_colour_too() -> None:  # BO-1.5, BO-C4
    castle = castle_drawn("""
        + . + . +
          g   b
        .g#r.b#g.
          b   r
        + . +b. +
    """)
    assert told_for(castle, FIRST, SECOND, RED) == "red →↑→→↓↓←↑"
    assert told_for(castle, FIRST, SECOND, BLUE) == "blue ↓→↑→"


def test_without_a_colour_the_shortest_of_all_is_found() -> None:
    assert told_for(PAIR, FIRST, SECOND) == "red →↓→↑"
    assert told_for(ROW, SECOND, FIRST) == "blue ←←"
    assert told_for(CLOSED, FIRST, SECOND) == "no way"


def test_all_start_colours_are_answered_at_once() -> None:
    found = ways(PAIR, NONE, FIRST, SECOND)
    assert [told(FIRST, way) for way in found.values()] == [
        "red →↓→↑",
        "green ↑→→→↓←",
        "blue ↓→↑→",
    ]
    assert all(colour is way.colour for colour, way in found.items())
    assert distances(PAIR, NONE, FIRST, SECOND) == {RED: 4, GREEN: 6, BLUE: 4}
    assert working_colours(PAIR, NONE, FIRST, SECOND) == (RED, GREEN, BLUE)
    assert working_colours(CLOSED, NONE, FIRST, SECOND, {WHITE}) == ()


def test_a_way_begins_somewhere_else_than_it_ends() -> None:
    with pytest.raises(ValueError, match="where the guest is"):
        ways(PAIR, NONE, FIRST, FIRST)


# Held colours


def test_a_way_does_not_start_with_a_held_colour() -> None:  # BO-1.4
    assert told_for(PAIR, FIRST, SECOND, RED, held=(RED,)) == "no way"
    assert told_for(PAIR, FIRST, SECOND, held=(RED,)) == "blue ↓→↑→"
    assert told_for(PAIR, FIRST, SECOND, held=(RED, BLUE)) == "green ↑→→→↓←"
    assert told_for(PAIR, FIRST, SECOND, held=(GREEN, RED, BLUE)) == "no way"
    assert working_colours(PAIR, NONE, FIRST, SECOND, {GREEN}) == (RED, BLUE)


def test_a_way_does_not_change_to_a_held_colour() -> None:  # BO-1.4, BO-1.7
    tokens = Tokens(transformations=(THIRD,))
    assert told_for(ROW, THIRD, FIRST, RED, tokens) == "red blue ↑←←↓←←"
    assert told_for(ROW, THIRD, FIRST, RED, tokens, held=(BLUE,)) == "no way"
    assert told_for(ROW, THIRD, FIRST, RED, tokens, held=(GREEN, VIOLET)) == "red blue ↑←←↓←←"


# Trapdoors


def test_a_trapdoor_leads_to_another_and_the_colour_stays() -> None:  # BO-1.6
    tokens = Tokens(trapdoors=(SECOND, Room(0, 4)))
    assert told_for(CHAIN, FIRST, Room(0, 3), RED, tokens) == "no way"
    assert told_for(CHAIN, SECOND, Room(0, 3), BLUE, tokens) == "blue jump 0,4 ←←"
    assert told_for(CHAIN, SECOND, Room(0, 3), GREEN, tokens) == "no way"


def test_a_trapdoor_may_be_left_on_foot() -> None:  # BO-1.6
    tokens = Tokens(trapdoors=(FIRST, Room(5, 5)))
    assert told_for(PAIR, FIRST, SECOND, RED, tokens) == "red →↓→↑"


def test_a_trapdoor_on_the_way_is_used() -> None:  # BO-1.6
    tokens = Tokens(trapdoors=(FIRST, Room(4, 4)))
    assert told_for(ROW, SECOND, Room(4, 4), BLUE, tokens) == "blue ←← jump 4,4"


def test_a_jump_into_the_guest_s_room_ends_the_way() -> None:  # BO-1.6, BO-1.11
    tokens = Tokens(trapdoors=(FIRST, SECOND, THIRD))
    for colour in COLOURS[1:]:
        assert told_for(CLOSED, FIRST, THIRD, colour, tokens) == f"{colour} jump 0,2"


def test_a_lone_trapdoor_leads_nowhere() -> None:  # BO-1.6
    assert told_for(CLOSED, FIRST, SECOND, tokens=Tokens(trapdoors=(FIRST,))) == "no way"


def test_a_way_may_use_trapdoors_alone_and_cross_no_wall() -> None:  # BO-3.1
    way = shortest(CLOSED, Tokens(trapdoors=(FIRST, SECOND)), FIRST, SECOND, colour=VIOLET)
    assert way == Way(VIOLET, (Jump(SECOND),))
    assert way.last_colour is VIOLET


# Transformations


def test_the_colour_changes_in_the_start_room() -> None:  # BO-1.7
    tokens = Tokens(transformations=(SECOND,))
    assert told_for(ROW, SECOND, FIRST, RED, tokens) == "red blue ←←"
    assert told_for(ROW, SECOND, FIRST, BLUE, tokens) == "blue ←←"
    assert working_colours(ROW, tokens, SECOND, FIRST, {WHITE}) == COLOURS[1:]


def test_the_colour_changes_on_the_way() -> None:  # BO-1.7
    tokens = Tokens(transformations=(SECOND,))
    assert told_for(ROW, THIRD, FIRST, RED, tokens) == "red ←← blue ←←"
    way = shortest(ROW, tokens, THIRD, FIRST, {WHITE}, RED)
    assert way is not None
    assert len(way) == 5
    assert way.last_colour is BLUE


def test_the_colour_never_changes_in_the_guest_s_room() -> None:  # BO-1.7
    tokens = Tokens(transformations=(THIRD,))
    way = shortest(ROW, tokens, SECOND, THIRD, colour=RED)
    assert told(SECOND, way) == "red →→"
    assert way is not None
    assert way.last_colour is RED
    assert working_colours(ROW, tokens, SECOND, THIRD, {WHITE}) == (RED, BLUE)


# Together


def test_any_number_of_tokens_may_be_used() -> None:  # BO-1.8
    tokens = Tokens(trapdoors=(THIRD, Room(0, 5)), transformations=(SECOND, Room(0, 4)))
    way = "red →→ green →→ jump 0,5 ←← blue ←←"
    assert told_for(CHAIN, FIRST, Room(0, 3), RED, tokens) == way
    assert told_for(CHAIN, FIRST, Room(0, 3), GREEN, tokens) == "no way"


def test_a_way_may_pass_a_room_more_than_once() -> None:  # BO-3.2
    tokens = Tokens(transformations=(THIRD,))
    assert told_for(ROW, SECOND, FIRST, RED, tokens) == "red →→ blue ↑←←↓←←"


# Random castles


def random_castle(rng: random.Random) -> Castle:
    """The game's own tiles, or walls anywhere, few or many."""
    if rng.random() < 0.3:
        return castle_of(tuple(rng.sample(list(TILES), 9)))
    density = rng.uniform(0.2, 0.95)
    edges = [Edge(cell, below) for cell in CELLS for below in (False, True)]
    return castle_with(
        {
            edge: rng.choice(COLOURS)
            for edge in edges
            if place_at(edge.cell) is not None and rng.random() < density
        }
    )


def check_random_castle(seed: int) -> None:
    """Every way is lawful, and there is none where, or shorter than, a plain search finds it."""
    rng = random.Random(seed)
    castle = random_castle(rng)
    start, goal = rng.sample(ROOMS, 2)
    near = [start, goal, *rng.sample(ROOMS, 6)]
    rooms = list(dict.fromkeys(rng.sample(near, len(near))))[: rng.randint(0, 6)]
    cut = rng.randint(0, len(rooms))
    tokens = Tokens(tuple(rooms[:cut]), tuple(rooms[cut:]))
    held = rng.sample(COLOURS, rng.choice((0, 0, 1, 2, 3)))
    found = ways(castle, tokens, start, goal, held)
    faults = [fault_of(castle, tokens, start, goal, held, way) for way in found.values()]
    assert faults == [None] * len(found)
    lengths = {c: fewest_steps(castle, tokens, start, goal, held, c) for c in COLOURS}
    assert distances(castle, tokens, start, goal, held) == {
        colour: length for colour, length in lengths.items() if length is not None
    }
    assert working_colours(castle, tokens, start, goal, held) == tuple(found)
    best = shortest(castle, tokens, start, goal, held)
    assert (best is None) == (not found)
    if best is not None:
        assert best == found[best.colour]
        assert len(best) == min(map(len, found.values()))


@pytest.mark.parametrize("seed", range(40))
def test_a_plain_search_finds_nothing_shorter(seed: int) -> None:
    check_random_castle(seed)


@pytest.mark.long
def test_a_plain_search_finds_nothing_shorter_in_a_thousand_castles() -> None:
    for seed in range(1000):
        check_random_castle(seed)


def test_the_checker_knows_a_wrong_way() -> None:
    """What the tests above rely on."""
    way = shortest(PAIR, NONE, FIRST, SECOND, colour=RED)
    assert way is not None
    assert fault_of(PAIR, NONE, FIRST, SECOND, (), way) is None
    wrong = {
        "held": (way, (RED,)),
        "ends": (Way(RED, way.steps[:-1]), ()),
        "in blue": (Way(BLUE, way.steps), ()),
        "goes on": (Way(RED, (*way.steps, way.steps[-2])), ()),
        "Jump": (Way(RED, (Jump(SECOND),)), ()),
        "ChangeColour": (Way(RED, (ChangeColour(BLUE), *way.steps)), ()),
        "Go": (Way(RED, (Go(SECOND.cell),)), ()),
    }
    for fault, (bad, held) in wrong.items():
        assert fault in (fault_of(PAIR, NONE, FIRST, SECOND, held, bad) or "")


def test_usual_tokens_open_castles() -> None:  # BO-S4
    castle = castle_of((1, 2, 3, 4, 5, 6, 7, 8, 9))
    deals = [(start, goal) for start in ROOMS[:6] for goal in ROOMS if start != goal]
    plain = {deal for deal in deals if working_colours(castle, NONE, *deal)}
    open_now = {deal for deal in deals if working_colours(castle, tokens_with(2), *deal)}
    assert plain < open_now
