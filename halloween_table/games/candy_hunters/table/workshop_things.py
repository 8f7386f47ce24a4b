"""What lies in the workshop, and where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
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
from . import ids, pictures
from .furniture import Furniture
from .labels import count_label
from .layout import Layout, Needs, TownGrid, stack_rect
from .pieces import Pieces

BIN: Final = "bin"
"""What is brought here is taken away."""
SHELF: Final = "shelf"
"""Where all cards lie that are not chosen."""

_BIN: Final = Rect(36, 812, 124, 172)
_SUPPLY: Final = {Pawn.GHOST: Rect(20, 562, 158, 114), Pawn.KID: Rect(20, 686, 158, 114)}
_PAWN: Final = (70.0, 93.0)
_MIDDLE: Final = (1.5, 1.5)
"""The middle of the ground for the first tile."""
NEEDS: Final = Needs((560.0,), CARDS[-1], named=False)
"""The shelf, and a tray for all cards of a puzzle."""
_SHELF_NAME: Final = 48.0
_SHELF_GAP: Final = 8.0


class Supply(Id, kind="supply"):
    """Where ghosts or kids wait."""

    pawn: Pawn


class Rounds(Id, kind="rounds"):
    """A button for so many rounds."""

    rounds: int


def grid_of(view: Draft, layout: Layout) -> TownGrid:
    """The town and one empty cell all round; before the first tile, the ground for it."""
    middle = GROUND[len(GROUND) // 2]
    return TownGrid.around(view.houses or (middle,), layout.town, _MIDDLE)


def _shelf(layout: Layout) -> Rect:
    return layout.panels[0].rect


@lru_cache(maxsize=8)
def _on_shelf(shelf: Rect) -> dict[int, Rect]:
    """Every card has its spot, whether it lies there or not, as large as there is room for."""
    inner = Rect(
        shelf.x + 6, shelf.y + _SHELF_NAME, shelf.w - 12, shelf.h - _SHELF_NAME - _SHELF_GAP
    )

    def spot(columns: int) -> tuple[float, float]:
        rows = -(-len(REGULAR_NUMBERS) // columns)
        across, down = inner.w / columns - _SHELF_GAP, inner.h / rows - _SHELF_GAP
        return min(across, down * 63 / 88), columns

    width, columns = max(map(spot, range(2, len(REGULAR_NUMBERS))))
    height, rows = width * 88 / 63, -(-len(REGULAR_NUMBERS) // columns)
    across, down = inner.w / columns, inner.h / rows
    return {
        card: Rect(
            inner.x + at % columns * across + (across - width) / 2,
            inner.y + at // columns * down + (down - height) / 2,
            width,
            height,
        )
        for at, card in enumerate(REGULAR_NUMBERS)
    }


def _rounds_areas(layout: Layout) -> tuple[Rect, tuple[Rect, ...]]:
    """Where the question about the rounds stands, and its answers: right of it, or in a slim place
    below it."""
    area = layout.button
    if area.w > 2 * area.h:
        asked, answers = _cut(area, 0.42)
    else:
        above = area.h * 0.4
        asked = area._replace(h=above)
        answers = Rect(area.x, area.y + above, area.w, area.h - above)
    width = answers.w / len(ROUNDS)
    return asked, tuple(
        Rect(answers.x + at * width, answers.y, width, answers.h).inset(3)
        for at in range(len(ROUNDS))
    )


def _cut(area: Rect, share: float) -> tuple[Rect, Rect]:
    """The left part of an area, and the right one."""
    left = area.w * share
    return area._replace(w=left), Rect(area.x + left, area.y, area.w - left, area.h)


class WorkshopPieces(Pieces):
    """Tiles, ghosts, kids and cards: all of them can be taken."""

    def __init__(self, voice: WorkshopVoice, kept: Kept) -> None:
        super().__init__(voice.game, kept)
        self._workshop = voice

    def laid_out(
        self, view: Draft, players: Players, layout: Layout, grid: TownGrid
    ) -> Iterator[Piece]:
        for cell, house in view.houses.items():
            yield self._kept.once(self._tile, grid, cell, house)
        for cell, piece in view.standing.items():
            tip = self._workshop.laid_tip()
            yield self._kept.once(self._standing, players, grid, cell, piece, tip)
        for colour in COLOURS:
            stack = view.stack(colour)
            yield from self._kept.part(("stack", colour), stack, partial(self._stack, stack))
        for pawn in Pawn:
            waiting = partial(self._waiting, view, pawn, players)
            yield from self._kept.part(pawn, view.supply(pawn), waiting)
        yield from self._kept.part("cards", view.cards, partial(self._cards, view.cards, layout))

    def _tile(self, grid: TownGrid, cell: Cell, house: House) -> Piece:
        name = self._workshop.house(house)
        spoken = self._voice.cell(*grid.spoken(cell), name)
        tile = self._house(grid, cell, house)
        return evolve(tile, name=spoken, tooltip=self._workshop.laid_tip(), fixed=False)

    def _stack(self, stack: tuple[House, ...]) -> Iterator[Piece]:
        for under, house in enumerate(reversed(stack)):
            rect = stack_rect(house.colour)
            yield Piece(
                ids.House(*house),
                ids.Stack(house.colour),
                Rect(rect.x - under * 2.5, rect.y - under * 2.5, rect.w, rect.h),
                pictures.house_picture(house.colour),
                self._workshop.house(house),
                order=under,
                tooltip=self._workshop.tiles_tip(),
                takes=ids.House(*stack[0]),
                plain=True,
            )

    def _waiting(self, view: Draft, pawn: Pawn, players: Players) -> Iterator[Piece]:
        """The next one in front."""
        supply, place = view.supply(pawn), _SUPPLY[pawn]
        width, height = _PAWN
        for behind, piece in enumerate(reversed(supply)):
            rect = Rect(place.x + 10 + behind * 18, place.y + 11, width, height)
            waiting = self._pawn(piece, Supply(pawn), rect, players, order=behind)
            tip = self._workshop.pawns_tip(pawn)
            yield evolve(waiting, tooltip=tip, takes=ids.pawn(supply[0]))

    def _cards(self, chosen: tuple[int, ...], layout: Layout) -> Iterator[Piece]:
        shelf = _on_shelf(_shelf(layout))
        for card in REGULAR_NUMBERS:
            if card in chosen:
                rect, picture = layout.cards[chosen.index(card)], pictures.card_picture(card)
                place, tip = ids.HAND, self._workshop.laid_tip()
            else:
                rect, picture = shelf[card], pictures.pattern_picture(card, shelf[card].w)
                place, tip = SHELF, self._workshop.cards_tip()
            name = self._workshop.card(card)
            yield Piece(ids.Card(card), place, rect, picture, name, tooltip=tip)


class WorkshopFurniture(Furniture):
    """Places and panels."""

    def __init__(self, voice: WorkshopVoice, kept: Kept) -> None:
        super().__init__(voice.game, kept)
        self._workshop = voice

    def laid_out(
        self, view: Draft, players: Players, layout: Layout, grid: TownGrid
    ) -> Iterator[Place]:
        for cell in grid.cells():
            house, piece = view.houses.get(cell), view.standing.get(cell)
            colour = house.colour if house else None
            name = self._voice.piece(piece, players) if piece else ""
            yield self._kept.once(self._spot, grid, cell, colour, name)
        for colour in COLOURS:
            stack = self._kept.once(self._stack, colour, len(view.stack(colour)))
            yield evolve(stack, tooltip=self._workshop.tiles_tip())
        for pawn in Pawn:
            name = self._workshop.supply(pawn, len(view.supply(pawn)))
            tip = self._workshop.pawns_tip(pawn)
            yield Place(Supply(pawn), _SUPPLY[pawn], name, tooltip=tip, group="stacks")
        voice = self._workshop
        yield Place(SHELF, _shelf(layout), voice.shelf(), group="cards")
        yield Place(ids.HAND, layout.tray, voice.tray(), group="hand")
        yield Place(BIN, _BIN, voice.bin(), _bin_picture(), tooltip=voice.bin())
        _, answers = _rounds_areas(layout)
        for rounds, rect in zip(ROUNDS, answers, strict=True):
            yield self._kept.once(self._rounds, rect, rounds, rounds == view.rounds)

    def _spot(self, grid: TownGrid, cell: Cell, colour: Colour | None, standing: str) -> Place:
        """Nobody else builds here, and no card is scored on the town as a whole."""
        return evolve(self._cell(grid, cell, colour, standing), news=False, part_of="")

    def _rounds(self, rect: Rect, rounds: int, chosen: bool) -> Place:
        fill, line = (PUMPKIN, PUMPKIN_EDGE) if chosen else (NIGHT, PANEL_EDGE)
        picture = (
            Shape(fill, line, radius=14, width=3),
            Words(
                str(rounds), size=36, colour=NIGHT if chosen else MOON, bold=True, align="centre"
            ),
        )
        name, tip = self._workshop.set_rounds(rounds), self._workshop.cards_tip()
        return Place(Rounds(rounds), rect, name, picture, button=not chosen, tooltip=tip)

    def drawn(self, view: Draft, layout: Layout, grid: TownGrid) -> Iterator[Mark]:
        for colour in COLOURS:
            left = len(view.stack(colour))
            yield count_label(ids.Left(colour), stack_rect(colour), left)
        for pawn, rect in _SUPPLY.items():
            yield Mark(f"supply panel:{pawn}", rect, _PANEL)
            corner = Rect(rect.x, rect.y, rect.w - 38, rect.h - 8)
            yield count_label(f"left of:{pawn}", corner, len(view.supply(pawn)))
        voice = self._workshop
        shelf = _shelf(layout)
        yield Mark("shelf", shelf, (*_PANEL, _label(voice.cards(), shelf)))
        yield Mark("tray", layout.tray, _PANEL)
        if not view.houses:
            for cell in GROUND:
                yield Mark(f"ground:{cell.x}:{cell.y}", grid.rect(cell).inset(4), _SLOT)
        for at, rect in enumerate(layout.cards):
            yield Mark(f"slot:{at}", rect, _SLOT)
        label = Words(voice.rounds(), size=27, colour=MUTED, bold=True, align="centre")
        asked, _ = _rounds_areas(layout)
        yield Mark("rounds", asked, (label,))


_PANEL: Final = (Shape(PANEL, PANEL_EDGE, radius=16, width=3),)
_SLOT: Final = (Shape("", PANEL_EDGE, radius=14, width=3, dashed=True),)


def _label(text: str, panel: Rect) -> Words:
    return Words(text, Rect(0, 6 / panel.h, 1, 42 / panel.h), 27, MUTED, bold=True, align="centre")


def _bin_picture() -> tuple[Shape | Art, ...]:
    return (
        Shape(NIGHT, PANEL_EDGE, radius=16, width=3, dashed=True),
        Art("common/icon-delete", Rect(0.2, 0.26, 0.6, 0.6 * _BIN.w / _BIN.h)),
    )
