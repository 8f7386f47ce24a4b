"""JSON: everything comes back as it was, and nothing else comes in."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from attrs import evolve, frozen
from hypothesis import given
from hypothesis import strategies as some

from halloween_table.engine.chance import SEEDS
from halloween_table.engine.codec import Codec, strict_converter
from halloween_table.engine.format import FORMAT, LONGEST_NAME, Unreadable
from halloween_table.engine.record import Hints, Origin, Played, Player, Record

from .beans import BeanGame, Options, Roll, RunOut, Take

GAME = BeanGame()
CODEC = Codec(GAME)
PLAYERS = (Player("Ola", "cat", "red"), Player("Їжак", "owl", "blue", mind="thrifty"))
RECORD = Record(
    "beans",
    3,
    Options(heap=20, clock=True),
    PLAYERS,
    seed=5,
    moves=(Played(0, Roll()), Played(1, Take(2)), Played(-1, RunOut())),
    origin=Origin(
        "0123456789abcdef" * 2,
        moves=2,
        redrawn=77,
        earlier=Origin("the-one-before-it", moves=1, redrawn=None),
        eyes=1,
    ),
    hints=Hints(asked=(3, 0)),
)


HUGE = 10**4000
"""Longer numbers the reader of JSON itself refuses."""


def nested(depth: int) -> Any:
    inside: Any = []
    for _ in range(depth):
        inside = [inside]
    return inside


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data, allow_nan=False))


EXPORTED: dict[str, Any] = through_json(CODEC.record_out(RECORD))
POSITION: dict[str, Any] = through_json(CODEC.position_out(GAME.setup(Options(), 2, 1)))


# There and back


@pytest.mark.parametrize("move", [Take(1), Take(3), Roll(), RunOut()])
def test_a_move_comes_back(move: Take | Roll | RunOut) -> None:
    assert CODEC.move_in(through_json(CODEC.move_out(move))) == move


def test_a_move_is_tagged_with_its_kind() -> None:
    assert CODEC.move_out(Take(2)) == {"move": "Take", "count": 2}
    assert CODEC.move_out(Roll()) == {"move": "Roll"}


def test_a_position_and_a_view_come_back() -> None:
    position = GAME.setup(Options(), 3, 1)
    for move in (Take(1), Roll(), Roll(), Take(1)):
        for seen in (position, GAME.view(position, 1), GAME.view(position, None)):
            again = CODEC.position_in(through_json(CODEC.position_out(seen)))
            assert again == seen
            assert hash(again) == hash(seen)
        position = GAME.play(position, position.seat, move).position


def test_options_and_players_come_back() -> None:
    assert CODEC.options_in(through_json(CODEC.options_out(Options(7, True)))) == Options(7, True)
    assert CODEC.players_in(through_json(CODEC.players_out(PLAYERS))) == PLAYERS


def test_a_record_comes_back() -> None:
    assert CODEC.record_in(EXPORTED) == RECORD


@pytest.mark.parametrize(
    "origin", [None, Origin("a", 0, None), Origin("b" * LONGEST_NAME, 3, 0), Origin("c", 1, 5)]
)
def test_where_a_game_was_played_on_from_comes_back(origin: Origin | None) -> None:
    record = evolve(RECORD, origin=origin)
    assert CODEC.record_in(through_json(CODEC.record_out(record))) == record


def test_the_export_format_is_as_documented() -> None:
    assert EXPORTED == {
        "format": "halloween-table-game",
        "format_version": 4,
        "game": "beans",
        "rules_version": 3,
        "options": {"heap": 20, "clock": True},
        "players": [
            {"name": "Ola", "figure": "cat", "colour": "red", "mind": ""},
            {"name": "Їжак", "figure": "owl", "colour": "blue", "mind": "thrifty"},
        ],
        "seed": 5,
        "origin": {
            "game": "0123456789abcdef0123456789abcdef",
            "moves": 2,
            "redrawn": 77,
            "earlier": {
                "game": "the-one-before-it",
                "moves": 1,
                "redrawn": None,
                "earlier": None,
                "eyes": None,
            },
            "eyes": 1,
        },
        "hints": {"allowed": True, "asked": [3, 0]},
        "moves": [
            {"actor": 0, "move": "Roll"},
            {"actor": 1, "move": "Take", "count": 2},
            {"actor": -1, "move": "RunOut"},
        ],
    }


def without_eyes(origin: dict[str, Any] | None) -> dict[str, Any] | None:
    if origin is None:
        return None
    older = {key: origin[key] for key in origin if key != "eyes"}
    return {**older, "earlier": without_eyes(origin["earlier"])}


def of_version_3() -> dict[str, Any]:
    """As it was exported when only what everybody could see stayed where a game was played on."""
    return {**EXPORTED, "format_version": 3, "origin": without_eyes(EXPORTED["origin"])}


def of_version_2() -> dict[str, Any]:
    """As it was exported before anybody could ask for hints."""
    older = {**of_version_3(), "format_version": 2}
    del older["hints"]
    return older


def of_version_1() -> dict[str, Any]:
    """As it was exported before anybody could play on from somewhere, or against a mind."""
    players = [{key: row[key] for key in row if key != "mind"} for row in EXPORTED["players"]]
    older = {**of_version_2(), "format_version": 1, "players": players}
    del older["origin"]
    return older


def for_everybody() -> Origin:
    assert RECORD.origin is not None
    return evolve(RECORD.origin, eyes=None)


def test_an_export_of_version_3_is_read() -> None:
    assert CODEC.record_in(of_version_3()) == evolve(RECORD, origin=for_everybody())


def test_an_export_of_version_2_is_read() -> None:
    record = evolve(RECORD, origin=for_everybody(), hints=Hints())
    assert CODEC.record_in(of_version_2()) == record


def test_an_export_of_version_1_is_read() -> None:
    persons = tuple(evolve(player, mind="") for player in PLAYERS)
    first = evolve(RECORD, origin=None, players=persons, hints=Hints())
    assert CODEC.record_in(of_version_1()) == first


@pytest.mark.parametrize("hints", [Hints(), Hints(allowed=False), Hints(asked=(0, 7))])
def test_who_has_asked_for_hints_comes_back(hints: Hints) -> None:
    record = evolve(RECORD, hints=hints)
    assert CODEC.record_in(through_json(CODEC.record_out(record))) == record


@pytest.mark.parametrize(
    "hints",
    [
        None,
        [],
        {"allowed": 1, "asked": []},
        {"allowed": True, "asked": [1]},
        {"allowed": True, "asked": [1, 2, 3]},
        {"allowed": True, "asked": [1, -1]},
        {"allowed": True, "asked": [1, 10**6]},
        {"allowed": True, "asked": [1, True]},
        {"allowed": True, "asked": "12"},
        {"allowed": True, "asked": [], "more": 1},
    ],
)
def test_hints_that_nobody_can_have_asked_for_are_refused(hints: Any) -> None:
    with pytest.raises(Unreadable):
        CODEC.record_in({**EXPORTED, "hints": hints})


@pytest.mark.parametrize(
    "mixed",
    [
        {**of_version_1(), "format_version": 2},
        {**of_version_2(), "format_version": 3},
        {**of_version_2(), "hints": {"allowed": True, "asked": []}},
        {**EXPORTED, "format_version": 2},
        {**of_version_1(), "origin": None},
        {**of_version_1(), "players": EXPORTED["players"]},
        {**EXPORTED, "format_version": 1},
        {**EXPORTED, "players": of_version_1()["players"]},
    ],
)
def test_no_version_has_the_parts_of_another(mixed: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match="missing or unknown parts"):
        CODEC.record_in(mixed)


# Nothing else


@pytest.mark.parametrize(
    "data",
    [
        {"move": "Take", "count": True},
        {"move": "Take", "count": 2.0},
        {"move": "Take", "count": float("nan")},
        {"move": "Take", "count": "2"},
        {"move": "Take", "count": None},
        {"move": "Take", "count": [2]},
        {"move": "Take"},
        {"move": "Take", "count": 2, "more": 1},
        {"move": "Roll", "count": 2},
        {"move": "Fly"},
        {"move": "take", "count": 2},
        {"move": "Options", "heap": 2},
        {"move": ["Take"], "count": 2},
        {"move": None},
        {"move": 1},
        {"count": 2},
        {},
        [],
        ["Take", 2],
        "Take",
        None,
        5,
        True,
    ],
    ids=repr,
)
def test_what_is_no_move_is_not_read(data: Any) -> None:
    with pytest.raises(Unreadable):
        CODEC.move_in(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("heap", True),
        ("heap", 1.0),
        ("heap", float("nan")),
        ("heap", float("inf")),
        ("heap", "9"),
        ("heap", None),
        ("heap", {}),
        ("clock", 0),
        ("clock", None),
        ("clock", "false"),
        ("cards", None),
        ("cards", ""),
        ("cards", {}),
        ("cards", ["ab"]),
        ("cards", [[0]]),
        ("cards", [[0, 1, 2]]),
        ("cards", [[0, True]]),
        ("cards", [{"slot": 0, "worth": 1}]),
        ("mood", True),
        ("mood", 1.0),
        ("mood", 3),
        ("mood", "CALM"),
        ("mood", [1]),
        ("taken", {}),
        ("taken", {"0": 1}),
        ("taken", ""),
        ("taken", [5]),
        ("taken", ["ab"]),
        ("taken", [[0]]),
        ("taken", [[0, 1, 2]]),
        ("taken", [[0, 1], [0, 2]]),
        ("taken", [[[], 1]]),
        ("taken", [[0, 1.5]]),
        ("chance", {"state": "1"}),
        ("chance", {"state": 1, "more": 2}),
        ("chance", {}),
        ("chance", 5),
        ("last", 5),
        ("last", []),
        ("last", {"count": 1, "more": 2}),
        ("last", {"count": True}),
        ("surprise", 1),
    ],
    ids=repr,
)
def test_what_is_no_position_is_not_read(key: str, value: Any) -> None:
    assert CODEC.position_in(POSITION) == GAME.setup(Options(), 2, 1)
    with pytest.raises(Unreadable):
        CODEC.position_in({**POSITION, key: value})


@pytest.mark.parametrize("key", ["heap", "taken", "cards", "seat", "turn", "chance"])
def test_a_position_with_a_part_missing_is_not_read(key: str) -> None:
    with pytest.raises(Unreadable):
        CODEC.position_in({part: POSITION[part] for part in POSITION if part != key})


def without(key: str) -> dict[str, Any]:
    return {part: EXPORTED[part] for part in EXPORTED if part != key}


def with_move(**change: Any) -> dict[str, Any]:
    move = {**EXPORTED["moves"][1], **change}
    return {**EXPORTED, "moves": [move], "origin": None}


def with_origin(**change: Any) -> dict[str, Any]:
    return {**EXPORTED, "origin": {**EXPORTED["origin"], **change}}


def with_player(**change: Any) -> dict[str, Any]:
    return {**EXPORTED, "players": [EXPORTED["players"][0], {**EXPORTED["players"][1], **change}]}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "not an exported game"),
        ([], "not an exported game"),
        ("{}", "not an exported game"),
        ({}, "not an exported game"),
        ({**EXPORTED, "format": "chess"}, "not an exported game"),
        ({**EXPORTED, "format": None}, "not an exported game"),
        ({**EXPORTED, "format": []}, "not an exported game"),
        ({**EXPORTED, "format_version": 5}, "another program"),
        ({**EXPORTED, "format_version": 0}, "another program"),
        ({**EXPORTED, "format_version": True}, "not int"),
        ({**EXPORTED, "format_version": 1.0}, "not int"),
        ({**EXPORTED, "format_version": None}, "not int"),
        ({**EXPORTED, "game": "candy_hunters"}, "another game"),
        ({**EXPORTED, "game": None}, "another game"),
        ({**EXPORTED, "more": 1}, "missing or unknown parts"),
        (without("format_version"), "not int"),
        (without("game"), "missing or unknown parts"),
        (without("rules_version"), "missing or unknown parts"),
        (without("options"), "missing or unknown parts"),
        (without("players"), "missing or unknown parts"),
        (without("seed"), "missing or unknown parts"),
        (without("moves"), "missing or unknown parts"),
        (without("origin"), "missing or unknown parts"),
        ({**EXPORTED, "rules_version": "3"}, "not int"),
        ({**EXPORTED, "rules_version": True}, "not int"),
        ({**EXPORTED, "seed": 5.0}, "not int"),
        ({**EXPORTED, "seed": float("nan")}, "not int"),
        ({**EXPORTED, "seed": None}, "not int"),
        ({**EXPORTED, "seed": -1}, "a seed out of range"),
        ({**EXPORTED, "seed": SEEDS}, "a seed out of range"),
        ({**EXPORTED, "seed": HUGE}, "a seed out of range"),
        ({**EXPORTED, "options": None}, "."),
        ({**EXPORTED, "options": []}, "."),
        ({**EXPORTED, "options": {"heap": 20, "clock": 1}}, "not bool"),
        ({**EXPORTED, "options": {"heap": 20, "clock": True, "more": 1}}, "Extra"),
        ({**EXPORTED, "moves": {}}, "moves are not a list"),
        ({**EXPORTED, "moves": "Roll"}, "moves are not a list"),
        ({**EXPORTED, "moves": None}, "moves are not a list"),
        ({**EXPORTED, "moves": ["Roll"]}, "a move is not an object"),
        ({**EXPORTED, "moves": [None]}, "a move is not an object"),
        ({**EXPORTED, "moves": [[0, "Roll"]]}, "a move is not an object"),
        ({**EXPORTED, "moves": [{"move": "Roll"}]}, "not int"),
        (with_move(actor=True), "not int"),
        (with_move(actor="1"), "not int"),
        (with_move(actor=None), "not int"),
        (with_move(move="Fly"), "Fly"),
        (with_move(count=False), "not int"),
        (with_move(more=1), "Extra"),
        ({**EXPORTED, "players": []}, "0 seats"),
        ({**EXPORTED, "players": EXPORTED["players"][:1]}, "1 seats"),
        ({**EXPORTED, "players": EXPORTED["players"] * 2}, "4 seats"),
        ({**EXPORTED, "players": {}}, "."),
        ({**EXPORTED, "players": None}, "."),
        (with_player(name=""), "a name is empty or too long"),
        (with_player(name=" \n"), "a name is empty or too long"),
        (with_player(name="x" * (LONGEST_NAME + 1)), "a name is empty or too long"),
        (with_player(name=5), "not str"),
        (with_player(name=None), "not str"),
        (with_player(name="\ud800"), "."),
        (with_player(more="x"), "unknown parts of a player"),
        (with_player(mind="x" * (LONGEST_NAME + 1)), "a name is empty or too long"),
        (with_player(mind=None), "not str"),
        ({**EXPORTED, "players": ["Ola", "Ivo"]}, "not a list of objects"),
        ({**EXPORTED, "origin": []}, "."),
        ({**EXPORTED, "origin": "a"}, "."),
        ({**EXPORTED, "origin": {"game": "a", "moves": 2, "eyes": None}}, "redrawn"),
        ({**EXPORTED, "origin": without_eyes(EXPORTED["origin"])}, "parts of an origin"),
        ({**EXPORTED, "format_version": 3}, "parts of an origin"),
        (with_origin(earlier=without_eyes(EXPORTED["origin"]["earlier"])), "parts of an origin"),
        (with_origin(eyes=2), "a seat that it does not have"),
        (with_origin(eyes=-1), "a seat that it does not have"),
        (with_origin(eyes=True), "not int"),
        (with_origin(more=1), "Extra"),
        (with_origin(game=""), "played on from no game"),
        (
            with_origin(earlier={"game": "", "moves": 1, "redrawn": 0, "eyes": None}),
            "played on from no game",
        ),
        (
            with_origin(earlier={"game": "a", "moves": 3, "redrawn": 0, "eyes": None}),
            "a move that it does not have",
        ),
        (with_origin(earlier=[]), "."),
        (with_origin(game="a" * (LONGEST_NAME + 1)), "played on from no game"),
        (with_origin(game=7), "not str"),
        (with_origin(moves=-1), "a move that it does not have"),
        (with_origin(moves=4), "a move that it does not have"),
        (with_origin(moves=True), "not int"),
        (with_origin(redrawn=-1), "a seed out of range"),
        (with_origin(redrawn=SEEDS), "a seed out of range"),
        (with_origin(redrawn=7.0), "not int"),
    ],
)
def test_what_is_no_record_is_not_read(data: Any, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        CODEC.record_in(data)


def test_the_limits_themselves_are_fine() -> None:
    longest = with_player(name="x" * LONGEST_NAME)
    assert CODEC.record_in(longest).players[1].name == "x" * LONGEST_NAME
    assert CODEC.record_in({**EXPORTED, "seed": SEEDS - 1}).seed == SEEDS - 1
    assert CODEC.record_in({**EXPORTED, "seed": 0}).seed == 0
    assert CODEC.record_in({**EXPORTED, "moves": [], "origin": None}).moves == ()
    assert CODEC.record_in(with_origin(redrawn=SEEDS - 1)).origin is not None


READERS: list[Callable[[Any], Any]] = [
    CODEC.move_in,
    CODEC.options_in,
    CODEC.position_in,
    CODEC.players_in,
    CODEC.record_in,
]


@pytest.mark.parametrize("read", READERS, ids=lambda read: read.__name__)
def test_deep_nesting_is_unreadable_and_nothing_worse(read: Callable[[Any], Any]) -> None:
    deep = nested(100_000)
    for data in (deep, {"move": deep}, {"heap": deep}, [deep], {**EXPORTED, "moves": [deep]}):
        with pytest.raises(Unreadable):
            read(data)


@pytest.mark.parametrize("key", EXPORTED)
def test_deep_nesting_is_unreadable_in_every_part(key: str) -> None:
    with pytest.raises(Unreadable):
        CODEC.record_in({**EXPORTED, key: nested(100_000)})


def test_a_huge_number_is_read_or_refused_but_breaks_nothing() -> None:
    assert CODEC.move_in({"move": "Take", "count": HUGE}) == Take(HUGE)
    for data in ({"move": HUGE}, {"move": "Take", "count": [HUGE]}, {HUGE: HUGE}, HUGE):
        with pytest.raises(Unreadable):
            CODEC.move_in(data)
    record = CODEC.record_in(with_move(actor=HUGE, count=HUGE))
    assert record.moves == (Played(HUGE, Take(HUGE)),)


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inside: some.lists(inside) | some.dictionaries(some.text(), inside),
    max_leaves=10,
)


@given(JSON)
def test_any_json_is_read_or_unreadable(data: Any) -> None:
    for read in READERS:
        with suppress(Unreadable):
            read(data)


@given(some.sampled_from(sorted(EXPORTED)), JSON)
def test_a_record_with_any_part_spoiled_is_read_or_unreadable(key: str, data: Any) -> None:
    try:
        record = CODEC.record_in({**EXPORTED, key: data})
    except Unreadable:
        return
    assert CODEC.record_in(through_json(CODEC.record_out(record))) == record


@given(some.sampled_from(sorted(POSITION)), JSON)
def test_a_position_with_any_part_spoiled_is_read_or_unreadable(key: str, data: Any) -> None:
    try:
        position = CODEC.position_in({**POSITION, key: data})
    except Unreadable:
        return
    assert CODEC.position_in(through_json(CODEC.position_out(position))) == position
    hash(position)


def test_another_games_record_is_not_read() -> None:
    other = type("Other", (BeanGame,), {"key": "peas"})()
    with pytest.raises(Unreadable, match="another game"):
        Codec(other).record_in(EXPORTED)
    assert EXPORTED["format"] == FORMAT


# ---- one of several classes -------------------------------------------------------------------------


@frozen
class Knock:
    door: int


@frozen
class Wait:
    minutes: int = 1


@frozen
class Evening:
    plans: tuple[Knock | Wait, ...]


def test_one_of_several_classes_says_which_it_is() -> None:
    converter, evening = strict_converter(), Evening((Knock(3), Wait(5)))
    written = through_json(converter.unstructure(evening, Evening))
    assert written == {"plans": [{"kind": "Knock", "door": 3}, {"kind": "Wait", "minutes": 5}]}
    assert converter.structure(written, Evening) == evening


@pytest.mark.parametrize(
    "plan",
    [
        {"door": 3},
        {"kind": "Sing", "door": 3},
        {"kind": "Knock", "minutes": 3},
        {"kind": "Knock", "door": 3, "bell": 1},
        {"kind": ["Knock"], "door": 3},
        ["Knock", 3],
        "Knock",
        None,
    ],
)
def test_what_is_none_of_them_is_not_read(plan: Any) -> None:
    with pytest.raises(Exception):  # noqa: B017, PT011  (whatever cattrs raises, `Codec` catches)
        strict_converter().structure({"plans": [plan]}, Evening)
