"""Letters that stand side by side on the table of Halloween are of one size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

import translations
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.contract.arrangement import ROOM, Arrangement, Room
from halloween_table.contract.pictures import Rect, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.arrangement import HalloweenArranger
from halloween_table.games.halloween.words.table import TableWords
from halloween_table.games.halloween.words.voice import HalloweenVoice
from halloween_table.table.look.painter import fitted
from tests.app.towns import towns

from ...rooms import ROOMS
from ..drawing import town
from ..wandering import GAME
from .test_rooms import arranged


@pytest.fixture(scope="module")
def arranger(qapp: object) -> HalloweenArranger:
    translations.release()
    return HalloweenArranger(GAME, HalloweenVoice(), TableWords())


def sizes(things: list[Mark] | list[Place], scale: float, lines: slice) -> Iterator[int]:
    """How large the letters of those lines are on each of these."""
    for thing in things:
        whole = Rect(0, 0, round(thing.rect.w * scale), round(thing.rect.h * scale))
        words = [layer for layer in thing.picture if isinstance(layer, Words)]
        for each in words[lines]:
            yield fitted(each, QRectF(*whole.within(each.rect)), scale)[0].pixelSize()


def groups(table: Arrangement) -> Iterator[tuple[str, list[Mark] | list[Place], slice]]:
    """What stands side by side, and which of the lines on it."""
    marks = table.marks
    yield "action spaces", [mark for mark in marks if isinstance(mark.id, ids.Ground)], slice(1, 7)
    yield "names of cards", [mark for mark in marks if isinstance(mark.id, ids.Card)], slice(1)
    yield "what cards do", [mark for mark in marks if isinstance(mark.id, ids.Card)], slice(1, 2)
    yield "buildings", [mark for mark in marks if isinstance(mark.id, ids.Building)], slice(1)
    yield "the legend", [mark for mark in marks if mark.id == "legend"], slice(8)
    deciding = (ids.YES, ids.NO, ids.POINTS, ids.BACK, ids.END)
    yield "buttons", [place for place in table.places if place.id in deciding], slice(1)
    yield "rests", [place for place in table.places if isinstance(place.id, ids.Rest)], slice(1)


@pytest.mark.parametrize("room", ROOMS.values(), ids=ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_neighbours_share_one_letter_size(
    arranger: HalloweenArranger, language: str, room: Room
) -> None:
    speak(language)
    for name in ("turn", "lift", "after the roll", "master"):
        table = arranged(arranger, towns()[name], room)
        for group, things, lines in groups(table):
            found = set(sizes(things, room.pixels(table.size), lines))
            assert len(found) <= 1, (name, group)
    speak("en")


def test_in_master_what_goes_on_in_another_line_stands_below_the_words(
    arranger: HalloweenArranger,
) -> None:
    table = arranged(arranger, towns()["master"], ROOM)
    (panel,) = (mark for mark in table.marks if mark.id == "master")
    rules = [layer for layer in panel.picture if isinstance(layer, Words)][1]
    assert rules.points
    assert len(rules.text.splitlines()) == 7
    assert not any(line.startswith("•") for line in rules.text.splitlines())


@pytest.mark.parametrize("common", [False, True], ids=["own", "common"])
def test_a_pile_of_pumpkins_stays_in_sight_when_the_last_one_is_gone(
    arranger: HalloweenArranger, common: bool
) -> None:
    """Its sign and a 0."""
    position = town("School: b", seats=2)
    gone = {"common": 0} if common else {"pumpkins": 0}
    lords = (evolve(position.lords[0], **gone), *position.lords[1:])
    table = arranged(arranger, evolve(position, lords=lords))
    (ground,) = (mark for mark in table.marks if mark.id == "belongings")
    asset = "halloween/pumpkin-common" if common else "halloween/pumpkin"
    assert [layer for layer in ground.picture if getattr(layer, "asset", "") == asset]
    (count,) = (mark for mark in table.marks if mark.id == ids.pile_count(common))
    assert [layer.text for layer in count.picture if isinstance(layer, Words)] == ["0"]


@pytest.mark.parametrize("mode", ["standard", "master"])
def test_the_frame_around_a_disc_of_the_reserve_touches_no_number(
    arranger: HalloweenArranger, mode: str
) -> None:
    table = arranged(arranger, town("School: b", mode=mode))
    (count,) = (mark.rect for mark in table.marks if mark.id == "reserve")
    discs = [piece.rect for piece in table.pieces if piece.place == ids.Reserve(0)]
    frame = 6
    assert all(disc.x + disc.w + frame <= count.x for disc in discs)
