"""What a puzzle needs: a rule is taken away, and the solver is asked whether the goal is still there.

A solution that has a chain in it may have it for nothing. A puzzle without a solution when ghosts do
not push ghosts needs one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from attrs import evolve

from halloween_table.games.candy_hunters.puzzles.game import PuzzlePosition, after
from halloween_table.games.candy_hunters.puzzles.generator import start
from halloween_table.games.candy_hunters.puzzles.ground import Ground, Mask, Standing, bits
from halloween_table.games.candy_hunters.puzzles.places import CARD_POINTS, Place, takings
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle
from halloween_table.games.candy_hunters.puzzles.search import OutOfBudget, Search, State, Step
from halloween_table.games.candy_hunters.puzzles.solver import MOST_WAYS, Solver, state_of
from halloween_table.games.candy_hunters.puzzles.ways import Front, ways
from halloween_table.games.candy_hunters.rules.cards import CARDS
from halloween_table.games.candy_hunters.rules.houses import house_moves
from halloween_table.games.candy_hunters.rules.moves import PlaceHouse
from halloween_table.games.candy_hunters.rules.patterns import Match, gains, match, pattern_moves

BUDGET = 200_000
"""Nodes: what is not proved with so many is not needed."""


def needs(puzzle: Puzzle) -> frozenset[str]:
    """Everything without which its goal is out of reach."""
    position = start(puzzle)
    found = {what for what, without in WITHOUT.items() if _hopeless(without(position), position)}
    if puzzle.rounds > 1 and _hopeless(_greedy_at_first(position), position):
        found.add("patience")
    if _spoils(position):
        found.add("restraint")
    if _hides_turns(position):
        found.add("odd turns")
    return frozenset(found)


def _hopeless(search: Search, position: PuzzlePosition) -> bool:
    _, state = state_of(position)
    try:
        return search.line(state, position.rounds_left, position.puzzle.goal) is None
    except OutOfBudget:
        return False


# ---- less can be done ---------------------------------------------------------------------------


class _GhostsStay(Ground):
    def ghost_moves(self, tiles: Mask, sites: Mask, ghosts: Mask, kids: Mask) -> list[Standing]:
        return []


class _KidsStay(Ground):
    """Ghosts go around them."""

    def ghost_moves(self, tiles: Mask, sites: Mask, ghosts: Mask, kids: Mask) -> list[Standing]:
        return [each for each in super().ghost_moves(tiles, sites, ghosts, kids) if each[2] == kids]


class _GhostsAlone(Ground):
    """Ghosts do not push each other."""

    def ghost_moves(self, tiles: Mask, sites: Mask, ghosts: Mask, kids: Mask) -> list[Standing]:
        found: list[Standing] = []
        for ghost in bits(ghosts):
            others = ghosts ^ ghost
            alone = super().ghost_moves(tiles & ~others, sites, ghost, kids)
            found += [(new, others | haunted, taken) for new, haunted, taken in alone]
        return found


class _NoHouses(Search):
    """Whatever is placed is of no use."""

    def with_house(self, state: State) -> State:
        return state


class _Upright(Search):
    """No card is turned."""

    def places(self, state: State) -> list[Place]:
        return [place for place in super().places(state) if place.turn == 0]


class _Picky(Search):
    """Some scorings are not allowed."""

    def allowed(self, state: State, place: Place, ghosts: Mask, kids: Mask) -> bool:
        raise NotImplementedError

    def steps(self, state: State, rounds: int, need: int, moves: int) -> Iterator[Step]:
        for step in super().steps(state, rounds, need, moves):
            _, ghosts, kids = step.standing
            if step.place is None or self.allowed(state, step.place, ghosts, kids):
                yield step

    def scored_with(self, state: State, place: Place, need: int, moves: int) -> Standing | None:
        if super().scored_with(state, place, need, moves) is None:
            return None
        worth = takings(place.cells, state.had)
        standings = self.ground.ghost_steps(
            state.tiles, state.floats, state.ghosts, state.kids, moves, self.spend
        )
        for new, pieces in standings.items():
            if self.ground.located(state.floats, new | place.missing):
                for ghosts, kids in pieces:
                    scares = (ghosts & place.mask).bit_count()
                    points = CARD_POINTS + worth[kids & place.mask].points - scares
                    if points >= need and self.allowed(state, place, ghosts, kids):
                        return new | place.missing, ghosts, kids
        return None


class _Afraid(_Picky):
    """Nothing is scored that a ghost stands on."""

    def allowed(self, state: State, place: Place, ghosts: Mask, kids: Mask) -> bool:
        return not ghosts & place.mask


class _NoSecondCandy(_Picky):
    """Nobody takes a candy of a colour that is had already."""

    def allowed(self, state: State, place: Place, ghosts: Mask, kids: Mask) -> bool:
        return not any(cell & kids and state.had >> colour & 1 for cell, colour in place.cells)


class _GreedyAtFirst(Search):
    """Takes as much as there is in the first round."""

    rounds = most = 0

    def steps(self, state: State, rounds: int, need: int, moves: int) -> Iterator[Step]:
        for step in super().steps(state, rounds, need, moves):
            if rounds < self.rounds or step.points >= self.most:
                yield step


def _greedy_at_first(position: PuzzlePosition) -> Search:
    search = _searching(_GreedyAtFirst)(position)
    once = Solver(start(evolve(position.puzzle, rounds=1))).most()
    assert isinstance(search, _GreedyAtFirst)
    assert once is not None
    search.rounds, search.most = position.rounds_left, once.points
    return search


def _searching(
    search: type[Search], ground: type[Ground] = Ground
) -> Callable[[PuzzlePosition], Search]:
    def made(position: PuzzlePosition) -> Search:
        hand = [held.card for held in position.hunters[0].hand if held.card is not None]
        return search(ground(position.houses), tuple(hand), BUDGET)

    return made


WITHOUT: dict[str, Callable[[PuzzlePosition], Search]] = {
    "house": _searching(_NoHouses),
    "turning": _searching(_Upright),
    "ghosts": _searching(Search, _GhostsStay),
    "flight": _searching(Search, _KidsStay),
    "chain": _searching(Search, _GhostsAlone),
    "scare": _searching(_Afraid),
    "second candy": _searching(_NoSecondCandy),
}
"""A search for each need that has to do without it."""


# ---- turns that are easy to miss ----------------------------------------------------------------


def _hides_turns(position: PuzzlePosition) -> bool:
    """Whether a card fits as it is printed in the first round, and yet no way to the goal scores any
    card like that."""
    search, state = state_of(position)
    inviting = any(place.turn == 0 for place in search.places(search.with_house(state)))
    front = Front(state, position.rounds_left, position.puzzle.goal)
    every = list(islice(ways(search, [front]), MOST_WAYS))
    return (
        inviting
        and len(every) < MOST_WAYS
        and not any(_as_printed(search.ground, *scoring) for way in every for scoring in way)
    )


def _as_printed(ground: Ground, card: int, mask: Mask) -> bool:
    cells = [ground.cell(bit) for bit in bits(mask)]
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    return {(cell.x - left, cell.y - top) for cell in cells} == {
        (x, y) for x, y, _ in CARDS[card].turns[0]
    }


# ---- a house that must not be placed -------------------------------------------------------------


def _spoils(position: PuzzlePosition) -> bool:
    """Whether the obvious house is a mistake: the one that completes the best card at once."""
    obvious = list(obvious_houses(position))
    return bool(obvious) and not any(
        Solver(after(position, house), BUDGET).can_reach(position.puzzle.goal) is not False
        for house in obvious
    )


def obvious_houses(position: PuzzlePosition) -> Iterator[PlaceHouse]:
    """The houses that complete a card which brings as much at once, as the pieces stand, as any
    other house's does."""
    worths = {house: _completed(position, house) for house in house_moves(position)}
    most = max(worths.values())
    for house, worth in worths.items():
        if worth == most > 0:
            yield house


def points_at_once(position: PuzzlePosition) -> set[int]:
    """What can be scored as tiles and pieces stand: each number of points that a card brings."""
    return {
        _worth(position, match(position, CARDS[score.card], score.cell, score.turn))
        for score in pattern_moves(position)
    }


def _completed(position: PuzzlePosition, house: PlaceHouse) -> int:
    """What the best card is worth that this house completes."""
    built = after(position, house)
    best = 0
    for score in pattern_moves(built):
        found = match(built, CARDS[score.card], score.cell, score.turn)
        if house.cell in found.houses:
            best = max(best, _worth(built, found))
    return best


def _worth(position: PuzzlePosition, found: Match) -> int:
    return CARD_POINTS + sum(gain.points for gain in gains(position, found)) - found.scares
