"""What hides the table: everybody's keys, the pause, the curtain between turns."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from halloween_table.engine.game import Seat
from halloween_table.engine.mind import level_of
from halloween_table.engine.record import Player
from halloween_table.sitting.source import Hands, Source

from ..parts.names import seated
from ..parts.preferences import Preferences
from .cloth import PartingCloth
from .curtain import Curtain, Sign
from .keys_cover import KeysCover


class Covers:
    """At most one of them lies over the page."""

    def __init__(
        self,
        page: QWidget,
        source: Source,
        hands: Hands,
        preferences: Preferences,
        *,
        own_keys: bool,
    ) -> None:
        """`own_keys`: everybody has some, and looks at them first."""
        self.curtain, self._parting = Curtain(page), PartingCloth(page)
        self.keys = KeysCover(page, _people(source.players) if own_keys else {}, preferences)
        self._page, self._source, self._hands = page, source, hands
        self._preferences = preferences

    @property
    def hidden(self) -> bool:
        """Whether nobody may see the table now."""
        return self._hands.paused or not self.keys.isHidden()

    @property
    def covered(self) -> bool:
        """Whether something hides the table now, be it for a change of players."""
        return self.hidden or self._hands.curtain_down

    @property
    def in_sight(self) -> bool:
        """Whether something lies over the table now. The curtain falls only after the scene of a
        move."""
        return not (self.curtain.isHidden() and self.keys.isHidden())

    def show(self) -> bool:
        """What has to hide the table now, if anything has; True if it has just come into sight."""
        self.fit()
        hands, seat = self._hands, self._hands.next_seat
        if not self.keys.isHidden():
            self.curtain.hide()
        elif hands.paused:
            self._fall(self.curtain.pause())
        elif hands.curtain_down and seat is not None:
            player = seated(self._source.players)[seat]
            self._fall(self.curtain.next_player(player, hands.can_undo))
        elif not self.curtain.isHidden():
            self.curtain.hide()
            self._parting.part(self._preferences.pace_factor, self.curtain.sign_top())
            return True
        return False

    def _fall(self, sign: Sign) -> None:
        self.curtain.fall(sign, self._preferences.pace_factor)

    def fit(self) -> None:
        for cover in (self.curtain, self.keys, self._parting):
            cover.setGeometry(self._page.rect())

    def take_focus(self) -> bool:
        """Keys go to what covers the table; False if nothing does."""
        for cover in (self.keys, self.curtain):
            if not cover.isHidden():
                cover.take_focus()
                return True
        return False


def _people(players: tuple[Player, ...]) -> dict[Seat, Player]:
    """Those who have keys, by seat: computers need none."""
    return {seat: player for seat, player in enumerate(players) if level_of(player) is None}
