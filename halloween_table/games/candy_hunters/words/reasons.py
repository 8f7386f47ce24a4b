"""The computer players of Candy Hunters, and how they say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from halloween_table.contract.kit import Players
from halloween_table.engine.game import Seat
from halloween_table.engine.translate import fill, signed

from ..rules.position import Stage

if TYPE_CHECKING:
    from halloween_table.contract.minds import Thinker
    from halloween_table.engine.mind import Level
    from halloween_table.engine.review import Reviewer


class CandyHuntersMinds(QObject):
    """Those who play, loaded when somebody sits down with them; a sentence for each of their reasons."""

    def thinker(self, level: Level) -> Thinker:
        from halloween_table.contract.minds import Thinker

        from ..minds.mind import thinker

        mind, budget = thinker(level)
        return Thinker(mind, budget)

    def reviewer(self) -> Reviewer[Any, Any]:
        """Who looks through a game that is over."""
        from ..minds.mind import reviewer

        return reviewer()

    def reason(self, why: Any, seat: Seat, players: Players) -> str:
        from ..minds import reasons

        match why:
            case reasons.Scores(points, candies, others):
                if not candies:
                    said = fill(self.tr("The card brings %1 here, all in all."), signed(points))
                else:
                    sentence = self.tr("The card brings %1 here, %n candies included.", "", candies)
                    said = fill(sentence, signed(points))
                return self._with_others(said, others)
            case reasons.MakesFit(points, others):
                sentence = self.tr("With this house a card in hand can bring %1 at once.")
                return self._with_others(fill(sentence, signed(points)), others)
            case reasons.MakesMore(at_once, points, others):
                sentence = self.tr(
                    "With this house a card in hand can bring %1 at once, "
                    "and %2 once the ghosts have moved."
                )
                said = fill(sentence, signed(at_once), signed(points))
                return self._with_others(said, others)
            case reasons.FitsAlready(points, others):
                sentence = self.tr(
                    "A card in hand can bring %1 as it is; this house is for the turns to come."
                )
                return self._with_others(fill(sentence, signed(points)), others)
            case reasons.OnTheWay(points, others):
                sentence = self.tr("After this, a card in hand is to bring %1 in this turn.")
                return self._with_others(fill(sentence, signed(points)), others)
            case reasons.GhostsStay(points, others):
                sentence = self.tr("The ghosts stand well: a card in hand brings %1 now.")
                return self._with_others(fill(sentence, signed(points)), others)
            case reasons.Saves(points):
                sentence = self.tr("Scoring would bring %1 now, but leaving it promises more.")
                return fill(sentence, signed(points))
            case reasons.BringsOnly(points):
                sentence = self.tr(
                    "As the town stands, this card would bring %1; another one may bring more."
                )
                return fill(sentence, signed(points))
            case reasons.OnAPlace(points, lacks):
                return fill(self._on_a_place(lacks), signed(points))
            case reasons.HauntedCloser(lacks):
                return self.tr("The haunted card in hand then lacks only %n things.", "", lacks)
            case reasons.InTheWay(cards):
                return self.tr(
                    "The ghost gets in the way: %n cards that others may hold fit here.", "", cards
                )
            case reasons.DrivesAway(driven):
                return self._driving_away(driven)
            case reasons.NearlyInTheWay(cards):
                return self.tr(
                    "The ghost gets in the way: with one more house, %n cards that others may "
                    "hold fit here.",
                    "",
                    cards,
                )
            case reasons.EatsAlong(cards):
                return self.tr(
                    "Here this kid may eat along: %n cards that others may hold fit here.",
                    "",
                    cards,
                )
            case reasons.WorthKeeping(fit, nearly):
                return self._worth_keeping(fit, nearly)
            case reasons.BeginsAChain(further):
                #: %1 is a whole sentence on what the last of several shoves does.
                return fill(
                    self.tr("One shove leads to the next. %1"), self.reason(further, seat, players)
                )
            case reasons.GoesOn(further):
                #: %1 is a whole sentence on what the last of several moves of a ghost does.
                return fill(
                    self.tr("The ghost goes on from there. %1"),
                    self.reason(further, seat, players),
                )
            case reasons.PromisesMost(stage):
                return self._promises_most(stage)
        return self._plain()[type(why).__name__]

    def _with_others(self, said: str, candies: int) -> str:
        """The sentence, and what else it brings to whom."""
        if not candies:
            return said
        too = self.tr("Other players get %n candies by it, too.", "", candies)
        #: Two whole sentences: what a card brings, and what others get by it.
        return fill(self.tr("%1 %2"), said, too)

    def _worth_keeping(self, fit: int, nearly: int) -> str:
        if fit:
            return self.tr("Worth keeping: %n cards in hand fit the town as it is.", "", fit)
        return self.tr("Worth keeping: %n cards in hand lack only one house.", "", nearly)

    def _on_a_place(self, lacks: bool) -> str:
        if lacks:
            return self.tr(
                "With one more house a card in hand fits around this kid, and its candy brings %1."
            )
        return self.tr("A card in hand fits around this kid, and its candy would bring %1.")

    def _driving_away(self, driven: str) -> str:
        return {
            "": self.tr("Another player’s kid has to leave its house."),
            "place": self.tr("Another player’s kid has to leave the houses that are to be scored."),
            "candy": self.tr("Another player’s kid has to flee to where its candy brings less."),
            "cards": self.tr("Another player’s kid has to flee to where fewer cards fit."),
        }[driven]

    def _promises_most(self, stage: Stage) -> str:
        return {
            Stage.HOUSE: self.tr("Of all houses, this one promises most."),
            Stage.GHOSTS: self.tr("Of all that the ghosts could do, this promises most."),
            Stage.EXCHANGE: self.tr("Of all that can be done with the cards, this promises most."),
            Stage.KID: self.tr("Of all free houses, this one promises most."),
        }[stage]

    def _plain(self) -> dict[str, str]:
        return {
            "Brings": self.tr("With this house a card in hand lacks only one more."),
            "OffThePlace": self.tr(
                "The ghost leaves the houses that are to be scored: one scare marker less."
            ),
            "WhereGhostIsWanted": self.tr("The haunted card wants a ghost there."),
            "KidOntoThePlace": self.tr(
                "There the kid stands on the houses that are to be scored, and gets a candy."
            ),
            "KidOffThePlace": self.tr(
                "So the other player’s kid gets no candy when these houses are scored."
            ),
            "LessForKid": self.tr("There the candy would bring the other player less."),
            "NothingFits": self.tr("No card in hand fits the town now."),
            "NothingGained": self.tr("Scoring would bring nothing now."),
            "CannotExchange": self.tr("There is nothing to exchange."),
            "FarFromFitting": self.tr(
                "This card lacks more than one house everywhere; another one may fit sooner."
            ),
            "LacksOne": self.tr("This card still lacks a house; another one may fit at once."),
            "NoTurnLeft": self.tr("There is no turn left in which a new card could be scored."),
            "NothingToScore": self.tr("No card in hand brings anything now: the ghosts can stay."),
            "FreesAPlace": self.tr(
                "The ghost leaves houses that a card in hand needs in a turn to come."
            ),
            "MoreForKid": self.tr("There the candy of this kid would bring more."),
            "KidToAPlace": self.tr(
                "There the kid stands on houses that a card in hand needs, and may get a candy."
            ),
            "ElsewhereInTheWay": self.tr(
                "Anywhere else the ghost would stand on the houses that are to be scored."
            ),
            "ElsewhereFed": self.tr(
                "Anywhere else the other player’s kid would stand on the houses that are to be scored."
            ),
            "NowhereLessForKid": self.tr(
                "Nowhere else would the candy bring the other player less."
            ),
            "NowhereFewerCards": self.tr(
                "Nowhere else do fewer cards fit around the other player’s kid."
            ),
            "SameForKid": self.tr("Wherever this kid flees, its candy would bring just as much."),
            "ElsewhereNeeded": self.tr(
                "Here the ghost stands on no houses that a card in hand needs in a turn to come."
            ),
            "HelpsOthersLeast": self.tr("No other house would help the others less."),
            "NowhereElse": self.tr("There is nowhere else to go."),
            "FewerCardsForKid": self.tr("Fewer cards fit around the other player’s kid there."),
            "NewColour": self.tr("The first candy of a colour brings 2 points."),
        }
