"""The way finder: a shortest way from the ghost to the guest, for any start colour.

It walks backwards from the guest over all cells in all colours at once, and so answers for every
start colour in one go. A cell in a colour is one number, colour × 169 + cell, and what can be
reached from it in one step is a tuple of such numbers: nothing else is touched in the search.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from attrs import frozen

from .castle import CELLS, COLOURS, ROOMS, SIDE, Castle, Cell, Colour, Room, neighbours
from .moves import ChangeColour, Go, Jump
from .position import Stand
from .tokens import Tokens

Step = Go | Jump | ChangeColour


@frozen
class Way:
    """A way from the ghost's room to the guest's, as a claimant shows it."""

    colour: Colour
    """The colour it starts with."""
    steps: tuple[Step, ...]

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def last_colour(self) -> Colour:
        """The colour in force at the end (BO-1.11)."""
        changes = [step.colour for step in self.steps if isinstance(step, ChangeColour)]
        return changes[-1] if changes else self.colour

    def trail(self, start: Room) -> tuple[Stand, ...]:
        """Where the ghost stands from step to step, the start included."""
        return walked(Stand(start.cell, self.colour), self.steps)


def walked(start: Stand, steps: Iterable[Step]) -> tuple[Stand, ...]:
    """Where the ghost stands from step to step, the start included."""
    stands = [start]
    for step in steps:
        match step:
            case Go(cell):
                stands.append(stands[-1]._replace(cell=cell))
            case Jump(room):
                stands.append(stands[-1]._replace(cell=room.cell))
            case ChangeColour(colour):
                stands.append(stands[-1]._replace(colour=colour))
    return tuple(stands)


def ways(
    castle: Castle, tokens: Tokens, start: Room, goal: Room, held: Collection[Colour] = ()
) -> dict[Colour, Way]:
    """A shortest way for every start colour that has one, to somebody who holds these colours."""
    if start == goal:
        raise ValueError("the ghost is where the guest is")
    after = _search(castle, tokens, goal, held)
    begin = _number(start.cell)
    found = {}
    for hue, colour in enumerate(COLOURS):
        at = hue * _LAYER + begin
        if after[at] >= 0:
            found[colour] = Way(colour, _followed(after, at))
    return found


def shortest(
    castle: Castle,
    tokens: Tokens,
    start: Room,
    goal: Room,
    held: Collection[Colour] = (),
    colour: Colour | None = None,
) -> Way | None:
    """A way with the fewest steps, jumps and changes: with this start colour, or with any."""
    found = ways(castle, tokens, start, goal, held)
    if colour is not None:
        return found.get(colour)
    return min(found.values(), key=len, default=None)


def onward(
    castle: Castle, tokens: Tokens, stand: Stand, goal: Room, held: Collection[Colour] = ()
) -> tuple[Step, ...]:
    """The steps of a shortest way from where the ghost stands in that colour; none if no way is."""
    after = _search(castle, tokens, goal, held)
    at = COLOURS.index(stand.colour) * _LAYER + _number(stand.cell)
    return _followed(after, at) if after[at] >= 0 else ()


def distances(
    castle: Castle, tokens: Tokens, start: Room, goal: Room, held: Collection[Colour] = ()
) -> dict[Colour, int]:
    """How long the shortest way is, for every start colour that has one."""
    found = ways(castle, tokens, start, goal, held)
    return {colour: len(way) for colour, way in found.items()}


def working_colours(
    castle: Castle, tokens: Tokens, start: Room, goal: Room, held: Collection[Colour] = ()
) -> tuple[Colour, ...]:
    """The start colours that lead to the guest, for somebody who holds these colours."""
    return tuple(ways(castle, tokens, start, goal, held))


_LAYER = len(CELLS)
_STATES = _LAYER * len(COLOURS)
_GOING = tuple(Go(cell) for cell in CELLS)
_JUMPING = {room.cell.row * SIDE + room.cell.column: Jump(room) for room in ROOMS}
_CHANGING = tuple(ChangeColour(colour) for colour in COLOURS)


def _number(cell: Cell) -> int:
    return cell.row * SIDE + cell.column


@lru_cache(maxsize=16)
def steps_on_foot(castle: Castle) -> list[tuple[int, ...]]:
    """For every cell in every colour where one step leads, without special tokens (BO-1.5)."""
    return [
        tuple(
            hue * _LAYER + _number(near)
            for near in neighbours(cell)
            if castle.wall(cell, near) in (None, colour)
        )
        for hue, colour in enumerate(COLOURS)
        for cell in CELLS
    ]


def _search(castle: Castle, tokens: Tokens, goal: Room, held: Collection[Colour]) -> list[int]:
    """For every cell in every colour the next one on a shortest way; −1 where there is no way."""
    layers = [hue * _LAYER for hue, colour in enumerate(COLOURS) if colour not in held]
    leads = _with_tokens(steps_on_foot(castle), tokens, layers)
    after = [-1] * _STATES
    reached = [layer + _number(goal.cell) for layer in layers]
    for at in reached:
        after[at] = at
    for at in reached:
        for near in leads[at]:
            if after[near] < 0:
                after[near] = at
                reached.append(near)
    return after


def _with_tokens(
    on_foot: list[tuple[int, ...]], tokens: Tokens, layers: list[int]
) -> list[tuple[int, ...]]:
    """The steps with jumps and changes, in the colours that may be used (BO-1.4). In the guest's
    room a change would cost a step where the way is over already, so none is ever found there."""
    leads = on_foot.copy()
    trapdoors = [_number(room.cell) for room in tokens.trapdoors]
    for layer in layers:
        exits = tuple(layer + cell for cell in trapdoors)
        for at in exits:
            leads[at] += exits
    for room in tokens.transformations:
        cell = _number(room.cell)
        colours = tuple(layer + cell for layer in layers)
        for at in colours:
            leads[at] += colours
    return leads


def _followed(after: list[int], at: int) -> tuple[Step, ...]:
    """The steps from here to the guest."""
    steps: list[Step] = []
    while (near := after[at]) != at:
        apart = near - at
        if apart in _ON_FOOT:
            steps.append(_GOING[near % _LAYER])
        elif apart % _LAYER:
            steps.append(_JUMPING[near % _LAYER])
        else:
            steps.append(_CHANGING[near // _LAYER])
        at = near
    return tuple(steps)


_ON_FOOT = (1, -1, SIDE, -SIDE)
"""How far apart the numbers of neighbouring cells are. Rooms are two cells apart at least, so no
jump looks like a step."""
