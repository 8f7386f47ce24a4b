"""A slow and plain Rest in Peace, written from the rule file alone, to check the rules against.

It shares the data of the game, positions and moves, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from attrs import evolve, frozen

from halloween_table.engine.game import Actor, Seat
from halloween_table.games.rest_in_peace.rules.cards import Card, Kind, is_castle
from halloween_table.games.rest_in_peace.rules.moves import (
    Choose,
    EndTurn,
    Move,
    Name,
    Play,
    PlayUnseen,
    Stake,
    StakeNothing,
)
from halloween_table.games.rest_in_peace.rules.position import (
    Choosing,
    Due,
    Laid,
    Phase,
    Position,
    Result,
)

GHOST_OF = {3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 29: 1}
"""The psychics that are ghosts of a value; 15 is one too, of a value that depends."""
IDLE_AT_TEN = {1, 2, 6, 14, 16, 18, 21, 22, 23, 26}
WITH_A_CHOICE = {2, 10, 11, 16, 17, 21, 25, 27}


def is_psychic(card: Card) -> bool:
    return card.kind is Kind.PSYCHIC


def face(card: Card) -> int:
    assert card.face is not None
    return card.face


def is_ghost(laid: Laid) -> bool:
    """A ghost, or a psychic that is one (RP-3.2)."""
    return laid.printed is not None


def printed(laid: Laid) -> int:
    assert laid.printed is not None
    return laid.printed


def works(position: Position, number: int, seat: Seat) -> bool:
    """Whether the effect of that psychic lasts for that seat, on whichever side it lies."""
    for family in position.families:
        for laid in family.laid:
            if is_psychic(laid.card) and laid.card.face == number and laid.works_for == seat:
                return True
    return False


# Strength


def strength(position: Position, seat: Seat) -> int:
    """RP-3.1, one step after the other."""
    other = 1 - seat
    ghosts = [laid for laid in position.families[seat].laid if is_ghost(laid)]
    values: list[tuple[int, bool]] = []
    for ghost in ghosts:
        value = printed(ghost)
        if works(position, 28, seat) or works(position, 28, other):
            value = 7 - printed(ghost)
        if works(position, 19, other) and printed(ghost) in (5, 6):
            value = 1
        if works(position, 8, seat) and printed(ghost) % 2 == 0:
            value += 1
        if works(position, 9, seat) and printed(ghost) % 2 == 1:
            value += 1
        if printed(ghost) in _named_values(position):
            value += 2
        if works(position, 24, seat) and [printed(g) for g in ghosts].count(printed(ghost)) > 1:
            value += 1
        counts = not (works(position, 12, other) and printed(ghost) in (1, 2))
        values.append((value, counts))
    total = sum(value for value, counts in values if counts)
    if works(position, 20, seat) and values:
        highest = max(value for value, _ in values)
        if (highest, True) in values:  # among equals one that counts
            total += highest
    return total


def _named_values(position: Position) -> list[int]:
    """What 10 has named; one whose choice is still to be made names nothing."""
    return [
        laid.named
        for family in position.families
        for laid in family.laid
        if is_psychic(laid.card) and laid.card.face == 10
        if laid.works_for is not None and laid.named is not None
    ]


# What may be done


def to_act(position: Position) -> Seat | None:
    if position.phase is Phase.OVER:
        return None
    if position.pending:
        return position.pending[-1].owner
    return position.seat


def legal(position: Position, actor: Actor) -> set[Move]:
    """Every lawful move of that actor."""
    if actor != to_act(position):
        return set()
    if position.phase is Phase.STAKE:
        family = position.families[actor]
        stakes = {Stake(card.sleeve) for card in (*family.hand, *family.front)}
        return {*stakes, StakeNothing()}
    return {move for move in _without_looking_ahead(position) if not _dead_end(position, move)}


def _without_looking_ahead(position: Position) -> set[Move]:
    if position.pending:
        return _choices(position)
    if _may_end_the_turn(position):
        return {*_plays(position), EndTurn()}
    return _plays(position)


def _may_end_the_turn(position: Position) -> bool:
    """RP-4.14: never with exactly one card."""
    return not (works(position, 14, 1 - position.seat) and position.played == 1)


def _dead_end(position: Position, move: Move) -> bool:
    """RP-4.14: after that move the turn could never be ended."""
    if position.phase is not Phase.PLAY or isinstance(move, EndTurn):
        return False
    if not works(position, 14, 1 - position.seat):
        return False
    ways = [_can_be_ended(result.position) for result in _carried_out(position, move)]
    assert len(set(ways)) == 1, "chance would decide what is lawful"
    return not ways[0]


def _can_be_ended(position: Position) -> bool:
    if not position.pending and _may_end_the_turn(position):
        return True
    return any(
        _can_be_ended(result.position)
        for move in _without_looking_ahead(position)
        for result in _carried_out(position, move)
    )


def _plays(position: Position) -> set[Move]:
    seat = position.seat
    family = position.families[seat]
    if works(position, 6, 1 - seat) and family.hand:
        return {PlayUnseen()}
    plays: set[Move] = {Play(card.sleeve) for card in family.hand}
    if not works(position, 18, 1 - seat):
        for card in family.front:
            if face(card) != 7 and can_happen(position, seat, face(card)):
                plays.add(Play(card.sleeve))
    return plays


def can_happen(position: Position, seat: Seat, number: int) -> bool:
    """RP-4.0."""
    mine, theirs = position.families[seat], position.families[1 - seat]
    if number == 2:
        return len(mine.deck) > 0
    if number in (6, 22):
        return len(theirs.hand) > 0
    if number == 11:
        return len(theirs.laid) > 0
    if number == 16:
        return len(mine.deck) > 0 or len(mine.hand) > 0
    if number == 17:
        return any(map(is_ghost, mine.laid)) and any(map(is_ghost, theirs.laid))
    if number in (21, 27):
        return any(is_ghost(laid) for laids in mine.past for laid in laids)
    if number == 25:
        return any(is_ghost(laid) and printed(laid) <= 3 for laid in theirs.laid)
    return True


def _choices(position: Position) -> set[Move]:
    choosing = position.pending[-1]
    mine = position.families[choosing.owner]
    theirs = position.families[1 - choosing.owner]
    number = number_of(position, choosing)
    if number == 2:
        return {Choose(card.sleeve) for card in mine.deck}
    if number == 10:
        return {Name(value) for value in (1, 2, 3, 4, 5, 6)}
    if number == 11:
        return {Choose(laid.card.sleeve) for laid in theirs.laid}
    if number == 16:
        return {Choose(card.sleeve) for card in mine.hand}
    if number == 17:
        side = theirs if choosing.chosen else mine
        return {Choose(laid.card.sleeve) for laid in side.laid if is_ghost(laid)}
    if number in (21, 27):
        return {Choose(laid.card.sleeve) for laids in mine.past for laid in laids if is_ghost(laid)}
    if number == 25:
        return {
            Choose(laid.card.sleeve)
            for laid in theirs.laid
            if is_ghost(laid) and printed(laid) <= 3
        }
    raise AssertionError(f"{number} has no choice")


def number_of(position: Position, choosing: Choosing) -> int:
    (number,) = [face(card) for card in position.line if card.sleeve == choosing.psychic]
    return number


# What then happens


Zone = tuple[Seat, str, int]
"""So many cards of a hand or a deck, counted from its start."""


@frozen
class Possible:
    """A position that may follow."""

    position: Position
    """Its chance is that of the position before."""
    shuffled: frozenset[Zone] = frozenset()
    """Where the cards have changed their sleeves: any order is right."""
    by_chance: bool | None = False
    """Whether chance had a part in it; None where it may have had one."""

    def faults(self, got: Position) -> list[str]:
        """What is wrong with a position that should be this one."""
        expected = _without_what_says_nothing(_sorted_zones(self.position, self.shuffled))
        found = []
        if self.by_chance is not None and self.by_chance is (got.chance == expected.chance):
            found.append(f"chance has {'no' if self.by_chance else 'a'} part in it")
        got = _without_what_says_nothing(_sorted_zones(got, self.shuffled))
        return found + list(_differences(expected, evolve(got, chance=expected.chance)))


def _without_what_says_nothing(position: Position) -> Position:
    """At round 10 nobody plays, and a psychic that is a ghost has no other effect."""
    if position.round < 10:
        return position
    for seat in (0, 1):
        laids = tuple(
            laid._replace(works_for=None) if is_ghost(laid) else laid
            for laid in position.families[seat].laid
        )
        position = _with(position, seat, laid=laids, last_ghost=0)
    return position


def _sorted_zones(position: Position, zones: Iterable[Zone]) -> Position:
    for seat, zone, count in zones:
        cards = getattr(position.families[seat], zone)
        changed = sorted_over_sleeves(cards[:count]) + cards[count:]
        position = _with(position, seat, **{zone: changed})
    return position


def sorted_over_sleeves(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The sleeves stay where they are; what is in them goes by value."""
    contents = sorted((face(card), str(card.kind), card) for card in cards)
    return tuple(
        Card(at.sleeve, card.kind, card.face)
        for at, (_, _, card) in zip(cards, contents, strict=True)
    )


