"""What lies on the table of a sitting: now, on the way to it, and since somebody last looked."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.offers import Offer, TakeBack
from halloween_table.engine.game import Seat
from halloween_table.sitting.sitting import Glance, Sitting


class Arranging:
    """Asks the game's arranger for what the sitting's eyes may see."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def _arranged(self, view: Any, eyes: Seat | None) -> Arrangement:
        return self._sitting.kit.arranger.arrange(view, eyes, self._sitting.players)

    def now(self) -> Arrangement:
        arrangement = self._arranged(self._sitting.view, self._sitting.eyes)
        offers = tuple(offer for offer in arrangement.offers if self.stands(offer))
        void = _starts(arrangement.offers) - _starts(offers)
        # A button that only took back what cannot be taken back any more would do nothing.
        places = tuple(
            place for place in arrangement.places if not place.button or place.id not in void
        )
        return evolve(arrangement, places=places, offers=offers, back=self._back(arrangement.back))

    def stands(self, offer: Offer) -> bool:
        """The game offers to take back whatever lies there; the sitting knows what still can be."""
        move = offer.move
        return not isinstance(move, TakeBack) or self._sitting.can_take_back(move.move)

    def _back(self, back: TakeBack | None) -> TakeBack | None:
        """How far Esc goes: where something was learned since it was begun, one move."""
        if back is None or self._sitting.can_take_back(back.move):
            return back
        return TakeBack()

    def hidden(self) -> Arrangement:
        """The same table with nothing on it and nothing said about it: a pause gives no time to
        search, not even to somebody who listens."""
        return Arrangement((), (), (), Prompt("", ""), size=self.now().size)

    def passed(self, glance: Glance) -> Arrangement:
        """What a little scene shows: nothing can be done in it."""
        arrangement = self._arranged(glance.view, glance.eyes)
        places = tuple(place for place in arrangement.places if not place.button)
        return evolve(arrangement, places=places, offers=(), held="", back=None)

    def recent(self, seat: Seat) -> list[str]:
        """What has moved since that seat last played."""
        before = self._public_places(self._sitting.last_left_by(seat))
        now = self._public_places(self._sitting.position)
        return [id_ for id_ in now if before.get(id_) != now[id_]]

    def _public_places(self, position: Any) -> dict[str, str]:
        """Where every piece on the board lies, as everybody may know it."""
        arrangement = self._arranged(self._sitting.kit.game.view(position, None), None)
        board = {place.id for place in arrangement.places if place.news}
        return {piece.id: piece.place for piece in arrangement.pieces if piece.place in board}


def _starts(offers: tuple[Offer, ...]) -> set[str]:
    return {offer.gesture.start for offer in offers}
