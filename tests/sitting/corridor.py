"""A toy corridor: a plan says whose turn it is in each room, how many doors lead on, and what is
learned there. Where there is one door everybody can see it, unless it is dark.

A room is written `A2`: Ada, two doors. `B1!`: whoever goes on learns something. `A1?`: it is dark,
and only Ada knows how many doors there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from attrs import evolve, frozen

from halloween_table.contract.kit import Kit
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import (
    Actor,
    Event,
    Game,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
    only,
)
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.store import Store

from .lanterns import PLAYERS, LanternArranger, LanternRulebook, LanternVoice


@frozen
class Go:
    """Through the door with that number."""

    door: int


@frozen
class Knock:
    """Nobody opens."""


@frozen
class Options:
    plan: str = "A2 B2"
    first: Seat = 0


@frozen
class Room:
    seat: Seat
    doors: int
    """0 for those who cannot know it."""
    teaches: bool
    dark: bool


@frozen
class Corridor:
    options: Options
    rooms: tuple[Room, ...]
    at: int = 0
    way: tuple[int, ...] = ()


@frozen
class Went(Event):
    door: int


@frozen
class Learned(Event):
    barrier: ClassVar[bool] = True


class CorridorGame(Game[Corridor, Go]):
    key = "corridor"
    version = 1
    seat_counts = range(2, 4)
    position_type = Corridor
    options_type = Options
    move_types: tuple[type[Any], ...] = (Go, Knock)

    def setup(self, options: Options, seats: int, seed: int) -> Corridor:
        rooms = (
            Room("ABC".index(room[0]), int(room[1]), "!" in room, "?" in room)
            for room in options.plan.split()
        )
        return Corridor(options, tuple(rooms))

    def actors(self, position: Corridor) -> tuple[Actor, ...]:
        rooms = position.rooms
        return (rooms[position.at].seat,) if position.at < len(rooms) else ()

    def moves(self, position: Corridor, actor: Actor) -> Iterator[Go]:
        if actor in self.actors(position):
            yield from map(Go, range(position.rooms[position.at].doors))

    def refusal(self, position: Corridor, actor: Actor, move: Go | Knock) -> Refusal | None:
        return None if move in self.moves(position, actor) else Refusal("C-1", "no_such_door")

    def played(self, position: Corridor, actor: Actor, move: Go) -> Step[Corridor]:
        learned = (Learned(),) if position.rooms[position.at].teaches else ()
        after = evolve(position, at=position.at + 1, way=(*position.way, move.door))
        return Step(after, (Went(move.door), *learned))

    def view(self, position: Corridor, seat: Seat | None) -> Corridor:
        rooms = (
            evolve(room, doors=0) if room.dark and room.seat != seat else room
            for room in position.rooms
        )
        return evolve(position, rooms=tuple(rooms))

    def imagined(self, view: Corridor, seat: Seat | None, chance: Chance) -> Corridor:
        return evolve(view, rooms=tuple(evolve(room, doors=room.doors or 2) for room in view.rooms))

    def forced(self, view: Corridor) -> Go | None:
        return only(self.moves(view, next(iter(self.actors(view)), -1)))

    def timing(self, position: Corridor) -> None:
        return None

    def turn(self, position: Corridor) -> Turn:
        return Turn(1, next(iter(self.actors(position)), 0))

    def standings(self, position: Corridor) -> tuple[Standing, ...]:
        return tuple(Standing(seat, 1, ()) for seat in range(2))

    def outcome(self, position: Corridor) -> Outcome | None:
        return None if self.actors(position) else Outcome(self.standings(position), (None,))


KIT = Kit(CorridorGame(), LanternArranger(), LanternVoice(), LanternRulebook())
CODEC = Codec(KIT.game)


def enter(store: Store, plan: str, *, passing: bool = True, curtain: bool = False) -> Sitting:
    """A new game; whoever comes first is there."""
    sitting = Sitting.begin(KIT, store, PLAYERS, Options(plan), 5, curtain)
    sitting.set_passing(passing)
    if sitting.curtain_down:
        sitting.look()
    return sitting


def again(store: Store, sitting: Sitting, *, passing: bool = True) -> Sitting:
    """The same game, taken up anew from the store."""
    taken = Sitting.taken_up(KIT, store, store.load(sitting.id, CODEC), hiding="open")
    taken.set_passing(passing)
    return taken


def gone(sitting: Sitting) -> str:
    """Through which doors, by whom: `A0 B1`."""
    return " ".join(f"{'AB'[played.actor]}{played.move.door}" for played in sitting.record.moves)
