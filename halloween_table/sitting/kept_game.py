"""A game as the store keeps it: its record, and every moment its moves have led to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from halloween_table.contract.kit import Kit
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Best, Outcome, Seat
from halloween_table.engine.record import Played, Player, Record
from halloween_table.store.problems import StoreProblem
from halloween_table.store.replaying import Resumed, resume
from halloween_table.store.results import Kept
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

from .moments import Moment, played_again, points_by_round, remembered


@frozen
class Comparison:
    """Something that was done, beside the best that anybody had done of it before."""

    best: Best
    former: Kept | None
    is_new: bool
    """Whether it is the best now."""


class KeptGame(QObject):
    """What a sitting has in common with the store: neither is ever ahead of the other."""

    def __init__(
        self, kit: Kit, store: Store, saved: Saved, parent: QObject | None, begun: Resumed | None
    ) -> None:
        super().__init__(parent)
        self.kit = kit
        self.id = saved.id
        self.record: Record = saved.record
        self._store = store
        self._codec = Codec(kit.game)
        self._revision = saved.revision
        resumed = begun or resume(saved, kit.game)
        self.from_snapshot = not resumed.from_record
        """The game was begun under other rules: it goes on from where it stood, without its past."""
        self._moments = remembered(kit.game, resumed.start, resumed.steps)
        self._forgotten = len(self.record.moves) + 1 - len(self._moments)
        """Moves at the start of the record that have no moment: those under other rules."""

    @property
    def players(self) -> tuple[Player, ...]:
        return self.record.players

    @property
    def position(self) -> Any:
        return self._moments[-1].position

    @property
    def outcome(self) -> Outcome | None:
        return self.kit.game.outcome(self.position)

    def last_left_by(self, seat: Seat) -> Any:
        """The position that seat left behind when it last moved; the start if it has not."""
        for at in range(len(self.record.moves) - 1, -1, -1):
            if self.record.moves[at].actor == seat:
                return self._moments[max(0, at + 1 - self._forgotten)].position
        return self._moments[0].position

    def points_by_round(self) -> list[tuple[int, ...]]:
        """Everybody's points at the start and after each round, for the chart."""
        return points_by_round(self.kit.game, self._moments)

    def _learned_within(self, moves: int) -> bool:
        """Whether somebody learned something by one of the latest moves."""
        latest = self._moments[max(0, len(self._moments) - moves) :]
        return any(moment.barrier for moment in latest)

    # ---- changes: each is kept at once or not at all; all raise StoreProblem ----------------------

    def _keep(self, played: Sequence[Played], moments: Sequence[Moment]) -> None:
        """Some more moves, and what they come to."""
        position = moments[-1].position
        self._revision = self._store.append(
            self.id,
            self._revision,
            played,
            position,
            self._codec,
            outcome=self.kit.game.outcome(position),
        )
        self._moments += moments
        for row in played:
            self.record = self.record.after(row)

    def _forget_last(self) -> Played:
        """The last move, which is withdrawn."""
        *moves, last = self.record.moves
        before = self._moments[-2].position
        self._revision = self._store.take_back(self.id, self._revision, before, self._codec)
        self._moments.pop()
        self.record = evolve(self.record, moves=tuple(moves))
        return last

    def _forget_one_of(self, back: int) -> None:
        """Withdraws that move, counted from the last. Later ones are played again in order; those
        that the rules now refuse, or that would come to something else, are withdrawn with it."""
        first = len(self._moments) - back
        moments = self._moments[:first]
        at = len(self.record.moves) - back
        kept, later = self.record.moves[:at], self.record.moves[at + 1 :]
        again, then = played_again(
            self.kit.game, moments[-1].position, later, self._moments[first + 1 :]
        )
        moments += then
        self._revision = self._store.take_back(
            self.id, self._revision, moments[-1].position, self._codec, moves=back, again=again
        )
        self._moments = moments
        self.record = evolve(self.record, moves=(*kept, *again))

    def _compared(self, moments: Sequence[Moment]) -> tuple[Comparison, ...]:
        """What was done now beside the best before it. The moves are kept already: a store that
        fails at this must not spoil them."""
        found: list[Comparison] = []
        for event in (event for moment in moments for event in moment.events):
            best = event.best()
            if best is not None:
                name = self.players[best.seat].name
                with suppress(StoreProblem):
                    former = self._store.results.offer(self.kit.game.key, best, name, self.id)
                    is_new = former is None or best.milliseconds < former.milliseconds
                    found.append(Comparison(best, former, is_new))
        return tuple(found)
