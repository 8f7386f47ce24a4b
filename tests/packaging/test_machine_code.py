"""Machine code of others that is put together, or made smaller, without a tool of its system."""

from __future__ import annotations

import importlib.util
import struct
import subprocess
import sys
from pathlib import Path

import pytest
from installers.frozen import without_debugging
from installers.macos import universal

from .mach_o import KINDS, parts


def test_one_file_for_both_kinds_of_mac(tmp_path: Path) -> None:
    """Each is in it as it came, on a page of its own."""
    apple, intel = (
        struct.pack("<III", 0xFEEDFACF, processor, 3) + bytes([number]) * 20_000
        for number, processor in ((1, 0x0100000C), (2, 0x01000007))
    )
    path = tmp_path / "both.so"
    path.write_bytes(universal([apple, intel]))
    found = {part.kind: part.content for part in parts(path)}
    assert found == dict(zip(("Apple", "Intel"), (apple, intel), strict=True))
    assert set(found) == KINDS
    for number in (0, 1):
        (start,) = struct.unpack_from(">I", path.read_bytes(), 16 + 20 * number)
        assert start % 16384 == 0


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ELF is Linux's")
def test_a_library_works_without_what_is_for_debugging(tmp_path: Path) -> None:
    found = importlib.util.find_spec("_miniaudio")
    if found is None or found.origin is None:
        pytest.skip("no sound library for this system")
    whole = Path(found.origin).read_bytes()
    smaller = without_debugging(whole)
    assert len(smaller) < 0.7 * len(whole)
    assert without_debugging(smaller) == smaller
    (tmp_path / Path(found.origin).name).write_bytes(smaller)
    done = subprocess.run(
        [sys.executable, "-c", "import _miniaudio as m; print(m.__file__, m.lib.MA_SUCCESS)"],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [str(tmp_path / Path(found.origin).name), "0"]


def test_what_is_no_library_for_linux_stays_as_it_is() -> None:
    for other in (b"", b"MZ" + bytes(100), b"\x7fELF\x01\x01" + bytes(100)):
        assert without_debugging(other) == other
