"""The table of Halloween in every room: nothing is cut, nothing lies on anything else, and nothing is
too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from attrs import evolve

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.gestures import Press
from halloween_table.contract.pictures import Rect, Shape, Words
from halloween_table.contract.places import Place
from halloween_table.engine.record import Player
from halloween_table.games.halloween.rules.claims import CARDS_TO_END
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import IN_USE
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.table.layout import Layout
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice
from tests.app.fitting import breakable_names, inside, overlap
from tests.app.towns import crowded, towns

from ...rooms import ROOMS as WIDE_ROOMS
from ...rooms import TALLEST, USUAL, faults
from ..doing import play
from ..drawing import lord, town
from ..wandering import GAME, made_up, wander

ROOMS = {**WIDE_ROOMS, **TALLEST}
PLAYERS = tuple(
    Player(name, figure, colour)
    for name, figure, colour in (
        ("Przemysława Brzęczyszczykiewicz-Chrząszc", "witch", "red"),
        ("Bo", "cat", "yellow"),
        ("Найпереконструйовувальнішенькийпривиддзя", "mummy", "teal"),
        ("Діна", "vampire", "pink"),
    )
)
BREAKABLE = breakable_names(player.name for player in PLAYERS)
EVERY_ROOM = [pytest.param(room, id=name) for name, room in ROOMS.items()]


@pytest.fixture(scope="module", autouse=True)
def compiled(qapp: object) -> None:
    """The translations, in case nobody compiled them yet; and fonts."""
    translations.release()


@pytest.fixture(scope="module")
def arranger() -> HalloweenArranger:
    return HalloweenArranger(GAME, HalloweenVoice(), TableWords())


def arranged(arranger: HalloweenArranger, position: Position, room: Room = USUAL) -> Arrangement:
    seat = position.decider
    players = PLAYERS[: len(position.lords)]
    return arranger.arrange(GAME.view(position, seat), seat, players, room)


# ---- whatever happens -----------------------------------------------------------------------------


def positions() -> list[Position]:
    """Every kind of choice, every card, and moments of random games with two, three and four."""
    found = list(towns().values())
    numbers, bare = sorted(CARDS), crowded()
    lords = tuple(evolve(each, cards=(), card_discs=()) for each in bare.lords)
    for first in range(0, len(numbers), IN_USE):
        found.append(evolve(bare, lords=lords, cards=tuple(numbers[first : first + IN_USE])))
    for seed in range(8):
        choice = Random(seed)
        game = wander(made_up(choice, 2 + seed % 3, master=seed == 7), choice)
        found += [moment.position for at, moment in enumerate(game) if at % 97 == 5 and at < 400]
    return found


def apart(arrangement: Arrangement) -> Arrangement:
    """What must not touch: without the pumpkins, which lie on the numbers of their spaces, and
    without buttons that are only rims around what is printed there."""
    return evolve(
        arrangement,
        pieces=tuple(p for p in arrangement.pieces if not isinstance(p.id, ids.Pumpkin)),
        places=tuple(evolve(place, button=_is_drawn(place)) for place in arrangement.places),
    )


def _is_drawn(place: Place) -> bool:
    rims = [layer for layer in place.picture if isinstance(layer, Shape) and not layer.fill]
    return place.button and len(place.picture) > len(rims)


def _is_cut_name(fault: str) -> bool:
    """Far away there is not always room for forty letters; the tooltip has them."""
    return any(f"{player.name!r}: is cut to" in fault for player in PLAYERS)


def check(arranger: HalloweenArranger, shown: list[tuple[str, Room, Position]]) -> None:
    found, spoken = set(), ""
    for language, room, position in shown:
        if language != spoken:
            speak(language)
            spoken = language
        table = apart(arranged(arranger, position, room))
        wrong = (each for each in faults(table, room, BREAKABLE) if not _is_cut_name(each))
        found |= {f"{language}, {room}: {fault}" for fault in wrong}
    speak("en")
    assert found == set()


def test_all_is_there_and_readable_in_every_room_and_language(arranger: HalloweenArranger) -> None:
    """A few positions each, another choice every time."""
    every = positions()
    cases = list(product(LANGUAGES, ROOMS.values()))
    check(
        arranger,
        [
            (language, room, every[(2 * number + at) % len(every)])
            for number, (language, room) in enumerate(cases)
            for at in range(2)
        ],
    )


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_there_and_readable_whatever_happens(
    arranger: HalloweenArranger, language: str
) -> None:
    check(arranger, [(language, *case) for case in product(ROOMS.values(), positions())])


# ---- the areas ------------------------------------------------------------------------------------


def areas(layout: Layout) -> Iterator[Rect]:
    yield from (layout.town.area, layout.market.cards, layout.market.supplies)
    yield from (layout.near, layout.tray.area, layout.far)
    if layout.legend is not None:
        yield layout.legend


@pytest.mark.parametrize("shape", range(40, 250, 10))
def test_the_areas_fill_a_table_of_any_shape_and_lie_apart(shape: int) -> None:
    layout = Layout.of(Room(shape * 10, 1000))
    table, parts = Rect(0, 0, *layout.size), list(areas(layout))
    assert all(inside(part, table) for part in parts)
    for at, part in enumerate(parts):
        assert not any(overlap(part, other) for other in parts[at + 1 :])
    assert sum(part.w * part.h for part in parts) > 0.95 * table.w * table.h


@pytest.mark.parametrize("room", EVERY_ROOM)
def test_the_town_is_what_is_looked_at_closely(arranger: HalloweenArranger, room: Room) -> None:
    table = arranged(arranger, crowded(), room)
    buildings = [p.rect for p in table.places if isinstance(p.id, ids.Building)]
    assert table.board is not None
    assert all(inside(building, table.board) for building in buildings)
    assert sum(rect.w * rect.h for rect in buildings) > 0.95 * table.board.w * table.board.h


@pytest.mark.parametrize("shape", range(40, 240, 4))
def test_nothing_is_stretched_in_a_room_of_any_shape(
    arranger: HalloweenArranger, shape: int
) -> None:
    table = arranged(arranger, crowded(), Room(shape * 10, 1000))
    most_upright = {ids.Building: 1.25, ids.Card: 2.0, ids.Action: 1.2}
    for place in table.places:
        for kind, most in most_upright.items():
            if isinstance(place.id, kind):
                assert place.rect.h <= most * place.rect.w, place.id
                assert place.rect.w <= 2.2 * place.rect.h, place.id


LEAST = {ids.Building: (199.0, 186.0), ids.Card: (101.0, 161.5)}
"""Pixels in a usual window: what they had when every table was as wide as a small one."""
LEAST_BOARD = (726.0, 329.0)


def test_nothing_of_a_usual_window_is_smaller_than_it_was(arranger: HalloweenArranger) -> None:
    table = arranged(arranger, crowded())
    scale = USUAL.pixels(table.size)
    for place in table.places:
        for kind, (width, height) in LEAST.items():
            if isinstance(place.id, kind):
                assert place.rect.w * scale >= width, place.id
                assert place.rect.h * scale >= height, place.id
    near = Layout.of(USUAL).near
    assert (near.w * scale >= LEAST_BOARD[0], near.h * scale >= LEAST_BOARD[1]) == (True, True)


def test_a_wide_window_has_larger_cards_and_boards_of_the_others() -> None:
    usual, narrow = (Layout.of(ROOMS[name]) for name in ("1280 × 800", "1280 × 800 with the log"))
    position = town("School: b", seats=4)
    assert usual.market.card(0).w > 1.25 * narrow.market.card(0).w
    wide, small = (each.far_board(position, 1, 0) for each in (usual, narrow))
    assert wide.rect.w > 1.7 * small.rect.w
    assert wide.cards(0)[0].w > 1.3 * small.cards(0)[0].w
    assert wide.stat_number("points").h > 1.4 * small.stat_number("points").h


# ---- claimed cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("room", EVERY_ROOM)
def test_claimed_cards_lie_on_the_boards_of_their_owners(
    arranger: HalloweenArranger, room: Room, seats: int
) -> None:
    """Near and far, in five frames, and apart from everything else there."""
    every = tuple(sorted(CARDS)[:IN_USE])
    lords = [lord(cards=every[: at + 2], discs="all@1") for at in range(seats)]
    position = town("School: b", *lords, in_use=every, seats=seats)
    table = arranged(arranger, position, room)
    homes = {place.id: place.rect for place in table.places}
    for seat, each in enumerate(position.lords):
        lying = [p for p in table.pieces if isinstance(p.id, ids.Claimed) and p.id.seat == seat]
        assert [piece.id.card for piece in lying] == list(each.cards)
        others = [p for p in table.pieces if p.id.startswith(f"disc:{seat}:") or p in lying]
        for piece in lying:
            assert inside(piece.rect, homes[ids.Lord(seat)])
            assert not any(overlap(piece.rect, p.rect) for p in others if p is not piece)
        layout = Layout.of(room)
        near = layout.near_board(position)
        board = near if seat == 0 else layout.far_board(position, seat, near=0)
        assert len(board.cards(len(each.cards))) == CARDS_TO_END


def test_beside_the_log_cards_on_far_boards_can_still_be_told_apart() -> None:
    room = ROOMS["1280 × 800 with the log"]
    layout = Layout.of(room)
    card, scale = (
        layout.far_board(town("School: b", seats=4), 1, 0).cards(5)[0],
        room.pixels(layout.size),
    )
    assert (card.w * scale >= 24, card.h * scale >= 20) == (True, True)


def test_a_sixth_card_finds_room_on_its_board(arranger: HalloweenArranger) -> None:
    every = tuple(sorted(CARDS)[:IN_USE])
    position = town("School: b", lord(cards=every[:6]), lord(cards=every[:7]), in_use=every)
    table = arranged(arranger, position)
    homes = {place.id: place.rect for place in table.places}
    claimed = [piece for piece in table.pieces if isinstance(piece.id, ids.Claimed)]
    assert len(claimed) == 13
    assert all(inside(piece.rect, homes[ids.Lord(piece.id.seat)]) for piece in claimed)


def test_a_claimed_card_comes_from_the_market_and_lasts(arranger: HalloweenArranger) -> None:
    before = town("School: b", lord(tokens="bbb"), in_use=(5,))
    after = play(before, "claim 5")
    claimed = {p.id: p for p in arranged(arranger, after).pieces if isinstance(p.id, ids.Claimed)}
    assert [(id_, piece.source) for id_, piece in claimed.items()] == [
        (ids.Claimed(0, 5), ids.Card(5))
    ]
    later = play(after, "1: scare blue", "2: scare blue", "3: scare blue", "end")
    seen = [piece for piece in arranged(arranger, later).pieces if piece.id in claimed]
    assert [(piece.id, piece.place) for piece in seen] == [(ids.Claimed(0, 5), ids.Lord(0))]
    assert seen[0].rect != claimed[ids.Claimed(0, 5)].rect, "it is on a far board now"


# ---- people ---------------------------------------------------------------------------------------


def names(table: Arrangement, *boards: str) -> list[str]:
    """What people are called on these boards."""
    return [
        layer.text
        for mark in table.marks
        if mark.id in boards
        for layer in mark.picture
        if isinstance(layer, Words) and not layer.text.isdigit()
    ]


def test_names_are_whole_on_their_board_and_long_far_away(arranger: HalloweenArranger) -> None:
    """Thirty letters near by, eight on the smallest board there is."""
    people = tuple(evolve(player, name=f"{player.name:+<30}"[:30]) for player in PLAYERS)
    position = GAME.view(town("School: b", seats=4), 0)
    for room in ROOMS.values():
        table = arranger.arrange(position, 0, people, room)
        assert names(table, "belongings") == [people[0].name]
        for seat, player in enumerate(people[1:], 1):
            (shown,) = names(table, ids.Lord(seat))
            assert player.name.startswith(shown.rstrip("…"))
            assert len(shown) >= 9


# ---- the legend -----------------------------------------------------------------------------------


@pytest.mark.parametrize("room", EVERY_ROOM)
def test_the_signs_are_explained_in_sight_or_one_press_away(
    arranger: HalloweenArranger, room: Room
) -> None:
    table = arranged(arranger, crowded(), room)
    (question,) = (place for place in table.places if place.explained_at)
    assert question.button
    assert not [offer for offer in table.offers if offer.gesture == Press(question.id)]
    shown = any(mark.id == "legend" for mark in table.marks)
    assert shown is not (0.66 < room.width / room.height < 1.7)


def test_a_legend_is_not_told(arranger: HalloweenArranger) -> None:
    """Whoever listens to the board hears no signs: what they mean would be noise."""
    (legend,) = (mark for mark in arranged(arranger, crowded(), USUAL).marks if mark.id == "legend")
    assert (legend.name, legend.tooltip) == ("", "")
