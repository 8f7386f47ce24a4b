"""What everybody held when the game was over, laid open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from halloween_table.contract.arrangement import ROOM
from halloween_table.contract.kit import Kit
from halloween_table.contract.palette import seat_colour
from halloween_table.contract.places import Piece
from halloween_table.engine.game import OPEN, Seat
from halloween_table.engine.record import Player
from halloween_table.table.heard.telling import Telling
from halloween_table.table.look import letters
from halloween_table.table.look.painter import new_pixmap

from ..parts.flow import Flow
from ..parts.names import called, seated
from ..parts.widgets import Page, Picture, text
from .points_table import NameLabel

_HIGH = 66
_APART = 6
_LEAST = 0.28
"""Of a card's width: at least so much of it is seen under the next one."""
_NAME = 110
_WIDEST = 370
"""Where a hand of many cards is wider, they cover each other."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def hands_of(kit: Kit, position: object, players: tuple[Player, ...]) -> dict[Seat, list[Piece]]:
    """What each seat still held, as it lies face up on the table; only of those who held anything."""
    if kit.held is None:
        return {}
    arrangement = kit.arranger.arrange(position, OPEN, seated(players), ROOM)
    pieces = {piece.id: piece for piece in arrangement.pieces}
    hands = {
        seat: [pieces[id_] for id_ in kit.held(position, seat) if id_ in pieces]
        for seat in range(len(players))
    }
    return {
        seat: sorted(hand, key=lambda piece: piece.order) for seat, hand in hands.items() if hand
    }


class HandPicture(QWidget):
    """Cards side by side; where there is no room for that, the next one covers a part of each."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: Sequence[Piece] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        letters.follow(self._fit)

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        self._pieces = pieces
        self.setAccessibleName(Telling().together(piece.name for piece in pieces))
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(letters.thing(_HIGH))
        widths = [self._width(piece) for piece in self._pieces]
        self.setMinimumWidth(round(sum(widths[:-1]) * _LEAST + sum(widths[-1:])) + 1)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        whole = sum(map(self._width, self._pieces)) + _APART * len(self._pieces)
        wide = max(self.minimumWidth(), min(round(whole), letters.thing(_WIDEST)))
        return QSize(wide, letters.thing(_HIGH))

    def _width(self, piece: Piece) -> float:
        return letters.thing(_HIGH) * piece.rect.w / piece.rect.h

    def paintEvent(self, event: QPaintEvent) -> None:
        high, ratio = letters.thing(_HIGH), self.devicePixelRatioF()
        widths = [self._width(piece) for piece in self._pieces]
        free = self.width() - sum(widths)
        gap = min(float(_APART), free / max(1, len(widths) - 1))
        left = 0.0
        with QPainter(self) as painter:
            for piece, width in zip(self._pieces, widths, strict=True):
                across, down = round(width * ratio), round(high * ratio)
                pixmap = new_pixmap(piece.picture, across, down, across / piece.rect.w)
                pixmap.setDevicePixelRatio(ratio)
                painter.drawPixmap(QPointF(left, 0), pixmap)
                left += width + gap


class Hands(Page):
    """Everybody who held something, side by side as far as there is room."""

    def __init__(self, kit: Kit, position: object, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._kit, self._position, self._players = kit, position, players
        self._heading = text("heading")
        held = kit.held or (lambda position, seat: ())
        seats = [seat for seat in range(len(players)) if held(position, seat)]
        self._rows = {seat: (NameLabel(_LEFT), HandPicture()) for seat in seats}
        frame = QFrame(self)
        frame.setObjectName("row")
        row = Flow(self._heading, *map(self._beside, self._rows))
        row.setContentsMargins(18, 8, 18, 8)
        row.setSpacing(18)
        frame.setLayout(row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(frame)
        letters.follow(self._fit)
        self.retranslate()

    def _beside(self, seat: Seat) -> QWidget:
        """A hand, with whose it is."""
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Picture(seat_colour(self._players[seat].colour).symbol, 16, 16))
        for widget in self._rows[seat]:
            row.addWidget(widget)
        return whole

    @property
    def empty(self) -> bool:
        return not self._rows

    def _fit(self) -> None:
        for name, _ in self._rows.values():
            most = letters.column(_NAME)
            name.setMaximumWidth(most)
            name.setMinimumWidth(min(most, name.widest_word))

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Still in hand"))
        hands = hands_of(self._kit, self._position, self._players)
        for seat, (name, hand) in self._rows.items():
            name.setText(called(self._players[seat].name))
            hand.show_pieces(hands.get(seat, ()))
        self._fit()
