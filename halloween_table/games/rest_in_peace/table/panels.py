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
from halloween_table.contract.pictures import Art, Rect, Shape, Words, name_words
from halloween_table.contract.places import Mark, Place
from halloween_table.engine.game import Seat

from ..rules.cards import Card, is_castle
from ..rules.position import Position, rival
from ..words.voice import RestInPeaceVoice
from . import ids, pictures
from .layout import Layout, PanelLayout


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

    def laid_out(self, layout: Layout) -> PanelLayout:
        return layout.near_panel if self.near else layout.far_panel

    def told(self, voice: RestInPeaceVoice, name: str) -> str:
        """What they have won, in a line."""
        castles = sum(map(is_castle, self.won))
        return voice.panel(name, len(self.won) - castles, castles)

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

    def __init__(
        self, voice: RestInPeaceVoice, kept: Kept, layout: Layout, players: Players
    ) -> None:
        self._voice, self._kept, self._layout, self._players = voice, kept, layout, players

    def places(self, panels: list[Panel]) -> Iterator[Place]:
        for panel in panels:
            name = ("panel places", panel.seat, panel.near)
            yield from self._kept.part(name, panel, partial(self._places, panel))

    def marks(self, panels: list[Panel]) -> Iterator[Mark]:
        for panel in panels:
            name = ("panel marks", panel.seat, panel.near)
            yield from self._kept.part(name, panel, partial(self._marks, panel))

    def _places(self, panel: Panel) -> Iterator[Place]:
        seat, lies = panel.seat, panel.laid_out(self._layout)
        name = self._players[seat].name
        deck, base = self._voice.deck(name, len(panel.deck)), (Art("rest_in_peace/deck-base"),)
        tip = self._voice.deck_tip(name, len(panel.deck))
        yield Place(ids.Deck(seat), lies.deck, deck, base, tooltip=tip, group="stacks")
        discards = self._voice.discards(name, len(panel.discards))
        grave = (Art("rest_in_peace/discard"),)
        yield Place(
            ids.Discards(seat),
            lies.discards,
            discards,
            grave,
            tooltip=discards,
            news=True,
            group="stacks",
        )
        spoken = panel.told(self._voice, name)
        yield Place(ids.Won(seat), lies.rect, spoken, tooltip=spoken, group="players")

    def _marks(self, panel: Panel) -> Iterator[Mark]:
        lies, player = panel.laid_out(self._layout), self._players[panel.seat]
        rect, tint = lies.rect, seat_colour(player.colour).tint

        def part(inner: Rect) -> Rect:
            x, y = inner.x - rect.x, inner.y - rect.y
            return Rect(x / rect.w, y / rect.h, inner.w / rect.w, inner.h / rect.h)

        def slot(castle: bool, where: Rect) -> Art:
            sign = "castle" if castle else "manor"
            inside = part(where.inset(where.w * 0.14))
            return Art(f"rest_in_peace/symbol-{sign}", inside, opacity=0.35)

        yield Mark(
            ids.Panel(panel.seat),
            rect,
            (
                Shape(PANEL, tint, radius=14, width=5 if panel.active else 2),
                Art(figure_asset(player.figure), part(lies.figure), tint),
                Art(pictures.sign(panel.seat), part(lies.sign), tint),
                name_words(player.name, part(lies.name), 2 * self._layout.letters),
                *(slot(False, where) for where in lies.manors),
                *(slot(True, where) for where in lies.castles),
            ),
        )
        left = len(panel.deck)
        ink = MOON if left else MUTED
        yield Mark(
            ids.Count(panel.seat),
            lies.count,
            (
                Shape(NIGHT, PANEL_EDGE, radius=10),
                Words(str(left), size=20, colour=ink, bold=True, align="centre"),
            ),
            above=True,
        )
