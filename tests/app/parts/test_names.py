"""A seat that nobody has named is called in the language that is spoken now, wherever its name
stands and whatever was spoken when its game began."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtWidgets import QLabel

from halloween_table.app.end.page import EndPage
from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.names import called, default_name, seated
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.pictures import Words
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Player

from ..fitting import settle
from ..looking import click, played_card
from ..playing import KEY, kit_of, sit_down, table, visible, whole_record

UNNAMED = (Player("Гравець 1", "witch", "red"), Player("Giocatore 2", "cat", "yellow"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_no_name_is_translated(qapp: object, language: str) -> None:
    speak(language)
    assert [player.name for player in seated(UNNAMED)] == [default_name(0), default_name(1)]
    for name in ("R2D2", "Player", "Player 1st", "Player 100", "Ада", "1"):
        assert called(name) == name


def test_at_the_table_and_on_the_shelf(window: MainWindow, preferences: Preferences) -> None:
    page = sit_down(window, players=UNNAMED)
    page.source.play(next(kit_of(KEY).game.moves(page.source.position, 0)), 0)
    for language in ("pl", "en"):
        preferences.language = language
        settle()
        first, second = default_name(0), default_name(1)
        assert first in page.strip.title.text()
        assert first in page._log.toPlainText()
        marks = page.view.table.arrangement.marks
        written = {
            layer.text for mark in marks for layer in mark.picture if isinstance(layer, Words)
        }
        assert {first, second} <= written
        assert {player.name for player in UNNAMED}.isdisjoint(written)
    window.show_shelf()
    settle()
    assert "Player 1, Player 2" in window.shelf.cards[0].accessibleName()
    assert page.source.record.players == UNNAMED, "what is kept stays as it is"


def test_at_the_end_and_under_the_curtain(window: MainWindow, preferences: Preferences) -> None:
    record, position = whole_record("rest_in_peace")
    game = kit_of("rest_in_peace").game
    kept = evolve(record, players=UNNAMED)
    id_ = window._store.new_game(kept, position, Codec(game), outcome=game.outcome(position))
    card = played_card(window, id_)
    assert "Player" in card._ending()
    window.watch_game(card.header)
    table(window).watching._to_the_end()
    settle()
    click(table(window).strip.result)
    end = window.page
    assert isinstance(end, EndPage)
    for language in ("it", "en"):
        preferences.language = language
        settle()
        said = " ".join(label.text() for label in visible(end, QLabel))
        assert default_name(0) in said
        assert default_name(1) in said
        assert default_name(0) in end._chart.accessibleName()
        assert "Гравець" not in said
    page = sit_down(window, players=UNNAMED, look=False)
    assert page.curtain._heading.text() == "Next to play: Player 1"
    page = sit_down(window, players=UNNAMED, look=False, key="booo")
    assert [label.text() for label in page.keys._names.values()] == ["Player 1", "Player 2"]
