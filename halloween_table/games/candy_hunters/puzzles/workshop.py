"""The workshop, in which somebody builds a puzzle by hand: a game of its own that is never over.

Its rules refuse only what cannot be drawn at all; what is merely unfinished, `puzzle.faults` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from attrs import frozen

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.frozen_map import FrozenMap
from halloween_table.engine.game import (
    Actor,
    Game,
    Outcome,
    Refusal,
    Seat,
    Standing,
    Step,
    Turn,
)

from ..rules.cards import REGULAR_NUMBERS
from ..rules.position import HOUSES_PER_COLOUR, Ghost, House, Kid, Piece
from ..rules.town import COLOURS, Cell, Colour, neighbours
from .code import decode
from .game import PuzzleOptions, start_of
from .puzzle import CARDS, GHOSTS, GOALS, KIDS, ROUNDS, TILES, Puzzle
from .workshop_moves import (
    AddCard,
    Drafted,
    LayTile,
    Move,
    Pawn,
    PutPawn,
    RemoveCard,
    SetRounds,
    ShiftPawn,
    ShiftTile,
    TakePawn,
    TakeTile,
    lay_tile,
    shift_tile,
)

RULE: Final = "CH-7.4"
"""It sets all limits of the workshop."""
BUILDER: Final[Seat] = 0
GROUND: Final = tuple(Cell(x, y) for y in range(3) for x in range(3))
"""Where the first tile can be laid."""


# ---- a moment of it -------------------------------------------------------------------------------


@frozen
class WorkshopOptions:
    """What somebody begins with."""

    first: Seat = BUILDER
    code: str = ""
    """Of a puzzle to be changed; empty: there is nothing yet."""


@frozen
class Draft:
    """A puzzle while somebody builds it."""

    options: WorkshopOptions
    houses: FrozenMap[Cell, House]
    standing: FrozenMap[Cell, Piece]
    cards: tuple[int, ...]
    """In the order in which they were chosen."""
    rounds: int

    @property
    def puzzle(self) -> Puzzle:
        """As far as it has come. Its goal is to be found out: until then it is more than anybody
        can reach, so that no line ends early."""
        return Puzzle(
            tiles=FrozenMap({cell: house.colour for cell, house in self.houses.items()}),
            ghosts=frozenset(self.where(Pawn.GHOST)),
            kids=frozenset(self.where(Pawn.KID)),
            cards=self.cards,
            rounds=self.rounds,
            goal=GOALS[-1],
        )

    @property
    def empty(self) -> bool:
        """Whether nothing was laid yet that would be worth keeping."""
        return not (self.houses or self.cards)

    def where(self, pawn: Pawn) -> Iterator[Cell]:
        """The tiles with a piece of that kind."""
        return (cell for cell, piece in self.standing.items() if pawn_of(piece) is pawn)

    def stack(self, colour: Colour) -> tuple[House, ...]:
        """The tiles of a colour that are still to be had, the next one first."""
        laid = {house for house in self.houses.values() if house.colour == colour}
        every = (House(colour, number) for number in range(1, HOUSES_PER_COLOUR + 1))
        return tuple(house for house in every if house not in laid)

    def supply(self, pawn: Pawn) -> tuple[Piece, ...]:
        """The pieces of a kind that are still to be had, the next one first."""
        placed = set(self.standing.values())
        return tuple(piece for piece in _EVERY[pawn] if piece not in placed)


_EVERY: Final[dict[Pawn, tuple[Piece, ...]]] = {
    Pawn.GHOST: tuple(Ghost(number) for number in range(GHOSTS[-1])),
    Pawn.KID: tuple(Kid(BUILDER, number) for number in range(1, KIDS[-1] + 1)),
}


def pawn_of(piece: Piece) -> Pawn:
    return Pawn.GHOST if isinstance(piece, Ghost) else Pawn.KID


# ---- refusals -------------------------------------------------------------------------------------


def _apart(houses: FrozenMap[Cell, House], cell: Cell) -> Refusal | None:
    """Whether a tile would lie there without a neighbour."""
    if any(near in houses for near in neighbours(cell)):
        return None
    return Refusal(RULE, "tile_not_joined")


def _no_tile(draft: Draft, move: LayTile) -> Refusal | None:
    if not draft.stack(move.colour):
        return Refusal(RULE, "colour_used_up", (move.colour, HOUSES_PER_COLOUR))
    if len(draft.houses) >= TILES[-1]:
        return Refusal(RULE, "tiles_used_up", (TILES[-1],))
    if move.cell in draft.houses:
        return Refusal(RULE, "tile_on_tile")
    if not draft.houses:
        return None if move.cell in GROUND else Refusal(RULE, "off_the_ground")
    return _apart(draft.houses, move.cell)


def _no_shift(draft: Draft, move: ShiftTile) -> Refusal | None:
    if move.start not in draft.houses:
        return Refusal(RULE, "no_tile")
    if move.cell in draft.houses:
        return Refusal(RULE, "tile_on_tile")
    return _apart(draft.houses.without(move.start), move.cell)


def _no_taking(draft: Draft, move: TakeTile) -> Refusal | None:
    return None if move.cell in draft.houses else Refusal(RULE, "no_tile")


def _spot(draft: Draft, cell: Cell) -> Refusal | None:
    """Why nobody can stand there."""
    if cell not in draft.houses:
        return Refusal(RULE, "pawn_without_tile")
    return Refusal(RULE, "pawn_on_pawn") if cell in draft.standing else None


def _no_pawn(draft: Draft, move: PutPawn) -> Refusal | None:
    if not draft.supply(move.pawn):
        return Refusal(RULE, f"{move.pawn}s_used_up", (len(_EVERY[move.pawn]),))
    return _spot(draft, move.cell)


def _no_step(draft: Draft, move: ShiftPawn) -> Refusal | None:
    if move.start not in draft.standing:
        return Refusal(RULE, "nobody_there")
    return _spot(draft, move.cell)


def _nobody(draft: Draft, move: TakePawn) -> Refusal | None:
    return None if move.cell in draft.standing else Refusal(RULE, "nobody_there")


def _no_card(draft: Draft, move: AddCard) -> Refusal | None:
    if move.card not in REGULAR_NUMBERS:
        return Refusal(RULE, "only_regular_cards")
    if move.card in draft.cards:
        return Refusal(RULE, "card_chosen")
    if len(draft.cards) >= CARDS[-1]:
        return Refusal(RULE, "cards_used_up", (CARDS[-1],))
    return None


def _not_chosen(draft: Draft, move: RemoveCard) -> Refusal | None:
    return None if move.card in draft.cards else Refusal(RULE, "card_not_chosen")


def _no_rounds(draft: Draft, move: SetRounds) -> Refusal | None:
    if move.rounds not in ROUNDS:
        return Refusal("CH-7.1", "no_such_rounds", (ROUNDS[0], ROUNDS[-1]))
    return Refusal("CH-7.1", "rounds_as_before") if move.rounds == draft.rounds else None


# ---- what comes of it -----------------------------------------------------------------------------

_Played = tuple[Draft, House | Piece | None]


def _lay(draft: Draft, move: LayTile) -> _Played:
    house = draft.stack(move.colour)[0]
    return evolved(draft, houses=draft.houses.with_(move.cell, house)), house


def _shift(draft: Draft, move: ShiftTile) -> _Played:
    house = draft.houses[move.start]
    houses = draft.houses.without(move.start).with_(move.cell, house)
    standing = draft.standing
    if move.start in standing:
        standing = standing.without(move.start).with_(move.cell, standing[move.start])
    return evolved(draft, houses=houses, standing=standing), house


def _take(draft: Draft, move: TakeTile) -> _Played:
    houses, standing = draft.houses.without(move.cell), draft.standing.without(move.cell)
    return evolved(draft, houses=houses, standing=standing), draft.houses[move.cell]


def _put(draft: Draft, move: PutPawn) -> _Played:
    piece = draft.supply(move.pawn)[0]
    return evolved(draft, standing=draft.standing.with_(move.cell, piece)), piece


def _step(draft: Draft, move: ShiftPawn) -> _Played:
    piece = draft.standing[move.start]
    standing = draft.standing.without(move.start).with_(move.cell, piece)
    return evolved(draft, standing=standing), piece


def _send_home(draft: Draft, move: TakePawn) -> _Played:
    piece = draft.standing[move.cell]
    return evolved(draft, standing=draft.standing.without(move.cell)), piece


def _add(draft: Draft, move: AddCard) -> _Played:
    return evolved(draft, cards=(*draft.cards, move.card)), None


def _remove(draft: Draft, move: RemoveCard) -> _Played:
    return evolved(draft, cards=tuple(card for card in draft.cards if card != move.card)), None


def _set(draft: Draft, move: SetRounds) -> _Played:
    return evolved(draft, rounds=move.rounds), None


_REFUSED: Final[dict[type[Any], Callable[[Draft, Any], Refusal | None]]] = {
    LayTile: _no_tile,
    ShiftTile: _no_shift,
    TakeTile: _no_taking,
    PutPawn: _no_pawn,
    ShiftPawn: _no_step,
    TakePawn: _nobody,
    AddCard: _no_card,
    RemoveCard: _not_chosen,
    SetRounds: _no_rounds,
}
_PLAYED: Final[dict[type[Any], Callable[[Draft, Any], _Played]]] = {
    LayTile: _lay,
    ShiftTile: _shift,
    TakeTile: _take,
    PutPawn: _put,
    ShiftPawn: _step,
    TakePawn: _send_home,
    AddCard: _add,
    RemoveCard: _remove,
    SetRounds: _set,
}


def _sites(houses: FrozenMap[Cell, House]) -> dict[Cell, list[Cell]]:
    """Every empty cell beside a tile, with the tiles that it lies beside."""
    sites: dict[Cell, list[Cell]] = {}
    for cell in houses:
        for near in neighbours(cell):
            if near not in houses:
                sites.setdefault(near, []).append(cell)
    return sites


def _tile_moves(draft: Draft) -> Iterator[Move]:
    sites = _sites(draft.houses)
    if len(draft.houses) < TILES[-1]:
        for colour in COLOURS:
            if draft.stack(colour):
                yield from (lay_tile(colour, cell) for cell in sites or GROUND)
    for start in draft.houses:
        yield TakeTile(start)
        alone = [start]
        yield from (shift_tile(start, cell) for cell in sites if sites[cell] != alone)


def _pawn_moves(draft: Draft) -> Iterator[Move]:
    free = [cell for cell in draft.houses if cell not in draft.standing]
    for pawn in Pawn:
        if draft.supply(pawn):
            yield from (PutPawn(pawn, cell) for cell in free)
    for start in draft.standing:
        yield TakePawn(start)
        yield from (ShiftPawn(start, cell) for cell in free)


def _card_moves(draft: Draft) -> Iterator[Move]:
    if len(draft.cards) < CARDS[-1]:
        yield from (AddCard(card) for card in REGULAR_NUMBERS if card not in draft.cards)
    yield from map(RemoveCard, draft.cards)


class CandyWorkshop(Game[Draft, Move]):
    """The rules of the workshop."""

    key = "candy_workshop"
    version = 1
    seat_counts = range(1, 2)
    position_type = Draft
    options_type = WorkshopOptions
    move_types: tuple[type[Any], ...] = tuple(_PLAYED)

    def setup(self, options: WorkshopOptions, seats: int, seed: int) -> Draft:
        """An empty table, or the puzzle with that code. Raises BadCode."""
        if seats not in self.seat_counts or options.first != BUILDER:
            raise ValueError("one builds (CH-7.2)")
        if not options.code:
            return Draft(options, FrozenMap(), FrozenMap(), (), ROUNDS[0])
        puzzle = decode(options.code)
        start = start_of(puzzle, PuzzleOptions(code=options.code))
        return Draft(options, start.houses, start.standing, puzzle.cards, puzzle.rounds)

    def actors(self, position: Draft) -> tuple[Actor, ...]:
        return (BUILDER,)

    def moves(self, position: Draft, actor: Actor) -> Iterator[Move]:
        if actor == BUILDER:
            yield from _tile_moves(position)
            yield from _pawn_moves(position)
            yield from _card_moves(position)
            yield from (SetRounds(rounds) for rounds in ROUNDS if rounds != position.rounds)

    def refusal(self, position: Draft, actor: Actor, move: Move) -> Refusal | None:
        if actor != BUILDER:
            return Refusal(RULE, "one_builds")
        return _REFUSED[type(move)](position, move)

    def played(self, position: Draft, actor: Actor, move: Move) -> Step[Draft]:
        after, what = _PLAYED[type(move)](position, move)
        return Step(after, (Drafted(move, what),))

    def view(self, position: Draft, seat: Seat | None) -> Draft:
        """As it is: nothing is hidden."""
        return position

    def imagined(self, view: Draft, seat: Seat | None, chance: Chance) -> Draft:
        return view

    def forced(self, view: Draft) -> None:
        return None

    def timing(self, position: Draft) -> None:
        return None

    def turn(self, position: Draft) -> Turn:
        return Turn(1, BUILDER)

    def standings(self, position: Draft) -> tuple[Standing, ...]:
        return (Standing(BUILDER, 1, ()),)

    def outcome(self, position: Draft) -> Outcome | None:
        """Nobody ever says that it is finished."""
        return None
