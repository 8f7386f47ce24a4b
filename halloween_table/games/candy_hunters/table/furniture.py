"""The places of Candy Hunters, and what is drawn around the pieces: panels, tray and counts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    BLOOD_TEXT,
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
    figure_asset,
    seat_colour,
)
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark, OwnKey, Place
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.engine.translate import number

from ..rules.moves import Move, Pass
from ..rules.position import Hunter, Position
from ..rules.scoring import scores
from ..rules.town import COLOURS, Cell, Colour
from ..words.voice import CandyHuntersVoice
from . import ids, layout, pictures

_HOLD_KEY = Rect(0.012, 0.03, 0.042, 0.16)
"""Where on the tray the key is shown that holds the hand up."""


class Furniture:
    """Everything on the table that is no piece."""

    def __init__(self, voice: CandyHuntersVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def places(
        self,
        view: Position,
        eyes: Seat | None,
        players: Players,
        grid: layout.TownGrid,
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
            layout.BANK,
            voice.bank(),
            pictures.scare_picture(),
            tooltip=voice.bank(),
            group="stacks",
        )
        if view.options.large_ghost:
            yield Place(ids.BESIDE, layout.BESIDE, voice.beside(), group="stacks")
        for seat, hunter in enumerate(view.hunters):
            panel = partial(self._panel, seat, hunter, players)
            yield from self._kept.part(("panel", seat), hunter, panel)
        if (owner := self._at_the_tray(eyes)) is not None:
            yield Place(
                ids.HAND,
                layout.TRAY,
                voice.hand_of(players[owner].name),
                group="hand",
                face_down=lies_face_down(view, owner),
                own_key=OwnKey(owner, "claim", _HOLD_KEY),
            )
        if Pass() in moves:
            caption = voice.pass_caption(view)
            yield Place(
                ids.PASS,
                layout.PASS_BUTTON,
                caption,
                _button(caption, quiet),
                button=True,
                tooltip=voice.pass_key(),
            )

    def _at_the_tray(self, eyes: Seat | None) -> Seat | None:
        """Whose hand lies in the tray."""
        return eyes

    def _deck(self, view: Position) -> Iterator[Place]:
        deck = self._voice.deck(len(view.deck))
        base = (Art("candy_hunters/deck-base"),)
        yield Place(ids.DECK, layout.DECK, deck, base, tooltip=deck, group="stacks")

    def _stacks(self, view: Position) -> Iterator[Place]:
        for colour in COLOURS:
            yield self._stack(colour, view.stacks[colour])

    def _stack(self, colour: Colour, left: int) -> Place:
        name = self._voice.stack(colour, left)
        picture = (
            Art("candy_hunters/stack-base"),
            Art(f"candy_hunters/symbol-{colour}", Rect(0.3, 0.34, 0.4, 0.4), opacity=0.6),
        )
        rect = layout.stack_rect(colour)
        return Place(ids.Stack(colour), rect, name, picture, tooltip=name, group="stacks")

    def _panel(self, seat: Seat, hunter: Hunter, players: Players) -> Iterator[Place]:
        owner = players[seat].name
        yield Place(
            ids.Panel(seat),
            layout.panel_rect(seat, len(players)),
            self._voice.panel_of(owner, _points(hunter)),
            tooltip=self._voice.tally(owner, scores(hunter)),
            group="players",
        )

    def _cell(
        self, grid: layout.TownGrid, cell: Cell, colour: Colour | None, standing: str
    ) -> Place:
        """A screen reader tells the house there and who stands on it."""
        house = self._voice.house(colour) if colour else ""
        there = ", ".join(filter(None, (house, standing)))
        name = self._voice.cell(*grid.spoken(cell), there)
        return Place(ids.Cell(*cell), grid.rect(cell), name, news=True, part_of=ids.TOWN)

    def marks(self, view: Position, eyes: Seat | None, players: Players) -> Iterator[Mark]:
        for colour in COLOURS:
            rect = layout.stack_rect(colour)
            yield count_label(ids.Left(colour), rect, view.stacks[colour])
        yield from self._deck_marks(view)
        for seat, hunter in enumerate(view.hunters):
            of = (hunter, seat == view.seat and not view.over)
            marks = partial(_panel_marks, seat, players, *of)
            yield from self._kept.part(("marks of panel", seat), of, marks)
        if (owner := self._at_the_tray(eyes)) is not None:
            yield self._tray(players[owner])

    def _deck_marks(self, view: Position) -> Iterator[Mark]:
        yield count_label("count:deck", layout.DECK, len(view.deck))

    def _tray(self, player: Player) -> Mark:
        rect = layout.TRAY
        colour = seat_colour(player.colour)
        unit = Rect(0, 0, 1 / rect.w, 1 / rect.h)
        return Mark(
            "tray",
            rect,
            (
                Shape(PANEL, colour.tint, radius=18, width=3),
                Art(figure_asset(player.figure), _scaled(Rect(32, 16, 90, 120), unit), colour.tint),
                Words(
                    player.name,
                    _scaled(Rect(6, 138, 140, 88), unit),
                    28,
                    MOON,
                    bold=True,
                    align="centre",
                ),
            ),
        )


def _panel_marks(seat: Seat, players: Players, hunter: Hunter, active: bool) -> Iterator[Mark]:
    rect, player = layout.panel_rect(seat, len(players)), players[seat]
    colour, points = seat_colour(player.colour), _points(hunter)
    unit = Rect(0, 0, 1 / rect.w, 1 / rect.h)
    yield Mark(
        ids.Panel(seat),
        rect,
        (
            Shape(
                PANEL,
                colour.tint if active else PANEL_EDGE,
                radius=14,
                width=5 if active else 2,
            ),
            Art(figure_asset(player.figure), _scaled(Rect(10, 4, 33, 44), unit), colour.tint),
            Art(colour.symbol, _scaled(Rect(48, 15, 24, 24), unit), colour.tint),
            Words(player.name, _scaled(Rect(78, 1, 196, 48), unit), 27, MOON, bold=True),
            Words(
                number(points),
                _scaled(Rect(276, 4, 66, 44), unit),
                36,
                MOON if points >= 0 else BLOOD_TEXT,
                bold=True,
                align="right",
            ),
        ),
    )
    if hunter.scares:
        at = layout.Panel(rect).scare(0)
        yield Mark(
            ids.Scares(seat),
            Rect(at.x - 54, at.y, 50, at.h),
            (Words(f"−{hunter.scares}", size=27, colour=BLOOD_TEXT, bold=True, align="right"),),
        )


def lies_face_down(view: Position, seat: Seat) -> bool:
    """Whether a player's own hand is hidden: it could be held up."""
    return any(dealt.card is None for dealt in view.hunters[seat].hand)


def _points(hunter: Hunter) -> int:
    return sum(score.points for score in scores(hunter))


def _scaled(rect: Rect, unit: Rect) -> Rect:
    return Rect(rect.x * unit.w, rect.y * unit.h, rect.w * unit.w, rect.h * unit.h)


def count_label(id_: str, rect: Rect, number: int) -> Mark:
    """How many are left, on a small label at the stack's lower right corner."""
    return Mark(
        id_,
        Rect(rect.x + rect.w - 14, rect.y + rect.h - 30, 48, 36),
        (
            Shape(NIGHT, PANEL_EDGE, radius=12),
            Words(
                str(number), size=24, colour=MOON if number else MUTED, bold=True, align="centre"
            ),
        ),
        above=True,
    )


def _button(caption: str, quiet: bool) -> tuple[Shape | Words, ...]:
    fill, edge, ink = (PANEL, PANEL_EDGE, MUTED) if quiet else (PUMPKIN, PUMPKIN_EDGE, NIGHT)
    return (
        Shape(fill, edge, radius=18, width=3),
        Words(caption, Rect(0.05, 0.05, 0.9, 0.9), 29, ink, bold=True, align="centre"),
    )
