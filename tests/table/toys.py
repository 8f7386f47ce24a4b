"""A table with a few toys on it, of no game at all: at 800 × 500 pixels, two units are one pixel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.gestures import Carry, Gesture, Lead, Pick, Press
from halloween_table.contract.offers import Cover, Offer, TakeBack
from halloween_table.contract.pictures import Rect, Shape, Words
from halloween_table.contract.places import Mark, OwnKey, Piece, Place
from halloween_table.table.scene.lens import board_of
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

LEFT = Qt.MouseButton.LeftButton

SHELF = Rect(100, 100, 200, 200)
CHAIR = Rect(500, 100, 200, 200)
FLOOR = Rect(900, 100, 200, 200)
STACK = Rect(1300, 100, 200, 200)
RUG = tuple(Rect(100 + 100 * at, 500, 100, 100) for at in range(4))
BOX = Rect(900, 500, 200, 300)
BELL = Rect(1300, 600, 200, 100)
NOWHERE = Rect(700, 800, 40, 40)

FUR = (Shape("#8a5cd6", radius=20),)
WOOD = (Shape("#f28c28"), Words("7", size=40))
BACK = (Shape("#3d7fd9"),)
FACE = (Shape("#f4e9c1"), Words("ace"))

PLACES = (
    Place("shelf", SHELF, "Shelf"),
    Place("chair", CHAIR, "Chair", tooltip="Somebody may sit here"),
    Place("floor", FLOOR, "Floor"),
    Place("stack", STACK, "Stack", (Shape("#2c2642"),)),
    *(Place(f"rug:{at}", rect, f"Rug {at}", part_of="rug") for at, rect in enumerate(RUG)),
    Place("box", BOX, "Box"),
    Place("bell", BELL, "Bell", (Shape("#cf3b40"), Words("Ring")), button=True),
)
CAT = Piece("cat", "shelf", Rect(150, 150, 100, 100), FUR, "Cat", order=5, tooltip="A tame cat")
ROCK = Piece("rock", "floor", Rect(900, 100, 200, 200), WOOD, "Rock", fixed=True)
BLOCKS = tuple(
    Piece(
        f"block:{at}",
        "stack",
        Rect(1340 - 6 * at, 140 - 6 * at, 120, 120),
        WOOD,
        "Block",
        order=at,
        takes="block:2",
    )
    for at in range(3)
)
CARD = Piece("card", "box", Rect(940, 540, 120, 180), FACE, "Card", order=3)
MARK = Mark("frame", Rect(60, 460, 520, 180), (Shape(line="#463d66"),), name="The rug")

COVER_LEFT = (Cover(RUG[0], "fits"), Cover(RUG[1], "fits"))
COVER_MIDDLE = (Cover(RUG[1], "fits"), Cover(RUG[2], "special"))
COVER_RIGHT = (Cover(RUG[2], "fits"), Cover(RUG[3], "missing"))

CAT_TO_CHAIR = Offer("cat sits down", Carry("cat", "chair"))
CAT_TO_FLOOR = Offer("cat jumps down", Carry("cat", "floor"))
BLOCK_TO_FLOOR = Offer("block falls", Carry("block:2", "floor"))
CARD_LEFT = Offer("card left", Carry("card", "rug"), COVER_LEFT, "left")
CARD_MIDDLE = Offer("card middle", Carry("card", "rug"), COVER_MIDDLE, "middle")
CARD_RIGHT = Offer("card right", Carry("card", "rug"), COVER_RIGHT, "right")
RING = Offer("ring", Press("bell"), caption="Ring the bell", key="Space")

TOYS = Arrangement(
    places=PLACES,
    pieces=(CAT, ROCK, *BLOCKS, CARD),
    marks=(MARK,),
    prompt=Prompt("Toys", "Play with them."),
    offers=(
        CAT_TO_CHAIR,
        CAT_TO_FLOOR,
        BLOCK_TO_FLOOR,
        CARD_LEFT,
        CARD_MIDDLE,
        CARD_RIGHT,
        RING,
    ),
    size=(1600, 1000),
)

PRESS_CAT = Offer("cat is stroked", Pick("cat"))
BRING_CAT = Offer("cat is stroked", Carry("cat", "chair"))
"""The same by another gesture."""
PRESS_CARD = Offer("card is chosen", Pick("card"))
ASK_RING = evolve(RING, ask="Wake everybody up?")
TARGETS = evolve(TOYS, offers=(PRESS_CAT, BRING_CAT, PRESS_CARD, BLOCK_TO_FLOOR, ASK_RING))
"""The cat and the card are to be pressed, and the bell asks first."""

STONES = {
    f"{row}{column}": Rect(300 + 100 * column, 200 + 100 * row, 100, 100)
    for row in range(5)
    for column in range(5)
}
"""A yard of five by five stones, named by row and column."""
LEFT_KEY = Place(
    "left claims",
    Rect(1000, 200, 200, 80),
    "Left claims",
    (Shape("#cf3b40"),),
    button=True,
    own_key=OwnKey(0, "claim", Rect(0.05, 0.1, 0.3, 0.8)),
)
RIGHT_KEY = Place(
    "right claims",
    Rect(1300, 200, 200, 80),
    "Right claims",
    (Shape("#cf3b40"),),
    button=True,
    own_key=OwnKey(1, "claim", Rect(0.05, 0.1, 0.3, 0.8)),
)
LEFT_CLAIMS = Offer("left claims", Press(LEFT_KEY.id), seat=0)
DOG = Piece("dog", "22", Rect(520, 420, 60, 60), FUR, "Dog", order=5)
BONE = Piece("bone", "24", Rect(720, 420, 60, 60), WOOD, "Bone", order=4)
GATE = Place("gate", Rect(1000, 500, 200, 80), "Gate", (Shape("#cf3b40"),), button=True)
LEAD_DOG = Offer("dog goes on", Lead("dog", ("12",)))
SHUT = Offer("shut the gate", Press(GATE.id), caption="Shut the gate")
YARD = Arrangement(
    places=(
        *(Place(id_, rect, f"Stone {id_}") for id_, rect in STONES.items()),
        LEFT_KEY,
        RIGHT_KEY,
        GATE,
    ),
    pieces=(DOG, BONE),
    marks=(),
    prompt=Prompt("Yard", "Lead the dog to the bone."),
    offers=(LEFT_CLAIMS, LEAD_DOG, SHUT),
    size=(1600, 1000),
)
"""A dog that is led over the stones, and two buttons with keys of their own."""


def dog_at(stone: str, **changes: Any) -> Arrangement:
    """The yard with the dog on that stone."""
    return moved(YARD, "dog", STONES[stone].inset(20), place=stone, **changes)


def unled(arrangement: Arrangement) -> Arrangement:
    """The same, but nothing is led."""
    offers = tuple(o for o in arrangement.offers if not isinstance(o.gesture, Lead))
    return evolve(arrangement, offers=offers)


def moved(arrangement: Arrangement, id_: str, rect: Rect, **changes: Any) -> Arrangement:
    """The same toys, one of them elsewhere."""
    return evolve(
        arrangement,
        pieces=tuple(
            evolve(piece, rect=rect, **changes) if piece.id == id_ else piece
            for piece in arrangement.pieces
        ),
    )


class Heard:
    """What a view told the world."""

    def __init__(self, view: TableView) -> None:
        self.chosen: list[Any] = []
        self.astray: list[Gesture] = []
        self.taken_back: list[TakeBack] = []
        self.rules: list[str] = []
        self.offers: list[Offer] = []
        self.led: list[Lead] = []
        view.chosen.connect(self._choose)
        view.led.connect(self.led.append)
        view.astray.connect(self.astray.append)
        view.rule_asked.connect(self.rules.append)
        view.taken_back.connect(self.taken_back.append)

    def _choose(self, offer: Offer) -> None:
        self.offers.append(offer)
        self.chosen.append(offer.move)

    @property
    def nothing(self) -> bool:
        return not (self.chosen or self.led or self.astray or self.taken_back or self.rules)


def at(view: TableView, rect: Rect) -> QPoint:
    """Where the middle of that rectangle of the table is on the screen."""
    return pixel_of(view, middle(rect))


def pixel_of(view: TableView, point: QPointF) -> QPoint:
    """Where a point of the table is on the screen, however closely it is looked at."""
    lens, board = view.camera.lens, board_of(view.table.laid)
    if lens.zoom == 1.0:
        return view.mapFromScene(point)
    seen = lens.seen(Rect(point.x(), point.y(), 0, 0), board)
    return view.mapFromScene(QPointF(seen.x, seen.y))


def point_at(view: TableView, pixel: QPoint) -> QPointF:
    """The point of the table that is there on the screen."""
    lens, board, point = view.camera.lens, board_of(view.table.laid), view.mapToScene(pixel)
    if lens.zoom == 1.0:
        return point
    middle_of_board = middle(board)
    return QPointF(lens.x, lens.y) + (point - middle_of_board) / lens.zoom


def press(view: TableView, rect: Rect, button: Qt.MouseButton = LEFT) -> None:
    QTest.mousePress(view.viewport(), button, pos=at(view, rect))


def move(view: TableView, rect: Rect) -> None:
    QTest.mouseMove(view.viewport(), at(view, rect))


def release(view: TableView, rect: Rect, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseRelease(view.viewport(), button, pos=at(view, rect))


def click(view: TableView, rect: Rect, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(view.viewport(), button, pos=at(view, rect))


def double_click(view: TableView, rect: Rect) -> None:
    """All four events of it: QTest's own sends the third alone."""
    click(view, rect)
    QTest.mouseDClick(view.viewport(), LEFT, pos=at(view, rect))
    release(view, rect)


