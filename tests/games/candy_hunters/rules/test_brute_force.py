"""Hand-counted facts about the brute force, and its own golden counts."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields
from typing import Any

import pytest

from ..brute_force import (
    COLOURS,
    GHOSTS,
    KIDS,
    Cell,
    Displace,
    Exchange,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    Score,
    State,
    after,
    board,
    drawn,
    is_over,
    moves,
    pattern,
    perft,
    points,
    position,
    ranking,
    turned,
)
from ..perft_cases import CASES, Case

WINDMILL = """
    -- v1 -- --
    -- o. v. o2
    b4 g. b. --
    -- -- g3 --
"""


def town(drawing: str, **more: Any) -> State:
    """A position for two in round 2 with full stacks, empty hands and one card in the deck."""
    usual: dict[str, Any] = {
        "drawing": drawing,
        "seats": 2,
        "round": 2,
        "hands": [[], []],
        "deck": ["bo/v."],
        "supply": [4, 4],
        "stacks": dict.fromkeys(COLOURS, 5),
    }
    return position(**(usual | more))


def opened(case: Case) -> State:
    about = {"name", "shows", "golden"}
    return position(**{f.name: getattr(case, f.name) for f in fields(case) if f.name not in about})


def named(name: str) -> State:
    (case,) = [case for case in CASES if case.name == name]
    return opened(case)


def exits(state: State) -> set[Cell]:
    """Where the waiting piece of a chain may go; nothing else may be done in a chain."""
    offered = moves(state)
    assert all(isinstance(move, Displace) for move in offered)
    return {move.to for move in offered if isinstance(move, Displace)}


def scorings(state: State) -> list[Score]:
    return [move for move in moves(state) if isinstance(move, Score)]


# Drawings and cards


def test_a_drawing_is_read_and_drawn_again() -> None:
    tiles, pieces = board("-- o1\nvA g.", origin=(-1, 2))
    assert tiles == {(0, 2): "o", (-1, 3): "v", (0, 3): "g"}
    assert pieces == {(0, 2): "1", (-1, 3): "A"}
    assert drawn(town("-- o1\nvA g.", origin=(-1, 2))) == "-- o1\nvA g."


@pytest.mark.parametrize("drawing", ["r.", "oE", "o", "o1 v1"])
def test_a_wrong_drawing_is_refused(drawing: str) -> None:
    with pytest.raises(ValueError, match=r"unknown token|stands twice"):
        board(drawing)


def test_a_card_turns_clockwise() -> None:
    card = pattern("ov/g.")
    assert card == {(0, 0): "o", (1, 0): "v", (0, 1): "g"}
    assert turned(card, 90) == pattern("go/.v")
    assert turned(card, 180) == pattern(".g/vo")
    assert turned(card, 270) == pattern("v./og")


# 1 Place a house


def test_a_house_shares_an_edge_with_a_tile() -> None:
    """CH-1.1: four cells round one tile, twelve round the windmill, never over a corner."""
    assert moves(town("o.")) == [
        PlaceHouse(colour, cell)
        for colour in COLOURS
        for cell in [(-1, 0), (0, -1), (0, 1), (1, 0)]
    ]
    assert perft(town(WINDMILL), 1) == 4 * 12


def test_first_ghost_moves_of_the_windmill() -> None:
    """CH-2.2: each arm leads to one core tile; 12 times a new house is next to an arm."""
    assert perft(town(WINDMILL), 2) == 4 * (12 * (4 + 1) + 12)


def test_a_house_may_join_parts_and_fill_holes() -> None:
    """CH-1.4: three cells round each part, and the one cell between them counted once."""
    assert perft(town("o. -- o."), 1) == 4 * 7


def test_the_last_tile_of_a_colour_leaves_an_empty_stack() -> None:
    """CH-1.2."""
    state = town("o.", round=6, stacks={"o": 0, "v": 1, "g": 0, "b": 2})
    assert perft(state, 1) == 2 * 4
    state = after(state, PlaceHouse("v", (1, 0)))
    for _ in range(3):
        state = after(state, Pass())
    assert {move.colour for move in moves(state) if isinstance(move, PlaceHouse)} == {"b"}


def test_the_large_ghost_comes_to_the_new_house() -> None:
    """CH-1.3: from beside the board and from another tile, which is then empty."""
    arrived = after(town("o.", large_ghost=True), PlaceHouse("v", (1, 0)))
    assert drawn(arrived) == "o. vL"
    travelled = after(town("oL", large_ghost=True), PlaceHouse("v", (1, 0)))
    assert drawn(travelled) == "o. vL"
    assert moves(travelled) == [MoveGhost("L", (0, 0)), Pass()]


# 2 Move ghosts


def test_a_ghost_moves_over_edges_of_tiles_only() -> None:
    """CH-2.2: not off the tiles, not diagonally, not over a hole."""
    state = town("o1 v. --\n-- g. --\no. -- o2", step=2)
    assert moves(state) == [MoveGhost("1", (1, 0)), Pass()]


def test_two_ghost_moves_then_step_three() -> None:
    """CH-2.1: one ghost twice, there and back; or none."""
    state = town("o1 v.", step=2)
    there = after(state, MoveGhost("1", (1, 0)))
    assert moves(there) == [MoveGhost("1", (0, 0)), Pass()]
    back = after(there, MoveGhost("1", (0, 0)))
    assert (back.step, after(there, Pass()).step, after(state, Pass()).step) == (3, 3, 3)


def test_a_kid_flees_to_empty_tiles_only() -> None:
    """CH-2.3: the tile the ghost left counts; kids and ghosts are in the way; no corners."""
    state = town("-- v. o.\no1 gA bB\n-- v2 o.", step=2)
    assert exits(after(state, MoveGhost("1", (1, 1)))) == {(1, 0), (0, 1)}


def test_a_displaced_ghost_may_go_anywhere_next_to_the_entered_tile() -> None:
    """CH-2.4: onto the tile just left, an empty tile, a kid that can flee, another ghost."""
    state = town("-- v. o.\no1 g2 bB\n-- v3 o.", step=2)
    pushed = after(state, MoveGhost("1", (1, 1)))
    assert exits(pushed) == {(1, 0), (0, 1), (2, 1), (1, 2)}
    onto_the_kid = after(pushed, Displace((2, 1)))
    assert exits(onto_the_kid) == {(2, 0), (2, 2)}
    assert drawn(after(onto_the_kid, Displace((2, 0)))) == "-- v. oB\no. g1 b2\n-- v3 o."
    onto_the_ghost = after(pushed, Displace((1, 2)))
    assert exits(onto_the_ghost) == {(2, 2)}


def test_the_tile_first_left_is_open_to_later_pieces_of_the_chain() -> None:
    """CH-2.3, CH-2.4: round a block of four, the last kid takes the tile the starter left."""
    state = town("o1 v2\ngA b3", step=2)
    state = after(state, MoveGhost("1", (1, 0)))
    assert exits(state) == {(0, 0), (1, 1)}
    state = after(state, Displace((1, 1)))
    assert exits(state) == {(0, 1)}
    state = after(state, Displace((0, 1)))
    assert exits(state) == {(0, 0)}
    state = after(state, Displace((0, 0)))
    assert drawn(state) == "oA v1\ng3 b2"


def test_a_started_move_into_a_dead_end_swaps() -> None:
    """CH-2.6: what it meets can always take the tile just left."""
    for drawing, swapped in [("o1 vA", "oA v1"), ("o1 v2", "o2 v1")]:
        state = after(town(drawing, step=2), MoveGhost("1", (1, 0)))
        assert exits(state) == {(0, 0)}
        assert drawn(after(state, Displace((0, 0)))) == swapped


def test_a_choice_that_strands_a_kid_is_refused() -> None:
    """CH-2.6: at the first displacement (0, 0), at the second (1, 2)."""
    state = after(named("dead_ends"), MoveGhost("1", (1, 0)))
    assert exits(state) == {(2, 0), (1, 1)}
    state = after(state, Displace((1, 1)))
    assert exits(state) == {(2, 1)}
    state = after(state, Displace((2, 1)))
    assert exits(state) == {(2, 0)}


def test_no_piece_of_a_chain_is_displaced_twice() -> None:
    """CH-2.7: neither the starter on (1, 0) nor what was displaced to (2, 0) and (2, 1)."""
    state = after(named("ring_of_ghosts"), MoveGhost("1", (1, 0)))
    state = after(state, Displace((2, 0)))
    assert exits(state) == {(3, 0), (2, 1)}
    state = after(state, Displace((2, 1)))
    assert exits(state) == {(1, 1), (3, 1), (2, 2)}
    state = after(state, Displace((1, 1)))
    assert exits(state) == {(1, 2)}


def test_a_ring_with_no_exit_is_not_entered() -> None:
    """CH-2.6 and CH-2.7: the Large Ghost on (1, 1) could only strand the kid below it."""
    state = after(named("ring_with_no_exit"), MoveGhost("1", (1, 0)))
    state = after(state, Displace((2, 0)))
    state = after(state, Displace((2, 1)))
    assert exits(state) == {(3, 1), (2, 2)}


def test_displaced_ghosts_cost_no_move() -> None:
    """CH-2.8: a chain of three is one move; the second move ends the step with its chain.

    The second chain is a new one: what the first displaced may be displaced again.
    """
    state = town("o1 v2 g3 b.", step=2)
    state = after(state, MoveGhost("1", (1, 0)))
    state = after(state, Displace((2, 0)))
    assert exits(state) == {(3, 0)}
    state = after(state, Displace((3, 0)))
    assert (state.step, state.ghost_moves, drawn(state)) == (2, 1, "o. v1 g2 b3")
    state = after(state, MoveGhost("3", (2, 0)))
    assert state.step == 2
    assert exits(state) == {(3, 0), (1, 0)}
    assert after(state, Displace((3, 0))).step == 3


def test_lines_of_a_short_street_are_counted() -> None:
    """By hand: 1 may go left, or right where the kid must take the tile left, or stay."""
    state = town("v. o1 gA", step=2)
    assert moves(state) == [MoveGhost("1", (2, 0)), MoveGhost("1", (0, 0)), Pass()]
    # Two moves: right + the kid's answer; left + back or pass; pass + pass of step 3.
    assert perft(state, 2) == 1 + 2 + 1
    # Three: after the swap `v. oA g1` onto A or pass (2); left, back: pass; left, pass: pass;
    # pass, pass: pass of step 4 (hands are empty).
    assert perft(state, 3) == 2 + 1 + 1 + 1


# 3 Score a pattern


def test_a_pattern_may_be_turned_but_not_mirrored() -> None:
    """CH-3.2."""
    for drawing, turn in [("o. v.\ng. --", 0), ("g. o.\n-- v.", 90)]:
        (move,) = scorings(town(drawing, step=3, hands=[["ov/g."], []]))
        assert move.turn == turn
    for drawing, turn in [("-- g.\nv. o.", 180), ("v. --\no. g.", 270)]:
        (move,) = scorings(town(drawing, step=3, hands=[["ov/g."], []]))
        assert move.turn == turn
    assert not scorings(town("o. g.\nv. --", step=3, hands=[["ov/g."], []]))


def test_every_place_of_a_crowded_board_is_found() -> None:
    """CH-3.2: by hand on the feast, four for `ov/g.` and three for `ogv`."""
    state = named("feast")
    places = {(move.card, move.turn, min(move.cells)) for move in scorings(state)}
    assert {place for place in places if place[0] == "ov/g."} == {
        ("ov/g.", 0, (0, 0)),
        ("ov/g.", 0, (1, 1)),
        ("ov/g.", 0, (2, 2)),
        ("ov/g.", 180, (2, 1)),
    }
    assert {place for place in places if place[0] == "ogv"} == {
        ("ogv", 0, (1, 3)),
        ("ogv", 90, (0, 0)),
        ("ogv", 180, (0, 2)),
    }


def test_kids_take_their_tiles_home_and_ghosts_scare() -> None:
    """CH-3.3 to CH-3.6: each kid's owner eats, the scorer is scared and draws the top card."""
    state = town("oB v1\ngA b.", step=3, hands=[["ov/g."], []], deck=["bo/v.", "vgb"])
    (move,) = scorings(state)
    state = after(state, move)
    assert drawn(state) == "v1\nb."
    assert (state.candy, state.markers) == ([["g"], ["o"]], [1, 0])
    assert (state.hands[0], state.deck, state.scored_regular) == (["bo/v."], ["vgb"], [1, 0])
    assert state.step == 4
    assert (points(state, 0), points(state, 1)) == (2 + 2 - 1, 2)


