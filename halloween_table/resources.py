"""Where pictures and translations lie: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def assets_folder() -> Path:
    """The folder of drawings, one subfolder per game and `common`."""
    return _first(_PACKAGE / "assets", _PACKAGE.parent / "assets")


@cache
def translations_folder() -> Path:
    """The folder of `halloween_table_uk.qm` and its sisters. `make run` builds them in a checkout."""
    return _first(_PACKAGE / "translations", _PACKAGE.parent / "build" / "translations")


def _first(packed: Path, checkout: Path) -> Path:
    """Wheels and frozen programs carry their files in the package; only a checkout does not."""
    return packed if packed.is_dir() else checkout
