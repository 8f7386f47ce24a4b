"""Playing Booo! in the window: keys of one's own, ways that are seen, a clock that goes when told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.app.program.robot import Robot
from halloween_table.app.program.window import MainWindow
from halloween_table.app.table.page import TablePage
from halloween_table.contract.offers import Offer
from halloween_table.contract.palette import FIGURES, SEAT_COLOURS
from halloween_table.engine.game import Seat
from halloween_table.engine.record import Player
from halloween_table.games.booo.rules.castle import COLOURS, Colour
from halloween_table.games.booo.rules.moves import (
    CallClaim,
    ChangeColour,
    Go,
    Jump,
    Move,
    NameColour,
    RaiseHand,
    TurnOver,
)
from halloween_table.games.booo.rules.position import Options, Phase, Position
from halloween_table.games.booo.rules.ways import Step, Way
from halloween_table.games.booo.table import ids
from halloween_table.sitting.sitting import Sitting
from halloween_table.table.hand.own_keys import PhysicalKey, Use
from tests.games.booo.doing import a_way, way_for
from tests.sitting.tower import Watch

SIX = tuple(map(Player, ("Ada", "Bo", "Cy", "Di", "Eve", "Fay"), FIGURES, SEAT_COLOURS))
SEED = 16
"""A castle of short ways."""
How = Literal["lead", "click", "keys", "offers"]
HOWS: tuple[How, ...] = ("lead", "click", "keys")
_ARROWS = {
    (-1, 0): Qt.Key.Key_Up,
    (0, 1): Qt.Key.Key_Right,
    (1, 0): Qt.Key.Key_Down,
    (0, -1): Qt.Key.Key_Left,
}
LEFT = Qt.MouseButton.LeftButton


def sit_at_castle(
    window: MainWindow,
    seats: int = 2,
    seed: int = SEED,
    watch: Watch | None = None,
    **options: Any,
) -> TablePage:
    """A new game in the window; everybody is ready to look at the castle. Time passes only as the
    watch says."""
    sitting = Sitting.begin(
        window.room.kit("booo"),
        window._store,
        SIX[:seats],
        Options(**options),
        seed,
        True,
        now=watch or Watch(),
    )
    window.sit_down(sitting)
    QApplication.processEvents()
    page = window.page
    assert isinstance(page, TablePage)
    be_ready(page)
    return page


def search_in_castle(window: MainWindow, seats: int = 2, **more: Any) -> TablePage:
    """The same; the first guest has come."""
    page = sit_at_castle(window, seats, **more)
    turn_over(page)
    return page


def be_ready(page: TablePage) -> None:
    """Everybody has looked at their keys."""
    if page.keys.isVisible():
        QTest.mouseClick(page.keys.start, LEFT)


def be_ready_by_key(page: TablePage) -> None:
    """Everybody tries their claim key; the button that waits for that has the focus then."""
    if page.keys.isVisible():
        for seat in range(len(page.source.players)):
            press(page, seat)
        type_key(page, Qt.Key.Key_Space)


# ---- keys -----------------------------------------------------------------------------------------


def send(page: TablePage, event: QKeyEvent) -> None:
    """A key as the system delivers it: to the window, which hands it to whoever has the focus."""
    QApplication.sendEvent(page.window().windowHandle(), event)


def key_of(page: TablePage, seat: Seat, use: Use = "claim") -> PhysicalKey:
    key = page.keys.chosen.key(seat, use)
    assert key is not None
    return key


def key_down(key: PhysicalKey, repeated: bool = False) -> QKeyEvent:
    return key.event(QEvent.Type.KeyPress, repeated)


def key_up(key: PhysicalKey, repeated: bool = False) -> QKeyEvent:
    return key.event(QEvent.Type.KeyRelease, repeated)


def press(page: TablePage, seat: Seat, use: Use = "claim") -> None:
    """Somebody's own key, down and up."""
    key = key_of(page, seat, use)
    send(page, key_down(key))
    send(page, key_up(key))


