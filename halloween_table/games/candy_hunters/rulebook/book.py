"""The rulebook of Candy Hunters, chapter by chapter, with an anchor for every rule id."""

from __future__ import annotations

from PySide6.QtCore import QObject

from halloween_table.contract.arrangement import Arrangement
from halloween_table.contract.kit import Chapter, Figure, Paragraph

from ..puzzles.game import PuzzlePosition
from ..rules.position import Ghost, Position, Stage
from .computers import CandyHuntersComputers
from .end import CandyHuntersRulebook as EndChapters
from .figures import FIGURES
from .patterns import CandyHuntersRulebook as PatternChapters
from .puzzles import CandyHuntersPuzzles
from .rulings import CandyHuntersRulebook as RulingsChapter
from .start import CandyHuntersRulebook as StartChapters
from .table import CandyHuntersRulebook as TableChapters
from .turn import CandyHuntersRulebook as TurnChapters

_CHAPTER_OF = {
    Stage.HOUSE: "CH-1",
    Stage.GHOSTS: "CH-2",
    Stage.PATTERN: "CH-3",
    Stage.EXCHANGE: "CH-4",
    Stage.KID: "CH-5",
}


class CandyHuntersRulebook(QObject):
    """The rulebook of Candy Hunters. Its chapters are spread over several modules; most classes
    there have the same name, under which all sentences of the game for several are translated."""

    def __init__(self) -> None:
        super().__init__()
        self._start = StartChapters(self)
        self._turn = TurnChapters(self)
        self._patterns = PatternChapters(self)
        self._end = EndChapters(self)
        self._puzzles = CandyHuntersPuzzles(self)
        self._table = TableChapters(self)
        self._rulings = RulingsChapter(self)
        self._computers = CandyHuntersComputers(self)

    def chapters(self) -> tuple[Chapter, ...]:
        return (
            self._idea(),
            self._start.box(),
            self._start.setup(),
            self._turn.turn(),
            self._turn.houses(),
            self._turn.ghosts(),
            self._patterns.patterns(),
            self._patterns.haunted_cards(),
            self._turn.exchange(),
            self._turn.kids(),
            self._end.points(),
            self._end.ties(),
            self._end.variants(),
            self._puzzles.rules(),
            self._puzzles.example(),
            self._puzzles.help(),
            self._puzzles.new_ones(),
            self._table.playing(),
            self._table.hints(),
            self._rulings.chapter(),
        )

    def figure(self, name: str) -> Arrangement:
        """The small table a figure shows."""
        return FIGURES[name]()

    def anchor(self, view: Position) -> str:
        """The chapter or rule that speaks of the step the game is at, or of puzzles if one begins
        or ends."""
        if isinstance(view, PuzzlePosition):
            if view.over:
                return "CH-7.3"
            if view.round == 1 and view.stage is Stage.HOUSE:
                return "CH-7"
        if view.over:
            return "CH-6.1"
        if view.pending:
            return "CH-2.4" if isinstance(view.pending[-1].piece, Ghost) else "CH-2.3"
        return _CHAPTER_OF[view.stage]

    def thinking(self) -> tuple[Paragraph | Figure, ...]:
        """How computer players of each level think."""
        return self._computers.thinking()

    def _idea(self) -> Chapter:
        return Chapter(
            "CH-idea",
            self.tr("The idea of the game"),
            (
                Paragraph(
                    self.tr(
                        "It is Halloween night: your kids go from house to house for candy, and "
                        "ghosts roam the town."
                    )
                ),
                Paragraph(
                    self.tr(
                        "All players build one town together out of orange, violet, green and "
                        "blue houses."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Each player holds secret pattern cards: when the colours of a card lie "
                        "side by side in the town, its owner may score it."
                    )
                ),
                Paragraph(
                    self.tr(
                        "Every kid on the scored houses takes its house home as candy, no matter "
                        "whose kid it is, and every ghost there brings the scoring player a scare "
                        "marker, which costs 1 point."
                    )
                ),
                Paragraph(
                    self.tr(
                        "After six rounds, points for cards and candy are added up, scare markers "
                        "are taken off, and the player with the most points wins."
                    )
                ),
            ),
        )
