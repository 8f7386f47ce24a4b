"""Settings that say something odd."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from halloween_table.games.shelf import SHELF
from halloween_table.store.opening import FILE_NAME
from tests.store.spoilt_games import huge_number, missing_key, wrong_type

from .spoiling import Rng, Spoiling

_SEAT = {"name": "Olenka", "figure": "witch", "colour": "orange"}
_KEY = {"code": 38, "qt_key": 65, "label": "A"}
SETTINGS: dict[str, Any] = {
    "geometry": "AdnQywADAAAAAAAAAAAAAAAABP8AAAMfAAAAAAAAAAAAAAT/AAADHwAAAAAAAAAABQAAAAAAAAAAAAAABP8AAAMf",
    "language": "pl",
    "pace": "calm",
    "text_size": 120,
    "effects_volume": 30,
    "ambience_volume": 10,
    "muted": True,
    "computer_pace": "press",
    "hints": False,
    "curtain": False,
    "hiding": "open",
    "has_peeked": True,
    "log_shown": False,
    "away_played": True,
    "passing": False,
    "advice_shown": True,
    "guide_shown": False,
    "workshop_shown": False,
    "own_puzzles:candy_puzzles": [["T32K-8QFM-D5TA-K7QP-AE", 1]],
    "puzzle_times": True,
    "puzzle_of_the_day": ["2026-10-31", "377E-9711-N40Y-ZNWE-2FN1"],
    "seats": [_SEAT, {"name": "Zbyszek", "figure": "cat", "colour": "green"}],
    "seats:practice": [_SEAT],
    "seats:computers": [_SEAT, _SEAT | {"mind": "hard"}],
    "seats:puzzles": [_SEAT],
    "own_keys": {"0": {"claim": _KEY, "hand": {**_KEY, "code": 39, "qt_key": 83, "label": "S"}}},
    **{f"way:{box.key}": "together" for box in SHELF},
    "agreed:booo": {"tokens": "two_trapdoors", "route": 2, "first_clock": 6, "hint": 30},
    "agreed:candy_hunters": {"haunted": True, "large_ghost": False},
    "agreed:halloween": {"mode": "master", "cards": "casper", "picked": []},
    "agreed:rest_in_peace": {"psychics": "training"},
}
"""Everything the program keeps under a name, with a value that it could have."""
UNKNOWN = ("", "magic", "best:booo:x", "best:", "seats:\0", "\u202eegaugnal", "k" * 200_000)

ODD_VALUES = (
    *("", "{", "null", "true", "0", "-1", "1.5", "1e999", "-1e999", "NaN", "Infinity", "[]", "{}"),
    *("9" * 19, "9" * 5_000, "-" + "9" * 400, '""', '" "', '"en"', '"tlh"', '"off"', '"together"'),
    *('"\\ud800"', '"\\u0000"', '"\x00"', '"\\u202e"', '"%1 %n &A <b>"', '"../../etc/passwd"'),
    *('["\\ud800"]', '{"\\ud800": 1}', "[[[]]]", "[null]", "[1, 2]", '{"0": null}', '{"x": {}}'),
    *(f'"{"a" * 200_000}"', f"[{'0,' * 100_000}0]", f"[{'{},' * 3_000}{{}}]"),
    *("[" * deep + "]" * deep for deep in (90, 900, 990, 1_500, 100_000)),
    *(
        "\ufeff{}",
        "{} {}",
        "'en'",
        "\x00",
        "\udcff\udcfe",
        "\x01\x02",
        "<xml/>",
        "\n",
        "[0" + " " * 10**6 + "]",
    ),
)
"""As they stand in the file; not all of them are JSON, nor text."""


def setting(key: str, text: str) -> Callable[[Path], None]:
    """That text stands under that name."""
    raw = [part.encode("utf-8", "surrogateescape") for part in (key, text)]

    def spoil(folder: Path) -> None:
        with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
            connection.execute(
                "INSERT OR REPLACE INTO settings VALUES (CAST(? AS TEXT), CAST(? AS TEXT))", raw
            )

    return spoil


def _table_of(key: str) -> str:
    return next((box.key for box in SHELF if key.endswith(box.key)), "booo")


def odd_settings() -> Iterator[Spoiling]:
    """Every odd value under every name; first those that are of the kind that is wanted there."""
    pairs = [(key, text) for key in (*SETTINGS, *UNKNOWN) for text in ODD_VALUES]
    pairs.sort(key=lambda pair: not _apt(*pair))
    for key, text in pairs:
        name = f"setting {key[:20]!a} = {text[:30]!a} ({len(text)} letters)"
        yield Spoiling(name, setting(key, text), table=_table_of(key), boxes=True)


def _apt(key: str, text: str) -> bool:
    with suppress(ValueError, RecursionError):
        return type(json.loads(text)) is type(SETTINGS.get(key))
    return False


def bent_settings(rng: Rng) -> Iterator[Spoiling]:
    """Values that look right until one looks closely, without end."""
    while True:
        key = rng.choice(list(SETTINGS))
        if key == "geometry" or not isinstance(SETTINGS[key], list | dict):
            text = bent_text(json.dumps(SETTINGS[key]), rng)
        else:
            holder: dict[str, Any] = json.loads(json.dumps({"value": SETTINGS[key]}))
            for bend in rng.choices(
                (wrong_type, huge_number, missing_key), k=rng.choice([1, 1, 3])
            ):
                if holder.get("value"):
                    bend(holder["value"] if isinstance(holder["value"], dict) else holder, rng)
            text = json.dumps(holder.get("value"))
        name = f"setting {key} = {text[:200]!a}"
        yield Spoiling(name, setting(key, text), table=_table_of(key), boxes=True)


def bent_text(text: str, rng: Rng) -> str:
    letters = list(text)
    for _ in range(rng.choice([1, 1, 2, 8])):
        letters[rng.randrange(len(letters))] = rng.choice('ABCDabcd0189+/="/-{[\u20ac\u202e\x00')
    return "".join(letters)
