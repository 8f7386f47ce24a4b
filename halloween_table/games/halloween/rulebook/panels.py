"""What the rulebook's figures are made of: parts cut out of a table that its own arrangement has
laid out, and a ground to put them on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from attrs import evolve, frozen

from halloween_table.contract.arrangement import ROOM, Arrangement, Prompt
from halloween_table.contract.palette import AMBER, MOON, NIGHT, PANEL, PANEL_EDGE, TABLE
from halloween_table.contract.pictures import WHOLE, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.engine.record import Player

from ..rules.game import Halloween
from ..rules.position import Position
from ..table import ids
from ..table.arrangement import HalloweenArranger
from ..table.layout import Layout
from ..table.rects import centred
from ..words.table import TableWords
from ..words.voice import HalloweenVoice

_PLAYERS = (
    Player("", "witch", "red"),
    Player("", "cat", "yellow"),
    Player("", "mummy", "teal"),
)
LAYOUT = Layout.of(ROOM)
"""Of all figures."""
_PROMPT = Prompt("", "")
_Thing = TypeVar("_Thing", Place, Piece, Mark)
_MARGIN, _GAP = 12.0, 14.0


@frozen
class Panel:
    """A part of a figure: something that was cut out of the table, or drawn."""

    width: float
    height: float
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()

    def at(self, x: float, y: float) -> Panel:
        """The same, somewhere else."""
        return evolve(
            self,
            places=tuple(shifted(place, x, y) for place in self.places),
            pieces=tuple(shifted(piece, x, y) for piece in self.pieces),
            marks=tuple(shifted(mark, x, y) for mark in self.marks),
        )

    def with_marks(self, *marks: Mark) -> Panel:
        return evolve(self, marks=(*self.marks, *marks))


def shifted(thing: _Thing, x: float, y: float) -> _Thing:
    rect = thing.rect
    return evolve(thing, rect=rect._replace(x=rect.x + x, y=rect.y + y))


def laid_out(position: Position) -> Arrangement:
    game = Halloween()
    arranger = HalloweenArranger(game, HalloweenVoice(), TableWords())
    players = _PLAYERS[: len(position.lords)]
    return arranger.arrange(position, position.decider, players, ROOM)


def cut_out(whole: Arrangement, cut: Rect, *grounds: Rect) -> Panel:
    """What lies whole in that part of the table, be it a part of a larger picture; `grounds` take
    the place of panels that are larger than the cut."""
    marks = [Mark("panel", ground, (Shape(PANEL, radius=12),)) for ground in grounds]
    marks += [part for mark in whole.marks for part in _parts(mark, cut)]
    return Panel(
        cut.w,
        cut.h,
        tuple(place for place in whole.places if _inside(place.rect, cut)),
        tuple(piece for piece in whole.pieces if _inside(piece.rect, cut)),
        tuple(marks),
    ).at(-cut.x, -cut.y)


def _inside(rect: Rect, cut: Rect) -> bool:
    across = rect.x >= cut.x and rect.x + rect.w <= cut.x + cut.w
    return across and rect.y >= cut.y and rect.y + rect.h <= cut.y + cut.h


def _parts(mark: Mark, cut: Rect) -> Iterator[Mark]:
    """The mark, or those of its layers that lie in the cut."""
    if _inside(mark.rect, cut):
        yield mark
        return
    if isinstance(mark.id, ids.Done):
        return
    for at, layer in enumerate(mark.picture):
        rect = mark.rect.within(layer.rect)
        if _inside(rect, cut):
            picture = (evolve(layer, rect=WHOLE),)
            yield Mark(f"{mark.id}:{at}", rect, picture, mark.above)


def drawn(name: str, picture: Picture, width: float, height: float) -> Panel:
    return Panel(width, height, marks=(Mark(name, Rect(0, 0, width, height), picture),))


def arrow() -> Panel:
    words = Words("→", size=36, colour=AMBER, bold=True, align="centre")
    return drawn("arrow", (words,), 44, 50)


def shown(*rows: Sequence[Panel]) -> Arrangement:
    """Panels in rows, on a ground of their own."""
    width = max(_row_width(row) for row in rows) + 2 * _MARGIN
    put: list[Panel] = []
    y = _MARGIN
    for row in rows:
        height = max(panel.height for panel in row)
        x = (width - _row_width(row)) / 2
        for panel in row:
            put.append(panel.at(x, y + (height - panel.height) / 2))
            x += panel.width + _GAP
        y += height + _GAP
    size = (width, y - _GAP + _MARGIN)
    ground = Shape(TABLE, PANEL_EDGE, radius=14)
    return Arrangement(
        places=tuple(place for panel in put for place in panel.places),
        pieces=tuple(piece for panel in put for piece in panel.pieces),
        marks=(
            Mark("ground", Rect(0, 0, *size).inset(1), (ground,)),
            *(mark for panel in put for mark in panel.marks),
        ),
        prompt=_PROMPT,
        size=size,
    )


def _row_width(row: Sequence[Panel]) -> float:
    return sum(panel.width for panel in row) + _GAP * (len(row) - 1)


def _numbers(spots: Iterable[Rect], size: float = 30) -> Iterator[Mark]:
    """Numbers for the caption to name."""
    for number, spot in enumerate(spots, 1):
        rect = centred(spot, size, size)
        words = Words(str(number), size=size * 2 / 3, colour=NIGHT, bold=True, align="centre")
        picture = (Shape(MOON, NIGHT, radius=size / 2, width=2), words)
        yield Mark(f"number:{number}", rect, picture, above=True)


def numbered(whole: Arrangement, cut: Rect, spots: Iterable[Rect], size: float = 30) -> Panel:
    marks = (shifted(mark, -cut.x, -cut.y) for mark in _numbers(spots, size))
    return cut_out(whole, cut).with_marks(*marks)
