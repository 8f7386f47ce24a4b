"""Step 3: finding the places where a card's pattern lies in the town, and scoring one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from attrs import frozen

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Event, Refusal, Seat

from .cards import CARDS, Card
from .events import CandyTaken, CardDrawn, PatternScored, Scared
from .moves import ScorePattern
from .position import Candy, Dealt, Ghost, Hunter, Kid, Position, Stage
from .scoring import HAUNTED_POINTS, REGULAR_POINTS
from .town import Cell, Colour

MOST_UNMET = 3
"""How many requirements of a haunted card may be unmet (CH-3.9)."""

_score_pattern = cache(ScorePattern)
_card_of = itemgetter(2)


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
        at = Cell(cell.x + dx, cell.y + dy)
        if colour is None:
            (ghosts if type(position.standing.get(at)) is Ghost else unmet).append(at)
        else:
            house = position.houses.get(at)
            met = house is not None and house.colour == colour
            (houses if met else unmet).append(at)
    on_place = [position.standing.get(at) for at in houses]
    kids = tuple(piece for piece in on_place if type(piece) is Kid)
    scares = sum(type(piece) is Ghost for piece in on_place) + len(unmet)
    return Match(tuple(houses), tuple(ghosts), tuple(unmet), kids, scares)


def fits(card: Card, found: Match) -> bool:
    """Whether the card may be scored where it found this (CH-3.2, CH-3.9)."""
    return len(found.unmet) <= (MOST_UNMET if card.haunted else 0)


def pattern_moves(position: Position) -> Iterator[ScorePattern]:
    return scorings(position, map(_card_of, position.hunters[position.seat].hand))


def scorings(position: Position, cards: Iterable[int | None]) -> Iterator[ScorePattern]:
    """Every way in which these cards would fit the town."""
    colours = {cell: house.colour for cell, house in position.houses.items()}
    for number in cards:
        if number is not None:
            card = CARDS[number]
            places = _haunted_places if card.haunted else _regular_places
            for x, y, turn in places(position, colours, card):
                yield _score_pattern(number, Cell(x, y), turn)


def _regular_places(
    position: Position, colours: dict[Cell, Colour], card: Card
) -> Iterator[tuple[int, int, int]]:
    """Where every cell of the pattern lies on a tile of its colour."""
    seen: dict[tuple[int, int], Colour] = colours  # type: ignore[assignment]
    for turn, ((ax, ay, a), (bx, by, b), (cx, cy, c)) in enumerate(card.turns):
        for (x, y), colour in colours.items():
            if colour == a:
                left, top = x - ax, y - ay
                if seen.get((left + bx, top + by)) == b and seen.get((left + cx, top + cy)) == c:
                    yield left, top, turn


def _haunted_places(
    position: Position, colours: dict[Cell, Colour], card: Card
) -> Iterator[tuple[int, int, int]]:
    """Where enough requirements are met: every tile and ghost votes for the places it suits."""
    haunts = [cell for cell, piece in position.standing.items() if type(piece) is Ghost]
    enough = len(card.turns[0]) - MOST_UNMET
    for turn, needs in enumerate(card.turns):
        offsets = {need: (dx, dy) for dx, dy, need in needs if need is not None}
        votes = Counter(_upper_left_corners(colours, offsets))
        for dx, dy, need in needs:
            if need is None:
                votes.update([(x - dx, y - dy) for x, y in haunts])
        for (x, y), met in votes.items():
            if met >= enough:
                yield x, y, turn


def _upper_left_corners(
    colours: dict[Cell, Colour], offsets: dict[Colour, tuple[int, int]]
) -> list[tuple[int, int]]:
    return [(x - dx, y - dy) for (x, y), colour in colours.items() for dx, dy in (offsets[colour],)]


def pattern_refusal(position: Position, move: ScorePattern) -> Refusal | None:
    hand = position.hunters[position.seat].hand
    if move.card not in map(_card_of, hand):
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
        hand=tuple(held for held in mine.hand if held is not dealt),
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
    drawn, *rest = deck
    regular = [held for held in hunter.hand if not held.haunted]
    haunted = [held for held in hunter.hand if held.haunted]
    return evolved(hunter, hand=(*regular, drawn, *haunted)), tuple(rest), drawn
