"""Thinking a turn through, tried with a game of steps on a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from attrs import evolve, frozen

from halloween_table.engine.beam import Beam, Line, firsts
from halloween_table.engine.game import Step


@frozen
class At:
    """Somewhere on a line, with so many steps left in this turn."""

    place: int = 0
    left: int = 3
    seat: int = 0


class Walk:
    """Each turn has three steps to either side, and may be ended earlier."""

    def actors(self, position: At) -> tuple[int, ...]:
        return (position.seat,)

    def moves(self, position: At, actor: int) -> Iterator[str]:
        yield from ("left", "right", "rest")

    def played(self, position: At, actor: int, move: str) -> Step[At]:
        place = position.place + {"left": -1, "right": 1, "rest": 0}[move]
        left = position.left - 1
        if move == "rest" or not left:
            return Step(At(place, 3, 1 - position.seat))
        return Step(evolve(position, place=place, left=left))


def beam(width: int, judge: Any, **more: Any) -> Beam[At, str]:
    game: Any = Walk()
    return Beam(game, judge, width, **more)


def test_the_best_line_comes_first_and_ends_where_somebody_else_decides() -> None:
    lines = beam(8, lambda at, seat: at.place).lines(At(), 0)
    assert lines[0].moves == ("right", "right", "right")
    assert all(line.position.seat == 1 for line in lines)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_a_turn_can_be_ended_early() -> None:
    best = beam(8, lambda at, seat: -abs(at.place - 1)).lines(At(), 0)[0]
    assert best.position.place == 1


@pytest.mark.parametrize(("width", "reached"), [(1, 1), (2, 5)])
def test_a_wider_beam_looks_past_a_hollow(width: int, reached: int) -> None:
    worths = {0: 0.0, 1: 1.0, -1: 0.5, -2: 0.9, -3: 5.0}
    best = beam(width, lambda at, seat: worths.get(at.place, 0.0)).lines(At(), 0)[0]
    assert best.worth == reached


def test_only_moves_worth_a_look_are_followed() -> None:
    lines = beam(8, lambda at, seat: at.place, order=lambda at, seat: ("left", "rest")).lines(
        At(), 0
    )
    assert lines[0].moves == ("rest",)


def test_of_positions_that_are_the_same_one_is_followed() -> None:
    played = []

    def judge(at: At, seat: int) -> float:
        played.append(at)
        return 0.0

    beam(9, judge).lines(At(), 0)
    everything = len(played)
    played.clear()
    beam(9, judge, same=lambda at: at.left).lines(At(), 0)
    assert len(played) < everything


def test_a_turn_without_end_is_left_where_it_is() -> None:
    lines = beam(2, lambda at, seat: at.place, steps=2).lines(At(left=100), 0)
    assert max(len(line.moves) for line in lines) == 2


def test_a_first_move_is_worth_what_it_brings_on_average() -> None:
    def line(move: str, worth: float) -> Line[At, str]:
        return Line((move,), At(), worth)

    worlds = [[line("a", 4.0), line("b", 3.0), line("b", 1.0)], [line("b", 3.0), line("c", 2.0)]]
    assert firsts(worlds) == [("a", 3.0), ("b", 3.0), ("c", 1.5)]


def test_a_move_that_nobody_would_look_at_is_weighed_with_the_best_that_follows_it() -> None:
    narrow = beam(1, lambda at, seat: at.place, order=lambda at, seat: ("right", "rest"))
    assert narrow.weigh(At(), 0, ("right", "left", "rest")) == [3, 1, 0]


def test_the_best_move_is_weighed_as_it_was_found() -> None:
    wide = beam(8, lambda at, seat: -abs(at.place - 1))
    best = wide.lines(At(), 0)[0]
    assert wide.weigh(At(), 0, (best.moves[0],)) == [best.worth]
