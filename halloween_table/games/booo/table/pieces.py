"""Which piece of Booo! lies where: the ghost, the guests, the wall tiles."""

from __future__ import annotations

from collections.abc import Iterator

from halloween_table.contract.kit import Players
from halloween_table.contract.pictures import Art, Picture, Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import TABLE, Seat

from ..rules.castle import COLOURS, Cell
from ..rules.claims import guest_room
from ..rules.position import Phase, Position
from ..rules.tiles import castle_of
from ..words.voice import BoooVoice
from . import ids, pictures
from .layout import Layout
from .panel import Panel
from .plan import Plan


def ghost_cell(view: Position) -> Cell:
    """Where the ghost stands now, also on a way that is being shown."""
    if view.claim is not None and view.claim.trail:
        return view.claim.trail[-1].cell
    return view.ghost.cell


def in_claim(view: Position) -> bool:
    """Whether the column belongs to the one who shows a way: always, for somebody alone."""
    return view.practice or view.phase in (Phase.NAMING, Phase.SHOWING)


def claimant(view: Position) -> Seat:
    """Whose column it is: of the one who practises even while the table shows a way."""
    return view.claim.seat if view.claim is not None and view.claim.seat != TABLE else 0


def others(view: Position) -> list[Seat]:
    """Those who wait while somebody shows a way."""
    return [seat for seat in range(len(view.seekers)) if seat != claimant(view)]


def panel_of(view: Position, layout: Layout, seat: Seat) -> Panel | None:
    """Where that player's things lie; nowhere in particular for the one who shows a way."""
    if not in_claim(view):
        return layout.panels[seat]
    waiting = others(view)
    return layout.waiting[waiting.index(seat)] if seat in waiting else None


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(self, voice: BoooVoice) -> None:
        self._voice = voice

    def all(self, view: Position, layout: Layout, players: Players) -> Iterator[Piece]:
        yield self._ghost(view, layout.plan)
        yield from self._guests_to_come(view, layout)
        for seat in range(len(view.seekers)):
            yield from self._guests_of(view, layout, seat, players[seat].name)
        yield from self._walls(view, layout, players)

    def _ghost(self, view: Position, plan: Plan) -> Piece:
        cell = ghost_cell(view)
        return Piece(
            ids.GHOST,
            ids.Cell(*cell),
            plan.ghost(cell),
            (Art("booo/ghost"),),
            self._voice.walled(self._voice.ghost(cell), cell, castle_of(view.order)),
            order=60,
            tooltip=self._voice.tips.ghost(),
            fixed=view.phase in (Phase.READY, Phase.REPLAY, Phase.OVER),
            plain=True,
        )

    def _guests_to_come(self, view: Position, layout: Layout) -> Iterator[Piece]:
        plan = layout.plan
        for under, guest in enumerate(reversed(view.stack)):
            back = (Art("booo/guest-back"),)
            tip = self._voice.stack(len(view.stack))
            yield self._guest(guest, ids.STACK, plan.to_come(under), under, tip, back)
        for at, guest in enumerate(view.lost):
            rect = layout.face(guest) if view.practice else plan.lost(at)
            tip = self._voice.lost(len(view.lost))
            yield self._guest(guest, ids.LOST, rect, at, tip)
        if view.guest is not None:
            cell, room = guest_room(view).cell, self._voice.room(guest_room(view))
            tips = self._voice.tips
            tip = tips.guest_alone(room) if view.practice else tips.guest_in_castle(room)
            picture = pictures.guest_picture(view.guest, numbered=True)
            yield self._guest(view.guest, ids.Cell(*cell), plan.guest(cell), 50, tip, picture)

    def _guests_of(self, view: Position, layout: Layout, seat: Seat, name: str) -> Iterator[Piece]:
        tip = "" if view.practice else self._voice.tips.guest_of(name)
        for at, guest in enumerate(view.seekers[seat].guests):
            if view.practice:
                rect = layout.face(guest)
            else:
                panel = panel_of(view, layout, seat)
                rect = (panel.guests if panel is not None else layout.claiming.guests)[at]
            yield self._guest(guest, ids.Panel(seat), rect, at, tip)

    def _guest(
        self, guest: int, place: str, rect: Rect, order: int, tip: str, picture: Picture = ()
    ) -> Piece:
        name = self._voice.hidden_guest() if place == ids.STACK else self._voice.guest(guest)
        picture = picture or pictures.guest_picture(guest)
        return Piece(
            ids.Guest(guest), place, rect, picture, name, order, tooltip=tip, fixed=True, plain=True
        )

    def _walls(self, view: Position, layout: Layout, players: Players) -> Iterator[Piece]:
        if view.practice:
            return
        for colour in COLOURS:
            holder = view.holder(colour)
            rect, place = layout.reserve.slot(colour), ids.RESERVE
            tip = self._voice.tips.wall_in_reserve()
            if holder is not None:
                at = view.seekers[holder].walls.index(colour)
                panel = panel_of(view, layout, holder)
                rect = (panel.walls if panel is not None else layout.claiming.walls)[at]
                place = ids.Panel(holder)
                tip = self._voice.tips.wall_of(players[holder].name)
            name = self._voice.wall_tile(colour)
            picture = pictures.wall_tile_picture(colour)
            yield Piece(
                ids.Wall(colour),
                place,
                rect,
                picture,
                name,
                20,
                tooltip=tip,
                fixed=True,
                plain=True,
            )