def test_one_card_a_turn_and_nothing_drawn_from_an_empty_deck() -> None:
    """CH-3.1, CH-3.6, CH-4.1."""
    state = town("o. v.\ng. b.", step=3, hands=[["ov/g.", "vb/o."], []], deck=[])
    corner, other_corner = scorings(state)
    assert (corner.card, other_corner.card) == ("ov/g.", "vb/o.")
    state = after(state, corner)
    assert (state.hands[0], state.step) == (["vb/o."], 4)
    assert moves(state) == [Pass()]


def test_a_haunted_card_may_miss_three() -> None:
    """CH-3.9: three met are enough, a ghost on its cell among them; two are not."""
    cards = {"step": 3, "haunted": [["ovx/gbx"], []]}
    for enough in ("o. v.\ng. b.", "o. v.\ng. --", "o. v.\n-- b1", "o. v. g1", "g. b. v1"):
        assert len(scorings(town(enough, **cards))) == 1
    for too_little in ("o. v.", "o. v. gA", "o. v. b.", "o. v2 g."):
        assert not scorings(town(too_little, **cards))
    assert len(scorings(town("o. v. gL", large_ghost=True, **cards))) == 1


def test_one_set_of_cells_may_be_two_places() -> None:
    """CH-3.2: turned by 180 the card covers the same cells; three met, and five."""
    state = town("o1 v. g.\ng2 v. o.", step=3, haunted=[["ovx/gbx"], []])
    whole = frozenset(state.tiles)
    assert {move.turn for move in scorings(state) if move.cells == whole} == {0, 180}
    assert after(state, Score("ovx/gbx", whole, 0)).markers[0] == 3 + 2
    assert after(state, Score("ovx/gbx", whole, 180)).markers[0] == 1


