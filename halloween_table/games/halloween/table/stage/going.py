"""Which ghosts it was that went somewhere: events tell them by their colour and building."""

from __future__ import annotations

from halloween_table.contract.beats import Story

from ...rules import events as happened
from ...rules.pending import NOBODY, Asked, Throwing
from ...rules.position import Position
from ...rules.town import LEVEL_OF, SUPPLY, Level, ghosts_of


class Going:
    """Follows the ghosts of the town from what was to what is. Among several alike, those are meant
    that are where it says in the end."""

    def __init__(self, story: Story[Position]) -> None:
        self._story = story
        self._where = list(story.before.ghosts)
        self._fighters: tuple[int, int] | None = None

    def at(self, level: Level) -> list[int]:
        """Those of a colour that are in town by now."""
        return [ghost for ghost in ghosts_of(level) if self._where[ghost] != SUPPLY]

    def goes(self, level: Level, start: int, to: int) -> int | None:
        """Who goes from there to there."""
        ends = self._story.after.ghosts
        here = [ghost for ghost in ghosts_of(level) if self._where[ghost] == start]
        found = [ghost for ghost in here if ends[ghost] == to] or [
            ghost for ghost in here if ends[ghost] != start
        ]
        ghost = next(iter(found or here), None)
        if ghost is not None:
            self._where[ghost] = to
        return ghost

    def fight(self, event: happened.FightBegun) -> tuple[int, int] | None:
        """Who attacks whom."""
        self._fighters = self._waiting(event.level, event.foe) or self._found(event)
        return self._fighters

    def _waiting(self, level: Level, foe: Level) -> tuple[int, int] | None:
        """As the rules still know, or knew, if a roll or a question follows or has gone before."""
        for view in (self._story.after, self._story.before):
            for due in reversed(view.pending):
                match due:
                    case Throwing(ghost=own, foe=other) | Asked(ghost=own, foe=other):
                        levels = NOBODY not in (own, other) and (LEVEL_OF[own], LEVEL_OF[other])
                        if levels == (level, foe):
                            return own, other
        return None

    def _found(self, event: happened.FightBegun) -> tuple[int, int] | None:
        ends = self._story.after.ghosts
        own = [it for it in ghosts_of(event.level) if self._where[it] == event.building]
        foes = [it for it in ghosts_of(event.foe) if self._where[it] == event.foe_building]
        foes.sort(key=lambda foe: ends[foe] != SUPPLY)
        own.sort(key=lambda ghost: ends[ghost] == SUPPLY)
        for ghost in own:
            for foe in foes:
                if foe != ghost:
                    return ghost, foe
        return None

    def fought(self, event: happened.FightEnded) -> tuple[int, int] | None:
        """Who has attacked whom; the beaten one is gone."""
        fighters = self._fighters or self._waiting(event.level, event.foe)
        self._fighters = None
        if fighters is not None and event.won:
            self._where[fighters[1]] = SUPPLY
        return fighters
