"""Action cards 14 to 26: each row below the effect that it plugs in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from ..effects import Asks, Card, Effect, Fought, Moved, When
from ..events import GhostLeft, NumberNamed, PowerUsed, TokensTraded
from ..moves import (
    NO,
    YES,
    FightAll,
    Haunt,
    Move,
    MoveGhost,
    Name,
    PickColour,
    PickDisc,
    PickGhost,
    PickSection,
    TradeDown,
    TradeUp,
)
from ..pending import Asked, Die, Doing, Throwing
from ..survey import discs_on, foes_beside, free_haunts, ghost_moves, ghosts_in_town, section_discs
from ..town import BUILDINGS, DIE, GHOSTS_PER_LEVEL, LEVEL_OF, LEVELS, Action, Level

if TYPE_CHECKING:
    from ..deeds import Deeds
    from ..position import Position


class TakesTwoDiscs(Effect):
    """Two discs of one section, as many as there are."""

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if discs_on(position.lords[seat]) else "no_discs_on_board"

    def use(self, deeds: Deeds) -> None:
        deeds.push(Asked(deeds.seat, self.by, number=2))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        lord = position.lords[asked.owner]
        if asked.chosen and asked.number:
            yield from section_discs(lord, asked.chosen[0])
        elif asked.number:
            for at, section in enumerate(lord.sections):
                if section.taken:
                    yield PickSection(at)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, PickSection):
            if deeds.lord.sections[move.section].taken <= asked.number:
                deeds.empty_section(move.section)
            else:
                deeds.push(evolved(asked, chosen=(move.section,)))
        elif isinstance(move, PickDisc):
            deeds.take_disc(move.section, move.action)
            deeds.push(evolved(asked, number=asked.number - 1))


CARD_14 = Card(
    14, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Tidy Magpie"),
    brief=QT_TRANSLATE_NOOP("Powers", "Take back 2 discs"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, take two discs back from the action spaces of one section, or one if no more lie there. It is not a rest."),
    effect=TakesTwoDiscs(14),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a section to take discs from."), QT_TRANSLATE_NOOP("Powers", "Choose a disc to take back.")),
)  # fmt: skip


class LowersForTokens(Asks):
    """A section sinks by one level; two tokens of its new colour."""

    without = "tokens_out_below"

    def lacks(self, position: Position, seat: Seat) -> str:
        if position.lords[seat].highest is Level.BLUE:
            return "sections_blue"
        return super().lacks(position, seat)

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        for at, section in enumerate(position.lords[seat].sections):
            if section.level > Level.BLUE and position.tokens_left(LEVELS[section.level - 2]):
                yield PickSection(at)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickSection)
        deeds.gain_tokens(deeds.lower(move.section), 2)


CARD_15 = Card(
    15, grey=False, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Slippery Banister"),
    brief=QT_TRANSLATE_NOOP("Powers", "Level down: 2 tokens"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, lower a section by one level and take two tokens of its new level’s colour. At least one such token must be in the supply; blue cannot go lower."),
    effect=LowersForTokens(15),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a section to lower by one level."),),
)  # fmt: skip


class MovesFurtherGhost(Effect):
    """A section's Move action moves another ghost as well."""

    def after_moving(self, position: Position, moved: Moved) -> Asked | None:
        if not moved.by_action or moved.further:
            return None
        raised = moved.level - position.acting_level
        return Asked(
            position.seat, self.by, ghost=moved.ghost, raised=raised, anywhere=moved.anywhere
        )

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        for move in ghost_moves(position, self._commanded(position, asked), asked.anywhere):
            if move.ghost != asked.ghost:
                yield move
        yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, MoveGhost):
            deeds.say(PowerUsed(deeds.seat, self.by))
            if LEVEL_OF[move.ghost] > deeds.position.acting_level:
                deeds.need_higher_level()
            level = self._commanded(deeds.position, asked)
            deeds.move(Moved(move.ghost, level, by_action=True, further=True), move.to)

    @staticmethod
    def _commanded(position: Position, asked: Asked) -> Level:
        """By now: the section may have been lifted after the first ghost had moved."""
        return Level(min(position.acting_level + asked.raised, Level.RED))


CARD_16 = Card(
    16, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Tandem Broom"),
    brief=QT_TRANSLATE_NOOP("Powers", "Move: one further ghost"),
    text=QT_TRANSLATE_NOOP("Powers", "After the ghost of your Move action, one further ghost that the section commands may move too. A move by bonus takes no second ghost along."),
    effect=MovesFurtherGhost(16),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose one further ghost to move, or let it be."),),
    order=3,
)  # fmt: skip


