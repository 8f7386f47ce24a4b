"""Sitting down at a table in the window, and doing what people do there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import cache, partial
from typing import Any, NamedTuple

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from halloween_table.app.program.robot import Robot, Stuck
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.gestures import Carry
from halloween_table.contract.kit import Kit
from halloween_table.contract.offers import PASS_KEY, Offer
from halloween_table.contract.pictures import Rect
from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Refusal, Seat
from halloween_table.engine.record import Played, Player, Record, start
from halloween_table.games.shelf import SHELF, box
from halloween_table.sitting.change import Change
from halloween_table.sitting.sitting import Sitting
from halloween_table.store.rows import Saved
from halloween_table.store.store import Store
from halloween_table.table.look import looks
from tests.games.rest_in_peace.doing import move_of
from tests.games.rest_in_peace.drawing import position_of
from tests.sitting import lanterns

from .planning import planned_offer, short_game
from .seeking import next_of, seen_offer

GAMES = tuple(box.key for box in SHELF)
KEY = "candy_hunters"
"""The game of those tests that need no particular one."""
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
    key: str = KEY,
    **options: Any,
) -> TablePage:
    """A new game in the window; the first player is there already. However slow the machine is,
    no clock runs out."""
    game = kit_of(key).game
    if key == "booo":
        options = {"first_clock": 0, "step_clock": 0, **options}
    seats = min(seats, game.seat_counts[-1])
    window.begin(key, players[:seats], game.options_type(**options), seed)
    QApplication.processEvents()
    page = table(window)
    if look and page.keys.isVisible():
        QTest.mouseClick(page.keys.start, Qt.MouseButton.LeftButton)
    if look and page.source.curtain_down:
        lift_curtain(page)
    return page


def sit_at_lanterns(window: MainWindow, turns: int = 6) -> TablePage:
    """A new game of the toy lanterns in the window; Ada is there already."""
    window.room._kits[lanterns.KIT.game.key] = lanterns.KIT
    options = lanterns.Options(turns)
    window.begin(lanterns.KIT.game.key, lanterns.PLAYERS, options, 5)
    QApplication.processEvents()
    page = table(window)
    if page.source.curtain_down:
        lift_curtain(page)
    return page


@cache
def kit_of(key: str) -> Kit:
    found = box(key)
    assert found is not None
    return found.open()


@cache
def whole_record(key: str) -> tuple[Record, Any]:
    """A game of two to its end, where everybody passes whatever can be passed. In some games that
    would never come: in Booo! everybody sees a way, in Halloween a short game is played."""
    game = kit_of(key).game
    record = Record(key, game.version, game.options_type(), PLAYERS[:2], 31)
    position = start(game, record)
    while game.outcome(position) is None:
        if key == "booo":
            actor, last = next_of(position)
        elif key == "halloween":
            actor = game.actors(position)[0]
            last = short_game(record.options, 2, record.seed)[len(record.moves)]
        else:
            actor = game.actors(position)[0]
            *_, last = game.moves(position, actor)
        record = record.after(Played(actor, last))
        position = game.play(position, actor, last).position
    return record, position


def keep_finished(window: MainWindow, key: str = KEY, computers: Collection[Seat] = ()) -> str:
    """A game that is over, in the window's store: its id. Computers have sat there."""
    record, position = whole_record(key)
    players = enumerate(record.players)
    minds = (evolve(each, mind="easy" if seat in computers else "") for seat, each in players)
    record, game = evolve(record, players=tuple(minds)), kit_of(key).game
    outcome = game.outcome(position)
    return window._store.new_game(record, position, Codec(game), outcome=outcome)


def table(window: MainWindow) -> TablePage:
    page = window.page
    assert isinstance(page, TablePage)
    return page


def show_position(page: TablePage, position: Any) -> None:
    """Has the table show that position, as if the game had come to it, to whoever is due."""
    sitting = page.source
    moments = sitting.history._moments
    moments[-1] = evolve(moments[-1], position=position)
    before = sitting.at
    sit_at(sitting, sitting.next_seat)
    sitting._tell(Change("look", at_before=before, at=sitting.at))


def sit_at(sitting: Sitting, seat: Seat | None) -> None:
    """Somebody sits down at the screen, whoever is due."""
    sitting._screen.at = seat


