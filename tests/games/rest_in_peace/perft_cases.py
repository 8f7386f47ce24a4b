"""Fixed Rest in Peace positions with the number of lawful lines of 1, 2, 3, … moves from each."""

from __future__ import annotations

from dataclasses import dataclass

from halloween_table.engine.chance import Chance
from halloween_table.games.rest_in_peace.rules.cards import (
    DECK,
    FAMILIES,
    FIRST_PSYCHIC,
    MANORS,
    Card,
    Kind,
)
from halloween_table.games.rest_in_peace.rules.position import (
    Family,
    Laid,
    Options,
    Phase,
    Position,
    Psychics,
    Result,
)

from .brute_force import GHOST_OF


@dataclass(frozen=True, kw_only=True)
class Side:
    """The cards of a player, each place a line of words.

    `3` is a ghost of the player's family, `g3` and `b3` one of a family; `p14` is a psychic,
    `p10:3` one that names a value, `p15=3` one that is a ghost of that value, `p6!` one whose
    effect is over. Decks are cut short, and ghosts of earlier rounds may be left out.
    """

    hand: str = ""
    deck: str = ""
    """Top first."""
    front: str = ""
    laid: str = ""
    past: str = ""
    """The rounds with a bar between them."""
    stakes: str = ""
    last: int = 0
    """The printed value of the last ghost they played in this round."""


@dataclass(frozen=True, kw_only=True)
class Case:
    name: str
    shows: str
    """What the case is there for."""
    line: str
    """The numbers of the nine psychics; those of the rounds before are somewhere else now."""
    mansions: str = "mmmmcccmcm"
    """Manor or castle, by round."""
    won: str = ""
    """Who has won the rounds before: g for green, b for blue."""
    green: Side
    blue: Side
    seat: int = 0
    staking: int = 0
    """How many cards may be put at round 10 now; `won` tells of this round already."""
    golden: tuple[int, ...] = ()
    """Lines of 1, 2, 3, … moves."""


def opened(case: Case) -> Position:
    """The position of a case."""
    box = _Box(case.line, taken=len(case.won))
    manors, castles = iter(range(MANORS)), iter(range(MANORS, len(case.mansions)))
    played = len(case.won) - (1 if case.staking else 0)
    winners = ["gb".index(letter) for letter in case.won]
    return Position(
        options=Options(psychics=Psychics.ALL),
        chance=Chance(1),
        line=box.line,
        mansions=tuple(next(manors if letter == "m" else castles) for letter in case.mansions),
        families=(box.family(case.green, 0, played), box.family(case.blue, 1, played)),
        seat=case.seat,
        round=played + 1,
        phase=Phase.STAKE if case.staking else Phase.PLAY,
        stakes_left=case.staking,
        results=tuple(Result(winner, (1 - winner, winner)) for winner in winners),
    )


class _Box:
    """Gives every card its sleeve."""

    def __init__(self, line: str, taken: int) -> None:
        self.line = tuple(
            Card(FIRST_PSYCHIC + nth, Kind.PSYCHIC, int(number))
            for nth, number in enumerate(line.split())
        )
        self.taken = list(self.line[:taken])
        self.sleeves = [iter(range(len(DECK))), iter(range(len(DECK), FIRST_PSYCHIC))]

    def family(self, side: Side, seat: int, rounds: int) -> Family:
        past = [self.laid(words, seat) for words in side.past.split("|")]
        past += [()] * (rounds - len(past))
        return Family(
            deck=self.cards(side.deck, seat),
            hand=self.cards(side.hand, seat),
            front=self.cards(side.front, seat),
            laid=self.laid(side.laid, seat),
            past=tuple(past[:rounds]),
            stakes=self.cards(side.stakes, seat),
            last_ghost=side.last,
        )

    def cards(self, words: str, seat: int) -> tuple[Card, ...]:
        return tuple(laid.card for laid in self.laid(words, seat))

    def laid(self, words: str, seat: int) -> tuple[Laid, ...]:
        return tuple(self._one(word, seat) for word in words.split())

    def _one(self, word: str, seat: int) -> Laid:
        if not word.startswith("p"):
            family = "gb".index(word[0]) if word[0] in "gb" else seat
            value = int(word[-1])
            return Laid(Card(next(self.sleeves[family]), FAMILIES[family], value), value)
        word, _, named = word[1:].partition(":")
        word, _, given = word.partition("=")
        number = int(word.rstrip("!"))
        (card,) = [card for card in self.taken if card.face == number]
        self.taken.remove(card)
        printed = int(given) if given else GHOST_OF.get(number)
        works_for = None if word.endswith("!") else seat
        return Laid(card, printed, works_for, int(named) if named else None)