def _differences(expected: Any, got: Any, where: str = "") -> Iterator[str]:
    if expected == got:
        return
    if type(expected) is type(got) and hasattr(expected, "__attrs_attrs__"):
        for field in expected.__attrs_attrs__:
            name = field.name
            yield from _differences(getattr(expected, name), getattr(got, name), f"{where}.{name}")
    elif where == ".families":
        for seat in (0, 1):
            yield from _differences(expected[seat], got[seat], f"{where}[{seat}]")
    else:
        yield f"{where}: expected {expected}, got {got}"


def after(position: Position, actor: Actor, move: Move) -> list[Possible]:
    """What may follow a lawful move: more than one where chance chooses a card."""
    if move not in legal(position, actor):
        raise ValueError(f"{move} is not lawful")
    return _carried_out(position, move)


def decided_by_chance(position: Position, move: Move) -> bool:
    """Whether chance may have a part in what follows that lawful move."""
    return any(possible.by_chance is not False for possible in _carried_out(position, move))


def perft(position: Position, depth: int) -> int:
    """The number of different sequences of `depth` lawful moves, without those that go on after
    chance had a part in it."""
    actor = to_act(position)
    if actor is None:
        return 0
    moves = legal(position, actor)
    if depth == 1:
        return len(moves)
    return sum(
        perft(possible.position, depth - 1)
        for move in moves
        if not decided_by_chance(position, move)
        for possible in _carried_out(position, move)
    )


