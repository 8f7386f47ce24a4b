"""The table of Candy Hunters in rooms of every shape: nothing is cut, nothing too small, and the town
is as large as there is room for."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from attrs import evolve

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import OPEN
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.puzzles.forty import FORTY
from halloween_table.games.candy_hunters.rules.houses import building_sites
from halloween_table.games.candy_hunters.rules.position import (
    House,
    Hunter,
    Options,
    Position,
    Stage,
)
from halloween_table.games.candy_hunters.rules.town import Cell
from halloween_table.games.candy_hunters.table import ids
from halloween_table.games.candy_hunters.table.layout import reach
from halloween_table.games.shelf import box

from ....app.fitting import inside, overlap
from ....app.texts.booth import ANY_LONG
from ....app.texts.booth import PLAYERS as LONG_NAMED
from ...rooms import ROOMS, SMALL, TALL, USUAL, faults
from ..doing import GAME
from ..drawing import dealt, position_of
from ..wandering import SETTINGS, wander

pytestmark = pytest.mark.usefixtures("qapp")

LOOKS = (("witch", "red"), ("cat", "yellow"), ("mummy", "teal"), ("vampire", "pink"))
PLAYERS = tuple(
    Player(name, *look)
    for name, look in zip(("Ada", "Богдан", "Cyryl", "Діна"), LOOKS, strict=True)
)
LAST = 6
ANY_SHAPE = {**ROOMS, **TALL}
SMALLEST_TILE = 60
"""Pixels, in a usual window, in the last round."""
WIDEST, HIGHEST = 14, 12
"""So many columns and rows of such tiles a usual window has room for, the free ones all round the
town among them: thirteen rows would be higher than its table."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


@cache
def kit(key: str = "candy_hunters") -> Any:
    found = box(key)
    assert found is not None
    return found.open()


def arranged(position: Position, room: Room, eyes: int | None = None) -> Arrangement:
    eyes = position.seat if eyes is None else eyes
    players = PLAYERS[: len(position.hunters)]
    view = GAME.view(position, eyes)
    arrangement: Arrangement = kit().arranger.arrange(view, eyes, players, room)
    return arrangement


def tile(position: Position, room: Room) -> float:
    """How many pixels a house has across."""
    arrangement = arranged(position, room)
    cell = next(place for place in arrangement.places if isinstance(place.id, ids.Cell))
    return cell.rect.w * room.pixels(arrangement.size)


@cache
def moments(at: int, seed: int) -> tuple[Position, ...]:
    """Positions of a whole game, one of each round or so."""
    options, seats = SETTINGS[at]
    positions = [moment.position for moment in wander(options, seats, seed)]
    return tuple(Random(seed).sample(positions, 8))


def full(seats: int) -> Position:
    """As much as players can have in front of them."""
    position = position_of(
        "-- o. v. -- -- / -- g1 b. o. -- / v. o2 g. b. v4 / -- -- v. gL --".replace("/", "\n"),
        stage=Stage.EXCHANGE,
        seats=seats,
        deck=(9, 10, 11, 12),
        hands=((21, 22, 29), (23, 24, 30), (25, 26, 31), (27, 28, 32))[:seats],
        haunted=True,
        round=LAST,
    )
    hunters = tuple(
        evolve(hunter, scored=tuple(map(dealt, range(1, 7))), scares=24)
        for hunter in position.hunters
    )
    return evolve(position, hunters=hunters)


