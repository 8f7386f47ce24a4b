"""Games of Rest in Peace in the store: kept move by move, gone on with in every phase, and never
lost, even if the program is killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Record, replay, start
from halloween_table.games.rest_in_peace.rules.game import RestInPeace
from halloween_table.games.rest_in_peace.rules.position import Options, Phase, Position, Psychics
from halloween_table.store.replaying import resume
from halloween_table.store.store import Store
from halloween_table.table.look.render import rendered
from tests.conftest import ROOT
from tests.games.rest_in_peace.wandering import wander

from ..playing import PLAYERS, kept, lift_curtain, offers, play_out, sit_down, table

KEY = "rest_in_peace"
GAME = RestInPeace()
CODEC = Codec(GAME)

MOMENTS: dict[str, Callable[[Position], bool]] = {
    "a turn": lambda p: p.phase is Phase.PLAY and p.round == 3 and not p.pending and p.played > 0,
    "a deck is searched": lambda p: _waits_for(p, 2),
    "a value is named": lambda p: _waits_for(p, 10) and not p.at_ten,
    "half an exchange": lambda p: _waits_for(p, 17) and bool(p.pending[-1].chosen),
    "a stake": lambda p: p.phase is Phase.STAKE and p.round > 2,
    "a choice in round ten": lambda p: p.phase is Phase.TEN and bool(p.pending),
    "the end": lambda p: p.over,
}


def _waits_for(position: Position, psychic: int) -> bool:
    return any(position.number(choosing.psychic) == psychic for choosing in position.pending)


@cache
def records() -> dict[str, tuple[Record, Position]]:
    """A game that has come to each of these moments."""
    found: dict[str, tuple[Record, Position]] = {}
    for seed in range(400):
        record = Record(KEY, GAME.version, Options(psychics=Psychics.ALL), PLAYERS[:2], seed)
        position = start(GAME, record)
        for moment in wander(position, Random(seed)):
            record = record.after(Played(moment.actor, moment.chosen))
            position = GAME.play(moment.position, moment.actor, moment.chosen).position
            for name, fits in MOMENTS.items():
                if name not in found and fits(position):
                    found[name] = (record, position)
        if len(found) == len(MOMENTS):
            return found
    raise AssertionError(f"nothing for {MOMENTS.keys() - found.keys()}")


# ---- going on -----------------------------------------------------------------------------------------


def gone_on(window: MainWindow, name: str) -> TablePage:
    record, position = records()[name]
    id_ = window._store.new_game(record, position, CODEC, outcome=GAME.outcome(position))
    window._resume(KEY, id_)
    return table(window)


@pytest.mark.parametrize("name", [name for name in MOMENTS if name != "the end"])
def test_a_game_goes_on_in_every_phase(window: MainWindow, store: Store, name: str) -> None:
    _, position = records()[name]
    page = gone_on(window, name)
    assert not page.source.history.from_snapshot
    assert page.source.position == position
    if page.source.curtain_down:
        assert not page.view.table.arrangement.offers
        lift_curtain(page)
    (due,) = GAME.actors(position)
    assert page.source.eyes == due
    offered = [offer for offer in offers(page) if offer.invites]
    assert {offer.move for offer in offered} == set(GAME.moves(position, due))
    Robot(page.view).drag(offered[-1])
    assert page.source.record.moves[-1].move == offered[-1].move
    saved = kept(store, page)
    assert saved.snapshot == page.source.position == replay(GAME, saved.record)


def test_a_game_that_is_over_shows_its_end(window: MainWindow, qtbot: QtBot) -> None:
    page = gone_on(window, "the end")
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))
    assert page.source.outcome == GAME.outcome(records()["the end"][1])


@pytest.mark.parametrize("name", ["a turn", "a stake"])
def test_whoever_goes_on_can_take_back_no_more_than_before(window: MainWindow, name: str) -> None:
    """The last moves are theirs again as soon as they say that they are there."""
    page = gone_on(window, name)
    assert not page.source.can_undo
    lift_curtain(page)
    moments = page.source.history.moments
    assert page.source.can_undo is (
        not moments[-1].barrier and page.source.record.moves[-1].actor == page.source.eyes
    )


def test_every_phase_goes_out_as_a_file_and_comes_back(
    window: MainWindow, store: Store, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    for name, (record, position) in records().items():
        id_ = store.new_game(record, position, CODEC)
        window.room.export(KEY, id_, path)
        reading = window.room.reading(path)
        reading.go_on(inf)
        saved = store.load(window.room.take_in(reading.imported, "curtain").id, CODEC)
        assert saved.record == record, name
        assert saved.snapshot == replay(GAME, saved.record) == position, name


def test_what_waits_on_the_shelf_shows_no_secrets(window: MainWindow, store: Store) -> None:
    """The picture is the public one."""
    kit = window.room.kit(KEY)
    for name, (record, position) in records().items():
        id_ = store.new_game(record, position, CODEC)
        header = next(header for header in store.unfinished() if header.id == id_)
        public = kit.arranger.arrange(GAME.view(position, None), None, record.players, ROOM)
        assert window.room.glimpse(header, 208, 1.0).image == rendered(public, 208), name
        hidden = [piece for piece in public.pieces if piece.place.startswith(("hand", "deck"))]
        assert position.over or all(piece.name == "Hidden ghost" for piece in hidden), name


# ---- move by move ---------------------------------------------------------------------------------------


def test_every_move_is_kept_before_it_is_shown(
    window: MainWindow, folder: Path, store: Store
) -> None:
    """Another copy of the program could go on from any moment."""
    page = sit_down(window, key=KEY, psychics=Psychics.ALL)
    with Store.open(folder) as other:

        def check(page: TablePage) -> None:
            saved = other.load(page.source.id, CODEC)
            assert saved.record == page.source.record
            assert resume(saved, GAME).position == saved.snapshot == page.source.position

        play_out(page, Robot(page.view).click_through, lift_curtain, seed=5, look=check)


# ---- killed ---------------------------------------------------------------------------------------------


def play_until_killed(folder: str, seed: int) -> None:
    """Plays and keeps games as fast as it can; says after each commit what is kept now."""
    choice = Random(seed)
    with Store.open(Path(folder)) as store:
        while True:
            _play_one(store, choice)


def _play_one(store: Store, choice: Random) -> None:
    options = Options(choice.randrange(2), choice.choice(list(Psychics)))
    record = Record(KEY, GAME.version, options, PLAYERS[:2], choice.randrange(1000))
    position, revision = start(GAME, record), 0
    id_ = store.new_game(record, position, CODEC)
    _say(id_, None)
    for moment in wander(position, choice):
        played = Played(moment.actor, moment.chosen)
        position = GAME.play(moment.position, moment.actor, moment.chosen).position
        revision = store.append(
            id_, revision, [played], position, CODEC, outcome=GAME.outcome(position)
        )
        _say(id_, [played.actor, CODEC.move_out(played.move)])


def _say(*kept: Any) -> None:
    print(json.dumps(kept), flush=True)


def kill_and_check(folder: Path, choice: Random) -> None:
    code = (
        "import sys; from tests.app.table.test_rest_in_peace_kept import play_until_killed; "
        "play_until_killed(sys.argv[1], int(sys.argv[2]))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(folder), str(choice.randrange(10**6))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        said = [child.stdout.readline()]
        time.sleep(choice.uniform(0, 0.2))
        child.kill()
        said += child.stdout.readlines()
    moves: dict[str, list[Any]] = {}
    for line in said:
        if line.endswith(b"\n"):
            id_, played = json.loads(line)
            moves.setdefault(id_, [])
            if played is not None:
                moves[id_].append({"actor": played[0], **played[1]})
    assert moves
    with Store.open(folder) as store:
        assert store.put_aside is None
        for header in (*store.unfinished(), *store.finished()):
            saved = store.load(header.id, CODEC)
            assert replay(GAME, saved.record) == saved.snapshot
            assert saved.outcome == GAME.outcome(saved.snapshot)
            rows = json.loads(json.dumps(CODEC.record_out(saved.record)["moves"]))
            known = moves.get(header.id, [])
            assert rows[: len(known)] == known
            if header.id in moves:
                assert len(rows) - len(known) <= 1, "at most the one under way is more"


def test_no_kept_move_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    choice = Random(13)
    for _ in range(2):
        kill_and_check(tmp_path, choice)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_no_kept_move_is_lost_however_often_it_is_killed(tmp_path: Path, seed: int) -> None:
    choice = Random(seed)
    for _ in range(25):
        kill_and_check(tmp_path, choice)
