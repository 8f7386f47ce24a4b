"""Which piece of Candy Hunters lies where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve

from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.engine.game import Seat

from ..rules.patterns import candy_of
from ..rules.position import (
    HOUSES_PER_COLOUR,
    KIDS,
    LARGE,
    Dealt,
    Ghost,
    House,
    Hunter,
    Kid,
    Position,
    hidden,
)
from ..rules.scoring import brought
from ..rules.town import COLOURS, Cell, Colour
from ..words.voice import CandyHuntersVoice
from . import ids, pictures
from .ids import top_of_stack
from .layout import BESIDE, DECK, Layout, TownGrid, held_above, stack_rect, standing_on
from .panel_layout import eating

Prospects = tuple[tuple[int, int], ...]
"""What cards bring that are scored now, by their numbers: nothing if they fit nowhere."""


class Pieces:
    """Lays out the pieces of a view."""

    def __init__(self, voice: CandyHuntersVoice, kept: Kept) -> None:
        self._voice, self._kept = voice, kept

    def all(
        self,
        view: Position,
        near: Seat | None,
        players: Players,
        layout: Layout,
        grid: TownGrid,
        prospects: Prospects = (),
    ) -> Iterator[Piece]:
        part = self._kept.part
        yield from part("houses", (view.houses, grid), partial(self._houses, view, grid))
        yield from self._pawns_in_town(view, players, grid)
        yield from part("stacks", view.stacks, partial(self._stack_pieces, view))
        yield from part("deck", view.deck, partial(self._deck_pieces, view))
        for seat, hunter in enumerate(view.hunters):
            in_tray = self._in_tray(seat, near)
            of = (hunter, in_tray, prospects if in_tray else ())
            on_panel = partial(self._panel_pieces, seat, players, layout, *of)
            yield from part(("on panel", seat), of, on_panel)

    def _in_tray(self, seat: Seat, near: Seat | None) -> bool:
        """Whether the hand of that seat lies in the tray, with that one near."""
        return seat == near

    def _houses(self, view: Position, grid: TownGrid) -> Iterator[Piece]:
        for cell, house in view.houses.items():
            yield self._kept.once(self._house, grid, cell, house)

    def _house(self, grid: TownGrid, cell: Cell, house: House) -> Piece:
        return Piece(
            ids.House(*house),
            ids.Cell(*cell),
            grid.rect(cell).inset(grid.cell_size * 0.02),
            pictures.house_picture(house.colour),
            self._voice.house(house.colour),
            fixed=True,
            plain=True,
        )

    def _pawns_in_town(self, view: Position, players: Players, grid: TownGrid) -> Iterator[Piece]:
        for cell, piece in view.standing.items():
            tip = self._pawn_tip(view, piece, view.houses[cell].colour, players)
            yield self._kept.once(self._standing, players, grid, cell, piece, tip)
        for shoved in view.pending:
            rect = held_above(grid.rect(shoved.cell))
            yield self._pawn(shoved.piece, ids.Cell(*shoved.cell), rect, players, order=40)
        large = Ghost(LARGE)
        if view.options.large_ghost and not _on_table(view, large):
            yield self._pawn(large, ids.BESIDE, BESIDE.inset(8), players, order=20)

    def _pawn_tip(
        self, view: Position, piece: Ghost | Kid, colour: Colour, players: Players
    ) -> str:
        if isinstance(piece, Ghost):
            return self._voice.tips.ghost(piece)
        return self._voice.kid_tip(candy_of(view, piece.seat, colour), players)

    def _standing(
        self, players: Players, grid: TownGrid, cell: Cell, piece: Ghost | Kid, tip: str
    ) -> Piece:
        rect = standing_on(grid.rect(cell))
        pawn = self._pawn(piece, ids.Cell(*cell), rect, players, order=20)
        return evolve(pawn, name=self._voice.cell(*grid.spoken(cell), pawn.name), tooltip=tip)

    def _pawn(
        self, piece: Ghost | Kid, place: str, rect: Rect, players: Players, order: int
    ) -> Piece:
        name = self._voice.piece(piece, players)
        if isinstance(piece, Ghost):
            picture, tip = pictures.ghost_picture(piece.number), self._voice.tips.ghost(piece)
            return Piece(ids.pawn(piece), place, rect, picture, name, order, tip, plain=True)
        picture = pictures.kid_of(players[piece.seat])
        return Piece(ids.pawn(piece), place, rect, picture, name, order, plain=True)

    def _stack_pieces(self, view: Position) -> Iterator[Piece]:
        for colour in COLOURS:
            rect = stack_rect(colour)
            left = view.stacks[colour]
            for under in range(left):
                number = HOUSES_PER_COLOUR - under
                yield Piece(
                    ids.House(colour, number),
                    ids.Stack(colour),
                    Rect(rect.x - under * 2.5, rect.y - under * 2.5, rect.w, rect.h),
                    pictures.house_picture(colour),
                    self._voice.house(colour),
                    order=under,
                    tooltip=self._voice.stack_tip(colour, left),
                    takes=top_of_stack(view, colour),
                    plain=True,
                )

    def _deck_pieces(self, view: Position) -> Iterator[Piece]:
        for above, dealt in enumerate(reversed(hidden(view.deck))):
            shift = above * 0.6
            rect = Rect(DECK.x - shift, DECK.y - shift, DECK.w, DECK.h)
            yield Piece(
                ids.Card(dealt.slot),
                ids.DECK,
                rect,
                pictures.card_back(dealt.haunted),
                self._voice.card(dealt),
                order=above,
                tooltip=self._voice.tips.deck(len(view.deck)),
                fixed=True,
                plain=True,
            )

    def _panel_pieces(
        self,
        seat: Seat,
        players: Players,
        layout: Layout,
        hunter: Hunter,
        hand_in_tray: bool,
        prospects: Prospects,
    ) -> Iterator[Piece]:
        voice, player = self._voice, players[seat]
        panel = layout.panels[seat]
        place = ids.Panel(seat)
        next_kid = Kid(seat, KIDS - hunter.kids + 1)
        for at in range(hunter.kids):
            kid = Kid(seat, KIDS - at)
            name = voice.piece(kid, players)
            yield Piece(
                ids.pawn(kid),
                place,
                panel.kid(at),
                pictures.kid_of(player),
                name,
                order=at,
                tooltip=voice.tips.kids_to_come(),
                takes=ids.pawn(next_kid),
                plain=True,
            )
        for at, candy in enumerate(hunter.candies):
            order = 2 * at
            rect = panel.candies.rect(at, len(hunter.candies))
            name = voice.candy(candy.house.colour)
            tip = voice.tips.candy(name, brought(hunter.candies, at))
            picture = pictures.candy_picture(candy.house.colour)
            candy_id = ids.House(*candy.house)
            candy_piece = Piece(candy_id, place, rect, picture, name, order, tip)
            yield evolve(candy_piece, fixed=True, plain=True)
            eater = self._pawn(candy.kid, place, eating(rect), players, order + 1)
            yield evolve(eater, fixed=True, tooltip=tip)
        for at, dealt in enumerate(hunter.scored):
            rect = panel.scored.rect(at, len(hunter.scored))
            tip = voice.tips.scored_card(dealt.haunted)
            yield evolve(self._card(dealt, place, rect, at, tip), fixed=True)
        for at in range(hunter.scares):
            yield Piece(
                ids.Scare(seat, at),
                place,
                panel.scare(at),
                pictures.scare_picture(),
                voice.scare(),
                order=at,
                tooltip=voice.tips.bank(),
                source=ids.BANK,
                fixed=True,
                plain=True,
            )
        best = dict(prospects)
        for at, dealt in enumerate(hunter.hand):
            tip = voice.card_tip(dealt, best.get(dealt.card) if dealt.card is not None else None)
            if hand_in_tray:
                rect = layout.card(at, len(hunter.hand))
                yield self._card(dealt, ids.HAND, rect, at, tip)
            else:
                yield self._card(dealt, place, panel.in_hand(at), at, tip)

    def _card(self, dealt: Dealt, place: str, rect: Rect, order: int, tip: str) -> Piece:
        """On a panel only its pattern is shown: there is no room for more."""
        if dealt.card is None:
            picture = pictures.card_back(dealt.haunted)
        elif place == ids.HAND:
            picture = pictures.card_picture(dealt.card)
        else:
            picture = pictures.pattern_picture(dealt.card, rect.w)
        name, seen_as = self._voice.card(dealt), self._voice.card_seen(dealt)
        id_, plain = ids.Card(dealt.slot), dealt.card is None
        return Piece(id_, place, rect, picture, name, order, tip, plain=plain, seen_as=seen_as)


def _on_table(view: Position, ghost: Ghost) -> bool:
    return view.where(ghost) is not None or any(shoved.piece == ghost for shoved in view.pending)
