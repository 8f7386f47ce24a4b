"""Which reason there is for a move: what it does is looked up in the position, and in how the turn was
thought to go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from halloween_table.engine.game import Seat

from ..rules.cards import CARDS, REGULAR_NUMBERS
from ..rules.game import CandyHunters
from ..rules.moves import (
    Displace,
    Exchange,
    Move,
    MoveGhost,
    Pass,
    PlaceHouse,
    PlaceKid,
    ScorePattern,
)
from ..rules.patterns import Match, balance, gains, match, pattern_moves, scorings
from ..rules.position import ROUNDS, Ghost, Kid, Piece, Position, Stage
from ..rules.town import Cell
from .judgement import Standing, may_hold, turns_left
from .judgement import gains as next_gains
from .places import Place, Towns
from .reasons import (
    BeginsAChain,
    Brings,
    BringsOnly,
    CannotExchange,
    Driven,
    DrivesAway,
    EatsAlong,
    ElsewhereFed,
    ElsewhereInTheWay,
    ElsewhereNeeded,
    FarFromFitting,
    FewerCardsForKid,
    FitsAlready,
    FreesAPlace,
    GhostsStay,
    GoesOn,
    HauntedCloser,
    HelpsOthersLeast,
    InTheWay,
    KidOffThePlace,
    KidOntoThePlace,
    KidToAPlace,
    LacksOne,
    LessForKid,
    MakesFit,
    MakesMore,
    MoreForKid,
    NearlyInTheWay,
    NewColour,
    NothingFits,
    NothingGained,
    NothingToScore,
    NoTurnLeft,
    NowhereElse,
    NowhereFewerCards,
    NowhereLessForKid,
    OffThePlace,
    OnAPlace,
    OnTheWay,
    PromisesMost,
    Reason,
    SameForKid,
    Saves,
    Scores,
    WhereGhostIsWanted,
    WorthKeeping,
)

_GAME: Final = CandyHunters()
_DRIVEN: Final[dict[type[Reason], Driven]] = {
    KidOffThePlace: "place",
    LessForKid: "candy",
    FewerCardsForKid: "cards",
}


class Scoring(NamedTuple):
    """A card that is scored, now or later in the turn."""

    found: Match
    points: int
    others: int
    """Candies that go to others by it."""
    card: int
    position: Position


def reason(view: Position, seat: Seat, line: Sequence[Move]) -> Reason:
    """Why that seat would begin this line."""
    move = line[0]
    match move:
        case PlaceHouse():
            why = _house(view, seat, line)
        case MoveGhost(ghost, to):
            start = view.where(Ghost(ghost))
            assert start is not None
            why = _shoved(view, seat, Ghost(ghost), start, to, line)
            why = why or _nearly_in_the_way(view, seat, to, line)
        case Displace(to):
            shoved = view.pending[-1]
            why = _shoved(view, seat, shoved.piece, shoved.cell, to, line)
            why = why or _instead(view, seat, shoved.piece, to, line)
            why = why or _nearly_in_the_way(view, seat, to, line)
        case ScorePattern():
            scoring = scored(view, move)
            own = sum(gain.seat == seat for gain in gains(view, scoring.found))
            return Scores(scoring.points, own, scoring.others)
        case Exchange(card):
            return _exchanged(view, card)
        case PlaceKid(cell):
            return _kid(view, seat, cell)
        case Pass():
            why = _passed(view, seat, line)
    return why or PromisesMost(view.stage)


# ---- what a card brings -----------------------------------------------------------------------------


def scored(position: Position, move: ScorePattern) -> Scoring:
    """What scoring there finds and brings."""
    card, seat = CARDS[move.card], position.seat
    found = match(position, card, move.cell, move.turn)
    candies = gains(position, found)
    points = balance(card.haunted, found, candies, seat)
    others = sum(candy.seat != seat for candy in candies)
    return Scoring(found, points, others, move.card, position)


def scoring_of(view: Position, line: Sequence[Move]) -> Scoring | None:
    """The card that is scored if the turn goes on like this."""
    position = view
    for move in line:
        if type(move) is ScorePattern:
            return scored(position, move)
        position = _GAME.play(position, position.seat, move).position
    return None


def best_at_once(position: Position) -> tuple[int, int]:
    """The most that a card in hand brings as everything stands, and how many candies go to others where
    it does."""
    found = [scored(position, move) for move in pattern_moves(position)]
    worth = [(each.points, -each.others) for each in found if each.points > 0]
    points, others = max(worth, default=(0, 0))
    return points, -others


# ---- where cards fit --------------------------------------------------------------------------------


def places(position: Position, card: int) -> list[Place]:
    """Where a regular card fits, or lacks one house that can be built."""
    found = Towns().of(position.houses).regular(card)
    return [place for place in found if place.missing is None or position.stacks[place.missing]]


def _regular(view: Position, seat: Seat) -> list[int]:
    return [held.card for held in view.hunters[seat].hand if held.card and not held.haunted]


class _Around:
    """Which regular cards fit around a house of a town, or nearly do."""

    def __init__(self, position: Position) -> None:
        self._towns, self._stacks = Towns(), position.stacks
        self._town = self._towns.of(position.houses)

    def whole(self, cards: Iterable[int], cell: Cell) -> int:
        """How many of these cards fit with that house in their place."""
        return sum(any(place.missing is None for place in self._with(card, cell)) for card in cards)

    def near(self, card: int, cell: Cell) -> list[Place]:
        """Where a card fits, or lacks one house that can be built, with that house in its place."""
        return [
            place
            for place in self._with(card, cell)
            if place.missing is None or self._stacks[place.missing]
        ]

    def covers(self, place: Place, cell: Cell) -> bool:
        return bool(place.mask & self._towns.bits[cell])

    def _with(self, card: int, cell: Cell) -> Iterator[Place]:
        return (place for place in self._town.regular(card) if self.covers(place, cell))


def least_lacking(position: Position, seat: Seat) -> int | None:
    """How many things the haunted card in hand lacks where it lacks fewest; None: there is none, or it
    finds hardly any of its houses."""
    towns = Towns()
    standing = Standing(position, towns, [])
    cards = [held.card for held in position.hunters[seat].hand if held.card and held.haunted]
    town = towns.of(position.houses)
    found = [standing.unmet(place) for card in cards for place in town.haunted(card)]
    return min(found, default=None)


def _closer(view: Position, after: Position, seat: Seat) -> Reason | None:
    before, now = least_lacking(view, seat), least_lacking(after, seat)
    if now is None or (before is not None and now >= before):
        return None
    return HauntedCloser(now)


# ---- a house ----------------------------------------------------------------------------------------


def _house(view: Position, seat: Seat, line: Sequence[Move]) -> Reason | None:
    after = _GAME.play(view, seat, line[0]).position
    (before, _), (now, others) = best_at_once(view), best_at_once(after)
    scoring = scoring_of(view, line)
    if now > before and (scoring is None or scoring.points >= now):
        if scoring is not None and scoring.points > now:
            return MakesMore(now, scoring.points, scoring.others)
        return MakesFit(now, others)
    if any(places(after, card) and not places(view, card) for card in _regular(view, seat)):
        return Brings()
    if scoring is not None and scoring.points > before:
        return OnTheWay(scoring.points, scoring.others)
    if view.round < ROUNDS:
        closer = _closer(view, after, seat)
        if closer:
            return closer
        if now == before > 0:
            return FitsAlready(now, others)
    return _for_the_others(view, seat, line[0])


def _for_the_others(view: Position, seat: Seat, house: Move) -> Reason | None:
    """What a house is that has to be built, for nobody's good."""
    held = _held_next(view, seat)
    fitting: dict[Move, int] = {
        move: len({each.card for each in scorings(_GAME.play(view, seat, move).position, held)})
        for move in _GAME.moves(view, seat)
        if type(move) is PlaceHouse
    }
    least = fitting[house] == min(fitting.values()) < max(fitting.values())
    return HelpsOthersLeast() if least else None


