"""The end of an evening: game by game the points are counted, and then it is known who has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from halloween_table.engine.translate import fill
from halloween_table.store.plans import Plan, Ranked

from ..ceremony.ceremony import Ceremony
from ..ceremony.hero import Hero
from ..ceremony.podium import Podium, Stood
from ..ceremony.stage import Stage
from ..ceremony.timetable import Moment, Timetable
from ..ceremony.withheld import Title
from ..parts.flow import Flow
from ..parts.names import introduced
from ..parts.widgets import Page, primary_button, text
from .art import EVENING
from .evening_points import EveningPoints
from .running import game_title

_MARGIN = 32


class RankingPage(Page):
    """What came of an evening.

    Signals:
        left: back to the shelf.
        honours_asked: to everything that was ever won.
        again_asked: another evening.
        picture_asked: the ranking as a picture.

    Attributes:
        ceremony: points are counted and confetti falls, once.
    """

    left = Signal()
    honours_asked = Signal()
    again_asked = Signal()
    picture_asked = Signal()

    def __init__(self, plan: Plan, ranked: Sequence[Ranked], pace: float = 0.0) -> None:
        """`pace`: how slowly all of it is told, to those who have just played; 0: it stands there at
        once."""
        super().__init__()
        self._plan, self._ranked = plan, ranked
        self._kicker, self._title = text("kicker", wrap=True), Title()
        stood = [Stood(one.person, one.place, one.seat) for one in ranked]
        self._podium = Podium(stood, yields=True)
        self._points, self._rule = EveningPoints(plan, ranked), text("muted", wrap=True)
        self._shelf, self._honours, self._picture = QPushButton(), QPushButton(), QPushButton()
        self._again = primary_button()
        self._shelf.clicked.connect(self.left)
        self._honours.clicked.connect(self.honours_asked)
        self._picture.clicked.connect(self._on_picture)
        self._again.clicked.connect(self.again_asked)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self.left)
        self._lay_out()
        self.retranslate()
        self.ceremony = Ceremony(self, Timetable(self._points.counting.lines, pace))
        self.ceremony.moved.connect(self._tell)
        self.ceremony.begin()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(self._kicker)
        words.addWidget(self._title)
        words.addStretch(1)
        self._hero = Hero(EVENING, words, self._podium)
        below = QVBoxLayout()
        below.setContentsMargins(_MARGIN, 4, _MARGIN, 0)
        below.setSpacing(14)
        below.addWidget(self._points)
        below.addWidget(self._rule)
        self._scroll = Stage(self._hero, below)
        foot = Flow(self._shelf, self._honours, self._picture, self._again, gap=3)
        foot.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 16)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def _tell(self, moment: Moment) -> None:
        """As much as is to be seen at that moment."""
        known = moment.risen >= 1
        self._title.wait(not known)
        self._points.count(moment.counted, known=known)
        self._podium.stand(self._points.counting.shares(moment.counted), moment.risen)
        self._hero.confetti.fall(moment.fallen)

    @property
    def seen(self) -> QWidget:
        """What a picture would show."""
        return self._scroll.widget()

    @property
    def heading(self) -> str:
        return "Halloween Table"

    def _on_picture(self) -> None:
        """Of the whole ranking: a screen reader presses without bringing it to its end."""
        self.ceremony.finish()
        self.picture_asked.emit()

    def take_focus(self) -> None:
        """Who listens hears who has won; arrows scroll."""
        self._scroll.setFocus()

    # ---- words ----------------------------------------------------------------------------------

    def _winners(self) -> str:
        names = [introduced(each.person) for each in self._ranked if each.place == 1]
        if len(names) == 1:
            return fill(self.tr("The winner of the evening: %1"), names[0])
        return fill(self.tr("The winners of the evening: %1"), ", ".join(names))

    def _say_rule(self) -> str:
        """How the points come about, in two sentences."""
        players = len(self._plan.people)
        points = self.tr(
            "The first of each game gets %n points, the next one fewer, and so on; "
            "whoever shares a place gets what it is worth.",
            "",
            players,
        )
        tie = self.tr("If points are equal, more games won decide.")
        return f"{points} {tie}"

    def _say_points(self, count: int) -> str:
        return self.tr("%n points", "", count)

    def retranslate(self) -> None:
        winners = self._winners()
        self._kicker.setText(" → ".join(game_title(game.game) for game in self._plan.games))
        self._title.say(winners)
        self.setWindowTitle(winners)
        self._scroll.setAccessibleName(winners)
        told = (
            fill("%1. %2: %3", one.place, introduced(one.person), self._say_points(one.points))
            for one in self._ranked
        )
        self._scroll.setAccessibleDescription("\n".join(told))
        self._podium.say({one.seat: self._say_points(one.points) for one in self._ranked})
        self._points.say(self._say_points)
        self._rule.setText(self._say_rule())
        self._shelf.setText(self.tr("Back to the shelf"))
        self._honours.setText(self.tr("Honours"))
        self._picture.setText(self.tr("Save as a picture"))
        self._again.setText(self.tr("Plan another evening"))
        self._scroll.fit()
