"""What is said of puzzles: everything that Candy Hunters says, except where a puzzle is different."""

from __future__ import annotations

from halloween_table.contract.kit import Players, Variant
from halloween_table.contract.puzzles import Aim
from halloween_table.engine.game import Event, Refusal, Turn
from halloween_table.engine.translate import fill, number

from ..puzzles.forty import FORTY
from ..puzzles.game import PuzzlePosition
from ..rules import events as happened
from ..rules.moves import Displace, Move, MoveGhost, Pass, PlaceHouse, ScorePattern
from ..rules.position import Position, Stage
from ..rules.town import Colour
from .voice import CandyHuntersVoice


def aim_of(view: Position) -> Aim:
    """What the puzzle asks for, and how far somebody has come (CH-7.1, CH-7.3)."""
    assert isinstance(view, PuzzlePosition)
    puzzle = view.puzzle
    return Aim(puzzle.goal, view.points, puzzle.rounds, view.rounds_left, view.over)


class PuzzleVoice(CandyHuntersVoice):
    """The sentences of a puzzle in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self._game = CandyHuntersVoice()
        """Says what has a number in it: Qt finds no plurals that stand under the name of a class
        from which another one is derived."""

    # ---- refusals and the log -----------------------------------------------------------------------

    def refusal(self, refusal: Refusal, players: Players) -> str:
        match refusal.reason:
            case "puzzle_over":
                return self.tr("This puzzle is over; take moves back, or start it again.")
            case "no_deck":
                return self.tr("A puzzle has no deck, so its cards stay as they are.")
            case "no_more_kids":
                return self.tr("Nobody joins in a puzzle: all its kids are in the town already.")
            case "card_target":
                return self.tr("A card goes onto the town to be scored.")
        return self._refused_code(refusal) or self._game.refusal(refusal, players)

    def _refused_code(self, refusal: Refusal) -> str:
        """Why what somebody typed is not the code of a puzzle."""
        match refusal.reason:
            case "code_empty":
                return self.tr("Type the code of a puzzle here.")
            case "code_letter":
                unknown = self.tr("No code contains “%1”: there are only digits and Latin letters.")
                return fill(unknown, refusal.about[0])
            case "code_mistyped":
                return self.tr(
                    "Something is mistyped or missing; compare the code letter by letter."
                )
            case "code_of_nothing":
                return self.tr("There is no puzzle with this code.")
        return ""

    def turn(self, turn: Turn, players: Players) -> str:
        return fill(self.tr("Round %1"), turn.round)

    def log_line(self, event: Event, players: Players) -> str:
        if isinstance(event, happened.GameEnded):
            return self.tr("The puzzle is over.")
        return self._game.log_line(event, players)

    # ---- prompts ------------------------------------------------------------------------------------

    def step_names(self) -> dict[Stage, str]:
        names = self._game.step_names()
        return {stage: names[stage] for stage in (Stage.HOUSE, Stage.GHOSTS, Stage.PATTERN)}

    def title(self, view: Position, players: Players) -> str:
        assert isinstance(view, PuzzlePosition)
        name = self.name(view.options.code)
        if view.over:
            return name
        where = self.tr("%1 · round %2 of %3")
        return fill(where, name, view.round, view.puzzle.rounds)

    def pass_question(self, points: int) -> str:
        """A puzzle is tried this way and that, and everything in it can be undone."""
        return ""

    def prompt(self, view: Position, can_score: bool) -> str:
        aim = aim_of(view)
        if aim.solved:
            return self.tr("The goal is reached: the puzzle is solved.")
        if aim.missed:
            return self.tr("%n points are missing.", "", aim.goal - aim.points)
        return self._game.prompt(view, can_score)

    # ---- names --------------------------------------------------------------------------------------

    def name(self, code: str) -> str:
        """What a puzzle is called: by its number in the book, if it is one of those."""
        if code in FORTY:
            return fill(self.tr("Puzzle %1"), FORTY.index(code) + 1)
        return self.tr("Puzzle")

    def goal(self) -> str:
        return self.tr("Goal")

    def points_so_far(self) -> str:
        return self.tr("Points")

    def rounds_left(self) -> str:
        return self.tr("Rounds left")

    def aim(self, aim: Aim) -> str:
        """Goal, points and rounds for a screen reader."""
        sentence = self.tr("Goal: %1. Points: %2. Rounds left: %3.")
        return fill(sentence, aim.goal, number(aim.points), aim.rounds_left)

    def stack(self, colour: Colour, left: int) -> str:
        return self._game.stack(colour, left)

    def deck(self, left: int) -> str:
        return self._game.deck(left)

    # ---- hints --------------------------------------------------------------------------------------

    def hint_card(self) -> str:
        return self.tr("This round, score this card.")

    def hint_no_card(self) -> str:
        return self.tr("Do not score anything in this round.")

    def hint_place(self) -> str:
        return self.tr("This round, score the framed card on the framed spots.")

    def hint_any_house(self) -> str:
        return self.tr("This house hardly matters. Build it out of the way, here for example.")

    def hint_move(self, move: Move, stage: Stage) -> str:
        match move:
            case PlaceHouse(colour):
                return self._build_here(colour)
            case MoveGhost():
                return self.tr("Move the framed ghost to the framed house.")
            case Displace():
                return self.tr("Send whoever was shoved to the framed house.")
            case ScorePattern():
                return self.tr("Score the framed card on the framed spots.")
            case Pass():
                return fill(self.tr("Go on: press “%1”."), self.pass_caption(stage))
        raise AssertionError(move)

    def _build_here(self, colour: Colour) -> str:
        return {
            Colour.ORANGE: self.tr("Build an orange house on the framed spot."),
            Colour.VIOLET: self.tr("Build a violet house on the framed spot."),
            Colour.GREEN: self.tr("Build a green house on the framed spot."),
            Colour.BLUE: self.tr("Build a blue house on the framed spot."),
        }[colour]

    # ---- before and after -----------------------------------------------------------------------------

    def variants(self) -> tuple[Variant, ...]:
        return ()

    def first_player(self) -> str:
        return ""
