"""One game being played: every move goes through here, to the store first and then to the screen."""

from __future__ import annotations

from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import (
    TABLE,
    Event,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Step,
    Turn,
)
from halloween_table.engine.record import Played, Player, Record, start, steps
from halloween_table.games.kit import Kit
from halloween_table.store.replaying import resume
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store


@frozen
class Moment:
    """A position, and what happened on the way to it."""

    position: Any
    turn: Turn
    """Whose turn it was when that happened."""
    events: tuple[Event, ...] = ()
    on_the_way: tuple[Any, ...] = ()
    """Positions passed through."""

    @property
    def barrier(self) -> bool:
        """Whether somebody learned something, so that undo stops here."""
        return any(event.barrier for event in self.events)


@frozen
class Glance:
    """A position passed through, as those know it who were looking."""

    view: Any
    eyes: Seat | None


class Sitting(QObject):
    """The people around the computer and their game.

    Signals:
        changed: another position, or other eyes: show the table again.
    """

    changed = Signal()

    def __init__(
        self, kit: Kit, store: Store, saved: Saved, curtain: bool, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.kit = kit
        self.id = saved.id
        self.record: Record = saved.record
        self._store = store
        self._codec = Codec(kit.game)
        self._revision = saved.revision
        self._curtain = curtain
        self._undone: list[Played] = []
        resumed = resume(saved, kit.game)
        self.from_snapshot = not resumed.from_record
        """The game was begun under other rules: it goes on from where it stood, without its past."""
        self._moments = self._remembered(resumed.position)
        self._forgotten = len(self.record.moves) + 1 - len(self._moments)
        """Moves at the start of the record that have no moment: those under other rules."""
        self._resumed = len(self._moments) > 1
        """Somebody opened the game again and nobody has said who: nothing is taken back yet."""
        self.eyes: Seat | None = None
        """Whose secrets the screen shows; None while the curtain is down."""
        self.on_the_way: tuple[Glance, ...] = ()
        """What the last change passed through, if it was a move."""
        self._hand_over()

    @classmethod
    def begin(
        cls,
        kit: Kit,
        store: Store,
        players: tuple[Player, ...],
        options: Any,
        seed: int,
        curtain: bool,
    ) -> Sitting:
        """A new game, kept from its first moment. Raises StoreProblem."""
        record = Record(kit.game.key, kit.game.version, options, players, seed)
        codec = Codec(kit.game)
        id_ = store.new_game(record, start(kit.game, record), codec)
        return cls(kit, store, store.load(id_, codec), curtain)

    def _remembered(self, now: Any) -> list[Moment]:
        game = self.kit.game
        if self.from_snapshot:
            return [Moment(now, game.turn(now))]
        position = start(game, self.record)
        moments = [Moment(position, game.turn(position))]
        for step in steps(game, self.record):
            moments.append(self._moment(moments[-1].position, step))
        return moments

    def _moment(self, before: Any, step: Step[Any]) -> Moment:
        return Moment(step.position, self.kit.game.turn(before), step.events, step.on_the_way)

    # ---- what can be known ------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.players

    @property
    def position(self) -> Any:
        return self._moments[-1].position

    @property
    def view(self) -> Any:
        """What those whose eyes are on the screen may know."""
        return self.kit.game.view(self.position, self.eyes)

    @property
    def next_seat(self) -> Seat | None:
        """Who has to decide now."""
        actors = [actor for actor in self.kit.game.actors(self.position) if actor != TABLE]
        return actors[0] if actors else None

    @property
    def curtain_down(self) -> bool:
        """Whether somebody has to say that they are there before the game goes on."""
        return self.eyes is None and self.next_seat is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.kit.game.outcome(self.position)

    def log(self) -> list[tuple[Turn, list[Event]]]:
        """What happened, as these eyes may know it, turn by turn."""
        pages: list[tuple[Turn, list[Event]]] = []
        for moment in self._moments[1:]:
            turn = moment.turn
            for event in moment.events:
                turn = event.begins() or turn
                if not pages or pages[-1][0] != turn:
                    pages.append((turn, []))
                seen = event.seen_by(self.eyes)
                if seen is not None:
                    pages[-1][1].append(seen)
        return pages

    def last_left_by(self, seat: Seat) -> Any:
        """The position that seat left behind when it last moved; the start if it has not."""
        for at in range(len(self.record.moves) - 1, -1, -1):
            if self.record.moves[at].actor == seat:
                return self._moments[max(0, at + 1 - self._forgotten)].position
        return self._moments[0].position

    def points_by_round(self) -> list[tuple[int, ...]]:
        """Everybody's points at the start and after each round, for the chart."""
        last: dict[int, Any] = {0: self._moments[0].position}
        for moment in self._moments[1:]:
            round_ = moment.turn.round
            for position in (*moment.on_the_way, moment.position):
                last[round_] = position
                round_ = self.kit.game.turn(position).round
        return [
            tuple(standing.points for standing in self.kit.game.standings(position))
            for _, position in sorted(last.items())
        ]

    # ---- playing ----------------------------------------------------------------------------

    def refusal(self, move: Any) -> Refusal | None:
        """Why this move is not lawful, from what these eyes may know."""
        if self.eyes is None:
            return None
        return self.kit.game.refusal(self.view, self.eyes, move)

    def play(self, move: Any) -> None:
        """Plays a move of the one whose eyes are on the screen. Raises Refused or StoreProblem,
        and then nothing has changed."""
        seat = self.eyes
        if seat is None:
            return
        step = self._append(Played(seat, move))
        self._resumed = False
        self._undone.clear()
        self._moved(step)

    def _append(self, played: Played) -> Step[Any]:
        game = self.kit.game
        step = game.play(self.position, played.actor, played.move)
        self._revision = self._store.append(
            self.id,
            self._revision,
            played,
            step.position,
            self._codec,
            outcome=game.outcome(step.position),
        )
        self._moments.append(self._moment(self.position, step))
        self.record = self.record.after(played)
        return step

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
        if self._undone and self._undone[-1].actor != mover:
            return False
        taken_over = self._curtain and self.eyes not in (None, mover)
        return not taken_over

    def _learned_within(self, moves: int) -> bool:
        latest = self._moments[max(0, len(self._moments) - moves) :]
        return any(moment.barrier for moment in latest)

    @property
    def learned_something(self) -> bool:
        """Whether it is something that somebody learned that undo would have to pass."""
        return self._learned_within(1)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self) -> None:
        if not self.can_undo:
            return
        *moves, last = self.record.moves
        before = self._moments[-2].position
        self._revision = self._store.take_back(self.id, self._revision, before, self._codec)
        self._moments.pop()
        self.record = evolve(self.record, moves=tuple(moves))
        self._undone.append(last)
        self.eyes = last.actor
        self._tell()

    def redo(self) -> None:
        if self._undone:
            step = self._append(self._undone[-1])
            self._undone.pop()
            self._moved(step)

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
        """How many moves would have to be withdrawn, the last of them that one; 0 if it is not
        among the latest moves of the one who looks."""
        for back, played in enumerate(reversed(self.record.moves), 1):
            if played.actor != self.eyes:
                break
            if played.move == move:
                return back
        return 0

    def take_back(self, move: Any) -> None:
        """Withdraws that move. Later ones are played again in order; those that the rules now
        refuse, or that would come to something else, are withdrawn with it. Raises StoreProblem,
        and then nothing has changed."""
        if not self.can_take_back(move):
            return
        back = self._moves_back_to(move)
        first = len(self._moments) - back
        moments, again = self._moments[:first], []
        played = self.record.moves[len(self.record.moves) - back :]
        for then, was in zip(played[1:], self._moments[first + 1 :], strict=True):
            try:
                step = self.kit.game.play(moments[-1].position, then.actor, then.move)
            except Refused:
                continue
            if step.events == was.events:
                moments.append(self._moment(moments[-1].position, step))
                again.append(then)
        self._revision = self._store.take_back(
            self.id, self._revision, moments[-1].position, self._codec, moves=back, again=again
        )
        self._moments = moments
        kept = self.record.moves[: len(self.record.moves) - back]
        self.record = evolve(self.record, moves=(*kept, *again))
        self._undone.clear()
        self._moved()

    # ---- whose eyes ---------------------------------------------------------------------------

    def look(self) -> None:
        """The one who has to decide says that they are there."""
        self._resumed = False
        self.eyes = self.next_seat
        self._tell()

    def set_curtain(self, curtain: bool) -> None:
        """Those who trust each other do without it."""
        self._curtain = curtain
        self.on_the_way = ()
        if not curtain:
            self._moved()

    def _moved(self, step: Step[Any] | None = None) -> None:
        """Another position; if a move has led to it, those who looked see its way."""
        seen_by, passed = self.eyes, step.on_the_way if step else ()
        self._hand_over()
        view = self.kit.game.view
        self._tell(tuple(Glance(view(position, seen_by), seen_by) for position in passed))

    def _tell(self, on_the_way: tuple[Glance, ...] = ()) -> None:
        self.on_the_way = on_the_way
        self.changed.emit()

    def _hand_over(self) -> None:
        """The screen goes to whoever decides next: at once, or when they say so."""
        seat = self.next_seat
        if seat is None or seat == self.eyes:
            self.eyes = seat
        elif self._curtain and self._has_secrets():
            self.eyes = None
        else:
            self.eyes = seat

    def _has_secrets(self) -> bool:
        """Whether anybody holds something that not everybody may see."""
        game, position = self.kit.game, self.position
        public = game.view(position, None)
        return any(game.view(position, seat) != public for seat in range(len(self.players)))
