"""Dials show the time: a ring that runs out, and the stopwatch."""

from __future__ import annotations

from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPixmap

from halloween_table.contract.palette import AMBER, BLOOD, MOON
from halloween_table.contract.pictures import Rect
from halloween_table.contract.places import Dial
from halloween_table.table.look.render import rendered
from halloween_table.table.scene.dials import clock_text, ring, ring_colours, stopwatch
from halloween_table.table.view import TableView

from ..toys import TOYS

pytestmark = pytest.mark.usefixtures("qapp")

RUN_OUT = Dial("clock", Rect(700, 700, 100, 100), "run out")
WAIT = Dial("wait", Rect(900, 850, 60, 60), "wait over")
WATCH = Dial("watch", Rect(300, 800, 200, 80))
TIMED = evolve(TOYS, dials=(RUN_OUT, WATCH))


class Sundial:
    """Time stands still unless a test moves it."""

    def __init__(self) -> None:
        self.shares: dict[object, float] = {"run out": 1.0}
        self.milliseconds: int | None = None
        self.asked = 0

    def share(self, move: object) -> float | None:
        self.asked += 1
        return self.shares.get(move)

    def left(self, move: object) -> float | None:
        share = self.shares.get(move)
        return None if share is None else 6 * share

    def counted(self) -> int | None:
        return self.milliseconds


@pytest.fixture
def sundial(view: TableView) -> Sundial:
    sundial = Sundial()
    view.set_times(sundial)
    view.show_arrangement(TIMED)
    return sundial


def tick(view: TableView) -> None:
    view._dials._timer.timeout.emit()


def face(view: TableView, dial: Dial) -> QPixmap:
    return view._dials._faces[dial.id]._item.pixmap()


def runs(view: TableView) -> bool:
    return view._dials._timer.isActive()


# ---- pictures -----------------------------------------------------------------------------------


def count_of(pixmap: QPixmap, colour: str) -> int:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    wanted = QColor(colour).rgba()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize(
    ("share", "colour"),
    [(1.0, MOON), (0.51, MOON), (0.5, AMBER), (0.26, AMBER), (0.25, BLOOD), (0.01, BLOOD)],
)
def test_the_ring_warns_by_its_colour(share: float, colour: str) -> None:
    assert ring_colours(share)[0] == colour
    others = {MOON, AMBER, BLOOD} - {colour}
    pixmap = ring(share, None, 80, 80)
    assert count_of(pixmap, colour) > 0
    assert not any(count_of(pixmap, other) for other in others)


def test_the_ring_grows_shorter() -> None:
    full, less, least = (count_of(ring(s, None, 80, 80), MOON) for s in (1.0, 0.8, 0.6))
    assert full > less > least > 0


def test_the_ring_begins_at_the_top_and_is_as_round_in_any_rectangle() -> None:
    image = ring(0.75, None, 80, 80).toImage()
    assert image.pixelColor(36, 10).name() == MOON
    assert image.pixelColor(44, 10).name() != MOON
    wide = ring(0.75, None, 140, 80).copy(30, 0, 80, 80)
    assert wide.toImage() == image


@pytest.mark.parametrize("seconds", [0, 6, 10, 120])
@pytest.mark.parametrize("size", [24, 80])
def test_the_seconds_stand_in_the_middle(seconds: int, size: int) -> None:
    plain, written = ring(1.0, None, size, size).toImage(), ring(1.0, seconds, size, size).toImage()
    changed = [
        (x, y) for x in range(size) for y in range(size) if plain.pixel(x, y) != written.pixel(x, y)
    ]
    assert changed
    hole = QRectF(0.18 * size, 0.18 * size, 0.64 * size, 0.64 * size)
    assert all(hole.contains(x, y) for x, y in changed)


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [(0, "0:00"), (999, "0:00"), (1000, "0:01"), (61_500, "1:01"), (754_000, "12:34")],
)
def test_the_stopwatch_counts_minutes_and_seconds(milliseconds: int, text: str) -> None:
    assert clock_text(milliseconds) == text


