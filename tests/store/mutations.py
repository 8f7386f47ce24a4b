"""Files gone wrong: stores whose rows say something impossible, and files torn to pieces."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from .spoilt_games import Rng, go_wrong, wrong_type


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
    go_wrong(game, rng)
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
    if "standing" in snapshot and rng.random() < 0.5:
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
