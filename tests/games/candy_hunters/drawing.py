"""Positions of Candy Hunters from text drawings, and back.

A drawing is rows of tokens separated by blanks: `--` no tile; otherwise the colour `o v g b` and
what stands there: `.` nothing, `1`–`4` a ghost (0–3 in the rules), `L` the Large Ghost, `A`–`D` a
kid of seat 0–3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.games.candy_hunters.rules.cards import CARDS, Need, read_pattern
from halloween_table.games.candy_hunters.rules.position import (
    HOUSES_PER_COLOUR,
    KIDS,
    Candy,
    Dealt,
    Ghost,
    House,
    Hunter,
    Kid,
    Options,
    Piece,
    Position,
    Stage,
)
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour

T = TypeVar("T")

LETTERS = {colour.value[0]: colour for colour in COLOURS}
GHOSTS = "1234L"
KID_LETTERS = "ABCD"

Card = int | str
"""A card's number, or its pattern in any turn."""


def position_of(
    drawing: str,
    *,
    origin: tuple[int, int] = (0, 0),
    seats: int = 2,
    seat: int = 0,
    first: int = 0,
    round: int = 1,
    stage: Stage = Stage.HOUSE,
    ghost_moves: int = 0,
    hands: Sequence[Sequence[Card]] = (),
    deck: Sequence[Card] = (),
    supply: Sequence[int] = (),
    stacks: Mapping[str, int] | None = None,
    scored: Sequence[Sequence[Card]] = (),
    candies: Sequence[str] = (),
    scares: Sequence[int] = (),
    haunted: bool | None = None,
    large_ghost: bool | None = None,
) -> Position:
    """The drawn position. What is left out is worked out from the drawing, or is nothing."""
    colours: Counter[Colour] = Counter()
    kids: Counter[int] = Counter()
    houses: dict[Cell, House] = {}
    standing: dict[Cell, Piece] = {}

    def new_house(letter: str) -> House:
        colours[LETTERS[letter]] += 1
        return House(LETTERS[letter], colours[LETTERS[letter]])

    def new_kid(owner: int) -> Kid:
        kids[owner] += 1
        return Kid(owner, kids[owner])

    for cell, token in _tokens(drawing, origin):
        piece = token[1]
        houses[cell] = new_house(token[0])
        if piece in KID_LETTERS:
            standing[cell] = new_kid(KID_LETTERS.index(piece))
        elif piece != ".":
            standing[cell] = Ghost(GHOSTS.index(piece))
    ghosts = [piece for piece in standing.values() if isinstance(piece, Ghost)]
    if len(set(ghosts)) != len(ghosts) or any(owner >= seats for owner in kids):
        raise ValueError("a ghost stands twice, or a kid is nobody's")
    hunters = []
    for owner in range(seats):
        eaten = tuple(
            Candy(new_house(letter), new_kid(owner)) for letter in _nth(candies, owner, "")
        )
        hunters.append(
            Hunter(
                kids=_nth(supply, owner, KIDS - kids[owner]),
                hand=tuple(map(dealt, _nth(hands, owner, ()))),
                scored=tuple(map(dealt, _nth(scored, owner, ()))),
                candies=eaten,
                scares=_nth(scares, owner, 0),
            )
        )
    if haunted is None:
        haunted = any(card.haunted for hunter in hunters for card in (*hunter.hand, *hunter.scored))
    if large_ghost is None:
        large_ghost = Ghost(GHOSTS.index("L")) in ghosts
    left = {
        colour: HOUSES_PER_COLOUR - colours[colour] if stacks is None else stacks[letter]
        for letter, colour in LETTERS.items()
    }
    return Position(
        options=Options(first=first, haunted=haunted, large_ghost=large_ghost),
        houses=FrozenMap(houses),
        standing=FrozenMap(standing),
        stacks=FrozenMap(left),
        deck=tuple(map(dealt, deck)),
        hunters=tuple(hunters),
        seat=seat,
        round=round,
        stage=stage,
        ghost_moves=ghost_moves,
    )


def draw(position: Position) -> str:
    """The town as `position_of` reads it; its upper left corner is at the smallest x and y."""
    columns = sorted(cell.x for cell in position.houses)
    rows = sorted(cell.y for cell in position.houses)
    return "\n".join(
        " ".join(_token(position, Cell(x, y)) for x in range(columns[0], columns[-1] + 1))
        for y in range(rows[0], rows[-1] + 1)
    )


def tidy(drawing: str) -> str:
    """A drawing without the blanks around it, as `draw` gives it."""
    return "\n".join(" ".join(line.split()) for line in drawing.split("\n") if line.strip())


def number_of(card: Card) -> int:
    """The number of the card with this pattern, however it is turned."""
    if isinstance(card, int):
        return card
    wanted = set(read_pattern(card))
    for number, known in CARDS.items():
        if card == known.drawing or any(set(needs) == wanted for needs in known.turns):
            return number
    raise ValueError(f"no card has the pattern {card}")


def dealt(card: Card) -> Dealt:
    """That card, dealt: its slot follows from its number."""
    number = number_of(card)
    return Dealt(100 + number, CARDS[number].haunted, number)


def needs_at(card: int, cell: Cell, turn: int) -> frozenset[Need]:
    """What a card laid there asks for, cell by cell: the place, whatever it is called."""
    return frozenset((cell.x + x, cell.y + y, need) for x, y, need in CARDS[card].turns[turn])


def _tokens(drawing: str, origin: tuple[int, int]) -> Iterator[tuple[Cell, str]]:
    rows = [line.split() for line in drawing.split("\n") if line.strip()]
    for y, row in enumerate(rows, start=origin[1]):
        for x, token in enumerate(row, start=origin[0]):
            if token == "--":
                continue
            if len(token) != 2 or token[0] not in LETTERS:
                raise ValueError(f"{token!r} is no tile")
            if token[1] not in f".{GHOSTS}{KID_LETTERS}":
                raise ValueError(f"{token!r} has no such piece")
            yield Cell(x, y), token


def _token(position: Position, cell: Cell) -> str:
    if cell not in position.houses:
        return "--"
    piece = position.standing.get(cell)
    if piece is None:
        letter = "."
    elif isinstance(piece, Ghost):
        letter = GHOSTS[piece.number]
    else:
        letter = KID_LETTERS[piece.seat]
    return position.houses[cell].colour.value[0] + letter


def _nth(things: Sequence[T], index: int, otherwise: T) -> T:
    return things[index] if index < len(things) else otherwise
