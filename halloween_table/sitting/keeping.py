"""The store behind a sitting: every change is kept at once or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Event
from halloween_table.engine.mind import Reached
from halloween_table.engine.record import Hints, Played
from halloween_table.store.problems import OutOfReach, StoreProblem
from halloween_table.store.store import Store

from .change import Comparison
from .history import History, Withdrawal
from .moments import Moment


class Keeping:
    """Writes first and changes the history then, so that neither is ever ahead of the other. What
    it raises is a StoreProblem, and then nothing has changed."""

    def __init__(
        self, store: Store, id_: str, revision: int, history: History, codec: Codec
    ) -> None:
        self.id = id_
        self.revision = revision
        self.history = history
        self._store, self._codec = store, codec

    def more(self, played: Sequence[Played], moments: Sequence[Moment]) -> None:
        """Some more moves, and what they come to."""
        position = moments[-1].position
        self._change(
            lambda: self._store.append(
                self.id,
                self.revision,
                played,
                position,
                self._codec,
                outcome=self.history.game.outcome(position),
            )
        )
        self.history.extend(played, moments)

    def less(self, withdrawal: Withdrawal) -> tuple[Played, ...]:
        """Some moves fewer: those that are gone, before some of them come again."""
        before = self.history.moments[self.history.last - withdrawal.moves]
        last = withdrawal.moments[-1] if withdrawal.moments else before
        self._change(
            lambda: self._store.take_back(
                self.id,
                self.revision,
                last.position,
                self._codec,
                moves=withdrawal.moves,
                again=withdrawal.again,
            )
        )
        return self.history.withdraw(withdrawal)

    def hints(self, hints: Hints) -> None:
        """Somebody has asked once more."""
        self._change(lambda: self._store.count_hints(self.id, self.revision, hints, self._codec))
        self.history.record = evolve(self.history.record, hints=hints)

    def _change(self, change: Callable[[], int]) -> None:
        """Keeps it. While the file with the game cannot be had, all of the game is kept apart from
        it first."""
        try:
            self.revision = change()
        except OutOfReach:
            self.again()
            self.revision = change()

    def again(self) -> None:
        """All of it once more, if the store has not got it, or has lost some of it."""
        self._store.keep_again(
            self.id,
            self.revision,
            self.history.record,
            self.history.position,
            self._codec,
            outcome=self.history.outcome,
        )

    def reached(self) -> tuple[Reached, ...]:
        """What people at this computer were fastest at in this game; nothing while nobody can say."""
        with suppress(StoreProblem):
            kept = self._store.results.fastest(self.history.game.key)
            return tuple(Reached(what, best.milliseconds, best.steps) for what, best in kept)
        return ()

    def compared(self, events: Iterable[Event]) -> tuple[Comparison, ...]:
        """What was done now beside the best before it. The moves are kept already: a store that
        fails at this must not spoil them."""
        found: list[Comparison] = []
        for best in filter(None, (event.best() for event in events)):
            name = self.history.players[best.seat].name
            with suppress(StoreProblem):
                former = self._store.results.offer(self.history.game.key, best, name, self.id)
                is_new = former is None or best.milliseconds < former.milliseconds
                found.append(Comparison(best, former, is_new))
        return tuple(found)
