"""From turn to turn and round to round: playing, staying, leaving, staking, round 10."""

from __future__ import annotations

from itertools import chain, zip_longest
from typing import Any

from halloween_table.engine.game import Seat

from . import strength
from .cards import Card, found, is_castle, is_ghost_sleeve, without
from .course import Course
from .effects import Effect, Hold
from .events import (
    Drew,
    GameWon,
    Idled,
    Left,
    MansionTaken,
    Played,
    PlayedUnseen,
    PsychicTaken,
    Revealed,
    RoundBegan,
    Staked,
    StakedNothing,
    Stayed,
    TenCounted,
    TookEffect,
    TurnedUp,
)
from .position import LAST_ROUND, Choosing, Due, Laid, Phase, Position, Result, rival
from .psychics import EFFECTS

DRAWN_AFTER_A_ROUND = 2
MANORS_TO_WIN = 4
CASTLES_TO_WIN = 3


def effect_of(position: Position, psychic: int) -> Effect:
    """The effect of the psychic in that sleeve, which must lie face up."""
    number = position.number(psychic)
    assert number is not None
    return EFFECTS[number]


def holding(position: Position, seat: Seat, hold: Hold) -> Laid | None:
    """The psychic that makes this true for that seat now."""
    green, blue = position.families
    for laid in green.laid + blue.laid:
        if laid.works_for is not None and laid.works_for == seat:
            face = laid.card.face
            if face is not None and EFFECTS[face].hold is hold:
                return laid
    return None


def plays_unseen(position: Position) -> bool:
    """Whether chance plays the next card (RP-4.6)."""
    return (
        bool(position.families[position.seat].hand)
        and holding(position, rival(position.seat), Hold.NEXT_CARD_UNSEEN) is not None
    )


# ---- playing ----------------------------------------------------------------------------------


def play_card(course: Course, sleeve: int) -> None:
    seat = course.position.seat
    family = course.family(seat)
    if is_ghost_sleeve(sleeve):
        card = found(family.hand, sleeve)
        _lay_played(course, card, None, hand=without(family.hand, card))
        course.say(Played(seat, card))
        return
    card = found(family.front, sleeve)
    _lay_played(course, card, seat, front=without(family.front, card))
    course.say(Played(seat, card))
    _begin_effect(course, seat, sleeve)


def play_unseen(course: Course) -> None:
    """RP-4.6."""
    seat = course.position.seat
    card = course.draw_unseen(seat)
    _lay_played(course, card, None)
    course.say(PlayedUnseen(seat, card))


def _lay_played(course: Course, card: Card, works_for: Seat | None, **rest: Any) -> None:
    """The card comes to the side of the one who plays it; `rest` is what that leaves of theirs."""
    position = course.position
    seat, family = position.seat, course.family(position.seat)
    hypnotist = holding(position, rival(seat), Hold.NEXT_CARD_UNSEEN)
    printed = course.printed(seat, card)
    course.change(
        seat,
        laid=(*family.laid, Laid(card, printed, works_for)),
        last_ghost=family.last_ghost if printed is None else printed,
        **rest,
    )
    course.set(played=position.played + 1)
    if hypnotist is not None:
        course.put_to_work(rival(seat), hypnotist.card.sleeve, None)


def _begin_effect(course: Course, seat: Seat, psychic: int) -> None:
    effect = effect_of(course.position, psychic)
    effect.on_play(course, seat)
    if effect.choices:
        course.push(Choosing(seat, psychic))


def choose(course: Course, choice: int) -> None:
    """A card's sleeve or a value, for the psychic that waits for it."""
    choosing = course.pop()
    chosen = (*choosing.chosen, choice)
    effect = effect_of(course.position, choosing.psychic)
    if len(chosen) < len(effect.choices):
        course.push(choosing._replace(chosen=chosen))
        return
    effect.on_chosen(course, choosing.owner, choosing.psychic, chosen)
    if course.position.phase is Phase.TEN:
        course.show()
        _go_on_at_ten(course)


# ---- the end of a turn and of a round -----------------------------------------------------------


