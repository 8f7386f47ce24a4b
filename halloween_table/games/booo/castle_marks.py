"""The castle as it is drawn: frame, tiles, tokens, and the ways that are shown on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from halloween_table.table.contract import Art, Mark, Rect

from . import layout, pictures
from .rules.castle import Cell, Colour, Room, neighbours
from .rules.claims import guest_room
from .rules.position import Phase, Position, Stand
from .rules.tiles import castle_of
from .words import BoooVoice

_TRAIL = 11.0
_RIM = 3.0
_TURN = 30.0
_HINT = 9.0
_TOKEN = 51.0


class CastleMarks:
    """Everything of the castle that is no piece."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice

    def all(self, view: Position) -> Iterator[Mark]:
        yield Mark("frame", layout.FRAME, pictures.frame_picture())
        for place, number in enumerate(view.order):
            yield Mark(f"tile:{place}", layout.tile_rect(place), pictures.tile_picture(number))
        yield Mark("tower", layout.TOWER, (Art("booo/tower"),))
        yield from self._signs(view)
        yield from self._tokens(view)
        yield from _ways(view)

    def _signs(self, view: Position) -> Iterator[Mark]:
        """Coats of arms and portraits; those of the guest's room are lit."""
        room = guest_room(view) if view.guest is not None else Room(-1, -1)
        for row in range(6):
            picture = pictures.sign_picture("arms", row, row == room.row)
            for side, rect in enumerate(layout.arms_rects(row)):
                yield Mark(f"arms:{row}:{side}", rect, picture, tooltip=self._voice.arms(row))
        for column in range(6):
            picture = pictures.sign_picture("portrait", column, column == room.column)
            name = self._voice.portrait(column)
            for side, rect in enumerate(layout.portrait_rects(column)):
                yield Mark(f"portrait:{column}:{side}", rect, picture, tooltip=name)
        if view.guest is not None:
            rect = layout.cell_rect(room.cell).inset(layout.WALL - 2)
            yield Mark("goal", rect, pictures.GOAL)

    def _tokens(self, view: Position) -> Iterator[Mark]:
        for asset, rooms in (
            ("booo/trapdoor", view.tokens.trapdoors),
            ("booo/transformation", view.tokens.transformations),
        ):
            for room in rooms:
                rect = layout.centred(layout.cell_rect(room.cell), _TOKEN, _TOKEN)
                name = self._voice.token(asset.endswith("trapdoor"), room)
                id_ = f"token:{room.row}:{room.column}"
                yield Mark(id_, rect, (Art(asset),), name=name, tooltip=name)


def _ways(view: Position) -> Iterator[Mark]:
    """The way that is being shown; or how the last one went, and a shortest one beside it."""
    if view.claim is not None and view.claim.trail:
        yield from _trail(view, view.claim.trail)
    elif view.last is not None:
        if view.phase in (Phase.READY, Phase.OVER):
            yield from _unseen(view.last.shortest)
        yield from _trail(view, view.last.trail)
        if view.last.cell is not None:
            yield from _stopped(view.last.trail[-1].cell, view.last.cell)


def _trail(view: Position, stands: tuple[Stand, ...]) -> Iterator[Mark]:
    """First a rim under the whole of it, then its colours."""
    castle = castle_of(view.order)
    spots = list(_spots(stands))
    for at, (rect, colour) in enumerate(spots):
        yield Mark(f"rim:{at}", rect.inset(-_RIM), pictures.trail_rim(colour))
    for at, (one, other) in enumerate(pairwise(stands)):
        if castle.wall(one.cell, other.cell) is not None:
            rect = layout.between(one.cell, other.cell).inset(-4)
            yield Mark(f"crossed:{at}", rect, pictures.CROSSED)
    for at, (rect, colour) in enumerate(spots):
        yield Mark(f"trail:{at}", rect, pictures.trail_picture(colour))


def _spots(stands: tuple[Stand, ...]) -> Iterator[tuple[Rect, Colour]]:
    """What is drawn of a way: its steps; a jump at both trapdoors, a change where it happens."""
    for one, other in pairwise(stands):
        if other.cell in neighbours(one.cell):
            yield layout.trail_rect(one.cell, other.cell, _TRAIL), other.colour
        else:
            for stand in (one, other):
                rect = layout.centred(layout.cell_rect(stand.cell), _TURN, _TURN)
                yield rect, stand.colour


def _unseen(stands: tuple[Stand, ...]) -> Iterator[Mark]:
    for at, (one, other) in enumerate(pairwise(stands)):
        if other.cell in neighbours(one.cell):
            rect = layout.trail_rect(one.cell, other.cell, _HINT)
            yield Mark(f"shortest:{at}", rect, pictures.HINTED_TRAIL)


def _stopped(cell: Cell, beyond: Cell) -> Iterator[Mark]:
    """The wall that a way has ended at."""
    wall = layout.between(cell, beyond)
    yield Mark("stopped", wall.inset(-5), pictures.STOPPED, above=True)
    yield Mark("wrong", layout.centred(wall, 40, 40), (Art("booo/wrong"),), above=True)
