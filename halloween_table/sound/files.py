"""Where sounds lie: `assets/sounds/<game>/<name>.wav`, made by `packaging/sounds`."""

from __future__ import annotations

from pathlib import Path

from halloween_table.resources import assets_folder


def sound_file(cue: str) -> Path | None:
    """The file for a cue such as `table/drop`; None if there is none."""
    path = assets_folder() / "sounds" / f"{cue}.wav"
    return path if path.is_file() else None


def ambience_of(game: str) -> str:
    """The name of what is heard in that game when nothing happens; `shelf` has one, too."""
    return f"{game}/ambience"


def far_off(game: str) -> tuple[str, ...]:
    """The names of what is heard there now and then while its ambience goes round."""
    folder = assets_folder() / "sounds"
    return tuple(sorted(f"{game}/{path.stem}" for path in (folder / game).glob("far-*.wav")))
