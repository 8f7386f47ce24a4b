"""Playing drawn positions in tests, in words: `green plays 5`, `chooses blue's 4`, `ends turn`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from halloween_table.engine.game import Event, Seat, Step
from halloween_table.games.rest_in_peace.rules import strength
from halloween_table.games.rest_in_peace.rules.cards import Card
from halloween_table.games.rest_in_peace.rules.events import Left, Stayed
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
from halloween_table.games.rest_in_peace.rules.position import Position

from .drawing import NAMES, draw, face_of, faces, laid_as, position_of

GAME = RestInPeace()
E = TypeVar("E", bound=Event)

_PLAIN: dict[str, Move] = {
    "plays unseen": PlayUnseen(),
    "ends turn": EndTurn(),
    "stays": EndTurn(),
    "leaves": EndTurn(),
    "stakes nothing": StakeNothing(),
}
_ABOUT_A_CARD: dict[str, type[Play | Choose | Stake]] = {
    "plays": Play,
    "chooses": Choose,
    "stakes": Stake,
}


# ---- doing -----------------------------------------------------------------------------------------


def after(position: Position, *said: str) -> Position:
    """The position after what is said. `plays 2 3` is two moves."""
    for words in _one_by_one(said):
        position = step(position, words).position
    return position


def step(position: Position, words: str) -> Step[Position]:
    actor, move = _understood(position, words)
    done = GAME.play(position, actor, move)
    if words.endswith("stays"):
        assert any(isinstance(event, Stayed) for event in done.events), draw(position)
    if words.endswith("leaves"):
        assert any(isinstance(event, Left) for event in done.events), draw(position)
    return done


def events(position: Position, words: str) -> tuple[Event, ...]:
    return step(position, words).events


def event(position: Position, words: str, kind: type[E]) -> E:
    """The only event of that kind."""
    (found,) = (event for event in events(position, words) if isinstance(event, kind))
    return found


def why_not(position: Position, words: str) -> tuple[str, str] | None:
    """The rule and the reason a move is refused for."""
    refusal = GAME.refusal(position, *_understood(position, words))
    return None if refusal is None else (refusal.rule, refusal.reason)


def offered(position: Position) -> set[str]:
    """What the one whose decision is due may do, in words."""
    (actor,) = GAME.actors(position)
    return {in_words(position, move) for move in GAME.moves(position, actor)}


def move_of(position: Position, words: str) -> Move:
    return _understood(position, words)[1]


def ten(green: str, blue: str, *said: str, top: str = "staking blue", chance: int = 0) -> Position:
    """Round 10 of those families, after what is said. If nothing else is, green won round 9."""
    position = position_of(f"round 9 {top}\ngreen: {green}\nblue: {blue}", chance)
    return after(position, "stakes nothing", *said)


# ---- looking ---------------------------------------------------------------------------------------


def strengths(position: Position) -> tuple[int, int]:
    """Those of the current round, or of round 10 when it is over."""
    return strength.now(position)


def worths(position: Position, seat: Seat) -> list[int]:
    """What each ghost of that side counts."""
    sides = strength.sides(position, position.round)
    return [counted.worth for counted in strength.explained(sides, seat)]


def hand(position: Position, seat: Seat) -> str:
    return faces(position.families[seat].hand, seat)


def front(position: Position, seat: Seat) -> str:
    return faces(position.families[seat].front, seat)


def side(position: Position, seat: Seat) -> str:
    """What lies on that side of the round."""
    return " ".join(laid_as(laid, seat) for laid in position.families[seat].laid)


def stakes(position: Position, seat: Seat) -> str:
    return faces(position.families[seat].stakes, seat)


def discards(position: Position, seat: Seat) -> str:
    return faces(position.families[seat].discards, seat)


def deck(position: Position, seat: Seat) -> str:
    return faces(position.families[seat].deck, seat)


def due(position: Position) -> str:
    """Whose decision is due."""
    (actor,) = GAME.actors(position)
    return NAMES[actor]


def in_words(position: Position, move: Move) -> str:
    for words, plain in _PLAIN.items():
        if move == plain:
            return words
    if isinstance(move, Name):
        return f"names {move.value}"
    assert isinstance(move, Play | Choose | Stake)
    owner, card = next((o, c) for o, c in _cards(position) if c.sleeve == move.card)
    verb = next(verb for verb, kind in _ABOUT_A_CARD.items() if isinstance(move, kind))
    whose = f"{NAMES[owner]}'s " if isinstance(move, Choose) else ""
    return f"{verb} {whose}{face_of(card, owner)}"


# ---- understanding -----------------------------------------------------------------------------------


def _one_by_one(said: tuple[str, ...]) -> Iterator[str]:
    for words in said:
        before, plays, cards = words.partition("plays ")
        if not plays:
            yield words
        for card in cards.split():
            yield f"{before}plays {card}"


def _understood(position: Position, words: str) -> tuple[Seat, Move]:
    actors = GAME.actors(position)
    actor = actors[0] if actors else position.seat
    first, _, rest = words.partition(" ")
    if first in NAMES:
        actor, words = NAMES.index(first), rest
    if words in _PLAIN:
        return actor, _PLAIN[words]
    verb, _, what = words.partition(" ")
    if verb == "names":
        return actor, Name(int(what))
    return actor, _ABOUT_A_CARD[verb](_sleeve(position, actor, verb, what))


def _sleeve(position: Position, actor: Seat, verb: str, what: str) -> int:
    """The card that is meant: one that may be chosen if there is, else the first that there is."""
    owner: Seat | None = None if verb == "chooses" else actor
    whose, apostrophe, face = what.partition("'s ")
    if apostrophe:
        owner, what = NAMES.index(whose), face
    meant = [
        card.sleeve
        for place, card in _cards(position)
        if owner in (None, place) and face_of(card, place) == what
    ]
    lawful = {getattr(move, "card", None) for move in GAME.moves(position, actor)}
    found = [sleeve for sleeve in meant if sleeve in lawful] or meant
    if not found:
        raise ValueError(f"there is no {what}:\n{draw(position)}")
    return found[0]


def _cards(position: Position) -> Iterator[tuple[Seat, Card]]:
    """Every card with the seat at which it lies, those in decks last."""
    for seat, family in enumerate(position.families):
        laid = [card.card for cards in (family.laid, *family.past) for card in cards]
        for card in (*family.hand, *family.front, *laid, *family.stakes, *family.discards):
            yield seat, card
    for seat, family in enumerate(position.families):
        for card in family.deck:
            yield seat, card
