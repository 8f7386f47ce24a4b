"""Everything that any version of the program has ever written still opens."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import FORMAT_VERSION
from halloween_table.engine.record import Hints, Played, replay
from halloween_table.games.shelf import SHELF
from halloween_table.store import schema
from halloween_table.store.exchange import export_text, import_text
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.replaying import resume
from halloween_table.store.results import Kept
from halloween_table.store.store import Store

from .sampling import BESTS, Sample, exports, game_of, store_of

EXPORTS = [sample for version in range(1, FORMAT_VERSION + 1) for sample in exports(version)]
SCHEMAS = range(1, len(schema.MIGRATIONS) + 1)


@pytest.fixture(params=SCHEMAS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    shutil.copyfile(store_of(request.param), tmp_path / FILE_NAME)
    return Store.open(tmp_path)


@pytest.mark.parametrize("sample", EXPORTS, ids=lambda sample: "/".join(sample.path.parts[-2:]))
def test_an_export_of_any_version_opens(sample: Sample) -> None:
    imported = import_text(sample.path.read_bytes(), game_of)
    assert imported.record.moves
    assert (sample.game.outcome(imported.position) is not None) == sample.over
    assert imported.position == replay(sample.game, imported.record)
    today = export_text(imported.record, Codec(sample.game))
    assert import_text(today.encode(), game_of) == imported


def test_an_export_of_todays_version_is_what_is_written_today() -> None:
    """If this fails, the format has changed: it needs a version and samples of its own."""
    for sample in exports(FORMAT_VERSION):
        text = sample.path.read_text(encoding="utf-8")
        assert export_text(import_text(text.encode(), game_of).record, Codec(sample.game)) == text


def test_some_games_of_todays_version_were_played_on_from_others() -> None:
    for sample in exports(FORMAT_VERSION):
        record = import_text(sample.path.read_bytes(), game_of).record
        assert (record.origin is None) == sample.over
        assert any(player.mind for player in record.players) != sample.over


def test_in_every_game_of_todays_version_somebody_has_asked_for_hints() -> None:
    for sample in exports(FORMAT_VERSION):
        record = import_text(sample.path.read_bytes(), game_of).record
        assert record.hints == Hints(asked=(3, 0))


def test_a_store_of_any_schema_opens_and_nothing_is_wrong_with_it(store: Store) -> None:
    with store:
        assert (store.put_aside, store.examine()) == (None, None)
        assert schema.version_of(store._connection) == len(schema.MIGRATIONS)


def test_the_games_of_any_schema_are_listed(store: Store) -> None:
    with store:
        for headers, over in ((store.unfinished(), False), (store.finished(), True)):
            assert {header.game for header in headers} == {box.key for box in SHELF}
            for header in headers:
                assert [person.name for person in header.players] == ["Оленка", "Zbyszek"]
                assert header.ended == bool(header.winners) == bool(header.points) == over
                assert header.moves > 0


def test_the_games_of_any_schema_are_played_again_and_gone_on_with(store: Store) -> None:
    with store:
        for header in (*store.unfinished(), *store.finished()):
            game = game_of(header.game)
            assert game is not None
            codec = Codec(game)
            saved = store.load(header.id, codec)
            position = resume(saved, game).position
            assert position == saved.snapshot
            assert (game.outcome(position) is not None) == header.ended == saved.ended
            if not header.ended:
                actor = game.actors(position)[0]
                move = next(game.moves(position, actor))
                after = game.play(position, actor, move).position
                store.append(saved.id, saved.revision, [Played(actor, move)], after, codec)
                assert resume(store.load(saved.id, codec), game).position == after


def test_the_results_of_any_schema_are_there(store: Store) -> None:
    with store:
        over = store.finished()
        assert store.results.count() == len(over) == len(SHELF)
        for result, header in zip(store.results.newest(), over, strict=True):
            assert (result.game, result.played, result.at) == (
                header.game,
                header.id,
                header.touched,
            )
            assert (result.players, result.winners, result.points) == (
                header.players,
                header.winners,
                header.points,
            )
        for what, (name, milliseconds, steps) in BESTS.items():
            assert store.results.get("booo", what) == Kept(name, milliseconds, steps)
        assert [person.name for person in store.results.people()][:1] == ["Оленка"]


def test_the_settings_of_any_schema_are_there_and_nothing_else_is(store: Store) -> None:
    with store:
        assert store.settings.get("language") == "uk"
        assert store.settings.get("curtain") is False
        keys = store._connection.execute("SELECT key FROM settings ORDER BY key").fetchall()
        assert [key for (key,) in keys] == ["curtain", "language"]