# ---- ghosts, and whom they shove --------------------------------------------------------------------


def _shoved(
    view: Position, seat: Seat, piece: Piece, start: Cell, to: Cell, line: Sequence[Move]
) -> Reason | None:
    """A piece leaves `start` for `to`, by its own or shoved."""
    scoring = scoring_of(view, line)
    if scoring is not None:
        for_the_place = _for_the_place(scoring, seat, piece, start, to)
        if for_the_place:
            return for_the_place
        if scoring.points > best_at_once(view)[0]:
            return OnTheWay(scoring.points, scoring.others)
    if type(piece) is Kid:
        return _of_a_kid(view, seat, piece, start, to)
    met = view.standing.get(to)
    if type(met) is Kid and met.seat != seat:
        return DrivesAway(_driven(view, seat, line))
    return _for_later(view, seat, start, to, line, scoring) or _further(view, seat, line)


def _for_the_place(
    scoring: Scoring, seat: Seat, piece: Piece, start: Cell, to: Cell
) -> Reason | None:
    """What that does for the card that is scored later in the turn."""
    place, wanted = scoring.found.houses, scoring.found.ghosts
    standing = scoring.position.standing
    if type(piece) is Ghost:
        if start in place and to not in place and type(standing.get(start)) is not Ghost:
            return OffThePlace()
        if to in wanted and start not in wanted:
            return WhereGhostIsWanted()
    elif type(piece) is Kid:
        if piece.seat == seat and to in place and standing.get(to) == piece:
            return KidOntoThePlace()
        if piece.seat != seat and start in place and piece not in map(standing.get, place):
            return KidOffThePlace()
    return None


