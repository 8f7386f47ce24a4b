"""Playing drawn positions in tests: one line for what happens, one for why it does not."""

from __future__ import annotations

from halloween_table.engine.game import Event
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.moves import Displace, Move, MoveGhost
from halloween_table.games.candy_hunters.rules.position import Ghost, Kid, Position
from halloween_table.games.candy_hunters.rules.town import Cell

from .drawing import GHOSTS

GAME = CandyHunters()


def after(position: Position, *moves: Move) -> Position:
    """The position after the active player's moves."""
    for move in moves:
        position = GAME.play(position, position.seat, move).position
    return position


def events(position: Position, move: Move) -> tuple[Event, ...]:
    return GAME.play(position, position.seat, move).events


def offered(position: Position) -> list[Move]:
    return list(GAME.moves(position, position.seat))


def why_not(position: Position, move: Move) -> tuple[str, str] | None:
    """The rule and the reason a move of the active player is refused for."""
    refusal = GAME.refusal(position, position.seat, move)
    return None if refusal is None else (refusal.rule, refusal.reason)


def ghost(letter: str) -> Ghost:
    return Ghost(GHOSTS.index(letter))


def walk(letter: str, x: int, y: int) -> MoveGhost:
    """The ghost drawn with that letter goes there."""
    return MoveGhost(GHOSTS.index(letter), Cell(x, y))


def shove(x: int, y: int) -> Displace:
    return Displace(Cell(x, y))


def ways_out(position: Position) -> set[tuple[int, int]]:
    """Where the shoved piece may go."""
    assert position.pending
    return {(move.to.x, move.to.y) for move in offered(position) if isinstance(move, Displace)}


def kids_in_town(position: Position, seat: int) -> int:
    return sum(type(piece) is Kid and piece.seat == seat for piece in position.standing.values())
