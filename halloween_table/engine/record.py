"""A whole game as it is kept: options, seats, seed and moves. Playing them again gives every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, frozen

from .game import Actor, Game, P, Refused, Step


@frozen
class Player:
    """Who sits at a seat, as the people at the computer entered it."""

    name: str
    figure: str
    colour: str


@frozen
class Played:
    """One row of a record."""

    actor: Actor
    move: Any


@frozen
class Record:
    """Everything needed to play a game again."""

    game: str
    version: int
    options: Any
    players: tuple[Player, ...]
    seed: int
    moves: tuple[Played, ...] = ()

    def after(self, played: Played) -> Record:
        return evolve(self, moves=(*self.moves, played))


class BrokenRecord(Exception):
    """A record that its own rules do not accept: move number `at` is refused."""

    def __init__(self, at: int, refused: Refused) -> None:
        super().__init__(f"move {at + 1} is refused: {refused}")
        self.at = at
        self.refused = refused


def start(game: Game[P, Any], record: Record) -> P:
    """The position before the first move."""
    return game.setup(record.options, len(record.players), record.seed)


def steps(game: Game[P, Any], record: Record) -> Iterator[Step[P]]:
    """What every move of the record gave, in order."""
    position = start(game, record)
    for at, played in enumerate(record.moves):
        try:
            step = game.play(position, played.actor, played.move)
        except Refused as refused:
            raise BrokenRecord(at, refused) from refused
        yield step
        position = step.position


def replay(game: Game[P, Any], record: Record, length: int | None = None) -> P:
    """The position after the first `length` moves (None: after all)."""
    position = start(game, record)
    for step in steps(game, evolve(record, moves=record.moves[:length])):
        position = step.position
    return position