def stays(position: Position) -> bool:
    """Whether ending the turn now means to stay (RP-1.3)."""
    return _is_enough(position, strength.now(position))


def _is_enough(position: Position, both: tuple[int, int]) -> bool:
    ahead = both[position.seat] - both[rival(position.seat)]
    return ahead > 0 or (
        ahead == 0 and holding(position, position.seat, Hold.TIE_IS_ENOUGH) is not None
    )


def end_turn(course: Course) -> None:
    position = course.position
    seat, both = position.seat, strength.now(position)
    if _is_enough(position, both):
        course.say(Stayed(seat, both))
        course.set(seat=rival(seat), played=0)
        return
    course.say(Left(seat, both))
    _end_round(course, rival(seat), both)


def _end_round(course: Course, winner: Seat, both: tuple[int, int]) -> None:
    """RP-1.5 to RP-1.7."""
    loser, position = rival(winner), course.position
    _take_mansion(course, winner, both)
    psychic = position.line[position.round - 1]
    taker = psychic_goes_to(position, loser)
    course.change(taker, front=(*course.family(taker).front, psychic))
    course.say(PsychicTaken(taker, psychic))
    if would_win(position, winner):
        _end_game(course)
        return
    stakes = 2 if holding(position, loser, Hold.TWO_STAKES) else 1
    course.set(phase=Phase.STAKE, stakes_left=stakes, played=0)
    course.show()
    for family in position.families:
        for laid in family.laid:
            course.end_effect(laid)
    for seat in (winner, loser):
        drawn = course.draw(seat, DRAWN_AFTER_A_ROUND)
        if drawn:
            course.say(Drew(seat, drawn))
    if not _can_stake(course.position):
        _next_round(course)


def psychic_goes_to(position: Position, loser: Seat) -> Seat:
    """Who takes this round's psychic if that seat loses the round (RP-1.5)."""
    for seat in (0, 1):
        if holding(position, seat, Hold.TAKES_THE_PSYCHIC):
            return seat
    return loser


def _take_mansion(course: Course, winner: Seat | None, both: tuple[int, int]) -> None:
    position = course.position
    course.set(results=(*position.results, Result(winner, both)))
    if winner is not None:
        course.say(MansionTaken(winner, position.mansions[position.round - 1]))


def stake(course: Course, sleeve: int) -> None:
    seat = course.position.seat
    family = course.family(seat)
    if is_ghost_sleeve(sleeve):
        card = found(family.hand, sleeve)
        course.change(seat, hand=without(family.hand, card), stakes=(*family.stakes, card))
    else:
        card = found(family.front, sleeve)
        course.change(seat, front=without(family.front, card), stakes=(*family.stakes, card))
    course.say(Staked(seat, card))
    left = course.part("stakes_left") - 1
    course.set(stakes_left=left)
    if not left or not _can_stake(course.position):
        course.show()
        _next_round(course)


def stake_nothing(course: Course) -> None:
    course.say(StakedNothing(course.position.seat))
    _next_round(course)


def _can_stake(position: Position) -> bool:
    family = position.families[position.seat]
    return bool(family.hand or family.front)


def _next_round(course: Course) -> None:
    before = course.position
    round_, winner = before.round + 1, before.results[-1].winner
    for seat, family in enumerate(before.families):
        course.change(seat, past=(*family.past, family.laid), laid=(), last_ghost=0)
    course.set(round=round_, stakes_left=0)
    if round_ == LAST_ROUND:
        _reveal(course)
        return
    course.set(phase=Phase.PLAY, seat=winner)
    assert winner is not None
    course.say(RoundBegan(round_, winner))
    if course.position.face_up > before.face_up:
        course.say(TurnedUp(before.line[before.face_up]))


# ---- round 10 -----------------------------------------------------------------------------------


