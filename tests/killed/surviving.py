"""What has to be true of a folder after its program was killed, and the count of what was not."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.running import notices, open_store
from halloween_table.app.program.window import MainWindow
from halloween_table.engine.codec import Codec
from halloween_table.store.opening import MARK, MEANWHILE, WORKSHOP
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store
from tests.store.household import Kept, kept_in
from tests.store.sampling import game_of
from tests.tally import Lost

from .dying import Row, same_at_first


class State(NamedTuple):
    """How far a game has come, as it is kept or as it was told."""

    revision: int
    moves: tuple[Row, ...]
    rows: Kept | None = None
    """As it stands in the tables; None: somebody told it."""


States = dict[str, State]


def states_in(store: Store) -> States:
    """All games of a store."""
    revisions = dict(store._connection.execute("SELECT id, revision FROM games").fetchall())
    return {
        game_id: State(revisions[game_id], tuple(move[1:] for move in moves), (header, moves))
        for game_id, (header, moves) in kept_in(store).items()
    }


class Belongings(NamedTuple):
    """All that somebody would miss."""

    games: States
    results: frozenset[tuple[Any, ...]]
    settings: frozenset[tuple[str, str]]


def belongings_in(store: Store) -> Belongings:
    results = store._connection.execute("SELECT * FROM results").fetchall()
    settings = store._connection.execute("SELECT key, value FROM settings").fetchall()
    return Belongings(
        states_in(store),
        frozenset(tuple(row)[1:] for row in results),  # their numbers say nothing
        frozenset(map(tuple, settings)),
    )


def belongings_at(folder: Path) -> Belongings:
    """The same, of a folder that nobody uses."""
    with Store.open(folder, game_of) as store:
        return belongings_in(store)


def check_same(store: Store, before: Belongings) -> None:
    """Nobody has played, and everything is as it was."""
    now = belongings_in(store)
    check_there(before.games, now.games)
    assert now.games.keys() == before.games.keys(), "there are other games"
    assert now.results == before.results, "there are other results"
    assert now.settings >= before.settings, "settings are missing"


def check_there(games: States, found: States) -> None:
    """Those games are there as they were."""
    missing = {game_id for game_id, state in games.items() if found.get(game_id) != state}
    if missing:
        raise Lost(sum(len(games[each].moves) + 1 for each in missing), f"of {missing}")


def after_all(before: Mapping[str, State], kept: Sequence[Sequence[Any]]) -> States:
    """What the games have come to, when somebody was told so much since."""
    states = dict(before)
    for game_id, revision, first, rows in kept:
        moves = states[game_id].moves[:first] if game_id in states else ()
        assert len(moves) == first
        states[game_id] = State(revision, moves + tuple((actor, move) for actor, move in rows))
    return states


def check_kept(store: Store, told: Mapping[str, State]) -> None:
    """Everything that was told is there. At most one change is more, the one that was under way; and
    every game is as whole as it was."""
    found = states_in(store)
    check_none_lost(found, told)
    untold = [game_id for game_id in found if game_id not in told]
    for game_id, state in told.items():
        _check_not_another(game_id, state, found[game_id])
        untold += [game_id] * (found[game_id].revision - state.revision)
    assert len(untold) <= 1, f"more than one change of which nobody was told: {untold}"
    for game_id, state in found.items():
        if state != told.get(game_id):
            _check_whole(store, game_id)
    check_results(store)


def check_none_lost(found: States, told: Mapping[str, State]) -> None:
    """Everything that was told is among what was found."""
    missing = {game_id: _missing(state, found.get(game_id)) for game_id, state in told.items()}
    if any(missing.values()):
        raise Lost(sum(missing.values()), f"of {[each for each in missing if missing[each]]}")


def _missing(told: State, found: State | None) -> int:
    """How many moves are not there, or changes, if one was taken back; a game counts as one, too."""
    if found is None:
        return len(told.moves) + 1
    taken_back = found.revision == told.revision + 1  # of which nobody was told yet
    moves = len(told.moves) - same_at_first(told.moves, found.moves) - taken_back
    return max(0, moves, told.revision - found.revision)


def _check_not_another(game_id: str, told: State, found: State) -> None:
    """The game is what was told, or one change away from it."""
    if found.revision != told.revision:
        shorter = min(len(told.moves), len(found.moves))
        assert told.moves[:shorter] == found.moves[:shorter], f"other moves in {game_id}"
    elif told.rows is None:
        assert told.moves == found.moves, f"more moves in {game_id} than it says"
    else:
        assert told == found, f"something has changed in {game_id}, where nobody played"


def _check_whole(store: Store, game_id: str) -> None:
    (key,) = store._connection.execute("SELECT game FROM games WHERE id = ?", (game_id,)).fetchone()
    game = game_of(key)
    assert game is not None
    saved = store.load(game_id, Codec(game))
    played = resume(saved, game)
    assert played.from_record, f"{game_id} cannot be played through"
    assert played.position == saved.snapshot, f"{game_id} has come to another position"
    assert saved.outcome == game.outcome(saved.snapshot), f"{game_id} ends otherwise"


def check_results(store: Store) -> None:
    """Every game that is over has its result, and no other."""
    ended = {header.id for header in store.finished()}
    results = [result.played for result in store.results.newest(10_000)]
    assert sorted(filter(None, results)) == sorted(ended), "results of other games than are over"


@contextmanager
def next_start(folder: Path, *, damaged: bool = False) -> Iterator[Store]:
    """The program as it starts the next time, on a copy of the folder: there is a window with all
    games, and unless it was damaged before, nothing has to be mended and nothing to be said."""
    copy = folder.with_name(folder.name + "-next")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    store, problem = open_store(copy)
    with store:
        assert problem is None, str(problem)
        if store.awaits is not None or (damaged and store.examine() is not None):
            store.mend()
        apart = list((copy / MEANWHILE).glob("*"))
        assert not apart, f"{apart} was kept apart, and has not joined the rest"
        assert store.examine() is None, "there is something wrong with the file"
        if not damaged:
            assert notices(store, problem, None) == ""
            assert not list(copy.glob("*damaged*")), "something was put aside"
        left = [name for name in (WORKSHOP, MARK) if (copy / name).exists()]
        assert not left, f"{left} should be gone"
        yield store
        _check_window(store, copy)


def _check_window(store: Store, folder: Path) -> None:
    window = MainWindow(store, Preferences(store), folder)
    try:
        window.show()
        QApplication.processEvents()
        window.show_games()
        assert window.isVisible()
        assert window.shelf.waiting.empty is (store.count_unfinished() == 0)
        assert window.shelf.played.empty is (store.count_finished() == 0)
    finally:
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
