"""The table painted, against plain pixmap items."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from itertools import cycle
from math import cos, pi, sin
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from halloween_table.app.program.running import application
from halloween_table.table.scene.points import middle
from halloween_table.table.view import TableView

from ..figures import Figures
from ..ratio import median, processor_seconds
from .frames import Frames
from .older import arranged, carried
from .records import kit_of, players, whole_game

_FRAMES = 90


def repaint(key: str, size: str) -> Callable[[str], Figures]:
    """The whole viewport painted anew: "ours", or "plain"."""
    width, height = map(int, size.split("x"))
    ours = our_view(key, (width, height))
    views = {"ours": ours, "plain": plain_view(ours)}
    seen = _Paints()
    for view in views.values():
        view.viewport().installEventFilter(seen)

    def answer(which: str) -> Figures:
        before = seen.count
        took = processor_seconds(views[which].viewport().repaint)
        assert seen.count == before + 1, "nothing was painted"
        return {"frame": took * 1000}

    return answer


def dragging() -> Callable[[str], Figures]:
    """A frame of a piece on its way over the table: the median, and the slowest in a hundred."""
    ours = our_view("candy_hunters", (1920, 1080))
    plain = plain_view(ours)
    piece = ours.table.piece(next(filter(None, map(carried, ours.table.arrangement.offers))))
    assert piece is not None
    item = ours.table.piece_item(piece.id)
    assert item is not None
    start = ours.mapFromScene(middle(piece.rect))
    QTest.mousePress(ours.viewport(), Qt.MouseButton.LeftButton, pos=start)
    dragged = plain.scene().addPixmap(item.pixmap)
    dragged.setZValue(1000)
    path = cycle([_on_a_circle(ours, step / _FRAMES) for step in range(_FRAMES)])

    def move_ours() -> None:
        QTest.mouseMove(ours.viewport(), next(path))

    def move_plain() -> None:
        at = next(path)
        QTest.mouseMove(plain.viewport(), at)
        dragged.setPos(QPointF(at))

    asked = {"ours": (ours, Frames(ours), move_ours), "plain": (plain, Frames(plain), move_plain)}

    def answer(which: str) -> Figures:
        view, frames, move = asked[which]
        times = sorted(frames.after_moving(view.viewport(), move) for _ in range(_FRAMES))
        return {"median": median(times), "slowest": times[int(_FRAMES * 0.99)]}

    return answer


def _on_a_circle(view: TableView, part: float) -> QPoint:
    angle, centre = 2 * pi * part, view.viewport().rect().center()
    return centre + QPoint(round(300 * cos(angle)), round(300 * sin(angle)))


class _Paints(QObject):
    """Counts what is really painted."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


def our_view(key: str, size: tuple[int, int]) -> TableView:
    """A table on which much is seen."""
    application()
    view = TableView()
    view.resize(*size)
    view.show()
    view.show_arrangement(_fullest(key, size), animate=False)
    QApplication.processEvents()
    view.camera.sharpen_now()
    QApplication.processEvents()
    return view


def _fullest(key: str, size: tuple[int, int]) -> Any:
    """The arrangement of a long game on which most is seen while somebody can move."""
    return max(_arrangements(key, size), key=_things)


def _things(shown: Any) -> int:
    drawn = [place for place in shown.places if place.picture]
    return len(shown.pieces) + len(shown.marks) + len(drawn)


def _arrangements(key: str, size: tuple[int, int]) -> Iterator[Any]:
    kit, (record, positions) = kit_of(key), whole_game(key)
    game = kit.game
    for position in positions[len(positions) // 2 :: 3]:
        for actor in game.actors(position)[-1:]:
            eyes = actor if actor in range(len(record.players)) else None
            yield arranged(kit.arranger, game.view(position, eyes), eyes, players(key), size)


def plain_view(like: TableView, but: Container[QGraphicsPixmapItem] = ()) -> QGraphicsView:
    """As many plain pixmap items of the same sizes at the same spots, as fine as the screen; but for
    those."""
    ratio = like.devicePixelRatioF()
    scene = QGraphicsScene(0, 0, like.width(), like.height())
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(like.size())
    for item in reversed(like.table.items()):
        if isinstance(item, QGraphicsPixmapItem) and item not in but and not item.pixmap().isNull():
            spot = like.mapFromScene(item.sceneBoundingRect()).boundingRect()
            plain = scene.addPixmap(_sharp(item.pixmap(), spot.width(), spot.height(), ratio))
            plain.setPos(spot.topLeft())
    view.show()
    QApplication.processEvents()
    return view


def _sharp(pixmap: QPixmap, width: int, height: int, ratio: float) -> QPixmap:
    """One that the screen shows pixel by pixel."""
    fine = pixmap.scaled(
        round(width * ratio),
        round(height * ratio),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    fine.setDevicePixelRatio(ratio)
    return fine
