"""What must hold in every position, whatever has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from halloween_table.games.halloween.rules.bonuses import TOKENS
from halloween_table.games.halloween.rules.moves import YES, Move
from halloween_table.games.halloween.rules.pending import Asked, Blues, Fetching, Pending, Readied
from halloween_table.games.halloween.rules.position import Position, Pumpkin
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.town import (
    BUILDINGS,
    COMMON_PUMPKINS,
    DISCS,
    GHOSTS,
    LEVELS,
    PUMPKINS,
    SUPPLY,
    TOKENS_PER_LEVEL,
)

from .doing import GAME


def check(position: Position, moves: Sequence[Move] | None = None) -> None:
    """Everything below, at once. The moves need not be found again if they are known."""
    ghosts_are_somewhere(position)
    blue_ghosts_are_in_town(position)
    tokens_are_limited(position)
    discs_are_somewhere(position)
    bonus_tokens_are_somewhere(position)
    pumpkins_are_somewhere(position)
    points_are_accounted_for(position)
    choices_are_somebodys(position, moves)


def ghosts_are_somewhere(position: Position) -> None:
    """25 of them, each in one place (HA-T3); and in Master never all red ones (HA-7.3)."""
    assert len(position.ghosts) == len(GHOSTS)
    places = Counter(position.ghosts)
    assert set(places) <= {SUPPLY, *BUILDINGS}
    room = 4 if position.options.master else 6
    assert all(places[building] <= room for building in BUILDINGS)
    if position.options.master:
        assert SUPPLY in position.ghosts[20:]


def blue_ghosts_are_in_town(position: Position) -> None:
    """HA-T5, unless they are just being put there."""
    missing = all(where == SUPPLY for where in position.ghosts[:5])
    due = bool(position.pending) and isinstance(position.pending[-1], Blues)
    assert missing == due


def tokens_are_limited(position: Position) -> None:
    """HA-T4"""
    for at in range(len(LEVELS)):
        held = [lord.tokens[at] for lord in position.lords]
        assert min(held) >= 0
        assert sum(held) <= TOKENS_PER_LEVEL
    assert all(lord.scares >= 0 for lord in position.lords)


def discs_are_somewhere(position: Position) -> None:
    """Twelve for each lord, each in one place; one on every card (HA-S3, HA-4.1)."""
    for lord in position.lords:
        assert len(lord.sections) == position.options.sections
        assert len(lord.card_discs) == len(lord.cards) == len(set(lord.cards))
        assert set(lord.cards) <= set(position.cards)
        found = [
            *lord.reserve,
            *(disc for section in lord.sections for lying in section.discs for disc in lying),
            *(slot.disc for slot in lord.slots if slot.disc is not None),
            *lord.card_discs,
        ]
        assert sorted(found) == list(range(DISCS))
        assert all(slot.token is None or slot.disc is None for slot in lord.slots)


def bonus_tokens_are_somewhere(position: Position) -> None:
    """24 of them, each in one place; none in Master (HA-S1, HA-7.1)."""
    found = [
        *(token for token in position.bonuses if token is not None),
        *position.stack,
        *position.discards,
        *(slot.token for lord in position.lords for slot in lord.slots if slot.token is not None),
        *(due.token for due in position.pending if _drawn(due)),
    ]
    assert sorted(found) == ([] if position.options.master else list(TOKENS))


def _drawn(due: Pending) -> bool:
    return isinstance(due, Fetching) and due.building < 0


def pumpkins_are_somewhere(position: Position) -> None:
    """HA-S3, HA-6.1: at hand or on a space, and each colour once in a building (HA-2.6)."""
    assert len(position.haunted) == len(BUILDINGS) * len(LEVELS)
    common = COMMON_PUMPKINS if len(position.lords) == 2 else 0
    for seat, lord in enumerate(position.lords):
        assert lord.pumpkins + position.haunted.count(Pumpkin(seat)) == PUMPKINS
        assert lord.common + position.haunted.count(Pumpkin(seat, common=True)) == common
        assert min(lord.pumpkins, lord.common) >= 0
    for building in BUILDINGS:
        spaces = position.haunted[building * len(LEVELS) : (building + 1) * len(LEVELS)]
        colours = [None if p.common else p.seat for p in spaces if p is not None]
        assert len(set(colours)) == len(colours)


def points_are_accounted_for(position: Position) -> None:
    for lord in position.lords:
        assert lord.points == sum(tally.points for tally in lord.tallies)
        sources = [tally.source for tally in lord.tallies]
        assert len(sources) == len(set(sources))
    for standing, lord in zip(GAME.standings(position), position.lords, strict=True):
        assert standing.points == lord.points


def choices_are_somebodys(position: Position, moves: Sequence[Move] | None = None) -> None:
    """Whoever is to act has something to choose, each thing once; nobody else has."""
    assert set(position.done) <= set(range(position.options.sections))
    assert len(set(position.done)) == len(position.done)
    for seat in range(-1, len(position.lords) + 1):
        if position.over or seat != position.decider:
            assert not list(GAME.moves(position, seat))
    if not position.over:
        moves = moves or list(GAME.moves(position, position.decider))
        assert moves
        assert len(set(moves)) == len(moves)
        questions_are_put(position, moves)


def questions_are_put(position: Position, moves: Sequence[Move]) -> None:
    """Whoever must choose for a card is told what, and what it is to agree."""
    match position.pending[-1] if position.pending else None:
        case Readied(powers=(*_, card)):
            assert CARDS[card].asks
        case Asked(by=by) if by > 0:
            assert CARDS[by].asks
            assert bool(CARDS[by].yes) == (YES in moves)
