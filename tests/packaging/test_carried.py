"""What a frozen program carries is seen: modules, packages and libraries in folders within folders."""

from __future__ import annotations

from pathlib import Path

import pytest
from installers import carried

from halloween_table.licences import texts_folder

MODULES = (
    *("attr/__init__.pyc", "attrs-26.1.0.dist-info/METADATA", "typing_extensions.pyc"),
    *("json/__init__.pyc", "base64.pyc", "__main__halloween_table.pyc", "BUILD_CONSTANTS.pyc"),
)
BESIDE = (
    *("_sha2.cpython-313-darwin.so", "_ctypes.pyd", "libffi-8.dll", "PySide6/QtCore.abi3.so"),
    *("PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/plugins/platforms/libqxcb.so"),
    *("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "PySide6/Qt/translations/qtbase_uk.qm"),
    *("font_manrope/files/OFL.txt", "font_manrope-0.0.2.dist-info/METADATA"),
)


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    lib = tmp_path / "Contents" / "lib"
    put(lib, *BESIDE)
    for text in texts_folder().iterdir():
        put(lib, f"halloween_table/assets/licences/{text.name}")
    put(lib, *MODULES)
    return tmp_path


def put(folder: Path, *files: str) -> None:
    for file in files:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text("x")


def test_everything_by_others_is_named_and_nothing_of_python(frozen: Path) -> None:
    assert carried.names_in(frozen) == {
        *("attr", "attrs", "typing_extensions", "PySide6", "font_manrope", "halloween_table"),
    }
    assert carried.libraries_in(frozen) == {
        "libffi-8.dll",
        "libQt6Core.so.6",
        "libqxcb.so",
        "QtGui",
    }


def test_a_program_with_all_its_licences_has_no_fault(frozen: Path) -> None:
    assert carried.faults(frozen) == []


def test_whatever_has_no_licence_is_a_fault(frozen: Path) -> None:
    lib = frozen / "Contents" / "lib"
    put(lib, "made_up/__init__.pyc", "PySide6/Qt/lib/libQt6Qml.so.6", "_made.cpython-313-darwin.so")
    put(lib, "single.pyc", "wrapped-1.0.dist-info/METADATA")
    (lib / "halloween_table" / "assets" / "licences" / "attrs.txt").unlink()
    assert carried.faults(frozen) == [
        "no licence for _made",
        "no licence for made_up",
        "no licence for single",
        "no licence for wrapped",
        "no licence for libQt6Qml.so.6",
        "attrs.txt is missing",
    ]
