"""Action cards 40 to 52: each row below the effect that it plugs in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from halloween_table.engine.evolving import evolved
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import QT_TRANSLATE_NOOP

from ..effects import Asks, Card, Claims, Effect, Moved, Price, When
from ..events import GhostPlaced, GhostsExchanged, PowerUsed, PumpkinTaken, TokenPaid
from ..moves import (
    NO,
    Move,
    MoveGhost,
    PickColour,
    PickGhost,
    PickSection,
    Summon,
    SummonMixed,
    TakePumpkin,
)
from ..pending import Asked, Die, Doing, Throwing
from ..survey import (
    buildings_with_room,
    ghosts_in_town,
    own_pumpkins,
    sections_below,
    ways_anywhere,
)
from ..town import BUILDINGS, HAUNTING, LEVEL_OF, LEVELS, SUPPLY, Action, Level, ghosts_of

if TYPE_CHECKING:
    from ..deeds import Deeds
    from ..position import Lord, Position


class ScoresOrangeTokens(Effect):
    def on_tokens(self, deeds: Deeds, level: Level, count: int) -> None:
        if level is Level.ORANGE:
            deeds.gain_points(2 * count, self.source)


CARD_40 = Card(
    40, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Orange Cat"),
    brief=QT_TRANSLATE_NOOP("Powers", "Orange token: 2 points"),
    text=QT_TRANSLATE_NOOP("Powers", "Each orange token that comes to you scores 2 points at once, wherever it is from."),
    effect=ScoresOrangeTokens(40),
)  # fmt: skip


class ScoresScares(Effect):
    def on_scares(self, deeds: Deeds, scares: int) -> None:
        if scares > 1:
            deeds.gain_points(1, self.source)


CARD_41 = Card(
    41, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Screaming Kettle"),
    brief=QT_TRANSLATE_NOOP("Powers", "2+ scares at once: 1 point"),
    text=QT_TRANSLATE_NOOP("Powers", "Whenever one source gives you 2 or more scares at once, you score 1 point. Gains from different sources are not added up."),
    effect=ScoresScares(41),
)  # fmt: skip


class CountsTens(Effect):
    """Counted when all other cards have been."""

    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        tens = max(0, lord.points) // 10
        return tens, tens


CARD_42 = Card(
    42, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Counting Owl"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 1 per 10 points"),
    text=QT_TRANSLATE_NOOP("Powers", "This card is counted last of all: every full 10 points you have by then bring 1 more."),
    effect=CountsTens(42),
    order=1,
)  # fmt: skip


class LiftsWhenHaunting(Effect):
    """A haunting may lift a section by one level."""

    def after_haunting(self, position: Position, level: Level) -> Asked:
        return Asked(position.seat, self.by)

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        yield from sections_below(position.lords[asked.owner], Level.RED)
        yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, PickSection):
            deeds.say(PowerUsed(deeds.seat, self.by))
            deeds.lift(move.section, LEVELS[deeds.lord.sections[move.section].level])


CARD_43 = Card(
    43, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Bouncing Coffin"),
    brief=QT_TRANSLATE_NOOP("Powers", "Haunt: lift a section"),
    text=QT_TRANSLATE_NOOP("Powers", "Each time you haunt, you may lift any one section by one level, free of charge. Taking a pumpkin back is not haunting."),
    effect=LiftsWhenHaunting(43),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a section to lift by one level, or let it be."),),
    order=2,
)  # fmt: skip


class PlacesGhost(Asks):
    """A ghost comes from the supply for a token of its colour; it is not summoned."""

    without = "no_ghost_for_token"

    def offered(self, position: Position, seat: Seat) -> Iterator[Move]:
        for level in LEVELS:
            if position.lords[seat].tokens[level - 1] and position.census.spare[level - 1] >= 0:
                for building in buildings_with_room(position):
                    yield Summon(building, level)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, Summon)
        deeds.give_tokens(move.level)
        deeds.enter(move.level, move.building)
        deeds.say(TokenPaid(deeds.seat, move.level))
        deeds.say(GhostPlaced(deeds.seat, move.building, move.level))


CARD_44 = Card(
    44, grey=False, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Express Parcel"),
    brief=QT_TRANSLATE_NOOP("Powers", "Token: place a ghost"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, spend a token and put a ghost of its colour from the supply into any building with room. This is neither a summon nor a move: it brings no token and fetches no bonus."),
    effect=PlacesGhost(44),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a ghost from the supply and a building for it; it costs a token of its colour."),),
)  # fmt: skip


class ExchangesGhosts(Effect):
    """Two ghosts of different colours in different buildings change places."""

    def lacks(self, position: Position, seat: Seat) -> str:
        return "" if next(self._firsts(position), None) else "nobody_to_exchange"

    def use(self, deeds: Deeds) -> None:
        deeds.push(Asked(deeds.seat, self.by))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if not asked.chosen:
            return self._firsts(position)
        return map(PickGhost, self._partners(position, asked.chosen[0]))

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickGhost)
        if not asked.chosen:
            deeds.push(evolved(asked, chosen=(move.ghost,)))
            return
        first, second = asked.chosen[0], move.ghost
        here, there = deeds.where(first), deeds.where(second)
        deeds.put(first, there)
        deeds.put(second, here)
        deeds.say(GhostsExchanged(deeds.seat, LEVEL_OF[first], here, LEVEL_OF[second], there))

    def _firsts(self, position: Position) -> Iterator[PickGhost]:
        for ghost in ghosts_in_town(position):
            if next(self._partners(position, ghost), None) is not None:
                yield PickGhost(ghost)

    @staticmethod
    def _partners(position: Position, first: int) -> Iterator[int]:
        for ghost in ghosts_in_town(position):
            if (
                LEVEL_OF[ghost] != LEVEL_OF[first]
                and position.ghosts[ghost] != position.ghosts[first]
            ):
                yield ghost


CARD_45 = Card(
    45, grey=True, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Revolving Door"),
    brief=QT_TRANSLATE_NOOP("Powers", "Two ghosts swap places"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, let two ghosts of different colours in different buildings swap places. This is not a move: they fetch no bonus."),
    effect=ExchangesGhosts(45),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose the first of the two ghosts that swap places."), QT_TRANSLATE_NOOP("Powers", "Now choose a ghost of another colour in another building.")),
)  # fmt: skip


class TakesPumpkinBack(Effect):
    """A Haunt action may take a pumpkin back for half of what it scored."""

    def targets(self, position: Position, doing: Doing) -> Iterator[Move]:
        if doing.action is Action.HAUNT:
            for building, level in own_pumpkins(position, doing.owner):
                yield TakePumpkin(building, level)

    def do(self, deeds: Deeds, doing: Doing, move: Move) -> None:
        assert isinstance(move, TakePumpkin)
        deeds.say(PowerUsed(deeds.seat, self.by))
        lost = HAUNTING[move.level] // 2
        deeds.take_pumpkin(move.building, move.level)
        deeds.score(deeds.seat, -lost, self.source)
        deeds.say(PumpkinTaken(deeds.seat, move.building, move.level, lost))


CARD_46 = Card(
    46, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Pumpkin Thief"),
    brief=QT_TRANSLATE_NOOP("Powers", "Haunt: a pumpkin back"),
    text=QT_TRANSLATE_NOOP("Powers", "Instead of haunting, the Haunt action may take one of your pumpkins back from any building: you lose half of what it scored. No ghost or level is needed, and it does not count as haunting. An end of the game once triggered stays triggered."),
    effect=TakesPumpkinBack(46),
)  # fmt: skip


class SummonsMixed(Effect):
    """Two ghosts of different colours summon: the lower roll says which colour appears."""

    def targets(self, position: Position, doing: Doing) -> Iterator[Move]:
        if doing.action is not Action.SUMMON:
            return
        census = position.census
        for building in buildings_with_room(position):
            present = [level for level in LEVELS[: doing.level] if census.of[building][level - 1]]
            for lower, higher in combinations(present, 2):
                if census.spare[lower - 1] >= 0 or census.spare[higher - 1] >= 0:
                    yield SummonMixed(building, lower, higher)

    def do(self, deeds: Deeds, doing: Doing, move: Move) -> None:
        assert isinstance(move, SummonMixed)
        deeds.say(PowerUsed(deeds.seat, self.by))
        dice = (Die(move.lower), Die(move.higher))
        levels = (move.lower, move.higher)
        deeds.push(Throwing(deeds.seat, self.by, dice, building=move.building, levels=levels))

    def rolled(self, deeds: Deeds, throwing: Throwing) -> None:
        lower, higher = throwing.levels
        first, second = throwing.dice
        level = lower if first.total <= second.total else higher
        deeds.summon(BUILDINGS[throwing.building], level)

    def settled(self, throwing: Throwing, die: int) -> bool:
        first, second = throwing.dice
        return (first.total > second.total) == (die == 0)


CARD_47 = Card(
    47, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Mixed Potion"),
    brief=QT_TRANSLATE_NOOP("Powers", "Summon: two colours"),
    text=QT_TRANSLATE_NOOP("Powers", "Two ghosts of different colours in one building will do for a summon; the section must command both, a bonus needs no level. Roll both dice: the colour of the lower roll appears, on a tie the lower level. At least one of the two must be in the supply; if the dice call the missing one, nothing comes, not even a token."),
    effect=SummonsMixed(47),
)  # fmt: skip


class ClaimsLikeGrey(Effect):
    def price(self, price: Price, claims: Claims) -> Price:
        return price._replace(different=False)


CARD_48 = Card(
    48, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Grey Spectacles"),
    brief=QT_TRANSLATE_NOOP("Powers", "Coloured cost like grey"),
    text=QT_TRANSLATE_NOOP("Powers", "You pay for coloured cards as if they were grey: any three tokens, and a discount on grey cards holds for them too. In all else they stay coloured."),
    effect=ClaimsLikeGrey(48),
)  # fmt: skip


class TokenForClaim(Effect):
    """A token of its owner's choice for each card they claim."""

    def on_claim(self, deeds: Deeds) -> None:
        deeds.push(Asked(deeds.seat, self.by))

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        for level in LEVELS:
            if position.tokens_left(level):
                yield PickColour(level)

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        assert isinstance(move, PickColour)
        deeds.gain_tokens(move.level)


