"""Positions, moves and records to JSON and back, for any game.

What comes from outside is never trusted: unknown keys, wrong kinds of value and unknown moves
raise `Unreadable` with a short English reason for the log; the screen has its own sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args

from attrs import evolve, fields, has, resolve_types
from cattrs import Converter
from cattrs.strategies import configure_tagged_union

from .chance import SEEDS
from .format import FORMAT, FORMAT_VERSION, LONGEST_NAME, NO_NAME, Unreadable, straight, to_json
from .frozen_map import FrozenMap
from .game import Actor, Game
from .record import Hints, Origin, Played, Player, Record

_KIND = "kind"
"""Says which of several classes something is."""

_HEAD = {"format", "format_version", "game"}
_PARTS = {"rules_version", "options", "players", "seed", "moves"}
_MOST_ORIGINS = 100
"""So often a game can be played on from one that was itself played on."""
_MOST_HINTS = 10**6
"""Nobody asks as often."""
_EXPORTED = {
    1: _HEAD | _PARTS,
    2: _HEAD | _PARTS | {"origin"},
    3: _HEAD | _PARTS | {"origin", "hints"},
    4: _HEAD | _PARTS | {"origin", "hints"},
}
"""What an exported game consists of, by format version: all of it and nothing else."""
_PERSON = {"name", "figure", "colour"}
_PLAYER = _PERSON | {"mind"}
_EXPORTED_PLAYER = {1: _PERSON, 2: _PLAYER, 3: _PLAYER, 4: _PLAYER}
_SAYS_WHOSE_EYES = 4
"""The first version whose origins do."""


class Codec:
    """Reads and writes what one game needs kept."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._move = Union[game.move_types]  # noqa: UP007  (a union made at run time)
        self._converter = _converter_with(self._move)
        parts = fields(resolve_types(game.position_type))
        self._parts_out = {
            part.name: self._converter.get_unstructure_hook(part.type) for part in parts
        }
        self._written: dict[str, tuple[Any, str]] = {}
        """The parts of the position written last, and their text."""

    def move_out(self, move: Any) -> Any:
        return self._converter.unstructure(move, self._move)

    def move_in(self, data: Any) -> Any:
        return self._read(data, self._move)

    def options_out(self, options: Any) -> Any:
        return self._converter.unstructure(options)

    def options_in(self, data: Any) -> Any:
        return self._read(data, self._game.options_type)

    def position_out(self, position: Any) -> Any:
        return self._converter.unstructure(position, self._game.position_type)

    def position_text(self, position: Any) -> str:
        """The position as compact JSON. A position shares most parts with the one before it, so
        only what has changed is written anew: a committed move is in a hurry."""
        for name, out in self._parts_out.items():
            part = getattr(position, name)
            known = self._written.get(name)
            if known is None or known[0] is not part:
                self._written[name] = (part, to_json(out(part)))
        return "{" + ",".join(f'"{name}":{text}' for name, (_, text) in self._written.items()) + "}"

    def position_in(self, data: Any) -> Any:
        return self._read(data, self._game.position_type)

    def players_out(self, players: tuple[Player, ...]) -> Any:
        return self._converter.unstructure(players)

    def players_in(self, data: Any) -> tuple[Player, ...]:
        players: tuple[Player, ...] = self._read(data, tuple[Player, ...])
        if len(players) not in self._game.seat_counts:
            raise Unreadable(f"{len(players)} seats")
        if any(
            not p.name.strip() or len(max(p.name, p.mind, key=len)) > LONGEST_NAME for p in players
        ):
            raise Unreadable("a name is empty or too long")
        return tuple(
            p if (name := straight(p.name)) == p.name else evolve(p, name=name.strip() or NO_NAME)
            for p in players
        )

    def origin_out(self, origin: Origin | None) -> Any:
        return None if origin is None else self._converter.unstructure(origin)

    def origin_in(self, data: Any, moves: int, seats: int) -> Origin | None:
        """Of a game with so many moves and seats."""
        origin: Origin | None = self._read(data, Origin | None)
        chain = origin.chain() if origin else ()
        if len(chain) > _MOST_ORIGINS:
            raise Unreadable("played on too often")
        following = (*(link.moves for link in chain[1:]), moves)
        for one, most in zip(chain, following, strict=False):
            if not 0 < len(one.game) <= LONGEST_NAME:
                raise Unreadable("played on from no game")
            if one.moves not in range(most + 1):
                raise Unreadable("played on from a move that it does not have")
            if one.redrawn is not None and one.redrawn not in range(SEEDS):
                raise Unreadable("redrawn from a seed out of range")
            if one.eyes is not None and one.eyes not in range(seats):
                raise Unreadable("redrawn for a seat that it does not have")
        return origin

    def hints_out(self, hints: Hints) -> Any:
        return self._converter.unstructure(hints)

    def hints_in(self, data: Any, seats: int) -> Hints:
        """Of a game with so many seats."""
        hints: Hints = self._read(data, Hints)
        if len(hints.asked) not in (0, seats):
            raise Unreadable("hints for other seats")
        if any(count not in range(_MOST_HINTS) for count in hints.asked):
            raise Unreadable("so many hints nobody asks for")
        return hints

    def record_out(self, record: Record) -> dict[str, Any]:
        """The record as the documented export format (see CONTRIBUTING)."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": record.game,
            "rules_version": record.version,
            "options": self.options_out(record.options),
            "players": self.players_out(record.players),
            "seed": record.seed,
            "origin": self.origin_out(record.origin),
            "hints": self.hints_out(record.hints),
            "moves": [
                {"actor": played.actor, **self.move_out(played.move)} for played in record.moves
            ],
        }

    def record_in(self, data: Any) -> Record:
        """The record in an exported game, of this format version or an older one."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise Unreadable("not an exported game")
        version: int = self._read(data.get("format_version"), int)
        if version not in _EXPORTED:
            raise Unreadable("a format version of another program")
        if data.keys() != _EXPORTED[version]:
            raise Unreadable("missing or unknown parts")
        players = data["players"]
        if not isinstance(players, list) or not all(isinstance(row, dict) for row in players):
            raise Unreadable("players are not a list of objects")
        if any(row.keys() != _EXPORTED_PLAYER[version] for row in players):
            raise Unreadable("missing or unknown parts of a player")
        says = version >= _SAYS_WHOSE_EYES
        if any(("eyes" in link) != says for link in _links(data.get("origin"))):
            raise Unreadable("missing or unknown parts of an origin")
        return self.record_of(data)

    def record_of(self, parts: Mapping[str, Any]) -> Record:
        """The record that consists of these parts, whenever they were written."""
        if parts["game"] != self._game.key:
            raise Unreadable("another game")
        if not isinstance(parts["moves"], list):
            raise Unreadable("moves are not a list")
        seed: int = self._read(parts["seed"], int)
        if seed not in range(SEEDS):
            raise Unreadable("a seed out of range")
        players = self.players_in(parts["players"])
        return Record(
            game=self._game.key,
            version=self._read(parts["rules_version"], int),
            options=self.options_in(parts["options"]),
            players=players,
            seed=seed,
            moves=tuple(self.played_in(row) for row in parts["moves"]),
            origin=self.origin_in(parts.get("origin"), len(parts["moves"]), len(players)),
            hints=self.hints_in(parts["hints"], len(players)) if "hints" in parts else Hints(),
        )

    def played_in(self, row: Any) -> Played:
        """A move, and who made it."""
        if not isinstance(row, dict):
            raise Unreadable("a move is not an object")
        actor: Actor = self._read(row.get("actor"), int)
        return Played(actor, self.move_in({key: row[key] for key in row if key != "actor"}))

    def _read(self, data: Any, kind: Any) -> Any:
        try:
            return self._converter.structure(data, kind)
        except RecursionError as error:
            raise Unreadable("nested too deeply") from error
        except Exception as error:  # cattrs raises whatever the value's own type raises
            raise Unreadable(f"{type(error).__name__}: {error}") from error


