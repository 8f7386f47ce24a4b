"""The castle as it is drawn: frame, tiles, tokens, and the ways that are shown on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from halloween_table.contract.pictures import Art, Rect
from halloween_table.contract.places import Mark

from ..rules.castle import Cell, Room, neighbours
from ..rules.claims import guest_room
from ..rules.position import Position, Stand
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids, pictures
from .furniture import jumps
from .plan import Plan, centred

_TRAIL = 11.0
_RIM = 3.0
_RING = 56.0
_THIN = 9.0
_FRAME = 5.0
"""How far the frame of a wall is from it that has ended a way."""
_LAST_LEG = 4
"""So many steps are still seen of a way that a wall has ended."""
_TOKEN = 51.0


class CastleMarks:
    """Everything of the castle that is no piece."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice

    def all(self, view: Position, plan: Plan) -> Iterator[Mark]:
        yield Mark("frame", plan.frame, pictures.frame_picture())
        for place, number in enumerate(view.order):
            yield Mark(ids.Tile(place), plan.tile(place), pictures.tile_picture(number))
        yield Mark("tower", plan.tower, (Art("booo/tower"),))
        yield from self._signs(view, plan)
        yield from self._tokens(view, plan)
        for room in jumps(view):
            rect = plan.floor(room.cell)
            yield Mark(ids.Landing(room.row, room.column), rect, pictures.GOAL)

    def _signs(self, view: Position, plan: Plan) -> Iterator[Mark]:
        """Coats of arms and portraits; those of the guest's room are lit."""
        room = guest_room(view) if view.guest is not None else Room(-1, -1)
        for row in range(6):
            picture = pictures.sign_picture("arms", row, row == room.row)
            tip = self._voice.tips.arms(self._voice.arms(row))
            for side, rect in enumerate(plan.arms(row)):
                yield Mark(ids.Arms(row, side), rect, picture, tooltip=tip)
        for column in range(6):
            picture = pictures.sign_picture("portrait", column, column == room.column)
            tip = self._voice.tips.portrait(self._voice.portrait(column))
            for side, rect in enumerate(plan.portraits(column)):
                yield Mark(ids.Portrait(column, side), rect, picture, tooltip=tip)
        if view.guest is not None:
            rect = plan.floor(room.cell)
            yield Mark("goal", rect, pictures.GOAL)

    def _tokens(self, view: Position, plan: Plan) -> Iterator[Mark]:
        tips = self._voice.tips
        for asset, rooms, tip in (
            ("booo/trapdoor", view.tokens.trapdoors, tips.trapdoor()),
            ("booo/transformation", view.tokens.transformations, tips.transformation()),
        ):
            for room in rooms:
                rect = plan.in_cell(room.cell, _TOKEN, _TOKEN)
                name = self._voice.token(asset.endswith("trapdoor"), room)
                id_ = ids.Token(room.row, room.column)
                yield Mark(id_, rect, (Art(asset),), name=name, tooltip=tip)


def around(marks: Sequence[Mark]) -> list[Rect]:
    """The rectangle in which all of these lie; nothing if there are none."""
    if not marks:
        return []
    rects = [mark.rect for mark in marks]
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.x + rect.w for rect in rects), max(rect.y + rect.h for rect in rects)
    return [Rect(left, top, right - left, bottom - top)]


def ways(view: Position, plan: Plan) -> Iterator[Mark]:
    """The way that is being shown; or how the last one went, and a shortest one beside it."""
    last = view.last
    if view.claim is not None and view.claim.trail:
        yield from trail(view, plan, view.claim.trail)
    elif last is not None and last.outcome not in ("lost", "taken"):
        # The whole of it would help the others; how it came to its end is what everybody may know.
        leg = _LAST_LEG if last.cell is not None else 0
        since = 0 if view.practice else max(0, len(last.trail) - 1 - leg)
        yield from trail(view, plan, last.trail, since)
        if last.cell is not None:
            yield from _stopped(view, plan, last.trail[-1].cell, last.cell)
    elif last is not None and last.outcome == "lost":
        yield from trail(view, plan, last.shortest)
    elif last is not None and last.outcome == "taken":
        yield from trail(view, plan, last.trail)
        if last.shortest != last.trail:
            yield from _shortest(plan, last.shortest)


def trail(view: Position, plan: Plan, stands: tuple[Stand, ...], since: int = 0) -> Iterator[Mark]:
    """First a rim under the whole of it, then its colours; a ring where it jumps or changes. The
    steps before `since` are not shown."""
    castle = castle_of(view.order)
    pairs = list(enumerate(pairwise(stands)))[since:]
    steps = [
        (at, plan.step(one.cell, other.cell, _TRAIL), other.colour)
        for at, (one, other) in pairs
        if other.cell in neighbours(one.cell)
    ]
    for at, rect, colour in steps:
        yield Mark(ids.Rim(at), rect.inset(-_RIM * plan.unit), pictures.trail_rim(colour))
    for at, (one, other) in pairs:
        if castle.wall(one.cell, other.cell) is not None:
            rect = plan.between(one.cell, other.cell).inset(-4)
            yield Mark(ids.Crossed(at), rect, pictures.CROSSED)
        elif other.cell not in neighbours(one.cell):
            for side, stand in enumerate((one, other)):
                rect = plan.in_cell(stand.cell, _RING, _RING)
                yield Mark(ids.Turn(at, side), rect, pictures.turn_picture(other.colour))
            for dot, rect in enumerate(plan.dots(one.cell, other.cell)):
                yield Mark(ids.Dot(at, dot), rect, pictures.dot_picture(other.colour))
    for at, rect, colour in steps:
        yield Mark(ids.Trail(at), rect, pictures.trail_picture(colour))


def _shortest(plan: Plan, stands: tuple[Stand, ...]) -> Iterator[Mark]:
    for at, (one, other) in enumerate(pairwise(stands)):
        if other.cell in neighbours(one.cell):
            rect = plan.step(one.cell, other.cell, _THIN)
            yield Mark(ids.Shortest(at), rect, pictures.SHORTEST)


def _stopped(view: Position, plan: Plan, cell: Cell, beyond: Cell) -> Iterator[Mark]:
    """The wall that a way has ended at; it can shake."""
    wall, colour = plan.between(cell, beyond), castle_of(view.order).wall(cell, beyond)
    assert colour is not None
    rect = wall.inset(-_FRAME)
    yield Mark(ids.STOPPED, rect, pictures.stopped_picture(colour, wall, rect), above=True)
    yield Mark("wrong", centred(wall, 40, 40), (Art("booo/wrong"),), above=True)
