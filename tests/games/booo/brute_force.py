"""A slow and plain way finder, written from the rule file alone, to check the quick one against."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from halloween_table.games.booo.rules.castle import COLOURS, Castle, Cell, Colour, Room
from halloween_table.games.booo.rules.moves import ChangeColour, Go, Jump
from halloween_table.games.booo.rules.tokens import Tokens
from halloween_table.games.booo.rules.ways import Step, Way


def lawful_steps(
    castle: Castle, tokens: Tokens, goal: Room, held: Collection[Colour], at: Cell, colour: Colour
) -> Iterator[tuple[Step, Cell, Colour]]:
    """Every step a claimant may make here, and where and in which colour the ghost is then."""
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        there = Cell(at.row + down, at.column + right)
        if 0 <= there.row < 13 and 0 <= there.column < 13:  # BO-C2
            wall = castle.wall(at, there)
            if wall is None or wall == colour:  # BO-1.5
                yield Go(there), there, colour
    if at.row % 2 == 0 or at.column % 2 == 0:
        return
    room = Room(at.row // 2, at.column // 2)
    if room in tokens.trapdoors:  # BO-1.6
        for other in tokens.trapdoors:
            if other != room:
                yield Jump(other), other.cell, colour
    if room in tokens.transformations and room != goal:  # BO-1.7
        for another in COLOURS:
            if another != colour and another not in held:  # BO-1.4
                yield ChangeColour(another), at, another


def fewest_steps(
    castle: Castle,
    tokens: Tokens,
    start: Room,
    goal: Room,
    held: Collection[Colour],
    colour: Colour,
) -> int | None:
    """How long the shortest way with this start colour is: every ghost there could be takes every
    step it may, until one of them enters the guest's room."""
    if colour in held:
        return None
    ghosts, seen = {(start.cell, colour)}, {(start.cell, colour)}
    taken = 0
    while ghosts:
        taken += 1
        moved = set()
        for at, hue in ghosts:
            for _, there, then in lawful_steps(castle, tokens, goal, held, at, hue):
                if there == goal.cell:
                    return taken
                moved.add((there, then))
        ghosts = moved - seen
        seen |= ghosts
    return None


def fault_of(
    castle: Castle, tokens: Tokens, start: Room, goal: Room, held: Collection[Colour], way: Way
) -> str | None:
    """What is wrong with a way, if something is."""
    if way.colour in held:
        return "starts with a held colour"
    at, colour = start.cell, way.colour
    for number, step in enumerate(way.steps):
        if number and at == goal.cell:
            return "goes on after the guest's room"
        for may, there, then in lawful_steps(castle, tokens, goal, held, at, colour):
            if may == step:
                at, colour = there, then
                break
        else:
            return f"{step} at {at} in {colour}"
    if at != goal.cell:
        return f"ends at {at}"
    return None if way.last_colour == colour else "names another last colour"
