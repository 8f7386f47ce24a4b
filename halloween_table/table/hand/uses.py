"""What a screen reader can do with what lies on the table: always what the keyboard's walk does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from halloween_table.contract.gestures import Lead, Pick
from halloween_table.contract.offers import Offer
from halloween_table.contract.places import Piece, Place

from ..scene.points import middle
from .gestures import Carrying, Choosing
from .walk import Walk

if TYPE_CHECKING:
    from ..view import TableView

Verb = Literal["Press", "Lift", "Put here", "Put back", "Lead here", "Turn up", "Turn down"]
TURNS: Final = ("Turn up", "Turn down")
"""What is done with a hand as a whole."""


class Uses:
    """Pressing, lifting, putting down and choosing, one spot at a time."""

    def __init__(self, view: TableView, walk: Walk) -> None:
        self._view, self._walk = view, walk

    def verbs(self) -> dict[str, Verb]:
        """What can be done with pieces and places now, by id: nothing behind a curtain, and among
        several offers that are shown one is chosen first."""
        gesture = self._view.hand.gesture
        if isinstance(gesture, Choosing) or not self._view.isEnabled():
            return {}
        verbs: dict[str, Verb] = {}
        carrying = gesture if isinstance(gesture, Carrying) else None
        if carrying is None or not carrying.held:
            picked = {offer.gesture.start for offer in self._offers() if _is_pick(offer)}
            for stop in self._walk.standing_stops():
                carried = isinstance(stop, Piece) and stop.id not in picked
                verbs[stop.id] = "Lift" if carried and self._offered(stop.id) else "Press"
            verbs |= {
                hand.id: "Turn up" if hand.face_down else "Turn down" for hand in self.hands()
            }
        if carrying is not None:
            verbs |= {place.id: "Put here" for place in carrying.targets()}
            if not carrying.held:
                verbs[carrying.piece] = "Put back"
        else:
            leads = (offer.gesture for offer in self._offers() if isinstance(offer.gesture, Lead))
            verbs |= {lead.path[-1]: "Lead here" for lead in leads}
        return verbs

    def use(self, id_: str) -> None:
        """Does it. A little scene that is being played only ends."""
        view, verb = self._view, self.verbs().get(id_)
        if view.underway:
            view.finish()
            return
        view.setFocus()
        if verb == "Lead here":
            offer = next(offer for offer in self._offers() if _leads_to(offer, id_))
            place = view.table.place(id_)
            if place is not None:
                view.hand.make([offer], place.id, middle(place.rect))
        elif verb is not None:
            if verb != "Put here" and view.hand.is_busy:
                view.hand.end()
            if verb in TURNS:
                view.holding.turn()
            elif verb != "Put back":
                self._walk.use(id_)

    @property
    def choices(self) -> list[Offer]:
        """Among which somebody has to choose now, or the one that asks first."""
        gesture = self._view.hand.gesture
        return gesture.offers if isinstance(gesture, Choosing) else []

    def choose(self, number: int) -> None:
        gesture = self._view.hand.gesture
        if isinstance(gesture, Choosing) and number < len(gesture.offers):
            gesture.choose(number)

    def put_back(self) -> None:
        """Nothing comes of what was lifted or is being chosen."""
        if self._view.hand.is_busy:
            self._view.hand.end()
            self._walk.resume()

    def hands(self) -> list[Place]:
        """Where cards lie that can be held up, whether they are or not."""
        table = self._view.table
        if table.seat_keys is None:
            return []
        places = table.arrangement.places
        return [place for place in places if place.own_key is not None and not place.button]

    def _offers(self) -> tuple[Offer, ...]:
        return self._view.table.arrangement.offers

    def _offered(self, id_: str) -> bool:
        return any(offer.gesture.start == id_ for offer in self._offers())


def _is_pick(offer: Offer) -> bool:
    return isinstance(offer.gesture, Pick)


def _leads_to(offer: Offer, place: str) -> bool:
    return isinstance(offer.gesture, Lead) and offer.gesture.path[-1] == place
