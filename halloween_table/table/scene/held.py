"""What still looks as it did, because a later beat shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import frozen

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.beats import LITTLE, REST, Beat, waited

Held = Callable[[str], bool]
"""Whether a piece, place or mark with that id has to wait."""


def nothing_held(id_: str) -> bool:
    return False


@frozen
class Untold:
    """What can be done next, which is seen when a long scene is over: until then nothing invites to
    a press that would only end it."""

    buttons: frozenset[str] = frozenset()
    """Those that come, or look otherwise: they are not there yet."""
    parts: frozenset[str] = frozenset()
    """Of the board: they look as they did."""

    def __bool__(self) -> bool:
        return bool(self.buttons or self.parts)

    def with_parts(self, held: Held) -> Held:
        return (lambda id_: id_ in self.parts or held(id_)) if self.parts else held


def untold(beats: Sequence[Beat], before: Arrangement, now: Arrangement) -> Untold:
    """What waits for the end of these beats, if they are long."""
    if waited(beats) <= LITTLE:
        return Untold()
    was, spoken_of = {place.id: place for place in before.places}, _named_by(beats)
    buttons, parts = set(), set()
    for place in now.places:
        looked = was.get(place.id)
        if looked is None:
            if place.is_only_pressed:
                buttons.add(place.id)
        elif place.picture != looked.picture and (place.button or looked.button):
            if looked.is_only_pressed:
                buttons.add(place.id)
            elif not spoken_of(place.id):
                parts.add(place.id)
    return Untold(frozenset(buttons), frozenset(parts))


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
