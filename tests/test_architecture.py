"""The lines in pyproject.toml that keep the parts apart name every game there is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = sorted(
    f"halloween_table.games.{folder.parent.name}"
    for folder in (ROOT / "halloween_table" / "games").glob("*/__init__.py")
)
CONTRACTS = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"][
        "importlinter"
    ]["contracts"]
}


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("Windows and sittings get games from the shelf, not by name", "forbidden_modules"),
        ("Games do not know each other", "modules"),
    ],
)
def test_contract_names_every_game(name: str, field: str) -> None:
    named = CONTRACTS[name][field]
    assert sorted(named) == GAMES, f'a game is not named under "{name}" in pyproject.toml'


def test_drawings_and_translations_are_found_in_a_checkout() -> None:
    from halloween_table import resources

    assert resources.assets_folder() == ROOT / "assets"
    assert resources.translations_folder() == ROOT / "build" / "translations"
