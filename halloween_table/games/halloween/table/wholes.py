"""What is meant as a whole while a choice is due: a press or a drop anywhere in it will do."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules.moves import NO, Move, MoveGhost, PickBuilding, PickSection, Summon
from ..rules.town import Action, Building, Level
from . import ids


@frozen
class Wholes:
    """Whether buildings and the sections of the near board have no places of their own in them."""

    buildings: bool = False
    sections: bool = False

    @classmethod
    def of(cls, moves: tuple[Move, ...]) -> Wholes:
        """Where a section may be chosen and need not be, its head is meant: who would rather go on
        must not lift it by pressing one of its action spaces."""
        return cls(
            any(isinstance(move, MoveGhost | PickBuilding | Summon) for move in moves),
            NO not in moves and any(isinstance(move, PickSection) for move in moves),
        )

    def at_space(self, building: Building, level: Level) -> str:
        """Where a pumpkin lies."""
        return ids.Building(building) if self.buildings else ids.Space(building, level)

    def at_bonus(self, building: Building) -> str:
        """Where a bonus token lies."""
        return ids.Building(building) if self.buildings else ids.BonusAt(building)

    def at_action(self, seat: Seat, section: int, action: Action) -> str:
        """Where a disc lies."""
        return ids.Section(seat, section) if self.sections else ids.Action(seat, section, action)
