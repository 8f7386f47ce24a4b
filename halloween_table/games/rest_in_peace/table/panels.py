"""The players' panels of Rest in Peace: who they are, what they have won, their deck and discards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player

from ..rules.cards import Card, is_castle
from ..rules.position import Position, rival
from ..rules.rounds import CASTLES_TO_WIN, MANORS_TO_WIN
from ..words.voice import RestInPeaceVoice
from . import ids, layout, pictures


class Panel(NamedTuple):
    """All that decides what a player's panel looks like: equal ones look alike."""

    seat: Seat
    near: bool
    active: bool
    """They have to decide."""
    won: tuple[int, ...]
    """Their mansions."""
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]

    @property
    def rect(self) -> Rect:
        return layout.NEAR_PANEL if self.near else layout.FAR_PANEL

    @classmethod
    def both(cls, view: Position, near: Seat) -> list[Panel]:
        """The near one first."""
        return [cls._of(view, seat, seat == near) for seat in (near, rival(near))]

    @classmethod
    def _of(cls, view: Position, seat: Seat, near: bool) -> Panel:
        family, active = view.families[seat], seat == view.decider and not view.over
        return cls(seat, near, active, view.won(seat), family.deck, family.discards)


class Panels:
    """Everything in the panels that is no card and no mansion."""

    def __init__(self, voice: RestInPeaceVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def places(self, panels: list[Panel], players: Players) -> Iterator[Place]:
        for panel in panels:
            make = partial(self._places, panel, players[panel.seat].name)
            yield from self._kept.part(("panel places", panel.seat, panel.near), panel, make)

    def marks(self, panels: list[Panel], players: Players) -> Iterator[Mark]:
        for panel in panels:
            make = partial(self._marks, panel, players[panel.seat])
            yield from self._kept.part(("panel marks", panel.seat, panel.near), panel, make)

    def _places(self, panel: Panel, name: str) -> Iterator[Place]:
        seat, rect = panel.seat, panel.rect
        deck, base = self._voice.deck(len(panel.deck)), (Art("rest_in_peace/deck-base"),)
        yield Place(ids.Deck(seat), layout.deck(rect), deck, base, tooltip=deck, group="stacks")
        discards, grave = self._voice.discards(len(panel.discards)), (Art("rest_in_peace/discard"),)
        yield Place(
            ids.Discards(seat),
            layout.discards(rect),
            discards,
            grave,
            tooltip=discards,
            news=True,
            group="stacks",
        )
        castles = sum(map(is_castle, panel.won))
        spoken = self._voice.panel(name, len(panel.won) - castles, castles)
        yield Place(ids.Won(seat), rect, spoken, tooltip=spoken, group="players")

    def _marks(self, panel: Panel, player: Player) -> Iterator[Mark]:
        rect, colour = panel.rect, seat_colour(player.colour)
        edge, width = (colour.tint, 4) if panel.active else (PANEL_EDGE, 2)

        def part(x: float, y: float, w: float, h: float) -> Rect:
            return Rect(x / rect.w, y / rect.h, w / rect.w, h / rect.h)

        def slot(castle: bool, at: int) -> Art:
            where = layout.won_slot(rect, castle, at)
            sign = "castle" if castle else "manor"
            inside = part(where.x - rect.x + 5, where.y - rect.y + 5, where.w - 10, where.h - 10)
            return Art(f"rest_in_peace/symbol-{sign}", inside, opacity=0.35)

        yield Mark(
            ids.Panel(panel.seat),
            rect,
            (
                Shape(PANEL, edge, radius=14, width=width),
                Art(figure_asset(player.figure), part(10, 10, 48, 64), colour.tint),
                Art(pictures.sign(panel.seat), part(64, 12, 22, 22)),
                Art(colour.symbol, part(92, 12, 22, 22), colour.tint),
                Words(player.name, part(62, 34, 124, 62), 24, MOON, bold=True),
                *(slot(False, at) for at in range(MANORS_TO_WIN)),
                *(slot(True, at) for at in range(CASTLES_TO_WIN)),
            ),
        )
        deck, left = layout.deck(rect), len(panel.deck)
        ink = MOON if left else MUTED
        yield Mark(
            ids.Count(panel.seat),
            Rect(deck.x + deck.w - 14, deck.y + deck.h - 26, 40, 30),
            (
                Shape(NIGHT, PANEL_EDGE, radius=10),
                Words(str(left), size=20, colour=ink, bold=True, align="centre"),
            ),
            above=True,
        )
