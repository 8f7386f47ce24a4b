"""Which cards may lie where nobody sees them: whole positions for those who know only a view."""

from __future__ import annotations

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved

from .cards import HAUNTED_NUMBERS, REGULAR_NUMBERS
from .position import Dealt, Position


def imagined(view: Position, chance: Chance) -> Position:
    """The view with a card in every hidden slot; haunted cards that are not needed are in the box
    (CH-S6)."""
    seen = {held.card for hunter in view.hunters for held in (*hunter.hand, *hunter.scored)}
    seen.update(held.card for held in view.deck)
    regular, chance = chance.shuffled(card for card in REGULAR_NUMBERS if card not in seen)
    haunted, _ = chance.shuffled(card for card in HAUNTED_NUMBERS if card not in seen)
    unseen = {False: iter(regular), True: iter(haunted)}

    def dealt(cards: tuple[Dealt, ...]) -> tuple[Dealt, ...]:
        return tuple(
            held._replace(card=next(unseen[held.haunted])) if held.card is None else held
            for held in cards
        )

    hunters = tuple(evolved(hunter, hand=dealt(hunter.hand)) for hunter in view.hunters)
    return evolved(view, hunters=hunters, deck=dealt(view.deck))
