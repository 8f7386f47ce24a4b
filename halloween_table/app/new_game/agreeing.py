"""What is agreed before a game: what was agreed last, which variants mean something now, and what
a game is called by them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from halloween_table.contract.kit import Kit, Players, Variant
from halloween_table.contract.ways import Way
from halloween_table.engine.codec import Codec
from halloween_table.engine.format import Unreadable

from ..parts.preferences import Preferences


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


def meaningful(variants: Iterable[Variant], agreed: Mapping[str, Any], way: Way) -> frozenset[str]:
    """The keys of those that change something in this way to play, as things are agreed: what
    depends on a variant without a meaning has none either."""
    by_key = {variant.key: variant for variant in variants}

    def means_something(variant: Variant) -> bool:
        if way.variants is not None and variant.key not in way.variants:
            return False
        if variant.only_with is None:
            return True
        other, values = variant.only_with
        return agreed[other] in values and means_something(by_key[other])

    return frozenset(key for key, variant in by_key.items() if means_something(variant))


def said_of(kit: Kit, options: Any, players: Players) -> tuple[str, ...]:
    """What has been agreed for a game, in a few words each: what players call it by, and whatever
    is not as usual."""
    variants, usual = kit.voice.variants(), kit.game.options_type()
    agreed = {variant.key: getattr(options, variant.key) for variant in variants}
    shown = meaningful(variants, agreed, kit.way_of(players))
    said = (
        _said(variant, agreed[variant.key], agreed[variant.key] == getattr(usual, variant.key))
        for variant in variants
        if variant.key in shown
    )
    return tuple(filter(None, said))


def _said(variant: Variant, value: Any, usual: bool) -> str:
    """Its choice, if the game is called by it: be it the only such variant, or one that makes
    another's choice more exact. One of many needs its title besides. What was picked is a list, and
    whatever it depends on tells of it."""
    if not variant.choices:
        return variant.title if value and not usual else ""
    title = next((choice.title for choice in variant.choices if choice.value == value), "")
    if not title or not variant.compact or variant.only_with is not None:
        return title
    if usual:
        return ""
    return title if title.startswith(variant.title) else f"{variant.title}: {title}"
