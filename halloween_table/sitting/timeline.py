"""Where in a game something begins: turns, rounds, and the moments in which points were made."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from halloween_table.engine.game import Seat, Turn

from .history import History


@frozen
class Milestone:
    """A moment worth finding again."""

    at: int
    turn: Turn
    """Whose turn of which round it is then."""
    begins: bool
    """Whether that turn begins here."""
    new_round: bool
    """Whether the round does."""
    scored: tuple[Seat, ...]
    """Who has other points than a moment before."""


class Timeline:
    """The milestones of a game, in order."""

    def __init__(self, history: History) -> None:
        self.milestones = tuple(_milestones(history))
        self._last = history.last
        self._turns = [stone.at for stone in self.milestones if stone.begins]
        self._rounds = [stone.at for stone in self.milestones if stone.new_round]

    def next_turn(self, at: int) -> int:
        """The moment in which the next turn begins; the last one if none does."""
        return _first_after(self._turns, at, self._last)

    def turn_before(self, at: int) -> int:
        """The moment in which this turn began; from there, that of the one before."""
        return _last_before(self._turns, at)

    def next_round(self, at: int) -> int:
        """The moment in which the next round begins; the last one if none does."""
        return _first_after(self._rounds, at, self._last)

    def round_before(self, at: int) -> int:
        """The moment in which this round began; from there, that of the one before."""
        return _last_before(self._rounds, at)


def _first_after(moments: Sequence[int], at: int, last: int) -> int:
    return next((moment for moment in moments if moment > at), last)


def _last_before(moments: Sequence[int], at: int) -> int:
    return next((moment for moment in reversed(moments) if moment < at), 0)


def _milestones(history: History) -> list[Milestone]:
    game, found = history.game, list[Milestone]()
    turn: Turn | None = None
    points: dict[Seat, int] = {}
    for at, moment in enumerate(history.moments):
        now = game.turn(moment.position)
        made = {each.seat: each.points for each in game.standings(moment.position)}
        scored = tuple(seat for seat, sum_ in made.items() if points.get(seat, sum_) != sum_)
        over = at > 0 and at == history.last and game.outcome(moment.position) is not None
        begins = now != turn and not over
        new_round = begins and (turn is None or now.round != turn.round)
        if begins or scored:
            found.append(Milestone(at, now, begins, new_round, scored))
        turn, points = now, made
    return found
