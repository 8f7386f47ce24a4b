"""The workshop on the table: the town and the stacks as ever, ghosts and kids below them, all cards
to choose from at the right, those that are chosen in the tray, and a bin."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from halloween_table.contract.arrangement import Arrangement, Prompt, Room
from halloween_table.contract.gestures import Carry, Gesture, Press
from halloween_table.contract.ids import Id, Ids
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import Offer
from halloween_table.engine.game import Refusal, Seat, seat_of

from ..puzzles.workshop import RULE, CandyWorkshop, Draft, pawn_of
from ..puzzles.workshop_moves import (
    AddCard,
    LayTile,
    Move,
    Pawn,
    PutPawn,
    RemoveCard,
    SetRounds,
    ShiftPawn,
    ShiftTile,
    TakePawn,
    TakeTile,
)
from ..rules.town import Cell
from ..words.workshop_voice import WorkshopVoice
from . import ids
from .layout import Layout
from .workshop_things import (
    BIN,
    NEEDS,
    SHELF,
    Rounds,
    Supply,
    WorkshopFurniture,
    WorkshopPieces,
    grid_of,
)

_ANYWHERE: Final = Cell(10**6, 10**6)
"""No cell of any town: for a move that is asked about before it has an aim."""
IDS: Final = Ids(ids.Cell, ids.House, ids.Kid, ids.Ghost, ids.Card, ids.Stack, Supply, Rounds)


class WorkshopArranger:
    """Lays a draft out on the table."""

    def __init__(self, game: CandyWorkshop, voice: WorkshopVoice) -> None:
        self._game, self._voice, self._kept = game, voice, Kept()
        self._pieces = WorkshopPieces(voice, self._kept)
        self._furniture = WorkshopFurniture(voice, self._kept)

    def arrange(self, view: Draft, eyes: Seat | None, players: Players, room: Room) -> Arrangement:
        eyes, layout = seat_of(eyes), Layout.of(room, NEEDS)
        grid = grid_of(view, layout)
        moves = self._game.moves(view, eyes) if eyes is not None else ()
        self._kept.open_for((self._voice.tongue(), players, layout))
        return Arrangement(
            places=tuple(self._furniture.laid_out(view, players, layout, grid)),
            pieces=tuple(self._pieces.laid_out(view, players, layout, grid)),
            marks=tuple(self._furniture.drawn(view, layout, grid)),
            prompt=Prompt(self._voice.title(), self._voice.prompt(view, players)),
            offers=tuple(offer for move in moves for offer in self._offers(view, move)),
            unframed=True,
            size=layout.size,
            board=layout.town,
        )

    # ---- offers -------------------------------------------------------------------------------------

    def _offers(self, view: Draft, move: Move) -> Iterator[Offer]:
        """What is taken away goes to the bin, or to where it came from."""
        if isinstance(move, SetRounds):
            caption = self._voice.set_rounds(move.rounds)
            yield Offer(move, Press(Rounds(move.rounds)), caption=caption)
            return
        piece, aims = _carried(view, move)
        for aim in aims:
            yield Offer(move, Carry(piece, aim))

    # ---- what somebody means ------------------------------------------------------------------------

    def attempt(self, view: Draft, gesture: Gesture) -> Move | Refusal | None:
        match IDS.known(gesture):
            case Carry(ids.House() as piece, place):
                return _house_meant(view, piece, place)
            case Carry(ids.Ghost() | ids.Kid() as piece, place):
                return _pawn_meant(view, piece, place)
            case Carry(ids.Card(card), place):
                return _card_meant(view, card, place)
            case Press(ids.Stack(colour)) if not view.stack(colour):
                return LayTile(colour, _ANYWHERE)
            case Press(Supply(pawn)) if not view.supply(pawn):
                return PutPawn(pawn, _ANYWHERE)
        return None


def _carried(view: Draft, move: Move) -> tuple[Id, tuple[str, ...]]:
    """The piece that a move is made with, and where it can be brought for that."""
    match move:
        case LayTile(colour, cell):
            return ids.House(*view.stack(colour)[0]), (ids.Cell(*cell),)
        case ShiftTile(start, cell):
            return ids.House(*view.houses[start]), (ids.Cell(*cell),)
        case TakeTile(cell):
            house = view.houses[cell]
            return ids.House(*house), (BIN, ids.Stack(house.colour))
        case PutPawn(pawn, cell):
            return ids.pawn(view.supply(pawn)[0]), (ids.Cell(*cell),)
        case ShiftPawn(start, cell):
            return ids.pawn(view.standing[start]), (ids.Cell(*cell),)
        case TakePawn(cell):
            piece = view.standing[cell]
            return ids.pawn(piece), (BIN, Supply(pawn_of(piece)))
        case AddCard(card):
            return ids.Card(card), (ids.HAND,)
        case RemoveCard(card):
            return ids.Card(card), (BIN, SHELF)
    raise AssertionError(move)


def _house_meant(view: Draft, piece: ids.House, place: str | None) -> Move | Refusal:
    start = next((cell for cell, house in view.houses.items() if ids.House(*house) == piece), None)
    if isinstance(place, ids.Cell):
        to = place.cell
        return LayTile(piece.colour, to) if start is None else ShiftTile(start, to)
    if start is not None and place in (BIN, ids.Stack(piece.colour)):
        return TakeTile(start)
    return Refusal(RULE, "house_target")


def _pawn_meant(view: Draft, piece: ids.Ghost | ids.Kid, place: str | None) -> Move | Refusal:
    start = next((cell for cell, it in view.standing.items() if ids.pawn(it) == piece), None)
    pawn = Pawn.GHOST if isinstance(piece, ids.Ghost) else Pawn.KID
    if isinstance(place, ids.Cell):
        return PutPawn(pawn, place.cell) if start is None else ShiftPawn(start, place.cell)
    if start is not None and place in (BIN, Supply(pawn)):
        return TakePawn(start)
    return Refusal(RULE, "pawn_target")


def _card_meant(view: Draft, card: int, place: str | None) -> Move | Refusal:
    if place == ids.HAND:
        return AddCard(card)
    if card in view.cards and place in (BIN, SHELF):
        return RemoveCard(card)
    return Refusal(RULE, "card_target")
