"""What a child makes of a position: its own board and nothing else."""

from __future__ import annotations

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules.position import Position


@frozen
class ChildsJudgement:
    """Points above all, then whatever can be held in a hand. It does not look at the others, and
    does not see what a free space or a pumpkin will be good for."""

    token: float = 1.0
    scare: float = 0.4
    level: float = 0.7
    bonus: float = 0.5
    disc: float = 0.35
    action: float = 1.0

    def __call__(self, position: Position, seat: Seat) -> float:
        lord = position.lords[seat]
        levels = sum(section.level for section in lord.sections)
        bonuses = sum(slot.token is not None for slot in lord.slots)
        worth = (
            lord.points
            + self.token * sum(lord.tokens)
            + self.scare * lord.scares
            + self.level * levels
            + self.bonus * bonuses
            + self.disc * min(len(lord.reserve), 6)
        )
        if position.seat == seat:
            worth += self.action * (position.options.sections - len(position.done))
        return worth
