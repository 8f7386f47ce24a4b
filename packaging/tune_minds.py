"""Tunes what computer players think things are worth: each weight is made larger and smaller in turn, and
whatever wins by more points against the weights so far is kept.

    .venv/bin/python packaging/tune_minds.py candy_hunters --deals 40

Deals are fixed, and everybody sits at every seat once, so it comes to the same weights each time. It
prints its figures and, at the end, the weights; nobody but a person puts them into the code.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from attrs import evolve, fields, frozen

from halloween_table.contract.minds import Thinker
from halloween_table.engine.mind import Budget
from halloween_table.games.candy_hunters.minds.judgement import WEIGHTS as CANDY_WEIGHTS
from halloween_table.games.candy_hunters.minds.mind import WholeTurn
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.position import Options as CandyOptions
from tests.tournament.match import Setting, Side, play

_FACTOR = 1.35
_LEAST = 0.1
"""What a weight that is nothing is tried with."""
_SURE = 1.0
"""A change is kept if it wins by more than so many standard errors."""


@frozen
class Tuning:
    """What is tuned, and how it is tried."""

    setting: Setting
    weights: Any
    thinker: Callable[[Any], Thinker]


TUNINGS: dict[str, Tuning] = {
    "candy_hunters": Tuning(
        Setting(
            CandyHunters(),
            lambda deal: CandyOptions(haunted=deal % 2 == 1, large_ghost=deal // 2 % 2 == 1),
        ),
        CANDY_WEIGHTS,
        lambda weights: Thinker(WholeTurn(weights), Budget(8)),
    ),
}


def lead(tuning: Tuning, tried: Any, other: Any, deals: range) -> tuple[float, float]:
    """By how many points the tried weights are ahead of the others on average, and its error."""
    sides = [Side(str(at), tuning.thinker(each)) for at, each in enumerate((tried, other))]
    leads = []
    for deal in deals:
        ahead = 0.0
        for seat in range(tuning.setting.seats):
            seated = {each: sides[0 if each == seat else 1] for each in range(tuning.setting.seats)}
            standings = tuning.setting.game.standings(play(tuning.setting, deal, seated))
            points = [standing.points for standing in standings]
            ahead += points.pop(seat) - max(points)
        leads.append(ahead / tuning.setting.seats)
    mean = sum(leads) / len(leads)
    spread = sum((each - mean) ** 2 for each in leads) / (len(leads) - 1)
    return mean, sqrt(spread / len(leads))


def tuned(tuning: Tuning, deals: int, rounds: int) -> Any:
    best, next_deal = tuning.weights, 0
    for _ in range(rounds):
        for each in fields(type(best)):
            value = getattr(best, each.name)
            for tried in (value * _FACTOR or _LEAST, value / _FACTOR or -_LEAST):
                now = evolve(best, **{each.name: round(tried, 3)})
                ahead, error = lead(tuning, now, best, range(next_deal, next_deal + deals))
                next_deal += deals
                kept = ahead > _SURE * error
                print(
                    f"{each.name:16} {value:7.3f} → {tried:7.3f}: {ahead:+.2f} ± {error:.2f}"
                    f"{'  kept' if kept else ''}",
                    flush=True,
                )
                if kept:
                    best = now
                    break
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=TUNINGS)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    print(tuned(TUNINGS[chosen.game], chosen.deals, chosen.rounds))


if __name__ == "__main__":
    main()
