"""Moves that cannot be read any more, found again by what they led to.

Everything chance does follows from the seed, so a game can be played up to the gap. There only some
moves are lawful, few of them allow all that was played later, and hardly two lead to the very
position that was kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import evolve

from halloween_table.engine.game import Game, Refused
from halloween_table.engine.record import Played, Record, branched, start

from .replaying import Unplayable, played_out

MOST_MISSING = 3
MOST_PLAYED = 20_000
"""So many moves are tried for one game; who has not found it by then does not."""
LOOK_BACK = 12
"""So many moves before one that is refused may be to blame."""


class _GivenUp(Exception):
    """It takes too long."""


class _Search:
    """For one game."""

    def __init__(
        self,
        game: Game[Any, Any],
        record: Record,
        known: Mapping[int, Played],
        count: int,
        last: Any,
        patience: Iterator[int],
    ) -> None:
        self._game = game
        self._record = record
        self._known = known
        self._count = count
        self._last = last
        self._patience = patience

    def moves_from(self, n: int, position: Any) -> list[Played] | None:
        """All moves from there on that lead to the last position; None if there are none."""
        done: list[Played] = []
        for at in range(n, self._count):
            if at not in self._known:
                rest = self._found_at(at, position)
                return None if rest is None else done + rest
            after = self._after(at, position, self._known[at])
            if after is None:
                return None
            position = after
            done.append(self._known[at])
        return done if position == self._last else None

    def _found_at(self, at: int, position: Any) -> list[Played] | None:
        for actor in self._game.actors(position):
            for move in self._game.moves(position, actor):
                played = Played(actor, move)
                after = self._after(at, position, played)
                rest = None if after is None else self.moves_from(at + 1, after)
                if rest is not None:
                    return [played, *rest]
        return None

    def _after(self, at: int, position: Any, played: Played) -> Any:
        if next(self._patience, None) is None:
            raise _GivenUp
        try:
            step = self._game.play(position, played.actor, played.move)
        except Refused:
            return None
        return branched(self._game, self._record, at + 1, step.position)


def found_again(
    game: Game[Any, Any], record: Record, known: Mapping[int, Played], count: int, last: Any
) -> list[Played]:
    """All moves of a game of which some are known by number, how many there are, and where they led;
    none if they cannot be told. If all are known and the rules refuse one, it or one shortly before
    it is wrong. The record says all else."""
    if count - len(known) not in range(MOST_MISSING + 1):
        return []
    try:
        first, patience = start(game, record), iter(range(MOST_PLAYED))
        for wrong in _suspects(game, record, known) if len(known) == count else (None,):
            right = {n: played for n, played in known.items() if n != wrong}
            found = _Search(game, record, right, count, last, patience).moves_from(0, first)
            if found is not None:
                return found
    except Exception:  # the rules may trip over what no screen offers
        pass
    return []


def _suspects(game: Game[Any, Any], record: Record, known: Mapping[int, Played]) -> Iterable[int]:
    try:
        played_out(game, evolve(record, moves=tuple(known[n] for n in range(len(known)))))
    except Unplayable as unplayable:
        refused = (unplayable.move or 0) - 1
        return range(refused, max(-1, refused - LOOK_BACK), -1)
    return ()
