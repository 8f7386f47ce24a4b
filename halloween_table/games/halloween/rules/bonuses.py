"""The twelve kinds of bonus token (HA-3.5): a row each, with a small effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from .actions import effects_of
from .effects import Asks, Bonus, Effect
from .moves import Move, PickDisc, PickSection
from .openings import has_target
from .pending import Asked, Doing, Throwing
from .survey import discs_on, section_discs
from .town import Action, Level

if TYPE_CHECKING:
    from .deeds import Deeds
    from .position import Position

OF_EACH = 2


class RollEffect(Effect):
    """Changes a die within a roll."""

    def useless(self, position: Position, throwing: Throwing, die: int) -> str:
        """Why it would do nothing for that die; empty if it does something."""
        raise NotImplementedError

    def change(self, deeds: Deeds, throwing: Throwing, die: int) -> Throwing:
        raise NotImplementedError


class TakesToken(Effect):
    level: ClassVar[Level]

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if position.tokens_left(self.level) else "tokens_out"

    def use(self, deeds: Deeds) -> None:
        deeds.gain_tokens(self.level)


class TakesBlueToken(TakesToken):
    level = Level.BLUE


class TakesGreenToken(TakesToken):
    level = Level.GREEN


class TakesYellowToken(TakesToken):
    level = Level.YELLOW


class GainsScares(Effect):
    def lacks(self, position: Position, seat: Seat) -> str:
        return ""

    def use(self, deeds: Deeds) -> None:
        deeds.gain_scares(2)


class GainsPoint(Effect):
    def lacks(self, position: Position, seat: Seat) -> str:
        return ""

    def use(self, deeds: Deeds) -> None:
        deeds.gain_points(1, self.source)


class TakesThreeDiscs(Effect):
    """From action spaces, as many as there are."""

    count = 3

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if discs_on(position.lords[seat]) else "no_discs_on_board"

    def use(self, deeds: Deeds) -> None:
        if discs_on(deeds.lord) <= self.count:
            deeds.take_all_discs()
        else:
            deeds.push(Asked(deeds.seat, self.by, number=self.count))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if asked.number:
            yield from section_discs(position.lords[asked.owner])

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickDisc)
        deeds.take_disc(move.section, move.action)
        deeds.push(evolved(asked, number=asked.number - 1))


class Rests(Asks):
    """A rest in one section that is not its action."""

    without = "no_discs_on_board"

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        rewarded = any(effect.rewards_rest for effect in effects_of(position, seat))
        for at, section in enumerate(position.lords[seat].sections):
            if rewarded or section.taken:
                yield PickSection(at)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickSection)
        deeds.rest(move.section)


class DoesAction(Effect):
    """An action with any ghosts, whatever the levels of its owner's sections."""

    action: ClassVar[Action]

    def lacks(self, position: Position, seat: Seat) -> str:
        possible = has_target(position, Doing(seat, self.action, Level.RED))
        return "" if possible else "action_impossible"

    def use(self, deeds: Deeds) -> None:
        deeds.begin(self.action, Level.RED)


class Moves(DoesAction):
    action = Action.MOVE


class Summons(DoesAction):
    action = Action.SUMMON


class RaisesDie(RollEffect):
    def useless(self, position: Position, throwing: Throwing, die: int) -> str:
        if throwing.rolled:
            return "before_the_roll"
        return "red_die" if throwing.dice[die].level is Level.RED else ""

    def change(self, deeds: Deeds, throwing: Throwing, die: int) -> Throwing:
        now = throwing.dice[die]
        return _with_die(throwing, die, level=Level(now.level + 1))


class Rerolls(RollEffect):
    def useless(self, position: Position, throwing: Throwing, die: int) -> str:
        return "" if throwing.rolled else "after_the_roll"

    def change(self, deeds: Deeds, throwing: Throwing, die: int) -> Throwing:
        return deeds.roll(throwing, only=die)


class AddsThree(RollEffect):
    def useless(self, position: Position, throwing: Throwing, die: int) -> str:
        if not throwing.rolled:
            return "after_the_roll"
        return "roll_settled" if settled(position, throwing, die) else ""

    def change(self, deeds: Deeds, throwing: Throwing, die: int) -> Throwing:
        now = _with_die(throwing, die, plus=throwing.dice[die].plus + 3)
        deeds.show_dice(now)
        return now


