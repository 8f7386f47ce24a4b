"""A puzzle as a short code that one person can read aloud and another can type.

Everything a puzzle consists of is one choice out of so many: so a puzzle is one large number,
written with 32 letters that are hard to confuse, and two more letters that tell whether all the
others are right. The two are a Reed-Solomon code over the field of 32 elements: no wrong letter and
no two swapped ones pass, nor do almost all worse mistakes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import Refusal

from ..rules.cards import REGULAR_NUMBERS
from ..rules.town import COLOURS, Cell, Colour
from .puzzle import CARDS, GHOSTS, GOALS, KIDS, ROUNDS, TILES, Puzzle, faults, row_by_row, tidied

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which look like 1, 0 and V."""
CHECKS: Final = 2
GROUP: Final = 4
"""So many letters stand together, as on a ticket."""

_LOOK_ALIKE = str.maketrans(
    "ILOU\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0417",
    "110VABEKMH0PCTYX13",
)
"""What is read for another letter, and what a Cyrillic keyboard makes of some."""
_BETWEEN = str.maketrans("", "", " \t\r\n\u00a0-_\u2010\u2011\u2012\u2013\u2014\u2212.")
"""What may stand between letters and means nothing."""


class BadCode(ValueError):
    """What was typed is not the code of a puzzle; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class Faulty(ValueError):
    """A puzzle that CH-7.4 has something against has no code."""

    def __init__(self, found: tuple[Refusal, ...]) -> None:
        super().__init__(", ".join(f"{fault.rule}: {fault.reason}" for fault in found))
        self.faults = found


def encode(puzzle: Puzzle) -> str:
    """The code of a puzzle that keeps to the limits, in groups of letters."""
    found = faults(puzzle)
    if found:
        raise Faulty(found)
    letters = _letters_of(_number_of(tidied(puzzle)))
    letters += _checks(letters)
    text = "".join(LETTERS[letter] for letter in letters)
    return "-".join(text[at : at + GROUP] for at in range(0, len(text), GROUP))


@lru_cache(maxsize=512)
def decode(code: str) -> Puzzle:
    """The puzzle with this code, however it was typed. Raises BadCode."""
    text = code.upper().translate(_BETWEEN).translate(_LOOK_ALIKE)
    if not text:
        raise BadCode(Refusal("CH-7.1", "code_empty"))
    for typed in text:
        if typed not in LETTERS:
            raise BadCode(Refusal("CH-7.1", "code_letter", (typed,)))
    letters = [LETTERS.index(typed) for typed in text]
    if len(letters) <= CHECKS or any(_syndromes(letters)):
        raise BadCode(Refusal("CH-7.1", "code_mistyped"))
    return _puzzle_behind(letters[:-CHECKS])


def _puzzle_behind(letters: list[int]) -> Puzzle:
    """What the letters say that passed the checks: for somebody may have made them up."""
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + letter
    try:
        puzzle = _puzzle_of(number)
    except (ValueError, IndexError):
        raise BadCode(Refusal("CH-7.1", "code_of_nothing")) from None
    if faults(puzzle) or tidied(puzzle) != puzzle or _letters_of(number) != letters:
        raise BadCode(Refusal("CH-7.1", "code_of_nothing"))
    return puzzle


# ---- letters ------------------------------------------------------------------------------------


def _letters_of(number: int) -> list[int]:
    letters = []
    while number:
        number, letter = divmod(number, len(LETTERS))
        letters.append(letter)
    return letters[::-1]


def _powers() -> tuple[int, ...]:
    """The powers of x in the field of polynomials modulo x⁵ + x² + 1 over two elements."""
    powers = [1]
    while len(powers) < 31:
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0b100101 if doubled & 32 else doubled)
    return tuple(powers)


_POWERS = _powers()
_EXPONENTS = {power: at for at, power in enumerate(_POWERS)}


def _times(one: int, other: int) -> int:
    if not one or not other:
        return 0
    return _POWERS[(_EXPONENTS[one] + _EXPONENTS[other]) % 31]


def _syndromes(letters: Iterable[int]) -> tuple[int, int]:
    """The letters, taken for a polynomial, at x and at x²: 0 and 0 if nothing is wrong."""
    first = second = 0
    for letter in letters:
        first = _times(first, _POWERS[1]) ^ letter
        second = _times(second, _POWERS[2]) ^ letter
    return first, second


def _checks(letters: list[int]) -> list[int]:
    """The two letters that make the code right."""
    for one, other in product(range(32), repeat=CHECKS):
        if not any(_syndromes([*letters, one, other])):
            return [one, other]
    raise AssertionError("two equations with two unknowns have a solution")


# ---- the number ---------------------------------------------------------------------------------


class _Choices:
    """A number as a row of choices: each one out of so many."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.weight = 1

    def put(self, chosen: int, out_of: int) -> None:
        self.number += chosen * self.weight
        self.weight *= out_of

    def take(self, out_of: int) -> int:
        self.number, chosen = divmod(self.number, out_of)
        return chosen


