"""Playing a record again that may be spoiled or forged: every position, or what is wrong with it."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from halloween_table.engine.chance import SEEDS
from halloween_table.engine.game import TABLE, Game, Refusal, Step
from halloween_table.engine.record import BrokenRecord, Record, start, steps

from .problems import DamagedGame, Kind, StoreProblem
from .rows import Saved


@frozen
class Resumed:
    """A kept game, played again from its start. Nobody needs to do it twice."""

    start: Any
    """The position before the first move."""
    steps: tuple[Step[Any], ...] = ()
    """What each move of the record gave."""
    from_record: bool = True
    """False: the rules were mended since. It goes on from its snapshot, which is its start here,
    without undo past it."""

    @property
    def position(self) -> Any:
        """Where the game goes on."""
        return self.steps[-1].position if self.steps else self.start


class Unplayable(Exception):
    """The rules do not accept a record."""

    def __init__(
        self, detail: str, *, move: int | None = None, refusal: Refusal | None = None
    ) -> None:
        super().__init__(detail)
        self.move = move
        """The number of the bad move, counted from 1; None if the game cannot even begin."""
        self.refusal = refusal


def played_out(game: Game[Any, Any], record: Record) -> Resumed:
    """A record nobody vouches for, played to its last move. Raises Unplayable."""
    playing = PlayingOut(game, record)
    while playing.go_on():
        pass
    return playing.resumed


class PlayingOut:
    """The same move by move, for whoever has something else to do in between."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        """Raises Unplayable if the game cannot even begin."""
        self._start = _begun(game, record)
        self._steps = steps(game, record, self._start)
        self._done: list[Step[Any]] = []

    @property
    def played(self) -> int:
        """How many moves have been played."""
        return len(self._done)

    @property
    def resumed(self) -> Resumed:
        """The game as far as it has been played."""
        return Resumed(self._start, tuple(self._done))

    def go_on(self) -> bool:
        """Play the next move: whether there was one. Raises Unplayable."""
        number = self.played + 1
        try:
            step = next(self._steps, None)
        except BrokenRecord as broken:
            raise Unplayable(str(broken), move=number, refusal=broken.refused.refusal) from broken
        except Exception as error:  # a move so odd that the rules trip over it
            detail = f"{type(error).__name__} at move {number}: {error}"
            raise Unplayable(detail, move=number) from error
        if step is not None:
            self._done.append(step)
        return step is not None


def _begun(game: Game[Any, Any], record: Record) -> Any:
    """The start of a game whose players all have a seat. Raises Unplayable."""
    seats = range(len(record.players))
    if record.seed not in range(SEEDS):
        raise Unplayable("the seed is out of range")
    # By custom of our games; a first seat of -1 would look like the table.
    if getattr(record.options, "first", 0) not in seats:
        raise Unplayable("the first seat is none")
    for number, played in enumerate(record.moves, start=1):
        if played.actor != TABLE and played.actor not in seats:
            raise Unplayable("nobody sits there", move=number)
    try:
        position = start(game, record)
        actors = game.actors(position)
    except Exception as error:  # the rules may trip over options that no screen offers
        raise Unplayable(f"{type(error).__name__} at setup: {error}") from error
    if any(actor != TABLE and actor not in seats for actor in actors):
        raise Unplayable("the one to begin has no seat")
    return position


def _can_go_on(game: Game[Any, Any], saved: Saved) -> bool:
    """Whether the rules find their way in a snapshot, which no record vouches for."""
    seats = range(len(saved.record.players))
    try:
        actors = game.actors(saved.snapshot)
        for actor in actors:
            next(iter(game.moves(saved.snapshot, actor)), None)
        game.standings(saved.snapshot)
        game.outcome(saved.snapshot)
    except Exception:  # the rules may trip over anything in it
        return False
    return all(actor == TABLE or actor in seats for actor in actors)


def resume(saved: Saved, game: Game[Any, Any]) -> Resumed:
    """A kept game, ready to be gone on with.

    Under the rules it was played by its record says everything. Under mended rules it starts from
    the snapshot. DamagedGame if there is no such position; newer_schema if the rules of this program
    are older than the game.
    """
    if saved.record.version > game.version:
        raise StoreProblem(Kind.newer_schema, f"game {saved.id} is of newer rules")
    if saved.record.version == game.version:
        try:
            return played_out(game, saved.record)
        except Unplayable as unplayable:
            raise DamagedGame(saved.id, str(unplayable)) from unplayable
    if saved.snapshot is None or not _can_go_on(game, saved):
        raise DamagedGame(saved.id, "of older rules, and its snapshot is of no use")
    return Resumed(saved.snapshot, from_record=False)
