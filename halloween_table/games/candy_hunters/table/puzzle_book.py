"""The puzzles of Candy Hunters as the windows know them: codes, faces, hints and tasks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from typing import Any, Final

from halloween_table.contract.arrangement import Arrangement, Prompt
from halloween_table.contract.hints import Pointer, Strength
from halloween_table.contract.kit import Players
from halloween_table.contract.palette import MOON, PANEL, PANEL_EDGE
from halloween_table.contract.pictures import Art, Rect, Shape, Words
from halloween_table.contract.places import Mark
from halloween_table.contract.puzzles import Aim, Side
from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Refusal
from halloween_table.engine.job import Task
from halloween_table.engine.mind import Asked, Known, Thought
from halloween_table.engine.record import Player

from ..puzzles.code import BadCode, decode, encode
from ..puzzles.forty import FORTY, difficulty_of
from ..puzzles.game import PuzzleOptions, PuzzlePosition, after
from ..puzzles.generator import DIFFICULTIES
from ..puzzles.mind import PATIENCE, PuzzleMind
from ..puzzles.puzzle import Puzzle, row_by_row
from ..puzzles.tasks import LastSolvable, Making, NextOfStreak, OfTheDay
from ..rules.cards import CARDS
from ..rules.moves import Displace, Move, MoveGhost, PlaceHouse, ScorePattern
from ..rules.patterns import match as match_of
from ..rules.position import Stage
from ..rules.town import Cell
from ..words.puzzle_voice import PuzzleVoice, aim_of
from . import ids, pictures
from .layout import standing_on

_FACE: Final = (900.0, 620.0)
_FACE_TOWN: Final = Rect(16, 16, 560, 588)
_FACE_CARD: Final = (130.0, 182.0)


class CandyPuzzleBook:
    """The forty of the book, and every other one that has a code."""

    book = tuple(
        Side(number, code, difficulty_of(number)) for number, code in enumerate(FORTY, start=1)
    )
    difficulties = DIFFICULTIES

    def __init__(self, voice: PuzzleVoice) -> None:
        self._voice = voice

    # ---- codes ----------------------------------------------------------------------------------

    def read(self, typed: str) -> str | Refusal:
        try:
            return encode(decode(typed))
        except BadCode as bad:
            return bad.refusal

    def options(self, code: str) -> PuzzleOptions:
        return PuzzleOptions(code=code)

    def code(self, view: PuzzlePosition) -> str:
        return view.options.code

    # ---- what is seen -----------------------------------------------------------------------------

    def aim(self, view: PuzzlePosition) -> Aim:
        return aim_of(view)

    def face(self, code: str, players: Players) -> Arrangement:
        puzzle = decode(code)
        marks = tuple(_face(puzzle, players[0]))
        return Arrangement((), (), marks, Prompt("", ""), size=_FACE)

    def hint(
        self,
        view: PuzzlePosition,
        thought: Thought[Move],
        strength: Strength,
        players: Players,
    ) -> Pointer:
        if strength == 3 and thought.line:
            move = thought.line[0]
            said = self._voice.hint_move(move, view.stage)
            if isinstance(move, PlaceHouse) and not _needed(view, move, thought.line[1:]):
                said = self._voice.hint_any_house()
            return Pointer(said, tuple(_touched(view, move)))
        scored = _next_scored(view, thought.line)
        if scored is None:
            return Pointer(self._voice.hint_no_card())
        card, cells = scored
        framed = ids.card_in_hand(view, card)
        if view.stage is Stage.PATTERN and strength > 1:
            return self.hint(view, thought, 3, players)  # that is the next move
        if strength == 1:
            return Pointer(self._voice.hint_card(), (framed,))
        return Pointer(self._voice.hint_place(), (framed, *_spots(cells)))

    # ---- what is thought about ----------------------------------------------------------------------

    def thinking(self, view: PuzzlePosition) -> Task[Thought[Any]]:
        return Asked(PuzzleMind(), Known(view), view.seat, Chance(0), PATIENCE)

    def last_solvable(self, views: Sequence[PuzzlePosition]) -> Task[int | None]:
        return LastSolvable(tuple(views))

    def made(self, difficulty: int, seed: int) -> Task[str]:
        return Making(difficulty, seed)

    def of_the_day(self, day: date) -> Task[str]:
        return OfTheDay(day)

    def next_of_streak(self, seed: int, solved: int) -> Task[str]:
        return NextOfStreak(seed, solved)


# ---- hints ----------------------------------------------------------------------------------------


def _next_scored(
    view: PuzzlePosition, line: tuple[Move, ...]
) -> tuple[int, tuple[Cell, ...]] | None:
    """The card that is scored in this round of the line and the spots of the town it lies on then;
    None if none is."""
    position = view
    for move in line:
        if isinstance(move, ScorePattern):
            found = match_of(position, CARDS[move.card], move.cell, move.turn)
            return move.card, tuple(found.houses)
        position = after(position, move)
        if position.round != view.round:
            return None
    return None


def _needed(view: PuzzlePosition, house: PlaceHouse, line: tuple[Move, ...]) -> bool:
    """Whether somebody comes to that house in the line, or a pattern lies on it."""
    position = after(view, house)
    for move in line:
        match move:
            case MoveGhost(_, cell) | Displace(cell) if cell == house.cell:
                return True
            case ScorePattern(card, cell, turn):
                if house.cell in match_of(position, CARDS[card], cell, turn).houses:
                    return True
        position = after(position, move)
    return False


def _touched(view: PuzzlePosition, move: Move) -> Iterator[str]:
    """What a move takes, and where to."""
    match move:
        case PlaceHouse(colour, cell):
            yield ids.Stack(colour)
            yield ids.Cell(*cell)
        case MoveGhost(ghost, to):
            standing = next(
                cell for cell, it in view.standing.items() if ids.pawn(it) == ids.Ghost(ghost)
            )
            yield from _spots((standing, to))
        case Displace(to):
            yield ids.Cell(*to)
        case ScorePattern(card, cell, turn):
            yield ids.card_in_hand(view, card)
            yield from _spots(match_of(view, CARDS[card], cell, turn).houses)
        case _:
            yield ids.PASS


def _spots(cells: Iterable[Cell]) -> Iterator[str]:
    """Spots of the town; one that the rim does not reach yet is not on the table."""
    return (ids.Cell(*cell) for cell in cells)


# ---- faces ----------------------------------------------------------------------------------------


def _face(puzzle: Puzzle, player: Player) -> Iterator[Mark]:
    """The town, the cards, the goal and the rounds of a puzzle, without words."""
    width, height = _FACE
    yield Mark("card", Rect(0, 0, width, height), (Shape(PANEL, PANEL_EDGE, radius=26, width=4),))
    columns = max(cell.x for cell in puzzle.tiles) + 1
    rows = max(cell.y for cell in puzzle.tiles) + 1
    size = min(_FACE_TOWN.w / columns, _FACE_TOWN.h / rows, 112.0)
    left = _FACE_TOWN.x + (_FACE_TOWN.w - columns * size) / 2
    top = _FACE_TOWN.y + (_FACE_TOWN.h - rows * size) / 2
    ghosts = sorted(puzzle.ghosts, key=row_by_row)
    for at, (cell, colour) in enumerate(puzzle.tiles.items()):
        tile = Rect(left + cell.x * size, top + cell.y * size, size, size)
        yield Mark(f"tile:{at}", tile.inset(size * 0.02), pictures.house_picture(colour))
        if cell in puzzle.ghosts:
            ghost = pictures.ghost_picture(ghosts.index(cell))
            yield Mark(f"ghost:{at}", standing_on(tile), ghost)
        elif cell in puzzle.kids:
            yield Mark(f"kid:{at}", standing_on(tile), pictures.kid_of(player))
    wide, high = _FACE_CARD
    for at, card in enumerate(puzzle.cards):
        row, column = divmod(at, 2)
        rect = Rect(604 + column * (wide + 12), 20 + row * (high + 12), wide, high)
        yield Mark(f"pattern:{at}", rect, pictures.card_picture(card))
    yield Mark(
        "asked",
        Rect(604, 420, 272, 184),
        (
            Art("common/trophy", Rect(0.02, 0.04, 0.36, 0.54)),
            Words(str(puzzle.goal), Rect(0.4, 0.02, 0.58, 0.58), 92, MOON, bold=True),
            *(
                Art("common/moon", Rect(0.02 + at * 0.26, 0.62, 0.24, 0.36))
                for at in range(puzzle.rounds)
            ),
        ),
    )
