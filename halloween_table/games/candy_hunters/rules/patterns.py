"""Step 3: finding the places where a card's pattern lies in the town, and scoring one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product, starmap
from operator import add, itemgetter
from typing import Any, NamedTuple

from attrs import frozen

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Event, Refusal, Seat
from halloween_table.engine.keeping import kept

from .cards import CARDS, Card, Need, turns_of
from .events import CandyTaken, CardDrawn, PatternScored, Scared
from .moves import ScorePattern
from .position import Candy, Dealt, Ghost, Hunter, Kid, Position, Stage
from .scoring import HAUNTED_POINTS, REGULAR_POINTS
from .town import COLOURS, Cell, Colour, cell_at

MOST_UNMET = 3
"""How many requirements of a haunted card may be unmet (CH-3.9)."""

card_of = itemgetter(2)


@frozen
class Match:
    """What a card finds where it is laid: decided by the board, never chosen (CH-3.9)."""

    houses: tuple[Cell, ...]
    """The met house cells: the scored place (CH-3.10)."""
    ghosts: tuple[Cell, ...]
    """The met ghost cells: not part of the place (CH-3.8)."""
    unmet: tuple[Cell, ...]
    kids: tuple[Kid, ...]
    """The kids on the place: they leave with their houses (CH-3.4)."""
    scares: int
    """Scare markers for ghosts on the place and for unmet requirements."""


class Gain(NamedTuple):
    """A candy that scoring would bring somebody, and what it adds to their points."""

    seat: Seat
    colour: Colour
    points: int


def gains(position: Position, found: Match) -> tuple[Gain, ...]:
    """The candies of a place: 2 points for the first of a colour, 1 for each further (CH-6.1)."""
    owned = _owned(position)
    brought = []
    for cell in found.houses:
        kid = position.standing.get(cell)
        if type(kid) is Kid:
            candy = (kid.seat, position.houses[cell].colour)
            brought.append(Gain(*candy, points=1 if candy in owned else 2))
            owned.add(candy)
    return tuple(brought)


def candy_of(position: Position, seat: Seat, colour: Colour) -> Gain:
    """What the next candy of that colour brings that seat."""
    return Gain(seat, colour, points=1 if (seat, colour) in _owned(position) else 2)


def _owned(position: Position) -> set[tuple[Seat, Colour]]:
    return {
        (seat, candy.house.colour)
        for seat, hunter in enumerate(position.hunters)
        for candy in hunter.candies
    }


def balance(haunted: bool, found: Match, candies: tuple[Gain, ...], seat: Seat) -> int:
    """What scoring a card there brings the one who does, all in all."""
    card = HAUNTED_POINTS if haunted else REGULAR_POINTS
    return card - found.scares + sum(candy.points for candy in candies if candy.seat == seat)


def worth_scoring(position: Position, moves: Iterable[Any]) -> dict[int, int]:
    """Of these moves, by the card's number: the most that scoring it brings, if it brings
    anything."""
    best: dict[int, int] = {}
    for move in moves:
        if isinstance(move, ScorePattern):
            card = CARDS[move.card]
            found = match(position, card, move.cell, move.turn)
            points = balance(card.haunted, found, gains(position, found), position.seat)
            best[move.card] = max(best.get(move.card, 0), points)
    return {card: points for card, points in best.items() if points > 0}


def match(position: Position, card: Card, cell: Cell, turn: int) -> Match:
    """What the card finds with its turned pattern's upper left corner at `cell`."""
    houses: list[Cell] = []
    ghosts: list[Cell] = []
    unmet: list[Cell] = []
    for dx, dy, colour in card.turns[turn]:
        at = cell_at(cell.x + dx, cell.y + dy)
        if colour is None:
            (ghosts if type(position.standing.get(at)) is Ghost else unmet).append(at)
        else:
            house = position.houses.get(at)
            met = house is not None and house.colour == colour
            (houses if met else unmet).append(at)
    on_place = [position.standing.get(at) for at in houses]
    kids = tuple([piece for piece in on_place if type(piece) is Kid])
    scares = sum([type(piece) is Ghost for piece in on_place]) + len(unmet)
    return Match(tuple(houses), tuple(ghosts), tuple(unmet), kids, scares)


def fits(card: Card, found: Match) -> bool:
    """Whether the card may be scored where it found this (CH-3.2, CH-3.9)."""
    return len(found.unmet) <= (MOST_UNMET if card.haunted else 0)


def pattern_moves(position: Position) -> Iterator[ScorePattern]:
    return scorings(position, map(card_of, position.hunters[position.seat].hand))


# A place, a cell and a turn of the card, is one number while places are looked for: numbers are
# sooner moved by some cells, counted and found than pairs. No town is as high as a column.

_TURNS = 4
_COLUMN = _TURNS << 20


def _number(x: int, y: int, turn: int = 0) -> int:
    return x * _COLUMN + y * _TURNS + turn


@kept
def _tile(cell: Cell) -> int:
    return _number(cell.x, cell.y)