def test_no_digit_of_the_stopwatch_moves_when_another_changes() -> None:
    """1 is as wide as 8."""
    one, eight = (stopwatch(text, 200, 80).toImage() for text in ("1:11", "8:11"))
    changed = [x for x in range(200) for y in range(80) if one.pixel(x, y) != eight.pixel(x, y)]
    assert changed
    assert max(changed) < 100
    tens = stopwatch("1:81", 200, 80).toImage()
    ends = [x for x in range(200) for y in range(80) if one.pixel(x, y) != tens.pixel(x, y)]
    assert max(changed) < min(ends) < max(ends) < 150


@pytest.mark.parametrize("text", ["0:00", "59:59", "123:45"])
def test_the_stopwatch_fits_its_rectangle(text: str) -> None:
    image = stopwatch(text, 120, 60).toImage()
    edge = [(x, y) for x in range(120) for y in range(60) if x in (0, 119) or y in (0, 59)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in edge)


# ---- on the table ---------------------------------------------------------------------------------


def test_the_face_changes_with_the_share(view: TableView, sundial: Sundial) -> None:
    seen = []
    for share in (1.0, 0.9, 0.45, 0.2):
        sundial.shares["run out"] = share
        tick(view)
        seen.append(face(view, RUN_OUT).toImage())
    assert all(one != other for one, other in pairwise(seen))


def test_nothing_is_drawn_while_nothing_changes(view: TableView, sundial: Sundial) -> None:
    before = face(view, RUN_OUT).cacheKey()
    sundial.shares["run out"] = 0.9999
    tick(view)
    assert face(view, RUN_OUT).cacheKey() == before
    view.show_arrangement(TIMED)
    assert face(view, RUN_OUT).cacheKey() == before


def test_what_nothing_waits_for_shows_nothing(view: TableView, sundial: Sundial) -> None:
    assert not face(view, RUN_OUT).isNull()
    assert face(view, WATCH).isNull()
    sundial.shares.clear()
    sundial.milliseconds = 61_000
    tick(view)
    assert face(view, RUN_OUT).isNull()
    assert not face(view, WATCH).isNull()


def test_dials_come_and_go_with_the_arrangement(view: TableView, sundial: Sundial) -> None:
    items = len(view.table.items())
    view.show_arrangement(evolve(TOYS, dials=(RUN_OUT, WAIT)))
    assert set(view._dials._faces) == {"clock", "wait"}
    assert len(view.table.items()) == items
    view.show_arrangement(TOYS)
    assert not view._dials._faces
    assert len(view.table.items()) == items - 2


def test_a_dial_lies_where_it_belongs(view: TableView, sundial: Sundial) -> None:
    for _ in range(2):
        item = view._dials._faces["clock"]._item
        dial = next(dial for dial in view.table.arrangement.dials if dial.id == "clock")
        assert item.sceneBoundingRect() == QRectF(*dial.rect)
        assert dial.rect.w == RUN_OUT.rect.w * view.camera.zoom
        assert face(view, RUN_OUT).width() == round(dial.rect.w * view.table.scale)
        view.camera.zoom_by(2)
        view.camera.sharpen_now()
        tick(view)


def test_the_clock_is_looked_at_only_while_there_is_something_to_show(
    view: TableView, sundial: Sundial
) -> None:
    assert runs(view)
    view.hide()
    assert not runs(view)
    view.show_arrangement(TIMED)
    assert not runs(view)
    view.show()
    assert runs(view)
    view.show_arrangement(TOYS)
    assert not runs(view)
    view.show_arrangement(TIMED)
    assert runs(view)
    view.set_times(None)
    assert not runs(view)
    assert face(view, RUN_OUT).isNull()


def test_the_time_is_read_as_soon_as_the_table_changes(view: TableView, sundial: Sundial) -> None:
    sundial.shares["wait over"] = 0.4
    view.show_arrangement(evolve(TOYS, dials=(WAIT,)))
    assert not face(view, WAIT).isNull()


def test_a_still_picture_has_no_dials() -> None:
    assert rendered(TIMED, 400) == rendered(TOYS, 400)
