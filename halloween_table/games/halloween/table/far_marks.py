"""What is drawn of the boards of the others in Halloween: a ground that lasts, and on it what changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from halloween_table.contract.palette import FADED, MOON, PANEL, figure_asset, seat_colour
from halloween_table.contract.pictures import Art, Layer, Picture, Shape, Words, name_words
from halloween_table.contract.places import Mark
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player

from ..rules.position import Lord
from ..rules.town import ACTIONS, LEVELS, SLOTS, Action, Level
from . import ids, pictures
from .far_board import Cell, FarBoard, number_size
from .pictures import ACTION, CELL, STREET
from .rects import part


def far_marks(
    seat: Seat, player: Player, board: FarBoard, lord: Lord, their_turn: bool
) -> Iterator[Mark]:
    """A board in layers: what changes from move to move is small, and drawn alone."""
    yield Mark(ids.Lord(seat), board.rect, _ground(board, player, their_turn, len(lord.cards)))
    for at, section in enumerate(lord.sections):
        free = tuple(action for action in ACTIONS if not section.discs[action])
        yield Mark(
            ids.FarSection(seat, at),
            board.section(at),
            _section(board, at, section.level, () if board.compact else free),
        )
    tint = seat_colour(player.colour).tint
    counts = (_token_count(board, level, lord.tokens[level - 1]) for level in LEVELS)
    numbers = (*_stats(board, lord, tint), *counts)
    yield Mark(ids.FarNumbers(seat), board.numbers, numbers)


@lru_cache(64)
def _ground(board: FarBoard, player: Player, their_turn: bool, claimed: int) -> Picture:
    """Whatever stays as it is while others play."""
    rect, colour = board.rect, seat_colour(player.colour)
    return (
        Shape(PANEL, colour.tint, radius=12, width=4 if their_turn else 2),
        Art(figure_asset(player.figure), part(rect, board.figure), colour.tint),
        Art(colour.symbol, part(rect, board.symbol)),
        name_words(player.name, part(rect, board.name), 23),
        *_empty_places(board),
        *pictures.card_slots(board.cards(claimed), rect),
        *_empty_sections(board),
    )


def _empty_places(board: FarBoard) -> Iterator[Layer]:
    """Of tokens and bonuses. The latter on a ground of their own: a disc that blocks one is not
    counted with those of the reserve."""
    for level in LEVELS:
        token = part(board.rect, board.token(level, 0))
        yield Art(pictures.token_asset(level), token, opacity=0.22)
    if not board.master:
        yield Shape(STREET, rect=part(board.rect, board.slots), radius=8)
        for at in range(SLOTS):
            yield Art("halloween/bonus", part(board.rect, board.slot_thing(at)), opacity=0.35)


def _empty_sections(board: FarBoard) -> Iterator[Layer]:
    for at in range(board.sections):
        yield Shape(CELL, rect=part(board.rect, board.section(at).inset(1.5)), radius=8)
        for action in ACTIONS if board.compact else ():
            dot = board.dot(at, action)
            yield Shape(STREET, rect=part(board.rect, dot), radius=dot.w / 2)


@lru_cache(512)
def _section(board: FarBoard, at: int, level: Level, named: tuple[Action, ...]) -> Picture:
    """Its level, and the signs of actions that are named there."""
    rect = board.section(at)
    return (
        Art(pictures.symbol_asset(level), part(rect, board.level(at))),
        *(Art(ACTION[action], part(rect, board.dot(at, action)), opacity=0.5) for action in named),
    )


def _stats(board: FarBoard, lord: Lord, tint: str) -> Iterator[Layer]:
    stats: dict[Cell, tuple[str, int, str]] = {
        "points": ("halloween/point", lord.points, ""),
        "scares": ("halloween/scare", lord.scares, ""),
        "discs": ("halloween/disc", len(lord.reserve), tint),
        "pumpkins": ("halloween/pumpkin", lord.pumpkins, tint),
        "common": ("halloween/pumpkin-common", lord.common, ""),
    }
    for cell in board.stats:
        yield from _stat(board, cell, *stats[cell])


@lru_cache(512)
def _stat(board: FarBoard, cell: Cell, icon: str, count: int, colour: str) -> Picture:
    sign, number = board.stat_sign(cell), board.stat_number(cell)
    ink = MOON if count else FADED
    return (
        Art(icon, part(board.numbers, sign), colour, opacity=1 if count else 0.4),
        Words(str(count), part(board.numbers, number), board.letters, ink, bold=True),
    )


@lru_cache(128)
def _token_count(board: FarBoard, level: Level, count: int) -> Words:
    ink, number = pictures.LIGHT[level] if count else FADED, board.token_count(level)
    size = min(number_size(number.h), board.letters)
    return Words(str(count), part(board.numbers, number), size, ink, bold=True)
