"""Words for those who listen: how groups, counts and actions are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.places import Group, Place
from halloween_table.engine.translate import fill

from ..hand.uses import Verb
from .told import Told, alike, by_place, group_of, once_each, says, told, without_place


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
            "past": self.tr("What is over"),
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
            "Turn up": self.tr("Face down. Press to turn your cards up."),
            "Turn down": self.tr("Face up. Press to turn your cards down."),
        }[verb]

    def name(self, thing: Told) -> str:
        """With how many there are, where one stands for several."""
        return self._several(thing.shown.name, thing.count)

    def _several(self, name: str, count: int) -> str:
        if count == 1:
            return name
        #: Said aloud: a thing of which there are several that look the same.
        return fill(self.tr("%1, %n times", "", count), name)

    def together(self, names: Iterable[str]) -> str:
        """In one line; what comes several times is told once."""
        return "; ".join(self._several(name, count) for name, count in Counter(names).items())

    def lying(self, arrangement: Arrangement, *groups: Group) -> list[str]:
        """What there is in these groups: a line for each place where something lies, and for each
        card that is a place itself. What a heading is shared by stands under it in one line."""
        pieces, spots = by_place(arrangement), {spot.id for spot in alike(arrangement)}
        lines = []
        if "board" in groups:
            free = once_each(without_place(arrangement), arrangement, apart=False)
            lines += [self.name(thing) for thing in free]
        heading = ""
        for place in arrangement.places:
            here, group = pieces.get(place.id, []), group_of(place)
            if group not in groups or not (here or group == "cards"):
                continue
            things = once_each(here, arrangement, place, apart=False)
            line = self._line(place, things)
            apart = group == "cards" or place.id in spots
            before, heading = heading, "" if apart else _heading(place.name)
            if heading and heading == before:
                lines[-1] += "; " + line.removeprefix(heading).lstrip(",: ")
            else:
                lines.append(line)
        marks = (mark for mark in arrangement.marks if mark.group in groups)
        return [*lines, *(mark.name for mark in marks if mark.name)]

    def _line(self, place: Place, things: Iterable[Told]) -> str:
        """What lies there, as far as the place does not say it. On one's own board a thing that says
        where it lies is told by its place, which is occupied."""
        others = []
        for thing in things:
            name, last = _unsaid(thing.shown.name, place.name)
            if name and not (place.group == "own" and last):
                others.append(self._several(name, thing.count))
        return f"{place.name}: {'; '.join(others)}" if others else place.name

    def usable(self, arrangement: Arrangement, ids: Iterable[str]) -> list[str]:
        """The names of those pieces and places, each once."""
        wanted = set(ids)
        things = (thing for group in told(arrangement).values() for thing in group)
        names = (thing.shown.name for thing in things if thing.shown.id in wanted)
        return list(dict.fromkeys(names))


_PARTS = re.compile(r"(?:^|(?<=[,:]) )[^,:]+[,:]?")


def _heading(name: str) -> str:
    """What or whom a name is about: all before the first comma or colon."""
    return re.split("[,:]", name, maxsplit=1)[0]


def _unsaid(name: str, place: str) -> tuple[str, bool]:
    """What is left of a name that follows that of its place, and whether it ends with the place."""
    parts = _PARTS.findall(name.replace(place, ""))
    left = [part for part in parts if not says(place, part.strip(" ,:."))]
    at_its_end = bool(parts) and parts[-1] not in left
    return "".join(left).strip(" ,:."), at_its_end
