"""The places of Candy Hunters, and what is drawn around the pieces: stacks, tray and counts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    BLOOD_TEXT,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Rect, Shape, Words, name_words
from halloween_table.contract.places import Mark, OwnKey, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import signed

from ..rules.houses import building_sites
from ..rules.moves import Move, Pass
from ..rules.position import Hunter, Position, Stage
from ..rules.scoring import scores
from ..rules.town import COLOURS, Cell, Colour
from ..words.voice import CandyHuntersVoice
from . import ids, pictures
from .labels import count_label
from .layout import (
    BANK,
    BANK_NAME,
    BANK_WORTH,
    BESIDE,
    DECK,
    Layout,
    TownGrid,
    stack_rect,
)
from .panel_marks import panel_marks, points


class Furniture:
    """Everything on the table that is no piece."""

    def __init__(self, voice: CandyHuntersVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def places(
        self,
        view: Position,
        near: Seat | None,
        players: Players,
        layout: Layout,
        grid: TownGrid,
        moves: tuple[Move, ...],
        quiet: bool = False,
    ) -> Iterator[Place]:
        """`quiet`: there is something better to be done than to pass."""
        voice = self._voice
        for cell in grid.cells():
            house, piece = view.houses.get(cell), view.standing.get(cell)
            colour = house.colour if house else None
            name = voice.piece(piece, players) if piece else ""
            yield self._kept.once(self._cell, grid, cell, colour, name)
        stacks = partial(self._stacks, view)
        yield from self._kept.part("places of stacks", view.stacks, stacks)
        yield from self._deck(view)
        yield Place(
            ids.BANK,
            BANK,
            voice.bank(),
            pictures.scare_picture(),
            tooltip=voice.tips.bank(),
            group="stacks",
        )
        if view.options.large_ghost:
            yield Place(ids.BESIDE, BESIDE, voice.beside(), group="stacks")
        for seat, hunter in enumerate(view.hunters):
            panel = partial(self._panel, seat, hunter, players, layout)
            yield from self._kept.part(("panel", seat), hunter, panel)
        if (owner := self._at_the_tray(near)) is not None:
            yield Place(
                ids.HAND,
                layout.tray,
                voice.hand_of(players[owner].name),
                group="hand",
                face_down=lies_face_down(view, owner),
                own_key=OwnKey(owner, "claim", layout.tray.part(_hold_key(layout))),
            )
        if Pass() in moves:
            caption = voice.pass_caption(view.stage)
            yield Place(
                ids.PASS,
                layout.button,
                caption,
                _button(caption, quiet),
                button=True,
                tooltip=voice.pass_key(),
            )

    def _at_the_tray(self, near: Seat | None) -> Seat | None:
        """Whose hand lies in the tray."""
        return near

    def _deck(self, view: Position) -> Iterator[Place]:
        deck = self._voice.deck(len(view.deck))
        base = (Art("candy_hunters/deck-base"),)
        tip = self._voice.tips.deck(len(view.deck))
        yield Place(ids.DECK, DECK, deck, base, tooltip=tip, group="stacks")

    def _stacks(self, view: Position) -> Iterator[Place]:
        for colour in COLOURS:
            yield self._stack(colour, view.stacks[colour])

    def _stack(self, colour: Colour, left: int) -> Place:
        name = self._voice.stack(colour, left)
        picture = (
            Art("candy_hunters/stack-base"),
            Art(f"candy_hunters/symbol-{colour}", Rect(0.3, 0.34, 0.4, 0.4), opacity=0.6),
        )
        rect, tip = stack_rect(colour), self._voice.stack_tip(colour, left)
        return Place(ids.Stack(colour), rect, name, picture, tooltip=tip, group="stacks")

    def _panel(
        self, seat: Seat, hunter: Hunter, players: Players, layout: Layout
    ) -> Iterator[Place]:
        owner = players[seat].name
        yield Place(
            ids.Panel(seat),
            layout.panels[seat].rect,
            self._voice.panel_of(owner, points(hunter)),
            tooltip=self._voice.tally(owner, scores(hunter)),
            group="players",
        )

    def _cell(self, grid: TownGrid, cell: Cell, colour: Colour | None, standing: str) -> Place:
        """A screen reader tells the house there and who stands on it."""
        house = self._voice.house(colour) if colour else ""
        there = ", ".join(filter(None, (house, standing)))
        name = self._voice.cell(*grid.spoken(cell), there)
        return Place(ids.Cell(*cell), grid.rect(cell), name, news=True, part_of=ids.TOWN)

    def marks(
        self, view: Position, near: Seat | None, players: Players, layout: Layout, grid: TownGrid
    ) -> Iterator[Mark]:
        if view.stage is Stage.HOUSE and not view.over:
            sites = partial(_sites, view, grid)
            yield from self._kept.part("sites", (view.houses, grid), sites)
        for colour in COLOURS:
            yield count_label(ids.Left(colour), stack_rect(colour), view.stacks[colour])
        yield from self._deck_marks(view)
        yield self._kept.once(self._bank_worth)
        yield self._kept.once(self._bank_name)
        for seat, hunter in enumerate(view.hunters):
            of = (hunter, seat == view.seat and not view.over)
            marks = partial(panel_marks, seat, players[seat], layout.panels[seat], *of)
            yield from self._kept.part(("marks of panel", seat), of, marks)
        if (owner := self._at_the_tray(near)) is not None:
            yield self._tray(players[owner], layout)

    def _deck_marks(self, view: Position) -> Iterator[Mark]:
        yield count_label(ids.IN_DECK, DECK, len(view.deck))

    def _bank_worth(self) -> Mark:
        each = Words(signed(-1), size=44, colour=BLOOD_TEXT, bold=True)
        return Mark("bank:worth", BANK_WORTH, (each,), tooltip=self._voice.tips.bank())

    def _bank_name(self) -> Mark:
        name = Words(self._voice.scares(), size=22, colour=MUTED, bold=True, align="centre")
        return Mark("bank:name", BANK_NAME, (name,), tooltip=self._voice.tips.bank())

    def _tray(self, player: Player, layout: Layout) -> Mark:
        rect, name = layout.tray, layout.tray_name
        colour = seat_colour(player.colour)
        figure = Rect(name.x, name.y, name.h * 0.75, name.h)
        named = Rect(name.x + figure.w + 10, name.y, 0, name.h)
        named = named._replace(w=_hold_key(layout).x - 8 - named.x)
        return Mark(
            "tray",
            rect,
            (
                Shape(PANEL, colour.tint, radius=18, width=4),
                Art(figure_asset(player.figure), rect.part(figure), colour.tint),
                name_words(player.name, rect.part(named), 30),
            ),
        )


def _sites(view: Position, grid: TownGrid) -> Iterator[Mark]:
    """Where can be built."""
    for cell in building_sites(view):
        rect = grid.rect(cell)
        yield Mark(f"site:{cell.x}:{cell.y}", rect.inset(rect.w * 0.08), _SITE)


_SITE = (Shape("", "#66b9aecb", radius=14, width=2.5, dashed=True),)


def lies_face_down(view: Position, seat: Seat) -> bool:
    """Whether a player's own hand is hidden: it could be held up."""
    return any(dealt.card is None for dealt in view.hunters[seat].hand)


def _hold_key(layout: Layout) -> Rect:
    """Where the key is shown that holds the hand up: at the end of the line with its owner's name."""
    name = layout.tray_name
    return Rect(name.x + name.w - name.h, name.y, name.h, name.h)


def _button(caption: str, quiet: bool) -> tuple[Shape | Words, ...]:
    fill, edge, ink = (PANEL, PANEL_EDGE, MUTED) if quiet else (PUMPKIN, PUMPKIN_EDGE, NIGHT)
    return (
        Shape(fill, edge, radius=18, width=3),
        Words(caption, Rect(0.05, 0.05, 0.9, 0.9), 29, ink, bold=True, align="centre"),
    )
