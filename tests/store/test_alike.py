"""A game from outside is known again if it, or more of it, is kept already."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Origin, Record
from halloween_table.store import alike
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.problems import ImportKind, Kind, StoreProblem
from halloween_table.store.rows import Header
from halloween_table.store.store import Store

from .sampling import game_of, store_of
from .support import CODEC, PLAYERS, Script, keep, keep_at_once, script

MOVES = 12
GIVEN = script(5, length=MOVES)


def first(scripted: Script, moves: int) -> Record:
    """The record of so many of its moves."""
    return evolve(scripted.record, moves=scripted.record.moves[:moves])


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.mark.parametrize("moves", [0, 1, MOVES - 1, MOVES])
def test_a_game_is_known_by_its_beginning_and_as_a_whole(store: Store, moves: int) -> None:
    game_id, _ = keep(store, GIVEN)
    keep_at_once(store, script(6, length=MOVES))
    found = store.kept_before(first(GIVEN, moves), CODEC)
    assert found == store.unfinished()[1]
    assert (found.id, found.moves, found.ended) == (game_id, MOVES, False)


def test_a_game_that_is_over_is_known_too(store: Store) -> None:
    scripted = script(5)
    game_id, _ = keep_at_once(store, scripted)
    found = store.kept_before(scripted.record, CODEC)
    assert found is not None
    assert (found.id, found.ended, bool(found.winners)) == (game_id, True, True)


def test_what_goes_further_than_the_kept_game_is_another(store: Store) -> None:
    keep_at_once(store, script(5, length=MOVES - 1))
    assert store.kept_before(GIVEN.record, CODEC) is None


ORIGIN = Origin("5be8a1c09d7f4e21a6b3c4d5e6f70812", 3, 2024)
OTHERS: dict[str, Callable[[Record], Record]] = {
    "seed": lambda record: evolve(record, seed=record.seed + 1),
    "options": lambda record: evolve(
        record, options=evolve(record.options, haunted=not record.options.haunted)
    ),
    "people": lambda record: evolve(record, players=(PLAYERS[2], PLAYERS[1])),
    "their order": lambda record: evolve(record, players=record.players[::-1]),
    "origin": lambda record: evolve(record, origin=ORIGIN),
    "first move": lambda record: evolve(record, moves=(record.moves[1], *record.moves[1:])),
    "last move": lambda record: evolve(record, moves=(*record.moves[:-1], record.moves[0])),
    "who moved": lambda record: evolve(
        record, moves=(*record.moves[:-1], evolve(record.moves[-1], actor=7))
    ),
}


@pytest.mark.parametrize("what", OTHERS)
def test_a_game_that_differs_is_another(store: Store, what: str) -> None:
    keep_at_once(store, GIVEN)
    assert store.kept_before(GIVEN.record, CODEC) is not None
    assert store.kept_before(OTHERS[what](GIVEN.record), CODEC) is None


def test_a_game_that_was_played_on_from_another_is_known_by_where(store: Store) -> None:
    branched = evolve(GIVEN, record=evolve(GIVEN.record, origin=ORIGIN))
    game_id, _ = keep_at_once(store, branched)
    assert store.kept_before(GIVEN.record, CODEC) is None
    found = store.kept_before(branched.record, CODEC)
    assert found is not None
    assert found.id == game_id


def test_of_several_the_one_that_was_touched_last_is_meant(store: Store) -> None:
    first_id, revision = keep_at_once(store, GIVEN)
    second_id, _ = keep_at_once(store, GIVEN)
    found = store.kept_before(GIVEN.record, CODEC)
    assert found is not None
    assert found.id == second_id
    longer = script(5, length=MOVES + 1)
    store.append(first_id, revision, longer.record.moves[MOVES:], longer.last, CODEC)
    found = store.kept_before(GIVEN.record, CODEC)
    assert found is not None
    assert found.id == first_id


def test_under_which_rules_it_was_played_makes_no_difference(store: Store) -> None:
    game_id, _ = keep_at_once(store, GIVEN)
    found = store.kept_before(evolve(GIVEN.record, version=99), CODEC)
    assert found is not None
    assert found.id == game_id


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE games SET options = '{'",
        "UPDATE games SET players = '[]'",
        "UPDATE games SET origin = '7'",
        "UPDATE moves SET move = '7' WHERE n = 3",
        "DELETE FROM moves WHERE n = 3",
    ],
)
def test_what_cannot_be_read_is_like_nothing_and_in_nobodys_way(store: Store, spoil: str) -> None:
    kept, _ = keep_at_once(store, GIVEN)
    spoilt, _ = keep_at_once(store, GIVEN)
    column = "id" if " games " in spoil else "game"
    where = " AND" if "WHERE" in spoil else " WHERE"
    store._connection.execute(f"{spoil}{where} {column} = ?", (spoilt,))
    found = store.kept_before(GIVEN.record, CODEC)
    assert found is not None
    assert found.id == kept


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.close()
    with pytest.raises(StoreProblem):
        store.kept_before(GIVEN.record, CODEC)


@pytest.mark.parametrize("version", [1, 2])
def test_games_in_files_of_older_programs_are_known(tmp_path: Path, version: int) -> None:
    shutil.copy(store_of(version), tmp_path / FILE_NAME)
    with Store.open(tmp_path, game_of) as store:
        headers = (*store.unfinished(), *store.finished())
        assert len(headers) > 1
        for header in headers:
            game = game_of(header.game)
            assert game is not None
            record = store.load(header.id, Codec(game)).record
            found = store.kept_before(evolve(record, version=game.version), Codec(game))
            assert found == header
            assert store.kept_before(evolve(record, seed=record.seed ^ 1), Codec(game)) is None


# ---- kept only once -----------------------------------------------------------------------------------


def test_a_game_is_kept_once_however_often_it_is_taken_in(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as another:
        first = one.keep_once(GIVEN.record, GIVEN.last, CODEC)
        again = another.keep_once(GIVEN.record, GIVEN.last, CODEC)
        assert isinstance(first, str)
        assert isinstance(again, Header)
        assert again.id == first
        assert one.load(first, CODEC).record == GIVEN.record
        assert len(one.unfinished()) == 1


def test_between_looking_and_keeping_nobody_else_can_keep_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, refused = alike.kept_before, list[Kind | ImportKind]()
    with Store.open(tmp_path) as one, Store.open(tmp_path) as another:
        another._connection.execute("PRAGMA busy_timeout = 0")

        def look(*wanted: Any) -> Header | None:
            found = really(*wanted)
            with pytest.raises(StoreProblem) as refusal:
                another.new_game(GIVEN.record, GIVEN.last, CODEC)
            refused.append(refusal.value.kind)
            return found

        monkeypatch.setattr(alike, "kept_before", look)
        one.keep_once(GIVEN.record, GIVEN.last, CODEC)
    assert refused == [Kind.locked]
