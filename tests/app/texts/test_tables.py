"""No text is cut off on the tables of Rest in Peace, Booo! and Halloween."""

from __future__ import annotations

from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.games.booo.rules.position import Phase
from halloween_table.games.rest_in_peace.table import ids
from halloween_table.table.hand.gestures import Choosing
from tests.games.rest_in_peace import doing as duel
from tests.games.rest_in_peace.drawing import position_of as duel_of

from ..castles import castles, practised
from ..fitting import settle
from ..playing import show_position, sit_down
from ..towns import towns
from .booth import PLAYERS, SEEKERS, Booth

# ---- the duel's table -----------------------------------------------------------------------------------

MANY = "1 1 1 2 2 3 4 5"
DUEL: dict[str, tuple[str, ...]] = {
    "start": ("round 1\ngreen: hand 1 2 3 4 5\nblue: hand 1 2 3 4 5",),
    "leaves": ("round 6\ngreen: hand 1 2 | front p8 p9 p20 | laid 2 p12\nblue: laid 6 5 p24 | hand 1",),
    "stays": ("turn blue  round 9\ngreen: laid p29 5 | stakes 1 p7\nblue: laid 6 5 p24 | hand 1",),
    "full": (
        f"round 9\ngreen: hand {MANY} | front p10 p11 p28 | laid 6 5 3 3 p20 p29 | discards 4"
        f"\nblue: hand {MANY} | laid 6 5 4 p15:3 | stakes 4 3 p27 | past 3 / 2 / 2 p19 / 1 / 1",
    ),
    "hypnotised": ("turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8",),
    "drawn": ("turn blue\ngreen: laid p6 3\nblue: hand 2 5 6 | front p8",),
    "dial": ("round 8\ngreen: hand 1 2 3 4 5 | front p10 p8 p9\nblue: laid 1", "plays p10"),
    "deck": ("green: front p2 | hand 1 1 1\nblue: hand 6", "plays p2"),
    "exchange": ("green: laid 1 2 | front p17\nblue: laid 6 5", "plays p17", "chooses green's 1"),
    "spied": ("round 4\ngreen: laid p3 | hand 1 2\nblue: hand 4 5 6 | front p1",),
    "stake": ("round 4  staking green 2\ngreen: hand 2 5 | front p8 | stakes 5\nblue: laid 6",),
    "ten": (
        "round 9  staking blue\ngreen: stakes p10 3 4 p13 p28 | hand 1\nblue: stakes p11 p29 4 5 6 1",
        "stakes nothing",
    ),
}  # fmt: skip
"""Everything that its table can show: how it began, and what was done then."""
NAMED = ("start", "leaves", "stake", "ten")
"""Where the names of the players are to be read."""


def duel_position(name: str) -> Any:
    drawing, *said = DUEL[name]
    position = duel.after(duel_of(drawing), *said)
    return duel.step(position, "plays unseen").on_the_way[0] if name == "drawn" else position


def test_the_table_of_the_duel(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    for name in DUEL if names == "short" else NAMED:
        show_position(page, duel_position(name))
        booth.look_at_table(f"duel-{name}", page, names, frozenset({ids.SPOTLIGHT}))
    booth.assert_everything_fits()


def test_every_psychic(booth: Booth) -> None:
    """In hand, in a narrow column and in the line."""
    page = sit_down(booth.window, players=PLAYERS["short"], key="rest_in_peace")
    for first in range(1, 30, 8):
        numbers = [f"p{number}" for number in range(first, min(30, first + 8))]
        show_position(page, duel_of(f"round 9\ngreen: front {' '.join(numbers)} | hand 1 2"))
        booth.look_at_table(f"psychics-{first}", page, "short")
        laid = " / ".join(numbers)
        show_position(page, duel_of(f"round 9  line p{30 - first}\ngreen: hand 1 | past {laid}"))
        booth.look_at_table(f"psychics-laid-{first}", page, "short")
    booth.assert_everything_fits()


def test_the_question_before_leaving(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    show_position(page, duel_of("green: hand 2 5\nblue: laid 4"))
    settle()
    Robot(page.view).key(Qt.Key.Key_Space)
    assert isinstance(page.view.hand.gesture, Choosing)
    booth.look_at_table("duel-question", page, names)
    booth.assert_everything_fits()


def test_the_end_of_the_duel(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, players=PLAYERS[names], key="rest_in_peace")
    over = duel_of("round 3  turn blue  mansions gc gc c\ngreen: hand 1 5 | stakes 3\nblue: hand 1")
    show_position(page, duel.after(over, "leaves"))
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    for reason in ("three_castles", "four_manors", "round_ten", "more_mansions"):
        end._outcome = evolve(end._outcome, tie_breaks=(reason,))
        end.retranslate()
        booth.look(f"duel-end-{reason}-{names}", save=reason == "more_mansions")
    end.table_asked.emit()
    booth.look_at_table("duel-over", page, names)
    booth.assert_everything_fits()


# ---- the castle ---------------------------------------------------------------------------------------


def test_the_table_of_the_castle(booth: Booth, names: str) -> None:
    for seats, positions in ((6, castles(names)), (1, practised())):
        page = sit_down(booth.window, seats, players=SEEKERS[names], key="booo")
        for name, position in positions.items():
            show_position(page, position)
            booth.look_at_table(f"castle-{name}", page, names)
    assert_only_names_are_cut(booth)


def assert_only_names_are_cut(booth: Booth) -> None:
    """Whose panel it is, its tooltip says, too."""
    cut = [f"{player.name!r}: is cut to" for player in SEEKERS["long"]]
    booth.faults = [fault for fault in booth.faults if not any(name in fault for name in cut)]
    booth.assert_everything_fits()


def test_the_end_in_the_castle(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 6, players=SEEKERS[names], key="booo")
    over = evolve(castles(names)["ready"], phase=Phase.OVER, stack=(), guest=None)
    show_position(page, over)
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    for reason in ("four_walls", "five_guests", "took_last", "shared"):
        end._outcome = evolve(end._outcome, tie_breaks=(reason,) * 5)
        end.retranslate()
        booth.look(f"castle-end-{reason}-{names}", save=reason == "took_last")
    end.table_asked.emit()
    booth.look_at_table("castle-over", page, names)
    assert_only_names_are_cut(booth)


# ---- the town -----------------------------------------------------------------------------------------


def test_the_table_of_the_town(booth: Booth, names: str) -> None:
    """Ghosts stand before each other and discs lie on cards: what may touch is not looked at. On
    three small boards names of forty characters are cut: a closer look shows them whole."""
    page = sit_down(booth.window, 4, players=PLAYERS[names], key="halloween")
    for name, position in towns().items():
        show_position(page, position)
        settle()
        booth.note_table(name, page, names)
        if names == "long":
            for place in page.view.table.arrangement.places:
                if place.id.startswith("lord:"):
                    player = PLAYERS[names][int(place.id.removeprefix("lord:"))]
                    assert player.name in (place.tooltip or place.name)
        booth.look(f"town-{name.replace(' ', '-')}-{names}", save=name in PICTURED_TOWNS)
    booth.assert_everything_fits()


PICTURED_TOWNS = ("turn", "after the roll", "reward", "name", "master")
