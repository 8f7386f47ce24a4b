"""The rulebook's figures: small towns, drawn as text, played by the rules, laid out as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.offers import Cover
from halloween_table.contract.palette import (
    BLOOD,
    BLOOD_TEXT,
    MOON,
    MOSS,
    NIGHT,
    PANEL_EDGE,
    SEAT_COLOURS,
    TABLE,
)
from halloween_table.contract.pictures import Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece
from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.table.look.looks import cover_look

from ..rules.cards import CARDS
from ..rules.game import CandyHunters
from ..rules.houses import building_sites
from ..rules.moves import Displace, Move, MoveGhost, ScorePattern
from ..rules.patterns import match
from ..rules.position import Candy, Dealt, Ghost, House, Hunter, Kid, Options, Position, Stage
from ..rules.position import Piece as Standing
from ..rules.town import COLOURS, Cell
from ..table.pictures import candy_picture, card_picture, ghost_picture, house_picture, kid_picture

_CELL = 64.0
_MARGIN = 16.0
_GAP = 64.0
"""Between two towns of one figure."""
_CARD = (126.0, 176.0)
_COLOURS = {colour[0]: colour for colour in COLOURS}
_KIDS = (
    kid_picture("witch", SEAT_COLOURS["red"].tint),
    kid_picture("pumpkin", SEAT_COLOURS["teal"].tint),
)


def drawn_town(drawing: str) -> Position:
    """A town drawn as text: rows between `/`, cells between spaces.

    A cell is `..` if nothing is built there; otherwise the first letter of the house's colour,
    then who stands there: `1`–`4` a ghost, `a` or `b` a kid of seat 0 or 1, `.` nobody.
    """
    houses: dict[Cell, House] = {}
    standing: dict[Cell, Standing] = {}
    for y, row in enumerate(drawing.split("/")):
        for x, drawn in enumerate(row.split()):
            colour, who = tuple(drawn)
            if colour != ".":
                houses[Cell(x, y)] = House(_COLOURS[colour], len(houses) + 1)
            if who.isdigit():
                standing[Cell(x, y)] = Ghost(int(who) - 1)
            elif who != ".":
                standing[Cell(x, y)] = Kid("ab".index(who), 1)
    return Position(
        options=Options(),
        houses=FrozenMap(houses),
        standing=FrozenMap(standing),
        stacks=FrozenMap(dict.fromkeys(COLOURS, 1)),
        deck=(),
        hunters=(Hunter(), Hunter()),
        seat=0,
    )


def played(position: Position, *moves: Move) -> Position:
    """What the rules make of these moves, so that no figure can show something unlawful."""
    rules = CandyHunters()
    for move in moves:
        position = rules.play(position, position.seat, move).position
    return position


class _Sheet:
    """A figure in the making: things are laid down from left to right."""

    def __init__(self, height: float) -> None:
        self._height = height
        self._right = _MARGIN
        self._pieces: list[Piece] = []
        self._marks: list[Mark] = []

    def room(self, width: float, height: float) -> Rect:
        """The next free room, in the middle of the figure's height."""
        room = Rect(self._right, _MARGIN + (self._height - height) / 2, width, height)
        self._right += width
        return room

    def gap(self, width: float = _GAP) -> None:
        self._right += width

    def town(self, position: Position, cells: Iterable[Cell] = ()) -> Callable[[Cell], Rect]:
        """Lays down a town with room for these cells too; gives back where each cell lies."""
        spread = (*position.houses, *cells)
        left, top = min(cell.x for cell in spread), min(cell.y for cell in spread)
        columns = 1 + max(cell.x for cell in spread) - left
        rows = 1 + max(cell.y for cell in spread) - top
        room = self.room(columns * _CELL, rows * _CELL)

        def where(cell: Cell) -> Rect:
            x, y = room.x + (cell.x - left) * _CELL, room.y + (cell.y - top) * _CELL
            return Rect(x, y, _CELL, _CELL)

        for cell, house in position.houses.items():
            self.put(where(cell).inset(1), house_picture(house.colour))
        for cell, piece in position.standing.items():
            self.put(_standing_on(where(cell)), _pawn(piece), 1)
        return where

    def card(self, number: int) -> None:
        self.put(self.room(*_CARD), card_picture(number))
        self.gap(_GAP / 2)

    def candies(self, candies: Iterable[Candy]) -> None:
        """The candies of one player, each with the kid that eats it."""
        for house, kid in candies:
            room = self.room(_CELL, _CELL)
            self.put(room.inset(1), candy_picture(house.colour))
            self.put(Rect(room.x + 34, room.y + 26, 30, 40), _pawn(kid), 1)
            self.gap(_MARGIN)

    def becomes(self) -> None:
        """An arrow from what was to what comes of it."""
        self._sign(self.room(_GAP, _CELL), "→", 40, MOON)

    def outline(self, rect: Rect, colour: str) -> None:
        self._mark(rect, (Shape(line=colour, radius=8, width=5),))

    def cover(self, cover: Cover) -> None:
        """A frame as the table draws it when a card is brought to the town."""
        self._mark(cover.rect, cover_look(cover))

    def badge(self, rect: Rect, text: str, fill: str = MOON, colour: str = NIGHT) -> None:
        """A few signs on a pill, in the middle of the rectangle."""
        pill = Rect(rect.x + rect.w / 2 - 17, rect.y + rect.h / 2 - 11, 34, 22)
        words = Words(text, size=17, colour=colour, bold=True, align="centre")
        self._mark(pill, (Shape(fill=fill, line=NIGHT, radius=11, width=1.5), words))

    def site(self, rect: Rect) -> None:
        """A cell that may be built on."""
        self._mark(rect.inset(5), (Shape(line=MOSS, radius=8, width=3, dashed=True),))
        self._sign(rect, "+", 34, MOSS)

    def cross(self, rect: Rect) -> None:
        self._sign(rect, "×", 40, BLOOD_TEXT)

    def put(self, rect: Rect, picture: Picture, order: int = 0) -> None:
        number = len(self._pieces)
        self._pieces.append(Piece(f"piece:{number}", "", rect, picture, "", order, fixed=True))

    def done(self) -> Arrangement:
        size = (self._right + _MARGIN, self._height + 2 * _MARGIN)
        ground = Shape(fill=TABLE, line=PANEL_EDGE, radius=14)
        marks = (Mark("ground", Rect(0, 0, *size).inset(1), (ground,)), *self._marks)
        return Arrangement((), tuple(self._pieces), marks, Prompt("", ""), size=size)

    def _sign(self, rect: Rect, text: str, size: float, colour: str) -> None:
        self._mark(rect, (Words(text, size=size, colour=colour, bold=True, align="centre"),))

    def _mark(self, rect: Rect, picture: Picture) -> None:
        self._marks.append(Mark(f"mark:{len(self._marks)}", rect, picture, above=True))


