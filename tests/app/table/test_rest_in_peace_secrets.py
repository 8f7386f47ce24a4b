"""Rest in Peace: positions that differ only in what somebody may not know look, sound and read the
same to them."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from attrs import evolve

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.engine.chance import Chance
from halloween_table.games.rest_in_peace.rules.position import Position
from tests.games.rest_in_peace.doing import after, ten
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from ..playing import show_position, sit_at, sit_down
from ..portrait import Portrait, portrait
from .test_secrets import differences


class Pair(NamedTuple):
    """Two positions, and whoever looks; None: everybody."""

    name: str
    one: Position
    other: Position
    eyes: int | None


def drawn(drawing: str, *said: str) -> Position:
    return after(position_of(drawing), *said)


def varied(name: str, drawing: str, *others: str, said: str = "", eyes: int | None) -> Pair:
    """`drawing` has {} for what differs."""
    one, other = (drawn(drawing.format(part), *filter(None, [said])) for part in others)
    return Pair(name, one, other, eyes)


HANDS = "turn blue  round 4\ngreen: {} | laid 3 | past 1 / 2\nblue: hand 4 6 | laid 2"
STAKES = "turn blue  round 4\ngreen: hand 1 | {} | deck 2 2\nblue: hand 4 6 | stakes 3 | laid 2"
SEARCHED = "green: hand 5 | front p2 | deck {}\nblue: hand 6 | deck 2 2"
LINE = "round 2  psychics training  line p8 p9 {}\ngreen: hand 1\nblue: hand 3"
SPIED = "turn blue  round 4\ngreen: hand {} | laid 3 | deck 6\nblue: hand 4 6 | laid p3"

PAIRS = [
    varied("a hand", HANDS, "hand 1 5 | deck 2 6", "hand 6 2 | deck 5 1", eyes=BLUE),
    varied("a hand, to everybody", HANDS, "hand 1 5 | deck 2 6", "hand 6 2 | deck 5 1", eyes=None),
    varied("the own deck", SEARCHED, "4 1 3 1", "6 2 5 1", eyes=GREEN),
    varied("stakes", STAKES, "stakes 6 5", "stakes 1 4", eyes=BLUE),
    varied("stakes, to everybody", STAKES, "stakes 6 5", "stakes 1 4", eyes=None),
    varied("the line of a training game", LINE, "p1 p2 p3 p4", "p1 p2 p4 p3", eyes=GREEN),
    varied("a searched deck, to the rival", SEARCHED, "4 1 3 1", "6 2 5 3", said="plays p2", eyes=BLUE),
    *(
        Pair(
            "hands in round ten",
            ten("stakes p10 4 | hand 1 5", "stakes 3 | hand 2 6"),
            ten("stakes p10 4 | hand 6 2", "stakes 3 | hand 5 1"),
            eyes,
        )
        for eyes in (GREEN, BLUE, None)
    ),
    *(
        Pair(
            "what chance will bring",
            position_of("green: hand 1\nblue: hand 2", chance=1),
            evolve(position_of("green: hand 1\nblue: hand 2"), chance=Chance(99)),
            eyes,
        )
        for eyes in (GREEN, None)
    ),
]  # fmt: skip

CONTROLS = [
    varied("the own hand", HANDS, "hand 1 5 | deck 2 6", "hand 6 2 | deck 5 1", eyes=GREEN),
    varied("the own stakes", STAKES, "stakes 6 5", "stakes 1 4", eyes=GREEN),
    varied("a deck that is searched", SEARCHED, "4 1 3 1", "6 2 5 3", said="plays p2", eyes=GREEN),
    varied("a hand that is spied at", SPIED, "1 2", "4 5", eyes=BLUE),
    varied("the line", LINE, "p1 p2 p3 p4", "p2 p1 p3 p4", eyes=GREEN),
]


def shown(window: MainWindow, page: TablePage, position: Position, eyes: int | None) -> Portrait:
    """The window while that seat looks at it, whoever is due."""
    show_position(page, position)
    sit_at(page.source, eyes)
    page.refresh(animate=False)
    page._looking.greet()
    return portrait(window, page)


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_down(window, key="rest_in_peace")


def told(window: MainWindow, page: TablePage, pair: Pair) -> set[str]:
    """Where the two differ to those who look."""
    assert pair.one != pair.other, pair.name
    if pair.eyes is None:
        shown(window, page, pair.one, None)  # a curtain that has fallen once is laid out
    first = shown(window, page, pair.one, pair.eyes)
    return differences(first, shown(window, page, pair.other, pair.eyes))


def test_nobody_sees_what_they_may_not_know(window: MainWindow, page: TablePage) -> None:
    learned = {(pair.name, pair.eyes): told(window, page, pair) for pair in PAIRS}
    assert {pair: where for pair, where in learned.items() if where} == {}


def test_what_they_may_know_is_seen(window: MainWindow, page: TablePage) -> None:
    """The control: a difference would be found."""
    for pair in CONTROLS:
        assert {"arrangement", "pixels", "table", "tree"} <= told(window, page, pair), pair.name
