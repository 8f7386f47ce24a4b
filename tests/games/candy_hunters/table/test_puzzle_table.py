"""A puzzle laid out on the table, its face on a card, and hints that point at the right things."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.contract.gestures import Carry
from halloween_table.contract.pictures import Rect, Words
from halloween_table.engine.game import ONLOOKERS, Refusal
from halloween_table.engine.job import done
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.puzzles.code import decode
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition, after
from halloween_table.games.candy_hunters.rules.moves import Exchange, Pass, PlaceKid, ScorePattern
from halloween_table.games.candy_hunters.rules.town import Cell
from halloween_table.games.shelf import box

PLAYERS = (Player("Ada", "witch", "teal"),)
BOX = box("candy_puzzles")
assert BOX is not None
KIT = BOX.open()
PUZZLES = KIT.puzzles
assert PUZZLES is not None


def start(code: str) -> PuzzlePosition:
    return KIT.game.setup(PUZZLES.options(code), 1, 0)  # type: ignore[no-any-return]


def arranged(position: PuzzlePosition, eyes: int | None = 0) -> Arrangement:
    return KIT.arranger.arrange(position, eyes, PLAYERS, ROOM)


def on_the_table(position: PuzzlePosition) -> set[str]:
    arrangement = arranged(position)
    return {thing.id for thing in (*arrangement.pieces, *arrangement.places)}


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.w
        and other.x < one.x + one.w
        and one.y < other.y + other.h
        and other.y < one.y + one.h
    )


@pytest.mark.parametrize("code", FORTY)
def test_all_cards_have_room_in_the_tray_beside_the_button(code: str) -> None:
    position = start(code)
    house = next(iter(KIT.game.moves(position, 0)))
    arrangement = arranged(after(position, house))
    cards = [piece.rect for piece in arrangement.pieces if piece.place == "hand"]
    assert len(cards) == len(decode(code).cards)
    assert not any(overlap(one, other) for one, other in combinations(cards, 2))
    (button,) = (place.rect for place in arrangement.places if place.id == "pass")
    assert not any(overlap(card, button) for card in cards)


@pytest.mark.parametrize("eyes", [0, None, ONLOOKERS])
def test_whoever_looks_sees_the_cards_and_the_goal(eyes: int | None) -> None:
    arrangement = arranged(start(FORTY[3]), eyes)
    assert all(piece.name for piece in arrangement.pieces if piece.place == "hand")
    (goal,) = (mark for mark in arrangement.marks if mark.id == "goal")
    puzzle = decode(FORTY[3])
    assert goal.name == f"Goal: {puzzle.goal}. Points: 0. Rounds left: {puzzle.rounds}."
    said = {layer.text for layer in goal.picture if isinstance(layer, Words)}
    assert {"Puzzle 4", "Goal", str(puzzle.goal), "0"} <= said


def test_there_is_no_deck_and_the_steps_are_three() -> None:
    arrangement = arranged(start(FORTY[0]))
    assert "deck" not in {place.id for place in arrangement.places}
    assert [step.name for step in arrangement.prompt.steps] == ["House", "Ghosts", "Pattern"]


def test_a_card_brought_elsewhere_is_told_where_it_goes() -> None:
    position = start(FORTY[0])
    line = done(PUZZLES.thinking(position)()).line
    for move in line:
        if isinstance(move, ScorePattern):
            break
        position = after(position, move)
    card = next(piece.id for piece in arranged(position).pieces if piece.place == "hand")
    refusal = KIT.arranger.attempt(position, Carry(card, None))
    assert isinstance(refusal, Refusal)
    assert "deck" not in KIT.voice.refusal(refusal, PLAYERS)


@pytest.mark.parametrize("move", [Exchange(1), PlaceKid(Cell(0, 0))])
def test_what_a_puzzle_does_not_have_is_refused_with_a_sentence(move: Any) -> None:
    refusal = KIT.game.refusal(start(FORTY[0]), 0, move)
    assert refusal is not None
    assert refusal.rule == "CH-7.2"
    assert KIT.voice.refusal(refusal, PLAYERS)


def test_nothing_is_played_after_the_end_and_the_table_says_so() -> None:
    position = start(FORTY[0])
    solved = after(position, *done(PUZZLES.thinking(position)()).line)
    refusal = KIT.game.refusal(solved, 0, Pass())
    assert refusal == Refusal("CH-7.3", "puzzle_over")
    assert KIT.voice.refusal(refusal, PLAYERS)
    assert arranged(solved).prompt.text == "The goal is reached: the puzzle is solved."
    assert arranged(solved).prompt.steps == ()


# ---- hints ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(0, 40, 3))
def test_each_hint_of_a_solution_points_at_something_on_the_table(at: int) -> None:
    position = start(FORTY[at])
    while not position.solved:
        thought = done(PUZZLES.thinking(position)())
        weak, middle, strong = (
            PUZZLES.hint(position, thought, strength, PLAYERS) for strength in (1, 2, 3)
        )
        assert weak.text
        assert middle.text
        assert strong.text
        assert len(weak.at) <= 1
        assert len(middle.at) >= len(weak.at)
        assert strong.at
        assert {*weak.at, *strong.at} <= on_the_table(position)
        position = after(position, thought.line[0])


def test_the_first_hint_names_the_card_that_is_scored_in_this_round() -> None:
    position = start(FORTY[0])
    thought = done(PUZZLES.thinking(position)())
    card = next(move.card for move in thought.line if isinstance(move, ScorePattern))
    hinted = PUZZLES.hint(position, thought, 1, PLAYERS).at
    at = decode(FORTY[0]).cards.index(card)
    cards = [piece.id for piece in arranged(position).pieces if piece.place == "hand"]
    assert hinted == (cards[at],)


# ---- codes and faces --------------------------------------------------------------------------------


def test_a_code_is_read_however_it_was_typed() -> None:
    code = FORTY[7]
    assert PUZZLES.read(f" {code.lower().replace('-', ' ')} ") == code
    assert PUZZLES.code(start(code)) == code


@pytest.mark.parametrize(
    "typed", ["", "  ", "377E-9711-N40Y-ZNWE-2FN2", "377E", "ў377", "0000", FORTY[0][:-1]]
)
def test_what_is_no_code_gets_a_sentence(typed: str) -> None:
    refusal = PUZZLES.read(typed)
    assert isinstance(refusal, Refusal)
    assert KIT.voice.refusal(refusal, PLAYERS)


@pytest.mark.parametrize("code", FORTY)
def test_a_face_shows_everything_that_a_puzzle_consists_of(code: str) -> None:
    puzzle = decode(code)
    face = PUZZLES.face(code, PLAYERS)
    kinds = [mark.id.partition(":")[0] for mark in face.marks]
    assert kinds.count("tile") == len(puzzle.tiles)
    assert kinds.count("ghost") == len(puzzle.ghosts)
    assert kinds.count("kid") == len(puzzle.kids)
    assert kinds.count("pattern") == len(puzzle.cards)
    width, height = face.size
    card = Rect(0, 0, width, height)
    for mark in face.marks:
        assert mark.rect.x >= card.x
        assert mark.rect.y >= card.y
        assert mark.rect.x + mark.rect.w <= width
        assert mark.rect.y + mark.rect.h <= height


def test_the_book_has_twenty_cards_with_two_sides_in_the_order_of_difficulty() -> None:
    assert [side.number for side in PUZZLES.book] == list(range(1, 41))
    assert len({side.code for side in PUZZLES.book}) == 40
    assert [side.difficulty for side in PUZZLES.book] == sorted([1, 2, 3, 4, 5] * 8)


def test_a_house_that_nothing_depends_on_is_said_to_be_one() -> None:
    """Of the first puzzle the solution scores what lies there already."""
    position = start(FORTY[0])
    thought = done(PUZZLES.thinking(position)())
    said = PUZZLES.hint(position, thought, 3, PLAYERS).text
    assert said.startswith("This house hardly matters.")
    third = start(FORTY[2])  # which needs a house
    thought = done(PUZZLES.thinking(third)())
    assert PUZZLES.hint(third, thought, 3, PLAYERS).text.startswith("Build a")
