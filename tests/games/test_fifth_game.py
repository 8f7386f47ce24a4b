"""A fifth game is one new folder and two lines on the shelf: a copy of the program plays one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.systems import lend

MOST_LINES = 3

GAME = '''"""Lanterns: a game for the tests."""


def kit():
    from tests.sitting.lanterns import KIT

    return KIT
'''
BOX = '''"""The box of Lanterns."""

from halloween_table.contract.box import Box

from . import kit

BOX = Box("lanterns", "Lanterns", "Hang them up.", (2, 2), 5, 6, "booo/box", "", kit)
'''
PLAY = """
import sys
from pathlib import Path

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.running import application, open_store
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage

app = application()
store, problem = open_store(Path(sys.argv[1]))
assert problem is None
preferences = Preferences(store)
preferences.pace, preferences.hiding = "off", "open"
window = MainWindow(store, preferences, Path(sys.argv[1]))
window.show()
app.processEvents()
assert [card._title.text() for card in window.shelf.boxes][-1] == "Lanterns"
window.shelf.boxes[-1].pressed.emit()
assert isinstance(window.page, NewGamePage)
window.open_rulebook("lanterns", "")
window.page._start.click()
app.processEvents()
page = window.page
assert isinstance(page, TablePage)
sitting = page.source
sitting.play(next(iter(sitting.kit.game.moves(sitting.position, sitting.eyes))))
window.show_shelf()
app.processEvents()
(header,) = store.unfinished()
assert header.game == "lanterns"
window.resume_game(header)
assert len(window.page.source.record.moves) == 1
print("played")
window.close()
store.close()
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program with one game more; its drawings and texts are ours."""
    (tmp_path / "build").mkdir()
    for name in ("assets", "build/translations"):
        lend(ROOT / name, tmp_path / name)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "halloween_table", tmp_path / "halloween_table", ignore=ignore)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=ignore)
    game = tmp_path / "halloween_table/games/lanterns"
    game.mkdir()
    (game / "__init__.py").write_text(GAME, encoding="utf-8")
    (game / "box.py").write_text(BOX, encoding="utf-8")
    return tmp_path


def put_on_the_shelf(house: Path) -> int:
    """How many lines outside the game's own folder that takes."""
    shelf = house / "halloween_table/games/shelf.py"
    before = shelf.read_text(encoding="utf-8")
    after = before.replace(
        "from .rest_in_peace.box",
        "from .lanterns.box import BOX as LANTERNS\nfrom .rest_in_peace.box",
    ).replace("    HALLOWEEN,\n", "    HALLOWEEN,\n    LANTERNS,\n")
    shelf.write_text(after, encoding="utf-8")
    changed = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return sum(line[0] in "+-" and line[:3] not in ("+++", "---") for line in changed)


def run(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(house), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        words, cwd=house, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_two_lines_put_a_game_on_the_shelf(house: Path, tmp_path: Path) -> None:
    assert put_on_the_shelf(house) <= MOST_LINES
    done = run(house, sys.executable, "-c", PLAY, str(tmp_path / "data"))
    assert done.returncode == 0, done.stderr
    assert "played" in done.stdout


def test_the_import_contracts_need_no_line_for_it(house: Path) -> None:
    put_on_the_shelf(house)
    (house / "halloween_table/games/lanterns/rules").mkdir()
    rules = house / "halloween_table/games/lanterns/rules/__init__.py"
    rules.write_text("")
    shutil.copy(ROOT / "pyproject.toml", house)
    lint = Path(sys.executable).with_name("lint-imports")
    assert run(house, str(lint), "--no-cache").returncode == 0
    rules.write_text("import PySide6\n")
    assert run(house, str(lint), "--no-cache").returncode != 0
