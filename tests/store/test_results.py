"""How games ended outlasts the games, the best times are kept until somebody is faster."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from halloween_table.engine.game import Best
from halloween_table.engine.record import Player
from halloween_table.store import results, store
from halloween_table.store.problems import ChangedElsewhere, StoreProblem
from halloween_table.store.results import Kept
from halloween_table.store.rows import Person
from halloween_table.store.store import Store

from .support import CODEC, GAME, PLAYERS, Script, keep, keep_at_once, script

WHAT = "castle-7/guest-3"


@pytest.fixture(params=["file", "memory"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) if request.param == "file" else Store.in_memory() as opened:
        yield opened


@pytest.fixture(autouse=True)
def a_clock_that_never_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(1_000_000)
    for module in (store, results):
        monkeypatch.setattr(module, "now", lambda: next(clock))


# ---- how games ended ------------------------------------------------------------------------------


def points_by_seat(scripted: Script) -> tuple[int, ...]:
    return tuple(standing.points for standing in GAME.standings(scripted.last))


def winners(scripted: Script) -> tuple[str, ...]:
    outcome = GAME.outcome(scripted.last)
    assert outcome is not None
    return tuple(scripted.record.players[seat].name for seat in outcome.winners)


def test_the_end_of_a_game_is_a_result(kept: Store) -> None:
    scripted = script(3, seats=3)
    game_id, _ = keep(kept, scripted)
    (result,) = kept.results.newest()
    assert (result.game, result.played) == (GAME.key, game_id)
    assert result.players == tuple(Person(p.name, p.figure, p.colour) for p in PLAYERS[:3])
    assert result.winners == winners(scripted)
    assert result.points == points_by_seat(scripted)
    (header,) = kept.finished()
    assert result.at == header.touched


def test_a_game_that_goes_on_has_no_result(kept: Store) -> None:
    keep_at_once(kept, script(3, length=20))
    assert kept.results.newest() == ()
    assert kept.results.count() == 0


def test_a_game_from_outside_that_is_over_is_a_result(kept: Store) -> None:
    scripted = script(2)
    outcome = GAME.outcome(scripted.last)
    game_id = kept.new_game(scripted.record, scripted.last, CODEC, outcome=outcome)
    (result,) = kept.results.newest()
    assert (result.played, result.winners) == (game_id, winners(scripted))


def test_taking_back_the_last_move_takes_back_the_result(kept: Store) -> None:
    scripted = script(4)
    game_id, revision = keep_at_once(kept, scripted)
    other, _ = keep_at_once(kept, script(5))
    revision = kept.take_back(game_id, revision, scripted.positions[-2], CODEC)
    assert [result.played for result in kept.results.newest()] == [other]
    outcome = GAME.outcome(scripted.last)
    last = scripted.record.moves[-1]
    kept.append(game_id, revision, [last], scripted.last, CODEC, outcome=outcome)
    assert [result.played for result in kept.results.newest()] == [game_id, other]


def test_a_deleted_game_leaves_its_result(kept: Store) -> None:
    game_id, _ = keep_at_once(kept, script(4))
    (before,) = kept.results.newest()
    kept.delete(game_id)
    assert kept.finished() == ()
    assert kept.results.newest() == (before,)


def test_the_result_comes_with_the_last_move_or_not_at_all(kept: Store) -> None:
    scripted = script(4)
    moves, outcome = scripted.record.moves, GAME.outcome(scripted.last)
    game_id, revision = keep_at_once(kept, script(4, length=len(moves) - 1))
    with pytest.raises(ChangedElsewhere):
        kept.append(game_id, revision - 1, moves[-1:], scripted.last, CODEC, outcome=outcome)
    assert kept.results.count() == 0
    in_the_way = "CREATE TRIGGER full BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'no'); END"
    kept._connection.execute(in_the_way)
    with pytest.raises(StoreProblem):
        kept.append(game_id, revision, moves[-1:], scripted.last, CODEC, outcome=outcome)
    assert kept.load(game_id, CODEC).record.moves == moves[:-1]
    kept._connection.execute("DROP TRIGGER full")
    kept.append(game_id, revision, moves[-1:], scripted.last, CODEC, outcome=outcome)
    assert kept.results.count() == 1


def test_results_are_listed_newest_first_and_page_by_page(kept: Store) -> None:
    ids = [keep_at_once(kept, script(seed))[0] for seed in range(5)]
    listed = [result.played for result in kept.results.newest()]
    assert listed == ids[::-1]
    assert [result.played for result in kept.results.newest(2, 1)] == listed[1:3]
    assert kept.results.newest(2, 9) == ()
    assert kept.results.count() == 5


@pytest.mark.parametrize(
    "outcome", ["[[[", "7", "null", '{"standings": 5}', '{"standings": [{"seat": 0}]}']
)
def test_an_outcome_nobody_can_read_costs_only_itself(kept: Store, outcome: str) -> None:
    keep_at_once(kept, script(4))
    kept._connection.execute("UPDATE results SET outcome = ?", (outcome,))
    (result,) = kept.results.newest()
    assert (result.winners, result.points) == ((), ())
    assert [person.name for person in result.players] == ["Оленка", "Zbyszek"]


# ---- who has played -------------------------------------------------------------------------------


def seat(kept: Store, *players: Player, over: bool = False) -> str:
    """A game of these, which has just begun, or is over."""
    scripted = script(6, length=1_000 if over else 0, seats=len(players))
    record, outcome = evolve(scripted.record, players=players), GAME.outcome(scripted.last)
    return kept.new_game(record, scripted.last, CODEC, outcome=outcome)


ANN, BEN, CAS = (
    Player("Ann", "cat", "blue"),
    Player("Ben", "owl", "red"),
    Player("Cas", "bat", "green"),
)


def names(kept: Store, most: int = 50) -> list[str]:
    return [person.name for person in kept.results.people(most)]


def test_nobody_has_played_yet(kept: Store) -> None:
    assert kept.results.people() == ()


def test_whoever_played_last_comes_first(kept: Store) -> None:
    seat(kept, ANN, BEN, over=True)
    seat(kept, CAS, BEN)
    assert names(kept) == ["Cas", "Ben", "Ann"]
    seat(kept, ANN, CAS, over=True)
    assert names(kept) == ["Ann", "Cas", "Ben"]
    assert names(kept, most=2) == ["Ann", "Cas"]


def test_people_come_with_what_they_last_used(kept: Store) -> None:
    seat(kept, ANN, BEN)
    seat(kept, evolve(ANN, figure="witch", colour="orange"), CAS)
    assert kept.results.people()[0] == Person("Ann", "witch", "orange")


def test_one_person_is_offered_once_however_the_name_is_written(kept: Store) -> None:
    seat(kept, ANN, BEN)
    seat(kept, evolve(ANN, name=" ANN"), BEN)
    assert names(kept) == [" ANN", "Ben"]


def test_a_mind_is_nobody(kept: Store) -> None:
    seat(kept, ANN, evolve(BEN, mind="thrifty"))
    assert names(kept) == ["Ann"]


def test_people_are_remembered_when_their_game_is_deleted_after_its_end(kept: Store) -> None:
    kept.delete(seat(kept, ANN, BEN, over=True))
    assert names(kept) == ["Ann", "Ben"]


def test_players_nobody_can_read_are_left_out(kept: Store) -> None:
    spoiled = seat(kept, ANN, BEN)
    seat(kept, CAS, BEN)
    kept._connection.execute("UPDATE games SET players = '[7]' WHERE id = ?", (spoiled,))
    assert names(kept) == ["Cas", "Ben"]


# ---- the best times -------------------------------------------------------------------------------


def best(milliseconds: int, steps: int = 12, what: str = WHAT) -> Best:
    return Best(0, what, milliseconds, steps)


def test_there_is_none_before_the_first(kept: Store) -> None:
    assert kept.results.get("booo", WHAT) is None
    assert kept.results.offer("booo", best(5000), "Оленка") is None
    assert kept.results.get("booo", WHAT) == Kept("Оленка", 5000, 12)


def test_only_a_faster_time_takes_its_place(kept: Store) -> None:
    first = Kept("Ann", 5000, 12)
    kept.results.offer("booo", best(5000), "Ann")
    assert kept.results.offer("booo", best(6000, 8), "Ben") == first
    assert kept.results.offer("booo", best(5000, 8), "Cas") == first, "the older one stays"
    assert kept.results.get("booo", WHAT) == first
    assert kept.results.offer("booo", best(4999, 30), "Dot") == first
    assert kept.results.get("booo", WHAT) == Kept("Dot", 4999, 30)


def test_everybodys_own_best_is_kept_once(kept: Store) -> None:
    for milliseconds, name in ((5000, "Ann"), (6000, "Ben"), (5500, "Ben"), (7000, "Ann")):
        kept.results.offer("booo", best(milliseconds), name)
    own = kept._connection.execute(
        "SELECT name, milliseconds FROM results ORDER BY name"
    ).fetchall()
    assert [tuple(row) for row in own] == [("Ann", 5000), ("Ben", 5500)]


def test_games_and_what_is_done_in_them_are_kept_apart(kept: Store) -> None:
    kept.results.offer("booo", best(5000), "Ann")
    kept.results.offer("booo", best(7000, what="castle-7/guest-4"), "Ben")
    assert kept.results.get("booo", "castle-7/guest-4") == Kept("Ben", 7000, 12)
    assert kept.results.get("halloween", WHAT) is None


def test_a_best_time_is_no_game_that_ended(kept: Store) -> None:
    game_id, _ = keep_at_once(kept, script(4))
    kept.results.offer("booo", best(5000), "Ann", game_id)
    assert kept.results.count() == len(kept.results.newest()) == 1
    assert "Ann" not in names(kept)


def test_a_best_time_stays_when_its_game_is_deleted_or_taken_back(kept: Store) -> None:
    scripted = script(4)
    game_id, revision = keep_at_once(kept, scripted)
    kept.results.offer("booo", best(5000), "Ann", game_id)
    kept.take_back(game_id, revision, scripted.positions[-2], CODEC)
    kept.delete(game_id)
    assert kept.results.get("booo", WHAT) == Kept("Ann", 5000, 12)


@pytest.mark.parametrize("wrong", ["milliseconds = -1", "milliseconds = NULL", "steps = 'many'"])
def test_no_foreign_hand_can_make_it_nonsense(kept: Store, wrong: str) -> None:
    kept.results.offer("booo", best(5000), "Ann")
    with pytest.raises(Exception, match=r"constraint failed|cannot store"):
        kept._connection.execute(f"UPDATE results SET {wrong}")


def test_a_closed_store_says_so_as_a_problem(tmp_path: Path) -> None:
    closed = Store.open(tmp_path)
    closed.close()
    attempts: tuple[Any, ...] = (
        lambda: closed.results.get("booo", "x"),
        lambda: closed.results.offer("booo", best(1), "Ann"),
        lambda: closed.results.newest(),
        lambda: closed.results.count(),
        lambda: closed.results.people(),
    )
    for attempt in attempts:
        with pytest.raises(StoreProblem):
            attempt()
