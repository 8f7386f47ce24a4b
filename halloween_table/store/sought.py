"""What somebody looks for among the games that are kept, and how their file is asked for it."""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from typing import NamedTuple

from .rows import people_of


class Word(NamedTuple):
    """One of the words that somebody has entered: it is in a player's name, or in a game's."""

    text: str
    """Small and capital letters are the same."""
    games: tuple[str, ...] = ()
    """The keys of the games that are called so: what games are called only the screen knows."""


Sought = tuple[Word, ...]
"""All of them have to be found; with none every game is."""


def condition(sought: Sought) -> tuple[str, list[str]]:
    """As SQL to follow a WHERE and something else, and the values for it."""
    sql, values = "", list[str]()
    for word in sought:
        games = ", ".join("?" * len(word.games))
        sql += f" AND (instr(folded_names(players), ?) OR game IN ({games}))"
        values += (word.text.casefold(), *word.games)
    return sql, values


def teach(connection: sqlite3.Connection) -> None:
    """The names in a text of players: SQLite knows small and capital letters of English only."""
    connection.create_function("folded_names", 1, _folded_names, deterministic=True)


@lru_cache(maxsize=4096)
def _folded_names(players: str) -> str:
    """Those who play often play in the same order: few of the texts are new."""
    return "\n".join(person.name for person in people_of(players)).casefold()
