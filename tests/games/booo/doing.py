"""Playing Booo! in tests: searching, claiming, and showing real ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from attrs import evolve

from halloween_table.engine.game import Actor, Event, Seat, Step
from halloween_table.games.booo.rules.castle import COLOURS, Cell, Colour, Room, neighbours
from halloween_table.games.booo.rules.claims import guest_room
from halloween_table.games.booo.rules.game import Booo
from halloween_table.games.booo.rules.moves import CallClaim, Move, NameColour, TurnOver
from halloween_table.games.booo.rules.position import Options, Position, Seeker
from halloween_table.games.booo.rules.tiles import castle_of
from halloween_table.games.booo.rules.ways import Way, shortest

GAME = Booo()
WHITE, YELLOW, RED, GREEN, BLUE, VIOLET = COLOURS
E = TypeVar("E", bound=Event)


def dealt(seats: int = 3, seed: int = 1, **options: Any) -> Position:
    return GAME.setup(Options(**options), seats, seed)


def searching(seats: int = 3, seed: int = 1, **options: Any) -> Position:
    """The first guest has just been turned over."""
    position = dealt(seats, seed, **options)
    return after(position, position.first, TurnOver())


def after(position: Position, actor: Actor, *moves: Move) -> Position:
    for move in moves:
        position = GAME.play(position, actor, move).position
    return position


def claiming(position: Position, seat: Seat, colour: Colour) -> Position:
    """That player has claimed and named a colour."""
    return after(position, seat, CallClaim(), NameColour(colour))


def way_for(position: Position, seat: Seat, colour: Colour | None = None) -> Way | None:
    """A shortest way for that player, from where the ghost is to where the guest is."""
    castle, held = castle_of(position.order), position.seekers[seat].walls
    goal = guest_room(position)
    return shortest(castle, position.tokens, position.ghost, goal, held, colour)


def a_way(position: Position, seat: Seat = 0) -> Way:
    way = way_for(position, seat)
    assert way is not None
    return way


def shown(position: Position, seat: Seat, way: Way) -> Step[Position]:
    """What the last step of that way gives, once it is claimed and shown."""
    position = after(claiming(position, seat, way.colour), seat, *way.steps[:-1])
    return GAME.play(position, seat, way.steps[-1])


def took(position: Position, seat: Seat) -> Position:
    """That player shows a shortest way to the guest."""
    return shown(position, seat, a_way(position, seat)).position


def holding(position: Position, seat: Seat, *walls: Colour, guests: Iterable[int] = ()) -> Position:
    """The same moment, with those wall tiles and guests in front of that player."""
    seekers = list(position.seekers)
    seekers[seat] = Seeker(tuple(guests), walls)
    return evolve(position, seekers=tuple(seekers))


def wall_beside(position: Position, cell: Cell) -> tuple[Cell, Colour]:
    """A neighbouring cell behind a wall, and the colour of that wall."""
    castle = castle_of(position.order)
    for near in neighbours(cell):
        wall = castle.wall(cell, near)
        if wall is not None:
            return near, wall
    raise AssertionError("no wall around here")


def other_than(*colours: Colour) -> Colour:
    return next(colour for colour in COLOURS if colour not in colours)


def only(kind: type[E], step: Step[Position]) -> E:
    """The one event of that kind."""
    (event,) = (event for event in step.events if isinstance(event, kind))
    return event


def in_room(position: Position, room: Room) -> Position:
    """The same moment with the ghost in another room."""
    return evolve(position, ghost=room)


def forgotten(position: Position) -> Position:
    """The same moment, with nothing told of the last claim or guest."""
    return evolve(position, last=None)


def unlawful(position: Position, actor: Actor, move: Move) -> str | None:
    """The rule that forbids it."""
    refusal = GAME.refusal(position, actor, move)
    return None if refusal is None else refusal.rule