CARD_49 = Card(
    49, grey=False, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Generous Aunt"),
    brief=QT_TRANSLATE_NOOP("Powers", "Each card: a free token"),
    text=QT_TRANSLATE_NOOP("Powers", "Every card you claim, beginning with this one, brings you a token from the supply, whichever you like."),
    effect=TokenForClaim(49),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a token from the supply: it is yours."),),
)  # fmt: skip


class CountsFullSets(Effect):
    def at_end(self, lord: Lord, claims: Claims) -> tuple[int, int]:
        sets = min(lord.tokens)
        return sets, 12 * sets


CARD_50 = Card(
    50, grey=False, when=When.END,
    name=QT_TRANSLATE_NOOP("Powers", "The Five Candles"),
    brief=QT_TRANSLATE_NOOP("Powers", "End: 12 per full set"),
    text=QT_TRANSLATE_NOOP("Powers", "When the game ends, each set of five tokens, one of every colour, scores 12 points."),
    effect=CountsFullSets(50),
)  # fmt: skip


class ScaresMore(Effect):
    scare_plus = 1


CARD_51 = Card(
    51, grey=True, when=When.PERMANENT,
    name=QT_TRANSLATE_NOOP("Powers", "The Megaphone"),
    brief=QT_TRANSLATE_NOOP("Powers", "Scare: 1 more"),
    text=QT_TRANSLATE_NOOP("Powers", "Your Scare action brings 1 scare on top, as part of the same gain."),
    effect=ScaresMore(51),
)  # fmt: skip


