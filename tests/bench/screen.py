"""The table on the screen against plain pixmap items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from halloween_table.app.program.running import application
from halloween_table.contract.arrangement import Room
from halloween_table.contract.gestures import Carry
from halloween_table.engine.game import Game
from halloween_table.games.shelf import box
from halloween_table.table.scene.scene import middle
from halloween_table.table.view import TableView

from .games import GAME, PLAYERS, fullest
from .ratio import Row, in_turns, median, milliseconds, percentile
from .towns import HALLOWEEN, fullest_town

_SIZE = (1920, 1080)


def _our_view(game: Game[Any, Any] = GAME, fullest: Callable[[], Any] = fullest) -> TableView:
    application()
    position = fullest()
    found = box(game.key)
    assert found is not None
    arrange = found.open().arranger.arrange
    view = TableView()
    view.resize(*_SIZE)
    view.show()
    view.show_arrangement(
        arrange(game.view(position, position.seat), position.seat, PLAYERS, Room(*_SIZE)),
        animate=False,
    )
    QApplication.processEvents()
    view.camera.sharpen_now()
    QApplication.processEvents()
    return view


def _plain_view(like: TableView) -> tuple[QGraphicsView, list[QGraphicsPixmapItem]]:
    """As many plain pixmap items of the same sizes at the same spots."""
    scene = QGraphicsScene(0, 0, *_SIZE)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(*_SIZE)
    items = []
    for item in reversed(like.table.items()):
        assert isinstance(item, QGraphicsPixmapItem)
        plain = scene.addPixmap(item.pixmap())
        plain.setPos(like.mapFromScene(item.pos()))
        items.append(plain)
    view.show()
    QApplication.processEvents()
    return view, items


def full_repaint() -> list[Row]:
    rows = []
    for game, full in ((GAME, fullest), (HALLOWEEN, fullest_town)):
        ours = _our_view(game, full)
        plain, items = _plain_view(ours)
        mine, other = in_turns(
            lambda view=ours: milliseconds(view.viewport().repaint),
            lambda view=plain: milliseconds(view.viewport().repaint),
            60,
        )
        what = f"full repaint, {len(items)} items: {game.key}"
        rows.append(Row(what, median(mine), median(other), 2.0, "ms"))
    return rows


def dragging() -> list[Row]:
    ours = _our_view()
    plain, _ = _plain_view(ours)
    gestures = (offer.gesture for offer in ours.table.arrangement.offers)
    carry = next(gesture for gesture in gestures if isinstance(gesture, Carry))
    piece = ours.table.piece(carry.piece)
    assert piece is not None
    start = ours.mapFromScene(middle(piece.rect))
    path = [start + QPoint(12 * step, 4 * step) for step in range(1, 90)]
    QTest.mousePress(ours.viewport(), Qt.MouseButton.LeftButton, pos=start)
    item_pixmap = ours.table.piece_item(piece.id)
    assert item_pixmap is not None
    dragged = plain.scene().addPixmap(item_pixmap.pixmap)
    dragged.setZValue(1000)

    def our_frame(at: QPoint) -> float:
        def frame() -> None:
            QTest.mouseMove(ours.viewport(), at)
            QApplication.processEvents()

        return milliseconds(frame)

    def plain_frame(at: QPoint) -> float:
        def frame() -> None:
            QTest.mouseMove(plain.viewport(), at)
            dragged.setPos(QPointF(at))
            QApplication.processEvents()

        return milliseconds(frame)

    mine, other = [], []
    for _ in range(6):
        for at in path:
            other.append(plain_frame(at))
            mine.append(our_frame(at))
    QTest.mouseRelease(ours.viewport(), Qt.MouseButton.LeftButton, pos=start)
    return [
        Row("a frame while dragging, median", median(mine), median(other), 3.0, "ms"),
        Row(
            "a frame while dragging, 99 %",
            percentile(mine, 0.99),
            percentile(other, 0.99),
            3.0,
            "ms",
        ),
    ]
