"""Everybody's own keys: by where they are on the keyboard, in every layout."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from halloween_table.contract.gestures import Lead, Press
from halloween_table.contract.offers import Offer
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import OwnKey
from halloween_table.table.hand import own_keys
from halloween_table.table.hand.gestures import Choosing
from halloween_table.table.hand.own_keys import PhysicalKey, SeatKeys, allowed, defaults
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..toys import (
    GATE,
    LEFT_CLAIMS,
    LEFT_KEY,
    RIGHT_KEY,
    SHUT,
    STONES,
    YARD,
    Heard,
    double_click,
    held_down,
    key,
    move,
    press,
    release,
)

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Q = PhysicalKey(24, Key.Key_Q, "Q")
P = PhysicalKey(33, Key.Key_P, "P")
A = PhysicalKey(38, Key.Key_A, "A")


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    """The codes in these tests are those of Linux, wherever they run."""
    monkeypatch.setattr(own_keys, "system", lambda: "linux")


def event(
    pressed: int,
    scan: int = 0,
    text: str = "",
    modifiers: Qt.KeyboardModifier = NONE,
    virtual: int = 0,
    repeated: bool = False,
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, pressed, modifiers, scan, virtual, 0, text, repeated)


# ---- keys --------------------------------------------------------------------------------------


def test_the_same_key_in_another_layout_is_the_same_key() -> None:
    """Й is where Q is."""
    assert Q.matches(event(Key.Key_Q, 24, "q"))
    assert Q.matches(event(0x0419, 24, "й"))
    assert Q.matches(event(Key.Key_A, 24, "a"))
    assert not Q.matches(event(Key.Key_Q, 38, "q"))
    assert PhysicalKey.of(event(0x0419, 24, "й")).same_as(Q)


def test_an_event_without_a_code_is_known_by_what_it_writes() -> None:
    assert Q.matches(event(Key.Key_Q))
    assert not Q.matches(event(Key.Key_W))
    assert not Q.matches(event(0x0419))
    assert PhysicalKey(0, Key.Key_Q, "Q").matches(event(Key.Key_Q, 24, "q"))


def test_a_mac_knows_keys_by_its_own_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_keys, "system", lambda: "darwin")
    cyrillic = event(0x0419, 1, "й", virtual=12)
    assert PhysicalKey.of(cyrillic) == PhysicalKey(12, 0x0419, "Й")
    assert defaults().owner(cyrillic) == (0, "claim")
    sent = PhysicalKey.of(cyrillic).event()
    assert (sent.nativeScanCode(), sent.nativeVirtualKey()) == (0, 12)


@pytest.mark.parametrize(
    ("pressed", "scan", "text", "label"),
    [
        (Key.Key_Q, 24, "q", "Q"),
        (0x0419, 24, "й", "Й"),
        (0x0404, 48, "є", "Є"),
        (0xD2, 47, "ò", "Ò"),
        (0xC0, 48, "à", "À"),
        (Key.Key_ssharp, 20, "ß", "ß"),
        (Key.Key_Less, 94, "<", "<"),
        (Key.Key_Home, 110, "", "Home"),
        (Key.Key_Backspace, 22, "\b", "Backspace"),
        (Key.Key_unknown, 93, "", "#93"),
        (0, 93, "", "#93"),
        (Key.Key_Dead_Acute, 34, "", "´"),
        (Key.Key_Dead_Horn, 34, "", "#34"),
    ],
)
def test_the_label_is_what_is_written_on_the_key(
    pressed: int, scan: int, text: str, label: str
) -> None:
    """Italian and Ukrainian keys among them."""
    found = PhysicalKey.of(event(pressed, scan, text))
    assert found == PhysicalKey(scan, pressed, label)
    assert found.matches(event(Key.Key_X, scan))


@pytest.mark.parametrize(
    "refused",
    [
        *(Key.Key_Up, Key.Key_Left, Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Enter),
        *(Key.Key_Escape, Key.Key_Space, Key.Key_Shift, Key.Key_Control, Key.Key_Alt),
        *(Key.Key_Meta, Key.Key_AltGr, Key.Key_CapsLock, Key.Key_F1, Key.Key_F12, Key.Key_Pause),
    ],
)
def test_keys_of_the_table_and_of_the_window_are_nobodys(refused: int) -> None:
    assert not allowed(event(refused, 99))


@pytest.mark.parametrize("modifier", ["ControlModifier", "AltModifier", "MetaModifier"])
def test_shortcuts_are_nobodys(modifier: str) -> None:
    shortcut = event(Key.Key_Q, 24, "q", getattr(Qt.KeyboardModifier, modifier))
    assert not allowed(shortcut)
    assert defaults().owner(shortcut) is None


@pytest.mark.parametrize(
    ("pressed", "scan"),
    [(Key.Key_Q, 24), (0x0419, 24), (Key.Key_1, 10), (Key.Key_Home, 110), (Key.Key_unknown, 93)],
)
def test_every_other_key_may_be_owned(pressed: int, scan: int) -> None:
    assert allowed(event(pressed, scan))


def test_a_key_that_nobody_could_recognise_may_not() -> None:
    assert not allowed(event(Key.Key_unknown))
    assert not allowed(event(0))


def test_a_key_with_shift_is_still_the_key() -> None:
    assert defaults().owner(event(Key.Key_Q, 24, "Q", SHIFT)) == (0, "claim")


# ---- everybody's keys ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "codes"),
    [
        ("linux", [24, 25, 33, 32, 52, 53, 58, 57, 28, 29, 55, 56]),
        ("win32", [16, 17, 25, 24, 44, 45, 50, 49, 20, 21, 47, 48]),
        ("darwin", [12, 13, 35, 31, 6, 7, 46, 45, 17, 16, 9, 11]),
    ],
)
def test_at_first_six_have_two_keys_each(
    monkeypatch: pytest.MonkeyPatch, system: str, codes: list[int]
) -> None:
    monkeypatch.setattr(own_keys, "system", lambda: system)
    keys = defaults()
    assert list(keys.keys) == [(seat, use) for seat in range(6) for use in ("claim", "hand")]
    assert [k.label for k in keys.keys.values()] == list("QWPOZXMNTYVB")
    assert [k.code for k in keys.keys.values()] == codes


def test_whoever_had_the_key_gets_the_other_one() -> None:
    keys = defaults().with_key(0, "claim", P)
    assert keys.key(0, "claim") == P
    assert keys.key(1, "claim") == defaults().key(0, "claim")
    assert keys.key(1, "hand") == defaults().key(1, "hand")
    assert defaults().key(0, "claim") == Q


def test_one_key_in_two_layouts_is_not_given_twice() -> None:
    keys = defaults().with_key(3, "hand", PhysicalKey(24, 0x0419, "Й"))
    assert keys.owner(event(Key.Key_Q, 24, "q")) == (3, "hand")
    assert keys.key(0, "claim") == defaults().key(3, "hand")


def test_a_new_key_takes_none_away() -> None:
    keys = defaults().with_key(0, "claim", A)
    assert keys.owner(event(Key.Key_A, 38)) == (0, "claim")
    assert keys.owner(event(Key.Key_Q, 24)) is None
    assert len(keys.keys) == 12


def test_keys_are_kept() -> None:
    keys = defaults().with_key(0, "claim", P).with_key(5, "hand", PhysicalKey(47, 0xD2, "Ò"))
    assert SeatKeys.from_json(json.loads(json.dumps(keys.as_json()))) == keys


@pytest.mark.parametrize(
    "spoiled",
    [
        *(None, 7, "q", [], {}, [1, 2], {"code": 38}),
        {"code": "38", "key": 65, "label": "A"},
        {"code": True, "key": 65, "label": "A"},
        {"code": -1, "key": 65, "label": "A"},
        {"code": 38, "key": 1 << 40, "label": "A"},
        {"code": 38, "key": 65.5, "label": "A"},
        {"code": 38, "key": 65, "label": ""},
        {"code": 38, "key": 65, "label": "A" * 99},
        {"code": 38, "key": 65, "label": "A\nB"},
        {"code": 38, "key": 65, "label": None},
        {"code": 9, "key": 0x01000000, "label": "Esc"},
        {"code": 0, "key": 0, "label": "A"},
    ],
)
def test_spoiled_keys_are_as_they_were_at_first(spoiled: Any) -> None:
    assert SeatKeys.from_json(spoiled) == defaults()
    kept = defaults().with_key(1, "hand", A).as_json()
    found = SeatKeys.from_json({**kept, "0:claim": spoiled, "9:claim": kept["1:hand"], "x": 1})
    assert found == defaults().with_key(1, "hand", A)


def test_a_spoiled_key_whose_first_one_another_has_gets_what_is_left() -> None:
    kept = defaults().with_key(0, "claim", P).as_json()
    keys = SeatKeys.from_json({**kept, "1:claim": None})
    assert keys.key(0, "claim") == P
    assert keys.key(1, "claim") == Q


def test_no_key_is_kept_twice() -> None:
    kept = defaults().as_json()
    keys = SeatKeys.from_json({**kept, "0:claim": kept["5:hand"]})
    assert len({key.code for key in keys.keys.values()}) == 12


# ---- on the table -------------------------------------------------------------------------------------


@pytest.fixture
def yard(view: TableView) -> TableView:
    view.set_seat_keys(defaults())
    view.show_arrangement(YARD)
    return view


def send(view: TableView, sent: QKeyEvent) -> bool:
    """Whether the table took it."""
    QApplication.sendEvent(view, sent)
    return sent.isAccepted()


def test_a_key_presses_the_button_of_its_seat(yard: TableView, heard: Heard) -> None:
    assert send(yard, event(0x0419, 24, "й"))
    assert heard.offers == [LEFT_CLAIMS]
    assert heard.offers[0].seat == 0


def test_a_key_whose_button_does_nothing_now_asks_why(yard: TableView, heard: Heard) -> None:
    assert send(yard, P.event())
    assert heard.astray == [Press(RIGHT_KEY.id)]
    yard.show_arrangement(evolve(YARD, offers=()))
    assert send(yard, P.event())
    assert heard.astray == [Press(RIGHT_KEY.id)] * 2
    assert not heard.chosen


def test_a_key_without_a_button_is_swallowed(yard: TableView, heard: Heard) -> None:
    """Though an offer has it, too."""
    yard.show_arrangement(evolve(YARD, offers=(evolve(SHUT, key="W"),)))
    assert send(yard, event(Key.Key_W, 25, "w"))
    assert heard.nothing
    yard.set_seat_keys(None)
    assert send(yard, event(Key.Key_W, 25, "w"))
    assert heard.chosen == [SHUT.move]


def test_a_key_that_repeats_is_swallowed_and_does_nothing(yard: TableView, heard: Heard) -> None:
    for sent in (Q, P):
        assert send(yard, sent.event(repeated=True))
    assert heard.nothing


def test_without_keys_nothing_is_swallowed(view: TableView, heard: Heard) -> None:
    view.show_arrangement(YARD)
    assert not send(view, Q.event())
    assert heard.nothing


def test_with_ctrl_it_is_somebody_elses(yard: TableView, heard: Heard) -> None:
    assert not send(yard, event(Key.Key_Q, 24, "", CTRL))
    assert heard.nothing


def test_own_keys_come_before_everything_else(yard: TableView, heard: Heard) -> None:
    """R turns through the choice that is shown, unless it is somebody's."""
    offers = tuple(evolve(SHUT, move=move, caption=move) for move in ("shut", "bolt"))
    yard.set_seat_keys(defaults().with_key(1, "claim", PhysicalKey(27, Key.Key_R, "R")))
    yard.show_arrangement(evolve(YARD, offers=offers))
    press(yard, GATE.rect)
    release(yard, GATE.rect)
    assert isinstance(yard.hand.gesture, Choosing)
    shown = yard.bubble_text
    assert send(yard, event(Key.Key_R, 27, "r"))
    assert isinstance(yard.hand.gesture, Choosing)
    assert yard.bubble_text == shown
    assert heard.nothing


