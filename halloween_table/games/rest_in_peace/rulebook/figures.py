"""The rulebook's figures: positions of the game laid out by its own arrangement, and cut out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement, Prompt, Room
from halloween_table.contract.palette import PANEL_EDGE, TABLE
from halloween_table.contract.pictures import Picture, Rect, Shape
from halloween_table.contract.places import Mark, Piece, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player

from ..rules.cards import FAMILIES, FIRST_PSYCHIC, Card, Kind
from ..rules.game import RestInPeace
from ..rules.moves import EndTurn, Play
from ..rules.position import Laid, Options, Position, Psychics, Result
from ..rules.psychics import EFFECTS, PSYCHICS
from ..table import pictures
from ..table.arrangement import RestInPeaceArranger
from ..table.fans import CARD_SHAPE
from ..table.layout import Layout
from ..words.voice import RestInPeaceVoice

_PLAYERS = (Player("", "witch", "teal"), Player("", "cat", "yellow"))
_PROMPT = Prompt("", "")
_ROOM = Room(900, 822)
"""Hardly wider than high: things lie close together, so that a figure of little width shows them
large."""
_LAYOUT = Layout.of(_ROOM)
_Thing = TypeVar("_Thing", Place, Piece, Mark)
_BAT_WHISPERER, _NUMEROLOGIST, _PRETENDER = 8, 10, 5


def level_figure(level: int) -> str:
    """The name of the figure that shows a level's psychics."""
    return f"level-{level}"


def figure(name: str) -> Arrangement:
    """The small table a figure shows."""
    return _FIGURES[name]()


def _start() -> Position:
    return RestInPeace().setup(Options(psychics=Psychics.STARTERS), 2, 12)


def _laid(seat: Seat, *values: int) -> tuple[Laid, ...]:
    return tuple(
        Laid(Card(seat * 21 + at, FAMILIES[seat], value), value) for at, value in enumerate(values)
    )


def _with_laid(green: tuple[Laid, ...], blue: tuple[Laid, ...], near: Seat) -> Position:
    start = _start()
    first, second = start.families
    families = (evolve(first, laid=green, hand=()), evolve(second, laid=blue, hand=()))
    return evolve(start, families=families, seat=near)


def _table(position: Position, cut: Rect) -> Arrangement:
    """That part of the table, as the near player sees it."""
    game = RestInPeace()
    arranger = RestInPeaceArranger(game, RestInPeaceVoice())
    seat = position.seat
    whole = arranger.arrange(game.view(position, seat), seat, _PLAYERS, _ROOM)
    return Arrangement(
        places=tuple(place for place in (_cut(place, cut) for place in whole.places) if place),
        pieces=tuple(piece for piece in (_cut(piece, cut) for piece in whole.pieces) if piece),
        marks=(
            _ground(cut.w, cut.h),
            *(mark for mark in (_cut(mark, cut) for mark in whole.marks) if mark),
        ),
        prompt=_PROMPT,
        size=(cut.w, cut.h),
    )


def _cut(thing: _Thing, cut: Rect) -> _Thing | None:
    """The thing where it lies in the cut; None if it does not lie there whole."""
    rect = thing.rect
    inside = (
        rect.x >= cut.x
        and rect.y >= cut.y
        and rect.x + rect.w <= cut.x + cut.w
        and rect.y + rect.h <= cut.y + cut.h
    )
    return evolve(thing, rect=rect._replace(x=rect.x - cut.x, y=rect.y - cut.y)) if inside else None


def _ground(width: float, height: float) -> Mark:
    return Mark("ground", Rect(1, 1, width - 2, height - 2), (Shape(TABLE, PANEL_EDGE, radius=14),))


# ---- the figures ----------------------------------------------------------------------------------


def _mansions() -> Arrangement:
    marks = [_ground(300, 150)]
    for at, mansion in enumerate((0, 6)):
        rect = Rect(30 + at * 130, 20, 110, 110)
        marks.append(Mark(f"mansion:{mansion}", rect, pictures.mansion_picture(mansion)))
    return Arrangement((), (), tuple(marks), _PROMPT, size=(300, 150))


def _psychics() -> Arrangement:
    voice = RestInPeaceVoice()
    marks = [_ground(420, 250)]
    for at, number in enumerate((_NUMEROLOGIST, _PRETENDER)):
        rect = Rect(40 + at * 190, 15, 157, 157 * CARD_SHAPE)
        marks.append(Mark(f"psychic:{number}", rect, _psychic(voice, number, rect.w)))
    return Arrangement((), (), tuple(marks), _PROMPT, size=(420, 250))


