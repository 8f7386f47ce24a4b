"""A game as it went: its record, and every moment its moves have led to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any

from attrs import evolve, frozen

from halloween_table.engine.game import TABLE, Event, Game, Outcome, Seat, Turn
from halloween_table.engine.mind import Known
from halloween_table.engine.record import Hints, Origin, Played, Player, Record, branched
from halloween_table.store.replaying import Resumed, resume
from halloween_table.store.rows import Saved

from .moments import (
    Moment,
    first_moment,
    pages,
    played_again,
    played_through,
    points_by_round,
    remembered,
)
from .passing import only_move, passed_through, passes


@frozen
class Withdrawal:
    """What is left of a game when some of its latest moves are withdrawn."""

    moves: int
    """How many are withdrawn, before some of them are played again."""
    again: tuple[Played, ...] = ()
    moments: tuple[Moment, ...] = ()
    """What those come to that are played again."""


class History:
    """Opening or looking at one writes nothing; only a sitting makes it longer or shorter."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        moments: Sequence[Moment],
        *,
        from_snapshot: bool = False,
    ) -> None:
        self.game = game
        self.record = record
        self.from_snapshot = from_snapshot
        """The game was begun under other rules: it goes on from where it stood, without its past."""
        self._moments = list(moments)
        self._forgotten = len(record.moves) + 1 - len(self._moments)
        """Moves at the start of the record that have no moment: those under other rules."""

    @classmethod
    def begun(cls, game: Game[Any, Any], record: Record, start: Any) -> History:
        """Before the first move."""
        return cls(game, record, [first_moment(game, start)])

    @classmethod
    def opened(cls, game: Game[Any, Any], saved: Saved) -> History:
        """A kept game, played again. Raises StoreProblem if it cannot be."""
        return cls.resumed(game, saved.record, resume(saved, game))

    @classmethod
    def resumed(cls, game: Game[Any, Any], record: Record, resumed: Resumed) -> History:
        """A game that has been played again already."""
        moments = remembered(game, resumed.start, resumed.steps)
        return cls(game, record, moments, from_snapshot=not resumed.from_record)

    def played_on(
        self, at: int, game: str, redrawn: int | None, eyes: Seat | None = None
    ) -> History:
        """Another game that begins with this one up to that moment. `game` is the id of this one;
        what those eyes could not see then is drawn anew from the seed `redrawn`, if there is one."""
        moves = self.moves_until(at)
        earlier = self.record.origin.until(len(moves)) if self.record.origin else None
        origin = Origin(game, len(moves), redrawn, earlier, eyes)
        hints = Hints(self.record.hints.allowed)  # what was asked in the other game is its own
        record = evolve(self.record, moves=moves, origin=origin, hints=hints)
        *before, moment = self._moments[: at + 1]
        position = branched(self.game, record, len(moves), moment.position)
        return History(self.game, record, [*before, evolve(moment, position=position)])

    def continued(self, at: int, line: Sequence[Played]) -> History:
        """What this one could have become if it had gone on from that moment with these moves; nobody
        has played it."""
        played, moments = played_through(self.game, self._moments[at].position, line)
        record = evolve(self.record, moves=(*self.moves_until(at), *played))
        return History(self.game, record, [*self._moments[: at + 1], *moments])

    # ---- what there is --------------------------------------------------------------------------

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.players

    @property
    def moments(self) -> Sequence[Moment]:
        """The start, and what each move came to."""
        return self._moments

    @property
    def last(self) -> int:
        """The number of the latest moment; that of the start is 0."""
        return len(self._moments) - 1

    @property
    def position(self) -> Any:
        """As it stands after the latest move."""
        return self._moments[-1].position

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.position)

    def move_before(self, at: int) -> Played | None:
        """The move that led to a moment; None at the start."""
        return self.record.moves[at - 1 + self._forgotten] if at else None

    def moves_until(self, at: int) -> tuple[Played, ...]:
        """Every move up to a moment."""
        return self.record.moves[: at + self._forgotten]

    def undecided(self, at: int) -> bool:
        """Whether nobody had to decide on the move that led to a moment: it was the only one, as
        everybody could see."""
        played = self.move_before(at)
        return played is not None and played == only_move(self.game, self._moments[at - 1].position)

    def last_left_by(self, seat: Seat) -> int:
        """The moment that seat left behind when it last decided something; the start if it has
        not."""
        for at in range(self.last, 0, -1):
            played = self.move_before(at)
            if played is not None and played.actor == seat and not self.undecided(at):
                return at
        return 0

    def turn_left_by(self, seat: Seat) -> int | None:
        """The moment that seat left behind before others last moved, whatever it has decided since:
        the end of its last turn, while the next one lasts. None if nobody else has moved."""
        others = False
        for at in range(self.last, 0, -1):
            played = self.move_before(at)
            if played is None or played.actor == TABLE or self.undecided(at):
                continue
            if played.actor == seat and others:
                return at
            others = others or played.actor != seat
        return 0 if others else None

    def others_since(self, seat: Seat) -> bool:
        """Whether anybody else has moved since that seat did. What it did because nothing else could
        be done is nobody else's move."""
        since = range(self.last_left_by(seat) + 1, self.last + 1)
        moves = (self.move_before(at) for at in since)
        return any(played is not None and played.actor not in (TABLE, seat) for played in moves)

    def known_to(self, seat: Seat, at: int | None = None) -> Known[Any]:
        """What that seat sees at a moment (None: now) and has seen by then: what whoever plays there
        may think with."""
        at = self.last if at is None else at
        view = self.game.view(self._moments[at].position, seat)
        return Known(view, tuple(chain.from_iterable(self.seen_by(seat, at))))

    def seen_by(self, seat: Seat, until: int) -> Iterator[tuple[Event, ...]]:
        """What that seat saw happen on the way to each moment, from the start to that one. Of what it
        saw in secret nothing holds any more once all that is hidden has been drawn anew."""
        anew = self._drawn_anew(until)
        for at, moment in enumerate(self._moments[: until + 1]):
            seen = (event.seen_by(None if at <= anew else seat) for event in moment.events)
            yield tuple(event for event in seen if event is not None)

    def _drawn_anew(self, until: int) -> int:
        """The latest moment up to that one in which what was hidden was drawn anew; the start if
        there is none."""
        origins = self.record.origin.chain() if self.record.origin else ()
        moves = (origin.moves for origin in origins if origin.redrawn is not None)
        moments = (each - self._forgotten for each in moves)
        return max((at for at in moments if at <= until), default=0)

    def log(self, eyes: Seat | None) -> list[tuple[Turn, list[Event]]]:
        """What happened, as these eyes may know it, turn by turn."""
        return pages(self._moments[1:], eyes)

    def points_by_round(self) -> list[tuple[int, ...]]:
        """Everybody's points at the start and after each round."""
        return points_by_round(self.game, self._moments)

    # ---- going back -------------------------------------------------------------------------------

    @property
    def beginning(self) -> int:
        """The moment nobody goes back past: the start, or where another game was played on from."""
        origin = self.record.origin
        return 0 if origin is None else max(0, origin.moves - self._forgotten)

    def can_lose(self, moves: int) -> bool:
        """Whether so many of the latest moves can be withdrawn: nobody learned anything by them."""
        return moves <= self.last - self.beginning and not self.learned_within(moves)

    def learned_within(self, moves: int) -> bool:
        """Whether somebody learned something by one of the latest moves."""
        return any(moment.barrier for moment in self._moments[max(0, self.last + 1 - moves) :])

    def moves_back_to(self, move: Any, seat: Seat | None) -> int:
        """How many moves would have to be withdrawn, the last of them that one (None: any at all);
        0 if it is not among the latest moves of that seat. What nobody decided on is nobody's."""
        for back, played in enumerate(reversed(self.record.moves), 1):
            at = self.last + 1 - back
            if played.actor != seat:
                if at > 0 and self.undecided(at):
                    continue
                break
            if move is None or played.move == move:
                return back
        return 0

    def back_to_a_choice(self, moves: int) -> int:
        """So many moves back, and further to where the game waits for somebody: what happens by
        itself would only happen again."""
        while moves < self.last - self.beginning and passes(
            self.game, self._moments[self.last - moves].position
        ):
            moves += 1
        return moves

    def without(self, back: int, passing: bool = False) -> Withdrawal:
        """What would be left without that move, counted from the last. Later ones are played again
        in order; those that the rules now refuse, or that would come to something else, are
        withdrawn with it. `passing`: what happened by itself is not, but what does so now is."""
        first = self.last + 1 - back
        later = [
            (played, self._moments[at])
            for at in range(first + 1, self.last + 1)
            if (played := self.move_before(at)) is not None and not (passing and self.undecided(at))
        ]
        follow = partial(passed_through if passing else _nothing, self.game)
        again, moments = played_again(self.game, self._moments[first - 1].position, later, follow)
        return Withdrawal(back, tuple(again), tuple(moments))

    # ---- changes ----------------------------------------------------------------------------------

    def extend(self, played: Iterable[Played], moments: Iterable[Moment]) -> None:
        self._moments += moments
        self.record = evolve(self.record, moves=(*self.record.moves, *played))

    def withdraw(self, withdrawal: Withdrawal) -> tuple[Played, ...]:
        """The moves that are gone, before some of them come again."""
        kept = len(self.record.moves) - withdrawal.moves
        gone = self.record.moves[kept:]
        del self._moments[len(self._moments) - withdrawal.moves :]
        self.record = evolve(self.record, moves=self.record.moves[:kept])
        self.extend(withdrawal.again, withdrawal.moments)
        return gone


def _nothing(game: Game[Any, Any], position: Any) -> tuple[list[Played], list[Moment]]:
    """What follows a move where everything is done by hand."""
    return [], []
