"""The rules against the brute force: as many legal lines, and the same moves all game long."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from random import Random

import pytest

from halloween_table.games.candy_hunters.rules.cards import CARDS, _card
from halloween_table.games.candy_hunters.rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import (
    Dealt,
    Ghost,
    Options,
    Piece,
    Position,
    Stage,
)
from halloween_table.games.candy_hunters.rules.town import COLOURS

from .. import brute_force as brute
from ..doing import GAME
from ..drawing import GHOSTS, KID_LETTERS, draw, needs_at, number_of, position_of
from ..perft_cases import CASES, Case
from ..wandering import SETTINGS, wander

# Counting lines


def perft(position: Position, depth: int) -> int:
    """The number of different sequences of `depth` legal moves."""
    moves = list(GAME.moves(position, position.seat))
    if depth == 1:
        return len(moves)
    return sum(
        perft(GAME.play(position, position.seat, move).position, depth - 1) for move in moves
    )


def print_cards(patterns: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Adds the patterns of a case that no card of the box has."""
    for pattern in patterns:
        try:
            number_of(pattern)
        except ValueError:
            number = max(CARDS) + 1
            monkeypatch.setitem(CARDS, number, _card(number, pattern, "x" in pattern))


def opened(case: Case) -> Position:
    haunted = case.haunted or ((),) * case.seats
    return position_of(
        case.drawing,
        origin=case.origin,
        seats=case.seats,
        seat=case.seat,
        first=case.first,
        round=case.round,
        stage=Stage(case.step),
        ghost_moves=case.ghost_moves,
        hands=[(*hand, *more) for hand, more in zip(case.hands, haunted, strict=True)],
        deck=case.deck,
        supply=case.supply,
        stacks=case.stacks,
        candies=case.candy,
        large_ghost=case.large_ghost,
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_there_are_as_many_lines_as_the_brute_force_counts(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = [*case.hands, *case.haunted, case.deck]
    patterns = [pattern for hand in hands for pattern in hand]
    print_cards(patterns, monkeypatch)
    assert len(set(map(number_of, patterns))) == len(patterns), "a card is there twice"
    position = opened(case)
    for depth, lines in enumerate(case.golden, start=1):
        assert perft(position, depth) == lines, f"{depth} moves from\n{draw(position)}"


def test_the_cases_are_there() -> None:
    assert len(CASES) >= 15
    assert all(len(case.golden) >= 4 for case in CASES)


# Side by side


def same_state(position: Position) -> brute.State:
    """The brute force's state for a position without a chain."""
    seats = len(position.hunters)
    return brute.position(
        drawing=draw(position),
        origin=(min(x for x, _ in position.houses), min(y for _, y in position.houses)),
        seats=seats,
        seat=position.seat,
        first=position.options.first,
        round=position.round,
        step=position.stage,
        ghost_moves=position.ghost_moves,
        hands=[_patterns(hunter.hand, haunted=False) for hunter in position.hunters],
        haunted=[_patterns(hunter.hand, haunted=True) for hunter in position.hunters],
        deck=_patterns(position.deck, haunted=False),
        supply=[hunter.kids for hunter in position.hunters],
        stacks={colour[0]: left for colour, left in position.stacks.items()},
        large_ghost=position.options.large_ghost,
    )


def _patterns(cards: tuple[Dealt, ...], haunted: bool) -> list[str]:
    return [
        CARDS[held.card].drawing
        for held in cards
        if held.card is not None and held.haunted is haunted
    ]


def ours(move: Move) -> Hashable:
    """A move of the rules in the form both sides share."""
    match move:
        case PlaceHouse(colour, cell):
            return "house", colour[0], tuple(cell)
        case MoveGhost(number, to):
            return "ghost", GHOSTS[number], tuple(to)
        case Displace(to):
            return "displace", tuple(to)
        case ScorePattern(card, cell, turn):
            cells = frozenset((x, y) for x, y, _ in needs_at(card, cell, turn))
            return "score", CARDS[card].drawing, cells, 90 * turn
        case Exchange(card):
            return "exchange", CARDS[card].drawing
        case PlaceKid(cell):
            return "kid", tuple(cell)
        case _:
            return "pass"


def theirs(move: brute.Move) -> Hashable:
    """A move of the brute force in the form both sides share."""
    match move:
        case brute.PlaceHouse(colour, cell):
            return "house", colour, cell
        case brute.MoveGhost(ghost, to):
            return "ghost", ghost, to
        case brute.Displace(to):
            return "displace", to
        case brute.Score(card, cells, turn):
            return "score", card, cells, turn
        case brute.Exchange(card):
            return "exchange", card
        case brute.PlaceKid(to):
            return "kid", to
        case _:
            return "pass"


def table_of(position: Position) -> dict[str, object]:
    """Everything both sides know of a position, in the brute force's words."""
    pending = position.pending[-1] if position.pending else None
    return {
        "tiles": {tuple(cell): house.colour[0] for cell, house in position.houses.items()},
        "pieces": {tuple(cell): _letter(piece) for cell, piece in position.standing.items()},
        "waiting": pending and (_letter(pending.piece), tuple(pending.cell)),
        "turn": (position.round, position.seat),
        "step": int(position.stage),
        "hands": [sorted(_patterns(hunter.hand, haunted=False)) for hunter in position.hunters],
        "haunted": [_patterns(hunter.hand, haunted=True) for hunter in position.hunters],
        "deck": _patterns(position.deck, haunted=False),
        "supply": [hunter.kids for hunter in position.hunters],
        "stacks": {colour[0]: position.stacks[colour] for colour in COLOURS},
        "candy": [sorted(c.house.colour[0] for c in h.candies) for h in position.hunters],
        "markers": [hunter.scares for hunter in position.hunters],
        "points": [standing.points for standing in GAME.standings(position)],
        "ranks": [standing.rank for standing in GAME.standings(position)],
    }


def state_of(state: brute.State) -> dict[str, object]:
    places = brute.ranking(state)
    ranks = {
        seat: 1 + sum(len(better) for better in places[:nth])
        for nth, together in enumerate(places)
        for seat in together
    }
    return {
        "tiles": state.tiles,
        "pieces": state.pieces,
        "waiting": state.chain and (state.chain.waiting, state.chain.entered),
        "turn": (state.round, state.seat),
        "step": state.step,
        "hands": [sorted(hand) for hand in state.hands],
        "haunted": state.haunted,
        "deck": state.deck,
        "supply": state.supply,
        "stacks": state.stacks,
        "candy": [sorted(candy) for candy in state.candy],
        "markers": state.markers,
        "points": [brute.points(state, seat) for seat in range(state.seats)],
        "ranks": [ranks[seat] for seat in range(state.seats)],
    }


def _letter(piece: Piece) -> str:
    return GHOSTS[piece.number] if isinstance(piece, Ghost) else KID_LETTERS[piece.seat]


@pytest.mark.parametrize(
    ("options", "seats", "seed"),
    [
        *((*setting, 50 + seed) for seed, setting in enumerate(SETTINGS)),
        *(
            pytest.param(*setting, 100 + 12 * round + seed, marks=pytest.mark.long)
            for round in range(25)
            for seed, setting in enumerate(SETTINGS)
        ),
    ],
)
def test_both_offer_the_same_moves_in_every_position_of_a_game(
    options: Options, seats: int, seed: int
) -> None:
    state: brute.State | None = None
    for position, moves, chosen in wander(options, seats, seed):
        state = state or same_state(position)
        assert table_of(position) == state_of(state)
        offered = {theirs(move): move for move in brute.moves(state)}
        assert {ours(move) for move in moves} == set(offered), draw(position)
        if chosen is not None:
            state = brute.after(state, offered[ours(chosen)])
    assert state is not None
    assert brute.is_over(state)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_both_offer_the_same_moves_after_every_case(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random ends of games from the crowded positions of the cases."""
    print_cards((p for hand in (*case.hands, *case.haunted, case.deck) for p in hand), monkeypatch)
    for seed in range(20):
        choice, position = Random(seed), opened(case)
        state = same_state(position)
        while moves := list(GAME.moves(position, position.seat)):
            offered = {theirs(move): move for move in brute.moves(state)}
            assert {ours(move) for move in moves} == set(offered), draw(position)
            chosen = choice.choice(moves)
            state = brute.after(state, offered[ours(chosen)])
            position = GAME.play(position, position.seat, chosen).position
        assert brute.is_over(state)