def type_key(page: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(page.window().windowHandle(), key)


# ---- a round --------------------------------------------------------------------------------------


def turn_over(page: TablePage) -> None:
    assert page.source.position.phase is Phase.READY
    type_key(page, Qt.Key.Key_Space)
    assert page.source.position.phase is not Phase.READY


def name_colour(page: TablePage, colour: Colour, by_key: bool = True) -> None:
    """Names a colour or, on the way, changes to it."""
    if by_key:
        type_key(page, Qt.Key(Qt.Key.Key_1 + COLOURS.index(colour)))
    else:
        click(page, ids.Colour(colour))


def click(page: TablePage, place: str) -> None:
    found = page.view.table.place(place)
    assert found is not None, place
    Robot(page.view).click(found.rect)


def claim(page: TablePage, seat: Seat, way: Way | None = None) -> Way:
    """Somebody sees a way, presses their key and names its colour: the way they see."""
    way = way or a_way(page.source.position, seat)
    if not page.source.position.practice:
        press(page, seat)
    name_colour(page, way.colour)
    assert page.source.position.phase is Phase.SHOWING
    return way


def show(page: TablePage, steps: Sequence[Step], how: How = "keys") -> None:
    """Leads the ghost that way."""
    steps = list(steps)
    while steps:
        on_foot = [step for step in steps if isinstance(step, Go)]
        if how == "lead" and isinstance(steps[0], Go):
            leg = on_foot[: _on_foot(steps)]
            Robot(page.view).lead(ids.GHOST, [ids.Cell(*step.cell) for step in leg])
            del steps[: len(leg)]
        else:
            step_on(page, steps.pop(0), how)


def _on_foot(steps: Sequence[Step]) -> int:
    """How many steps come before the next jump or change."""
    return next((at for at, step in enumerate(steps) if not isinstance(step, Go)), len(steps))


def step_on(page: TablePage, step: Step, how: How) -> None:
    match step:
        case Go(cell) if how == "keys":
            here = page.source.position.claim.trail[-1].cell
            type_key(page, _ARROWS[cell.row - here.row, cell.column - here.column])
        case Go(cell):
            click(page, ids.Cell(*cell))
        case Jump(room):
            click(page, ids.Cell(*room.cell) if how == "click" else ids.Jump(*room))
        case ChangeColour(colour):
            name_colour(page, colour, by_key=how == "keys")


def take_guest(page: TablePage, seat: Seat, how: How = "keys", way: Way | None = None) -> Way:
    """Somebody shows a way to the guest."""
    way = claim(page, seat, way)
    show(page, way.steps, how)
    return way


def lose_guest(page: TablePage) -> None:
    """More than half of the hands go up."""
    for seat in range(len(page.source.players) // 2 + 1):
        press(page, seat, "hand")
    assert page.source.position.guest is None


# ---- what can be seen --------------------------------------------------------------------------------


def claimant(page: TablePage) -> Seat | None:
    found = page.source.position.claim
    return None if found is None else found.seat


def callers(page: TablePage) -> list[Seat]:
    """Everybody who has claimed so far, in order."""
    return [row.actor for row in page.source.record.moves if row.move == CallClaim()]


def status(page: TablePage) -> str:
    """What stands at the foot of the column."""
    (mark,) = (mark for mark in page.view.table.arrangement.marks if mark.id == "status")
    return mark.name


def log(page: TablePage) -> list[str]:
    return [line.strip() for line in page._log.toPlainText().splitlines()]


def hands(page: TablePage) -> set[Seat]:
    found: set[Seat] = set(page.source.position.hands)
    return found


# ---- whole games ----------------------------------------------------------------------------------


def next_of(position: Position) -> tuple[Seat, Move]:
    """What happens next where the one with the shortest way is the fastest."""
    if position.phase is Phase.READY:
        return position.first, TurnOver()
    if position.phase is Phase.SEARCH:
        seats = range(len(position.seekers))
        seen = {seat: way for seat in seats if (way := way_for(position, seat)) is not None}
        if seen:
            return min(seen, key=lambda seat: len(seen[seat])), CallClaim()
        return next(seat for seat in seats if seat not in position.hands), RaiseHand()
    assert position.claim is not None
    seat, trail = position.claim.seat, position.claim.trail
    way = a_way(position, seat)
    return seat, way.steps[len(trail) - 1] if trail else NameColour(way.colour)


def seen_offer(page: TablePage) -> Callable[[tuple[Offer, ...]], Offer]:
    """Chooses what comes next where somebody always sees a way."""

    def choose(offers: tuple[Offer, ...]) -> Offer:
        seat, move = next_of(page.source.position)
        return next(offer for offer in offers if offer.move == move and offer.seat in (None, seat))

    return choose
