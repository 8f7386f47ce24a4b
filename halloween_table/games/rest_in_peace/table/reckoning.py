"""What has become of the strengths of a round, card by card: what rises from a card, and how a total
gets from one number to the next."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from halloween_table.contract.beats import Beat, Count, Effect, Rise
from halloween_table.contract.palette import AMBER, BLOOD_TEXT, MOON
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import number, signed

from ..rules.position import SEATS, Position
from ..rules.strength import Sides, explained, sides
from . import ids

_WORTH, _MORE, _TOTAL = 42.0, 30.0, 50.0
"""How large numbers are, in scene units: of a card, of cards that count otherwise, and of a side."""
_STEP = 90
"""Milliseconds for each further number that a total passes."""
_QUICK = 0.7
"""How much sooner it is over at round ten, where one card follows the other."""


@frozen
class Reckoning:
    """What cards of a round count now that did not before, or otherwise."""

    round: int
    steps: tuple[tuple[int, ...], tuple[int, ...]]
    """By seat: what the total was, what each card makes of it, and so what it is."""
    changed: tuple[tuple[int, int], ...]
    """Sleeves of cards that lay there, and how much more they count."""
    come: tuple[tuple[int, int], ...]
    """Sleeves of cards that have come, and what they count."""

    @classmethod
    def of(cls, before: Position, after: Position, round_: int) -> Reckoning:
        was, now = sides(before, round_), sides(after, round_)
        steps: list[tuple[int, ...]] = []
        changed: list[tuple[int, int]] = []
        come: list[tuple[int, int]] = []
        for seat in SEATS:
            old, new = _worths(was, seat), _worths(now, seat)
            others = [(sleeve, new[sleeve] - old[sleeve]) for sleeve in new if sleeve in old]
            others = [(sleeve, more) for sleeve, more in others if more]
            fresh = [(sleeve, worth) for sleeve, worth in new.items() if sleeve not in old]
            gone = [-worth for sleeve, worth in old.items() if sleeve not in new]
            steps.append(_totals(sum(old.values()), [*gone, *_mores(others), *_mores(fresh)]))
            changed += others
            come += fresh
        green, blue = steps
        return cls(round_, (green, blue), tuple(changed), tuple(come))

    def beats(self, quick: bool = False) -> Iterator[Beat]:
        """Cards that count otherwise turn; then from each rises by how much, and the totals follow.
        Nothing if nothing has changed."""
        pace = _QUICK if quick else 1.0
        if self.changed:
            turning = tuple(ids.Card(sleeve) for sleeve, _ in self.changed)
            yield Beat(turning, sound="table/card-turn", lasts=round(240 * pace))
        counts = tuple(self._counts())
        effects = (*self._rises(), *counts)
        if effects:
            longest = max((len(steps) for steps in self.steps), default=1)
            more = all(steps[-1] >= steps[0] for steps in self.steps)
            sound = "rest_in_peace/strength-up" if more else "table/count"
            lasts = 380 + _STEP * max(0, longest - 2)
            yield Beat(self._shields, effects, sound, round(lasts * pace))

    @property
    def _shields(self) -> tuple[str, ...]:
        return tuple(ids.Strength(seat, self.round) for seat in SEATS)

    def _rises(self) -> Iterator[Effect]:
        for cards, size in ((self.changed, _MORE), (self.come, _WORTH)):
            for sleeve, more in cards:
                yield _rise(sleeve, more, size)

    def _counts(self) -> Iterator[Effect]:
        for seat, steps in enumerate(self.steps):
            if steps[-1] != steps[0]:
                yield _count(steps, seat, self.round)


def reckonings(before: Position, after: Position) -> list[Reckoning]:
    """Of the round that was played, and of the one that is."""
    rounds = dict.fromkeys((before.round, after.round))
    return [Reckoning.of(before, after, round_) for round_ in rounds]


def tally(view: Position) -> Iterator[Beat]:
    """Both sides of the round beside each other, card by card counted already."""
    lying = sides(view, view.round)
    totals = (sum(_worths(lying, seat).values()) for seat in SEATS)
    counts = tuple(_count((total,), seat, view.round) for seat, total in enumerate(totals))
    yield Beat((), counts, "rest_in_peace/ten-counted", 700)


def _rise(sleeve: int, more: int, size: float) -> Rise:
    return Rise(signed(more), ids.Card(sleeve), MOON if more >= 0 else BLOOD_TEXT, size)


def _count(totals: tuple[int, ...], seat: Seat, round_: int) -> Count:
    return Count(tuple(map(number, totals)), ids.Strength(seat, round_), AMBER, _TOTAL)


def _worths(lying: Sides, seat: Seat) -> dict[int, int]:
    """What each card of a side counts, by sleeve."""
    return {each.laid.card.sleeve: each.worth for each in explained(lying, seat)}


def _mores(counted: list[tuple[int, int]]) -> list[int]:
    return [more for _, more in counted]


def _totals(start: int, mores: list[int]) -> tuple[int, ...]:
    totals = [start]
    for more in mores:
        totals.append(totals[-1] + more)
    return tuple(totals)
