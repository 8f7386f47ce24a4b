"""The shelf shows every game, whatever stands in the rows of one of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.window import MainWindow
from halloween_table.store.store import Store
from tests.store.support import keep_at_once, script

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


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="Windows moves nobody elsewhere")
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
