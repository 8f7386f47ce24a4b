"""Computer players at a table: each thinks beside the window, and moves at a pace people can follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.preferences import ComputerPace, Preferences
from ..parts.thinking import Thinking
from .doing import Doing

WAITS: dict[ComputerPace, int | None] = {"quick": 250, "calm": 1200, "press": None}
"""Milliseconds for which what happened before is looked at; None: until somebody presses."""
_TRIES = 2
"""How often somebody is asked whose worker has died, before people are told."""


class Computers(QObject):
    """Asks whoever of the computers has to decide, and makes their moves.

    Signals:
        thinks: the seat that thinks now; None: it is a person's turn.
        waits: whether a computer waits for somebody to press.
        failed: nobody could think about it; `follow` asks again.
    """

    thinks = Signal(object)
    waits = Signal(bool)
    failed = Signal()

    def __init__(
        self,
        source: Source,
        hands: Hands,
        doing: Doing,
        view: TableView,
        preferences: Preferences,
        away: Callable[[], bool],
    ) -> None:
        """`away` tells whether people look at something else than the game as it stands."""
        super().__init__(view)
        self._source, self._hands, self._doing, self._view = source, hands, doing, view
        self._preferences, self._away = preferences, away
        self._thinking = Thinking(self)
        self._about: Any = None
        """The position that is thought about, or was last; None: none is."""
        self._seat: Seat | None = None
        self._thought: Thought[Any] | None = None
        self._tries = 0
        self._hurried = False
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._play)

    @property
    def busy(self) -> bool:
        """Whether a computer has to decide, and is at it."""
        return self._seat is not None

    def follow(self) -> None:
        """The game has changed, or is looked at again: what nobody wants to know any more is not
        thought about further."""
        asked = None if self._away() else self._hands.question()
        if asked is None:
            self.stop()
        elif self._about is not self._source.history.position or not self.busy:
            self.stop()
            self._about, self._seat, self._tries = self._source.history.position, asked.seat, 0
            self.thinks.emit(self._seat)
            self._ask()

    def stop(self) -> None:
        """Nobody waits for a move any more."""
        self._thinking.stop()
        self._rest()
        was, self._seat, self._about, self._thought = self._seat, None, None, None
        if was is not None:
            self.thinks.emit(None)

    def hurry(self) -> bool:
        """Somebody presses: the move is made at once, or as soon as it is thought out; whoever could
        not think is asked again. False if there is nothing to hurry."""
        if not self.busy:
            self.follow()
        if not self.busy:
            return False
        self._hurried = True
        if self._thought is not None:
            self._play()
        return True

    def _ask(self) -> None:
        asked = self._hands.question()
        if asked is not None:
            self._tries += 1
            self._thinking.ask(asked, self._answered, failed=self._unanswered)

    def _unanswered(self) -> None:
        if self._tries < _TRIES:
            self._ask()
        else:
            self.stop()
            self.failed.emit()

    def _answered(self, thought: Thought[Any]) -> None:
        """It is done when everybody has seen what was done before."""
        self._thought = thought
        about = self._about
        self._view.when_settled(lambda: self._let_be_seen(about))

    def _let_be_seen(self, about: Any) -> None:
        if about is not self._about or self._thought is None:
            return  # something else has come of it meanwhile
        wait = 0 if self._hurried else WAITS[self._preferences.computer_pace]
        if wait is None:
            self.waits.emit(True)
        else:
            self._wait.start(round(wait * self._preferences.pace_factor))

    def _rest(self) -> None:
        """Nothing is waited for."""
        self._wait.stop()
        self._hurried = False
        self.waits.emit(False)

    def _play(self) -> None:
        thought, seat = self._thought, self._seat
        if thought is None or seat is None or thought.move is None:
            return
        self._rest()
        self._thought = None
        # Kept or not, the next one is asked about a position of its own.
        self._seat, self._about = None, None
        self._doing.keep(lambda: self._hands.play_all([thought.move], seat))
        if self._hands.question() is None:
            self.thinks.emit(None)
