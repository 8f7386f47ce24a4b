"""What must hold in every position of every game, tried with random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest
from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.codec import Codec
from halloween_table.engine.game import Event, Seat, Step
from halloween_table.games.rest_in_peace.rules import strength
from halloween_table.games.rest_in_peace.rules.cards import (
    DECK,
    FAMILIES,
    FIRST_PSYCHIC,
    MANSIONS,
    Card,
    Kind,
    is_ghost_sleeve,
)
from halloween_table.games.rest_in_peace.rules.events import (
    DiscardedUnseen,
    Drew,
    GameWon,
    HandSeen,
    PlayedUnseen,
    Revealed,
)
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
    LINE,
    Choosing,
    Family,
    Laid,
    Options,
    Phase,
    Position,
    Result,
)
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS
from halloween_table.games.rest_in_peace.rules.strength import Sides

from ... import laws
from ...laws import Moment
from ..doing import GAME
from ..drawing import draw
from ..wandering import SETTINGS, candidate, made_up, wander

CODEC = Codec(GAME)


class Start(NamedTuple):
    """Where a random game begins: set up with those options, or made up with many psychics."""

    options: Options | None
    seed: int

    def __str__(self) -> str:
        return f"{self.options.psychics if self.options else 'made-up'}-{self.seed}"

    @property
    def position(self) -> Position:
        if self.options is not None:
            return GAME.setup(self.options, 2, self.seed)
        choice = Random(self.seed)
        return made_up(choice, choice.sample(range(1, 30), 6), round=choice.randrange(7, 10))


QUICK = [
    *[Start(options, seed) for seed, options in enumerate(SETTINGS) if seed % 2 == seed // 6],
    *[Start(None, seed) for seed in range(16)],
]
LONG = [
    *[Start(SETTINGS[seed % len(SETTINGS)], seed) for seed in range(1000, 1120)],
    *[Start(None, seed) for seed in range(1000, 1240)],
]
games = pytest.mark.parametrize(
    "start",
    [*QUICK, *[pytest.param(start, marks=pytest.mark.long) for start in LONG]],
    ids=str,
)


@cache
def played(start: Start) -> tuple[Moment, ...]:
    """A whole random game from there."""
    return tuple(
        Moment(*moment, GAME.play(moment.position, moment.actor, moment.chosen))
        for moment in wander(start.position, Random(start.seed))
    )


def positions(start: Start) -> Iterator[Position]:
    """Every position of that game, those that are only shown included."""
    yield start.position
    for moment in played(start):
        yield from moment.step.on_the_way
        yield moment.step.position


# ---- the box -----------------------------------------------------------------------------------------


def everywhere(family: Family) -> Iterator[Card]:
    yield from (*family.deck, *family.hand, *family.front, *family.stakes, *family.discards)
    for laid in (family.laid, *family.past):
        yield from (card.card for card in laid)


def everything_is_there(position: Position) -> None:
    cards = [card for family in position.families for card in everywhere(family)]
    if position.drawn is not None:
        cards.append(position.drawn)
    assert len({card.sleeve for card in cards}) == len(cards)
    ghosts = Counter((card.kind, card.face) for card in cards if is_ghost_sleeve(card.sleeve))
    assert ghosts == Counter((kind, value) for kind in FAMILIES for value in DECK)
    taken = [card for card in cards if not is_ghost_sleeve(card.sleeve)]
    gone = min(LINE, len(position.results))
    assert sorted(taken) == sorted(position.line[:gone])
    numbers = {card.face for card in position.line}
    assert len(numbers) == LINE
    assert len(set(EFFECTS) - numbers) == 20
    assert {card.kind for card in position.line} == {Kind.PSYCHIC}
    assert sorted(position.mansions) == list(MANSIONS)
    won = [*position.won(0), *position.won(1)]
    assert len(set(won)) == len(won) == sum(r.winner is not None for r in position.results)


@games
def test_ghosts_psychics_and_mansions_are_conserved(start: Start) -> None:
    """RP-S1, RP-S2, RP-S3"""
    for position in positions(start):
        everything_is_there(position)


@games
def test_what_is_imagined_has_everything_too(start: Start) -> None:
    """RP-S1, RP-S3, RP-S5, and no stranger in a deck."""
    chance = Chance(start.seed)
    for position in [moment.position for moment in played(start)][::3]:
        for _, world in laws.imagined_positions_fit(GAME, 2, position, chance):
            everything_is_there(world)
            for kind, family in zip(FAMILIES, world.families, strict=True):
                assert {card.kind for card in family.deck} <= {kind}


@games
def test_cards_lie_where_they_belong(start: Start) -> None:
    """RP-1.1, RP-1.7"""
    for position in positions(start):
        for family in position.families:
            assert all(is_ghost_sleeve(card.sleeve) for card in (*family.deck, *family.hand))
            assert not any(is_ghost_sleeve(card.sleeve) for card in family.front)
            for laid in (family.laid, *family.past):
                for card in laid:
                    if is_ghost_sleeve(card.card.sleeve):
                        assert (card.printed, card.works_for) == (card.card.face, None)


@games
def test_a_game_comes_to_an_end(start: Start) -> None:
    """RP-2.1, RP-2.2"""
    game = played(start)
    last = game[-1].step.position
    assert last.over
    assert len(game) < 300
    assert GAME.actors(last) == ()
    outcome = GAME.outcome(last)
    assert outcome is not None
    (winner,) = outcome.winners
    assert GameWon(winner, outcome.tie_breaks[0] or "") in game[-1].step.events
    for moment in game:
        assert not moment.position.over
        assert moment.moves
        assert len(set(moment.moves)) == len(moment.moves)
        assert GAME.outcome(moment.position) is None
        assert len(moment.position.pending) <= 1
        assert (moment.position.phase is Phase.TEN) == (moment.position.round == 10)


@games
def test_a_round_follows_the_other_and_the_winner_begins(start: Start) -> None:
    """RP-1.8"""
    for moment in played(start):
        before, after = moment.position, moment.step.position
        assert after.round in (before.round, before.round + 1)
        if after.round > before.round and after.phase is Phase.PLAY:
            assert after.seat == after.results[-1].winner
        assert (before.stakes_left > 0) == (before.phase is Phase.STAKE)
        if before.phase is not Phase.PLAY:
            assert before.seat != before.results[-1].winner
            assert before.played == 0


# ---- green and blue -------------------------------------------------------------------------------------


def _other_card(card: Card) -> Card:
    if not is_ghost_sleeve(card.sleeve):
        return card
    kind = None if card.kind is None else FAMILIES[1 - FAMILIES.index(card.kind)]
    return Card(_other_sleeve(card.sleeve), kind, card.face)


def _other_sleeve(sleeve: int) -> int:
    return (sleeve + len(DECK)) % FIRST_PSYCHIC if is_ghost_sleeve(sleeve) else sleeve


def _other_laid(laid: Laid) -> Laid:
    works_for = None if laid.works_for is None else 1 - laid.works_for
    return laid._replace(card=_other_card(laid.card), works_for=works_for)


def _other_family(family: Family) -> Family:
    def cards(those: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(_other_card, those))

    return evolve(
        family,
        deck=cards(family.deck),
        hand=cards(family.hand),
        front=cards(family.front),
        laid=tuple(map(_other_laid, family.laid)),
        past=tuple(tuple(map(_other_laid, laid)) for laid in family.past),
        stakes=cards(family.stakes),
        discards=cards(family.discards),
    )


def mirrored(position: Position) -> Position:
    """The same with green and blue exchanged."""
    green, blue = map(_other_family, position.families)
    return evolve(
        position,
        options=evolve(position.options, first=1 - position.options.first),
        families=(blue, green),
        seat=1 - position.seat,
        pending=tuple(
            Choosing(
                1 - choosing.owner, choosing.psychic, tuple(map(_other_sleeve, choosing.chosen))
            )
            for choosing in position.pending
        ),
        queue=tuple(due._replace(seat=1 - due.seat) for due in position.queue),
        results=tuple(
            Result(None if winner is None else 1 - winner, (theirs, ours))
            for winner, (ours, theirs) in position.results
        ),
        drawn=None if position.drawn is None else _other_card(position.drawn),
    )


def _other_move(move: Move) -> Move:
    if isinstance(move, Play | Choose | Stake):
        return type(move)(_other_sleeve(move.card))
    return move


def _without_last(position: Position) -> Position:
    """In round 10 the last ghost matters only to the one Imitator of the box, whose own value is
    fixed already: whether that one counts as the last of its side is left open."""
    if not position.at_ten:
        return position
    green, blue = (evolve(family, last_ghost=0) for family in position.families)
    return evolve(position, families=(green, blue))


@games
def test_the_game_is_the_same_for_green_and_blue(start: Start) -> None:
    for position, actor, moves, chosen, step in played(start):
        other = mirrored(position)
        assert GAME.actors(other) == (1 - actor,)
        assert list(GAME.moves(other, 1 - actor)) == list(map(_other_move, moves))
        other_step = GAME.play(other, 1 - actor, _other_move(chosen))
        after, other_after = mirrored(step.position), other_step.position
        assert _without_last(after) == _without_last(other_after), draw(position)
        assert [type(event) for event in other_step.events] == [type(e) for e in step.events]
        for seat in (0, 1):
            assert mirrored(GAME.view(position, seat)) == GAME.view(other, 1 - seat)
    last = played(start)[-1].step.position
    outcome, other_outcome = GAME.outcome(last), GAME.outcome(mirrored(last))
    assert outcome is not None
    assert other_outcome is not None
    assert [seat.seat for seat in outcome.standings] == [
        1 - s.seat for s in other_outcome.standings
    ]


# ---- strength ------------------------------------------------------------------------------------------


def recount(sides: Sides, seat: Seat) -> int:
    """RP-3.1 once more, by number and one card after the other."""
    lasting = [laid for side in sides for laid in side if laid.works_for is not None]
    mine = {laid.card.face for laid in lasting if laid.works_for == seat}
    theirs = {laid.card.face for laid in lasting if laid.works_for != seat}
    named = [laid.named for laid in lasting if laid.card.face == 10]
    prints = [laid.printed for laid in sides[seat] if laid.printed is not None]
    worths: list[tuple[int, bool]] = []
    for value in prints:
        worth = 7 - value if 28 in mine | theirs else value
        worth = 1 if 19 in theirs and value in (5, 6) else worth
        worth += (8 in mine and value % 2 == 0) + (9 in mine and value % 2 == 1)
        worth += 2 * named.count(value) + (24 in mine and prints.count(value) > 1)
        worths.append((worth, not (12 in theirs and value in (1, 2))))
    total = sum(worth for worth, counts in worths if counts)
    if 20 in mine and worths:
        strongest, counts = max(worths)
        total += strongest if counts else 0
    return total


@games
def test_strength_is_the_sum_of_what_is_explained(start: Start) -> None:
    """RP-3.1"""
    for position in positions(start):
        for number in {position.round, max(1, position.round - 1)}:
            sides = strength.sides(position, number)
            for seat in (0, 1):
                explained = strength.explained(sides, seat)
                counted = strength.strength(sides, seat)
                assert sum(card.worth for card in explained) == counted == recount(sides, seat)
                for card in explained:
                    steps = [card.printed, *(change.value for change in card.changes)]
                    assert steps[-1] == card.worth
        assert strength.now(position) == strength.strengths(
            strength.sides(position, position.round)
        )
        for number, result in enumerate(position.results, start=1):
            if number == position.round:
                assert result.strengths == strength.now(position)


# ---- moves ---------------------------------------------------------------------------------------------

EVERY_MOVE: list[Move] = [
    *[
        kind(sleeve)
        for kind in (Play, Choose, Stake)
        for sleeve in range(-1, FIRST_PSYCHIC + LINE + 1)
    ],
    *map(Name, range(-1, 9)),
    PlayUnseen(),
    EndTurn(),
    StakeNothing(),
]


@games
def test_the_laws_hold_for_moves_of_any_kind(start: Start) -> None:
    """Also where psychics meet that seldom do."""
    choice = Random(start.seed)
    laws.hold(GAME, 2, played(start)[::4], lambda at: [candidate(at, choice) for _ in range(12)])


@games
def test_every_move_there_could_be_is_offered_or_refused(start: Start) -> None:
    for moment in played(start)[::12]:
        laws.moves_and_refusals_agree(GAME, 2, moment, EVERY_MOVE)
        for move in EVERY_MOVE:
            refusal = GAME.refusal(moment.position, moment.actor, move)
            assert refusal is None or GAME.untimely(moment.position, moment.actor, move) in (
                None,
                refusal,
            )


# ---- secrets -------------------------------------------------------------------------------------------


def otherwise_dealt(
    position: Position,
    seat: Seat | None,
    choice: Random,
    nature: bool = True,
    known: frozenset[int] = frozenset(),
) -> Position:
    """The same position as far as that seat can know: hidden ghosts are dealt anew. With `nature`
    chance, the seat's own deck and the psychics that lie face down are other ones too. Sleeves that
    are `known` keep their cards."""
    view = GAME.view(position, seat)
    families = []
    for owner, (family, seen) in enumerate(zip(position.families, view.families, strict=True)):
        if owner == seat and not nature:
            families.append(family)
            continue
        hidden = {
            card.sleeve
            for card in (*seen.deck, *seen.hand, *seen.stakes)
            if card.face is None and is_ghost_sleeve(card.sleeve) and card.sleeve not in known
        }
        families.append(_dealt_anew(family, FAMILIES[owner], hidden, choice))
    green, blue = families
    if not nature:
        return evolve(position, families=(green, blue))
    up = position.face_up
    down = [card.face for card in position.line[up:]]
    choice.shuffle(down)
    line = [
        *position.line[:up],
        *(card._replace(face=face) for card, face in zip(position.line[up:], down, strict=True)),
    ]
    chance = Chance(choice.getrandbits(60))
    return evolve(position, families=(green, blue), line=tuple(line), chance=chance)


def _dealt_anew(family: Family, kind: Kind, hidden: set[int], choice: Random) -> Family:
    """Those sleeves with the cards in them exchanged; in a deck are only ghosts of its family."""
    places = [
        card for card in (*family.deck, *family.hand, *family.stakes) if card.sleeve in hidden
    ]
    in_deck = {card.sleeve for card in family.deck}
    own = [card for card in places if card.kind is kind]
    foreign = [card for card in places if card.kind is not kind]
    outside = [card.sleeve for card in places if card.sleeve not in in_deck]
    guests = set(choice.sample(outside, len(foreign)))
    choice.shuffle(own)
    choice.shuffle(foreign)
    now = {
        card.sleeve: (foreign if card.sleeve in guests else own).pop()._replace(sleeve=card.sleeve)
        for card in places
    }

    def dealt(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(now.get(card.sleeve, card) for card in cards)

    return evolve(
        family, deck=dealt(family.deck), hand=dealt(family.hand), stakes=dealt(family.stakes)
    )


@games
def test_what_is_hidden_from_a_seat_does_not_show(start: Start) -> None:
    """RP-1.7, RP-S3, RP-S5"""
    choice = Random(start.seed)
    differences = 0
    for position, actor, moves, _, _ in played(start):
        for seat in (0, 1, None):
            other = otherwise_dealt(position, seat, choice)
            differences += other.families != position.families
            assert GAME.view(other, seat) == GAME.view(position, seat)
            assert repr(GAME.view(other, seat)) == repr(GAME.view(position, seat))
            if seat == actor:
                assert list(GAME.moves(other, seat)) == moves
    assert differences > 10 or start.options is None


TELLING = (PlayedUnseen, DiscardedUnseen, Revealed, GameWon, HandSeen)
"""Events that lay open what was hidden, for a seat that does not move too."""


@games
def test_what_is_hidden_does_not_show_in_what_happens(start: Start) -> None:
    """To the one who does not move, and to those who only watch: RP-1.7, RP-4.2, RP-4.21"""
    choice = Random(start.seed)
    for position, actor, _, chosen, step in played(start):
        if any(isinstance(event, TELLING) for event in step.events):
            continue
        for seat in (1 - actor, None):
            shown = {chosen.card} if isinstance(chosen, Play | Choose) else frozenset[int]()
            other = otherwise_dealt(position, seat, choice, nature=False, known=frozenset(shown))
            other, same = _searching_alike(position, other, actor, chosen)
            if same is None:
                continue
            other_step = GAME.play(other, actor, same)
            after, other_after = (GAME.view(s.position, seat) for s in (step, other_step))
            if _spied_on(step, seat):
                continue
            assert _told(step.events, seat) == _told(other_step.events, seat), draw(position)
            assert after == other_after, draw(position)
            on_the_way = [[GAME.view(p, seat) for p in s.on_the_way] for s in (step, other_step)]
            assert on_the_way[0] == on_the_way[1]


def _searching_alike(
    position: Position, other: Position, actor: Seat, chosen: Move
) -> tuple[Position, Move | None]:
    """While somebody looks through their deck, the other deck is in order too, and the same ghost
    is chosen from it, if it is there."""
    searched = position.pending and EFFECTS[position.number(position.pending[-1].psychic) or 0]
    if not searched or not searched.looks_through_deck or position.at_ten:
        return other, chosen
    assert isinstance(chosen, Choose)
    face = next(c.face for c in position.families[actor].deck if c.sleeve == chosen.card)
    family = other.families[actor]
    in_order = sorted((card.face or 0) for card in family.deck)
    deck = tuple(
        card._replace(face=value) for card, value in zip(family.deck, in_order, strict=True)
    )
    families = list(other.families)
    families[actor] = evolve(family, deck=deck)
    same = next((Choose(card.sleeve) for card in deck if card.face == face), None)
    return evolve(other, families=(families[0], families[1])), same


def _spied_on(step: Step[Position], seat: Seat | None) -> bool:
    """Whether that seat sees cards that somebody else has drawn."""
    if seat is None or not any(isinstance(e, Drew) and e.seat != seat for e in step.events):
        return False
    hand = GAME.view(step.position, seat).families[1 - seat].hand
    return any(card.face is not None for card in hand)


@games
def test_a_step_without_a_barrier_teaches_its_player_nothing(start: Start) -> None:
    """What they see before, and what they do, is what they see after: so they may take it back.
    Only into which sleeves their own hand is put may chance decide."""
    choice = Random(start.seed)
    free = 0
    for position, actor, _, chosen, step in played(start):
        other = otherwise_dealt(position, actor, choice)
        other_step = GAME.play(other, actor, chosen)
        barrier = any(event.barrier for event in step.events)
        assert barrier == any(event.barrier for event in other_step.events)
        if barrier:
            continue
        free += 1
        assert _told(step.events, actor) == _told(other_step.events, actor), draw(position)
        views = [GAME.view(s.position, actor) for s in (step, other_step)]
        assert _sorted_hand(views[0], actor) == _sorted_hand(views[1], actor), draw(position)
    assert free > 0 or start.options is None


def _sorted_hand(view: Position, seat: Seat) -> Position:
    """The view with the cards of the hand in the order of their values."""
    family = view.families[seat]
    held = sorted(family.hand, key=lambda card: (str(card.kind), card.face))
    sleeves = sorted(card.sleeve for card in family.hand)
    hand = [card._replace(sleeve=sleeve) for card, sleeve in zip(held, sleeves, strict=True)]
    families = list(view.families)
    families[seat] = evolve(family, hand=tuple(hand))
    return evolve(view, families=(families[0], families[1]))


def _told(events: tuple[Event, ...], seat: Seat | None) -> list[Event | None]:
    return [event.seen_by(seat) for event in events]
