"""The chapter on computer players is in the rulebook of every game that they can play, and says of them
what holds there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.names import CHARACTERS, called
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.rulebook.computers import ComputerPlayers
from halloween_table.app.rulebook.window import RulebookWindow
from halloween_table.contract.kit import Chapter, Figure, Kit, Rule
from halloween_table.games.shelf import SHELF, Box

TITLE = "computer-players"

every_box = pytest.mark.parametrize("box", SHELF, ids=lambda box: box.key)


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    speak("en")
    yield
    speak("en")


def played_by_computers(box: Box) -> Kit:
    """Whether they can play it already or not."""
    (first, *_) = SHELF
    return evolve(box.open(), minds=first.open().minds)


def chapters(box: Box, kit: Kit, qtbot: QtBot) -> dict[str, Chapter]:
    book = RulebookWindow(box, kit)
    qtbot.addWidget(book)
    return {chapter.anchor: chapter for chapter in book._chapters()}


def text(kit: Kit) -> str:
    parent = QObject()
    chapter = ComputerPlayers(kit, parent).chapter()
    said = (block.caption if isinstance(block, Figure) else block.text for block in chapter.blocks)
    return "\n".join(said)


@every_box
def test_it_is_there_as_soon_as_computers_can_play(box: Box, qtbot: QtBot) -> None:
    assert TITLE in chapters(box, played_by_computers(box), qtbot)
    assert TITLE not in chapters(box, evolve(box.open(), minds=None), qtbot)


def test_it_is_not_there_for_puzzles(qtbot: QtBot) -> None:
    inner = [inside for box in SHELF for inside in box.inside]
    assert inner
    for inside in inner:
        assert TITLE not in chapters(inside, inside.open(), qtbot)


@every_box
def test_its_links_lead_somewhere(box: Box, qtbot: QtBot) -> None:
    found = chapters(box, played_by_computers(box), qtbot)
    blocks = (block for chapter in found.values() for block in chapter.blocks)
    anchors = {*found, *(block.id for block in blocks if isinstance(block, Rule))}
    links = re.findall('<a href="#([^"]*)">', text(played_by_computers(box)))
    assert links
    assert set(links) <= anchors


@every_box
def test_it_says_that_they_are_fair(box: Box) -> None:
    assert "never peeks at a hidden card" in text(played_by_computers(box))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_them_are_named(language: str) -> None:
    speak(language)
    (box, *_) = SHELF
    said = text(box.open())
    assert all(called(name) in said for name in CHARACTERS.values())
    assert not re.search(r"%\d", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_calls_the_settings_as_they_are_called(
    language: str, preferences: Preferences, folder: Path, qtbot: QtBot
) -> None:
    speak(language)
    (box, *_) = SHELF
    dialog = SettingsDialog(preferences, folder, None)
    qtbot.addWidget(dialog)
    paces = dialog._computers
    names = [dialog._computers_label.text(), *map(paces.itemText, range(paces.count()))]
    said = text(box.open())
    assert len(names) == 4
    assert all(f"<b>{name}</b>" in said for name in names)


def test_nothing_is_taken_back_or_hinted_at_where_everybody_acts_at_once() -> None:
    (box, *_) = SHELF
    kit = box.open()
    for said in ("<b>Undo</b>", "<b>F10</b>", "<b>After the game</b>", "<b>Space</b>"):
        assert said in text(kit)
        assert said not in text(evolve(kit, undo=False))


def test_nobody_hides_cards_where_there_are_none() -> None:
    (box, *_) = SHELF
    kit = box.open()
    assert "lie face up" in text(kit)
    assert "lie face up" not in text(evolve(kit, secrets=False))
