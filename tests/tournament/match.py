"""Computer players against each other: deals in pairs, seats swapped, until the result is sure enough."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from attrs import define, field, frozen

from halloween_table.contract.minds import Thinker
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import TABLE, Event, Game, Seat
from halloween_table.engine.mind import Known

SURE = 0.08
"""How wide half of the 95 % interval may be when a match ends."""
FIRST_DEAL = 1_000_000
"""Weights are tuned and fitted with smaller ones: no computer player has been made for these."""
_LEAST_DEALS = 12
_Z = 1.96


@frozen
class Side:
    """One of two that play a match."""

    name: str
    thinker: Thinker


@frozen
class Setting:
    """What is played."""

    game: Game[Any, Any]
    options: Callable[[int], Any]
    """Of that deal: who begins is left to the match."""
    seats: int = 2
    longest: int = 4000
    """Moves after which a game will not end any more."""


@frozen
class Match:
    """A match with its goal."""

    name: str
    setting: Setting
    tried: Side
    other: Side
    goal: float
    """Which share of the games the side that is tried wins at least."""


@define
class Tally:
    """What a match has come to, from the side that is tried."""

    shares: list[float] = field(factory=list)
    """Of each deal: which share of its games was won; a shared win counts as its part."""
    unended: int = 0
    thought: dict[str, list[float]] = field(factory=dict)
    """Seconds of processor time for each decision, by who thought."""

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def half_width(self) -> float:
        """Of the 95 % interval: deals are independent, games of a deal are not."""
        count = len(self.shares)
        if count < 2:
            return 1.0
        spread = sum((share - self.share) ** 2 for share in self.shares) / (count - 1)
        return _Z * sqrt(max(spread, 0.02) / count)

    @property
    def sure(self) -> bool:
        return len(self.shares) >= _LEAST_DEALS and self.half_width <= SURE

    def slowest(self, name: str) -> float:
        """Of a hundred decisions the second slowest."""
        times = sorted(self.thought.get(name, [0.0]))
        return times[min(len(times) - 1, int(len(times) * 0.99))]


def match(setting: Setting, tried: Side, other: Side, most: int = 400) -> Tally:
    """How it stands after as many deals as it takes to be sure. In every deal the one that is tried sits at
    each seat once, among the others at all other seats."""
    tally = Tally()
    for deal in range(FIRST_DEAL, FIRST_DEAL + most):
        won = [_won(setting, deal, seat, tried, other, tally) for seat in range(setting.seats)]
        tally.shares.append(sum(won) / len(won))
        if tally.sure:
            break
    return tally


def _won(setting: Setting, deal: int, seat: Seat, tried: Side, other: Side, tally: Tally) -> float:
    sides = {each: tried if each == seat else other for each in range(setting.seats)}
    end = play(setting, deal, sides, tally.thought)
    outcome = setting.game.outcome(end)
    if outcome is None:
        tally.unended += 1
        return 1 / setting.seats
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def play(
    setting: Setting,
    deal: int,
    sides: Mapping[Seat, Side],
    thought: dict[str, list[float]] | None = None,
) -> Any:
    """The last position of a game among computer players."""
    game, chance = setting.game, Chance(deal)
    position = game.setup(setting.options(deal), setting.seats, deal)
    seen: dict[Seat, list[Event]] = {seat: [] for seat in sides}
    for _ in range(setting.longest):
        actors = [actor for actor in game.actors(position) if actor != TABLE]
        if not actors:
            break
        seat, side = actors[0], sides[actors[0]]
        own, chance = chance.forked()
        known = Known(game.view(position, seat), tuple(seen[seat]))
        began = time.process_time()
        chosen = side.thinker.mind.choose(known, seat, own, side.thinker.budget)
        if thought is not None:
            thought.setdefault(side.name, []).append(time.process_time() - began)
        assert chosen.move is not None, f"{side.name} has found no move"
        step = game.play(position, seat, chosen.move)
        position = step.position
        for event in step.events:
            for each, events in seen.items():
                told = event.seen_by(each)
                if told is not None:
                    events.append(told)
    return position
