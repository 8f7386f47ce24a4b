"""Looking back from a game that is played: at any moment of it, at what the others have done since
one's last move, and at what has moved by that."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from halloween_table.sitting.replay import Replay
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.preferences import Preferences
from .arranging import Arranging
from .covers import Covers
from .explaining import Explaining
from .watching import Watching


class LookingBack(QObject):
    """Knows who may look back, and from when on somebody was away.

    Signals:
        begun: the table shows an earlier moment now.
    """

    begun = Signal()

    def __init__(
        self,
        source: Source,
        hands: Hands,
        watching: Watching,
        arranging: Arranging,
        covers: Covers,
        explaining: Explaining,
        preferences: Preferences,
        view: TableView,
    ) -> None:
        super().__init__(view)
        self._source, self._hands, self._watching = source, hands, watching
        self._arranging, self._covers, self._explaining = arranging, covers, explaining
        self._preferences, self._view = preferences, view
        self._greeted: tuple[int, int | None] | None = None
        """The moment at which somebody was last shown what had moved, and who that was."""

    def at(self, moment: int) -> None:
        """Shows the table as it was then, as these eyes could see it."""
        if self._watching.replay is not None:
            self._watching.seek(moment)
        elif self._may_look_back():
            self._watch(moment)

    def at_solution(self, replay: Replay) -> None:
        """Plays how a puzzle is solved, from where the replay is."""
        self._watching.watch(replay, returns=True, playing=True)
        self.begun.emit()

    def _may_look_back(self) -> bool:
        if self._covers.covered:
            return False
        if self._hands.can_pause:
            self._explaining.say(
                self.tr(
                    "You cannot look back while the clock decides: wait for the end of the game."
                )
            )
            return False
        return True

    def _watch(self, moment: int, playing: bool = False) -> None:
        self._view.holding.let_go()  # nobody could put down what is seen there
        source = self._source
        replay = Replay(source.kit, source.history, moment, source.eyes, side=source.at)
        self._watching.watch(replay, returns=True, playing=playing, leaves_at_end=playing)
        self.begun.emit()

    # ---- while somebody was away ------------------------------------------------------------------

    @property
    def was_away(self) -> bool:
        """Whether others have moved since whoever looks, and whose turn it is, last did."""
        source, seat = self._source, self._source.at
        if seat is None or self._covers.covered or self._hands.can_pause:
            return False
        if self._watching.replay is not None:
            return False
        turn = source.kit.game.turn(source.history.position)
        return turn.seat == seat and source.history.others_since(seat)

    def while_away(self) -> None:
        """Plays what the others did since whoever looks now last moved."""
        seat = self._source.at
        if seat is not None and self.was_away:
            self._watch(self._source.history.last_left_by(seat), playing=True)

    def greet(self, again: bool = False) -> None:
        """Shows whoever looks now what has happened since they last played. `again`: they have taken
        a move back, and have seen it before; so have those who play on from what they watched."""
        if self._source.at is None or self._covers.hidden or self._watching.replay is not None:
            return
        self._greeted = self._now
        self.mark_recent()
        seen = again or self._hands.at_the_branch
        if self._preferences.away_played and self.was_away and not seen:
            self.while_away()

    def mark_recent(self) -> None:
        """What has moved since they last played, as long as they have not moved themselves."""
        seat = self._source.at
        if seat is not None and self._greeted == self._now and self._watching.replay is None:
            self._view.table.lights.show_recent(self._arranging.recent(self._source.history, seat))

    @property
    def _now(self) -> tuple[int, int | None]:
        return self._source.history.last, self._source.at
