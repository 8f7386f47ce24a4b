"""The keyboard: what a key means on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from halloween_table.contract.gestures import PassInVain
from halloween_table.contract.offers import PASS_KEY, Offer

from ..scene.camera import STEP
from ..scene.points import middle
from .gestures import Choosing
from .walk import Walk

if TYPE_CHECKING:
    from ..view import TableView

_TURNS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}
_TURN_KEYS = (Qt.Key.Key_R, Qt.Key(0x41A))
"""R, and К on the same key of a Cyrillic keyboard."""
_ZOOMS = {Qt.Key.Key_Plus: STEP, Qt.Key.Key_Equal: STEP, Qt.Key.Key_Minus: 1 / STEP}


class Keys:
    """Own keys, Esc, the choice that is shown, the keys of offers, the walk, and zoom: in this
    order."""

    def __init__(self, view: TableView, walk: Walk) -> None:
        self._view = view
        self._walk = walk

    def press(self, event: QKeyEvent) -> bool:
        """False if the key means nothing here."""
        if self._press_own(event):
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        return (
            self._choose(event)
            or self._make_offer(event)
            or self._walk.key(event)
            or self._zoom(event)
        )

    def _press_own(self, event: QKeyEvent) -> bool:
        """A key that belongs to a seat means nothing else, whether or not it does anything."""
        owner = self._view.owner(event)
        if owner is None:
            return False
        if not event.isAutoRepeat():
            late = self._view.photo_finish.press(*owner, event)
            if late is not None:
                self._view.outrun.emit(owner[0], late)
            place = self._view.table.place_of_key(*owner)
            if place is not None and place.button:
                self._view.hand.press_button(place)
            elif place is not None:
                self._view.holding.press_key(place, event)
        return True

    def _escape(self) -> bool:
        """Puts down what was lifted; otherwise a bubble goes, and with it what was begun."""
        view, back = self._view, self._view.table.arrangement.back
        if view.hand.is_busy:
            view.hand.end()
            self._walk.resume()
            return True
        told = bool(view.bubble_text)
        view.hide_bubble()
        if back is not None:
            view.taken_back.emit(back)
        return told or back is not None

    def _choose(self, event: QKeyEvent) -> bool:
        """Turns through the offers that are shown; Enter, or the key of the one, confirms it."""
        key, choosing = event.key(), self._view.hand.gesture
        if not isinstance(choosing, Choosing):
            return False
        if key in _TURN_KEYS:
            backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            choosing.turn(-1 if backwards else 1)
        elif key in _TURNS:
            choosing.turn(_TURNS[key])
        elif event.isAutoRepeat():
            return False
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or _is_key_of(choosing.current, event):
            choosing.confirm()
        else:
            return False
        return True

    def _zoom(self, event: QKeyEvent) -> bool:
        if event.key() in _ZOOMS:
            self._view.camera.zoom_by(_ZOOMS[event.key()])
        elif event.key() == Qt.Key.Key_0:
            self._view.camera.fit()
        else:
            return False
        return True

    def _make_offer(self, event: QKeyEvent) -> bool:
        """A key that repeats makes nothing; nor does it walk, if it would have made something."""
        view, pressed = self._view, _name(event)
        if view.hand.gesture is not None:
            return False
        for offer in view.table.arrangement.offers:
            rect = view.table.rect_of(offer.gesture.start) if _is_key_of(offer, event) else None
            if rect is not None:
                if not event.isAutoRepeat():
                    view.hand.make([offer], offer.gesture.start, middle(rect))
                return True
        if pressed == PASS_KEY and view.somebody_plays() and not event.isAutoRepeat():
            view.ask_why(PassInVain(), view.viewport().rect().center())
            return True
        return False


def _is_key_of(offer: Offer, event: QKeyEvent) -> bool:
    """Media keys and input methods send keys without a name, which are nobody's."""
    return bool(offer.key) and offer.key == _name(event)


def _name(event: QKeyEvent) -> str:
    """The key as offers name theirs; a digit is one wherever it stands on the keyboard."""
    pressed = event.keyCombination()
    modifiers = pressed.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sequence = QKeySequence(QKeyCombination(modifiers, pressed.key()))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)
