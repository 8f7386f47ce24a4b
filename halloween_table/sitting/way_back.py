"""The way back through a game, and forth again: how far each step of it goes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from halloween_table.engine.game import Actor, Seat
from halloween_table.engine.record import Played

from .company import Company
from .history import History, Withdrawal


class WayBack:
    """Counts moves back from the latest. It changes nothing: a sitting does.

    Attributes:
        passing: whether what everybody can see is the only thing to be done happens by itself; then
            every step goes to where the game waits for somebody.
        undone: what can be redone, the next one last.
    """

    def __init__(self, history: History, company: Company) -> None:
        self.passing = False
        self.undone: list[Played] = []
        self._history, self._company = history, company

    def _far(self, moves: int) -> int:
        return self._history.back_to_a_choice(moves) if self.passing else moves

    @property
    def last(self) -> int:
        """To before the latest decision of a person: what computers answered goes with it."""
        return self._far(self._answered + 1)

    @property
    def _answered(self) -> int:
        """How many moves computers have made since, with what happened by itself among them."""
        moves, history = 0, self._history
        for back, played in enumerate(reversed(history.record.moves), 1):
            if self._company.level(played.actor) is not None:
                moves = back
            elif not (
                self.passing and back <= history.last and history.undecided(history.last + 1 - back)
            ):
                break
        return moves

    @property
    def mover(self) -> Actor:
        """Whose decision that was."""
        return self._history.record.moves[-self.last].actor

    def to(self, move: Any, seat: Seat | None) -> int:
        """To before that move of that seat (None: the latest); 0 if it is not there to be taken
        back."""
        back = self._history.moves_back_to(move, seat)
        return self._far(back) if back else 0

    def without(self, move: Any, seat: Seat | None) -> Withdrawal:
        """What is left without that move. What happened by itself goes with what was decided before
        it, and so does everything after that."""
        back, far = self._history.moves_back_to(move, seat), self.to(move, seat)
        return self._history.without(back, self.passing) if far == back else Withdrawal(far)

    def gone(self, withdrawal: Withdrawal, moves: Iterable[Played]) -> None:
        """These moves were withdrawn: without anything played again they can be redone."""
        if withdrawal.again:
            self.undone.clear()
        else:
            self.undone += reversed([*moves])

    def forth(self) -> list[Played]:
        """What comes again with the next decision that is redone: that, and what was answered."""
        moves = self.undone[-1:]
        for played in reversed(self.undone[:-1]):
            if self._company.level(played.actor) is None:
                break
            moves.append(played)
        return moves

    def come(self, moves: Iterable[Played]) -> None:
        """These were redone, or came by themselves with one that was."""
        for played in moves:
            if self.undone and self.undone[-1] == played:
                self.undone.pop()