def lift_curtain(page: TablePage) -> None:
    """Presses "I am here"."""
    assert page.curtain.isVisible()
    QTest.mouseClick(page.curtain._ready, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()


def lift_curtain_by_key(page: TablePage) -> None:
    assert page.curtain.isVisible()
    QApplication.processEvents()  # a key that comes with the curtain is not meant for it
    QTest.keyClick(page.curtain._ready, Qt.Key.Key_Space)
    assert not page.curtain.isVisible()


# ---- a game of Rest in Peace, said in words ---------------------------------------------------------


def sit_at_duel(window: MainWindow, position: Any, **options: Any) -> TablePage:
    """A game that has come to that position, or drawing of one; whoever is due is there."""
    page = sit_down(window, key="rest_in_peace", **options)
    show_position(page, position_of(position) if isinstance(position, str) else position)
    return page


def offer_said(page: TablePage, words: str) -> Offer:
    """The offer of the move that the words say: `plays 5`, `chooses blue's 4`, `ends turn`."""
    move = move_of(page.source.position, words)
    return next(offer for offer in offers(page) if offer.move == move)


def play_said(page: TablePage, *said: str) -> None:
    """Makes those moves with the mouse."""
    for words in said:
        Robot(page.view).drag(offer_said(page, words))


def sleeve_said(page: TablePage, words: str) -> int:
    """That of the card which the words are about."""
    found: int = move_of(page.source.position, words).card  # type: ignore[union-attr]
    return found


def played(page: TablePage) -> list[Any]:
    return [played.move for played in page.source.record.moves]


def names_at(page: TablePage, place: str) -> list[str]:
    """What lies at a place, from left to right."""
    lying = [piece for piece in page.view.table.arrangement.pieces if piece.place == place]
    return [piece.name for piece in sorted(lying, key=lambda piece: (piece.rect.x, piece.order))]


def pressed(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.view, key)


# ---- what can be done, and doing it -----------------------------------------------------------------


def offers(page: TablePage) -> tuple[Offer, ...]:
    return page.view.table.arrangement.offers


def offer_of(page: TablePage, kind: type[Any]) -> Offer:
    """The first offer whose move is of that kind."""
    return next(offer for offer in offers(page) if isinstance(offer.move, kind))


def do(page: TablePage, *kinds: type[Any]) -> None:
    """Drags the first offer of each kind; whoever is due says so first."""
    robot = Robot(page.view)
    for kind in kinds:
        if page.source.curtain_down:
            lift_curtain(page)
        robot.drag(offer_of(page, kind))


def piece_rect(page: TablePage, id_: str) -> Rect:
    piece = page.view.table.piece(id_)
    assert piece is not None, id_
    return piece.rect


def back_rect(page: TablePage, id_: str) -> Rect:
    """Where that piece is after it was refused: where it lies, or in the hand if the game holds it."""
    rect = piece_rect(page, id_)
    return looks.lifted(rect) if page.view.table.arrangement.held == id_ else rect


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
    return store.load(page.source.id, Codec(page.source.kit.game))


class Drop(NamedTuple):
    """A piece brought where it may not go, and the refusal that it is answered with."""

    name: str
    position: Callable[[], Any]
    piece: str
    place: str
    rule: str
    reason: str


def wrong_drops_gone_wrong(page: TablePage, store: Store, drops: Iterable[Drop]) -> list[str]:
    """Those that are not explained with their rule, or change something."""
    found = []
    for drop in drops:
        try:
            _check_wrong_drop(page, store, drop)
        except (AssertionError, Stuck) as fault:
            found.append(f"{drop.name}: {fault}")
    return found


def _check_wrong_drop(page: TablePage, store: Store, drop: Drop) -> None:
    position = drop.position()
    show_position(page, position)
    sitting = page.source
    record, in_store = sitting.record, kept(store, page)
    meant = sitting.kit.arranger.attempt(sitting.view, Carry(drop.piece, drop.place))
    refusal = meant if isinstance(meant, Refusal) else sitting.refusal(meant)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (drop.rule, drop.reason)

    drag(page, drop.piece, drop.place)

    sentence = sitting.kit.voice.refusal(refusal, sitting.players)
    assert sentence in page.view._bubble.text.replace("&#x27;", "'")
    assert f'href="#{drop.rule}"' in page.view.bubble_text
    assert sitting.position == position
    assert sitting.record == record
    assert kept(store, page) == in_store
    assert item_rect(page, drop.piece) == back_rect(page, drop.piece)
    held = page.view.table.arrangement.held
    assert getattr(page.view.hand.gesture, "piece", "") == held


class Chooser:
    """Picks offers by lot, the same for the same seed: what is shown first, such as a pattern,
    when it can be, passing now and then."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def _below(self, limit: int) -> int:
        number, self._chance = self._chance.below(limit)
        return number

    def choose(self, standing: tuple[Offer, ...]) -> Offer:
        shown_first = [offer for offer in standing if offer.covers]
        if shown_first and self._below(4):
            return shown_first[self._below(len(shown_first))]
        active = [offer for offer in standing if offer.key != PASS_KEY]
        if len(active) < len(standing) and (not active or self._below(2)):
            return next(offer for offer in standing if offer.key == PASS_KEY)
        return active[self._below(len(active))]


def play_out(
    page: TablePage,
    gesture: Callable[[Offer], None],
    lift: Callable[[TablePage], None],
    seed: int,
    look: Callable[[TablePage], None] = lambda page: None,
) -> None:
    """Plays to the end; every offer is made by that gesture and must be played. `look` is called
    before each. By lot nobody would ever find a way, so in Booo! it is seen; and a town would be
    haunted very slowly, so in Halloween there is a plan."""
    sitting = page.source
    choose = {"booo": seen_offer, "halloween": partial(planned_offer, seed=seed)}.get(
        sitting.kit.game.key, lambda page: Chooser(seed).choose
    )(page)
    while sitting.outcome is None:
        if sitting.curtain_down:
            lift(page)
        page.view.finish()
        look(page)
        offer = choose(tuple(offer for offer in offers(page) if offer.invites))
        before, wanted = len(sitting.record.moves), [offer.move, *offer.then]
        gesture(offer)
        made = [played.move for played in sitting.record.moves[before:]]
        if made[: len(wanted)] != wanted:  # what happens by itself may come after it
            raise Stuck(f"{offer} was not played")


def visible(root: QWidget, kind: type[Any]) -> list[Any]:
    return [widget for widget in root.findChildren(kind) if widget.isVisible()]