# ---- everything fits --------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ANY_SHAPE.values(), ids=ANY_SHAPE)
def test_nothing_is_cut_or_covered_in_any_room(room: Room) -> None:
    for at in range(len(SETTINGS)):
        for position in moments(at, seed=at)[:1]:
            assert faults(arranged(position, room), room) == []
    for seats in (2, 3, 4):
        for eyes in range(seats):
            assert faults(arranged(full(seats), room, eyes), room) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_in_any_language(language: str) -> None:
    speak(language)
    for room in (USUAL, SMALL, ROOMS["square"], ROOMS["1024 × 700 with the log"]):
        for seats in (2, 4):
            for stage in (Stage.GHOSTS, Stage.PATTERN, Stage.EXCHANGE):
                position = evolve(full(seats), stage=stage, round=2)
                assert faults(arranged(position, room), room) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_longest_names_have_room(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.PLAYERS", LONG_NAMED["long"])
    for room in ANY_SHAPE.values():
        found = faults(arranged(full(seats), room), room, ANY_LONG)
        assert [fault for fault in found if "is cut" in fault] == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_nothing_is_cut_in_whole_games(room: Room, language: str) -> None:
    speak(language)
    for at in range(len(SETTINGS)):
        for position in moments(at, seed=100 + at):
            assert faults(arranged(position, room), room) == []


@pytest.mark.parametrize("key", ["candy_puzzles", "candy_workshop"])
def test_puzzles_and_their_workshop_fit_any_room(key: str) -> None:
    game = kit(key).game
    for number, room in enumerate(ANY_SHAPE.values()):
        position = game.setup(game.options_type(code=FORTY[2 * number]), 1, 0)
        arrangement = kit(key).arranger.arrange(position, 0, PLAYERS[:1], room)
        assert faults(without_town(arrangement), room) == []


def without_town(arrangement: Arrangement) -> Arrangement:
    """In the workshop houses can be taken, too: it says of no two pieces that they go together."""
    pieces = tuple(it for it in arrangement.pieces if not isinstance(it.place, ids.Cell))
    return evolve(arrangement, pieces=pieces)


# ---- the town ---------------------------------------------------------------------------------------


def start(seats: int) -> Position:
    return GAME.setup(Options(), seats, 7)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_town_fills_its_area_at_the_start(seats: int) -> None:
    assert tile(start(seats), USUAL) >= 90
    for room in ROOMS.values():
        arrangement = arranged(start(seats), room)
        area, sites = arrangement.board, town_and_ring(start(seats), arrangement)
        assert area is not None
        assert max(sites.w, sites.h) >= 0.85 * min(area.w, area.h)


def town_and_ring(position: Position, arrangement: Arrangement) -> Rect:
    """What is built on, or can be."""
    shown = {place.id: place.rect for place in arrangement.places}
    cells = [shown[ids.Cell(*cell)] for cell in (*position.houses, *building_sites(position))]
    left, top = min(rect.x for rect in cells), min(rect.y for rect in cells)
    right, bottom = max(rect.x + rect.w for rect in cells), max(rect.y + rect.h for rect in cells)
    return Rect(left, top, right - left, bottom - top)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_stay_large_to_the_end_of_every_game(seats: int) -> None:
    """A town only grows. One that is too high or too wide for that has all there can be."""
    for seed in range(70):
        *_, end = wander(Options(), seats, seed)
        _, _, columns, rows = reach(end.position.houses)
        fair = min(SMALLEST_TILE, USUAL.height / rows, SMALLEST_TILE * WIDEST / columns)
        assert fair == SMALLEST_TILE or rows > HIGHEST or columns > WIDEST
        assert tile(end.position, USUAL) >= fair - 0.01, f"{columns} × {rows} in game {seed}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_town_may_sprawl_before_its_tiles_are_small(seats: int) -> None:
    for columns, rows in ((WIDEST, 7), (7, HIGHEST), (WIDEST, HIGHEST)):
        assert tile(sprawling(seats, columns, rows), USUAL) >= SMALLEST_TILE
    assert USUAL.height / (HIGHEST + 1) < SMALLEST_TILE, "more rows do not fit at all"


@pytest.mark.parametrize("room", ANY_SHAPE.values(), ids=ANY_SHAPE)
def test_whatever_makes_room_for_a_wide_town_is_not_cut(room: Room) -> None:
    for seats in (2, 4):
        for columns in range(WIDEST - 3, WIDEST + 2):
            assert faults(arranged(sprawling(seats, columns, 9), room), room) == []


def test_players_make_room_only_for_a_town_that_needs_it() -> None:
    """And have their width in games as they mostly are."""
    widths = [panel_width(sprawling(4, columns, 9)) for columns in range(7, WIDEST + 1)]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths[: WIDEST - 8])) == 1, "up to twelve columns"
    assert widths[-1] < widths[-2] < widths[0]
    assert panel_width(sprawling(4, WIDEST, HIGHEST + 3)) > widths[-1], "it gains nothing there"