CASES = (
    Case(
        name="first_round",
        shows="RP-1.1, RP-1.3, RP-1.4: ghosts only, from the first card to the first stake",
        line="1 2 3 4 5 6 8 9 11",
        green=Side(hand="1 1 2 3 5", deck="2 4 6 1"),
        blue=Side(hand="1 2 2 4 6", deck="3 3 1 1"),
        golden=(6, 34, 182, 1010, 5936),
    ),
    Case(
        name="psychics_in_any_mix",
        shows="RP-1.2: values, bonuses and the look, before and after the ghosts",
        line="3 4 8 9 12 5 19 20 24",
        won="gbbgb",
        green=Side(hand="2 4", deck="1 1", front="p4 p8 p12", laid="2 2", last=2),
        blue=Side(hand="1 3", deck="1 1", front="p3 p9", laid="3 1", last=1),
        seat=1,
        golden=(5, 24, 124, 711, 4058),
    ),
    Case(
        name="values_are_named",
        shows="RP-4.10 with RP-4.28 and RP-4.20: six names, and what they make of a tie",
        line="10 28 20 24 26 1 2 3 4",
        won="gbgbg",
        green=Side(hand="3 3", deck="1 1", front="p10 p26", laid="6", last=6),
        blue=Side(hand="1", deck="1 1", front="p28 p20", laid="5 2", last=2),
        golden=(5, 26, 123, 549, 2444),
    ),
    Case(
        name="discards",
        shows="RP-4.11: ghosts and psychics, whose effects end; RP-4.18 and RP-4.26 among them",
        line="11 26 18 23 8 1 2 3 4",
        won="gbgbg",
        green=Side(hand="2 3", deck="1 1", front="p11 p23", laid="2", last=2),
        blue=Side(hand="1 4", deck="1 1", front="p18", laid="2 1 p8 p26", last=1),
        golden=(5, 24, 112, 517, 2371),
    ),
    Case(
        name="ghosts_change_sides",
        shows="RP-4.17 and RP-4.25: psychics that are ghosts go too; nothing above 3 for 25",
        line="17 25 4 13 5 1 2 8 9",
        won="bgbgb",
        green=Side(hand="1", deck="1 1", front="p17 p25", laid="1 p4 5", last=5),
        blue=Side(hand="6", deck="1 1", front="p5", laid="p13 3 b2 g1", last=3),
        golden=(4, 16, 69, 272, 1000, 3486),
    ),
    Case(
        name="nothing_to_exchange",
        shows="RP-4.0: every psychic with a need, and hardly anything that would do for one",
        line="2 6 11 17 21 22 25 27 16",
        won="gbgbgbgb",
        green=Side(hand="2", front="p2 p6 p11 p17 p21 p25 p27 p22", past="1 b3"),
        blue=Side(hand="", deck="", laid="4", last=4),
        golden=(5, 21, 32, 66, 67, 57, 86, 70),
    ),
    Case(
        name="out_of_the_past",
        shows="RP-4.27 and RP-4.15: psychics that were ghosts come without being played",
        line="27 15 4 13 29 3 1 2 8",
        won="gbgbgb",
        green=Side(hand="2", deck="1 1", front="p27 p15", past="1 2|p4|b5 p3", laid="1", last=1),
        blue=Side(hand="1 6", deck="1 1", front="p29", past="3|p13", laid="4", last=4),
        golden=(4, 18, 81, 362, 1636),
    ),
    Case(
        name="back_in_front",
        shows="RP-4.21: a psychic that was a ghost can be played again, and 15 counts anew",
        line="21 15 4 13 1 2 3 5 6",
        won="gbgb",
        green=Side(hand="6", deck="1 1", front="p21", past="p15=2|p4|p13", laid="1", last=1),
        blue=Side(hand="1 4", deck="1 1", laid="5", last=5),
        golden=(3, 11, 45, 178, 689, 2741),
    ),
    Case(
        name="drawn_and_thrown_away",
        shows="RP-4.16: with one card in the deck, with an empty hand, and for both players",
        line="16 1 2 3 4 5 6 8 9",
        won="gbgbgbg",
        green=Side(hand="", deck="3", front="p16 p4", laid="", last=0),
        blue=Side(hand="1 2", deck="4 5", front="p5"),
        golden=(3, 8, 37, 146, 573, 1823, 4663),
    ),
    Case(
        name="an_unseen_hand",
        shows="RP-4.6: the next card comes out of the hand, or is free and spends 6",
        line="6 11 8 4 1 2 3 5 9",
        won="gbgbg",
        green=Side(hand="", deck="1 1", front="p11 p4 p8", laid="2", last=2),
        blue=Side(hand="1 3", deck="1 1", laid="3 p6", last=3),
        golden=(4, 15, 58, 229, 852, 3175),
    ),
    Case(
        name="two_or_none",
        shows="RP-4.14: the turn cannot be ended with one card; 11 may discard 14",
        line="14 11 22 4 25 1 2 3 5",
        won="gbgbg",
        green=Side(hand="2", deck="1 1", front="p11 p25", laid="1", last=1),
        blue=Side(hand="1 3", deck="1 1", front="p4", laid="2 p14", last=2),
        golden=(4, 12, 51, 242, 1060, 4290),
    ),
    Case(
        name="eleven_alone_under_fourteen",
        shows="RP-4.14: 11 is the only card, so nothing but 14 can be discarded",
        line="14 11 7 4 8 1 2 3 5",
        won="gbgbg",
        green=Side(hand="", deck="1 1", front="p11 p7", laid="3 2", last=2),
        blue=Side(hand="1 3", deck="1 1", front="p4", laid="4 p14 p8", last=4),
        golden=(2, 7, 37, 197, 787, 2757),
    ),
    Case(
        name="a_dead_end_by_exchange",
        shows="RP-4.14: after 17 there must be a ghost left that 25 can move",
        line="14 17 25 4 8 1 2 3 5",
        won="gbgbg",
        green=Side(hand="", deck="1 1", front="p17 p25", laid="5 2", last=2),
        blue=Side(hand="1 3", deck="1 1", front="p4", laid="3 p14 6", last=6),
        golden=(3, 9, 40, 198, 764, 2644),
    ),
    Case(
        name="no_psychics",
        shows="RP-4.18: not played, but put at round 10; 23 lets the loser put two; 1 takes it all",
        line="18 23 1 4 8 7 2 3 5",
        won="gbgbgb",
        green=Side(hand="2 1", deck="1 1", front="p4 p7", laid="1 p23", last=1),
        blue=Side(hand="1", deck="1 1", front="p8", laid="4 p18 p1", last=4),
        golden=(3, 11, 55, 273, 1268, 5092),
    ),
    Case(
        name="the_last_stakes",
        shows="RP-1.7, RP-2.5: a psychic that was just taken, and choices at round 10",
        line="11 17 10 13 27 1 2 8 25",
        won="gbgbgbgbg",
        green=Side(stakes="2 p10 p1 p13", past="1 3|b6"),
        blue=Side(hand="4", front="p25 p27", stakes="p11 5 p17", past="2|p8"),
        seat=1,
        staking=2,
        golden=(4, 15, 78, 240, 372, 504, 372, 48),
    ),
    Case(
        name="ten_by_turns",
        shows="RP-2.5: a discarded psychic does nothing, and one without a target neither",
        line="11 25 29 15 3 27 17 12 10",
        won="gbgbgbgbb",
        green=Side(hand="1", stakes="p11 p29 3 p27", past="2 b4|p3"),
        blue=Side(stakes="p25 p15 p17 p12 6", past="1|g2"),
        seat=0,
        staking=1,
        golden=(2, 3, 18, 45, 60, 180, 0),
    ),
    Case(
        name="the_third_castle",
        shows="RP-2.1: no line goes on once blue has left and green has the castle",
        line="4 8 1 23 18 7 2 3 5",
        mansions="ccmccmmmmm",
        won="gbgg",
        green=Side(hand="2 1", deck="1 1", front="p4", laid="1", last=1),
        blue=Side(hand="1 3", deck="1 1", front="p8", laid="4", last=4),
        seat=1,
        golden=(4, 13, 40, 150, 681, 3097),
    ),
)
