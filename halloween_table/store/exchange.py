"""One game as a file to give away, and back: data from outside, never trusted."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Any, NoReturn
from unicodedata import category

from attrs import evolve, frozen

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT, FORMAT_VERSION, LONGEST_NAME, Unreadable
from halloween_table.engine.game import Game
from halloween_table.engine.record import Record

from .files import LARGEST_FILE
from .problems import ImportKind, ImportProblem
from .replaying import PlayingOut, Resumed, Unplayable

MOST_MOVES = 10_000
"""No game is as long: the longest of ten thousand that were played by dice, hands raised and lowered
in Booo! again and again, had 1,100. So many moves are read and played within a second."""

_LONGEST_NUMBER = 18
"""Digits of an integer: enough for every seed, and far from where Python itself refuses."""

_CONTROL = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's categories of what is not written but does something, such as a line break."""


@frozen
class Imported:
    """A game from outside that the rules accept from its first move to its last."""

    record: Record
    resumed: Resumed
    """Played through already."""

    @property
    def position(self) -> Any:
        """As it stands after the last move."""
        return self.resumed.position


def export_text(record: Record, codec: Codec) -> str:
    """The record in the documented format: the same record gives the same text everywhere."""
    return json.dumps(codec.record_out(record), indent=2, ensure_ascii=False) + "\n"


def import_text(data: bytes, game_of: Callable[[str], Game[Any, Any] | None]) -> Imported:
    """The game in that file, played through. Raises ImportProblem and nothing else."""
    reading = Reading(data, game_of)
    reading.go_on(inf)
    return reading.imported


class Reading:
    """A file from outside that is being played through, as long as somebody wants to. Whatever it
    raises is an ImportProblem.

    A record of older rules is accepted if today's rules accept all its moves; it is then a record
    of today's rules.
    """

    def __init__(self, data: bytes, game_of: Callable[[str], Game[Any, Any] | None]) -> None:
        exported = _exported_game(_parsed(data))
        game = _game_named(exported, game_of)
        _refuse_newer(exported.get("rules_version"), game.version)
        _refuse_endless(exported.get("moves"))
        try:
            record = Codec(game).record_in(exported)
        except Unreadable as error:
            raise ImportProblem(ImportKind.bad_values, str(error)) from error
        if record.version < 1 or not all(map(_is_plain, _texts(record))):
            raise ImportProblem(ImportKind.bad_values, "a version or a text that no program writes")
        self._record = evolve(record, version=game.version)
        with _told_as_problems():
            self._playing = PlayingOut(game, self._record)

    @property
    def moves(self) -> int:
        """How many there are."""
        return len(self._record.moves)

    @property
    def read(self) -> int:
        """How many of them have been played."""
        return self._playing.played

    @property
    def imported(self) -> Imported:
        """The game, when all of them have been."""
        assert self.read == self.moves
        return Imported(self._record, self._playing.resumed)

    def go_on(self, seconds: float) -> bool:
        """Read on for about so long, a move at least: whether there is more."""
        until = time.monotonic() + seconds
        with _told_as_problems():
            while self._playing.go_on():
                if time.monotonic() >= until:
                    return self.read < self.moves
        return False


@contextmanager
def _told_as_problems() -> Iterator[None]:
    """What the rules do not accept is a problem with the file."""
    try:
        yield
    except Unplayable as error:
        kind = ImportKind.bad_values if error.move is None else ImportKind.illegal_move
        raise ImportProblem(kind, str(error), move=error.move, refusal=error.refusal) from error


def _parsed(data: bytes) -> Any:
    if len(data) > LARGEST_FILE:
        raise ImportProblem(ImportKind.too_large, f"{len(data)} bytes")
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_constant=_not_a_number,
        )
    except (ValueError, RecursionError) as error:
        raise ImportProblem(ImportKind.not_json, f"{type(error).__name__}: {error}") from error


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _integer(digits: str) -> int:
    if len(digits) > _LONGEST_NUMBER:
        raise ImportProblem(ImportKind.bad_values, "a number is too long")
    return int(digits)


def _not_a_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def _exported_game(parsed: Any) -> dict[str, Any]:
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        raise ImportProblem(ImportKind.not_a_game, "not an exported game")
    _refuse_newer(parsed.get("format_version"), FORMAT_VERSION)
    return parsed


def _refuse_newer(version: Any, known: int) -> None:
    """What a newer program wrote may be perfectly right; only a newer program can say."""
    if type(version) is not int:
        raise ImportProblem(ImportKind.bad_values, "a version is not a number")
    if version > known:
        raise ImportProblem(ImportKind.newer_program, f"version {version}, known is {known}")


def _refuse_endless(moves: Any) -> None:
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise ImportProblem(ImportKind.too_long, f"{len(moves)} moves")


def _game_named(
    exported: dict[str, Any], game_of: Callable[[str], Game[Any, Any] | None]
) -> Game[Any, Any]:
    key = exported.get("game")
    if not isinstance(key, str):
        raise ImportProblem(ImportKind.not_a_game, "it does not say which game it is")
    game = game_of(key)
    if game is None:
        raise ImportProblem(ImportKind.unknown_game, f"{key!r:.60}")
    return game


def _texts(record: Record) -> list[str]:
    texts = [text for p in record.players for text in (p.name, p.figure, p.colour, p.mind)]
    origins = record.origin.chain() if record.origin else ()
    return [*texts, *(origin.game for origin in origins)]


def _is_plain(text: str) -> bool:
    """Whether the text is short and has no control characters in it."""
    return len(text) <= LONGEST_NAME and not any(category(letter) in _CONTROL for letter in text)
