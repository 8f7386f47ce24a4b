"""Hints for whoever plays: what a good player would do in their place, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.hints import STRONGEST, Pointer, Strength
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.thinking import Thinking
from .arranging import Arranging
from .doing import Doing
from .notice import Notice
from .pointing import framed, stronger
from .proposing import Proposing


class Hinting(QObject):
    """Brings whoever asks, the one who thinks and the table together. A hint holds for one position;
    at the next move it is gone. What is thought with cards that lie face down is shown only while
    their owner holds them up.

    Signals:
        pointed: the table has to show a hint, or no longer.
    """

    pointed = Signal()

    def __init__(
        self,
        source: Source,
        hands: Hands,
        arranging: Arranging,
        notice: Notice,
        doing: Doing,
        view: TableView,
    ) -> None:
        super().__init__(view)
        self._source, self._hands, self._arranging = source, hands, arranging
        self._notice, self._doing, self._view = notice, doing, view
        self._proposing = Proposing(self)
        self._thinking = Thinking(self)
        self._thought: Thought[Any] | None = None
        self._about: tuple[Any, Seat | None] = (None, None)
        """The position that it is about, and whom it was thought for."""
        self._looks_away = False
        self._strength: Strength | None = None
        """How strong the last hint was; None: there was none yet."""
        self._said = ""
        """That hint, as it was last shown."""

    # ---- asking -------------------------------------------------------------------------------------

    def ask(self) -> None:
        """A hint that says more than the last one; the strongest is said again, and not counted
        again."""
        if self._hands.hinted is None:
            self._refuse()
        elif self._hands.unseen:
            self._notice.tell(
                self.tr("Turn your cards up first, with F9 or your key: a hint may tell of them.")
            )
        elif self._thought is not None:
            self._give(self._thought)
        elif not self._thinking.busy:
            self._doing.keep(self._think)

    def _refuse(self) -> None:
        """Nobody is told why who sees it: that it is not their turn, or that the table is covered."""
        hints = self._hands.hints
        if hints is None:
            self._notice.tell(
                self.tr(
                    "Several people race here: a hint would help all of them, so there is none."
                )
            )
        elif not hints.allowed:
            self._notice.tell(self.tr("This game is played without hints."))

    def _think(self) -> None:
        asked = self._hands.hint()
        if asked is not None:
            self._about = self._now
            self._say_thinking()
            self._thinking.ask(asked, self._answered, failed=self._say_unknown)

    @property
    def _now(self) -> tuple[Any, Seat | None]:
        return self._source.history.position, self._hands.hinted

    def _answered(self, thought: Thought[Any]) -> None:
        self._notice.hide()
        if thought.move is None:
            self._say_unknown()
            return
        self._thought = thought
        self.ask()

    def _say_thinking(self) -> None:
        self._notice.say(self.tr("Thinking …"), stays=True)

    def _say_unknown(self) -> None:
        self._notice.tell(self.tr("Nobody could think of a hint. Ask once more."))

    # ---- giving -------------------------------------------------------------------------------------

    def _give(self, thought: Thought[Any]) -> None:
        """It is counted first, and kept like a move."""
        arrangement, last = self._arranging.now(), self._strength or 0
        strength = stronger(last, lambda strength: self._pointer(arrangement, thought, strength))

        def give() -> None:
            if strength > last:
                self._hands.count_hint()
            self._strength = strength

        self._doing.keep(give)
        if self._strength == strength:
            self.pointed.emit()
            self._say(self._notice.tell)

    def _say(self, say: Callable[[str, str], None]) -> None:
        """The hint that stands, in the language that is spoken now: as it is read, and as it is
        heard."""
        if self._thought is not None and self._strength is not None and self._open:
            pointer = self._pointer(self._arranging.now(), self._thought, self._strength)
            more = ""
            if self._strength < STRONGEST:
                more = "\n" + self.tr("Ask again to be told more: that counts as another hint.")
            self._said = pointer.text + more
            say(self._said, (pointer.heard or pointer.text) + more)

    def _show(self, said: str, _heard: str) -> None:
        """Once more, to whoever has heard it."""
        self._notice.say(said)

    @property
    def _open(self) -> bool:
        """Whether those may see it who look."""
        position, seat = self._now
        at_it = position is self._about[0] and seat == self._about[1] and not self._looks_away
        return at_it and not self._hands.unseen

    def _pointer(
        self, arrangement: Arrangement, thought: Thought[Any], strength: Strength
    ) -> Pointer:
        kit, seat = self._source.kit, self._about[1]
        assert kit.minds is not None
        assert seat is not None
        reason = kit.minds.reason(thought.why, seat, seated(self._source.players))
        if kit.scout is not None:
            view = self._source.view
            scouted = kit.scout.pointer(view, arrangement, thought, reason, strength)
            if scouted is not None:
                return scouted
        return self._proposing.pointer(arrangement, thought.move, reason, strength)

    def with_hint(self, arrangement: Arrangement) -> Arrangement:
        """The table, with what the hint points at. Whoever was told to do something is not asked whether
        they are sure."""
        if self._thought is None or self._strength is None or not self._open:
            return arrangement
        shown = framed(arrangement, self._pointer(arrangement, self._thought, self._strength))
        if self._strength < STRONGEST:
            return shown
        told = self._thought.move
        offers = (evolve(each, ask="") if each.move == told else each for each in shown.offers)
        return evolve(shown, offers=tuple(offers))

    # ---- whatever else happens ----------------------------------------------------------------------

    def follow(self) -> None:
        """The game has changed: what was said of it before holds no more, unless nothing of it has been
        done, or all was told and is being followed. As long as they cannot ask, in a pause say, that
        is not decided."""
        position, seat = self._now
        if position is self._about[0] and seat == self._about[1]:
            return
        self.stop()
        if seat is None:
            return
        if onward := self._followed(seat):
            self._thought, self._about = onward, self._now
        else:
            self._thought, self._strength, self._about = None, None, (None, None)

    def _followed(self, seat: Seat) -> Thought[Any] | None:
        scout, thought = self._source.kit.scout, self._thought
        if scout is None or thought is None or seat != self._about[1]:
            return None
        before, now = self._about[0], self._source.history.position
        view = self._source.kit.game.view
        onward = scout.onward(view(before, seat), view(now, seat), seat, thought)
        untouched = onward is not None and onward.line == thought.line
        return onward if untouched or self._strength == STRONGEST else None

    def turn_hand(self) -> None:
        """Cards are held up, or lie face down again, and what was said with them goes with them."""
        if self._strength is not None and not self._thinking.busy:
            if self._hands.unseen:
                self._notice.hide()
            else:
                self._say(self._show)

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        if self._thinking.busy:
            self._thinking.stop()
            self._notice.hide()

    def look_away(self, away: bool) -> None:
        """While somebody looks at something else than the game as it stands, nothing is asked."""
        self.stop()
        self._looks_away = away
        if away:
            self._notice.hide()

    def retranslate(self) -> None:
        """What is said, in the language that is spoken now."""
        if self._thinking.busy:
            self._say_thinking()
        elif self._notice.shows(self._said):
            self._say(self._show)
