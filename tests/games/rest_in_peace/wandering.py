"""Games with random moves, from the start and from made-up rounds full of psychics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from attrs import evolve

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.games.rest_in_peace.rules.cards import (
    DECK,
    FAMILIES,
    FIRST_PSYCHIC,
    MANSIONS,
    Card,
    Kind,
    is_castle,
)
from halloween_table.games.rest_in_peace.rules.game import RestInPeace
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
    Family,
    Laid,
    Options,
    Phase,
    Position,
    Psychics,
    Result,
)

from . import brute_force as brute

GAME = RestInPeace()
NUMBERS = range(1, 30)
SETTINGS = [
    Options(first=first, psychics=psychics) for first, psychics in product((0, 1), Psychics)
]
LASTING = {1, 3, 4, 5, 6, 8, 9, 12, 13, 14, 15, 18, 19, 20, 23, 24, 26, 28, 29}
"""The psychics that happen without a choice, and may lie there when a made-up turn begins."""
MEDDLING = (2, 6, 11, 16, 17, 18, 21, 22, 25, 27)
"""The psychics that decide what else can be played."""


class Moment(NamedTuple):
    position: Position
    actor: Seat
    moves: list[Move]
    """What the rules offer."""
    chosen: Move


def wander(position: Position, choice: Random) -> Iterator[Moment]:
    """The rest of a game. Psychics are preferred, leaving is avoided: so rounds get long, and
    more happens than by pure chance."""
    while not position.over:
        (actor,) = GAME.actors(position)
        moves = list(GAME.moves(position, actor))
        chosen = _chosen(position, sorted(moves, key=repr), choice)
        yield Moment(position, actor, moves, chosen)
        position = GAME.play(position, actor, chosen).position


def _chosen(position: Position, moves: list[Move], choice: Random) -> Move:
    if EndTurn() in moves and len(moves) > 1:
        mine, theirs = (brute.strength(position, s) for s in (position.seat, 1 - position.seat))
        if choice.random() < (0.5 if mine > theirs else 0.06):
            return EndTurn()
        moves.remove(EndTurn())
    if StakeNothing() in moves and len(moves) > 1:
        if choice.random() < 0.1:
            return StakeNothing()
        moves.remove(StakeNothing())
    psychics = [
        move for move in moves if isinstance(move, Play | Stake) and move.card >= FIRST_PSYCHIC
    ]
    if psychics and choice.random() < 0.6:
        return choice.choice(psychics)
    return choice.choice(moves)


def candidate(position: Position, choice: Random) -> Move:
    """Any move at all, lawful or not."""
    sleeve = choice.choice([*range(FIRST_PSYCHIC + LINE), -1, FIRST_PSYCHIC + LINE])
    held = [
        card.sleeve
        for family in position.families
        for card in (*family.hand, *family.front, *(laid.card for laid in family.laid))
    ]
    if held and choice.random() < 0.8:
        sleeve = choice.choice(held)
    kinds: list[Move] = [
        Play(sleeve),
        PlayUnseen(),
        Choose(sleeve),
        Name(choice.randrange(-1, 9)),
        EndTurn(),
        Stake(sleeve),
        StakeNothing(),
    ]
    return choice.choice(kinds)


# Made-up positions


def made_up(choice: Random, wanted: Sequence[int] = (), round: int = 9) -> Position:
    """A turn of that round with the wanted psychics in front of the players or in play.

    Every card is where a game might have brought it, though not every one of these games has
    been played by somebody with sense.
    """
    past = round - 1
    line = _line(choice, wanted, past)
    mansions, results = _results(choice, past)
    table = _Table(choice, past)
    for psychic in line[:past]:
        table.put_psychic(psychic, kept=psychic.face in wanted)
    table.put_ghosts()
    table.begin_the_round()
    return Position(
        options=Options(first=choice.randrange(2), psychics=Psychics.ALL),
        chance=Chance(choice.getrandbits(53)),
        line=line,
        mansions=mansions,
        families=(table.family(0), table.family(1)),
        seat=choice.randrange(2),
        round=round,
        results=results,
    )


def eve_of_ten(choice: Random, wanted: Sequence[int] = ()) -> Position:
    """The loser of round 9 may put a last card at round 10, where psychics lie in heaps."""
    line = _line(choice, wanted, LINE)
    mansions, results = _results(choice, LINE)
    table = _Table(choice, LINE - 1)
    for psychic in line:
        if psychic.face in wanted or choice.random() < 0.7:
            table.stakes[choice.randrange(2)].append(psychic)
        else:
            table.put_psychic(psychic)
    table.put_ghosts()
    for stakes in table.stakes:
        choice.shuffle(stakes)
    loser = 1 - (results[-1].winner or 0)
    return Position(
        options=Options(psychics=Psychics.ALL),
        chance=Chance(choice.getrandbits(53)),
        line=line,
        mansions=mansions,
        families=(table.family(0), table.family(1)),
        seat=loser,
        round=LINE,
        phase=Phase.STAKE,
        stakes_left=choice.choice([1, 1, 2]),
        results=results,
    )


def hardly_two_cards(choice: Random) -> Position:
    """A turn under 14 with little left to play: many a first card leads into a dead end."""
    wanted = [14, *choice.sample(MEDDLING, choice.choice([1, 2, 2, 3]))]
    seat = choice.randrange(2)
    line = _line(choice, wanted, LINE - 1)
    mansions, results = _results(choice, LINE - 1)
    families: list[Family] = []
    for kind in FAMILIES:
        deck, hand, laid, past = (choice.choice([0, 0, 1, 1, 2]) for _ in range(4))
        ghosts = _ghosts(choice, kind)
        families.append(
            Family(
                deck=_dealt(ghosts, deck),
                hand=_dealt(ghosts, hand),
                laid=tuple(Laid(card, card.face) for card in _dealt(ghosts, laid)),
                past=(
                    *[()] * (LINE - 2),
                    tuple(Laid(card, card.face) for card in _dealt(ghosts, past)),
                ),
                discards=tuple(ghosts),
            )
        )
    for card in line[: LINE - 1]:
        mine, theirs = families[seat], families[1 - seat]
        if card.face not in wanted:
            families[seat] = evolve(mine, discards=(*mine.discards, card))
        elif card.face == 14 or (card.face in (6, 18) and choice.random() < 0.3):
            laid_for_them = Laid(card, None, works_for=1 - seat)
            families[1 - seat] = evolve(theirs, laid=(*theirs.laid, laid_for_them))
        else:
            families[seat] = evolve(mine, front=(*mine.front, card))
    return Position(
        options=Options(psychics=Psychics.ALL),
        chance=Chance(choice.getrandbits(53)),
        line=line,
        mansions=mansions,
        families=(families[0], families[1]),
        seat=seat,
        round=LINE,
        results=results,
    )


def _ghosts(choice: Random, kind: Kind) -> list[Card]:
    """A family, shuffled."""
    first = FAMILIES.index(kind) * len(DECK)
    faces = choice.sample(DECK, len(DECK))
    return [Card(first + nth, kind, face) for nth, face in enumerate(faces)]


def _dealt(ghosts: list[Card], count: int) -> tuple[Card, ...]:
    """So many cards, taken away from the ghosts."""
    taken = tuple(ghosts[:count])
    del ghosts[:count]
    return taken


def _line(choice: Random, wanted: Sequence[int], past: int) -> tuple[Card, ...]:
    """The wanted numbers are among the psychics that are taken already."""
    others = [number for number in NUMBERS if number not in wanted]
    choice.shuffle(others)
    taken = [*wanted, *others][:past]
    choice.shuffle(taken)
    numbers = [*taken, *[number for number in others if number not in taken]][:LINE]
    return tuple(
        Card(FIRST_PSYCHIC + nth, Kind.PSYCHIC, number) for nth, number in enumerate(numbers)
    )


def _results(choice: Random, past: int) -> tuple[tuple[int, ...], tuple[Result, ...]]:
    """Mansions that nobody has won the game with yet."""
    while True:
        mansions = choice.sample(MANSIONS, len(MANSIONS))
        winners = [choice.randrange(2) for _ in range(past)]
        for seat in (0, 1):
            won = [m for m, winner in zip(mansions, winners, strict=False) if winner == seat]
            castles = sum(map(is_castle, won))
            if castles > 2 or len(won) - castles > 3:
                break
        else:
            results = tuple(Result(winner, (1 - winner, winner)) for winner in winners)
            return tuple(mansions), results


class _Table:
    """The places for the cards of a made-up position."""

    def __init__(self, choice: Random, past: int) -> None:
        self.choice = choice
        self.drawn = min(len(DECK), 5 + 2 * past)
        self.decks: list[list[Card]] = [[], []]
        self.hands: list[list[Card]] = [[], []]
        self.fronts: list[list[Card]] = [[], []]
        self.laid: list[list[Laid]] = [[], []]
        self.past: list[list[list[Laid]]] = [[[] for _ in range(past)] for _ in FAMILIES]
        self.stakes: list[list[Card]] = [[], []]
        self.discards: list[list[Card]] = [[], []]

    def family(self, seat: Seat) -> Family:
        ghosts = [laid for laid in self.laid[seat] if laid.printed is not None]
        return Family(
            deck=tuple(self.decks[seat]),
            hand=tuple(self.hands[seat]),
            front=tuple(self.fronts[seat]),
            laid=tuple(self.laid[seat]),
            past=tuple(tuple(laids) for laids in self.past[seat]),
            stakes=tuple(self.stakes[seat]),
            discards=tuple(self.discards[seat]),
            last_ghost=brute.printed(ghosts[-1]) if ghosts else 0,
        )

    def put_psychic(self, card: Card, kept: bool = False) -> None:
        seat = self.choice.randrange(2)
        where = self.choice.random()
        number = brute.face(card)
        if kept or where < 0.5:
            self.fronts[seat].append(card)
        elif where < 0.75:
            self.stakes[seat].append(card)
        elif where < 0.85 or number == 7:
            self.discards[seat].append(card)
        else:
            value = brute.GHOST_OF.get(number)
            if number == 15:
                value = self.choice.randrange(7)
            self.choice.choice(self.past[seat]).append(Laid(card, value, works_for=seat))

    def put_ghosts(self) -> None:
        for seat, kind in enumerate(FAMILIES):
            cards = _ghosts(self.choice, kind)
            self.decks[seat] = cards[self.drawn :]
            gone = cards[: self.drawn]
            if self.choice.random() < 0.15:
                gone, self.decks[seat] = cards, []
            for card in gone:
                self._put_ghost(card, seat)
            most = self.choice.choice([0, 1, 1, 2, 3, 6, 12])
            for card in self.hands[seat][most:]:
                self._lay_in_the_past(card, seat)
            del self.hands[seat][most:]

    def _put_ghost(self, card: Card, seat: Seat) -> None:
        where = self.choice.random()
        if where < 0.4:
            self.hands[seat].append(card)
        elif where < 0.45:
            self.stakes[seat].append(card)
        elif where < 0.5:
            self.discards[seat].append(card)
        else:
            self._lay_in_the_past(card, seat if where < 0.95 else 1 - seat)

    def _lay_in_the_past(self, card: Card, seat: Seat) -> None:
        if self.past[seat]:
            self.choice.choice(self.past[seat]).append(Laid(card, card.face))
        else:
            self.discards[seat].append(card)

    def begin_the_round(self) -> None:
        """Half of the rounds are under way."""
        if self.choice.random() < 0.5:
            return
        for seat in (0, 1):
            for card in [c for c in self.fronts[seat] if c.face in LASTING]:
                if self.choice.random() < 0.6:
                    self.fronts[seat].remove(card)
                    value = brute.GHOST_OF.get(brute.face(card))
                    if card.face == 15:
                        value = self.choice.randrange(7)
                    self.laid[seat].append(Laid(card, value, works_for=seat))
            for _ in range(self.choice.randrange(4)):
                if self.hands[seat]:
                    ghost = self.hands[seat].pop()
                    self.laid[seat].append(Laid(ghost, ghost.face))
            self.choice.shuffle(self.laid[seat])
