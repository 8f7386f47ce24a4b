"""Whatever a reason claims is so: what the move does is looked up by playing it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import get_args

from attrs import evolve

from halloween_table.engine.beam import Beam
from halloween_table.engine.game import Event, Seat
from halloween_table.engine.record import Player
from halloween_table.games.candy_hunters.minds import reasons
from halloween_table.games.candy_hunters.minds.explaining import reason
from halloween_table.games.candy_hunters.minds.judgement import Judge
from halloween_table.games.candy_hunters.minds.reasons import Reason
from halloween_table.games.candy_hunters.rules.cards import CARDS, REGULAR_NUMBERS
from halloween_table.games.candy_hunters.rules.events import CandyTaken, PatternScored
from halloween_table.games.candy_hunters.rules.moves import (
    MOVES,
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from halloween_table.games.candy_hunters.rules.patterns import match, scorings
from halloween_table.games.candy_hunters.rules.position import ROUNDS, Ghost, Kid, Position, Stage
from halloween_table.games.candy_hunters.rules.town import Cell, Colour
from halloween_table.games.candy_hunters.words.reasons import CandyHuntersMinds

from ..doing import GAME
from ..drawing import number_of, position_of
from ..wandering import SETTINGS, wander
from .thinking import moments

DRIVEN: dict[str, Reason] = {
    "place": reasons.KidOffThePlace(),
    "candy": reasons.LessForKid(),
    "cards": reasons.FewerCardsForKid(),
}
Claim = tuple[Reason, Position, tuple[Move, ...]]
_REACH = range(-3, 4)
PLAYERS = (Player("Ada", "witch", "red"), Player("Bo", "cat", "yellow"))


@cache
def claims() -> tuple[Claim, ...]:
    """Reasons for moves of random games, and for those of somebody who thinks turns through."""
    return (*_at_random(), *_thought_through(), *_drawn())


def _at_random() -> Iterator[Claim]:
    for seed, (options, seats) in enumerate(SETTINGS[::4]):
        for moment in wander(options, seats, seed):
            if moment.chosen is not None:
                seat = moment.position.seat
                view = GAME.view(moment.position, seat)
                yield reason(view, seat, (moment.chosen,)), view, (moment.chosen,)


def _thought_through() -> Iterator[Claim]:
    """Every move of the turns that were followed to their end, good ones or not."""
    for seed, (options, seats) in enumerate(SETTINGS):
        for seat, _, known in moments(options, seats, seed, every=53):
            for line in Beam(GAME, Judge(), 3).lines(known.view, seat)[::4]:
                yield from _each(known.view, line.moves)


def _drawn() -> Iterator[Claim]:
    """What random games hardly ever come to."""
    kid_comes = position_of(
        """
        o1 vA o. v.
        -- -- g. --
        """,
        stage=Stage.GHOSTS,
        hands=[["ov/g."]],
    )
    card, haunted = number_of("ov/g."), number_of("vb/xo/gx")
    shoving: list[Move] = [MoveGhost(0, Cell(1, 0)), Displace(Cell(2, 0)), Pass()]
    yield from _each(kid_comes, (*shoving, ScorePattern(card, Cell(2, 0), 0)))
    ghost_comes = position_of(
        """
        -- v. b.
        o1 g. o.
        -- g. v2
        """,
        stage=Stage.GHOSTS,
        hands=[["vb/xo/gx"]],
    )
    walking: list[Move] = [MoveGhost(0, Cell(1, 1)), Pass()]
    yield from _each(ghost_comes, (*walking, ScorePattern(haunted, Cell(1, 0), 0)))
    two_ghosts = position_of(
        """
        o1 v2
        g. --
        """,
        stage=Stage.PATTERN,
        hands=[["ov/g."]],
    )
    yield from _each(two_ghosts, (Pass(),))
    chain = position_of("o1 o2 oB o.", stage=Stage.GHOSTS, hands=[["ov/g."], ["ov/b."]])
    shoves: list[Move] = [MoveGhost(0, Cell(1, 0)), Displace(Cell(2, 0)), Displace(Cell(3, 0))]
    yield from _each(chain, tuple(shoves))
    yield from _each(*_makes_more())
    yield from _each(*_another_card())
    yield from _each(*_kept_off())
    yield from _each(*_fed_elsewhere())
    yield from _each(*_candy_elsewhere())
    yield from _each(*_needed_elsewhere())
    yield from _each(*_walking_on())
    nothing_to_draw = evolve(kid_comes, stage=Stage.EXCHANGE)
    yield from _each(nothing_to_draw, (Pass(),))


def _makes_more() -> tuple[Position, tuple[Move, ...]]:
    """A house that makes a card fit, which brings more when its ghost has left."""
    view = position_of(
        """
        o1 b. g.
        v. oB g2
        """,
        hands=[["ov/g."]],
        round=3,
    )
    card = number_of("ov/g.")
    return view, (
        PlaceHouse(Colour.GREEN, Cell(-1, 0)),
        MoveGhost(0, Cell(1, 0)),
        Pass(),
        ScorePattern(card, Cell(-1, 0), 1),
    )


def _another_card() -> tuple[Position, tuple[Move, ...]]:
    """A house with which a card would fit, and another one that is scored."""
    view = position_of(
        """
        oA v. o. g. v.
        -- -- -- b. --
        """,
        hands=[["ov/g.", "gv/b."]],
        round=3,
    )
    return view, (
        PlaceHouse(Colour.GREEN, Cell(0, 1)),
        Pass(),
        ScorePattern(number_of("gv/b."), Cell(3, 0), 0),
        Pass(),
        PlaceKid(Cell(0, 1)),
    )


def _kept_off() -> tuple[Position, tuple[Move, ...]]:
    """A house that makes a card fit, and a ghost that is shoved: back to where it came from it would stand
    in the way of the card."""
    view = position_of(
        """
        g2 o. b.
        o1 vA bB
        """,
        hands=[["ov/g."]],
        round=ROUNDS,
    )
    card = number_of("ov/g.")
    return view, (
        PlaceHouse(Colour.ORANGE, Cell(0, 2)),
        MoveGhost(1, Cell(0, 1)),
        Displace(Cell(0, 2)),
        Pass(),
        ScorePattern(card, Cell(0, 0), 1),
        Pass(),
    )


def _fed_elsewhere() -> tuple[Position, tuple[Move, ...]]:
    """A kid that flees, only where it gets no candy is it in nobody's way; and a ghost that goes after."""
    view = position_of(
        """
        g1 v2 g.
        oB o. v.
        """,
        hands=[["ov/g."]],
        round=3,
    )
    card = number_of("ov/g.")
    return view, (
        PlaceHouse(Colour.GREEN, Cell(1, 2)),
        MoveGhost(0, Cell(0, 1)),
        Displace(Cell(0, 0)),
        MoveGhost(1, Cell(0, 0)),
        Displace(Cell(1, 0)),
        ScorePattern(card, Cell(1, 1), 0),
        Pass(),
        PlaceKid(Cell(1, 2)),
    )


