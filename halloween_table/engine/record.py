"""A whole game as it is kept: options, seats, seed and moves. Playing them again gives every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, frozen

from .chance import Chance
from .game import Actor, Game, P, Refused, Seat, Step


@frozen
class Player:
    """Who sits at a seat, as the people at the computer entered it."""

    name: str
    figure: str
    colour: str
    mind: str = ""
    """Empty: a person sits here; otherwise the name of the mind that plays."""


@frozen
class Played:
    """One row of a record."""

    actor: Actor
    move: Any


@frozen
class Origin:
    """Where a game was played on from."""

    game: str
    """The id of the game that its first moves are from."""
    moves: int
    """How many moves were copied."""
    redrawn: int | None
    """What was hidden at that point was drawn anew from this seed; None: nothing was."""
    earlier: Origin | None = None
    """Where that game itself was played on from, if that is among the copied moves."""
    eyes: Seat | None = None
    """Whose view stayed when the rest was drawn anew; None: only what everybody could see."""

    def chain(self) -> tuple[Origin, ...]:
        """Every such point, from the earliest on."""
        return (*(self.earlier.chain() if self.earlier else ()), self)

    def until(self, moves: int) -> Origin | None:
        """The latest such point among so many moves."""
        if self.moves <= moves:
            return self
        return self.earlier.until(moves) if self.earlier else None


@frozen
class Hints:
    """Whether people may ask what a good player would do, and who has asked how often."""

    allowed: bool = True
    asked: tuple[int, ...] = ()
    """By seat; empty: nobody has."""

    def one_more(self, seat: Seat, seats: int) -> Hints:
        """After that seat, of so many, has been given another one."""
        asked = self.asked or (0,) * seats
        more = tuple(count + (at == seat) for at, count in enumerate(asked))
        return evolve(self, asked=more)


@frozen
class Record:
    """Everything needed to play a game again."""

    game: str
    version: int
    options: Any
    players: tuple[Player, ...]
    seed: int
    moves: tuple[Played, ...] = ()
    origin: Origin | None = None
    """None: the game was begun at its start."""
    hints: Hints = Hints()
    """No move takes them back."""

    def after(self, played: Played) -> Record:
        return evolve(self, moves=(*self.moves, played))


class BrokenRecord(Exception):
    """A record that its own rules do not accept: move number `at` is refused."""

    def __init__(self, at: int, refused: Refused) -> None:
        super().__init__(f"move {at + 1} is refused: {refused}")
        self.at = at
        self.refused = refused


def branched(game: Game[P, Any], record: Record, moves: int, position: P) -> P:
    """The position that the game goes on from after so many moves, which have led to this one: the
    same, unless it was here that it was played on from and what was hidden was drawn anew."""
    for origin in record.origin.chain() if record.origin else ():
        if origin.moves == moves and origin.redrawn is not None:
            view = game.view(position, origin.eyes)
            position = game.imagined(view, origin.eyes, Chance(origin.redrawn))
    return position


def start(game: Game[P, Any], record: Record) -> P:
    """The position before the first move."""
    return branched(game, record, 0, game.setup(record.options, len(record.players), record.seed))


def steps(game: Game[P, Any], record: Record, position: P | None = None) -> Iterator[Step[P]]:
    """What every move of the record gave, in order. Whoever knows the start already hands it in."""
    if position is None:
        position = start(game, record)
    for at, played in enumerate(record.moves):
        try:
            step = game.play(position, played.actor, played.move)
        except Refused as refused:
            raise BrokenRecord(at, refused) from refused
        position = branched(game, record, at + 1, step.position)
        yield step if position is step.position else step._replace(position=position)


def replay(game: Game[P, Any], record: Record, length: int | None = None) -> P:
    """The position after the first `length` moves (None: after all)."""
    position = start(game, record)
    for step in steps(game, evolve(record, moves=record.moves[:length]), position):
        position = step.position
    return position
