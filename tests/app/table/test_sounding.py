"""Which cue is heard when: at the table, and wherever people press, mute and turn up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.parts.preferences import Preferences
from halloween_table.app.parts.sounds import SOUNDS
from halloween_table.app.program.robot import Robot
from halloween_table.app.program.settings_dialog import SettingsDialog
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry
from halloween_table.engine.chance import Chance
from halloween_table.store.store import Store

from ..hearing import Listener, listening
from ..playing import drag, keep_finished, lift_curtain, offers, sit_down
from .test_pause import searching


@pytest.fixture
def ears(window: MainWindow, preferences: Preferences) -> Iterator[Listener]:
    with listening(preferences) as listener:
        yield listener


def first_house(page: TablePage) -> Carry:
    return next(
        offer.gesture
        for offer in offers(page)
        if isinstance(offer.gesture, Carry) and offer.gesture.place and not offer.covers
    )


# ---- hands ----------------------------------------------------------------------------------------


def test_a_move_sounds_as_its_game_tells_it(window: MainWindow, ears: Listener) -> None:
    """Motion is off: then the first cue of its beats is heard."""
    page = sit_down(window)
    ears.heard()
    offer = next(o for o in offers(page) if isinstance(o.gesture, Carry) and not o.covers)
    Robot(page.view).drag(offer)
    assert ears.heard()[:2] == ["table/lift", "candy_hunters/house-drop"]


def test_with_motion_each_beat_sounds_in_its_turn(
    window: MainWindow, ears: Listener, preferences: Preferences
) -> None:
    preferences.pace = "fast"
    page = sit_down(window)
    page.view.finish()
    ears.heard()
    offer = next(o for o in offers(page) if isinstance(o.gesture, Carry) and not o.covers)
    Robot(page.view).drag(offer)
    begun = [cue for cue in ears.cues if cue.startswith("candy")]
    assert begun == ["candy_hunters/house-drop"], "the next beat is still to come"
    page.view.finish()
    ears.heard()
    page.view.finish()
    assert "candy_hunters/house-settle" not in ears.heard(), "what is skipped is not heard"


def test_a_move_without_a_sound_is_heard_at_least_as_a_drop(
    window: MainWindow, ears: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit_down(window)
    monkeypatch.setattr(page.staging, "told", lambda change, covered: ((), ()))
    ears.heard()
    Robot(page.view).drag(
        next(o for o in offers(page) if isinstance(o.gesture, Carry) and not o.covers)
    )
    assert ears.heard()[:2] == ["table/lift", "table/drop"]


def test_a_wrong_drop_is_refused(window: MainWindow, ears: Listener) -> None:
    page = sit_down(window)
    ears.heard()
    carry = first_house(page)
    wrong = next(
        place.id
        for place in page.view.table.arrangement.places
        if place.id not in {o.gesture.place for o in offers(page) if isinstance(o.gesture, Carry)}
        and not place.button
        and place.group in (None, "board")
    )
    drag(page, carry.piece, wrong)
    assert ears.heard() == ["table/lift", "table/refused"]


def test_undo_has_a_sound_of_its_own(window: MainWindow, ears: Listener) -> None:
    """And its button none besides."""
    page = sit_down(window)
    Robot(page.view).drag(
        next(o for o in offers(page) if isinstance(o.gesture, Carry) and not o.covers)
    )
    ears.heard()
    page.strip.undo.click()
    assert ears.heard() == ["table/undo"]


def test_a_button_is_pressed(window: MainWindow, ears: Listener) -> None:
    page = sit_down(window)
    ears.heard()
    page.strip.log.click()
    assert ears.heard() == ["table/press"]


# ---- turns, covers and ends -------------------------------------------------------------------------


def test_the_curtain_is_heard_and_calls_whoever_is_next(window: MainWindow, ears: Listener) -> None:
    page = sit_down(window, key="rest_in_peace", look=False)
    assert "table/curtain-falls" in ears.heard()
    lift_curtain(page)
    assert ears.heard() == ["table/curtain-rises"]


@pytest.mark.parametrize("curtain", [False])
def test_a_turn_is_announced(window: MainWindow, ears: Listener, curtain: bool) -> None:
    page = sit_down(window)
    chance = Chance(3)
    for _ in range(10):
        ears.heard()
        seat = page.source.history.game.turn(page.source.view).seat
        chosen, chance = chance.below(len(offers(page)))
        Robot(page.view).drag(offers(page)[chosen])
        page.view.finish()
        called = "table/turn" in ears.heard()
        if page.source.outcome is not None:
            break
        assert called == (page.source.history.game.turn(page.source.view).seat != seat)


def test_the_end_is_heard(window: MainWindow, ears: Listener) -> None:
    window._resume("candy_hunters", keep_finished(window, "candy_hunters"))
    QTest.qWait(0)
    for _ in range(20):
        if "table/game-over" in ears.heard():
            return
    pytest.fail("nobody heard it")


def test_whoever_runs_through_a_game_is_not_rattled_at(window: MainWindow, ears: Listener) -> None:
    keep_finished(window, "candy_hunters")
    window.watch_game(window._store.finished(1)[0])
    page = window.page
    assert isinstance(page, TablePage)
    page._sounding._last_step = -100.0
    ears.heard()
    page.watching.step(1)
    page.watching.step(1)
    page.watching.step(1)
    assert len([cue for cue in ears.heard() if not cue.startswith("table/")]) <= 1


# ---- the evening -------------------------------------------------------------------------------------


def test_each_game_has_its_evening(window: MainWindow, ears: Listener) -> None:
    assert ears.evening == "shelf"
    page = sit_down(window, key="rest_in_peace")
    assert ears.evening == "rest_in_peace"
    page.left.emit()
    assert ears.evening == "shelf"
    window.workshop("candy_workshop").begin()
    assert ears.evening == "candy_hunters", "what lies in a box has the box's"


def test_in_a_pause_the_evening_is_quiet(window: MainWindow, ears: Listener) -> None:
    page = searching(window)
    assert ears.evening == "booo"
    page.pausing.pause()
    assert ears.evening == ""
    page.curtain.lifted.emit()
    assert ears.evening == "booo"
    page.pausing.pause()
    page.left.emit()
    assert ears.evening == "shelf", "a pause ends at the shelf"


def test_whoever_is_elsewhere_hears_no_evening(window: MainWindow, ears: Listener) -> None:
    SOUNDS.hush("away", True)
    assert ears.evening == ""
    SOUNDS.hush("away", False)
    assert ears.evening == "shelf"


# ---- how loud ----------------------------------------------------------------------------------------


def test_a_key_and_a_button_silence_everything(
    window: MainWindow, ears: Listener, preferences: Preferences
) -> None:
    page = sit_down(window)
    sound = page.strip.sound
    assert sound.isVisible()
    assert sound.accessibleName() == "Sound off (F12)"
    QTest.keyClick(page.view, Qt.Key.Key_F12)
    assert preferences.muted
    assert ears.gains == (0.0, 0.0)
    assert ears.evening == ""
    assert sound.accessibleName() == "Sound on (F12)"
    ears.heard()
    page.strip.log.click()
    assert ears.heard() == []
    sound.click()
    assert not preferences.muted
    assert ears.evening == "candy_hunters"
    assert min(ears.gains) > 0


def test_the_shelf_has_that_button_too(window: MainWindow, preferences: Preferences) -> None:
    window.shelf._mute.click()
    assert preferences.muted
    window.shelf._mute.click()
    assert not preferences.muted


def test_sliders_turn_sounds_up_and_let_them_be_heard(
    window: MainWindow, ears: Listener, preferences: Preferences
) -> None:
    preferences.muted = True
    dialog = SettingsDialog(preferences, window._folder, window)
    SOUNDS.hush("pause", True)
    dialog._effects.setValue(50)
    assert preferences.effects_volume == 50
    assert not preferences.muted
    assert dialog._sound.button.isChecked()
    assert ears.gains[0] == pytest.approx(0.25)
    SOUNDS._preview.stop()  # nobody waits for it
    SOUNDS._preview.timeout.emit()
    assert ears.heard() == ["table/turn"]
    dialog._ambience.setValue(20)
    assert ears.gains[1] == pytest.approx(0.04)
    assert ears.evening == "shelf", "also behind the settings"
    SOUNDS._sample.stop()
    SOUNDS.hush("pause", False)
    dialog._ambience.setFocus()
    QTest.keyClick(dialog._ambience, Qt.Key.Key_Right)
    assert preferences.ambience_volume == 25
    assert dialog._ambience.accessibleDescription() == "25%"


def test_the_settings_say_why_nothing_is_heard(
    window: MainWindow, ears: Listener, preferences: Preferences
) -> None:
    dialog = SettingsDialog(preferences, window._folder, window)

    def said() -> str:
        return dialog._sound.button.accessibleDescription()

    assert "F12" in said()
    SOUNDS.troubled.emit("device")
    assert "No sound device was found" in said()
    SOUNDS.troubled.emit("library")
    assert "no sound library" in said()
    SOUNDS.troubled.emit("")
    assert "F12" in said()


def test_old_and_odd_settings_sound_as_usual(store: Store) -> None:
    preferences = Preferences(store)
    assert (preferences.effects_volume, preferences.ambience_volume) == (70, 60)
    assert not preferences.muted
    for odd in (-5, 400, "loud", None):
        store.settings.set("effects_volume", odd)
        assert Preferences(store).effects_volume == 70


# ---- nothing secret ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [pytest.param("candy_hunters", marks=pytest.mark.long), "rest_in_peace"]
)
def test_hands_that_differ_sound_the_same(
    window: MainWindow, ears: Listener, preferences: Preferences, game: str
) -> None:
    """Cards lie face down: whoever listens learns nothing of them. The same moves are made in two games
    that look the same to everybody."""
    preferences.hiding = "peek"
    compared = 0
    for seed in (1, 2):
        heard, seen = [], []
        for chance in (Chance(1), Chance(2)):
            page = sit_down(window, key=game)
            rules = page.source.history.game
            moments = page.source.history._moments
            dealt = moments[-1].position
            hidden = rules.imagined(rules.view(dealt, 0), 0, chance)
            moments[-1] = evolve(moments[-1], position=hidden)
            page.refresh(animate=False)
            ears.heard()
            moves = Chance(seed)
            made = []
            for _ in range(2):
                seat = rules.actors(page.source.history.position)[0]
                able = list(rules.moves(page.source.history.position, seat))
                chosen, moves = moves.below(len(able))
                page.hands.play_all((able[chosen],))
                page.view.finish()
                public = rules.view(page.source.history.position, None)
                made.append((able[chosen], public))
            heard.append(ears.heard())
            seen.append(made)
        if seen[0] == seen[1]:
            compared += 1
            assert heard[0] == heard[1]
    assert compared


def test_no_test_and_no_smoke_test_opens_a_device(window: MainWindow) -> None:
    """Only the program that somebody sits at does."""
    assert SOUNDS._player is None
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    SOUNDS.cue("table/drop")
    SOUNDS.press()