class MovesAfterScare(Effect):
    """One ghost of the colour that has scared goes anywhere."""

    def after_scaring(self, position: Position, level: Level) -> Asked:
        return Asked(position.seat, self.by, level=level)

    def choices(self, position: Position, asked: Asked) -> Iterator[Move]:
        if self.by not in position.spent:
            for ghost in ghosts_of(Level(asked.level)):
                if position.ghosts[ghost] != SUPPLY:
                    yield from ways_anywhere(position, ghost)
            yield NO

    def choose(self, deeds: Deeds, asked: Asked, move: Move) -> None:
        if isinstance(move, MoveGhost):
            deeds.spend(self.by)
            deeds.move(Moved(move.ghost, Level.RED, by_action=False), move.to)


CARD_52 = Card(
    52, grey=False, when=When.TURN,
    name=QT_TRANSLATE_NOOP("Powers", "The Runaway Sheet"),
    brief=QT_TRANSLATE_NOOP("Powers", "Scare: then move anywhere"),
    text=QT_TRANSLATE_NOOP("Powers", "Once per turn, after your Scare action, you may move one ghost of the chosen colour to any building with room. A bonus lying there can be fetched."),
    effect=MovesAfterScare(52),
    asks=(QT_TRANSLATE_NOOP("Powers", "Choose a ghost of that colour and a building for it, or let it be."),),
)  # fmt: skip


CARDS = (
    CARD_40,
    CARD_41,
    CARD_42,
    CARD_43,
    CARD_44,
    CARD_45,
    CARD_46,
    CARD_47,
    CARD_48,
    CARD_49,
    CARD_50,
    CARD_51,
    CARD_52,
)
