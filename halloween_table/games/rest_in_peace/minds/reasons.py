"""Why a move, in words of the game: what it does, so that it is true whoever proposes it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Literal

from attrs import frozen

from halloween_table.engine.game import Seat

from ..rules import strength
from ..rules.advice import could_stay, outlook
from ..rules.cards import Card, found, in_sleeve, is_ghost_sleeve
from ..rules.effects import Goes
from ..rules.game import RestInPeace
from ..rules.moves import Choose, EndTurn, Move, Name, Play, PlayUnseen, Stake
from ..rules.position import LINE, Laid, Phase, Position, rival
from ..rules.psychics import EFFECTS
from ..rules.rounds import psychic_goes_to, stays, would_win

_GAME = RestInPeace()

Strengths = tuple[int, int]
"""One's own, and the rival's."""
Choice = Literal["", "smallest", "just_enough", "generous", "more"]
"""Why this card of all that can be played: no ghost is smaller, and larger ones stay in hand; no smaller one
would be enough; a smaller one would be, but the rival would have less to beat; it was enough before, and the
rival has more to beat. Empty: nothing of it."""
Ahead = Literal["rounds", "ten", "nothing"]
"""What is left to play for after this round: mansions of the line, only round ten, or nothing, as the rival
has won."""


@frozen
class Enough:
    """The turn can be ended: the strengths suffice to stay."""

    own: int
    theirs: int
    held: int
    """Ghosts that stay in hand."""


@frozen
class TooDear:
    """To stay would take so much more strength."""

    missing: int
    psychic: int | None
    """What comes to whoever leaves, by its number."""
    ahead: Ahead


@frozen
class OutOfReach:
    """No cards they have would be enough to stay."""

    missing: int
    psychic: int | None


@frozen
class Overtakes:
    """With it the strengths suffice to stay."""

    before: Strengths
    now: Strengths
    wins_game: bool
    """The mansion would win the game for them."""
    saves_game: bool
    """It would win the game for their rival."""
    choice: Choice = ""


@frozen
class ComesCloser:
    """The strengths become these, and do not suffice yet."""

    before: Strengths
    now: Strengths
    missing: int
    to_follow: tuple[int, ...] = ()
    """The ghosts that are to be played then, by their values: with them the strengths suffice. Empty:
    something else is, or nothing has been said of it."""


@frozen
class AtRoundTen:
    """What was chosen for a psychic at round ten makes the strengths these."""

    own: int
    theirs: int


@frozen
class TakesEffect:
    """A psychic is played for what it does."""

    psychic: int
    """Its number."""


@frozen
class ChancePlays:
    """Chance plays a ghost between these values."""

    least: int
    most: int
    missing: int


@frozen
class GivesUp:
    """A ghost of this value is discarded, or goes over."""

    value: int
    smallest: bool
    """No other one that could be chosen is smaller."""


@frozen
class ComesBack:
    """A ghost of this value can be played once more."""

    value: int
    largest: bool


@frozen
class GhostForTen:
    """A ghost of this value waits at round ten."""

    value: int
    last_chance: bool
    """No round is left in which it could be played."""
    smallest: bool
    """No other one in hand is smaller, and some are larger."""


@frozen
class PsychicForTen:
    """A psychic waits at round ten."""

    psychic: int
    idle: bool
    """It does nothing there."""


@frozen
class KeepsCards:
    """Nothing goes to round ten."""

    cards: int
    """That stay: ghosts in hand and psychics in front."""


Reason = (
    Enough
    | TooDear
    | OutOfReach
    | Overtakes
    | ComesCloser
    | AtRoundTen
    | TakesEffect
    | ChancePlays
    | GivesUp
    | ComesBack
    | GhostForTen
    | PsychicForTen
    | KeepsCards
)


def why(view: Position, seat: Seat, move: Move, then: Sequence[Move] = ()) -> Reason:
    """What can be said for a lawful move, by what that seat sees; `then` is how the turn is thought to
    go on."""
    if isinstance(move, EndTurn):
        return _of_the_end(view, seat)
    if isinstance(move, PlayUnseen):
        values = [card.face or 0 for card in view.families[seat].hand]
        return ChancePlays(min(values), max(values), _missing(view))
    if isinstance(move, Play):
        psychic = view.number(move.card) if _psychic(move.card) else None
        return _of_a_card(view, seat, move, psychic, then)
    if isinstance(move, Choose | Name):
        return _of_a_choice(view, seat, move)
    if isinstance(move, Stake):
        return _of_a_stake(view, seat, move.card)
    family = view.families[seat]
    return KeepsCards(len(family.hand) + len(family.front))


def _psychic(sleeve: int) -> bool:
    return not is_ghost_sleeve(sleeve)


def _missing(view: Position) -> int:
    """By how much the strength has to grow to stay."""
    standing = outlook(view)
    return standing.to_exceed - standing.own + 1


def _of_the_end(view: Position, seat: Seat) -> Reason:
    if stays(view):
        both = strength.now(view)
        return Enough(both[seat], both[rival(seat)], len(view.families[seat].hand))
    taken = view.number(view.line[view.round - 1].sleeve)
    goes_on = not outlook(view).loses_game  # nobody is consoled with a card for a game that is over
    psychic = taken if goes_on and psychic_goes_to(view, seat) == seat else None
    moves = tuple(_GAME.moves(view, seat))
    plain = all(
        EFFECTS[view.number(move.card) or 0].printed(0, False, 0) is not None
        for move in moves
        if isinstance(move, Play) and _psychic(move.card)
    )
    if plain and not could_stay(view, moves):
        return OutOfReach(_missing(view), psychic)
    ahead: Ahead = "nothing" if not goes_on else "ten" if view.round == LINE else "rounds"
    return TooDear(_missing(view), psychic, ahead)


def _of_a_card(
    view: Position, seat: Seat, move: Move, psychic: int | None, then: Sequence[Move] = ()
) -> Reason:
    """What changes in this round, or what the psychic does that is played or chosen for."""
    before, after = strength.now(view), _GAME.play(view, seat, move).position
    both = strength.now(after)
    other = rival(seat)
    better = both[seat] - both[other] > before[seat] - before[other]
    if view.phase is Phase.TEN:
        return AtRoundTen(both[seat], both[other])
    if not better and psychic is not None:
        return TakesEffect(psychic)
    first, now = (before[seat], before[other]), (both[seat], both[other])
    if stays(after):
        wins, saves = would_win(view, seat), would_win(view, other)
        enough = stays(view) and EndTurn() in _GAME.moves(view, seat)
        choice: Choice = "more" if enough and better else _choice(view, seat, move)
        return Overtakes(first, now, wins, saves, choice)
    return ComesCloser(first, now, _missing(after), _to_follow(after, seat, then))


def _to_follow(position: Position, seat: Seat, then: Sequence[Move]) -> tuple[int, ...]:
    values = []
    for move in takewhile(_is_ghost, then):
        assert isinstance(move, Play)
        if move not in _GAME.moves(position, seat):
            return ()
        values.append(found(position.families[seat].hand, move.card).face or 0)
        position = _GAME.play(position, seat, move).position
    return tuple(values) if stays(position) else ()


def _is_ghost(move: Move) -> bool:
    return isinstance(move, Play) and is_ghost_sleeve(move.card)


def _choice(view: Position, seat: Seat, move: Move) -> Choice:
    """Why this ghost, which is enough to stay."""
    if not isinstance(move, Play) or _psychic(move.card):
        return ""
    hand = view.families[seat].hand
    value = found(hand, move.card).face or 0
    smaller = [
        _GAME.play(view, seat, other).position
        for other in _GAME.moves(view, seat)
        if isinstance(other, Play)
        and not _psychic(other.card)
        and (found(hand, other.card).face or 0) < value
    ]
    if not smaller:
        values = [card.face or 0 for card in hand]
        return "smallest" if value == min(values) < max(values) else ""
    ahead = max((_ahead(after, seat) for after in smaller if stays(after)), default=None)
    if ahead is None:
        return "just_enough"
    return "generous" if ahead < _ahead(_GAME.play(view, seat, move).position, seat) else ""


def _ahead(position: Position, seat: Seat) -> int:
    both = strength.now(position)
    return both[seat] - both[rival(seat)]


def _of_a_choice(view: Position, seat: Seat, move: Choose | Name) -> Reason:
    choosing = view.pending[-1]
    number = view.number(choosing.psychic)
    assert number is not None
    goes = EFFECTS[number].choices[len(choosing.chosen)]
    if isinstance(move, Choose) and view.phase is Phase.PLAY:
        if goes is Goes.TO_MY_DISCARDS:
            hand = view.families[seat].hand
            value = found(hand, move.card).face or 0
            return GivesUp(value, value == min(card.face or 0 for card in hand))
        if goes is Goes.TO_THEIR_SIDE:
            ghosts = _printed((view.families[seat].laid,))
            return GivesUp(ghosts[move.card], ghosts[move.card] == min(ghosts.values()))
        if goes is Goes.BACK_TO_ME:
            ghosts = _printed(view.families[seat].past)
            return ComesBack(ghosts[move.card], ghosts[move.card] == max(ghosts.values()))
    return _of_a_card(view, seat, move, number)


def _printed(rounds: tuple[tuple[Laid, ...], ...]) -> dict[int, int]:
    """The values of the ghosts that lie in those rounds, by sleeve."""
    return {
        laid.card.sleeve: laid.printed
        for cards in rounds
        for laid in cards
        if laid.printed is not None
    }


def _of_a_stake(view: Position, seat: Seat, sleeve: int) -> Reason:
    family = view.families[seat]
    ghost: Card | None = in_sleeve(family.hand, sleeve)
    if ghost is not None:
        value, values = ghost.face or 0, [card.face or 0 for card in family.hand]
        smallest = value == min(values) < max(values)
        return GhostForTen(value, view.round == LINE, smallest)
    number = view.number(sleeve)
    assert number is not None
    return PsychicForTen(number, EFFECTS[number].idle_at_ten)
