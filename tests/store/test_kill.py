"""Killed at any moment, the program has lost no move it had said was kept."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from halloween_table.store.replaying import resume
from halloween_table.store.store import Store

from .support import CODEC, GAME, script

ROOT = Path(__file__).parents[2]
MOST_SECONDS_TO_START = 60.0


def play_and_be_killed(folder: Path, rng: random.Random) -> list[list[Any]]:
    """Let a child play, kill it without warning: what it had said by then."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.store.player_process", folder, str(rng.randrange(10**6))],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
    )
    assert child.stdout is not None
    lines: list[bytes] = []
    started = threading.Event()

    def listen(pipe: Any) -> None:
        for line in pipe:
            lines.append(line)
            started.set()

    listener = threading.Thread(target=listen, args=(child.stdout,))
    listener.start()
    try:
        assert started.wait(MOST_SECONDS_TO_START)
        time.sleep(rng.uniform(0, 0.15))
    finally:
        child.send_signal(signal.SIGKILL)
        child.wait()
        listener.join()
        child.stdout.close()
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def check_what_is_kept(folder: Path, said: list[list[Any]]) -> None:
    """Every acknowledged move is there; at most the one under way when it was killed is more."""
    moves: dict[str, list[Any]] = {}
    revisions: dict[str, int] = {}
    for game_id, revision, count, played in said:
        kept = moves.setdefault(game_id, [])
        kept += played
        del kept[count:]
        assert len(kept) == count
        revisions[game_id] = revision
    with Store.open(folder) as store:
        assert store.put_aside is None
        listed = {header.id for header in (*store.unfinished(), *store.finished())}
        assert moves.keys() <= listed
        ended = {result.played for result in store.results.newest(10_000)}
        assert ended == {header.id for header in store.finished()}
        assert len(said) > 0
        for game_id in listed:
            saved = store.load(game_id, CODEC)
            assert resume(saved, GAME).position == saved.snapshot
            assert saved.ended == (game_id in ended)
            if game_id not in moves:
                continue
            kept = moves[game_id]
            found = json.loads(json.dumps(CODEC.record_out(saved.record)["moves"]))
            more = saved.revision - revisions[game_id]
            if more == 0:
                assert found == kept
            else:
                assert more == 1
                assert found[:-1] == kept or found == kept[:-1]


def kill_again_and_again(folder: Path, times: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(times):
        check_what_is_kept(folder, play_and_be_killed(folder, rng))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_no_kept_move_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, times=5, seed=31)


KILLED = """
import os, signal, sys
from pathlib import Path
from halloween_table.engine.record import Origin
from halloween_table.store.store import Store
from attrs import evolve
from tests.store.support import CODEC, script

left = int(sys.argv[2])

def tick():
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

with Store.open(Path(sys.argv[1])) as store:
    scripted = script(7, seats=4)
    origin = Origin("a1b2", len(scripted.record.moves), None)
    store._connection.set_progress_handler(tick, 5)
    print(store.new_game(evolve(scripted.record, origin=origin), scripted.last, CODEC))
    print(-left)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_a_game_played_on_is_kept_with_all_its_moves_or_not_at_all(tmp_path: Path) -> None:
    def play_on(killed_after: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", KILLED, str(tmp_path), str(killed_after)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )

    whole, ticks = play_on(0).stdout.split()
    assert int(ticks) > 100
    for tenth in range(1, 11):
        assert play_on(int(ticks) * tenth // 10).returncode == -signal.SIGKILL
        with Store.open(tmp_path) as store:
            assert [header.id for header in store.unfinished()] == [whole]
            assert store.load(whole, CODEC).record.moves == script(7, seats=4).record.moves
            (moves,) = store._connection.execute("SELECT count(*) FROM moves").fetchone()
            assert moves == len(script(7, seats=4).record.moves)


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("seed", range(4))
def test_no_kept_move_is_lost_when_the_program_is_killed_a_hundred_times(
    tmp_path: Path, seed: int
) -> None:
    kill_again_and_again(tmp_path, times=25, seed=seed)
