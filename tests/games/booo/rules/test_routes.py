"""The four routes, and the maps they are read from."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import pairwise

import pytest

from halloween_table.games.booo.rules.castle import MIDDLE, ROOMS, Room, rooms_apart
from halloween_table.games.booo.rules.routes import MAPS, ROUTES, Misdrawn, read_route, read_routes
from halloween_table.games.booo.rules.tokens import SPECIAL_ROOMS

MAP = """
    1  .  8  . 11  7
    3  * 12  .  *  4
    .  .  .  9  .  .
    .  . 15 13  .  6
    5  *  .  .  *  .
    .  2  . 10 14  .
"""


def test_there_are_four_routes_of_fifteen_rooms() -> None:  # BO-S7
    assert [len(route) for route in ROUTES] == [15, 15, 15, 15]
    assert all(room in ROOMS for route in ROUTES for room in route)


@pytest.mark.parametrize("route", ROUTES)
def test_all_rooms_of_a_route_differ(route: tuple[Room, ...]) -> None:  # BO-S7
    assert len(set(route)) == 15


@pytest.mark.parametrize("route", ROUTES)
def test_no_guest_is_in_a_room_with_a_token(route: tuple[Room, ...]) -> None:  # BO-S7, BO-S4
    assert not {*route} & {Room(1, 1), Room(1, 4), Room(4, 1), Room(4, 4)}


@pytest.mark.parametrize("route", ROUTES)
def test_every_guest_is_far_from_where_the_ghost_is_then(route: tuple[Room, ...]) -> None:  # BO-S7
    assert all(rooms_apart(start, route[0]) >= 3 for start in MIDDLE)
    assert all(rooms_apart(one, following) >= 3 for one, following in pairwise(route))


def test_every_room_is_used_once_or_twice() -> None:  # BO-S7
    often = Counter(room for route in ROUTES for room in route)
    assert set(often) == set(ROOMS) - set(SPECIAL_ROOMS)
    assert set(often.values()) == {1, 2}


def test_routes_do_not_resemble_each_other() -> None:
    assert len({route[0] for route in ROUTES}) == 4
    legs = [leg for route in ROUTES for leg in pairwise(route)]
    assert len(set(legs)) == len(legs)


def test_the_routes_are_those_that_games_were_recorded_with() -> None:
    """Other routes are another game: the version of the rules must change with them."""
    text = " ".join(sign for drawing in MAPS for sign in drawing.split())
    assert sha256(text.encode()).hexdigest()[:16] == "eebb504390bf23a2"


# The maps


def test_a_map_is_read() -> None:
    route = read_route(MAP)
    assert route[:3] == (Room(0, 0), Room(5, 1), Room(1, 0))
    assert route[14] == Room(3, 2)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("1  .  8", "1  .  .  8", "37 rooms"),
        ("3  * 12", "3  . 12", "tokens"),
        ("3  * 12", "*  3 12", "tokens"),
        ("15", ".", "guests"),
        ("15", "16", "guests"),
        ("1  .  8", "1  15  8", "guests"),
        ("1  .  8", "8  .  1", "middle"),
        ("10 14", "14 10", "before"),
    ],
)
def test_a_wrong_map_is_refused(old: str, new: str, fault: str) -> None:  # BO-S7
    assert old in MAP
    with pytest.raises(Misdrawn, match=fault):
        read_route(MAP.replace(old, new))


def test_routes_that_leave_a_room_out_or_use_it_too_often_are_refused() -> None:  # BO-S7
    assert read_routes(MAPS) == ROUTES
    with pytest.raises(Misdrawn, match="too often or never"):
        read_routes(MAPS[:2])
    with pytest.raises(Misdrawn, match="too often or never"):
        read_routes([*MAPS, MAPS[0]])
