"""People around a table of Candy Hunters, and what they do there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from halloween_table.contract.hiding import Hiding
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters import kit
from halloween_table.games.candy_hunters.rules.moves import (
    Exchange,
    Move,
    Pass,
    PlaceHouse,
    PlaceKid,
)
from halloween_table.games.candy_hunters.rules.position import Options, Stage
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store

KIT = kit()
CODEC = Codec(KIT.game)
ADA, BO, CY = 0, 1, 2
PLAYERS = (
    Player("Ada", "witch", "red"),
    Player("Bo", "cat", "yellow"),
    Player("Cy", "mummy", "teal"),
)
HOUSE, KID = PlaceHouse, PlaceKid
TURN = (PlaceHouse, Pass, Pass, Pass, PlaceKid)
"""The shortest turn there is."""


def begin(
    store: Store, hiding: Hiding = "curtain", seats: int = 2, seed: int = 5, **options: Any
) -> Sitting:
    sitting = Sitting.begin(KIT, store, PLAYERS[:seats], Options(**options), seed, hiding)
    if hiding == "curtain":
        sitting.look()
    return sitting


def again(store: Store, sitting: Sitting, hiding: Hiding = "curtain") -> Sitting:
    """The same game, taken up anew from the store."""
    return Sitting.taken_up(KIT, store, store.load(sitting.id, CODEC), hiding)


def kept(store: Store, sitting: Sitting) -> Saved:
    return store.load(sitting.id, CODEC)


def first_of(sitting: Sitting, kind: type[Move]) -> Move:
    """The first lawful move of that kind for whoever has to decide."""
    seat = sitting.next_seat
    assert seat is not None
    return next(move for move in KIT.game.moves(sitting.position, seat) if isinstance(move, kind))


def do(sitting: Sitting, *kinds: type[Move]) -> None:
    """Plays the first move of each kind; whoever is due says so first."""
    for kind in kinds:
        if sitting.curtain_down:
            sitting.look()
        sitting.play(first_of(sitting, kind))


def any_move(sitting: Sitting) -> Move:
    seat = sitting.next_seat
    assert seat is not None
    return next(KIT.game.moves(sitting.position, seat))


def play_out(sitting: Sitting) -> Iterator[Sitting]:
    """To the end, by the first lawful move each time; nobody exchanges a card."""
    while sitting.outcome is None:
        if sitting.curtain_down:
            sitting.look()
        keep = sitting.position.stage is Stage.EXCHANGE
        sitting.play(Pass() if keep else any_move(sitting))
        yield sitting


__all__ = [
    "ADA",
    "BO",
    "CODEC",
    "CY",
    "HOUSE",
    "KID",
    "KIT",
    "PLAYERS",
    "TURN",
    "Exchange",
    "Pass",
    "again",
    "any_move",
    "begin",
    "do",
    "first_of",
    "kept",
    "play_out",
]
