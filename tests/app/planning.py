"""Short games of Halloween, thought through before they are played: by lot, a town would be haunted
very slowly."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.games.halloween.rules.moves import Move
from halloween_table.games.halloween.rules.position import CardSet, Mode, Options
from halloween_table.games.halloween.rules.setup import setup
from tests.games.halloween.wandering import wander

_TRIES = 8
_LUCKY = {
    (Mode.STANDARD, CardSet.CASPER, 2): 144,
    (Mode.STANDARD, CardSet.CASPER, 3): 595,
    (Mode.STANDARD, CardSet.AMITYVILLE, 3): 81,
    (Mode.STANDARD, CardSet.BROWN_LADY, 2): 239,
    (Mode.MASTER, CardSet.CASPER, 2): 395,
}
"""Choices that once made very short games. Should the rules change, they are games like others."""


@cache
def short_game(options: Options, seats: int, seed: int) -> tuple[Move, ...]:
    """All moves of a game that comes to its end rather soon."""
    lucky = _LUCKY.get((options.mode, options.cards, seats))
    games = (
        tuple(moment.chosen for moment in wander(setup(options, seats, seed), Random(choice)))
        for choice in (range(_TRIES) if lucky is None else [lucky])
    )
    return min(games, key=len)


def planned_offer(page: TablePage, seed: int) -> Callable[[tuple[Offer, ...]], Offer]:
    """Chooses what comes next in a short game; of several gestures for a move, one by lot."""
    record, lot = page.source.record, Random(seed)
    moves = short_game(record.options, len(record.players), record.seed)

    def choose(offers: tuple[Offer, ...]) -> Offer:
        planned = moves[len(page.source.record.moves) :]
        said = [(offer, (offer.move, *offer.then)) for offer in offers]
        meant = [offer for offer, means in said if planned[: len(means)] == means]
        # In the middle of a building, where a ghost that attacks all is put, somebody may stand.
        return lot.choice([offer for offer in meant if not offer.covers])

    return choose
