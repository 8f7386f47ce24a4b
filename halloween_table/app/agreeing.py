"""What is agreed before a game: what was agreed last, and which variants mean something now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from halloween_table.engine.codec import Codec
from halloween_table.engine.format import Unreadable
from halloween_table.games.kit import Kit, Variant

from .preferences import Preferences


def last_agreed(kit: Kit, preferences: Preferences) -> Any:
    """The options of the last such game; the game's own if they cannot be read or chosen now."""
    with suppress(Unreadable):
        agreed = Codec(kit.game).options_in(preferences.agreed(kit.game.key))
        if all(_can_be_chosen(getattr(agreed, v.key), v) for v in kit.voice.variants()):
            return agreed
    return kit.game.options_type()


def _can_be_chosen(value: Any, variant: Variant) -> bool:
    values = [choice.value for choice in variant.choices]
    if variant.picks:
        return len(value) <= variant.picks and all(picked in values for picked in value)
    return not values or value in values


def meaningful(
    variants: Iterable[Variant], agreed: Mapping[str, Any], alone: bool
) -> frozenset[str]:
    """The keys of those that change something, as things are agreed: what depends on a variant
    without a meaning has none either."""
    by_key = {variant.key: variant for variant in variants}

    def means_something(variant: Variant) -> bool:
        if variant.together and alone:
            return False
        if variant.only_with is None:
            return True
        other, values = variant.only_with
        return agreed[other] in values and means_something(by_key[other])

    return frozenset(key for key, variant in by_key.items() if means_something(variant))
