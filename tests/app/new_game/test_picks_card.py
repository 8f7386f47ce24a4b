"""A variant of which several are picked, and one that depends on another."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from halloween_table.app.new_game.page import NewGamePage
from halloween_table.app.new_game.picks import Picks
from halloween_table.app.new_game.picks_card import PicksCard
from halloween_table.app.new_game.picks_dialog import PicksDialog
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.contract.kit import Kit

from ..agreeing import choose_in_list, choose_option, choose_way
from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import kit_of
from ..pseudo import speak_pseudo, untranslated
from ..seance import (
    BOX,
    NAMES,
    SEANCE,
    WANTED,
    Guests,
    Mode,
    SeanceOptions,
    SeanceVoice,
    line_of,
    seance,
)

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def opened(qtbot: QtBot, preferences: Preferences, kit: Kit = SEANCE) -> NewGamePage:
    page = NewGamePage(BOX, kit, preferences)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    page.show()
    page.activateWindow()
    settle()
    return page


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> NewGamePage:
    """Where guests are picked by hand."""
    page = opened(qtbot, preferences)
    choose_guests(page, Guests.BY_HAND)
    return page


def choose_guests(page: NewGamePage, guests: Guests) -> None:
    choose_in_list(page, "guests", list(Guests).index(guests))


def choose_mode(page: NewGamePage, mode: Mode) -> None:
    choose_option(page, "mode", list(Mode).index(mode))


def picks_card(page: NewGamePage) -> PicksCard:
    card = page._variants["picked"]
    assert isinstance(card, PicksCard)
    return card


def open_dialog(page: NewGamePage) -> PicksDialog:
    QTest.mouseClick(picks_card(page).open_button, LEFT)
    settle()
    dialog = picks_card(page).dialog
    assert dialog is not None
    assert dialog.isVisible()
    dialog.activateWindow()
    settle()
    return dialog


def tick(dialog: PicksDialog, *names: str) -> None:
    for name in names:
        QTest.mouseClick(dialog.options[NAMES.index(name)].button, LEFT)
    settle()


def shown(dialog: PicksDialog) -> list[str]:
    return [option.button.text() for option in dialog.options if option.isVisible()]


def named(page: NewGamePage) -> list[str]:
    """What stands on the card."""
    return [label.text() for label in picks_card(page)._names if label.isVisible()]


def start(page: NewGamePage) -> list[SeanceOptions]:
    begun: list[SeanceOptions] = []
    page.started.connect(lambda players, options, seed, hints: begun.append(options))
    QTest.mouseClick(page._start, LEFT)
    return begun


def focused() -> QWidget:
    return QApplication.focusWidget()


# ---- one that depends on another ----------------------------------------------------------------


def visible_cards(page: NewGamePage) -> set[str]:
    return {key for key, card in page._variants.items() if card.isVisible()}


def test_cards_come_and_go_with_what_they_depend_on(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences)
    assert visible_cards(page) == {"mode", "guests"}
    choose_guests(page, Guests.BY_HAND)
    assert visible_cards(page) == {"mode", "guests", "picked"}
    choose_mode(page, Mode.MASTER)
    assert visible_cards(page) == {"mode"}
    choose_mode(page, Mode.STANDARD)
    assert visible_cards(page) == {"mode", "guests", "picked"}


def test_cards_come_and_go_with_the_way(page: NewGamePage) -> None:
    choose_way(page, "vigil")
    assert visible_cards(page) == {"mode"}
    assert page._start.isEnabled()
    choose_way(page, "together")
    assert visible_cards(page) == {"mode", "guests", "picked"}
    assert not page._start.isEnabled()


def test_what_is_hidden_keeps_its_value(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    tick(dialog, "Cleo", "Boris")
    dialog.close()
    choose_mode(page, Mode.MASTER)
    (options,) = start(page)
    assert (options.mode, options.guests) == (Mode.MASTER, Guests.BY_HAND)
    assert options.picked == (2, 3)


def test_a_card_that_appears_comes_into_sight(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences)
    page.resize(1024, 520)
    settle()
    choose_guests(page, Guests.BY_HAND)
    card = picks_card(page)
    assert card.visibleRegion().boundingRect() == card.rect()
    QTest.mouseClick(card.rest, LEFT)
    settle()
    assert card.visibleRegion().boundingRect() == card.rect()


# ---- the start ----------------------------------------------------------------------------------


def test_nobody_starts_before_all_are_picked(page: NewGamePage) -> None:
    assert start(page) == []
    dialog = open_dialog(page)
    for name, said in (
        ("Zelda", "The three guests: pick 2 more."),
        ("Agatha", "The three guests: pick 1 more."),
    ):
        tick(dialog, name)
        assert page._missing.text() == said
        assert page._start.accessibleDescription() == said
        assert not page._start.isEnabled()
    tick(dialog, "Igor")
    dialog.close()
    assert page._missing.text() == ""
    assert page._start.accessibleDescription() == ""
    (options,) = start(page)
    assert options.picked == (1, 9, 26)


def test_nobody_misses_what_means_nothing(page: NewGamePage) -> None:
    for enough in (
        lambda: choose_guests(page, Guests.FAMILY),
        lambda: choose_mode(page, Mode.MASTER),
    ):
        assert not page._start.isEnabled()
        enough()
        assert page._start.isEnabled()
        assert page._missing.text() == ""
        choose_mode(page, Mode.STANDARD)
        choose_guests(page, Guests.BY_HAND)


def test_a_seed_does_not_let_anybody_start(page: NewGamePage) -> None:
    page._seed.edit.setText("42")
    assert not page._start.isEnabled()
    picks_card(page).rest.click()
    assert page._start.isEnabled()


def test_what_was_picked_last_is_picked_again(qtbot: QtBot, preferences: Preferences) -> None:
    page = opened(qtbot, preferences)
    choose_guests(page, Guests.BY_HAND)
    tick(open_dialog(page), "Hedwig", "Lenore", "Sibyl")
    assert picks_card(page).dialog is not None
    picks_card(page).dialog.close()  # type: ignore[union-attr]
    start(page)
    assert preferences.agreed("seance") == {
        "mode": "standard",
        "guests": "by_hand",
        "picked": [8, 12, 19],
    }
    again = opened(qtbot, preferences)
    assert named(again) == ["Hedwig", "Lenore", "Sibyl"]
    assert [options.picked for options in start(again)] == [(8, 12, 19)]


# ---- the card -----------------------------------------------------------------------------------


def test_the_card_shows_what_is_picked_and_how_many(page: NewGamePage) -> None:
    card = picks_card(page)
    assert (named(page), card._counter.text()) == ([], "0 of 3")
    dialog = open_dialog(page)
    tick(dialog, "Yorick", "Flora")
    assert (named(page), card._counter.text()) == (["Flora", "Yorick"], "2 of 3")
    tick(dialog, "Yorick")
    assert (named(page), card._counter.text()) == (["Flora"], "1 of 3")


def test_chance_picks_the_rest(page: NewGamePage) -> None:
    card = picks_card(page)
    tick(open_dialog(page), "Flora")
    assert card.dialog is not None
    card.dialog.close()
    QTest.mouseClick(card.rest, LEFT)
    assert len(card.value) == WANTED
    assert "Flora" in named(page)
    assert not card.rest.isEnabled()


def test_a_code_can_pick(page: NewGamePage) -> None:
    """Nobody has decided otherwise then."""
    card, told = picks_card(page), []
    card.changed.connect(lambda: told.append(card.value))
    card.choose((5, 1))
    assert card.value == (1, 5)
    assert named(page) == ["Agatha", "Edgar"]
    assert told == []


# ---- the dialog ---------------------------------------------------------------------------------


def test_a_click_on_what_it_means_picks_too(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    QTest.mouseClick(dialog.options[1]._line, LEFT)
    assert picks_card(page).value == (2,)


def test_once_all_are_picked_only_those_can_be_put_back(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    tick(dialog, "Agatha", "Boris", "Cleo")
    assert dialog._counter.text() == "3 of 3"
    assert dialog._hint.text() == "To pick another, put one back first."
    tick(dialog, "Dorian")
    assert picks_card(page).value == (1, 2, 3)
    tick(dialog, "Boris", "Dorian")
    assert picks_card(page).value == (1, 3, 4)


def test_words_are_searched_for_in_names_and_meanings(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    assert shown(dialog) == list(NAMES)
    QTest.keyClicks(dialog.search, "knock")
    assert shown(dialog) == [NAMES[at] for at in range(len(NAMES)) if (at + 1) % 3 == 0]
    QTest.keyClicks(dialog.search, " IG")
    assert shown(dialog) == ["Igor"]
    QTest.keyClicks(dialog.search, "x")
    assert shown(dialog) == []
    assert dialog._nothing.isVisible()
    dialog.search.clear()
    assert shown(dialog) == list(NAMES)
    assert not dialog._nothing.isVisible()


def test_what_is_found_stands_side_by_side(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    QTest.keyClicks(dialog.search, "knock")
    settle()
    corners = [option.pos() for option in dialog.options if option.isVisible()]
    assert len({corner.x() for corner in corners}) == 2
    assert [(corner.y(), corner.x()) for corner in corners] == sorted(
        (corner.y(), corner.x()) for corner in corners
    )


def test_only_what_is_picked_can_be_shown(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    tick(dialog, "Quentin", "Boris")
    dialog.only_picked.click()
    assert shown(dialog) == ["Boris", "Quentin"]
    tick(dialog, "Boris")
    assert shown(dialog) == ["Boris", "Quentin"], "whoever missed can tick it again"
    QTest.mouseClick(dialog.rest, LEFT)
    assert len(shown(dialog)) == WANTED
    QTest.mouseClick(dialog.none, LEFT)
    assert shown(dialog) == []
    assert picks_card(page).value == ()
    assert not dialog.none.isEnabled()


def test_it_opens_with_everything_in_it(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    dialog.search.setText("knock")
    dialog.only_picked.setChecked(True)
    dialog.close()
    again = open_dialog(page)
    assert shown(again) == list(NAMES)
    assert again.search.hasFocus()


def test_many_are_told_apart_by_pictures_and_sorted_by_kind(window: MainWindow) -> None:
    variants = kit_of("halloween").voice.variants()
    (picked,) = (variant for variant in variants if variant.picks)
    dialog = PicksDialog(Picks(tuple(choice.value for choice in picked.choices), 8), window)
    dialog.say(picked)
    dialog.ask()
    assert len({choice.picture for choice in picked.choices}) == len(picked.choices) == 52
    price, when = dialog.kinds
    everything = [price.itemText(0), when.itemText(0)]
    assert everything == ["Price: all", "When it works: all"]
    for box, others in ((price, 2), (when, 3)):
        parts = []
        for at in range(1, box.count()):
            box.setCurrentIndex(at)
            box.activated.emit(at)
            parts.append(set(shown(dialog)))
        box.setCurrentIndex(0)
        assert len(parts) == others
        assert set.union(*parts) == {choice.title for choice in picked.choices}
        assert sum(map(len, parts)) == 52, "each is of one kind"
    price.setCurrentIndex(1)
    when.setCurrentIndex(1)
    dialog.search.setText("fight")
    kinds = (price.itemText(1), when.itemText(1))
    assert shown(dialog)
    for choice in picked.choices:
        if choice.title in shown(dialog):
            assert choice.kinds == kinds
            assert "fight" in f"{choice.title} {choice.line}".casefold()


# ---- by keys ------------------------------------------------------------------------------------


def test_everything_can_be_picked_by_keys(page: NewGamePage) -> None:
    picks_card(page).open_button.setFocus()
    QTest.keyClick(focused(), Key.Key_Space)
    settle()
    dialog = picks_card(page).dialog
    assert dialog is not None
    dialog.activateWindow()
    settle()
    boxes = [option.button for option in dialog.options]
    assert dialog.search.hasFocus()
    QTest.keyClick(focused(), Key.Key_Tab)
    assert dialog.only_picked.hasFocus()
    QTest.keyClick(focused(), Key.Key_Tab)
    assert boxes[0].hasFocus()
    for key, at in ((Key.Key_Right, 1), (Key.Key_Down, 3), (Key.Key_Left, 2), (Key.Key_Down, 4)):
        QTest.keyClick(focused(), key)
        assert boxes[at].hasFocus(), at
    QTest.keyClick(focused(), Key.Key_Space)
    assert picks_card(page).value == (5,)
    QTest.keyClick(focused(), Key.Key_Tab)
    assert dialog.rest.hasFocus()
    QTest.keyClick(focused(), Key.Key_Backtab)
    assert boxes[4].hasFocus()
    QTest.keyClick(focused(), Key.Key_Escape)
    settle()
    assert not dialog.isVisible()
    assert picks_card(page).value == (5,)


def test_enter_goes_from_the_search_to_what_it_found(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    for key in (Key.Key_Return, Key.Key_Down):
        dialog.search.setFocus()
        dialog.search.setText("zel")
        QTest.keyClick(dialog.search, key)
        assert dialog.isVisible()
        assert dialog.options[-1].button.hasFocus()
    QTest.keyClick(focused(), Key.Key_Return)
    assert picks_card(page).value == (len(NAMES),)
    assert dialog.isVisible()


def test_tab_comes_to_something_that_can_be_ticked(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    tick(dialog, "Mortimer", "Nadia", "Orlok")
    dialog.only_picked.setFocus()
    QTest.keyClick(focused(), Key.Key_Tab)
    assert focused() is dialog.options[NAMES.index("Orlok")].button
    dialog.search.setText("mort")
    dialog.only_picked.setFocus()
    QTest.keyClick(focused(), Key.Key_Tab)
    assert focused() is dialog.options[NAMES.index("Mortimer")].button


def test_what_the_keys_come_to_is_seen(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    dialog.options[0].button.setFocus()
    for _ in range(len(NAMES) // 2 - 1):
        QTest.keyClick(focused(), Key.Key_Down)
        settle()
        option = focused().parentWidget()
        assert option.visibleRegion().boundingRect() == option.rect()
    assert focused() is dialog.options[-2].button


# ---- for everybody ------------------------------------------------------------------------------


def test_a_screen_reader_hears_names_and_meanings(page: NewGamePage) -> None:
    dialog = open_dialog(page)
    tick(dialog, "Boris")
    for at, option in enumerate(dialog.options):
        box = QAccessible.queryAccessibleInterface(option.button)
        assert box.role() == QAccessible.Role.CheckBox
        assert box.text(QAccessible.Text.Name) == NAMES[at]
        assert box.text(QAccessible.Text.Description) == line_of(at + 1)
        assert box.state().checked == (NAMES[at] == "Boris")
    assert dialog.search.accessibleName() == "Search"
    card = QAccessible.queryAccessibleInterface(picks_card(page))
    assert card.role() == QAccessible.Role.Grouping
    assert card.text(QAccessible.Text.Name) == "The three guests"
    assert card.text(QAccessible.Text.Description) == "1 of 3: Boris"
    assert picks_card(page).open_button.accessibleName() == "Choose: The three guests"


def test_another_language_in_the_middle_of_it(qtbot: QtBot, preferences: Preferences) -> None:
    voice = SeanceVoice()
    page = opened(qtbot, preferences, seance(voice))
    choose_guests(page, Guests.BY_HAND)
    dialog = open_dialog(page)
    tick(dialog, "Boris")
    dialog.search.setText("bor")
    voice.greeting = "Пан "
    speak_pseudo()
    settle()
    assert shown(dialog) == ["Пан Boris"]
    assert named(page) == ["Пан Boris"]
    assert dialog.windowTitle() == "Пан The three guests"
    assert page._missing.text().startswith("⟦Пан The three guests: pick")
    for text in (
        *(widget.text() for widget in (dialog.only_picked, dialog.rest, dialog.none)),
        *(dialog.search.placeholderText(), dialog._counter.text(), dialog._nothing.text()),
        *(picks_card(page).open_button.text(), picks_card(page)._counter.text()),
    ):
        assert not untranslated(text), text


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@in_wide_letters
def test_everything_fits(page: NewGamePage, pictures: Path, size: tuple[int, int]) -> None:
    page.resize(*size)
    settle()
    ending = f"{size[0]}x{size[1]}.png"
    assert misfits(page) == []
    assert page.grab().save(str(pictures / f"new-seance-missing-{ending}"))
    dialog = open_dialog(page)
    assert dialog.width() < size[0]
    assert dialog.height() < size[1]
    assert misfits(dialog) == []
    assert dialog.grab().save(str(pictures / f"picks-{ending}"))
    dialog.rest.click()
    settle()
    assert misfits(dialog) == []
    dialog.search.setText("zzz")
    settle()
    assert misfits(dialog) == []
    dialog.close()
    settle()
    assert misfits(page) == []
    assert page.grab().save(str(pictures / f"new-seance-{ending}"))
