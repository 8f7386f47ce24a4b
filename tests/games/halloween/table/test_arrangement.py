"""The table of Halloween over random games: whatever lies there lies somewhere, and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.engine.game import ONLOOKERS, Seat, seat_of
from halloween_table.engine.record import Player
from halloween_table.games.halloween.rules.pending import Paying
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.table.layout import Layout
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice
from halloween_table.table.heard.telling import Telling

from ...gestures import check_gestures
from ..drawing import lord, town
from ..rules.test_properties import Start, games, played
from ..wandering import GAME

PLAYERS = tuple(
    Player(name, figure, colour)
    for name, figure, colour in (
        ("Ada", "witch", "red"),
        ("Bo", "cat", "yellow"),
        ("Cy", "mummy", "teal"),
        ("Di", "vampire", "pink"),
    )
)


@pytest.fixture(scope="module")
def arranger() -> HalloweenArranger:
    return HalloweenArranger(GAME, HalloweenVoice(), TableWords())


def kind(position: Position) -> object:
    """What sort of choice is due."""
    top = position.pending[-1] if position.pending else None
    return type(top), getattr(top, "action", None), getattr(top, "by", 0)


def tables(arranger: HalloweenArranger, start: Start) -> Iterator[Arrangement]:
    """For each sort of choice in a game, the table of whoever decides, everybody's, and that of
    those who watch."""
    for position in choices(start):
        for eyes in (position.decider, None, ONLOOKERS):
            yield arranged(arranger, position, eyes)


def choices(start: Start) -> list[Position]:
    """For each sort of choice in a game, a position in which it is due."""
    return [*{kind(moment.position): moment.position for moment in played(start)}.values()]


def arranged(arranger: HalloweenArranger, position: Position, eyes: Seat | None) -> Arrangement:
    view = GAME.view(position, seat_of(eyes))
    return arranger.arrange(view, eyes, PLAYERS[: len(position.lords)], ROOM)


@games
def test_whatever_is_on_the_table_is_somewhere_and_once(
    arranger: HalloweenArranger, start: Start
) -> None:
    """Every piece lies at a place, and every offer is about such pieces and places."""
    for table in tables(arranger, start):
        for things in (table.places, table.pieces, table.marks):
            times = Counter(thing.id for thing in things)
            assert [id_ for id_, count in times.items() if count > 1] == []
        places = {place.id for place in table.places}
        astray = [(piece.id, piece.place) for piece in table.pieces if piece.place not in places]
        assert astray == []
        check_gestures(table)


@games
def test_only_what_has_a_sign_or_a_picture_to_be_read_is_looked_at_closely(
    arranger: HalloweenArranger, start: Start
) -> None:
    """Whatever else is known at a glance: a larger picture of it would only hide what lies around."""
    read = (ids.Bonus, ids.Claimed)
    for table in tables(arranger, start):
        closely = [piece for piece in table.pieces if piece.tooltip and not piece.plain]
        assert all(isinstance(piece.id, read) for piece in closely)
        lying = [piece for piece in table.pieces if piece.place != ids.DISCARDS]
        assert not any(piece.plain for piece in lying if isinstance(piece.id, read))


def test_a_disc_on_the_circle_of_a_slot_has_a_name_of_one_line(arranger: HalloweenArranger) -> None:
    """What comes of it is said after it, and by its slot, but not as its name."""
    position = town("Police: bbb", lord("1 1 1", bonuses="disc"), lord("1 1 1"), lord("1 1 1"))
    table = arranged(arranger, position, ONLOOKERS)
    slot = ids.Slot(position.decider, 0)
    (disc,) = (piece for piece in table.pieces if piece.place == slot)
    (place,) = (place for place in table.places if place.id == slot)
    assert disc.name == place.name
    assert disc.tooltip == place.tooltip != disc.name


def test_a_bonus_in_town_is_told_at_its_place_even_while_a_building_is_chosen(
    arranger: HalloweenArranger,
) -> None:
    """Then the place of the bonus is none of its own, and the building is pressed."""
    words, telling, pressed = TableWords(), Telling(), 0
    for table in tables(arranger, Start("2", 99)):
        lines = telling.lying(table, "board")
        buildings = {
            place.id: place for place in table.places if isinstance(place.id, ids.Building)
        }
        for piece in table.pieces:
            if isinstance(piece.id, ids.Bonus) and isinstance(
                piece.place, ids.Building | ids.BonusAt
            ):
                told = f"place of the bonus: {words.names.bonus(piece.id.token)}"
                assert any(told in line for line in lines), (told, lines)
                pressed += piece.place in buildings and buildings[piece.place].button
    assert pressed


# ---- sides ----------------------------------------------------------------------------------------


@games
def test_the_near_board_is_that_of_whoever_decides_whoever_looks(
    arranger: HalloweenArranger, start: Start
) -> None:
    for position in choices(start):
        lords, near = range(len(position.lords)), position.decider
        for eyes in (lords[near - 1], ONLOOKERS):
            table = arranged(arranger, position, eyes)
            homes = {place.id: place.rect for place in table.places}
            others = [homes[ids.Lord((near + after) % len(lords))] for after in lords[1:]]
            board = Layout.of(ROOM).near_board(position)
            assert homes[ids.Lord(near)] == board.belongings
            assert sorted(others, key=lambda rect: rect.y) == others
            assert {
                place.id.seat for place in table.places if isinstance(place.id, ids.Action)
            } <= {near}
            spheres = {piece.id for piece in table.pieces if isinstance(piece.id, ids.Sphere)}
            assert spheres == {ids.Sphere(near, at) for at in range(position.options.sections)}


@games
def test_a_ring_is_around_the_disc_that_is_paid_wherever_it_lies(
    arranger: HalloweenArranger, start: Start
) -> None:
    paying = [
        each for each in choices(start) if each.pending and isinstance(each.pending[-1], Paying)
    ]
    for position in paying:
        payer = position.pending[-1].owner
        for eyes in (*range(len(position.lords)), ONLOOKERS):
            table = arranged(arranger, position, eyes)
            (ring,) = (mark.rect for mark in table.marks if mark.id == "price_disc")
            discs = [piece for piece in table.pieces if isinstance(piece.id, ids.Disc)]
            assert payer in {piece.id.seat for piece in discs if piece.rect == ring.inset(4)}
