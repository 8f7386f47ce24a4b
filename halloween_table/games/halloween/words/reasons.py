"""Why a computer player would do something: the sentences, and who thinks at which level."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players
from halloween_table.contract.minds import Thinker
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Level, Thought
from halloween_table.engine.review import Reviewer
from halloween_table.engine.translate import fill

from ..rules.effects import When
from ..rules.powers import CARDS
from .names import Names


class HalloweenMinds(QObject):
    """Those who play Halloween. What they think with is imported when somebody thinks: no table
    opens later for it."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def thinker(self, level: Level) -> Thinker:
        from ..minds.mind import thinker

        return Thinker(*thinker(level))

    def reviewer(self) -> Reviewer[Any, Any]:
        """Who looks through a game that is over."""
        from ..minds.mind import reviewer

        return reviewer()

    def onward(
        self, before: Any, view: Any, seat: Seat, thought: Thought[Any]
    ) -> Thought[Any] | None:
        """What was said to follow, for whoever does what they were told."""
        from ..minds.mind import onward

        return onward(before, view, seat, thought)

    def reason(self, why: Any, seat: Seat, players: Players) -> str:
        from ..minds import reasons as because

        names = self._names
        match why:
            case because.Haunts(building, level, points):
                #: %1 is a building, %2 a colour.
                sentence = self.tr("%n points at once: %1, %2.", "", points)
                return fill(sentence, names.building(building), names.colour(level))
            case because.Summons(level, token):
                return self._summoning(level, token)
            case because.Frightens(scares):
                return self.tr("%n scares to spend on upgrades.", "", scares)
            case because.Upgrades(level, cost, token):
                return self._upgrading(level, cost, token)
            case because.Fights(foe, of_hundred, at_best, token):
                said = self._fighting(foe, of_hundred, token)
                if at_best <= of_hundred:
                    return said
                better = self.tr(
                    "With the best use of cards and bonuses it is %n times.", "", at_best
                )
                return self._together(said, better)
            case because.Wins(foe, token):
                return self._winning(foe, token)
            case because.LeavesIt():
                return self.tr("Better left as it is: nothing offered here is worth it now.")
            case because.Bets(number, of_hundred):
                sentence = self.tr(
                    "%n scares if the die reaches this number, as in %1 of 100 rolls; "
                    "otherwise 1 scare.",
                    "",
                    number,
                )
                return fill(sentence, of_hundred)
            case because.LetsStand():
                return self.tr("The dice stay as they fell; what could change them is kept.")
            case because.Takes(level, tokens):
                #: %1 is a colour.
                sentence = self.tr("%n tokens at once: %1.", "", tokens)
                return fill(sentence, names.colour(level))
            case because.Rests(discs):
                if not discs:
                    return self.tr("Nothing is worth a disc in this section now.")
                return self.tr("%n discs come back, and their spaces are free again.", "", discs)
            case because.Claims(card, points):
                return self._claiming(card, points)
            case because.Calls(card, None):
                #: %1 is a card, %2 what its power does, in a few words.
                sentence = self.tr("This power is of use now: %1 (%2).")
                return fill(sentence, names.card(card), names.card_brief(card))
            case because.Calls(card, further):
                said = fill(self.tr("This power is of use now: %1."), names.card(card))
                return self._together(said, self.reason(further, seat, players))
            case because.Uses(bonus, further):
                said = fill(self.tr("This bonus is of use now: %1."), names.bonus(bonus))
                if further is None:
                    return self._together(said, names.bonus_text(bonus))
                return self._together(said, self.reason(further, seat, players))
            case because.Lifts(section, level):
                #: %1 is a section, %2 a colour.
                sentence = self.tr("%1 then commands ghosts up to this colour: %2.")
                return fill(sentence, names.section(section), names.colour(level))
            case because.PaysFromBoard():
                return self.tr("This disc pays for the card, and its space is free again.")
            case because.TakesReward(points):
                return self.tr("%n points are worth more here than discs.", "", points)
            case because.EndsTurn():
                return self.tr("Every section has had its turn, and nothing else is worth doing.")
            case because.Prefers(choices):
                if choices == 1:
                    return self.tr("There is no other choice.")
                return self.tr("Of %n choices this one promises the most.", "", choices)
        return self._bringing(why)

    def _bringing(self, why: Any) -> str:
        """Why a ghost goes somewhere, and what for a bonus is kept."""
        from ..minds import reasons as because

        names = self._names
        match why:
            case because.Fetches(building, bonus):
                #: %1 is a building, %2 a bonus.
                sentence = self.tr("%1: a ghost can fetch the bonus “%2” there.")
                return fill(sentence, names.building(building), names.bonus(bonus))
            case because.Keeps(bonus):
                said = fill(self.tr("This bonus will be of use: %1."), names.bonus(bonus))
                return self._together(said, names.bonus_text(bonus))
            case because.Approaches(building, points):
                #: %1 is a building.
                sentence = self.tr(
                    "With this ghost there, %n points can be haunted: %1.", "", points
                )
                return fill(sentence, names.building(building))
            case because.Gathers(building, level):
                #: %1 is a building, %2 a colour.
                sentence = self.tr("Ghosts can summon another one there: %1, %2.")
                return fill(sentence, names.building(building), names.colour(level))
            case because.Denies(building, points):
                #: %1 is a building.
                sentence = self.tr(
                    "Nobody else can haunt there for %n points then: %1.", "", points
                )
                return fill(sentence, names.building(building))
            case because.Goes(building):
                return fill(
                    self.tr("This ghost promises more there: %1."), names.building(building)
                )
        raise TypeError(f"no sentence for {why!r}")

    def _together(self, said: str, more: str) -> str:
        #: Two whole sentences: why something is done, and what comes of it.
        return fill(self.tr("%1 %2"), said, more)

    def _summoning(self, level: int, token: bool) -> str:
        if token:
            return fill(self.tr("A summoned ghost brings a token: %1."), self._names.token(level))
        return fill(self.tr("One more ghost is in town then: %1."), self._names.ghost(level))

    def _upgrading(self, level: int, cost: int, token: bool) -> str:
        if token:
            sentence = self.tr("For %n scares the ghost grows and brings a token: %1.", "", cost)
            return fill(sentence, self._names.token(level))
        sentence = self.tr("For %n scares the ghost becomes a higher one: %1.", "", cost)
        return fill(sentence, self._names.ghost(level))

    def _fighting(self, foe: int, of_hundred: int, token: bool) -> str:
        names = self._names
        if of_hundred == 100:
            if token:
                return fill(
                    self.tr("This fight can be won for sure and brings a token: %1."),
                    names.token(foe),
                )
            return fill(
                self.tr("This fight can be won for sure and drives a ghost out of town: %1."),
                names.ghost(foe),
            )
        if token:
            sentence = self.tr(
                "Such a fight is won %n times out of 100 and then brings a token: %1.",
                "",
                of_hundred,
            )
            return fill(sentence, names.token(foe))
        sentence = self.tr(
            "Such a fight is won %n times out of 100 and then drives a ghost out of town: %1.",
            "",
            of_hundred,
        )
        return fill(sentence, names.ghost(foe))

    def _claiming(self, card: int, points: int) -> str:
        if CARDS[card].when is When.END:
            #: %1 is what a card counts at the end, in a few words; they begin with "End:".
            sentence = self.tr("%n points at once. %1.", "", points)
        else:
            #: %1 is what a card's power does, in a few words.
            sentence = self.tr("%n points at once, and from now on: %1.", "", points)
        return fill(sentence, self._names.card_brief(card))

    def _winning(self, foe: int, token: bool) -> str:
        if token:
            sentence = self.tr("This wins the fight and brings a token: %1.")
            return fill(sentence, self._names.token(foe))
        sentence = self.tr("This wins the fight and drives a ghost out of town: %1.")
        return fill(sentence, self._names.ghost(foe))
