"""Trying powers in tests: what is said in a drawn position, and what comes of it.

    Case("HA-8.12", "1: rest", "+2 scares")

is the lord with card 12 who rests in the first section of an otherwise new game. What a case does
not name has not changed: the town, the levels and the bonus slots of that lord. What was said is
all that is asked: nothing may wait for a choice afterwards.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from attrs import evolve, field, frozen

from halloween_table.engine.game import Refused
from halloween_table.games.halloween.rules.position import Position
from halloween_table.games.halloween.rules.powers import CARDS

from .doing import GAME, bonuses, discs, lawful, levels, play, refused, tokens, with_dice
from .drawing import START, Drawn, draw, lord, town

NEW = lord()
"""A board as it is at the beginning."""
LAST = {"seat": 2, "ending": True, "done": (1, 2, 3)}
"""The last turn of the game is about to end."""


@frozen
class Case:
    """One row of a table: the lord of the first seat has the card and does what is said."""

    rule: str
    said: str
    """One after the other, with semicolons between."""
    gain: str = ""
    """As `gained` tells it; in a table of refusals the reason."""
    at: str = START
    """The town before."""
    board: Drawn = NEW
    """What the lord has besides the card."""
    others: tuple[Drawn, ...] = ()
    dice: str = ""
    town: str | None = None
    """The town afterwards, where it is another one."""
    levels: str | None = None
    """The sections afterwards, where they are others."""
    bonuses: str | None = None
    """The bonus slots afterwards, where they are others."""
    discs: str | None = None
    """The discs on action spaces afterwards, where it matters."""
    more: dict[str, Any] = field(factory=dict)
    """What else is drawn."""

    @property
    def card(self) -> int:
        """By its rule; 0 for a rule that is no card's."""
        return int(self.rule.removeprefix("HA-8.")) if self.rule.startswith("HA-8.") else 0

    @property
    def words(self) -> list[str]:
        return self.said.split("; ") if self.said else []

    def position(self, with_card: bool = True) -> Position:
        cards = [card for card in self.board.cards if card != self.card]
        if with_card and self.card:
            cards = [self.card, *cards]
        board = evolve(self.board, cards=tuple(cards))
        more = dict(self.more)
        if self.card and not with_card:
            more["in_use"] = (self.card, *more.get("in_use", ()))
        position = town(self.at, board, *self.others, **more)
        return with_dice(position, self.dice) if self.dice else position


def named(case: Case) -> str:
    """How a case is called in the report."""
    return f"{case.rule} {case.said}"


def kind_of_card(number: int) -> str:
    """`GT`: Grey or Coloured, and Permanent, once per Turn or at the End."""
    card = CARDS[number]
    return ("G" if card.grey else "C") + card.when.name[0]


# ---- what comes of it ---------------------------------------------------------------------------


def gained(before: Position, after: Position, seat: int = 0) -> str:
    """Points, scares and tokens: `+2 points, -1 scares, +gg, -b`."""
    was, now = before.lords[seat], after.lords[seat]
    told = [
        f"{now_much - was_much:+} {name}"
        for name, was_much, now_much in (
            ("points", was.points, now.points),
            ("scares", was.scares, now.scares),
        )
        if now_much != was_much
    ]
    had, have = Counter(tokens(was)), Counter(tokens(now))
    for sign, more in (("+", have - had), ("-", had - have)):
        told += [sign + "".join(more.elements())] if more else []
    return ", ".join(told)


def outcome(before: Position, after: Position) -> tuple[str, str, str, str]:
    """What a case speaks of: gains, the town, the levels, the bonus slots."""
    one = after.lords[0]
    return gained(before, after), draw(after), levels(one), bonuses(one)


def works(case: Case) -> None:
    """What is said brings exactly what the case says."""
    before = case.position()
    one = before.lords[0]
    after = play(before, *case.words)
    found = outcome(before, after)
    assert found == (
        case.gain,
        draw(before) if case.town is None else case.town,
        levels(one) if case.levels is None else case.levels,
        bonuses(one) if case.bonuses is None else case.bonuses,
    ), found
    assert case.discs is None or discs(after.lords[0]) == case.discs, discs(after.lords[0])
    assert not after.pending, after.pending


def needs_its_card(case: Case) -> None:
    """Without the card it would not go, or something else would come of it."""
    with_it, without = case.position(), case.position(with_card=False)
    after = play(with_it, *case.words)
    try:
        alone = play(without, *case.words)
    except Refused:
        return
    assert (outcome(with_it, after), discs(after.lords[0])) != (
        outcome(without, alone),
        discs(alone.lords[0]),
    )


def adds_nothing(case: Case) -> None:
    """What is said brings what the case says, with the card and without it."""
    works(case)
    in_use = (case.card, *case.more.get("in_use", ()))
    works(evolve(case, rule="", more={**case.more, "in_use": in_use}))


def declines(case: Case) -> None:
    """Who says no at the end has what they would have without the card, and has not used it."""
    with_it, without = case.position(), case.position(with_card=False)
    *basic, no = case.words
    after, alone = play(with_it, *basic, no), play(without, *basic)
    assert outcome(with_it, after) == outcome(without, alone)
    assert gained(with_it, after) == case.gain
    assert case.card not in after.spent
    assert not after.pending


def fails(case: Case) -> None:
    """The last of what is said is refused, for the reason that the case has instead of a gain, by
    the card's own rule unless it names another."""
    rule, _, reason = case.gain.rpartition(" ")
    *before, last = case.words
    found = refused(play(case.position(), *before), last)
    assert found == (rule or case.rule, reason), found


def works_once(case: Case) -> None:
    """`first use | second use`: the second use is refused in the same turn and goes in the next.
    The gain is the rule and reason of that refusal."""
    first, _, again = case.said.partition(" | ")
    before = case.position()
    used = play(before, *first.split("; "))
    assert case.card in used.spent
    *on_the_way, last = again.split("; ")
    rule, _, reason = case.gain.rpartition(" ")
    found = refused(play(used, *on_the_way), last)
    assert found == (rule or case.rule, reason), found
    later = next_turn(used)
    assert later.spent == ()
    later = play(with_dice(later, case.dice) if case.dice else later, *again.split("; "))
    assert case.card in later.spent or any(
        case.card in getattr(due, "powers", ()) for due in later.pending
    )


def next_turn(position: Position) -> Position:
    """The first seat's next turn: everybody rests until then."""
    seat, round_ = position.seat, position.round
    while (position.seat, position.round) != (seat, round_ + 1):
        for words in sorted(lawful(position, "rest")):
            position = play(position, words)
        position = play(position, "end")
    assert GAME.actors(position) == (seat,)
    return position
