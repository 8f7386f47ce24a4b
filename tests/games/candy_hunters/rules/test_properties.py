"""What must hold in every position of every game, tried with random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from attrs import evolve

from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.moves import Exchange, Move, ScorePattern
from halloween_table.games.candy_hunters.rules.patterns import gains, match
from halloween_table.games.candy_hunters.rules.position import (
    Dealt,
    Ghost,
    Kid,
    Options,
    Position,
    Stage,
)
from halloween_table.games.candy_hunters.rules.town import COLOURS

from ... import laws
from ..doing import GAME, kids_in_town
from ..drawing import draw, needs_at
from ..wandering import SETTINGS, candidate, wander

QUICK = [(*setting, seed) for seed, setting in enumerate(SETTINGS)]
LONG = [
    pytest.param(*setting, 1000 + seed * len(SETTINGS) + nth, marks=pytest.mark.long)
    for seed in range(20)
    for nth, setting in enumerate(SETTINGS)
]
games = pytest.mark.parametrize(("options", "seats", "seed"), [*QUICK, *LONG])


@games
def test_pieces_tiles_and_cards_are_conserved(options: Options, seats: int, seed: int) -> None:
    for position, _, _ in wander(options, seats, seed):
        candies = [candy for hunter in position.hunters for candy in hunter.candies]
        houses = [*position.houses.values(), *(candy.house for candy in candies)]
        assert len(set(houses)) == len(houses)
        colours = Counter(house.colour for house in houses)
        assert [colours[colour] + position.stacks[colour] for colour in COLOURS] == [9] * 4
        for seat, hunter in enumerate(position.hunters):
            eating = [candy.kid for candy in hunter.candies]
            shoved = [p.piece for p in position.pending if getattr(p.piece, "seat", None) == seat]
            assert hunter.kids >= 0
            assert all(kid.seat == seat for kid in eating)
            in_play = kids_in_town(position, seat) + len(eating) + len(shoved)
            assert hunter.kids + in_play == 5
        dealt = [*position.deck, *(c for h in position.hunters for c in (*h.hand, *h.scored))]
        regular = [card.card for card in dealt if not card.haunted]
        haunted = [card.card for card in dealt if card.haunted]
        assert sorted(regular) == list(range(1, 29))  # type: ignore[type-var]
        assert len(set(haunted)) == len(haunted) == (seats if options.haunted else 0)
        assert len({card.slot for card in dealt}) == len(dealt)


@games
def test_every_piece_is_there_once_and_on_a_tile(options: Options, seats: int, seed: int) -> None:
    """One piece on a tile at most: CH-2.5"""
    for position, _, _ in wander(options, seats, seed):
        assert position.standing.keys() <= position.houses.keys(), draw(position)
        pieces = [*position.standing.values(), *(shoved.piece for shoved in position.pending)]
        assert len(set(pieces)) == len(pieces)
        ghosts = {piece.number for piece in pieces if isinstance(piece, Ghost)}
        built = position.round > 1 or position.seat != options.first
        built = built or position.stage is not Stage.HOUSE
        assert ghosts == ({0, 1, 2, 3, 4} if options.large_ghost and built else {0, 1, 2, 3})
        assert len(position.pending) <= 1


@games
def test_four_tiles_are_free_at_the_start_of_a_turn(
    options: Options, seats: int, seed: int
) -> None:
    """Three with the Large Ghost, from the second turn on: CH-5.1"""
    first_turn = True
    for position, _, _ in wander(options, seats, seed):
        if position.stage is not Stage.HOUSE or position.round > 6:
            continue
        if position.round == 6 and position.seat != options.first:
            continue
        free = len(position.houses) - len(position.standing)
        assert free == (3 if options.large_ghost and not first_turn else 4), draw(position)
        first_turn = False


@games
def test_a_game_ends_after_six_rounds(options: Options, seats: int, seed: int) -> None:
    """CH-6.1"""
    turns: list[tuple[int, int]] = []
    for position, moves, chosen in wander(options, seats, seed):
        turn = (position.round, position.seat)
        if not turns or turns[-1] != turn:
            turns.append(turn)
        assert (chosen is None) == (position.round == 7) == (GAME.outcome(position) is not None)
        assert len(set(moves)) == len(moves)
    order = [(options.first + place) % seats for place in range(seats)]
    assert turns == [*((number, seat) for number in range(1, 7) for seat in order), (7, order[0])]


@games
def test_the_laws_hold_for_moves_of_any_kind(options: Options, seats: int, seed: int) -> None:
    choice = Random(seed)
    moments = [
        laws.Moment(
            position, position.seat, moves, chosen, GAME.play(position, position.seat, chosen)
        )
        for position, moves, chosen in wander(options, seats, seed)
        if chosen is not None
    ]
    laws.hold(
        GAME, seats, moments[seed % 5 :: 5], lambda at: [candidate(at, choice) for _ in range(15)]
    )


def _otherwise_dealt(position: Position, seat: int | None, choice: Random) -> Position:
    """The same position as far as the seat can know: hidden cards are dealt anew."""

    def hidden(card: Dealt, owner: int | None) -> bool:
        return owner is None or owner != seat

    piles: list[tuple[int | None, tuple[Dealt, ...]]] = [(None, position.deck)]
    piles += [(owner, hunter.hand) for owner, hunter in enumerate(position.hunters)]
    pools: dict[bool, list[int | None]] = {}
    for haunted in (False, True):
        pools[haunted] = [
            card.card
            for owner, pile in piles
            for card in pile
            if card.haunted is haunted and hidden(card, owner)
        ]
        choice.shuffle(pools[haunted])
    dealt = [
        tuple(
            card._replace(card=pools[card.haunted].pop()) if hidden(card, owner) else card
            for card in pile
        )
        for owner, pile in piles
    ]
    hunters = tuple(
        evolve(hunter, hand=hand) for hunter, hand in zip(position.hunters, dealt[1:], strict=True)
    )
    return evolve(position, deck=dealt[0], hunters=hunters)


def _seen_alike(position: Position, other: Position, move: Move) -> Move | None:
    """The move in the other position that looks the same to the others, if there is one."""
    if not isinstance(move, ScorePattern | Exchange):
        return move
    hands = [where.hunters[position.seat].hand for where in (position, other)]
    (nth,) = [nth for nth, held in enumerate(hands[0]) if held.card == move.card]
    card = hands[1][nth].card
    assert card is not None
    if isinstance(move, Exchange):
        return Exchange(card)
    return move if card == move.card else None


@games
def test_what_is_hidden_from_a_seat_does_not_show(options: Options, seats: int, seed: int) -> None:
    """Hands and deck: CH-S5, CH-S6"""
    choice = Random(seed)
    differences = 0
    for position, _, chosen in wander(options, seats, seed):
        for seat in (*range(seats), None):
            other = _otherwise_dealt(position, seat, choice)
            differences += other != position
            assert GAME.view(other, seat) == GAME.view(position, seat)
            assert repr(GAME.view(other, seat)) == repr(GAME.view(position, seat))
            same = None if chosen is None else _seen_alike(position, other, chosen)
            if chosen is None or same is None or seat == position.seat:
                continue
            step = GAME.play(position, position.seat, chosen)
            other_step = GAME.play(other, position.seat, same)
            assert [event.seen_by(seat) for event in step.events] == [
                event.seen_by(seat) for event in other_step.events
            ]
            assert GAME.view(other_step.position, seat) == GAME.view(step.position, seat)
    assert differences > 100


@games
def test_after_a_score_nobody_stands_on_the_place(options: Options, seats: int, seed: int) -> None:
    """Kids leave with their houses, all else stays: CH-3.4"""
    for position, _, chosen in wander(options, seats, seed):
        if not isinstance(chosen, ScorePattern):
            continue
        place = {(x, y): need for x, y, need in needs_at(chosen.card, chosen.cell, chosen.turn)}
        after = GAME.play(position, position.seat, chosen).position
        for cell, house in position.houses.items():
            leaves = place.get((cell.x, cell.y)) == house.colour
            leaves = leaves and isinstance(position.standing.get(cell), Kid)
            assert (cell not in after.houses) == leaves, draw(position)
        assert after.standing == {
            cell: piece for cell, piece in position.standing.items() if cell in after.houses
        }


@games
def test_what_a_place_promises_is_what_it_brings(options: Options, seats: int, seed: int) -> None:
    """CH-3.4, CH-3.5, CH-3.9, CH-6.1: the preview at the table counts as the points do."""
    for position, moves, _ in wander(options, seats, seed):
        for move in moves:
            if isinstance(move, ScorePattern):
                card = CARDS[move.card]
                found = match(position, card, move.cell, move.turn)
                promised = Counter({position.seat: (5 if card.haunted else 2) - found.scares})
                for gain in gains(position, found):
                    promised[gain.seat] += gain.points
                after = GAME.play(position, position.seat, move).position
                assert [
                    later.points - now.points
                    for now, later in zip(
                        GAME.standings(position), GAME.standings(after), strict=True
                    )
                ] == [promised[seat] for seat in range(seats)]
