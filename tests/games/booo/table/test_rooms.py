"""Booo! in every room: the castle is the hero, and nothing is cut, hidden or too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice, pairwise, product

import pytest
from PySide6.QtCore import QRectF

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.pictures import Rect, Shape, Words
from halloween_table.games.booo.rules.moves import RaiseHand
from halloween_table.games.booo.rules.position import GUESTS_TO_WIN, WALLS_TO_WIN, Position
from halloween_table.games.booo.table import ids
from halloween_table.games.booo.table.arrangement import BoooArranger
from halloween_table.games.booo.table.layout import Layout
from halloween_table.games.booo.words.voice import BoooVoice
from halloween_table.table.look.painter import fitted
from halloween_table.table.scene.lens import Lens, seen_through
from tests.app.castles import castles, practised
from tests.app.fitting import inside, overlap
from tests.app.texts.booth import ANY_LONG, SEEKERS

from ...rooms import ROOMS, SMALL, TALL, TALLEST, USUAL, faults
from ..doing import GAME, after, dealt, holding, searching
from ..wandering import eyes_of, wander

SQUARE = ROOMS["square"]
WIDE = {name: room for name, room in ROOMS.items() if room is not SQUARE}
"""Those that are wider than high."""
NARROW = ROOMS["1024 × 700 with the log"]
SEATS = range(1, 7)


@pytest.fixture(scope="module", autouse=True)
def compiled(qapp: object) -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


@pytest.fixture
def arranger() -> BoooArranger:
    return BoooArranger(GAME, BoooVoice())


def laid(arranger: BoooArranger, view: Position, room: Room, names: str = "short") -> Arrangement:
    return arranger.arrange(view, eyes_of(view), SEEKERS[names][: len(view.seekers)], room)


def everything(names: str) -> dict[str, Position]:
    """All that its table can show."""
    return {**castles(names), **practised()}


# ---- what holds in every room -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_everything_fits_in_every_language(
    arranger: BoooArranger, room: Room, language: str
) -> None:
    speak(language)
    for name, view in everything("short").items():
        assert faults(laid(arranger, view, room), room) == [], name


@pytest.mark.parametrize("room", [*ROOMS.values(), *TALLEST.values()], ids=[*ROOMS, *TALLEST])
def test_of_names_of_forty_letters_nothing_else_is_cut(arranger: BoooArranger, room: Room) -> None:
    speak("uk")
    names = [repr(player.name) for player in SEEKERS["long"]]
    for view in everything("long").values():
        found = faults(laid(arranger, view, room, "long"), room, ANY_LONG)
        cut = [fault for fault in found if any(f"{name}: is cut to" in fault for name in names)]
        assert [fault for fault in found if fault not in cut] == []


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_lies_on_anything_else_in_a_whole_game(arranger: BoooArranger, seats: int) -> None:
    speak("en")
    for view, room in zip(islice(wander(seats, seats), 0, None, 3), cycle(ROOMS.values())):
        assert faults(laid(arranger, view, room), room) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [*ROOMS.values(), *TALL.values()], ids=[*ROOMS, *TALL])
def test_both_buttons_of_a_player_have_letters_of_one_size(
    arranger: BoooArranger, room: Room, language: str
) -> None:
    """Whether either is free, dead or pressed."""
    speak(language)
    for seats in SEATS[1:]:
        found = set[int]()
        raised = after(searching(seats), 1, RaiseHand())
        for view in (dealt(seats), searching(seats), raised):
            table = laid(arranger, view, room)
            found |= set(letters_with_keys(table, room.pixels(table.size)))
        assert len(found) == 1


def letters_with_keys(table: Arrangement, scale: float) -> Iterator[int]:
    """How large they are on each button that shows a key."""
    for place in table.places:
        if isinstance(place.id, ids.Claim | ids.Hand):
            (words,) = (layer for layer in place.picture if isinstance(layer, Words))
            whole = Rect(0, 0, round(place.rect.w * scale), round(place.rect.h * scale))
            yield fitted(words, QRectF(*whole.within(words.rect)), scale)[0].pixelSize()


# ---- the castle ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("room", WIDE.values(), ids=WIDE)
def test_the_castle_is_as_high_as_the_room(room: Room, seats: int) -> None:
    layout = Layout.of(room, seats)
    assert layout.plan.frame.h * room.pixels(layout.size) >= 0.95 * room.height


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_square_room_the_castle_leaves_no_more_than_a_column_beside_it(seats: int) -> None:
    layout = Layout.of(SQUARE, seats)
    assert layout.plan.frame.h >= 0.78 * layout.size[1]
    low = layout.plan.frame.y + layout.plan.frame.h
    assert layout.ready.y > low or seats == 1, "what is left below it is used"


@pytest.mark.parametrize("shape", range(50, 240, 2))
def test_a_room_of_any_shape_has_a_castle_in_sight_and_everything_beside_it(shape: int) -> None:
    room = Room(shape * 7, 700)
    for seats in SEATS:
        layout = Layout.of(room, seats)
        table, frame = Rect(0, 0, *layout.size), layout.plan.frame
        beside = [
            *(panel.rect for panel in layout.panels),
            *(panel.rect for panel in layout.waiting),
            layout.claiming.rect,
            *(() if seats == 1 else (layout.ready, layout.reserve.rect)),
            *(layout.found if seats == 1 else ()),
        ]
        assert frame.w == frame.h
        assert all(inside(rect, table) and not overlap(rect, frame) for rect in beside)


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_tall_room_everything_else_lies_below_the_castle(seats: int) -> None:
    room = TALL["tablet upright"]
    layout = Layout.of(room, seats)
    assert layout.plan.frame.w * room.pixels(layout.size) >= 0.8 * room.width
    low = layout.plan.frame.y + layout.plan.frame.h
    assert all(rect.y > low for rect in (layout.claiming.rect, layout.ready, layout.reserve.rect))


def test_the_castle_does_not_jump_when_a_window_grows_by_a_pixel() -> None:
    sides = [Layout.of(Room(width, 800), 4).plan.frame.w for width in range(480, 1700)]
    assert all(abs(other - one) < 3 for one, other in pairwise(sides))


@pytest.mark.parametrize("room", [USUAL, SQUARE], ids=["usual", "square"])
def test_the_wheel_looks_at_all_of_the_castle_and_at_nothing_else(
    arranger: BoooArranger, room: Room
) -> None:
    arrangement = laid(arranger, castles("short")["jumping"], room)
    frame = Layout.of(room, 6).plan.frame
    assert arrangement.board == frame
    seen = seen_through(Lens(2.0, frame.x, frame.y).within(frame), arrangement).arrangement
    before = {thing.id: thing.rect for thing in (*arrangement.places, *arrangement.marks)}
    for thing in (*seen.places, *seen.marks):
        in_castle = overlap(before[thing.id], frame)
        assert (thing.rect != before[thing.id]) == in_castle, thing.id


# ---- panels -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
@pytest.mark.parametrize("seats", SEATS[1:])
def test_everybody_has_four_slots_for_walls_and_five_for_guests(  # BO-2.1, BO-2.2
    room: Room, seats: int
) -> None:
    layout = Layout.of(room, seats)
    for panel in (*layout.panels, *layout.waiting):
        slots = [*panel.walls, *panel.guests]
        assert len(panel.walls) == WALLS_TO_WIN
        assert len(panel.guests) == GUESTS_TO_WIN
        assert all(inside(slot, panel.rect) for slot in slots)
        apart = [panel.name, panel.points, panel.claim, panel.hand, *slots]
        for at, one in enumerate(apart):
            assert not any(overlap(one, other) for other in apart[at + 1 :])


def test_at_a_usual_table_of_six_slots_can_be_counted_from_a_metre() -> None:
    for room, least in ((USUAL, 36), (SMALL, 28)):
        layout = Layout.of(room, 6)
        sizes = [panel.walls[0].w for panel in layout.panels]
        assert min(sizes) * room.pixels(layout.size) >= least


def outlines(arrangement: Arrangement, seat: int) -> list[Shape]:
    """Of what that player has not got, and may still get."""
    (mark,) = (mark for mark in arrangement.marks if mark.id == ids.Panel(seat))
    return [layer for layer in mark.picture[1:] if isinstance(layer, Shape)]


def test_slots_show_how_much_is_missing_and_the_last_one_shines(arranger: BoooArranger) -> None:
    view = searching(2)
    for walls, guests in product(range(WALLS_TO_WIN), range(GUESTS_TO_WIN)):
        taken = holding(view, 1, *list(ids.castle.COLOURS)[:walls], guests=range(2, 2 + guests))
        shapes = outlines(laid(arranger, taken, USUAL), 1)
        assert len(shapes) == WALLS_TO_WIN - walls + GUESTS_TO_WIN - guests
        shining = (walls == WALLS_TO_WIN - 1) + (guests == GUESTS_TO_WIN - 1)
        assert sum(shape.width == 4 for shape in shapes) == shining


@pytest.mark.parametrize("seats", SEATS[1:])
@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_words_and_keys_on_buttons_have_room_of_their_own(
    arranger: BoooArranger, room: Room, seats: int
) -> None:
    """However long a word is in a language: it shrinks rather than touch its key or an edge."""
    view = searching(seats)
    for place in laid(arranger, view, room).places:
        if place.own_key is None:
            continue
        key = place.rect.within(place.own_key.rect)
        (said,) = (layer for layer in place.picture if isinstance(layer, Words))
        words = place.rect.within(said.rect)
        assert inside(key, place.rect.inset(4))
        assert inside(words, place.rect.inset(2))
        assert words.x >= key.x + key.w + 5


def test_the_two_keys_of_a_player_are_equally_large(arranger: BoooArranger) -> None:
    for room in (*ROOMS.values(), *TALLEST.values()):
        places = laid(arranger, searching(6), room).places
        keys = [p.rect.within(p.own_key.rect) for p in places if p.own_key is not None]
        for claim, hand in zip(keys[::2], keys[1::2], strict=True):
            assert claim.w == pytest.approx(hand.w)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_the_key_of_a_colour_is_a_cap_above_its_name(arranger: BoooArranger, room: Room) -> None:
    for place in laid(arranger, castles("short")["naming"], room).places:
        if isinstance(place.id, ids.Colour):
            name, digit = (layer for layer in place.picture if isinstance(layer, Words))
            assert digit.text.isdigit()
            assert not overlap(name.rect, digit.rect)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
def test_in_practice_every_guest_has_a_line(arranger: BoooArranger, room: Room) -> None:
    arrangement = laid(arranger, practised()["alone-searching"], room)
    lines = [mark for mark in arrangement.marks if isinstance(mark.id, ids.Found)]
    assert [mark.id.guest for mark in lines if isinstance(mark.id, ids.Found)] == list(range(1, 10))
    faces = {piece.id: piece.rect for piece in arrangement.pieces}
    for line in lines[:8]:
        assert inside(faces[ids.Guest(line.id.guest)], line.rect)


# ---- what bubbles spare -------------------------------------------------------------------------------


def test_the_way_that_was_shown_is_kept_clear(arranger: BoooArranger) -> None:
    view = castles("short")["taken"]
    arrangement = laid(arranger, view, USUAL)
    steps = [mark.rect for mark in arrangement.marks if isinstance(mark.id, ids.Trail)]
    frame, way, *_ = arrangement.clear
    assert frame == arrangement.board
    assert steps
    assert all(inside(step, way) for step in steps)
    assert way.w * way.h < frame.w * frame.h
