"""Hints in Booo!: first the colour, then what the way leads through, then the way."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import STRONGEST, Pointer, Strength
from halloween_table.contract.minds import Thinker
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.engine.translate import fill

from ..rules.castle import Castle, Cell, Colour, is_room
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

    def onward(
        self, before: Position, view: Position, seat: Seat, thought: Thought[Move]
    ) -> Thought[Move] | None:
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
            marks = tuple(trail(view, plan, way))
            return Pointer(reason, marks=marks, heard=self._step_by_step(reason, way))
        if strength == 1 and view.phase is not Phase.SHOWING:
            colour = way[0].colour
            said = fill(self.tr("A path starts with this colour: %1."), self._voice.colour(colour))
            return Pointer(said, (ids.Colour(colour), ids.Wall(colour)))
        rooms = _rooms(way)
        if rooms:
            said = self.tr("A path leads through the rooms with a frame.")
            heard = fill(self.tr("A path leads through these rooms: %1."), self._named(rooms))
            return Pointer(said, tuple(ids.Cell(*cell) for cell in rooms), heard=heard)
        walls = _walls(castle_of(view.order), way)
        said = self.tr("A path leads through the walls with a frame.")
        colours = ", ".join(self._voice.colour(colour) for _, _, colour in walls)
        heard = fill(self.tr("A path leads through walls of these colours: %1."), colours)
        spots = tuple(plan.between(one, other) for one, other, _ in walls)
        return Pointer(said, spots=spots, heard=heard)

    def _step_by_step(self, reason: str, way: tuple[Stand, ...]) -> str:
        """For whoever does not see the path: where it leads, and where the colour changes."""
        stops = [self._voice.cell(way[0].cell)]
        for before, after in pairwise(way):
            if before.colour == after.colour:
                stops.append(self._voice.cell(after.cell))
            else:
                #: One stop of a path that is read aloud.
                new = self.tr("change of colour: %1")
                stops.append(fill(new, self._voice.colour(after.colour)))
        #: Said aloud: %1 is a sentence on a path, %2 are its places, one after the other.
        return fill(self.tr("%1 From place to place: %2."), reason, "; ".join(stops))

    def _named(self, cells: Iterable[Cell]) -> str:
        return "; ".join(self._voice.cell(cell) for cell in cells)


def _rooms(way: tuple[Stand, ...]) -> tuple[Cell, ...]:
    """Between the first and the last, each once."""
    cells = dict.fromkeys(stand.cell for stand in way if is_room(stand.cell))
    return tuple(cell for cell in cells if cell not in (way[0].cell, way[-1].cell))


def _walls(castle: Castle, way: tuple[Stand, ...]) -> list[tuple[Cell, Cell, Colour]]:
    """Those that it goes through, each with the cells on its two sides."""
    sides = ((one.cell, other.cell) for one, other in pairwise(way))
    walls = ((one, other, castle.wall(one, other)) for one, other in sides)
    return [(one, other, colour) for one, other, colour in walls if colour is not None]