def panel_width(position: Position) -> float:
    places = arranged(position, USUAL).places
    return next(place.rect.w for place in places if place.id == ids.Panel(0))


def sprawling(seats: int, columns: int, rows: int) -> Position:
    """A town that reaches so far, with the free cells all round."""
    position = full(seats)
    there = {Cell(x, 3) for x in range(columns - 2)} | {Cell(4, y) for y in range(rows - 2)}
    houses = position.houses
    for number, cell in enumerate(sorted(there - set(houses)), start=10):
        houses = houses.with_(cell, House("orange", number))
    assert reach(houses)[2:] == (columns, rows)
    return evolve(position, houses=houses)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_all_of_the_town_lies_on_the_board_and_nothing_else_does(room: Room) -> None:
    for position in moments(11, seed=3):
        arrangement = arranged(position, room)
        assert arrangement.board is not None
        for place in arrangement.places:
            if isinstance(place.id, ids.Cell):
                assert inside(place.rect, arrangement.board)
            else:
                assert not overlap(place.rect, arrangement.board)
        for piece in arrangement.pieces:
            in_town = isinstance(piece.place, ids.Cell)
            assert inside(piece.rect, arrangement.board) == in_town


def test_a_house_that_makes_the_town_no_wider_moves_nothing() -> None:
    for before, after in pairwise(m.position for m in wander(Options(), 4, seed=9)):
        same = extent(before) == extent(after)
        if same:
            old, new = (
                {p.id: p.rect for p in arranged(it, USUAL).places if isinstance(p.id, ids.Cell)}
                for it in (before, after)
            )
            assert old == new