def _carried_out(position: Position, move: Move) -> list[Possible]:
    if isinstance(move, Play):
        return _play(position, move.card)
    if isinstance(move, PlayUnseen):  # RP-4.6
        hand = position.families[position.seat].hand
        by_chance = None if len(hand) == 1 else True
        return [
            evolve(possible, by_chance=by_chance)
            for card in hand
            for possible in _play(position, card.sleeve)
        ]
    if isinstance(move, Choose):
        return [_choose(position, move.card)]
    if isinstance(move, Name):
        return [Possible(_name(position, move.value))]
    if isinstance(move, EndTurn):
        return [_end_turn(position)]
    if isinstance(move, Stake):
        return [Possible(_stake(position, move.card))]
    return [Possible(_next_round(position))]


def _with(position: Position, seat: Seat, **changes: Any) -> Position:
    """The position with something changed for one player."""
    green, blue = position.families
    if seat == 0:
        green = evolve(green, **changes)
    else:
        blue = evolve(blue, **changes)
    return evolve(position, families=(green, blue))


def _without_sleeve(cards: tuple[Card, ...], sleeve: int) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.sleeve != sleeve)


def _in_sleeve(cards: Iterable[Card], sleeve: int) -> Card:
    (found,) = [card for card in cards if card.sleeve == sleeve]
    return found


def _laid_in_sleeve(laids: Iterable[Laid], sleeve: int) -> Laid:
    (found,) = [laid for laid in laids if laid.card.sleeve == sleeve]
    return found


def _taken_up(laids: tuple[Laid, ...], sleeve: int) -> tuple[Laid, ...]:
    return tuple(laid for laid in laids if laid.card.sleeve != sleeve)


# A turn


