"""Of a Python from strangers only that is used for which somebody known vouches."""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path

import pytest
from installers import windows_python
from installers.frozen import ROOT
from installers.windows_python import hashes_in, of_extra, of_the_program, vouched_for, wanted
from installers.wine import Missing

GOOD = {name: f"# {name}\nprint('boo')\n".encode() for name in windows_python.NEEDED}


def as_on_windows(text: bytes) -> bytes:
    return text.replace(b"\n", b"\r\n")


def vouched(*texts: bytes) -> frozenset[bytes]:
    return frozenset(hashlib.sha256(text).digest() for text in texts)


EVERY_GOOD_ONE = vouched(*map(as_on_windows, GOOD.values()))


def test_hashes_are_found_in_a_catalogue_whatever_lies_between_them() -> None:
    one, other = hashlib.sha256(b"one").digest(), hashlib.sha256(b"other").digest()
    catalogue = b"0\x82" + b"\x04\x20" + one + b"\x04\x14short\x04\x20" + other + b"\x00"
    assert {one, other} <= hashes_in(catalogue)


def test_the_library_is_what_is_vouched_for_line_ends_of_windows_included() -> None:
    assert vouched_for(GOOD, EVERY_GOOD_ONE, [lambda: GOOD]) == {
        name: as_on_windows(text) for name, text in GOOD.items()
    }


def test_a_module_that_somebody_changed_is_left_out() -> None:
    changed = {**GOOD, "json/decoder.py": b"import os\n", "heapq.py": b"# sound\n"}
    library = vouched_for(
        [*changed, "nobody_has_it.py"],
        EVERY_GOOD_ONE | vouched(b"# sound\r\n", b"import json\r\n"),
        [lambda: changed],
    )
    assert library.keys() == {*GOOD, "heapq.py"}


def test_what_one_source_has_changed_another_may_have_as_it_was() -> None:
    name = windows_python.NEEDED[0]
    spoilt = {**GOOD, name: b"import socket\n"}
    library = vouched_for(GOOD, EVERY_GOOD_ONE, [lambda: spoilt, lambda: GOOD])
    assert library[name] == as_on_windows(GOOD[name])


@pytest.mark.parametrize("name", windows_python.NEEDED)
def test_without_what_is_needed_it_says_so(name: str) -> None:
    rest = {other: text for other, text in GOOD.items() if other != name}
    with pytest.raises(Missing, match=name.replace(".", r"\.")):
        vouched_for(GOOD, EVERY_GOOD_ONE, [lambda: rest])


def test_only_modules_of_that_python_are_looked_for(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as packed:
        packed.writestr("json/__init__.pyc", b"compiled")
        packed.writestr("README.txt", b"no module")
    assert wanted(tmp_path / "library.zip") == ["json/__init__.py"]


def test_what_is_installed_for_windows_is_what_the_project_asks_for() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    asked = [*of_the_program(), *of_extra("package", "cx_freeze")]
    assert any(line.startswith("PySide6") for line in asked)
    assert any(line.startswith("cx_Freeze") for line in asked)
    assert not any(line.startswith("nfpm") for line in asked)
    assert all(f'"{line}"' in text for line in asked)
