"""Files gone wrong: well-formed ones that say something impossible, and ones torn to pieces."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

Rng = random.Random
Json = dict[str, Any]

ODD_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    99,
    1.5,
    10**17,
    10**30,
    "",
    "text",
    [],
    {},
    [[[]]],
    {"x": 1},
    "\ud800",
)


def inside(data: Any, rng: Rng, deep: int = 3) -> tuple[Any, Any]:
    """A place somewhere in a JSON value: the container and the key or index."""
    while True:
        key = rng.choice(list(data) if isinstance(data, dict) else range(len(data)))
        below = data[key]
        if not below or not isinstance(below, dict | list) or rng.random() < 1 / deep:
            return data, key
        data = below


def a_move(game: Json, rng: Rng) -> Json:
    move: Json = rng.choice(game["moves"])
    return move


def illegal_move(game: Json, rng: Rng) -> None:
    a_move(game, rng).update(move="PlaceHouse", colour="blue", cell=[rng.randint(-9, 9), 50])


def another_move(game: Json, rng: Rng) -> None:
    game["moves"][rng.randrange(len(game["moves"]))] = dict(a_move(game, rng))


def move_twice(game: Json, rng: Rng) -> None:
    at = rng.randrange(len(game["moves"]))
    game["moves"].insert(at, dict(game["moves"][at]))


def move_missing(game: Json, rng: Rng) -> None:
    del game["moves"][rng.randrange(len(game["moves"]))]


def swapped_moves(game: Json, rng: Rng) -> None:
    moves = game["moves"]
    one, other = rng.sample(range(len(moves)), 2)
    moves[one], moves[other] = moves[other], moves[one]


def seat_too_many(game: Json, rng: Rng) -> None:
    game["players"] += rng.choice([1, 1, 3, 50]) * [dict(game["players"][0])]


def seat_too_few(game: Json, rng: Rng) -> None:
    del game["players"][rng.randrange(len(game["players"])) :]


def missing_card(game: Json, rng: Rng) -> None:
    at = rng.randrange(len(game["moves"]))
    move = rng.choice(["Exchange", "ScorePattern"])
    more = {"cell": [0, 0], "turn": rng.choice([0, 4])} if move == "ScorePattern" else {}
    game["moves"][at] = {
        "actor": at % 2,
        "card": rng.choice([0, -3, 37, 10**9]),
        **more,
        "move": move,
    }


def strange_actor(game: Json, rng: Rng) -> None:
    a_move(game, rng)["actor"] = rng.choice([-2, -1, 0, 1, 2, 7, 10**15])


def wrong_type(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng)
    container[key] = rng.choice(ODD_VALUES)


def huge_number(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng, deep=8)
    container[key] = rng.choice([1, -1]) * rng.choice([2**31, 2**53, 2**63, 10**18, 10**4000])


def missing_key(game: Json, rng: Rng) -> None:
    container, key = inside(game, rng)
    del container[key]


def unknown_key(game: Json, rng: Rng) -> None:
    rng.choice([game, game["options"], a_move(game, rng), game["players"][0]])["magic"] = 1


def other_options(game: Json, rng: Rng) -> None:
    game["options"].update(
        first=rng.choice([-1, 0, 1, 2, 99]),
        haunted=rng.choice([True, False]),
        large_ghost=rng.choice([True, False]),
    )


def other_seed(game: Json, rng: Rng) -> None:
    game["seed"] = rng.choice([rng.randrange(100), -1, 2**53 - 1, 2**53])


def other_version(game: Json, rng: Rng) -> None:
    game[rng.choice(["rules_version", "format_version"])] = rng.choice([-1, 0, 1, 3, 10**12])


def other_format(game: Json, rng: Rng) -> None:
    game[rng.choice(["game", "format"])] = rng.choice(["chess", "", "candy_hunters", "../../etc"])


def other_origin(game: Json, rng: Rng) -> None:
    """Nothing is drawn anew: whether that is lawful, only the rules know."""
    whence: Json = {"game": rng.choice(["a1", "", "x" * 41, "\n", 5]), "redrawn": None}
    whence["moves"] = rng.choice([0, 1, len(game["moves"]), len(game["moves"]) + 1, -1, "1"])
    game["origin"] = rng.choice([whence, whence, {**whence, "redrawn": -1}, {}, [], 0, "a1"])


def odd_mind(game: Json, rng: Rng) -> None:
    game["players"][0]["mind"] = rng.choice(["thrifty", "x" * 41, "a\nb", 5, None])


def odd_name(game: Json, rng: Rng) -> None:
    names = ["", " ", "x" * 41, "\x00", "\u202e", "a\nb", "\ud800"]
    game["players"][0]["name"] = rng.choice(names)


GAMES_GONE_WRONG: tuple[Callable[[Json, Rng], None], ...] = (
    illegal_move,
    another_move,
    move_twice,
    move_missing,
    swapped_moves,
    seat_too_many,
    seat_too_few,
    missing_card,
    strange_actor,
    wrong_type,
    huge_number,
    missing_key,
    unknown_key,
    other_options,
    other_seed,
    other_version,
    other_format,
    other_origin,
    odd_mind,
    odd_name,
)


def flipped(data: bytes, rng: Rng) -> bytes:
    spoiled = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 20])):
        spoiled[rng.randrange(len(spoiled))] ^= 1 << rng.randrange(8)
    return bytes(spoiled)


def flipped_at_the_beginning(data: bytes, rng: Rng) -> bytes:
    return flipped(data[:120], rng) + data[120:]


def cut_off(data: bytes, rng: Rng) -> bytes:
    return data[: rng.randrange(len(data))]


def a_hole(data: bytes, rng: Rng) -> bytes:
    at = rng.randrange(len(data))
    length = rng.choice([1, 50, 4096])
    filling = rng.choice([b"\0", b"\xff", b"["])
    return data[:at] + filling * length + data[at + length :]


def pieces_exchanged(data: bytes, rng: Rng) -> bytes:
    one, other = sorted(rng.sample(range(len(data)), 2))
    return data[other:] + data[one:other] + data[:one]


def too_long(data: bytes, rng: Rng) -> bytes:
    return data + rng.choice([b"\0", b" ", b"[", b"x"]) * rng.choice([1, 4096, 2**20, 2**21])


def empty(data: bytes, rng: Rng) -> bytes:
    return b""


def noise(data: bytes, rng: Rng) -> bytes:
    return rng.randbytes(rng.choice([1, 100, 5000]))


TORN: tuple[Callable[[bytes, Rng], bytes], ...] = (
    flipped,
    flipped_at_the_beginning,
    cut_off,
    a_hole,
    pieces_exchanged,
    too_long,
    empty,
    noise,
)


HOPELESS = (illegal_move, missing_card, unknown_key, seat_too_few)
"""What no luck can make a healthy game."""


def mutated_text(text: str, rng: Rng, sane_share: float = 0.6) -> tuple[bytes, bool]:
    """An exported game gone wrong, and whether it may still be a game by luck."""
    if rng.random() > sane_share:
        return rng.choice(TORN)(text.encode(), rng), True
    game = json.loads(text)
    go_wrong = rng.choice(GAMES_GONE_WRONG)
    go_wrong(game, rng)
    return json.dumps(game).encode(), go_wrong not in HOPELESS


def a_row(connection: sqlite3.Connection, rng: Rng) -> str:
    ids = [game_id for (game_id,) in connection.execute("SELECT id FROM games ORDER BY id")]
    return str(rng.choice(ids))


def rewritten_game(connection: sqlite3.Connection, rng: Rng) -> None:
    """One of the games gone wrong in the way an exported one can, with rows that fit together."""
    game_id = a_row(connection, rng)
    row = connection.execute("SELECT * FROM games WHERE id = ?", (game_id,)).fetchone()
    moves = connection.execute("SELECT * FROM moves WHERE game = ? ORDER BY n", (game_id,))
    game = {
        "game": row["game"],
        "rules_version": row["rules_version"],
        "options": json.loads(row["options"]),
        "players": json.loads(row["players"]),
        "seed": row["seed"],
        "origin": json.loads(row["origin"] or "null"),
        "moves": [{"actor": move["actor"], **json.loads(move["move"])} for move in moves],
    }
    rng.choice(GAMES_GONE_WRONG)(game, rng)
    connection.execute("DELETE FROM moves WHERE game = ?", (game_id,))
    connection.execute(
        "UPDATE games SET game = ?, rules_version = ?, options = ?, players = ?, origin = ?, seed = ?,"
        " moves = ? WHERE id = ?",
        (
            *(game.get(name, "") for name in ("game", "rules_version")),
            *(json.dumps(game.get(name)) for name in ("options", "players", "origin")),
            game.get("seed", 1.5),
            len(game.get("moves") or ()),
            game_id,
        ),
    )
    for n, move in enumerate(game.get("moves") or ()):
        actor = move.pop("actor", 0) if isinstance(move, dict) else 0
        connection.execute(
            "INSERT INTO moves VALUES (?, ?, ?, ?)", (game_id, n, actor, json.dumps(move))
        )


def rewritten_snapshot(connection: sqlite3.Connection, rng: Rng) -> None:
    game_id = a_row(connection, rng)
    (text,) = connection.execute("SELECT snapshot FROM games WHERE id = ?", (game_id,)).fetchone()
    snapshot = json.loads(text)
    if rng.random() < 0.5:
        cell, piece = rng.choice(snapshot["standing"])
        snapshot["standing"].append([[cell[0] + rng.choice([0, 1]), cell[1]], piece])
    else:
        wrong_type(snapshot, rng)
    version = rng.choice([0, 1])
    connection.execute(
        "UPDATE games SET snapshot = ?, rules_version = ? WHERE id = ?",
        (json.dumps(snapshot), version, game_id),
    )


def one_statement(connection: sqlite3.Connection, rng: Rng) -> None:
    connection.execute(rng.choice(STATEMENTS).replace("$GAME", f"'{a_row(connection, rng)}'"))


STATEMENTS = (
    "DELETE FROM moves WHERE game = $GAME AND n = 3",
    "DELETE FROM moves WHERE game = $GAME",
    "DELETE FROM games WHERE id = $GAME",
    "UPDATE games SET moves = moves + 1 WHERE id = $GAME",
    "UPDATE games SET moves = -1 WHERE id = $GAME",
    "UPDATE games SET moves = 9223372036854775807 WHERE id = $GAME",
    "UPDATE games SET revision = -7 WHERE id = $GAME",
    "UPDATE games SET touched = 9223372036854775807, created = -9223372036854775808",
    "UPDATE games SET ended = 5 WHERE id = $GAME",
    "UPDATE games SET ended = 1, outcome = NULL WHERE id = $GAME",
    "UPDATE games SET outcome = '{\"standings\": 5}' WHERE id = $GAME",
    "UPDATE games SET outcome = '[[[' WHERE id = $GAME",
    "UPDATE games SET snapshot = '' WHERE id = $GAME",
    "UPDATE games SET players = replace(players, '\"', '')",
    "UPDATE games SET players = CAST(X'C328F0' AS TEXT) WHERE id = $GAME",
    "UPDATE games SET options = replace(hex(zeroblob(60000)), '0', '[') WHERE id = $GAME",
    "UPDATE games SET id = 'x' WHERE id = $GAME",
    "UPDATE moves SET n = n + 1000 WHERE game = $GAME",
    "UPDATE moves SET actor = 9223372036854775807 WHERE game = $GAME AND n = 2",
    "UPDATE moves SET move = 'null' WHERE game = $GAME AND n = 2",
    "INSERT INTO moves SELECT game, n + 500, actor, move FROM moves WHERE game = $GAME",
    "UPDATE settings SET value = '{'",
    "DELETE FROM settings",
    "DROP TABLE settings",
    "DROP TABLE moves",
    "DROP TABLE results",
    "DROP TABLE glimpses",
    "DROP INDEX games_by_touch",
    "DROP INDEX results_of_games",
    "DELETE FROM results",
    "UPDATE results SET players = '[', outcome = '['",
    "UPDATE results SET at = 9223372036854775807, played = NULL",
    "UPDATE games SET origin = '{' WHERE id = $GAME",
    "ALTER TABLE games ADD COLUMN magic TEXT",
    "ALTER TABLE games RENAME COLUMN seed TO seeds",
    "ALTER TABLE moves RENAME TO movements",
    "CREATE TABLE chess (board TEXT)",
    "CREATE VIEW all_games AS SELECT * FROM games",
    "CREATE TRIGGER thief AFTER INSERT ON moves BEGIN DELETE FROM moves; END",
    "CREATE INDEX by_touched ON games (touched)",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = 2000000000",
)

CHANGES: tuple[Callable[[sqlite3.Connection, Rng], None], ...] = (
    rewritten_game,
    rewritten_game,
    rewritten_snapshot,
    one_statement,
)


def mutate_file(path: Path, rng: Rng, sane_share: float = 0.6) -> None:
    """Make a healthy file of the store go wrong."""
    if rng.random() > sane_share:
        path.write_bytes(rng.choice(TORN)(path.read_bytes(), rng))
        return
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        try:
            connection.execute("BEGIN")
            rng.choice(CHANGES)(connection, rng)
            connection.execute("COMMIT")
        except (
            sqlite3.Error,
            OverflowError,
            TypeError,
            ValueError,
        ):  # the tables refuse such a value
            connection.execute("ROLLBACK")
            connection.execute("UPDATE games SET seed = -1")