def _pawn(piece: Standing) -> Picture:
    return ghost_picture(piece.number) if isinstance(piece, Ghost) else _KIDS[piece.seat]


def _standing_on(tile: Rect) -> Rect:
    return Rect(tile.x + 12, tile.y + 4, 40, 160 / 3)


def _between(one: Rect, other: Rect) -> Rect:
    """A tile's rectangle, half way from one tile to the other."""
    return Rect((one.x + other.x) / 2, (one.y + other.y) / 2, one.w, one.h)


def _start() -> Arrangement:
    sheet = _Sheet(4 * _CELL)
    sheet.town(CandyHunters().setup(Options(), 2, seed=31))
    return sheet.done()


def _neighbours() -> Arrangement:
    town = drawn_town("o. v. / .. g.")
    sites = building_sites(town)
    around = {Cell(x + dx, y + dy) for x, y in town.houses for dx in (-1, 1) for dy in (-1, 1)}
    only_corners = around.difference(sites, town.houses)
    sheet = _Sheet(4 * _CELL)
    where = sheet.town(town, around)
    for cell in sites:
        sheet.site(where(cell))
    for cell in sorted(only_corners):
        sheet.cross(where(cell))
    return sheet.done()


def _push() -> Arrangement:
    before = evolve(drawn_town("o1 v2 ga o. / .. b. v. .."), stage=Stage.GHOSTS)
    way = (Cell(0, 0), Cell(1, 0), Cell(2, 0), Cell(2, 1))
    after = played(before, MoveGhost(0, way[1]), Displace(way[2]), Displace(way[3]))
    sheet = _Sheet(2 * _CELL)
    where = sheet.town(before)
    for (start, to), text in zip(pairwise(way), ("1→", "2→", "3↓"), strict=True):
        rect = _between(where(start), where(to))
        sheet.badge(rect if start.x == to.x else rect._replace(y=rect.y - 20), text)
    sheet.becomes()
    sheet.town(after)
    return sheet.done()


def _turned() -> Arrangement:
    number, turn, corner = 1, 1, Cell(1, 0)
    town = drawn_town("b. g. o. / v. b. v. / o. v. g.")
    mirrored = drawn_town("v. o. / .. g.")
    sheet = _Sheet(3 * _CELL)
    sheet.card(number)
    where = sheet.town(town)
    for cell in match(town, CARDS[number], corner, turn).houses:
        sheet.cover(Cover(where(cell), "fits"))
    sheet.gap()
    where = sheet.town(mirrored)
    for cell in mirrored.houses:
        sheet.outline(where(cell), BLOOD)
    sheet.cross(where(Cell(0, 1)))
    return sheet.done()


def _haunted() -> Arrangement:
    number, turn, corner = 29, 0, Cell(1, 0)
    town = drawn_town("b. o. g3 v. / g. va g. b. / o. b. ob ..")
    found = match(town, CARDS[number], corner, turn)
    sheet = _Sheet(3 * _CELL)
    sheet.card(number)
    where = sheet.town(town)
    for cell in found.houses:
        sheet.cover(Cover(where(cell), "fits"))
    for cell in found.ghosts:
        sheet.cover(Cover(where(cell), "special"))
    for cell in found.unmet:
        sheet.cover(Cover(where(cell), "missing", badge="−1"))
    return sheet.done()


def _candy() -> Arrangement:
    number, turn, corner = 1, 0, Cell(0, 0)
    hand = (Dealt(0, False, number),)
    before = drawn_town("o. vb b. / ga b1 g.")
    before = evolve(before, stage=Stage.PATTERN, hunters=(Hunter(hand=hand), Hunter()))
    after = played(before, ScorePattern(number, corner, turn))
    sheet = _Sheet(_CARD[1])
    sheet.card(number)
    where = sheet.town(before)
    for cell in match(before, CARDS[number], corner, turn).houses:
        sheet.cover(Cover(where(cell), "fits"))
    sheet.becomes()
    sheet.town(after, before.houses)
    sheet.gap(_GAP / 2)
    for hunter in after.hunters:
        sheet.candies(hunter.candies)
    return sheet.done()


FIGURES: dict[str, Callable[[], Arrangement]] = {
    "start": _start,
    "neighbours": _neighbours,
    "push": _push,
    "turned": _turned,
    "haunted": _haunted,
    "candy": _candy,
}
