"""Icons: every size that a system asks for, and something to be seen on each."""

from __future__ import annotations

from pathlib import Path

import pytest
from installers import icons

from tests.packaging.icon_files import in_icns, in_ico

pytestmark = pytest.mark.usefixtures("qapp")

BOTH = pytest.mark.parametrize("svg", [icons.PROGRAM, icons.GAME_FILE], ids=lambda svg: svg.stem)


@BOTH
def test_windows_has_every_size(svg: Path, tmp_path: Path) -> None:
    icon = icons.write_ico(svg, tmp_path / "icons" / "it.ico").read_bytes()
    assert list(in_ico(icon)) == [(size, size) for size in icons.WINDOWS_SIZES]


@BOTH
def test_macos_has_every_size(svg: Path, tmp_path: Path) -> None:
    icon = icons.write_icns(svg, tmp_path / "icons" / "it.icns").read_bytes()
    assert dict(in_icns(icon)) == icons.MAC_KINDS


@pytest.mark.qt_log_ignore("it.svg", extend=True)
def test_what_is_no_drawing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "it.svg").write_text("no drawing")
    with pytest.raises(ValueError, match="is no drawing"):
        icons.pngs(tmp_path / "it.svg", (16,))