def _reveal(course: Course) -> None:
    """RP-2.2: the stakes are turned up one by one, then their psychics take their turns."""
    winner = course.position.results[-1].winner
    assert winner is not None
    course.set(phase=Phase.TEN)
    course.say(RoundBegan(LAST_ROUND, winner))
    course.show()
    _settle_last_ghosts(course)
    for seat, card in _by_turns(course.position, winner):
        course.change(seat, stakes=without(course.family(seat).stakes, card))
        course.lay(seat, card)
        course.say(Revealed(seat, card))
        course.show()
    psychics = [
        Due(seat, card.sleeve) for seat, card in _turns_of_psychics(course.position, winner)
    ]
    course.set(queue=tuple(psychics))
    _go_on_at_ten(course)


def _settle_last_ghosts(course: Course) -> None:
    """What a ghost that copies another will copy: the last one its rival put here."""
    for seat in (0, 1):
        printed = [course.printed(seat, card) for card in course.family(seat).stakes]
        ghosts = [value for value in printed if value is not None]
        if ghosts:
            course.change(seat, last_ghost=ghosts[-1])


def _by_turns(position: Position, first: Seat) -> list[tuple[Seat, Card]]:
    return _alternating(
        [(first, card) for card in position.families[first].stakes],
        [(rival(first), card) for card in position.families[rival(first)].stakes],
    )


def _turns_of_psychics(position: Position, first: Seat) -> list[tuple[Seat, Card]]:
    first_side, second_side = (
        [
            (seat, laid.card)
            for laid in position.families[seat].laid
            if not is_ghost_sleeve(laid.card.sleeve)
        ]
        for seat in (first, rival(first))
    )
    return _alternating(first_side, second_side)


def _alternating(
    first: list[tuple[Seat, Card]], second: list[tuple[Seat, Card]]
) -> list[tuple[Seat, Card]]:
    pairs = chain.from_iterable(zip_longest(first, second))
    return [turn for turn in pairs if turn is not None]


def _go_on_at_ten(course: Course) -> None:
    """RP-2.5: psychics take their turns until somebody has to choose, or all have."""
    while course.position.queue:
        due, *rest = course.position.queue
        course.set(queue=tuple(rest))
        laid = next(
            (laid for laid in course.family(due.seat).laid if laid.card.sleeve == due.psychic), None
        )
        if laid is None:
            continue
        effect = effect_of(course.position, due.psychic)
        if effect.idle_at_ten or effect.lacks(course.position, due.seat):
            course.say(Idled(due.seat, laid.card))
            continue
        course.put_to_work(due.seat, due.psychic, due.seat)
        seen = laid.printed is None  # a ghost has counted since it was turned up
        if seen:
            course.say(TookEffect(due.seat, laid.card))
        _begin_effect(course, due.seat, due.psychic)
        if course.position.pending:
            return
        if seen:
            course.show()
    both = strength.now(course.position)
    course.say(TenCounted(both))
    _take_mansion(course, None if both[0] == both[1] else both.index(max(both)), both)
    course.show()
    _end_game(course)


# ---- the end --------------------------------------------------------------------------------------


def would_win(position: Position, seat: Seat) -> bool:
    """Whether this round's mansion is the one that wins the game (RP-2.1)."""
    won = (*position.won(seat), position.mansions[position.round - 1])
    return _enough(won) is not None


def _enough(won: tuple[int, ...]) -> str | None:
    castles = sum(map(is_castle, won))
    if castles >= CASTLES_TO_WIN:
        return "three_castles"
    return "four_manors" if len(won) - castles >= MANORS_TO_WIN else None


def ending(position: Position) -> tuple[Seat, str] | None:
    """Who has won, and why; None while nobody has."""
    for seat in (0, 1):
        reason = _enough(position.won(seat))
        if reason is not None:
            return seat, reason
    if len(position.results) < LAST_ROUND:
        return None
    last = position.results[-1].winner
    if last is not None:
        return last, "round_ten"
    more = max((0, 1), key=lambda seat: len(position.won(seat)))
    return more, "more_mansions"


def _end_game(course: Course) -> None:
    end = ending(course.position)
    assert end is not None, "somebody has won"
    course.set(phase=Phase.OVER, stakes_left=0)
    course.say(GameWon(*end))
