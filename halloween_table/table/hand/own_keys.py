"""Keys that belong to seats: by where they are on the keyboard, whatever is written on them."""

from __future__ import annotations

import sys
from collections.abc import Container, Mapping
from typing import Any, Literal

from attrs import frozen
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from halloween_table.engine.game import Seat

Use = Literal["claim", "hand"]
USES: tuple[Use, Use] = ("claim", "hand")

_Key = Qt.Key
_NOBODYS = frozenset(
    {
        *(_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down),
        *(_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Return, _Key.Key_Enter),
        *(_Key.Key_Escape, _Key.Key_Space, _Key.Key_Menu, _Key.Key_Pause, _Key.Key_Print),
        *(_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta),
        *(_Key.Key_CapsLock, _Key.Key_NumLock, _Key.Key_ScrollLock),
        *(_Key.Key_Super_L, _Key.Key_Super_R, _Key.Key_Hyper_L, _Key.Key_Hyper_R),
        *(_Key.Key_Mode_switch, _Key.Key_Multi_key),
        *range(_Key.Key_F1, _Key.Key_F35 + 1),
    }
)
"""What walks the table, stops the game, opens the rulebook or says nothing alone."""
_DEAD = {
    _Key.Key_Dead_Grave: "`",
    _Key.Key_Dead_Acute: "´",
    _Key.Key_Dead_Circumflex: "^",
    _Key.Key_Dead_Tilde: "~",
    _Key.Key_Dead_Macron: "¯",
    _Key.Key_Dead_Breve: "˘",
    _Key.Key_Dead_Abovedot: "˙",
    _Key.Key_Dead_Diaeresis: "¨",
    _Key.Key_Dead_Abovering: "˚",
    _Key.Key_Dead_Doubleacute: "˝",
    _Key.Key_Dead_Caron: "ˇ",
    _Key.Key_Dead_Cedilla: "¸",
    _Key.Key_Dead_Ogonek: "˛",
}
"""What is written on a key that waits for a letter. Qt would take its number for a letter."""
_ALL_DEAD = range(_Key.Key_Dead_Grave, _Key.Key_Dead_Longsolidusoverlay + 1)
_WITH_OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_LARGEST = 0x7FFFFFFF
_LONGEST_LABEL = 16


def system() -> str:
    """Which system's codes a key has."""
    return sys.platform


def _code(event: QKeyEvent) -> int:
    """Where the key is on the keyboard; 0 if the system does not say. macOS knows no scan codes,
    but its own codes of keys do not depend on the layout either."""
    return event.nativeVirtualKey() if system() == "darwin" else event.nativeScanCode()


@frozen
class PhysicalKey:
    """One key of a keyboard, in any layout."""

    code: int
    """The system's own number of it; 0: unknown."""
    qt_key: int
    """What it is in the layout in which it was picked."""
    label: str
    """What was written on it there."""

    @classmethod
    def of(cls, event: QKeyEvent) -> PhysicalKey:
        return cls(_code(event), event.key(), _label(event))

    def matches(self, event: QKeyEvent) -> bool:
        return self._is(_code(event), event.key())

    def same_as(self, other: PhysicalKey) -> bool:
        """Whether both are one key, as far as can be known."""
        return self._is(other.code, other.qt_key)

    def _is(self, code: int, qt_key: int) -> bool:
        return self.code == code if self.code and code else self.qt_key == qt_key

    def event(self, type_: QEvent.Type = QEvent.Type.KeyPress, repeated: bool = False) -> QKeyEvent:
        """What the system would send for it, in the layout in which it was picked."""
        scan, virtual = (0, self.code) if system() == "darwin" else (self.code, 0)
        none, text = Qt.KeyboardModifier.NoModifier, self.label if len(self.label) == 1 else ""
        return QKeyEvent(type_, self.qt_key, none, scan, virtual, 0, text, repeated)


def allowed(event: QKeyEvent) -> bool:
    """Whether a seat may have this key: not what the table itself needs, nor a shortcut."""
    return not event.modifiers() & _WITH_OTHERS and _can_be_owned(_code(event), event.key())


def _can_be_owned(code: int, qt_key: int) -> bool:
    known = bool(code) or qt_key not in (0, _Key.Key_unknown)
    return known and qt_key not in _NOBODYS


