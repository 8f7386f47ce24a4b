"""Why a computer player would do something: the sentences, and who thinks at which level."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from halloween_table.contract.kit import Players
from halloween_table.contract.minds import Thinker
from halloween_table.engine.game import Seat
from halloween_table.engine.mind import Level, Thought
from halloween_table.engine.review import Reviewer
from halloween_table.engine.translate import fill, number

from ..rules.psychics import PSYCHICS

Strengths = tuple[int, int]
"""One's own, and the rival's."""


class RestInPeaceMinds(QObject):
    """Those who play Rest in Peace. What they think with is imported when somebody thinks: no table
    opens later for it."""

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

        match why:
            case because.Enough(own, theirs, held):
                if not held:
                    return fill(self.tr("%1 to %2 is enough to stay."), number(own), number(theirs))
                sentence = self.tr("%1 to %2 is enough to stay; %n ghosts stay in hand.", "", held)
                return fill(sentence, number(own), number(theirs))
            case because.TooDear(missing, psychic, ahead):
                return self._leaving(self._too_dear(missing, ahead), psychic)
            case because.OutOfReach(missing, psychic):
                return self._leaving(
                    self.tr(
                        "Staying takes %n more strength; these cards cannot reach it.", "", missing
                    ),
                    psychic,
                )
            case because.Overtakes(before, now, wins_game, saves_game, choice):
                sentence = self._overtaking(wins_game, saves_game)
                said = fill(sentence, *map(number, (*before, *now)))
                return self._with_choice(said, choice)
            case because.ComesCloser(before, now, missing, to_follow):
                return self._with_ghosts(self._coming_closer(before, now, missing), to_follow)
            case because.AtRoundTen(own, theirs):
                sentence = self.tr("That makes it %1 to %2 at round ten.")
                return fill(sentence, number(own), number(theirs))
            case because.TakesEffect(psychic):
                #: %1 is a psychic's name, %2 the sentence that says what it does.
                return fill(self.tr("%1: %2"), _name(psychic), _text(psychic))
            case because.ChancePlays(least, most, missing):
                if missing <= 0:
                    return fill(self.tr("Chance picks a ghost of %1 to %2."), least, most)
                sentence = self.tr(
                    "Chance picks a ghost of %1 to %2; staying takes %n more strength.",
                    "",
                    missing,
                )
                return fill(sentence, least, most)
            case because.GivesUp(value, smallest):
                sentence = self.tr("A ghost of %1 is given up for it.")
                if smallest:
                    sentence = self.tr("Only a ghost of %1 is given up; none here is smaller.")
                return fill(sentence, value)
            case because.ComesBack(value, largest):
                sentence = self.tr("A ghost of %1 comes back, to be played once more.")
                if largest:
                    sentence = self.tr("A ghost of %1 comes back; none there is larger.")
                return fill(sentence, number(value))
            case because.GhostForTen(value, last_chance, smallest):
                return fill(self._for_ten(last_chance, smallest), value)
            case because.PsychicForTen(psychic, idle):
                sentence = self.tr("At round ten this psychic fights, too: %1.")
                if idle:
                    sentence = self.tr("This psychic does nothing at round ten: %1.")
                return fill(sentence, _name(psychic))
            case because.KeepsCards(cards):
                return self.tr(
                    "Nothing goes to round ten: all %n cards are kept for now.", "", cards
                )
        return ""

    def _too_dear(self, missing: int, ahead: str) -> str:
        if ahead == "nothing":
            return self.tr(
                "Staying takes %n more strength; without it this mansion wins the rival the game.",
                "",
                missing,
            )
        if ahead == "ten":
            return self.tr(
                "Staying takes %n more strength; only round ten comes after this one, "
                "and it matters more.",
                "",
                missing,
            )
        return self.tr(
            "Staying takes %n more strength; the cards are better kept for later rounds.",
            "",
            missing,
        )

    def _leaving(self, sentence: str, psychic: int | None) -> str:
        if psychic is None:
            return sentence
        #: %1 is a whole sentence on why to leave the round, %2 a psychic's name.
        return fill(self.tr("%1 Leaving brings the psychic: %2."), sentence, _name(psychic))

    def _overtaking(self, wins_game: bool, saves_game: bool) -> str:
        if wins_game:
            return self.tr(
                "%1 to %2 becomes %3 to %4, enough to stay: this mansion would win the game."
            )
        if saves_game:
            return self.tr(
                "%1 to %2 becomes %3 to %4, enough to stay: "
                "otherwise this mansion wins the rival the game."
            )
        return self.tr("%1 to %2 becomes %3 to %4, enough to stay.")

    def _coming_closer(self, before: Strengths, now: Strengths, missing: int) -> str:
        if before == now:
            sentence = self.tr("It stays %1 to %2; staying takes %n more.", "", missing)
            return fill(sentence, *map(number, now))
        sentence = self.tr("%1 to %2 becomes %3 to %4; staying still takes %n more.", "", missing)
        return fill(sentence, *map(number, (*before, *now)))

    def _with_ghosts(self, said: str, values: tuple[int, ...]) -> str:
        """The sentence, and which ghosts are to be played then."""
        if not values:
            return said
        #: %1 are the values of the ghosts, one after the other.
        sentence = self.tr("%n ghosts are to follow: %1.", "", len(values))
        follow = fill(sentence, ", ".join(map(number, values)))
        #: Two whole sentences: what a ghost does, and what is played after it.
        return fill(self.tr("%1 %2"), said, follow)

    def _with_choice(self, said: str, choice: str) -> str:
        """The sentence, and why just this ghost."""
        why = {
            "smallest": self.tr("It is the smallest ghost; larger ones stay in hand."),
            "just_enough": self.tr("No smaller ghost would be enough."),
            "generous": self.tr("A smaller ghost would do, but the rival would have less to beat."),
            "more": self.tr("It was enough before; now the rival has more to beat."),
        }
        #: Two whole sentences: what a ghost does, and why just this one.
        return fill(self.tr("%1 %2"), said, why[choice]) if choice else said

    def _for_ten(self, last_chance: bool, smallest: bool) -> str:
        if last_chance:
            return self.tr("Only round ten is left, and there this ghost adds its %1.")
        if smallest:
            return self.tr("This ghost of %1, the smallest in hand, waits for round ten.")
        return self.tr("This ghost adds its %1 at round ten.")


def _name(psychic: int) -> str:
    return QCoreApplication.translate("Psychics", PSYCHICS[psychic].name)


def _text(psychic: int) -> str:
    return QCoreApplication.translate("Psychics", PSYCHICS[psychic].text)
