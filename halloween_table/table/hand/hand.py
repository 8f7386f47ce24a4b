"""What is in somebody's hand, and what comes of it: an offer that is made, or a question why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from halloween_table.contract.gestures import Carry, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.places import Place

from ..scene.points import contains, middle
from .gestures import Carrying, Choosing

if TYPE_CHECKING:
    from ..look.speech import Speech
    from ..view import TableView
    from .pointer import Pointer
    from .walk import Walk


class Hand:
    """One hand for everybody: mouse, keys and screen readers lift and choose with it.

    Attributes:
        gesture: what somebody is about.
    """

    def __init__(self, view: TableView, speech: Speech, pointer: Pointer, walk: Walk) -> None:
        self._view, self._speech, self._pointer, self._walk = view, speech, pointer, walk
        self.gesture: Carrying | Choosing | None = None

    @property
    def is_busy(self) -> bool:
        """Whether somebody has lifted something, or chooses. What the game put into the hand only
        waits there, until it is dragged."""
        gesture = self.gesture
        waits = isinstance(gesture, Carrying) and gesture.held and not gesture.dragging
        return gesture is not None and not waits

    def lift(self, piece: str) -> Carrying:
        """Takes a piece into the hand, instead of another one if need be."""
        self._view.table.motion.finish()
        if self.gesture is not None:
            self.end()
        self.gesture = Carrying(self._view, piece)
        self._view.lifted.emit(piece)
        return self.gesture

    def take_held(self) -> None:
        """A piece that the game put into the hand is lifted for the player."""
        table = self._view.table
        held = table.arrangement.held
        if held and self.gesture is None and table.piece_item(held) is not None:
            self.gesture = Carrying(self._view, held, held=True)
            self._walk.resume()

    def forget(self) -> None:
        """Another arrangement is shown: nothing is to be put back."""
        self.gesture = None

    def end(self) -> None:
        """The gesture is over and nothing came of it."""
        self._pointer.forget()
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.cancel()
            self._view.turned.emit()
            if not self._view.table.motion.running:
                self.take_held()

    def make(self, offers: list[Offer], spot: str, point: QPointF) -> None:
        """Makes an offer for the piece or place that was pressed or dropped on. Several of them,
        and one that wants to be seen or asked about first, are shown for the player to choose."""
        if len(offers) == 1 and not offers[0].asks_first:
            self.settle(offers[0])
            return
        if self.gesture is not None:
            self.gesture.cancel()
        self.gesture = Choosing(self._view, offers, spot, point)

    def settle(self, offer: Offer) -> None:
        """An offer was made."""
        table = self._view.table
        start = table.rect_of(offer.gesture.start)
        self._speech.follow(offer.gesture, middle(start) if start is not None else QPointF())
        self.gesture = None
        table.lights.clear()
        table.lights.clear_covers()
        self._view.hide_bubble()
        self._view.chosen.emit(offer)

    def send(self, place: str) -> bool:
        """Brings the piece there that alone can be carried, if it may go there: it need not be
        taken first."""
        lone = self._view.table.arrangement.lone
        there = [o for o in self._view.table.offers_at(lone) if o.gesture == Carry(lone, place)]
        if not lone or len(there) != 1 or there[0].asks_first:
            return False
        self.settle(there[0])
        return True

    def give_up(self, piece: str, place: Place | None, point: QPointF) -> None:
        """A drop that fits no offer: the piece glides back, and somebody says why, unless it
        was put back where it came from."""
        self._walk.leave_place()
        self.end()
        lies = self._view.table.piece(piece)
        at = place.id if place is not None else None
        home = lies is not None and (at == lies.place if at else contains(lies.rect, point))
        if not home:
            self._view.ask_why(Carry(piece, at), self._view.mapFromScene(point))

    def press_button(self, button: Place) -> None:
        """Makes its offer, or asks why there is none, or opens the rulebook. A key of one's own that
        does nothing now does not disturb what somebody else is about."""
        view = self._view
        if button.explained_at:
            view.rule_asked.emit(button.explained_at)
            return
        offers = view.table.offers_at(button.id)
        if self.gesture is not None and (offers or button.own_key is None):
            self.end()
        if offers:
            self.make(offers, button.id, middle(button.rect))
        elif view.somebody_plays() if button.own_key is None else self.gesture is None:
            view.ask_why(Press(button.id), view.mapFromScene(middle(button.rect)))
