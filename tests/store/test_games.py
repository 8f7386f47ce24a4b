"""Games, moves and settings come back as they were kept."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve

from halloween_table.engine.game import Outcome, Score, Standing
from halloween_table.engine.record import Origin, Player
from halloween_table.games.candy_hunters.rules.position import Stage
from halloween_table.store import store
from halloween_table.store.problems import ChangedElsewhere, DamagedGame, Kind, StoreProblem
from halloween_table.store.replaying import Resumed, resume
from halloween_table.store.rows import Person
from halloween_table.store.sought import Sought, Word
from halloween_table.store.store import Store

from .support import CODEC, GAME, PLAYERS, empty_record, keep, keep_at_once, script


@pytest.fixture(params=["file", "memory"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) if request.param == "file" else Store.in_memory() as opened:
        yield opened


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_comes_back_as_it_was_played(kept: Store, seats: int) -> None:
    scripted = script(6, seats=seats)
    game_id, revision = keep(kept, scripted)
    saved = kept.load(game_id, CODEC)
    assert saved.record == scripted.record
    assert saved.snapshot == scripted.last
    assert saved.revision == revision == len(scripted.record.moves)
    assert saved.ended
    assert saved.outcome == GAME.outcome(scripted.last)
    resumed = resume(saved, GAME)
    assert resumed.start == scripted.positions[0]
    assert tuple(step.position for step in resumed.steps) == scripted.positions[1:]
    assert (resumed.position, resumed.from_record) == (scripted.last, True)


def test_a_snapshot_comes_back_with_its_stage_and_colours_and_can_be_played_on(
    kept: Store,
) -> None:
    scripted = script(3, length=10)
    game_id, _ = keep(kept, scripted)
    snapshot = kept.load(game_id, CODEC).snapshot
    assert snapshot is not None
    assert type(snapshot.stage) is Stage
    (actor,) = GAME.actors(scripted.last)
    assert list(GAME.moves(snapshot, actor)) == list(GAME.moves(scripted.last, actor))


def test_a_game_lasts_when_the_store_is_closed_and_opened_again(tmp_path: Path) -> None:
    scripted = script(1, length=7)
    with Store.open(tmp_path) as first:
        game_id, revision = keep(first, scripted)
        before = first.load(game_id, CODEC)
    with Store.open(tmp_path) as second:
        assert second.load(game_id, CODEC) == before
        assert (second.put_aside, second.salvaged) == (None, 0)
        assert before.revision == revision


def test_a_whole_game_from_outside_is_kept_at_once(kept: Store) -> None:
    scripted = script(2)
    game_id = kept.new_game(
        scripted.record, scripted.last, CODEC, outcome=GAME.outcome(scripted.last)
    )
    saved = kept.load(game_id, CODEC)
    assert (saved.record, saved.revision, saved.ended) == (scripted.record, 0, True)


def test_a_move_taken_back_is_gone_and_another_can_be_played(kept: Store) -> None:
    scripted = script(4, length=5)
    game_id, revision = keep(kept, scripted)
    revision = kept.take_back(game_id, revision, scripted.positions[-2], CODEC)
    saved = kept.load(game_id, CODEC)
    assert saved.record.moves == scripted.record.moves[:-1]
    assert (saved.snapshot, saved.revision) == (scripted.positions[-2], revision)
    kept.append(game_id, revision, [scripted.record.moves[-1]], scripted.last, CODEC)
    assert kept.load(game_id, CODEC).record == scripted.record


def test_several_moves_are_kept_in_one_change(kept: Store) -> None:
    scripted = script(4)
    game_id, revision = keep(kept, script(4, length=3))
    more, outcome = scripted.record.moves[3:], GAME.outcome(scripted.last)
    after = kept.append(game_id, revision, more, scripted.last, CODEC, outcome=outcome)
    saved = kept.load(game_id, CODEC)
    assert after == saved.revision == revision + 1
    assert (saved.record, saved.snapshot) == (scripted.record, scripted.last)
    assert (saved.ended, saved.outcome) == (True, outcome)
    (header,) = kept.finished()
    assert header.moves == len(scripted.record.moves)


def test_of_several_moves_none_is_kept_if_one_cannot_be(kept: Store) -> None:
    scripted = script(1, length=6)
    game_id, revision = keep(kept, script(1, length=2))
    before = kept.load(game_id, CODEC)
    kept._connection.execute("INSERT INTO moves VALUES (?, 4, 0, '{}')", (game_id,))
    with pytest.raises(StoreProblem):
        kept.append(game_id, revision, scripted.record.moves[2:], scripted.last, CODEC)
    kept._connection.execute("DELETE FROM moves WHERE n = 4")
    assert kept.load(game_id, CODEC) == before


def test_taking_back_the_last_move_of_all_makes_a_finished_game_unfinished(kept: Store) -> None:
    scripted = script(4)
    game_id, revision = keep(kept, scripted)
    assert [header.id for header in kept.finished()] == [game_id]
    kept.take_back(game_id, revision, scripted.positions[-2], CODEC)
    assert kept.finished() == ()
    (header,) = kept.unfinished()
    assert (header.ended, header.winners, header.points) == (False, (), ())


def test_there_is_nothing_to_take_back_before_the_first_move(kept: Store) -> None:
    game_id, revision = keep(kept, script(4, length=0))
    with pytest.raises(ChangedElsewhere):
        kept.take_back(game_id, revision, script(4, length=0).last, CODEC)
    assert kept.load(game_id, CODEC).revision == 0


def test_games_are_listed_by_when_they_were_touched_last(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(1_000_000)
    monkeypatch.setattr(store, "now", lambda: next(clock))
    scripted = script(8, length=2)
    first, revision = keep(kept, scripted)
    second, _ = keep(kept, script(9, length=3, seats=3))
    over, _ = keep(kept, script(10))
    assert [header.id for header in kept.unfinished()] == [second, first]
    kept.take_back(first, revision, scripted.positions[1], CODEC)
    assert [(header.id, header.moves) for header in kept.unfinished()] == [(first, 1), (second, 3)]
    assert [header.id for header in kept.finished()] == [over]


def test_games_touched_in_the_same_moment_are_listed_as_they_came(
    kept: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "now", lambda: 1_000_000)
    ids = [keep_at_once(kept, script(seed, length=1))[0] for seed in range(5)]
    assert [header.id for header in kept.unfinished()] == ids[::-1]


@pytest.mark.parametrize("over", [False, True])
def test_games_are_listed_page_by_page(kept: Store, over: bool) -> None:
    for seed in range(3):
        keep_at_once(kept, script(seed, length=1_000 if not over else 2))
    ids = [keep_at_once(kept, script(seed, length=1_000 if over else 2))[0] for seed in range(7)]
    listed, count = (
        (kept.finished, kept.count_finished) if over else (kept.unfinished, kept.count_unfinished)
    )
    assert count() == 7
    everything = listed()
    assert [header.id for header in everything] == ids[::-1]
    assert listed(3) == everything[:3]
    assert listed(3, 3) == everything[3:6]
    assert listed(3, 6) == everything[6:]
    assert listed(3, 9) == listed(0) == ()


@pytest.mark.parametrize("ended", [0, 1])
def test_a_page_is_found_without_looking_at_every_game(kept: Store, ended: int) -> None:
    plan = kept._connection.execute(
        f"EXPLAIN QUERY PLAN {store._HEADERS.format('')}", (ended, 20, 40)
    )
    steps = " ".join(row["detail"] for row in plan)
    assert "USING INDEX games_by_touch" in steps
    assert "TEMP B-TREE" not in steps, "they are not sorted either"


def test_a_header_says_who_plays_what(kept: Store) -> None:
    keep(kept, script(5, length=4, seats=4))
    (header,) = kept.unfinished()
    assert header.game == "candy_hunters"
    assert header.rules_version == GAME.version
    assert header.players == tuple(Person(p.name, p.figure, p.colour) for p in PLAYERS)
    assert header.created < header.touched
    assert (header.moves, header.revision) == (4, 4)
    assert (header.ended, header.winners, header.points) == (False, (), ())


@pytest.mark.parametrize("seed", range(4))
def test_the_header_of_a_finished_game_says_how_it_ended(kept: Store, seed: int) -> None:
    scripted = script(seed, seats=2 + seed % 3)
    keep_at_once(kept, scripted)
    (header,) = kept.finished()
    outcome = GAME.outcome(scripted.last)
    assert outcome is not None
    assert header.ended
    assert header.winners == tuple(PLAYERS[seat].name for seat in outcome.winners)
    points = {standing.seat: standing.points for standing in outcome.standings}
    assert header.points == tuple(points[seat] for seat in range(len(scripted.record.players)))


def test_those_who_share_the_first_place_are_all_named(kept: Store) -> None:
    outcome = Outcome((Standing(1, 1, ()), Standing(0, 1, (Score("x", 2, 0),))), (None,))
    scripted = script(1)
    kept.new_game(scripted.record, scripted.last, CODEC, outcome=outcome)
    (header,) = kept.finished()
    assert header.winners == ("Zbyszek", "Оленка")
    assert header.points == (0, 0)


@pytest.mark.parametrize(
    "players",
    [
        "{",
        "null",
        "[7]",
        '["Ann"]',
        '[{"name": "Ann"}]',
        '[{"name": "Ann", "figure": "cat", "colour": 5}]',
        '[{"name": "Ann", "figure": "cat", "colour": "red", "mind": null}]',
        '[{"name": "\\ud83d", "figure": "cat", "colour": "red"}]',
        "[" * 100_000,
    ],
)
def test_players_nobody_can_read_do_not_spoil_the_list(kept: Store, players: str) -> None:
    keep_at_once(kept, script(1))
    kept._connection.execute("UPDATE games SET players = ?", (players,))
    (header,) = kept.finished()
    assert (header.players, header.winners, header.points) == ((), (), ())


@pytest.mark.parametrize(
    "outcome",
    [
        "{",
        "7",
        "[]",
        '{"standings": [{"seat": 0, "rank": 1, "scores": []}]}',
        '{"standings": [{"seat": [], "rank": 1, "scores": []}]}',
        '{"standings": [{"seat": 0, "rank": 1, "scores": 5}]}',
        '{"standings": [{"seat": 0, "rank": 1, "scores": [{"points": 1.5}]}]}',
        '{"standings": [{"seat": 7, "rank": 1, "scores": []}, {"seat": 0, "rank": 1, "scores": []}]}',
    ],
)
def test_an_outcome_nobody_can_read_does_not_spoil_the_list(kept: Store, outcome: str) -> None:
    keep_at_once(kept, script(1))
    kept._connection.execute("UPDATE games SET outcome = ?", (outcome,))
    (header,) = kept.finished()
    assert [person.name for person in header.players] == ["Оленка", "Zbyszek"]
    assert (header.winners, header.points) == ((), ())


@pytest.mark.parametrize("value", ["x'00FF'", "7", "'x'"])
@pytest.mark.parametrize("column", ["created", "touched", "moves", "players", "outcome", "game"])
def test_a_torn_row_does_not_spoil_the_list(kept: Store, column: str, value: str) -> None:
    """SQLite itself keeps numbers and texts apart, but it cannot help it if the disk does not."""
    torn, _ = keep_at_once(kept, script(1))
    whole, _ = keep_at_once(kept, script(2))
    kept._connection.execute("PRAGMA writable_schema = ON")
    kept._connection.execute("UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')')")
    kept._connection.execute("PRAGMA writable_schema = RESET")
    kept._connection.execute(f"UPDATE games SET {column} = {value} WHERE id = ?", (torn,))
    assert {header.id for header in kept.finished()} == {torn, whole}
    kept.results.newest()
    kept.results.people()


@pytest.mark.parametrize("redrawn", [None, 77])
def test_a_game_played_on_from_another_says_so(kept: Store, redrawn: int | None) -> None:
    scripted = script(4, length=20)
    origin = Origin(keep_at_once(kept, scripted)[0], 15, redrawn)
    record = evolve(scripted.record, origin=origin)
    game_id = kept.new_game(record, scripted.last, CODEC)
    saved = kept.load(game_id, CODEC)
    assert (saved.record, saved.revision) == (record, 0)


def test_a_mind_comes_back_with_its_seat(kept: Store) -> None:
    players = (PLAYERS[0], evolve(PLAYERS[1], mind="thrifty"))
    record = evolve(empty_record(1), players=players)
    game_id = kept.new_game(record, script(1, length=0).last, CODEC)
    assert kept.load(game_id, CODEC).record.players == players
    (header,) = kept.unfinished()
    assert [person.mind for person in header.players] == ["", "thrifty"]


def test_a_deleted_game_is_gone_and_the_others_stay(kept: Store) -> None:
    gone, revision = keep(kept, script(1, length=3))
    stays, _ = keep(kept, script(2, length=3))
    kept.delete(gone)
    kept.delete(gone)
    assert [header.id for header in kept.unfinished()] == [stays]
    with pytest.raises(StoreProblem) as problem:
        kept.load(gone, CODEC)
    assert problem.value.kind is Kind.gone
    with pytest.raises(ChangedElsewhere):
        kept.append(gone, revision, [script(1).record.moves[3]], script(1).positions[4], CODEC)
    assert kept._connection.execute("SELECT count(*) FROM moves").fetchone()[0] == 3


def test_a_record_that_could_not_be_read_back_is_refused_at_the_start(kept: Store) -> None:
    half_an_emoji = evolve(PLAYERS[0], name="Ann \ud83d")
    record = evolve(empty_record(1), players=(half_an_emoji, PLAYERS[1]))
    with pytest.raises(StoreProblem) as problem:
        kept.new_game(record, script(1).positions[0], CODEC)
    assert problem.value.kind is Kind.other
    assert kept.unfinished() == ()


def test_settings_come_back(kept: Store) -> None:
    value = {"language": "uk", "scale": 1.5, "recent": ["Оленка", None, True]}
    kept.settings.set("look", value)
    assert kept.settings.get("look") == value
    kept.settings.set("look", None)
    assert kept.settings.get("look", "default") is None


def test_a_setting_nobody_made_or_nobody_can_read_is_the_default(kept: Store) -> None:
    assert kept.settings.get("sound") is None
    kept.settings.set("sound", 1)
    kept._connection.execute("UPDATE settings SET value = '{'")
    assert kept.settings.get("sound", 7) == 7


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE games SET options = '{' WHERE id = ?",
        "UPDATE games SET players = '[]' WHERE id = ?",
        "UPDATE games SET players = CAST(X'5BFF' AS TEXT) WHERE id = ?",
        "UPDATE games SET game = 'chess' WHERE id = ?",
        "UPDATE games SET origin = '{' WHERE id = ?",
        'UPDATE games SET origin = \'{"game": "a", "moves": 9, "redrawn": 0}\' WHERE id = ?',
        "UPDATE games SET moves = moves + 1 WHERE id = ?",
        "DELETE FROM moves WHERE n = 1 AND game = ?",
        "UPDATE moves SET move = '[]' WHERE n = 1 AND game = ?",
        'UPDATE moves SET move = \'{"move": "Fly"}\' WHERE n = 1 AND game = ?',
        "UPDATE moves SET move = replace(hex(zeroblob(100000)), '0', '[') WHERE game = ?",
    ],
)
def test_a_damaged_game_is_a_problem_of_that_game_only(kept: Store, spoil: str) -> None:
    healthy, _ = keep(kept, script(1, length=3))
    damaged, _ = keep(kept, script(2, length=3))
    kept._connection.execute(spoil, (damaged,))
    with pytest.raises(DamagedGame) as problem:
        kept.load(damaged, CODEC)
    assert problem.value.kind is Kind.damaged_game
    assert problem.value.game_id == damaged
    assert kept.load(healthy, CODEC).record == script(1, length=3).record
    assert {header.id for header in kept.unfinished()} == {healthy, damaged}


def test_an_unlawful_move_in_a_record_is_found_when_it_is_resumed(kept: Store) -> None:
    scripted = script(1, length=3)
    game_id = kept.new_game(
        evolve(scripted.record, moves=scripted.record.moves * 2), scripted.last, CODEC
    )
    with pytest.raises(DamagedGame):
        resume(kept.load(game_id, CODEC), GAME)


def test_a_game_of_older_rules_goes_on_from_its_snapshot(kept: Store) -> None:
    scripted = script(1, length=3)
    game_id = kept.new_game(evolve(scripted.record, version=0), scripted.last, CODEC)
    saved = kept.load(game_id, CODEC)
    assert resume(saved, GAME) == Resumed(scripted.last, from_record=False)
    assert resume(saved, GAME).position == scripted.last
    for spoiled in (None, evolve(scripted.last, seat=9), evolve(scripted.last, hunters=())):
        with pytest.raises(DamagedGame):
            resume(saved._replace(snapshot=spoiled), GAME)


def test_a_snapshot_nobody_understands_does_not_cost_the_game(kept: Store) -> None:
    scripted = script(1, length=3)
    game_id, _ = keep(kept, scripted)
    kept._connection.execute("UPDATE games SET snapshot = '{\"old\": 1}'")
    saved = kept.load(game_id, CODEC)
    assert saved.snapshot is None
    assert resume(saved, GAME).position == scripted.last


def test_a_game_of_newer_rules_waits_for_a_newer_program(kept: Store) -> None:
    scripted = script(1, length=3)
    game_id = kept.new_game(evolve(scripted.record, version=GAME.version + 1), scripted.last, CODEC)
    with pytest.raises(StoreProblem) as problem:
        resume(kept.load(game_id, CODEC), GAME)
    assert problem.value.kind is Kind.newer_schema


def test_a_closed_store_says_so_as_a_problem(tmp_path: Path) -> None:
    closed = Store.open(tmp_path)
    game_id, revision = keep(closed, script(1, length=1))
    closed.close()
    for attempt in (
        lambda: closed.load(game_id, CODEC),
        lambda: closed.unfinished(),
        lambda: closed.delete(game_id),
        lambda: closed.settings.get("x"),
        lambda: closed.take_back(game_id, revision, script(1).positions[0], CODEC),
    ):
        with pytest.raises(StoreProblem) as problem:
            attempt()
        assert problem.value.kind is Kind.other


def test_nothing_is_written_when_a_change_fails_half_way(kept: Store) -> None:
    game_id, revision = keep(kept, script(1, length=2))
    before = kept.load(game_id, CODEC)
    kept._connection.execute(
        "INSERT INTO moves VALUES (?, 2, 0, '{}')", (game_id,)
    )  # in the way of the next move
    with pytest.raises(StoreProblem):
        kept.append(game_id, revision, [script(1).record.moves[2]], script(1).positions[3], CODEC)
    kept._connection.execute("DELETE FROM moves WHERE n = 2")
    assert kept.load(game_id, CODEC) == before


# ---- looking for a game -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ((), "abc"),
        ((Word("ОЛЕНКА"),), "ab"),
        ((Word("ленк"), Word("ann")), "a"),
        ((Word("NICCOLÒ"),), "ac"),
        ((Word("straße"),), "c"),
        ((Word("STRASSE"),), "c"),
        ((Word("100%_"),), ""),
        ((Word("candy", (GAME.key,)),), "abc"),
        ((Word("candy", (GAME.key,)), Word("zby")), "ab"),
        ((Word("booo", ("booo", "halloween")),), ""),
    ],
)
def test_a_finished_game_is_found_by_names_in_any_letters(words: Sought, found: str) -> None:
    seats = {"a": PLAYERS, "b": PLAYERS[:2], "c": (Player("Straße", "cat", "red"), PLAYERS[2])}
    with Store.in_memory() as kept:
        ids = {}
        for name, players in seats.items():
            scripted = script(6, seats=len(players))
            record = evolve(scripted.record, players=players)
            outcome = GAME.outcome(scripted.last)
            ids[kept.new_game(record, scripted.last, CODEC, outcome=outcome)] = name
        listed = kept.finished(sought=words)
        assert sorted(ids[header.id] for header in listed) == list(found)
        assert kept.count_finished(words) == len(found)
        assert kept.finished(1, 1, words) == listed[1:2]


def test_a_list_says_where_a_game_was_played_on_from(kept: Store) -> None:
    scripted = script(6, length=8)
    record = evolve(scripted.record, origin=Origin("0" * 32, 5, None))
    plain, branched = (
        kept.new_game(each, scripted.last, CODEC) for each in (scripted.record, record)
    )
    assert {header.id: header.branched for header in kept.unfinished()} == {
        plain: None,
        branched: 5,
    }
    kept._connection.execute("UPDATE games SET origin = '[7' WHERE id = ?", (branched,))
    assert {header.branched for header in kept.unfinished()} == {None}
