"""Starting the program: arguments, data folder, language, window."""

from __future__ import annotations

import argparse
from pathlib import Path

from halloween_table import __version__


def arguments(argv: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="halloween-table", description="Ghostly board games around one shared computer."
    )
    parser.add_argument("--version", action="version", version=f"Halloween Table {__version__}")
    parser.add_argument("--data-dir", type=Path, help="keep games and settings in this folder")
    parser.add_argument(
        "--language", choices=("uk", "en", "pl", "it", "ru"), help="speak this language"
    )
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="open every window, play a game of everything, and say what failed",
    )
    return parser.parse_args(argv)


def data_folder(chosen: Path | None) -> Path:
    """Where games and settings are kept."""
    if chosen is not None:
        return chosen
    import platformdirs

    return Path(platformdirs.user_data_dir("halloween-table", appauthor=False))


def main(argv: list[str] | None = None) -> int:
    chosen = arguments(argv)
    if chosen.smoke_test:
        from .smoke import smoke_test

        return smoke_test(chosen.language)
    from . import lean_start

    lean_start.begin()
    from .running import run

    return run(data_folder(chosen.data_dir), chosen.language)
