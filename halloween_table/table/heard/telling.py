"""Words for those who listen: how groups, counts and actions are called."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.places import Group
from halloween_table.engine.translate import fill

from ..hand.uses import Verb
from .told import Told, by_place, group_of, once_each, told


class Telling(QObject):
    """In the current language."""

    def group(self, group: Group) -> str:
        return {
            "hand": self.tr("Your hand"),
            "own": self.tr("Your board"),
            "board": self.tr("Board"),
            "cards": self.tr("Cards on display"),
            "stacks": self.tr("Stacks and supplies"),
            "players": self.tr("Players"),
            "buttons": self.tr("Buttons"),
        }[group]

    def choices(self) -> str:
        return self.tr("What you can choose")

    def put_back(self) -> str:
        return self.tr("Put it back")

    def verb(self, verb: Verb) -> str:
        return {
            "Press": self.tr("Press it"),
            "Lift": self.tr("Pick it up"),
            "Put here": self.tr("Put it down here"),
            "Put back": self.tr("Put it back where it was"),
            "Lead here": self.tr("Lead it here"),
        }[verb]

    def name(self, thing: Told) -> str:
        """With how many there are, where one stands for several."""
        if thing.count == 1:
            return thing.shown.name
        #: Said aloud: a thing of which there are several that look the same.
        return fill(self.tr("%1, %n times", "", thing.count), thing.shown.name)

    def lying(self, arrangement: Arrangement, *groups: Group) -> list[str]:
        """What there is in these groups: a line for each place where something lies, and for each
        card that is a place itself."""
        lines, pieces = [], by_place(arrangement)
        for place in arrangement.places:
            here, group = pieces.get(place.id, []), group_of(place)
            if group in groups and (here or group == "cards"):
                names = [self.name(thing) for thing in once_each(here, arrangement, place)]
                lines.append(_line(place.name, names))
        marks = (mark for mark in arrangement.marks if mark.group in groups)
        return [*lines, *(mark.name for mark in marks if mark.name)]

    def usable(self, arrangement: Arrangement, ids: Iterable[str]) -> list[str]:
        """The names of those pieces and places, each once."""
        wanted = set(ids)
        things = (thing for group in told(arrangement).values() for thing in group)
        names = (thing.shown.name for thing in things if thing.shown.id in wanted)
        return list(dict.fromkeys(names))


def _line(place: str, things: list[str]) -> str:
    """What lies there, unless the place says all of it; and no thing says again where it is."""
    others = [
        thing.replace(place, "").strip(" .")
        for thing in things
        if thing.partition(",")[0] not in place
    ]
    return f"{place}: {'; '.join(others)}" if others else place