class SendsGhostHome(Effect):
    """A ghost returns to the supply for its token."""

    def lacks(self, position: Position, seat: Seat) -> str:
        return ""

    def use(self, deeds: Deeds) -> None:
        deeds.push(Asked(deeds.seat, self.by))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        return map(PickGhost, ghosts_in_town(position))

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickGhost)
        level = LEVEL_OF[move.ghost]
        deeds.say(GhostLeft(deeds.seat, deeds.where(move.ghost), level))
        deeds.leave(move.ghost)
        deeds.gain_tokens(level)


CARD_17 = Card(
    17, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Last Tram"),
    brief=QT_TRANSLATE_NOOP("Powers", "Ghost leaves for a token"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, send any ghost in town back to the supply and take a token of its colour. It may leave even if no such token is left."),
    effect=SendsGhostHome(17),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a ghost in town to send back to the supply."),),
)  # fmt: skip


class RollsWhenHaunting(Effect):
    """The die of the ghost used says how many scare points a haunting brings."""

    def after_haunting(self, position: Position, level: Level) -> Throwing:
        return Throwing(position.seat, self.by, (Die(level),))

    def rolled(self, deeds: Deeds, throwing: Throwing) -> None:
        deeds.gain_scares(throwing.dice[0].total)


CARD_18 = Card(
    18, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Creaking Door"),
    brief=QT_TRANSLATE_NOOP("Powers", "Haunt: roll for scares"),
    text=QT_TRANSLATE_NOOP("Powers", "Each time you haunt, the die of that colour decides: gain as many scares as you roll. Bonuses for dice help here too."),
    effect=RollsWhenHaunting(18),
    order=1,
)  # fmt: skip


class WinsScares(Effect):
    def on_win(self, deeds: Deeds, ghost: int, foe: int) -> None:
        deeds.gain_scares(LEVEL_OF[foe])


CARD_19 = Card(
    19, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Gloating Goblin"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight won: scares by level"),
    text=QT_TRANSLATE_NOOP("Powers", "Beat a ghost and its level is yours in scares: 1 for a blue one, up to 5 for a red one."),
    effect=WinsScares(19),
)  # fmt: skip


class FightsThemAll(Effect):
    """One attacker against every ghost of another colour in its building."""

    def targets(self, position: Position, doing: Doing) -> Iterator[Move]:
        if doing.action is not Action.FIGHT or self.by in position.spent:
            return
        for ghost in ghosts_in_town(position):
            if LEVEL_OF[ghost] <= doing.level and len(foes_beside(position, ghost)) > 1:
                yield FightAll(ghost)

    def do(self, deeds: Deeds, doing: Doing, move: Move) -> None:
        assert isinstance(move, FightAll)
        deeds.spend(self.by)
        foes = foes_beside(deeds.position, move.ghost)
        building = deeds.where(move.ghost)
        deeds.push(Asked(deeds.seat, self.by, ghost=move.ghost, building=building, chosen=foes))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if position.ghosts[asked.ghost] == asked.building:
            for foe in asked.chosen:
                yield PickGhost(foe)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickGhost)
        left = tuple(foe for foe in asked.chosen if foe != move.ghost)
        deeds.push(evolved(asked, chosen=left))
        deeds.fight(asked.ghost, move.ghost)


CARD_20 = Card(
    20, grey=False, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Pillow Fight"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight: one against all"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, one Fight lets the attacker take on all ghosts of other colours that are in its building at the start, at least two, in your order and each with new rolls. A lost roll does not end it, a winner moved away does. No other card adds foes."),
    effect=FightsThemAll(20),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose the next foe."),),
)  # fmt: skip


class BetsOnMove(Effect):
    """A number is named and the moved ghost's die rolled."""

    def after_moving(self, position: Position, moved: Moved) -> Asked | None:
        if not moved.by_action:
            return None
        return Asked(position.seat, self.by, ghost=moved.ghost)

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if self.by not in position.spent:
            yield from map(Name, range(1, DIE[LEVEL_OF[asked.ghost]] + 1))
            yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, Name):
            deeds.spend(self.by)
            deeds.say(NumberNamed(deeds.seat, move.number))
            die = Die(LEVEL_OF[asked.ghost])
            deeds.push(Throwing(deeds.seat, self.by, (die,), number=move.number))

    def rolled(self, deeds: Deeds, throwing: Throwing) -> None:
        deeds.gain_scares(throwing.number if self.settled(throwing, 0) else 1)

    def settled(self, throwing: Throwing, die: int) -> bool:
        return throwing.dice[die].total >= throwing.number


