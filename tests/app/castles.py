"""Everything that the table of Booo! can show, as positions."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from halloween_table.engine.game import TABLE
from halloween_table.games.booo.rules.castle import Room
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    GiveUp,
    Hint,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Found, Position, Seeker, Share
from tests.games.booo import doing as castle


def rich(position: Position, most: int) -> Position:
    """The same moment, where Ada has as much as possible, and the next so many wall tiles."""
    guests = ((7, 8, 9, 10), (11, 12, 13, 14)[: most + 1], (2, 3), (4,), (5,), (6,))
    for seat, taken in enumerate(guests):
        walls = castle.COLOURS[3 : 3 + most] if seat else castle.COLOURS[:3]
        position = castle.holding(position, seat, *(walls if seat < 2 else ()), guests=taken)
    gone = {guest for seeker in position.seekers for guest in seeker.guests}
    return evolve(position, stack=tuple(guest for guest in position.stack if guest not in gone))


@cache
def castles(names: str) -> dict[str, Position]:
    """Everything that its table can show to many. The longest name beside the longest row of what
    was taken is a little smaller than others."""
    start = castle.dealt(6, 16, choose_start=True)
    ready = castle.dealt(6, 16, wait=15, hint=60, tokens=Share.FOUR_TRAPDOORS)
    ready = rich(ready, most=1 if names == "long" else 3)
    searching = castle.after(ready, 0, TurnOver())
    failed = castle.after(searching, 3, CallClaim(), NameColour(castle.RED))
    failed = castle.after(castle.after(failed, 3, GiveUp()), TABLE, Hint())
    for seat in (0, 1, 2):
        failed = castle.after(failed, seat, RaiseHand())
    naming = castle.after(searching, 0, CallClaim())
    showing = castle.after(naming, 0, NameColour(castle.GREEN))
    jumping = on_token(showing, showing.tokens.trapdoors[0])
    shared = castle.claiming(castle.searching(6, 16), 2, castle.BLUE)
    changing = on_token(shared, shared.tokens.transformations[0])
    lost = castle.GAME.play(failed, 3, RaiseHand())
    found = castle.searching(6, 16)
    taken = castle.shown(found, 0, castle.a_way(found))
    return {
        "start": start,
        "ready": ready,
        "search": failed,
        "naming": naming,
        "jumping": jumping,
        "changing": changing,
        "lost": lost.position,
        "replay": lost.on_the_way[-2],
        "taken": taken.position,
    }


def on_token(position: Position, room: Room) -> Position:
    """The ghost has come to that room on its way."""
    assert position.claim is not None
    stand = position.claim.trail[-1]._replace(cell=room.cell)
    claim = evolve(position.claim, trail=(*position.claim.trail, stand))
    return evolve(position, claim=claim)


@cache
def practised() -> dict[str, Position]:
    """The same to somebody alone: eight guests were found."""
    position = castle.dealt(1, 16)
    found = tuple(Found(guest, 600_000, 88, 77) for guest in range(1, 9))
    seeker = Seeker(tuple(range(1, 9)))
    position = evolve(position, castle="123456789-T-4", found=found, seekers=(seeker,), stack=(9,))
    searching = castle.after(position, 0, TurnOver())
    lost = castle.GAME.play(searching, 0, GiveUp())
    return {"alone": position, "alone-searching": searching, "alone-replay": lost.on_the_way[-2]}
