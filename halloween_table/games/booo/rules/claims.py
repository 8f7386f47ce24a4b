"""A claim: naming a colour, showing a way, and what comes of it."""

from __future__ import annotations

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Best, Event, Refusal, Seat

from . import rounds
from .castle import Cell, Colour, Room, neighbours, room_at
from .events import Claimed, ClaimFailed, ColourNamed, GuestTaken, Stepped, WallTaken
from .moves import ChangeColour, Go, Jump, NameColour
from .position import Claim, Found, Last, Phase, Position, Seeker, Stand
from .tiles import castle_of

Done = tuple[Position, tuple[Event, ...]]


def call(position: Position, seat: Seat) -> Done:
    """BO-1.3: the others are dead until this is over; the own hand goes down."""
    position = evolved(
        position, phase=Phase.NAMING, claim=Claim(seat), hands=position.hands - {seat}, last=None
    )
    return position, (Claimed(seat),)


def name_colour(position: Position, seat: Seat, move: NameColour) -> Done:
    """Who practises begins a new claim with it."""
    named = ColourNamed(seat, move.colour)
    if move.colour in position.seekers[seat].walls:
        position, events = fail(position, "held", move.colour)
        return position, (named, *events)
    stand = Stand(position.ghost.cell, move.colour)
    position = evolved(position, phase=Phase.SHOWING, claim=Claim(seat, (stand,)), last=None)
    return position, (named,)


# ---- showing the way ------------------------------------------------------------------------------


def standing(position: Position) -> Stand:
    """Where the ghost stands while somebody shows a way."""
    assert position.claim is not None
    return position.claim.trail[-1]


def guest_room(position: Position) -> Room:
    assert position.guest is not None
    return rounds.room_of(position, position.guest)


def go_refusal(position: Position, move: Go) -> Refusal | None:
    if move.cell not in neighbours(standing(position).cell):
        return Refusal("BO-C6", "not_a_step")
    return None


def go(position: Position, move: Go) -> Done:
    here = standing(position)
    wall = castle_of(position.order).wall(here.cell, move.cell)
    if wall not in (None, here.colour):
        return fail(position, "wrong_wall", wall, move.cell)
    return _stepped(position, Stand(move.cell, here.colour))


def jump_refusal(position: Position, move: Jump) -> Refusal | None:
    here = room_at(standing(position).cell)
    if here not in position.tokens.trapdoors:
        return Refusal("BO-1.6", "no_trapdoor_here")
    if move.room == here or move.room not in position.tokens.trapdoors:
        return Refusal("BO-1.6", "no_trapdoor_there")
    return None


def jump(position: Position, move: Jump) -> Done:
    return _stepped(position, Stand(move.room.cell, standing(position).colour))


def change_refusal(position: Position, move: ChangeColour) -> Refusal | None:
    here = standing(position)
    if room_at(here.cell) not in position.tokens.transformations:
        return Refusal("BO-1.7", "no_transformation_here")
    if move.colour is here.colour:
        return Refusal("BO-1.7", "same_colour")
    return None


def change(position: Position, move: ChangeColour) -> Done:
    assert position.claim is not None
    if move.colour in position.seekers[position.claim.seat].walls:
        return fail(position, "held", move.colour)
    return _stepped(position, Stand(standing(position).cell, move.colour))


def _stepped(position: Position, stand: Stand) -> Done:
    claim = position.claim
    assert claim is not None
    claim = evolved(claim, trail=(*claim.trail, stand))
    position = evolved(position, claim=claim)
    if stand.cell == guest_room(position).cell:
        return _succeed(position, claim)
    return position, (Stepped(stand),)


# ---- what comes of it -------------------------------------------------------------------------------


def fail(
    position: Position, reason: str, colour: Colour | None = None, cell: Cell | None = None
) -> Done:
    """BO-1.10: it costs nothing, or a wait; an interruption never does (BO-3.3)."""
    claim = position.claim
    assert claim is not None
    assert position.guest is not None
    failed = ClaimFailed(claim.seat, reason, colour)
    trail = () if reason == "interrupted" else claim.trail
    last = Last(reason, position.guest, claim.seat, trail, colour, cell)
    position = evolved(position, last=last)
    if position.practice:
        return evolved(position, phase=Phase.NAMING, claim=Claim(claim.seat)), (failed,)
    waits = {claim.seat} if position.options.wait and reason != "interrupted" else set()
    position = evolved(position, phase=Phase.SEARCH, claim=None, waiting=position.waiting | waits)
    return position, (failed,)


def _succeed(position: Position, claim: Claim) -> Done:
    """BO-1.11."""
    guest = position.guest
    assert guest is not None
    if position.practice:
        return _found(position, claim, guest)
    seat, colour = claim.seat, claim.trail[-1].colour
    holder = position.holder(colour)
    seekers = list(position.seekers)
    if holder is not None:
        seekers[holder] = _without(seekers[holder], colour)
    took = seekers[seat]
    seekers[seat] = Seeker((*took.guests, guest), (*took.walls, colour))
    position = evolved(position, seekers=tuple(seekers))
    position, more = rounds.finish(
        position, Last("taken", guest, seat, claim.trail, colour, holder=holder)
    )
    events = GuestTaken(seat, guest, claim.trail), WallTaken(seat, colour, holder)
    return position, (*events, *more)


def _found(position: Position, claim: Claim, guest: int) -> Done:
    """BO-P1: no wall tile, but a time and a shortest way to compare with."""
    seat, trail = claim.seat, claim.trail
    way = rounds.shortest_way(position)
    assert way is not None
    steps = len(trail) - 1
    found = Found(guest, position.elapsed, steps, len(way), position.hinted)
    reached = Best(seat, f"{position.castle}:{guest}", position.elapsed, steps)
    last = Last("taken", guest, seat, trail, shortest=way.trail(position.ghost))
    position = evolved(
        position,
        seekers=(Seeker((*position.seekers[seat].guests, guest)),),
        found=(*position.found, found),
    )
    position, more = rounds.finish(position, last)
    taken = GuestTaken(seat, guest, trail, None if found.hinted else reached)
    return position, (taken, *more)


def _without(seeker: Seeker, colour: Colour) -> Seeker:
    return evolved(seeker, walls=tuple(wall for wall in seeker.walls if wall is not colour))


def reachable_cells(position: Position) -> tuple[Cell, ...]:
    """The cells one step away, whatever stands between."""
    return neighbours(standing(position).cell)
