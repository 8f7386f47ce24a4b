"""Starting and ending: folders that cannot be used, crashes of the last time, the command line."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table import __version__
from halloween_table.app.parts.language import spoken
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program import running as program
from halloween_table.app.program.crash_log import CrashLog
from halloween_table.app.program.main import arguments
from halloween_table.app.program.running import open_store, run
from halloween_table.app.program.window import MainWindow
from halloween_table.games.shelf import SHELF
from halloween_table.store.opening import FILE_NAME
from halloween_table.store.presence import IN_USE, OPENING, opening_alone
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.store import Store
from tests.conftest import ROOT
from tests.store.support import keep_at_once, script
from tests.systems import (
    needs_locked_folders,
    needs_names_of_bytes,
    needs_odd_files,
    pipe,
    remove_deep,
)

DEAD = 2**22 + 7
"""A process number that no Linux gives out."""


@pytest.fixture(autouse=True)
def python_left_as_it_was() -> Iterator[None]:
    """The crash log takes hold of Python's hooks; pytest wants them back."""
    import gc

    hook = sys.excepthook
    yield
    sys.excepthook = hook
    gc.unfreeze()
    gc.enable()
    faulthandler.enable(sys.__stderr__)


@pytest.fixture
def notices(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> list[str]:
    """Runs of the program end as soon as their window is there; what it said is kept."""
    said: list[str] = []

    def exec_(*_: Any) -> int:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isVisible():
                notice = window.shelf._notice
                said.append(window.shelf._notice_text.text() if notice.isVisible() else "")
                window.show_shelf()
                QApplication.processEvents()
                window.close()
                window.deleteLater()
        return 0

    monkeypatch.setattr(QApplication, "exec", exec_)
    return said


# ---- the store at the start ---------------------------------------------------------------------------


def test_a_healthy_start_says_nothing(tmp_path: Path, notices: list[str]) -> None:
    assert run(tmp_path / "new", None) == 0
    assert notices == [""]
    assert (tmp_path / "new" / FILE_NAME).exists()


def test_a_folder_that_cannot_be_made_is_said_and_the_program_runs(
    tmp_path: Path, notices: list[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = tmp_path / "file" / "data"
    store, problem = open_store(folder)
    store.close()
    assert problem is not None
    assert run(folder, None) == 0
    assert "games are not kept" in notices[0]


@needs_locked_folders
def test_a_read_only_folder_is_said_and_the_program_runs(
    tmp_path: Path, notices: list[str]
) -> None:
    tmp_path.chmod(0o500)
    try:
        assert run(tmp_path, None) == 0
    finally:
        tmp_path.chmod(0o700)
    assert "games are not kept" in notices[0]


def test_a_store_that_may_not_be_written_is_said_and_the_program_runs(
    tmp_path: Path, notices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As above, for those who run the tests as root."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise StoreProblem(Kind.read_only, "for the test")

    monkeypatch.setattr(program.Store, "at_once", refuse)
    assert run(tmp_path, None) == 0
    assert "cannot be written to" in notices[0]
    assert "games are not kept" in notices[0]


def test_the_games_in_a_folder_that_may_only_be_read_are_on_the_shelf(
    tmp_path: Path, notices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(1, length=5))

    def refuse(*_: Any, **__: Any) -> Any:
        raise StoreProblem(Kind.read_only, "for the test")

    monkeypatch.setattr(program.Store, "at_once", refuse)
    store, problem = open_store(tmp_path)
    assert [header.id for header in store.unfinished()] == [game_id]
    store.close()
    assert problem is not None
    assert run(tmp_path, None) == 0
    assert "cannot be written to" in notices[0]
    assert "look at your games" in notices[0]


@pytest.mark.parametrize(
    "make",
    [
        Path.mkdir,
        pytest.param(pipe, marks=needs_odd_files),
        pytest.param(lambda path: path.symlink_to(path), marks=needs_odd_files),
    ],
)
@pytest.mark.parametrize("name", [OPENING, IN_USE])
def test_the_games_beside_something_that_is_no_lock_are_on_the_shelf(
    tmp_path: Path, notices: list[str], name: str, make: Callable[[Path], object]
) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(1, length=5))
    (tmp_path / name).unlink()
    make(tmp_path / name)
    store, problem = open_store(tmp_path)
    assert [header.id for header in store.unfinished()] == [game_id]
    store.close()
    assert problem is not None
    assert run(tmp_path, None) == 0
    assert "cannot be written to" in notices[0]
    assert "look at your games" in notices[0]


def test_a_damaged_file_is_put_aside_with_a_word_once_the_window_is_there(
    tmp_path: Path, notices: list[str], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    with Store.open(tmp_path) as store:
        game_id, _ = keep_at_once(store, script(1, length=5))
        store.settings.set("language", "uk")
    with (tmp_path / FILE_NAME).open("ab") as file:
        file.write(b"what does not belong here")
    before = []

    def asides() -> list[str]:
        return [path.name for path in tmp_path.iterdir() if ".damaged-" in path.name]

    def wait(app: QApplication) -> int:
        (window,) = (
            w for w in app.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()
        )
        before.append((asides(), spoken(), window.shelf._notice_text.text()))
        qtbot.waitUntil(lambda: bool(asides()) and asides()[0] in window.shelf._notice_text.text())
        assert [card.header.id for card in window.shelf.cards] == [game_id]
        return end(app)

    end = QApplication.exec
    with monkeypatch.context() as patch:
        patch.setattr(QApplication, "exec", wait)
        assert run(tmp_path, None) == 0
    assert before == [([], "uk", Sentences().mending())]
    assert run(tmp_path, None) == 0
    assert notices[1:] == [""]


def test_with_another_copy_at_the_file_the_window_opens_with_a_word(
    tmp_path: Path, notices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "_PATIENCE_SECONDS", 0)
    with opening_alone(tmp_path):
        assert run(tmp_path, None) == 0
    assert "Another copy" in notices[0]
    assert run(tmp_path, None) == 0
    assert notices[1] == ""


@pytest.mark.parametrize(
    "deep", ["x" * 300, "/".join(["d"] * 1_900)], ids=["a long name", "many folders"]
)
def test_a_folder_with_any_name_lets_the_window_open(
    tmp_path: Path, notices: list[str], deep: str
) -> None:
    """Whether games can be kept there or not; if not, that is said."""
    assert run(tmp_path / deep, None) == 0
    kept = "/" in deep and (tmp_path / deep / FILE_NAME).exists()
    assert ("games are not kept" in notices[0]) is not kept
    remove_deep(tmp_path / "d")


def test_a_folder_whose_opening_fails_in_a_way_nobody_thought_of_lets_the_window_open(
    tmp_path: Path, notices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(*_: Any, **__: Any) -> Any:
        raise ZeroDivisionError("for the test")

    monkeypatch.setattr(program.Store, "at_once", trip)
    assert run(tmp_path, None) == 0
    assert "games are not kept" in notices[0]


NONSENSE = ("\ud800", [{"name": "\ud800", "figure": "", "colour": ""}], {"\ud800": 1}, 10**400)


@pytest.mark.parametrize("nonsense", NONSENSE, ids=ascii)
def test_a_setting_that_says_anything_lets_the_window_open(
    tmp_path: Path, notices: list[str], nonsense: Any
) -> None:
    with Store.open(tmp_path) as store:
        for key in ("geometry", "language", "pace", "curtain", "seats", "own_keys", "log_shown"):
            store.settings.set(key, nonsense)
    assert run(tmp_path, None) == 0
    assert notices == [""]


def test_the_language_of_the_command_line_is_spoken(tmp_path: Path, notices: list[str]) -> None:
    assert run(tmp_path, "pl") == 0
    assert spoken() == "pl"
    assert run(tmp_path, None) == 0
    assert spoken() == "en"


# ---- crashes ------------------------------------------------------------------------------------------


def test_a_clean_end_leaves_no_report(tmp_path: Path, notices: list[str]) -> None:
    assert run(tmp_path, None) == 0
    assert run(tmp_path, None) == 0
    assert notices == ["", ""]
    assert not list(tmp_path.glob("*.log"))


def test_a_run_that_died_is_told_at_the_next_start_and_only_then(
    tmp_path: Path, notices: list[str]
) -> None:
    (tmp_path / f"running-20260101-200000-{DEAD}.log").write_text("Fatal Python error: boo")
    assert run(tmp_path, None) == 0
    report = tmp_path / f"crash-20260101-200000-{DEAD}.log"
    assert report.read_text() == "Fatal Python error: boo"
    assert str(report) in notices[0]
    assert "ended unexpectedly" in notices[0]
    assert run(tmp_path, None) == 0
    assert notices[1] == ""
    assert report.exists()


def test_a_run_that_was_killed_without_a_word_leaves_nothing_to_read(tmp_path: Path) -> None:
    silent = tmp_path / f"running-20260101-200000-{DEAD}.log"
    silent.touch()
    assert CrashLog(tmp_path).earlier() is None
    assert not silent.exists()


def test_the_newest_of_several_reports_is_shown(tmp_path: Path) -> None:
    for number, name in enumerate(("a", "b", "c")):
        path = tmp_path / f"running-{name}-{DEAD + number}.log"
        path.write_text("boo")
        os.utime(path, (1000 + number, 1000 + number))
    newest = CrashLog(tmp_path).earlier()
    assert newest is not None
    assert newest.name == f"crash-c-{DEAD + 2}.log"


@pytest.mark.parametrize(
    "process", ["²", "9" * 200, pytest.param("\udcff", marks=needs_names_of_bytes)], ids=ascii
)
def test_a_report_of_any_name_lets_the_window_open(
    tmp_path: Path, notices: list[str], process: str
) -> None:
    (tmp_path / f"running-20260101-200000-{process}.log").write_text("boo")
    assert run(tmp_path, None) == 0
    assert len(notices) == 1


@needs_odd_files
def test_what_is_called_like_a_report_and_is_no_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / f"running-folder-{DEAD}.log").mkdir()
    pipe(tmp_path / f"running-pipe-{DEAD}.log")
    before = sorted(tmp_path.iterdir())
    assert CrashLog(tmp_path).earlier() is None
    assert sorted(tmp_path.iterdir()) == before


WRITING = """
import os, pathlib, sys
path = pathlib.Path(sys.argv[1], f"running-20260101-200000-{os.getpid()}.log")
with path.open("w") as log:
    print("not yours", file=log, flush=True)
    print("written", flush=True)
    input()
"""


def test_the_log_of_another_running_copy_is_left_alone(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WRITING, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"written"
        (theirs,) = tmp_path.iterdir()
        assert CrashLog(tmp_path).earlier() is None
        assert theirs.exists()
        other.communicate(b"\n")
    assert CrashLog(tmp_path).earlier() is not None


def test_an_error_in_a_slot_is_written_down_and_does_not_end_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = CrashLog(tmp_path)
    log.begin()
    try:
        raise ValueError("boo in a slot")
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    log.end()
    (left,) = tmp_path.glob("errors-*.log")
    assert CrashLog(tmp_path).earlier() is None
    assert "boo in a slot" in left.read_text()
    assert "boo in a slot" in capsys.readouterr().err


def python(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_real_crash_leaves_a_report(tmp_path: Path) -> None:
    crash = (
        "import faulthandler, pathlib, sys\n"
        "from halloween_table.app.program.crash_log import CrashLog\n"
        "CrashLog(pathlib.Path(sys.argv[1])).begin()\n"
        "faulthandler._sigsegv()\n"
    )
    assert python("-c", crash, str(tmp_path)).returncode != 0
    report = CrashLog(tmp_path).earlier()
    assert report is not None
    assert "Segmentation fault" in report.read_text()


# ---- the command line ---------------------------------------------------------------------------------


def test_the_version_is_said_without_a_window() -> None:
    done = python("-m", "halloween_table", "--version")
    assert done.returncode == 0
    assert __version__ in done.stdout


@pytest.mark.long
def test_the_smoke_test_passes() -> None:
    done = python("-m", "halloween_table", "--smoke-test", "--language", "uk")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert all(f"{box.key}: " in done.stdout for box in SHELF)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(SystemExit):
        arguments(["--language", "tlh"])


def test_games_are_kept_in_the_users_folder_or_the_chosen_one(
    tmp_path: Path, data_folder: Path
) -> None:
    from halloween_table.app.program import main

    assert main.data_folder(tmp_path) == tmp_path
    assert main.data_folder(None).is_relative_to(data_folder)
    assert arguments(["--data-dir", str(tmp_path)]).data_dir == tmp_path


LATE = """
import sys
from halloween_table.games.shelf import SHELF

def too_early():
    rooms = ("rules", "words", "table", "rulebook")
    late = [f"halloween_table.games.{box.key}.{room}" for box in SHELF for room in rooms]
    late += ["halloween_table.table.scene.scene", "halloween_table.sitting", "attrs", "attr", "cattrs"]
    return sys.modules.keys() & late
"""


def test_the_window_is_there_before_the_first_game_is_opened(
    tmp_path: Path, notices: list[str]
) -> None:
    """The first frame needs the outside of every box, but no rules: they are imported when somebody
    opens one. Nor does it need what only a table needs."""
    code = (
        LATE
        + "from halloween_table.app.program import running; assert not too_early(), too_early()"
    )
    done = python("-c", code)
    assert done.returncode == 0, done.stderr


def test_the_games_on_the_shelf_are_listed_before_the_first_is_opened(tmp_path: Path) -> None:
    """Nor is anything imported for the games that wait, the games that were played, and whatever
    else the store knows of them."""
    with Store.open(tmp_path) as store:
        for seed in range(10):
            keep_at_once(store, script(seed, length=5))
            keep_at_once(store, script(seed))
    code = LATE + (
        "from pathlib import Path\n"
        "from halloween_table.app.parts.preferences import Preferences\n"
        "from halloween_table.app.program import running\n"
        "folder = Path(sys.argv[1])\n"
        "app = running.application()\n"
        "store, problem = running.open_store(folder)\n"
        "window = running.MainWindow(store, Preferences(store), folder)\n"
        "window.show()\n"
        "window.show_games()\n"
        "assert problem is None\n"
        "assert store.count_unfinished() == len(store.unfinished(20)) == 10\n"
        "assert store.count_finished() == len(store.finished(20)) == 10\n"
        "assert all(header.winners and header.points for header in store.finished())\n"
        "assert store.results.newest() and store.results.people()\n"
        "assert store.glimpses.get(store.unfinished()[0].id, 0, 'en') is None\n"
        "assert store.examine() is None\n"
        "assert not too_early(), too_early()\n"
        "store.close()\n"
    )
    done = python("-c", code, str(tmp_path))
    assert done.returncode == 0, done.stderr
