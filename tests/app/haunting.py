"""Playing Halloween in the window: towns that are drawn, moves that are said in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry, Pick, Press
from halloween_table.contract.offers import Offer
from halloween_table.games.halloween.rules.moves import Move
from halloween_table.games.halloween.rules.position import Lord, Position
from halloween_table.games.halloween.table import ids
from halloween_table.games.halloween.table.layout import Layout
from tests.games.halloween import doing
from tests.games.halloween.drawing import action_of, building_of

from .playing import ADA, drag, offers, place_rect, show_position, sit_down

KEY = "halloween"
CTRL = Qt.KeyboardModifier.ControlModifier


def sit_in_town(window: MainWindow, position: Position) -> TablePage:
    """A game that has come to that position; whoever is due is there."""
    page = sit_down(window, key=KEY, seats=len(position.lords))
    show_position(page, position)
    return page


# ---- doing --------------------------------------------------------------------------------------


def move_said(page: TablePage, words: str) -> Move:
    return doing.move_of(page.source.position, words)


def offers_said(page: TablePage, words: str) -> list[Offer]:
    """Every gesture for the move that the words say: `act 1 move`, `move blue School Church`."""
    move = move_said(page, words)
    found = [offer for offer in offers(page) if offer.move == move]
    assert found, f"{words} is not offered: {page.view.table.arrangement.prompt.text}"
    return found


def carried(page: TablePage, words: str) -> Offer:
    """The gesture that brings a piece somewhere."""
    return next(o for o in offers_said(page, words) if isinstance(o.gesture, Carry))


def press(page: TablePage, words: str) -> None:
    """A click is enough: on a button, a place or a piece."""
    found = offers_said(page, words)
    offer = next(offer for offer in found if isinstance(offer.gesture, Press | Pick))
    Robot(page.view).click_through(offer)


def play_said(page: TablePage, *said: str) -> None:
    """Makes those moves with the mouse, each by the first gesture that means nothing else."""
    for words in said:
        offer = next(offer for offer in offers_said(page, words) if not offer.then)
        Robot(page.view).drag(offer)


def caption(page: TablePage, place: str) -> str:
    """What a button says."""
    found = page.view.table.place(place)
    assert found is not None, place
    return found.name


def press_place(page: TablePage, place: str) -> None:
    Robot(page.view).click(place_rect(page, place))


def press_piece(page: TablePage, piece: str) -> None:
    robot = Robot(page.view)
    robot.click_at(robot.grip(piece))


def key(page: TablePage, pressed: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(page.view, pressed, modifiers or Qt.KeyboardModifier.NoModifier)


def drop_on_name(page: TablePage, piece: str, building: str) -> None:
    """Brings a piece to the sign of a building, where nobody stands."""
    robot = Robot(page.view)
    robot.drag_between(robot.grip(piece), robot.at(laid(page).town.name(building_of(building))))


def undo(page: TablePage) -> None:
    key(page, Qt.Key.Key_Z, CTRL)


def laid(page: TablePage) -> Layout:
    """Where everything lies."""
    return Layout.of(page.view.room, legend=not page.source.position.options.master)


# ---- finding ------------------------------------------------------------------------------------


def top_disc(page: TablePage) -> str:
    seat = page.source.position.decider
    return ids.Disc(seat, page.source.position.lords[seat].reserve[-1])


def action(section: int, name: str, seat: int = ADA) -> str:
    """The action space; sections are counted from 1."""
    return ids.Action(seat, section - 1, action_of(name))


def ghost(page: TablePage, colour: str, where: str) -> str:
    return ids.Ghost(doing.ghost(page.source.position, colour, where))


def building(name: str) -> str:
    return ids.Building(building_of(name))


def card(number: int) -> str:
    return ids.Card(number)


def lord(page: TablePage, seat: int = ADA) -> Lord:
    found: Lord = page.source.position.lords[seat]
    return found


def drag_disc(page: TablePage, place: str) -> None:
    drag(page, top_disc(page), place)


def prompt(page: TablePage) -> str:
    return page.view.table.arrangement.prompt.text


def title(page: TablePage) -> str:
    return page.view.table.arrangement.prompt.title


def tooltip(page: TablePage, place: str) -> str:
    found = page.view.table.place(place)
    assert found is not None, place
    return found.tooltip


def has_button(page: TablePage, place: str) -> bool:
    found = page.view.table.place(place)
    return found is not None and found.button


def log(page: TablePage) -> list[str]:
    return [line.strip() for line in page._log.toPlainText().splitlines() if line.strip()]