def extent(position: Position) -> tuple[int, int, int, int]:
    xs, ys = zip(*position.houses, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def test_the_town_hardly_leaves_its_place_when_it_grows() -> None:
    """By less than a cell, wherever somebody builds first."""
    position = start(2)
    home = middle_of(arranged(position, USUAL), position)
    for cell in building_sites(position):
        grown = evolve(
            position, houses=position.houses.with_(cell, next(iter(position.houses.values())))
        )
        arrangement = arranged(grown, USUAL)
        there = middle_of(arrangement, position)
        size = tile(grown, USUAL)
        assert max(abs(home[0] - there[0]), abs(home[1] - there[1])) < size


def middle_of(arrangement: Arrangement, position: Position) -> tuple[float, float]:
    """Where the corner is on the table that the four houses of the core share."""
    rect = next(place.rect for place in arrangement.places if place.id == ids.Cell(1, 1))
    return rect.x, rect.y


def test_whoever_stands_on_a_house_goes_with_it_when_the_town_grows() -> None:
    """Each is as far across and down of its house as before, and so at every moment of the way."""
    position = next(m.position for m in wander(Options(), 4, seed=2) if m.position.round == 4)
    site = max(building_sites(position))
    house = next(iter(position.houses.values()))
    grown = evolve(position, houses=position.houses.with_(site, house))
    before, after = standing(position), standing(grown)
    assert before.keys() == after.keys() == {ids.pawn(it) for it in position.standing.values()}
    for pawn, part in before.items():
        assert part == pytest.approx(after[pawn])


def standing(position: Position) -> dict[str, Rect]:
    """Where every pawn of the town stands on its house."""
    arrangement = arranged(position, USUAL)
    cells = {place.id: place.rect for place in arrangement.places}
    return {
        piece.id: cells[piece.place].part(piece.rect)
        for piece in arrangement.pieces
        if isinstance(piece.place, ids.Cell) and not piece.fixed
    }


def test_what_is_said_hides_no_house_if_there_is_room_elsewhere() -> None:
    for position in moments(0, seed=5):
        arrangement = arranged(position, USUAL)
        houses = [it.rect for it in arrangement.pieces if isinstance(it.place, ids.Cell)]
        assert all(any(overlap(rect, strip) for strip in arrangement.clear) for rect in houses)


# ---- hand and panels --------------------------------------------------------------------------------


def test_the_hand_lies_beside_the_town_where_there_is_room_and_below_it_where_not() -> None:
    for name, below in {
        "1280 × 800": False,
        "1280 × 800 with the log": False,
        "square": True,
    }.items():
        arrangement = arranged(start(2), ROOMS[name])
        tray = next(place.rect for place in arrangement.places if place.id == ids.HAND)
        assert arrangement.board is not None
        assert (tray.y > arrangement.board.y + arrangement.board.h) == below


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_in_hand_can_be_read_from_the_armchair(seats: int) -> None:
    position = GAME.setup(Options(haunted=True), seats, 7)
    arrangement = arranged(position, USUAL)
    cards = [piece.rect.w for piece in arrangement.pieces if piece.place == ids.HAND]
    assert len(cards) == 3
    assert min(cards) * USUAL.pixels(arrangement.size) >= 105


def test_a_hand_lies_in_the_middle_of_its_tray_however_many_cards_it_has() -> None:
    position = GAME.setup(Options(haunted=True), 2, 7)
    for count in (1, 2, 3):
        hunters = tuple(evolve(it, hand=it.hand[:count]) for it in position.hunters)
        arrangement = arranged(evolve(position, hunters=hunters), USUAL)
        tray = next(place.rect for place in arrangement.places if place.id == ids.HAND)
        cards = [piece.rect for piece in arrangement.pieces if piece.place == ids.HAND]
        middle = (cards[0].x + cards[-1].x + cards[-1].w) / 2
        assert middle == pytest.approx(tray.x + tray.w / 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_somebody_has_can_be_counted(seats: int) -> None:
    arrangement = arranged(full(seats), USUAL)
    scale = USUAL.pixels(arrangement.size)
    for seat in range(seats):
        cards = [p for p in arrangement.pieces if p.place == ids.Panel(seat) and p.fixed]
        scored = [p.rect for p in cards if p.id.startswith("card:")]
        assert len(scored) == LAST
        assert all(rect.h * scale >= 36 for rect in scored)
        assert all(other.x - one.x >= 14 for one, other in pairwise(scored))


@pytest.mark.parametrize(("scored", "least"), [(2, 48), (3, 44), (LAST, 28)])
def test_beside_the_log_four_players_have_cards_as_large_as_there_is_room(
    scored: int, least: float
) -> None:
    room, position = ROOMS["1280 × 800 with the log"], full(4)
    hunters = tuple(evolve(it, scored=it.scored[:scored]) for it in position.hunters)
    arrangement = arranged(evolve(position, hunters=hunters), room)
    cards = [p for p in arrangement.pieces if p.place.startswith("panel") and p.fixed]
    heights = [p.rect.h for p in cards if p.id.startswith("card:")]
    assert len(heights) == 4 * scored
    assert min(heights) * room.pixels(arrangement.size) >= least


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("room", TALL.values(), ids=TALL)
def test_in_a_tall_room_the_town_is_larger_than_in_the_square_one_within_it(
    room: Room, seats: int
) -> None:
    square = Room(room.width, room.width)
    assert tile(full(seats), room) >= 0.99 * tile(full(seats), square)


def test_a_panel_says_what_lies_on_it_is_worth() -> None:
    hunter = Hunter(scored=(dealt(1), dealt(2), dealt(29)), scares=3)
    position = evolve(start(2), hunters=(hunter, Hunter()))
    said = [
        layer.text
        for mark in arranged(position, USUAL).marks
        for layer in mark.picture
        if hasattr(layer, "text")
    ]
    assert {"+9", "−3", "6"} <= set(said)


@pytest.mark.parametrize("room", ANY_SHAPE.values(), ids=ANY_SHAPE)
def test_where_all_cards_are_open_the_hand_of_whoever_has_the_turn_can_be_read(room: Room) -> None:
    for position in (moment for moment in moments(0, 5) if not moment.over):
        players = PLAYERS[: len(position.hunters)]
        opened = kit().arranger.arrange(position, OPEN, players, room)
        own = {ids.Card(dealt.slot) for dealt in position.hunters[position.seat].hand}
        laid = [piece for piece in opened.pieces if piece.place == ids.HAND]
        assert {piece.id for piece in laid} == own
        assert not any(overlap(one.rect, other.rect) for one, other in pairwise(laid))
        assert not opened.offers
