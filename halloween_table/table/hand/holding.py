"""Holding one's cards up: they are seen as long as a key or the mouse button is down, and no longer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from halloween_table.contract.places import Place
from halloween_table.engine.game import Seat

from ..look import tips
from .gestures import Carrying
from .own_keys import PhysicalKey

if TYPE_CHECKING:
    from ..view import TableView


class Holding:
    """Who holds cards up, and how long. The game lays them out face up or face down; this only tells
    it which."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._key: PhysicalKey | None = None
        """The key that is down."""
        self._pressed = False
        """Whether the mouse or a finger is."""
        self._turned = False
        """Whether that press has turned them up."""
        self._kept_up: Seat | None = None
        """Who keeps them up who can hold nothing: by what a screen reader offers."""

    @property
    def keeper(self) -> Seat | None:
        """Who keeps theirs up from one move to the next: by a key that is down, or by turning them."""
        if self._kept_up is not None:
            return self._kept_up
        place = self._of_key(self._key) if self._key is not None else None
        return place.own_key.seat if place is not None and place.own_key is not None else None

    @property
    def by_mouse(self) -> bool:
        return self._turned

    @property
    def by_key(self) -> bool:
        return self._key is not None

    def face_down_at(self, point: QPointF) -> bool:
        """Whether what lies there is turned up by a press."""
        table = self._view.table
        piece, place = table.piece_at(point), table.place_at(point)
        lies_at = table.place(piece.place) if piece is not None else place
        return lies_at is not None and lies_at.face_down

    def press(self) -> None:
        """By the mouse: the cards are up when this returns."""
        self._pressed = self._turned = True
        self._view.held_up.emit(True)

    def join(self, point: QPointF) -> None:
        """The mouse takes one of the cards that a key holds up: it is not lost with the key, which
        some systems let go of for a moment now and then."""
        piece = self._view.table.piece_at(point)
        lies_at = self._view.table.place(piece.place) if piece is not None else None
        self._pressed = self.by_key and lies_at is not None and lies_at.own_key is not None

    def release(self) -> None:
        """The mouse lets go. Whatever was not brought anywhere goes back."""
        if self._pressed:
            self._pressed = self._turned = False
            self._lower()

    def turn(self) -> None:
        """Up until it is called again, or until somebody else plays; unless nothing can be held up
        now."""
        if self._kept_up is not None:
            self.let_go()
            return
        self._view.held_up.emit(True)
        if not any(hand.face_down for hand in self._view.uses.hands()):
            self._kept_up = self._owner_of_hand()

    def press_key(self, place: Place, event: QKeyEvent) -> None:
        """By a key of one's own."""
        if place.face_down and self._key is None:
            self._key = PhysicalKey.of(event)
            self._view.held_up.emit(True)

    def release_key(self, event: QKeyEvent) -> bool:
        """False if that key holds nothing up."""
        if self._key is None or not self._key.matches(event):
            return False
        if not event.isAutoRepeat():
            self._key = None
            self._lower()
        return True

    def let_go(self) -> None:
        """Nobody can be seen to hold anything: the window was left, say."""
        if self._is_up:
            self._pressed, self._turned, self._kept_up, self._key = False, False, None, None
            self._lower()

    def follow(self) -> None:
        """A move was made, and the game shows nobody's cards: they come up again, once everything
        lies, if the key of the one who plays on is still down, or they have turned them up. What was
        seen of them stays up meanwhile."""
        self._view.when_settled(self._again)

    def _again(self) -> None:
        if self._kept_up is not None and self._kept_up != self._owner_of_hand():
            self._kept_up = None
        if self._kept_up is not None:
            self._view.held_up.emit(True)
        if self._key is None:
            return
        place = self._of_key(self._key)
        if place is None:
            self._key = None
        elif not place.button:
            self._view.held_up.emit(True)

    def _owner_of_hand(self) -> Seat | None:
        """Whose cards lie there to be held up, be they up or not."""
        keys = (hand.own_key for hand in self._view.uses.hands())
        return next((key.seat for key in keys if key is not None), None)

    @property
    def _is_up(self) -> bool:
        return self._pressed or self._kept_up is not None or self._key is not None

    def _of_key(self, key: PhysicalKey) -> Place | None:
        owner = self._view.owner(key.event())
        return self._view.table.place_of_key(*owner) if owner is not None else None

    def _lower(self) -> None:
        """A card that is still in the hand is put back; one that was put down for a choice stays
        chosen."""
        if self._is_up:
            return
        gesture = self._view.hand.gesture
        if isinstance(gesture, Carrying) and not gesture.held:
            self._view.hand.end()
            self._view.table.motion.finish()
        tips.put_away()  # a closer look at a card goes down with it
        self._view.table.lay_down()
        self._view.held_up.emit(False)
