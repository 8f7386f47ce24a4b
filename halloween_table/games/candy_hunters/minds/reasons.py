"""Why a move: what it does, in words of the game. Everything that a reason claims can be seen in the
position, or in how the turn was thought to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules.cards import CARDS
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
from ..rules.patterns import Match, balance, gains, match, pattern_moves, worth_scoring
from ..rules.position import ROUNDS, Ghost, Kid, Piece, Position, Stage
from ..rules.town import Cell
from .judgement import gains as next_gains
from .places import Place, Towns

_GAME = CandyHunters()


@frozen
class Scores:
    """The card brings so many points here, all in all."""

    points: int
    candies: int
    """Of them one's own candies."""


@frozen
class MakesFit:
    """With this house a card in hand brings so much; before it brought less."""

    points: int


@frozen
class FitsAlready:
    """A card in hand brings so much with or without this house, and there are turns to come."""

    points: int


@frozen
class Brings:
    """With this house a card in hand, that lacked more before, lacks one."""


@frozen
class OffThePlace:
    """A ghost leaves the houses that are scored in this turn."""


@frozen
class WhereGhostIsWanted:
    """A ghost comes to where the haunted card wants one that is scored in this turn."""


@frozen
class KidOntoThePlace:
    """A kid of one's own comes to the houses that are scored in this turn."""


@frozen
class KidOffThePlace:
    """Somebody else's kid leaves the houses that are scored in this turn."""


@frozen
class OnTheWay:
    """This leads to a card that brings so much in this turn."""

    points: int


@frozen
class DrivesAway:
    """Somebody else's kid has to leave its house."""


@frozen
class LessForKid:
    """Where somebody else's kid comes to, its candy brings less than where it stood."""


@frozen
class GhostsStay:
    """A card brings so much as the ghosts stand now."""

    points: int


@frozen
class NothingFits:
    """No card in hand fits."""


@frozen
class NothingGained:
    """Whatever could be scored would bring nothing."""


@frozen
class Saves:
    """Scoring would bring so much, and waiting was thought to be worth more."""

    points: int


@frozen
class CannotExchange:
    """There is no card to exchange, or none to draw."""


@frozen
class FarFromFitting:
    """The card lacks more than one house wherever it is laid."""


@frozen
class OnAPlace:
    """A card in hand has this house in a place of it: the candy would bring so much."""

    points: int
    lacks: bool
    """The place lacks one house."""


@frozen
class NewColour:
    """The first candy of this colour."""


@frozen
class PromisesMost:
    """Of all that could be done in this step nothing was thought to be worth more."""

    stage: Stage


Reason = (
    Scores
    | MakesFit
    | FitsAlready
    | Brings
    | OffThePlace
    | WhereGhostIsWanted
    | KidOntoThePlace
    | KidOffThePlace
    | OnTheWay
    | DrivesAway
    | LessForKid
    | GhostsStay
    | NothingFits
    | NothingGained
    | Saves
    | CannotExchange
    | FarFromFitting
    | OnAPlace
    | NewColour
    | PromisesMost
)


class Scoring(NamedTuple):
    """A card that is scored later in the turn."""

    found: Match
    points: int
    position: Position


def reason(view: Position, seat: Seat, line: Sequence[Move]) -> Reason:
    """Why that seat would begin this line."""
    move = line[0]
    match move:
        case PlaceHouse():
            why = _house(view, seat, move)
        case MoveGhost(ghost, to):
            start = view.where(Ghost(ghost))
            assert start is not None
            why = _shoved(view, seat, Ghost(ghost), start, to, line)
        case Displace(to):
            shoved = view.pending[-1]
            why = _shoved(view, seat, shoved.piece, shoved.cell, to, line)
        case ScorePattern():
            scoring = scored(view, move)
            own = sum(gain.seat == seat for gain in gains(view, scoring.found))
            return Scores(scoring.points, own)
        case Exchange(card):
            return PromisesMost(view.stage) if places(view, card) else FarFromFitting()
        case PlaceKid(cell):
            return _kid(view, seat, cell)
        case Pass():
            why = _passed(view, line)
    return why or PromisesMost(view.stage)


def scored(position: Position, move: ScorePattern) -> Scoring:
    """What scoring there finds and brings."""
    card = CARDS[move.card]
    found = match(position, card, move.cell, move.turn)
    points = balance(card.haunted, found, gains(position, found), position.seat)
    return Scoring(found, points, position)


def scoring_of(view: Position, line: Sequence[Move]) -> Scoring | None:
    """The card that is scored if the turn goes on like this."""
    position = view
    for move in line:
        if type(move) is ScorePattern:
            return scored(position, move)
        position = _GAME.play(position, position.seat, move).position
    return None


def most_at_once(position: Position) -> int:
    """The most that a card in hand brings as everything stands."""
    return max(worth_scoring(position, pattern_moves(position)).values(), default=0)


def places(position: Position, card: int) -> list[Place]:
    """Where a regular card fits, or lacks one house that can be built."""
    found = Towns().of(position.houses).regular(card)
    return [place for place in found if place.missing is None or position.stacks[place.missing]]


def _house(view: Position, seat: Seat, move: PlaceHouse) -> Reason | None:
    after = _GAME.play(view, seat, move).position
    before, now = most_at_once(view), most_at_once(after)
    if now > before:
        return MakesFit(now)
    if now == before > 0 and view.round < ROUNDS:
        return FitsAlready(now)
    cards = [held.card for held in view.hunters[seat].hand if held.card and not held.haunted]
    if any(places(after, card) and not places(view, card) for card in cards):
        return Brings()
    return None


def _shoved(
    view: Position, seat: Seat, piece: Piece, start: Cell, to: Cell, line: Sequence[Move]
) -> Reason | None:
    """A piece leaves `start` for `to`, by its own or shoved."""
    scoring = scoring_of(view, line)
    if scoring is not None:
        for_the_place = _for_the_place(scoring, seat, piece, start, to)
        if for_the_place:
            return for_the_place
        if scoring.points > most_at_once(view):
            return OnTheWay(scoring.points)
    if type(piece) is Kid:
        wanted = next_gains(view.hunters[piece.seat])
        less = wanted[view.houses[to].colour] < wanted[view.houses[start].colour]
        return LessForKid() if less and piece.seat != seat else None
    met = view.standing.get(to)
    return DrivesAway() if type(met) is Kid and met.seat != seat else None


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


def _kid(view: Position, seat: Seat, cell: Cell) -> Reason:
    points = next_gains(view.hunters[seat])[view.houses[cell].colour]
    towns = Towns()
    town = towns.of(view.houses)
    lacking = False
    for held in view.hunters[seat].hand:
        if held.card is None or held.haunted:
            continue
        for place in town.regular(held.card):
            if not place.mask & towns.bits[cell]:
                continue
            if place.missing is None:
                return OnAPlace(points, lacks=False)
            lacking = lacking or view.stacks[place.missing] > 0
    if lacking:
        return OnAPlace(points, lacks=True)
    return NewColour() if points > 1 else PromisesMost(view.stage)


def _passed(view: Position, line: Sequence[Move]) -> Reason | None:
    if view.stage is Stage.GHOSTS:
        scoring = scoring_of(view, line)
        return GhostsStay(scoring.points) if scoring else None
    if view.stage is Stage.PATTERN:
        if next(pattern_moves(view), None) is None:
            return NothingFits()
        most = most_at_once(view)
        return Saves(most) if most else NothingGained()
    exchanges = [move for move in _GAME.moves(view, view.seat) if type(move) is Exchange]
    return None if exchanges else CannotExchange()
