"""Halloween on the table: a view goes in, an arrangement comes out; gestures mean moves."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from halloween_table.contract.arrangement import ROOM, Arrangement, Prompt, Room
from halloween_table.contract.gestures import Gesture
from halloween_table.contract.kept import Kept
from halloween_table.contract.kit import Players
from halloween_table.contract.offers import Offer
from halloween_table.contract.places import Piece, Place
from halloween_table.engine.game import Refusal, Seat

from ..rules.game import Halloween
from ..rules.moves import Act, Claim, Move, Rest, UseBonus, UsePower
from ..rules.pending import Readied
from ..rules.position import Position
from ..rules.town import ACTIONS, SLOTS
from ..rules.turn import OF_THEMSELVES
from ..words.offers import OfferWords
from ..words.table import TableWords
from ..words.voice import HalloweenVoice
from . import ids
from .attempts import attempted
from .fight_odds import FightOdds
from .furniture import Furniture
from .ids import IDS
from .layout import Layout
from .offers import Offers, way_back
from .pieces import Pieces
from .wholes import Wholes


class HalloweenArranger:
    """Lays a view of the game out on the table."""

    def __init__(self, game: Halloween, voice: HalloweenVoice, words: TableWords) -> None:
        self._game = game
        self._voice = voice
        self._words = words
        self._kept = Kept()
        self._lay_out(Layout.of(ROOM))

    def _lay_out(self, layout: Layout) -> None:
        """Everything lies as it does on that table."""
        names = self._words.names
        self._layout = layout
        self._pieces = Pieces(self._words, self._kept, layout)
        self._furniture = Furniture(self._words, self._kept, layout)
        self._offers = Offers(names, OfferWords(names), layout)

    def arrange(
        self, view: Position, eyes: Seat | None, players: Players, room: Room
    ) -> Arrangement:
        # Whoever looks: nothing on a board is hidden, and here is where something happens.
        near = view.decider
        layout = Layout.of(room, legend=not view.options.master)
        if layout is not self._layout:
            self._lay_out(layout)
        self._kept.open_for((self._words.tongue(), players, layout))
        acts = eyes is not None and eyes in self._game.actors(view)
        moves = tuple(self._game.moves(view, eyes)) if acts and eyes is not None else ()
        odds = FightOdds(view, moves, self._words.odds, layout)
        offers = tuple(self._offers.all(view, moves, odds))
        hindrances = dict(self._hindrances(view, players)) if acts else {}
        wholes = Wholes.of(moves)
        places = tuple(self._furniture.places(view, near, players, moves, wholes, hindrances))
        pieces = _settled(tuple(self._pieces.all(view, near, players, wholes)), offers)
        marks = tuple(self._furniture.marks(view, near, players, wholes))
        if odds:
            places, pieces, marks = odds.named(places), odds.tipped(pieces), (*marks, *odds.marks())
        return Arrangement(
            places=_pressable(places, offers),
            pieces=pieces,
            marks=marks,
            prompt=self._prompt(view, players),
            offers=offers,
            back=way_back(view, moves),
            size=layout.size,
            board=layout.town.area,
        )

    def attempt(self, view: Position, gesture: Gesture) -> Move | Refusal | None:
        return attempted(view, IDS.known(gesture))

    def _hindrances(self, view: Position, players: Players) -> Iterator[tuple[str, str]]:
        """Why places of the board cannot be used now, for whoever looks closer."""
        if view.pending and not isinstance(view.pending[-1], Readied):
            return
        seat = view.decider
        asked: list[tuple[str, Move]] = [
            (ids.Action(seat, section, action), Act(section, action))
            for section in range(view.options.sections)
            for action in ACTIONS
        ]
        if not view.pending:
            asked += [(ids.Rest(at), Rest(at)) for at in range(view.options.sections)]
            asked += [
                (ids.Slot(seat, at), UseBonus(at))
                for at in range(SLOTS)
                if view.lord.slots[at].token is not None
            ]
        for card in view.cards:
            asked.append(
                (ids.Card(card), UsePower(card) if card in view.lord.cards else Claim(card))
            )
        for place, move in asked:
            refusal = self._game.refusal(view, seat, move)
            if refusal is not None and refusal.reason not in OF_THEMSELVES:
                yield place, self._voice.refusal(refusal, players)

    def _prompt(self, view: Position, players: Players) -> Prompt:
        words = self._words.prompts
        return Prompt(words.title(view, players), words.prompt(view, players), words.steps(view))


def _pressable(places: tuple[Place, ...], offers: tuple[Offer, ...]) -> tuple[Place, ...]:
    """A place that an offer wants to be pressed is a button, and belongs where it did: a building that
    is chosen is told with the town."""
    pressed = {offer.gesture.start for offer in offers}
    return tuple(
        evolve(place, button=True, group=place.group or "board")
        if place.id in pressed and not place.button
        else place
        for place in places
    )


def _settled(pieces: tuple[Piece, ...], offers: tuple[Offer, ...]) -> tuple[Piece, ...]:
    """What lies on a place to be pressed, and cannot be taken itself, does not hide it; and what can
    be taken is loose."""
    used = {offer.gesture.start for offer in offers}
    return tuple(
        evolve(piece, fixed=piece.id not in used)
        if (piece.id in used) is piece.fixed
        and (piece.fixed or (piece.place in used and piece.takes not in used))
        else piece
        for piece in pieces
    )
