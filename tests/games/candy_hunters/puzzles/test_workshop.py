"""The workshop refuses what cannot be drawn at all, and says what a puzzle lacks (CH-7.4)."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Refused
from halloween_table.engine.job import done
from halloween_table.engine.record import Played, Player, Record
from halloween_table.games.candy_hunters.puzzles.code import BadCode, encode
from halloween_table.games.candy_hunters.puzzles.examining import Examined, Examining
from halloween_table.games.candy_hunters.puzzles.measure import difficulty, figure
from halloween_table.games.candy_hunters.puzzles.puzzle import Puzzle, faults, tidied
from halloween_table.games.candy_hunters.puzzles.solver import MOST_WAYS, Solver
from halloween_table.games.candy_hunters.puzzles.workshop import (
    CandyWorkshop,
    Draft,
    WorkshopOptions,
)
from halloween_table.games.candy_hunters.puzzles.workshop_moves import (
    AddCard,
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
)
from halloween_table.games.candy_hunters.rules.cards import HAUNTED_NUMBERS
from halloween_table.games.candy_hunters.rules.position import Ghost, House, Kid
from halloween_table.games.candy_hunters.rules.town import COLOURS, Cell, Colour

from ... import laws
from .drawing import puzzle_of, random_puzzle, start

WORKSHOP = CandyWorkshop()
EMPTY = WORKSHOP.setup(WorkshopOptions(), 1, 0)
TOWN = """
    o. vA g. b.
    gA o1 b. v.
    b. v. g. oA
    """
PUZZLE = puzzle_of(TOWN, "ov/g.", "vog", rounds=2)
CORNER, MIDDLE, RIM = Cell(0, 0), Cell(1, 1), Cell(4, 0)


def built(*moves: Move, draft: Draft = EMPTY) -> Draft:
    for move in moves:
        draft = WORKSHOP.play(draft, 0, move).position
    return draft


def draft_of(puzzle: Puzzle) -> Draft:
    return WORKSHOP.setup(WorkshopOptions(code=encode(puzzle)), 1, 0)


DRAFT = draft_of(PUZZLE)


def row(tiles: int, colours: tuple[Colour, ...] = COLOURS) -> Draft:
    """So many tiles in a row, their colours one after another."""
    every = (LayTile(colours[at % len(colours)], Cell(at, 0)) for at in range(tiles))
    return built(*every)


def why_not(draft: Draft, move: Move) -> tuple[str, str] | None:
    refusal = WORKSHOP.refusal(draft, 0, move)
    return None if refusal is None else (refusal.rule, refusal.reason)


def lacks(draft: Draft) -> list[str]:
    return [fault.reason for fault in faults(draft.puzzle)]


# ---- tiles ----------------------------------------------------------------------------------------


def test_the_first_tile_goes_to_any_spot_of_the_ground() -> None:
    for cell in (Cell(0, 0), Cell(2, 2), MIDDLE):
        assert built(LayTile(Colour.BLUE, cell)).houses == {cell: House(Colour.BLUE, 1)}
    assert why_not(EMPTY, LayTile(Colour.BLUE, Cell(7, 7))) == ("CH-7.4", "off_the_ground")


def test_a_tile_shares_an_edge_with_another_one() -> None:
    draft = built(LayTile(Colour.BLUE, MIDDLE))
    assert why_not(draft, LayTile(Colour.BLUE, Cell(2, 1))) is None
    assert why_not(draft, LayTile(Colour.BLUE, Cell(2, 2))) == ("CH-7.4", "tile_not_joined")
    assert why_not(draft, LayTile(Colour.BLUE, MIDDLE)) == ("CH-7.4", "tile_on_tile")


def test_there_are_nine_tiles_of_a_colour() -> None:
    draft = row(9, (Colour.GREEN,))
    tenth = Cell(9, 0)
    assert why_not(draft, LayTile(Colour.GREEN, tenth)) == ("CH-7.4", "colour_used_up")
    assert why_not(draft, LayTile(Colour.BLUE, tenth)) is None


def test_a_town_has_eighteen_tiles_at_most() -> None:
    draft = row(18)
    assert why_not(draft, LayTile(Colour.BLUE, Cell(18, 0))) == ("CH-7.4", "tiles_used_up")
    assert not any(isinstance(move, LayTile) for move in WORKSHOP.moves(draft, 0))


def test_a_tile_takes_along_what_stands_on_it() -> None:
    draft = built(ShiftTile(Cell(3, 2), RIM), draft=DRAFT)
    assert Cell(3, 2) not in draft.houses
    assert draft.houses[RIM] == DRAFT.houses[Cell(3, 2)]
    assert draft.standing[RIM] == DRAFT.standing[Cell(3, 2)]


def test_a_tile_does_not_move_away_from_all_others() -> None:
    pair = row(2)
    assert why_not(pair, ShiftTile(Cell(1, 0), Cell(2, 0))) == ("CH-7.4", "tile_not_joined")
    assert why_not(pair, ShiftTile(Cell(1, 0), Cell(0, 0))) == ("CH-7.4", "tile_on_tile")
    assert why_not(pair, ShiftTile(Cell(1, 0), Cell(1, 0))) == ("CH-7.4", "tile_on_tile")
    assert why_not(pair, ShiftTile(Cell(5, 0), Cell(2, 0))) == ("CH-7.4", "no_tile")
    alone = row(1)
    assert why_not(alone, ShiftTile(CORNER, MIDDLE)) == ("CH-7.4", "tile_not_joined")


def test_a_tile_that_is_taken_away_takes_its_piece_with_it_and_can_be_had_again() -> None:
    draft = built(TakeTile(MIDDLE), draft=DRAFT)
    assert MIDDLE not in draft.houses
    assert MIDDLE not in draft.standing
    assert len(draft.supply(Pawn.GHOST)) == 4
    assert DRAFT.houses[MIDDLE] in draft.stack(Colour.ORANGE)
    assert why_not(draft, TakeTile(MIDDLE)) == ("CH-7.4", "no_tile")


def test_taking_a_tile_away_may_break_the_town_and_that_is_said() -> None:
    draft = built(TakeTile(Cell(5, 0)), draft=row(11))
    assert "not_joined" in lacks(draft)
    assert why_not(draft, LayTile(Colour.BLUE, Cell(5, 0))) is None


# ---- ghosts and kids --------------------------------------------------------------------------------


def test_a_piece_stands_on_a_free_tile() -> None:
    for pawn in Pawn:
        assert why_not(DRAFT, PutPawn(pawn, RIM)) == ("CH-7.4", "pawn_without_tile")
        assert why_not(DRAFT, PutPawn(pawn, MIDDLE)) == ("CH-7.4", "pawn_on_pawn")
        assert why_not(DRAFT, PutPawn(pawn, CORNER)) is None
    assert built(PutPawn(Pawn.GHOST, CORNER), draft=DRAFT).standing[CORNER] == Ghost(1)
    assert built(PutPawn(Pawn.KID, CORNER), draft=DRAFT).standing[CORNER] == Kid(0, 4)


@pytest.mark.parametrize(("pawn", "most"), [(Pawn.GHOST, 4), (Pawn.KID, 5)])
def test_there_are_four_ghosts_and_five_kids(pawn: Pawn, most: int) -> None:
    draft = built(*(PutPawn(pawn, Cell(at, 0)) for at in range(most)), draft=row(12))
    assert why_not(draft, PutPawn(pawn, Cell(9, 0))) == ("CH-7.4", f"{pawn}s_used_up")
    fewer = built(TakePawn(Cell(2, 0)), draft=draft)
    again = built(PutPawn(pawn, Cell(9, 0)), draft=fewer)
    assert again.standing[Cell(9, 0)] == draft.standing[Cell(2, 0)], "the same piece comes back"


def test_a_piece_moves_from_tile_to_tile() -> None:
    draft = built(ShiftPawn(MIDDLE, CORNER), draft=DRAFT)
    assert draft.standing[CORNER] == DRAFT.standing[MIDDLE]
    assert MIDDLE not in draft.standing
    assert why_not(DRAFT, ShiftPawn(CORNER, Cell(2, 0))) == ("CH-7.4", "nobody_there")
    assert why_not(DRAFT, ShiftPawn(MIDDLE, Cell(1, 0))) == ("CH-7.4", "pawn_on_pawn")
    assert why_not(DRAFT, ShiftPawn(MIDDLE, RIM)) == ("CH-7.4", "pawn_without_tile")
    assert why_not(DRAFT, TakePawn(CORNER)) == ("CH-7.4", "nobody_there")


# ---- cards and rounds -------------------------------------------------------------------------------


def test_four_different_regular_cards_at_most() -> None:
    draft = built(AddCard(3), AddCard(28), AddCard(5), AddCard(9))
    assert draft.cards == (3, 28, 5, 9)
    assert why_not(draft, AddCard(1)) == ("CH-7.4", "cards_used_up")
    assert why_not(draft, AddCard(5)) == ("CH-7.4", "card_chosen")
    assert why_not(draft, RemoveCard(1)) == ("CH-7.4", "card_not_chosen")
    assert why_not(EMPTY, AddCard(HAUNTED_NUMBERS[0])) == ("CH-7.4", "only_regular_cards")
    assert why_not(EMPTY, AddCard(99)) == ("CH-7.4", "only_regular_cards")
    assert built(RemoveCard(28), draft=draft).cards == (3, 5, 9)


def test_one_to_three_rounds() -> None:
    assert EMPTY.rounds == 1
    assert built(SetRounds(3)).rounds == 3
    assert why_not(EMPTY, SetRounds(1)) == ("CH-7.1", "rounds_as_before")
    for rounds in (0, 4):
        assert why_not(EMPTY, SetRounds(rounds)) == ("CH-7.1", "no_such_rounds")


# ---- the kernel -------------------------------------------------------------------------------------


def test_only_one_builds_and_nothing_is_refused_by_half() -> None:
    assert WORKSHOP.actors(DRAFT) == (0,)
    with pytest.raises(Refused) as refused:
        WORKSHOP.play(DRAFT, 1, AddCard(1))
    assert refused.value.refusal.reason == "one_builds"
    assert list(WORKSHOP.moves(DRAFT, 1)) == []
    with pytest.raises(ValueError, match="one builds"):
        WORKSHOP.setup(WorkshopOptions(), 2, 0)
    with pytest.raises(BadCode):
        WORKSHOP.setup(WorkshopOptions(code="ABCD"), 1, 0)


def any_move(lot: Random) -> Move:
    """Lawful or not."""

    def cell() -> Cell:
        return Cell(lot.randint(-2, 5), lot.randint(-2, 5))

    return lot.choice(
        [
            LayTile(lot.choice(COLOURS), cell()),
            ShiftTile(cell(), cell()),
            TakeTile(cell()),
            PutPawn(lot.choice(list(Pawn)), cell()),
            ShiftPawn(cell(), cell()),
            TakePawn(cell()),
            AddCard(lot.randint(0, 37)),
            RemoveCard(lot.randint(0, 37)),
            SetRounds(lot.randint(0, 4)),
        ]
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_hold_and_a_draft_comes_back_from_its_record(seed: int) -> None:
    lot, code = Random(seed), encode(random_puzzle(seed, 2)) if seed % 2 else ""
    options = WorkshopOptions(code=code)
    beginning = WORKSHOP.setup(options, 1, seed)
    moments = tuple(islice(laws.wander(WORKSHOP, beginning, Chance(seed)), 40))
    laws.hold(WORKSHOP, 1, moments[::4], lambda _: [any_move(lot) for _ in range(60)])
    moves = tuple(Played(moment.actor, moment.chosen) for moment in moments)
    ann = (Player("Ann", "cat", "red"),)
    record = Record(WORKSHOP.key, WORKSHOP.version, options, ann, 5, moves)
    laws.replays_to_the_same_game(WORKSHOP, Codec(WORKSHOP), record, moments)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_built_breaks_no_limit_but_from_below(seed: int) -> None:
    """Too few, fallen apart, or fewer cards than rounds: nothing else can come of lawful moves."""
    unfinished = {f"too_few_{what}" for what in ("tiles", "ghosts", "kids", "cards")}
    allowed = unfinished | {"not_joined", "fewer_cards_than_rounds"}
    seen: set[str] = set()
    for moment in islice(laws.wander(WORKSHOP, EMPTY, Chance(seed)), 120):
        found = lacks(moment.step.position)
        assert allowed.issuperset(found)
        seen.update(found)
        tiles = moment.step.position.houses
        assert len({*tiles.values()}) == len(tiles), "each of the 36 lies in one place"
    assert unfinished <= seen


# ---- what is in it ----------------------------------------------------------------------------------


def told(task: Examining) -> list[Examined]:
    """What is told on the way, and in the end."""
    found, thinking = [], task()
    while True:
        try:
            found.append(next(thinking))
        except StopIteration as end:
            return [*found, end.value]


def test_a_draft_is_the_puzzle_that_it_began_with() -> None:
    assert evolve(DRAFT.puzzle, goal=PUZZLE.goal) == PUZZLE
    assert not DRAFT.empty
    assert EMPTY.empty
    assert not built(AddCard(1)).empty


@pytest.mark.parametrize(
    "seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4, 20))]
)
def test_points_ways_and_difficulty_are_those_of_the_solver(seed: int) -> None:
    puzzle = random_puzzle(seed, 1 + seed % 2)
    examined = done(Examining(draft_of(puzzle).puzzle)())
    solver = Solver(start(evolve(puzzle, goal=15)))
    answer = solver.most()
    assert answer is not None
    assert examined.points == answer.points
    if not answer.points:
        assert examined == Examined(points=0)
        return
    asked = evolve(puzzle, goal=answer.points)
    assert examined.code == encode(asked)
    assert examined.ways == solver.ways(answer.points, MOST_WAYS + 1)
    assert examined.difficulty == difficulty(figure(start(asked), answer.points))


def test_the_code_does_not_depend_on_where_the_town_lies_or_what_was_chosen_first() -> None:
    moved = evolve(
        DRAFT,
        houses=type(DRAFT.houses)({Cell(x + 3, y - 7): h for (x, y), h in DRAFT.houses.items()}),
        standing=type(DRAFT.standing)(
            {Cell(x + 3, y - 7): it for (x, y), it in DRAFT.standing.items()}
        ),
        cards=DRAFT.cards[::-1],
    )
    assert tidied(moved.puzzle) == tidied(DRAFT.puzzle)
    assert done(Examining(moved.puzzle)()) == done(Examining(DRAFT.puzzle)())


def test_points_are_told_first_then_the_difficulty_then_the_ways() -> None:
    first, second, last = told(Examining(DRAFT.puzzle))
    assert (first.ways, first.difficulty) == (None, None)
    assert first.points
    assert first.code
    assert second == evolve(first, difficulty=last.difficulty)
    assert last == evolve(second, ways=last.ways)
    assert last.ways
    assert last.difficulty in range(1, 6)


def test_nobody_guesses_what_the_budget_does_not_tell() -> None:
    assert told(Examining(DRAFT.puzzle, proof=1)) == [Examined()]
    *_, known, last = told(Examining(DRAFT.puzzle, count=1))
    assert last == known
    assert last.ways is None
    assert last.code


def test_of_many_ways_it_is_only_said_that_they_are_many() -> None:
    """Two kids are soon brought home, and four cards leave many a choice."""
    easy = random_puzzle(2, 2, tiles=range(10, 14), kids=range(2, 3), cards=range(4, 5))
    assert told(Examining(draft_of(easy).puzzle))[-1].ways == MOST_WAYS + 1


def test_a_town_in_which_nothing_can_be_scored_has_no_code() -> None:
    """All cards ask for three colours, and one house brings only one more."""
    dull = puzzle_of(
        """
        oA oA o1 o. o.
        o. o. o. o. g.
        """,
        "vg/b.",
        "vb/g.",
    )
    assert told(Examining(draft_of(dull).puzzle)) == [Examined(points=0)]