def _boxes(tiles: int) -> list[tuple[int, int]]:
    """Width and height of every rectangle that so many joined tiles can fill from side to side."""
    return [
        (width, height)
        for width, height in product(range(1, tiles + 1), repeat=2)
        if width + height - 1 <= tiles <= width * height
    ]


def _number_of(puzzle: Puzzle) -> int:
    cells = list(puzzle.tiles)
    boxes = _boxes(len(cells))
    width, height = max(cell.x for cell in cells) + 1, max(cell.y for cell in cells) + 1
    ghosts = sorted(puzzle.ghosts, key=row_by_row)
    free = [cell for cell in cells if cell not in puzzle.ghosts]
    choices = _Choices()
    for limits, count in _counts(puzzle):
        choices.put(limits.index(count), len(limits))
    choices.put(boxes.index((width, height)), len(boxes))
    for colour in puzzle.tiles.values():
        choices.put(COLOURS.index(colour), len(COLOURS))
    for chosen, out_of in (
        ([cell.y * width + cell.x for cell in cells], width * height),
        ([cells.index(cell) for cell in ghosts], len(cells)),
        ([free.index(cell) for cell in sorted(puzzle.kids, key=row_by_row)], len(free)),
        ([REGULAR_NUMBERS.index(card) for card in puzzle.cards], len(REGULAR_NUMBERS)),
    ):
        choices.put(_rank(chosen), comb(out_of, len(chosen)))
    return choices.number


def _counts(puzzle: Puzzle) -> tuple[tuple[range, int], ...]:
    return (
        (TILES, len(puzzle.tiles)),
        (GHOSTS, len(puzzle.ghosts)),
        (KIDS, len(puzzle.kids)),
        (CARDS, len(puzzle.cards)),
        (ROUNDS, puzzle.rounds),
        (GOALS, puzzle.goal),
    )


def _puzzle_of(number: int) -> Puzzle:
    choices = _Choices(number)
    tiles, ghosts, kids, cards, rounds, goal = (
        limits[choices.take(len(limits))] for limits in (TILES, GHOSTS, KIDS, CARDS, ROUNDS, GOALS)
    )
    boxes = _boxes(tiles)
    width, height = boxes[choices.take(len(boxes))]
    colours = [COLOURS[choices.take(len(COLOURS))] for _ in range(tiles)]

    def chosen(count: int, out_of: int) -> list[int]:
        return _unranked(choices.take(comb(out_of, count)), count)

    cells = [Cell(at % width, at // width) for at in chosen(tiles, width * height)]
    town: FrozenMap[Cell, Colour] = FrozenMap(zip(cells, colours, strict=True))
    haunted = [cells[at] for at in chosen(ghosts, tiles)]
    free = [cell for cell in cells if cell not in haunted]
    puzzle = Puzzle(
        tiles=town,
        ghosts=frozenset(haunted),
        kids=frozenset(free[at] for at in chosen(kids, len(free))),
        cards=tuple(REGULAR_NUMBERS[at] for at in chosen(cards, len(REGULAR_NUMBERS))),
        rounds=rounds,
        goal=goal,
    )
    if choices.number:
        raise ValueError("there is more in it than a puzzle")
    return puzzle


def _rank(chosen: list[int]) -> int:
    """Which of all sets of that size this is: the combinatorial number system."""
    return sum(comb(one, at) for at, one in enumerate(sorted(chosen), start=1))


def _unranked(rank: int, count: int) -> list[int]:
    """The set of that size with this rank, in order."""
    chosen = []
    for at in range(count, 0, -1):
        one = at - 1
        while comb(one + 1, at) <= rank:
            one += 1
        rank -= comb(one, at)
        chosen.append(one)
    return chosen[::-1]
