"""Piecing a game together from what a damaged file and its backups have of it.

A game is whole if all its moves are there and the rules accept them. Four witnesses tell of it: its
moves, how many there should be, the position after the last of them, and what older copies have.
While they agree, nobody needs to play it through. Where they do not, replay decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import Unreadable, to_json
from halloween_table.engine.game import Game
from halloween_table.engine.record import Played

from .cells import Lost
from .found import Fields, Found, Move, run_of
from .missing_moves import found_again
from .replaying import Unplayable, played_out
from .rows import from_json, now, outcome_to_json

GameOf = Callable[[str], Game[Any, Any] | None]
"""The game of that name, if this program has it."""

_AGREED = ("game", "rules_version", "options", "players", "seed", "origin")
"""What never changes from the first move to the last."""
_JSON = ("options", "players", "snapshot", "outcome", "origin")


class Piece(NamedTuple):
    """A game as it can be kept again."""

    header: Fields
    moves: Sequence[Move]
    copy: int | None = None
    """Which of the copies had to help; None: none."""


class _Try(NamedTuple):
    """One way to put it together."""

    header: Fields
    moves: Sequence[Move]
    copy: int | None
    own: bool
    """Whether the header is the file's own, and knows best how many moves there are."""


class _Proof(NamedTuple):
    """What replay says to it; the larger, the better."""

    plays: bool
    """Whether the rules accept it; otherwise it only looks in order."""
    moves: int
    reaches: bool
    """Whether it leads to the position that was kept."""


class Piecing:
    """Knows the games, and what the file and its copies have of them."""

    def __init__(self, main: Found, copies: Sequence[Found], game_of: GameOf) -> None:
        self._main = main
        self._copies = copies
        self._game_of = game_of
        self._games: dict[str, tuple[Game[Any, Any], Codec] | None] = {}

    def whole(self, game_id: str, *, doubted: bool = False) -> Piece | None:
        """The game of that id; None if no way to put it together gives a whole one. If somebody
        doubts it, it is played through in any case."""
        header, moves = self._main.games.get(game_id), self._main.run(game_id)
        if header is not None and not doubted and self._undisputed(game_id, header, moves):
            return Piece(header, moves)
        best: tuple[_Proof, Piece] | None = None
        for attempt in _unlike(self._tries(game_id)):
            found = self._proven(attempt)
            if found is None:
                continue
            if found[0].reaches and attempt.own:
                return found[1]
            if best is None or found[0] > best[0]:
                best = found
        if header is not None and (best is None or best[0].moves < _count(header)):
            # Nothing is as far as the file was: perhaps only a move or two are missing.
            again = self._with_moves_found_again(header, self._all_moves(game_id))
            if again is not None:
                return again
        return best[1] if best else None

    def _all_moves(self, game_id: str) -> dict[int, Move]:
        """What anybody knows; the newest counts."""
        found = [source.moves.get(game_id, {}) for source in (self._main, *self._copies)]
        return {n: move for moves in reversed(found) for n, move in moves.items()}

    def _undisputed(self, game_id: str, header: Fields, moves: list[Move]) -> bool:
        """Whether the file's own rows are in order, and no copy says anything else of the same."""
        if not _in_order(header, moves):
            return False
        for copy in self._copies:
            other = copy.games.get(game_id)
            if other is not None and any(other[name] != header[name] for name in _AGREED):
                return False
            if any(one != two for one, two in zip(moves, copy.run(game_id), strict=False)):
                return False
        return True

    # ---- the ways to put it together --------------------------------------------------------------

    def _tries(self, game_id: str) -> Iterator[_Try]:
        """What needs the copies least comes first."""
        mine = self._main.moves.get(game_id, {})
        header = self._main.games.get(game_id)
        if header is not None:
            yield from _ends(header, self._main.run(game_id))
        for n, copy in enumerate(self._copies):
            theirs = copy.moves.get(game_id, {})
            older = copy.games.get(game_id)
            headers = [] if header is None else [header]
            if header is not None and older is not None:
                headers.append({**header, **{name: older[name] for name in _AGREED}})
            runs = [run_of(moves) for moves in (mine, theirs | mine, mine | theirs)]
            for own in headers:
                for run in runs:
                    for attempt in _ends(own, run):
                        yield attempt._replace(copy=n)
            if older is not None:
                for run in (*runs, run_of(theirs)):
                    yield _Try(older, run, n, own=False)

    # ---- replay -----------------------------------------------------------------------------------

    def _proven(self, attempt: _Try) -> tuple[_Proof, Piece] | None:
        """What replay says to it, and the game with everything in order that follows from its
        moves; None if it is not whole."""
        header, moves, copy, own = attempt
        played_by = self._game(header["game"])
        if played_by is None or header["rules_version"] != played_by[0].version:
            # Only its looks can be judged here.
            if not _in_order(header, moves):
                return None
            return _Proof(False, len(moves), False), Piece(header, moves, copy)
        game, codec = played_by
        try:
            position = played_out(game, codec.record_of(_parts(header, moves))).position
        except (Unreadable, Unplayable, TypeError):
            return None
        reaches = _reaches(header["snapshot"], position, codec)
        if not reaches and (len(moves) != header["moves"] if own else len(moves) < _count(header)):
            return None
        if not (reaches and _in_order(header, moves)):
            outcome = game.outcome(position)
            header = {
                **header,
                "moves": len(moves),
                "snapshot": codec.position_text(position),
                "ended": int(outcome is not None),
                "outcome": outcome_to_json(outcome),
                "revision": _later(header, len(moves)),
                "created": _moment(header["created"]),
                "touched": _moment(header["touched"]),
            }
        return _Proof(True, len(moves), reaches), Piece(header, moves, copy)

    def _with_moves_found_again(self, header: Fields, moves: dict[int, Move]) -> Piece | None:
        """The game with those moves found again that are missing, or that the rules refuse."""
        played_by, count = self._game(header["game"]), _count(header)
        if played_by is None or header["rules_version"] != played_by[0].version:
            return None
        game, codec = played_by
        try:
            last = codec.position_in(from_json(header["snapshot"]))
            record = codec.record_of({**_parts(header, ()), "origin": None})
            origin = codec.origin_in(_origin(header), count, len(record.players))
            record = evolve(record, origin=origin)
        except (Unreadable, TypeError):
            return None
        known: dict[int, Played] = {}
        for n, (actor, move) in moves.items():
            with suppress(Unreadable):
                if n in range(count):
                    known[n] = Played(actor, codec.move_in(from_json(move)))
        rows = [
            (played.actor, to_json(codec.move_out(played.move)))
            for played in found_again(game, record, known, count, last)
        ]
        return Piece(header, rows) if _in_order(header, rows) else None

    def _game(self, key: Any) -> tuple[Game[Any, Any], Codec] | None:
        if not isinstance(key, str):
            return None
        if key not in self._games:
            game = self._game_of(key)
            self._games[key] = None if game is None else (game, Codec(game))
        return self._games[key]


