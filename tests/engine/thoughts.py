"""Tasks for a worker to think about, in the tests of jobs."""

from __future__ import annotations

import os
import time
from typing import Any

from attrs import frozen

from halloween_table.engine.job import Thinking


@frozen
class Counting:
    """Counts, and tells how far it is."""

    until: int
    every: float = 0.0

    def __call__(self) -> Thinking[int]:
        for at in range(self.until):
            time.sleep(self.every)
            yield at
        return self.until


@frozen
class Weighing:
    """Something large to carry."""

    load: bytes

    def __call__(self) -> Thinking[int]:
        yield from ()
        return len(self.load)


@frozen
class Forever:
    """Never comes to an end; tells in which process."""

    def __call__(self) -> Thinking[None]:
        while True:
            time.sleep(0.01)
            yield os.getpid()


@frozen
class Stuck:
    """Thinks without ever telling anything."""

    def __call__(self) -> Thinking[None]:
        yield from ()
        while True:
            pass


@frozen
class Halting:
    """Tells something at once, and then nothing more."""

    word: str

    def __call__(self) -> Thinking[None]:
        yield self.word
        while True:
            time.sleep(1)


@frozen
class Failing:
    def __call__(self) -> Thinking[None]:
        yield 1
        raise ValueError("a pumpkin is no number")


@frozen
class Dying:
    """Ends its process, as if the system had run out of memory."""

    def __call__(self) -> Thinking[None]:
        yield 1
        os._exit(9)


@frozen
class Answering:
    """Nothing but the answer."""

    answer: Any

    def __call__(self) -> Thinking[Any]:
        yield from ()
        return self.answer