def _candy_elsewhere() -> tuple[Position, tuple[Move, ...]]:
    """A kid that flees to where its candy brings less than anywhere else."""
    view = position_of(
        """
        o2 gB v1
        g. oA v.
        """,
        stage=Stage.GHOSTS,
        hands=[["ov/g."]],
        candies=["", "v"],
        round=ROUNDS,
    )
    return view, (
        MoveGhost(0, Cell(1, 0)),
        Displace(Cell(2, 0)),
        MoveGhost(0, Cell(2, 0)),
        Displace(Cell(2, 1)),
        Pass(),
        Pass(),
    )


def _needed_elsewhere() -> tuple[Position, tuple[Move, ...]]:
    """A ghost that is shoved: on the other side it would stand where a card in hand lacks one house."""
    view = position_of("o. v. v2 v1", stage=Stage.GHOSTS, hands=[["ov/g."]], round=3)
    return view, (MoveGhost(0, Cell(2, 0)), Displace(Cell(3, 0)), Pass())


def _walking_on() -> tuple[Position, tuple[Move, ...]]:
    """A ghost that goes two houses far."""
    view = position_of(
        """
        -- g1 v. --
        -- o. b. o2
        b4 v. g. --
        -- -- v3 --
        """,
        origin=(-1, -1),
        stage=Stage.GHOSTS,
        hands=[["go/v."], ["bo/v."]],
    )
    return view, (
        MoveGhost(2, Cell(1, 1)),
        MoveGhost(2, Cell(0, 1)),
        Pass(),
        Pass(),
        PlaceKid(Cell(1, 1)),
    )


def _each(view: Position, line: tuple[Move, ...]) -> Iterator[Claim]:
    """Why each move of a line."""
    for at, move in enumerate(line):
        yield reason(view, view.seat, line[at:]), view, line[at:]
        view, _ = played(view, (move,))