CARD_21 = Card(
    21, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Boastful Raven"),
    brief=QT_TRANSLATE_NOOP("Powers", "Move: bet on its die"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, when your Move action has moved a ghost, you may name a number from 1 to the highest on its own die, then roll. Reach your number and gain that many scares; fall short and gain 1."),
    effect=BetsOnMove(21),
    asks=(QT_TRANSLATE_NOOP("Powers", "Name a number: roll at least as much and it is yours in scares."),),
    order=2,
)  # fmt: skip


class TradesTokens(Asks):
    """One token for two of the level below, or two for one of the level above."""

    without = "nothing_to_trade"

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        tokens = position.lords[seat].tokens
        for level in LEVELS:
            have = tokens[level - 1]
            if have and level > Level.BLUE and position.tokens_left(LEVELS[level - 2]) > 1:
                yield TradeDown(level)
            if have > 1 and level < Level.RED and position.tokens_left(LEVELS[level]):
                yield TradeUp(level)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, TradeUp | TradeDown)
        down = isinstance(move, TradeDown)
        given, received = (1, 2) if down else (2, 1)
        into = LEVELS[move.level - 2] if down else LEVELS[move.level]
        deeds.give_tokens(move.level, given)
        deeds.say(TokensTraded(deeds.seat, move.level, given, into, received))
        deeds.gain_tokens(into, received)


CARD_22 = Card(
    22, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Candy Trader"),
    brief=QT_TRANSLATE_NOOP("Powers", "Tokens: 1 for 2, 2 for 1"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, swap one token for two of the next lower level, or two of one colour for one of the next higher level. The supply must hold all that you are to get."),
    effect=TradesTokens(22),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose the swap: one token for two lower ones, or two alike for one higher."),),
)  # fmt: skip


class BuysToken(Asks):
    """A token for as many scare points as its level."""

    without = "no_token_affordable"

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        for level in LEVELS:
            if level <= position.lords[seat].scares and position.tokens_left(level):
                yield PickColour(level)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickColour)
        deeds.pay_scares(move.level)
        deeds.gain_tokens(move.level)


CARD_23 = Card(
    23, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Midnight Market"),
    brief=QT_TRANSLATE_NOOP("Powers", "Buy a token for scares"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, buy a token from the supply: blue for 1 scare, green 2, yellow 3, orange 4, red 5. No card makes it cheaper."),
    effect=BuysToken(23),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose the colour of the token you buy."),),
)  # fmt: skip


class FightsAnywhere(Effect):
    fights_anywhere = True


CARD_24 = Card(
    24, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Flying Slipper"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight: foe anywhere"),
    text=QT_TRANSLATE_NOOP("Powers", "Your ghost may attack across the whole town: the foe can be in any building. All else in the fight is as usual."),
    effect=FightsAnywhere(24),
)  # fmt: skip


class HauntsWithFive(Effect):
    """The fifth ghost of a colour, when summoned, may haunt any building."""

    def after_summoning(self, position: Position, level: Level) -> Asked | None:
        if position.census.in_town[level - 1] < GHOSTS_PER_LEVEL:
            return None
        return Asked(position.seat, self.by, level=level)

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        for building in BUILDINGS:
            yield from free_haunts(position, asked.owner, building, Level(asked.level))
        yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, Haunt):
            deeds.say(PowerUsed(deeds.seat, self.by))
            deeds.haunt(move.building, move.level, move.common)


CARD_25 = Card(
    25, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Fifth Chair"),
    brief=QT_TRANSLATE_NOOP("Powers", "Summon the fifth: haunt"),
    text=QT_TRANSLATE_NOOP("Powers", "When you summon the fifth ghost of a colour, you may at once haunt any building with that colour, without a ghost or a level for it. The space must be free, and each colour of pumpkin still stands only once in a building."),
    effect=HauntsWithFive(25),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a haunting space of that colour, or let it be."),),
)  # fmt: skip


class GainsDifference(Effect):
    """Scare points for the difference of the dice, in one fight of a turn."""

    def after_fight(self, position: Position, fought: Fought) -> Asked | None:
        if not fought.difference:
            return None
        return Asked(position.seat, self.by, number=abs(fought.difference))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if self.by not in position.spent:
            yield YES
            yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if move == YES:
            deeds.spend(self.by)
            deeds.gain_scares(asked.number)

    def wants_difference(self, position: Position) -> bool:
        return self.by not in position.spent


CARD_26 = Card(
    26, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Unfair Referee"),
    brief=QT_TRANSLATE_NOOP("Powers", "Fight: difference = scares"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, after a fight with dice, you may gain the difference of the two totals as scares, won or not. Everything added to a roll counts; of several fights in a row, only one pays."),
    effect=GainsDifference(26),
    asks=(QT_TRANSLATE_NOOP("Powers", "Take the difference of the dice as scares now?"),),
    yes=QT_TRANSLATE_NOOP("Powers", "Scares: +%1"),
    order=1,
)  # fmt: skip


CARDS = (
    CARD_14,
    CARD_15,
    CARD_16,
    CARD_17,
    CARD_18,
    CARD_19,
    CARD_20,
    CARD_21,
    CARD_22,
    CARD_23,
    CARD_24,
    CARD_25,
    CARD_26,
)
