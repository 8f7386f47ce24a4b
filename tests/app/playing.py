"""Sitting down at a table in the window, and doing what people do there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.app.robot import Robot, Stuck
from halloween_table.app.table_page import TablePage
from halloween_table.app.window import MainWindow
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.games.candy_hunters.rules.game import CandyHunters
from halloween_table.games.candy_hunters.rules.moves import Pass, ScorePattern
from halloween_table.games.candy_hunters.rules.position import Options, Position
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store
from halloween_table.table.contract import Offer, Rect
from tests.sitting import lanterns

KEY = "candy_hunters"
PLAYERS = (
    Player("Ada", "witch", "red"),
    Player("Bo", "cat", "yellow"),
    Player("Cy", "mummy", "teal"),
    Player("Di", "vampire", "pink"),
)
ADA, BO = 0, 1


def sit_down(
    window: MainWindow,
    seats: int = 2,
    seed: int = 31,
    players: tuple[Player, ...] = PLAYERS,
    look: bool = True,
    **options: Any,
) -> TablePage:
    """A new game in the window; the first player is there already."""
    window.begin(KEY, players[:seats], Options(**options), seed)
    QApplication.processEvents()
    page = table(window)
    if look and page.sitting.curtain_down:
        lift_curtain(page)
    return page


def sit_at_lanterns(window: MainWindow, turns: int = 6) -> TablePage:
    """A new game of the toy lanterns in the window; Ada is there already."""
    window.room._kits[lanterns.KIT.game.key] = lanterns.KIT
    options = lanterns.Options(turns)
    window.begin(lanterns.KIT.game.key, lanterns.PLAYERS, options, 5)
    QApplication.processEvents()
    page = table(window)
    if page.sitting.curtain_down:
        lift_curtain(page)
    return page


@cache
def _whole_record() -> tuple[Record, Position]:
    """A game of two to its end, where everybody passes whatever can be passed."""
    game = CandyHunters()
    record = Record(KEY, game.version, Options(), PLAYERS[:2], 31)
    position = start(game, record)
    while not position.over:
        *_, last = game.moves(position, position.seat)
        record = record.after(Played(position.seat, last))
        position = game.play(position, position.seat, last).position
    return record, position


def keep_finished(window: MainWindow) -> str:
    """A game that is over, in the window's store: its id."""
    record, position = _whole_record()
    game = CandyHunters()
    outcome = game.outcome(position)
    return window._store.new_game(record, position, Codec(game), outcome=outcome)


def table(window: MainWindow) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def show_position(page: TablePage, position: Position) -> None:
    """Has the table show that position, as if the game had come to it."""
    sitting = page.sitting
    sitting._moments[-1] = evolve(sitting._moments[-1], position=position)
    sitting.eyes = position.seat
    sitting.changed.emit()


def lift_curtain(page: TablePage) -> None:
    """Presses "I am here"."""
    assert page.curtain.isVisible()
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()


def lift_curtain_by_key(page: TablePage) -> None:
    assert page.curtain.isVisible()
    QTest.keyClick(page.curtain._ready, Qt.Key.Key_Space)
    assert not page.curtain.isVisible()


def offers(page: TablePage) -> tuple[Offer, ...]:
    return page.view.table.arrangement.offers


def offer_of(page: TablePage, kind: type[Any]) -> Offer:
    """The first offer whose move is of that kind."""
    return next(offer for offer in offers(page) if isinstance(offer.move, kind))


def do(page: TablePage, *kinds: type[Any]) -> None:
    """Drags the first offer of each kind; whoever is due says so first."""
    robot = Robot(page.view)
    for kind in kinds:
        if page.sitting.curtain_down:
            lift_curtain(page)
        robot.drag(offer_of(page, kind))


def piece_rect(page: TablePage, id_: str) -> Rect:
    piece = page.view.table.piece(id_)
    assert piece is not None, id_
    return piece.rect


def place_rect(page: TablePage, id_: str) -> Rect:
    place = page.view.table.place(id_)
    assert place is not None, id_
    return place.rect


def cell(x: int, y: int) -> str:
    return f"cell:{x}:{y}"


def drag(page: TablePage, piece: str, place: str) -> None:
    """Drags a piece to the middle of a place, lawful or not."""
    robot = Robot(page.view)
    robot.drag_between(robot.grip(piece), robot.at(place_rect(page, place)))


def item_rect(page: TablePage, id_: str) -> Rect:
    item = page.view.table.piece_item(id_)
    assert item is not None
    return item.rect


def kept(store: Store, page: TablePage) -> Saved:
    return store.load(page.sitting.id, Codec(page.sitting.kit.game))


class Chooser:
    """Picks offers by lot, the same for the same seed: scoring when it can be, passing rarely."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def _below(self, limit: int) -> int:
        number, self._chance = self._chance.below(limit)
        return number

    def choose(self, standing: tuple[Offer, ...]) -> Offer:
        scoring = [offer for offer in standing if isinstance(offer.move, ScorePattern)]
        if scoring and self._below(4):
            return scoring[self._below(len(scoring))]
        active = [offer for offer in standing if not isinstance(offer.move, Pass)]
        if len(active) < len(standing) and (not active or self._below(2)):
            return next(offer for offer in standing if isinstance(offer.move, Pass))
        return active[self._below(len(active))]


def play_out(
    page: TablePage, gesture: Callable[[Offer], None], lift: Callable[[TablePage], None], seed: int
) -> None:
    """Plays to the end; every offer is made by that gesture and must be played."""
    chooser, sitting = Chooser(seed), page.sitting
    while sitting.outcome is None:
        if sitting.curtain_down:
            lift(page)
        page.view.finish()
        offer = chooser.choose(tuple(offer for offer in offers(page) if offer.invites))
        before = len(sitting.record.moves)
        gesture(offer)
        if len(sitting.record.moves) != before + 1 or sitting.record.moves[-1].move != offer.move:
            raise Stuck(f"{offer} was not played")


def visible(root: QWidget, kind: type[Any]) -> list[Any]:
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]
