"""A closer look: what lies on the board is seen larger and elsewhere, everything around it stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from attrs import evolve, frozen

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Dial, Mark, Piece, Place

_HAIR = 2.0
"""Scene units by which something may reach out of the board and still lies on it."""

_Thing = TypeVar("_Thing", Place, Piece, Mark, Dial)


@frozen
class Lens:
    """How the board is looked at."""

    zoom: float = 1.0
    """How many times as large as the game has laid it out."""
    x: float = 0.0
    y: float = 0.0
    """The point of the board that is seen in the middle of its area."""

    def seen(self, rect: Rect, board: Rect) -> Rect:
        """Where something on the board is seen."""
        zoom, middle_x, middle_y = self.zoom, board.x + board.w / 2, board.y + board.h / 2
        return Rect(
            middle_x + (rect.x - self.x) * zoom,
            middle_y + (rect.y - self.y) * zoom,
            rect.w * zoom,
            rect.h * zoom,
        )

    def within(self, board: Rect) -> Lens:
        """The same, but never beyond the board's edges."""
        across, down = board.w / self.zoom / 2, board.h / self.zoom / 2
        x = min(max(self.x, board.x + across), board.x + board.w - across)
        y = min(max(self.y, board.y + down), board.y + board.h - down)
        return Lens(self.zoom, x, y)


def board_of(arrangement: Arrangement) -> Rect:
    """Where the board is: all of the table, if the game names none."""
    return arrangement.board or Rect(0, 0, *arrangement.size)


@frozen
class Seen:
    """An arrangement as it is seen through a lens."""

    arrangement: Arrangement
    zoomed: frozenset[Rect] = frozenset()
    """Where things are seen that lie on the board: what is outside of its area is out of sight."""


def seen_through(lens: Lens, laid: Arrangement) -> Seen:
    """Everything where it is seen. With a plain lens that is where the game has laid it."""
    if lens.zoom == 1.0:
        return Seen(laid)
    board = board_of(laid)
    zoomed: set[Rect] = set()

    def moved(rect: Rect) -> Rect:
        if not _lies_on(board, rect):
            return rect
        found = lens.seen(rect, board)
        zoomed.add(found)
        return found

    def all_moved(things: Iterable[_Thing]) -> tuple[_Thing, ...]:
        return tuple(evolve(thing, rect=moved(thing.rect)) for thing in things)

    def offered(offer: Offer) -> Offer:
        covers = tuple(evolve(cover, rect=moved(cover.rect)) for cover in offer.covers)
        mark = offer.mark and evolve(offer.mark, rect=moved(offer.mark.rect))
        return evolve(offer, covers=covers, mark=mark) if covers or mark else offer

    seen = evolve(
        laid,
        places=all_moved(laid.places),
        pieces=all_moved(laid.pieces),
        marks=all_moved(laid.marks),
        dials=all_moved(laid.dials),
        offers=tuple(map(offered, laid.offers)),
        clear=tuple(map(moved, laid.clear)),
    )
    return Seen(seen, frozenset(zoomed))


def _lies_on(board: Rect, rect: Rect) -> bool:
    return (
        rect.x >= board.x - _HAIR
        and rect.y >= board.y - _HAIR
        and rect.x + rect.w <= board.x + board.w + _HAIR
        and rect.y + rect.h <= board.y + board.h + _HAIR
    )
