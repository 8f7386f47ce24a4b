"""Which lawful moves are worth a look, the most promising first; and which mean the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from halloween_table.engine.game import Seat

from ..rules import strength
from ..rules.advice import could_stay
from ..rules.cards import Card, in_sleeve, is_ghost_sleeve
from ..rules.effects import Hold
from ..rules.game import RestInPeace
from ..rules.moves import Choose, EndTurn, Move, Play, Stake
from ..rules.position import Laid, Phase, Position, rival
from ..rules.rounds import holding

_GAME = RestInPeace()
_END_TURN = EndTurn()


def worth_a_look(position: Position, seat: Seat) -> list[Move]:
    """Of cards that are the same one, and the ghosts of a turn from the largest down. Nobody goes on
    laying ghosts who is ahead, lays some who then leaves, or begins what cannot be enough."""
    lawful = [*_once_each(position, _GAME.moves(position, seat))]
    if position.pending or position.phase is not Phase.PLAY or len(lawful) < 2:
        return lawful
    return [*_of_a_turn(position, seat, lawful)] or lawful


def _once_each(position: Position, moves: Iterator[Move]) -> Iterator[Move]:
    met = set()
    for move in moves:
        key = alike(position, move)
        if key not in met:
            met.add(key)
            yield move


def _of_a_turn(position: Position, seat: Seat, lawful: list[Move]) -> Iterator[Move]:
    family = position.families[seat]
    missing = to_stay(position, seat)
    just_laid = family.laid[len(family.laid) - position.played :]
    ghosts_laid = [laid.card.face or 0 for laid in just_laid if is_ghost_sleeve(laid.card.sleeve)]
    may_end = _END_TURN in lawful
    if may_end and (missing <= 0 or not ghosts_laid):
        yield _END_TURN
    psychics = [
        move for move in lawful if isinstance(move, Play) and not is_ghost_sleeve(move.card)
    ]
    if missing > 0 or not may_end:
        largest = min(ghosts_laid, default=9)
        fitting = [(card.face or 0, card) for card in family.hand if (card.face or 0) <= largest]
        enough = bool(psychics) or not may_end or _could_stay_otherwise(position, seat)
        left = sum(face for face, _ in fitting)
        playable = {move.card: move for move in lawful if isinstance(move, Play)}
        for face, card in sorted(fitting, key=lambda each: each[0]):
            if card.sleeve in playable and (
                enough or _as_far_as(face, fitting) >= missing or left < face
            ):
                yield playable[card.sleeve]
    yield from psychics
    for move in lawful:
        if not isinstance(move, Play | EndTurn):
            yield move


def _as_far_as(largest: int, ghosts: list[tuple[int, Card]]) -> int:
    """What all ghosts up to that value are together."""
    return sum(face for face, _ in ghosts if face <= largest)


def _could_stay_otherwise(position: Position, seat: Seat) -> bool:
    """Whether ghosts may count more or less than is printed on them, and all of them are enough so."""
    changed = any(
        laid.works_for is not None for family in position.families for laid in family.laid
    )
    return changed and could_stay(position, tuple(_GAME.moves(position, seat)))


def to_stay(position: Position, seat: Seat) -> int:
    """How many points of strength are missing to stay; 0 or less: none."""
    both = strength.now(position)
    tie_is_enough = holding(position, seat, Hold.TIE_IS_ENOUGH) is not None
    return both[rival(seat)] - both[seat] + (not tie_is_enough)


def alike(position: Position, move: Move) -> Hashable:
    """Equal for moves that do the same: with a card of the same face from the same place."""
    if isinstance(move, Play | Stake):
        if not is_ghost_sleeve(move.card):
            return move
        card = in_sleeve(position.families[position.seat].hand, move.card)
        assert card is not None
        return type(move), card.kind, card.face
    if isinstance(move, Choose):
        return _chosen(position, move.card)
    return move


def _chosen(position: Position, sleeve: int) -> Hashable:
    """What is meant for a psychic, and on whose side it lies."""
    if not is_ghost_sleeve(sleeve):
        return Choose, sleeve
    for seat, family in enumerate(position.families):
        card = in_sleeve((*family.deck, *family.hand), sleeve) or _among(family.laid, sleeve)
        if card is None:
            for past in family.past:
                card = card or _among(past, sleeve)
        if card is not None:
            return Choose, seat, card.kind, card.face
    return Choose, sleeve


def _among(cards: tuple[Laid, ...], sleeve: int) -> Card | None:
    return next((laid.card for laid in cards if laid.card.sleeve == sleeve), None)
