"""What holds the house together beside the import contracts: files are found where they lie, and of
Qt only what an installed program carries is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_drawings_and_translations_are_found_in_a_checkout() -> None:
    from halloween_table import resources

    assert resources.assets_folder() == ROOT / "assets"
    assert resources.translations_folder() == ROOT / "build" / "translations"


def imported_in(module: Path) -> Iterator[str]:
    """Whatever it imports, be it late."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_program_does_without_the_part_of_qt_that_is_for_tests() -> None:
    modules = list((ROOT / "halloween_table").rglob("*.py"))
    imported = {name: module for module in modules for name in imported_in(module)}
    assert "PySide6.QtWidgets.QApplication" in imported
    assert {name: module for name, module in imported.items() if "QtTest" in name} == {}
