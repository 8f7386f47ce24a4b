"""Which piece of Booo! lies where: the ghost, the guests, the wall tiles."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.pictures import Art, Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import TABLE, Seat

from ..rules.castle import COLOURS, Cell
from ..rules.claims import guest_room
from ..rules.position import Phase, Position
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids, layout, pictures


def ghost_cell(view: Position) -> Cell:
    """Where the ghost stands now, also on a way that is being shown."""
    if view.claim is not None and view.claim.trail:
        return view.claim.trail[-1].cell
    return view.ghost.cell


def in_claim(view: Position) -> bool:
    """Whether the column belongs to the one who shows a way: always, for somebody alone."""
    return view.practice or (view.claim is not None and view.claim.seat != TABLE)


def claimant(view: Position) -> Seat:
    """Whose column it is: of the one who practises even while the table shows a way."""
    return view.claim.seat if view.claim is not None and view.claim.seat != TABLE else 0


def others(view: Position) -> list[Seat]:
    """Those who wait while somebody shows a way."""
    return [seat for seat in range(len(view.seekers)) if seat != claimant(view)]


def _in_line(guest: int) -> Rect:
    """Where a guest stands in the list of somebody who practises."""
    row = layout.practice_row(guest)
    return layout.centred(Rect(row.x, row.y, 34, row.h), 28, 28)


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice

    def all(self, view: Position) -> Iterator[Piece]:
        yield self._ghost(view)
        yield from self._guests_to_come(view)
        for seat in range(len(view.seekers)):
            yield from self._guests_of(view, seat)
        yield from self._walls(view)

    def _ghost(self, view: Position) -> Piece:
        cell = ghost_cell(view)
        return Piece(
            ids.GHOST,
            ids.Cell(*cell),
            layout.ghost_rect(cell),
            (Art("booo/ghost"),),
            self._voice.walled(self._voice.ghost(cell), cell, castle_of(view.order)),
            order=60,
            tooltip=self._voice.ghost(cell),
            fixed=view.phase in (Phase.READY, Phase.REPLAY, Phase.OVER),
        )

    def _guests_to_come(self, view: Position) -> Iterator[Piece]:
        for under, guest in enumerate(reversed(view.stack)):
            yield self._guest(guest, ids.STACK, layout.stack_slot(under), under, hidden=True)
        for at, guest in enumerate(view.lost):
            rect = _in_line(guest) if view.practice else layout.lost_slot(at)
            yield self._guest(guest, ids.LOST, rect, at)
        if view.guest is not None:
            cell = guest_room(view).cell
            yield self._guest(view.guest, ids.Cell(*cell), layout.guest_rect(cell), 50)

    def _guests_of(self, view: Position, seat: Seat) -> Iterator[Piece]:
        for at, guest in enumerate(view.seekers[seat].guests):
            yield self._guest(guest, ids.Panel(seat), self._guest_slot(view, seat, at), at)

    def _guest_slot(self, view: Position, seat: Seat, at: int) -> Rect:
        seats = len(view.seekers)
        if view.practice:
            return _in_line(view.seekers[seat].guests[at])
        if not in_claim(view):
            return layout.Panel(layout.panel_rect(seat, seats)).guest(at)
        if seat == claimant(view):
            return Rect(layout.CLAIMANT.x + 62 + at * 27, layout.CLAIMANT.y + 80, 26, 26)
        row = layout.row_rect(others(view).index(seat), seats - 1)
        return layout.row_slot(row, at)

    def _guest(self, guest: int, place: str, rect: Rect, order: int, hidden: bool = False) -> Piece:
        name = self._voice.hidden_guest() if hidden else self._voice.guest(guest)
        picture = (Art("booo/guest-back"),) if hidden else pictures.guest_picture(guest)
        return Piece(ids.Guest(guest), place, rect, picture, name, order, tooltip=name, fixed=True)

    def _walls(self, view: Position) -> Iterator[Piece]:
        if view.practice:
            return
        for colour in COLOURS:
            holder = view.holder(colour)
            rect, place = layout.reserve_slot(colour), ids.RESERVE
            if holder is not None:
                at = view.seekers[holder].walls.index(colour)
                rect, place = self._wall_slot(view, holder, at), ids.Panel(holder)
            name = self._voice.wall_tile(colour)
            picture = pictures.wall_tile_picture(colour)
            yield Piece(ids.Wall(colour), place, rect, picture, name, 20, tooltip=name, fixed=True)

    def _wall_slot(self, view: Position, seat: Seat, at: int) -> Rect:
        if not in_claim(view):
            return layout.Panel(layout.panel_rect(seat, len(view.seekers))).wall(at)
        if seat == claimant(view):
            return layout.warning_slot(at)
        row = layout.row_rect(others(view).index(seat), len(view.seekers) - 1)
        return layout.row_slot(row, len(view.seekers[seat].guests) + at)