@cache
def _converter_with(move: Any) -> Converter:
    """One for all codecs of a game: it writes the code for each class as it first meets it, which
    takes longer than to keep a game."""
    converter = strict_converter()
    configure_tagged_union(move, converter, tag_name="move")
    return converter


def strict_converter() -> Converter:
    """A converter that turns nothing into something else on the way in."""
    converter = Converter(forbid_extra_keys=True, detailed_validation=False)

    for kind in (int, str, bool, Enum):
        converter.register_structure_hook(kind, _plain_in)
    converter.register_structure_hook_func(
        _is(tuple), lambda data, kind: _tuple_in(converter, data, get_args(kind))
    )
    converter.register_structure_hook_func(
        _is(frozenset), lambda data, kind: _set_in(converter, data, get_args(kind))
    )
    converter.register_unstructure_hook_factory(
        _is(frozenset), lambda kind: _set_out(converter, get_args(kind))
    )
    converter.register_structure_hook_func(
        _is(FrozenMap), lambda data, kind: _map_in(converter, data, get_args(kind))
    )
    converter.register_unstructure_hook_factory(
        _is(FrozenMap), lambda kind: _map_out(converter, get_args(kind))
    )
    converter.register_structure_hook_func(
        _is_union_of_classes, lambda data, kind: _one_of_in(converter, data, get_args(kind))
    )
    converter.register_unstructure_hook_func(
        _is_union_of_classes, lambda value: _one_of_out(converter, value)
    )
    return converter


