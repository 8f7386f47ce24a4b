"""How difficult a puzzle is: measured, not guessed.

Of a puzzle with one round every line is looked at that scores something: a house, up to two ghost
moves, and the card that brings most then. The share of those that reach the goal is its figure. Of
a puzzle with more rounds so many games are played by somebody greedy, who looks at some rounds drawn
by lot and plays the one that brings most at once; the figure is the share of games that reach it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from halloween_table.engine.chance import Chance

from .game import PuzzlePosition
from .ground import Mask, Pieces, bits
from .places import CARD_POINTS, Place, takings
from .search import MOVES, Search, State
from .solver import state_of

BANDS = (0.60, 0.25, 0.08, 0.01)
"""Where one difficulty ends and the next begins: 1 is above the first, 5 is below the last."""
GAMES = (100, 400, 1000)
"""The greedy one plays 1,000; fewer tell whether the others are worth playing."""
LOOKS = 60
"""So many rounds the greedy one looks at before choosing."""
_SEED: Final = 7
_WIDE: Final = 1 << 60
"""One number holds all lots of a round: whatever is drawn from it, hardly any is likelier."""


def difficulty(figure: float) -> int:
    """1 (very simple) to 5 (very difficult)."""
    first, *others = BANDS
    return 1 if figure > first else 2 + sum(figure < band for band in others)


def figure(position: PuzzlePosition, goal: int) -> float:
    """The share of lines, or of greedy games, that reach the goal from the start of a puzzle."""
    *_, (_, share) = figures(position, goal)
    return share


def figures(position: PuzzlePosition, goal: int) -> Iterator[tuple[int, float]]:
    """The share after some of the games, after more, and after all, with their number."""
    if position.rounds_left == 1:
        yield GAMES[-1], _share_of_lines(position, goal)
        return
    player = _Greedy(position)
    chance, reached = Chance(_SEED), 0
    for game in range(1, GAMES[-1] + 1):
        own, chance = chance.forked()
        reached += player.reaches(goal, own)
        if game in GAMES:
            yield game, reached / game


Worth = tuple[Place, Mask, dict[Mask, int]]
"""A place, its cells, and what it is worth with kids on each set of them."""


class _House:
    """A house that can be placed, and what can be scored with it on the board."""

    def __init__(self, cell: Mask, colour: int, worths: list[Worth]) -> None:
        self.cell = cell
        self._colour = colour
        self._worths = worths

    def scores(self) -> bool:
        return bool(self._worths)

    def best(self, ghosts: Mask, kids: Mask) -> tuple[int, Place | None]:
        """The place that brings most, the first of several."""
        most, best = 0, None
        for place, mask, worth in self._worths:
            points = worth[kids & mask] - (ghosts & mask).bit_count()
            if points > most or best is None:
                most, best = points, place
        return most, best

    def built(self, state: State, ghosts: Mask, kids: Mask) -> State:
        """The town with it, and the pieces as they stand then."""
        colours, stock = list(state.colours), list(state.stock)
        colours[self._colour] |= self.cell
        stock[self._colour] -= 1
        return state._replace(
            tiles=state.tiles | self.cell,
            colours=(colours[0], colours[1], colours[2], colours[3]),
            stock=(stock[0], stock[1], stock[2], stock[3]),
            ghosts=ghosts,
            kids=kids,
        )


def _worth(place: Place, had: int) -> dict[Mask, int]:
    found = takings(place.cells, had)
    return {mask: CARD_POINTS + taken.points for mask, taken in found.items()}


def _houses(search: Search, state: State) -> Iterator[_House]:
    """Every house that can be placed."""
    whole: list[Worth] = []
    completed: dict[tuple[Mask, int], list[Worth]] = {}
    for place in search.places(search.with_house(state)):
        worth = (place, place.mask, _worth(place, state.had))
        if not place.missing:
            whole.append(worth)
        for house in place.cells:
            if house[0] == place.missing:
                completed.setdefault(house, []).append(worth)
    for cell in bits(search.ground.near(state.tiles) & ~state.tiles):
        for colour, left in enumerate(state.stock):
            if left:
                yield _House(cell, colour, whole + completed.get((cell, colour), []))


def _share_of_lines(position: PuzzlePosition, goal: int) -> float:
    search, state = state_of(position)
    lines = reached = 0
    standings: dict[Mask, Counter[Pieces]] = {}
    for house in _houses(search, state):
        if house.scores():
            tiles = state.tiles | house.cell
            if tiles not in standings:
                standings[tiles] = _all_moves(search, tiles, (state.ghosts, state.kids))
            for (ghosts, kids), count in standings[tiles].items():
                lines += count
                if house.best(ghosts, kids)[0] >= goal:
                    reached += count
    return reached / lines if lines else 0.0


def _all_moves(search: Search, tiles: Mask, start: Pieces) -> Counter[Pieces]:
    """What up to two ghost moves come to, and how often."""
    found = Counter({start: 1})
    last = found
    for _ in range(MOVES):
        after: Counter[Pieces] = Counter()
        for pieces, count in last.items():
            for _, ghosts, kids in search.ground.ghost_moves(tiles, 0, *pieces):
                after[ghosts, kids] += count
        found = found + after
        last = after
    return found


class _Greedy:
    """Plays a puzzle again and again, each round as if there were no other."""

    def __init__(self, position: PuzzlePosition) -> None:
        self._search, self._start = state_of(position)
        self._rounds = position.rounds_left
        self._moves: dict[tuple[Mask, Mask, Mask], list[Pieces]] = {}
        self._houses: dict[tuple[object, ...], list[_House]] = {}

    def reaches(self, goal: int, chance: Chance) -> bool:
        state, points = self._start, 0
        for _ in range(self._rounds):
            more, state, chance = self._round(state, chance)
            points += more
            if points >= goal:
                return True
        return False

    def _round(self, state: State, chance: Chance) -> tuple[int, State, Chance]:
        """The best of some rounds, the first of several; scoring nothing is worth 0."""
        houses = self._all_houses(state)
        most = -1
        for _ in range(LOOKS):
            number, chance = chance.below(_WIDE)
            number, at = divmod(number, len(houses))
            number, moves = divmod(number, MOVES + 1)
            house, pieces = houses[at], (state.ghosts, state.kids)
            for _ in range(moves):
                options = self._ghost_moves(state.tiles | house.cell, pieces)
                number, at = divmod(number, len(options))
                pieces = options[at]
            points, place = house.best(*pieces)
            if max(points, 0) > most:
                most = max(points, 0)
                chosen = (house, pieces, place if points > 0 else None)
        house, pieces, place = chosen
        return most, self._search.scored(house.built(state, *pieces), place), chance

    def _all_houses(self, state: State) -> list[_House]:
        key = (state.tiles, state.colours, state.stock, state.cards, state.had)
        known = self._houses.get(key)
        if known is None:
            known = self._houses[key] = list(_houses(self._search, state))
        return known

    def _ghost_moves(self, tiles: Mask, pieces: Pieces) -> list[Pieces]:
        """What one move can come to; staying, if no ghost can move."""
        key = (tiles, *pieces)
        known = self._moves.get(key)
        if known is None:
            moves = self._search.ground.ghost_moves(tiles, 0, *pieces)
            known = self._moves[key] = [(ghosts, kids) for _, ghosts, kids in moves] or [pieces]
        return known
