"""The notices of the code by others in Qt: each piece with its owners, each licence once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import make_qt_notices as maker
import pytest


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Of a module with nothing in it yet."""
    (tmp_path / "LICENSES").mkdir()
    for name in ("CC0-1.0", "FTL", "BSD-3-Clause"):
        (tmp_path / "LICENSES" / f"{name}.txt").write_text(f"Terms of {name}\n")
    return tmp_path


def describe(folder: Path, *pieces: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    usual = {"LicenseId": "MIT", "Copyright": "Copyright Ada"}
    told = [usual | {"Id": piece["Name"].lower()} | piece for piece in pieces]
    (folder / "qt_attribution.json").write_text(json.dumps(told if len(told) > 1 else told[0]))


def found(source: Path) -> list[maker.Piece]:
    return list(maker.pieces_of(source, source / "LICENSES"))


def test_a_piece_is_told_with_its_owners_and_its_own_text(source: Path) -> None:
    (source / "LICENSE").write_text("\ufeff\nTake it.\n\f\n")
    describe(
        source,
        {
            "Name": "Bones",
            "Version": "1.2",
            "Homepage": "https://bones",
            "LicenseFile": "LICENSE",
            "Copyright": ["Copyright Ada\nCopyright Bo", "Copyright Cy"],
        },
    )
    (piece,) = found(source)
    assert str(piece) == "Bones 1.2\nhttps://bones\nCopyright Ada\nCopyright Bo\nCopyright Cy"
    assert (piece.licence, piece.text) == ("MIT", "Take it.")


def test_what_has_no_text_of_its_own_takes_the_shared_one(source: Path) -> None:
    (source / "COPY").write_text("Terms of nobody in particular")
    describe(
        source,
        {"Name": "Lost", "LicenseId": "BSD-3-Clause", "LicenseFile": "GONE"},
        {"Name": "Silent", "LicenseId": "BSD-3-Clause"},
        {"Name": "Nameless", "LicenseId": "CC0-1.0", "LicenseFile": "COPY"},
        {"Name": "FreeType", "LicenseId": "FTL OR GPL-2.0-only", "LicenseFile": "COPY"},
    )
    texts = [piece.text for piece in found(source)]
    assert texts == [f"Terms of {name}" for name in ("BSD-3-Clause",) * 2 + ("CC0-1.0", "FTL")]


def test_a_choice_that_nobody_has_made_is_noticed(source: Path) -> None:
    describe(source, {"Name": "Fork", "LicenseId": "MIT OR GPL-2.0-only"})
    with pytest.raises(SystemExit, match="fork can be had under"):
        found(source)


def test_what_is_in_no_library_of_ours_is_left_out(source: Path) -> None:
    (source / "LICENSES" / "MIT.txt").write_text("Take it.")
    describe(source / "tool", {"Name": "Tool", "QtParts": ["tools"]})
    describe(source / "test", {"Name": "Test", "QDocModule": "qttestlib"})
    describe(source / "jpeg", {"Name": "libjpeg"})
    describe(source / "kept", {"Name": "Kept", "QtParts": ["libs", "tools"]})
    assert [piece.name for piece in found(source)] == ["Kept"]


def test_each_licence_is_printed_once_under_all_that_it_covers() -> None:
    pieces = [
        maker.Piece(name, "", "", (f"Copyright {name}",), "MIT", text)
        for name, text in (("Ada", "Take it."), ("Bo", "Leave it."), ("Cy", "Take it."))
    ]
    told = maker.notices("6.99", pieces)
    assert told.startswith("CODE BY OTHERS IN QT 6.99\n")
    assert told.count("Take it.") == told.count("Leave it.") == 1
    order = [
        told.index(text) for text in ("Copyright Ada", "Copyright Cy", "Take it.", "Copyright Bo")
    ]
    assert order == sorted(order)