def test_the_board_decides_what_a_haunted_card_met() -> None:
    """CH-3.8 to CH-3.11: o and v met, v with a ghost; g and b unmet; one of two ghosts there.

    The kid on the wrong colour stays, the ghost on the ghost cell does not scare.
    """
    state = town("oB v1 g2\nvA -- o.", step=3, haunted=[["ovx/gbx"], []])
    (move,) = scorings(state)
    state = after(state, move)
    assert drawn(state) == "-- v1 g2\nvA -- o."
    assert (state.markers[0], state.candy) == (3 + 1, [[], ["o"]])
    assert (state.scored_haunted[0], state.haunted[0], len(state.deck)) == (1, [], 1)
    assert points(state, 0) == 5 - 4


def test_a_haunted_card_met_in_full_scares_nobody() -> None:
    """CH-3.8, CH-3.10: ghost 1 and the Large Ghost fulfil the ghost cells."""
    state = named("haunted_feast")
    whole = frozenset((x, y) for x in (4, 5, 6) for y in (-7, -6))
    state = after(state, Score("ovx/gbx", whole, 0))
    assert state.markers == [0, 0]
    assert [sorted(colours) for colours in state.candy] == [["b", "o"], ["g"]]
    assert drawn(state) == "-- v. g1 v.\n-- -- oL b4\nv3 b. g2 bB\n-- v. oB oA"


