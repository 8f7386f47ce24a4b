"""Little scenes of Rest in Peace: a card that chance draws, a round that ends, and round ten."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import Arrangement
from halloween_table.games.rest_in_peace.table import ids
from tests.games.rest_in_peace.doing import move_of, step
from tests.games.rest_in_peace.drawing import BLUE, GREEN, position_of

from ..playing import BO, lift_curtain, offers, show_position, sit_down
from ..portrait import names_in, portrait, tree_of

HYPNOTISED = "turn blue\ngreen: laid p6 3\nblue: hand 2 5 6"
ROBBED = "green: front p22 | hand 1\nblue: hand 2 5 6"
DRAWN = [(HYPNOTISED, "plays unseen"), (ROBBED, "plays p22")]

EVE = "round 9  staking blue\ngreen: stakes 4 p8 | hand 1\nblue: stakes 2 p9 3 | hand 6"
"""Nobody has to choose anything in round ten."""
EVE_WITH_A_CHOICE = EVE.replace("4 p8", "4 p10")


def sit(window: MainWindow, drawing: str) -> TablePage:
    """At that position; nothing moves unless a test says so."""
    page = sit_down(window, key="rest_in_peace")
    show_position(page, position_of(drawing))
    page.view.set_speed(10_000)
    return page


def play(page: TablePage, words: str) -> None:
    page.source.play(move_of(page.source.position, words))


def wait(page: TablePage) -> None:
    """Everything arrives and has been looked at."""
    page.view.table.motion.finish()
    assert page.view._passage._hold.isActive()
    page.view._passage._hold.timeout.emit()


def on_the_way(page: TablePage) -> bool:
    """Whether the last arrangement is still to come."""
    return bool(page.view._passage._ahead)


def watched(page: TablePage) -> list[Arrangement]:
    """The frames of the scene that is played, to its end."""
    frames = []
    while on_the_way(page):
        frames.append(page.view.table.arrangement)
        wait(page)
    page.view.table.motion.finish()
    return frames


def named(arrangement: Arrangement, place: str) -> list[str]:
    return [piece.name for piece in arrangement.pieces if piece.place == place]


def settled(page: TablePage) -> bool:
    return not (page.view.underway or page.view.table.motion.running)


# ---- a card that chance draws -------------------------------------------------------------------------


@pytest.mark.parametrize(("drawing", "words"), DRAWN, ids=["unseen hand", "pickpocket"])
def test_the_drawn_card_is_shown_large_on_its_way(
    window: MainWindow, drawing: str, words: str
) -> None:
    page = sit(window, drawing)
    (passed,) = step(page.source.position, words).on_the_way
    assert passed.drawn is not None
    before = page.strip.prompt.text()
    play(page, words)
    assert page.view.underway
    shown = f"Bow ghost of {passed.drawn.face}"
    assert named(page.view.table.arrangement, ids.SPOTLIGHT) == [shown]
    assert shown in names_in(tree_of(page))
    assert offers(page) == ()
    # A scene is seen before it is spoken of.
    passing = page.view.table.arrangement.prompt.text
    assert page.strip.prompt.text() == (before if page.view.telling else passing)
    assert len(watched(page)) == 1
    assert page.view.table.place(ids.SPOTLIGHT) is None
    assert offers(page)


@pytest.mark.parametrize("by_key", [True, False])
@pytest.mark.parametrize(("drawing", "words"), DRAWN, ids=["unseen hand", "pickpocket"])
def test_a_press_or_key_skips_it(
    window: MainWindow, drawing: str, words: str, by_key: bool
) -> None:
    page = sit(window, drawing)
    play(page, words)
    record = page.source.record
    if by_key:
        QTest.keyClick(page.view, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert settled(page)
    assert page.view.table.place(ids.SPOTLIGHT) is None
    assert page.source.record == record
    assert page.view.bubble_text == ""


@pytest.mark.parametrize(
    ("drawing", "words"), [*DRAWN, (EVE, "stakes nothing")], ids=["unseen", "robbed", "ten"]
)
def test_with_pace_off_there_is_none(
    window: MainWindow, preferences: Preferences, drawing: str, words: str
) -> None:
    page = sit(window, drawing)
    page.view.set_speed(preferences.pace_factor)
    shown: list[Arrangement] = []
    page.view.shown.connect(shown.append)
    play(page, words)
    assert settled(page)
    assert len(shown) == 1
    assert page.view.table.place(ids.SPOTLIGHT) is None


# ---- a round ends -----------------------------------------------------------------------------------


def test_a_round_that_ends_is_seen_before_anything_is_drawn(window: MainWindow) -> None:
    page = sit(window, "green: hand 1 | laid 2 | deck 3 4\nblue: laid 6 | deck 1 5")
    play(page, "leaves")
    (frame,) = watched(page)
    assert named(frame, "hand") == ["Leaf ghost of 1"]
    assert named(frame, f"won:{BLUE}")
    assert len(named(frame, f"front:{GREEN}")) == 1
    assert len(named(page.view.table.arrangement, "hand")) == 3


# ---- round ten ----------------------------------------------------------------------------------------


def turned_up(frame: Arrangement) -> list[str]:
    """What lies open at round ten, by side."""
    return [
        name
        for seat in (GREEN, BLUE)
        for name in named(frame, ids.Side(seat, 10))
        if "Hidden" not in name
    ]


def test_round_ten_is_turned_up_card_by_card(
    window: MainWindow, qtbot: QtBot, preferences: Preferences
) -> None:
    page = sit(window, EVE)
    expected = step(page.source.position, "stakes nothing").on_the_way
    play(page, "stakes nothing")
    assert page.source.outcome is not None
    frames = watched(page)
    assert len(frames) == len(expected)
    counts = [len(turned_up(frame)) for frame in frames]
    assert counts[:6] == [0, 1, 2, 3, 4, 5]
    assert set(counts[6:]) <= {5}
    assert turned_up(frames[1]) == ["Leaf ghost of 4"], "the winner of round nine begins"
    assert "Bow ghost of 2" in turned_up(frames[2])
    for frame in frames:
        assert frame.offers == ()
        hands = [*named(frame, "hand"), *named(frame, "hand:0"), *named(frame, "hand:1")]
        assert set(hands) == {"Hidden ghost"}
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_what_is_said_meanwhile_is_not_what_could_be_done_before(window: MainWindow) -> None:
    """Round ten lasts: the last call to put a card there is over when it has begun."""
    page = sit(window, EVE)
    before = page.strip.prompt.text()
    play(page, "stakes nothing")
    assert page.strip.prompt.text() == before, "that it has begun is not told yet"
    assert page.view.telling
    wait(page)
    turning = page.view.table.arrangement.prompt
    assert (page.strip.title.text(), page.strip.prompt.text()) == (turning.title, turning.text)
    assert turning.text != before


def test_round_ten_can_be_skipped(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, EVE)
    play(page, "stakes nothing")
    wait(page)
    assert page.view.underway
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert settled(page)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_the_scene_stops_where_somebody_has_to_choose(window: MainWindow, qtbot: QtBot) -> None:
    page = sit(window, EVE_WITH_A_CHOICE)
    play(page, "stakes nothing")
    frames = watched(page)
    assert len(turned_up(frames[-1])) == 5
    assert page.source.position.pending[-1].owner == GREEN
    assert page.source.eyes == GREEN or page.curtain.isVisible()
    if page.curtain.isVisible():
        lift_curtain(page)
    play(page, "names 4")
    frames = watched(page)
    assert frames
    assert all(len(turned_up(frame)) == 5 for frame in frames)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def test_the_curtain_waits_for_the_scene(window: MainWindow) -> None:
    """The last card of a hypnotised player's turn, then the other one's."""
    page = sit(window, "green: hand 1 | deck\nblue: laid 6 | hand 2 | deck 1 5")
    play(page, "leaves")
    page.view.finish()
    play(page, "stakes 1")
    page.view.finish()
    assert page.curtain.isVisible()
    lift_curtain(page)
    assert page.source.eyes == BO


ROUND_LOST = "green: hand 1 | laid 2 | deck 3 4\nblue: laid 6 | hand 2 | deck 1 5"


def cues_of(page: TablePage) -> list[str]:
    heard: list[str] = []
    page.view.table.cued.connect(heard.append)
    return heard


def test_whoever_looked_away_sees_the_ribbon_when_the_curtain_rises(window: MainWindow) -> None:
    page = sit(window, ROUND_LOST)
    cues = cues_of(page)
    play(page, "leaves")
    assert page.view.underway
    page.view.finish()
    play(page, "stakes nothing")
    page.view.finish()
    assert page.curtain.isVisible()
    cues.clear()
    lift_curtain(page)
    assert page.view.underway
    clock = page.view.table.motion._clock
    clock.setCurrentTime(clock.duration())
    assert cues == ["", "rest_in_peace/mansion-won"]
    assert not page.curtain.isVisible()
    page.view.finish()
    assert settled(page)
    assert offers(page)


def test_nobody_sees_the_ribbon_of_a_round_that_was_taken_back(window: MainWindow) -> None:
    page = sit(window, "green: hand 1 | laid 2 | deck\nblue: laid 6 | hand 2 | deck")
    play(page, "leaves")
    page.view.finish()
    page.source.undo()
    page.view.finish()
    play(page, "plays 1")
    page.view.finish()
    cues = cues_of(page)
    page.source.look()
    assert "rest_in_peace/mansion-won" not in cues
    assert not page.staging._ribbons


# ---- secrets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (HYPNOTISED, HYPNOTISED.replace("laid p6 3", "laid p6 3 | hand 1 | deck 2 2"), ""),
        (
            "turn blue\ngreen: laid p6 3 | hand 1 5 | deck 2 4\nblue: hand 2 5 6 | deck 1 3",
            "turn blue\ngreen: laid p6 3 | hand 4 2 | deck 5 1\nblue: hand 2 5 6 | deck 3 1",
            "plays unseen",
        ),
        (
            "round 9  staking blue\ngreen: stakes 4 p8 | hand 1 2\nblue: stakes 2 3 | hand 6 5",
            "round 9  staking blue\ngreen: stakes 4 p8 | hand 2 5\nblue: stakes 2 3 | hand 1 4",
            "stakes nothing",
        ),
    ],
    ids=["control", "unseen hand", "round ten"],
)
def test_frames_that_differ_only_in_secrets_look_the_same(
    window: MainWindow, one: str, other: str, words: str
) -> None:
    def scene(drawing: str) -> list[Any]:
        page = sit(window, drawing)
        seen = []
        play(page, words or "plays unseen")
        while on_the_way(page):
            page.view.table.motion.finish()
            page.view._passage._hold.stop()  # it goes on when everything has been looked at
            found = portrait(window, page)
            seen.append((found.arrangement, found.pixels, found.table, tree_of(page)))
            page.view._passage._hold.timeout.emit()
        return seen

    scene(one)  # whatever has to be laid out once is
    first, second = scene(one), scene(other)
    assert first
    assert len(first) == len(second)
    assert (first == second) is bool(words)
