"""What still looks as it did, because a later beat shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from halloween_table.contract.beats import REST, Beat

Held = Callable[[str], bool]
"""Whether a piece, place or mark with that id has to wait."""


def nothing_held(id_: str) -> bool:
    return False


def held_in(beats: Sequence[Beat], at: int) -> Held:
    """What waits for a later one while that beat is told: whatever none so far has shown."""
    later = _named_by(beats[at + 1 :])
    if later is nothing_held:
        return nothing_held
    shown = _named_by(beats[: at + 1])
    rest = next((number for number, beat in enumerate(beats) if REST in beat.shows), 0)
    if rest > at:
        return lambda id_: not shown(id_)
    return lambda id_: later(id_) and not shown(id_)


def _named_by(beats: Iterable[Beat]) -> Held:
    words = [word for beat in beats for word in beat.shows]
    if not words:
        return nothing_held
    ids, beginnings = set(words), tuple(word for word in words if word[-1:] in (":", "/"))
    if not beginnings:
        return ids.__contains__
    return lambda id_: id_ in ids or id_.startswith(beginnings)