# 4 Exchange, 5 Place a kid, and the end


def test_an_exchanged_card_goes_under_the_deck() -> None:
    """CH-4.1: regular cards only; one card in the deck is enough."""
    cards = {"hands": [["ov/g.", "vb/o."], []], "haunted": [["ovx/gbx"], []]}
    state = town("o. v.", step=4, deck=["bo/v."], **cards)
    assert moves(state) == [Exchange("ov/g."), Exchange("vb/o."), Pass()]
    state = after(state, Exchange("ov/g."))
    assert (state.hands[0], state.deck, state.step) == (["vb/o.", "bo/v."], ["ov/g."], 5)


def test_a_kid_is_placed_on_an_empty_tile() -> None:
    """CH-5.1: and it must be."""
    state = town("o. v1 gA b.", step=5)
    assert moves(state) == [PlaceKid((0, 0)), PlaceKid((3, 0))]
    state = after(state, PlaceKid((3, 0)))
    assert (drawn(state), state.supply) == ("o. v1 gA bA", [3, 4])
    assert (state.seat, state.round, state.step) == (1, 2, 1)


def test_round_and_game_end_with_the_first_seat() -> None:
    """CH-5.2: after step 4 of round 6 it is the next seat's turn, and then the game is over."""
    state = after(town("o. v.", step=5, seat=0, first=1), PlaceKid((0, 0)))
    assert (state.seat, state.round, state.step) == (1, 3, 1)
    state = after(town("o. v.", step=4, round=6), Pass())
    assert (state.seat, state.round, state.step) == (1, 6, 1)
    last = town("o. v.", step=4, round=6, seat=1)
    assert is_over(after(last, Pass()))
    assert moves(after(last, Pass())) == []
    assert [perft(last, depth) for depth in (0, 1, 2)] == [1, 1, 0]


