"""The log beside the table: what has happened, turn by turn, in the current language."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from attrs import define
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit

from halloween_table.contract.palette import MOON, MUTED, PANEL_EDGE, seat_colour
from halloween_table.engine.game import Event, Seat, Turn
from halloween_table.engine.translate import fill
from halloween_table.sitting.moments import seen_with
from halloween_table.sitting.source import Source
from halloween_table.table.look import letters

from ..parts.names import seated
from ..parts.reading import Reading

_WIDTH = 236
_AROUND = 4
"""Pixels between a line that is brought in sight and the edge."""
_SHORT = 90
"""So many letters can be read above the table in the smallest window."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_NOTHING_ELSE = Qt.KeyboardModifier.NoModifier


@define
class _Line:
    """Something that may stand in the log."""

    at: int
    """The moment it tells of."""
    turn: Turn
    event: Event | None
    """What it says; None for the heading of the turn."""
    text: str
    """Nothing if whoever looks must not know of it, or nobody need: then it does not stand there."""
    note: bool = False
    """It is not the game that says it, but the table."""


class GameLog(Reading):
    """What those may read of a game who look at it. It grows and shrinks with the game: nothing
    that stands there is written again, but for lines that say something else to other eyes.

    Signals:
        asked: the moment of a line that somebody has pressed.
    """

    asked = Signal(int)

    def __init__(self, source: Source) -> None:
        super().__init__()
        self._source = source
        self._lines: list[_Line] = []
        self._told = 0
        """The last moment whose lines are known."""
        self._withdrawn = 0
        """How many of the latest of them are gone."""
        self._eyes: Seat | None = source.eyes
        self._cursor: int | None = None
        """The moment that the table shows, while somebody looks back."""
        self._marking = QTimer(self, singleShot=True, interval=0)
        self._marking.timeout.connect(self._mark_cursor)
        self._read_up = False
        """Whether somebody has scrolled away from the last line."""
        self._entered = False
        """Whether the keyboard has just come here, and no key was pressed yet."""
        letters.follow(self._fit)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys with the table
        # Not by Tab from line to line: there may be hundreds before the next button.
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(
            flags.LinksAccessibleByMouse
            | flags.TextSelectableByMouse
            | flags.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(lambda link: self.asked.emit(int(link.toString())))
        self.verticalScrollBar().rangeChanged.connect(self._show_last_line)
        self.verticalScrollBar().actionTriggered.connect(self._scroll)
        self.write()

    def _fit(self) -> None:
        self.setFixedWidth(letters.column(_WIDTH))

    # ---- following the game -------------------------------------------------------------------

    def write(self) -> None:
        """The whole log anew: another language changes every line of it."""
        self._lines.clear()
        self._told, self._eyes = 0, self._source.eyes
        self._clear()
        self._catch_up()

    def forget_later(self, withdrawn: int) -> None:
        """So many of the latest moments are gone; they stand here until the table has followed."""
        self._withdrawn += withdrawn

    def follow(self) -> list[str]:
        """What has come of the game: the lines that are new."""
        last = min(self._told - self._withdrawn, self._source.history.last)
        self._withdrawn = 0
        if last < self._told:
            self._forget_after(last)
        if self._source.eyes != self._eyes:
            self._eyes = self._source.eyes
            self._say_to_others()
        return self._catch_up()

    def _catch_up(self) -> list[str]:
        new = list(self._lines_after(self._told))
        self._told = self._source.history.last
        self._lines += new
        self._append(new)
        return [line.text for line in new if line.event is not None and line.text]

    def _lines_after(self, last: int) -> Iterator[_Line]:
        history = self._source.history
        heading = self._lines[-1].turn if self._lines else None
        branch = None if history.record.origin is None else history.beginning
        if not self._lines and branch == 0:
            yield _Line(0, history.moments[0].turn, None, self._played_on(), note=True)
        for at, moment in enumerate(history.moments[last + 1 :], last + 1):
            turn = moment.turn
            for event in moment.events:
                turn = event.begins() or turn
                if turn != heading:
                    heading = turn
                    yield _Line(at, turn, None, self._heading(turn))
                yield _Line(at, turn, event, self._said(event))
            if at == branch:
                yield _Line(at, turn, None, self._played_on(), note=True)

    def _played_on(self) -> str:
        origin = self._source.history.record.origin
        if origin is None or origin.redrawn is None:
            return self.tr("From here this is a new game.")
        if origin.eyes is None:
            return self.tr("From here this is a new game: what was hidden is dealt anew.")
        name = self._source.players[origin.eyes].name
        return fill(
            self.tr(
                "From here this is a new game: what %1 could see stays, the rest is dealt anew."
            ),
            name,
        )

    def _heading(self, turn: Turn) -> str:
        return self._source.kit.voice.turn(turn, seated(self._source.players))

    def _said(self, event: Event) -> str:
        seen, voice = seen_with(event, self._eyes), self._source.kit.voice
        return "" if seen is None else voice.log_line(seen, seated(self._source.players))

    # ---- the document: a block for each line that says something ------------------------------

    def _clear(self) -> None:
        self.clear()
        # Not Qt's placeholder: of a text that wraps it shows the first line only.
        cursor = QTextCursor(self.document())
        cursor.insertText(self.tr("What happens is written here."), _letters(MUTED))

    def _standing(self) -> list[_Line]:
        return [line for line in self._lines if line.text]

    def _append(self, lines: Iterable[_Line]) -> None:
        lines = [line for line in lines if line.text]
        if not lines:
            return
        at = self.verticalScrollBar().value()
        empty = len(self._standing()) == len(lines)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        if empty:
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.removeSelectedText()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for number, line in enumerate(lines):
            if empty and number == 0:
                cursor.setBlockFormat(_block(line))
            else:
                cursor.insertBlock(_block(line))
            cursor.insertText(line.text, self._format(line))
        cursor.endEditBlock()
        self.verticalScrollBar().setValue(at)  # of whoever reads further up
        self._show_last_line()

    def _format(self, line: _Line) -> QTextCharFormat:
        if line.note:
            written = _letters(MUTED)
            written.setFontItalic(True)
            return written
        if line.event is None:
            colour = seat_colour(self._source.players[line.turn.seat].colour)
            written = _letters(colour.ink)
            written.setFontWeight(QFont.Weight.Bold)
        else:
            written = _letters(MOON)
        written.setAnchor(True)
        written.setAnchorHref(str(_moment_of(line)))
        return written

    def _forget_after(self, last: int) -> None:
        """Everything that came after that moment."""
        before = len(self._standing())
        while self._lines and self._lines[-1].at > last:
            self._lines.pop()
        self._told = last
        after = len(self._standing())
        if after == 0:
            self._clear()
        elif after < before:
            cursor = QTextCursor(self.document().findBlockByNumber(after - 1))
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        self._mark_cursor()

    def _say_to_others(self) -> None:
        """Lines that say something else to other eyes, where they stand."""
        number = -1
        for line in self._lines:
            number += bool(line.text)
            if line.event is None or not _differs(line.event):
                continue
            before, line.text = line.text, self._said(line.event)
            if bool(before) != bool(line.text):  # a line comes or goes, which is rare
                self.write()
                return
            if before != line.text:
                cursor = QTextCursor(self.document().findBlockByNumber(number))
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                cursor.insertText(line.text, self._format(line))

    # ---- looking back ---------------------------------------------------------------------------

    def told_since(self, at: int | None) -> list[str]:
        """The lines of what came after that moment; None: of the last turn."""
        if at is None:
            turns = [line.at for line in self._lines if line.event is None and not line.note]
            at = turns[-1] - 1 if turns else 0
        return [line.text for line in self._lines if line.at > at and line.event and line.text]

    def told_at(self, at: int) -> str:
        """What has happened last by that moment, as far as two lines of a strip hold it."""
        known = self._lines[: bisect_right(self._lines, at, key=_at)]
        last = next((line.at for line in reversed(known) if line.event and line.text), 0)
        told = ""
        for line in known[bisect_left(known, last, key=_at) :]:
            if not line.event or not line.text:
                continue
            more = f"{told} {line.text}".strip()
            if told and len(more) > _SHORT:
                break
            told = more
        return told

    def mark(self, cursor: int | None) -> None:
        """The moment that the table shows now; None: the latest, which needs no mark. The table is
        seen first, and of many moments one after the other only the last is marked."""
        self._cursor = cursor
        if cursor is None:
            self._marking.stop()
            self._mark_cursor()
        else:
            self._marking.start()

    def _mark_cursor(self) -> None:
        """Lights the lines of that moment; what comes after it has not happened there yet."""
        if self._cursor is None:
            if self.extraSelections():
                self.setExtraSelections([])
            return
        standing = self._standing()
        first = bisect_left(standing, self._cursor, key=_at)
        after = bisect_right(standing, self._cursor, key=_at)
        selections = [
            self._selection(number, number, background=PANEL_EDGE) for number in range(first, after)
        ]
        if after < len(standing):
            selections.append(self._selection(after, len(standing) - 1, foreground=MUTED))
        self.setExtraSelections(selections)
        here = max(0, after - 1)
        self._bring_in_sight(min(first, here), here)

    def _bring_in_sight(self, first: int, last: int) -> None:
        """These lines, whole; the text cursor stands at the last of them."""
        bar = self.verticalScrollBar()
        end = QTextCursor(self.document().findBlockByNumber(last))
        self.setTextCursor(end)
        end.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        below = self.cursorRect(end).bottom() - self.viewport().height()
        if below > 0:
            bar.setValue(bar.value() + below + _AROUND)
        above = self.cursorRect(QTextCursor(self.document().findBlockByNumber(first))).top()
        if above < 0:
            bar.setValue(bar.value() + above - _AROUND)

    def _selection(
        self, first: int, last: int, background: str = "", foreground: str = ""
    ) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document().findBlockByNumber(first))
        end = self.document().findBlockByNumber(last)
        cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        look = QTextCharFormat()
        if background:
            look.setBackground(QColor(background))
        if foreground:
            look.setForeground(QColor(foreground))
        selection.format = look
        return selection

    # ---- the keyboard ---------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """While the log has the keyboard, up and down are its own, whatever else they do."""
        if event.type() == QEvent.Type.ShortcutOverride and _step(event):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._entered = True
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from line to line, and Enter asks for the one at the text cursor."""
        entered, self._entered = self._entered, False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._standing():
            self.asked.emit(_moment_of(self._standing()[self.textCursor().blockNumber()]))
        elif step := _step(event):
            self._walk(step, entered)
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int, entered: bool) -> None:
        """From where the text cursor is; whoever has just come begins at the last line, or where
        the table is."""
        lines = len(self._standing())
        here = lines if entered and self._cursor is None else self.textCursor().blockNumber()
        to = min(max(0, here + step), lines - 1)
        if to >= 0:
            self._bring_in_sight(to, to)
            line = self.textCursor()
            end = QTextCursor.MoveOperation.EndOfBlock
            line.movePosition(end, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(line)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nobody walks here any more."""
        line = self.textCursor()
        line.clearSelection()
        self.setTextCursor(line)
        super().focusOutEvent(event)

    # ---- scrolling ------------------------------------------------------------------------------

    def _scroll(self) -> None:
        bar = self.verticalScrollBar()
        self._read_up = bar.sliderPosition() < bar.maximum()

    def _show_last_line(self) -> None:
        if not self._read_up and self._cursor is None:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        """With its own ground: what can be seen through is painted anew from top to bottom when it
        scrolls, which it does with every move."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self.viewport().palette().base())
        painter.end()
        super().paintEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Qt shows the cursor first, which is at the beginning."""
        super().showEvent(event)
        self._show_last_line()


def _at(line: _Line) -> int:
    return line.at


def _step(event: QEvent) -> int:
    """How many lines that key goes down, or up; 0 if it is another key."""
    assert isinstance(event, QKeyEvent)
    plain = event.modifiers() in (_NOTHING_ELSE, Qt.KeyboardModifier.KeypadModifier)
    return _STEPS.get(event.key(), 0) if plain else 0


def _moment_of(line: _Line) -> int:
    """What somebody wants to see who presses the line: for a heading, where its turn begins."""
    return line.at if line.event is not None or line.note else max(0, line.at - 1)


def _differs(event: Event) -> bool:
    """Whether it may say something else to other eyes."""
    return type(event).seen_by is not Event.seen_by


def _letters(colour: str) -> QTextCharFormat:
    written = QTextCharFormat()
    written.setForeground(QColor(colour))
    return written


def _block(line: _Line) -> QTextBlockFormat:
    block = QTextBlockFormat()
    if line.event is None:
        block.setTopMargin(8)
        block.setBottomMargin(2)
    else:
        block.setLeftMargin(6)
    return block