def _unlike(tries: Iterator[_Try]) -> Iterator[_Try]:
    """Each of them once."""
    known: list[tuple[Fields, Sequence[Move]]] = []
    for attempt in tries:
        if (attempt.header, attempt.moves) not in known:
            known.append((attempt.header, attempt.moves))
            yield attempt


def _ends(header: Fields, run: list[Move]) -> Iterator[_Try]:
    """With as many moves as the header says; with all there are, if it is the header that errs."""
    count = _count(header)
    if 0 <= count < len(run):
        yield _Try(header, run[:count], None, own=True)
    yield _Try(header, run, None, own=True)


def _in_order(header: Fields, moves: Sequence[Move]) -> bool:
    """Whether everything can be read and no move is missing, as far as looks go."""
    if Lost.lost in header.values() or len(moves) != header["moves"]:
        return False
    texts = [header[name] for name in _JSON if header[name] is not None]
    try:
        for text in (*texts, *(move for _, move in moves)):
            from_json(text)
    except Unreadable:
        return False
    return True


def _parts(header: Fields, moves: Sequence[Move]) -> dict[str, Any]:
    """What a record is made of. Raises Unreadable."""
    parts: dict[str, Any] = {name: header[name] for name in ("game", "rules_version", "seed")}
    for name in ("options", "players"):
        parts[name] = from_json(header[name])
    parts["origin"] = _origin(header)
    parts["moves"] = [{**from_json(move), "actor": actor} for actor, move in moves]
    return parts


def _origin(header: Fields) -> Any:
    return None if header["origin"] is None else from_json(header["origin"])


def _reaches(snapshot: Any, position: Any, codec: Codec) -> bool:
    try:
        return bool(codec.position_in(from_json(snapshot)) == position)
    except Unreadable:
        return False


def _count(header: Fields) -> int:
    count = header["moves"]
    return count if isinstance(count, int) else -1


def _later(header: Fields, moves: int) -> int:
    """The revision of a game that may have more moves than its header knows of: whoever has another
    state of it on the table shall notice."""
    revision, more = header["revision"], moves - _count(header)
    return (revision if isinstance(revision, int) else 0) + max(0, more)


def _moment(microseconds: Any) -> int:
    return microseconds if isinstance(microseconds, int) else now()
