"""A store as a family has it after some weeks, all its games, and which of them stand on which page.

Where the rows stand is told by SQLite itself (its table `dbstat`), not by what is tested here.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.engine.game import Best
from halloween_table.store import schema
from halloween_table.store.exchange import import_text
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.replaying import played_out, resume
from halloween_table.store.store import Store

from .sampling import exports, game_of

SHARES = (1.0, 0.6, 0.3)
"""How much of each sample game has been played."""
GAMES = 24

Row = tuple[str, int]
"""A row of a game, by its id and the number of the move; -1 for the game's own."""
Kept = tuple[tuple[Any, ...], tuple[tuple[Any, ...], ...]]
"""The rows of a game: its own, and those of its moves."""


class Household(NamedTuple):
    """A store that is closed, and what is in it."""

    folder: Path
    games: dict[str, Kept]
    pages: dict[int, set[str]]
    """For each page the games of which it has a row, or a part of one; none, if this SQLite does not
    tell."""

    def copy(self, to: Path) -> Path:
        """The same in another folder."""
        return shutil.copytree(self.folder, to)


def furnished(folder: Path) -> Household:
    """Games of all kinds, over and waiting, some kept at once and some move by move."""
    with Store.open(folder, game_of) as store:
        for key in ("language", "curtain", "pace"):
            store.settings.set(key, key)
        store.results.offer("booo", Best(0, "castle", 5000, 9), "Ann")
        for share in SHARES:
            for n, sample in enumerate(exports(FORMAT_VERSION)):
                _keep(store, sample.path, share, at_once=n % 3 > 0)
        games = kept_in(store)
        assert len(games) == GAMES
    pages = rows_by_page(folder / FILE_NAME) if _has_dbstat() else {}
    hit = {page: {game_id for game_id, _ in rows} for page, rows in pages.items()}
    return Household(folder, games, hit)


def _keep(store: Store, path: Path, share: float, *, at_once: bool) -> None:
    record = import_text(path.read_bytes(), game_of).record
    game = game_of(record.game)
    assert game is not None
    least = record.origin.moves if record.origin else 0
    moves = record.moves[: max(least, round(len(record.moves) * share))]
    record, codec = evolve(record, moves=moves), Codec(game)
    played = played_out(game, record)
    positions = [played.start, *(step.position for step in played.steps)]
    first = len(moves) if at_once else least
    game_id = store.new_game(
        evolve(record, moves=moves[:first]),
        positions[first],
        codec,
        outcome=game.outcome(positions[first]),
    )
    for revision, n in enumerate(range(first, len(moves))):
        position = positions[n + 1]
        store.append(
            game_id, revision, moves[n : n + 1], position, codec, outcome=game.outcome(position)
        )


def kept_in(store: Store) -> dict[str, Kept]:
    """Every game as it stands in the tables."""
    moves: dict[str, list[tuple[Any, ...]]] = {}
    for game_id, *rest in store._connection.execute("SELECT * FROM moves ORDER BY game, n"):
        moves.setdefault(game_id, []).append(tuple(rest))
    return {
        row["id"]: (tuple(row), tuple(moves.get(row["id"], ())))
        for row in store._connection.execute("SELECT * FROM games")
    }


def can_be_played(store: Store, game_id: str, key: str) -> bool:
    """Whether somebody can go on with it, or watch it."""
    game = game_of(key)
    assert game is not None
    codec = Codec(game)
    return bool(resume(store.load(game_id, codec), game).from_record)


# ---- which rows are on which page -----------------------------------------------------------------


def _has_dbstat() -> bool:
    with closing(sqlite3.connect(":memory:")) as connection:
        options = {option for (option,) in connection.execute("PRAGMA compile_options")}
    return "ENABLE_DBSTAT_VTAB" in options


needs_dbstat = pytest.mark.skipif(
    not _has_dbstat(), reason="this SQLite does not tell what stands on which page"
)


class _Node(NamedTuple):
    page: int
    cells: int
    leaf: bool


def rows_by_page(path: Path) -> dict[int, set[Row]]:
    """For each page of a healthy file the rows of games and moves that are on it, at least in part."""
    with closing(schema.connect(path)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        found: dict[int, set[Row]] = {page: set() for page in range(1, pages + 1)}
        for table, query in (
            ("games", "SELECT id, -1 FROM games NOT INDEXED ORDER BY rowid"),
            ("moves", "SELECT game, n FROM moves ORDER BY game, n"),
        ):
            rows = iter([(game_id, n) for game_id, n in connection.execute(query)])
            nodes: dict[str, _Node] = {}
            overflow: dict[str, list[int]] = {}
            for path_in_tree, page, cells, kind in connection.execute(
                "SELECT path, pageno, ncell, pagetype FROM dbstat WHERE name = ?", (table,)
            ):
                if kind == "overflow":
                    overflow.setdefault(path_in_tree.split("+")[0], []).append(page)
                else:
                    nodes[path_in_tree] = _Node(page, cells, kind == "leaf")
            for page_of_row, cell in _in_order("/", nodes, keyed=table == "moves"):
                row = next(rows)
                for number in (page_of_row, *overflow.get(cell, ())):
                    found[number].add(row)
            assert next(rows, None) is None
        return found


def _in_order(at: str, nodes: dict[str, _Node], *, keyed: bool) -> Iterator[tuple[int, str]]:
    """For each row of a tree, in the order of its keys, its page and the path to its cell. Only in
    a tree with keys do rows stand on the pages between the root and the leaves."""
    node = nodes[at]
    for n in range(node.cells + (not node.leaf)):
        if not node.leaf:
            yield from _in_order(f"{at}{n:03x}/", nodes, keyed=keyed)
        if n < node.cells and (node.leaf or keyed):
            yield node.page, f"{at}{n:03x}"
