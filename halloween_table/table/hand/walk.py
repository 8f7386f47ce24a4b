"""Walking the table by keyboard: Tab and arrows go from piece to piece, Enter lifts, drops and presses;
arrows with Ctrl only look around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from halloween_table.contract.gestures import Carry, Lead, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece, Place

from ..heard.told import group_of
from ..scene.points import middle
from .gestures import Carrying, Choosing

if TYPE_CHECKING:
    from ..view import TableView

Stop = Piece | Place

_DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


_ARROWS = frozenset({"Left", "Right", "Up", "Down"})
"""The same as keys of offers."""


def _in_order(stops: Sequence[Stop]) -> list[Stop]:
    return sorted(stops, key=lambda stop: (stop.rect.y, stop.rect.x))


class Walk:
    """Where the keyboard stands. The stops are the pieces that can be taken, then the buttons that
    do something, then the others, then the pieces that can be taken back, then what else is in one's
    hand; with a piece in the hand, the places it may go to. A piece that keys lead is no stop."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._at: Stop | None = None
        self._awake = False
        """Whether the last gesture came from the keyboard: only then the ring is shown."""
        self._buttons: frozenset[str] = frozenset()
        """Those of the last arrangement."""
        self._shown = view.table.arrangement
        self._origin = ""
        """Where the ring was when the table changed: from there Tab goes all round the table before
        it leaves it. Nothing: the walk has come from elsewhere, and goes from the first stop to the
        last."""
        self._forward = True
        """Which way it has set out from there."""
        self._looks: Stop | None = None
        """What the ring has come to last for a look only."""

    @property
    def at(self) -> Stop | None:
        return self._at

    def stops(self) -> list[Stop]:
        gesture = self._view.hand.gesture
        if isinstance(gesture, Choosing):
            return []
        if isinstance(gesture, Carrying):
            return _in_order(gesture.targets())
        return self.standing_stops()

    def standing_stops(self) -> list[Stop]:
        """Those with nothing in the hand."""
        arrangement, lit, others = self._view.table.arrangement, self._lit(), self._unlit()
        buttons = [place for place in arrangement.places if place.button]
        return [
            *_in_order([piece for piece in arrangement.pieces if piece.id in lit]),
            *_in_order([button for button in buttons if button.id in lit]),
            *_in_order([button for button in buttons if button.id not in lit]),
            *_in_order([piece for piece in arrangement.pieces if piece.id in others]),
            *_in_order([piece for piece in self._in_hand() if piece.id not in lit | others]),
        ]

    def _in_hand(self) -> list[Piece]:
        """The cards that whoever looks holds: they can always be read."""
        arrangement = self._view.table.arrangement
        hands = {place.id for place in arrangement.places if group_of(place) == "hand"}
        return [
            piece
            for piece in arrangement.pieces
            if piece.place in hands and not piece.fixed and piece.takes in ("", piece.id)
        ]

    def _lit(self) -> set[str]:
        """The pieces and buttons with which something new can be done."""
        return {offer.gesture.start for offer in self._walked() if offer.invites}

    def _unlit(self) -> set[str]:
        """Those with which something can only be taken back."""
        return {offer.gesture.start for offer in self._walked()} - self._lit()

    def _walked(self) -> list[Offer]:
        """The offers that the walk is for: whatever is led has keys of its own."""
        offers = self._view.table.arrangement.offers
        return [offer for offer in offers if not isinstance(offer.gesture, Lead)]

    def tab(self, forward: bool) -> bool:
        """To the next or last stop; False when the walk leaves the table."""
        if isinstance(self._view.hand.gesture, Choosing):
            self._view.hand.gesture.turn(1 if forward else -1)
            return True
        stops = self.stops()
        if not stops:
            return False
        self._awake = True
        if self._at is not None and self._at.id == self._origin:
            self._forward = forward
        stops = self._all_round(stops)
        ids = [stop.id for stop in stops]
        if self._at is None or self._at.id not in ids:
            self._stand(stops[0 if forward else -1])
            return True
        following = ids.index(self._at.id) + (1 if forward else -1)
        if not 0 <= following < len(stops):
            if isinstance(self._view.hand.gesture, Carrying):
                following %= len(stops)
            else:
                self.rest()
                return False
        self._stand(stops[following])
        return True

    def _all_round(self, stops: list[Stop]) -> list[Stop]:
        """The same in the order in which Tab comes to them from where the ring was when the table
        changed: first what is lit; backwards, as they lie."""
        at = next((at for at, stop in enumerate(stops) if stop.id == self._origin), None)
        if at is None or isinstance(self._view.hand.gesture, Carrying):
            return stops
        others, lit = [*stops[at + 1 :], *stops[:at]], self._lit()
        if not self._forward:
            return [*others, stops[at]]
        return [stops[at], *sorted(others, key=lambda stop: stop.id not in lit)]

    def key(self, event: QKeyEvent) -> bool:
        if event.key() in _DIRECTIONS:
            self._awake = True
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._step(*_DIRECTIONS[event.key()], self._sights())
                self._looks = self._at
            else:
                self._step(*_DIRECTIONS[event.key()], self.stops())
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return True
            return self._enter()
        return False

    def _sights(self) -> list[Stop]:
        """Everything that can be looked at, whether or not something can be done there; first where
        something stands that can be moved at times."""
        arrangement = self._view.table.arrangement
        standing = next((piece.place for piece in arrangement.pieces if not piece.fixed), "")
        places = sorted(arrangement.places, key=lambda place: place.id != standing)
        return [*places, *self._in_hand()]

    def use(self, id_: str) -> None:
        """Enter there, from wherever the keyboard was."""
        stop = next((stop for stop in self.stops() if stop.id == id_), None)
        if stop is not None:
            self._awake = True
            self._stand(stop)
            self._enter()

    def _enter(self) -> bool:
        if self._at is None:
            return False
        if self._at.id not in {stop.id for stop in self.stops()}:
            return self._ask_about(self._at)
        gesture = self._view.hand.gesture
        if isinstance(gesture, Carrying) and isinstance(self._at, Place):
            gesture.drop(self._at, middle(self._at.rect))
        elif isinstance(self._at, Piece):
            if not self._view.table.offers_at(self._at.id):
                return self._ask_about(self._at)
            lifted, carry = self._at, self._view.hand.lift(self._at.id)
            if carry.pressable:
                carry.press()
            else:
                self._nearest_to(lifted.rect)
                self._view.say_lifted(lifted)
        else:
            self._view.hand.press_button(self._at)
        return True

    def _ask_about(self, stop: Stop) -> bool:
        """Why nothing can be done with what the ring has only come to for a look."""
        if self._view.hand.gesture is not None or not self._view.somebody_plays():
            return False
        gesture = Carry(stop.id, None) if isinstance(stop, Piece) else Press(stop.id)
        self._view.ask_why(gesture, self._view.mapFromScene(middle(stop.rect)))
        return True

    def _step(self, dx: int, dy: int, stops: list[Stop]) -> None:
        """To the nearest of these that way."""
        if not stops:
            return
        if self._at is None:
            self._stand(stops[0])
            return
        here = middle(self._at.rect)
        best, least = None, float("inf")
        for stop in stops:
            away = middle(stop.rect) - here
            ahead = away.x() * dx + away.y() * dy
            aside = abs(away.x() * dy) + abs(away.y() * dx)
            if ahead > 1 and ahead + 2.5 * aside < least:
                best, least = stop, ahead + 2.5 * aside
        if best is not None:
            self._stand(best)

    def _nearest_to(self, rect: Rect) -> None:
        stops = self.stops()
        if stops:
            here = middle(rect)
            self._stand(min(stops, key=lambda stop: (middle(stop.rect) - here).manhattanLength()))

    def _stand(self, stop: Stop) -> None:
        self._at = stop
        self._view.table.lights.stand_at(stop.rect)
        gesture = self._view.hand.gesture
        self._view.table.lights.come_near(
            stop.id, gesture.piece if isinstance(gesture, Carrying) else ""
        )
        self._view.camera.show(stop.rect)
        self._view.stood.emit(stop.id)

    def resume(self) -> None:
        """After the table changed: stay where the walk was, as nearly as possible. But where a
        second Enter would press something that nobody has walked to, the ring goes."""
        replaced = self._replaced()
        before, self._shown = self._shown, self._view.table.arrangement
        if not self._awake or self._at is None:
            return
        there = next((stop for stop in self.stops() if stop.id == self._at.id), None)
        sight = next((stop for stop in self._sights() if stop.id == self._at.id), None)
        if self._at == self._looks and sight is not None and self._view.hand.gesture is None:
            self._stand(sight)
            self._looks = sight
        elif self._led_by_arrows() and (there is None or there.rect != self._at.rect):
            self.rest()
        elif replaced and isinstance(self._at, Place) and self._at.button:
            self.rest()
        else:
            self._nearest_to(self._at.rect)
            if before is not self._shown:
                self._origin = self._at.id

    def _led_by_arrows(self) -> bool:
        """Whether the arrows lead a piece now instead of the ring."""
        offers = self._view.table.arrangement.offers
        return self._view.hand.gesture is None and any(offer.key in _ARROWS for offer in offers)

    def _replaced(self) -> bool:
        """Whether several buttons have gone and several others have come: somebody claims, say."""
        places = self._view.table.arrangement.places
        before, self._buttons = self._buttons, frozenset(p.id for p in places if p.button)
        return min(len(before), len(self._buttons)) > 1 and not before & self._buttons

    def leave_place(self) -> None:
        if isinstance(self._at, Place) and not self._at.button:
            self._view.table.lights.stand_at(None)

    def rest(self) -> None:
        """Another way of playing took over: the ring goes."""
        self._awake = False
        self._at = None
        self._origin = ""
        self._view.table.lights.stand_at(None)
