"""Candy Hunters on the table: a view goes in, an arrangement comes out; gestures mean moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from halloween_table.contract.arrangement import Arrangement, Prompt, Room, StepMark
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import PASS_KEY, PASS_KEY_IN_VAIN, Cover, Offer
from halloween_table.engine.game import Refusal, Seat, seat_of

from ..rules.cards import CARDS
from ..rules.game import CandyHunters
from ..rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from ..rules.patterns import gains, match
from ..rules.position import ROUNDS, Kid, Position, Stage
from ..rules.town import Cell, Colour
from ..words.voice import CandyHuntersVoice
from . import layout
from .furniture import Furniture
from .ids import card_id, card_in_hand, cell_id, ghost_id, held_id, kid_id, next_kid, top_of_stack
from .pieces import Pieces

_STEP_ICONS = {
    Stage.HOUSE: "candy_hunters/step-house",
    Stage.GHOSTS: "candy_hunters/step-ghost",
    Stage.PATTERN: "candy_hunters/step-pattern",
    Stage.EXCHANGE: "candy_hunters/step-exchange",
    Stage.KID: "candy_hunters/step-kid",
}


_ANYWHERE = Cell(10**6, 10**6)
"""No cell of any town: for a move that is asked about before it has an aim."""
_AIMS = {
    "house_target": "CH-1.1",
    "ghost_target": "CH-2.2",
    "shoved_target": "CH-2.3",
    "card_target": "CH-3.1",
    "kid_target": "CH-5.1",
}


class CandyHuntersArranger:
    """Lays a view of the game out on the table."""

    def __init__(self, game: CandyHunters, voice: CandyHuntersVoice) -> None:
        self._game = game
        self._voice = voice
        self._pieces = Pieces(voice)
        self._furniture = Furniture(voice)

    def arrange(
        self, view: Position, eyes: Seat | None, players: Players, room: Room
    ) -> Arrangement:
        eyes = seat_of(eyes)
        moves = tuple(self._game.moves(view, eyes)) if eyes is not None else ()
        grid = layout.town_grid(view)
        return Arrangement(
            places=tuple(self._furniture.places(view, eyes, players, grid, moves)),
            pieces=tuple(self._pieces.all(view, eyes, players, grid)),
            marks=tuple(self._furniture.marks(view, eyes, players)),
            prompt=self._prompt(view, eyes, players, moves),
            offers=tuple(self._offer(view, move, players, grid) for move in moves),
            held=held_id(view) if eyes == view.seat else "",
            size=layout.SIZE,
        )

    def attempt(self, view: Position, piece: str, place: str) -> Move | Refusal | None:
        kind, *name = piece.split(":")
        where, *spot = place.split(":")
        cell = Cell(int(spot[0]), int(spot[1])) if where == "cell" else None
        if piece and piece == held_id(view):
            return (
                Displace(cell)
                if cell
                else self._aimless(view, Displace(_ANYWHERE), "shoved_target")
            )
        match kind:
            case "house":
                move = PlaceHouse(Colour(name[0]), cell or _ANYWHERE)
                return move if cell else self._aimless(view, move, "house_target")
            case "ghost":
                walk = MoveGhost(int(name[0]), cell or _ANYWHERE)
                return walk if cell else self._aimless(view, walk, "ghost_target")
            case "card":
                return self._attempt_card(view, piece, where, cell)
            case "kid":
                return self._attempt_kid(view, piece, int(name[0]), cell)
        if place == PASS_KEY_IN_VAIN:
            return Pass()
        if where == "stack" and not view.stacks[Colour(spot[0])]:
            return PlaceHouse(Colour(spot[0]), _ANYWHERE)
        return None

    def path(self, view: Position, piece: str, places: Sequence[str]) -> tuple[Move, ...]:
        return ()

    def _attempt_card(
        self, view: Position, piece: str, where: str, cell: Cell | None
    ) -> Move | Refusal:
        hand = view.hunters[view.seat].hand
        card = next((held.card for held in hand if card_id(held) == piece), None)
        if card is None:
            return Refusal("CH-3.1", "card_not_in_hand")
        if where == "deck":
            return Exchange(card)
        score = ScorePattern(card, cell or _ANYWHERE, 0)
        if cell is None:
            return self._aimless(view, score, "card_target")
        haunted = CARDS[card].haunted
        nowhere = Refusal("CH-3.9", "haunted_nowhere") if haunted else Refusal("CH-3.2", "nowhere")
        return self._game.untimely(view, view.seat, score) or nowhere

    def _attempt_kid(
        self, view: Position, piece: str, seat: Seat, cell: Cell | None
    ) -> Move | Refusal:
        if any(kid_id(kid) == piece for kid in view.standing.values() if isinstance(kid, Kid)):
            return Refusal("CH-2.3", "kids_wait")
        if seat != view.seat:
            return Refusal("CH-5.1", "not_your_kid")
        place = PlaceKid(cell or _ANYWHERE)
        return place if cell else self._aimless(view, place, "kid_target")

    def _aimless(self, view: Position, move: Move, hint: str) -> Refusal:
        """Something brought to where nothing of its kind goes: is it time for it, and where to?"""
        return self._game.untimely(view, view.seat, move) or Refusal(_AIMS[hint], hint)

    # ---- offers -------------------------------------------------------------------------

    def _offer(self, view: Position, move: Move, players: Players, grid: layout.TownGrid) -> Offer:
        match move:
            case PlaceHouse(colour, cell):
                return Offer(move, cell_id(cell), top_of_stack(view, colour))
            case MoveGhost(ghost, to):
                return Offer(move, cell_id(to), ghost_id(ghost))
            case Displace(to):
                return Offer(move, cell_id(to), held_id(view))
            case ScorePattern():
                return self._score_offer(view, move, players, grid)
            case Exchange(card):
                return Offer(move, "deck", card_in_hand(view, card))
            case PlaceKid(cell):
                return Offer(move, cell_id(cell), kid_id(next_kid(view)))
            case Pass():
                return Offer(move, "pass", caption=self._voice.pass_caption(view), key=PASS_KEY)

    def _score_offer(
        self, view: Position, move: ScorePattern, players: Players, grid: layout.TownGrid
    ) -> Offer:
        card = CARDS[move.card]
        found = match(view, card, move.cell, move.turn)
        covers = (
            *(Cover(grid.rect(cell), "fits") for cell in found.houses),
            *(Cover(grid.rect(cell), "special") for cell in found.ghosts),
            *(Cover(grid.rect(cell), "missing", badge="−1") for cell in found.unmet),
        )
        caption = self._voice.match_caption(
            found, card.haunted, gains(view, found), view.seat, players
        )
        return Offer(move, cell_id(found.houses[0]), card_in_hand(view, move.card), covers, caption)

    # ---- prompt --------------------------------------------------------------------------

    def _prompt(
        self, view: Position, eyes: Seat | None, players: Players, moves: tuple[Move, ...]
    ) -> Prompt:
        can_score = eyes is None or any(isinstance(move, ScorePattern) for move in moves)
        names = self._voice.step_names()
        return Prompt(
            self._voice.title(view, players),
            self._voice.prompt(view, can_score),
            tuple(
                StepMark(names[stage], _STEP_ICONS[stage], _step_state(view, stage))
                for stage in Stage
                if not view.over
            ),
        )


def _step_state(view: Position, stage: Stage) -> Literal["done", "now", "next", "skipped"]:
    if stage is Stage.KID and view.round == ROUNDS:
        return "skipped"
    if stage < view.stage:
        return "done"
    return "now" if stage is view.stage else "next"
