"""Computer players at a table: each thinks beside the window, and moves at a pace people can follow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from halloween_table.engine.game import Seat, Turn
from halloween_table.engine.mind import Asked, AskedTogether, Thought
from halloween_table.sitting.moments import seen_with
from halloween_table.sitting.source import Hands, Source
from halloween_table.table.view import TableView

from ..parts.names import seated
from ..parts.preferences import ComputerPace, Preferences
from ..parts.thinking import Thinking
from .doing import Doing

WAITS: dict[ComputerPace, int | None] = {"quick": 250, "calm": 1200, "press": None}
"""Milliseconds for which what happened before is looked at, at least; None: until somebody presses. One
press is for a whole turn: what follows in it comes calmly."""
_TRIES = 2
"""How often somebody is asked whose worker has died, before people are told."""


class Computers(QObject):
    """Asks those of the computers that may act, and makes their moves: where time means something the
    sitting does so in its own, elsewhere it is done at the pace that people have chosen.

    Signals:
        waits: whether a computer waits for somebody to press.
        failed: nobody could think about it; `follow` asks again.
        told: a word about something decisive that a computer has done.
    """

    waits = Signal(bool)
    failed = Signal()
    told = Signal(str)

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
        self._asked: tuple[Asked[Any], ...] = ()
        """Those who think about it, or have; one of them moves."""
        self._thought: Thought[Any] | None = None
        self._tries = 0
        self._hurried = False
        self._pressed_for: tuple[Seat, Turn] | None = None
        """Whose turn somebody has pressed for; None: nobody has since a person last decided."""
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._play)

    @property
    def busy(self) -> bool:
        """Whether a computer has to decide, and is at it."""
        return bool(self._asked)

    def follow(self) -> None:
        """The game has changed, or is looked at again: what nobody wants to know any more is not
        thought about further."""
        asked = () if self._away() else self._hands.questions()
        if not asked:
            self.stop()
            self._pressed_for = None
        elif self._about is not self._source.history.position or not self.busy:
            self.stop()
            self._about, self._asked, self._tries = self._source.history.position, asked, 0
            self._ask()

    def stop(self) -> None:
        """Nobody waits for a move any more."""
        self._thinking.stop()
        self._rest()
        self._asked, self._about, self._thought = (), None, None

    def hurry(self) -> bool:
        """Somebody presses: the move is made at once, or as soon as it is thought out; whoever could
        not think is asked again. False if there is nothing to hurry."""
        if self._hands.hasten():
            return True
        if not self.busy:
            self.follow()
        if not self.busy:
            return False
        self._hurried, self._pressed_for = True, self._whose_turn
        if self._thought is not None:
            self._play()
        return True

    @property
    def _whose_turn(self) -> tuple[Seat, Turn]:
        """Who decides now, and in which turn."""
        return self._asked[0].seat, self._source.kit.game.turn(self._about)

    def _ask(self) -> None:
        self._tries += 1
        task = AskedTogether(self._asked)
        self._thinking.ask(task, self._answered, failed=self._unanswered)

    def _unanswered(self) -> None:
        if self._tries < _TRIES:
            self._ask()
        else:
            self.stop()
            self.failed.emit()
            self.waits.emit(True)

    def _answered(self, thoughts: tuple[Thought[Any], ...]) -> None:
        """In a race everybody acts in their own time; elsewhere it is done when everybody has seen
        what was done before."""
        if self._hands.can_pause:
            asked = self._asked
            self.stop()
            for each, thought in zip(asked, thoughts, strict=True):
                self._hands.resolve(each.seat, thought)
        else:
            self._thought, about = thoughts[0], self._about
            self._view.when_settled(lambda: self._let_be_seen(about))

    def _let_be_seen(self, about: Any) -> None:
        if about is not self._about or self._thought is None:
            return  # something else has come of it meanwhile
        pace, factor = self._preferences.computer_pace, self._preferences.pace_factor
        if pace == "press" and self._pressed_for == self._whose_turn:
            pace, factor = "calm", factor or 1.0  # nothing glides, but each move is to be seen
        wait = 0 if self._hurried else WAITS[pace]
        if wait is None:
            self.waits.emit(True)
        else:
            beat = max(wait, self._thought.after * 1000) if wait else 0
            self._wait.start(round(beat * factor))

    def _rest(self) -> None:
        """Nothing is waited for."""
        self._wait.stop()
        self._hurried = False
        self.waits.emit(False)

    def _play(self) -> None:
        thought, asked = self._thought, self._asked
        if thought is None or not asked or thought.move is None:
            return
        self._rest()
        about, moments = self._about, len(self._source.history.moments)
        # The next one is asked about a position of its own.
        self._asked, self._about, self._thought = (), None, None
        self._doing.keep(lambda: self._hands.play_all([thought.move], asked[0].seat))
        if self._source.history.position is about:  # it could not be kept: until somebody presses
            self._asked, self._about, self._thought = asked, about, thought
            self.waits.emit(True)
        else:
            self._tell_what_is_decisive(moments)

    def _tell_what_is_decisive(self, known: int) -> None:
        """As the log says it, of what has happened since there were so many moments; whoever looked
        elsewhere has missed it otherwise."""
        source = self._source
        happened = (event for moment in source.history.moments[known:] for event in moment.events)
        seen = (seen_with(event, source.eyes) for event in happened if event.decisive)
        lines = [
            source.kit.voice.log_line(event, seated(source.players))
            for event in seen
            if event is not None
        ]
        if any(lines):
            self._view.when_settled(partial(self.told.emit, " ".join(filter(None, lines))))
