"""The rulebook has every rule once, opens where the game is, and counts as the rules do."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from attrs import evolve

from halloween_table.contract.kit import Chapter, Figure, Paragraph, Rule
from halloween_table.contract.pictures import Words
from halloween_table.engine.translate import signed
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY, difficulty_of
from halloween_table.games.candy_hunters.puzzles.game import (
    CandyPuzzles,
    PuzzleOptions,
    PuzzlePosition,
    after,
)
from halloween_table.games.candy_hunters.puzzles.puzzle import (
    CARDS,
    GHOSTS,
    KIDS,
    ROUNDS,
    TILES,
    faults,
)
from halloween_table.games.candy_hunters.puzzles.solver import Solver
from halloween_table.games.candy_hunters.rulebook.book import CandyHuntersRulebook
from halloween_table.games.candy_hunters.rulebook.figures import FIGURES
from halloween_table.games.candy_hunters.rulebook.moments import (
    CORNER_CARD,
    SOLUTION,
    STRAIGHT_CARD,
    TEMPTING,
    example,
)
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.moves import Move, MoveGhost, Pass, ScorePattern
from halloween_table.games.candy_hunters.rules.patterns import pattern_moves
from halloween_table.games.candy_hunters.rules.position import HOUSES_PER_COLOUR, Options, Position
from halloween_table.games.candy_hunters.rules.scoring import scores

from ..rules.test_rule_ids import RULES

RULINGS = {
    "CH-S2", "CH-S3", "CH-2.7", "CH-3.6", "CH-3.9", "CH-3.10", "CH-4.1", "CH-7.2", "CH-7.4",
}  # fmt: skip
"""Where the original is silent: wholly, or in a part of the rule."""

BOOK = CandyHuntersRulebook()
CHAPTERS = BOOK.chapters()
BLOCKS = [block for chapter in CHAPTERS for block in chapter.blocks]
IN_BOOK = [block for block in BLOCKS if isinstance(block, Rule)]


def chapter(anchor: str) -> Chapter:
    (found,) = (chapter for chapter in CHAPTERS if chapter.anchor == anchor)
    return found


def rule(id_: str) -> str:
    (found,) = (rule.text for rule in IN_BOOK if rule.id == id_)
    return found


def caption(figure: str) -> str:
    (found,) = (
        block.caption for block in BLOCKS if isinstance(block, Figure) and block.name == figure
    )
    return found


def numbers(text: str) -> list[int]:
    """Those that are said as digits, without the ids of rules and the numbers of steps."""
    said = re.sub(r"<[^>]*>|CH-[\d.]+|step \d|\(\d\)", "", text)
    return [int(number) for number in re.findall(r"\d+", said)]


# ---- what is in the book ------------------------------------------------------------------------


def test_every_rule_is_there_once() -> None:
    assert Counter(rule.id for rule in IN_BOOK) == Counter(RULES)


def test_rulings_are_marked_and_nothing_else_is() -> None:
    assert {rule.id for rule in IN_BOOK if rule.ruling} == RULINGS


def test_every_figure_is_shown_once() -> None:
    shown = [block.name for block in BLOCKS if isinstance(block, Figure)]
    assert sorted(shown) == sorted(FIGURES)


def test_limits_of_puzzles_are_those_of_the_rules() -> None:  # CH-7.1, CH-7.4
    assert numbers(rule("CH-7.1")) == [ROUNDS[0], ROUNDS[-1], 1, len(FORTY), 1, 5]
    ends = [(limits[0], limits[-1]) for limits in (TILES, KIDS, GHOSTS, CARDS)]
    tiles, *others = ends
    assert numbers(rule("CH-7.4")) == [
        *tiles,
        HOUSES_PER_COLOUR,
        *(number for pair in others for number in pair),
    ]


def test_forty_puzzles_are_as_many_as_the_book_says() -> None:  # CH-7.1
    assert len(FORTY) == 2 * 20
    each = Counter(map(difficulty_of, range(1, 41)))
    assert each == dict.fromkeys(range(1, 6), 8)


# ---- the worked example -------------------------------------------------------------------------

LINES = {"puzzle-tempting": TEMPTING, "puzzle-solution": SOLUTION}
"""The figures that show a line, and the line."""
every_line = pytest.mark.parametrize(("figure", "moves"), LINES.items(), ids=list(LINES))


def with_cards(position: PuzzlePosition, *cards: int) -> PuzzlePosition:
    """The same puzzle with these of its cards only."""
    (hunter,) = position.hunters
    hand = tuple(held for held in hunter.hand if held.card in cards)
    return evolve(position, hunters=(evolve(hunter, hand=hand),))


def tally(figure: str) -> str:
    """The points, line by line, in the paragraph below a figure."""
    blocks = chapter("CH-7-example").blocks
    (at,) = (
        at for at, block in enumerate(blocks) if isinstance(block, Figure) and block.name == figure
    )
    below = blocks[at + 1]
    assert isinstance(below, Paragraph)
    return below.text


def test_example_is_a_puzzle_like_any_other() -> None:  # CH-7.4
    start = example()
    assert not faults(start.puzzle)
    assert decode(start.options.code) == start.puzzle
    assert CandyPuzzles().setup(start.options, 1, 0) == start


def test_goal_and_rounds_of_the_example_are_as_said() -> None:  # CH-7.1
    puzzle, said = example().puzzle, caption("puzzle")
    assert numbers(said) == [puzzle.goal]
    assert re.findall("one round|Two cards|three kids", said) == [
        "one round",
        "Two cards",
        "three kids",
    ]
    assert (puzzle.rounds, len(puzzle.cards), len(puzzle.kids)) == (1, 2, 3)


def test_goal_of_the_example_is_the_most_and_has_one_way() -> None:  # CH-7.3
    start = example()
    best = Solver(start).most()
    assert best is not None
    assert best.points == start.puzzle.goal
    assert Solver(start).ways(best.points) == 1


def test_the_straight_card_of_the_example_never_brings_more() -> None:
    best = Solver(with_cards(example(), STRAIGHT_CARD)).most()
    assert best is not None
    assert best.points == after(example(), *TEMPTING).points == 6


def test_only_the_straight_card_lies_there_at_first() -> None:
    assert [move.card for move in pattern_moves(example())] == [STRAIGHT_CARD]


def test_the_ghost_on_the_straight_card_would_cost_a_marker() -> None:  # CH-3.5
    stay = tuple(move for move in TEMPTING if not isinstance(move, MoveGhost))
    assert after(example(), *stay).points == after(example(), *TEMPTING).points - 1


def test_solution_scores_the_corner_card() -> None:
    assert [move.card for move in SOLUTION if isinstance(move, ScorePattern)] == [CORNER_CARD]
    end = after(example(), *SOLUTION)
    assert end.solved
    assert end.over


def test_tempting_line_misses_the_goal_by_what_is_said() -> None:  # CH-7.3
    end = after(example(), *TEMPTING)
    assert end.over
    assert not end.solved
    assert numbers(caption("puzzle-tempting")) == [end.points, end.puzzle.goal - end.points]
    assert numbers(caption("puzzle-solution")) == [end.puzzle.goal]


@every_line
def test_points_of_a_line_are_counted_as_by_the_rules(
    figure: str, moves: tuple[Move, ...]
) -> None:  # CH-6.1
    end = after(example(), *moves)
    worth = {score.what: signed(score.points) for score in scores(end.hunters[0]) if score.points}
    card, *candies, total = tally(figure).split("<br>")
    assert card == f"The card: {worth.pop('regular_cards')}"
    told = dict(re.findall(r"An? (\w+) candy: (\S+)", " ".join(candies)))
    assert {f"candy_{colour}": points for colour, points in told.items()} == worth
    assert total == f"<b>In all: {end.points} points</b>"


@every_line
def test_figure_of_a_line_shows_its_points(figure: str, moves: tuple[Move, ...]) -> None:
    end = after(example(), *moves)
    signs = [
        layer.text
        for mark in BOOK.figure(figure).marks
        for layer in mark.picture
        if isinstance(layer, Words)
    ]
    assert f"= {end.points}" in signs
    assert signs.count("+2") == len(end.hunters[0].candies)


# ---- where the game is --------------------------------------------------------------------------


def test_anchor_at_the_start_and_the_end_of_a_puzzle() -> None:
    assert BOOK.anchor(example()) == "CH-7"
    assert BOOK.anchor(after(example(), *TEMPTING)) == "CH-7.3"
    assert BOOK.anchor(after(example(), *SOLUTION)) == "CH-7.3"


def test_anchor_within_a_puzzle_is_that_of_the_step() -> None:
    build, shove, *_ = SOLUTION
    assert BOOK.anchor(after(example(), build)) == "CH-2"
    assert BOOK.anchor(after(example(), build, shove)) == "CH-2.3"
    assert BOOK.anchor(after(example(), build, Pass())) == "CH-3"


def test_anchor_in_a_later_round_of_a_puzzle() -> None:
    code = next(code for code in FORTY if decode(code).rounds > 1)
    start = CandyPuzzles().setup(PuzzleOptions(code=code), 1, 0)
    build = next(iter(CandyPuzzles().moves(start, 0)))
    assert BOOK.anchor(start) == "CH-7"
    assert BOOK.anchor(after(start, build, Pass(), Pass())) == "CH-1"


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        (CandyHunters(), Options(haunted=True, large_ghost=True), 3),
        (CandyPuzzles(), PuzzleOptions(code=FORTY[-1]), 1),
    ],
    ids=["together", "puzzle"],
)
def test_there_is_an_anchor_wherever_a_game_goes(
    game: CandyHunters, options: Options, seats: int
) -> None:
    anchors = {chapter.anchor for chapter in CHAPTERS} | set(RULES)
    random = Random(seats)
    for seed in range(3):
        position: Position = game.setup(options, seats, seed)
        while not position.over:
            assert BOOK.anchor(game.view(position, position.seat)) in anchors
            moves = list(game.moves(position, position.seat))
            position = game.play(position, position.seat, random.choice(moves)).position
        assert BOOK.anchor(position) in {"CH-6.1", "CH-7.3"}
