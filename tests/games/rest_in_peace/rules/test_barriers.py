"""What can be taken back: undo stops where somebody has learned something."""

from __future__ import annotations

import pytest

from halloween_table.engine.game import Event
from halloween_table.games.rest_in_peace.rules import events as all_events

from ..doing import after, events
from ..drawing import position_of

BARRIERS = {
    "PlayedUnseen",
    "HandSeen",
    "DiscardedUnseen",
    "Drew",
    "TurnedUp",
    "Revealed",
    "GameWon",
}


def test_which_events_are_barriers() -> None:
    found = {
        name
        for name, kind in vars(all_events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.barrier
    }
    assert found == BARRIERS


STEPS = [
    # playing and choosing can be taken back
    ("green: hand 2", ("plays 2",), False),
    ("green: front p8", ("plays p8",), False),
    ("green: front p10", ("plays p10",), False),
    ("green: front p10", ("plays p10", "names 3"), False),
    ("green: front p11\nblue: laid 4", ("plays p11", "chooses 4"), False),
    (
        "green: laid 1 | front p17\nblue: laid 4",
        ("plays p17", "chooses 1", "chooses blue's 4"),
        False,
    ),
    ("green: front p25\nblue: laid 3", ("plays p25", "chooses blue's 3"), False),
    ("green: front p27 | past 3\nround 3", ("plays p27", "chooses 3"), False),
    ("green: front p21 | past 3\nround 3", ("plays p21", "chooses 3"), False),
    ("green: front p6\nblue: hand 3", ("plays p6",), False),
    # the owner knew what is in the deck, and does not learn its order
    ("green: front p2 | deck 3 4", ("plays p2",), False),
    ("green: front p2 | deck 3 4", ("plays p2", "chooses 4"), False),
    # chance has spoken
    ("green: front p22\nblue: hand 3", ("plays p22",), True),
    ("turn blue\ngreen: laid p6\nblue: hand 3", ("plays unseen",), True),
    # somebody has seen cards
    ("green: front p3\nblue: hand 3", ("plays p3",), True),
    ("green: front p3\nblue: deck", ("plays p3",), False),
    ("green: front p16 | deck 3 4", ("plays p16",), True),
    ("green: front p16 | deck 3 4", ("plays p16", "chooses 4"), False),
    ("green: hand 3 | front p16 | deck", ("plays p16",), False),
    # the end of a turn can be taken back, that of a round if nobody has drawn
    ("green: hand 2", ("plays 2", "stays"), False),
    ("green: hand 2 | deck 1", ("leaves",), True),
    ("green: deck\nblue: deck 1", ("leaves",), True),
    ("green: hand 2 | deck\nblue: deck", ("leaves",), False),
    ("round 3  turn blue  mansions gc gc c", ("leaves",), True),
    # staking can be taken back, unless a psychic is turned up
    ("staking green\ngreen: hand 2", ("stakes 2",), False),
    ("staking green\ngreen: hand 2", ("stakes nothing",), False),
    ("staking green  psychics training\ngreen: hand 2", ("stakes 2",), True),
    ("round 7  staking green  psychics training\ngreen: hand 2", ("stakes 2",), False),
    # round 10
    ("round 9  staking green\ngreen: hand 2\nblue: stakes 1 p10", ("stakes 2",), True),
    (
        "round 9  staking blue\ngreen: stakes p10 p11\nblue: stakes 1",
        ("stakes nothing", "names 3"),
        False,
    ),
    (
        "round 9  staking blue\ngreen: stakes p10\nblue: stakes 1",
        ("stakes nothing", "names 3"),
        True,
    ),
]


@pytest.mark.parametrize(("drawing", "said", "barrier"), STEPS)
def test_undo_stops_only_where_something_was_learned(
    drawing: str, said: tuple[str, ...], barrier: bool
) -> None:
    *before, last = said
    happened = events(after(position_of(drawing), *before), last)
    assert any(event.barrier for event in happened) == barrier
    assert {type(event).__name__ for event in happened if event.barrier} <= BARRIERS
