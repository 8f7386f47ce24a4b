"""Everybody's own keys: tried out before the castle is shown, changed, kept, and shown again."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.app.parts.language import LANGUAGES, speak
from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.keys_cover import KeyCap, KeysCover
from halloween_table.app.table.page import TablePage
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.record import Player
from halloween_table.games.booo.rules.moves import CallClaim, TurnOver
from halloween_table.games.booo.rules.position import Options
from halloween_table.store.store import Store
from halloween_table.table.hand.own_keys import PhysicalKey, SeatKeys, Use, defaults

from ..fitting import misfits, settle
from ..letters import in_wide_letters
from ..playing import ADA, BO, PLAYERS, table
from ..portrait import names_in, tree_of

LONG = (
    "Przemysława Brzęczyszczykiewicz-Chrząszc",
    "Кшиштоф-Максиміліан Нескоромний-Половець",
    "Bartolomeo della Misericordia Montefeltr",
    "Найпереконструйовувальнішенькийпривиддзя",
    "Wwwwwwwwwwwwwwwwwwww Wwwwwwwwwwwwwwwwwww",
    "Żółćgęśląjaźńżółćgęśląjaźńżółćgęśląjaźńż",
)
SIX = tuple(map(Player, LONG, FIGURES, SEAT_COLOURS))
TAKEN = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_F1)


def sit_at_booo(
    window: MainWindow, players: tuple[Player, ...] = PLAYERS[:2], **options: Any
) -> TablePage:
    window.begin("booo", players, Options(**options), 7)
    QApplication.processEvents()
    return table(window)


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    return sit_at_booo(window)


@pytest.fixture
def keys(page: TablePage) -> KeysCover:
    return page.keys


def send(event: QKeyEvent) -> None:
    """A key as the system delivers it, to whatever has the focus."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    QApplication.sendEvent(focused, event)


def press(key: PhysicalKey) -> None:
    send(key.event(QEvent.Type.KeyPress))
    send(key.event(QEvent.Type.KeyRelease))


