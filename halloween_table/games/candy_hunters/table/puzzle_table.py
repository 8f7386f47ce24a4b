"""A puzzle on the table: the town and the stacks as ever, all cards open in the tray, and the goal
where other players would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    BLOOD_TEXT,
    MOON,
    MOSS,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
)
from halloween_table.contract.pictures import Art, Layer, Rect, Shape, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.contract.puzzles import Aim
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number

from ..puzzles.game import CandyPuzzles, PuzzlePosition
from ..rules.position import Position
from ..words.puzzle_voice import PuzzleVoice, aim_of
from .arrangement import CandyHuntersArranger
from .furniture import Furniture
from .layout import Layout, Needs, TownGrid
from .pieces import Pieces

_ALONE: Final = 0
_GOAL: Final = 1
"""The panel of the goal, below that of the one who plays."""
_PANELS: Final = (180.0, 240.0)
_PIP: Final = 36.0


class PuzzlePieces(Pieces):
    """All cards lie open in the tray, whoever looks (CH-7.3)."""

    def _in_tray(self, seat: Seat, near: Seat | None) -> bool:
        return True


class PuzzleFurniture(Furniture):
    """Without a deck, with a goal."""

    _voice: PuzzleVoice

    def _at_the_tray(self, near: Seat | None) -> Seat | None:
        return _ALONE

    def _deck(self, view: Position) -> Iterator[Place]:
        yield from ()

    def _deck_marks(self, view: Position) -> Iterator[Mark]:
        yield from ()

    def _tray(self, player: Player, layout: Layout) -> Mark:
        return Mark("tray", layout.tray, (Shape(PANEL, PANEL_EDGE, radius=18, width=3),))

    def marks(
        self, view: Position, near: Seat | None, players: Players, layout: Layout, grid: TownGrid
    ) -> Iterator[Mark]:
        yield from super().marks(view, near, players, layout, grid)
        aim, name = aim_of(view), self._voice.title(view, players)
        rect = layout.panels[_GOAL].rect
        yield self._kept.once(self._goal, rect, aim, name.partition(" · ")[0])

    def _goal(self, rect: Rect, aim: Aim, name: str) -> Mark:
        voice = self._voice
        picture = (
            Shape(PANEL, MOSS if aim.solved else PUMPKIN, radius=14, width=4),
            *_lines(rect, aim, name, voice),
        )
        return Mark("goal", rect, picture, name=voice.aim(aim), tooltip=voice.aim(aim))


class PuzzleArranger(CandyHuntersArranger):
    """Lays a puzzle out on the table."""

    def __init__(self, game: CandyPuzzles, voice: PuzzleVoice) -> None:
        super().__init__(game, voice, PuzzlePieces, PuzzleFurniture)

    def _needs(self, view: Position) -> Needs:
        assert isinstance(view, PuzzlePosition)
        return Needs(_PANELS, len(view.puzzle.cards), named=False)

    def _middle(self, view: Position) -> tuple[float, float]:
        assert isinstance(view, PuzzlePosition)
        columns, rows = (1 + max(at) for at in zip(*view.puzzle.tiles, strict=True))
        return columns / 2, rows / 2


def _lines(rect: Rect, aim: Aim, name: str, voice: PuzzleVoice) -> Iterator[Layer]:
    """What is asked for, line by line."""
    inner = rect.inset(16)
    unit = inner.h / 15
    title, goal, pips, points, rounds = (
        Rect(inner.x, inner.y + at * unit, inner.w, height * unit)
        for at, height in ((0, 2.6), (2.8, 3), (6, 3), (9.2, 2.8), (12.2, 2.8))
    )
    size = min(27.0, unit * 1.7)

    def label(text: str, line: Rect, colour: str = MUTED) -> Words:
        return Words(text, rect.part(line._replace(w=line.w * 0.66)), size, colour, bold=True)

    def count(points: int, line: Rect, larger: float) -> Words:
        at = Rect(line.x + line.w * 0.68, line.y, line.w * 0.32, line.h)
        colour = MOON if points >= 0 else BLOOD_TEXT
        return Words(number(points), rect.part(at), size * larger, colour, True, "right")

    yield Words(name, rect.part(title), size * 1.15, MOON, bold=True)
    yield label(voice.goal(), goal)
    yield count(aim.goal, goal, 1.9)
    yield from _pips(rect, pips, aim)
    yield label(voice.points_so_far(), points)
    yield count(aim.points, points, 1.5)
    yield label(voice.rounds_left(), rounds)
    yield from _nights(rect, rounds, aim)


def _pips(rect: Rect, line: Rect, aim: Aim) -> Iterator[Layer]:
    """A spot for each point of the goal; those that are had are filled."""
    step = min(line.w / aim.goal, line.h, _PIP + 6)
    size = step * 0.88
    for at in range(aim.goal):
        spot = Rect(line.x + at * step, line.y + (line.h - size) / 2, size, size)
        had = at < aim.points
        fill, edge = (PUMPKIN, PUMPKIN_EDGE) if had else (NIGHT, PANEL_EDGE)
        yield Shape(fill, edge, rect.part(spot), radius=size / 2, width=2)


def _nights(rect: Rect, line: Rect, aim: Aim) -> Iterator[Layer]:
    """A moon for each round; those that are over are faint."""
    size = min(line.h, line.w * 0.32 / 3)
    for at in range(aim.rounds):
        left = line.x + line.w - (aim.rounds - at) * size
        moon = Rect(left, line.y + (line.h - size) / 2, size, size)
        yield Art("common/moon", rect.part(moon), opacity=1.0 if at < aim.rounds_left else 0.25)
