"""The shelf shows every game, whatever stands in the rows of one of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.seats_editor import SeatsEditor
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.format import LONGEST_NAME
from halloween_table.engine.game import Best
from halloween_table.games.shelf import SHELF
from halloween_table.store.store import Store
from tests.store.support import CODEC, keep_at_once, script
from tests.systems import needs_time_zones

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def microseconds(moment: datetime) -> int:
    since = moment.replace(tzinfo=UTC) - EPOCH
    return (since.days * 86_400 + since.seconds) * 1_000_000 + since.microseconds


EDGES = (
    microseconds(datetime.min),
    microseconds(datetime.max),
    -1,
    -(2**63),
    2**63 - 1,
)


@pytest.fixture
def live_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def live(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield live
    monkeypatch.undo()
    time.tzset()


@needs_time_zones
@pytest.mark.parametrize("zone", ["UTC", "ZZZ-14", "ZZZ+12"])  # the farthest from Greenwich
@pytest.mark.parametrize("edge", EDGES)
def test_a_time_that_no_calendar_has_leaves_every_game_on_the_shelf(
    window: MainWindow, store: Store, live_in: Callable[[str], None], zone: str, edge: int
) -> None:
    live_in(zone)
    ids = [keep_at_once(store, script(seed, length=3))[0] for seed in range(2)]
    store._connection.execute("UPDATE games SET touched = ? WHERE id = ?", (edge, ids[0]))
    window.show_games()
    QApplication.processEvents()
    assert sorted(card.header.id for card in window.shelf.cards) == sorted(ids)
    for card in window.shelf.cards:
        assert card._when.text()
        assert window.room.unused_file(card.header.game, card.header.id, window._folder)


def rename(store: Store, game_id: str, name: str) -> None:
    """As no program of ours writes it."""
    players = [
        {"name": name, "figure": "witch", "colour": "orange", "mind": ""},
        {"name": "Ann", "figure": "cat", "colour": "blue", "mind": ""},
    ]
    store._connection.execute(
        "UPDATE games SET players = ? WHERE id = ?", (json.dumps(players), game_id)
    )


def test_a_name_without_end_costs_nothing(window: MainWindow, store: Store) -> None:
    game_id, _ = keep_at_once(store, script(1, length=3))
    rename(store, game_id, "Olenka" * 40_000)
    (header,) = store.unfinished()
    assert [len(player.name) for player in header.players] == [LONGEST_NAME, 3]
    assert {len(person.name) for person in store.results.people()} == {LONGEST_NAME, 3}
    window.show_games()
    QApplication.processEvents()
    (card,) = window.shelf.cards
    assert len(card._people()) == LONGEST_NAME + len(", Ann")


def test_a_game_of_an_endless_name_is_no_longer_than_others(store: Store) -> None:
    game_id, _ = keep_at_once(store, script(1, length=3))
    store._connection.execute("UPDATE games SET game = ? WHERE id = ?", ("x" * 200_000, game_id))
    (header,) = store.unfinished()
    assert header.game == "x" * LONGEST_NAME


def change(store: Store, column: str, value: object) -> None:
    store._connection.execute(f"UPDATE games SET {column} = ?", (json.dumps(value),))


def test_a_table_of_thousands_costs_nothing(window: MainWindow, store: Store) -> None:
    keep_at_once(store, script(1, length=3))
    person = {"name": "Ann", "figure": "cat", "colour": "blue", "mind": ""}
    change(store, "players", [person] * 50_000)
    (header,) = store.unfinished()
    assert header.players == ()
    window.show_games()
    QApplication.processEvents()
    assert len(window.shelf.cards) == 1


def test_points_without_end_are_none(store: Store) -> None:
    keep_at_once(store, script(1))
    (header,) = store.finished()
    assert len(header.points) == 2
    scores = [{"name": "x", "points": 10**300}]
    standings = [{"seat": seat, "rank": 1, "scores": scores} for seat in range(2)]
    change(store, "outcome", {"standings": standings})
    (header,) = store.finished()
    assert (header.points, header.winners) == ((), ())


@pytest.mark.parametrize(("moves", "branched"), [(7, 7), (10**300, None), (-7, None)])
def test_a_game_is_played_on_from_a_move_that_can_be(
    store: Store, moves: int, branched: int | None
) -> None:
    keep_at_once(store, script(1, length=3))
    change(store, "origin", {"game": "x", "moves": moves, "redrawn": None, "earlier": None})
    assert store.unfinished()[0].branched == branched


def test_whatever_is_remembered_of_a_seat_is_short(preferences: Preferences) -> None:
    endless = dict.fromkeys(("name", "figure", "colour", "mind", "more"), "x" * 200_000)
    preferences.set_seats("together", [endless])
    (seat,) = preferences.seats("together")
    assert seat == dict.fromkeys(("name", "figure", "colour", "mind"), "x" * LONGEST_NAME)


TURNS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""All that turn the direction of what is written after them."""


@pytest.mark.parametrize("turn", TURNS, ids=ascii)
def test_no_name_turns_round_what_stands_beside_it(store: Store, turn: str) -> None:
    game_id, _ = keep_at_once(store, script(1, length=3))
    rename(store, game_id, f"Ol{turn}enka")
    (header,) = store.unfinished()
    assert header.players[0].name == "Olenka"
    assert "Olenka" in {person.name for person in store.results.people()}
    assert store.load(game_id, CODEC).record.players[0].name == "Olenka"


def test_a_name_of_nothing_else_still_opens(store: Store) -> None:
    """Older programs took it."""
    game_id, _ = keep_at_once(store, script(1, length=3))
    rename(store, game_id, TURNS)
    assert store.load(game_id, CODEC).record.players[0].name == "?"
    assert store.unfinished()[0].players[0].name == "?"


def test_a_name_that_is_remembered_turns_nothing_round(preferences: Preferences) -> None:
    preferences.set_seats("together", [{"name": f"A{TURNS}da", "figure": "cat", "colour": "red"}])
    assert [seat["name"] for seat in preferences.seats("together")] == ["Ada"]


def test_whoever_is_fastest_turns_nothing_round(store: Store) -> None:
    store.results.offer("booo", Best(0, "x", 1, 1), f"A{TURNS}da")
    kept = store.results.get("booo", "x")
    assert kept is not None
    assert kept.name == "Ada"


def test_a_name_that_is_typed_turns_nothing_round(window: MainWindow) -> None:
    window.new_game(SHELF[0])
    assert isinstance(window.page, NewGamePage)
    editor = window.page.findChild(SeatsEditor)
    assert editor is not None
    editor._rows[0].name_edit.setText("A\u202eda")
    assert editor.players()[0].name == "Ada"
