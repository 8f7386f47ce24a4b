"""One game being played: every move goes through here, to the store first and then to the screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

from halloween_table.contract.hiding import Hiding
from halloween_table.contract.kit import Kit
from halloween_table.contract.minds import Thinker
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import (
    ONLOOKERS,
    TABLE,
    Alarm,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Timing,
)
from halloween_table.engine.mind import Asked, Reached, Thought
from halloween_table.engine.record import Hints, Played, Player, Record, start
from halloween_table.store.problems import StoreProblem
from halloween_table.store.rows import Header, Saved
from halloween_table.store.store import Store

from .asking import asked
from .change import Change, Glance, Passage, Why, passages
from .clock import Clock
from .company import Company
from .history import History, Withdrawal
from .hourglass import Hourglass
from .keeping import Keeping
from .listeners import Listeners
from .moments import Moment, has_secrets, played_through
from .passing import passed_through
from .resolves import Resolves, deciders
from .screen import Screen
from .way_back import WayBack


class Sitting:
    """The people around the computer and their game. It is a Source, and the Hands at it.

    Attributes:
        history: everything that has happened.
        company: who is a person, and who a computer.
        changed: tells each Change: another position, other eyes, or a pause.
        troubled: tells a StoreProblem that kept the clock from acting. The game is paused.
        latest: the last Change that was told.
    """

    def __init__(
        self,
        kit: Kit,
        keeping: Keeping,
        hiding: Hiding,
        *,
        resumed: bool = False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """One that is resumed, and in which time means something, is paused first."""
        self.kit, self.history = kit, keeping.history
        self.changed: Listeners[Change] = Listeners()
        self.troubled: Listeners[StoreProblem] = Listeners()
        self.latest = Change("begin")
        self._keeping = keeping
        self.company = Company(self.players)
        self._screen = Screen(kit, self.company, len(self.players), hiding)
        self._back = WayBack(self.history, self.company)
        self._unclaimed = resumed and self.history.last > 0
        """Somebody opened the game again and nobody has said who: whoever has to go on takes nothing
        back yet, and whoever moved before is called when that move is taken back."""
        self._glass = Hourglass(now)
        self._glass.clock.rang.connect(self._ring)
        self._resolves = Resolves(kit.game)
        self._reached: tuple[Reached, ...] | None = None
        """What computers know of the best times at this computer; None: nobody has looked yet."""
        self._hand_over()
        self._follow_time()
        if resumed and self.can_pause:
            self._glass.stop()

    @classmethod
    def begin(
        cls,
        kit: Kit,
        store: Store,
        players: tuple[Player, ...],
        options: Any,
        seed: int,
        hiding: Hiding,
        *,
        hints: bool = True,
        now: Callable[[], float] = time.monotonic,
    ) -> Sitting:
        """A new game, kept from its first moment; `hints`: whether people may ask for some. Raises
        StoreProblem."""
        game = kit.game
        record = Record(game.key, game.version, options, players, seed, hints=Hints(hints))
        return cls.kept(kit, store, History.begun(game, record, start(game, record)), hiding, now)

    @classmethod
    def kept(
        cls,
        kit: Kit,
        store: Store,
        history: History,
        hiding: Hiding,
        now: Callable[[], float] = time.monotonic,
    ) -> Sitting:
        """A game with that history, new to the store. Raises StoreProblem."""
        codec = Codec(kit.game)
        id_ = store.new_game(history.record, history.position, codec, outcome=history.outcome)
        begun = history.last > 0
        return cls(kit, Keeping(store, id_, 0, history, codec), hiding, resumed=begun, now=now)

    @classmethod
    def kept_once(
        cls, kit: Kit, store: Store, history: History, hiding: Hiding
    ) -> Sitting | Header:
        """The same, unless the store has a game that begins with all of that: then that one."""
        codec = Codec(kit.game)
        kept = store.keep_once(history.record, history.position, codec, outcome=history.outcome)
        if not isinstance(kept, str):
            return kept
        begun = history.last > 0
        return cls(kit, Keeping(store, kept, 0, history, codec), hiding, resumed=begun)

    @classmethod
    def taken_up(
        cls,
        kit: Kit,
        store: Store,
        saved: Saved,
        hiding: Hiding,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> Sitting:
        """A kept game where it stands; nothing is written by that. What was under way in it is
        interrupted when it goes on. Raises StoreProblem if its record cannot be played."""
        history = History.opened(kit.game, saved)
        keeping = Keeping(store, saved.id, saved.revision, history, Codec(kit.game))
        return cls(kit, keeping, hiding, resumed=True, now=now)

    # ---- what can be known ------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self._keeping.id

    @property
    def record(self) -> Record:
        return self.history.record

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.players

    @property
    def cursor(self) -> int:
        """The moment that is shown: the latest."""
        return self.history.last

    @property
    def position(self) -> Any:
        return self.history.position

    @property
    def outcome(self) -> Outcome | None:
        return self.history.outcome

    @property
    def at(self) -> Seat | None:
        """Who sits at the screen and may act; None while the curtain is down, and where several may
        act at once."""
        return self._screen.at

    @property
    def eyes(self) -> Seat | None:
        """Whose secrets the screen shows; None: nobody's."""
        return self._screen.eyes

    @property
    def view(self) -> Any:
        """What those whose eyes are on the screen may know."""
        return self.kit.game.view(self.position, self.eyes)

    @property
    def glance(self) -> Glance:
        return Glance(self.view, self._side(self.at))

    @property
    def next_seat(self) -> Seat | None:
        """The one of the people who has to decide now; None if nobody has to, if a computer has to,
        or if several may act at once."""
        seat = self._decider
        return seat if seat is not None and self.company.level(seat) is None else None

    @property
    def _decider(self) -> Seat | None:
        seats = self._deciders
        return seats[0] if len(seats) == 1 else None

    @property
    def _deciders(self) -> tuple[Seat, ...]:
        return deciders(self.kit.game, self.position)

    @property
    def thinker(self) -> Seat | None:
        """The computer that has to decide now; None if none has to, or if several may act at once."""
        seat = None if self.paused or self.kit.minds is None else self._decider
        return seat if seat is not None and self.company.level(seat) else None

    def questions(self) -> tuple[Asked[Any], ...]:
        """What computers are asked that may act now and have not made up their minds."""
        if self.paused or not self.company.computers or self.kit.minds is None:
            return ()
        levels = ((seat, self.company.level(seat)) for seat in self._deciders)
        return tuple(
            self._question(self.kit.minds.thinker(level), seat)
            for seat, level in levels
            if level is not None and not self._resolves.has(seat)
        )

    def _question(self, thinker: Thinker, seat: Seat) -> Asked[Any]:
        if self._reached is None:
            self._reached = self._keeping.reached()
        return asked(thinker, self.history, seat, self.id, self._reached)

    def resolve(self, seat: Seat, thought: Thought[Any]) -> None:
        """That computer has made up its mind: its move is made when so much of the table's time has
        passed, unless somebody else is faster. Where several may act at once it goes on waiting when
        others have tried in vain."""
        self._resolves.make(seat, thought, self.position, self.history.last)
        self._follow_time()

    # ---- hints ------------------------------------------------------------------------------

    @property
    def hints(self) -> Hints | None:
        """Who has asked how often; None: at this table there is nobody to ask."""
        kit, players = self.kit, self.players
        return self.record.hints if kit.hints_in(kit.way_of(players), players) else None

    @property
    def hinted(self) -> Seat | None:
        """Whoever sits there and has to decide, if they may ask what to do: also somebody who is alone
        among computers that act at the same time."""
        if self.paused or self.hints is None or not self.hints.allowed:
            return None
        if len(self._deciders) > 1:
            return self.company.lone
        return self.next_seat if self.next_seat == self.at else None

    @property
    def unseen(self) -> bool:
        """Whether whoever sits there has something that lies face down now."""
        if self.at is None or self.eyes == self.at:
            return False
        view = self.kit.game.view
        return bool(view(self.position, self.at) != view(self.position, None))

    def hint(self) -> Asked[Any] | None:
        """What a good player is asked for them, who knows no more than they do. Where times are
        compared the game knows of it from now on. Raises StoreProblem, and then nobody is asked."""
        seat, timing = self.hinted, self._timing
        if seat is None or self.kit.minds is None:
            return None
        if timing is not None and timing.hint is not None:
            self._moved("move", self._append([Played(TABLE, timing.hint)]))
        scout = self.kit.scout
        thinker = self.kit.minds.thinker("hard") if scout is None else scout.thinker()
        return self._question(thinker, seat)

    def count_hint(self) -> None:
        """They have been given one. Raises StoreProblem, and then it is not counted."""
        if self.hinted is not None:
            self._keeping.hints(self.record.hints.one_more(self.hinted, len(self.players)))

    @property
    def curtain_down(self) -> bool:
        """Whether somebody has to say that they are there before the game goes on."""
        return self.at is None and self.next_seat is not None

    @property
    def _awaited(self) -> Seat | None:
        """The one whom the curtain calls, if it is down."""
        return self.next_seat if self.curtain_down else None

    # ---- playing ----------------------------------------------------------------------------

    def refusal(self, move: Any, seat: Seat | None = None) -> Refusal | None:
        """Why this move is not lawful for that seat (None: for the one at the screen), from what
        they may know."""
        seat = self.at if seat is None else seat
        if seat is None:
            return None
        return self.kit.game.refusal(self.kit.game.view(self.position, seat), seat, move)

    def play(self, move: Any, seat: Seat | None = None) -> None:
        """Plays a move of that seat (None: of the one at the screen). Raises Refused or StoreProblem, and then nothing has changed. Nobody plays in a pause."""
        self.play_all([move], seat)

    def play_all(self, moves: Iterable[Any], seat: Seat | None = None) -> None:
        """Plays these moves one after another, up to the first that is not lawful any more, and
        keeps them in one change. Raises as `play` does, Refused if not even the first is lawful."""
        seat = self.at if seat is None else seat
        wanted = [] if seat is None else [Played(seat, move) for move in moves]
        if self.paused or not wanted:
            return
        moments = self._append(wanted)
        if self.company.level(wanted[0].actor) is None:
            self._unclaimed = False
        self._back.undone.clear()
        self._moved("move", moments)

    def _append(self, wanted: Sequence[Played]) -> list[Moment]:
        """Keeps as many of these moves as are lawful one after another, after what the stopwatch
        shows, if it shows something new; and what happens by itself then."""
        game, reading = self.kit.game, self._glass.reading(self._timing)
        played, moments = played_through(game, self.position, [reading] if reading else [])
        position = moments[-1].position if moments else self.position
        more, then = played_through(game, position, wanted)
        played, moments = played + more, moments + then
        if then and self._back.passing:
            more, then = passed_through(game, then[-1].position)
            played, moments = played + more, moments + then
        if played:
            self._keeping.more(played, moments)
        if reading:
            self._glass.run_on()
        return moments

    # ---- going back -------------------------------------------------------------------------

    @property
    def undoes(self) -> bool:
        """Where everybody acts at once nothing is ever undone."""
        return self.kit.undo

    @property
    def can_undo(self) -> bool:
        """Undo goes back to the last barrier, and never from one seat's moves into another's."""
        return self._can_go_back(self._back.last)

    def can_take_back(self, move: Any) -> bool:
        """Whether the one who looks can withdraw the last such move of theirs (None: the last one),
        while nobody else has moved since, under the conditions of undo."""
        back = self._back.to(move, self.at)
        return back > 0 and self._can_go_back(back)

    def _can_go_back(self, moves: int) -> bool:
        """Whether so many moves can be withdrawn, all of one seat, and what happened by itself."""
        if not self.undoes or not self.history.can_lose(moves):
            return False
        mover, undone = self._back.mover, self._back.undone
        if mover == self._awaited or (self._unclaimed and self.outcome is not None):
            return False
        if mover == TABLE or (undone and undone[-1].actor != mover):
            return False
        if self.at in (None, mover) or self._screen.hiding == "open":
            return True
        if self._screen.peeks and not self._screen.peeked:
            return True
        # Somebody else looks already: that is no matter where nobody has anything to hide.
        since = self.history.moments[-1 - moves :]
        return not any(self._has_secrets(moment.position) for moment in since)

    @property
    def learned_something(self) -> bool:
        """Whether it is something that somebody learned that undo would have to pass."""
        return self.history.learned_within(self._back.last)

    def learned_since(self, move: Any) -> bool:
        """Whether it is something that somebody learned that keeps that move from being
        taken back."""
        return self.history.learned_within(self._back.to(move, self.at))

    @property
    def at_the_snapshot(self) -> bool:
        """Whether it is what was played under other rules that undo would have to pass."""
        return self.history.from_snapshot and self.history.last == 0

    @property
    def at_the_branch(self) -> bool:
        """Whether it is what was played in another game that undo would have to pass."""
        return self.record.origin is not None and self.history.last == self.history.beginning

    def undo(self, *, still_there: bool = False) -> None:
        """Withdraws the last move, whoever made it, and what happened by itself after it;
        `still_there`: whoever did has not left the table yet, although the next one is due. Raises
        StoreProblem, and then nothing has changed."""
        if self.can_undo:
            self._withdraw(Withdrawal(self._back.last), still_there)

    def take_back(self, move: Any) -> None:
        """Withdraws that move of the one who looks (None: the last one). Later ones are played again
        in order; those that the rules now refuse, or that would come to something else, are
        withdrawn with it. Raises as `undo` does."""
        if self.can_take_back(move):
            self._withdraw(self._back.without(move, self.at))

    def go_back_to(self, moment: int) -> None:
        """Withdraws every move since that moment at once, under the conditions of undo. Raises as
        `undo` does."""
        moves = self.history.last - moment
        if moves > 0 and self._can_go_back(moves):
            self._withdraw(Withdrawal(moves))

    def _withdraw(self, withdrawal: Withdrawal, still_there: bool = False) -> None:
        """The one way back. What is withdrawn without anything played again can be redone."""
        gone = self._keeping.less(withdrawal)
        self._back.gone(withdrawal, gone)
        # Where nobody has said who is there, whoever made the move is called first: otherwise
        # anybody could look into that hand from under the curtain, and put everything back.
        # Whoever was answered by a computer has left since.
        answered = any(self.company.level(played.actor) is not None for played in gone)
        called = self._unclaimed or (self.at is None and (answered or not still_there))
        was = self.at
        self._screen.sit_back(None if called else gone[0].actor)
        self._resolves.forget()
        self._hand_over()
        self._tell(Change("back", withdrawal.moves, withdrawal.moments, was, self.at))

    @property
    def can_redo(self) -> bool:
        return bool(self._back.undone)

    def redo(self) -> None:
        if self._back.undone:
            before = len(self.record.moves)
            moments = self._append(self._back.forth())
            self._back.come(self.record.moves[before:])
            self._moved("move", moments)

    # ---- time ---------------------------------------------------------------------------------

    @property
    def clock(self) -> Clock:
        return self._glass.clock

    @property
    def paused(self) -> bool:
        """Whether the table is hidden and time stands still. No record knows of it."""
        return self._glass.paused

    @property
    def _timing(self) -> Timing[Any] | None:
        return self.kit.game.timing(self.position)

    def _ring(self, alarm: Alarm[Any]) -> None:
        """TABLE, or a computer, does what the time has come for."""
        try:
            moments = self._append([Played(alarm.actor, alarm.move)])
        except Refused:
            return
        except StoreProblem as problem:
            self.clock.ring_again(alarm)
            self._glass.stop()
            self._tell(Change("pause", at_before=self.at, at=self.at))
            self.troubled.emit(problem)
            return
        self._back.undone.clear()
        self._moved("move", moments)

    def hasten(self) -> bool:
        """Somebody presses while only computers may act: the next of them does so at once. False if
        there is nothing to hasten."""
        if any(self.company.level(seat) is None for seat in self._deciders):
            return False
        return self.clock.hasten(self._resolves.alarms(self.position)[0])

    def _follow_time(self) -> None:
        self._glass.follow(self._timing, *self._resolves.alarms(self.position))

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
            self._glass.stop()
            moments: list[Moment] = []
            try:
                moments = self._interrupted()
            finally:
                self._moved("pause", moments)

    def interrupt(self) -> None:
        """Pauses because the window is lost or left. What cannot be kept now will be when the
        game is taken up again."""
        with suppress(StoreProblem):
            self.pause()

    def go_on(self) -> None:
        """Ends the pause. Raises StoreProblem if what it interrupted can still not be kept, and
        then it lasts."""
        if self.paused:
            moments = self._interrupted() if self._glass.owed else []
            self._glass.go_on()
            self._moved("pause", moments)

    def keep_again(self) -> None:
        """The store was mended: what is on the table is in it afterwards. Raises StoreProblem."""
        self._keeping.again()

    def _interrupted(self) -> list[Moment]:
        """Keeps what the pause comes to. A computer that is at it goes on where it was: nobody gets
        rid of its claim by looking away."""
        timing, people = self._timing, self.company.people
        by_people = any(seat in people for seat in self._deciders)
        move = timing.interruption if timing and by_people else None
        moments = self._append([] if move is None else [Played(TABLE, move)])
        self._glass.owed = False
        return moments

    # ---- whose eyes ---------------------------------------------------------------------------

    def look(self) -> None:
        """The one who has to decide says that they are there."""
        self._unclaimed = False
        was = self.at
        self._screen.sit_down(self.next_seat)
        self._tell(Change("look", at_before=was, at=self.at))

    @property
    def peeks(self) -> bool:
        """Whether hands lie face down until their owner holds them up."""
        return self._screen.peeks

    def hold_up(self, up: bool) -> None:
        """Whoever sits there turns their cards up, for as long as they hold them, or down again."""
        if self._screen.hold_up(up and not self.paused):
            self._tell(Change("hold", at_before=self.at, at=self.at))

    def set_hiding(self, hiding: Hiding) -> None:
        """Holds from now on. A curtain falls before the next one whose turn it is, and before what
        lay face down."""
        if hiding != self._screen.hiding:
            self._screen.hide(hiding)
            self._moved("look", ())

    def set_passing(self, passing: bool) -> None:
        """Whether what everybody can see is the only thing to be done happens by itself, from the
        next move on."""
        self._back.passing = passing

    def _moved(self, why: Why, moments: Sequence[Moment]) -> None:
        """Another position; if moves have led to it, those who looked see their way. What comes to a
        hand that is held up is not for everybody."""
        was, eyes = self.at, None if self.peeks else self.eyes
        if moments:
            played = self.record.moves[-len(moments) :]
            self._resolves.follow(self.position, played, moments)
        self._hand_over()
        events = (event for moment in moments for event in moment.events)
        passed = self._passages(len(moments), eyes, was)
        if passed and eyes != self.eyes and not self.curtain_down:
            # What only they could know who have left the screen is not told there any more.
            passed = (*passed[:-1], self._passages(len(moments), None, was)[-1])
        self._tell(
            Change(
                why,
                moments=tuple(moments),
                at_before=was,
                at=self.at,
                on_the_way=passed[:-1],
                last=passed[-1] if passed else None,
                beaten=self._keeping.compared(events),
            )
        )

    def _passages(self, moments: int, eyes: Seat | None, at: Seat | None) -> tuple[Passage, ...]:
        """The way through the latest moments."""
        view, beyond = self.kit.game.view, self.history.last + 1
        way = range(beyond - moments, beyond)
        side = self._side(at)
        return passages(self.history, way, eyes, lambda at_: Glance(view(at_, eyes), side))

    def _side(self, at: Seat | None) -> Seat | None:
        """From where the table is looked at while they sit there: those who only watch computers
        keep to one side."""
        return at if self.company.people else ONLOOKERS

    def _tell(self, change: Change) -> None:
        self.latest = change
        self._follow_time()
        self.changed.emit(change)

    def _hand_over(self) -> None:
        """The screen goes to whoever decides next: at once, or when they say so."""
        self._screen.hand_over(self.position, self.next_seat)

    def _has_secrets(self, position: Any) -> bool:
        return has_secrets(self.kit, position, len(self.players))
