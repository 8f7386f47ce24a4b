"""No text is cut off before the game: on the shelf, in dialogs, in the rulebook."""

from __future__ import annotations

from datetime import date
from itertools import cycle
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sentences import Sentences
from halloween_table.app.program.dialogs import AboutDialog, ReadingDialog
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.kit import Figure
from halloween_table.games.candy_hunters.rules.position import Options
from halloween_table.games.shelf import SHELF, Box
from halloween_table.store.mending import Mended
from halloween_table.store.problems import Kind, StoreProblem
from halloween_table.store.salvage import Salvaged

from ..fitting import arrangement_misfits
from ..playing import GAMES, KEY
from .booth import PLAYERS, Booth

# ---- before the game --------------------------------------------------------------------------------


def test_the_shelf(booth: Booth, names: str) -> None:
    window, sentences = booth.window, Sentences()
    booth.look("shelf-empty")
    for game, seats in zip(cycle(GAMES), (4, 2, 3, 2), strict=False):
        options = window.room.kit(game).game.options_type()
        window.room.begin(game, PLAYERS[names][-seats:], options, 31, "curtain")
    window.show_shelf()
    booth.look(f"shelf-{names}")
    window.shelf.notify(sentences.crashed)
    booth.look(f"shelf-notice-{names}")
    every = [
        *(sentences.problem(StoreProblem(kind)) for kind in (Kind.newer_schema, Kind.cannot_open)),
        sentences.temporary_store(),
        *sentences.mended(
            Mended(
                Path("games-damaged-2026-10-31-23-59-59.sqlite3"),
                Salvaged(13, 12, date(2026, 10, 31), 11),
            )
        ),
        sentences.crashed(),
        "/home/przemyslawa/.local/share/halloween-table/crash-2026-10-31-23-59-59.txt",
    ]
    window.shelf.notify(lambda: "\n".join(every))
    booth.look(f"shelf-notices-{names}", save=False)
    booth.assert_everything_fits()


@pytest.mark.parametrize("box", SHELF, ids=GAMES)
def test_the_new_game(booth: Booth, preferences: Preferences, box: Box) -> None:
    window = booth.window
    window.new_game(box)
    page = window.page
    assert isinstance(page, NewGamePage)
    booth.look(f"new-game-{box.key}")
    for _ in range(len(page._seats.players()), box.players[1]):
        page._seats._add()
    page._more.setChecked(True)
    booth.look(f"new-game-full-{box.key}")
    long = [
        {"name": player.name, "figure": player.figure, "colour": player.colour}
        for player in PLAYERS["long"]
    ]
    preferences.set_seats("together", long)
    window.new_game(box)
    booth.look(f"new-game-{box.key}-long")
    page = window.page
    assert isinstance(page, NewGamePage)
    for card in page._ways.cards[1:]:
        card.button.click()
        booth.look(f"new-game-{box.key}-{card.way.key}")
    booth.assert_everything_fits()


def test_questions_and_news(booth: Booth) -> None:
    window = booth.window
    window.room.begin(KEY, PLAYERS["long"], Options(), 31, "curtain")
    (header,) = window._store.unfinished()

    def answer() -> None:
        (box,) = window.findChildren(QMessageBox)
        booth.look("delete", box)
        box.buttons()[-1].click()

    QTimer.singleShot(0, answer)
    window.delete_game(header)
    booth.assert_everything_fits()


def reading_dialog(window: MainWindow) -> ReadingDialog:
    """One that does not read on."""
    reading = Mock(moves=10_000, read=8_888, go_on=Mock(return_value=True))
    return ReadingDialog(reading, window)


def test_settings_and_about(booth: Booth, preferences: Preferences, language: str) -> None:
    folder = Path("/home/przemyslawa-brzeczyszczykiewicz/.local/share/halloween-table")
    settings = SettingsDialog(preferences, folder, booth.window)
    settings.show()
    booth.look("settings", settings)
    for other in LANGUAGES:
        preferences.language = other
        booth.look(f"settings-after-{other}", settings, save=False)
    preferences.language = language
    booth.look("settings-after-all", settings, save=False)
    settings.close()
    about = AboutDialog(booth.window)
    about.show()
    booth.look("about", about)
    about.close()
    reading = reading_dialog(booth.window)
    reading.show()
    booth.look("reading", reading)
    reading.close()
    booth.assert_everything_fits()


@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook(booth: Booth, game: str) -> None:
    window = booth.window
    window.open_rulebook(game, "")
    book = window._rulebooks[game]
    booth.look(f"rulebook-as-it-opens-{game}", book)
    book.resize(*booth.size)
    booth.look(f"rulebook-{game}", book)
    book._search.setText("zzz")
    book._find_first()
    booth.look("rulebook-not-found", book, save=False)
    rulebook = window.room.kit(game).rulebook
    for chapter in rulebook.chapters():
        for block in chapter.blocks:
            if isinstance(block, Figure):
                figure = rulebook.figure(block.name)
                booth.note(block.name, arrangement_misfits(figure, 1.0, 1.0, frozenset()))
    booth.assert_everything_fits()
