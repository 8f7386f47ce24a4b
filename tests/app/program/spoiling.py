"""Ways to spoil a data folder: what its settings say, what lies in it, and what kind of thing that is."""

from __future__ import annotations

import json
import os
import random
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import chdir, closing, suppress
from datetime import date
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from halloween_table.games.shelf import SHELF
from halloween_table.store import backups
from halloween_table.store.opening import FILE_NAME, MARK, WORKSHOP
from halloween_table.store.presence import IN_USE, OPENING
from tests.store.mutations import TORN, mutate_file
from tests.store.spoilt_games import huge_number, missing_key, wrong_type

Rng = random.Random
DEAD = 2**22 + 7
"""A process number that no Linux gives out."""


class Spoiling(NamedTuple):
    """One way to spoil a folder."""

    name: str
    do: Callable[[Path], object]
    shuts: bool = False
    """Whether nothing can be kept there until somebody tidies up."""
    hides: bool = False
    """Whether not even the games that are there can be read."""
    table: str = SHELF[0].key
    """The game at whose table it would be seen."""
    boxes: bool = False
    """Whether it would be seen in the boxes."""
    place: str = "data"
    """The name of the folder."""


# ---- settings ---------------------------------------------------------------------------------------

_SEAT = {"name": "Olenka", "figure": "witch", "colour": "orange"}
_KEY = {"code": 38, "qt_key": 65, "label": "A"}
SETTINGS: dict[str, Any] = {
    "geometry": "AdnQywADAAAAAAAAAAAAAAAABP8AAAMfAAAAAAAAAAAAAAT/AAADHwAAAAAAAAAABQAAAAAAAAAAAAAABP8AAAMf",
    "language": "pl",
    "pace": "calm",
    "curtain": False,
    "log_shown": False,
    "away_played": True,
    "advice_shown": True,
    "seats": [_SEAT, {"name": "Zbyszek", "figure": "cat", "colour": "green"}],
    "seats:practice": [_SEAT],
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


# ---- things that lie there --------------------------------------------------------------------------


def _nothing(path: Path) -> None:
    path.touch()


def _noise(path: Path) -> None:
    path.write_bytes(Rng(os.fsencode(path.name)).randbytes(5_000))


def _letters(path: Path) -> None:
    path.write_text("boo\n" * 1_000)


def _folder(path: Path) -> None:
    path.mkdir()


def _full_folder(path: Path) -> None:
    (path / "below" / "more").mkdir(parents=True)
    for name in ("ready.sqlite3", "new.sqlite3", "making", "deleted", "below/more/x"):
        (path / name).write_bytes(b"boo")


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with chdir(path.parent), socket.socket(socket.AF_UNIX) as listening:
        listening.bind("s")  # its name may not be as long as ours are
    path.with_name("s").rename(path)


def _link(to: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(to)


def _loop(path: Path) -> None:
    path.symlink_to(path.name)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(6 * 2**30)


def _sparse_with_end(path: Path) -> None:
    with path.open("wb") as file:
        file.write(b"SQLite format 3\0")
        file.seek(6 * 2**30)
        file.write(b"boo")


def _shut(path: Path) -> None:
    """Nobody may read or write it. Root may all the same."""
    path.write_text("boo")
    path.chmod(0)


def _shut_folder(path: Path) -> None:
    path.mkdir()
    path.chmod(0)


def _read_only(path: Path) -> None:
    path.write_text("boo")
    path.chmod(0o400)


FILES: dict[str, Callable[[Path], None]] = {
    "empty": _nothing,
    "noise": _noise,
    "letters": _letters,
    "endless": _sparse,
    "endless with an end": _sparse_with_end,
    "shut": _shut,
    "read only": _read_only,
}
NO_FILES: dict[str, Callable[[Path], None]] = {
    "a folder": _folder,
    "a full folder": _full_folder,
    "a shut folder": _shut_folder,
    "a pipe": _pipe,
    "a socket": _socket,
    "an endless device": _link("/dev/zero"),
    "a full device": _link("/dev/full"),
    "a terminal": _link("/dev/tty"),
    "a loop": _loop,
    "a link to this folder": _link("."),
    "a link to nothing": _link("nowhere"),
    "a link into nothing": _link("nowhere/at/all"),
    "a link with a long name": _link("x" * 300),
    "a link through a file": _link(f"{FILE_NAME}/x"),
    "a link to memory": _link("/proc/self/mem"),
}
SHAPES = {**FILES, **NO_FILES}
_GUARDED = ("shut", "read only")

DAYS = (date(2026, 10, 30), date(2026, 10, 31))
"""Of which there are backups."""
BACKUPS = tuple(f"{backups.FOLDER}/halloween-table.{day}.sqlite3" for day in DAYS)
DELETED = f"{backups.FOLDER}/deleted"
IN_BACKUPS = (
    *(*BACKUPS, DELETED),
    *(
        f"{backups.FOLDER}/{name}"
        for name in (
            *("making", "making.part", "making.part-journal", "making.part-wal"),
            *(
                f"halloween-table.{day}.sqlite3"
                for day in ("2026-11-01", "9999-12-31", "0000-00-00")
            ),
            *(f"halloween-table.{DAYS[-1]}.sqlite3{end}" for end in ("-wal", "-journal")),
            *("halloween-table.٢٠٢٦-10-31.sqlite3", "x" * 255),
        )
    ),
)
LOGS = tuple(
    f"{kind}-20260101-200000-{process}.log"
    for kind in ("running", "crash", "errors")
    for process in (
        DEAD,
        1,
        "0",
        "-1",
        "²",
        "9" * 100,
        "W" * 200,
        "<b>&%1",
        "\udcff",
        "\u202e",
        "a\nb",
    )
)
COMPANIONS = tuple(FILE_NAME + end for end in ("-wal", "-shm", "-journal"))
OURS = (
    *(OPENING, IN_USE, MARK, WORKSHOP, FILE_NAME, *COMPANIONS),
    *(
        backups.FOLDER,
        *BACKUPS,
        DELETED,
        *(name for name in LOGS if name.endswith((f"{DEAD}.log", "².log"))),
    ),
)
"""What the program itself puts there, or reads."""
OTHERS = (
    *("running-.log", "running-²", ".log", "halloween-table.damaged-1.sqlite3", "\udcff\udcfe"),
    *("halloween-table.damaged-1.sqlite3-wal", ".hidden", "\n", "x" * 255, "CON", "settings.ini"),
)


def lay(name: str, shape: Callable[[Path], None]) -> Callable[[Path], None]:
    """Such a thing lies there, in place of what has been there."""

    def spoil(folder: Path) -> None:
        path = folder / name
        if os.path.isdir(path) and not path.is_symlink():
            path.rename(path.with_name("elsewhere"))
        if os.path.isdir(path.parent):  # unless something else lies there since a moment ago
            path.unlink(missing_ok=True)
            shape(path)

    return spoil


def things() -> Iterator[Spoiling]:
    """Every kind of thing under every name; first under those that are ours."""
    for name in dict.fromkeys((*OURS, *IN_BACKUPS, *LOGS, *OTHERS)):
        for shape, make in SHAPES.items():
            unfit = shape in NO_FILES or shape in _GUARDED
            shuts = unfit and name in (OPENING, IN_USE)
            hides = unfit and name in (*COMPANIONS, FILE_NAME)
            yield Spoiling(f"{name[:60]!a} is {shape}", lay(name, make), shuts or hides, hides)


def crowd(folder: Path) -> None:
    """Many who crashed, and many who just lie there."""
    for number in range(2_000):
        (folder / f"running-20260101-200000-{DEAD + number}.log").write_text("boo")
        (folder / backups.FOLDER / f"halloween-table.{1000 + number}-02-03.sqlite3").touch()
        (folder / f"halloween-table.damaged-{number}.sqlite3").touch()


PLACES = (
    *("\udcff\udcfe", "a\nb", "?mode=memory", "#", "%41%00", ":memory:", "file:x", " ", "-x", "~"),
    *("x" * 255, "\u202e", "<b>&amp;", "%1 %n", "Оленка", "'; --", "halloween-table.sqlite3", "*"),
)


def places() -> Iterator[Spoiling]:
    """The folder itself has an odd name."""
    for name in PLACES:
        yield Spoiling(f"in a folder called {name[:30]!a}", lambda folder: None, place=name)


# ---- files torn to pieces -----------------------------------------------------------------------------


def torn(rng: Rng) -> Iterator[Spoiling]:
    """A backup, a log or the list of what was deleted has been through the wash, without end; or the
    file with the games, of which there are backups."""
    names = (FILE_NAME, FILE_NAME, *BACKUPS, DELETED, LOGS[0], OPENING, IN_USE)
    while True:
        name, tear, seed = rng.choice(names), rng.choice(TORN), rng.random()
        yield Spoiling(f"{name!a} {tear.__name__} {seed}", tearing(name, tear, seed))


def tearing(name: str, tear: Callable[[bytes, Rng], bytes], seed: float) -> Callable[[Path], None]:
    def spoil(folder: Path) -> None:
        path = folder / name
        before = path.read_bytes() if path.exists() else b""
        path.write_bytes(tear(before or b"deadbeef" * 500, Rng(seed)))

    return spoil


def only_a_backup(rng: Rng) -> Iterator[Spoiling]:
    """The file with the games is gone, and something is wrong beside the last whole backup, without
    end."""

    def gone(name: str, spoil: Callable[[Path], object]) -> Spoiling:
        def do(folder: Path) -> None:
            (folder / FILE_NAME).unlink()
            spoil(folder)

        return Spoiling(f"the games are gone, and {name}", do)

    for shape, make in SHAPES.items():
        yield gone(f"{DELETED!a} is {shape}", lay(DELETED, make))
        yield gone(f"there are backups each of which is {shape}", more_backups(make))
    while True:
        name, seed = rng.choice(BACKUPS), rng.random()
        yield gone(f"{name!a} is mutated by {seed}", mutation(name, seed))


def more_backups(make: Callable[[Path], None]) -> Callable[[Path], None]:
    """In place of the last, and of many other days: some of them come before the whole one, in
    whatever order the system tells their names."""

    def spoil(folder: Path) -> None:
        for name in (
            BACKUPS[-1],
            *(BACKUPS[-1].replace("2026", str(year)) for year in range(1990, 2020)),
        ):
            lay(name, make)(folder)

    return spoil


def mutation(name: str, seed: float) -> Callable[[Path], None]:
    """What can happen to a store has happened to that file."""
    return lambda folder: mutate_file(folder / name, Rng(seed))


# ---- everything ---------------------------------------------------------------------------------------


def together(rng: Rng, ways: list[Spoiling]) -> Iterator[Spoiling]:
    """Several of them at once, without end."""
    while True:
        chosen = rng.sample(ways, rng.choice([2, 2, 3, 5]))
        chosen.sort(key=lambda way: not way.boxes)  # settings first, while the file can be opened

        def spoil(folder: Path, chosen: list[Spoiling] = chosen) -> None:
            for way in chosen:
                way.do(folder)

        name = " and ".join(way.name for way in chosen)
        shuts, hides, boxes = (
            any(getattr(way, name) for way in chosen) for name in ("shuts", "hides", "boxes")
        )
        yield Spoiling(name, spoil, shuts, hides, chosen[0].table, boxes)


def ways_to_spoil(seed: int, count: int) -> list[Spoiling]:
    """So many, each different from the others; of a thousand a third, say, are settings. What is most
    likely to do harm is always among that many."""
    rng = Rng(seed)
    settings, lying = list(odd_settings()), list(things())
    ways = [
        *_some(settings, count * 23 // 100, rng),
        *islice(bent_settings(rng), count * 12 // 100),
        *_some(lying, count * 42 // 100, rng),
        *islice(torn(rng), count // 12),
        *islice(only_a_backup(rng), count * 7 // 100),
        *rng.sample(list(places()), count // 60),
        Spoiling("a crowd", crowd),
    ]
    found = {way.name: way for way in ways}
    gathered = together(rng, [*settings, *lying])
    while len(found) < count:
        way = next(gathered)
        found[way.name] = way
    return rng.sample(list(found.values()), count)


def _some(ways: list[Spoiling], count: int, rng: Rng) -> list[Spoiling]:
    """The first of them, and some of the rest."""
    first = count * 4 // 5
    return ways[:first] + rng.sample(ways[first:], count - first)
