"""What lies on the table of a game: now, on the way to it, at an earlier moment, and since somebody
last looked."""

from __future__ import annotations

from collections import deque
from typing import Any

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.gestures import touched
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.engine.game import Seat
from halloween_table.sitting.change import Glance
from halloween_table.sitting.history import History
from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from .questions import Questions

_TURNS = 8
"""How many ends of turns are remembered: at least as many as there are seats at any table."""


class Arranging:
    """Asks the game's arranger for what somebody's eyes may see, laid out for the room that the
    table's view has."""

    def __init__(self, source: Source, hands: Hands, view: TableView) -> None:
        self._source, self._hands = source, hands
        self._view = view
        self._questions = Questions()
        self._known: deque[tuple[Any, dict[str, str]]] = deque(maxlen=_TURNS)
        """Positions that turns have ended in lately, and where everything lay then."""

    def _arranged(self, glance: Glance) -> Arrangement:
        arranger, players = self._source.kit.arranger, seated(self._source.players)
        return arranger.arrange(glance.view, glance.at, players, self._view.room)

    def now(self) -> Arrangement:
        """As it stands, with everything that can be done."""
        arrangement = self._arranged(self._source.glance)
        unseen, seat = _face_down(arrangement), self._source.at
        offers = tuple(
            self._questions.put(offer, seat)
            for offer in arrangement.offers
            if self.stands(offer) and offer.gesture.start not in unseen
        )
        void = _starts(arrangement.offers) - _starts(offers)
        # A button that only took back what cannot be taken back any more would do nothing.
        places = tuple(
            place for place in arrangement.places if not place.button or place.id not in void
        )
        return evolve(arrangement, places=places, offers=offers, back=self._back(arrangement.back))

    def answered(self, offer: Offer) -> None:
        """Whoever looks has made that offer, and means what it asks about."""
        self._questions.answer(offer, self._source.at)

    def stands(self, offer: Offer) -> bool:
        """The game offers to take back whatever lies there; the hands know what still can be."""
        move = offer.move
        return not isinstance(move, TakeBack) or self._hands.can_take_back(move.move)

    def _back(self, back: TakeBack | None) -> TakeBack | None:
        """How far Esc goes: where something was learned since it was begun, one move."""
        if back is None or self._hands.can_take_back(back.move):
            return back
        return TakeBack()

    def hidden(self) -> Arrangement:
        """The same table with nothing on it and nothing said about it: a pause gives no time to
        search, not even to somebody who listens."""
        return Arrangement((), (), (), Prompt("", ""), size=self.now().size)

    def watched(self, source: Source) -> Arrangement:
        """A table that is only looked at: nothing can be done there, and no clock runs."""
        return evolve(self.passed(source.glance), dials=(), back=None)

    def passed(self, glance: Glance) -> Arrangement:
        """What a little scene shows: nothing can be done in it, but look something up."""
        arrangement = self._arranged(glance)
        places = tuple(
            place for place in arrangement.places if not place.button or place.explained_at
        )
        brief = arrangement.brief or glance.brief
        return evolve(arrangement, places=places, offers=(), held="", back=None, brief=brief)

    def seen_by(self, seat: Seat, position: Any) -> Arrangement:
        """As that seat sees a position, with everything that it can do there."""
        return self._arranged(Glance(self._source.kit.game.view(position, seat), seat))

    def used(self, replay: Replay, seat: Seat, move: Any) -> list[str]:
        """What that seat would use for a move in what is watched: pieces and places."""
        offers = self.seen_by(seat, replay.position).offers
        return [id_ for offer in offers if offer.move == move for id_ in touched(offer.gesture)]

    def recent(self, history: History, seat: Seat) -> list[str]:
        """What has moved since that seat last played."""
        before = self._public_places(history.moments[history.last_left_by(seat)].position)
        now = self._public_places(history.position)
        return [id_ for id_ in now if before.get(id_) != now[id_]]

    def _public_places(self, position: Any) -> dict[str, str]:
        """Where every piece on the board lies, as everybody may know it. What somebody left is what
        the next one found."""
        known = next((places for was, places in self._known if was is position), None)
        if known is None:
            known = self._places_in(position)
            self._known.append((position, known))
        return known

    def _places_in(self, position: Any) -> dict[str, str]:
        arrangement = self._arranged(Glance(self._source.kit.game.view(position, None), None))
        board = {place.id for place in arrangement.places if place.news}
        return {piece.id: piece.place for piece in arrangement.pieces if piece.place in board}


def _face_down(arrangement: Arrangement) -> set[str]:
    """The cards that lie face down before whoever plays: nobody plays one without having seen it."""
    hands = {place.id for place in arrangement.places if place.face_down}
    return {piece.id for piece in arrangement.pieces if piece.place in hands}


def _starts(offers: tuple[Offer, ...]) -> set[str]:
    return {offer.gesture.start for offer in offers}
