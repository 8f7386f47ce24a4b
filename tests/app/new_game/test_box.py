"""The box of a new game: its story and what lies in it, pictures of what is agreed, and a page that
is seen whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.parts.language import LANGUAGES
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.kit import Variant
from halloween_table.contract.pictures import Art, Picture
from halloween_table.games.shelf import SHELF, Box
from halloween_table.resources import assets_folder

from ..agreeing import choose_way
from ..fitting import misfits, settle
from ..playing import GAMES
from ..portrait import every_text, tree_of

every_box = pytest.mark.parametrize("box", SHELF, ids=GAMES)


def new_game(window: MainWindow, box: Box) -> NewGamePage:
    window.new_game(box)
    page = window.page
    assert isinstance(page, NewGamePage)
    settle()
    return page


def drawings(picture: Picture) -> list[Path]:
    return [assets_folder() / f"{layer.asset}.svg" for layer in picture if isinstance(layer, Art)]


# ---- the lid ----------------------------------------------------------------------------------------


@every_box
def test_a_box_tells_its_story_in_two_sentences(box: Box, preferences: Preferences) -> None:
    introduction = box.open().introduction
    assert introduction is not None
    told = set()
    for language in LANGUAGES:
        preferences.language = language
        QApplication.processEvents()
        story = introduction.story()
        told.add(story)
        ends = story.replace("Booo!", "").replace("Buuu!", "").replace("Бууу!", "")
        assert ends.count(".") == 2, story
    assert len(told) == len(LANGUAGES)


@every_box
def test_what_lies_in_a_box_has_a_picture_and_a_name(box: Box) -> None:
    introduction = box.open().introduction
    assert introduction is not None
    heaps = introduction.heaps()
    assert len(heaps) >= 4
    for heap in heaps:
        assert heap.words
        assert drawings(heap.picture)
        assert all(drawing.exists() for drawing in drawings(heap.picture))


COUNTED = {
    "candy_hunters": ("36 houses", "4 ghosts", "20 kids", "28 pattern cards", "8 haunted cards"),
    "rest_in_peace": ("42 ghosts in two families", "29 psychics", "6 manors", "4 castles"),
    "booo": ("9 castle tiles", "15 guests", "6 wall tiles", "4 special tokens"),
    "halloween": ("25 ghosts", "5 dice", "6 buildings", "52 cards with powers", "60 ghost tokens"),
}


@every_box
def test_the_lid_says_how_many_there_are(window: MainWindow, box: Box) -> None:
    page = new_game(window, box)
    said = [label.text() for _, label in page._lid._heaps]
    assert set(COUNTED[box.key]) <= set(said)
    introduction = box.open().introduction
    assert introduction is not None
    assert page._lid._story.text() == introduction.story()
    assert page._lid._story.isVisible()


# ---- pictures ---------------------------------------------------------------------------------------


@every_box
def test_whatever_can_be_agreed_has_a_picture(box: Box) -> None:
    for variant in box.open().voice.variants():
        pictures = [choice.picture for choice in variant.choices if not variant.picks]
        assert variant.picture or all(pictures), variant.key
        for picture in (variant.picture, *pictures):
            assert all(drawing.exists() for drawing in drawings(picture)), variant.key
        shown = [picture for picture in pictures if picture]
        assert len(set(shown)) == len(shown), "each choice has its own"


def test_what_a_short_card_leaves_out_is_told(window: MainWindow) -> None:
    page = new_game(window, SHELF[GAMES.index("booo")])
    variants: dict[str, Variant] = {each.key: each for each in page._kit.voice.variants()}
    for key in ("first_clock", "step_clock", "wait", "hint", "route"):
        card = page._variants[key]
        assert not card._line.isVisible()  # type: ignore[union-attr]
        assert variants[key].line.split()[0] in card.toolTip()
        assert variants[key].line in card.choice.accessibleDescription()  # type: ignore[union-attr]


@every_box
def test_nobody_is_read_a_tag(window: MainWindow, box: Box) -> None:
    """Where a widget has no description, Qt tells its tooltip as it is written."""
    page = new_game(window, box)
    assert [told for told in every_text(tree_of(page)) if "<" in told] == []


# ---- computers --------------------------------------------------------------------------------------


def test_computers_say_what_they_are_like(window: MainWindow) -> None:
    page = new_game(window, SHELF[0])
    choose_way(page, "computers")
    settle()
    person, computer = page._seats._rows
    assert not person.about.isVisible()
    assert computer.about.isVisible()
    before = computer.about.text()
    page._seats._swap(computer, "figure", "skeleton")
    settle()
    assert computer.about.text() not in ("", before)
    computer.who.setCurrentIndex(0)
    settle()
    assert not computer.about.isVisible()


# ---- everything is seen -----------------------------------------------------------------------------


def fill_seats(page: NewGamePage) -> None:
    while page._seats.add_button.isEnabled():
        page._seats._add()
    settle()


def scrolled(window: MainWindow, page: NewGamePage, way: str) -> list[object]:
    """How far everything can be scrolled with all seats taken, and what does not fit."""
    choose_way(page, way)
    fill_seats(page)
    bars = (page._scroll.verticalScrollBar(), page._scroll.horizontalScrollBar())
    return [bar.maximum() for bar in bars if bar.maximum()] + misfits(window)


@every_box
def test_nothing_scrolls_with_all_seats_taken(
    window: MainWindow, preferences: Preferences, box: Box
) -> None:
    window.resize(1280, 800)
    page = new_game(window, box)
    preferences.language = "ru"
    assert scrolled(window, page, "computers") == []
    left = page._lid.mapTo(page, QPoint(0, 0)).x()
    assert left < page._ways.mapTo(page, QPoint(0, 0)).x(), "the lid lies at the left"


@every_box
def test_on_a_low_page_the_ways_say_less_and_nothing_scrolls(
    window: MainWindow, preferences: Preferences, box: Box
) -> None:
    window.resize(1280, 720)
    page = new_game(window, box)
    preferences.language = "ru"
    assert scrolled(window, page, "computers") == []
    (card,) = [card for card in page._ways.cards if card.way.key == "computers"]
    assert not card._option._line.isVisible()
    assert card._picture.isVisible()
    assert card._option._line.text() in card.button.toolTip()
    window.resize(1280, 800)
    settle()
    assert card._option._line.isVisible()
    assert not card.button.toolTip()


@every_box
def test_in_a_small_window_only_the_lid_is_scrolled_to(
    window: MainWindow, preferences: Preferences, box: Box
) -> None:
    window.resize(1024, 700)
    page = new_game(window, box)
    preferences.language = "pl"
    for card in page._ways.cards:
        if not card.way.opens:
            choose_way(page, card.way.key)
            fill_seats(page)
            page._scroll.verticalScrollBar().setValue(0)
            for agreed in (page._seats, page._first_row, page._grid, page._hints, page._seed):
                whole = agreed.visibleRegion().boundingRect() == agreed.rect()
                assert whole or not agreed.isVisible(), (card.way.key, agreed)
            assert misfits(window) == []


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
@every_box
def test_nothing_scrolls_in_any_language_and_way(
    window: MainWindow, preferences: Preferences, box: Box, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.growing.follow()
    page = new_game(window, box)
    for language in LANGUAGES:
        preferences.language = language
        for card in page._ways.cards:
            if not card.way.opens:
                assert scrolled(window, page, card.way.key) == [], (language, card.way.key)