def press_plain(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    QTest.keyClick(focused, key)


def usual(seat: int, use: Use = "claim") -> PhysicalKey:
    key = defaults().key(seat, use)
    assert key is not None
    return key


def other(letter: str, code: int) -> PhysicalKey:
    return PhysicalKey(code, ord(letter), letter)


K = other("K", 45)


def state(cap: KeyCap) -> str:
    found: str = cap.property("state")
    return found


def said(keys: KeysCover) -> str:
    return keys._said.text()


# ---- before the castle ----------------------------------------------------------------------------


def test_the_castle_is_hidden_until_everybody_is_ready(page: TablePage) -> None:
    assert page.keys.isVisible()
    assert not page._desk.isEnabled()
    assert page.view.table.arrangement.places == page.view.table.arrangement.pieces == ()
    assert not any("Room" in name or "Ghost" in name for name in names_in(tree_of(page.view)))
    QTest.mouseClick(page.keys.start, Qt.MouseButton.LeftButton)
    assert not page.keys.isVisible()
    assert page._desk.isEnabled()
    assert page.view.table.arrangement.pieces
    assert page.view.hasFocus()


def test_who_practises_alone_needs_no_keys(window: MainWindow) -> None:
    page = sit_at_booo(window, PLAYERS[:1])
    assert not page.keys.isVisible()
    assert not page.strip.keys.isVisible()
    assert page.view.table.arrangement.pieces


def test_games_without_own_keys_do_not_ask_for_them(window: MainWindow) -> None:
    window.begin(
        "rest_in_peace", PLAYERS[:2], window.room.kit("rest_in_peace").game.options_type(), 3
    )
    page = table(window)
    assert not page.keys.isVisible()
    assert not page.strip.keys.isVisible()
    assert page.strip.undo.isVisible()


def test_a_game_without_undo_has_no_buttons_for_it(page: TablePage) -> None:
    QTest.mouseClick(page.keys.start, Qt.MouseButton.LeftButton)
    assert not page.strip.undo.isVisible()
    assert not page.strip.redo.isVisible()


# ---- trying them ----------------------------------------------------------------------------------


def test_a_pressed_key_is_ticked_off_and_stays_so(keys: KeysCover) -> None:
    press(usual(BO))
    press(usual(BO))
    assert state(keys.caps[BO, "claim"]) == "tried"
    assert state(keys.caps[ADA, "claim"]) == "new"
    assert said(keys) == "Bo: it works!"


def test_when_all_claim_keys_were_pressed_the_start_is_what_comes_next(keys: KeysCover) -> None:
    assert keys.start.text() == "Start without trying the keys"
    assert keys.start.objectName() == ""
    press_plain(Qt.Key.Key_Space)  # nothing starts by mistake
    assert keys.isVisible()
    press(usual(ADA))
    press(usual(BO))
    assert keys.start.text() == "Everybody is ready"
    assert keys.start.objectName() == "primary"
    assert keys.start.hasFocus()
    press_plain(Qt.Key.Key_Return)
    assert not keys.isVisible()


def test_keys_are_where_they_are_in_every_layout(keys: KeysCover) -> None:
    cyrillic = PhysicalKey(usual(ADA).code, 0x419, "Й")
    press(cyrillic)
    assert state(keys.caps[ADA, "claim"]) == "tried"
    assert keys.caps[ADA, "claim"].text() == "Й"
    press(usual(ADA))
    assert keys.caps[ADA, "claim"].text() == "Q"


def test_the_ampersand_is_seen_on_its_cap(keys: KeysCover) -> None:
    """Qt takes a single one for the mark of a shortcut and leaves it out."""
    cap = keys.caps[ADA, "claim"]
    press(PhysicalKey(usual(ADA).code, Qt.Key.Key_Ampersand, "&"))
    assert cap.text() == "&&"
    assert cap.shortcut().isEmpty()
    assert cap.accessibleName().endswith(": &")


def test_a_key_of_a_seat_that_is_empty_does_nothing(keys: KeysCover) -> None:
    press(usual(4))
    assert {state(cap) for cap in keys.caps.values()} == {"new"}


# ---- choosing others ------------------------------------------------------------------------------


def test_another_key_is_chosen_with_the_mouse_and_kept(
    keys: KeysCover, preferences: Preferences
) -> None:
    cap = keys.caps[ADA, "claim"]
    QTest.mouseClick(cap, Qt.MouseButton.LeftButton)
    assert cap.text() == "Press a key …"
    press(K)
    assert cap.text() == "K"
    assert state(cap) == "tried"
    assert SeatKeys.from_json(preferences.own_keys).key(ADA, "claim") == K


def test_another_key_is_chosen_by_keyboard_alone(keys: KeysCover) -> None:
    press_plain(Qt.Key.Key_Tab)
    assert keys.caps[ADA, "claim"].hasFocus()
    press_plain(Qt.Key.Key_Right)
    assert keys.caps[ADA, "hand"].hasFocus()
    press_plain(Qt.Key.Key_Return)
    press(K)
    assert keys.caps[ADA, "hand"].text() == "K"
    press_plain(Qt.Key.Key_Space)
    press(other("L", 46))
    assert keys.caps[ADA, "hand"].text() == "L"


def test_a_key_that_somebody_has_is_swapped(keys: KeysCover) -> None:
    press(usual(BO))
    keys.caps[ADA, "hand"].click()
    press(usual(BO))
    assert keys.caps[ADA, "hand"].text() == "P"
    assert keys.caps[BO, "claim"].text() == "W"
    assert state(keys.caps[BO, "claim"]) == "new"  # nobody has tried that one
    assert said(keys) == "Bo had this key and has W now."


def test_ones_own_key_chosen_again_stays(keys: KeysCover) -> None:
    keys.caps[ADA, "claim"].click()
    press(usual(ADA))
    assert keys.caps[ADA, "claim"].text() == "Q"
    assert keys.chosen == SeatKeys(
        {(s, u): usual(s, u) for s in (ADA, BO) for u in ("claim", "hand")}
    )


@pytest.mark.parametrize("key", TAKEN)
def test_what_the_program_needs_is_refused(keys: KeysCover, key: Qt.Key) -> None:
    cap = keys.caps[ADA, "claim"]
    cap.click()
    press_plain(key)
    assert said(keys) == "The program itself needs this key. Press a letter, a digit or a sign."
    assert state(cap) == "asked"
    press(K)
    assert cap.text() == "K"


def test_escape_leaves_the_key_as_it_was(keys: KeysCover) -> None:
    cap = keys.caps[ADA, "claim"]
    cap.click()
    press_plain(Qt.Key.Key_Escape)
    assert cap.text() == "Q"
    assert state(cap) == "new"


def test_an_enter_that_repeats_is_no_key(keys: KeysCover) -> None:
    cap = keys.caps[ADA, "claim"]
    cap.click()
    send(evolve(K, label="K").event(QEvent.Type.KeyPress, repeated=True))
    assert state(cap) == "asked"


# ---- playing with them ----------------------------------------------------------------------------


def test_the_table_takes_the_keys_that_were_chosen(page: TablePage) -> None:
    page.keys.caps[BO, "claim"].click()
    press(K)
    page.keys.start.click()
    page.source.play(TurnOver())
    press(usual(BO))  # Bo's no more, and nobody's
    assert page.source.record.moves[-1].move == TurnOver()
    press(K)
    assert page.source.record.moves[-1].actor == BO
    assert page.source.record.moves[-1].move == CallClaim()


def test_the_keys_are_there_again_next_time(window: MainWindow, store: Store) -> None:
    first = sit_at_booo(window).keys
    first.caps[ADA, "claim"].click()
    press(K)
    assert sit_at_booo(window).keys.caps[ADA, "claim"].text() == "K"
    assert SeatKeys.from_json(store.settings.get("own_keys")).key(ADA, "claim") == K


def test_spoiled_keys_do_no_harm(window: MainWindow, store: Store) -> None:
    store.settings.set("own_keys", {"0:claim": {"code": "x"}, "7": []})
    assert sit_at_booo(window).keys.caps[ADA, "claim"].text() == "Q"


def test_the_button_shows_the_keys_again_and_pauses(page: TablePage) -> None:
    page.keys.start.click()
    page.source.play(TurnOver())
    QTest.mouseClick(page.strip.keys, Qt.MouseButton.LeftButton)
    assert page.keys.isVisible()
    assert page.source.paused
    assert page.view.table.arrangement.pieces == ()
    page.keys.start.click()
    assert not page.source.paused
    assert not page.curtain.isVisible()
    assert page.view.table.arrangement.pieces


def test_a_game_taken_up_again_asks_for_the_keys_and_then_goes_on(window: MainWindow) -> None:
    page = sit_at_booo(window)
    page.keys.start.click()
    page.source.play(TurnOver())
    id_ = page.source.id
    window.show_shelf()
    window._resume("booo", id_)
    page = table(window)
    assert page.keys.isVisible()
    assert page.source.paused
    page.keys.start.click()
    assert not page.source.paused
    assert page.view.table.arrangement.pieces


# ---- fitting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@in_wide_letters
def test_six_long_names_fit_a_small_window(
    window: MainWindow, language: str, pictures: Any
) -> None:
    speak(language)
    window.resize(1024, 700)
    page = sit_at_booo(window, SIX)
    settle()
    assert misfits(window) == []
    assert (window.width(), window.height()) == (1024, 700)
    page.keys.caps[3, "hand"].click()
    settle()
    assert misfits(window) == []
    press(usual(4))
    settle()
    assert misfits(window) == []
    assert window.grab().save(str(pictures / f"own-keys-{language}-1024x700.png"))


def test_a_short_name_stands_beside_its_keys(window: MainWindow) -> None:
    window.resize(1280, 800)
    page = sit_at_booo(window)
    settle()
    for seat, name in page.keys._names.items():
        right = name.geometry().right()
        written = name.fontMetrics().horizontalAdvance(name.text())
        assert name.width() >= written
        assert page.keys.caps[seat, "claim"].x() - right < 40
        assert name.width() - written < 200
