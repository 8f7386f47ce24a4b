"""A puzzle is a game: it is played by the rules of Candy Hunters, for one and to a goal (CH-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Player, Record
from halloween_table.games.candy_hunters.puzzles.code import BadCode, encode
from halloween_table.games.candy_hunters.puzzles.game import PuzzleOptions, PuzzlePosition
from halloween_table.games.candy_hunters.puzzles.puzzle import faults
from halloween_table.games.candy_hunters.rules.events import CardDrawn, GameEnded, TurnBegan
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    Move,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Stage
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour

from ... import laws
from ..drawing import number_of
from ..wandering import candidate
from .drawing import GAME, after, puzzle_of, random_puzzle, start

TOWN = """
    o. vA g. b.
    gA o1 b. v.
    b. v. g. oA
    """
TWO_ROUNDS = puzzle_of(TOWN, "ov/g.", "vog", rounds=2, goal=6)
CORNER = ScorePattern(number_of("ov/g."), Cell(0, 0), 0)
HOUSE = PlaceHouse(Colour.GREEN, Cell(4, 0))


def why_not(position: PuzzlePosition, move: Move) -> tuple[str, str] | None:
    refusal = GAME.refusal(position, 0, move)
    return None if refusal is None else (refusal.rule, refusal.reason)


def test_all_kids_are_the_players_and_stacks_hold_the_rest() -> None:  # CH-7.2
    position = start(TWO_ROUNDS)
    assert Counter(map(type, position.standing.values())) == {Ghost: 1, Kid: 3}
    assert {piece.seat for piece in position.standing.values() if isinstance(piece, Kid)} == {0}
    assert sum(position.stacks.values()) == 36 - 12
    assert position.stacks[Colour.ORANGE] == 6
    assert position.hunters[0].kids == 0
    assert [held.card for held in position.hunters[0].hand] == list(TWO_ROUNDS.cards)


def test_a_round_has_three_steps() -> None:  # CH-7.2
    position = after(start(TWO_ROUNDS), HOUSE, Pass())
    assert position.stage is Stage.PATTERN
    step = GAME.play(position, 0, Pass())
    assert step.events[-1] == TurnBegan(0, 2)
    assert (step.position.round, step.position.stage) == (2, Stage.HOUSE)


def test_nothing_is_drawn_exchanged_or_placed() -> None:  # CH-7.2, CH-3.6
    position = start(TWO_ROUNDS)
    assert why_not(position, Exchange(TWO_ROUNDS.cards[0])) == ("CH-7.2", "no_deck")
    assert why_not(position, PlaceKid(Cell(0, 0))) == ("CH-7.2", "no_more_kids")
    step = GAME.play(after(position, HOUSE, Pass()), 0, CORNER)
    assert not any(isinstance(event, CardDrawn) for event in step.events)
    assert [held.card for held in step.position.hunters[0].hand] == [number_of("vog")]


def test_a_card_can_be_scored_once() -> None:  # CH-7.3
    position = after(
        start(evolve(TWO_ROUNDS, goal=9)),
        HOUSE,
        Pass(),
        CORNER,
        PlaceHouse(Colour.VIOLET, Cell(4, 1)),
    )
    assert why_not(after(position, Pass()), CORNER) == ("CH-3.1", "card_not_in_hand")


def test_it_is_solved_as_soon_as_the_goal_is_reached() -> None:  # CH-7.3
    position = after(start(TWO_ROUNDS), HOUSE, Pass())
    step = GAME.play(position, 0, CORNER)
    end = step.position
    assert isinstance(end, PuzzlePosition)
    assert step.events[-1] == GameEnded()
    assert (end.points, end.solved, end.over, end.rounds_left) == (6, True, True, 0)
    assert GAME.actors(end) == ()
    assert list(GAME.moves(end, 0)) == []
    assert why_not(end, HOUSE) == ("CH-7.3", "puzzle_over")
    outcome = GAME.outcome(end)
    assert outcome is not None
    assert outcome.standings[0].points == 6


def test_it_is_over_when_the_rounds_are() -> None:  # CH-7.3
    harder = start(evolve(TWO_ROUNDS, goal=7))
    position = after(harder, HOUSE, Pass(), CORNER)
    assert (position.over, position.rounds_left) == (False, 1)
    end = after(position, PlaceHouse(Colour.VIOLET, Cell(4, 1)), Pass(), Pass())
    assert (end.over, end.solved, end.points) == (True, False, 6)
    assert GAME.outcome(end) is not None


@pytest.mark.parametrize(
    "options",
    [{"first": 1}, {"haunted": True}, {"large_ghost": True}, {"code": "not a code"}, {"code": ""}],
)
def test_what_is_no_puzzle_is_not_laid_out(options: dict[str, object]) -> None:
    """CH-7.2, CH-7.4."""
    with pytest.raises(ValueError, match="CH-7"):
        GAME.setup(PuzzleOptions(**options), 1, 0)
    with pytest.raises(ValueError, match=r"CH-7\.2"):
        GAME.setup(PuzzleOptions(), 2, 0)


def test_a_bad_code_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadCode) as bad:
        GAME.setup(PuzzleOptions(code="1CRE"), 1, 0)
    assert bad.value.refusal.reason == "code_mistyped"


# ---- the laws of the kernel ---------------------------------------------------------------------

SEEDS = [
    seed for seed in range(12) if not faults(random_puzzle(seed, 1 + seed % 3, goal=4 + seed % 9))
]
QUICK, LONG = SEEDS[:4], SEEDS[4:]
puzzles = pytest.mark.parametrize(
    "seed", [*QUICK, *(pytest.param(seed, marks=pytest.mark.long) for seed in LONG)]
)


@lru_cache
def played(seed: int) -> tuple[laws.Moment, ...]:
    position = start(random_puzzle(seed, 1 + seed % 3, goal=4 + seed % 9))
    return tuple(laws.wander(GAME, position, Chance(seed)))


@puzzles
def test_puzzles_keep_the_laws_of_every_game(seed: int) -> None:
    moments, choice = played(seed), Random(seed)

    def candidates(position: PuzzlePosition) -> Iterator[Move]:
        yield from (candidate(position, choice) for _ in range(12))

    laws.hold(GAME, 1, moments, candidates)
    for moment in moments:
        laws.every_offered_move_leads_on(GAME, moment)


@puzzles
def test_a_record_of_a_puzzle_replays(seed: int) -> None:
    moments = played(seed)
    moves = tuple(Played(moment.actor, moment.chosen) for moment in moments)
    options = moments[0].position.options
    record = Record(GAME.key, GAME.version, options, (Player("Ann", "bat", "red"),), 5, moves)
    laws.replays_to_the_same_game(GAME, Codec(GAME), record, moments)


@puzzles
def test_nothing_is_hidden_and_nothing_bars_undo(seed: int) -> None:
    for moment in played(seed):
        assert GAME.view(moment.position, None) == moment.position
        assert not any(event.barrier for event in moment.step.events)


@puzzles
def test_tiles_and_kids_are_conserved(seed: int) -> None:
    puzzle = random_puzzle(seed, 1 + seed % 3, goal=4 + seed % 9)
    for moment in played(seed):
        position = moment.step.position
        eaten = len(position.hunters[0].candies)
        assert len(position.houses) + sum(position.stacks.values()) + eaten == 36
        shoved = len([each for each in position.pending if isinstance(each.piece, Kid)])
        there = sum(isinstance(piece, Kid) for piece in position.standing.values())
        assert there + shoved + eaten == len(puzzle.kids)
        assert all(position.stacks[colour] >= 0 for colour in COLOURS)


def test_the_code_of_a_puzzle_is_in_its_options() -> None:
    position = start(TWO_ROUNDS)
    assert encode(position.puzzle) == position.options.code