@cache
def _scoring(card: int, place: int) -> ScorePattern:
    beside, turn = divmod(place, _TURNS)
    column = _COLUMN // _TURNS
    x = (beside + column // 2) // column
    return ScorePattern(card, cell_at(x, beside - x * column), turn)


def scorings(position: Position, cards: Iterable[int | None]) -> Iterator[ScorePattern]:
    """Every way in which these cards would fit the town."""
    by_colour: _ByColour = {colour: {} for colour in COLOURS}
    for tile, house in zip(map(_tile, position.houses), position.houses.values(), strict=True):
        by_colour[house.colour][tile] = None
    for number in cards:
        if number is not None:
            card = CARDS[number]
            places: Iterable[int] = (
                _haunted_places(position, card)
                if card.haunted
                else _regular_places(by_colour, card)
            )
            for place in places:
                yield _scoring(number, place)


_ByColour = dict[Colour, dict[int, None]]
"""The tiles of each colour: in their order, and soon found."""


_Trio = tuple[Colour, int, int, Colour, int, Colour]
"""A regular card, turned: a tile's colour, how to come from it to the place, to the second tile with
its colour and to the third with its."""


def _trio(turn: int, needs: tuple[Need, ...]) -> _Trio:
    (ax, ay, a), (bx, by, b), (cx, cy, c) = needs
    assert a is not None
    assert b is not None
    assert c is not None
    to_second, to_third = _number(bx - ax, by - ay), _number(cx - ax, cy - ay)
    return a, _number(-ax, -ay, turn), to_second, b, to_third, c


@cache
def _trios(drawing: str) -> list[_Trio]:
    return [*starmap(_trio, enumerate(turns_of(drawing)))]


def _regular_places(by_colour: _ByColour, card: Card) -> Iterator[int]:
    """Where every cell of the pattern lies on a tile of its colour."""
    for first, to_place, to_second, second, to_third, third in _trios(card.drawing):
        seconds, thirds = by_colour[second], by_colour[third]
        for tile in by_colour[first]:
            if tile + to_second in seconds and tile + to_third in thirds:
                yield tile + to_place


@cache
def _votes(drawing: str) -> tuple[dict[Colour, tuple[int, ...]], list[list[int]]]:
    """Of a haunted card in each of its turns, how to come to the place from a tile of each colour, and
    from ghosts."""
    from_tiles: dict[Colour, tuple[int, ...]] = dict.fromkeys(COLOURS, ())
    from_ghosts: list[list[int]] = []
    for turn, needs in enumerate(turns_of(drawing)):
        from_ghosts.append([])
        for x, y, colour in needs:
            if colour is None:
                from_ghosts[turn].append(_number(-x, -y, turn))
            else:
                from_tiles[colour] += (_number(-x, -y, turn),)
    return from_tiles, from_ghosts


def _haunted_places(position: Position, card: Card) -> list[int]:
    """Where enough requirements are met: every tile and ghost votes for the places it suits."""
    haunts = [_tile(cell) for cell, piece in position.standing.items() if type(piece) is Ghost]
    enough = len(card.turns[0]) - MOST_UNMET
    votes: list[int] = []
    from_tiles, from_ghosts = _votes(card.drawing)
    numbers = [*map(_tile, position.houses)]
    by_turn = zip(*[from_tiles[house.colour] for house in position.houses.values()], strict=True)
    for ways, ghost_ways in zip(by_turn, from_ghosts, strict=True):
        votes += map(add, numbers, ways)
        votes += starmap(add, product(ghost_ways, haunts))
    return [number for number, met in Counter(votes).items() if met >= enough]


def pattern_refusal(position: Position, move: ScorePattern) -> Refusal | None:
    hand = position.hunters[position.seat].hand
    if move.card not in map(card_of, hand):
        return Refusal("CH-3.1", "card_not_in_hand")
    if move.turn not in range(4):
        return Refusal("CH-3.2", "no_such_turn")
    card = CARDS[move.card]
    found = match(position, card, move.cell, move.turn)
    if not fits(card, found):
        if card.haunted:
            return Refusal("CH-3.9", "too_much_unmet", (len(found.unmet),))
        return Refusal("CH-3.2", "pattern_not_there")
    return None


def score_pattern(position: Position, move: ScorePattern) -> tuple[Position, tuple[Event, ...]]:
    card = CARDS[move.card]
    found = match(position, card, move.cell, move.turn)
    seat = position.seat
    hunters = list(position.hunters)
    mine = hunters[seat]
    dealt = next(held for held in mine.hand if held.card == move.card)
    events: list[Event] = [PatternScored(seat, dealt, found.houses, len(found.unmet))]
    hunters[seat] = evolved(
        mine,
        hand=tuple([held for held in mine.hand if held is not dealt]),
        scored=(*mine.scored, dealt),
        scares=mine.scares + found.scares,
    )
    leaving = [cell for cell in found.houses if type(position.standing.get(cell)) is Kid]
    for cell in leaving:
        kid, house = position.standing[cell], position.houses[cell]
        assert type(kid) is Kid
        owner = hunters[kid.seat]
        hunters[kid.seat] = evolved(owner, candies=(*owner.candies, Candy(house, kid)))
        events.append(CandyTaken(kid, house))
    if found.scares:
        events.append(Scared(seat, found.scares))
    deck = position.deck
    if not card.haunted and deck:
        hunters[seat], deck, drawn = draw(hunters[seat], deck)
        events.append(CardDrawn(seat, drawn))
    position = evolved(
        position,
        houses=position.houses.without(*leaving),
        standing=position.standing.without(*leaving),
        hunters=tuple(hunters),
        deck=deck,
        stage=Stage.EXCHANGE,
    )
    return position, tuple(events)


def draw(hunter: Hunter, deck: tuple[Dealt, ...]) -> tuple[Hunter, tuple[Dealt, ...], Dealt]:
    """The deck's top card goes into the hand, before a haunted card if there is one."""
    drawn = deck[0]
    regular = [held for held in hunter.hand if not held.haunted]
    haunted = [held for held in hunter.hand if held.haunted]
    return evolved(hunter, hand=(*regular, drawn, *haunted)), deck[1:], drawn
