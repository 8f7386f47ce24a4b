"""What moved since one's last turn is marked when the curtain lifts."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid

from .playing import do, lift_curtain, offer_of, sit_down


def short_turn(page: TablePage) -> tuple[str, str]:
    """A house and a kid, and nothing else: the pieces that came to the town."""
    house = offer_of(page, PlaceHouse).piece
    do(page, PlaceHouse)
    for _ in range(3):
        do(page, Pass)
    kid = offer_of(page, PlaceKid).piece
    do(page, PlaceKid)
    return house, kid


def marked(page: TablePage) -> set[str]:
    QApplication.processEvents()
    return set(page.view.table._recent)


def test_the_next_player_sees_what_has_moved_since_their_last_turn(window: MainWindow) -> None:
    page = sit_down(window, look=False)
    lift_curtain(page)
    assert marked(page) == set()
    first = short_turn(page)
    lift_curtain(page)
    assert marked(page) == set(first)
    second = short_turn(page)
    lift_curtain(page)
    assert marked(page) == set(second)


def test_the_marks_go_with_the_first_move(window: MainWindow) -> None:
    page = sit_down(window)
    short_turn(page)
    lift_curtain(page)
    assert marked(page)
    do(page, PlaceHouse)
    assert marked(page) == set()


def test_nothing_secret_is_marked(window: MainWindow) -> None:
    """Only what lies on the board is: a card drawn or exchanged is nobody's business."""
    page = sit_down(window)
    short_turn(page)
    lift_curtain(page)
    assert not any(id_.startswith("card:") for id_ in marked(page))