def drag(view: TableView, start: Rect, end: Rect) -> None:
    """Presses, moves in a few steps, lets go."""
    with dragging(view, start, end):
        pass
    release(view, end)


@contextmanager
def dragging(view: TableView, start: Rect, end: Rect) -> Iterator[None]:
    """The button is still down inside."""
    press(view, start)
    here, there = at(view, start), at(view, end)
    for part in (0.4, 0.8, 1.0):
        QTest.mouseMove(view.viewport(), here + (there - here) * part)
    yield


def key(
    view: TableView,
    pressed: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    QTest.keyClick(view, pressed, modifiers)


def held_down(view: TableView, pressed: Qt.Key, text: str = "") -> None:
    """A key that repeats because nobody lets it go."""
    for type_ in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(type_, pressed, Qt.KeyboardModifier.NoModifier, text, True)
        QApplication.sendEvent(view, event)


def rect_of(view: TableView, id_: str) -> Rect:
    """Where the item of that piece is now."""
    item = view.table.piece_item(id_)
    assert item is not None
    away = item._item.pos() - QPointF(item.rect.x, item.rect.y)
    assert away.manhattanLength() <= 2 / view.table.scale, "the item is not where it says"
    return item.rect


def bounds_of(view: TableView, id_: str) -> QRectF:
    """What the item of that piece covers, in scene units."""
    item = view.table.piece_item(id_)
    assert item is not None
    return item._item.sceneBoundingRect()


def lit(view: TableView) -> set[str]:
    return set(view.table.lights.lit)
