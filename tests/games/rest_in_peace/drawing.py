"""Positions of Rest in Peace from text drawings, and back.

A drawing has a line for the round, if it needs one, and a line for each family:

    round 4  turn blue  played 1  line p8 p9  mansions gm bc gm m c
    green: hand 1 2 5 | front p11 | laid 2 p8 | past 1 3 / 4 | stakes 6 | deck 3 3 | discards 1
    blue: hand 4 4 | laid p10=3 p15:2 | last 2

A number is a ghost of the own family, `g4` and `b4` are ghosts of that family wherever they lie,
and `p8` is a psychic. In a round `p10=3` has named 3, `p15:2` is a ghost of 2, `p3@b` works for
blue though it lies elsewhere, and `p6@-` works for nobody any more. `last` is the value of the
last ghost played. `mansions` has a word for each: who took it, if somebody has, and whether it is
a manor or a castle. `staking green 2` instead of `turn`: green has lost this round and may put two
cards at round 10.

What is left out is worked out or is nothing: a deck that is not drawn has all ghosts that lie
nowhere else; the round is late enough for the psychics and earlier rounds that are drawn. A family
may have several lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from attrs import define, evolve, field

from halloween_table.engine.chance import Chance
from halloween_table.engine.game import Seat
from halloween_table.games.rest_in_peace.rules.cards import (
    DECK,
    FAMILIES,
    FIRST_PSYCHIC,
    MANORS,
    MANSIONS,
    Card,
    Kind,
    is_castle,
    is_ghost_sleeve,
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
from halloween_table.games.rest_in_peace.rules.psychics import EFFECTS

GREEN, BLUE = 0, 1
NAMES = ("green", "blue")

KINDS, WINNERS = "mccmmccmmm", "gbgbgbgbg"
"""The mansions, and who took them: so nobody has won before round 10, whoever takes the ninth."""

_CARD = re.compile(r"([gbp]?)(\d+)(?:=(\d))?(?::(-?\d+))?(?:@([gb-]))?")
_WORDS_OF_A_FAMILY = ("hand", "front", "laid", "past", "stakes", "discards", "deck", "last")


def position_of(drawing: str, chance: int = 0) -> Position:
    """The drawn position."""
    round_line: list[str] = []
    parts: tuple[dict[str, str], dict[str, str]] = ({}, {})
    for line in filter(None, map(str.strip, drawing.splitlines())):
        name, colon, rest = line.partition(":")
        if colon and name in NAMES:
            for place, cards in _sections(rest):
                part = parts[NAMES.index(name)]
                part[place] = f"{part.get(place, '')} {cards}"
        else:
            round_line += line.split()
    table = _Table(parts)
    return _position(table, _round_words(round_line), chance)


def _sections(line: str) -> Iterator[tuple[str, str]]:
    for section in filter(None, map(str.strip, line.split("|"))):
        name, _, cards = section.partition(" ")
        if name not in _WORDS_OF_A_FAMILY:
            raise ValueError(f"{name!r} is no place for cards")
        yield name, cards


def _round_words(words: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    name = ""
    for word in words:
        if word in ("round", "turn", "staking", "played", "line", "mansions", "psychics"):
            name = word
            found[name] = []
        elif name:
            found[name].append(word)
        else:
            raise ValueError(f"{word!r} says nothing about the round")
    return found


@define
class _Table:
    """The cards of a drawing, put into sleeves in the order they are drawn in."""

    parts: tuple[dict[str, str], dict[str, str]]
    boxes: tuple[list[int], list[int]] = field(init=False)
    """The ghosts of each family that lie nowhere yet."""
    taken: list[int] = field(factory=list)
    """The psychics that lie somewhere, by number."""
    families: tuple[Family, Family] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.boxes = (list(DECK), list(DECK))
        green, blue = self._but_the_deck(0), self._but_the_deck(1)
        self.families = (self._family(0, green), self._family(1, blue))

    def _but_the_deck(self, seat: Seat) -> dict[str, tuple[Laid, ...]]:
        """The places where cards lie; the deck gets what both players leave for it."""
        return {
            name: tuple(self._laid(word, seat) for word in cards.replace("/", " / ").split())
            for name, cards in self.parts[seat].items()
            if name not in ("deck", "last")
        }

    def _family(self, seat: Seat, places: dict[str, tuple[Laid, ...]]) -> Family:
        part = self.parts[seat]
        if "deck" in part:
            deck = tuple(self._laid(word, seat).card for word in part["deck"].split())
        else:
            deck = tuple(self._ghost(FAMILIES[seat], value) for value in tuple(self.boxes[seat]))

        def cards(name: str) -> tuple[Card, ...]:
            return tuple(laid.card for laid in places.get(name, ()))

        laid = places.get("laid", ())
        ghosts = [card.printed for card in laid if card.printed is not None]
        return Family(
            deck=deck,
            hand=cards("hand"),
            front=cards("front"),
            laid=laid,
            past=tuple(_rounds(places.get("past", ()))),
            stakes=cards("stakes"),
            discards=cards("discards"),
            last_ghost=int(part["last"]) if "last" in part else [0, *ghosts][-1],
        )

    def _laid(self, word: str, seat: Seat) -> Laid:
        if word == "/":
            return _BETWEEN_ROUNDS
        letter, face, named, printed, works_for = _read(word)
        if letter != "p":
            family = "gb".index(letter) if letter else seat
            return Laid(self._ghost(FAMILIES[family], face), face)
        self.taken.append(face)
        card = Card(FIRST_PSYCHIC + len(self.taken) - 1, Kind.PSYCHIC, face)
        if works_for is None:
            works: Seat | None = seat
        else:
            works = None if works_for == "-" else "gb".index(works_for)
        if printed is None:
            value = EFFECTS[face].printed(0, at_ten=False, castles=0)
        else:
            value = int(printed)
        return Laid(card, value, works, int(named) if named else None)

    def _ghost(self, kind: Kind, value: int) -> Card:
        family = FAMILIES.index(kind)
        if value not in self.boxes[family]:
            raise ValueError(f"{kind} has no {value} more")
        self.boxes[family].remove(value)
        sleeve = (family + 1) * len(DECK) - len(self.boxes[family]) - 1
        return Card(sleeve, kind, value)


_BETWEEN_ROUNDS = Laid(Card(-1, None, None), None)


def _rounds(cards: Sequence[Laid]) -> Iterator[tuple[Laid, ...]]:
    if not cards:
        return
    now: list[Laid] = []
    for card in cards:
        if card is _BETWEEN_ROUNDS:
            yield tuple(now)
            now = []
        else:
            now.append(card)
    yield tuple(now)


def _read(word: str) -> tuple[str, int, str | None, str | None, str | None]:
    found = _CARD.fullmatch(word)
    if found is None or (found[1] == "p" and int(found[2]) not in EFFECTS):
        raise ValueError(f"{word!r} is no card")
    return found[1], int(found[2]), found[3], found[4], found[5]


def _position(table: _Table, words: dict[str, list[str]], chance: int) -> Position:
    staking = words.get("staking")
    before = max(len(family.past) for family in table.families)
    number = int(words["round"][0]) if "round" in words else 0
    number = number or max(before, len(table.taken) - bool(staking)) + 1
    ended = number if staking else number - 1
    if before >= number or len(table.taken) > ended:
        raise ValueError(f"so much cannot have happened before the end of round {number}")
    seat = NAMES.index((staking or words.get("turn") or ["green"])[0])
    mansions, results = _mansions(words.get("mansions"), ended, seat if staking else None)
    green, blue = (_with_all_rounds(family, number) for family in table.families)
    return Position(
        options=Options(psychics=Psychics(words.get("psychics", ["all"])[0])),
        chance=Chance(chance),
        line=_line(table.taken, words.get("line", []), ended),
        mansions=mansions,
        families=(green, blue),
        seat=seat,
        round=number,
        phase=Phase.STAKE if staking else Phase.PLAY,
        played=int(words.get("played", ["0"])[0]),
        stakes_left=int([*staking, "1"][1]) if staking else 0,
        results=results,
    )


def _with_all_rounds(family: Family, number: int) -> Family:
    missing = number - 1 - len(family.past)
    return evolve(family, past=(*family.past, *[()] * missing))


def _line(taken: list[int], coming: list[str], ended: int) -> tuple[Card, ...]:
    """The psychics that lie somewhere, any others that have been taken, and those to come."""
    next_ones = [_read(word)[1] for word in coming]
    others = [number for number in EFFECTS if number not in (*taken, *next_ones)]
    gone = ended - len(taken)
    numbers = [*taken, *others[:gone], *next_ones, *others[gone:]][:LINE]
    return tuple(
        Card(FIRST_PSYCHIC + at, Kind.PSYCHIC, number) for at, number in enumerate(numbers)
    )


def _mansions(
    words: list[str] | None, ended: int, loser: Seat | None
) -> tuple[tuple[int, ...], tuple[Result, ...]]:
    if words is None:
        kinds, winners = KINDS, list(WINNERS[:ended])
        if loser is not None:
            winners[-1] = "bg"[loser]
    else:
        kinds = "".join(word[-1] for word in words)
        winners = [word[0] for word in words if len(word) == 2]
        if len(winners) != ended or (loser is not None and winners[-1] == "gb"[loser]):
            raise ValueError(f"{words} cannot be after {ended} rounds")
    supply = {"m": [*MANSIONS[:MANORS]], "c": [*MANSIONS[MANORS:]]}
    mansions = [supply[kind].pop(0) for kind in kinds]
    mansions += [mansion for mansion in MANSIONS if mansion not in mansions]
    seats = ["gb".index(winner) for winner in winners]
    return tuple(mansions), tuple(Result(winner, (1 - winner, winner)) for winner in seats)


# ---- and back -----------------------------------------------------------------------------------


def draw(position: Position) -> str:
    """The position as `position_of` reads it, for a round before the tenth."""
    name = NAMES[position.seat]
    words = [f"round {position.round}"]
    if position.phase is Phase.STAKE:
        words.append(f"staking {name} {position.stakes_left}")
    else:
        words.append(f"turn {name}")
    if position.played:
        words.append(f"played {position.played}")
    coming = position.line[len(position.results) :]
    words.append(" ".join(["line", *(face_of(card, 0) for card in coming)]))
    words.append(" ".join(["mansions", *_mansion_words(position)]))
    if position.options.psychics is not Psychics.ALL:
        words.append(f"psychics {position.options.psychics}")
    return "\n".join(["  ".join(words), *(_family_line(position, seat) for seat in (0, 1))])


def _mansion_words(position: Position) -> Iterator[str]:
    for at, mansion in enumerate(position.mansions):
        winner = position.results[at].winner if at < len(position.results) else None
        yield ("" if winner is None else "gb"[winner]) + ("c" if is_castle(mansion) else "m")


def _family_line(position: Position, seat: Seat) -> str:
    family = position.families[seat]
    rounds = [" ".join(laid_as(laid, seat) for laid in cards) for cards in family.past]
    sections = {
        "hand": faces(family.hand, seat),
        "front": faces(family.front, seat),
        "laid": " ".join(laid_as(laid, seat) for laid in family.laid),
        "past": " / ".join(rounds).strip() if any(rounds) else "",
        "stakes": faces(family.stakes, seat),
        "discards": faces(family.discards, seat),
        "last": str(family.last_ghost) if family.last_ghost else "",
    }
    told = [f"{name} {cards}" for name, cards in sections.items() if cards]
    told.append(f"deck {faces(family.deck, seat)}".strip())
    return f"{NAMES[seat]}: {' | '.join(told)}"


def faces(cards: Sequence[Card], seat: Seat) -> str:
    """Cards of that seat's as a drawing has them."""
    return " ".join(face_of(card, seat) for card in cards)


def face_of(card: Card, seat: Seat) -> str:
    if card.face is None:
        return "?" if is_ghost_sleeve(card.sleeve) else "p?"
    if card.kind is Kind.PSYCHIC:
        return f"p{card.face}"
    return str(card.face) if card.kind is FAMILIES[seat] else f"{str(card.kind)[0]}{card.face}"


def laid_as(laid: Laid, seat: Seat) -> str:
    word = face_of(laid.card, seat)
    if laid.card.kind is not Kind.PSYCHIC or laid.card.face is None:
        return word
    if laid.named:
        word += f"={laid.named}"
    if laid.printed != EFFECTS[laid.card.face].printed(0, at_ten=False, castles=0):
        word += f":{laid.printed}"
    if laid.works_for != seat:
        word += f"@{'-' if laid.works_for is None else 'gb'[laid.works_for]}"
    return word