def test_the_choice_that_is_shown_makes_the_offer_of_the_game(
    yard: TableView, heard: Heard
) -> None:
    asked = evolve(SHUT, ask="Really?", seat=1)
    yard.show_arrangement(evolve(YARD, offers=(asked,)))
    for _ in range(2):
        press(yard, GATE.rect)
        release(yard, GATE.rect)
    assert heard.offers == [asked]


def test_a_dead_key_does_not_disturb_the_one_who_leads(yard: TableView, heard: Heard) -> None:
    press(yard, STONES["22"])
    send(yard, P.event())
    move(yard, STONES["23"])
    assert heard.led == [Lead("dog", ("23",))]


def test_during_a_scene_keys_of_ones_own_do_nothing(yard: TableView, heard: Heard) -> None:
    """Whoever has lost hammers on: everybody sees the scene to its end."""
    yard.set_speed(10_000)
    yard.show_arrangement(YARD, on_the_way=[Shown(lambda: evolve(YARD, offers=()))])
    for own in (Q.event(), P.event(), Q.event(repeated=True), event(Key.Key_W, 25, "w")):
        assert send(yard, own)
        assert yard.underway
    assert heard.nothing


@pytest.mark.parametrize(
    "other",
    [event(Key.Key_A, 38, "a"), event(Key.Key_Escape, 9), event(Key.Key_Q, 24, "", CTRL)],
)
def test_during_a_scene_any_other_key_skips_it(
    yard: TableView, heard: Heard, other: QKeyEvent
) -> None:
    yard.set_speed(10_000)
    yard.show_arrangement(YARD, on_the_way=[Shown(lambda: evolve(YARD, offers=()))])
    assert send(yard, other)
    assert not yard.underway
    assert heard.nothing


