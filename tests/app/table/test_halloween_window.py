"""Halloween around its table: before the game, other languages, small windows, and good advice."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.picks_card import PicksCard
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.pictures import Rect
from halloween_table.engine.record import Player
from halloween_table.games.halloween.rules.position import CardSet, Mode
from halloween_table.games.halloween.rules.powers import CARDS
from halloween_table.games.halloween.rules.setup import SETS
from halloween_table.games.shelf import SHELF
from tests.games.halloween.doing import play
from tests.games.halloween.drawing import lord, town

from ..agreeing import choose_in_list, choose_option
from ..fitting import inside, settle
from ..haunting import KEY, play_said, sit_in_town
from ..playing import PLAYERS, kit_of, offers, show_position, sit_down, table
from ..portrait import names_in, tree_of
from ..pseudo import speak_pseudo, texts_of, untranslated
from ..towns import towns

LEFT = Qt.MouseButton.LeftButton
NAMES = tuple(player.name for player in PLAYERS)
LONG = tuple(
    Player(letter * 40, player.figure, player.colour)
    for letter, player in zip("WШMЖ", PLAYERS, strict=True)
)


# ---- before the game ----------------------------------------------------------------------------


@pytest.fixture
def new_game(window: MainWindow) -> NewGamePage:
    return open_new_game(window)


def open_new_game(window: MainWindow) -> NewGamePage:
    window.new_game(next(box for box in SHELF if box.key == KEY))
    settle()
    page = window.page
    assert isinstance(page, NewGamePage)
    for row, name in zip(page._seats._rows, ("Ada", "Bo"), strict=True):
        row.name_edit.setText(name)
    return page


def begun(window: MainWindow, page: NewGamePage) -> Any:
    """Presses the button: the sitting that began."""
    QTest.mouseClick(page._start, LEFT)
    return table(window).source


def choose_cards(page: NewGamePage, cards: CardSet) -> None:
    (offered,) = (v for v in kit_of(KEY).voice.variants() if v.key == "cards")
    choose_in_list(page, "cards", [choice.value for choice in offered.choices].index(cards))


def choose_mode(page: NewGamePage, mode: Mode) -> None:
    choose_option(page, "mode", list(Mode).index(mode))


def shown(page: NewGamePage) -> set[str]:
    return {key for key, card in page._variants.items() if card.isVisible()}


def test_a_suggested_set_is_laid_out(window: MainWindow) -> None:
    for cards in SETS:
        page = open_new_game(window)
        assert shown(page) == {"mode", "cards"}
        choose_cards(page, cards)
        sitting = begun(window, page)
        assert sitting.record.options.cards is cards
        assert sitting.position.cards == SETS[cards]
        places = {place.id for place in table(window).view.table.arrangement.places}
        assert {f"card:{card}" for card in SETS[cards]} <= places


def test_eight_cards_are_picked_by_hand(window: MainWindow, new_game: NewGamePage) -> None:
    choose_cards(new_game, CardSet.PICKED)
    assert shown(new_game) == {"mode", "cards", "picked"}
    card = new_game._variants["picked"]
    assert isinstance(card, PicksCard)
    assert not new_game._start.isEnabled()
    QTest.mouseClick(card.open_button, LEFT)
    settle()
    dialog = card.dialog
    assert dialog is not None
    assert len(dialog.options) == len(CARDS)
    wanted = (52, 3, 17, 20, 21, 46, 47, 10)
    for number in wanted:
        assert not new_game._start.isEnabled()
        QTest.mouseClick(dialog.options[sorted(CARDS).index(number)].button, LEFT)
    dialog.close()
    assert new_game._start.isEnabled()
    assert begun(window, new_game).position.cards == tuple(sorted(wanted))


def test_chance_draws_eight(window: MainWindow, new_game: NewGamePage) -> None:
    choose_cards(new_game, CardSet.RANDOM)
    cards = begun(window, new_game).position.cards
    assert len(set(cards)) == 8
    assert set(cards) <= CARDS.keys()


def test_the_master_game_has_no_cards_to_agree_on(
    window: MainWindow, new_game: NewGamePage
) -> None:
    choose_cards(new_game, CardSet.PICKED)
    assert not new_game._start.isEnabled()
    choose_mode(new_game, Mode.MASTER)
    assert shown(new_game) == {"mode"}
    sitting = begun(window, new_game)
    assert sitting.position.options.master
    assert sitting.position.cards == ()
    assert len(sitting.position.lords[0].sections) == 4


# ---- other languages ----------------------------------------------------------------------------


def test_the_table_changes_its_language_in_the_middle_of_every_choice(
    window: MainWindow, preferences: Preferences
) -> None:
    preferences.advice_shown = True
    page = sit_down(window, key=KEY, seats=4)
    shown: dict[str, tuple[Any, list[Any]]] = {}
    for name, position in towns().items():
        show_position(page, position)
        shown[name] = position, [offer.move for offer in offers(page)]
    speak_pseudo()
    for name, (position, offered) in shown.items():
        show_position(page, position)
        settle()
        left = [text for text in texts_of(page) if untranslated(text[1], NAMES)]
        assert left == [], name
        spoken = [text for text in names_in(tree_of(page.view)) if untranslated(text, NAMES)]
        assert spoken == [], name
        assert [offer.move for offer in offers(page)] == offered, name


def test_a_claim_goes_on_in_another_language(window: MainWindow, preferences: Preferences) -> None:
    page = sit_in_town(window, towns()["paying"])
    for language in ("uk", "pl", "en"):
        before = page.source.position
        preferences.language = language
        QApplication.processEvents()
        assert page.source.position == before
    play_said(page, "colour red", "pay")
    assert 5 in page.source.position.lords[0].cards


# ---- a small window -----------------------------------------------------------------------------


def test_everything_lies_on_the_table_in_a_small_window(window: MainWindow) -> None:
    """Whether every text fits, in every language, another test looks at."""
    window.resize(1024, 700)
    page = sit_down(window, key=KEY, seats=4, players=LONG)
    for name, position in towns().items():
        show_position(page, position)
        settle()
        assert (window.width(), window.height()) == (1024, 700), name
        arrangement = page.view.table.arrangement
        width, height = arrangement.size
        for thing in (*arrangement.places, *arrangement.pieces, *arrangement.marks):
            assert inside(thing.rect, Rect(0, 0, width, height)), (name, thing.id)
        for place in arrangement.places:
            if place.button:
                shown = page.view.mapFromScene(QRectF(*place.rect)).boundingRect()
                assert min(shown.width(), shown.height()) >= 18, (name, place.id)


def test_a_turn_is_played_in_a_small_window(window: MainWindow) -> None:
    window.resize(1024, 700)
    page = sit_down(window, key=KEY, seats=4, players=LONG)
    play_said(page, "act 1 summon", "summon Police blue", "act 2 move", "move blue Police Church")
    if page.source.position.pending:
        play_said(page, "keep 1")
    play_said(page, "act 3 scare", "scare blue", "end")
    assert page.source.eyes == 1


# ---- good advice --------------------------------------------------------------------------------


def advice(page: Any) -> list[str]:
    if not page.strip.advice.isChecked():
        QTest.keyClick(page.view, Qt.Key.Key_F3)
    settle()
    lines = page._beside.panel.toPlainText().splitlines()
    return [line for line in lines if line.strip("\ufffc")]


def test_advice_says_what_each_section_could_do_and_why_not(window: MainWindow) -> None:
    page = sit_in_town(
        window,
        town(
            "School: bbg | Church: y",
            lord("2 1 1", scares=3, tokens="bb", cards=(17, 51), bonuses="two_scares reroll"),
            done=(3,),
            spent=(17,),
            in_use=(5, 27),
        ),
    )
    lines = advice(page)
    expected = {
        "Section 1 · level 2: green": [
            "Summon: ",
            "Scare: up to 3 scares.",
            "Upgrade: up to yellow ghost for 3 scares",
            "Move: ",
            "Fight: ",
            "Haunt: up to 4 points.",
            "Rest: 0 discs come back.",
        ],
        "Section 2 · level 1: blue": [
            "Summon: ",
            "Scare: up to 2 scares.",
            "Upgrade: up to green ghost for 2 scares",
        ],
        "Section 3 · level 1: blue": ["Its action or rest", "Done already."],
        "Your powers, once per turn": ["The Last Tram: ", "Done already."],
        "Your bonuses": ["Two Scares: ", "Fresh Throw: "],
        "Cards to claim": [
            "The Thrifty Witch: ",
            "This card costs you 3 tokens, and you have fewer.",
        ],
    }
    assert [line for line in lines if line in expected] == list(expected)
    for heading, hints in expected.items():
        at = lines.index(heading) + 1
        for line, hint in zip(lines[at:], hints, strict=False):
            assert line.startswith(hint), heading


def test_advice_says_what_a_section_lacks(window: MainWindow) -> None:
    page = sit_in_town(window, town("School: b", lord(scares=1, discs="scare@1")))
    lines = advice(page)
    for name, why in (
        ("Summon", "A summon takes two ghosts of one colour in one building"),
        ("Scare", "A disc lies on this action space"),
        ("Upgrade", "The upgrade costs 2 scares, and you have 1"),
        ("Fight", "No ghost that this section commands"),
    ):
        at = next(at for at, line in enumerate(lines) if line.startswith(name))
        assert lines[at + 1].startswith(why)


def test_in_the_middle_of_a_choice_advice_speaks_of_that(window: MainWindow) -> None:
    page = sit_in_town(window, play(town("School: bg"), "act 1 scare"))
    assert advice(page) == [
        "What could I do?",
        "First of all",
        "Scare: press a ghost; its level is what you gain in scares.",
    ]