def _play(position: Position, sleeve: int) -> list[Possible]:
    """RP-1.1, RP-1.2."""
    seat = position.seat
    position = _six_is_spent(position)
    mine, theirs = position.families[seat], position.families[1 - seat]
    card = _in_sleeve((*mine.hand, *mine.front), sleeve)
    if not is_psychic(card):
        laid = Laid(card, face(card))
    elif face(card) == 15:
        laid = Laid(card, theirs.last_ghost, works_for=seat)
    else:
        laid = Laid(card, GHOST_OF.get(face(card)), works_for=seat)
    position = _with(
        position,
        seat,
        hand=_without_sleeve(mine.hand, sleeve),
        front=_without_sleeve(mine.front, sleeve),
        laid=(*mine.laid, laid),
        last_ghost=printed(laid) if is_ghost(laid) else mine.last_ghost,
    )
    position = evolve(position, played=position.played + 1)
    if is_psychic(card):
        return _effect_at_once(position, card)
    return [Possible(position)]


def _six_is_spent(position: Position) -> Position:
    """RP-4.6: the card that is played now is the next one, drawn at random or not."""
    other = 1 - position.seat
    for side in (0, 1):
        laids = tuple(
            laid._replace(works_for=None)
            if is_psychic(laid.card) and laid.card.face == 6 and laid.works_for == other
            else laid
            for laid in position.families[side].laid
        )
        position = _with(position, side, laid=laids)
    return position


def _effect_at_once(position: Position, card: Card) -> list[Possible]:
    seat = position.seat
    mine, theirs = position.families[seat], position.families[1 - seat]
    number = face(card)
    if number == 2:
        position = _with(position, seat, deck=sorted_over_sleeves(mine.deck))
    if number == 16:
        position = _with(position, seat, deck=mine.deck[2:], hand=mine.hand + mine.deck[:2])
    if number == 22:
        by_chance = None if len(theirs.hand) == 1 else True
        return [
            Possible(
                _with(
                    position,
                    1 - seat,
                    hand=_without_sleeve(theirs.hand, lost.sleeve),
                    discards=(*theirs.discards, lost),
                ),
                by_chance=by_chance,
            )
            for lost in theirs.hand
        ]
    if number in WITH_A_CHOICE:
        position = evolve(position, pending=(*position.pending, Choosing(seat, card.sleeve)))
    return [Possible(position)]


def _end_turn(position: Position) -> Possible:
    """RP-1.3."""
    seat, other = position.seat, 1 - position.seat
    mine, theirs = strength(position, seat), strength(position, other)
    if mine > theirs or (mine == theirs and works(position, 26, seat)):
        return Possible(evolve(position, seat=other, played=0))
    return _leave(position)


# Choices


def _name(position: Position, value: int) -> Position:
    choosing = position.pending[-1]
    for side in (0, 1):
        laids = tuple(
            laid._replace(named=value) if laid.card.sleeve == choosing.psychic else laid
            for laid in position.families[side].laid
        )
        position = _with(position, side, laid=laids)
    return _chosen(position)


def _choose(position: Position, sleeve: int) -> Possible:
    choosing = position.pending[-1]
    number = number_of(position, choosing)
    seat, other = choosing.owner, 1 - choosing.owner
    mine, theirs = position.families[seat], position.families[other]
    if number == 2:
        top, *others = (card.sleeve for card in mine.deck)  # it leaves in the top sleeve
        found = _in_sleeve(mine.deck, sleeve)._replace(sleeve=top)
        rest = tuple(
            card._replace(sleeve=other)
            for other, card in zip(others, _without_sleeve(mine.deck, sleeve), strict=True)
        )
        position = _with(position, seat, deck=rest, laid=(*mine.laid, Laid(found, face(found))))
        return Possible(
            _chosen(position), frozenset({(seat, "deck", len(rest))}), _if_several(rest)
        )
    if number == 11:
        lost = _laid_in_sleeve(theirs.laid, sleeve)
        position = _with(
            position,
            other,
            laid=_taken_up(theirs.laid, sleeve),
            discards=(*theirs.discards, lost.card),
        )
        if is_psychic(lost.card) and lost.card.face == 3 and lost.works_for is not None:
            seen = 1 - lost.works_for  # a hand nobody looks into any more may be shuffled
            zone = (seen, "hand", len(position.families[seen].hand))
            return Possible(_chosen(position), frozenset({zone}), None)
        return Possible(_chosen(position))
    if number == 16:
        thrown = _in_sleeve(mine.hand, sleeve)
        position = _with(
            position,
            seat,
            hand=_without_sleeve(mine.hand, sleeve),
            discards=(*mine.discards, thrown),
        )
        return Possible(_chosen(position))
    if number == 17 and not choosing.chosen:
        waiting = choosing._replace(chosen=(sleeve,))
        return Possible(evolve(position, pending=(*position.pending[:-1], waiting)))
    if number == 17:
        (given,) = choosing.chosen
        position = _moved(position, given, seat, other)
        position = _moved(position, sleeve, other, seat)
        return Possible(_chosen(position))
    if number == 21:
        return _back_from_the_past(position, seat, sleeve)
    if number == 25:
        return Possible(_chosen(_moved(position, sleeve, other, seat)))
    if number == 27:
        return Possible(_chosen(_out_of_the_past(position, seat, sleeve)))
    raise AssertionError(f"{number} has no choice of a card")


