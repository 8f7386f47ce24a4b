"""What is lost is noticed: otherwise all the kills would say nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from halloween_table.store.store import Store
from tests.store.support import keep, script
from tests.tally import Lost, Tally

from .surviving import State, States, after_all, check_kept, states_in

LENGTH = 20
LAST_MOVE_GONE = (
    f"DELETE FROM moves WHERE n = {LENGTH - 1}",
    f"UPDATE games SET moves = {LENGTH - 1}",
)
ONE_CHANGE_MORE = "UPDATE games SET revision = revision + 1"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """With a game that goes on."""
    with Store.open(tmp_path) as store:
        keep(store, script(1, length=LENGTH))
        yield store


def change(store: Store, *statements: str) -> None:
    for statement in statements:
        store._connection.execute(statement)


def told(store: Store) -> States:
    """What is kept, as somebody was told it."""
    return {id_: State(state.revision, state.moves) for id_, state in states_in(store).items()}


def test_what_is_there_is_not_lost(store: Store) -> None:
    check_kept(store, told(store))
    check_kept(store, states_in(store))


def test_a_change_under_way_is_no_loss(store: Store) -> None:
    ((game_id, last),) = told(store).items()
    check_kept(store, {game_id: State(last.revision - 1, last.moves[:-1])})
    check_kept(store, {game_id: State(last.revision - 1, (*last.moves, (0, "{}")))})
    check_kept(store, {})


@pytest.mark.parametrize(
    ("statements", "moves"),
    [
        (LAST_MOVE_GONE, 1),
        (("UPDATE games SET revision = revision - 2",), 2),
        (("DELETE FROM games",), LENGTH + 1),
    ],
    ids=["the last move", "one that was taken back", "the game"],
)
def test_what_is_lost_is_counted(store: Store, statements: tuple[str, ...], moves: int) -> None:
    before, tally = told(store), Tally()
    change(store, *statements)
    assert not tally.survived("a kill", lambda: check_kept(store, before))
    assert (tally.tried, len(tally.failures), tally.lost) == (1, 1, moves)


@pytest.mark.parametrize(
    "statements",
    [
        (ONE_CHANGE_MORE, ONE_CHANGE_MORE),
        ("UPDATE games SET seed = seed + 1",),
        ("UPDATE games SET touched = touched + 1",),
        ('UPDATE moves SET move = \'{"move":"Pass"}\' WHERE n = 5', ONE_CHANGE_MORE),
        ("UPDATE games SET ended = 1", ONE_CHANGE_MORE),
        (
            "INSERT INTO results (game, played, at, players, outcome) "
            "SELECT game, id, 1, players, 'null' FROM games",
        ),
    ],
    ids=["two more", "another deal", "another time", "another move", "an end", "a result"],
)
def test_what_has_changed_is_noticed(store: Store, statements: tuple[str, ...]) -> None:
    before = states_in(store)
    change(store, *statements)
    with pytest.raises(AssertionError):
        check_kept(store, before)


def test_other_moves_than_were_told_are_noticed(store: Store) -> None:
    before = told(store)
    change(store, "UPDATE moves SET actor = 1 - actor WHERE n = 19")
    with pytest.raises(Lost):
        check_kept(store, before)


def test_what_is_told_is_put_together() -> None:
    a, b, c = ((0, move) for move in "abc")
    states = after_all(
        {"one": State(4, (a, b))},
        [("one", 5, 2, [c]), ("one", 6, 1, []), ("two", 0, 0, []), ("two", 1, 0, [b])],
    )
    assert states == {"one": State(6, (a,)), "two": State(1, (b,))}
