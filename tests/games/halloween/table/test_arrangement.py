"""The table of Halloween over random games: whatever lies there lies somewhere, and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from halloween_table.contract.arrangement import ROOM, Arrangement
from halloween_table.engine.record import Player
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice

from ...gestures import check_gestures
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
    """For each sort of choice in a game, the table of whoever decides, and everybody's."""
    moments = {kind(moment.position): moment.position for moment in played(start)}
    for position in moments.values():
        for eyes in (position.decider, None):
            view = GAME.view(position, eyes)
            yield arranger.arrange(view, eyes, PLAYERS[: len(position.lords)], ROOM)


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
