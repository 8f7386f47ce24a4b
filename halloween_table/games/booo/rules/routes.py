"""The four routes: which guest turns up in which room, as maps of the castle (BO-S7).

A number is a guest, `*` a room that usually has a special token, `.` a room this route leaves out.
`packaging/make_castle.py` has searched these routes and writes them here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from .castle import MIDDLE, ROOMS, Room, rooms_apart
from .tokens import SPECIAL_ROOMS

GUESTS = 15
FAR = 3
"""So many rooms, rows plus columns, lie between the ghost and the next guest at least."""

MAPS: tuple[str, ...] = (
    """
      1  .  8  . 11  7
      3  * 12  .  *  4
      .  .  .  9  .  .
      .  . 15 13  .  6
      5  *  .  .  *  .
      .  2  . 10 14  .
    """,
    """
      .  8  .  3  1  .
      .  *  .  .  *  .
     15 13  9  .  6 10
      2  .  .  . 12  .
      .  *  5  7  *  4
     14  .  .  .  . 11
    """,
    """
      .  .  .  .  .  .
     15  * 12  2  *  5
      .  .  7  .  . 11
      .  3  . 14  .  9
      1  *  . 10  *  .
      .  .  4  6  8 13
    """,
    """
     15  .  3 12  .  8
      .  *  .  9  *  .
      4  .  .  7  .  .
     14 11  5  . 10  .
      .  *  .  .  *  1
      6  2 13  .  .  .
    """,
)

Route = tuple[Room, ...]
"""The rooms of guests 1–15."""


class Misdrawn(ValueError):
    """A map that is no route; the text says why."""


def read_route(drawing: str) -> Route:
    """The drawn route, if it keeps the rules for one."""
    words = drawing.split()
    if len(words) != len(ROOMS):
        raise Misdrawn(f"{len(words)} rooms")
    signs = {ROOMS[at]: word for at, word in enumerate(words)}
    if {room for room, sign in signs.items() if sign == "*"} != set(SPECIAL_ROOMS):
        raise Misdrawn("the special tokens lie elsewhere")
    found = sorted((int(sign), room) for room, sign in signs.items() if sign.isdigit())
    if [guest for guest, _ in found] != list(range(1, GUESTS + 1)):
        raise Misdrawn(f"guests {[guest for guest, _ in found]}")
    route = tuple(room for _, room in found)
    if any(rooms_apart(route[0], start) < FAR for start in MIDDLE):
        raise Misdrawn("guest 1 is near the middle")
    if any(rooms_apart(one, following) < FAR for one, following in pairwise(route)):
        raise Misdrawn("a guest is near the one before")
    return route


def read_routes(drawings: Iterable[str]) -> tuple[Route, ...]:
    """The routes, if together they lead through every room once or twice."""
    routes = tuple(map(read_route, drawings))
    often = Counter(room for route in routes for room in route)
    if {often[room] for room in ROOMS if room not in SPECIAL_ROOMS} - {1, 2}:
        raise Misdrawn("a room is used too often or never")
    return routes


ROUTES = read_routes(MAPS)
