"""The way finder of Booo! against a bare breadth-first search over the same graph."""

from __future__ import annotations

import random
import time
from collections import deque

from halloween_table.games.booo.rules.castle import CELLS, COLOURS, ROOMS, Castle, neighbours
from halloween_table.games.booo.rules.tiles import TILES, castle_of
from halloween_table.games.booo.rules.tokens import Tokens, tokens_with
from halloween_table.games.booo.rules.ways import ways

from .ratio import Row, in_turns, median

_QUERIES = 100


def found_ways() -> list[Row]:
    """Shortest ways for all six start colours, in a castle that has been searched before."""
    rng = random.Random(1)
    castle, tokens = castle_of(tuple(rng.sample(list(TILES), 9))), tokens_with(trapdoors=2)
    graph = _graph(castle, tokens)
    deals = [rng.sample(ROOMS, 2) for _ in range(_QUERIES)]
    goals = [
        [at for at in range(len(graph)) if CELLS[at % len(CELLS)] == guest.cell]
        for _, guest in deals
    ]

    def query() -> float:
        start = time.process_time()
        for ghost, guest in deals:
            ways(castle, tokens, ghost, guest)
        return (time.process_time() - start) / _QUERIES * 1e6

    def bare() -> float:
        start = time.process_time()
        for goal in goals:
            _breadth_first(graph, goal)
        return (time.process_time() - start) / _QUERIES * 1e6

    ours, other = in_turns(query, bare, 25)
    return [Row("ways for six start colours: booo", median(ours), median(other), 1.5, "µs")]


def _breadth_first(graph: list[list[int]], goal: list[int]) -> list[int]:
    """How far everything is from the goal."""
    distance = [-1] * len(graph)
    for at in goal:
        distance[at] = 0
    queue = deque(goal)
    while queue:
        at = queue.popleft()
        further = distance[at] + 1
        for near in graph[at]:
            if distance[near] < 0:
                distance[near] = further
                queue.append(near)
    return distance


def _graph(castle: Castle, tokens: Tokens) -> list[list[int]]:
    """Where each cell in each colour leads to: steps, jumps and changes."""
    states = [(cell, colour) for colour in COLOURS for cell in CELLS]
    number = {state: at for at, state in enumerate(states)}
    graph = [
        [
            number[near, colour]
            for near in neighbours(cell)
            if castle.wall(cell, near) in (None, colour)
        ]
        for cell, colour in states
    ]
    for at, (cell, colour) in enumerate(states):
        trapdoors = [room.cell for room in tokens.trapdoors]
        if cell in trapdoors:
            graph[at] += [number[other, colour] for other in trapdoors if other != cell]
        if cell in [room.cell for room in tokens.transformations]:
            graph[at] += [number[cell, other] for other in COLOURS if other != colour]
    return graph
