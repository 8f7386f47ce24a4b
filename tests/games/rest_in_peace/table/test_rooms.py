"""The table in every room: nothing is cut, nothing lies on anything else, everything can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.contract.pictures import Art, Rect, Words
from halloween_table.contract.places import Piece
from halloween_table.engine.game import OPEN, Seat, seat_of
from halloween_table.engine.record import Player
from halloween_table.games.rest_in_peace.rules.position import LAST_ROUND, Position
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.games.rest_in_peace.table.arrangement import RestInPeaceArranger
from halloween_table.games.rest_in_peace.words.voice import RestInPeaceVoice

from ....app.fitting import inside, overlap
from ....app.letters import in_wide_letters
from ...rooms import ROOMS, SMALL, USUAL, faults
from ..doing import GAME, after
from ..drawing import BLUE, GREEN, position_of
from ..rules.test_properties import LONG, QUICK, Start, positions

LONG_NAMES = ("Przemysława Brzęczyszczykiewicz-Chrząszc", "Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww")
PLAYERS = tuple(
    Player(name, *look)
    for name, look in zip(LONG_NAMES, (("witch", "red"), ("cat", "yellow")), strict=True)
)
TALL = """
round 9
green: hand 1 | front p10 | laid 6 5 4 4 3 3 2 2 1 p8 p9 | past 1 1 1 / 3 p3
blue: hand 2 | laid 6 5 5 4 p24 1 1 | past 1 1 1 2 2 2 3 3 p12 p19 / 4
"""

pytestmark = pytest.mark.usefixtures("qapp")
rooms = pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def arranged(position: Position, eyes: Seat | None, room: Room) -> Arrangement:
    view = position if eyes == OPEN else GAME.view(position, seat_of(eyes))
    return RestInPeaceArranger(GAME, RestInPeaceVoice()).arrange(view, eyes, PLAYERS, room)


def sample(starts: list[Start], chance: Random, count: int) -> list[Position]:
    """Positions of those games, late ones rather than early ones; none that is only passed, in
    which a card is held up before everything else."""
    found = []
    for start in chance.sample(starts, count):
        lasting = [position for position in positions(start) if position.drawn is None]
        found.append(lasting[int(len(lasting) * chance.random() ** 0.5)])
    return found


def everything_is_right(position: Position, eyes: Seat | None, room: Room) -> list[str]:
    """Names of forty letters may be cut: a closer look shows them whole."""
    found = faults(arranged(position, eyes, room), room, breakable=frozenset(LONG_NAMES))
    return [fault for fault in found if not any(name in fault for name in LONG_NAMES)]


def check(starts: list[Start], room: Room, language: str, count: int) -> None:
    speak(language)
    chance = Random(f"{room} {language}")
    for position in sample(starts, chance, count):
        for eyes in (position.decider, OPEN):
            assert everything_is_right(position, eyes, room) == []


@rooms
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_room_and_language_all_of_the_table_can_be_read(room: Room, language: str) -> None:
    check(QUICK, room, language, 2)


@pytest.mark.long
@rooms
@pytest.mark.parametrize("language", LANGUAGES)
def test_so_it_is_in_many_games(room: Room, language: str) -> None:
    check(LONG, room, language, 40)
