"""One game as a file: it comes back whole, or with a clear word why not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from halloween_table.engine.chance import SEEDS
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Game
from halloween_table.engine.record import Origin, Played, Player, Record, replay
from halloween_table.store import exchange
from halloween_table.store.exchange import MOST_MOVES, Reading, export_text, import_text
from halloween_table.store.files import LARGEST_FILE
from halloween_table.store.problems import ImportKind, ImportProblem
from halloween_table.store.replaying import played_out

from ..engine.beans import BeanGame, Roll, Take
from ..engine.beans import Options as BeanOptions
from .support import CODEC, GAME, game_of, script

SCRIPT = script(12, length=30)
TEXT = export_text(SCRIPT.record, CODEC)


def refused(data: bytes | str | dict[str, Any]) -> ImportProblem:
    if isinstance(data, dict):
        data = json.dumps(data)
    if isinstance(data, str):
        data = data.encode()
    with pytest.raises(ImportProblem) as problem:
        import_text(data, game_of)
    return problem.value


def changed(**parts: Any) -> dict[str, Any]:
    return {**json.loads(TEXT), **parts}


@pytest.mark.parametrize("seed", range(6))
def test_a_game_comes_back_from_its_export(seed: int) -> None:
    scripted = script(seed, seats=2 + seed % 3)
    text = export_text(scripted.record, CODEC)
    imported = import_text(text.encode(), game_of)
    assert imported.record == scripted.record
    assert imported.position == scripted.last
    assert imported.resumed == played_out(GAME, scripted.record)
    assert export_text(imported.record, CODEC) == text


def test_an_export_is_readable_and_ends_with_its_line() -> None:
    assert TEXT.startswith('{\n  "format": "halloween-table-game",\n  "format_version": 4,\n')
    assert TEXT.endswith("}\n")
    assert "Оленка" in TEXT


def test_a_byte_order_mark_does_no_harm() -> None:
    assert import_text(b"\xef\xbb\xbf" + TEXT.encode(), game_of).record == SCRIPT.record


def test_a_game_without_moves_is_a_game() -> None:
    record = evolve(SCRIPT.record, moves=())
    imported = import_text(export_text(record, CODEC).encode(), game_of)
    assert imported.position == SCRIPT.positions[0]


def test_a_file_of_exactly_the_largest_size_is_read_and_one_byte_more_is_not() -> None:
    largest = TEXT.encode().ljust(LARGEST_FILE)
    assert import_text(largest, game_of).record == SCRIPT.record
    assert refused(largest + b" ").kind is ImportKind.too_large


def test_a_file_with_more_moves_than_any_game_is_told_so_before_they_are_played() -> None:
    moves = json.loads(TEXT)["moves"]
    endless = (moves * (MOST_MOVES // len(moves) + 1))[: MOST_MOVES + 1]
    assert refused(changed(moves=endless)).kind is ImportKind.too_long


def test_a_file_with_just_as_many_moves_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "MOST_MOVES", 30)
    assert len(import_text(TEXT.encode(), game_of).record.moves) == 30
    monkeypatch.setattr(exchange, "MOST_MOVES", 29)
    assert refused(TEXT).kind is ImportKind.too_long


def test_a_file_can_be_read_a_move_at_a_time() -> None:
    reading = Reading(TEXT.encode(), game_of)
    seen = [(reading.read, reading.moves)]
    while reading.go_on(0):
        seen.append((reading.read, reading.moves))
    assert seen == [(read, 30) for read in range(30)]
    assert reading.imported == import_text(TEXT.encode(), game_of)
    assert not reading.go_on(0)


def test_a_bad_move_is_told_when_it_is_reached() -> None:
    moves = json.loads(TEXT)["moves"]
    spoiled = json.dumps(changed(moves=[*moves[:9], moves[8]]))
    reading = Reading(spoiled.encode(), game_of)
    for _ in range(9):
        assert reading.go_on(0)
    with pytest.raises(ImportProblem) as problem:
        reading.go_on(0)
    assert (problem.value.kind, problem.value.move) == (ImportKind.illegal_move, 10)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xef\xbb\xbf",
        b"\x00\xff\xfe",
        TEXT.encode("utf-16"),
        TEXT[:-10],
        TEXT + TEXT,
        "[" * 1_000_000,
        '{"a":' * 300_000,
        '{"format": "halloween-table-game", "format": "halloween-table-game"}',
        TEXT.replace('"seed": 12', '"seed": NaN'),
        TEXT.replace('"seed": 12', '"seed": -Infinity'),
        TEXT.replace('"seed": 12', '"seed": 12, "seed": 12'),
        TEXT.replace('"seed": 12', '"seed": 012'),
    ],
)
def test_what_is_no_json_is_told_so(data: bytes | str) -> None:
    assert refused(data).kind is ImportKind.not_json


@pytest.mark.parametrize(
    "data",
    [
        "[]",
        "null",
        "12",
        '"halloween-table-game"',
        "{}",
        changed(format="chess"),
        changed(format=None),
        changed(game=None),
        changed(game=["candy_hunters"]),
    ],
)
def test_json_of_something_else_is_not_a_game(data: str | dict[str, Any]) -> None:
    assert refused(data).kind is ImportKind.not_a_game


def test_a_game_this_program_does_not_have_is_unknown() -> None:
    assert refused(changed(game="poker")).kind is ImportKind.unknown_game


@pytest.mark.parametrize("newer", [{"rules_version": 2}, {"format_version": 5}])
def test_a_file_of_a_newer_program_is_told_so_before_anything_else(newer: dict[str, int]) -> None:
    assert refused(changed(**newer, moves="of the future")).kind is ImportKind.newer_program


def test_a_record_of_older_rules_becomes_one_of_todays_if_these_accept_it() -> None:
    class Mended(type(GAME)):  # type: ignore[misc]
        version = GAME.version + 1

    mended: Game[Any, Any] = Mended()
    imported = import_text(TEXT.encode(), lambda key: mended)
    assert imported.record == evolve(SCRIPT.record, version=mended.version)


@pytest.mark.parametrize(
    "parts",
    [
        {"seed": SEEDS},
        {"seed": -1},
        {"seed": 1.0},
        {"seed": True},
        {"seed": "12"},
        {"seed": None},
        {"rules_version": 0},
        {"rules_version": True},
        {"rules_version": "1"},
        {"format_version": None},
        {"moves": {}},
        {"moves": ["Pass"]},
        {"moves": [{"move": "Pass"}]},
        {"moves": [{"actor": 0}]},
        {"moves": [{"actor": 0, "move": "Fly"}]},
        {"moves": [{"actor": 0, "move": "Pass", "twice": True}]},
        {"moves": [{"actor": 0, "move": "PlaceHouse", "colour": "pink", "cell": [0, 2]}]},
        {"moves": [{"actor": 0, "move": "PlaceHouse", "colour": "blue", "cell": [0, 2, 2]}]},
        {"moves": [{"actor": 0, "move": "PlaceHouse", "colour": "blue", "cell": "02"}]},
        {"moves": [{"actor": 0, "move": "PlaceHouse", "colour": "blue", "cell": [0.0, 2]}]},
        {"options": []},
        {"options": {"first": 2}},
        {"options": {"first": -1}},
        {"options": {"first": 0, "haunted": 1}},
        {"options": {"first": 0, "cheat": True}},
        {"players": []},
        {"players": {}},
        {"players": json.loads(TEXT)["players"] * 3},
        {"players": [{"name": "A", "figure": "f", "colour": "c"}]},
        {"players": [{**player, "mind": 5} for player in json.loads(TEXT)["players"]]},
        {"players": [{**player, "mind": "a\nb"} for player in json.loads(TEXT)["players"]]},
        {"origin": {"game": "a\nb", "moves": 0, "redrawn": None}},
        {"origin": {"game": "a", "moves": 31, "redrawn": None}},
        {"origin": {"game": "a", "moves": 1, "redrawn": -1}},
        {"origin": 7},
        {"hints": None},
        {"hints": {"allowed": True, "asked": [1]}},
        {"format_version": 1},
        {"extra": 1},
    ],
)
def test_values_no_program_writes_are_bad(parts: dict[str, Any]) -> None:
    assert refused(changed(**parts)).kind is ImportKind.bad_values


@pytest.mark.parametrize("name", ["", " ", "x" * 41, " " * 100 + "x", "a\nb", "\ud800", "\x1b[31m"])
def test_a_name_that_cannot_be_shown_is_bad(name: str) -> None:
    players = json.loads(TEXT)["players"]
    assert refused(changed(players=[{**players[0], "name": name}, players[1]])).kind is (
        ImportKind.bad_values
    )


def test_a_name_loses_what_would_turn_round_its_neighbours() -> None:
    players = json.loads(TEXT)["players"]
    data = changed(players=[{**players[0], "name": "\u202eOlenka\u2066"}, players[1]])
    imported = import_text(json.dumps(data).encode(), game_of)
    assert imported.record.players[0].name == "Olenka"


@pytest.mark.parametrize(
    "part", ["format_version", "rules_version", "options", "players", "seed", "origin", "hints"]
)
def test_a_missing_part_is_bad(part: str) -> None:
    data = json.loads(TEXT)
    del data[part]
    assert refused(data).kind is ImportKind.bad_values


@pytest.mark.parametrize("digits", [19, 4_000, 5_000, 1_000_000])
def test_a_number_of_absurd_length_is_bad(digits: int) -> None:
    text = TEXT.replace('"seed": 12', f'"seed": {"9" * digits}')
    assert refused(text).kind is ImportKind.bad_values


def move_at(number: int, **parts: Any) -> dict[str, Any]:
    moves = json.loads(TEXT)["moves"]
    moves[number - 1].update(parts)
    return changed(moves=moves)


def test_the_first_unlawful_move_is_named_with_its_rule() -> None:
    problem = refused(move_at(1, colour="blue", cell=[77, 77]))
    assert problem.kind is ImportKind.illegal_move
    assert problem.move == 1
    assert problem.refusal is not None
    assert (problem.refusal.rule, problem.refusal.reason) == ("CH-1.1", "not_at_an_edge")


def test_a_move_played_twice_is_unlawful() -> None:
    moves = json.loads(TEXT)["moves"]
    problem = refused(changed(moves=[moves[0], *moves]))
    assert (problem.kind, problem.move) == (ImportKind.illegal_move, 2)


def test_a_card_that_does_not_exist_is_unlawful() -> None:
    moves = json.loads(TEXT)["moves"]
    at = next(n for n, move in enumerate(moves) if move["move"] == "Exchange")
    problem = refused(move_at(at + 1, card=99))
    assert (problem.kind, problem.move) == (ImportKind.illegal_move, at + 1)


@pytest.mark.parametrize("actor", [2, 99, -2])
def test_nobody_plays_from_a_seat_that_is_not_there(actor: int) -> None:
    problem = refused(move_at(3, actor=actor))
    assert (problem.kind, problem.move) == (ImportKind.illegal_move, 3)


def test_a_move_after_the_end_is_unlawful() -> None:
    record = script(12).record
    problem = refused(export_text(record.after(record.moves[-1]), CODEC))
    assert (problem.kind, problem.move) == (ImportKind.illegal_move, len(record.moves) + 1)


def tripping(method: str) -> Callable[[str], Game[Any, Any]]:
    class Tripping(type(GAME)):  # type: ignore[misc]
        pass

    def trip(*_: Any) -> None:
        raise IndexError("the rules did not expect that")

    setattr(Tripping, method, trip)
    return lambda key: Tripping()


@pytest.mark.parametrize(
    ("method", "kind", "move"),
    [
        ("setup", ImportKind.bad_values, None),
        ("actors", ImportKind.bad_values, None),
        ("play", ImportKind.illegal_move, 1),
    ],
)
def test_rules_that_trip_over_a_file_give_a_clean_problem(
    method: str, kind: ImportKind, move: int | None
) -> None:
    with pytest.raises(ImportProblem) as problem:
        import_text(TEXT.encode(), tripping(method))
    assert (problem.value.kind, problem.value.move) == (kind, move)


# ---- played on from somewhere ---------------------------------------------------------------------


BEANS = Record(
    "beans",
    BeanGame.version,
    BeanOptions(heap=30),
    (Player("Ola", "cat", "red"), Player("Ivo", "owl", "blue")),
    seed=5,
    moves=(Played(0, Roll()), Played(1, Roll()), Played(0, Take(2))),
)


@pytest.mark.parametrize("moves", range(4))
def test_what_was_drawn_anew_is_drawn_the_same_from_an_export(moves: int) -> None:
    record = evolve(BEANS, origin=Origin("0a1b", moves, redrawn=77))
    text = export_text(record, Codec(BeanGame()))
    imported = import_text(text.encode(), lambda key: BeanGame())
    assert imported.record == record
    assert imported.position == replay(BeanGame(), record) != replay(BeanGame(), BEANS)


def test_rules_that_trip_over_what_is_drawn_anew_give_a_clean_problem() -> None:
    class Tripping(BeanGame):
        def imagined(self, *_: Any) -> Any:
            raise LookupError("the rules did not expect that")

    for moves, kind, number in ((0, ImportKind.bad_values, None), (2, ImportKind.illegal_move, 2)):
        text = export_text(evolve(BEANS, origin=Origin("a", moves, 1)), Codec(BeanGame()))
        with pytest.raises(ImportProblem) as problem:
            import_text(text.encode(), lambda key: Tripping())
        assert (problem.value.kind, problem.value.move) == (kind, number)
