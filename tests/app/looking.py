"""Looking at games again in the window, with the mouse and the keys that people use for it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton

from halloween_table.app.end.page import EndPage
from halloween_table.app.program.window import MainWindow
from halloween_table.app.shelf.games import GameCard
from halloween_table.app.table.log import GameLog
from halloween_table.app.table.page import TablePage
from halloween_table.app.table.scrubber import Scrubber
from halloween_table.contract.arrangement import Arrangement, Room
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import ONLOOKERS, OPEN, Seat
from halloween_table.engine.record import replay
from halloween_table.sitting.moments import seen_with

from .fitting import settle
from .playing import KEY, keep_finished, kit_of, lift_curtain, table, whole_record

LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 4000
"""Rounds of the event loop in which every game has played itself again."""


# ---- getting there ----------------------------------------------------------------------------------


def played_card(window: MainWindow, id_: str) -> GameCard:
    """The card of a game that is over, among those in sight of the shelf."""
    window.show_shelf()
    window.shelf.turn_to(1)
    settle()
    return next(card for card in window.shelf.cards if card.header.id == id_)


def watch(window: MainWindow, key: str = KEY, computers: Collection[Seat] = ()) -> TablePage:
    """A game that is over, opened on the shelf: it is shown from its start."""
    QTest.mouseClick(played_card(window, keep_finished(window, key, computers)), LEFT)
    QApplication.processEvents()
    return table(window)


def click(button: QPushButton | QToolButton) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    QApplication.processEvents()


def key(
    page: TablePage,
    pressed: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Wherever the keyboard is."""
    QTest.keyClick(page.window().focusWidget() or page.view, pressed, modifiers)
    QApplication.processEvents()


def cursor(page: TablePage) -> int:
    """The moment that is shown."""
    return page.shown.cursor


def plays(page: TablePage) -> bool:
    """Whether it plays by itself."""
    return page.watching._playing


def let_time_pass(page: TablePage) -> None:
    """The time in which a moment is held is over."""
    QApplication.processEvents()
    dwell = page.watching._dwell
    assert dwell.isActive()
    dwell.stop()
    page.watching._advance()
    QApplication.processEvents()


def let_play(page: TablePage, start: Callable[[], None]) -> list[int]:
    """The moments that are held from the start on until it stands still, with no time between
    them."""
    shown = [cursor(page)]

    def look() -> None:
        if cursor(page) != shown[-1]:
            shown.append(cursor(page))

    page.watching._dwell.timeout.connect(look)
    start()
    for _ in range(_PATIENCE):
        if not plays(page):
            page.watching._dwell.timeout.disconnect(look)
            return shown
        QApplication.processEvents()
    raise AssertionError(f"it plays and plays: {shown[-1]}")


def held_moments(page: TablePage, first: int, eyes: Seat | None = None) -> list[int]:
    """Those that are held when it plays from there: where the table changes, and the last."""
    moments = page.source.history.moments
    lying = [_lying(laid_out(page, moment.position, eyes)) for moment in moments]
    changes = (at for at in range(first + 1, len(moments) - 1) if lying[at] != lying[at - 1])
    return [first, *changes, len(moments) - 1]


def _lying(arrangement: Arrangement) -> tuple[Any, ...]:
    return arrangement.pieces, arrangement.places, arrangement.marks


# ---- the scrubber -----------------------------------------------------------------------------------


