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

from .support import CODEC, GAME

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
        if played is None:
            del kept[count:]
        else:
            kept.append(played)
        assert len(kept) == count
        revisions[game_id] = revision
    with Store.open(folder) as store:
        assert store.put_aside is None
        listed = {header.id for header in (*store.unfinished(), *store.finished())}
        assert moves.keys() <= listed
        assert len(said) > 0
        for game_id in listed:
            saved = store.load(game_id, CODEC)
            assert resume(saved, GAME).position == saved.snapshot
            if game_id not in moves:
                continue
            rows = CODEC.record_out(saved.record)["moves"]
            kept = [
                json.loads(json.dumps({"actor": actor, **move})) for actor, move in moves[game_id]
            ]
            found = json.loads(json.dumps(rows))
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


@pytest.mark.long
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
@pytest.mark.parametrize("seed", range(4))
def test_no_kept_move_is_lost_when_the_program_is_killed_a_hundred_times(
    tmp_path: Path, seed: int
) -> None:
    kill_again_and_again(tmp_path, times=25, seed=seed)
