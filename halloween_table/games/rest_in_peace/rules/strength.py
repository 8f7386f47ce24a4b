"""Strength: each side's cards counted as RP-3.1 says, with the reasons."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from halloween_table.engine.game import Seat

from .counting import Change, Counting, Stage, Tally
from .position import Laid, Position
from .psychics import EFFECTS

Sides = tuple[tuple[Laid, ...], tuple[Laid, ...]]
"""The cards of one round, by seat."""


class Counted(NamedTuple):
    """What a ghost counts, and how that comes about."""

    laid: Laid
    printed: int
    changes: tuple[Change, ...]
    worth: int


def sides(position: Position, round_: int) -> Sides:
    """What lies in that round, now."""
    if round_ == position.round:
        return (position.families[0].laid, position.families[1].laid)
    green, blue = (
        family.past[round_ - 1] if round_ <= len(family.past) else ()
        for family in position.families
    )
    return (green, blue)


def _in_force(laid: Sides, seat: Seat) -> list[tuple[int, Counting, Laid]]:
    """The psychics that change what a side's ghosts count, in their order: number, what each does,
    and the card."""
    found = []
    for side in laid:
        for psychic in side:
            works_for, number = psychic.works_for, psychic.card.face
            if works_for is not None and number is not None:
                counting = EFFECTS[number].counting
                if counting is not None and counting.whose.covers(own=works_for == seat):
                    found.append((number, counting, psychic))
    if len(found) > 1:
        found.sort(key=lambda effect: effect[1].stage)
    return found


def _tallied(laid: Sides, seat: Seat, in_force: list[tuple[int, Counting, Laid]]) -> list[Tally]:
    tallies = [
        Tally(card, card.printed, card.printed) for card in laid[seat] if card.printed is not None
    ]
    for _, counting, psychic in in_force:
        if counting.stage is Stage.VOID:
            for tally in counting.touched(tallies, psychic):
                tally.void = True
    for number, counting, psychic in in_force:
        for tally in counting.touched(tallies, psychic):
            tally.value = counting.change(tally.value)
            tally.changes.append(Change(number, tally.value))
    return tallies


def strength(laid: Sides, seat: Seat) -> int:
    in_force = _in_force(laid, seat)
    if in_force:
        return sum([tally.value for tally in _tallied(laid, seat, in_force)])
    return sum([card.printed for card in laid[seat] if card.printed is not None])


def strengths(laid: Sides) -> tuple[int, int]:
    return strength(laid, 0), strength(laid, 1)


@lru_cache(maxsize=64)
def explained(laid: Sides, seat: Seat) -> tuple[Counted, ...]:
    """Card by card what makes the strength."""
    return tuple(
        Counted(tally.laid, tally.printed, tuple(tally.changes), tally.value)
        for tally in _tallied(laid, seat, _in_force(laid, seat))
    )


def now(position: Position) -> tuple[int, int]:
    """Both strengths in the current round."""
    return strengths((position.families[0].laid, position.families[1].laid))
