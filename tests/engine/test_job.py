"""Thinking in another process: what comes of it, how it is stopped, and that nothing stays behind."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from halloween_table.engine.job import Job, Worker, done
from tests.systems import SUDDENLY, runs

from .thoughts import Answering, Counting, Dying, Failing, Forever, Halting, Stuck, Weighing

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds: on a busy machine a process takes its time to start."""


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.close()


def wait_for(worker: Worker, true: Callable[[], bool]) -> None:
    for _ in range(round(PATIENCE / 0.01)):
        worker.listen()
        if true():
            return
        time.sleep(0.01)
    raise AssertionError("nobody has that much patience")


def finish(worker: Worker, job: Job[object]) -> None:
    wait_for(worker, lambda: job.state != "under way")


def test_what_comes_of_a_task_comes_back(worker: Worker) -> None:
    job = worker.think(Counting(3))
    finish(worker, job)
    assert job.state == "done"
    assert job.result == 3
    assert not worker.busy


@pytest.mark.parametrize("word", ["points", "ways"])
def test_the_first_word_is_told_at_once(worker: Worker, word: str) -> None:
    """However long it takes to the next one."""
    job = worker.think(Halting(word))
    wait_for(worker, lambda: job.progress == word)
    assert job.state == "under way"


def test_nothing_may_be_what_comes_of_it(worker: Worker) -> None:
    job = worker.think(Answering(None))
    finish(worker, job)
    assert job.result is None


def test_the_same_process_thinks_about_the_next_task(worker: Worker) -> None:
    for answer in ("first", "second"):
        job = worker.think(Answering(answer))
        process = worker._process
        finish(worker, job)
        assert job.result == answer
    assert worker._process is process


def test_a_task_tells_how_far_it_is(worker: Worker) -> None:
    job = worker.think(Counting(10_000, every=0.005))
    wait_for(worker, lambda: job.progress is not None and job.progress > 0)
    assert job.state == "under way"
    with pytest.raises(LookupError):
        _ = job.result


def test_what_fails_says_why_and_the_next_task_is_thought_about(worker: Worker) -> None:
    job = worker.think(Failing())
    finish(worker, job)
    assert job.state == "failed"
    assert "a pumpkin is no number" in job.failure
    again = worker.think(Answering(1))
    finish(worker, again)
    assert again.result == 1


def test_a_task_that_cannot_be_sent_is_an_error_at_once(worker: Worker) -> None:
    with pytest.raises((AttributeError, pickle.PicklingError)):
        worker.think(lambda: Counting(1)())
    assert not worker.busy


def test_a_process_that_dies_is_a_failure_and_another_one_takes_its_place(worker: Worker) -> None:
    job = worker.think(Dying())
    finish(worker, job)
    assert job.state == "failed"
    again = worker.think(Answering(2))
    finish(worker, again)
    assert again.result == 2


def test_a_process_that_dies_with_its_line_in_other_hands_is_a_failure(worker: Worker) -> None:
    """As on Windows before it has taken it up."""
    job = worker.think(Stuck())
    assert worker._process is not None
    assert worker._line is not None
    worker._line.close()
    worker._line, held = multiprocessing.Pipe()
    worker._process.kill()
    finish(worker, job)
    assert job.state == "failed"
    held.close()


def test_the_last_word_of_a_process_that_is_gone_is_heard(worker: Worker) -> None:
    job = worker.think(Stuck())
    assert worker._process is not None
    assert worker._line is not None
    worker._line.close()
    worker._line, held = multiprocessing.Pipe()
    held.send(("done", 7))
    worker._process.kill()
    worker._process.join()
    finish(worker, job)
    assert job.result == 7
    held.close()


def test_a_process_that_dies_before_it_has_begun_is_a_failure_too(worker: Worker) -> None:
    job = worker.think(Forever())
    assert worker._process is not None
    worker._process.kill()
    finish(worker, job)
    assert job.state == "failed"


def test_nobody_waits_for_a_large_task_to_be_read(worker: Worker) -> None:
    job = worker.think(Weighing(bytes(8 << 20)))
    assert worker._sending is not None
    assert worker._sending.is_alive(), "a process that starts has not read it yet"
    finish(worker, job)
    assert job.result == 8 << 20


def test_a_large_task_that_is_stopped_on_its_way_leaves_nothing_behind(worker: Worker) -> None:
    job = worker.think(Weighing(bytes(8 << 20)))
    sending = worker._sending
    assert sending is not None
    worker.stop()
    assert (job.state, sending.is_alive(), worker._process) == ("stopped", False, None)
    again = worker.think(Answering(3))
    finish(worker, again)
    assert again.result == 3


def test_a_large_task_whose_process_dies_is_a_failure(worker: Worker) -> None:
    job = worker.think(Weighing(bytes(8 << 20)))
    assert worker._process is not None
    worker._process.kill()
    finish(worker, job)
    assert (job.state, job.failure) == ("failed", "")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="systems have their own ways")
def test_thinking_stands_back_behind_the_window(worker: Worker) -> None:
    worker.get_ready()
    finish(worker, worker.think(Answering(1)))
    assert worker._process is not None
    theirs = os.getpriority(os.PRIO_PROCESS, worker._process.pid or 0)
    assert theirs == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)


@pytest.mark.parametrize("task", [Forever(), Stuck()], ids=["telling", "silent"])
def test_a_stopped_job_leaves_nothing_behind(worker: Worker, task: Forever | Stuck) -> None:
    job = worker.think(task)
    assert worker._process is not None
    pid = worker._process.pid
    assert pid is not None
    worker.stop()
    assert job.state == "stopped"
    assert not worker.busy
    assert not runs(pid)
    assert not worker.listen()
    again = worker.think(Answering(3))
    finish(worker, again)
    assert again.result == 3


def test_a_new_task_takes_the_place_of_the_old_one(worker: Worker) -> None:
    old = worker.think(Forever())
    new = worker.think(Answering(4))
    finish(worker, new)
    assert (old.state, new.result) == ("stopped", 4)


_PROGRAM = """
import time
from halloween_table.engine.job import Worker
from tests.engine.thoughts import Forever
worker = Worker()
job = worker.think(Forever())
while job.progress is None:
    worker.listen()
    time.sleep(0.01)
print(job.progress, flush=True)
time.sleep(1000)
"""


@pytest.mark.parametrize("end", [SUDDENLY, signal.SIGTERM])
def test_the_process_ends_with_the_program_however_that_ends(end: int) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", _PROGRAM], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        assert runs(pid)
        program.send_signal(end)
    for _ in range(round(PATIENCE / 0.01)):
        if not runs(pid):
            return
        time.sleep(0.01)
    raise AssertionError("it still thinks")


def test_a_script_that_asks_at_once_is_not_run_again_by_the_process(tmp_path: Path) -> None:
    """As it would be by multiprocessing, unless it asks first whether it is the main one."""
    script = tmp_path / "asks.py"
    script.write_text(_PROGRAM.replace("time.sleep(1000)", "print('done'); worker.close()"))
    ran = subprocess.run(
        [sys.executable, str(script)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.stdout.split()[1:] == ["done"]
    assert not ran.stderr


def test_a_task_can_be_thought_here_and_now() -> None:
    assert done(Counting(5)()) == 5
