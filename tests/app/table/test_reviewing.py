"""What cost most in a game that is over: asked for by mouse or key, thought about beside the window,
marked on the scrubber and told beside the table."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.thinking import worker
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.app.table.review_panel import ReviewPanel
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import OPEN, Seat
from halloween_table.engine.review import Verdict
from halloween_table.sitting.reviewing import decisions
from halloween_table.table.look import looks

from ..looking import (
    LEFT,
    click,
    come_to_the_end,
    cursor,
    key,
    scrub,
    sit_before_the_end,
    spot,
    watch,
)
from ..playing import kit_of, table, whole_record
from .hindsight import hindsight

PATIENCE = 60_000
"""Milliseconds for which a busy machine is waited for."""
GAME = "rest_in_peace"
REVIEWED = ("candy_hunters", "rest_in_peace", "halloween")


def seen_through(
    window: MainWindow, game: str = GAME, computers: Collection[Seat] = (), **more: Any
) -> TablePage:
    """A game that is over, watched, with somebody to look through it."""
    kit = evolve(kit_of(game), reviewer=partial(hindsight, game, **more))
    window.room._kits[game] = kit
    return watch(window, game, computers)


def panel(page: TablePage) -> ReviewPanel:
    found = page._beside.panel
    assert isinstance(found, ReviewPanel)
    return found


def answered(page: TablePage, qtbot: QtBot) -> ReviewPanel:
    """The panel, once it is known what cost most."""
    assert page.reviewing is not None
    qtbot.waitUntil(lambda: not page.reviewing.busy, timeout=PATIENCE)
    QApplication.processEvents()
    return panel(page)


def costly(page: TablePage) -> list[int]:
    return sorted(page.bar.scrubber._costly)


def frames(page: TablePage) -> list[str]:
    marks = page.view.table.arrangement.marks
    return [mark.id for mark in marks if mark.picture == looks.HINT]


@pytest.mark.parametrize("game", REVIEWED)
def test_asked_by_mouse_it_marks_three_moves_and_leads_to_them(
    window: MainWindow, qtbot: QtBot, game: str
) -> None:
    page = seen_through(window, game)
    click(page.bar.review)
    found = answered(page, qtbot)
    assert found.isVisible()
    assert not page._log.isVisible()
    assert len(found.cards) == len(costly(page)) == 3
    for card in found.cards:
        QTest.mouseClick(card, LEFT)
        QApplication.processEvents()
        assert cursor(page) in costly(page)
        said = card.accessibleName()
        assert "points against the others." in said
        assert "Why: " in said
    assert len({card.accessibleName() for card in found.cards}) > 1
    click(page.bar.review)
    assert page._log.isVisible()
    assert not found.isVisible()
    assert len(costly(page)) == 3


def test_asked_by_keys_it_is_walked_through_and_pressed(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window)
    key(page, Qt.Key.Key_F3)
    found = answered(page, qtbot)
    pressed = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter)
    for card, with_key in zip(found.cards, pressed, strict=True):
        for _ in range(60):
            if page.window().focusWidget() is card:
                break
            key(page, Qt.Key.Key_Tab)
        assert page.window().focusWidget() is card
        page.watching.seek(0)
        key(page, with_key)
        assert cursor(page) in costly(page)
        assert not page.watching._playing
    assert costly(page) == sorted(verdict.at for verdict in page.reviewing._verdicts)
    key(page, Qt.Key.Key_F3)
    assert not found.isVisible()


def test_a_screen_reader_finds_buttons_that_tell_everything(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = seen_through(window)
    click(page.bar.review)
    for card in answered(page, qtbot).cards:
        heard = QAccessible.queryAccessibleInterface(card)
        assert heard.role() == QAccessible.Role.PushButton
        assert "Played: " in heard.text(QAccessible.Text.Name)
    page.watching.seek(costly(page)[0])
    QApplication.processEvents()
    assert "points against the others." in page.bar.scrubber.accessibleName()
    assert page.bar.review.accessibleName() == "What cost most?"
    assert "F3" in page.bar.review.tip


def test_what_a_hard_player_would_have_used_is_framed_until_one_goes_on(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = seen_through(window, "candy_hunters")
    click(page.bar.review)
    for card in answered(page, qtbot).cards:
        QTest.mouseClick(card, LEFT)
        if frames(page):
            break
    assert frames(page)
    assert card.property("chosen")
    key(page, Qt.Key.Key_Right)
    assert not frames(page)
    assert not card.property("chosen")


def test_a_mark_on_the_scrubber_is_pressed_where_it_is_drawn(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = seen_through(window)
    click(page.bar.review)
    answered(page, qtbot)
    scrubber = page.bar.scrubber
    for at in costly(page):
        QTest.mouseClick(scrubber, LEFT, pos=spot(scrubber, at) + QPoint(3, 0))
        assert cursor(page) == at
        assert "points against the others." in page.bar._told_at(at)


def test_meanwhile_one_goes_on_watching(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, seconds=0.05)
    click(page.bar.review)
    assert page.reviewing.busy
    scrub(page, 7)
    assert cursor(page) == 7
    assert page.reviewing.busy
    qtbot.waitUntil(lambda: panel(page)._done.value() > 0, timeout=PATIENCE)
    assert panel(page)._done.isVisible()


def test_it_is_stopped_at_once_and_asked_for_again(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, seconds=0.05)
    click(page.bar.review)
    click(panel(page).stop)
    assert not page.reviewing.busy
    assert not worker().busy
    assert costly(page) == []
    assert not panel(page).stop.isVisible()
    click(panel(page).again)
    assert page.reviewing.busy
    click(page.bar.review)
    assert not worker().busy, "whoever closes the panel does not wait"


def test_whoever_leaves_the_table_does_not_wait(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, seconds=0.05)
    click(page.bar.review)
    window.show_shelf()
    assert not worker().busy


def test_a_worker_that_is_killed_gets_a_successor(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window)
    click(page.bar.review)
    process = worker()._process
    assert process is not None
    process.kill()
    assert len(answered(page, qtbot).cards) == 3


def test_if_nobody_can_look_through_it_people_are_told(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, dies=True)
    click(page.bar.review)
    found = answered(page, qtbot)
    assert found.answer.text() == "The game could not be looked through."
    assert found.again.isVisible()
    assert costly(page) == []
    page.source.kit = evolve(page.source.kit, reviewer=partial(hindsight, GAME))
    click(found.again)
    assert len(answered(page, qtbot).cards) == 3


def test_another_language_in_the_middle_of_it(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, seconds=0.01)
    click(page.bar.review)
    before = panel(page).answer.text()
    speak("uk")
    QApplication.processEvents()
    assert page.reviewing.busy
    assert panel(page).answer.text() not in ("", before)
    found = answered(page, qtbot)
    ukrainian = [card.accessibleName() for card in found.cards]
    speak("en")
    QApplication.processEvents()
    english = [card.accessibleName() for card in found.cards]
    assert len(ukrainian) == len(english) == 3
    assert not set(ukrainian) & set(english)


def test_nobody_who_played_well_is_blamed(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window, cost=-20.0)
    click(page.bar.review)
    found = answered(page, qtbot)
    assert found.answer.text() == "Nobody made a move that cost much. Well played!"
    assert found.cards == []
    assert costly(page) == []


def test_whoever_has_lost_to_a_computer_is_not_praised(window: MainWindow, qtbot: QtBot) -> None:
    _, end = whole_record(GAME)
    outcome = kit_of(GAME).game.outcome(end)
    assert outcome is not None
    page = seen_through(window, cost=-20.0, computers=outcome.winners)
    click(page.bar.review)
    assert answered(page, qtbot).answer.text() == (
        "No single move cost much: small things decided it."
    )


def test_asking_lays_all_cards_open_and_nothing_is_told_while_they_are_not(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = seen_through(window)
    assert page.source.eyes is None
    click(page.bar.review)
    assert page.source.eyes == OPEN
    found = answered(page, qtbot)
    click(page.bar.open)
    assert page.source.eyes is None
    assert not found.isVisible()
    assert found.cards == []
    assert costly(page) == []
    assert not page.bar.review.isChecked()
    click(page.bar.review)
    assert page.source.eyes == OPEN
    assert len(found.cards) == len(costly(page)) == 3, "it is known already"


def test_what_the_log_tells_in_the_same_words_is_told_apart(window: MainWindow) -> None:
    """It does not say where a kid is sent; a hint would."""
    page = seen_through(window, "candy_hunters")
    assert page.reviewing is not None
    history, somebody = page.source.history, hindsight("candy_hunters").look
    alike = 0
    for decision in decisions(history):
        thought = somebody.mind.choose(
            decision.known, decision.seat, Chance(decision.at), somebody.budget
        )
        if thought.move != decision.move:
            verdict = Verdict(decision.at, decision.seat, thought, 5.0, 0.0)
            played, better, *_ = page.reviewing._told_of(verdict).lines
            assert played.removeprefix("Played: ") != better.removeprefix("A computer at “Hard”: ")
            alike += "“Hard”: I would bring “" in better
    assert alike > 3


def test_it_is_played_on_from_there(window: MainWindow, qtbot: QtBot) -> None:
    page = seen_through(window)
    click(page.bar.review)
    found = answered(page, qtbot)
    QTest.mouseClick(found.cards[0], LEFT)
    at, then = cursor(page), page.source.position
    costly_move = page.source.history.move_before(at + 1)
    assert costly_move is not None
    click(page.bar.play_on)
    assert table(window) is not page
    source = table(window).source
    assert source.history.last == at
    view = source.kit.game.view
    seat = costly_move.actor
    assert view(source.position, seat) == view(then, seat), "the better move can be tried"


# ---- where it is offered ----------------------------------------------------------------------------


def test_from_the_result_too(window: MainWindow) -> None:
    _, end = come_to_the_end(window, GAME)
    click(end._table)
    assert table(window).bar.review.isVisible()


def test_not_of_a_race(window: MainWindow) -> None:
    page = watch(window, "booo")
    assert not page.bar.review.isVisible()
    key(page, Qt.Key.Key_F3)
    assert page._log.isVisible()


def test_not_while_it_is_played(window: MainWindow) -> None:
    page = sit_before_the_end(window, GAME)
    page.look_back(1)
    assert page.bar.isVisible()
    assert not page.bar.review.isVisible()
    assert page.reviewing is None


def test_not_of_what_was_played_under_older_rules(
    window: MainWindow, preferences: Preferences
) -> None:
    record, position = whole_record(GAME)
    game = kit_of(GAME).game
    older = evolve(record, version=game.version - 1)
    outcome = game.outcome(position)
    window._store.new_game(older, position, Codec(game), outcome=outcome)
    window.watch_game(window._store.finished()[0])
    assert not table(window).bar.review.isVisible()
