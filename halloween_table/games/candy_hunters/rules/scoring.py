"""Points, and who is ahead of whom."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from halloween_table.engine.game import Outcome, Score, Seat, Standing

from .position import Candy, Hunter, Position
from .town import COLOURS

REGULAR_POINTS = 2
HAUNTED_POINTS = 5

TIE_BREAKS = ("fewer_cards", "fewer_markers", "more_colours")


def scores(hunter: Hunter) -> tuple[Score, ...]:
    """A player's points, line by line (CH-6.1). Cards in hand count nothing."""
    haunted = sum(held.haunted for held in hunter.scored)
    regular = len(hunter.scored) - haunted
    candies = Counter(candy.house.colour for candy in hunter.candies)
    return (
        Score("regular_cards", regular, REGULAR_POINTS * regular),
        Score("haunted_cards", haunted, HAUNTED_POINTS * haunted),
        *(
            Score(f"candy_{colour}", candies[colour], candies[colour] + 1 if candies[colour] else 0)
            for colour in COLOURS
        ),
        Score("scares", hunter.scares, -hunter.scares),
    )


def brought(candies: tuple[Candy, ...], at: int) -> int:
    """The points that the candy at that place among its owner's has brought (CH-6.1)."""
    colour = candies[at].house.colour
    return 1 if any(candy.house.colour == colour for candy in candies[:at]) else 2


def _rank_key(hunter: Hunter) -> tuple[int, int, int, int]:
    """Smaller is better: points, then the tie-breaks of CH-6.2 in their order."""
    colours = {candy.house.colour for candy in hunter.candies}
    points = sum(score.points for score in scores(hunter))
    return -points, len(hunter.scored), hunter.scares, -len(colours)


def standings(position: Position) -> tuple[Standing, ...]:
    """Everybody's points now, by seat, with the rank they give."""
    keys = [_rank_key(hunter) for hunter in position.hunters]
    return tuple(
        Standing(seat, 1 + sum(other < keys[seat] for other in keys), scores(hunter))
        for seat, hunter in enumerate(position.hunters)
    )


def outcome(position: Position) -> Outcome:
    best_first = sorted(standings(position), key=lambda standing: (standing.rank, standing.seat))
    tie_breaks = tuple(
        _tie_break(position, better.seat, worse.seat) for better, worse in pairwise(best_first)
    )
    return Outcome(tuple(best_first), tie_breaks)


def _tie_break(position: Position, first: Seat, second: Seat) -> str | None:
    """What put the first before the second if points did not; `shared` if nothing did."""
    winner, other = _rank_key(position.hunters[first]), _rank_key(position.hunters[second])
    if winner[0] != other[0]:
        return None
    for name, mine, theirs in zip(TIE_BREAKS, winner[1:], other[1:], strict=True):
        if mine != theirs:
            return name
    return "shared"
