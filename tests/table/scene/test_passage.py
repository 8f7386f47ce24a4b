"""Little scenes: arrangements passed through are shown one after another, and can be skipped."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Piece
from halloween_table.table import speeds
from halloween_table.table.hand.gestures import Carrying
from halloween_table.table.heard.accessible import make_accessible
from halloween_table.table.scene.passage import Shown
from halloween_table.table.view import TableView

from ..heard.listening import names
from ..toys import (
    BELL,
    CAT,
    CAT_TO_CHAIR,
    CHAIR,
    FLOOR,
    NOWHERE,
    TARGETS,
    TOYS,
    Heard,
    click,
    double_click,
    drag,
    held_down,
    key,
    lit,
    move,
    moved,
    press,
    rect_of,
    release,
)

Key = Qt.Key
FAR = Rect(1350, 800, 100, 100)
NEAR = Rect(550, 150, 100, 100)


def frame(name: str, rect: Rect = CAT.rect) -> Arrangement:
    """Something passed through: the cat is elsewhere, and nothing can be done."""
    passed = evolve(moved(TOYS, "cat", rect), offers=(), prompt=Prompt(name, name))
    ghost = Piece("ghost", "box", Rect(940, 540, 120, 180), CAT.picture, f"Ghost {name}")
    return evolve(passed, pieces=(*passed.pieces, ghost))


FIRST, SECOND = frame("first", FAR), frame("second", NEAR)


def passing(*arrangements: Arrangement) -> list[Shown]:
    """A scene of these."""
    return [Shown(partial(evolve, arrangement)) for arrangement in arrangements]


LAST = evolve(moved(TOYS, "cat", NEAR, place="chair"), prompt=Prompt("last", "last"))


@pytest.fixture
def slow(view: TableView) -> TableView:
    """Nothing moves and nothing ends unless a test says so."""
    view.set_speed(10_000)
    return view


@pytest.fixture
def scene(slow: TableView) -> TableView:
    """A little scene of two, just begun."""
    slow.show_arrangement(LAST, on_the_way=passing(FIRST, SECOND))
    return slow


def titles(view: TableView) -> list[str]:
    """What is shown from now on, one after another."""
    seen: list[str] = []
    view.shown.connect(lambda arrangement: seen.append(arrangement.prompt.title))
    return seen


def title(view: TableView) -> str:
    return view.table.arrangement.prompt.title


def glide(view: TableView) -> None:
    """What is on its way arrives."""
    view.table.motion.finish()


def wait(view: TableView) -> None:
    """Time passes while the arrangement is held."""
    assert view._passage._hold.isActive()
    view._passage._hold.timeout.emit()


def test_one_after_another_glides_in_and_is_held(scene: TableView) -> None:
    assert title(scene) == "first"
    assert scene.table.motion.running
    assert not scene._passage._hold.isActive()
    glide(scene)
    assert title(scene) == "first"
    assert rect_of(scene, "cat") == FAR
    assert scene._passage._hold.interval() == speeds.SCENE * 10_000
    wait(scene)
    assert title(scene) == "second"
    assert rect_of(scene, "cat") == FAR
    glide(scene)
    wait(scene)
    assert title(scene) == "last"
    assert not scene.underway
    assert not scene._passage._hold.isActive()


def test_a_scene_in_which_nothing_moves_is_held_too(slow: TableView) -> None:
    slow.show_arrangement(TOYS, on_the_way=passing(evolve(TOYS, offers=())))
    assert not slow.table.motion.running
    assert slow.underway
    wait(slow)
    assert not slow.underway


def test_a_scene_runs_by_itself(view: TableView, qtbot: QtBot) -> None:
    view.set_speed(0.03)
    seen = titles(view)
    view.show_arrangement(LAST, on_the_way=passing(FIRST, SECOND))
    assert seen == ["first"]
    qtbot.waitUntil(lambda: not view.underway)
    assert seen == ["first", "second", "last"]


def test_with_motion_off_there_is_no_scene(view: TableView, heard: Heard) -> None:
    seen = titles(view)
    view.show_arrangement(LAST, on_the_way=passing(FIRST, SECOND))
    assert seen == ["last"]
    assert not view.underway
    drag(view, NEAR, FLOOR)
    assert heard.chosen == ["cat jumps down"]


def test_motion_that_is_switched_off_ends_the_scene(scene: TableView) -> None:
    scene.set_speed(0)
    assert title(scene) == "last"
    assert rect_of(scene, "cat") == NEAR
    assert not scene.table.motion.running


def test_the_last_one_jumps_if_it_shall_not_glide(slow: TableView) -> None:
    """As behind a curtain."""
    slow.show_arrangement(LAST, animate=False, on_the_way=passing(FIRST))
    assert slow.table.motion.running
    glide(slow)
    wait(slow)
    assert rect_of(slow, "cat") == NEAR
    assert not slow.table.motion.running


# ---- brief ones ---------------------------------------------------------------------------------


def brief(arrangement: Arrangement) -> Arrangement:
    return evolve(arrangement, brief=True)


def after_a_quarter(view: TableView, start: Rect, end: Rect) -> float:
    """How far the cat has come after a quarter of its time."""
    clock = view.table.motion._clock
    clock.setCurrentTime(clock.duration() // 4)
    item = view.table.piece_item("cat")
    assert item is not None
    return (item.rect.x - start.x) / (end.x - start.x)


def test_a_brief_one_glides_quickly_and_steadily_and_is_not_held(slow: TableView) -> None:
    slow.show_arrangement(LAST, on_the_way=passing(brief(FIRST), brief(SECOND)))
    clock = slow.table.motion._clock
    assert clock.duration() == speeds.BRIEF * 10_000 < speeds.GLIDE * 10_000
    assert after_a_quarter(slow, CAT.rect, FAR) == pytest.approx(0.25)
    assert slow.underway
    glide(slow)
    assert slow._passage._hold.interval() == 0
    wait(slow)
    assert title(slow) == "second"
    glide(slow)
    wait(slow)
    assert title(slow) == "last"
    assert not slow.underway
    slow.finish()
    slow.show_arrangement(TOYS)
    assert clock.duration() == speeds.GLIDE * 10_000
    assert after_a_quarter(slow, NEAR, CAT.rect) < 0.1, "slowly at first"


def test_a_brief_one_in_which_nothing_glides_is_seen_all_the_same(slow: TableView) -> None:
    slow.show_arrangement(TOYS, on_the_way=passing(brief(evolve(TOYS, offers=()))))
    assert not slow.table.motion.running
    assert slow.underway
    assert slow._passage._hold.interval() == speeds.BRIEF * 10_000


def test_one_that_is_not_brief_is_held_among_them(slow: TableView) -> None:
    slow.show_arrangement(LAST, on_the_way=passing(brief(FIRST), SECOND))
    glide(slow)
    wait(slow)
    glide(slow)
    assert slow._passage._hold.interval() == speeds.SCENE * 10_000


def test_a_hundred_brief_ones_run_by_themselves(view: TableView, qtbot: QtBot) -> None:
    view.set_speed(0.01)
    seen = titles(view)
    view.show_arrangement(LAST, on_the_way=passing(*[brief(FIRST), brief(SECOND)] * 50))
    qtbot.waitUntil(lambda: not view.underway)
    assert seen == ["first", "second"] * 50 + ["last"]


# ---- skipping -----------------------------------------------------------------------------------


@pytest.mark.parametrize("arrived", [False, True])
@pytest.mark.parametrize(
    "skip",
    [
        *(lambda view, k=k: key(view, k) for k in (Key.Key_Space, Key.Key_Return, Key.Key_Escape)),
        lambda view: key(view, Key.Key_Tab),
        lambda view: key(view, Key.Key_X),
        lambda view: key(view, Key.Key_Right),
        lambda view: click(view, CAT.rect),
        lambda view: click(view, NEAR),
        lambda view: click(view, BELL),
        lambda view: click(view, NOWHERE),
        lambda view: click(view, NOWHERE, Qt.MouseButton.RightButton),
        lambda view: drag(view, NEAR, FLOOR),
    ],
)
def test_a_press_or_a_key_skips_the_scene_and_does_nothing_else(
    scene: TableView, heard: Heard, skip: object, arrived: bool
) -> None:
    if arrived:
        glide(scene)
    skip(scene)  # type: ignore[operator]
    assert title(scene) == "last"
    assert not scene.underway
    assert not scene._passage._hold.isActive()
    assert not scene.table.motion.running
    assert rect_of(scene, "cat") == NEAR
    assert scene.table.piece_item("ghost") is None
    assert scene.hand.gesture is None
    assert scene.standing_at == ""
    assert heard.nothing


def test_after_a_skip_everything_can_be_done_again(scene: TableView, heard: Heard) -> None:
    key(scene, Key.Key_Space)
    key(scene, Key.Key_Space)
    assert heard.chosen == ["ring"]


def test_a_double_click_skips_and_does_nothing_else(slow: TableView, heard: Heard) -> None:
    slow.show_arrangement(TARGETS, on_the_way=passing(FIRST))
    double_click(slow, CAT.rect)
    assert not slow.underway
    assert heard.nothing
    assert slow.hand.gesture is None
    click(slow, CAT.rect)
    assert heard.chosen == ["cat is stroked"]


def test_the_double_click_that_began_a_scene_does_not_end_it(slow: TableView) -> None:
    slow.show_arrangement(TARGETS, animate=False)
    slow.chosen.connect(lambda _: slow.show_arrangement(LAST, on_the_way=passing(FIRST)))
    double_click(slow, CAT.rect)
    assert slow.underway
    click(slow, CAT.rect)
    assert not slow.underway


def test_the_key_that_began_a_scene_does_not_end_it_while_it_is_held_down(
    scene: TableView,
) -> None:
    for _ in range(5):
        held_down(scene, Key.Key_Space, " ")
    assert title(scene) == "first"


def test_finish_skips_and_lands(scene: TableView) -> None:
    scene.finish()
    assert title(scene) == "last"
    assert rect_of(scene, "cat") == NEAR
    scene.show_arrangement(TOYS)
    assert scene.table.motion.running
    scene.finish()
    assert rect_of(scene, "cat") == CAT.rect


# ---- what can be done meanwhile -----------------------------------------------------------------


def test_nothing_is_lit_or_framed_on_the_way(scene: TableView) -> None:
    glide(scene)
    assert not scene.table._halos
    assert not lit(scene)
    move(scene, FAR)
    assert scene.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_held_piece_is_taken_up_only_at_the_end(slow: TableView) -> None:
    held = evolve(TOYS, held="cat", offers=(CAT_TO_CHAIR,))
    slow.show_arrangement(held, on_the_way=passing(FIRST, SECOND))
    glide(slow)
    assert slow.hand.gesture is None
    press(slow, CAT.rect)
    assert isinstance(slow.hand.gesture, Carrying)
    move(slow, CHAIR)
    assert not slow.hand.gesture.dragging
    release(slow, CHAIR)
    assert isinstance(slow.hand.gesture, Carrying)


def test_zoom_does_not_hurt_a_scene(scene: TableView) -> None:
    scene.camera.zoom_by(2)
    scene.camera.sharpen_now()
    assert title(scene) == "first"
    wait(scene)
    assert title(scene) == "second"


def test_the_ring_of_the_keyboard_waits_for_the_end(slow: TableView) -> None:
    key(slow, Key.Key_Tab)
    key(slow, Key.Key_Tab)
    assert slow.standing_at == "cat"
    slow.show_arrangement(LAST, on_the_way=passing(FIRST))
    assert slow.table.lights.focus is None
    slow.finish()
    assert slow.table.lights.focus is not None
    assert slow.standing_at == "cat"


def test_the_accessibility_tree_follows_what_is_shown(scene: TableView) -> None:
    make_accessible()
    assert "Ghost first" in names(scene)
    glide(scene)
    wait(scene)
    assert "Ghost second" in names(scene)
    assert "Ghost first" not in names(scene)
    scene.finish()
    assert not any(name.startswith("Ghost") for name in names(scene))


# ---- the end of it ----------------------------------------------------------------------------------


def test_when_settled_waits_for_the_whole_scene(slow: TableView) -> None:
    called: list[str] = []
    slow.show_arrangement(TOYS, on_the_way=passing(FIRST))
    slow.when_settled(lambda: called.append(title(slow)))
    glide(slow)
    slow.when_settled(lambda: called.append(title(slow)))
    wait(slow)
    assert slow.table.motion.running
    assert not called
    glide(slow)
    assert called == ["Toys", "Toys"]
    glide(slow)
    assert called == ["Toys", "Toys"]


def test_another_arrangement_ends_the_scene(scene: TableView, qtbot: QtBot) -> None:
    glide(scene)
    seen = titles(scene)
    scene.show_arrangement(TOYS, animate=False)
    assert seen == ["Toys"]
    assert not scene.underway
    assert not scene._passage._hold.isActive()
    assert rect_of(scene, "cat") == CAT.rect


def test_another_scene_takes_the_place_of_the_first(scene: TableView) -> None:
    glide(scene)
    third = frame("third")
    seen = titles(scene)
    scene.show_arrangement(TOYS, on_the_way=passing(third))
    assert seen == ["third"]
    glide(scene)
    wait(scene)
    assert seen == ["third", "Toys"]


def test_another_size_of_the_window_ends_the_scene(scene: TableView) -> None:
    scene.resize(700, 500)
    assert title(scene) == "last"
    assert rect_of(scene, "cat") == NEAR


def test_a_table_that_is_left_ends_the_scene(scene: TableView, qtbot: QtBot) -> None:
    seen = titles(scene)
    scene.hide()
    assert seen == ["last"]
    assert not scene._passage._hold.isActive()
    assert not scene.table.motion.running
    QTest.qWait(20)
    assert seen == ["last"]


def test_a_table_can_vanish_in_the_middle_of_a_scene(qtbot: QtBot) -> None:
    view = TableView()
    view.resize(800, 500)
    view.show()
    view.set_speed(0.05)
    view.show_arrangement(LAST, on_the_way=passing(FIRST, SECOND))
    view.deleteLater()
    QTest.qWait(120)
