"""Action cards 27 to 39: each row below the effect that it plugs in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from halloween_table.engine.game import Seat
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from ..effects import Asks, Card, Claims, Effect, Moved, Price, When
from ..events import PowerUsed
from ..moves import NO, ROLL, YES, Move, PickSection
from ..pending import Asked
from ..survey import free_slots
from ..town import BUILDINGS, LEVEL_OF, LEVELS, UPGRADE_COST, Level

if TYPE_CHECKING:
    from ..deeds import Deeds
    from ..position import Lord, Position


class UpgradesForPoints(Effect):
    def on_upgrade(self, deeds: Deeds) -> None:
        deeds.gain_points(2, self.source)


CARD_27 = Card(
    27, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The New Costume"),
    brief=QT_TRANSLATE_NOOP("Powers", "Upgrade: 2 points"),
    text=QT_TRANSLATE_NOOP("Powers", "Each ghost you upgrade scores 2 points. Lifting a section by a card is not an Upgrade."),
    effect=UpgradesForPoints(27),
)  # fmt: skip


class CountsRedTokens(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        reds = lord.tokens[Level.RED - 1]
        return reds, 3 * reds


CARD_28 = Card(
    28, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Toffee Apple"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 3 per red token"),
    text=QT_TRANSLATE_NOOP("Powers", "Red tokens that you keep to the end score 3 points each; spent ones score nothing."),
    effect=CountsRedTokens(28),
)  # fmt: skip


class SummonsForPoint(Effect):
    def on_summon(self, deeds: Deeds) -> None:
        deeds.gain_points(1, self.source)


CARD_29 = Card(
    29, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Graveyard Choir"),
    brief=QT_TRANSLATE_NOOP("Powers", "Summon: 1 point"),
    text=QT_TRANSLATE_NOOP("Powers", "Each ghost you summon scores 1 point, by bonus or card too. A ghost that is merely put into a building is not summoned."),
    effect=SummonsForPoint(29),
)  # fmt: skip


class CountsScares(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        threes = lord.scares // 3
        return threes, 2 * threes


CARD_30 = Card(
    30, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Scream Jar"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 2 per 3 scares"),
    text=QT_TRANSLATE_NOOP("Powers", "When the game ends, every three scares you have saved score 2 points. One or two left over score nothing."),
    effect=CountsScares(30),
)  # fmt: skip


class SummonsOnArrival(Effect):
    """A moved ghost that meets its own colour summons a third."""

    def after_moving(self, position: Position, moved: Moved) -> Asked:
        return Asked(position.seat, self.by, ghost=moved.ghost)

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        building, level = BUILDINGS[position.ghosts[asked.ghost]], LEVEL_OF[asked.ghost]
        if (
            self.by not in position.spent
            and len(position.census.of[building][level - 1]) > 1
            and position.census.spare[level - 1] >= 0
            and position.has_room(building)
        ):
            yield YES
            yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if move == YES:
            deeds.spend(self.by)
            deeds.summon(deeds.where(asked.ghost), LEVEL_OF[asked.ghost])


CARD_31 = Card(
    31, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Chatty Cousins"),
    brief=QT_TRANSLATE_NOOP("Powers", "Move to its kind: summon"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, a ghost that you move to one of its own colour may call another: summon that colour there at once, token included. Every kind of move will do, by action, bonus or card."),
    effect=SummonsOnArrival(31),
    asks=(QT_TRANSLATE_NOOP("Powers", "Summon a ghost of that colour there at once?"),),
    yes=QT_TRANSLATE_NOOP("Powers", "Summon here"),
    order=1,
)  # fmt: skip


class BeatsLower(Effect):
    """A fight against a lower level is won without rolling, if its owner likes."""

    def opens_fight(self, position: Position, ghost: int, foe: int) -> bool:
        return LEVEL_OF[foe] < LEVEL_OF[ghost]

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        yield YES
        yield ROLL

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if move == YES:
            deeds.say(PowerUsed(deeds.seat, self.by))
            deeds.end_fight(asked.ghost, asked.foe, None, None)
        else:
            deeds.throw_fight(asked.ghost, asked.foe)


CARD_32 = Card(
    32, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Big Sister"),
    brief=QT_TRANSLATE_NOOP("Powers", "Lower foe: win at once"),
    text=QT_TRANSLATE_NOOP("Powers", "Against a ghost of a lower level your attacker wins at once, without a roll. You may roll all the same; then the dice decide."),
    effect=BeatsLower(32),
    asks=(QT_TRANSLATE_NOOP("Powers", "Win at once, or roll all the same?"),),
    yes=QT_TRANSLATE_NOOP("Powers", "Win at once"),
    no=QT_TRANSLATE_NOOP("Powers", "Roll all the same"),
)  # fmt: skip


class CountsTokens(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        pairs = sum(lord.tokens) // 2
        return pairs, 3 * pairs


CARD_33 = Card(
    33, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Mismatched Socks"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 3 per 2 tokens"),
    text=QT_TRANSLATE_NOOP("Powers", "When the game ends, every two tokens you have left, of whatever colours, score 3 points. A single one left over scores nothing."),
    effect=CountsTokens(33),
)  # fmt: skip


class WinsTwoTokens(Effect):
    win_tokens = 2


CARD_34 = Card(
    34, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Two-Headed Troll"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight won: 2 tokens"),
    text=QT_TRANSLATE_NOOP("Powers", "Every ghost you beat leaves you two tokens of its colour. If only one such token is left, you get that one."),
    effect=WinsTwoTokens(34),
)  # fmt: skip


class CountsLowestSection(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        lowest = lord.lowest
        return 1, (0, 1, 2, 5, 8)[lowest - 1]


CARD_35 = Card(
    35, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Wobbly Table"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: your lowest section"),
    text=QT_TRANSLATE_NOOP("Powers", "When the game ends, your lowest section scores: nothing for blue, 1 point for green, 2 for yellow, 5 for orange, 8 for red."),
    effect=CountsLowestSection(35),
)  # fmt: skip


class CountsPumpkins(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        unused = lord.pumpkins + lord.common
        return unused, 4 * unused


CARD_36 = Card(
    36, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Pumpkin Cellar"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 4 per spare pumpkin"),
    text=QT_TRANSLATE_NOOP("Powers", "Pumpkins still with you at the end score 4 points each. With two players those of the common colour count as well."),
    effect=CountsPumpkins(36),
)  # fmt: skip


class DrawsBonus(Effect):
    """A bonus token from the stack: kept, swapped or dropped."""

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if any(True for _ in free_slots(position.lords[seat])) else "slots_blocked"

    def use(self, deeds: Deeds) -> None:
        deeds.draw_for_owner()


CARD_37 = Card(
    37, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Bottomless Bag"),
    brief=QT_TRANSLATE_NOOP("Powers", "Draw a bonus"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, draw a bonus from the stack: keep it in a free slot, swap it for one you hold, or discard it. While discs block all three slots you cannot draw."),
    effect=DrawsBonus(37),
)  # fmt: skip


class ClaimsCheaper(Effect):
    """Grey cards, and coloured ones priced like them, cost a token less; all coloured ones do for
    whoever is on every grey card in use."""

    def price(self, price: Price, claims: Claims) -> Price:
        if price.different and not claims.on_all_grey:
            return price
        return price._replace(tokens=price.tokens - 1)


CARD_38 = Card(
    38, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Regular Customer"),
    brief=QT_TRANSLATE_NOOP("Powers", "Grey cards: 1 token less"),
    text=QT_TRANSLATE_NOOP("Powers", "Each further grey card costs you two tokens only. Once you are on every grey card of the eight in use, coloured cards cost you one token less."),
    effect=ClaimsCheaper(38),
    order=1,
)  # fmt: skip


class LiftsForScares(Asks):
    """A section rises by one level for the scare points of that level."""

    without = "no_lift_affordable"

    def lacks(self, position: Position, seat: Seat) -> str:
        if position.lords[seat].lowest is Level.RED:
            return "sections_red"
        return super().lacks(position, seat)

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        lord = position.lords[seat]
        for at, section in enumerate(lord.sections):
            if section.level < Level.RED and UPGRADE_COST[LEVELS[section.level]] <= lord.scares:
                yield PickSection(at)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickSection)
        above = LEVELS[deeds.lord.sections[move.section].level]
        deeds.pay_scares(UPGRADE_COST[above])
        deeds.lift(move.section, above)


CARD_39 = Card(
    39, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Attic Ladder"),
    brief=QT_TRANSLATE_NOOP("Powers", "Buy a level for scares"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, lift a section by one level: 2 scares to green, 3 to yellow, 4 to orange, 5 to red. No ghost of that colour need be in town, and it is not an Upgrade: no card makes it cheaper."),
    effect=LiftsForScares(39),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a section to lift by one level for its price."),),
)  # fmt: skip


CARDS = (
    CARD_27,
    CARD_28,
    CARD_29,
    CARD_30,
    CARD_31,
    CARD_32,
    CARD_33,
    CARD_34,
    CARD_35,
    CARD_36,
    CARD_37,
    CARD_38,
    CARD_39,
)