def _level(level: int) -> Arrangement:
    """All psychics of a level, side by side."""
    voice = RestInPeaceVoice()
    numbers = [row.number for row in PSYCHICS.values() if row.level == level]
    width, gap = 96.0, 10.0
    height = width * CARD_SHAPE
    across = min(5, len(numbers))
    rows = -(-len(numbers) // across)
    size = (across * (width + gap) + gap, rows * (height + gap) + gap)
    marks = [_ground(*size)]
    for at, number in enumerate(numbers):
        row, column = divmod(at, across)
        rect = Rect(gap + column * (width + gap), gap + row * (height + gap), width, height)
        marks.append(Mark(f"psychic:{number}", rect, _psychic(voice, number, width)))
    return Arrangement((), (), tuple(marks), _PROMPT, size=size)


def _psychic(voice: RestInPeaceVoice, number: int, width: float) -> Picture:
    said = pictures.Said(
        number,
        voice.psychic_number(number),
        voice.psychic_brief(number),
        EFFECTS[number].value_on_card,
    )
    return pictures.psychic_card(said, width, width / 9.2)


def _line() -> Arrangement:
    board, coming = _LAYOUT.board, _LAYOUT.bay(2, 1)
    top, bottom = coming.mansion.y - 6, coming.number.y + coming.number.h
    return _table(_start(), board._replace(y=top, h=bottom - top))


def _round() -> Arrangement:
    position = _with_laid(_laid(0, 2, 5, 1, 1), _laid(1, 2, 2, 4), near=0)
    return _table(position, _columns(1, 2, current=1))


def _fan() -> Arrangement:
    psychic = Laid(Card(FIRST_PSYCHIC, Kind.PSYCHIC, _BAT_WHISPERER), None, works_for=1)
    two, other_two, four = _laid(1, 2, 2, 4)
    position = _with_laid(_laid(0, 2, 5, 1, 1), (two, other_two, four, psychic), near=1)
    return _table(position, _LAYOUT.bay(1, 1).near)


def _ten() -> Arrangement:
    start = _with_laid((), (), near=0)
    green, blue = start.families
    green = evolve(green, stakes=tuple(laid.card for laid in _laid(0, 3, 6)), past=((),) * 8)
    blue = evolve(blue, stakes=tuple(laid.card for laid in _laid(1, 1, 1, 1)), past=((),) * 8)
    position = evolve(
        start,
        families=(green, blue),
        round=9,
        results=tuple(Result(at % 2, (0, 0)) for at in range(8)),
    )
    return _table(position, _columns(9, 10, current=9))


def _dial() -> Arrangement:
    start = _start()
    green, blue = start.families
    psychic = Card(FIRST_PSYCHIC, Kind.PSYCHIC, _NUMEROLOGIST)
    position = evolve(
        start,
        line=(psychic, *start.line[1:]),
        families=(evolve(green, front=(psychic,)), blue),
    )
    position = RestInPeace().play(position, 0, Play(psychic.sleeve)).position
    dial = _LAYOUT.dial
    return _table(position, dial._replace(x=dial.x - 16, w=dial.w + 32))


def _unseen() -> Arrangement:
    """The whole table, as whoever sits below sees it: each has played their largest ghost, and has the
    other ones in hand."""
    game, position = RestInPeace(), _start()
    for seat, family in enumerate(position.families):
        largest = max(family.hand, key=lambda card: card.face or 0)
        for move in (Play(largest.sleeve), EndTurn()):
            position = game.play(position, seat, move).position
    return _table(position, Rect(0, 0, *_ROOM.table()))


def _columns(first: int, last: int, current: int) -> Rect:
    """These columns of the board, while that round is played."""
    one, other = (_LAYOUT.bay(round_, current).rect for round_ in (first, last))
    return one._replace(w=other.x + other.w - one.x)


_FIGURES: dict[str, Callable[[], Arrangement]] = {
    "mansions": _mansions,
    "psychic": _psychics,
    "line": _line,
    "round": _round,
    "fan": _fan,
    "ten": _ten,
    "dial": _dial,
    "unseen": _unseen,
    **{level_figure(level): partial(_level, level) for level in range(5)},
}
FIGURES = tuple(_FIGURES)
