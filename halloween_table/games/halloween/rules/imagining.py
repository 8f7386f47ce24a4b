"""Which bonus tokens may come next: whole positions for those who know only a view."""

from __future__ import annotations

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved

from .bonuses import TOKENS
from .pending import Fetching
from .position import Position


def imagined(view: Position, chance: Chance) -> Position:
    """The view with every token that is nowhere else in the stack, and other dice to come."""
    seen = {
        *view.bonuses,
        *view.discards,
        *(slot.token for lord in view.lords for slot in lord.slots),
        *(due.token for due in view.pending if isinstance(due, Fetching)),
    }
    to_come, chance = chance.forked()
    unseen = () if view.options.master else (token for token in TOKENS if token not in seen)
    stack, _ = chance.shuffled(unseen)
    return evolved(view, chance=to_come, stack=stack)
