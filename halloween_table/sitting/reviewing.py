"""What there is to look through in a game that is over: the decisions of those who played it, each
with what they could know then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from halloween_table.engine.game import Event, Seat
from halloween_table.engine.mind import Known
from halloween_table.engine.review import Decision

from .company import Company
from .history import History


def decisions(history: History) -> tuple[Decision[Any, Any], ...]:
    """Those of people; where only computers have played, everybody's. What was decided in another
    game that this one was played on from is not among them."""
    seats = Company(history.players).people or range(len(history.players))
    found = (decision for seat in seats for decision in _decisions_of(history, seat))
    return tuple(sorted(found, key=lambda decision: decision.at))


def _decisions_of(history: History, seat: Seat) -> Iterator[Decision[Any, Any]]:
    game, seen = history.game, list[Event]()
    for at, new in enumerate(history.seen_by(seat, history.last - 1)):
        seen += new
        played = history.move_before(at + 1)
        if at < history.beginning or played is None or played.actor != seat:
            continue
        position = history.moments[at].position
        view = game.view(position, seat)
        if len([*islice(game.moves(view, seat), 2)]) > 1:
            yield Decision(at, game.turn(position), seat, Known(view, tuple(seen)), played.move)
