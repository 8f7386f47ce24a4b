"""Candy Hunters on the table: a view goes in, an arrangement comes out; gestures mean moves."""

from __future__ import annotations

from functools import partial
from typing import Literal

from halloween_table.contract.arrangement import Arrangement, Prompt, Room, StepMark
from halloween_table.contract.gestures import Carry, Gesture, PassInVain, Press
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import PASS_KEY, Cover, Offer, TakeBack
from halloween_table.engine.game import OPEN, Refusal, Seat, seat_of

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
from ..rules.patterns import gains, match, worth_scoring
from ..rules.position import Position, Stage
from ..rules.setup import HAND
from ..rules.town import Cell
from ..words.voice import CandyHuntersVoice
from . import ids
from .furniture import Furniture, lies_face_down
from .ids import IDS, card_in_hand, next_kid, top_of_stack
from .layout import SUPPLY, Layout, Needs, TownGrid, reach
from .pieces import Pieces, Prospects

_STEP_ICONS = {
    Stage.HOUSE: "candy_hunters/step-house",
    Stage.GHOSTS: "candy_hunters/step-ghost",
    Stage.PATTERN: "candy_hunters/step-pattern",
    Stage.EXCHANGE: "candy_hunters/step-exchange",
    Stage.KID: "candy_hunters/step-kid",
}


