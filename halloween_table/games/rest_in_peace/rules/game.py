"""Rest in Peace as the kernel sees it: who may do what now, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from halloween_table.engine.chance import Chance
from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import (
    Actor,
    Game,
    Outcome,
    Refusal,
    Score,
    Seat,
    Standing,
    Step,
    Turn,
    only,
)

from . import imagining, rounds, setup
from .cards import FIRST_PSYCHIC, Card, hidden, in_sleeve, is_castle, is_ghost_sleeve
from .course import Course
from .effects import Hold
from .moves import MOVES, Choose, EndTurn, Move, Name, Play, PlayUnseen, Stake, StakeNothing
from .position import LINE, Family, Options, Phase, Position, rival
from .rounds import effect_of, holding, plays_unseen

_END_TURN, _PLAY_UNSEEN, _STAKE_NOTHING = EndTurn(), PlayUnseen(), StakeNothing()
_SLEEVES = range(FIRST_PSYCHIC + LINE)
_PLAY = tuple(map(Play, _SLEEVES))
_CHOOSE = tuple(map(Choose, _SLEEVES))
_STAKE = tuple(map(Stake, _SLEEVES))

_PLAYED: dict[type[Any], Callable[[Course, Any], None]] = {
    Play: lambda course, move: rounds.play_card(course, move.card),
    PlayUnseen: lambda course, move: rounds.play_unseen(course),
    Choose: lambda course, move: rounds.choose(course, move.card),
    Name: lambda course, move: rounds.choose(course, move.value),
    EndTurn: lambda course, move: rounds.end_turn(course),
    Stake: lambda course, move: rounds.stake(course, move.card),
    StakeNothing: lambda course, move: rounds.stake_nothing(course),
}


class RestInPeace(Game[Position, Move]):
    """The rules of Rest in Peace."""

    key = "rest_in_peace"
    version = 1
    seat_counts = range(2, 3)
    position_type = Position
    options_type = Options
    move_types: tuple[type[Any], ...] = MOVES

    def setup(self, options: Options, seats: int, seed: int) -> Position:
        return setup.setup(options, seats, seed)

    def actors(self, position: Position) -> tuple[Actor, ...]:
        if position.over:
            return ()
        return (position.decider,)

    # ---- what may be done ---------------------------------------------------------------------

    def moves(self, position: Position, actor: Actor) -> Iterator[Move]:
        if position.over or actor != position.decider:
            return iter(())
        if position.pending:
            return _choices(position)
        return _stakes(position) if position.phase is Phase.STAKE else _turns(position)

    def refusal(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        untimely = self.untimely(position, actor, move)
        if untimely is not None:
            return untimely
        match move:
            case Play(sleeve):
                return _play_refusal(position, sleeve)
            case PlayUnseen():
                return _unseen_refusal(position)
            case Choose(choice) | Name(choice):
                return _choice_refusal(position, move, choice)
            case EndTurn():
                return _end_refusal(position)
            case Stake(sleeve):
                return _stake_refusal(position, sleeve)
        return None

    def untimely(self, position: Position, actor: Actor, move: Move) -> Refusal | None:
        """Why this kind of move is not due now, whatever it is about."""
        if position.over:
            return Refusal("RP-2.1", "game_over")
        (due,) = self.actors(position)
        if actor != due:
            return Refusal("RP-1.3", "not_your_turn", (due,))
        choosing = isinstance(move, Choose | Name)
        if position.pending:
            if choosing:
                return None
            number = position.number(position.pending[-1].psychic)
            return Refusal(f"RP-4.{number}", "choose_first", (number,))
        if choosing:
            return Refusal("RP-1.2", "nothing_to_choose")
        staking = isinstance(move, Stake | StakeNothing)
        if position.phase is Phase.STAKE and not staking:
            return Refusal("RP-1.7", "stake_first")
        if position.phase is Phase.PLAY and staking:
            return Refusal("RP-1.7", "only_the_loser_stakes")
        return None

    def played(self, position: Position, actor: Actor, move: Move) -> Step[Position]:
        course = Course(position)
        _PLAYED[type(move)](course, move)
        return course.step()

    # ---- what can be known ----------------------------------------------------------------------

    def view(self, position: Position, seat: Seat | None) -> Position:
        green, blue = (
            _seen(position, owner, family, seat) for owner, family in enumerate(position.families)
        )
        up = position.face_up
        return evolved(
            position,
            chance=Chance(0),
            line=(*position.line[:up], *hidden(position.line[up:])),
            families=(green, blue),
        )

    def imagined(self, view: Position, seat: Seat | None, chance: Chance) -> Position:
        return imagining.imagined(view, chance)

    def forced(self, view: Position) -> Move | None:
        """What lies open is chosen. Whoever looks through a deck sees it first, and a turn ends when
        its player says so."""
        if not view.pending:
            return None
        searching = effect_of(view, view.pending[-1].psychic).looks_through_deck
        return None if searching or _is_bound(view) else only(_every_choice(view))

    def timing(self, position: Position) -> None:
        return None

    def turn(self, position: Position) -> Turn:
        return Turn(position.round, position.decider)

    def standings(self, position: Position) -> tuple[Standing, ...]:
        end = rounds.ending(position)
        lead = [len(position.won(seat)) for seat in (0, 1)]
        if end is not None:
            lead[end[0]] = max(lead) + 1
        return tuple(
            Standing(seat, 1 + (lead[rival(seat)] > lead[seat]), _scores(position.won(seat)))
            for seat in (0, 1)
        )

    def outcome(self, position: Position) -> Outcome | None:
        end = rounds.ending(position)
        if end is None:
            return None
        winner, reason = end
        standings = self.standings(position)
        return Outcome((standings[winner], standings[rival(winner)]), (reason,))


def _scores(won: tuple[int, ...]) -> tuple[Score, ...]:
    castles = sum(map(is_castle, won))
    manors = len(won) - castles
    return Score("manors", manors, manors), Score("castles", castles, castles)


def looks_for_long(position: Position) -> bool:
    """Whether somebody has cards fanned open before them to look through: their deck (RP-4.2), or in
    the turn in which they asked for it the hand of their rival (RP-4.3)."""
    return _looks_through_deck(position) or _looks_at_hand(position)


def _looks_through_deck(position: Position) -> bool:
    return any(
        effect_of(position, choosing.psychic).looks_through_deck for choosing in position.pending
    )


def _looks_at_hand(position: Position) -> bool:
    """In later turns of the round they still may, but know it already."""
    seat = position.seat
    lets_them = holding(position, seat, Hold.SEES_THE_HAND)
    laid = position.families[seat].laid
    sees_some = position.phase is Phase.PLAY and bool(position.families[rival(seat)].hand)
    return sees_some and lets_them in laid[len(laid) - position.played :]


def _seen(position: Position, owner: Seat, family: Family, seat: Seat | None) -> Family:
    """What that seat knows of a player's cards. In round 10 hands play no part any more and lie
    face down for everybody; at the end they are laid open."""
    over, own = position.over, seat == owner and not position.at_ten
    searching = own and any(
        effect_of(position, choosing.psychic).looks_through_deck
        for choosing in position.pending
        if choosing.owner == seat
    )
    sees_hand = over or own
    if not sees_hand and seat is not None and position.phase is Phase.PLAY:
        sees_hand = holding(position, seat, Hold.SEES_THE_HAND) is not None
    return evolved(
        family,
        deck=family.deck if searching else hidden(family.deck),
        hand=family.hand if sees_hand else hidden(family.hand),
        stakes=family.stakes if over or own else hidden(family.stakes),
    )


# ---- predicates that moves and refusals share -------------------------------------------------------


def _stakes(position: Position) -> Iterator[Move]:
    family = position.families[position.seat]
    for card in (*family.hand, *family.front):
        yield _STAKE[card.sleeve]
    yield _STAKE_NOTHING


def _turns(position: Position) -> Iterator[Move]:
    """What a turn goes on with."""
    plays = _plays(position)
    return chain(plays, (_END_TURN,)) if _end_refusal(position) is None else plays


def _plays(position: Position) -> Iterator[Move]:
    family = position.families[position.seat]
    if plays_unseen(position):
        return iter(() if _unseen_refusal(position) else (_PLAY_UNSEEN,))
    plays: list[Move] = [_PLAY[card.sleeve] for card in family.hand]
    for card in family.front:
        if _psychic_refusal(position, card) is None:
            plays.append(_PLAY[card.sleeve])
    if _must_go_on(position):
        return (play for play in plays if _can_follow(position, play))
    return iter(plays)


def _play_refusal(position: Position, sleeve: int) -> Refusal | None:
    family = position.families[position.seat]
    if sleeve not in _SLEEVES:
        return Refusal("RP-1.1", "not_your_card")
    card = in_sleeve(family.hand if is_ghost_sleeve(sleeve) else family.front, sleeve)
    if card is None:
        return Refusal("RP-1.1", "not_your_card")
    if plays_unseen(position):
        return _kept_from(position, Hold.NEXT_CARD_UNSEEN, "chance_plays_first")
    if not is_ghost_sleeve(sleeve):
        refusal = _psychic_refusal(position, card)
        if refusal is not None:
            return refusal
    if _must_go_on(position) and not _can_follow(position, _PLAY[sleeve]):
        return _kept_from(position, Hold.NO_SINGLE_CARD, "no_second_card")
    return None


def _unseen_refusal(position: Position) -> Refusal | None:
    if not plays_unseen(position):
        return Refusal("RP-1.1", "nobody_is_hypnotised")
    if _must_go_on(position) and not _can_follow(position, _PLAY_UNSEEN):
        return _kept_from(position, Hold.NO_SINGLE_CARD, "no_second_card")
    return None


def _psychic_refusal(position: Position, card: Card) -> Refusal | None:
    """RP-4.0, and who keeps psychics out."""
    assert card.face is not None, "psychics in front lie open"
    effect = effect_of(position, card.sleeve)
    if effect.only_at_ten:
        return Refusal(f"RP-4.{card.face}", "only_at_ten", (card.face,))
    kept_out = _kept_from(position, Hold.NO_PSYCHICS, "no_psychics")
    if kept_out is not None:
        return kept_out
    lacks = effect.lacks(position, position.seat)
    return Refusal("RP-4.0", lacks, (card.face,)) if lacks else None


def _kept_from(position: Position, hold: Hold, reason: str) -> Refusal | None:
    """What a psychic of the rival's keeps them from whose turn it is."""
    laid = holding(position, rival(position.seat), hold)
    return None if laid is None else Refusal(f"RP-4.{laid.card.face}", reason)