def played(position: Position, moves: Sequence[Move]) -> tuple[Position, list[Event]]:
    events: list[Event] = []
    for move in moves:
        step = GAME.play(position, position.seat, move)
        position = step.position
        events += step.events
    return position, events


def gained(position: Position, move: Move) -> int:
    """How many points the one whose turn it is gets by it."""
    after, _ = played(position, (move,))
    before, now = (GAME.standings(each)[position.seat].points for each in (position, after))
    return now - before


def most(position: Position) -> int:
    """The most that a card in hand brings as everything stands."""
    ready = evolve(position, stage=Stage.PATTERN)
    hand = [held.card for held in ready.hunters[ready.seat].hand]
    return max((0, *(gained(ready, move) for move in scorings(ready, hand))))


def scored(view: Position, line: Sequence[Move]) -> tuple[Position, ScorePattern, list[Event]]:
    """Where the line scores a card, which, and what happens then."""
    at = next(at for at, move in enumerate(line) if isinstance(move, ScorePattern))
    position, _ = played(view, line[:at])
    move = line[at]
    assert isinstance(move, ScorePattern)
    return position, move, played(position, (move,))[1]


def place_of(events: list[Event]) -> tuple[tuple[int, int], ...]:
    return next(event.cells for event in events if isinstance(event, PatternScored))


def nearly_fits(position: Position, card: int) -> bool:
    """Whether the card fits, or does with one more house."""
    building = evolve(position, stage=Stage.HOUSE, pending=())
    return any(scorings(position, [card])) or any(
        any(scorings(played(building, (move,))[0], [card]))
        for move in GAME.moves(building, building.seat)
    )


def regular_cards(position: Position) -> list[int]:
    hand = position.hunters[position.seat].hand
    return [held.card for held in hand if held.card is not None and not held.haunted]