def test_the_mouse_presses_such_a_button_at_once(yard: TableView, heard: Heard) -> None:
    """It is a race."""
    press(yard, LEFT_KEY.rect)
    assert heard.offers == [LEFT_CLAIMS]
    release(yard, LEFT_KEY.rect)
    assert heard.offers == [LEFT_CLAIMS]
    press(yard, RIGHT_KEY.rect)
    release(yard, RIGHT_KEY.rect)
    assert heard.astray == [Press(RIGHT_KEY.id)]


def test_a_double_click_presses_it_once(yard: TableView, heard: Heard) -> None:
    double_click(yard, LEFT_KEY.rect)
    assert heard.offers == [LEFT_CLAIMS]


def test_such_a_button_is_reached_by_tab_and_enter(yard: TableView, heard: Heard) -> None:
    for _ in range(5):
        if yard.standing_at != LEFT_KEY.id:
            key(yard, Key.Key_Tab)
    key(yard, Key.Key_Return)
    assert heard.offers == [LEFT_CLAIMS]


def test_two_claims_within_one_moment_are_told_in_order(yard: TableView, heard: Heard) -> None:
    right = Offer("right claims", Press(RIGHT_KEY.id), seat=1)
    yard.show_arrangement(evolve(YARD, offers=(LEFT_CLAIMS, right)))
    for sent in (P, Q):
        QApplication.postEvent(yard, sent.event())
    QApplication.sendPostedEvents(yard)
    assert [offer.seat for offer in heard.offers] == [1, 0]


