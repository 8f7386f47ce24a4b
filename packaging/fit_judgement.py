"""Fits what computer players think a position is worth, by self-play: games with fixed seeds are played,
and the weights are sought by which the judgement foretells best who wins them.

    .venv/bin/python packaging/fit_judgement.py rest_in_peace --games 400

prints the figures; what is found is written into the game's `minds/judgement.py` by hand. Another game
needs a line in `_FITTED`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping
from math import log
from typing import Any, Final

import attrs
from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Game, Seat
from halloween_table.engine.mind import Budget, Known, Mind

_FACTORS: Final = (1.6, 1 / 1.6, 1.2, 1 / 1.2, 1.05, 1 / 1.05)
_NOTHING_SURE = 0.002
"""Nobody is ever surer than this that something will not happen."""
_CAUTION = 0.0003
"""What a weight costs that has moved by 1 from where it began: a few hundred games tell little of what is
rare in them."""
_WHIM = 12
"""One of so many moves is made at random: what nobody would do is to be judged, too."""

Weights = Mapping[str, float]


@frozen
class Fitted:
    """A game whose judgement is fitted."""

    game: Game[Any, Any]
    options: Callable[[int], Any]
    """Of that game."""
    seats: int
    mind: Mind[Any, Any]
    """By which it is played, quickly."""
    order: Callable[[Any, Seat], list[Any]]
    """What can be done on a whim."""
    weights: Weights
    """To begin with."""
    likelihood: Callable[[Weights], Callable[[Any, Seat], float]]
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
            move = _chosen(fitted, position, actors[0], own)
            position = fitted.game.play(position, actors[0], move).position
        outcome = fitted.game.outcome(position)
        assert outcome is not None
        found += [Sample(at, seat, seat in outcome.winners) for at, seat in met]
    return found


def _chosen(fitted: Fitted, position: Any, seat: Seat, chance: Chance) -> Any:
    whim, chance = chance.below(_WHIM)
    if not whim:
        moves = fitted.order(position, seat)
        return moves[chance.below(len(moves))[0]]
    known = Known(fitted.game.view(position, seat))
    return fitted.mind.choose(known, seat, chance, Budget(1)).move


def surprise(likelihood: Callable[[Any, Seat], float], told: Iterable[Sample]) -> float:
    """How much what happened surprises whoever judges so (log loss); guessing has 0.693."""
    losses = []
    for sample in told:
        likely = likelihood(sample.position, sample.seat)
        right = likely if sample.won else 1 - likely
        losses.append(-log(max(_NOTHING_SURE, right)))
    return sum(losses) / len(losses)


def climbed(fitted: Fitted, told: list[Sample], passes: int) -> Weights:
    """The weights after so many passes over all of them, one at a time."""

    def loss(weights: Weights) -> float:
        moved = sum((weights[name] - begun) ** 2 for name, begun in fitted.weights.items())
        return surprise(fitted.likelihood(weights), told) + _CAUTION * moved

    weights = fitted.weights
    least = loss(weights)
    for number in range(passes):
        before = least
        for name in fitted.weights:
            for factor in _FACTORS:
                other = {**weights, name: weights[name] * factor}
                found = loss(other)
                if found < least:
                    weights, least = other, found
        print(f"pass {number + 1}: {least:.4f}", flush=True)
        if before - least < 0.0001:
            break
    return weights


def _rest_in_peace() -> Fitted:
    from halloween_table.games.rest_in_peace.minds.judgement import PSYCHICS, Judgement, Weights
    from halloween_table.games.rest_in_peace.minds.mind import Careful
    from halloween_table.games.rest_in_peace.minds.order import worth_a_look
    from halloween_table.games.rest_in_peace.rules.game import RestInPeace
    from halloween_table.games.rest_in_peace.rules.position import Options, Psychics

    lines = tuple(Psychics)
    general = attrs.asdict(Weights())

    def likelihood(weights: Mapping[str, float]) -> Judgement:
        return Judgement(
            Weights(**{name: weights[name] for name in general}),
            {number: weights[f"psychic {number}"] for number in PSYCHICS},
        )

    return Fitted(
        RestInPeace(),
        lambda seed: Options(psychics=lines[seed % len(lines)], first=seed // 6 % 2),
        2,
        Careful(),
        worth_a_look,
        general | {f"psychic {number}": worth for number, worth in PSYCHICS.items()},
        likelihood,
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
    print({name: round(weight, 3) for name, weight in found.items()})


if __name__ == "__main__":
    main()