def _if_several(cards: tuple[Card, ...]) -> bool | None:
    """Chance has to do something only with two cards and more."""
    return True if len(cards) > 1 else None


def _chosen(position: Position) -> Position:
    position = evolve(position, pending=position.pending[:-1])
    if position.phase is Phase.TEN:
        return _turns_of_psychics(position)
    return position


def _moved(position: Position, sleeve: int, giver: Seat, taker: Seat) -> Position:
    """RP-4.17, RP-4.25: a ghost changes sides, and its effect stays with who played it."""
    laid = _laid_in_sleeve(position.families[giver].laid, sleeve)
    position = _with(position, giver, laid=_taken_up(position.families[giver].laid, sleeve))
    if position.round == 10 and is_psychic(laid.card) and laid.card.face == 29:
        laid = laid._replace(printed=2 * position.castles(taker))
    return _with(position, taker, laid=(*position.families[taker].laid, laid))


def _past_without(position: Position, seat: Seat, sleeve: int) -> tuple[Position, Laid]:
    mine = position.families[seat]
    laid = _laid_in_sleeve((laid for laids in mine.past for laid in laids), sleeve)
    past = tuple(_taken_up(laids, sleeve) for laids in mine.past)
    return _with(position, seat, past=past), laid


def _back_from_the_past(position: Position, seat: Seat, sleeve: int) -> Possible:
    """RP-4.21."""
    position, laid = _past_without(position, seat, sleeve)
    mine = position.families[seat]
    if is_psychic(laid.card):
        position = _with(position, seat, front=(*mine.front, laid.card))
        return Possible(_chosen(position))
    hand = (*mine.hand, laid.card)
    position = _with(position, seat, hand=hand)
    return Possible(_chosen(position), frozenset({(seat, "hand", len(hand))}), _if_several(hand))


def _out_of_the_past(position: Position, seat: Seat, sleeve: int) -> Position:
    """RP-4.27: what a psychic brings is not played, so a psychic has no effect."""
    position, laid = _past_without(position, seat, sleeve)
    value = printed(laid)
    if position.round == 10 and is_psychic(laid.card) and laid.card.face == 13:
        value = -2
    if position.round == 10 and is_psychic(laid.card) and laid.card.face == 29:
        value = 2 * position.castles(seat)
    return _with(position, seat, laid=(*position.families[seat].laid, Laid(laid.card, value)))


# The end of a round


def _leave(position: Position) -> Possible:
    """RP-1.5 to RP-1.7."""
    loser, winner = position.seat, 1 - position.seat
    result = Result(winner, (strength(position, 0), strength(position, 1)))
    taker = winner if works(position, 1, winner) else loser
    seen = [seat for seat in (0, 1) if works(position, 3, 1 - seat)]
    stakes = 2 if works(position, 23, loser) else 1

    psychic = position.line[position.round - 1]
    position = _with(position, taker, front=(*position.families[taker].front, psychic))
    position = evolve(position, results=(*position.results, result))
    if has_won(position, winner):
        return Possible(evolve(position, phase=Phase.OVER))

    sizes = {seat: len(position.families[seat].hand) for seat in seen}
    shuffled = frozenset((seat, "hand", size) for seat, size in sizes.items())
    by_chance = any(size > 1 for size in sizes.values())
    for seat in (0, 1):
        family = position.families[seat]
        position = _with(position, seat, hand=family.hand + family.deck[:2], deck=family.deck[2:])
    position = evolve(position, phase=Phase.STAKE, stakes_left=stakes, played=0)
    if not _can_stake(position):
        position = _next_round(position)
    return Possible(position, shuffled, by_chance)


