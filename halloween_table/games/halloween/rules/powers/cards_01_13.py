"""Action cards 1 to 13: each row below the effect that it plugs in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from ..effects import Card, Claims, Effect, Fought, Moved, When
from ..events import PowerUsed
from ..moves import NO, Haunt, Move, MoveGhost
from ..pending import Asked, Doing
from ..survey import free_haunts, ways_anywhere
from ..town import BUILDINGS, LEVEL_OF, LEVELS, NEIGHBOURS, Action, Level

if TYPE_CHECKING:
    from ..deeds import Deeds
    from ..position import Lord, Position


class HauntsNextDoor(Effect):
    """Two ghosts of one colour haunt a building beside theirs."""

    def targets(self, position: Position, doing: Doing) -> Iterator[Move]:
        if doing.action is not Action.HAUNT or self.by in position.spent:
            return
        for building in BUILDINGS:
            for level in LEVELS[: doing.level]:
                if any(
                    len(position.census.of[beside][level - 1]) > 1
                    for beside in NEIGHBOURS[building]
                ):
                    yield from free_haunts(position, doing.owner, building, level)

    def do(self, deeds: Deeds, doing: Doing, move: Move) -> None:
        assert isinstance(move, Haunt)
        deeds.spend(self.by)
        deeds.haunt(move.building, move.level, move.common)


CARD_01 = Card(
    1, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Thin Wall"),
    brief=QT_TRANSLATE_NOOP("Powers", "Haunt: next door"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn your Haunt may reach next door: two or more ghosts of one colour in a building let you haunt a neighbouring building with that colour instead. The section must command them."),
    effect=HauntsNextDoor(1),
)  # fmt: skip


class MovesAnywhere(Effect):
    moves_anywhere = True


CARD_02 = Card(
    2, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Seven-League Boots"),
    brief=QT_TRANSLATE_NOOP("Powers", "Move: any building"),
    text=QT_TRANSLATE_NOOP("Powers", "Your Move action takes a ghost to any building with room, however far. A move by bonus stays a single step."),
    effect=MovesAnywhere(2),
)  # fmt: skip


class WinsPoints(Effect):
    """Points for a fight won: fewer against a lower level."""

    def on_win(self, deeds: Deeds, ghost: int, foe: int) -> None:
        if LEVEL_OF[foe] != LEVEL_OF[ghost]:
            deeds.gain_points(2 if LEVEL_OF[foe] < LEVEL_OF[ghost] else 3, self.source)


CARD_03 = Card(
    3, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Trophy Shelf"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight won: 2 or 3 points"),
    text=QT_TRANSLATE_NOOP("Powers", "Beating a ghost of a lower level scores 2 points, beating one of a higher level 3. An equal one scores nothing."),
    effect=WinsPoints(3),
)  # fmt: skip


class ActsHigher(Effect):
    readies = True
    raises = 1


CARD_04 = Card(
    4, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Stilt Walker"),
    brief=QT_TRANSLATE_NOOP("Powers", "One action a level higher"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn you may take one action as if its section were one level higher, from beginning to end. The card itself does not lift the sphere."),
    effect=ActsHigher(4),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose the action space that you use one level higher."),),
)  # fmt: skip


class UpgradesCheaper(Effect):
    upgrade_discount = 2


CARD_05 = Card(
    5, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Thrifty Witch"),
    brief=QT_TRANSLATE_NOOP("Powers", "Upgrade: 2 scares less"),
    text=QT_TRANSLATE_NOOP("Powers", "Each Upgrade is 2 scares cheaper: 0, 1, 2 or 3 in place of 2, 3, 4 or 5. Prices on other cards stay as they are."),
    effect=UpgradesCheaper(5),
)  # fmt: skip


class ActsAgain(Effect):
    readies = True
    reoccupies = True


CARD_06 = Card(
    6, grey=False, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Second Helping"),
    brief=QT_TRANSLATE_NOOP("Powers", "Use an occupied space"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn a section may take its action on an action space that already holds a disc. Another disc from your reserve goes on top."),
    effect=ActsAgain(6),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose an occupied action space to use once more."),),
)  # fmt: skip


class TokenForBonus(Effect):
    def on_fetch(self, deeds: Deeds, ghost: int) -> None:
        deeds.gain_tokens(LEVEL_OF[ghost])


CARD_07 = Card(
    7, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Skeleton Dog"),
    brief=QT_TRANSLATE_NOOP("Powers", "Bonus fetched: a token"),
    text=QT_TRANSLATE_NOOP("Powers", "When a ghost you moved fetches a bonus, take a token of that ghost’s colour as well. A bonus drawn from the stack brings none."),
    effect=TokenForBonus(7),
)  # fmt: skip


class CountsColouredCards(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        return claims.coloured, 3 * claims.coloured


CARD_08 = Card(
    8, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Rainbow Witch"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 3 per coloured card"),
    text=QT_TRANSLATE_NOOP("Powers", "When the game ends, count the coloured cards you claimed, this one too: 3 points each."),
    effect=CountsColouredCards(8),
)  # fmt: skip


class AttacksHarderAndKin(Effect):
    attack_plus = 1
    fights_own_colour = True


CARD_09 = Card(
    9, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Boxing Mummy"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight: +1, own colour too"),
    text=QT_TRANSLATE_NOOP("Powers", "You add 1 to every attack roll. Your ghost may also attack another ghost of its own colour."),
    effect=AttacksHarderAndKin(9),
)  # fmt: skip


class RerollsAttacks(Effect):
    reroll_price = 1


CARD_10 = Card(
    10, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Stubborn Gambler"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight: reroll for 1 scare"),
    text=QT_TRANSLATE_NOOP("Powers", "Unhappy with your attack die? Pay 1 scare and roll it again, and again while your scares last. The newest roll counts."),
    effect=RerollsAttacks(10),
)  # fmt: skip


class CarriesWinner(Effect):
    """The winner of a fight may go anywhere."""

    def after_fight(self, position: Position, fought: Fought) -> Asked | None:
        return Asked(position.seat, self.by, ghost=fought.ghost) if fought.won else None

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        yield from ways_anywhere(position, asked.ghost)
        yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, MoveGhost):
            deeds.say(PowerUsed(deeds.seat, self.by))
            deeds.move(Moved(move.ghost, Level.RED, by_action=False), move.to)


CARD_11 = Card(
    11, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Victory Lap"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight won: move anywhere"),
    text=QT_TRANSLATE_NOOP("Powers", "After a won fight you may move the winner to any building with room. A bonus lying there can be fetched."),
    effect=CarriesWinner(11),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a building for the winner, or leave it where it is."),),
    order=2,
)  # fmt: skip


class RestsForScares(Effect):
    def on_rest(self, deeds: Deeds) -> None:
        deeds.gain_scares(2)


CARD_12 = Card(
    12, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Snoring Vampire"),
    brief=QT_TRANSLATE_NOOP("Powers", "Rest: 2 scares"),
    text=QT_TRANSLATE_NOOP("Powers", "Each rest brings you 2 scares, a rest by bonus too. Taking discs back in another way is no rest."),
    effect=RestsForScares(12),
)  # fmt: skip


class SummonsTwoTokens(Effect):
    summon_tokens = 2


CARD_13 = Card(
    13, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Double Cauldron"),
    brief=QT_TRANSLATE_NOOP("Powers", "Summon: 2 tokens"),
    text=QT_TRANSLATE_NOOP("Powers", "Every ghost you summon brings two tokens of its colour along. If only one such token is left, you get that one."),
    effect=SummonsTwoTokens(13),
)  # fmt: skip


CARDS = (
    CARD_01,
    CARD_02,
    CARD_03,
    CARD_04,
    CARD_05,
    CARD_06,
    CARD_07,
    CARD_08,
    CARD_09,
    CARD_10,
    CARD_11,
    CARD_12,
    CARD_13,
)
