"""What computers have made up their minds to do: each does it when its time has come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import frozen

from halloween_table.engine.game import TABLE, Alarm, Game, Seat, Turn
from halloween_table.engine.mind import Thought
from halloween_table.engine.record import Played

from .moments import Moment


@frozen
class Resolve:
    """What one computer has made up its mind to do, until something else comes of it."""

    alarm: Alarm[Any] | None
    """None: it lets the time pass."""
    turn: Turn | None
    """Where several may act at once, the turn for which it holds, whatever the others do; None: it
    holds until anything happens."""


class Resolves:
    """Everybody's. Where several may act at once each is asked once for a turn, goes on when somebody
    else has tried in vain, and is asked anew when it has acted or there is news."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._made: dict[Seat, Resolve] = {}

    def has(self, seat: Seat) -> bool:
        return seat in self._made

    def make(self, seat: Seat, thought: Thought[Any], position: Any, count: int) -> None:
        """`count` tells two resolves of a seat apart."""
        alarm = None
        if thought.move is not None:
            alarm = Alarm(thought.move, thought.after, count, seat)
        turn = None if deciders(self._game, position) == (seat,) else self._game.turn(position)
        self._made[seat] = Resolve(alarm, turn)

    def follow(self, position: Any, played: Iterable[Played], moments: Iterable[Moment]) -> None:
        """So it went on, and came to this."""
        acted = {each.actor for each in played}
        news = any(event.news for moment in moments for event in moment.events)
        turn, due = self._game.turn(position), deciders(self._game, position)
        self._made = {
            seat: made
            for seat, made in self._made.items()
            if made.turn == turn and seat not in acted and due != (seat,) and not news
        }

    def forget(self) -> None:
        """All of them: the game is somewhere else."""
        self._made.clear()

    def alarms(self, position: Any) -> tuple[list[Alarm[Any]], list[Alarm[Any]]]:
        """Those that run in this position, and those that rest until they can be kept."""
        running: list[Alarm[Any]] = []
        resting: list[Alarm[Any]] = []
        for seat, made in self._made.items():
            if made.alarm is not None:
                refused = self._game.refusal(position, seat, made.alarm.move)
                (running if refused is None else resting).append(made.alarm)
        return running, resting


def deciders(game: Game[Any, Any], position: Any) -> tuple[Seat, ...]:
    """Those who may act now, apart from the clock."""
    return tuple(actor for actor in game.actors(position) if actor != TABLE)