def settled(position: Position, throwing: Throwing, die: int) -> bool:
    """Whether a higher total of that die would change nothing any more."""
    effects = effects_of(position, throwing.owner)
    if throwing.against is not None:
        won = throwing.dice[0].total > throwing.against.total
        return won and not any(effect.wants_difference(position) for effect in effects)
    return any(effect.by == throwing.by and effect.settled(throwing, die) for effect in effects)


def _with_die(throwing: Throwing, at: int, **parts: int) -> Throwing:
    dice = throwing.dice
    changed = dice[at]._replace(**parts)  # type: ignore[arg-type]
    return evolved(throwing, dice=(*dice[:at], changed, *dice[at + 1 :]))


BONUSES = (
    Bonus(
        "blue_token",
        QT_TRANSLATE_NOOP("Powers", "Blue Gift"),
        QT_TRANSLATE_NOOP("Powers", "Take a blue token from the supply."),
        TakesBlueToken(-1),
    ),
    Bonus(
        "green_token",
        QT_TRANSLATE_NOOP("Powers", "Green Gift"),
        QT_TRANSLATE_NOOP("Powers", "Take a green token from the supply."),
        TakesGreenToken(-2),
    ),
    Bonus(
        "yellow_token",
        QT_TRANSLATE_NOOP("Powers", "Yellow Gift"),
        QT_TRANSLATE_NOOP("Powers", "Take a yellow token from the supply."),
        TakesYellowToken(-3),
    ),
    Bonus(
        "two_scares",
        QT_TRANSLATE_NOOP("Powers", "Two Scares"),
        QT_TRANSLATE_NOOP("Powers", "Gain 2 scares."),
        GainsScares(-4),
    ),
    Bonus(
        "one_point",
        QT_TRANSLATE_NOOP("Powers", "One Point"),
        QT_TRANSLATE_NOOP("Powers", "Score 1 point."),
        GainsPoint(-5),
    ),
    Bonus(
        "three_discs",
        QT_TRANSLATE_NOOP("Powers", "Three Discs"),
        QT_TRANSLATE_NOOP("Powers", "Take any three discs back from the action spaces of your board, or all of them if there are fewer."),
        TakesThreeDiscs(-6),
        ask=QT_TRANSLATE_NOOP("Powers", "Choose the discs to take back, one by one."),
    ),
    Bonus(
        "rest",
        QT_TRANSLATE_NOOP("Powers", "Power Nap"),
        QT_TRANSLATE_NOOP("Powers", "Rest in one section of your choice; this does not use up the section’s action."),
        Rests(-7),
        ask=QT_TRANSLATE_NOOP("Powers", "Choose the section that rests."),
    ),
    Bonus(
        "move",
        QT_TRANSLATE_NOOP("Powers", "Gust of Wind"),
        QT_TRANSLATE_NOOP("Powers", "Move any ghost to a neighbouring building with room, whatever your levels."),
        Moves(-8),
    ),
    Bonus(
        "summon",
        QT_TRANSLATE_NOOP("Powers", "Midnight Call"),
        QT_TRANSLATE_NOOP("Powers", "Summon with any two ghosts of one colour that share a building, whatever your levels."),
        Summons(-9),
    ),
    Bonus(
        "higher_die",
        QT_TRANSLATE_NOOP("Powers", "Bigger Die"),
        QT_TRANSLATE_NOOP("Powers", "Before you roll, take the next higher die in place of your own; above red there is none."),
        RaisesDie(-10),
        for_roll=True,
    ),
    Bonus(
        "reroll",
        QT_TRANSLATE_NOOP("Powers", "Fresh Throw"),
        QT_TRANSLATE_NOOP("Powers", "After you have rolled, roll one of your own dice again."),
        Rerolls(-11),
        for_roll=True,
    ),
    Bonus(
        "plus_three",
        QT_TRANSLATE_NOOP("Powers", "Plus Three"),
        QT_TRANSLATE_NOOP("Powers", "After you have rolled, add 3 to one of your own dice."),
        AddsThree(-12),
        for_roll=True,
    ),
)  # fmt: skip


def bonus_of(token: int) -> Bonus:
    """The kind of a bonus token: there are two of each."""
    return BONUSES[token // OF_EACH]


TOKENS = range(OF_EACH * len(BONUSES))
