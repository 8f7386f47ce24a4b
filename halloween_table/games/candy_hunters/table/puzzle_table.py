"""A puzzle on the table: the town and the stacks as ever, all cards open in the tray, and the goal
where other players would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

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

from ..puzzles.game import CandyPuzzles
from ..rules.position import Position
from ..words.puzzle_voice import PuzzleVoice, aim_of
from . import layout
from .arrangement import CandyHuntersArranger
from .furniture import Furniture
from .pieces import Pieces

GOAL: Final = Rect(1072, 324, 356, 330)
"""Below the panel of the one who plays."""
_ALONE: Final = 0
_PIP, _PIPS_IN_A_ROW = 36.0, 8


class PuzzlePieces(Pieces):
    """All cards lie open in the tray, whoever looks (CH-7.3)."""

    def _in_tray(self, seat: Seat, eyes: Seat | None) -> bool:
        return True

    def _hand_rect(self, at: int) -> Rect:
        return hand_rect(at)


class PuzzleFurniture(Furniture):
    """Without a deck, with a goal."""

    _voice: PuzzleVoice

    def _at_the_tray(self, eyes: Seat | None) -> Seat | None:
        return _ALONE

    def _deck(self, view: Position) -> Iterator[Place]:
        yield from ()

    def _deck_marks(self, view: Position) -> Iterator[Mark]:
        yield from ()

    def _tray(self, player: Player) -> Mark:
        return Mark("tray", layout.TRAY, (Shape(PANEL, PANEL_EDGE, radius=18, width=3),))

    def marks(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Mark]:
        yield from super().marks(view, eyes, players)
        aim, name = aim_of(view), self._voice.title(view, players)
        yield self._kept.once(self._goal, aim, name.partition(" · ")[0])

    def _goal(self, aim: Aim, name: str) -> Mark:
        voice = self._voice
        picture = (
            Shape(PANEL, MOSS if aim.solved else PUMPKIN, radius=14, width=4),
            _words(name, Rect(20, 10, 316, 44), 30),
            _words(voice.goal(), Rect(20, 62, 190, 40), 27, MUTED),
            _words(number(aim.goal), Rect(216, 54, 120, 56), 50, MOON, "right"),
            *_pips(aim),
            _words(voice.points_so_far(), Rect(20, 204, 220, 40), 27, MUTED),
            _words(
                number(aim.points),
                Rect(246, 198, 90, 50),
                40,
                MOON if aim.points >= 0 else BLOOD_TEXT,
                "right",
            ),
            _words(voice.rounds_left(), Rect(20, 268, 190, 44), 27, MUTED),
            *_nights(aim),
        )
        return Mark("goal", GOAL, picture, name=voice.aim(aim), tooltip=voice.aim(aim))


class PuzzleArranger(CandyHuntersArranger):
    """Lays a puzzle out on the table."""

    def __init__(self, game: CandyPuzzles, voice: PuzzleVoice) -> None:
        super().__init__(game, voice, PuzzlePieces, PuzzleFurniture)


def hand_rect(at: int) -> Rect:
    """The at-th card in the tray: four of them have room, where nobody's figure needs it."""
    card = layout.hand_rect(at)
    return Rect(layout.TRAY.x + 12 + at * (card.w + 3), card.y, card.w, card.h)


def _in_goal(rect: Rect) -> Rect:
    return Rect(rect.x / GOAL.w, rect.y / GOAL.h, rect.w / GOAL.w, rect.h / GOAL.h)


def _words(
    text: str,
    rect: Rect,
    size: float,
    colour: str = MOON,
    align: Literal["left", "right"] = "left",
) -> Words:
    return Words(text, _in_goal(rect), size, colour, bold=True, align=align)


def _pips(aim: Aim) -> Iterator[Layer]:
    """A spot for each point of the goal; those that are had are filled."""
    for at in range(aim.goal):
        row, column = divmod(at, _PIPS_IN_A_ROW)
        rect = Rect(20 + column * 40.0, 118 + row * 40.0, _PIP, _PIP)
        had = at < aim.points
        fill, line = (PUMPKIN, PUMPKIN_EDGE) if had else (NIGHT, PANEL_EDGE)
        yield Shape(fill, line, _in_goal(rect), radius=_PIP / 2, width=2)


def _nights(aim: Aim) -> Iterator[Layer]:
    """A moon for each round; those that are over are faint."""
    for at in range(aim.rounds):
        rect = Rect(336 - (aim.rounds - at) * 46.0, 266, 44, 44)
        yield Art("common/moon", _in_goal(rect), opacity=1.0 if at < aim.rounds_left else 0.25)
