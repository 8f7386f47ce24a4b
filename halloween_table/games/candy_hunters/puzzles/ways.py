"""How many essentially different solutions there are: other cards, other places or another order
of scoring. Where tiles lie that are not scored, and how the ghosts go, does not count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .ground import Mask
from .search import MOVES, Search, State

Scoring = tuple[int, Mask]
"""A card's number and the place it is scored at."""


class Front(NamedTuple):
    """One of the states that the same scorings can have led to."""

    state: State
    rounds: int
    need: int
    moves: int = MOVES
    house: bool = True


def ways(search: Search, fronts: Iterable[Front]) -> Iterator[tuple[Scoring, ...]]:
    """The scorings of every essentially different solution, each once."""
    ended: dict[Scoring, None] = {}
    going_on: dict[Scoring, dict[Front, None]] = {}
    waiting = [front for front in fronts if _hopeful(search, front)]
    seen = set(waiting)
    for front in waiting:
        if front.rounds == 1:
            ended.update(dict.fromkeys(_last(search, front, ended)))
            continue
        for scoring, after in _scored_or_passed(search, front):
            if scoring is None:
                if after not in seen and _hopeful(search, after):
                    seen.add(after)
                    waiting.append(after)
            elif after.need <= 0:
                ended[scoring] = None
            else:
                going_on.setdefault(scoring, {})[after] = None
    for scoring in ended:
        yield (scoring,)
    for scoring, afterwards in going_on.items():
        for more in ways(search, afterwards):
            yield (scoring, *more)


def _hopeful(search: Search, front: Front) -> bool:
    return search.line(*front) is not None


def _last(search: Search, front: Front, known: dict[Scoring, None]) -> Iterator[Scoring]:
    state = search.with_house(front.state) if front.house else front.state
    for place in search.places(state):
        scoring = (place.number, place.mask)
        if scoring not in known and search.scored_with(state, place, front.need, front.moves):
            yield scoring


def _scored_or_passed(search: Search, front: Front) -> Iterator[tuple[Scoring | None, Front]]:
    state, rounds, need, moves, house = front
    if house:
        state = search.with_house(state)
    for step in search.steps(state, rounds, need, moves):
        scoring = (step.place.number, step.place.mask) if step.place else None
        yield scoring, Front(step.after, rounds - 1, need - step.points)
