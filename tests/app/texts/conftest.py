"""Every window in every language, small and large, with short names and long ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import product
from pathlib import Path

import pytest

import translations
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow

from ..letters import wider_letters
from .booth import LARGE, PLAYERS, SIZES, Booth


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """The translations, in case nobody compiled them yet."""
    translations.release()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every language in every size, with short names and long ones. The ordinary run looks at the
    small window with wide letters in each language, and in one language at long names: what fits into
    a small window fits into a large one, what fits with wide letters fits with others, and a name is
    as long in every language."""
    if "booth" not in metafunc.fixturenames:
        return
    cases, tightest = [], next(iter(SIZES))
    kinds = tuple(PLAYERS) if "names" in metafunc.fixturenames else ("",)
    for language, size, names in product(LANGUAGES, SIZES, kinds):
        usual = _is_usual(language, size, names, tightest)
        if size == LARGE and metafunc.function.__name__ in IN_LARGE_LETTERS:
            usual = language == "uk" and names != "long"
        marks = [] if usual else [pytest.mark.long]
        values = ((language, size), names) if names else ((language, size),)
        name = "-".join(filter(None, (language, size, names)))
        cases.append(pytest.param(*values, id=name, marks=marks))
    metafunc.parametrize(["booth", "names"][: len(values)], cases, indirect=["booth"])


IN_LARGE_LETTERS = {
    *("test_the_shelf", "test_the_new_game", "test_settings_and_about", "test_the_puzzle_book"),
    *("test_the_steps_of_a_turn", "test_the_bar_in_a_running_game", "test_a_solved_puzzle"),
}
"""What the ordinary run looks at with letters twice as large, too: one of each kind of window."""


def _is_usual(language: str, size: str, names: str, tightest: str) -> bool:
    return size == tightest and (language == "uk" or names != "long")


@pytest.fixture
def language(booth: Booth) -> str:
    return booth.language


@pytest.fixture
def letters(request: pytest.FixtureRequest) -> Iterator[None]:
    """As wide as the booth wants them."""
    _, size = request.node.callspec.params["booth"]
    with wider_letters() if SIZES[size].wide else nullcontext():
        yield


@pytest.fixture
def booth(
    letters: None,
    window: MainWindow,
    preferences: Preferences,
    pictures: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Booth:
    language, size = request.param
    sight = SIZES[size]
    preferences.language = language
    preferences.text_size = sight.text_size
    monkeypatch.setattr(window.growing, "system", lambda: sight.system)
    window.setMinimumSize(1, 1)  # the screen may be smaller than the one of these tests
    wanted = pictures if request.config.getoption("--pictures") else None
    booth = Booth(window, wanted, language, size)
    booth.resize(*sight.size)
    return booth
