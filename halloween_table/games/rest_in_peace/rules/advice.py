"""How things stand for the one whose turn it is: what the screen says before they decide."""

from __future__ import annotations

from typing import NamedTuple

from halloween_table.engine.game import Seat

from .effects import Hold
from .moves import Move, Play, PlayUnseen
from .position import Laid, Phase, Position, rival
from .psychics import EFFECTS
from .rounds import holding, plays_unseen, stays, would_win
from .strength import Sides, now, strengths


class Outlook(NamedTuple):
    """What ending the turn now would mean, and what is needed to stay."""

    own: int
    to_beat: int
    """The rival's strength."""
    stays: bool
    loses_game: bool
    """Leaving would give the rival the mansion that wins the game."""
    tie_is_enough: bool
    hypnotist: int | None
    """The psychic that has chance play the next card."""
    matchmaker: int | None
    """The psychic that allows no single card."""
    second_stake: bool
    """One card was put at round 10, and another may be."""

    @property
    def to_exceed(self) -> int:
        """What the own strength must be higher than."""
        return self.to_beat - self.tie_is_enough


def outlook(position: Position) -> Outlook:
    seat, other = position.seat, rival(position.seat)
    playing, both = position.phase is Phase.PLAY, now(position)
    return Outlook(
        own=both[seat],
        to_beat=both[other],
        stays=playing and stays(position),
        loses_game=playing and would_win(position, other),
        tie_is_enough=holding(position, seat, Hold.TIE_IS_ENOUGH) is not None,
        hypnotist=_number(position, Hold.NEXT_CARD_UNSEEN) if plays_unseen(position) else None,
        matchmaker=_number(position, Hold.NO_SINGLE_CARD),
        second_stake=position.stakes_left == 1
        and holding(position, seat, Hold.TWO_STAKES) is not None,
    )


def _number(position: Position, hold: Hold) -> int | None:
    """The rival's psychic that does this to the one whose turn it is."""
    laid = holding(position, rival(position.seat), hold)
    return None if laid is None else laid.card.face


def could_stay(position: Position, moves: tuple[Move, ...]) -> bool:
    """Whether the cards that can be played now, by these lawful moves, would be enough to stay:
    all the ghosts in hand, and those psychics that need no choice and help. Sees no more than the
    player's own view."""
    seat = position.seat
    family = position.families[seat]
    playable = {move.card for move in moves if isinstance(move, Play)}
    if PlayUnseen() in moves:
        playable.update(card.sleeve for card in family.hand)
    ghosts = [Laid(card, card.face) for card in family.hand if card.sleeve in playable]
    if not playable:
        return False
    best = _ahead(_with(position, seat, ghosts), seat)
    tie_is_enough = holding(position, seat, Hold.TIE_IS_ENOUGH) is not None
    helpers: list[Laid] = []
    for card in family.front:
        if card.sleeve not in playable or card.face is None or EFFECTS[card.face].choices:
            continue
        effect = EFFECTS[card.face]
        tie_is_enough = tie_is_enough or effect.hold is Hold.TIE_IS_ENOUGH
        last_ghost = position.families[rival(seat)].last_ghost
        laid = Laid(card, effect.printed(last_ghost, False, 0), seat)
        ahead = _ahead(_with(position, seat, [*ghosts, *helpers, laid]), seat)
        if ahead > best:
            helpers.append(laid)
            best = ahead
    return best > 0 or (best == 0 and tie_is_enough)


def _with(position: Position, seat: Seat, more: list[Laid]) -> Sides:
    """This round's cards with more on that side."""
    green, blue = (family.laid for family in position.families)
    return (green, (*blue, *more)) if seat else ((*green, *more), blue)


def _ahead(sides: Sides, seat: Seat) -> int:
    both = strengths(sides)
    return both[seat] - both[rival(seat)]
