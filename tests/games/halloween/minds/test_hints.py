"""Hints: a deed that is begun as it was thought goes on as it was thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Thought
from halloween_table.games.halloween.minds.mind import onward
from halloween_table.games.halloween.minds.reasons import reason_for
from halloween_table.games.halloween.rules.moves import Act, Move, UsePower
from halloween_table.games.halloween.rules.position import Position
from tests.games.halloween.wandering import GAME

from .test_reasons import positions

LONGEST = 6


def through(position: Position, first: Move) -> tuple[Move, ...]:
    """A way through the deed that begins with that move, until somebody else decides or it is done."""
    seat, line, move = position.decider, [first], first
    for _ in range(LONGEST):
        position = GAME.play(position, seat, move).position
        if not position.pending or position.decider != seat:
            break
        *_, move = GAME.moves(position, seat)
        line.append(move)
    return tuple(line)


def begun(every: int, seed: int) -> Iterator[tuple[Position, Seat, Thought[Move]]]:
    """Deeds that ask something, with all that was thought of them."""
    for position in islice(positions(Random(seed)), 0, None, every):
        for first in GAME.moves(position, position.decider):
            line = through(position, first)
            if len(line) > 1:
                yield position, position.decider, Thought(first, line)


def test_a_deed_goes_on_as_it_was_thought_until_something_is_learned() -> None:
    met = Counter[Any]()
    for position, seat, thought in begun(every=5, seed=2):
        met[type(thought.move)] += 1
        left, now = thought, position
        for done, move in enumerate(thought.line[:-1], 1):
            before, step = GAME.view(now, seat), GAME.play(now, seat, move)
            now, line = step.position, thought.line[done:]
            view = GAME.view(now, seat)
            onwards = onward(before, view, seat, left)
            if any(event.barrier for event in step.events):
                met["learned"] += 1
                assert onwards is None
                break
            met["further"] += done > 1
            assert onwards is not None
            assert (onwards.move, onwards.line) == (line[0], line)
            assert onwards.why == reason_for(view, seat, line)
            left = onwards
    assert met["learned"] > 15
    assert met["further"] > 30
    assert met[Act] > 100
    assert met[UsePower] > 20


def test_whoever_does_something_else_is_told_nothing() -> None:
    tried = 0
    for position, seat, thought in begun(every=9, seed=3):
        assert thought.move is not None
        told = GAME.view(GAME.play(position, seat, thought.move).position, seat)
        for other in GAME.moves(position, seat):
            view = GAME.view(GAME.play(position, seat, other).position, seat)
            if view != told:
                tried += 1
                assert onward(GAME.view(position, seat), view, seat, thought) is None
    assert tried > 1000
