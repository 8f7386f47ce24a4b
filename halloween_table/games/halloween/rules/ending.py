"""The end: what cards and token sets are worth, and who has won (HA-5.2, HA-7.6)."""

from __future__ import annotations

from itertools import pairwise

from halloween_table.engine.game import Outcome, Score, Standing

from .claims import claims_among
from .course import Course
from .events import CardsCounted
from .position import Lord, Position
from .powers import effects_among

SET, SET_POINTS = 3, 5


def count_up(course: Course) -> None:
    """Adds what counts at the end, for everybody."""
    course.set(over=True)
    for seat in range(len(course.position.lords)):
        for effect in effects_among(course.position.lords[seat].cards):
            lord = course.position.lords[seat]
            counted = effect.at_end(lord, claims_among(lord.cards, course.position.cards))
            if counted is not None:
                _count(course, seat, effect.source, *counted)
        if course.position.options.master:
            sets = token_sets(course.position.lords[seat].tokens)
            _count(course, seat, "sets", sets, SET_POINTS * sets)


def _count(course: Course, seat: int, source: str, count: int, points: int) -> None:
    course.score(seat, points, source, count)
    course.say(CardsCounted(seat, source, count, points))


def token_sets(tokens: tuple[int, ...]) -> int:
    """How many disjoint sets of three different tokens can be made (HA-7.6)."""
    sets = sum(tokens) // SET
    while sum(min(count, sets) for count in tokens) < SET * sets:
        sets -= 1
    return sets


def standings(position: Position) -> tuple[Standing, ...]:
    """By seat; tokens break ties only at the end."""
    keys = [_key(lord, position.over) for lord in position.lords]
    return tuple(
        Standing(
            seat,
            1 + sum(key > keys[seat] for key in keys),
            tuple(Score(*tally) for tally in lord.tallies),
        )
        for seat, lord in enumerate(position.lords)
    )


def _key(lord: Lord, over: bool) -> tuple[int, int]:
    return lord.points, sum(lord.tokens) if over else 0


def outcome(position: Position) -> Outcome | None:
    if not position.over:
        return None
    order = sorted(standings(position), key=lambda standing: (standing.rank, standing.seat))
    lords = position.lords
    return Outcome(
        tuple(order),
        tuple(
            "tokens"
            if lords[better.seat].points == lords[worse.seat].points and better.rank < worse.rank
            else None
            for better, worse in pairwise(order)
        ),
    )