def spot(scrubber: Scrubber, at: int) -> QPoint:
    """Where that moment is on it."""
    return QPoint(round(scrubber.x_of(at)), scrubber.height() // 2)


def scrub(page: TablePage, *moments: int) -> None:
    """Presses at the first of these moments, drags over the others, and lets go at the last."""
    scrubber = page.bar.scrubber
    QTest.mousePress(scrubber, LEFT, pos=spot(scrubber, moments[0]))
    for at in moments[1:]:
        QTest.mouseMove(scrubber, spot(scrubber, at))
    QTest.mouseRelease(scrubber, LEFT, pos=spot(scrubber, moments[-1]))
    QApplication.processEvents()


# ---- the log ----------------------------------------------------------------------------------------


def line_of(page: TablePage, at: int) -> int:
    """The number of the first line of the log that tells of that moment, but no heading."""
    standing = page._log._standing()
    return next(n for n, line in enumerate(standing) if line.at == at and line.event is not None)


def told_moments(page: TablePage) -> list[int]:
    """Those that the log has lines of."""
    told = (line.at for line in page._log._standing() if line.event is not None)
    return list(dict.fromkeys(told))


def click_line(page: TablePage, at: int) -> None:
    """On the first line of that moment."""
    log = page._log
    text = QTextCursor(log.document().findBlockByNumber(line_of(page, at)))
    text.movePosition(QTextCursor.MoveOperation.NextCharacter, n=3)
    middle = log.cursorRect(text).center().y()
    log.verticalScrollBar().setValue(log.verticalScrollBar().value() + middle - log.height() // 2)
    QTest.mouseClick(log.viewport(), LEFT, pos=log.cursorRect(text).center())
    QApplication.processEvents()


def marked(page: TablePage) -> GameLog:
    """The log, once it has marked what the table shows."""
    while page._log._marking.isActive():
        QApplication.processEvents()
    return page._log


def lit_lines(page: TablePage) -> list[str]:
    """What is marked in the log, but for the headings of turns."""
    marked(page)
    standing, found = page._log._standing(), []
    for selection in page._log.extraSelections():
        line, lit = selection.cursor.blockNumber(), selection.format.background()
        if lit.style() != Qt.BrushStyle.NoBrush and standing[line].event is not None:
            found.append(selection.cursor.selectedText())
    return found


def said_at(page: TablePage, at: int, eyes: Seat | None = None) -> list[str]:
    """What the game says to these eyes of what happened in that moment."""
    source = page.shown
    voice, moment = source.kit.voice, source.history.moments[at]
    seen = (seen_with(event, eyes) for event in moment.events)
    lines = (voice.log_line(event, source.players) for event in seen if event is not None)
    return [line for line in lines if line]


# ---- what is seen -----------------------------------------------------------------------------------


def laid_out(page: TablePage, position: Any, eyes: Seat | None = None) -> Arrangement:
    """What the game puts on a table of that room for these eyes, where nothing can be done."""
    kit, players = page.source.kit, page.source.players
    view = position if eyes == OPEN else kit.game.view(position, eyes)
    eyes = ONLOOKERS if eyes is None else eyes
    room = Room(page.view.width(), page.view.height())
    arrangement = kit.arranger.arrange(view, eyes, players, room)
    places = tuple(place for place in arrangement.places if not place.button or place.explained_at)
    return evolve(arrangement, places=places, offers=(), dials=(), held="", back=None)


def assert_shows(page: TablePage, position: Any, eyes: Seat | None = None) -> None:
    """That position lies on the table, every piece where it belongs, and nothing else."""
    page.view.finish()
    shown = page.view.table.arrangement
    assert shown == laid_out(page, position, eyes)
    for piece in shown.pieces:
        item = page.view.table.piece_item(piece.id)
        assert item is not None
        assert (item.rect, item.picture) == (piece.rect, piece.picture)


# ---- the end ----------------------------------------------------------------------------------------


def sit_before_the_end(window: MainWindow, key: str = KEY) -> TablePage:
    """A game that is soon over, taken up again; whoever is due is there."""
    record, game = whole_record(key)[0], kit_of(key).game
    last = len(record.moves) - 1
    while (timing := game.timing(replay(game, record, last))) and timing.interruption:
        last -= 1  # nothing is under way then that taking it up would interrupt
    before = evolve(record, moves=record.moves[:last])
    id_ = window._store.new_game(before, replay(game, before), Codec(game))
    window._resume(key, id_)
    QApplication.processEvents()
    page = table(window)
    if page.keys.isVisible():
        click(page.keys.start)
    if page.curtain.isVisible():
        lift_curtain(page)
    return page


def come_to_the_end(window: MainWindow, key: str = KEY) -> tuple[TablePage, EndPage]:
    """The table and the result after the last move of a game."""
    page, moves = sit_before_the_end(window, key), whole_record(key)[0].moves
    for last in moves[page.source.history.last :]:
        page.source.play(last.move, last.actor)
    settle()
    end = window.page
    assert isinstance(end, EndPage)
    return page, end


# ---- a game that goes on ----------------------------------------------------------------------------


def play_moves(page: TablePage, moves: int) -> None:
    """Somebody plays so many moves, whoever is due, and then is there to see the table."""
    sitting = page.source
    for _ in range(moves):
        if sitting.curtain_down:
            lift_curtain(page)
        game, seat = sitting.kit.game, sitting.eyes
        *_, last = game.moves(sitting.position, seat)
        sitting.play(last, seat)
    if sitting.curtain_down:
        lift_curtain(page)
    QApplication.processEvents()