def test_points_and_ranks() -> None:
    """CH-6.1, CH-6.2: all four seats have 6 points; seat 3 and seat 0 differ in nothing."""
    state = town("o.", seats=4, hands=[[], [], [], []], supply=[0, 0, 0, 0])
    state.candy = [["o", "v"], ["o", "o", "o"], ["g", "g", "b"], ["v", "g"]]
    state.scored_regular = [1, 1, 0, 1]
    state.scored_haunted = [0, 0, 1, 0]
    state.markers = [0, 0, 4, 0]
    assert [points(state, seat) for seat in range(4)] == [6, 6, 6, 6]
    assert ranking(state) == [[0, 3], [1], [2]]
    state.scored_regular[0] = 2
    state.markers[0] = 2
    assert ranking(state) == [[3], [1], [2], [0]]


# Whole games and the fixed positions


@pytest.mark.parametrize("large_ghost", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_and_pieces_are_conserved_in_random_games(seats: int, large_ghost: bool) -> None:
    """The facts of the rule file, from the start to the end of a whole game."""
    chance = random.Random(seats)
    hands = [["ov/g.", "vg/b."], ["gb/o.", "bo/v."], ["vo/b.", "gob"], ["vb/g.", "bg/v."]]
    state = position(
        drawing=WINDMILL,
        origin=(-1, -1),
        seats=seats,
        hands=hands[:seats],
        haunted=[["ovx/gbx"], ["xo/gv/xb"], ["x../ovg/.xb"], ["bxo/.xv/..g"]][:seats],
        deck=["vo/g.", "bg/o.", "ov/b.", "gv/b.", "og/v.", "bv/g."],
        supply=[5] * seats,
        stacks=dict.fromkeys(COLOURS, 7),
        large_ghost=large_ghost,
    )
    turns = 0
    while not is_over(state):
        if state.step == 1:
            free = len(state.tiles) - len(state.pieces)
            if turns <= 5 * seats:
                assert free == (3 if large_ghost and turns else 4)
            turns += 1
        state = after(state, chance.choice(scorings(state) or moves(state)))
        standing = Counter(state.pieces.values())
        standing.update([state.chain.waiting] if state.chain else [])
        assert all(standing[ghost] == 1 for ghost in GHOSTS[:4])
        for colour in COLOURS:
            eaten = sum(colours.count(colour) for colours in state.candy)
            assert list(state.tiles.values()).count(colour) + state.stacks[colour] + eaten == 9
        for seat in range(seats):
            assert standing[KIDS[seat]] + state.supply[seat] + len(state.candy[seat]) == 5
        assert set(state.pieces) <= set(state.tiles)
    assert turns == 6 * seats
    assert sum(state.scored_haunted) > 0


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_fixed_positions_could_be_reached(case: Case) -> None:
    """As many tiles and kids have come to the board as turns were taken."""
    state = opened(case)
    taken = (state.round - 1) * state.seats + (state.seat - state.first) % state.seats
    standing = Counter(state.pieces.values())
    for colour in COLOURS:
        eaten = sum(colours.count(colour) for colours in state.candy)
        assert list(state.tiles.values()).count(colour) + state.stacks[colour] + eaten == 9
    assert sum(state.stacks.values()) == 28 - taken - (state.step > 1)
    for seat in range(state.seats):
        was_on_turn = (seat - state.first) % state.seats < (state.seat - state.first) % state.seats
        placed = min(state.round - 1 + was_on_turn, 5)
        assert state.supply[seat] == 5 - placed
        assert standing[KIDS[seat]] + len(state.candy[seat]) == placed
    assert all(standing[ghost] == 1 for ghost in GHOSTS[:4])
    cards = [card for hand in state.hands for card in hand] + state.deck
    turns = (0, 90, 180, 270)
    shapes = [frozenset(turned(pattern(card), turn).items()) for card in cards for turn in turns]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_golden_counts_of_lines(case: Case) -> None:
    state = opened(case)
    assert len(case.golden) >= 3
    assert (perft(state, 1), perft(state, 2)) == case.golden[:2]
