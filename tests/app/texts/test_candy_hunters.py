"""No text is cut off on the table of Candy Hunters and at its end."""

from __future__ import annotations

import pytest
from attrs import evolve

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.robot import Robot
from halloween_table.engine.game import Turn
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid
from halloween_table.games.candy_hunters.rules.position import Position, Stage
from halloween_table.games.candy_hunters.rules.scoring import TIE_BREAKS
from halloween_table.sitting.sitting import Moment
from halloween_table.table.hand.gestures import Choosing
from tests.games.candy_hunters.doing import after, walk
from tests.games.candy_hunters.drawing import position_of

from ..fitting import settle
from ..playing import lift_curtain, show_position, sit_down
from .booth import PLAYERS, Booth, play

TOWN = """
    -- o. v. -- --
    -- g1 bA o. --
    vB o2 gC b. v4
    -- -- vD g3 --
"""
HANDS = ((1, 2, 29), (3, 4, 30), (5, 6, 31), (7, 8, 32))
DECK = (9, 10, 11, 12)


def at(stage: Stage, town: str = TOWN, **more: object) -> Position:
    told = {"seats": 4, "hands": HANDS, "deck": DECK, "haunted": True, **more}
    return position_of(town, stage=stage, **told)  # type: ignore[arg-type]


def full() -> Position:
    """As much as four players can have in front of them."""
    return at(
        Stage.EXCHANGE,
        hands=((21, 22), (23, 24), (25, 26), (27, 28)),
        deck=(),
        scored=[(*range(1 + 5 * seat, 6 + 5 * seat), 29 + seat) for seat in range(4)],
        candies=("ovgb", "oovv", "ggbb", "bgvo"),
        scares=(12, 24, 3, 1),
        large_ghost=True,
        round=6,
    )


# ---- the table ----------------------------------------------------------------------------------------


def test_the_steps_of_a_turn(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS[names], look=False)
    booth.look(f"curtain-{names}")
    lift_curtain(page)
    play(page, PlaceHouse, Pass, Pass, Pass, PlaceKid)
    booth.look(f"curtain-undo-{names}")
    lift_curtain(page)
    for stage in Stage:
        show_position(page, at(stage, seat=stage % 4))
        booth.look_at_table(f"table-{stage.name.lower()}", page, names)
    show_position(page, at(Stage.PATTERN, "o1 oA o. o2"))
    booth.look_at_table("table-no-pattern", page, names)
    show_position(page, after(at(Stage.GHOSTS), walk("1", 2, 1)))
    booth.look_at_table("table-kid-shoved", page, names)
    show_position(page, after(at(Stage.GHOSTS), walk("1", 1, 2)))
    booth.look_at_table("table-ghost-shoved", page, names)
    show_position(page, full())
    booth.look_at_table("table-full", page, names)
    booth.assert_everything_fits()


def test_choosing_where_a_pattern_lies(booth: Booth, names: str) -> None:
    page = sit_down(booth.window, 4, players=PLAYERS[names])
    show_position(page, at(Stage.PATTERN))
    settle()
    robot, view = Robot(page.view), page.view
    for number in (1, 29):
        card = view.table.piece(f"card:{100 + number}")
        place = view.table.place("cell:2:1")
        assert card is not None
        assert place is not None
        robot.drag_between(robot.at(card.rect), robot.at(place.rect))
        choosing = view.hand.gesture
        assert isinstance(choosing, Choosing)
        offers = {offer.caption: offer for offer in choosing._offers}
        for count, longest in enumerate(sorted(offers, key=len)):
            while choosing.current.caption != longest:
                choosing.turn(1)
            booth.look(f"choosing-{number}-{names}", save=count == len(offers) - 1)
        view.hand.end()
    booth.assert_everything_fits()


# ---- the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end(booth: Booth, names: str, seats: int) -> None:
    page = sit_down(booth.window, seats, players=PLAYERS[names])
    play(page, PlaceHouse)
    last = full()
    last = evolve(last, round=7, hunters=last.hunters[:seats], standing=type(last.standing)({}))
    sitting = page.source
    for round_ in range(1, 7):
        so_far = evolve(
            last,
            round=round_,
            hunters=tuple(
                evolve(hunter, scored=hunter.scored[:round_], scares=hunter.scares * round_ // 6)
                for hunter in last.hunters
            ),
        )
        sitting.history.moments.append(Moment(so_far, Turn(round_, 0)))
    show_position(page, last)
    settle()
    end = booth.window.page
    assert isinstance(end, EndPage)
    booth.look(f"end-{seats}-{names}")
    for tie_break in TIE_BREAKS:
        end._outcome = evolve(end._outcome, tie_breaks=(tie_break,) * (seats - 1))
        end.retranslate()
        booth.look(f"end-{tie_break}-{seats}-{names}", save=False)
    everybody = tuple(evolve(standing, rank=1) for standing in end._outcome.standings)
    shared = ("shared",) * (seats - 1)
    end._outcome = evolve(end._outcome, standings=everybody, tie_breaks=shared)
    end.retranslate()
    booth.look(f"end-shared-{seats}-{names}")
    end.table_asked.emit()
    booth.look_at_table(f"table-over-{seats}", page, names)
    booth.assert_everything_fits()