def is_true(claim: Claim) -> bool:
    why, view, line = claim
    move, seat = line[0], view.seat
    after, events = played(view, (move,))
    match why:
        case reasons.Scores(points, candies, others):
            fed = [each.kid.seat == seat for each in events if isinstance(each, CandyTaken)]
            return points == gained(view, move) and (sum(fed), len(fed)) == (
                candies,
                candies + others,
            )
        case reasons.MakesFit(points, others):
            if any(isinstance(each, ScorePattern) for each in line):  # more is not promised
                there, scoring, _ = scored(view, line)
                assert gained(there, scoring) == points
            return points == most(after) > most(view) and _fed_by_the_best(after, others)
        case reasons.MakesMore(at_once, points, others):
            there, scoring, then = scored(view, line)
            makes_fit = at_once == most(after) > most(view) and at_once < points
            moved = any(isinstance(each, MoveGhost) for each in line)
            grows = (points, others) == (gained(there, scoring), _fed(then, seat))
            return makes_fit and moved and grows
        case reasons.FitsAlready(points, others):
            still = points == most(after) == most(view) and view.round < ROUNDS
            return still and _fed_by_the_best(after, others)
        case reasons.Brings():
            return any(
                nearly_fits(after, card) and not nearly_fits(view, card)
                for card in regular_cards(view)
            )
        case reasons.OffThePlace() | reasons.WhereGhostIsWanted():
            return _of_a_ghost(why, view, line)
        case reasons.KidOntoThePlace() | reasons.KidOffThePlace():
            assert isinstance(move, Displace)
            shoved = view.pending[-1]
            there, _, then = scored(view, line)
            gets = shoved.piece in [each.kid for each in then if isinstance(each, CandyTaken)]
            assert isinstance(shoved.piece, Kid)
            if isinstance(why, reasons.KidOntoThePlace):
                return (
                    shoved.piece.seat == seat and gets and there.standing[move.to] == shoved.piece
                )
            return shoved.piece.seat != seat and not gets and shoved.cell in place_of(then)
        case reasons.OnTheWay(points, others) | reasons.GhostsStay(points, others):
            there, scoring, then = scored(view, line)
            moved = any(isinstance(each, MoveGhost) for each in line)
            return (points, others) == (gained(there, scoring), _fed(then, seat)) and (
                isinstance(why, reasons.OnTheWay) or not moved
            )
        case reasons.HauntedCloser(lacks):
            there, _ = played(view, _while_ghosts_move(line))
            return lacks == _least_unmet(there) < _least_unmet(view)
        case reasons.FreesAPlace():
            return _frees_a_place(view, line)
        case reasons.InTheWay(cards):
            there, _ = played(view, _while_ghosts_move(line))
            assert isinstance(move, MoveGhost | Displace)
            stands = isinstance(there.standing[move.to], Ghost) and _next_has_a_turn(view)
            return stands and cards == len(_unseen(view) & _fitting_around(view, move.to))
        case reasons.NearlyInTheWay(cards):
            there, _ = played(view, _while_ghosts_move(line))
            assert isinstance(move, MoveGhost | Displace)
            held = _unseen(view)
            near = {card for card, _ in _nearly_around(view, move.to, [*held])}
            stands = isinstance(there.standing[move.to], Ghost) and _next_has_a_turn(view)
            return stands and cards == len(near) and not held & _fitting_around(view, move.to)
        case reasons.GoesOn(further):
            assert isinstance(move, MoveGhost)
            same = [*takewhile(lambda each: getattr(each, "ghost", None) == move.ghost, line)]
            there, rest = played(view, same[:-1])[0], line[len(same) - 1 :]
            return (
                len(same) > 1
                and further == reason(there, seat, rest)
                and is_true((further, there, rest))
            )
        case reasons.MoreForKid() | reasons.KidToAPlace() | reasons.FewerCardsForKid():
            return _of_a_shoved_kid(why, view, move)
        case reasons.BeginsAChain(further):
            chain = next(
                at
                for at in range(1, len(line))
                if reason(played(view, line[:at])[0], seat, line[at:]) == further
            )
            shoving = all(isinstance(each, Displace) for each in line[1 : chain + 1])
            return shoving and is_true((further, played(view, line[:chain])[0], line[chain:]))
        case reasons.NothingToScore():
            return most(view) == 0
        case reasons.LacksOne():
            assert isinstance(move, Exchange)
            return nearly_fits(view, move.card) and not any(scorings(view, [move.card]))
        case reasons.BringsOnly(points):
            assert isinstance(move, Exchange)
            ready = evolve(view, stage=Stage.PATTERN)
            return points == max(gained(ready, each) for each in scorings(ready, [move.card]))
        case reasons.NoTurnLeft():
            return view.round == ROUNDS
        case reasons.WorthKeeping(fit, nearly):
            hand = regular_cards(view)
            return (fit, nearly) == (
                sum(any(scorings(view, [card])) for card in hand),
                sum(nearly_fits(view, card) for card in hand),
            )
        case reasons.EatsAlong(cards):
            assert isinstance(move, PlaceKid)
            eats = len(_unseen(view) & _fitting_around(view, move.cell))
            return cards == eats > 0 and _next_has_a_turn(view)
        case reasons.DrivesAway(driven):
            assert isinstance(move, MoveGhost | Displace)
            kid = view.standing[move.to]
            away = isinstance(kid, Kid) and kid.seat != seat and after.standing[move.to] != kid
            return away and (not driven or is_true((DRIVEN[driven], after, line[1:])))
        case reasons.LessForKid():
            return _less_for_kid(view, move)
        case reasons.ElsewhereInTheWay() | reasons.ElsewhereFed():
            assert isinstance(move, Displace)
            kept_off = isinstance(view.pending[-1].piece, Ghost)
            houses = place_of(scored(view, line)[2])
            fits = move.to not in houses and all(cell in houses for cell in _instead(view, move))
            return fits and kept_off == isinstance(why, reasons.ElsewhereInTheWay)
        case reasons.NowhereLessForKid() | reasons.NowhereFewerCards() | reasons.SameForKid():
            return _compared_elsewhere(why, view, move)
        case reasons.ElsewhereNeeded():
            assert isinstance(move, Displace)
            hand = regular_cards(view)
            needed = [bool(_nearly_around(view, cell, hand)) for cell in _instead(view, move)]
            return any(needed) and not _nearly_around(view, move.to, hand)
        case reasons.HelpsOthersLeast():
            fitting = {
                each: len({scoring.card for scoring in scorings(there, [*_unseen(view)])})
                for each in GAME.moves(view, seat)
                if (there := played(view, (each,))[0])
            }
            least = fitting[move] == min(fitting.values()) < max(fitting.values())
            return least and _next_has_a_turn(view)
        case reasons.NowhereElse():
            return not _instead(view, move)
        case reasons.NothingFits():
            return not any(isinstance(each, ScorePattern) for each in GAME.moves(view, seat))
        case reasons.NothingGained():
            return most(view) == 0
        case reasons.Saves(points):
            return points == most(view) > 0
        case reasons.CannotExchange():
            return not any(isinstance(each, Exchange) for each in GAME.moves(view, seat))
        case reasons.FarFromFitting():
            assert isinstance(move, Exchange)
            return not nearly_fits(view, move.card)
        case reasons.OnAPlace(points, lacks):
            return points == _candy(view, move) and _around(view, move, lacks)
        case reasons.NewColour():
            return _candy(view, move) == 2
        case reasons.PromisesMost(stage):
            return stage is view.stage
    raise AssertionError(why)


