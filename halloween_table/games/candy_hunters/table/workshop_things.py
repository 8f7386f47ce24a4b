"""What lies in the workshop, and where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from attrs import evolve

from halloween_table.contract.ids import Id
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import (
    MOON,
    MUTED,
    NIGHT,
    PANEL,
    PANEL_EDGE,
    PUMPKIN,
    PUMPKIN_EDGE,
)
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark, Piece, Place

from ..puzzles.puzzle import CARDS, ROUNDS
from ..puzzles.workshop import GROUND, Draft
from ..puzzles.workshop_moves import Pawn
from ..rules.cards import REGULAR_NUMBERS
from ..rules.position import House
from ..rules.town import COLOURS, Cell, Colour
from ..words.workshop_voice import WorkshopVoice
from . import ids, layout, pictures
from .furniture import Furniture, count_label
from .pieces import Pieces
from .puzzle_table import hand_rect

BIN: Final = "bin"
"""What is brought here is taken away."""
SHELF: Final = "shelf"
"""Where all cards lie that are not chosen."""

_SHELF: Final = Rect(1072, 12, 356, 976)
_CARD: Final = (82.0, 114.0)
_COLUMNS: Final = 4
_BIN: Final = Rect(36, 812, 124, 172)
_SUPPLY: Final = {Pawn.GHOST: Rect(20, 546, 158, 118), Pawn.KID: Rect(20, 678, 158, 118)}
_PAWN: Final = (70.0, 93.0)
_ROUNDS: Final = Rect(836, 836, 208, 64)
_ROUNDS_LABEL: Final = Rect(836, 784, 208, 44)


class Supply(Id, kind="supply"):
    """Where ghosts or kids wait."""

    pawn: Pawn


class Rounds(Id, kind="rounds"):
    """A button for so many rounds."""

    rounds: int


def grid_of(view: Draft) -> layout.TownGrid:
    """The town and one empty cell all round; before the first tile, the ground for it."""
    middle = GROUND[len(GROUND) // 2]
    return layout.TownGrid.around(view.houses or (middle,))


def shelf_rect(card: int) -> Rect:
    """Every card has its spot, whether it lies there or not."""
    row, column = divmod(REGULAR_NUMBERS.index(card), _COLUMNS)
    width, height = _CARD
    return Rect(_SHELF.x + 7 + column * 87, _SHELF.y + 54 + row * 131, width, height)


def rounds_rect(rounds: int) -> Rect:
    return Rect(_ROUNDS.x + ROUNDS.index(rounds) * 72, _ROUNDS.y, 64, _ROUNDS.h)


class WorkshopPieces(Pieces):
    """Tiles, ghosts, kids and cards: all of them can be taken."""

    def __init__(self, voice: WorkshopVoice, kept: Kept) -> None:
        super().__init__(voice.game, kept)
        self._workshop = voice

    def laid_out(self, view: Draft, players: Players, grid: layout.TownGrid) -> Iterator[Piece]:
        for cell, house in view.houses.items():
            yield self._kept.once(self._tile, grid, cell, house)
        for cell, piece in view.standing.items():
            yield self._kept.once(self._standing, players, grid, cell, piece)
        for colour in COLOURS:
            stack = view.stack(colour)
            yield from self._kept.part(("stack", colour), stack, partial(self._stack, stack))
        for pawn in Pawn:
            waiting = partial(self._waiting, view, pawn, players)
            yield from self._kept.part(pawn, view.supply(pawn), waiting)
        yield from self._kept.part("cards", view.cards, partial(self._cards, view.cards))

    def _tile(self, grid: layout.TownGrid, cell: Cell, house: House) -> Piece:
        name = self._workshop.house(house)
        spoken = self._voice.cell(*grid.spoken(cell), name)
        return evolve(self._house(grid, cell, house), name=spoken, fixed=False)

    def _stack(self, stack: tuple[House, ...]) -> Iterator[Piece]:
        for under, house in enumerate(reversed(stack)):
            rect = layout.stack_rect(house.colour)
            yield Piece(
                ids.House(*house),
                ids.Stack(house.colour),
                Rect(rect.x - under * 2.5, rect.y - under * 2.5, rect.w, rect.h),
                pictures.house_picture(house.colour),
                self._workshop.house(house),
                order=under,
                tooltip=self._voice.stack(house.colour, len(stack)),
                takes=ids.House(*stack[0]),
            )

    def _waiting(self, view: Draft, pawn: Pawn, players: Players) -> Iterator[Piece]:
        """The next one in front."""
        supply, place = view.supply(pawn), _SUPPLY[pawn]
        width, height = _PAWN
        for behind, piece in enumerate(reversed(supply)):
            rect = Rect(place.x + 10 + behind * 18, place.y + 14, width, height)
            waiting = self._pawn(piece, Supply(pawn), rect, players, order=behind)
            tip = self._workshop.supply(pawn, len(supply))
            yield evolve(waiting, tooltip=tip, takes=ids.pawn(supply[0]))

    def _cards(self, chosen: tuple[int, ...]) -> Iterator[Piece]:
        for card in REGULAR_NUMBERS:
            if card in chosen:
                at = chosen.index(card)
                place, rect, picture = ids.HAND, hand_rect(at), pictures.card_picture(card)
            else:
                place, rect, picture = SHELF, shelf_rect(card), pictures.pattern_picture(card)
            name = self._workshop.card(card)
            yield Piece(ids.Card(card), place, rect, picture, name, tooltip=name)


class WorkshopFurniture(Furniture):
    """Places and panels."""

    def __init__(self, voice: WorkshopVoice, kept: Kept) -> None:
        super().__init__(voice.game, kept)
        self._workshop = voice

    def laid_out(self, view: Draft, players: Players, grid: layout.TownGrid) -> Iterator[Place]:
        for cell in grid.cells():
            house, piece = view.houses.get(cell), view.standing.get(cell)
            colour = house.colour if house else None
            name = self._voice.piece(piece, players) if piece else ""
            yield self._kept.once(self._spot, grid, cell, colour, name)
        for colour in COLOURS:
            yield self._kept.once(self._stack, colour, len(view.stack(colour)))
        for pawn in Pawn:
            name = self._workshop.supply(pawn, len(view.supply(pawn)))
            yield Place(Supply(pawn), _SUPPLY[pawn], name, tooltip=name, group="stacks")
        voice = self._workshop
        yield Place(SHELF, _SHELF, voice.shelf(), group="cards")
        yield Place(ids.HAND, layout.TRAY, voice.tray(), group="hand")
        yield Place(BIN, _BIN, voice.bin(), _bin_picture(), tooltip=voice.bin())
        for rounds in ROUNDS:
            yield self._kept.once(self._rounds, rounds, rounds == view.rounds)

    def _spot(
        self, grid: layout.TownGrid, cell: Cell, colour: Colour | None, standing: str
    ) -> Place:
        """Nobody else builds here, and no card is scored on the town as a whole."""
        return evolve(self._cell(grid, cell, colour, standing), news=False, part_of="")

    def _rounds(self, rounds: int, chosen: bool) -> Place:
        fill, line = (PUMPKIN, PUMPKIN_EDGE) if chosen else (NIGHT, PANEL_EDGE)
        picture = (
            Shape(fill, line, radius=14, width=3),
            Words(
                str(rounds), size=36, colour=NIGHT if chosen else MOON, bold=True, align="centre"
            ),
        )
        name = self._workshop.set_rounds(rounds)
        return Place(
            Rounds(rounds), rounds_rect(rounds), name, picture, button=not chosen, tooltip=name
        )

    def drawn(self, view: Draft) -> Iterator[Mark]:
        for colour in COLOURS:
            left = len(view.stack(colour))
            yield count_label(ids.Left(colour), layout.stack_rect(colour), left)
        for pawn, rect in _SUPPLY.items():
            yield Mark(f"supply panel:{pawn}", rect, _PANEL)
            corner = Rect(rect.x, rect.y, rect.w - 38, rect.h - 8)
            yield count_label(f"left of:{pawn}", corner, len(view.supply(pawn)))
        voice = self._workshop
        yield Mark("shelf", _SHELF, (*_PANEL, _label(voice.cards(), _SHELF)))
        yield Mark("tray", layout.TRAY, _PANEL)
        if not view.houses:
            grid = grid_of(view)
            for cell in GROUND:
                yield Mark(f"ground:{cell.x}:{cell.y}", grid.rect(cell).inset(4), _SLOT)
        for at in range(CARDS[-1]):
            yield Mark(f"slot:{at}", hand_rect(at), _SLOT)
        label = Words(voice.rounds(), size=27, colour=MUTED, bold=True, align="centre")
        yield Mark("rounds", _ROUNDS_LABEL, (label,))


_PANEL: Final = (Shape(PANEL, PANEL_EDGE, radius=16, width=3),)
_SLOT: Final = (Shape("", PANEL_EDGE, radius=14, width=3, dashed=True),)


def _label(text: str, panel: Rect) -> Words:
    return Words(text, Rect(0, 6 / panel.h, 1, 42 / panel.h), 27, MUTED, bold=True, align="centre")


def _bin_picture() -> tuple[Shape | Art, ...]:
    return (
        Shape(NIGHT, PANEL_EDGE, radius=16, width=3, dashed=True),
        Art("common/icon-delete", Rect(0.2, 0.26, 0.6, 0.6 * _BIN.w / _BIN.h)),
    )
