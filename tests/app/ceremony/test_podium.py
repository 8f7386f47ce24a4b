"""Who stands where on the podium, and how high."""

from __future__ import annotations

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from halloween_table.app.ceremony.podium import Podium, Stood, in_a_row
from tests.store.made_up import SIX


def stood(*places: int) -> list[Stood]:
    """Those places, the best first; the best sits last."""
    seats = reversed(range(len(places)))
    return [Stood(SIX[seat], place, seat) for seat, place in zip(seats, places, strict=True)]


def podium(qtbot: QtBot, *places: int, ranked: bool = True) -> Podium:
    shown = Podium(stood(*places), ranked=ranked)
    qtbot.addWidget(shown)
    shown.resize(shown.sizeHint())
    return shown


def test_the_best_stands_in_the_middle_if_three_or_more_do() -> None:
    assert [each.place for each in in_a_row(stood(1, 2, 3, 4, 5))] == [2, 1, 3, 4, 5]
    assert [each.seat for each in in_a_row(stood(1, 2))] == [0, 1], "two stand as they sit"
    assert [each.place for each in in_a_row(stood(1))] == [1]


def test_who_shares_a_place_stands_as_high(qtbot: QtBot) -> None:
    shown = podium(qtbot, 1, 1, 3)
    second, first, third = map(shown.height_of, shown._row)
    assert first == second > third > 0


def test_who_did_not_play_against_each_other_stand_on_equal_steps(qtbot: QtBot) -> None:
    shown = podium(qtbot, 1, 2, ranked=False)
    assert len({shown.height_of(each) for each in shown._row}) == 1


def test_steps_rise_with_what_is_counted_and_come_to_their_places(qtbot: QtBot) -> None:
    shown = podium(qtbot, 1, 2)
    loser, winner = shown._row
    shown.stand([1.0, 0.5], 0.0)
    assert shown.height_of(loser) > shown.height_of(winner)
    shown.stand([1.0, 1.0], 1.0)
    assert shown.height_of(loser) < shown.height_of(winner)


def test_what_they_did_stands_below_them_and_is_heard(qtbot: QtBot) -> None:
    shown = podium(qtbot, 1, 2)
    before, bare = shown.sizeHint().height(), shown.grab().toImage()
    shown.say({0: "3 points", 1: "7 points"})
    assert shown.accessibleName() == "1. Bo: 7 points; 2. Ada: 3 points"
    assert shown.sizeHint().height() > before
    shown.resize(shown.sizeHint())
    shown.stand([1.0, 1.0], 0.5)
    waiting = shown.grab().toImage()
    shown.stand([1.0, 1.0], 1.0)
    assert len({bytes(each.bits()) for each in (bare, waiting, shown.grab().toImage())}) == 3


def test_the_light_around_a_winner_ends_before_the_edge(qtbot: QtBot) -> None:
    """Cut off, it would look like a box."""
    image = podium(qtbot, 1, 2, 3).grab().toImage()
    edge = [QColor(image.pixel(x, 0)).value() for x in range(image.width())]
    assert max(edge) - min(edge) <= 2


def test_a_podium_is_only_as_high_as_its_names_need(qtbot: QtBot) -> None:
    long = SIX[1]._replace(name="Bartolomeo della Misericordia")
    broken = Podium([Stood(long, 1, 1), Stood(SIX[0], 2, 0)])
    qtbot.addWidget(broken)
    broken.resize(broken.sizeHint())
    assert podium(qtbot, 1, 2).sizeHint().height() < broken.sizeHint().height()


def test_a_name_that_must_be_broken_has_its_room_when_steps_get_narrow(qtbot: QtBot) -> None:
    four = [*stood(1, 2, 3), Stood(SIX[3]._replace(name="Nonna Rosa"), 4, 3)]
    shown = Podium(four)
    qtbot.addWidget(shown)
    shown.show()
    shown.resize(shown.maximumWidth(), 300)
    wide = shown.minimumHeight()
    shown.resize(shown.minimumWidth(), 300)
    assert shown.minimumHeight() > wide


def test_a_podium_that_yields_is_lower_and_grows_with_its_room(qtbot: QtBot) -> None:
    whole = podium(qtbot, 1, 2, 3)
    shown = Podium(stood(1, 2, 3), yields=True)
    qtbot.addWidget(shown)
    assert shown.minimumHeight() == shown.sizeHint().height() < whole.sizeHint().height()
    wide = whole.sizeHint().width()
    shown.resize(wide, shown.minimumHeight())
    lower = shown.grab().toImage()
    assert lower.height() == shown.minimumHeight(), "all of it is seen"
    shown.resize(wide, whole.height())
    assert shown.grab().toImage() == whole.grab().toImage()
    shown.resize(wide, shown.minimumHeight())
    assert shown.grab().toImage() == lower
