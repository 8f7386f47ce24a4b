"""From recipes to files: every sound by its name, made anew or compared with what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from . import booo, candy_hunters, halloween, rest_in_peace, table
from .ambiences import AMBIENCES, HALF, halved
from .craft import RATE, Recipe, Signal, room
from .far import FAR
from .measure import AMBIENCE, FAR_OFF, finish, loudness
from .wav import encoded

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"

EFFECTS: Final[dict[str, Recipe]] = {
    f"{game.__name__.rpartition('.')[2]}/{name}": recipe
    for game in (table, candy_hunters, rest_in_peace, booo, halloween)
    for name, recipe in game.EFFECTS.items()
}
"""By the cue that asks for them."""


def names() -> Iterator[str]:
    yield from EFFECTS
    yield from FAR
    yield from (f"{game}/ambience" for game in AMBIENCES)


def made(name: str) -> tuple[Signal, int]:
    """The sound of that name, and its rate. Its dice are its own: no other recipe changes it."""
    dice, game = Random(f"{name} on All Hallows' Eve"), name.partition("/")[0]
    if name in EFFECTS:
        return finish(room(EFFECTS[name](dice))), RATE
    if name in FAR:
        return halved(finish(FAR[name](dice), FAR_OFF)), HALF
    return _quiet(halved(AMBIENCES[game](dice))), HALF


def _quiet(signal: Signal) -> Signal:
    """As far below the effects as it has to be. Nothing is done to its ends: they meet."""
    middle = sum(signal) / len(signal)
    centred = [value - middle for value in signal]
    twice = [value for value in centred for _ in range(2)]
    factor = 10 ** ((AMBIENCE - loudness(twice)) / 20)
    return [factor * value for value in centred]


def file_of(name: str) -> bytes:
    signal, rate = made(name)
    return encoded(signal, rate, loops=name.endswith("/ambience"))


def write(name: str, folder: Path = FOLDER) -> Path:
    path = folder / f"{name}.wav"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(file_of(name))
    return path