def _label(event: QKeyEvent) -> str:
    written = event.text().strip()
    if len(written) == 1 and written.isprintable():
        large = written.upper()
        return large if len(large) == 1 else written
    if event.key() in (0, _Key.Key_unknown, *_ALL_DEAD):
        return _DEAD.get(_Key(event.key()), f"#{_code(event)}")
    name = QKeySequence(event.key()).toString(QKeySequence.SequenceFormat.NativeText)
    return name[:_LONGEST_LABEL] if name.isprintable() and name else f"#{_code(event)}"


@frozen
class SeatKeys:
    """Everybody's own keys: no two uses share one."""

    keys: Mapping[tuple[Seat, Use], PhysicalKey]

    def key(self, seat: Seat, use: Use) -> PhysicalKey | None:
        return self.keys.get((seat, use))

    def owner(self, event: QKeyEvent) -> tuple[Seat, Use] | None:
        """Whose key this is, and what for; with Ctrl and the like it is a shortcut and nobody's."""
        if event.modifiers() & _WITH_OTHERS:
            return None
        return next((owner for owner, key in self.keys.items() if key.matches(event)), None)

    def only(self, owners: Container[tuple[Seat, Use]]) -> SeatKeys:
        """Those that somebody has a use for here: every other key is nobody's."""
        return SeatKeys({owner: key for owner, key in self.keys.items() if owner in owners})

    def with_key(self, seat: Seat, use: Use, key: PhysicalKey) -> SeatKeys:
        """The same with another key for that use; whoever had it gets the one that it replaces."""
        mine = (seat, use)
        changed = dict(self.keys)
        former = changed.pop(mine, None)
        for owner, theirs in self.keys.items():
            if owner != mine and theirs.same_as(key):
                del changed[owner]
                if former is not None:
                    changed[owner], former = former, None
        changed[mine] = key
        return SeatKeys({owner: changed[owner] for owner in sorted(changed)})

    def as_json(self) -> dict[str, dict[str, Any]]:
        return {
            f"{seat}:{use}": {"code": key.code, "key": key.qt_key, "label": key.label}
            for (seat, use), key in self.keys.items()
        }

    @classmethod
    def from_json(cls, stored: object) -> SeatKeys:
        """The keys that were kept; whatever of them cannot be read is as it is at first."""
        keys = defaults()
        if isinstance(stored, dict):
            for seat, use in keys.keys:
                key = _key_from_json(stored.get(f"{seat}:{use}"))
                if key is not None:
                    keys = keys.with_key(seat, use, key)
        return keys


def _key_from_json(stored: object) -> PhysicalKey | None:
    if not isinstance(stored, dict):
        return None
    code, qt_key, label = (stored.get(name) for name in ("code", "key", "label"))
    if not isinstance(code, int) or not isinstance(qt_key, int) or not isinstance(label, str):
        return None
    if isinstance(code, bool) or isinstance(qt_key, bool):  # true is a 1 to Python
        return None
    if not (0 <= code <= _LARGEST and 0 <= qt_key <= _LARGEST and _can_be_owned(code, qt_key)):
        return None
    if not 0 < len(label) <= _LONGEST_LABEL or not label.isprintable():
        return None
    return PhysicalKey(code, qt_key, label)


_LETTERS = "QWPOZXMNTYVB"
_EVDEV = dict(zip(_LETTERS, (24, 25, 33, 32, 52, 53, 58, 57, 28, 29, 55, 56), strict=True))
"""Scan codes of X11 and Wayland. Those of Windows are less by 8."""
_MACOS = dict(zip(_LETTERS, (12, 13, 35, 31, 6, 7, 46, 45, 17, 16, 9, 11), strict=True))
_PAIRS = ("QW", "PO", "ZX", "MN", "TY", "VB")
"""A claim and a hand for each seat, far from the others' fingers."""


def _default_key(letter: str) -> PhysicalKey:
    if system() == "darwin":
        code = _MACOS[letter]
    else:
        code = _EVDEV[letter] - (8 if system() == "win32" else 0)
    return PhysicalKey(code, ord(letter), letter)


def defaults() -> SeatKeys:
    """What everybody has at first, by the codes of this system."""
    return SeatKeys(
        {
            (seat, use): _default_key(letter)
            for seat, pair in enumerate(_PAIRS)
            for use, letter in zip(USES, pair, strict=True)
        }
    )
