"""Hints in Booo!: first the colour, then what the way leads through, then the way."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import STRONGEST, Pointer, Strength
from halloween_table.contract.minds import Thinker
from halloween_table.contract.pictures import Rect
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.engine.translate import fill

from ..rules.castle import is_room
from ..rules.moves import Move
from ..rules.position import Phase, Position, Stand
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids
from .castle_marks import trail
from .plan import Plan


class BoooScout(QObject):
    """What it thinks with is imported when somebody asks: no table opens later for it."""

    def __init__(self, voice: BoooVoice) -> None:
        super().__init__()
        self._voice = voice

    def thinker(self) -> Thinker:
        from ..minds.pathfinder import BUDGET, Pathfinder

        return Thinker(Pathfinder(), BUDGET)

    def onward(self, view: Position, seat: Seat, thought: Thought[Move]) -> Thought[Move] | None:
        from ..minds.pathfinder import onward

        return onward(view, seat, thought)

    def pointer(
        self,
        view: Position,
        arrangement: Arrangement,
        thought: Thought[Move],
        reason: str,
        strength: Strength,
    ) -> Pointer | None:
        from ..minds.pathfinder import stands

        if view.phase not in (Phase.SEARCH, Phase.NAMING, Phase.SHOWING):
            return None
        way = stands(view, thought)
        if not way:
            return Pointer(reason)
        assert arrangement.board is not None
        plan = Plan(arrangement.board)
        if strength == STRONGEST:
            return Pointer(reason, marks=tuple(trail(view, plan, way)))
        if strength == 1 and view.phase is not Phase.SHOWING:
            colour = way[0].colour
            said = fill(self.tr("A path starts with this colour: %1."), self._voice.colour(colour))
            return Pointer(said, (ids.Colour(colour), ids.Wall(colour)))
        rooms = _rooms(way)
        if rooms:
            return Pointer(self.tr("A path leads through the rooms with a frame."), rooms)
        walls = _walls(view, way, plan)
        return Pointer(self.tr("A path leads through the walls with a frame."), spots=walls)


def _rooms(way: tuple[Stand, ...]) -> tuple[str, ...]:
    """Between the first and the last, each once."""
    cells = dict.fromkeys(stand.cell for stand in way if is_room(stand.cell))
    return tuple(ids.Cell(*cell) for cell in cells if cell not in (way[0].cell, way[-1].cell))


def _walls(view: Position, way: tuple[Stand, ...], plan: Plan) -> tuple[Rect, ...]:
    castle = castle_of(view.order)
    return tuple(
        plan.between(one.cell, other.cell)
        for one, other in pairwise(way)
        if castle.wall(one.cell, other.cell) is not None
    )
