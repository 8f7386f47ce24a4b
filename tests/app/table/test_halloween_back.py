"""Halloween: what can be taken back, by Esc and by undo, and what cannot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.table import ids
from halloween_table.store.store import Store
from tests.games.halloween.doing import play, with_dice
from tests.games.halloween.drawing import lord, town

from ..haunting import CTRL, KEY, action, drag_disc, key, play_said, press_place, sit_in_town, undo
from ..playing import ADA, BO, kept, played, show_position, sit_down

LEARNED = "Somebody has learned something new: you cannot go back past that."
SHARED = town("School: b", lord(tokens="bbb"), lord(cards=(5,)), seats=2)


def redo(page: TablePage) -> None:
    key(page, Qt.Key.Key_Y, CTRL)


def test_a_whole_turn_of_open_choices_is_undone_and_redone(
    window: MainWindow, store: Store
) -> None:
    start = town(
        "School: bb | Church: +two_scares | Cinema: +rest",
        lord(scares=2, tokens="bbgy", bonuses="one_point"),
        in_use=(5,),
    )
    page = sit_in_town(window, start)
    positions = [start]
    for words in (
        *("act 2 move", "move blue School Church", "keep 2"),
        *("use two_scares", "claim 5", "colour yellow", "pay"),
        *("act 1 upgrade", "upgrade blue School", "section 3", "rest 3"),
    ):
        play_said(page, words)
        positions.append(page.source.position)
    for position in reversed(positions[:-1]):
        undo(page)
        assert page.source.position == position
        assert kept(store, page).snapshot == position
    assert not page.strip.undo.isEnabled()
    for position in positions[1:]:
        redo(page)
        assert page.source.position == position
    assert not page.strip.redo.isEnabled()


def test_escape_takes_the_disc_of_a_begun_action_back(window: MainWindow) -> None:
    start = town("School: b")
    page = sit_in_town(window, start)
    for name in ("scare", "move", "haunt"):
        drag_disc(page, action(1, name))
        assert page.source.position.pending
        key(page, Qt.Key.Key_Escape)
        assert page.source.position == start
        assert played(page) == []


def test_escape_goes_back_through_what_follows_an_action(window: MainWindow) -> None:
    page = sit_in_town(window, town("School: bb", lord(scares=2)))
    begun = page.source.position
    play_said(page, "act 1 upgrade", "upgrade blue School")
    assert page.source.position.pending, "a lift"
    key(page, Qt.Key.Key_Escape)
    assert page.source.position == play(begun, "act 1 upgrade")
    key(page, Qt.Key.Key_Escape)
    assert page.source.position == begun
    key(page, Qt.Key.Key_Escape)
    assert page.source.position == begun


RICH = town("School: b", lord(tokens="bbgyr"), in_use=(5,))
BEGUN: dict[str, tuple[Position, tuple[str, ...]]] = {
    "an action": (town("School: b"), ("act 1 move",)),
    "an action after another": (town("School: b"), ("rest 1", "act 2 move")),
    "a claim": (RICH, ("claim 5",)),
    "a claim and its colours": (RICH, ("claim 5", "colour yellow", "colour red")),
    "a claim after an action": (RICH, ("act 1 scare", "scare blue", "claim 5", "colour yellow")),
    "a bonus": (town("School: b", lord(bonuses="move")), ("use move",)),
}


@pytest.mark.parametrize("begun", BEGUN)
def test_escape_and_the_button_go_equally_far(window: MainWindow, begun: str) -> None:
    start, said = BEGUN[begun]
    left = []
    for way_back in (
        lambda page: press_place(page, ids.BACK),
        lambda page: key(page, Qt.Key.Key_Escape),
    ):
        page = sit_in_town(window, start)
        play_said(page, *said)
        way_back(page)
        left.append((played(page), page.source.position))
    assert left[0] == left[1]
    assert len(left[0][0]) < len(said)


BARRIERS: dict[str, tuple[Position, tuple[str, ...]]] = {
    "a roll": (
        with_dice(town("School: bg | Police: b", lord(bonuses="plus_three")), "b1 g6"),
        ("act 1 fight", "fight blue green School"),
    ),
    "a roll with nothing to decide": (
        town("School: bg | Police: b"),
        ("act 1 fight", "fight blue green School"),
    ),
    "a draw": (town("School: b", lord(cards=(37,))), ("power 37",)),
    "new bonuses": (
        town("School: b | Church: +rest"),
        ("act 1 move", "move blue School Church", "keep 1"),
    ),
}


def test_undo_stops_where_chance_has_spoken(window: MainWindow) -> None:
    page = sit_down(window, key=KEY, seats=3)
    for learned, (position, said) in BARRIERS.items():
        show_position(page, position)
        play_said(page, *said)
        after = page.source.position
        assert not page.strip.undo.isEnabled(), learned
        assert page.strip.undo.toolTip() == LEARNED
        undo(page)
        assert LEARNED in page.view.bubble_text
        assert page.source.position == after
        page.view.hide_bubble()
        key(page, Qt.Key.Key_Escape)
        assert page.source.position == after, learned


def test_what_follows_a_roll_can_be_taken_back_as_far_as_the_roll(window: MainWindow) -> None:
    start = with_dice(town("School: bg | Police: b", lord(bonuses="plus_three")), "b1 g6")
    page = sit_in_town(window, start)
    play_said(page, "act 1 fight", "fight blue green School")
    rolled = page.source.position
    play_said(page, "use plus_three", "act 2 scare", "scare blue")
    for _ in range(3):
        assert page.strip.undo.isEnabled()
        undo(page)
    assert page.source.position == rolled
    assert not page.strip.undo.isEnabled()


@pytest.mark.parametrize("curtain", [True, False])
def test_nobody_goes_back_over_what_another_has_decided(window: MainWindow, curtain: bool) -> None:
    """Undo leads to whoever made the last move, and not from theirs into another's."""
    page = sit_in_town(window, SHARED)
    play_said(page, "claim 5")
    press_place(page, ids.POINTS)
    assert page.source.eyes == ADA
    after = page.source.position
    play_said(page, "rest 1")
    undo(page)
    assert page.source.position == after
    QTest.mouseClick(page.strip.undo, Qt.MouseButton.LeftButton)
    assert page.source.position == after
    assert not page.strip.undo.isEnabled()
    undo(page)
    assert page.source.position == after


@pytest.mark.parametrize("curtain", [True, False])
def test_the_end_of_a_turn_is_taken_back_until_the_next_one_moves(
    window: MainWindow, curtain: bool
) -> None:
    """Nothing was hidden, and nothing learned."""
    page = sit_in_town(window, town("School: b", done=(1, 2, 3)))
    before = page.source.position
    play_said(page, "end")
    assert page.source.eyes == BO
    undo(page)
    assert (page.source.eyes, page.source.position) == (ADA, before)
    redo(page)
    play_said(page, "rest 1")
    undo(page)
    assert page.source.eyes == BO
    assert not page.strip.undo.isEnabled()