def _must_go_on(position: Position) -> bool:
    """Whether the first card of this turn needs a second one (RP-4.14)."""
    return (
        position.played == 0
        and holding(position, rival(position.seat), Hold.NO_SINGLE_CARD) is not None
    )


def _can_follow(position: Position, move: Move) -> bool:
    """Whether this move leaves a way to end the turn lawfully (RP-4.14)."""
    course = Course(position)
    _PLAYED[type(move)](course, move)
    return _has_a_way_on(course.position)


def _has_a_way_on(position: Position) -> bool:
    if position.pending:
        return any(_can_follow(position, choice) for choice in _every_choice(position))
    return _end_refusal(position) is None or any(True for _ in _plays(position))


def _every_choice(position: Position) -> Iterator[Choose | Name]:
    choosing = position.pending[-1]
    effect = effect_of(position, choosing.psychic)
    for target in effect.targets(position, choosing.owner, choosing.chosen):
        yield Name(target) if effect.names_value else _CHOOSE[target]


def _choices(position: Position) -> Iterator[Choose | Name]:
    """Those that do not lead into a dead end."""
    bound = _is_bound(position)
    for choice in _every_choice(position):
        if not bound or _can_follow(position, choice):
            yield choice


def _is_bound(position: Position) -> bool:
    """Whether the card just played needs a second one."""
    return (
        position.played == 1
        and position.phase is Phase.PLAY
        and holding(position, rival(position.seat), Hold.NO_SINGLE_CARD) is not None
    )


def _choice_refusal(position: Position, move: Choose | Name, choice: int) -> Refusal | None:
    choosing = position.pending[-1]
    number = position.number(choosing.psychic)
    effect = effect_of(position, choosing.psychic)
    if isinstance(move, Name) is not effect.names_value or choice not in set(
        effect.targets(position, choosing.owner, choosing.chosen)
    ):
        return Refusal(f"RP-4.{number}", "no_target", (number, len(choosing.chosen)))
    if _is_bound(position) and not _can_follow(position, move):
        return _kept_from(position, Hold.NO_SINGLE_CARD, "no_second_card")
    return None


def _end_refusal(position: Position) -> Refusal | None:
    return (
        _kept_from(position, Hold.NO_SINGLE_CARD, "not_one_card") if _is_bound(position) else None
    )


def _stake_refusal(position: Position, sleeve: int) -> Refusal | None:
    family = position.families[position.seat]
    if in_sleeve((*family.hand, *family.front), sleeve) is None:
        return Refusal("RP-1.7", "not_your_card")
    return None
