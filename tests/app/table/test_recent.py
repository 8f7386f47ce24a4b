"""What moved since one's last turn is marked when the curtain lifts."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.arrangement import ROOM
from halloween_table.games.candy_hunters.rules.moves import Pass, PlaceHouse, PlaceKid

from ..looking import click
from ..playing import ADA, BO, GAMES, do, lift_curtain, offer_of, offers, sit_down


def short_turn(page: TablePage) -> tuple[str, str]:
    """A house and a kid, and nothing else: the pieces that came to the town."""
    house = offer_of(page, PlaceHouse).gesture.start
    do(page, PlaceHouse)
    for _ in range(3):
        do(page, Pass)
    kid = offer_of(page, PlaceKid).gesture.start
    do(page, PlaceKid)
    return house, kid


def marked(page: TablePage) -> set[str]:
    QApplication.processEvents()
    return set(page.view.table.lights.recent)


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


def test_whoever_looks_back_finds_the_marks_again_until_they_move(window: MainWindow) -> None:
    page = sit_down(window)
    first = short_turn(page)
    lift_curtain(page)
    for again, move in ((set(first), PlaceHouse), (set(), Pass)):
        assert marked(page) == again
        page.look_back(2)
        assert marked(page) == set()
        click(page.bar.back)
        assert marked(page) == again
        do(page, move)


def test_nothing_secret_is_marked(window: MainWindow) -> None:
    """Only what lies on the board is: a card drawn or exchanged is nobody's business."""
    page = sit_down(window)
    short_turn(page)
    lift_curtain(page)
    assert not any(id_.startswith("card:") for id_ in marked(page))


# ---- in every game --------------------------------------------------------------------------------


# Nobody looks away from Booo!: everything happens before everybody's eyes.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "booo"])
def test_what_is_marked_lies_where_everybody_sees_it(window: MainWindow, game: str) -> None:
    """And has come there since: nothing is marked that was there before, or in a hand or deck.
    Where there are no secrets, no curtain falls in between."""
    page = sit_down(window, key=game)
    robot, before = Robot(page.view), places(page)
    for _ in range(40):
        if page.source.next_seat != ADA:
            break
        inviting = [offer for offer in offers(page) if offer.invites]
        passing = [offer for offer in inviting if offer.key]
        robot.drag((passing or inviting)[0] if before != places(page) else inviting[0])
    assert page.source.next_seat == BO
    now = places(page)
    assert page.source.curtain_down is (game != "halloween")
    if page.source.curtain_down:
        lift_curtain(page)
    assert marked(page)
    for id_ in marked(page):
        assert before.get(id_) != now[id_]
        assert not now[id_].startswith(("hand", "deck"))


def places(page: TablePage) -> dict[str, str]:
    """Where everything lies, as everybody may know it."""
    sitting = page.source
    view = sitting.kit.game.view(sitting.position, None)
    seen = sitting.kit.arranger.arrange(view, None, sitting.players, ROOM)
    return {piece.id: piece.place for piece in seen.pieces}