def cap_of(view: TableView, place: str) -> str:
    """What is written on that place."""
    item = view.table._grounds[f"place/{place}"]
    return " ".join(layer.text for layer in item.picture if hasattr(layer, "text"))


def test_the_key_is_drawn_on_its_button(yard: TableView) -> None:
    assert cap_of(yard, LEFT_KEY.id) == "Q"
    assert cap_of(yard, RIGHT_KEY.id) == "P"
    plain = yard.table._grounds[f"place/{LEFT_KEY.id}"].pixmap.toImage()
    yard.set_seat_keys(defaults().with_key(0, "claim", P))
    assert cap_of(yard, LEFT_KEY.id) == "P"
    assert cap_of(yard, RIGHT_KEY.id) == "Q"
    assert yard.table._grounds[f"place/{LEFT_KEY.id}"].pixmap.toImage() != plain
    yard.set_seat_keys(None)
    assert yard.table._grounds[f"place/{LEFT_KEY.id}"].picture == LEFT_KEY.picture


def test_a_key_of_a_seat_that_has_none_is_not_drawn(yard: TableView) -> None:
    stranger = evolve(LEFT_KEY, own_key=OwnKey(9, "claim", Rect(0, 0, 1, 1)))
    yard.show_arrangement(evolve(YARD, places=(stranger,)))
    assert cap_of(yard, LEFT_KEY.id) == ""


# ---- arrows ----------------------------------------------------------------------------------------------

STEPS = tuple(
    Offer(f"step {name}", Lead("dog", (stone,)), key=name)
    for name, stone in (("Up", "12"), ("Down", "32"), ("Left", "21"), ("Right", "23"))
)


@pytest.mark.parametrize("name", ["Up", "Down", "Left", "Right"])
@pytest.mark.parametrize("keypad", [False, True])
def test_an_arrow_that_is_an_offers_key_makes_it(
    yard: TableView, heard: Heard, name: str, keypad: bool
) -> None:
    """On a Mac every arrow is one of the keypad."""
    yard.show_arrangement(evolve(YARD, offers=(*STEPS, SHUT)))
    modifiers = Qt.KeyboardModifier.KeypadModifier if keypad else NONE
    key(yard, getattr(Key, f"Key_{name}"), modifiers)
    assert heard.chosen == [f"step {name}"]
    assert yard.standing_at == ""


def test_an_arrow_that_repeats_makes_nothing_and_walks_nowhere(
    yard: TableView, heard: Heard
) -> None:
    yard.show_arrangement(evolve(YARD, offers=(*STEPS, SHUT)))
    held_down(yard, Key.Key_Up)
    assert heard.nothing
    assert yard.standing_at == ""


def test_an_arrow_that_is_nobodys_walks(yard: TableView, heard: Heard) -> None:
    yard.show_arrangement(evolve(YARD, offers=(STEPS[0], LEFT_CLAIMS)))
    key(yard, Key.Key_Right)
    assert yard.standing_at == LEFT_KEY.id
    held_down(yard, Key.Key_Right)
    assert yard.standing_at == RIGHT_KEY.id
    key(yard, Key.Key_Up)
    assert yard.standing_at == RIGHT_KEY.id
    assert heard.chosen == ["step Up"]


def test_a_choice_that_is_shown_has_the_arrows(yard: TableView, heard: Heard) -> None:
    offers = tuple(evolve(SHUT, move=move, caption=move) for move in ("shut", "bolt"))
    yard.show_arrangement(evolve(YARD, offers=(*STEPS, *offers)))
    press(yard, GATE.rect)
    release(yard, GATE.rect)
    key(yard, Key.Key_Right)
    assert "bolt" in yard.bubble_text
    key(yard, Key.Key_Return)
    assert heard.chosen == ["bolt"]
