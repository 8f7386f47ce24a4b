"""What the program is heard by: cues and ambiences, as loud as people like them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from .preferences import Preferences

_SAMPLE = 4000
"""Milliseconds for which an ambience is heard whose loudness somebody changes."""
_AT_REST = 150
"""Milliseconds after which somebody has come to rest who turns a sound up or down."""
PRESS, PREVIEW = "table/press", "table/turn"


class Playing(Protocol):
    """What plays it: `halloween_table.sound.player.Player`."""

    def cue(self, name: str) -> None: ...
    def ambience(self, game: str) -> None: ...
    def turn(self, effects: float, ambience: float) -> None: ...
    def close(self) -> bool: ...


class Sounds(QObject):
    """One for the whole program. It is silent until it is given somebody who plays.

    Attributes:
        trouble: why nothing can be heard: "library" or "device"; empty as far as anybody knows.

    Signals:
        troubled: that has changed.
    """

    troubled = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.trouble = ""
        self._player: Playing | None = None
        self._preferences: Preferences | None = None
        self._evening = "shelf"
        self._hushed: set[str] = set()
        self._due = ""
        """What is heard if nothing else is: a touch."""
        self._sample = QTimer(self, singleShot=True, interval=_SAMPLE)
        self._sample.timeout.connect(self._go_round)
        self._preview = QTimer(self, singleShot=True, interval=_AT_REST)
        self._preview.timeout.connect(lambda: self.cue(PREVIEW))
        self.troubled.connect(self._remember)

    def begin(self, player: Playing, preferences: Preferences) -> None:
        """From now on something is heard."""
        self._player, self._preferences = player, preferences
        preferences.changed.connect(self._follow)
        self._turn()
        self._go_round()

    def end(self) -> bool:
        """Silence; False if whoever plays cannot be stopped."""
        player, self._player = self._player, None
        if self._preferences is not None:
            self._preferences.changed.disconnect(self._follow)
        self._preferences, self.trouble = None, ""
        self._hushed.clear()
        return player is None or player.close()

    def _remember(self, trouble: str) -> None:
        self.trouble = trouble

    # ---- cues ---------------------------------------------------------------------------------

    @property
    def _is_loud(self) -> bool:
        return self._preferences is not None and not self._preferences.muted

    def cue(self, name: str) -> None:
        """That is heard now."""
        if name and self._player is not None:
            self._due = ""
            if self._is_loud:
                self._player.cue(name)

    def touch(self, name: str) -> None:
        """That is heard, unless what comes of it at once has a sound of its own."""
        if self._player is not None:
            if not self._due:
                QTimer.singleShot(0, self, self._sound_touch)
            self._due = name

    def press(self) -> None:
        """A button."""
        self.touch(PRESS)

    def _sound_touch(self) -> None:
        self.cue(self._due)

    # ---- the evening ----------------------------------------------------------------------------

    def ambience(self, evening: str) -> None:
        """The game whose evening it is, or `shelf`."""
        self._evening = evening
        self._go_round()

    def hush(self, why: str, hushed: bool) -> None:
        """In a pause, say, or while somebody is at another window, no ambience is heard."""
        (self._hushed.add if hushed else self._hushed.discard)(why)
        self._go_round()

    def _go_round(self) -> None:
        if self._player is not None:
            heard = self._is_loud and (not self._hushed or self._sample.isActive())
            self._player.ambience(self._evening if heard else "")

    # ---- how loud ---------------------------------------------------------------------------------

    def preview(self, setting: str) -> None:
        """Lets whoever changes how loud something is hear it."""
        if setting == "effects_volume":
            self._preview.start()
        else:
            self._sample.start()
            self._go_round()

    def _follow(self, key: str) -> None:
        if key in ("effects_volume", "ambience_volume", "muted"):
            self._turn()
            self._go_round()

    def _turn(self) -> None:
        wish = self._preferences
        if wish is not None and self._player is not None:
            loud = not wish.muted
            self._player.turn(loud * _gain(wish.effects_volume), loud * _gain(wish.ambience_volume))


def _gain(volume: int) -> float:
    """People hear half the way as half as loud."""
    return (volume / 100) ** 2


SOUNDS = Sounds()
"""What everybody in this program is heard by."""