_PANELS = {2: 236.0, 3: 188.0, 4: 140.0}
"""How high a panel would like to be among so many."""
_CORE = (1.0, 1.0)
"""The middle of the four houses that the town grows around (CH-S2)."""
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

    def __init__(
        self,
        game: CandyHunters,
        voice: CandyHuntersVoice,
        pieces: type[Pieces] = Pieces,
        furniture: type[Furniture] = Furniture,
    ) -> None:
        self._game = game
        self._voice = voice
        self._kept = Kept()
        self._pieces = pieces(voice, self._kept)
        self._furniture = furniture(voice, self._kept)

    def arrange(
        self, view: Position, eyes: Seat | None, players: Players, room: Room
    ) -> Arrangement:
        near, eyes = _at_the_tray(view, eyes), seat_of(eyes)
        moves = tuple(self._game.moves(view, eyes)) if eyes is not None else ()
        worth = worth_scoring(view, moves)
        layout = Layout.of(room, self._needs(view))
        grid = TownGrid.around(view.houses, layout.town, self._middle(view))
        self._kept.open_for((self._voice.tongue(), players, layout))
        quiet = bool(worth) or _cards_unseen(view, eyes)
        places = tuple(self._furniture.places(view, near, players, layout, grid, moves, quiet))
        strips = partial(grid.strips, view.houses)
        prospects = _prospects(view, eyes, moves, worth)
        pieces = tuple(self._pieces.all(view, near, players, layout, grid, prospects))
        return Arrangement(
            places=places,
            pieces=pieces,
            marks=tuple(self._furniture.marks(view, near, players, layout, grid)),
            prompt=self._prompt(view, eyes, players, moves),
            offers=tuple(self._offer(view, move, players, grid, worth) for move in moves),
            held=ids.held(view) if eyes == view.seat else "",
            clear=(
                SUPPLY,
                *(place.rect for place in places if place.id == ids.PASS),
                *(piece.rect for piece in pieces if piece.place == ids.HAND),
                *(panel.rect for panel in layout.panels),
                *self._kept.part("strips", (view.houses, grid), strips),
            ),
            back=TakeBack() if eyes == view.seat and view.pending else None,
            size=layout.size,
            board=layout.town,
        )

    def _needs(self, view: Position) -> Needs:
        """What has to find room beside the town."""
        seats = len(view.hunters)
        _, _, columns, rows = reach(view.houses)
        cards = HAND + view.options.haunted
        return Needs((_PANELS[seats],) * seats, cards, columns=columns, rows=rows)

    def _middle(self, view: Position) -> tuple[float, float]:
        """The middle of the town as it was at first, in cells."""
        return _CORE

    def attempt(self, view: Position, gesture: Gesture) -> Move | Refusal | None:
        match IDS.known(gesture):
            case Carry(piece, place):
                return self._carried(view, piece, place)
            case Press(ids.Stack(colour)) if not view.stacks[colour]:
                return PlaceHouse(colour, _ANYWHERE)
            case PassInVain():
                return Pass()
        return None

    def _carried(self, view: Position, piece: str, place: str | None) -> Move | Refusal | None:
        cell = place.cell if isinstance(place, ids.Cell) else None
        match piece:
            case ids.Card(slot):
                return self._card(view, slot, place, cell)
            case ids.Kid() if piece != ids.held(view) and (refusal := self._rooted(view, piece)):
                return refusal
        move, hint = _meant(view, piece, cell or _ANYWHERE)
        return move if cell else self._aimless(view, move, hint)

    @staticmethod
    def _rooted(view: Position, kid: ids.Kid) -> Refusal | None:
        """Why this kid is not sent anywhere at all."""
        if any(ids.pawn(piece) == kid for piece in view.standing.values()):
            return Refusal("CH-2.3", "kids_wait")
        return Refusal("CH-5.1", "not_your_kid") if kid.seat != view.seat else None

    def _card(
        self, view: Position, slot: int, place: str | None, cell: Cell | None
    ) -> Move | Refusal:
        hand = view.hunters[view.seat].hand
        card = next((held.card for held in hand if held.slot == slot), None)
        if card is None:
            return Refusal("CH-3.1", "card_not_in_hand")
        if place == ids.DECK:
            return Exchange(card)
        score = ScorePattern(card, cell or _ANYWHERE, 0)
        if cell is None:
            return self._aimless(view, score, "card_target")
        haunted = CARDS[card].haunted
        nowhere = Refusal("CH-3.9", "haunted_nowhere") if haunted else Refusal("CH-3.2", "nowhere")
        return self._game.untimely(view, view.seat, score) or nowhere

    def _aimless(self, view: Position, move: Move, hint: str) -> Refusal:
        """Something brought to where nothing of its kind goes: is it time for it, and where to?"""
        return self._game.untimely(view, view.seat, move) or Refusal(_AIMS[hint], hint)

    # ---- offers -------------------------------------------------------------------------

    def _offer(
        self,
        view: Position,
        move: Move,
        players: Players,
        grid: TownGrid,
        worth: dict[int, int],
    ) -> Offer:
        match move:
            case PlaceHouse(colour, cell):
                return Offer(move, Carry(top_of_stack(view, colour), ids.Cell(*cell)))
            case MoveGhost(ghost, to):
                return Offer(move, Carry(ids.Ghost(ghost), ids.Cell(*to)))
            case Displace(to):
                return Offer(move, Carry(ids.held(view), ids.Cell(*to)))
            case ScorePattern():
                return self._score_offer(view, move, players, grid)
            case Exchange(card):
                return Offer(move, Carry(card_in_hand(view, card), ids.DECK))
            case PlaceKid(cell):
                return Offer(move, Carry(next_kid(view), ids.Cell(*cell)))
            case Pass():
                return self._pass_offer(view, move, worth)

    def _pass_offer(self, view: Position, move: Pass, worth: dict[int, int]) -> Offer:
        """Whoever leaves a card that scores is asked about every point that it would bring."""
        caption = self._voice.pass_caption(view.stage)
        ask = self._voice.pass_question(max(worth.values())) if worth else ""
        about = frozenset(
            (card_in_hand(view, card), point)
            for card, points in worth.items()
            for point in range(points)
        )
        return Offer(move, Press(ids.PASS), caption=caption, key=PASS_KEY, ask=ask, about=about)

    def _score_offer(
        self, view: Position, move: ScorePattern, players: Players, grid: TownGrid
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
        return Offer(move, Carry(card_in_hand(view, move.card), ids.TOWN), covers, caption)

    # ---- prompt --------------------------------------------------------------------------

    def _prompt(
        self, view: Position, eyes: Seat | None, players: Players, moves: tuple[Move, ...]
    ) -> Prompt:
        unknown = eyes is None or lies_face_down(view, eyes)
        can_score = unknown or any(isinstance(move, ScorePattern) for move in moves)
        names = self._voice.step_names()
        return Prompt(
            self._voice.title(view, players),
            self._voice.prompt(view, can_score),
            tuple(
                StepMark(names[stage], _STEP_ICONS[stage], self._step_state(view, stage))
                for stage in names
                if not view.over
            ),
        )

    def _step_state(
        self, view: Position, stage: Stage
    ) -> Literal["done", "now", "next", "skipped"]:
        if stage > self._game.last_stage(view):
            return "skipped"
        if stage < view.stage:
            return "done"
        return "now" if stage is view.stage else "next"


def _at_the_tray(view: Position, eyes: Seat | None) -> Seat | None:
    """Whose hand lies in the tray: that of whoever looks; where everything is open, of whoever has
    the turn, since on a panel one card covers the next."""
    if eyes == OPEN:
        return None if view.over else view.seat
    return seat_of(eyes)


def _prospects(
    view: Position, eyes: Seat | None, moves: tuple[Move, ...], worth: dict[int, int]
) -> Prospects:
    """While a card may be scored: what each of one's own brings that is worth it, and 0 for those
    that fit nowhere."""
    if view.stage is not Stage.PATTERN or eyes != view.seat or view.over:
        return ()
    fitting = {move.card for move in moves if isinstance(move, ScorePattern)}
    hand = (dealt.card for dealt in view.hunters[view.seat].hand if dealt.card is not None)
    return tuple(
        (card, worth.get(card, 0)) for card in hand if card in worth or card not in fitting
    )


def _cards_unseen(view: Position, eyes: Seat | None) -> bool:
    """Whether somebody who may score a card has not turned their own up: first they look."""
    return view.stage is Stage.PATTERN and eyes is not None and lies_face_down(view, eyes)


def _meant(view: Position, piece: str, cell: Cell) -> tuple[Move, str]:
    """What bringing a piece to a cell means, and what it is told that was brought elsewhere."""
    match piece:
        case ids.House(colour):
            return PlaceHouse(colour, cell), "house_target"
        case ids.Ghost(number) if piece != ids.held(view):
            return MoveGhost(number, cell), "ghost_target"
        case ids.Kid() if piece != ids.held(view):
            return PlaceKid(cell), "kid_target"
    return Displace(cell), "shoved_target"
