"""The search of the solver: whether so many points can still be had, and how.

It asks for a number of points and looks for any line that brings them, or proves that none does. A
tile that is placed gets its colour when it is first scored, and its cell when it is first needed:
until then it floats. More tiles never do harm, so a tile that is never needed lies somewhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .ground import Floats, Ground, Mask, Pieces, Standing, Standings
from .places import CARD_POINTS, Colours, Place, Places, Stock, most_points, takings

MOVES = 2
_NOTHING_KNOWN = 99
_STEPS_KEPT = 400
_STEPS_A_NODE = 20
"""So many steps take as long as what else is a node."""


class OutOfBudget(Exception):
    """The search was given up: nobody knows."""


class State(NamedTuple):
    """A position, as far as the future depends on it."""

    tiles: Mask
    colours: Colours
    stock: Stock
    floats: Floats
    ghosts: Mask
    kids: Mask
    cards: int
    """Those left to score, a bit for each."""
    had: int
    """Colours of the candies had, a bit for each."""


class Turn(NamedTuple):
    """What is done in one round of a line."""

    before: State
    standing: Standing
    """What step 2 comes to."""
    place: Place | None
    """What is scored in step 3."""


Line = tuple[Turn, ...]


class Step(NamedTuple):
    """What can be done in a round before others."""

    points: int
    standing: Standing
    place: Place | None
    after: State


class Search:
    """Searches one puzzle. What it has found out it keeps, for the next question."""

    def __init__(
        self,
        ground: Ground,
        cards: tuple[int, ...],
        budget: int,
        ghost_moves: tuple[int, ...] = (MOVES,) * 3,
    ) -> None:
        """`ghost_moves`: how many are looked at in the last round, in the one before it, and so
        on."""
        self.ground = ground
        self._ghost_moves = ghost_moves
        self.nodes = 0
        """How much has been done: about as many ghost steps were looked at."""
        self.budget = budget
        self._places = Places(ground, cards)
        self._too_much: dict[tuple[State, int, int, bool], int] = {}
        """For each state that was searched the least number of points that cannot be had."""
        self._steps: dict[tuple[Mask, Floats, Mask, Mask, int], Standings] = {}

    def spend(self, nodes: int) -> None:
        self.nodes += nodes
        if self.nodes > self.budget:
            raise OutOfBudget

    def line(
        self, state: State, rounds: int, need: int, moves: int = MOVES, house: bool = True
    ) -> Line | None:
        """How to get so many points within the rounds; None: it is proved that nobody can. In the
        first of them so many ghost moves are left, and perhaps a house is to be placed."""
        if need <= 0:
            return ()
        cards = min(state.cards.bit_count(), rounds)
        if most_points(cards, state.kids.bit_count(), state.had) < need:
            return None
        key = (state, rounds, moves, house)
        if self._too_much.get(key, _NOTHING_KNOWN) <= need:
            return None
        self.spend(1)
        if house:
            state = self.with_house(state)
        if rounds == 1:
            found = self._last_round(state, need, moves)
        else:
            found = self._first_of(state, rounds, need, moves)
        if found is None:
            self._too_much[key] = need
        return found

    def with_house(self, state: State) -> State:
        """Step 1: a house is placed, somewhere."""
        return state._replace(floats=(*state.floats, (state.tiles, 0)))

    def scored(self, state: State, place: Place | None) -> State:
        """Step 3, as the pieces stand and with no tile missing."""
        gone = state.kids & place.mask if place else 0
        town = _scored(state, place, gone)
        return State(
            town.tiles & ~gone,
            town.colours,
            town.stock,
            state.floats,
            state.ghosts,
            state.kids & ~gone,
            town.cards,
            town.had,
        )

    # ---- the last round -------------------------------------------------------------------------

    def _last_round(self, state: State, need: int, moves: int) -> Line | None:
        for place in self.places(state):
            standing = self.scored_with(state, place, need, moves)
            if standing is not None:
                return (Turn(state, standing, place),)
        return None

    def places(self, state: State) -> list[Place]:
        return self._places.all(state.tiles, state.colours, state.stock, state.floats, state.cards)

    def scored_with(self, state: State, place: Place, need: int, moves: int) -> Standing | None:
        """How the pieces can stand, after so many ghost moves, for the place to bring so much."""
        mask, missing = place.mask, place.missing
        worth = takings(place.cells, state.had)
        ghosts, kids = state.ghosts, state.kids
        wanted = need - CARD_POINTS
        now = worth[kids & mask].points - (ghosts & mask).bit_count()
        if now + self._most_gained(state, place, moves) < wanted:
            return None
        if missing and not self.ground.located(state.floats, missing):
            return None
        if now >= wanted:
            return missing, ghosts, kids
        if not moves:
            return None
        self.spend(1)
        tiles, near, around = state.tiles | missing, self.ground.near, place.around
        sites = self.ground.sites(state.floats, missing) & ~tiles
        promising = []
        for new, haunted, taken in self.ground.ghost_moves(tiles, sites, ghosts, kids):
            on_place = (haunted & mask).bit_count()
            now = worth[taken & mask].points - on_place
            if now >= wanted:
                return missing | new, haunted, taken
            gain = 2 if taken & around & near(haunted) else 0
            if now + gain + (1 if on_place else 0) >= wanted:
                promising.append((new, haunted, taken))
        if moves == 1:
            return None
        self.spend(len(promising))
        for new, haunted, taken in promising:
            sites = self.ground.sites(state.floats, missing | new) & ~tiles
            for more, *after in self.ground.ghost_moves(tiles | new, sites, haunted, taken):
                if worth[after[1] & mask].points - (after[0] & mask).bit_count() >= wanted:
                    return missing | new | more, after[0], after[1]
        return None

    def _most_gained(self, state: State, place: Place, moves: int) -> int:
        """No more than this can ghost moves add to what the place would bring now. A move brings a
        kid one step nearer, and can take the ghost off the place that it is made with."""
        kids, mask = state.kids, place.mask
        coming = _coming(kids, place, moves)
        gone = min(moves, (state.ghosts & mask).bit_count())
        shuffled = 1 if moves > 1 and kids & mask else 0
        if not coming:
            return gone + shuffled
        worths = [
            1 if state.had >> colour & 1 else 2 for cell, colour in place.cells if not cell & kids
        ]
        worths.sort(reverse=True)
        return gone + shuffled + sum(worths[:coming])

    # ---- a round before others ------------------------------------------------------------------

    def _first_of(self, state: State, rounds: int, need: int, moves: int) -> Line | None:
        for step in self.steps(state, rounds, need, moves):
            moves_then = self._ghost_moves[rounds - 2]
            after = self.line(step.after, rounds - 1, need - step.points, moves_then)
            if after is not None:
                return (Turn(state, step.standing, step.place), *after)
        return None

    def steps(self, state: State, rounds: int, need: int, moves: int) -> Iterator[Step]:
        """Everything that can be done in a round if so much is needed in all that are left, what
        promises most first. What cannot be enough is left out."""
        kids, cards = state.kids.bit_count(), min(state.cards.bit_count(), rounds)
        hopeful = []
        for place in self.places(state):
            takers = (state.kids & place.mask).bit_count() + _coming(state.kids, place, moves)
            limits = {
                gone: CARD_POINTS
                + taken.points
                + most_points(cards - 1, kids - taken.kids, taken.colours)
                for gone, taken in takings(place.cells, state.had).items()
                if taken.kids <= takers
            }
            if max(limits.values()) >= need:
                hopeful.append((place, limits))
        passing = most_points(min(cards, rounds - 1), kids, state.had)
        if not hopeful and passing < need:
            return
        standings = self._standings(state, moves)
        promising: dict[int, list[tuple[Mask, Pieces, Place | None]]] = {}
        for place, limits in hopeful:
            mask = place.mask
            for new, pieces in standings.items():
                if self.ground.located(state.floats, new | place.missing):
                    for both in pieces:
                        promise = limits[both[1] & mask] - (both[0] & mask).bit_count()
                        if promise >= need:
                            promising.setdefault(promise, []).append((new, both, place))
        if passing >= need:
            promising.setdefault(passing, []).extend(
                (new, both, None) for new, pieces in standings.items() for both in pieces
            )
        for promise in sorted(promising, reverse=True):
            self.spend(len(promising[promise]) // _STEPS_A_NODE)
            yield from self._stepped(state, promising[promise])

    def _standings(self, state: State, moves: int) -> Standings:
        key = (state.tiles, state.floats, state.ghosts, state.kids, moves)
        known = self._steps.get(key)
        if known is None:
            known = self.ground.ghost_steps(*key, self.spend)
            if len(self._steps) < _STEPS_KEPT:
                self._steps[key] = known
        return known

    def _stepped(
        self, state: State, promising: list[tuple[Mask, Pieces, Place | None]]
    ) -> Iterator[Step]:
        towns: dict[tuple[int, Mask], _Scored] = {}
        for new, (ghosts, kids), place in promising:
            gone = kids & place.mask if place else 0
            town = towns.get((id(place), gone))
            if town is None:
                town = towns[id(place), gone] = _scored(state, place, gone)
            missing, scares = (
                (place.missing, (ghosts & place.mask).bit_count()) if place else (0, 0)
            )
            for floats in self.ground.located(state.floats, new | missing):
                after = State(
                    (town.tiles | new) & ~gone,
                    town.colours,
                    town.stock,
                    floats,
                    ghosts,
                    kids & ~gone,
                    town.cards,
                    town.had,
                )
                yield Step(town.points - scares, (new, ghosts, kids), place, after)


def _coming(kids: Mask, place: Place, moves: int) -> int:
    """No more kids than this can so many ghost moves bring to the place: each brings one of them
    one step nearer."""
    near = (kids & place.around).bit_count()
    return min(moves, near) or (1 if moves > 1 and kids & place.beyond else 0)


class _Scored(NamedTuple):
    """What scoring a place makes of a town, wherever ghosts and other kids stand."""

    points: int
    tiles: Mask
    colours: Colours
    stock: Stock
    cards: int
    had: int


def _scored(state: State, place: Place | None, gone: Mask) -> _Scored:
    """Tiles get their colours now that had none; those with kids on them leave (CH-3.4)."""
    if place is None:
        return _Scored(0, state.tiles, state.colours, state.stock, state.cards, state.had)
    taken = takings(place.cells, state.had)[gone]
    colours, stock = list(state.colours), list(state.stock)
    for cell, colour in place.cells:
        if not cell & colours[colour]:
            stock[colour] -= 1
        colours[colour] = (colours[colour] | cell) & ~gone
    return _Scored(
        CARD_POINTS + taken.points,
        state.tiles | place.missing,
        (colours[0], colours[1], colours[2], colours[3]),
        (stock[0], stock[1], stock[2], stock[3]),
        state.cards & ~(1 << place.card),
        taken.colours,
    )
