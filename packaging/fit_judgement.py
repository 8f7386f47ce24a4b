"""Fits what computer players think a position is worth, by self-play: games with fixed seeds are played,
and the weights are sought by which the judgement foretells best who wins them.

    .venv/bin/python packaging/fit_judgement.py rest_in_peace --games 400

prints the figures; what is found is written into the game's `minds/judgement.py` by hand. Another game
needs a line in `_FITTED`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from math import log
from typing import Any, Final

import attrs
from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Game, Seat
from halloween_table.engine.monte_carlo import Policy

_FACTORS: Final = (1.6, 1 / 1.6, 1.2, 1 / 1.2, 1.05, 1 / 1.05)
_NOTHING_SURE = 0.002
"""Nobody is ever surer than this that something will not happen."""


@frozen
class Fitted:
    """A game whose judgement is fitted."""

    game: Game[Any, Any]
    options: Callable[[int], Any]
    """Of that game."""
    seats: int
    policy: Policy[Any, Any]
    """By which it is played."""
    weights: Any
    """To begin with: an attrs value of numbers."""
    likelihood: Callable[[Any], Callable[[Any, Seat], float]]
    """What the judgement with those weights says: how likely a seat wins."""


@frozen
class Sample:
    """A position, and who won in the end."""

    position: Any
    seat: Seat
    won: bool


def samples(fitted: Fitted, games: int, first: int = 0) -> list[Sample]:
    """Every fifth decision or so of so many games."""
    found: list[Sample] = []
    for seed in range(first, first + games):
        position = fitted.game.setup(fitted.options(seed), fitted.seats, seed)
        luck, met = Chance(seed), []
        while actors := fitted.game.actors(position):
            own, luck = luck.forked()
            kept, luck = luck.below(5)
            if not kept:
                met.append((position, actors[0]))
            for move in fitted.policy(position, actors[0], own):
                position = fitted.game.play(position, actors[0], move).position
        outcome = fitted.game.outcome(position)
        assert outcome is not None
        found += [Sample(at, seat, seat in outcome.winners) for at, seat in met]
    return found


def surprise(likelihood: Callable[[Any, Seat], float], told: Iterable[Sample]) -> float:
    """How much what happened surprises whoever judges so (log loss); guessing has 0.693."""
    losses = []
    for sample in told:
        likely = likelihood(sample.position, sample.seat)
        right = likely if sample.won else 1 - likely
        losses.append(-log(max(_NOTHING_SURE, right)))
    return sum(losses) / len(losses)


def climbed(fitted: Fitted, told: list[Sample], passes: int) -> Any:
    """The weights after so many passes over all of them, one at a time."""
    weights = fitted.weights
    least = surprise(fitted.likelihood(weights), told)
    for number in range(passes):
        before = least
        for each in attrs.fields(type(weights)):
            for factor in _FACTORS:
                changed = {each.name: getattr(weights, each.name) * factor}
                other = attrs.evolve(weights, **changed)
                loss = surprise(fitted.likelihood(other), told)
                if loss < least:
                    weights, least = other, loss
        print(f"pass {number + 1}: {least:.4f}", flush=True)
        if before - least < 0.0001:
            break
    return weights


def _rest_in_peace() -> Fitted:
    from halloween_table.games.rest_in_peace.minds.judgement import Judgement, Weights
    from halloween_table.games.rest_in_peace.minds.thumb import Thumb
    from halloween_table.games.rest_in_peace.rules.game import RestInPeace
    from halloween_table.games.rest_in_peace.rules.position import Options, Psychics

    lines = tuple(Psychics)
    return Fitted(
        RestInPeace(),
        lambda seed: Options(psychics=lines[seed % len(lines)], first=seed // 6 % 2),
        2,
        Thumb(),
        Weights(),
        Judgement,
    )


_FITTED: Final[dict[str, Callable[[], Fitted]]] = {"rest_in_peace": _rest_in_peace}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(_FITTED))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--passes", type=int, default=6)
    chosen = parser.parse_args()
    fitted = _FITTED[chosen.game]()
    told = samples(fitted, chosen.games)
    others = samples(fitted, chosen.games // 2, first=chosen.games)
    print(f"{len(told)} positions of {chosen.games} games")
    found = climbed(fitted, told, chosen.passes)
    for name, weights in (("before", fitted.weights), ("found", found)):
        judge = fitted.likelihood(weights)
        print(f"{name}: {surprise(judge, told):.4f}, on other games {surprise(judge, others):.4f}")
    print(found)


if __name__ == "__main__":
    main()
