"""The program's files, here or as they were in an older commit, and processes that run them."""

from __future__ import annotations

import compileall
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from .figures import Figures

_SCREEN = {"name": "screen", "x": 0, "y": 0, "width": 5120, "height": 2880}


class Tree:
    """A folder with the program, today's benchmarks beside it, and room for its data."""

    def __init__(self, root: Path, scratch: Path) -> None:
        self._root, self._scratch = root, scratch
        # As it is once installed: with its bytecode written, like Qt's.
        compileall.compile_dir(root / "halloween_table", quiet=1)
        compileall.compile_dir(root / "tests" / "bench", quiet=1)

    def child(self, task: str, *args: str, screen: int = 1) -> Child:
        """A process that measures; `screen` is how many device pixels a pixel has."""
        command = [sys.executable, "tests/bench/child/__main__.py", task, *args]
        return Child(command, self._root, self._surroundings(screen))

    def _surroundings(self, screen: int) -> dict[str, str]:
        """Qt paints for a screen that is none, with room for every window; what a process leaves
        behind goes with everything else."""
        self._scratch.mkdir(parents=True, exist_ok=True)
        told = self._scratch / "screen.json"
        told.write_text(json.dumps({"screens": [_SCREEN]}))
        return {
            **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
            "QT_QPA_PLATFORM": f"offscreen:configfile={told}",
            "QT_SCALE_FACTOR": str(screen),
            "LC_ALL": "C.UTF-8",
            "TMPDIR": str(self._scratch),
        }

    def data_folder(self, games: int, key: str = "") -> Path:
        """A folder in which so many games wait, of that key or of each. It is filled once, and by
        this version of the program: another one might not read it."""
        folder = self._scratch / f"{games}-{key or 'of-all'}"
        if not folder.exists():
            folder.mkdir(parents=True)
            with self.child("fill", str(folder), str(games), *filter(None, [key])) as child:
                child.ask("")
        return folder


class NoAnswer(RuntimeError):
    """A process that could not do what it was asked."""


class Child:
    """A process of tests/bench/child: it is asked line by line, and answers with figures."""

    def __init__(self, command: list[str], root: Path, surroundings: dict[str, str]) -> None:
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115  (closed with the process)
        self._process = subprocess.Popen(
            command,
            cwd=root,
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
        )

    def ask(self, question: str) -> Figures:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        answer = ""
        with suppress(BrokenPipeError):  # it is gone already
            self._process.stdin.write(f"{question}\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            self._said.seek(0)
            raise NoAnswer(f"{self._process.args!r} has no answer:\n{self._said.read()}")
        return {name: float(value) for name, value in (part.split("=") for part in answer.split())}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._process.communicate()
        self._said.close()


def exported(commit: str, root: Path, scratch: Path) -> Tree:
    """The program as it was then."""
    then = scratch / "then"
    packed = subprocess.run(
        ["git", "archive", commit], cwd=root, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(then, filter="data")
    shutil.rmtree(then / "tests")
    shutil.copytree(root / "tests" / "bench", then / "tests" / "bench")
    compile_words = [sys.executable, "packaging/translations.py", "release"]
    subprocess.run(compile_words, cwd=then, capture_output=True, check=True)
    return Tree(then, scratch / "before")