def _of_a_kid(view: Position, seat: Seat, kid: Kid, start: Cell, to: Cell) -> Reason | None:
    wanted = next_gains(view.hunters[kid.seat])
    gain, before = wanted[view.houses[to].colour], wanted[view.houses[start].colour]
    around = _Around(view)
    if kid.seat == seat:
        if gain > before:
            return MoreForKid()
        near = [around.near(card, to) for card in _regular(view, seat)]
        return KidToAPlace() if any(near) else None
    if gain < before:
        return LessForKid()
    fewer = around.whole(REGULAR_NUMBERS, to) < around.whole(REGULAR_NUMBERS, start)
    return FewerCardsForKid() if fewer else None


def _driven(view: Position, seat: Seat, line: Sequence[Move]) -> Driven:
    """What it is good for that a kid has to flee to where it is thought to."""
    if len(line) == 1:
        return ""
    after = _GAME.play(view, seat, line[0]).position
    return _DRIVEN.get(type(reason(after, seat, line[1:])), "")


def _for_later(
    view: Position,
    seat: Seat,
    start: Cell,
    to: Cell,
    line: Sequence[Move],
    scoring: Scoring | None,
) -> Reason | None:
    """What a ghost does that goes from one house to another, for the turns to come."""
    after = _ghosts_moved(view, seat, line)
    around = _Around(view)
    if turns_left(view, seat) and type(after.standing.get(start)) is not Ghost:
        kept = [card for card in _regular(view, seat) if not scoring or card != scoring.card]
        near = (place for card in kept for place in around.near(card, start))
        if any(not around.covers(place, to) for place in near):
            return FreesAPlace()
    if turns_left(view, seat) and type(line[0]) is MoveGhost and not after.pending:
        closer = _closer(view, after, seat)
        if closer:
            return closer
    cards = around.whole(_held_next(view, seat), to)
    if cards and type(after.standing.get(to)) is Ghost:
        return InTheWay(cards)
    return None


def _nearly_in_the_way(view: Position, seat: Seat, to: Cell, line: Sequence[Move]) -> Reason | None:
    """Whom a ghost hinders that stays there, once they have built a house."""
    if type(_ghosts_moved(view, seat, line).standing.get(to)) is not Ghost:
        return None
    around = _Around(view)
    cards = sum(bool(around.near(card, to)) for card in _held_next(view, seat))
    return NearlyInTheWay(cards) if cards else None


def _ghosts_moved(view: Position, seat: Seat, line: Sequence[Move]) -> Position:
    """When ghosts have moved as the turn is thought to go on."""
    for move in line:
        if type(move) not in (MoveGhost, Displace):
            break
        view = _GAME.play(view, seat, move).position
    return view


