"""However much there is to tell in a game, its longest scene is soon over; the clock is turned by hand."""

from __future__ import annotations

import pytest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.beats import LITTLE, Story, waited
from halloween_table.engine.game import TABLE, seat_of
from halloween_table.sitting.moments import moment_after, seen_with
from halloween_table.table import speeds
from tests.games.laws import Moment
from tests.games.rest_in_peace.doing import GAME, move_of
from tests.games.rest_in_peace.drawing import position_of
from tests.games.test_laws import Table, kit, played

from ..playing import GAMES, show_position, sit_down

SLOWLY = 10_000
"""Nothing moves by itself."""


def told_for(table: Table, moment: Moment) -> int:
    """How long whoever made that move looks on, if nothing is told quicker."""
    game, stage, eyes = kit(table.key).game, kit(table.key).stage, seat_of(moment.actor)
    assert stage is not None
    before, lasts = moment.position, 0
    for position, events in moment_after(game, before, moment.step).parts():
        seen = tuple(filter(None, (seen_with(event, eyes) for event in events)))
        views = game.view(before, eyes), game.view(position, eyes)
        lasts += waited(stage.beats(Story(*views, seen, eyes, table.players))) if seen else 0
        before = position
    return lasts


def scenes(page: TablePage) -> list[int]:
    """Plays everything through: for how many milliseconds each thing that is passed through, and what
    it comes to, is waited for."""
    view, clock = page.view, page.view.table.motion._clock
    hold, lasting = view._passage._hold, [0]
    view.shown.connect(lambda _: lasting.append(0))
    while view.underway or view.table.motion.running:
        if hold.isActive():
            lasting[-1] += hold.interval() // SLOWLY
            hold.timeout.emit()
        else:
            lasting[-1] += clock.duration() // SLOWLY
            clock.setCurrentTime(clock.duration())
    return lasting


@pytest.mark.parametrize("curtain", [False])
@pytest.mark.parametrize("key", GAMES)
def test_the_longest_scene_of_a_game_is_over_in_time(
    window: MainWindow, key: str, curtain: bool
) -> None:
    table = Table(key, 1)
    moments = [moment for moment in played(table) if moment.actor != TABLE]
    longest = max(moments, key=lambda moment: told_for(table, moment))
    page = sit_down(window, seats=table.seats, key=key, players=table.players)
    show_position(page, longest.position)
    page.view.set_speed(SLOWLY)
    page.source.play(longest.chosen, longest.actor)
    assert page.view.underway
    assert LITTLE < max(scenes(page)) <= speeds.LONGEST
    assert not page.view.telling


def test_all_of_a_long_last_round_is_over_before_anybody_looks_at_the_clock(
    window: MainWindow,
) -> None:
    """Nine stakes, and psychics that act."""
    drawing = "round 9 staking blue\ngreen: stakes 5 2 3 p8 p13 | deck\nblue: hand 4 | stakes 3 1 p12 | deck"
    position = position_of(drawing)
    (actor,) = GAME.actors(position)
    move = move_of(position, "stakes 4")
    step = GAME.play(position, actor, move)
    alone = told_for(Table("rest_in_peace", 1), Moment(position, actor, (), move, step))
    assert alone > speeds.ALL_TOLD
    page = sit_down(window, key="rest_in_peace")
    show_position(page, position)
    page.view.set_speed(SLOWLY)
    page.source.play(move)
    whole = scenes(page)
    assert 0.9 * speeds.ALL_TOLD < sum(whole) <= speeds.ALL_TOLD
    assert max(whole) <= speeds.LONGEST
