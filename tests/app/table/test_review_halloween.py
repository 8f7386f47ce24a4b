"""Halloween in the window: keys that must not undo what somebody else has done."""

from __future__ import annotations

from PySide6.QtCore import Qt

from halloween_table.app.program.window import MainWindow
from tests.games.halloween.drawing import lord, town

from ..haunting import key, play_said, press, sit_in_town, undo
from ..playing import ADA, BO

SHARED = town("School: b", lord(tokens="bbb"), lord(cards=(5,), discs="move@1"), seats=2)


def test_escape_does_not_undo_the_claim_that_somebody_else_is_rewarded_for(
    window: MainWindow,
) -> None:
    page = sit_in_town(window, SHARED)
    play_said(page, "claim 5")
    claimed = page.source.position
    assert page.source.eyes == BO
    key(page, Qt.Key.Key_Escape)
    assert (page.source.eyes, page.source.position) == (BO, claimed)
    undo(page)
    assert (page.source.eyes, page.source.position) == (ADA, SHARED)


def test_escape_takes_the_first_half_of_a_reward_back(window: MainWindow) -> None:
    page = sit_in_town(window, SHARED)
    play_said(page, "claim 5")
    claimed = page.source.position
    press(page, "section 1")
    assert page.source.position.pending
    key(page, Qt.Key.Key_Escape)
    assert (page.source.eyes, page.source.position) == (BO, claimed)