def _held_next(view: Position, seat: Seat) -> list[int]:
    """The regular cards that whoever is next may hold, if they have a turn."""
    following = (seat + 1) % len(view.hunters)
    return may_hold(view, following) if turns_left(view, following) else []


def _instead(
    view: Position, seat: Seat, piece: Piece, to: Cell, line: Sequence[Move]
) -> Reason | None:
    """Why a shoved piece goes there rather than anywhere else."""
    others = [
        move.to for move in _GAME.moves(view, seat) if type(move) is Displace and move.to != to
    ]
    if not others:
        return NowhereElse()
    scoring = scoring_of(view, line)
    place = scoring.found.houses if scoring is not None else ()
    kept_off = to not in place and all(cell in place for cell in others)
    around = _Around(view)
    if type(piece) is not Kid:
        if kept_off:
            return ElsewhereInTheWay()
        own = _regular(view, seat) if turns_left(view, seat) else []
        here, *there = (any(around.near(card, cell) for card in own) for cell in (to, *others))
        return ElsewhereNeeded() if any(there) and not here else None
    wanted = next_gains(view.hunters[piece.seat])
    gain, *gains = (wanted[view.houses[cell].colour] for cell in (to, *others))
    if piece.seat != seat:
        if kept_off:
            return ElsewhereFed()
        if gain <= min(gains) and gain < max(gains):
            return NowhereLessForKid()
        fits, *fitting = (around.whole(REGULAR_NUMBERS, cell) for cell in (to, *others))
        if fits <= min(fitting) and fits < max(fitting):
            return NowhereFewerCards()
    return SameForKid() if {*gains} == {gain} else None


def _further(view: Position, seat: Seat, line: Sequence[Move]) -> Reason | None:
    """What comes of it, if what is shoved shoves on, or the ghost goes on from there."""
    if len(line) == 1:
        return None
    after = _GAME.play(view, seat, line[0]).position
    if not after.pending and not _same_ghost(line[0], line[1]):
        return None
    why, kind = reason(after, seat, line[1:]), BeginsAChain if after.pending else GoesOn
    if type(why) is PromisesMost:
        return None
    return why if type(why) is kind else kind(why)


def _same_ghost(move: Move, then: Move) -> bool:
    return type(move) is MoveGhost and type(then) is MoveGhost and move.ghost == then.ghost


# ---- cards and kids ---------------------------------------------------------------------------------


def _exchanged(view: Position, card: int) -> Reason:
    found = places(view, card)
    if not found:
        return FarFromFitting()
    if all(place.missing is not None for place in found):
        return LacksOne()
    return BringsOnly(max(scored(view, move).points for move in scorings(view, [card])))


def _kid(view: Position, seat: Seat, cell: Cell) -> Reason:
    points = next_gains(view.hunters[seat])[view.houses[cell].colour]
    around, hand = _Around(view), _regular(view, seat)
    near = [place for card in hand for place in around.near(card, cell)]
    if near:
        return OnAPlace(points, lacks=all(place.missing is not None for place in near))
    if points > 1:
        return NewColour()
    cards = around.whole(_held_next(view, seat), cell)
    return EatsAlong(cards) if cards else PromisesMost(view.stage)


def _passed(view: Position, seat: Seat, line: Sequence[Move]) -> Reason | None:
    if view.stage is Stage.GHOSTS:
        scoring = scoring_of(view, line)
        if scoring:
            return GhostsStay(scoring.points, scoring.others)
        return None if best_at_once(view)[0] else NothingToScore()
    if view.stage is Stage.PATTERN:
        if next(pattern_moves(view), None) is None:
            return NothingFits()
        most, _ = best_at_once(view)
        return Saves(most) if most else NothingGained()
    exchanges = [move for move in _GAME.moves(view, view.seat) if type(move) is Exchange]
    return _kept(view, seat) if exchanges else CannotExchange()


def _kept(view: Position, seat: Seat) -> Reason | None:
    """Why no card is exchanged."""
    if not turns_left(view, seat):
        return NoTurnLeft()
    found = [places(view, card) for card in _regular(view, seat)]
    nearly = [places for places in found if places]
    fit = sum(any(place.missing is None for place in places) for places in nearly)
    return WorthKeeping(fit, len(nearly)) if nearly else None
