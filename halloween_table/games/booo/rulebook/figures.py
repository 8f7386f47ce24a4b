"""The rulebook's figures: positions of the game laid out by its own arrangement, and cut out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from attrs import evolve, frozen

from halloween_table.contract.arrangement import ROOM, Arrangement, Prompt
from halloween_table.contract.palette import MOON, NIGHT, PANEL_EDGE, TABLE
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.table.look.looks import key_cap

from ..rules.castle import COLOURS, TILE_ROOMS, Cell, Colour, Room, edges_of_room
from ..rules.claims import guest_room
from ..rules.game import Booo
from ..rules.moves import CallClaim, Go, Move, NameColour, TurnOver
from ..rules.position import Options, Position, Seeker, Share
from ..rules.rounds import room_of
from ..rules.tiles import TILES, castle_of
from ..rules.ways import Way, shortest
from ..table import pictures
from ..table.arrangement import BoooArranger
from ..table.layout import Layout
from ..table.plan import PAPER, WALL, centred
from ..words.voice import BoooVoice

_PLAYERS = (Player("", "witch", "teal"), Player("", "cat", "yellow"))
_KEYS = {"claim": "Q", "hand": "W"}
"""The usual keys of the first seat."""
_PROMPT = Prompt("", "")
_LAYOUT = Layout.of(ROOM, len(_PLAYERS))
_PLAN = _LAYOUT.plan
_Thing = TypeVar("_Thing", Place, Piece, Mark)
_MARGIN = 12.0


def figure(name: str) -> Arrangement:
    """The small table a figure shows."""
    return _FIGURES[name]()


# ---- positions --------------------------------------------------------------------------------------


def searching(seed: int, guest: int, tokens: Share = Share.TWO_TRAPDOORS) -> Position:
    """The search for that guest, as it would be if the ghost has come to each guest before."""
    start = Booo().setup(Options(tokens=tokens), len(_PLAYERS), seed)
    stack = tuple(range(guest, max(start.stack) + 1))
    ghost = room_of(start, guest - 1) if guest > 1 else start.ghost
    return played(evolve(start, stack=stack, ghost=ghost), TurnOver())


def a_way(position: Position, colour: Colour) -> Way:
    """A shortest way that starts with this colour."""
    castle, goal = castle_of(position.order), guest_room(position)
    way = shortest(castle, position.tokens, position.ghost, goal, colour=colour)
    assert way is not None
    return way


def played(position: Position, *moves: Move) -> Position:
    """What the rules make of these moves, so that no figure can show something unlawful."""
    rules = Booo()
    for move in moves:
        position = rules.play(position, 0, move).position
    return position


def shown(position: Position, colour: Colour) -> Position:
    """A right way, as everybody sees it again when the guest is taken."""
    way = a_way(position, colour)
    position = played(position, CallClaim(), NameColour(colour), *way.steps[:-1])
    return Booo().play(position, 0, way.steps[-1]).on_the_way[-1]


def _taken(position: Position, seat: Seat, guests: Iterable[int], *walls: Colour) -> Position:
    """The same moment, with these in front of that player."""
    seekers = list(position.seekers)
    seekers[seat] = Seeker(tuple(guests), walls)
    return evolve(position, seekers=tuple(seekers))


@frozen
class ShownWay:
    """A way for a figure, found among the castles of small numbers: short, and close together."""

    seed: int
    guest: int
    colour: Colour
    """The colour it starts with."""
    first: Cell
    last: Cell
    """The corners of what the figure shows."""
    tokens: Share = Share.TWO_TRAPDOORS

    def before(self) -> Position:
        return searching(self.seed, self.guest, self.tokens)

    def cut(self) -> Rect:
        one, other = _PLAN.cell(self.first), _PLAN.cell(self.last)
        return Rect(one.x, one.y, other.x + other.w - one.x, other.y + other.h - one.y)


WAYS = {
    "way": ShownWay(1, 8, Colour.VIOLET, Cell(0, 4), Cell(4, 12)),
    "trapdoor": ShownWay(115, 5, Colour.BLUE, Cell(8, 2), Cell(11, 12), Share.FOUR_TRAPDOORS),
    "transformation": ShownWay(11, 1, Colour.RED, Cell(6, 0), Cell(11, 6), Share.NO_TRAPDOORS),
}


# ---- cutting out ------------------------------------------------------------------------------------


def _table(position: Position, cut: Rect, more: Iterable[Mark] = ()) -> Arrangement:
    """That part of the table, and what is drawn over it."""
    whole = _laid_out(position)
    return _cut(whole.places, whole.pieces, (_ground(cut), *whole.marks, *more), cut)


def _way_table(
    before: Position, after: Position, cut: Rect, more: Iterable[Mark] = ()
) -> Arrangement:
    """A way that was shown, with ghost, guest and tokens as they were before: the trail runs below
    them, because a figure does not move."""
    tokens: list[Mark] = []
    others: list[Mark] = []
    for mark in _laid_out(after).marks:
        kind = mark.id.partition(":")[0]
        (tokens if kind == "token" else others).append(evolve(mark, above=False))
    return _cut((), _laid_out(before).pieces, (*others, *tokens, *more), cut)


def _laid_out(position: Position) -> Arrangement:
    return BoooArranger(Booo(), BoooVoice()).arrange(position, 0, _PLAYERS, ROOM)


def _cut(
    places: Iterable[Place], pieces: Iterable[Piece], marks: Iterable[Mark], cut: Rect
) -> Arrangement:
    return Arrangement(
        places=tuple(_moved(place, cut) for place in places if _seen(place, cut)),
        pieces=tuple(_moved(piece, cut) for piece in pieces if _seen(piece, cut)),
        marks=tuple(_moved(mark, cut) for mark in marks if _seen(mark, cut)),
        prompt=_PROMPT,
        size=(cut.w, cut.h),
    )


def _seen(thing: Place | Piece | Mark, cut: Rect) -> bool:
    """Whether any of it lies in the cut: the castle goes on beyond every edge of a figure."""
    rect = thing.rect
    across = rect.x < cut.x + cut.w and rect.x + rect.w > cut.x
    return across and rect.y < cut.y + cut.h and rect.y + rect.h > cut.y


def _moved(thing: _Thing, cut: Rect) -> _Thing:
    rect = thing.rect
    return evolve(thing, rect=rect._replace(x=rect.x - cut.x, y=rect.y - cut.y))


def _ground(rect: Rect) -> Mark:
    """Below a figure that does not fill its rectangle."""
    return Mark("ground", rect.inset(1), (Shape(TABLE, PANEL_EDGE, radius=14),))


# ---- the figures ------------------------------------------------------------------------------------


def _walls() -> Arrangement:
    marks = []
    for at, colour in enumerate(COLOURS):
        x = _MARGIN + at * 90
        tile = Rect(x + 6, _MARGIN, 70, 70)
        marks.append(Mark(f"tile:{colour}", tile, pictures.wall_tile_picture(colour)))
        wall = Rect(x, 92, 82, WALL)
        marks.append(Mark(f"wall:{colour}", wall, (Art(f"booo/wall-{colour}"),)))
    size = (2 * _MARGIN + len(COLOURS) * 90 - 8, 121.0)
    return Arrangement((), (), (_ground(Rect(0, 0, *size)), *marks), _PROMPT, size=size)


def _tile() -> Arrangement:
    """A tile alone, with numbers for the caption."""
    number = 1
    whole = PAPER.tile(0)
    picture = Mark("tile", whole, pictures.tile_picture(number))
    room = TILE_ROOMS[-1]
    cross = next(iter(TILES[number].cross_walls()))
    spots = (
        PAPER.cell(room),
        PAPER.cell(Cell(0, 0)),
        PAPER.cell(Cell(1, 0)),
        PAPER.wall(edges_of_room(TILE_ROOMS[0])[0]),
        PAPER.wall(cross),
    )
    cut = whole.inset(-_MARGIN)
    return _cut((), (), (_ground(cut), picture, *_numbers(spots)), cut)


def _numbers(spots: Iterable[Rect]) -> Iterator[Mark]:
    for number, spot in enumerate(spots, 1):
        rect = centred(spot, 30, 30)
        words = Words(str(number), size=20, colour=NIGHT, bold=True, align="centre")
        picture = (Shape(MOON, NIGHT, radius=15, width=2), words)
        yield Mark(f"number:{number}", rect, picture, above=True)


def _room() -> Arrangement:
    position = _on_route(0, guest=9)
    assert guest_room(position) == Room(2, 3)
    whole = _laid_out(position)
    corner, last = _PLAN.tower, _PLAN.cell(Cell(6, 8))
    cut = Rect(corner.x, corner.y, last.x + last.w - corner.x, last.y + last.h - corner.y)
    return _cut((), whole.pieces, whole.marks, cut)


def _on_route(route: int, guest: int) -> Position:
    """The search for that guest on that route, in the first castle that has it."""
    for seed in range(100):
        if Booo().setup(Options(), len(_PLAYERS), seed).route == route:
            return searching(seed, guest)
    raise LookupError(route)


def _start() -> Arrangement:
    start = Booo().setup(Options(), len(_PLAYERS), 12)
    return _table(start, _PLAN.frame.inset(-6))


def _colours() -> Arrangement:
    position = _taken(searching(3, 3), 0, (1, 2), Colour.YELLOW, Colour.BLUE)
    position = played(position, CallClaim())
    last = _LAYOUT.claiming.colour(COLOURS[-1])
    warning = _LAYOUT.claiming.warning
    cut = Rect(warning.x, warning.y, warning.w, last.y + last.h - warning.y).inset(-8)
    return _table(position, cut)


def _way(name: str) -> Arrangement:
    shown_way = WAYS[name]
    before = shown_way.before()
    return _way_table(before, shown(before, shown_way.colour), shown_way.cut())


def _wrong() -> Arrangement:
    """Nearly the right way, but at its end into the wrong wall: at the table the way is gone then,
    here it is still seen."""
    right = WAYS["way"]
    before = right.before()
    below_the_guest = Cell(2, 5)
    steps = a_way(before, right.colour).steps
    steps = steps[: 1 + steps.index(Go(Cell(2, 6)))]
    astray = played(before, CallClaim(), NameColour(right.colour), *steps, Go(below_the_guest))
    stopped = _laid_out(played(astray, Go(guest_room(before).cell)))
    cross = [mark for mark in stopped.marks if mark.id in ("stopped", "wrong")]
    return _way_table(before, astray, right.cut(), cross)


def _seat() -> Arrangement:
    position = _taken(searching(3, 4), 0, (1, 3), Colour.YELLOW, Colour.BLUE)
    panel = _LAYOUT.panels[0]
    keys = []
    for use, button in (("claim", panel.claim), ("hand", panel.hand)):
        cap = button.within(pictures.key_on(button, panel.key))
        keys.append(Mark(f"key:{use}", cap, key_cap(_KEYS[use], height=cap.h), above=True))
    return _table(position, panel.rect.inset(-8), keys)


_FIGURES: dict[str, Callable[[], Arrangement]] = {
    "walls": _walls,
    "tile": _tile,
    "room": _room,
    "start": _start,
    "colours": _colours,
    "wrong": _wrong,
    "seat": _seat,
    **{name: partial(_way, name) for name in WAYS},
}
FIGURES = tuple(_FIGURES)