def _fed(events: Sequence[Event], seat: Seat) -> int:
    """How many candies go to others than that seat."""
    return sum(isinstance(each, CandyTaken) and each.kid.seat != seat for each in events)


def _fed_by_the_best(position: Position, others: int) -> bool:
    """Whether one of the scorings that bring most brings others so many candies."""
    ready = evolve(position, stage=Stage.PATTERN)
    hand = [held.card for held in ready.hunters[ready.seat].hand]
    found = [move for move in scorings(ready, hand) if gained(ready, move) == most(position)]
    return others in {_fed(played(ready, (move,))[1], ready.seat) for move in found}


def _while_ghosts_move(line: Sequence[Move]) -> list[Move]:
    """The first move, and what follows of the ghosts."""
    first, *rest = line
    return [first, *takewhile(lambda move: isinstance(move, MoveGhost | Displace), rest)]


def _least_unmet(position: Position) -> int:
    """How many things the haunted card in hand lacks at the best of all places."""
    hand = position.hunters[position.seat].hand
    corners = {Cell(x + dx, y + dy) for x, y in position.houses for dx in _REACH for dy in _REACH}
    return min(
        len(match(position, CARDS[held.card], corner, turn).unmet)
        for held in hand
        if held.haunted and held.card is not None
        for corner in corners
        for turn in range(4)
    )


def _unseen(view: Position) -> set[int]:
    """The regular cards that others may hold for all that one knows."""
    seen = {held.card for held in view.deck}
    for hunter in view.hunters:
        seen.update(held.card for held in (*hunter.scored, *hunter.hand))
    return {*REGULAR_NUMBERS} - seen


def _fitting_around(view: Position, cell: Cell) -> set[int]:
    """The regular cards that fit with that house in their place."""
    return {
        move.card
        for move in scorings(view, REGULAR_NUMBERS)
        if cell in match(view, CARDS[move.card], move.cell, move.turn).houses
    }


def _nearly_around(
    view: Position, cell: Cell, cards: Sequence[int]
) -> set[tuple[int, frozenset[Cell]]]:
    """Those of these regular cards that fit, or would with one more house, with that house in their
    place; and the houses of that place which are there."""
    building = evolve(view, stage=Stage.HOUSE, pending=())
    towns = [view, *(played(building, (move,))[0] for move in GAME.moves(building, view.seat))]
    places = (
        (move.card, match(town, CARDS[move.card], move.cell, move.turn).houses)
        for town in towns
        for move in scorings(town, cards)
    )
    return {(card, frozenset(view.houses) & {*cells}) for card, cells in places if cell in cells}


def _frees_a_place(view: Position, line: Sequence[Move]) -> bool:
    move = line[0]
    assert isinstance(move, MoveGhost | Displace)
    start = view.where(Ghost(move.ghost)) if isinstance(move, MoveGhost) else view.pending[-1].cell
    assert start is not None
    used = [each.card for each in line if isinstance(each, ScorePattern)]
    there, _ = played(view, _while_ghosts_move(line))
    near = _nearly_around(view, start, regular_cards(view))
    free = any(card not in used and move.to not in cells for card, cells in near)
    return free and not isinstance(there.standing.get(start), Ghost)


def _of_a_shoved_kid(why: Reason, view: Position, move: Move) -> bool:
    assert isinstance(move, Displace)
    shoved = view.pending[-1]
    assert isinstance(shoved.piece, Kid)
    own = shoved.piece.seat == view.seat
    if isinstance(why, reasons.FewerCardsForKid):
        there, before = (len(_fitting_around(view, cell)) for cell in (move.to, shoved.cell))
        return not own and there < before
    if isinstance(why, reasons.KidToAPlace):
        return own and bool(_nearly_around(view, move.to, regular_cards(view)))
    there, before = (_candy_of(view, view.seat, cell) for cell in (move.to, shoved.cell))
    return own and there > before


