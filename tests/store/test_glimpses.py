"""Small pictures of games are kept as long as they show the game as it is, and never too many."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from halloween_table.store import glimpses
from halloween_table.store.glimpses import KeptGlimpse
from halloween_table.store.store import Store

from .support import CODEC, keep_at_once, script

KEY, OTHER = "uk 208x144@2", "pl 208x144@1"
TOWN = KeptGlimpse(b"\x89PNG of a town", "Хід: Оленка", ("Привиди", "Великий привид"))
END = KeptGlimpse(b"\x89PNG of an end", "", ())


@pytest.fixture(params=["file", "memory"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) if request.param == "file" else Store.in_memory() as opened:
        yield opened


def count(store: Store) -> int:
    (number,) = store._connection.execute("SELECT count(*) FROM glimpses").fetchone()
    return int(number)


def test_a_glimpse_comes_back(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    assert kept.glimpses.get(game_id, revision, KEY) is None
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    assert kept.glimpses.get(game_id, revision, KEY) == TOWN


def test_it_is_asked_for_with_what_the_list_of_games_says(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    (header,) = kept.unfinished()
    assert kept.glimpses.get(header.id, header.revision, KEY) == TOWN


def test_each_language_and_size_has_its_own(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    assert kept.glimpses.get(game_id, revision, OTHER) is None
    kept.glimpses.put(game_id, revision, OTHER, END)
    assert kept.glimpses.get(game_id, revision, KEY) == TOWN
    assert kept.glimpses.get(game_id, revision, OTHER) == END


def test_a_glimpse_of_another_state_of_the_game_is_none(kept: Store) -> None:
    scripted = script(1, length=4)
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    kept.glimpses.put(game_id, revision, OTHER, TOWN)
    later = kept.append(game_id, revision, scripted.record.moves[3:], scripted.last, CODEC)
    assert kept.glimpses.get(game_id, later, KEY) is None
    kept.glimpses.put(game_id, later, KEY, END)
    assert kept.glimpses.get(game_id, later, KEY) == END
    assert kept.glimpses.get(game_id, revision, KEY) is None
    assert count(kept) == 1, "what was drawn of the earlier state is forgotten"


def test_a_glimpse_goes_with_its_game(kept: Store) -> None:
    gone, revision = keep_at_once(kept, script(1, length=3))
    stays, _ = keep_at_once(kept, script(2, length=3))
    for game_id in (gone, stays):
        kept.glimpses.put(game_id, revision, KEY, TOWN)
    kept.delete(gone)
    assert kept.glimpses.get(gone, revision, KEY) is None
    assert kept.glimpses.get(stays, revision, KEY) == TOWN
    kept.glimpses.put(gone, revision, KEY, TOWN)
    assert count(kept) == 1, "of a game that is not there nothing is kept"


def test_the_oldest_makes_room(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glimpses, "MOST", 3)
    ids = [keep_at_once(kept, script(seed, length=0))[0] for seed in range(5)]
    for game_id in ids:
        kept.glimpses.put(game_id, 0, KEY, TOWN)
        assert count(kept) <= 3
    there = [kept.glimpses.get(game_id, 0, KEY) is not None for game_id in ids]
    assert there == [False, False, True, True, True]


def test_a_picture_that_is_not_small_is_not_kept(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN._replace(picture=bytes(glimpses.LARGEST + 1)))
    assert count(kept) == 0
    largest = TOWN._replace(picture=bytes(glimpses.LARGEST))
    kept.glimpses.put(game_id, revision, KEY, largest)
    assert kept.glimpses.get(game_id, revision, KEY) == largest


@pytest.mark.parametrize("agreed", ["[", "7", "[7]", "null", "[null]"])
def test_a_glimpse_nobody_can_read_is_none(kept: Store, agreed: str) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    kept._connection.execute("UPDATE glimpses SET agreed = ?", (agreed,))
    assert kept.glimpses.get(game_id, revision, KEY) is None


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("title", "x" * (glimpses.LONGEST + 1)),
        ("title", "x" * 200_000),
        ("title", "a\u202eb"),
        ("agreed", json.dumps(["x" * (glimpses.LONGEST + 1)])),
        ("agreed", json.dumps(["x" * 200_000])),
        ("agreed", json.dumps(["x"] * (glimpses.MOST_AGREED + 1))),
        ("agreed", json.dumps(["\ud800"])),
        ("picture", bytes(glimpses.LARGEST + 1)),
    ],
    ids=lambda value: ascii(value)[:20],
)
def test_what_no_program_of_ours_writes_beside_a_picture_is_not_shown(
    kept: Store, column: str, value: str | bytes
) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    kept._connection.execute(f"UPDATE glimpses SET {column} = ?", (value,))
    assert kept.glimpses.get(game_id, revision, KEY) is None
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    assert kept.glimpses.get(game_id, revision, KEY) == TOWN


def test_the_longest_texts_beside_a_picture_are_shown(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    longest = "ї" * glimpses.LONGEST
    glimpse = KeptGlimpse(b"\x89PNG", longest, (longest,) * glimpses.MOST_AGREED)
    kept.glimpses.put(game_id, revision, KEY, glimpse)
    assert kept.glimpses.get(game_id, revision, KEY) == glimpse


def test_moves_last_as_before_after_a_glimpse_was_kept(kept: Store) -> None:
    game_id, revision = keep_at_once(kept, script(1, length=3))
    kept.glimpses.put(game_id, revision, KEY, TOWN)
    kept.glimpses.put("nobody", revision, KEY, TOWN)
    assert kept._connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert not kept._connection.in_transaction


def test_a_store_that_cannot_keep_or_find_one_is_no_problem(tmp_path: Path) -> None:
    closed = Store.open(tmp_path)
    game_id, revision = keep_at_once(closed, script(1, length=3))
    closed._connection.execute("PRAGMA query_only = ON")
    closed.glimpses.put(game_id, revision, KEY, TOWN)
    assert closed.glimpses.get(game_id, revision, KEY) is None
    closed.close()
    closed.glimpses.put(game_id, revision, KEY, TOWN)
    assert closed.glimpses.get(game_id, revision, KEY) is None