def _is_union_of_classes(kind: Any) -> bool:
    """What waits for a choice, say, is one of several classes."""
    return isinstance(kind, UnionType) and all(map(has, get_args(kind)))


def _one_of_out(converter: Converter, value: Any) -> dict[str, Any]:
    return {_KIND: type(value).__name__, **converter.unstructure(value)}


def _one_of_in(converter: Converter, data: Any, kinds: tuple[Any, ...]) -> Any:
    if not isinstance(data, dict):
        raise ValueError(f"{data!r:.40} is not an object")
    kind = next((kind for kind in kinds if kind.__name__ == data.get(_KIND)), None)
    if kind is None:
        raise ValueError(f"{data.get(_KIND)!r:.40} is none of its kinds")
    return converter.structure({key: data[key] for key in data if key != _KIND}, kind)


def _links(origin: Any) -> Iterator[dict[str, Any]]:
    """An exported origin and every earlier one in it."""
    while isinstance(origin, dict):
        yield origin
        origin = origin.get("earlier")


def _is(container: type[Any]) -> Callable[[Any], bool]:
    return lambda kind: getattr(kind, "__origin__", None) is container


def _plain_in(value: Any, kind: Any) -> Any:
    """Exactly this kind: no True for 1, and of an IntEnum or StrEnum the member itself."""
    plain: Any = kind(value) if issubclass(kind, Enum) else value
    wanted = type(plain.value) if issubclass(kind, Enum) else kind
    if type(value) is not wanted:
        raise ValueError(f"{value!r:.40} is not {kind.__name__}")
    if wanted is str:
        value.encode()  # half a surrogate pair can neither be shown nor stored
    return plain


def _tuple_in(converter: Converter, data: Any, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    """A list, and nothing else one could iterate over: an empty text is not an empty tuple."""
    if not isinstance(data, list):
        raise ValueError(f"{data!r:.40} is not a list")
    if kinds[1:] == (...,):
        kinds = kinds[:1] * len(data)
    return tuple(converter.structure(item, kind) for item, kind in zip(data, kinds, strict=True))


def _set_in(converter: Converter, data: Any, kinds: tuple[Any, ...]) -> frozenset[Any]:
    found = frozenset(_tuple_in(converter, data, (*kinds, ...)))
    if len(found) != len(data):
        raise ValueError("something stands twice in a set")
    return found


def _set_out(converter: Converter, kinds: tuple[Any, ...]) -> Callable[[frozenset[Any]], list[Any]]:
    """Sorted, so that equal sets are written alike."""
    out = converter.get_unstructure_hook(kinds[0])
    return lambda value: [out(item) for item in sorted(value)]


def _map_in(converter: Converter, data: Any, kinds: tuple[Any, ...]) -> FrozenMap[Any, Any]:
    """Maps are lists of pairs in JSON, because their keys are seldom text."""
    if not isinstance(data, list):
        raise ValueError("a map is a list of pairs")
    found: FrozenMap[Any, Any] = FrozenMap(_tuple_in(converter, pair, kinds) for pair in data)
    if len(found) != len(data):
        raise ValueError("a key stands twice")
    return found


def _map_out(
    converter: Converter, kinds: tuple[Any, ...]
) -> Callable[[FrozenMap[Any, Any]], list[Any]]:
    key_out, value_out = map(converter.get_unstructure_hook, kinds)
    return lambda value: [[key_out(key), value_out(item)] for key, item in value.items()]
