"""One game being played: every move goes through here, to the store first and then to the screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from halloween_table.contract.kit import Kit
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import TABLE, Alarm, Event, Refusal, Refused, Seat, Timing, Turn
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.store.problems import StoreProblem
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

from .clock import Clock
from .kept_game import Comparison, KeptGame
from .moments import Glance, Moment, pages, played_through

__all__ = ["Comparison", "Glance", "Moment", "Sitting"]


class Sitting(KeptGame):
    """The people around the computer and their game.

    Signals:
        changed: another position, other eyes, or a pause: show the table again.
        troubled: a StoreProblem that kept the clock from acting. The game is paused.
    """

    changed = Signal()
    troubled = Signal(object)

    def __init__(
        self,
        kit: Kit,
        store: Store,
        saved: Saved,
        curtain: bool,
        parent: QObject | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
        fresh: bool = False,
    ) -> None:
        """A kept game is taken up where it stands; one that is not fresh and in which time means
        something is paused first, and what was under way in it is interrupted."""
        super().__init__(kit, store, saved, parent)
        self._curtain = curtain
        self._undone: list[Played] = []
        self._resumed = len(self._moments) > 1
        """Somebody opened the game again and nobody has said who: nothing is taken back yet."""
        self.eyes: Seat | None = None
        """Whose secrets the screen shows; None while the curtain is down, and where several may
        act at once."""
        self.on_the_way: tuple[Glance, ...] = ()
        """What the last change passed through, if it was a move."""
        self.beaten: tuple[Comparison, ...] = ()
        """What was done by the last change that the best of is kept, if it was a move."""
        self.clock = Clock(now, self)
        self.clock.rang.connect(self._ring)
        self._counting: int | None = None
        """What the stopwatch was last set to, or what was last read from it."""
        self.paused = False
        """Whether the table is hidden and time stands still. No record knows of it."""
        self._owed = False
        """The game is paused, and what that interrupts could not be kept yet."""
        self._hand_over()
        self._set_clock()
        if self.can_pause and not fresh:
            with suppress(StoreProblem):
                self._halt()

    @classmethod
    def begin(
        cls,
        kit: Kit,
        store: Store,
        players: tuple[Player, ...],
        options: Any,
        seed: int,
        curtain: bool,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> Sitting:
        """A new game, kept from its first moment. Raises StoreProblem."""
        record = Record(kit.game.key, kit.game.version, options, players, seed)
        codec = Codec(kit.game)
        id_ = store.new_game(record, start(kit.game, record), codec)
        return cls(kit, store, store.load(id_, codec), curtain, now=now, fresh=True)

    # ---- what can be known ------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What those whose eyes are on the screen may know."""
        return self.kit.game.view(self.position, self.eyes)

    @property
    def next_seat(self) -> Seat | None:
        """The one who has to decide now; None if nobody has to, or if several may act at once."""
        seats = [actor for actor in self.kit.game.actors(self.position) if actor != TABLE]
        return seats[0] if len(seats) == 1 else None

    @property
    def curtain_down(self) -> bool:
        """Whether somebody has to say that they are there before the game goes on."""
        return self.eyes is None and self.next_seat is not None

    def log(self) -> list[tuple[Turn, list[Event]]]:
        """What happened, as these eyes may know it, turn by turn."""
        return pages(self._moments[1:], self.eyes)

    # ---- playing ----------------------------------------------------------------------------

    def refusal(self, move: Any, seat: Seat | None = None) -> Refusal | None:
        """Why this move is not lawful for that seat (None: for the one whose eyes are on the
        screen), from what they may know."""
        seat = self.eyes if seat is None else seat
        if seat is None:
            return None
        return self.kit.game.refusal(self.kit.game.view(self.position, seat), seat, move)

    def play(self, move: Any, seat: Seat | None = None) -> None:
        """Plays a move of that seat (None: of the one whose eyes are on the screen). Raises
        Refused or StoreProblem, and then nothing has changed. Nobody plays in a pause."""
        self.play_all([move], seat)

    def play_all(self, moves: Iterable[Any], seat: Seat | None = None) -> None:
        """Plays these moves one after another, up to the first that is not lawful any more, and
        keeps them in one change. Raises as `play` does, Refused if not even the first is lawful."""
        seat = self.eyes if seat is None else seat
        wanted = [] if seat is None else [Played(seat, move) for move in moves]
        if self.paused or not wanted:
            return
        moments = self._append(wanted)
        self._resumed = False
        self._undone.clear()
        self._moved(moments)

    def _append(self, wanted: Sequence[Played]) -> list[Moment]:
        """Keeps as many of these moves as are lawful one after another, after what the stopwatch
        shows, if it shows something new."""
        game, position, timing = self.kit.game, self.position, self._timing
        shown, reading = self.clock.counted(), []
        if timing and timing.read and shown not in (None, timing.counted):
            reading = [Played(TABLE, timing.read(shown))]
        played, moments = played_through(game, position, reading)
        more, then = played_through(game, moments[-1].position if moments else position, wanted)
        played, moments = played + more, moments + then
        if played:
            self._keep(played, moments)
        if reading:
            self._counting = shown
        return moments

    # ---- going back -------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Undo goes back to the last barrier, and never from one seat's moves into another's."""
        return self._can_go_back(1)

    def _can_go_back(self, moves: int) -> bool:
        """Whether so many moves, all of one seat, can be withdrawn."""
        if moves >= len(self._moments) or self._learned_within(moves):
            return False
        if self._resumed and self.curtain_down:
            return False
        mover = self.record.moves[-1].actor
        if mover == TABLE:
            return False
        if self._undone and self._undone[-1].actor != mover:
            return False
        if self.eyes in (None, mover) or not self._curtain:
            return True
        # Somebody else looks already: that is no matter where nobody has anything to hide.
        return not any(self._has_secrets(moment.position) for moment in self._moments[-1 - moves :])

    @property
    def learned_something(self) -> bool:
        """Whether it is something that somebody learned that undo would have to pass."""
        return self._learned_within(1)

    @property
    def at_the_snapshot(self) -> bool:
        """Whether it is what was played under other rules that undo would have to pass."""
        return self.from_snapshot and len(self._moments) == 1

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if not self.can_undo:
            return
        last = self._forget_last()
        self._undone.append(last)
        self.eyes = last.actor
        self._tell()

    def redo(self) -> None:
        if self._undone:
            moments = self._append([self._undone[-1]])
            self._undone.pop()
            self._moved(moments)

    def can_take_back(self, move: Any) -> bool:
        """Whether the one who looks can withdraw the last such move of theirs, while nobody
        else has moved since, under the conditions of undo."""
        back = self._moves_back_to(move)
        return back > 0 and self._can_go_back(back)

    def learned_since(self, move: Any) -> bool:
        """Whether it is something that somebody learned that keeps that move from being
        taken back."""
        return self._learned_within(self._moves_back_to(move))

    def _moves_back_to(self, move: Any) -> int:
        """How many moves would have to be withdrawn, the last of them that one, or any if there is
        none; 0 if it is not among the latest moves of the one who looks."""
        for back, played in enumerate(reversed(self.record.moves), 1):
            if played.actor != self.eyes:
                break
            if move is None or played.move == move:
                return back
        return 0

    def take_back(self, move: Any) -> None:
        """Withdraws that move. Later ones are played again in order; those that the rules now
        refuse, or that would come to something else, are withdrawn with it. Raises StoreProblem,
        and then nothing has changed."""
        if not self.can_take_back(move):
            return
        self._forget_one_of(self._moves_back_to(move))
        self._undone.clear()
        self._moved()

    # ---- time ---------------------------------------------------------------------------------

    @property
    def _timing(self) -> Timing[Any] | None:
        return self.kit.game.timing(self.position)

    def _set_clock(self) -> None:
        timing = self._timing
        self.clock.set(timing.alarms if timing else ())
        counted = timing.counted if timing else None
        if counted != self._counting:
            self._counting = counted
            self.clock.count_from(counted)

    def _ring(self, alarm: Alarm[Any]) -> None:
        """TABLE does what the time has come for."""
        try:
            moments = self._append([Played(TABLE, alarm.move)])
        except Refused:
            return
        except StoreProblem as problem:
            self.clock.ring_again(alarm)
            self._stand_still()
            self._tell()
            self.troubled.emit(problem)
            return
        self._undone.clear()
        self._moved(moments)

    @property
    def can_pause(self) -> bool:
        return self._timing is not None and self.outcome is None

    @property
    def hurried(self) -> bool:
        """Whether somebody acts against the clock: then nobody pauses by choice."""
        return self._timing is not None and self._timing.hurried and not self.paused

    def pause(self) -> None:
        """Stops time. What is under way is interrupted by it. Raises StoreProblem if that cannot
        be kept; the game is paused all the same."""
        if self.can_pause and not self.paused:
            self._halt()

    def interrupt(self) -> None:
        """Pauses because the window is lost or left. What cannot be kept now will be when the
        game is taken up again."""
        with suppress(StoreProblem):
            self.pause()

    def go_on(self) -> None:
        """Ends the pause. Raises StoreProblem if what it interrupted can still not be kept, and
        then it lasts."""
        if self.paused:
            moments = self._interrupted() if self._owed else []
            self.paused = False
            self.clock.go_on()
            self._moved(moments)

    def _halt(self) -> None:
        self._stand_still()
        moments: list[Moment] = []
        try:
            moments = self._interrupted()
        finally:
            self._moved(moments)

    def _stand_still(self) -> None:
        self.paused = self._owed = True
        self.clock.pause()

    def _interrupted(self) -> list[Moment]:
        """Keeps what the pause comes to."""
        timing = self._timing
        move = timing.interruption if timing else None
        moments = self._append([] if move is None else [Played(TABLE, move)])
        self._owed = False
        return moments

    # ---- whose eyes ---------------------------------------------------------------------------

    def look(self) -> None:
        """The one who has to decide says that they are there."""
        self._resumed = False
        self.eyes = self.next_seat
        self._tell()

    def set_curtain(self, curtain: bool) -> None:
        """Those who trust each other do without it."""
        self._curtain = curtain
        self.on_the_way, self.beaten = (), ()
        if not curtain:
            self._moved()

    def _moved(self, moments: Sequence[Moment] = ()) -> None:
        """Another position; if moves have led to it, those who looked see their way."""
        seen_by, view = self.eyes, self.kit.game.view
        self._hand_over()
        passed = (position for moment in moments for position in moment.on_the_way)
        self._tell(
            tuple(Glance(view(position, seen_by), seen_by) for position in passed),
            self._compared(moments),
        )

    def _tell(
        self, on_the_way: tuple[Glance, ...] = (), beaten: tuple[Comparison, ...] = ()
    ) -> None:
        self.on_the_way = on_the_way
        self.beaten = beaten
        self._set_clock()
        self.changed.emit()

    def _hand_over(self) -> None:
        """The screen goes to whoever decides next: at once, or when they say so."""
        seat = self.next_seat
        if seat is None or seat == self.eyes:
            self.eyes = seat
        elif self._curtain and self._has_secrets(self.position):
            self.eyes = None
        else:
            self.eyes = seat

    def _has_secrets(self, position: Any) -> bool:
        """Whether anybody holds something that not everybody may see."""
        game = self.kit.game
        public = game.view(position, None)
        return any(game.view(position, seat) != public for seat in range(len(self.players)))