def has_won(position: Position, seat: Seat) -> bool:
    """RP-2.1."""
    won = position.won(seat)
    castles = [mansion for mansion in won if is_castle(mansion)]
    return len(castles) >= 3 or len(won) - len(castles) >= 4


def _can_stake(position: Position) -> bool:
    family = position.families[position.seat]
    return bool(family.hand or family.front)


def _stake(position: Position, sleeve: int) -> Position:
    seat = position.seat
    family = position.families[seat]
    card = _in_sleeve((*family.hand, *family.front), sleeve)
    position = _with(
        position,
        seat,
        hand=_without_sleeve(family.hand, sleeve),
        front=_without_sleeve(family.front, sleeve),
        stakes=(*family.stakes, card),
    )
    position = evolve(position, stakes_left=position.stakes_left - 1)
    if position.stakes_left and _can_stake(position):
        return position
    return _next_round(position)


def _next_round(position: Position) -> Position:
    """RP-1.8."""
    for seat in (0, 1):
        family = position.families[seat]
        position = _with(position, seat, past=(*family.past, family.laid), laid=(), last_ghost=0)
    position = evolve(position, round=position.round + 1, stakes_left=0, played=0)
    if position.round == 10:
        return _reveal(position)
    return evolve(position, seat=1 - position.seat, phase=Phase.PLAY)


# Round 10


def _reveal(position: Position) -> Position:
    """RP-2.2; the seat is still the loser of round 9."""
    revealed = [
        tuple(Laid(card, _printed_at_ten(position, seat, card)) for card in family.stakes)
        for seat, family in enumerate(position.families)
    ]
    psychics = [
        [Due(seat, laid.card.sleeve) for laid in revealed[seat] if is_psychic(laid.card)]
        for seat in (0, 1)
    ]
    queue: list[Due] = []
    turn = 1 - position.seat
    while psychics[0] or psychics[1]:
        if psychics[turn]:
            queue.append(psychics[turn].pop(0))
        turn = 1 - turn
    for seat in (0, 1):
        position = _with(position, seat, stakes=(), laid=revealed[seat])
    return _turns_of_psychics(evolve(position, phase=Phase.TEN, queue=tuple(queue)))


def _printed_at_ten(position: Position, seat: Seat, card: Card) -> int | None:
    if not is_psychic(card):
        return face(card)
    if face(card) == 13:
        return -2
    if face(card) == 29:
        return 2 * position.castles(seat)
    if face(card) == 15:
        other = 1 - seat
        values = [_printed_at_ten(position, other, put) for put in position.families[other].stakes]
        return ([0] + [value for value in values if value is not None])[-1]
    return GHOST_OF.get(face(card))


def _turns_of_psychics(position: Position) -> Position:
    """RP-2.5: until somebody has to choose, or round 10 is decided."""
    while position.queue:
        due = position.queue[0]
        position = evolve(position, queue=position.queue[1:])
        in_play = [laid for family in position.families for laid in family.laid]
        if due.psychic not in [laid.card.sleeve for laid in in_play]:
            continue
        number = face(_laid_in_sleeve(in_play, due.psychic).card)
        if number in IDLE_AT_TEN or not can_happen(position, due.seat, number):
            continue
        for side in (0, 1):
            laids = tuple(
                laid._replace(works_for=due.seat) if laid.card.sleeve == due.psychic else laid
                for laid in position.families[side].laid
            )
            position = _with(position, side, laid=laids)
        if number in WITH_A_CHOICE:
            return evolve(position, pending=(Choosing(due.seat, due.psychic),))
    green, blue = strength(position, 0), strength(position, 1)
    winner = None if green == blue else int(blue > green)
    results = (*position.results, Result(winner, (green, blue)))
    return evolve(position, results=results, phase=Phase.OVER)


def winner_of(position: Position) -> Seat | None:
    """Who has won the game; None as long as it goes on."""
    if position.phase is not Phase.OVER:
        return None
    for seat in (0, 1):
        if has_won(position, seat):  # RP-2.1
            return seat
    last = position.results[9].winner
    if last is not None:  # RP-2.3
        return last
    return 0 if len(position.won(0)) > len(position.won(1)) else 1  # RP-2.4
