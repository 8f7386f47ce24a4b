"""The rulebook of Halloween, chapter by chapter, with an anchor for every rule id."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph

from ..rules.actions import RULE
from ..rules.pending import (
    NOBODY,
    Asked,
    Blues,
    Doing,
    Fetching,
    Lifting,
    Paying,
    Pending,
    Readied,
    Rewarded,
    Throwing,
)
from ..rules.position import Position
from ..rules.town import Action
from .cards import HalloweenCards
from .computers import HalloweenComputers
from .end import HalloweenEnd
from .powers import HalloweenPowers
from .rulings import HalloweenRulings
from .table import HalloweenTable
from .town import HalloweenTown
from .turn import HalloweenTurn


class HalloweenRulebook(QObject):
    """The rulebook of Halloween."""

    def __init__(self) -> None:
        super().__init__()
        self._town = HalloweenTown(self)
        self._turn = HalloweenTurn(self)
        self._cards = HalloweenCards(self)
        self._end = HalloweenEnd(self)
        self._powers = HalloweenPowers(self)
        self._table = HalloweenTable(self)
        self._rulings = HalloweenRulings(self)
        self._computers = HalloweenComputers(self)

    def chapters(self) -> tuple[Chapter, ...]:
        return (
            self._idea(),
            self._town.glance(),
            self._town.town(),
            self._town.setup(),
            self._turn.turn(),
            self._turn.actions(),
            self._turn.example(),
            self._cards.bonuses(),
            self._cards.cards(),
            self._cards.sets(),
            self._end.end(),
            self._end.two_players(),
            self._end.master(),
            self._powers.chapter(),
            self._table.playing(),
            self._table.signs(),
            self._table.hints(),
            self._rulings.chapter(),
        )

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        from .figures import figure

        return figure(name)

    def anchor(self, view: Position) -> str:
        """The rule that speaks of where the game is."""
        master = view.options.master
        if view.over:
            return "HA-7.6" if master else "HA-5.2"
        if view.pending:
            return _rule_of(view, view.pending[-1])
        return "HA-1.5" if len(view.done) == view.options.sections else "HA-1.1"

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        """How computer players of each level think."""
        return self._computers.thinking()

    def _idea(self) -> Chapter:
        return Chapter(
            "HA-idea",
            self.tr("What it is about"),
            (
                Paragraph(
                    self.tr(
                        "Once a year the ghosts come to a small town, and you are one of the Dark "
                        "Lords who send them from door to door. The ghosts belong to nobody: "
                        "everybody uses the same ones, and a ghost that you bring to the Cinema may "
                        "do its next trick for somebody else."
                    )
                ),
                Paragraph(
                    self.tr(
                        "At first you command only the weakest ghosts, the blue ones. You summon "
                        "more of them, scare the town, make ghosts more powerful, move them about "
                        "and let them fight each other. So your power grows from blue to green, "
                        "yellow, orange and at last red."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Your <b>points</b> come from two things above all. You put your "
                        "<b>pumpkins</b> on the haunting spaces of the buildings, and a more "
                        "powerful ghost lets you reach a better space. And you claim <b>cards</b> "
                        "with the tokens that you collect: each gives you points at once, and a "
                        "power for the rest of the game."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Somebody places a last pumpkin or claims a fifth card: then the round is "
                        "played to its end, and whoever has the most points wins."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Halloween is for 2 to 4 players from about 12 years. A game takes 50 to 90 "
                        "minutes. If you are new here, read on as far as the "
                        '<a href="#HA-example">example turn</a>, then start with the cards of '
                        '<a href="#HA-sets">Casper</a> and look up the rest when you need it.'
                    )
                ),
            ),
        )


def _rule_of(view: Position, pending: Pending) -> str:
    """The rule that speaks of the choice that is due."""
    master = view.options.master
    match pending:
        case Readied(_, powers):
            return f"HA-8.{powers[-1]}"
        case Doing(_, action):
            return "HA-7.2" if master and action is Action.FIGHT else RULE[action]
        case Throwing(_, by):
            return f"HA-8.{by}" if by else RULE[Action.FIGHT]
        case Fetching(_, _, building):
            drawn = building == NOBODY and view.spent
            return f"HA-8.{view.spent[-1]}" if drawn else "HA-3.1"
        case Blues():
            return "HA-T5"
        case Lifting():
            return "HA-7.7" if master else RULE[Action.UPGRADE]
        case Paying():
            return "HA-4.1"
        case Rewarded():
            return "HA-4.3"
        case Asked(_, by):
            return f"HA-8.{by}" if by > 0 else "HA-3.5"
