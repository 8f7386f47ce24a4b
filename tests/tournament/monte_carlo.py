"""Thinking by trying out: many worlds that may be true are played on for a while and judged, and what
promises most is tried most (Monte Carlo search in one tree over all that the thinker cannot tell apart).

It knows only the kernel. How good a position is, how somebody would play on by rule of thumb, and which
moves are worth a look, each game says itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt
from typing import Any, Generic

from attrs import define, field, frozen

from halloween_table.engine.beam import Judgement, Order
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Game, M, P, Seat
from halloween_table.engine.mind import Budget

Policy = Callable[[P, Seat, Chance], Sequence[M]]
"""What a seat does by rule of thumb: one move, or several to be played one after the other as long as
it is that seat's decision."""


@frozen
class Weighed(Generic[M]):
    """A move that was tried."""

    move: M
    tried: int
    """How often."""
    worth: float
    """What came of it on average, from 0 (lost) to 1 (won)."""


@define
class _Node(Generic[M]):
    """What is known of a way to go on, in whatever world it can be gone."""

    seat: Seat = -1
    """Who has chosen it."""
    tried: int = 0
    gained: float = 0.0
    offered: int = 0
    """How often it could have been chosen: not every world allows every move."""
    children: dict[Hashable, _Node[M]] = field(factory=dict)

    def promise(self, curiosity: float) -> float:
        return self.gained / self.tried + curiosity * sqrt(log(self.offered) / self.tried)


@frozen
class MonteCarlo(Generic[P, M]):
    """How somebody tries out."""

    game: Game[P, M]
    judge: Judgement[P]
    """From 0 (lost) to 1 (won)."""
    policy: Policy[P, M]
    order: Order[P, M]
    rounds: int = 2
    """The present round and so many less one after it are played out, then it is judged."""
    curiosity: float = 0.5
    """How much what was tried little is tried because of that."""
    alike: Callable[[P, M], Hashable] = field(default=lambda position, move: move)
    """Equal for moves that mean the same in all worlds: a card's face, not where it lies."""
    steps: int = 400
    """No playout is longer."""

    def weighed(self, view: P, seat: Seat, chance: Chance, budget: Budget) -> list[Weighed[M]]:
        """Every move that was tried, what was tried most first. The order of moves must be the same
        for a view and for all worlds that may be behind it."""
        moves = {self.alike(view, move): move for move in self.order(view, seat)}
        root: _Node[M] = _Node()
        until = None if budget.seconds is None else time.monotonic() + budget.seconds
        last = self.game.turn(view).round + self.rounds
        worlds: list[tuple[P, Chance]] = []
        for _ in range(budget.iterations if len(moves) > 1 else 1):
            node, move = self._chosen(root, view, seat)
            if node.tried == len(worlds):
                world, chance = chance.forked()
                luck, chance = chance.forked()
                worlds.append((self.game.imagined(view, seat, world), luck))
            # Every move meets the same worlds and the same luck: what tells moves apart is not that
            # one was tried in better ones.
            position, luck = worlds[node.tried]
            self._try(node, self.game.played(position, seat, move).position, last, luck)
            if until is not None and time.monotonic() > until:
                break
        found = [
            Weighed(moves[key], node.tried, node.gained / node.tried)
            for key, node in root.children.items()
            if node.tried
        ]
        return sorted(found, key=lambda each: (-each.tried, -each.worth))

    def _try(self, node: _Node[M], position: P, last: int, luck: Chance) -> None:
        """Goes on from what was chosen first: in the tree, then by rule of thumb."""
        game, path = self.game, [node]
        while node.tried:
            actors = game.actors(position)
            if not actors or game.turn(position).round >= last:
                break
            seat = actors[0]
            node, move = self._chosen(node, position, seat)
            path.append(node)
            position = game.played(position, seat, move).position
        position = self._played_out(position, last, luck)
        worths: dict[Seat, float] = {}
        for node in path:
            if node.seat not in worths:
                worths[node.seat] = self._worth(position, node.seat)
            node.tried += 1
            node.gained += worths[node.seat]

    def _chosen(self, node: _Node[M], position: P, seat: Seat) -> tuple[_Node[M], M]:
        """What was never tried comes first, in the game's order; then what promises most."""
        best: tuple[_Node[M], M] | None = None
        most = -1.0
        fresh = False
        for move in self.order(position, seat):
            key = self.alike(position, move)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = _Node(seat)
            child.offered += 1
            if fresh:
                continue
            if not child.tried:
                best, fresh = (child, move), True
                continue
            promise = child.promise(self.curiosity)
            if promise > most:
                best, most = (child, move), promise
        assert best is not None, "somebody has to decide and can do nothing"
        return best

    def _played_out(self, position: P, last: int, luck: Chance) -> P:
        game = self.game
        for _ in range(self.steps):
            actors = game.actors(position)
            if not actors or game.turn(position).round >= last:
                break
            seat = actors[0]
            own, luck = luck.forked()
            for move in self.policy(position, seat, own):
                position = game.played(position, seat, move).position
        return position

    def _worth(self, position: P, seat: Seat) -> float:
        if self.game.actors(position):
            return self.judge(position, seat)
        outcome: Any = self.game.outcome(position)
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
