"""The strip above the table shares its room between the prompt and the names of the steps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.table.strip import TableStrip
from halloween_table.contract.arrangement import ROOM, Prompt, StepMark
from halloween_table.games import rest_in_peace
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.words.names import Names
from halloween_table.games.halloween.words.prompts import PromptWords
from halloween_table.games.rest_in_peace.rules.position import Options

from ..letters import in_wide_letters
from ..playing import PLAYERS
from ..towns import towns

DUEL = rest_in_peace.kit()


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[TableStrip]:
    strip = TableStrip(undo=True, timed=False, keys=False, advice=True)
    qtbot.addWidget(strip)
    strip.pause.hide()
    strip.show()
    yield strip
    speak("en")


def show(strip: TableStrip, position: Position, width: int) -> None:
    words = PromptWords(Names())
    players = PLAYERS[: len(position.lords)]
    prompt, steps = words.prompt(position, players), words.steps(position)
    strip.resize(width, strip.height())
    strip.show_prompt(Prompt(words.title(position, players), prompt, steps), over=False)
    QApplication.processEvents()


def named_steps(strip: TableStrip) -> int:
    labels = strip.steps.findChildren(QLabel)
    return sum(label.isVisible() and bool(label.text()) for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_the_whole_prompt_can_be_read(strip: TableStrip, language: str) -> None:
    """From the smallest window on, through every width at which more steps get their names."""
    speak(language)
    for width in range(1024, 1700, 75):
        for name, position in towns().items():
            show(strip, position, width)
            needed = strip.prompt.heightForWidth(strip.prompt.width())
            assert strip.prompt.height() >= needed, (name, width, strip.prompt.text())


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_a_long_prompt_has_more_room_than_the_names_of_steps(
    strip: TableStrip, language: str
) -> None:
    """The first one of a duel also says what it is all about."""
    speak(language)
    strip.advice.hide()
    position, arranger = DUEL.game.setup(Options(), 2, 5), DUEL.arranger
    prompt = arranger.arrange(position, 0, PLAYERS[:2], ROOM).prompt
    for width in range(1024, 1400, 15):
        strip.resize(width, strip.height())
        strip.show_prompt(prompt, over=False)
        QApplication.processEvents()
        assert strip.prompt.height() >= strip.prompt.heightForWidth(strip.prompt.width()), width


def test_steps_are_named_where_there_is_room(strip: TableStrip) -> None:
    master = towns()["master"]
    show(strip, master, 1100)
    assert named_steps(strip) == 1
    show(strip, master, 1600)
    assert named_steps(strip) == 5
    show(strip, master, 1100)
    assert named_steps(strip) == 1
    strip.resize(1600, strip.height())
    QApplication.processEvents()
    assert named_steps(strip) == 5, "without a new prompt too"


# ---- tooltips -------------------------------------------------------------------------------------


def test_undo_and_redo_name_their_keys(strip: TableStrip) -> None:
    assert strip.undo.tip == "<qt>Undo (Ctrl+Z)</qt>"
    assert strip.redo.tip == "<qt>Redo (Ctrl+Y)</qt>"
    assert strip.pause.tip == "<qt>Pause (F2)</qt>"
    assert strip.undo.accessibleName() == "Undo"


def test_a_long_tooltip_is_wrapped_and_no_markup(strip: TableStrip) -> None:
    strip.undo.setToolTip("Somebody <b> has learned something new. " * 5)
    strip.undo.setEnabled(False)
    assert "Ctrl" not in strip.undo.tip
    assert "&lt;b&gt;" in strip.undo.tip
    at = strip.undo.rect().center()
    asked = QHelpEvent(QEvent.Type.ToolTip, at, strip.undo.mapToGlobal(at))
    QApplication.sendEvent(strip.undo, asked)
    assert QToolTip.text() == strip.undo.tip
    (shown,) = [
        label
        for label in QApplication.topLevelWidgets()
        if isinstance(label, QLabel) and label.text() == strip.undo.tip
    ]
    assert shown.height() > 3 * shown.fontMetrics().height()
    QToolTip.hideText()


def test_steps_are_told_in_their_order_whichever_was_made_anew(strip: TableStrip) -> None:
    """Screen readers find children as they lie one over the other."""
    shown = tuple(StepMark(name, "common/bat", "next") for name in ("one", "two", "three", "four"))
    strip.steps.show_steps(shown)
    strip.steps.show_steps((evolve(shown[0], name="first"), *shown[1:3]))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = QAccessible.queryAccessibleInterface(strip.steps)
    names = [found.child(at).text(QAccessible.Text.Name) for at in range(found.childCount())]
    assert names == ["first", "two", "three"]
