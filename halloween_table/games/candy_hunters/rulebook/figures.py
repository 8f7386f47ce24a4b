"""The rulebook's figures: moments of small towns, laid out as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
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
from halloween_table.contract.pictures import Art, Picture, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece
from halloween_table.engine.translate import signed
from halloween_table.table.look.looks import cover_look

from ..puzzles.game import after
from ..puzzles.puzzle import Puzzle
from ..rules.cards import CARDS
from ..rules.game import CandyHunters
from ..rules.houses import building_sites
from ..rules.moves import Displace, Move, MoveGhost, PlaceHouse, ScorePattern
from ..rules.patterns import gains, match
from ..rules.position import Candy, Dealt, Ghost, Hunter, Options, Position, Stage
from ..rules.position import Piece as Standing
from ..rules.town import Cell
from ..table.pictures import candy_picture, card_picture, ghost_picture, house_picture, kid_picture
from .moments import SOLUTION, TEMPTING, drawn_town, example, played

_CELL = 64.0
_MARGIN = 16.0
_GAP = 64.0
"""Between two towns of one figure."""
_CARD = (126.0, 176.0)
_ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}
_KIDS = (
    kid_picture("witch", SEAT_COLOURS["red"].tint),
    kid_picture("pumpkin", SEAT_COLOURS["teal"].tint),
)


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

    def candies(self, candies: Iterable[Candy]) -> list[Rect]:
        """The candies of one player, each with the kid that eats it; gives back where they lie."""
        rooms = []
        for house, kid in candies:
            room = self.room(_CELL, _CELL)
            self.put(room.inset(1), candy_picture(house.colour))
            self.put(Rect(room.x + 34, room.y + 26, 30, 40), _pawn(kid), 1)
            self.gap(_MARGIN)
            rooms.append(room)
        return rooms

    def aim(self, puzzle: Puzzle) -> None:
        """The goal above the rounds, as on the card of a puzzle."""
        room = self.room(108, 112)
        goal = Words(str(puzzle.goal), Rect(0.55, 0, 0.45, 0.55), 52, MOON, bold=True)
        moons = (
            Art("common/moon", Rect(0.02 + at * 0.32, 0.6, 0.32, 0.36))
            for at in range(puzzle.rounds)
        )
        candy = Art("candy_hunters/candy-orange", Rect(0, 0, 0.48, 0.5))
        self.put(room, (candy, goal, *moons))

    def becomes(self) -> None:
        """An arrow from what was to what comes of it."""
        self._sign(self.room(_GAP, _CELL), "→", 40, MOON)

    def total(self, points: int, colour: str) -> None:
        self._sign(self.room(_CELL, _CELL), f"= {points}", 34, colour)

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

    def worth(self, rect: Rect, points: int) -> None:
        """What something brings, on its lower edge."""
        self.badge(rect._replace(y=rect.y + rect.h / 2 + 6), signed(points), MOSS)

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


def _puzzle() -> Arrangement:
    start = example()
    sheet = _Sheet(3 * _CELL)
    for number in start.puzzle.cards:
        sheet.card(number)
    sheet.town(start)
    sheet.gap(_GAP / 2)
    sheet.aim(start.puzzle)
    return sheet.done()


def _line(moves: tuple[Move, ...]) -> Arrangement:
    """A round of the worked example: what is done, where the card lies, what each candy brings."""
    *first, scoring = moves
    assert isinstance(scoring, ScorePattern)
    lying = after(example(), *first)
    scored = after(lying, scoring)
    found = match(lying, CARDS[scoring.card], scoring.cell, scoring.turn)
    sheet = _Sheet(3 * _CELL)
    sheet.card(scoring.card)
    where = sheet.town(lying)
    for cell in found.houses:
        sheet.cover(Cover(where(cell), "fits"))
    for rect, text in _steps(first, where):
        sheet.badge(rect, text)
    sheet.becomes()
    rooms = sheet.candies(scored.hunters[0].candies)
    for room, gain in zip(rooms, gains(lying, found), strict=True):
        sheet.worth(room, gain.points)
    sheet.total(scored.points, MOSS if scored.solved else BLOOD_TEXT)
    return sheet.done()


def _steps(moves: Iterable[Move], where: Callable[[Cell], Rect]) -> Iterator[tuple[Rect, str]]:
    """Signs for what is built in the worked example and who goes where, in their order."""
    position = example()
    for number, move in enumerate(moves, start=1):
        if isinstance(move, PlaceHouse):
            house = where(move.cell)
            yield house._replace(x=house.x - 18, y=house.y - 24), str(number)
        elif isinstance(move, MoveGhost):
            left = position.where(Ghost(move.ghost))
            assert left is not None
            yield _step(where, left, move.to, number)
        elif isinstance(move, Displace):
            yield _step(where, position.pending[-1].cell, move.to, number)
        position = after(position, move)


def _step(
    where: Callable[[Cell], Rect], left: Cell, entered: Cell, number: int
) -> tuple[Rect, str]:
    """The sign of one step: on the edge between two houses, higher up if it goes sideways."""
    arrow = _ARROWS[entered.x - left.x, entered.y - left.y]
    rect = _between(where(left), where(entered))
    return rect if left.x == entered.x else rect._replace(y=rect.y - 20), f"{number}{arrow}"


FIGURES: dict[str, Callable[[], Arrangement]] = {
    "start": _start,
    "neighbours": _neighbours,
    "push": _push,
    "turned": _turned,
    "haunted": _haunted,
    "candy": _candy,
    "puzzle": _puzzle,
    "puzzle-tempting": partial(_line, TEMPTING),
    "puzzle-solution": partial(_line, SOLUTION),
}