def _of_a_ghost(why: Reason, view: Position, line: Sequence[Move]) -> bool:
    there, _, then = scored(view, line)
    move = line[0]
    assert isinstance(move, MoveGhost | Displace)
    own = isinstance(move, MoveGhost)
    start = view.where(Ghost(move.ghost)) if own else view.pending[-1].cell
    if isinstance(why, reasons.OffThePlace):
        return start in place_of(then) and type(there.standing.get(start)) is not Ghost
    scoring = next(each for each in line if isinstance(each, ScorePattern))
    needs = CARDS[scoring.card].turns[scoring.turn]
    wanted = [(scoring.cell.x + x, scoring.cell.y + y) for x, y, need in needs if need is None]
    return move.to in wanted and type(there.standing[move.to]) is Ghost


def _less_for_kid(view: Position, move: Move) -> bool:
    assert isinstance(move, Displace)
    shoved = view.pending[-1]
    assert isinstance(shoved.piece, Kid)
    owner = shoved.piece.seat
    there, before = (_candy_of(view, owner, cell) for cell in (move.to, shoved.cell))
    return owner != view.seat and there < before


def _instead(view: Position, move: Move) -> list[Cell]:
    """Where else what is shoved could go."""
    found = [each for each in GAME.moves(view, view.seat) if each != move]
    return [each.to for each in found if isinstance(each, Displace)]


def _compared_elsewhere(why: Reason, view: Position, move: Move) -> bool:
    assert isinstance(move, Displace)
    kid = view.pending[-1].piece
    assert isinstance(kid, Kid)
    owner = kid.seat

    def worth(cell: Cell) -> int:
        if isinstance(why, reasons.NowhereFewerCards):
            return len(_fitting_around(view, cell))
        return _candy_of(view, owner, cell)

    here, others = worth(move.to), [worth(cell) for cell in _instead(view, move)]
    if isinstance(why, reasons.SameForKid):
        return {here} == {*others}
    return owner != view.seat and here <= min(others) and here < max(others)


def _next_has_a_turn(view: Position) -> bool:
    following = (view.seat + 1) % len(view.hunters)
    return view.round < ROUNDS or following != view.options.first


def _candy(view: Position, move: Move) -> int:
    assert isinstance(move, PlaceKid)
    return _candy_of(view, view.seat, move.cell)


def _candy_of(view: Position, seat: Seat, cell: Cell) -> int:
    had = [candy.house.colour for candy in view.hunters[seat].candies]
    return 1 if view.houses[cell].colour in had else 2


def _around(view: Position, move: Move, lacks: bool) -> bool:
    assert isinstance(move, PlaceKid)
    towns = [view]
    if lacks:
        building = evolve(view, stage=Stage.HOUSE)
        towns = [played(building, (each,))[0] for each in GAME.moves(building, view.seat)]
    for town in towns:
        ready = evolve(town, stage=Stage.PATTERN)
        for each in scorings(ready, regular_cards(view)):
            if move.cell in place_of(played(ready, (each,))[1]):
                return True
    return False


def test_what_a_reason_claims_is_what_the_move_does() -> None:
    untrue = [claim for claim in claims() if not is_true(claim)]
    assert not untrue


def test_every_kind_of_move_and_of_reason_was_there() -> None:
    assert {type(line[0]) for _, _, line in claims()} == {*MOVES}
    assert {type(why) for why, _, _ in claims()} == {*get_args(Reason)}
    driven = [why.driven for why, _, _ in claims() if isinstance(why, reasons.DrivesAway)]
    assert {*driven} == {*get_args(reasons.Driven)}


def test_every_reason_has_a_sentence() -> None:
    minds = CandyHuntersMinds()
    said = {}
    for why, view, _ in claims():
        sentence = minds.reason(why, view.seat, PLAYERS)
        assert sentence.endswith(".")
        assert "%" not in sentence
        said[type(why)] = sentence
    assert len(set(said.values())) == len(said)


def test_a_gain_is_said_with_its_sign() -> None:
    minds = CandyHuntersMinds()
    assert "+3" in minds.reason(reasons.Scores(3, 0), 0, PLAYERS)
    assert "+5" in minds.reason(reasons.Scores(5, 2), 0, PLAYERS)


def test_what_others_get_is_said() -> None:
    minds = CandyHuntersMinds()
    alone, shared = (minds.reason(reasons.Scores(4, 1, others), 0, PLAYERS) for others in (0, 2))
    assert shared == f"{alone} Other players get 2 candies by it, too."


def test_seldom_is_nothing_said_but_that_it_promises_most() -> None:
    thought = [why for why, _, _ in _thought_through()]
    plain = [why for why in thought if isinstance(why, reasons.PromisesMost)]
    assert len(plain) < len(thought) / 30
