"""How people want a table to be: how fast, how hands are hidden, and whether anything passes by itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from halloween_table.engine.game import Seat
from halloween_table.sitting.source import Hands
from halloween_table.table.hand.own_keys import SeatKeys, Use

from ..parts.preferences import Preferences
from .watching import Watching


class Wishes(QObject):
    """Follows the settings as long as the table is there.

    Signals:
        hidden_otherwise: hands are hidden in another way from now on.
    """

    hidden_otherwise = Signal()

    def __init__(
        self,
        preferences: Preferences,
        hands: Hands,
        watching: Watching,
        *,
        seats: int,
        own_keys: bool,
    ) -> None:
        """`own_keys`: everybody has some for the game itself."""
        super().__init__(watching)
        self._preferences, self._hands, self._watching = preferences, hands, watching
        self._holders: tuple[tuple[Seat, Use], ...] = tuple(
            (seat, "claim") for seat in range(seats)
        )
        """Who may have cards to hold up."""
        self._own_keys = own_keys
        hands.set_passing(preferences.passing)
        self.set_speed()
        self._use_hiding()
        watching.sped.connect(self.set_speed)
        preferences.changed.connect(self._follow)

    def _follow(self, key: str) -> None:
        if key == "pace":
            self.set_speed()
        elif key == "hiding":
            self._hands.set_hiding(self._preferences.hiding)
            self._use_hiding()
            self.hidden_otherwise.emit()
        elif key == "passing":
            self._hands.set_passing(self._preferences.passing)

    def _use_hiding(self) -> None:
        """Everybody has a key that holds their cards up, where these lie face down."""
        if not self._own_keys:
            stored = self._preferences.own_keys
            keys = SeatKeys.from_json(stored).only(self._holders)
            self._watching.view.set_seat_keys(keys if self._hands.peeks else None)

    def set_speed(self) -> None:
        """Of a game that is played, or of one that is watched."""
        speed = 1.0 if self._watching.replay is None else self._watching.speed
        self._watching.view.set_speed(self._preferences.pace_factor / speed)
