"""What must hold in every position of every game, tried with random games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as some

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Refused
from halloween_table.engine.record import replay, steps
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

from ..doing import GAME, kids_in_town
from ..drawing import draw, needs_at
from ..wandering import SETTINGS, candidate, recorded, wander

CODEC = Codec(GAME)

QUICK = [(*setting, seed) for seed, setting in enumerate(SETTINGS)]
LONG = [
    pytest.param(*setting, 1000 + seed * len(SETTINGS) + nth, marks=pytest.mark.long)
    for seed in range(20)
    for nth, setting in enumerate(SETTINGS)
]
games = pytest.mark.parametrize(("options", "seats", "seed"), [*QUICK, *LONG])

ANY_GAME = some.tuples(some.sampled_from(SETTINGS), some.integers(0, 2**53 - 1))


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
def test_a_move_is_offered_if_and_only_if_it_is_not_refused(
    options: Options, seats: int, seed: int
) -> None:
    choice = Random(seed)
    for position, moves, _ in wander(options, seats, seed):
        offered = set(moves)
        for move in choice.sample(moves, min(20, len(moves))):
            assert GAME.refusal(position, position.seat, move) is None
        for _ in range(20):
            move = candidate(position, choice)
            refusal = GAME.refusal(position, position.seat, move)
            assert (refusal is None) == (move in offered), f"{move} {refusal}\n{draw(position)}"
            for stranger in (-1, seats, (position.seat + 1) % seats):
                assert GAME.refusal(position, stranger, move) is not None
            if refusal is not None:
                with pytest.raises(Refused) as refused:
                    GAME.play(position, position.seat, move)
                assert refused.value.refusal == refusal


@games
def test_playing_never_changes_the_old_position(options: Options, seats: int, seed: int) -> None:
    for position, moves, _ in wander(options, seats, seed):
        kept = CODEC.position_in(_json(CODEC.position_out(position)))
        hashed = hash(position)
        for move in moves[:: max(1, len(moves) // 5)]:
            GAME.play(position, position.seat, move)
        assert (position, hash(position)) == (kept, hashed)


@games
def test_a_seats_moves_can_be_told_from_its_view(options: Options, seats: int, seed: int) -> None:
    for position, moves, _ in wander(options, seats, seed):
        seen = GAME.view(position, position.seat)
        assert list(GAME.moves(seen, position.seat)) == moves
        assert GAME.actors(seen) == GAME.actors(position)
        assert GAME.standings(seen) == GAME.standings(position)
        assert GAME.outcome(seen) == GAME.outcome(position)
        assert GAME.view(seen, position.seat) == seen


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
def test_a_record_replays_to_the_same_position(options: Options, seats: int, seed: int) -> None:
    record, last = recorded(options, seats, seed)
    assert replay(GAME, record) == last
    again = CODEC.record_in(_json(CODEC.record_out(record)))
    assert again == record
    assert replay(GAME, again) == last
    middle = len(record.moves) // 2
    assert replay(GAME, record, middle) == list(steps(GAME, record))[middle - 1].position


@games
def test_positions_views_and_moves_come_back_from_json(
    options: Options, seats: int, seed: int
) -> None:
    for position, moves, _ in wander(options, seats, seed):
        for seen in (position, GAME.view(position, 0), GAME.view(position, None)):
            assert json.loads(CODEC.position_text(seen)) == _json(CODEC.position_out(seen))
            again = CODEC.position_in(_json(CODEC.position_out(seen)))
            assert again == seen
            assert hash(again) == hash(seen)
        for move in moves[:: max(1, len(moves) // 5)]:
            assert CODEC.move_in(_json(CODEC.move_out(move))) == move


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


@settings(max_examples=25)
@given(ANY_GAME, some.lists(some.integers(0, 10_000), max_size=60))
def test_every_offered_line_can_be_played(
    game: tuple[tuple[Options, int], int], choices: list[int]
) -> None:
    """Whatever is chosen, there is a next move until the game is over: CH-2.6, CH-5.1"""
    (options, seats), seed = game
    position = GAME.setup(options, seats, seed)
    for choice in choices:
        moves = list(GAME.moves(position, position.seat))
        assert moves, draw(position)
        position = GAME.play(position, position.seat, moves[choice % len(moves)]).position
    assert (not list(GAME.moves(position, position.seat))) == position.over


@settings(max_examples=25)
@given(ANY_GAME, some.lists(some.integers(0, 10_000), max_size=40))
def test_equal_positions_have_equal_hashes(
    game: tuple[tuple[Options, int], int], choices: list[int]
) -> None:
    (options, seats), seed = game
    one, two = GAME.setup(options, seats, seed), GAME.setup(options, seats, seed)
    for choice in choices:
        moves = list(GAME.moves(one, one.seat))
        move = moves[choice % len(moves)]
        before = one
        one = GAME.play(one, one.seat, move).position
        two = GAME.play(two, two.seat, move).position
        assert one == two
        assert hash(one) == hash(two)
        assert len({before, one, two}) == 2


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_nothing_depends_on_the_hash_seed(hash_seed: str) -> None:
    """Sixty moves of a game, and the moves that follow, printed by another Python."""
    script = (
        "from halloween_table.games.candy_hunters.rules.game import CandyHunters\n"
        "from halloween_table.games.candy_hunters.rules.position import Options\n"
        "game = CandyHunters()\n"
        "position = game.setup(Options(haunted=True, large_ghost=True), 3, 99)\n"
        "for _ in range(60):\n"
        "    moves = list(game.moves(position, position.seat))\n"
        "    position = game.play(position, position.seat, moves[len(moves) // 2]).position\n"
        "print(position)\n"
        "print(list(game.moves(position, position.seat)))\n"
    )

    def printed(hash_seed: str) -> str:
        path = os.pathsep.join(part or os.getcwd() for part in sys.path)
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return done.stdout

    assert printed(hash_seed) == printed("7")


def _json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))
