"""What holds the house together beside the import contracts: files are found where they lie."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_drawings_and_translations_are_found_in_a_checkout() -> None:
    from halloween_table import resources

    assert resources.assets_folder() == ROOT / "assets"
    assert resources.translations_folder() == ROOT / "build" / "translations"
